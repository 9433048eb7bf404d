"""Where the boxes of the delegation map stand: layers by distance from the parent session.

Pure geometry in scene units (pixels at 100 %); it knows boxes and arrows, not widgets.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.resolution import DelegationMap

LAYER_GAP = 96.0
ROW_GAP = 18.0
TALLEST_LAYER = 8  # boxes above one another before a layer gets another column
COLUMN_GAP = 28.0


@record
class Placed:
    """One box: its name and its rectangle."""

    name: str
    x: float
    y: float
    width: float
    height: float
    layer: int


def layers(drawn: DelegationMap) -> tuple[tuple[str, ...], ...]:
    """Sort the agents by how many starts they are away from the parent session.

    Within a layer the map's own order stays; agents nobody starts come last, in their own layer.
    """
    targets: dict[str, list[str]] = {}
    for edge in drawn.edges:
        targets.setdefault(edge.source, []).append(edge.target)
    names = [node.name for node in drawn.nodes]
    distance = {"": 0} if "" in names else {}
    queue = deque(distance)
    while queue:
        name = queue.popleft()
        for target in targets.get(name, ()):
            if target not in distance:
                distance[target] = distance[name] + 1
                queue.append(target)
    last = max(distance.values(), default=-1) + 1
    result: dict[int, list[str]] = {}
    for name in names:
        result.setdefault(distance.get(name, last), []).append(name)
    return tuple(tuple(result[layer]) for layer in sorted(result))


def place(drawn: DelegationMap, sizes: Mapping[str, tuple[float, float]]) -> tuple[Placed, ...]:
    """Give every box its place; `sizes` is (width, height) by name."""
    placed: list[Placed] = []
    x = 0.0
    for layer, names in enumerate(layers(drawn)):
        columns = [names[at : at + TALLEST_LAYER] for at in range(0, len(names), TALLEST_LAYER)]
        for column in columns:
            width = max(sizes[name][0] for name in column)
            total = sum(sizes[name][1] for name in column) + ROW_GAP * (len(column) - 1)
            y = -total / 2
            for name in column:
                own = sizes[name]
                placed.append(Placed(name, x, y, own[0], own[1], layer))
                y += own[1] + ROW_GAP
            x += width + COLUMN_GAP
        x += LAYER_GAP - COLUMN_GAP
    return tuple(placed)


def neighbour(boxes: tuple[Placed, ...], name: str, right: int, down: int) -> str:
    """Give the box one step to the right/left or below/above, for moving by arrow keys."""
    here = next((box for box in boxes if box.name == name), None)
    if here is None:
        return boxes[0].name if boxes else ""
    best, nearest = "", float("inf")
    for box in boxes:
        across = (box.x + box.width / 2) - (here.x + here.width / 2)
        along = (box.y + box.height / 2) - (here.y + here.height / 2)
        ahead, aside = (across * right, abs(along)) if right else (along * down, abs(across))
        if box.name == name or ahead <= 1:
            continue
        cost = ahead + 2 * aside
        if cost < nearest:
            best, nearest = box.name, cost
    return best or name


def map_text(
    drawn: DelegationMap, parent_title: str
) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Give each agent with those it may start and those it may perhaps start, for the text."""
    sure: dict[str, list[str]] = {node.name: [] for node in drawn.nodes}
    perhaps: dict[str, list[str]] = {}
    for edge in drawn.edges:
        sure.setdefault(edge.source, [])
        (sure if edge.is_certain else perhaps).setdefault(edge.source, []).append(edge.target)
    return [
        (name or parent_title, tuple(reached), tuple(perhaps.get(name, ())))
        for name, reached in sure.items()
    ]
