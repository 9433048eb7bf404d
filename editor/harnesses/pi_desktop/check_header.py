"""Checks of the header's lines: what a reader passes over, joins, or takes for something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.text import TextEdit
from editor.harnesses.pi_desktop import (
    header_lines,
    runtime_reader,
    spelling,
    tools,
    wording,
)
from editor.harnesses.pi_desktop.facts import ERROR, INFO, SETTINGS, WARNING
from editor.harnesses.pi_desktop.fields import (
    FIELD_OF_KEY,
    LIST_KEYS,
    SETTINGS_READS,
    SPELLED_BY_KEY,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.problems import Fix
    from editor.harnesses.pi_desktop.facts import Facts
    from editor.harnesses.pi_desktop.header_lines import Line

_TEXT_KEYS: Final = frozenset({"description"})
_BLOCK_SCALAR = pattern(r"[|>][0-9+-]*")
_BARE_KEY = pattern(r"[ \t]*[\"']?([A-Za-z][A-Za-z0-9_\- ]*)[\"']?[ \t]*:(?!//)")
_NAME_BREAKS = pattern(r"[,\s*•]+")  # Bullets of other kinds than a dash are no names either.
_LOOKS_LIKE_COMMENT = pattern(r"[ \t]+#+[ \t]")


def check_header(facts: Facts) -> None:
    """Note what happens to the header's lines that their writer may not expect."""
    for key, value in facts.values.items():
        is_odd = isinstance(value, list) or "\\" in value or value[:1] in "|>"
        if is_odd and key in FIELD_OF_KEY:
            _check_shape(facts, key, value)
    _check_comments(facts)
    _check_passed_over(facts)


def _check_shape(facts: Facts, key: str, value: runtime_reader.Value) -> None:
    """Note values that are no plain text on the key's line."""
    if isinstance(value, list):
        if value:
            _check_items(facts, key, len(value))
    elif value[:1] in ("|", ">") and _BLOCK_SCALAR.fullmatch(value):
        facts.add(
            "folded-value",
            ERROR,
            wording.FOLDED_VALUE,
            about=key,
            fix=_fix_folded(facts, key),
            key=SPELLED_BY_KEY[key],
            value=value,
        )
    elif "\\" in value and key in _TEXT_KEYS and facts.starts_with(key, '"'):
        facts.add("escapes-kept", INFO, wording.ESCAPES_KEPT, about=key, key=SPELLED_BY_KEY[key])


def _check_items(facts: Facts, key: str, count: int) -> None:
    name = SPELLED_BY_KEY[key]
    line = facts.key_line(key)
    if line is not None and line.value:
        facts.add("items-replace-value", WARNING, wording.ITEM_REPLACES_VALUE, about=key, key=name)
    if key in LIST_KEYS:
        return
    if count > 1:
        facts.add("list-for-text", WARNING, wording.LIST_FOR_TEXT, about=key, key=name)
    elif key in SETTINGS_READS:
        facts.add(
            "list-of-one",
            WARNING,
            wording.LIST_OF_ONE,
            about=key,
            fix=_fix_list_of_one(facts, key),
            reader=SETTINGS,
            key=name,
        )


def _fix_list_of_one(facts: Facts, key: str) -> Fix | None:
    line, below = facts.key_line(key), facts.lines_below(key)
    items = [each for each in below if each.kind == "item" and each.value]
    if line is None or line.value or {each.kind for each in below} - {"item", "blank"}:
        return None
    lead = "" if facts.text[line.value_start - 1] in " \t" else " "
    edit = TextEdit(line.value_start, items[-1].end, lead + items[-1].value)
    return facts.fix(wording.FIX_LIST_OF_ONE, edit)


def _fix_folded(facts: Facts, key: str) -> Fix | None:
    """Join the lines below a key into one value, as Settings does, if all readers agree on it."""
    line = facts.key_line(key)
    if line is None:
        return None
    below = _belonging(facts.lines, line)
    texts = [each.text.strip() for each in below if each.text.strip()]
    if not texts:
        return None
    if key in LIST_KEYS:
        return _fix_list(facts, line, below, texts)
    if key not in _TEXT_KEYS:
        return None
    return _fix_text(facts, line, below, " ".join(texts))


def _fix_text(facts: Facts, line: Line, below: tuple[Line, ...], text: str) -> Fix | None:
    spelled = spelling.text_spellings(text)
    if not spelled or not below:
        return None
    edit = TextEdit(line.value_start, below[-1].end, spelled[0])
    return facts.fix(wording.FIX_CONTINUED_VALUE, edit)


def _fix_list(
    facts: Facts, line: Line, below: tuple[Line, ...], texts: Sequence[str]
) -> Fix | None:
    """Write names that stand below a key as one list, if each of them is a name."""
    names = [name for text in texts for name in _NAME_BREAKS.split(text.strip("[]")) if name]
    table = (tools.INHERIT, *tools.tables(facts.rules).assignable)
    if line.key != "tools" or not below or not names or not all(each in table for each in names):
        return None
    lead = "" if facts.text[line.value_start - 1] in " \t" else " "
    edit = TextEdit(line.value_start, below[-1].end, f"{lead}[{', '.join(names)}]")
    return facts.fix(wording.FIX_ONE_LINE, edit)


def _belonging(lines: tuple[Line, ...], holder: Line) -> tuple[Line, ...]:
    """Give the lines that a reader of YAML would take for the rest of a value."""
    found: list[Line] = []
    for line in lines[lines.index(holder) + 1 :]:
        if not line.is_indented and line.kind != "blank":
            break
        found.append(line)
    while found and found[-1].kind == "blank":
        found.pop()
    return tuple(found)


def _check_comments(facts: Facts) -> None:
    """Note comments behind values: no reader strips them."""
    if "#" not in (facts.header.text or ""):
        return
    for line in facts.lines:
        if line.kind not in ("key", "item") or line.key not in FIELD_OF_KEY:
            continue
        at = header_lines.comment_start(line)
        if at is None:
            continue
        is_text = line.key in _TEXT_KEYS
        if is_text and not _LOOKS_LIKE_COMMENT.match(facts.text, at):
            continue
        fix = facts.fix(
            wording.FIX_TRAILING_COMMENT, *header_lines.move_comment_above(line, at, facts.eol)
        )
        facts.add(
            "trailing-comment",
            INFO if is_text else WARNING,
            wording.TRAILING_COMMENT_TEXT if is_text else wording.TRAILING_COMMENT,
            about=line.key,
            at=line.number,
            fix=fix,
            key=SPELLED_BY_KEY[line.key],
        )


def _check_passed_over(facts: Facts) -> None:
    """Note lines that are no field, no item and no comment."""
    rest = (facts.header.text or "").count("\n") + 1 - facts.header.key_lines
    if rest <= 0:
        return
    if rest <= sum(len(value) for value in facts.values.values() if isinstance(value, list)):
        return
    holder: Line | None = None
    is_told = False
    for line in facts.lines:
        if line.kind == "key":
            holder, is_told = line, False
        elif line.kind == "ignored" and not is_told:
            is_told = _check_ignored(facts, line, holder)


def _check_ignored(facts: Facts, line: Line, holder: Line | None) -> bool:
    """Say why one line is ignored; true if the same need not be said of the lines below."""
    if "\u2028" in line.text or "\u2029" in line.text:
        edits = [
            TextEdit(at, at + 1, " ")
            for at, each in enumerate(line.text, line.start)
            if each in "\u2028\u2029"
        ]
        fix = facts.harmless_fix(wording.FIX_SEPARATOR_IN_LINE, *edits)
        facts.add("line-separator", WARNING, wording.SEPARATOR_IN_LINE, at=line.number, fix=fix)
        return False
    is_nested = holder is not None and holder.key not in FIELD_OF_KEY
    is_folded = holder is not None and _BLOCK_SCALAR.fullmatch(holder.value) is not None
    if line.is_indented and (is_nested or is_folded):
        return True
    if line.text.strip() in ("---", "-"):  # A fence for Settings only, or an item without text.
        return False
    if _check_lost_key(facts, line):
        return False
    if not line.is_indented or holder is None:
        facts.add("ignored-text", INFO, wording.IGNORED_TEXT, at=line.number)
        return True
    _check_continued(facts, holder)
    return True


def _check_lost_key(facts: Facts, line: Line) -> bool:
    """Note a known key that is ignored because it is indented or in quotes."""
    match = _BARE_KEY.match(line.text)
    key = runtime_reader.normalize_key(match[1]) if match else ""
    if match is None or match.start(1) == 0 or key not in FIELD_OF_KEY:
        return False
    start = line.start + match.start(1)
    fix: Fix | None
    if facts.text[start - 1 : start] in ("'", '"'):
        colon = facts.text.index(":", line.start + match.end(1))
        bare = TextEdit(line.start, colon, match[1].strip())
        fix = facts.harmless_fix(wording.FIX_QUOTED_KEY, bare)
        template, code = wording.QUOTED_KEY, "quoted-key"
    else:
        fix = facts.harmless_fix(wording.FIX_INDENTED_KEY, TextEdit(line.start, start, ""))
        template, code = wording.INDENTED_KEY, "indented-key"
    if key in facts.values:
        fix = None
    facts.add(code, WARNING, template, about=key, at=line.number, fix=fix, key=match[1])
    return True


def _check_continued(facts: Facts, holder: Line) -> None:
    """Note that a value goes on below its line, where nobody reads it."""
    name = SPELLED_BY_KEY[holder.key]
    below = _belonging(facts.lines, holder)
    texts = [each.text.strip() for each in below if each.text.strip()]
    if not holder.value and holder.key in LIST_KEYS:
        facts.add(
            "not-a-list",
            WARNING,
            wording.IGNORED_LIST,
            about=holder.key,
            fix=_fix_list(facts, holder, below, texts),
            key=name,
            example="[Read, Grep]" if holder.key == "tools" else "[provider/model]",
        )
        return
    fix: Fix | None = None
    if holder.key in LIST_KEYS:
        fix = _fix_list(facts, holder, below, [holder.value, *texts])
    elif holder.key in _TEXT_KEYS and holder.value[:1] not in ("'", '"'):
        fix = _fix_text(facts, holder, below, " ".join(filter(None, [holder.value, *texts])))
    facts.add(
        "continued-value", WARNING, wording.CONTINUED_VALUE, about=holder.key, fix=fix, key=name
    )
