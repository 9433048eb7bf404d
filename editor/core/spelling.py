"""Ways to write a value into a header, best first: as it is written now, then as is usual.

For authors of harnesses. A spelling is what stands behind `key:`; one that starts with a line feed
is a block below the key. The candidates are proposals: `editor.core.editing` takes the first that
every reader of the harness reads back, so offering one too many costs a little time and no safety.

    like = Written.of(text, syntax.entry(text, "model"))     # how it is written now, if it is
    spell("prov/m:high", like)                                # → '"prov/m:high"', 'prov/m:high' …
    spell(("Read", "Bash"), like, YAML)                       # a list: flow, comma text, block
    spell_item("Bash", like, YAML)                            # one entry of it
    spell("yes", dialect=LINES)                               # → 'yes', '"yes"', "'yes'"

`YAML` quotes what YAML 1.1 or 1.2 would take for something else; `LINES` is for readers that take
the rest of the line and at most one pair of quotes off, so it writes text as it is. Change what a
new list looks like with `records.replace(YAML, list_styles=(Style.PLAIN,))`.

`editor.core.planning` puts these together to a `KeyChange` for the usual cases.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.records import record
from editor.core.syntax import Style
from editor.core.yaml_scalars import double_quoted, is_plain_safe, quoted, single_quoted

if TYPE_CHECKING:
    from editor.core.definition import Value
    from editor.core.syntax import Entry

_CONTENT_INDENT: Final = pattern(r"(?:\r\n|\r|\n)( +)[^ \r\n]")
_INDICATOR: Final = pattern(r"[|>]([0-9])?([+-])?([0-9])?")
_SCALARS: Final = (Style.PLAIN, Style.SINGLE_QUOTED, Style.DOUBLE_QUOTED)
_BLOCKS: Final = (Style.LITERAL, Style.FOLDED)
NARROWEST: Final = 40  # columns to which a folded text is wrapped at least


@record
class Dialect:
    """What the readers of a header understand."""

    is_yaml: bool = True
    list_styles: tuple[Style, ...] = (Style.FLOW_LIST, Style.PLAIN, Style.BLOCK_LIST)
    has_block_scalars: bool = True


YAML: Final = Dialect()
LINES: Final = Dialect(
    is_yaml=False, list_styles=(Style.FLOW_LIST, Style.PLAIN), has_block_scalars=False
)


@record
class Written:
    """How a value is written now; what new spellings take after."""

    style: Style = Style.EMPTY
    raw: str = ""  # as it stands in the file
    indent: str = "  "  # in front of a block's lines
    gap: str = " "  # between a dash and its item
    item_quote: str = ""  # the quotes around the items of a list

    @classmethod
    def of(cls, text: str, entry: Entry | None) -> Written:
        """Describe the value of an entry; without an entry, nothing is known."""
        if entry is None:
            return cls()
        raw = text[entry.value_start : entry.value_end]
        indent, gap, item_quote = "  ", " ", ""
        items = entry.items
        if entry.style is Style.BLOCK_LIST and items and items[0].dash >= 0:
            line = max(text.rfind("\n", 0, items[0].dash), text.rfind("\r", 0, items[0].dash)) + 1
            indent = text[line : items[0].dash]
            gap = text[items[0].dash + 1 : items[0].start] or " "
            gap = gap if not gap.strip(" \t") else " "
        elif entry.style in _BLOCKS:
            found = _CONTENT_INDENT.search(raw)
            indent = found.group(1) if found else "  "
        if items and entry.style in (Style.BLOCK_LIST, Style.FLOW_LIST):
            first = text[items[0].start : items[0].start + 1]
            item_quote = first if first in ('"', "'") else ""
        return cls(entry.style, raw, indent, gap, item_quote)


ABSENT: Final = Written()


def spell(value: Value, like: Written = ABSENT, dialect: Dialect = YAML) -> tuple[str, ...]:
    """Give the spellings of any value, best first; none when the dialect cannot hold it."""
    match value:
        case None:
            return ()
        case bool():
            return ("true" if value else "false",)
        case int() | float():
            return (str(value),)
        case str():
            return spell_text(value, like, dialect)
        case tuple():
            return spell_list(value, like, dialect)


def spell_text(value: str, like: Written = ABSENT, dialect: Dialect = YAML) -> tuple[str, ...]:
    """Give the spellings of a text."""
    if not dialect.is_yaml:
        return _unique(_line_texts(value, like))
    spellings: list[str] = []
    plain = [value] if is_plain_safe(value) else []
    single = single_quoted(value)
    match like.style:
        case Style.DOUBLE_QUOTED:
            spellings = [double_quoted(value)]
        case Style.SINGLE_QUOTED:
            spellings = [single] if single else []
        case Style.LITERAL | Style.FOLDED if dialect.has_block_scalars:
            spellings = _block_texts(value, like)
    if "\n" in value and dialect.has_block_scalars and not spellings:
        spellings = _block_texts(value, Written(Style.LITERAL))
    return _unique([*spellings, *plain, *quoted(value)])


def spell_list(
    items: tuple[str, ...], like: Written = ABSENT, dialect: Dialect = YAML
) -> tuple[str, ...]:
    """Give the spellings of a whole list."""
    current = Style.PLAIN if like.style in (*_SCALARS, *_BLOCKS) else like.style
    styles = [current] if current in (Style.PLAIN, Style.FLOW_LIST, Style.BLOCK_LIST) else []
    spellings: list[str] = []
    for style in (*styles, *dialect.list_styles):
        match style:
            case Style.FLOW_LIST:
                pad = " " if like.style is Style.FLOW_LIST and like.raw[1:2] == " " else ""
                written = [spell_item(item, like, dialect)[0] for item in items]
                inner = ", ".join(written)
                spellings.append(f"[{pad}{inner}{pad}]" if items else "[]")
            case Style.BLOCK_LIST if items:
                written = [spell_item(item, like, dialect)[0] for item in items]
                lines = [f"\n{like.indent}-{like.gap}{item}" for item in written]
                spellings.append("".join(lines))
            case Style.PLAIN:
                spellings += spell_text(", ".join(items), like, dialect)
    return _unique(spellings)


def spell_item(item: str, like: Written = ABSENT, dialect: Dialect = YAML) -> tuple[str, ...]:
    """Give the spellings of one entry of a list, in the quotes its neighbours have."""
    if like.style in (*_SCALARS, *_BLOCKS):  # Comma text: the quotes, if any, are around it all.
        return (item,)
    if not dialect.is_yaml:
        own = [f"{like.item_quote}{item}{like.item_quote}"]
        return _unique([*own, item, f'"{item}"', f"'{item}'"])
    spellings: list[str] = []
    if like.item_quote == '"':
        spellings = [double_quoted(item)]
    elif like.item_quote == "'":
        single = single_quoted(item)
        spellings = [single] if single else []
    in_flow = like.style is not Style.BLOCK_LIST
    plain = [item] if is_plain_safe(item, in_flow=in_flow) else []
    return _unique([*spellings, *plain, *quoted(item)])


def _line_texts(value: str, like: Written) -> list[str]:
    """Write a text for a reader that takes the line as it is and one pair of quotes off."""
    if "\n" in value or "\r" in value:
        return []
    double, single = f'"{value}"', f"'{value}'"
    match like.style:
        case Style.DOUBLE_QUOTED:
            return [double, value, single]
        case Style.SINGLE_QUOTED:
            return [single, value, double]
    return [value, double, single] if value else [double, single]


def _block_texts(value: str, like: Written) -> list[str]:
    """Write a text as a block scalar: with the sign it has now, then with the one it needs."""
    if any(character < " " and character not in "\n\t" for character in value):
        return []
    sign = ">" if like.style is Style.FOLDED else "|"
    core = value.rstrip("\n")
    feeds = len(value) - len(core)
    if not core:
        return []
    found = _INDICATOR.match(like.raw)
    now = (found.group(2) or "") if found else None
    needed = "-" if not feeds else "" if feeds == 1 else "+"
    indent = like.indent or "  "
    depth = str(len(indent)) if core[0] in " \t\n" else ""
    folded = _folded(core, like, indent) if sign == ">" else None
    if sign == ">" and folded is None:
        sign = "|"
    content = folded if folded is not None else core
    body = "".join(f"\n{indent}{line}" if line else "\n" for line in content.split("\n"))
    marks = [needed] if now is None else [now, needed]
    return [
        f"{sign}{depth}{mark}{body}" + ("\n" * (feeds - 1) if mark == "+" else "")
        for mark in dict.fromkeys(marks)
    ]


def _folded(text: str, like: Written, indent: str) -> str | None:
    """Break a text into the lines of a folded scalar, about as wide as they are now."""
    paragraphs = re.split(r"(\n+)", text)
    if any(part[:1] in (" ", "\t") for part in paragraphs[::2]):
        return None  # Such lines are not folded; a literal says it better.
    lines = like.raw.splitlines()[1:]
    width = max([NARROWEST, *(len(line) - len(indent) for line in lines)])
    return "".join(
        part + "\n" if index % 2 else _wrapped(part, width) for index, part in enumerate(paragraphs)
    )


def _wrapped(paragraph: str, width: int) -> str:
    """Break one paragraph at single blanks, so that folding gives it back exactly."""
    words = re.split(r"(?<=[^ \t]) (?=[^ \t])", paragraph)
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] += f" {word}"
    return "\n".join(lines)


def _unique(spellings: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(spellings))
