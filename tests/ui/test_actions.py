"""The texts of the action table, where they are shown without a menu."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAction

from editor.ui.actions import ACTIONS, plain_text
from editor.ui.i18n import LANGUAGES, Languages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from tests.ui.conftest import Bench

MNEMONIC = re.compile(r"&|\(\w\)$")


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Leave no other language to the tests that follow."""
    yield
    for languages in qapp.findChildren(Languages):
        languages.choose("en")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Save A&ll", "Save All"),
        ("&New Agent…", "New Agent"),
        ("保存(&S)", "保存"),
        ("另存副本(&C)…", "另存副本"),
        ("编辑会话（假设）(&I)…", "编辑会话（假设）"),
        ("Fish && Chips", "Fish & Chips"),
    ],
)
def test_a_text_is_shown_without_its_mnemonic(text: str, shown: str) -> None:
    assert plain_text(text) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_tool_bar_show_no_mnemonics(bench: Bench, language: str) -> None:
    window = bench.open("--language", language)
    shown = {spec.id: window.findChild(QAction, spec.id).iconText() for spec in ACTIONS}
    assert {name: text for name, text in shown.items() if MNEMONIC.search(text)} == {}
