"""The guide as a whole: its links, pictures, commands and menu words hold in every language."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING

import pytest

from editor.cli.arguments import parse
from editor.cli.commands import COMMANDS, COMMON
from editor.storage.resources import resource_root
from editor.ui.actions import ACTIONS, MENUS, plain_text
from editor.ui.dialogs.help_window import (
    FIRST_PAGE,
    SHORTCUTS_PAGE,
    guide_file,
    help_folders,
    page_names,
    page_text,
)
from editor.ui.i18n import LANGUAGES
from tests.translations import messages, ts_file

if TYPE_CHECKING:
    from collections.abc import Iterator

HELP = resource_root() / "help"
ENGLISH = "en"
PROGRAM = "subagent-editor"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
TARGET = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)[^)]*\)")
MENU_PATH = re.compile(r"\*([^*|]*▸[^*|]*)\*")
TEXTS = "Wording"  # the context of sentences; the others hold what stands on controls


def pages(language: str) -> list[str]:
    """The pages a person can turn to in a language, that of the keys left out."""
    return [name for name in page_names(help_folders(language)) if name != SHORTCUTS_PAGE]


def own_pages(language: str) -> list[str]:
    folder = HELP if language == ENGLISH else HELP / language
    return sorted(path.name for path in folder.glob("*.md"))


TRANSLATED = [language for language in LANGUAGES if language != ENGLISH and own_pages(language)]
SHOWN = [(language, name) for language in LANGUAGES for name in pages(language)]
WRITTEN = [(language, name) for language in LANGUAGES for name in own_pages(language)]


def text_of(language: str, name: str) -> str:
    return page_text(help_folders(language), name, "")


def prose(text: str) -> str:
    return FENCE.sub("", text)


def targets(language: str, name: str) -> list[tuple[bool, str]]:
    """What a page links to and shows: (whether it is a picture, where it is)."""
    plain = CODE.sub("", prose(text_of(language, name)))
    return [(bool(mark), target) for mark, target in TARGET.findall(plain)]


def code_spans(text: str) -> set[str]:
    return {" ".join(found.split()) for found in CODE.findall(prose(text))}


def commands(text: str) -> Iterator[list[str]]:
    """Every command line of ours on a page: in blocks, in the text, in the steps of a workflow."""
    lines = list(code_spans(text))
    for kind, block in FENCE.findall(text):
        joined = block.replace("\\\n", " ").splitlines()
        if kind in ("sh", "bash", "console"):
            lines += [line.strip().removeprefix("$ ") for line in joined]
        elif kind == "yaml":
            lines += [re.sub(r"^[\s-]*(run|entry): *", "", line) for line in joined]
    for line in lines:
        if line.startswith(PROGRAM + " "):
            words = shlex.split(line, comments=True)
            end = next((at for at, word in enumerate(words) if word in ("|", ">", "&&")), None)
            yield words[1:end]


def words_on_controls(language: str) -> dict[tuple[str, str], str]:
    """What stands on controls in a language, by context and English text."""
    found = messages(ts_file("de" if language == ENGLISH else language))
    return {
        (context, source): source if language == ENGLISH else forms[0]
        for (context, source, _), (_, forms) in found.items()
        if context != TEXTS
    }


@pytest.mark.parametrize(("language", "name"), SHOWN)
def test_every_link_leads_to_a_page_and_every_picture_is_there(language: str, name: str) -> None:
    folders = help_folders(language)
    known = {*pages(language), SHORTCUTS_PAGE}
    for is_picture, target in targets(language, name):
        if is_picture:
            assert target.endswith(".png"), target
            path = guide_file(folders, target)
            assert path is not None, target
            assert path.read_bytes().startswith(b"\x89PNG"), target
        else:
            assert target in known, target


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_reached_from_the_first(language: str) -> None:
    reached: set[str] = set()
    waiting = [FIRST_PAGE]
    while waiting:
        name = waiting.pop()
        if name not in reached and name in pages(language):
            reached.add(name)
            waiting += [target for is_picture, target in targets(language, name) if not is_picture]
    assert reached == set(pages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_begins_with_the_title_the_list_shows(language: str) -> None:
    for name in pages(language):
        assert re.match(r"# \S", text_of(language, name)), name


@pytest.mark.parametrize(("language", "name"), WRITTEN)
def test_every_command_on_a_page_is_understood(language: str, name: str) -> None:
    for words in commands(text_of(language, name)):
        understood = parse(words, COMMANDS, COMMON)
        assert understood.command in COMMANDS, words


def test_the_commands_are_found_in_blocks_in_the_text_and_in_workflows() -> None:
    found = list(commands(text_of(ENGLISH, "checking.md")))
    assert ["unset", "reviewer", "model"] in found  # a block for the shell
    assert ["check", "--also", "readers"] in found  # in a sentence
    assert ["check", "--harness", "claude-code"] in found  # a hook
    assert ["check", ".claude/agents", "--sarif"] in found  # a workflow, without its redirection


@pytest.mark.parametrize(("language", "name"), WRITTEN)
def test_every_menu_path_is_in_the_action_table(language: str, name: str) -> None:
    shown = words_on_controls(language)
    texts = {spec.id: spec.text for spec in ACTIONS}
    entries = {
        plain_text(shown["Actions", title]): {
            plain_text(shown["Actions", texts[identity]]) for identity in ids if identity in texts
        }
        for _, title, ids in MENUS
    }
    on_controls = {plain_text(text) for text in shown.values()}
    for path in MENU_PATH.findall(prose(text_of(language, name))):
        menu, entry, *further = (
            plain_text(part.strip()) for part in " ".join(path.split()).split("▸")
        )
        assert menu in entries, path
        assert entry in entries[menu], path
        assert set(further) <= on_controls, path


@pytest.mark.parametrize("language", [ENGLISH, *TRANSLATED])
def test_the_guide_names_menu_paths_in_every_language(language: str) -> None:
    written = [prose(text_of(language, name)) for name in own_pages(language)]
    assert sum(len(MENU_PATH.findall(text)) for text in written) >= 3


@pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language, name in WRITTEN if language != ENGLISH]
)
def test_a_translated_page_keeps_the_code_tables_and_links_of_the_english_one(
    language: str, name: str
) -> None:
    english, translated = text_of(ENGLISH, name), text_of(language, name)
    assert english, "no such page in English"
    assert code_spans(translated) == code_spans(english)
    assert targets(language, name) == targets(ENGLISH, name)
    for start in (r"^#+ ", r"^\|", r"^ *(?:[-*]|\d+\.) "):
        counts = [
            len(re.findall(start, prose(text), re.MULTILINE)) for text in (english, translated)
        ]
        assert counts[0] == counts[1], start
    blocks = [
        [(kind, re.sub(r" +# .*", "", block)) for kind, block in FENCE.findall(text)]
        for text in (english, translated)
    ]
    assert blocks[0] == blocks[1]
