"""The underlined letters of the form: one for each label that can have one, in any script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from editor.core.definition import Field, FieldKind
from editor.harnesses import IDS
from editor.ui.widgets.mnemonics import menu_letters, with_mnemonics, without_mnemonic

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Bench


def field(name: str, label: str, kind: FieldKind = FieldKind.TEXT) -> Field:
    return Field(name, name, kind, label)


def test_a_letter_stands_behind_a_word_of_another_script() -> None:
    fields = [
        (field("name", "Name"), "名称"),
        (field("tools", "Tools", FieldKind.TOOLS), "工具"),
        (field("limit", "Most turns"), "最多轮数"),
        (field("mcp", "MCP servers"), "MCP 服务器"),
        (field("notes", "Notes"), "备注"),
    ]
    assert with_mnemonics(fields, "T") == [
        "名称(&N)", "工具(&O)", "最多轮数(&M)", "MCP 服务器", "备注(&E)",
    ]  # fmt: skip


def test_a_word_of_latin_letters_keeps_its_letter_in_front() -> None:
    fields = [(field("name", "Name"), "Name"), (field("over", "Overrides"), "Übergeht")]
    assert with_mnemonics(fields, ()) == ["&Name", "Übergeht"]


def test_letters_are_not_read_out() -> None:
    assert without_mnemonic("名称(&N)") == "名称"
    assert without_mnemonic("&Name && more") == "Name & more"


@pytest.fixture
def chinese(bench: Bench) -> Iterator[Bench]:
    yield bench
    bench.open().shell.program_flow.choose_language("en")


@pytest.mark.parametrize("harness", IDS)
def test_every_label_in_chinese_has_a_letter_of_its_own(chinese: Bench, harness: str) -> None:
    """Checklist 55, in a script without the keyboard's letters."""
    window = chinese.open(harness=harness)
    window.shell.program_flow.choose_language("zh_CN")
    chinese.settle(window)
    rows = window.shell.panes.form.rows.rows.values()
    labels = [row.label.text() for row in rows]
    letters = [found for label in labels for found in re.findall(r"&([A-Z])", label)]
    assert len(letters) >= min(len(labels), 12)
    assert len(letters) == len(set(letters))
    assert not set(letters) & menu_letters(window)
    assert any(re.search(r"[\u4e00-\u9fff]\(&[A-Z]\)$", label) for label in labels)
    for row in rows:
        assert "(" + "&" not in row.title
        name = row.editor.control().accessibleName()
        assert not re.search(r"\([A-Z]\)$", name), name


def test_alt_and_the_letter_behind_the_word_lead_to_the_field(chinese: Bench, qtbot: QtBot) -> None:
    window = chinese.open("--size", "1200x760")
    window.shell.program_flow.choose_language("zh_CN")
    chinese.settle(window)
    row = window.shell.panes.form.rows.rows["name"]
    assert row.label.text() == "名称(&N)"
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert row.editor.control().hasFocus()
