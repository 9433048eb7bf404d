"""The delegation map: where boxes stand, how keys move, what it says and what it exports."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from editor.core.resolution import DelegationMap, MapEdge, MapNode
from editor.core.wording import Message
from editor.ui.dialogs.map_dialog import MapDialog
from editor.ui.map_layout import TALLEST_LAYER, layers, neighbour, place
from tests.ui.samples import TEAM_MAP

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def dialog(qtbot: QtBot) -> MapDialog:
    made = MapDialog()
    qtbot.addWidget(made)
    made.show()
    made.show_map(TEAM_MAP, "Fix the login bug")
    return made


def star(count: int) -> DelegationMap:
    nodes = tuple(MapNode(f"agent{at}") for at in range(count))
    return DelegationMap((MapNode(""), *nodes), tuple(MapEdge("", node.name) for node in nodes))


def test_agents_stand_in_layers_by_distance_from_the_session() -> None:
    assert layers(TEAM_MAP) == (("",), ("explorer", "reviewer"), ("worker",))


def test_an_agent_nobody_starts_stands_last() -> None:
    lonely = DelegationMap((MapNode(""), MapNode("a"), MapNode("b")), (MapEdge("", "b"),))
    assert layers(lonely) == (("",), ("b",), ("a",))


@pytest.mark.parametrize("count", [1, 8, 40])
def test_boxes_never_overlap(count: int) -> None:
    drawn = star(count)
    boxes = place(drawn, {node.name: (180.0, 70.0) for node in drawn.nodes})
    assert len(boxes) == count + 1
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            apart_x = one.x + one.width <= other.x or other.x + other.width <= one.x
            apart_y = one.y + one.height <= other.y or other.y + other.height <= one.y
            assert apart_x or apart_y
    tallest = max(sum(1 for box in boxes if box.x == x) for x in {box.x for box in boxes})
    assert tallest <= TALLEST_LAYER


def test_arrow_keys_reach_every_agent() -> None:
    drawn = star(20)
    boxes = place(drawn, {node.name: (180.0, 70.0) for node in drawn.nodes})
    reached, queue = {""}, [""]
    while queue:
        here = queue.pop()
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = neighbour(boxes, here, right, down)
            if there not in reached:
                reached.add(there)
                queue.append(there)
    assert reached == {node.name for node in drawn.nodes}


def test_keys_select_and_open_an_agent(qtbot: QtBot, dialog: MapDialog) -> None:
    qtbot.keyClick(dialog.view, Qt.Key.Key_Right)
    assert dialog.view.chosen() == ""
    qtbot.keyClick(dialog.view, Qt.Key.Key_Right)
    assert dialog.view.chosen() in ("explorer", "reviewer")
    with qtbot.waitSignal(dialog.agent_requested) as asked:
        qtbot.keyClick(dialog.view, Qt.Key.Key_Return)
    assert asked.args == [dialog.view.chosen()]


def test_the_button_opens_the_selected_agent(qtbot: QtBot, dialog: MapDialog) -> None:
    button = dialog.findChild(QPushButton, "mapOpenButton")
    assert not button.isEnabled()
    dialog.view.choose("worker")
    with qtbot.waitSignal(dialog.agent_requested) as asked:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked.args == ["worker"]


def test_the_text_says_what_the_picture_shows(dialog: MapDialog) -> None:
    text = dialog.findChild(QPlainTextEdit, "mapText").toPlainText()
    assert text == (
        "Fix the login bug (Can change files)\n"
        "  may start: explorer, reviewer\n"
        "explorer (Its team can change files)\n"
        "  may start: worker\n"
        "worker (Can change files)\n"
        "  may start: worker\n"
        "reviewer (Read-only)\n"
        "  starts nobody"
    )
    dialog.view.choose("explorer")
    shown = dialog.findChild(QPlainTextEdit, "mapText").toPlainText()
    assert "Its whole team can reach: Read, Grep, ApplyPatch" in shown
    assert "May start: worker" in shown


def test_zoom_stays_within_bounds(qtbot: QtBot, dialog: MapDialog) -> None:
    for _ in range(40):
        qtbot.keyClick(dialog.view, Qt.Key.Key_Plus)
    assert dialog.view.transform().m11() == pytest.approx(4.0)
    for _ in range(60):
        qtbot.keyClick(dialog.view, Qt.Key.Key_Minus)
    assert dialog.view.transform().m11() == pytest.approx(0.15)
    qtbot.keyClick(dialog.view, Qt.Key.Key_0)
    assert dialog.view.transform().m11() <= 1


def test_it_exports_png_and_svg(dialog: MapDialog, tmp_path: Path) -> None:
    dialog.save_picture(tmp_path / "map.png")
    picture = QImage(str(tmp_path / "map.png"))
    assert picture.width() > 400
    dialog.save_picture(tmp_path / "map.svg")
    root = ElementTree.parse(tmp_path / "map.svg").getroot()
    words = "".join(root.itertext())
    assert "explorer" in words
    assert "Its team can change files" in words


def test_a_picture_that_cannot_be_written_is_said(dialog: MapDialog, tmp_path: Path) -> None:
    dialog.save_picture(tmp_path / "no" / "map.png")
    note = dialog.findChild(QWidget, "mapNote").full_text()
    assert note == "Couldn’t save “map.png”: The file cannot be written. Choose another folder."


def test_a_name_without_ending_becomes_a_png(dialog: MapDialog, tmp_path: Path) -> None:
    dialog.save_picture(tmp_path / "map")
    assert (tmp_path / "map.png").exists()


def test_what_is_not_certain_is_not_said_as_if_it_were(qtbot: QtBot) -> None:
    drawn = DelegationMap(
        (
            MapNode(""),
            MapNode("guide", badge=Message("Nobody knows its tools.")),
            MapNode("open", badge=Message("Whether it starts others is not known")),
            MapNode("leaf"),
        ),
        (
            MapEdge("", "guide"), MapEdge("", "open"), MapEdge("", "leaf"),
            MapEdge("guide", "leaf", is_certain=False),
        ),
    )  # fmt: skip
    dialog = MapDialog()
    qtbot.addWidget(dialog)
    dialog.show_map(drawn, "S")
    lines = dialog.outline().splitlines()
    assert lines[lines.index(next(x for x in lines if x.startswith("guide"))) + 1] == (
        "  may perhaps start: leaf"
    )
    assert "  Whether it starts others is not known" in lines
    assert lines[-1] == "  starts nobody"
    dialog.view.choose("guide")
    shown = dialog.findChild(QPlainTextEdit, "mapText").toPlainText()
    assert "May perhaps start: leaf" in shown
    assert "May start: leaf" not in shown
