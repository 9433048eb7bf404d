"""The delegation map in a report: as a small drawing, and as lines of text."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from editor.core.resolution import DelegationMap, MapNode

MOST_NODES = 60  # drawn; the text has all of them
MOST_TOOLS = 12  # named on one line
WIDTH, HEIGHT, GAP, RISE, MARGIN = 150, 40, 16, 56, 12
MOST_LETTERS = 20
PER_ROW = 6


def levels(graph: DelegationMap) -> tuple[tuple[MapNode, ...], ...]:
    """Put the nodes into rows by how far they are from the parent."""
    nodes = {node.name: node for node in graph.nodes}
    starts: dict[str, list[str]] = {}
    for edge in graph.edges:
        starts.setdefault(edge.source, []).append(edge.target)
    seen, row = {""}, [""]
    rows: list[tuple[MapNode, ...]] = []
    while row:
        rows.append(tuple(nodes[name] for name in row if name in nodes))
        following = [
            target for name in row for target in starts.get(name, ()) if target not in seen
        ]
        row = list(dict.fromkeys(following))
        seen.update(row)
    rest = tuple(node for node in graph.nodes if node.name not in seen)
    return tuple(each for each in (*rows, rest) if each)


def map_lines(graph: DelegationMap, parent: str, clean: Callable[[str], str]) -> Iterable[str]:
    """Say who may start whom, one line for each agent that may start others."""
    starts: dict[str, list[str]] = {}
    for edge in graph.edges:
        mark = "" if edge.is_certain else "?"
        starts.setdefault(edge.source, []).append(clean(edge.target) + mark)
    for row in levels(graph):
        for node in row:
            name = clean(node.name) or parent
            tools = ", ".join(clean(tool) for tool in node.direct_tools[:MOST_TOOLS])
            more = "…" if len(node.direct_tools) > MOST_TOOLS else ""
            shown = f" [{tools}{more}]" if tools else ""
            targets = starts.get(node.name)
            yield f"{name}{shown}" + (f" → {', '.join(targets)}" if targets else "")


def map_svg(graph: DelegationMap, chosen: str, parent: str, clean: Callable[[str], str]) -> str:
    """Draw the map in rows; colours come from the document's own style."""
    places: dict[str, tuple[int, int]] = {}
    boxes: list[str] = []
    y, widest, drawn = MARGIN, 0, 0
    for row in levels(graph):
        for start in range(0, len(row), PER_ROW):
            part = row[start : start + PER_ROW]
            for at, node in enumerate(part):
                if drawn >= MOST_NODES:
                    break
                drawn += 1
                x = MARGIN + at * (WIDTH + GAP)
                places[node.name] = (x, y)
                widest = max(widest, x + WIDTH + MARGIN)
                boxes += _box(node, x, y, chosen, parent, clean)
            y += HEIGHT + RISE if start + PER_ROW >= len(row) else HEIGHT + GAP
    lines = [
        _line(places[edge.source], places[edge.target], edge.is_certain)
        for edge in graph.edges
        if edge.source in places and edge.target in places and edge.source != edge.target
    ]
    height = y - RISE + MARGIN
    title = escape(", ".join(filter(None, (clean(node.name) for node in graph.nodes[:9]))))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {widest} {height}" '
        f'width="{widest}" height="{height}" role="img" aria-label="{title}">'
        + "".join((*lines, *boxes))
        + "</svg>"
    )


def _box(
    node: MapNode, x: int, y: int, chosen: str, parent: str, clean: Callable[[str], str]
) -> Sequence[str]:
    name = clean(node.name) or parent
    shown = name if len(name) <= MOST_LETTERS else name[: MOST_LETTERS - 1] + "…"
    kind = "parent" if not node.name else "chosen" if node.name == chosen else "agent"
    mark = " ✎" if node.can_change_files else ""
    return (
        f'<rect class="{kind}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        f'<text x="{x + WIDTH // 2}" y="{y + HEIGHT // 2 + 5}">{escape(shown)}{mark}</text>',
    )


def _line(start: tuple[int, int], end: tuple[int, int], is_certain: bool) -> str:
    x1, x2 = start[0] + WIDTH // 2, end[0] + WIDTH // 2
    down = end[1] > start[1]
    y1 = start[1] + (HEIGHT if down else 0)
    y2 = end[1] + (0 if down else HEIGHT)
    dashed = "" if is_certain else ' stroke-dasharray="4 3"'
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"{dashed}/>'
