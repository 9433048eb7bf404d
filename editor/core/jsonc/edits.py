"""The smallest edits of one JSONC text: set, add and remove members and items where they stand."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from editor.core.jsonc.parser import JsoncError, JsoncFault, Member, Node, Parsed, parse
from editor.core.patterns import pattern
from editor.core.text import TextEdit, eol_near, line_end, line_start, next_line

if TYPE_CHECKING:
    from collections.abc import Sequence

_REST_OF_LINE = pattern(r"[ \t]*(?:(?:/\*(?:[^*\r\n]|\*(?!/))*\*/[ \t]*)*(?://[^\r\n]*)?)")
_INDENT = pattern(r"[ \t]*")
Edits = tuple[TextEdit, ...]


def spell(value: Any) -> str:
    """Write plain data as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def set_property(text: str, path: Sequence[str], spelling: str) -> Edits | JsoncError:
    """Give the property at a path of keys a new value; missing objects on the way are made.

    Of duplicate keys the last one is edited: it is the one that counts.
    """
    parsed = parse(text)
    if parsed.error is not None:
        if parsed.error.fault is JsoncFault.NOTHING:
            return _whole(text, path, spelling)
        return parsed.error
    node = parsed.root
    for depth, key in enumerate(path):
        if node is None or node.kind != "object":
            return _not_an_object(text, node)
        member = node.member(key)
        if member is None:
            return insert_element(text, node, _nested(path[depth:], spelling), None)
        node = member.value
    if node is None or text[node.start : node.end] == spelling:
        return ()
    return (TextEdit(node.start, node.end, spelling),)


def remove_property(text: str, path: Sequence[str]) -> Edits | JsoncError:
    """Remove every member of a path's key, so that nothing takes its place; none is no edit."""
    parsed = parse(text)
    if parsed.error is not None:
        return () if parsed.error.fault is JsoncFault.NOTHING else parsed.error
    node = node_at(parsed, path[:-1])
    if node is None or node.kind != "object":
        return ()
    indexes = [index for index, each in enumerate(node.members) if each.key == path[-1]]
    return remove_elements(text, node, indexes)


def insert_item(
    text: str, path: Sequence[str], spelling: str, index: int | None
) -> Edits | JsoncError:
    """Insert an item into the list at a path, at its end without an index."""
    parsed = parse(text)
    if parsed.error is not None and parsed.error.fault is not JsoncFault.NOTHING:
        return parsed.error
    node = None if parsed.error is not None else node_at(parsed, path)
    if node is None:
        return set_property(text, path, f"[{spelling}]")
    if node.kind != "array":
        return _not_an_object(text, node)
    return insert_element(text, node, spelling, index)


def remove_item(text: str, path: Sequence[str], index: int) -> Edits | JsoncError:
    """Remove one item of the list at a path."""
    parsed = parse(text)
    if parsed.error is not None:
        return parsed.error
    node = node_at(parsed, path)
    if node is None or node.kind != "array" or not 0 <= index < len(node.items):
        return ()
    return remove_elements(text, node, [index])


def move_item(text: str, path: Sequence[str], index: int, to: int) -> Edits | JsoncError:
    """Move one item of a list to another position; a comment behind it on its line goes along."""
    parsed = parse(text)
    if parsed.error is not None:
        return parsed.error
    node = node_at(parsed, path)
    if node is None or node.kind != "array" or not 0 <= index < len(node.items):
        return ()
    order = list(range(len(node.items)))
    order.insert(max(0, min(to, len(order) - 1)), order.pop(index))
    edits: list[TextEdit] = []
    tails = [_tail(text, node, place) for place in range(len(order))]
    for place, source in enumerate(order):
        here, there = node.items[place], node.items[source]
        edits.append(TextEdit(here.start, here.end, text[there.start : there.end]))
        if all(tail is not None for tail in tails):
            start, end = tails[place] or (0, 0)
            other = tails[source] or (0, 0)
            edits.append(TextEdit(start, end, text[other[0] : other[1]]))
    return tuple(edit for edit in edits if text[edit.start : edit.end] != edit.text)


def node_at(parsed: Parsed, path: Sequence[str]) -> Node | None:
    """Give the value at a path of keys, the last of duplicates each time."""
    node = parsed.root
    for key in path:
        member = node.member(key) if node is not None else None
        node = member.value if member is not None else None
    return node


def _not_an_object(text: str, node: Node | None) -> JsoncError:
    offset = node.start if node is not None else 0
    line = text.count("\n", 0, offset) + 1
    return JsoncError(
        JsoncFault.VALUE_EXPECTED, offset, line, offset - line_start(text, offset) + 1
    )


def _nested(path: Sequence[str], spelling: str) -> str:
    for key in reversed(path[1:]):
        spelling = f"{{{spell(key)}: {spelling}}}"
    return f"{spell(path[0])}: {spelling}"


def _whole(text: str, path: Sequence[str], spelling: str) -> Edits:
    """Write a whole object behind the comments of a text that holds nothing else."""
    eol = eol_near(text, len(text))
    before = "" if not text.strip(" \t\r\n") or text.endswith(("\n", "\r")) else eol
    body = f"{before}{{{eol}  {_nested(path, spelling)}{eol}}}{eol}"
    return (TextEdit(len(text), len(text), body),)


# Elements: the members of an object or the items of an array


def _elements(node: Node) -> tuple[Member | Node, ...]:
    return node.members if node.kind == "object" else node.items


def insert_element(text: str, node: Node, element: str, index: int | None) -> Edits:
    """Insert an element into a container in the container's own style."""
    elements = _elements(node)
    if index is not None and 0 <= index < len(elements):
        return _insert_before(text, node, element, elements[index])
    if not elements:
        return _insert_first(text, node, element)
    last = elements[-1]
    comma_at = last.end
    behind_comma = _comma(text, last.end) + 1 if node.has_trailing_comma else last.end
    comma = "" if node.has_trailing_comma else ","
    trailing = "," if node.has_trailing_comma else ""
    if not _has_own_line(text, last, node):
        blank = " " if len(elements) < 2 or _is_spaced(text, elements) else ""
        edit = f"{comma}{blank}{element}{trailing}"
        return (TextEdit(behind_comma, behind_comma, edit),)
    rest = _REST_OF_LINE.match(text, behind_comma)
    at = rest.end() if rest else behind_comma
    if at != line_end(text, at):  # the closing mark or an open comment stands on this line
        at = behind_comma
    new = f"{eol_near(text, last.start)}{_indent(text, last.start)}{element}{trailing}"
    if at == comma_at:
        return (TextEdit(at, at, comma + new),)
    edits = (TextEdit(comma_at, comma_at, comma), TextEdit(at, at, new))
    return edits if comma else edits[1:]


def _insert_before(text: str, node: Node, element: str, following: Member | Node) -> Edits:
    at = following.start
    if _has_own_line(text, following, node):
        separator = eol_near(text, at) + _indent(text, at)
    else:
        separator = " " if _is_spaced(text, _elements(node)) else ""
    return (TextEdit(at, at, f"{element},{separator}"),)


def _insert_first(text: str, node: Node, element: str) -> Edits:
    inside = text[node.start + 1 : node.end - 1]
    eol = eol_near(text, node.start)
    outer = _indent(text, node.start)
    inner = outer + _unit(text)
    if not inside.strip(" \t\r\n"):
        is_value = text[line_start(text, node.start) : node.start].strip(" \t")
        if node.kind == "array" or (is_value and not set(inside) & {"\n", "\r"}):
            return (TextEdit(node.start + 1, node.end - 1, element),)
        new = f"{eol}{inner}{element}{eol}{outer}"
        return (TextEdit(node.start + 1, node.end - 1, new),)
    # Only comments stand inside: the element goes on a line of its own before the closing mark.
    close = node.end - 1
    begin = line_start(text, close)
    if begin > node.start and not text[begin:close].strip(" \t"):
        return (TextEdit(begin, begin, f"{inner}{element}{eol}"),)
    return (TextEdit(close, close, f"{eol}{inner}{element}{eol}{outer}"),)


def remove_elements(text: str, node: Node, indexes: Sequence[int]) -> Edits:
    """Remove elements with their commas; the lines they leave empty and their comments go too."""
    elements = _elements(node)
    edits: list[TextEdit] = []
    kept = [index for index in range(len(elements)) if index not in indexes]
    for index in indexes:
        element = elements[index]
        has_comma = index < len(elements) - 1 or node.has_trailing_comma
        end = _comma(text, element.end) + 1 if has_comma else element.end
        start = element.start
        tail = _REST_OF_LINE.match(text, end)
        rest = tail.end() if tail else end
        begin = line_start(text, start)
        if not text[begin:start].strip(" \t") and rest == line_end(text, rest):
            start, end = begin, next_line(text, rest)
        elif index < len(elements) - 1:
            end = elements[index + 1].start if _same_line(text, end, elements[index + 1]) else end
        elif index and _same_line(text, elements[index - 1].end, element):
            before = elements[index - 1].end
            start = _comma(text, before) + 1 if index - 1 in kept else start
        edits.append(TextEdit(start, end, ""))
    if kept and indexes and not node.has_trailing_comma and kept[-1] < max(indexes):
        comma = _comma(text, elements[kept[-1]].end)
        edits.append(TextEdit(comma, comma + 1, ""))
    return _joined(edits)


def _joined(edits: list[TextEdit]) -> Edits:
    """Join removals that touch or overlap."""
    result: list[TextEdit] = []
    for edit in sorted(edits, key=lambda each: (each.start, each.end)):
        if result and edit.start <= result[-1].end:
            end = max(result[-1].end, edit.end)
            result[-1] = TextEdit(result[-1].start, end, "")
        else:
            result.append(edit)
    return tuple(result)


def _comma(text: str, at: int) -> int:
    """Find the comma behind an element, past comments."""
    while text[at] != ",":
        if text.startswith("//", at):
            at = line_end(text, at)
        elif text.startswith("/*", at):
            at = text.index("*/", at) + 2
        else:
            at += 1
    return at


def _has_own_line(text: str, element: Member | Node, node: Node) -> bool:
    begin = line_start(text, element.start)
    return begin > node.start and not text[begin : element.start].strip(" \t")


def _same_line(text: str, at: int, element: Member | Node) -> bool:
    return not any(mark in text[at : element.start] for mark in "\r\n")


def _is_spaced(text: str, elements: Sequence[Member | Node]) -> bool:
    if len(elements) < 2:
        return True
    between = text[elements[0].end : elements[1].start]
    return between.endswith((" ", "\t", "\n", "\r"))


def _indent(text: str, at: int) -> str:
    match = _INDENT.match(text, line_start(text, at))
    return match[0] if match else ""


def _unit(text: str) -> str:
    """Give the indentation one level has in this text, two spaces when nothing shows it."""
    found = re.search(r"[\r\n]([ \t]+)[^ \t\r\n]", text)
    return found[1] if found else "  "


def _tail(text: str, node: Node, index: int) -> tuple[int, int] | None:
    """Find what stands behind an item and its comma on its line, None when that is another item."""
    item = node.items[index]
    has_comma = index < len(node.items) - 1 or node.has_trailing_comma
    start = _comma(text, item.end) + 1 if has_comma else item.end
    match = _REST_OF_LINE.match(text, start)
    end = match.end() if match else start
    return (start, end) if end == line_end(text, end) else None
