"""In which versions each rule holds: every sentence about a rule is made here and cites them.

A rule holds in both versions of the rules unless the table below says otherwise; a sentence that
names a version itself needs no other citation, and what is only seen in a file or a session is no
rule. `AUG` and `OCT` are those of `rules`; where the documentation changed without naming a
version, `OCT` stands for 2.1.280 and later, `AUG` for what was before.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.wording import NO_PARAMETERS, QT_TRANSLATE_NOOP, Message, message
from editor.harnesses.claude_code import wording
from editor.harnesses.claude_code import wording_launch as words

if TYPE_CHECKING:
    from editor.harnesses.claude_code.rules import Rules

BOTH: Final = message(QT_TRANSLATE_NOOP("Wording", "AUG, OCT"))
OCTOBER: Final = message(QT_TRANSLATE_NOOP("Wording", "OCT"))
AUGUST: Final = message(QT_TRANSLATE_NOOP("Wording", "AUG"))
_SINCE: Final = QT_TRANSLATE_NOOP("Wording", "since 2.1.{patch}")
_BEFORE: Final = QT_TRANSLATE_NOOP("Wording", "before 2.1.{patch}")
_NAMES_ONE: Final = pattern(r"2\.1\.(?:\d|\{)|\{version\}")


@cache
def since(patch: int) -> Message:
    """It holds from 2.1.`patch` on."""
    return message(_SINCE, patch=patch)


@cache
def before(patch: int) -> Message:
    """It holds in what came before 2.1.`patch`."""
    return message(_BEFORE, patch=patch)


def split_at(patch: int, rules: Rules) -> Message:
    """Cite the side of a change that these rules are on."""
    return since(patch) if rules.since(patch) else before(patch)


_HELD: Final[dict[str, Message]] = {
    words.DEPTH_SET: since(217),
    words.DISALLOWED_WIDENED: OCTOBER,
    words.UNSETTLED["task-output-unsettled"]: OCTOBER,
    words.UNSETTLED["search-widening"]: OCTOBER,
    words.SKIPPED_SERVERS: since(238),
    words.MODEL_STEPS["model-explore-cap"]: since(198),
    words.MODEL_STEPS["model-variable"]: since(251),
    words.MODEL_STEPS["model-same-family"]: OCTOBER,
    words.MODEL_STEPS["model-blocked-variable"]: OCTOBER,
    words.MODE_AUTO: since(292),
    words.LIMIT_SEARCH: OCTOBER,
    words.LIMIT_CONCURRENT: since(217),
    wording.FENCE_NOT_FIRST: OCTOBER,
    wording.NAME_LONG: OCTOBER,
    wording.DENY_WIDENED: OCTOBER,
    wording.NOTHING_KNOWN: since(208),
    wording.ONLY_RETIRED: since(208),
    wording.TOO_MUCH_TEXT: OCTOBER,
    wording.LOOSE_TWINS: since(140),
    wording.NOT_LOADED["explore-plan-disabled"]: since(198),
}

# What is seen in the file, the session or the settings, and what this program does itself.
OBSERVATIONS: Final = frozenset(
    {
        words.SWITCHED_OFF,
        words.MODE_PARENT,
        words.MODE_PARENT_UNKNOWN,
        words.MODE_IN_FILE,
        words.MODEL_IS_PARENT,
        words.MODEL_PARENT_UNKNOWN,
        words.MODEL_IS_FILE,
        words.MODEL_IS_CALL,
        *words.MODEL_IS_VARIABLE.values(),
        words.MAYBE_ABSENT,
        words.LAUNCH_UNKNOWN["partial-session"],
        words.LIMIT_CHILD_MODE,
        words.LIMIT_PARTIAL,
        words.LIMIT_PRINT,
        words.LIMIT_OWN_SERVERS,
        words.LIMIT_MAIN,
        words.BADGE_LEAF,
        words.BADGE_OPEN,
        words.BADGE_TEAM_CHANGES,
        words.BADGE_TEAM_READS,
        words.BADGE_TEAM_UNKNOWN,
        words.NOTE_TOO_MANY,
        words.NOTE_AGENT_UNKNOWN,
        words.LAUNCH_UNKNOWN["partial-pool"],
        words.UNSETTLED["deferred-partial"],
        words.CALL_BY_NOTHING,
        wording.EMPTY_PROMPT,
        wording.NOT_UTF8,
        wording.SETTINGS_UNREADABLE,
    }
)


def cited(
    template: str, held: Message | None = None, /, **parameters: str | int | Message
) -> Message:
    """Build the sentence of a rule with the versions it holds in.

    `held` is for the few whose versions depend on more than the sentence.
    """
    return Message(template, parameters or NO_PARAMETERS, held or held_by(template))


@cache
def held_by(template: str) -> Message | None:
    """The versions a sentence holds in, None when it names one itself or states no rule."""
    found = _HELD.get(template)
    if found is None and template not in OBSERVATIONS and not _NAMES_ONE.search(template):
        return BOTH
    return found
