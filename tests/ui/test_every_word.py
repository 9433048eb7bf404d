"""In another language no English is left: every text a person may come across is looked at.

What is in Latin letters has to be a name or a word that is written so in a file: tools, agents,
models, keys, values, products, keys of the keyboard. Anything else is a text that went past the
translation.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QListWidget,
    QTabWidget,
    QWidget,
)

from editor.core.changes import SetField
from editor.harnesses import IDS, TITLES, by_id
from editor.ui.session_keys import session_key
from tests.sample_homes import CLAUDE_HELPER, RELEASE_DRAFTER, USUAL, fill
from tests.ui.test_access_everywhere import DIALOGS, each_dialog

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from editor.core.definition import Definition
    from editor.core.session import Session
    from editor.ui.window import MainWindow
    from tests.ui.conftest import Bench

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
VECTORS = Path(__file__).parents[1] / "data" / "vectors"
FOLDERS = {
    "pi-desktop": ".agents/subagents",
    "claude-code": ".claude/agents",
    "pi-orchestrator": ".pi/agent/agents",
    "mevedel": ".agents/subagents",
}
FILES = {
    "pi-desktop": {**USUAL, "release-drafter.md": RELEASE_DRAFTER},
    "claude-code": {
        "test-writer.md": CLAUDE_HELPER,
        "broken.md": "---\nname: [x\n---\n",
        "two.md": "---\nname: yes\ndescription: 3\npermissionMode: soon\ntools: Grpe\n---\nx\n",
    },
    "pi-orchestrator": {
        "one.md": "---\nname: one\ndescription: d\ntools: Bash\nthinking: much\n---\nx\n",
        "broken.md": "---\nname: 'x\n---\n",
    },
    "mevedel": {},
}
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
GETTERS = (
    "text", "full_text", "toolTip", "accessibleName", "accessibleDescription", "windowTitle",
    "placeholderText", "title",
)  # fmt: skip
CONTENT = (  # what shows a file, a prompt or technical values as they are
    "promptEdit", "promptPreview", "rawText", "agentDescription", "descriptionEdit", "diff",
    "sessionContext", "crashDetails", "helpText", "reviewDiff", "agentPath", "bulkDiff",
)  # fmt: skip
PRODUCTS = (
    "Subagent Editor", "VS Code", "Copilot", "GitHub", "Gemini CLI", "Qwen Code", "Factory Droid",
    "OpenCode", "Cursor", "Codex", "pi-subagents", "Emacs", "Lisp", "Qt", "Python", "Linux",
    "English", "Deutsch", "Markdown", "CLAUDE.md", "pi", "reviewer", "All tools",  # Claude’s own
    *TITLES.values(),
)  # fmt: skip
TERMS = (
    "AI MCP JSON JSONC YAML HTML PNG SVG MIT API ID URL URI UTF BOM KB MB "  # forms and units
    "Ctrl Alt Shift Del Delete Esc Tab Enter Home End "  # keys
    "shell git token true false null ls rm curl provider root codemode Claude Task "  # as written
    "separator"  # what Qt itself calls the line in a box; it is not spoken
)
WORD = re.compile(r"[A-Za-z]{2,}")
LITERAL = re.compile(r"“[^”]*”|\"[^\"]*\"|`[^`]*`|<[^>]*>|&[a-z]+;|&#x27;")
CODE = re.compile(
    r"[\w.~-]*[/\\_@*#$=|+][\w./~-]*|[\w-]*\d[\w-]*|\b\w+(?:[-.:]\w+)+|\b\w+[a-z][A-Z]\w*", re.ASCII
)


def model_texts(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """Every text of a model, in every role a person can come to know."""
    try:
        columns = model.columnCount(parent)
    except TypeError:  # a list
        columns = 1
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (text for role in ROLES if isinstance(text := index.data(role), str))
        first = model.index(row, 0, parent)
        if first.isValid() and model.rowCount(first):
            yield from model_texts(model, first)
    for column in range(0 if parent.isValid() else columns):
        for role in ROLES:
            text = model.headerData(column, Qt.Orientation.Horizontal, role)
            if isinstance(text, str):
                yield text


def shown_texts(root: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a window with the name of what shows it."""
    for widget in (root, *root.findChildren(QWidget)):
        name = widget.objectName() or type(widget).__name__
        if name in CONTENT or (widget.window() is not root and isinstance(widget, QDialog)):
            continue
        for getter in GETTERS:
            get = getattr(widget, getter, None)
            text = get() if callable(get) and not isinstance(widget, QListWidget) else ""
            if isinstance(text, str) and text:
                yield f"{name}.{getter}", text
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from ((name, text) for text in model_texts(widget.model(), QModelIndex()))
        if isinstance(widget, QComboBox):
            yield from ((name, widget.itemText(at)) for at in range(widget.count()))
        if isinstance(widget, QTabWidget):
            yield from ((name, widget.tabText(at)) for at in range(widget.count()))
        for action in widget.actions():
            yield f"{name}.{action.objectName()}", action.text()
            yield f"{name}.{action.objectName()}", action.toolTip()


def texts_in(value: object) -> Iterator[str]:
    """Every text inside a value of a file or a session."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts_in(key)
            yield from texts_in(inner)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from texts_in(inner)


class Names:
    """What may be shown in Latin letters: contents of files, and names."""

    def __init__(self, harness_id: str) -> None:
        harness = by_id(harness_id)
        self.phrases: set[str] = set(PRODUCTS)
        self.words: set[str] = set(TERMS.split())
        self._pattern: re.Pattern[str] | None = None
        names = [tip.name for rules in harness.rules for tip in harness.known_tools(rules)]
        for field in harness.fields:
            names += [field.key, field.name, *(choice.value for choice in field.choices)]
        names += [*harness.rules, *harness.known_models]
        self.add(names)

    def add(self, values: Iterable[str]) -> None:
        """Take up names: whole, and each word of it."""
        self._pattern = None
        for value in values:
            self.phrases.add(value)
            self.words.update(WORD.findall(value))

    def add_definition(self, definition: Definition) -> None:
        """Take up what a file holds; its description is a sentence, and not one of ours."""
        fields = [held.value for held in definition.fields.values()]
        self.phrases.update(texts_in([*fields, definition.prompt]))
        self.add([definition.name, definition.origin.file_name, *definition.other_keys])
        self.add(text for text in texts_in(fields) if " " not in text)
        written = [held.raw for held in definition.fields.values() if held.raw]
        self.add(part.strip() for text in written for part in (text, *text.split(",")))

    def add_session(self, session: Session) -> None:
        """Take up names a session holds; its title is ours where it is a sample."""
        self.add([tool.name for tool in session.tools] + [tool.origin for tool in session.tools])
        self.add(
            text
            for text in texts_in([session.model, session.thinking, session.permission_mode,
                                  session.operating_mode, session.working_directory or "",
                                  json.loads(json.dumps(session.context, default=dict))])
            if " " not in text
        )  # fmt: skip

    def foreign(self, text: str) -> list[str]:
        """The words of a text that are neither names nor written so in a file."""
        if self._pattern is None:
            longest = sorted((p for p in self.phrases if len(p) > 1), key=len, reverse=True)
            parts = "|".join(map(re.escape, longest))
            self._pattern = re.compile(rf"(?<![\w-])(?:{parts})(?![\w-])", re.ASCII)
        text = self._pattern.sub(" ", text)
        text = CODE.sub(" ", LITERAL.sub(" ", text))
        return [word for word in WORD.findall(text) if word not in self.words]


def wait(bench: Bench, window: MainWindow) -> None:
    bench.settle(window)
    QApplication.processEvents()


def in_chinese(bench: Bench, harness: str) -> MainWindow:
    fill(bench.home, FILES[harness], FOLDERS[harness])
    window = bench.open(harness=harness)
    window.shell.program_flow.choose_language("zh_CN")
    wait(bench, window)
    return window


@pytest.mark.parametrize("harness", IDS)
def test_no_english_is_left_in_the_window(bench: Bench, harness: str) -> None:
    window = in_chinese(bench, harness)
    work, names = window.workspace, Names(harness)
    seen: set[str] = set()
    wrong: list[str] = []

    def look(root: QWidget) -> None:
        for place, text in shown_texts(root):
            if text not in seen:
                seen.add(text)
                if found := names.foreign(text):
                    wrong.append(f"{place}: {' '.join(found)} | {text[:200]!r}")

    window.shell.actions["toggle_problems"].trigger()
    for entry in work.entries:
        names.add_definition(entry)
    for summary in work.sessions.summaries:
        work.sessions.choose(session_key(summary))
        wait(bench, window)
        names.add_session(work.sessions.session)
        for entry in work.entries[:: max(1, len(work.entries) // 3)]:
            work.select(entry.origin.path)
            wait(bench, window)
            resolution = work.preview_view().resolution
            look(window)
            if resolution is None:
                continue
            told: set[str] = set()
            for verdict in resolution.verdicts:
                if verdict.reason not in told:
                    told.add(verdict.reason)
                    window.shell.panes.preview.select_tool(verdict.tool)
                    look(window.shell.panes.preview)
    window.shell.program_flow.choose_language("en")
    assert not wrong, "\n".join(wrong)


EDITED = {
    "pi-desktop": "reviewer",
    "claude-code": "test-writer",
    "pi-orchestrator": "one",
}


@pytest.mark.parametrize("harness", EDITED)
def test_no_english_is_left_in_the_dialogs(bench: Bench, harness: str) -> None:
    window = in_chinese(bench, harness)
    names = Names(harness)
    before = window.workspace.entries
    window.workspace.open_named(EDITED[harness])
    window.workspace.request(SetField("description", "别的。"))
    wait(bench, window)
    for entry in (*before, *window.workspace.entries):
        names.add_definition(entry)
    names.add_session(window.workspace.sessions.session)
    wrong = []
    for dialog in each_dialog(bench, window, tuple(name for name in DIALOGS if name != "help")):
        for place, text in shown_texts(dialog):
            if found := names.foreign(text):
                wrong.append(f"{dialog.objectName()} {place}: {' '.join(found)} | {text[:200]!r}")
    window.shell.program_flow.choose_language("en")
    assert not wrong, "\n".join(dict.fromkeys(wrong))
