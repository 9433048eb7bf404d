"""A report as plain text for chats, and as Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.lookalikes import visible
from editor.core.patterns import pattern
from editor.core.report_document import (
    Block,
    Bullets,
    Facts,
    Heading,
    Paragraph,
    Picture,
    Remarks,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SPECIAL = pattern(r"([\\`*_{}\[\]<>#|~&!])")
_MARKS = {"error": "✗", "warning": "!", "good": "✓", "dim": "·", "": " "}


def to_markdown(blocks: Sequence[Block]) -> str:
    """Write a report as Markdown in which foreign text stays text."""
    return "\n".join(line for block in blocks for line in (*_markdown(block), ""))


def to_text(blocks: Sequence[Block]) -> str:
    """Write a report as plain text."""
    lines: list[str] = []
    for block in blocks:
        lines += _text(block)
        if not isinstance(block, Heading):  # what stands under a title belongs to it
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _markdown(block: Block) -> Iterable[str]:
    match block:
        case Heading(text, level):
            yield f"{'#' * level} {_plain(text)}"
        case Paragraph(text, tone):
            yield f"**{_plain(text)}**" if tone else _plain(text)
        case Facts(pairs):
            for name, value in pairs:
                yield f"- **{_plain(name)}:** {_plain(value)}"
        case Bullets(items):
            for item in items:
                yield f"- {_plain(item)}"
        case Remarks(items):
            for name, text in items:
                yield f"- **{_plain(name)}:** {_plain(text)}"
        case Table(columns, rows, _, code):
            yield f"| {' | '.join(map(_plain, columns))} |"
            yield f"|{' --- |' * len(columns)}"
            for row in rows:
                cells = [_code(cell) if at == code else _plain(cell) for at, cell in enumerate(row)]
                yield f"| {' | '.join(cells)} |"
        case Picture(_, lines, title):
            yield f"**{_plain(title)}**"
            yield ""
            for line in lines:
                indent = " " * (len(line) - len(line.lstrip()))
                yield f"{indent}- {_plain(line)}"


def _text(block: Block) -> Iterable[str]:
    match block:
        case Heading(text, level):
            text = _one_line(text)
            yield text
            if level < 3:
                yield ("=" if level == 1 else "-") * min(len(text), 60)
        case Paragraph(text):
            yield _one_line(text)
        case Facts(pairs):
            for name, value in pairs:
                yield f"{_one_line(name)}: {_one_line(value)}"
        case Bullets(items):
            for item in items:
                yield f"- {_one_line(item)}"
        case Remarks(items, tones):
            for (name, text), tone in zip(items, tones, strict=True):
                yield f"{_MARKS[tone]} {_one_line(name)}: {_one_line(text)}"
        case Table(_, rows, tones):
            width = max((len(row[0]) for row in rows), default=0)
            for at, row in enumerate(rows):
                mark = _MARKS[tones[at]] if tones else " "
                rest = " — ".join(_one_line(cell) for cell in row[1:] if cell)
                yield f"{mark} {_one_line(row[0]):<{min(width, 40)}}  {rest}".rstrip()
        case Picture(_, lines, title):
            yield title
            for line in lines:
                yield f"  {visible(line)}"


def _one_line(text: str) -> str:
    return visible(" ".join(text.split()))


def _plain(text: str) -> str:
    """Foreign text in Markdown: on one line, and nothing in it means anything."""
    return _SPECIAL.sub(r"\\\1", _one_line(text))


def _code(text: str) -> str:
    """A name as code; one with a backtick or a bar is escaped instead."""
    text = _one_line(text)
    if "`" in text or "|" in text or not text:
        return _plain(text)
    return f"`{text}`"
