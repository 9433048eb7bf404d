"""Locates the keys of a header that its reader takes line by line, whether it is YAML or not.

The grammar is given by the harness. A line its reader passes over although it looks like a key (in
quotes, with dots) is kept as a key nobody reads. What else follows a key and is neither an item, a
comment nor blank continues the key's value: it is replaced and removed with it. When such text is
followed by something that looks like a key the harness does not know, nobody can tell where the
value ends (text of an example such as `user: "hi"`, or a key of another program); then the edit is
refused and both readings are named.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core import list_items
from editor.core.edit_wording import (
    AMBIGUOUS,
    refusal,
)
from editor.core.fence import Fence, count_blocks
from editor.core.header_syntax import HeaderSyntax, without_header
from editor.core.patterns import pattern
from editor.core.records import field, mutable_record, record, replace
from editor.core.syntax import Entry, Item, Layout, Style
from editor.core.text import line_of

if TYPE_CHECKING:
    import re

    from editor.core.line_grammar import LineGrammar

_ANY_LINE: Final = pattern(r"([^\r\n]*)(\r\n|\r|\n|\Z)")
_FEED_LINE: Final = pattern(r"([^\n]*?)(\r?\n|\Z)")
_COMMENT_LIKE: Final = pattern(r"(?:\A|(?<=[ \t]))#(?:[ \t].*)?\Z")
_COMMENT: Final = pattern(r"(?:\A|(?<=[ \t]))#.*\Z")
_BLOCK_SCALAR: Final = pattern(r"[|>][0-9+-]{0,2}\Z")
_LIKE_A_KEY: Final = pattern(r"(<<|['\"]?[\w$@.][^:'\"<>(){}]{0,60}['\"]?)[ \t]*:(?=\s|\Z)")
_DOUBLE_QUOTED: Final = pattern(r'"(?:[^"\\]|\\.)*"')
_SINGLE_QUOTED: Final = pattern(r"'(?:[^']|'')*'")


@record
class LineSyntax(HeaderSyntax):
    """The locator for headers whose reader takes them line by line."""

    fence: Fence
    grammar: LineGrammar

    def layout(self, text: str) -> Layout:
        """Find the header and its entries."""
        return _layout(self, text)

    def compared(self, key: str) -> str:
        """The form in which a key is compared."""
        return self.grammar.normalise(key)


@mutable_record
class _Open:
    """An entry while its lines are being gathered."""

    written: str
    line: int
    start: int
    after_key: int
    content_end: int  # of the key's own line
    end: int
    last_line: int
    items: list[Item] = field(default_factory=list)
    last_text_end: int = 0  # end of the last line that continues the value
    first_text: int = 0  # line of the first text that continues the value
    first_stray: int = 0  # … and of the first in column 0


@lru_cache(maxsize=16)
def _layout(syntax: LineSyntax, text: str) -> Layout:
    """Find everything; kept for the last few texts, because one edit asks several times."""
    fenced = syntax.fence.find(text)
    if not fenced.is_closed:
        return without_header(text, fenced)
    grammar = syntax.grammar
    comments: list[str] = []
    gathered = _gather(syntax, text, fenced.start, fenced.end, comments)
    entries = tuple(_finish(grammar, text, held) for held in gathered)
    for entry in entries:
        comments += [entry.comment] if entry.comment else []
        comments += [item.comment for item in entry.items if item.comment]
    return Layout(
        _mark_ambiguous(grammar, entries, gathered),
        True,
        fenced.start,
        fenced.end,
        fenced.body_start,
        blocks=count_blocks(text),
        comments=tuple(comments),
        last_line=fenced.end,
    )


def _gather(
    syntax: LineSyntax, text: str, start: int, end: int, comments: list[str]
) -> list[_Open]:
    """Sort the header's lines to their keys."""
    grammar = syntax.grammar
    lines = _ANY_LINE if syntax.fence.splits_at_carriage_return else _FEED_LINE
    gathered: list[_Open] = []
    number = line_of(text, start) - 1
    for found in lines.finditer(text, start, end):
        at, content = found.start(), found.group(1)
        number += 1
        key = grammar.key.match(content) or _LIKE_A_KEY.match(content)
        if key:
            after_key, line_stop = at + key.end(), found.end()
            gathered.append(
                _Open(key.group(1), number, at, after_key, found.end(1), line_stop, number)
            )
            continue
        held = gathered[-1] if gathered else None
        in_block = bool(held and grammar.has_block_scalars and _opens_block(text, held))
        if grammar.comment.match(content) and not (in_block and content[0] in " \t"):
            comments.append(content.strip())
        elif held and content.strip(grammar.whitespace) and not _is_mark(grammar, content):
            _attach(grammar, text, held, found, number, in_block)
        elif held and in_block and found.end() > at and _keeps_blank_lines(text, held):
            held.end, held.last_line, held.last_text_end = found.end(), number, found.end(1)
    return gathered


def _is_mark(grammar: LineGrammar, content: str) -> bool:
    """Whether a line is dots, or dashes that end the header for another reader: never text."""
    mark = content.strip()
    return content.rstrip() == "..." or (mark == "---" and not grammar.reads_continuation)


def _attach(
    grammar: LineGrammar,
    text: str,
    held: _Open,
    found: re.Match[str],
    number: int,
    in_block: bool,
) -> None:
    """Take a line for an item of a key, or for more of its value."""
    at, content = found.start(), found.group(1)
    held.end, held.last_line = found.end(), number
    item = None if in_block or not grammar.item else grammar.item.match(content)
    if item:
        held.items.append(_item(grammar, text, at, at + item.end(), found.end(1), number))
        return
    held.last_text_end = at + len(content.rstrip(grammar.whitespace))
    held.first_text = held.first_text or number
    if content[0] not in " \t":
        held.first_stray = held.first_stray or number


def _opens_block(text: str, held: _Open) -> bool:
    """Whether a key's own line ends in a block scalar's sign."""
    value = _COMMENT.sub("", text[held.after_key : held.content_end]).strip(" \t")
    return bool(_BLOCK_SCALAR.match(value))


def _keeps_blank_lines(text: str, held: _Open) -> bool:
    """Whether blank lines below a block scalar are part of its text (`|+`)."""
    return "+" in _COMMENT.sub("", text[held.after_key : held.content_end])


def _item(
    grammar: LineGrammar, text: str, start: int, value_start: int, end: int, line: int
) -> Item:
    """Describe one list item's line."""
    dash = text.index("-", start)
    first, last, style, comment = _value(grammar, text, value_start, end)
    is_quoted = style in (Style.SINGLE_QUOTED, Style.DOUBLE_QUOTED)
    shown = text[first + 1 : last - 1] if is_quoted else text[first:last]
    return Item(shown, first, last, line, comment, dash)


def _value(grammar: LineGrammar, text: str, start: int, end: int) -> tuple[int, int, Style, str]:
    """Find a value on its line: its place, its style, and the comment behind it."""
    raw = text[start:end]
    value = raw.lstrip(grammar.whitespace)
    first = start + len(raw) - len(value)
    value = value.rstrip(grammar.whitespace)
    if not value:
        return start, start, Style.EMPTY, ""
    style, comment = Style.PLAIN, ""
    if grammar.has_comments:
        quoted = _DOUBLE_QUOTED.match(value) or _SINGLE_QUOTED.match(value)
        rest = value[quoted.end() :] if quoted else ""
        if quoted and (not rest.strip(" \t") or _COMMENT.match(rest.lstrip(" \t"))):
            comment = rest.strip(" \t")
            value = value[: quoted.end()]
        else:
            found = _COMMENT.search(value)
            if found:
                comment = found.group()
                value = value[: found.start()].rstrip(grammar.whitespace)
    if not value:
        return start, start, Style.EMPTY, comment
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'":
        style = Style.DOUBLE_QUOTED if value[0] == '"' else Style.SINGLE_QUOTED
    elif value[0] == "[":
        style = Style.FLOW_LIST
    elif grammar.has_block_scalars and _BLOCK_SCALAR.match(value):
        style = Style.LITERAL if value[0] == "|" else Style.FOLDED
    if not grammar.has_comments and style not in (Style.SINGLE_QUOTED, Style.DOUBLE_QUOTED):
        found = _COMMENT_LIKE.search(value)
        comment = found.group() if found else ""
    return first, first + len(value), style, comment


def _finish(grammar: LineGrammar, text: str, held: _Open) -> Entry:
    """Turn the gathered lines of a key into an entry."""
    first, last, style, comment = _value(grammar, text, held.after_key, held.content_end)
    name = grammar.normalise(held.written)
    items: tuple[Item, ...] = ()
    line_value_end = last
    if held.last_text_end and not held.items:
        last = held.last_text_end
    if held.items:
        items = tuple(held.items)
        if style is Style.EMPTY:
            first = items[0].dash
        style = Style.BLOCK_LIST
        last = max(items[-1].end, held.last_text_end)
    elif style is Style.EMPTY and held.last_text_end:
        style = Style.MAP if not grammar.reads_continuation else Style.PLAIN
        first = _first_text(grammar, text, held)
    elif grammar.list_keys is None or name in grammar.list_keys:
        stop = last if grammar.reads_continuation else line_value_end
        is_whole = style is not Style.FLOW_LIST or text[stop - 1] == "]"
        if is_whole and (grammar.has_comments or not comment):
            items = _comma_items(grammar, text, first, stop, style, held.line)
    return Entry(
        name,
        held.written,
        held.line,
        held.start,
        held.end,
        first,
        last,
        style,
        items,
        comment,
        held.after_key,
        continued=None
        if grammar.reads_continuation or not held.first_text
        else (held.first_text, held.last_line),
    )


def _first_text(grammar: LineGrammar, text: str, held: _Open) -> int:
    """Where a value begins that starts on a later line than its key."""
    rest = text[held.content_end : held.last_text_end]
    return held.content_end + len(rest) - len(rest.lstrip(grammar.whitespace))


def _comma_items(
    grammar: LineGrammar, text: str, start: int, end: int, style: Style, line: int
) -> tuple[Item, ...]:
    """Find the parts of comma text or of a list in brackets, each without its quotes."""
    if style is Style.FLOW_LIST:
        start, end = start + 1, end - 1
    found = list_items.comma_items(
        text,
        start,
        end,
        style if style is not Style.FLOW_LIST else Style.PLAIN,
        line,
        grammar.keeps_brackets,
    )
    return tuple(
        replace(item, text=item.text[1:-1])
        if len(item.text) >= 2 and item.text[0] == item.text[-1] and item.text[0] in "\"'"
        else item
        for item in found
    )


def _mark_ambiguous(
    grammar: LineGrammar, entries: tuple[Entry, ...], gathered: list[_Open]
) -> tuple[Entry, ...]:
    """Mark the entries whose end cannot be told from what follows them."""
    if not any(held.first_stray for held in gathered):
        return entries
    marked = list(entries)
    index = 0
    while index < len(entries):
        stop = index + 1
        while stop < len(entries) and entries[stop].key not in grammar.known:
            stop += 1
        strays = any(held.first_stray for held in gathered[index:stop])
        if stop - index > 1 and strays:
            first = gathered[index].first_stray or entries[index + 1].line
            problem = refusal(
                "value-ambiguous",
                AMBIGUOUS,
                entries[index + 1].line,
                key=entries[index].written,
                first=first,
                last=gathered[stop - 1].last_line,
                other=entries[index + 1].written,
            )
            for place in range(index, stop):
                marked[place] = replace(entries[place], problem=problem)
        index = stop
    return tuple(marked)
