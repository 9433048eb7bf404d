"""The guide speaks the chosen language page by page and shows nothing that is not its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument

from editor.ui.dialogs import help_window
from editor.ui.dialogs.help_window import SHORTCUTS_PAGE, HelpWindow
from editor.ui.i18n import Languages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Bench

ENGLISH = {
    "index.md": "# The program\n\n- [One](one.md)\n- [Two](two.md)\n",
    "one.md": "# One\n\nEnglish one. ![](images/both.png) ![](images/english.png)\n",
    "two.md": "# Two\n\nEnglish two. [Back](one.md)\n",
    "extra.md": "no heading here\n",
}
GERMAN = {
    "index.md": "# Das Programm\n\n- [Zwei](two.md)\n- [Eins](one.md)\n",
    "one.md": "# Eins\n\nDeutsch eins. ![](images/both.png)\n",
}


def picture(path: Path, width: int) -> None:
    path.parent.mkdir(exist_ok=True)
    image = QImage(width, 4, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(path))


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "resources"
    for place, pages in ((folder / "help", ENGLISH), (folder / "help" / "de", GERMAN)):
        place.mkdir(parents=True)
        for name, text in pages.items():
            (place / name).write_text(text, encoding="utf-8")
    picture(folder / "help" / "images" / "both.png", 10)
    picture(folder / "help" / "images" / "english.png", 11)
    picture(folder / "help" / "de" / "images" / "both.png", 12)
    picture(folder / "secret.png", 13)
    monkeypatch.setattr(help_window, "resource_root", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Leave no other language to the tests that follow."""
    yield
    for languages in qapp.findChildren(Languages):
        languages.choose("en")


def guide(qtbot: QtBot, language: str) -> HelpWindow:
    window = HelpWindow(language)
    qtbot.addWidget(window)
    return window


def titles(window: HelpWindow) -> list[str]:
    return [window.pages.item(row).text() for row in range(window.pages.count())]


def width_of(window: HelpWindow, name: str) -> int:
    data = window.view.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
    return QImage.fromData(data).width() if data else 0


@pytest.mark.usefixtures("resources")
def test_a_page_the_language_lacks_is_shown_in_english(qtbot: QtBot) -> None:
    window = guide(qtbot, "de")
    window.show_page("one.md")
    assert "Deutsch eins" in window.view.toPlainText()
    window.show_page("two.md")
    assert "English two" in window.view.toPlainText()


@pytest.mark.usefixtures("resources")
def test_titles_are_first_headings_in_the_order_of_the_languages_first_page(qtbot: QtBot) -> None:
    assert titles(guide(qtbot, "de"))[:-1] == ["Das Programm", "Two", "Eins", "Extra"]
    assert titles(guide(qtbot, "en"))[:-1] == ["The program", "One", "Two", "Extra"]
    assert titles(guide(qtbot, "zh_CN"))[:-1] == ["The program", "One", "Two", "Extra"]


@pytest.mark.usefixtures("resources")
def test_links_lead_from_one_language_to_the_other_and_back(qtbot: QtBot) -> None:
    window = guide(qtbot, "de")
    window.view.anchorClicked.emit(QUrl("two.md"))
    assert window.pages.currentItem().text() == "Two"
    window.view.anchorClicked.emit(QUrl("one.md"))
    assert window.pages.currentItem().text() == "Eins"
    assert window.status.text() == ""


@pytest.mark.usefixtures("resources")
def test_a_picture_is_the_languages_own_or_the_english_one(qtbot: QtBot) -> None:
    window = guide(qtbot, "de")
    assert width_of(window, "images/both.png") == 12
    assert width_of(window, "images/english.png") == 11
    assert width_of(guide(qtbot, "en"), "images/both.png") == 10
    window.show_page("one.md")
    kind = QTextDocument.ResourceType.ImageResource
    assert window.view.document().resource(kind, QUrl("images/english.png"))  # as the page asks


@pytest.mark.parametrize(
    "name",
    [
        "../secret.png",
        "images/../../secret.png",
        "images/none.png",
        "one.md",
        "",
        "https://a/b.png",
    ],
)
@pytest.mark.usefixtures("resources")
def test_nothing_but_our_pictures_is_loaded(qtbot: QtBot, name: str) -> None:
    assert width_of(guide(qtbot, "en"), name) == 0


def test_no_file_is_loaded_by_its_full_path(qtbot: QtBot, resources: Path) -> None:
    secret = resources / "secret.png"
    window = guide(qtbot, "en")
    assert width_of(window, str(secret)) == 0
    assert width_of(window, secret.as_uri()) == 0


@pytest.mark.usefixtures("resources")
def test_the_list_ends_with_the_keys_and_asks_for_no_file(qtbot: QtBot) -> None:
    window = guide(qtbot, "de")
    window.show_page(SHORTCUTS_PAGE)
    assert window.pages.currentRow() == window.pages.count() - 1
    assert "Ctrl+S" in window.view.toPlainText()


def test_a_page_begins_at_its_top_also_when_the_window_opens_with_it(qtbot: QtBot) -> None:
    window = guide(qtbot, "de")
    window.show_page("preview.md")
    with qtbot.waitExposed(window):
        window.show()
    bar = window.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0
    assert window.view.textCursor().position() == 0  # a search begins here
    window.close()


def test_the_guide_follows_when_another_language_is_chosen(bench: Bench, qtbot: QtBot) -> None:
    window = bench.open()
    window.shell.run_action("help")
    assert [found.language for found in window.findChildren(HelpWindow)] == ["en"]
    window.shell.languages.choose("de")
    window.shell.rebuild()
    window.shell.run_action("help")

    def is_german() -> bool:
        shown = [found for found in window.findChildren(HelpWindow) if found.isVisible()]
        return [found.language for found in shown] == ["de"]

    qtbot.waitUntil(is_german)
