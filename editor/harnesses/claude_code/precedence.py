"""Who wins a name among the definitions that load, and what a request for a name finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import record
from editor.harnesses.claude_code.loading import (
    Candidate,
    Folder,
    Surroundings,
    exclusion,
    identity_of,
    start_fails,
    tidy,
    tree_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from editor.harnesses.claude_code.rules import Rules

RANKS = {"managed": 0, "cli": 1, "project": 2, "add-dir": 2, "user": 3, "plugin": 4, "built-in": 5}
_LOOSENED = str.maketrans("", "", " \t-_")


@record
class Undefined:
    """A name whose strongest definitions have no documented winner."""

    name: str
    candidates: tuple[Candidate, ...]


@record
class Standing:
    """All candidates put together."""

    winners: Mapping[str, Candidate]
    shadowed: tuple[tuple[Candidate, str], ...] = ()  # with the name, in input order
    excluded: tuple[tuple[Candidate, str], ...] = ()  # with the reason's code, in input order
    undefined: tuple[Undefined, ...] = ()
    same_file: tuple[Candidate, ...] = ()
    ambiguous_bare: tuple[str, ...] = ()
    start_fails: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Every registered name."""
        return (*self.winners, *(one.name for one in self.undefined))


def stand(candidates: Sequence[Candidate], place: Surroundings, rules: Rules) -> Standing:
    """Decide for each candidate whether it wins, is shadowed, does not load, or nobody knows."""
    if start_fails(candidates, place, rules):
        return Standing({}, start_fails=True)
    excluded: list[tuple[Candidate, str]] = []
    same_file: list[Candidate] = []
    loading: list[tuple[str, Candidate]] = []
    seen_files: set[str] = set()
    asked: dict[Folder, str] = {}
    for candidate in candidates:
        reason = exclusion(candidate, place, rules, asked)
        if reason:
            excluded.append((candidate, reason))
            continue
        if candidate.scope not in ("cli", "built-in"):
            files = [tidy(path) for path in (candidate.path, candidate.same_file_as) if path]
            is_seen = not seen_files.isdisjoint(files)
            seen_files.update(files)
            if is_seen:
                same_file.append(candidate)
                continue
        loading.append((identity_of(candidate, place) or "", candidate))
    named: dict[str, list[Candidate]] = {}
    for name, candidate in loading:
        named.setdefault(name, []).append(candidate)
    winners: dict[str, Candidate] = {}
    undefined: list[Undefined] = []
    lower: dict[int, str] = {}
    for name, rivals in named.items():
        best = _strongest(rivals, place, rules)
        if len(best) == 1:
            winners[name] = best[0]
        else:
            undefined.append(Undefined(name, tuple(best)))
        if len(best) < len(rivals):
            lower |= {id(rival): name for rival in rivals if not any(rival is one for one in best)}
    shadowed = tuple((one, lower[id(one)]) for _, one in loading if id(one) in lower)
    return Standing(
        winners,
        shadowed,
        tuple(excluded),
        tuple(undefined),
        tuple(same_file),
        _ambiguous_bare_names(loading),
    )


def _strongest(rivals: Sequence[Candidate], place: Surroundings, rules: Rules) -> list[Candidate]:
    """The definitions of the highest rank; more than one when no rule chooses between them."""
    if len(rivals) == 1:
        return list(rivals)
    top = min(RANKS[rival.scope] for rival in rivals)
    best = [rival for rival in rivals if RANKS[rival.scope] == top]
    levels = [_level(rival, place) for rival in best if rival.scope == "project"]
    if levels:
        chosen = (min if rules.since(178) else max)(levels)
        best = [
            rival for rival in best if rival.scope != "project" or _level(rival, place) == chosen
        ]
    return best


def _level(candidate: Candidate, place: Surroundings) -> int:
    """How far above the working directory a project file's folder lies."""
    tree = tree_of(candidate, place)
    return place.level_of(tree.removesuffix("/.claude/agents") or "/") or 0


def _ambiguous_bare_names(loading: Sequence[tuple[str, Candidate]]) -> tuple[str, ...]:
    """Bare names that more than one plugin offers."""
    plugins: dict[str, set[str]] = {}
    for identity, candidate in loading:
        if candidate.scope == "plugin":
            plugin, _, rest = identity.partition(":")
            plugins.setdefault(rest.rsplit(":", 1)[-1], set()).add(plugin)
    return tuple(name for name, offering in plugins.items() if len(offering) > 1)


def loosen(name: str) -> str:
    """A name as a loose request compares it."""
    return name.lower().translate(_LOOSENED)


def look_up(asked: str, names: Sequence[str], rules: Rules) -> str | None:
    """The registered name a request finds; None when none or several fit."""
    if asked in names:
        return asked
    if not rules.since(140):
        return None
    wanted = loosen(asked)
    fitting = [name for name in dict.fromkeys(names) if loosen(name) == wanted]
    return fitting[0] if len(fitting) == 1 else None


def main_agent(standing: Standing, place: Surroundings, rules: Rules) -> str | None:
    """The agent the main thread runs as: the flag before the setting; bare plugin names count."""
    setting = place.settings.get("agent")
    asked = place.flag("--agent") or (setting if isinstance(setting, str) else None)
    if not asked:
        return None
    found = look_up(asked, standing.names, rules)
    if found is not None:
        return found
    plugins = [name for name in standing.names if ":" in name and name.rsplit(":", 1)[-1] == asked]
    return plugins[0] if len(plugins) == 1 else None
