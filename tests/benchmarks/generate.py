"""Definition files of the shapes that are published, from a seed; for tests and benchmarks.

The shares follow a count over 3,744 published definitions: how tools, model and description are
written, how long files and headers are, how lines and files end, how many headers are no YAML.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

WORDS = re.findall(
    r"\w+",
    "agent review code build test careful change small file plan step module request answer check "
    "search read write explain error report merge branch deploy schema query index layout style "
    "palette screen button key value list table field parser token stream cache queue worker job "
    "retry limit budget user team owner note draft release version patch diff commit history",
)
ODD_WORDS = (
    "naïve",
    "“quoted”",
    "—",
    "✅",
    "🚀",
    "日本語",
    "שלום",
    "e\u0301",
    "a\u00a0b",
    "👩\u200d💻",
)
CLAUDE_TOOLS = (
    "Read", "Write", "Edit", "MultiEdit", "Bash", "Grep", "Glob", "WebFetch", "WebSearch", "Task",
    "TodoWrite", "NotebookEdit", "LS", "mcp__github__search_issues", "mcp__playwright",
)  # fmt: skip
DESKTOP_TOOLS = ("Read", "Glob", "Grep", "Bash", "Edit", "Write", "WebFetch")
CLAUDE_MODELS = ("sonnet",) * 12 + ("opus",) * 2 + ("haiku",) * 2 + ("inherit",)
DESKTOP_MODELS = ("anthropic/claude-opus-5", "openai/gpt-5:high", "openrouter/anthropic/x")
COLORS = ("red", "blue", "green", "yellow", "purple", "orange", "pink", "cyan")


@dataclass(frozen=True, slots=True)
class Sample:
    """One generated file and what is known of it."""

    name: str
    data: bytes
    is_yaml: bool  # its header is valid YAML
    has_header: bool


def documents(count: int, seed: int = 1, harness_shape: str = "claude-code") -> Iterator[Sample]:
    """Give `count` files for one kind of harness: `claude-code` or `pi-desktop`."""
    source = random.Random(f"{harness_shape}:{seed}")
    for number in range(count):
        yield _document(source, number, harness_shape)


def _document(source: random.Random, number: int, shape: str) -> Sample:
    name = f"{source.choice(WORDS)}-{source.choice(WORDS)}-{number}"
    body = _body(source)
    if source.random() < 0.037:
        return Sample(name, body.encode(), False, False)
    is_yaml = source.random() >= 0.024
    lines = _header(source, name, shape, is_yaml)
    end = source.random()
    header_eol = "\r\n" if end < 0.0145 else "\n"
    body_eol = "\r\n" if end < 0.0045 else "\n"  # Mixed files: a CRLF header, a body with LF.
    header = "\n".join(["---", *lines, "---"]).replace("\n", header_eol)
    blank = header_eol if source.random() < 0.8 else ""
    closing = source.random()
    tail = "\n" if closing < 0.69 else "" if closing < 0.985 else "\n" * source.randint(2, 4)
    text = header + header_eol + blank + (body + tail).replace("\n", body_eol)
    return Sample(name, text.encode(), is_yaml, True)


def _header(source: random.Random, name: str, shape: str, is_yaml: bool) -> list[str]:
    """The header's lines, in the usual order, now and then in another."""
    fields = [[f"name: {name}"], _description(source, is_yaml)]
    tools = CLAUDE_TOOLS if shape == "claude-code" else DESKTOP_TOOLS
    fields.append(_tools(source, tools, shape))
    if source.random() < 0.62:
        models = CLAUDE_MODELS if shape == "claude-code" else DESKTOP_MODELS
        fields.append([f"model: {source.choice(models)}"])
    if source.random() < 0.35:
        fields.append([f"color: {source.choice(COLORS)}"])
    if source.random() < 0.05:
        version = source.choice(("1.0", '"1.10"', "2", "0.3.1"))
        fields.append([f"version: {version}"])
    if source.random() < 0.03:
        fields.append([f"created: 20{source.randint(20, 29)}-0{source.randint(1, 9)}-11"])
    if shape == "pi-desktop":
        fields += _desktop_fields(source)
    elif source.random() < 0.02:
        fields.append(["mcpServers:", "  docs:", "    command: docs", "    args: [serve, --all]"])
    if source.random() < 0.1:
        source.shuffle(fields)
    if source.random() < 0.017:
        fields.insert(source.randrange(len(fields)), [f"# {_words(source, 3)}"])
    return [line for field in fields for line in field]


def _desktop_fields(source: random.Random) -> list[list[str]]:
    fields = []
    if source.random() < 0.4:
        fields.append([f"permission: {source.choice(('ask', 'accept-edits', 'auto', 'inherit'))}"])
    if source.random() < 0.3:
        key = source.choice(("thinkingLevel", "thinking-level"))
        fields.append([f"{key}: {source.choice(('low', 'medium', 'high', 'off'))}"])
    if source.random() < 0.2:
        fields.append([f"maxTokens: {source.choice(('8000', '16000', '1e4'))}"])
    return fields


def _tools(source: random.Random, names: tuple[str, ...], shape: str) -> list[str]:
    """Comma text, absent, flow list, block list, one name, everything: in their shares."""
    picked = source.sample(names, source.randint(2, min(7, len(names))))
    if shape == "pi-desktop" and source.random() < 0.3:
        picked.insert(0, "inherit")
    kind = source.random()
    if kind < 0.44:
        return [f"tools: {', '.join(picked)}"]
    if kind < 0.80:
        return []
    if kind < 0.90:
        quote = '"' if source.random() < 0.3 and shape == "claude-code" else ""
        return [f"tools: [{', '.join(f'{quote}{name}{quote}' for name in picked)}]"]
    if kind < 0.93:
        indent = source.choice(("  ", "  ", "", "    "))
        return ["tools:", *(f"{indent}- {name}" for name in picked)]
    if kind < 0.94:
        return [f"tools: {picked[-1]}"]
    if kind < 0.941:
        return ["tools:"]
    if kind < 0.943:
        return ['tools: "*"']
    return ["tools:", *(f"  {name}: true" for name in picked)] if kind < 0.95 else []


def _description(source: random.Random, is_yaml: bool) -> list[str]:
    """Plain, quoted, folded, literal or over several lines; long ones are examples in one line."""
    length = source.choice((12, 20, 30, 30, 45, 300))
    text = _words(source, length).capitalize()
    if source.random() < 0.044:
        text += f" {source.choice(ODD_WORDS)} {source.choice(ODD_WORDS)}"
    if not is_yaml:
        user, then = _words(source, 5), _words(source, 4)
        if source.random() < 0.3:
            return [f"description: {text}", "<example>", f"user: {user}", "</example>"]
        return [f"description: Use when: {text} user: “{then}”"]
    kind = source.random()
    if kind < 0.60:
        return [f"description: {text}"]
    if kind < 0.93:
        said = f'{text}.\\n\\nExamples:\\n<example>\\nuser: \\"{_words(source, 6)}\\"\\n</example>'
        return [f'description: "{said if length > 20 else text + ": now"}"']
    if kind < 0.965:
        return [f"description: 'The user''s {text}'"]
    wrapped = [f"  {_words(source, 9)}" for _ in range(source.randint(1, 5))]
    if kind < 0.991:
        return [f"description: {source.choice(('>', '>', '>-', '>+'))}", *wrapped]
    if kind < 0.995:
        return [f"description: {source.choice(('|', '|-', '|+'))}", *wrapped]
    return [f"description: {text}", *wrapped]


def _body(source: random.Random) -> str:
    """Markdown of a usual length, with headings, lists, fences and now and then a rule."""
    length = int(min(source.lognormvariate(8.75, 0.75), 80_000))
    parts = [f"You are a {_words(source, 3)}."]
    size = 0
    while size < length:
        kind = source.random()
        if kind < 0.2:
            part = f"## {_words(source, 3)}"
        elif kind < 0.5:
            part = "\n".join(f"- {_words(source, 8)}" for _ in range(source.randint(2, 6)))
        elif kind < 0.55:
            part = f"```yaml\n{_words(source, 1)}: {_words(source, 2)}\n```"
        elif kind < 0.56:
            part = "---"
        else:
            part = _words(source, source.randint(15, 60)) + "."
        parts.append(part)
        size += len(part) + 2
    return "\n\n".join(parts)


def _words(source: random.Random, count: int) -> str:
    return " ".join(source.choices(WORDS, k=count))
