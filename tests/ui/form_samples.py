"""A small system with one field of each kind, and a desk that answers a form's changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.core.changes import (
    AddItem,
    Change,
    MoveItem,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.definition import (
    Choice,
    Definition,
    Field,
    FieldKind,
    FieldValue,
    Origin,
    Source,
    Status,
    Value,
)
from editor.core.document import Document
from editor.core.harness import ToolTip
from editor.core.problems import Problem, Severity
from editor.core.resolution import Decision, Outcome, Resolution, Step, StepEffect, Trace, Verdict
from editor.core.session import Session, Tool
from editor.core.syntax import Entry, Layout, Style
from editor.core.tools import ToolEffect
from editor.core.wording import Message, message
from editor.ui.views import FormView, Refusal
from editor.ui.widgets.form import FormPanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FIELDS = (
    Field("name", "name", FieldKind.TEXT, "Name", "How the parent calls it.", is_required=True),
    Field("description", "description", FieldKind.TEXT, "Description", "When to start it."),
    Field(
        "inherit",
        "tools",
        FieldKind.INHERIT,
        "Inherit parent tools",
        "Adds every tool the parent may call; nine always stay with it.",
    ),
    Field(
        "tools",
        "tools",
        FieldKind.TOOLS,
        "Tools",
        "What the child may call.",
        default=("Read", "Glob", "Grep"),
        default_text="read-only tools",
    ),
    Field(
        "permission",
        "permission",
        FieldKind.CHOICE,
        "Permission",
        "Which calls wait for your approval.",
        choices=(
            Choice("ask", "Ask first"),
            Choice("auto", "Never ask", is_risky=True),
        ),
        default_text="follows the session",
    ),
    Field(
        "model",
        "model",
        FieldKind.MODEL,
        "Model",
        "Written as provider/model.",
        default_text="the session’s model",
    ),
    Field("fallback_models", "fallbackModels", FieldKind.LIST, "Fallback models", "In order."),
    Field("deny", "deny", FieldKind.LIST, "Denied tools", "Patterns with a star."),
    Field(
        "max_tokens",
        "maxTokens",
        FieldKind.NUMBER,
        "Output limit",
        "Tokens of one answer.",
        minimum=10,
        maximum=200_000,
        default_text="the model’s own limit",
    ),
    Field("background", "background", FieldKind.FLAG, "Background", "Runs beside the session."),
    Field("notes", "notes", FieldKind.LONG_TEXT, "Notes", "For people."),
    Field("hooks", "hooks", FieldKind.RAW, "Hooks", "Run on events."),
    Field("prompt", "", FieldKind.PROMPT, "Instructions", "The system prompt.", maximum=32_768),
)
TIPS = (
    ToolTip("Read", (ToolEffect.READS,), "Reads a file"),
    ToolTip("Glob", (ToolEffect.READS,), "Finds files by name"),
    ToolTip("Grep", (ToolEffect.READS,), "Searches in files"),
    ToolTip("Bash", (ToolEffect.RUNS, ToolEffect.CHANGES), "Runs a command"),
    ToolTip("Edit", (ToolEffect.CHANGES,), "Changes a file"),
    ToolTip("WebFetch", (ToolEffect.NETWORK,), "Reads a page"),
)


class FakeSyntax:
    """Finds `key: *name` lines and nothing else."""

    def layout(self, text: str) -> Layout:
        entries = []
        at = 0
        for number, line in enumerate(text.split("\n"), 1):
            key, colon, value = line.partition(": ")
            if colon and value.startswith("*"):
                start = at + len(key) + 2
                entries.append(
                    Entry(
                        key, key, number, at, at + len(line) + 1, start, at + len(line),
                        Style.REFERENCE,
                    )
                )  # fmt: skip
            at += len(line) + 1
        return Layout(tuple(entries), has_header=True)


@dataclass
class FakeHarness:
    """Enough of a system for the form; what it is asked for is plain data."""

    id: str = "fake"
    title: str = "Fake"
    rules: tuple[str, ...] = ("1",)
    fields: tuple[Field, ...] = FIELDS
    tips: tuple[ToolTip, ...] = TIPS
    known: dict[str, tuple[ToolEffect, ...]] = field(
        default_factory=lambda: {tip.name: tip.effects for tip in TIPS}
    )

    def known_tools(self, rules: str) -> tuple[ToolTip, ...]:
        return self.tips

    def effects(self, tool: Tool) -> tuple[ToolEffect, ...]:
        return self.known.get(tool.name, (ToolEffect.UNKNOWN,))

    def sees_tools(self, session: Session, name: str, item: str) -> tuple[str, ...] | None:
        if name != "deny":
            return None
        stem = item.removesuffix("*")
        return tuple(
            tool.name
            for tool in session.tools
            if tool.name == item or (item.endswith("*") and tool.name.startswith(stem))
        )

    def syntax(self, document: Document, origin: Origin, rules: str) -> FakeSyntax:
        return FakeSyntax()


SESSION = Session(
    "fake",
    "one",
    "Fix login bug",
    tuple(
        Tool(name, origin)
        for name, origin in (
            ("Read", "builtin"),
            ("Bash", "builtin"),
            ("Edit", "builtin"),
            ("WebFetch", "builtin"),
            ("mcp_github_search", "mcp:github"),
        )
    ),
    model="anthropic/claude-opus-5",
    permission_mode="ask",
)
MODELS = ("anthropic/claude-opus-5", "anthropic/claude-haiku-5", "openai/gpt-9")


def shown_panel(qtbot: QtBot, width: int, height: int) -> FormPanel:
    """A form in a window of its own that has the keyboard."""
    panel = FormPanel()
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


def definition(
    values: dict[str, Value] | None = None,
    prompt: str = "Review the change.\n\n## Report\nSay what breaks.",
    others: tuple[str, ...] = (),
    name: str = "reviewer",
) -> Definition:
    """A definition whose file holds these values."""
    held: dict[str, FieldValue] = {
        "tools": FieldValue(("Read", "Glob", "Grep"), Source.DEFAULT),
        "inherit": FieldValue(False, Source.DEFAULT),
    }
    given: dict[str, Value] = {"name": name, "description": "Reviews a change.", **(values or {})}
    lines = []
    for number, (key, value) in enumerate(given.items(), 2):
        if value is None:
            continue
        text = f"[{', '.join(value)}]" if isinstance(value, tuple) else str(value)
        lines.append(f"{key}: {text}")
        held[key] = FieldValue(value, Source.FILE, number, text)
    lines += [f"{key}: kept" for key in others]
    body = "\n".join(("---", *lines, "---", prompt, ""))
    return Definition(
        "fake",
        "1",
        name,
        Origin(f"/home/me/{name}.md"),
        Document.of(body),
        Status.LOADED,
        MappingProxyType(held),
        others,
        make_prompt=lambda: prompt,
    )


def resolve(shown: Definition, session: Session) -> Resolution:
    """Grant what is listed (or inherited) and the session has; calls follow the permission."""
    listed = set(shown.value("tools") or ())
    is_free = shown.value("permission") == "auto"
    decision = Decision.ALLOW if is_free else Decision.ASK
    verdicts = []
    for tool in session.tools:
        has = tool.name in listed or bool(shown.value("inherit"))
        step = Step("listed", StepEffect.ADDS, Message("Listed"), None, "tools")
        verdicts.append(
            Verdict(
                tool.name,
                Outcome.GRANTED if has else Outcome.NOT_GRANTED,
                "listed",
                (step,),
                {"inside": decision, "outside": decision},
                tool.origin,
                FakeHarness().effects(tool),
            )
        )
    granted = tuple(row.tool for row in verdicts if row.outcome is Outcome.GRANTED)
    model = shown.value("model")
    permission = shown.value("permission")
    return Resolution(
        "fake",
        "1",
        shown.name,
        tuple(verdicts),
        granted,
        Trace(
            permission, permission or session.permission_mode, "file" if permission else "session"
        ),
        Trace(model, model or session.model, "file" if model else "session"),
    )


class FakeDesk(QObject):
    """Answers what a form asks for, as the workspace does, on values instead of bytes."""

    def __init__(
        self,
        panel: FormPanel,
        shown: Definition,
        *,
        session: Session | None = SESSION,
        harness: FakeHarness | None = None,
        is_read_only: bool = False,
        is_new: bool = False,
    ) -> None:
        super().__init__(panel)
        self.panel = panel
        self.harness = harness or FakeHarness()
        self.session = session
        self.is_read_only = is_read_only
        self.saved = None if is_new else shown
        self.shown = shown
        self.changes: list[Change] = []
        self.restored: list[str] = []
        self.refused: set[str] = set()
        self.refusal: Refusal | None = None
        panel.change_requested.connect(self.answer)
        panel.reset_requested.connect(self.restore)
        self.show()

    def show(self) -> None:
        saved_resolution = resolution = None
        if self.session is not None:
            resolution = resolve(self.shown, self.session)
            if self.saved is not None and self.saved is not self.shown:
                saved_resolution = resolve(self.saved, self.session)
        self.panel.show_definition(
            FormView(
                self.harness,
                "1",
                self.shown,
                self.saved,
                self.session,
                resolution=resolution,
                saved_resolution=saved_resolution,
                is_read_only=self.is_read_only,
                refusal=self.refusal,
                known_models=MODELS,
            )
        )

    def turn_to(self, shown: Definition) -> None:
        """Select another definition."""
        self.saved = self.shown = shown
        self.refusal = None
        self.show()

    def set_shown(self, shown: Definition) -> None:
        """Change the document by other means than the form: undo, reload."""
        self.shown = shown
        self.refusal = None
        self.show()

    def restore(self, name: str) -> None:
        self.restored.append(name)
        assert self.saved is not None
        values = self._values()
        values[name] = self.saved.value(name) if self.saved.is_set(name) else None
        self.set_shown(self._with(values))

    def answer(self, change: Change) -> None:
        self.changes.append(change)
        name = getattr(change, "field", "prompt")
        if name in self.refused:
            problem = Problem(
                "refused", Severity.ERROR, message("“{name}” cannot be that.", name=name)
            )
            self.refusal = Refusal(name, problem)
            self.show()
            return
        self.refusal = None
        values = self._values()
        match change:
            case SetField(key, value):
                values[key] = value.strip() if isinstance(value, str) else value
                if value == () or value == "":
                    values[key] = None
            case AddItem(key, item, index):
                items = list(values.get(key) or ())
                items.insert(len(items) if index is None else index, item)
                values[key] = tuple(items)
            case RemoveItem(key, index):
                items = list(values[key])
                del items[index]
                values[key] = tuple(items) or None
            case MoveItem(key, index, to):
                items = list(values[key])
                items.insert(to, items.pop(index))
                values[key] = tuple(items)
            case SetBody(text):
                self.set_shown(self._with(values, text.strip()))
                return
            case RemoveKey(key):
                others = tuple(other for other in self.shown.other_keys if other != key)
                self.set_shown(self._with(values).with_changes(other_keys=others))
                return
        self.set_shown(self._with(values))

    def _values(self) -> dict[str, Value]:
        return {
            key: held.value for key, held in self.shown.fields.items() if held.source is Source.FILE
        }

    def _with(self, values: dict[str, Value], prompt: str | None = None) -> Definition:
        return definition(
            values,
            self.shown.prompt if prompt is None else prompt,
            self.shown.other_keys,
            self.shown.name,
        )
