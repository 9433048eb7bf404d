"""Who may start whom, in a report: a tree around one agent, drawn and as lines of text.

Decision (2026-11-30): only the parent, the agent and its team are shown, each once. In a system in
which everybody may start everybody the whole map is a tangle that answers nothing.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from editor.core.records import record, tuple_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from editor.core.resolution import DelegationMap, MapNode
    from editor.core.wording import Message

MOST_NODES = 40  # shown; the rest is counted
MOST_TOOLS = 5  # named beside one agent
MOST_LETTERS = 28
WIDTH, HEIGHT, ROW, INDENT, MARGIN = 230, 32, 44, 34, 12
NOTES = 560  # room for what stands beside a box


@record
class Branch:
    """One agent in the tree; `above` is the place of the one that may start it, -1 for none."""

    node: MapNode
    depth: int
    above: int
    is_certain: bool = True
    starts_others: bool = False  # agents that are in the tree already


@tuple_record
class Words:
    """The words of the picture in the reader's language, and what cleans foreign text."""

    parent: str
    changes: str
    starts: str
    more: Callable[[int], str]
    clean: Callable[[str], str]
    say: Callable[[Message], str]


def tree(graph: DelegationMap, chosen: str, reachable: Sequence[str] = ()) -> tuple[Branch, ...]:
    """Put the parent, the chosen agent and its team into one tree, each agent once.

    `reachable` stands in where the map itself does not say whom the chosen agent may start.
    """
    nodes = {node.name: node for node in graph.nodes}
    starts: dict[str, dict[str, bool]] = {}
    for edge in graph.edges:
        if edge.target in nodes:
            starts.setdefault(edge.source, {})[edge.target] = edge.is_certain
    if chosen not in starts:
        starts[chosen] = {name: True for name in reachable if name in nodes}
    below: dict[str, list[str]] = {}
    seen, queue = {"", chosen}, [chosen]
    for name in queue:
        for target in starts.get(name, ()):
            if target not in seen:
                seen.add(target)
                queue.append(target)
                below.setdefault(name, []).append(target)
    branches: list[Branch] = []

    def add(name: str, depth: int, above: int, is_certain: bool) -> None:
        targets = starts.get(name, {})
        sure = {target for target, is_sure in targets.items() if is_sure}
        starts_others = not sure <= {name, *below.get(name, ())}
        branches.append(Branch(nodes[name], depth, above, is_certain, starts_others))
        place = len(branches) - 1
        for target in below.get(name, ()):
            add(target, depth + 1, place, starts[name][target])

    if "" in nodes:
        branches.append(Branch(nodes[""], 0, -1))
    if chosen in nodes and chosen:
        above = len(branches) - 1
        add(chosen, above + 1, above, starts.get("", {}).get(chosen, False))
    return tuple(branches)


def map_lines(branches: tuple[Branch, ...], words: Words) -> Iterable[str]:
    """The tree as text, indented by who starts whom."""
    for branch in branches[:MOST_NODES]:
        name = _name(branch, words)
        doubt = "" if branch.is_certain else "? "
        notes = ", ".join(_notes(branch, words))
        yield "  " * branch.depth + doubt + name + (f" — {notes}" if notes else "")
    if len(branches) > MOST_NODES:
        yield words.more(len(branches) - MOST_NODES)


def map_svg(branches: tuple[Branch, ...], chosen: str, words: Words) -> str:
    """Draw the tree; colours come from the document's own style."""
    shown = branches[:MOST_NODES]
    parts: list[str] = []
    for place, branch in enumerate(shown):
        if 0 <= branch.above < place:
            parts.append(_elbow(shown[branch.above], branch.above, branch, place))
    for place, branch in enumerate(shown):
        parts += _box(branch, place, chosen, words)
    if len(branches) > MOST_NODES:
        y = MARGIN + len(shown) * ROW + HEIGHT // 2
        parts.append(f'<text x="{MARGIN}" y="{y}">{escape(words.more(len(branches) - MOST_NODES))}')
        parts.append("</text>")
    depth = max((branch.depth for branch in shown), default=0)
    width = 2 * MARGIN + depth * INDENT + WIDTH + NOTES
    height = 2 * MARGIN + (len(shown) + (len(branches) > MOST_NODES)) * ROW
    title = escape(" → ".join(_name(branch, words) for branch in shown[:2]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{title}">{"".join(parts)}</svg>'
    )


def _name(branch: Branch, words: Words) -> str:
    return words.clean(branch.node.name) or words.parent


def _notes(branch: Branch, words: Words) -> Iterable[str]:
    """What is worth knowing of one agent beside its name."""
    node = branch.node
    if node.can_change_files:
        yield words.changes
    if branch.starts_others:
        yield words.starts
    tools = [words.clean(tool) for tool in (*node.direct_tools, *node.on_demand_tools)]
    if not tools and node.badge:
        yield words.say(node.badge)
    elif tools and node.name:
        rest = len(tools) - MOST_TOOLS
        yield ", ".join(tools[:MOST_TOOLS]) + (f" (+{rest})" if rest > 0 else "")


def _box(branch: Branch, place: int, chosen: str, words: Words) -> Iterable[str]:
    x, y = _corner(branch, place)
    name = _name(branch, words)
    shown = name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"
    kind = "parent" if not branch.node.name else "agent"
    kind = "chosen" if branch.node.name == chosen else kind
    middle = y + HEIGHT // 2 + 5
    yield f'<rect class="{kind}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>'
    yield f'<text x="{x + 12}" y="{middle}">{escape(shown)}</text>'
    notes = [escape(note) for note in _notes(branch, words)]
    if notes:
        if branch.node.can_change_files:
            notes[0] = f'<tspan class="changes">{notes[0]}</tspan>'
        yield f'<text class="notes" x="{x + WIDTH + 10}" y="{middle}">{", ".join(notes)}</text>'


def _elbow(above: Branch, above_place: int, branch: Branch, place: int) -> str:
    """The line from who starts to who is started; dashed when it is not certain."""
    x = MARGIN + above.depth * INDENT + INDENT // 2
    top = MARGIN + above_place * ROW + HEIGHT
    left, y = _corner(branch, place)
    dashed = "" if branch.is_certain else ' stroke-dasharray="4 3"'
    return f'<path d="M{x} {top}V{y + HEIGHT // 2}H{left}"{dashed}/>'


def _corner(branch: Branch, place: int) -> tuple[int, int]:
    return MARGIN + branch.depth * INDENT, MARGIN + place * ROW
