"""Flow style: quoted and plain scalars, aliases, properties, `[lists]` and `{mappings}`."""

from __future__ import annotations

import re
from typing import Final

from editor.core.patterns import pattern
from editor.core.yaml12 import scalars
from editor.core.yaml12.nodes import (
    NO_PROPERTIES,
    Alias,
    Fault,
    Mapping,
    Node,
    Properties,
    Refused,
    Scalar,
    Sequence,
    Style,
)

_GAP = pattern(r"[ \t]*(?:#[^\n]*)?(?:\n[ \t]*(?:#[^\n]*)?)*")
_SPACES = pattern(r" *")
_BLANKS = pattern(r"[ \t]*")
_PLAIN_BLOCK = pattern(r"(?:[^ \t\n:]++|:(?=[^ \t\n])|[ \t]++(?=[^ \t\n:#]|:[^ \t\n]))+")
_PLAIN_FLOW = pattern(
    r"(?:[^ \t\n:,\[\]{}]++|:(?=[^ \t\n,\[\]{}])|[ \t]++(?=[^ \t\n:#,\[\]{}]|:[^ \t\n,\[\]{}]))+"
)
_SINGLE = pattern(r"'((?:[^']|'')*+)'")
_DOUBLE = pattern(r'"((?:[^"\\]|\\.)*+)"', re.DOTALL)
_ANCHOR = pattern(r"[^ \t\n,\[\]{}]*")
_TAG = pattern(r"!(?:<[^ \t\n>]*>?|(?:[0-9A-Za-z\-#;/?:@&=+$_.!~*'()]|%[0-9A-Fa-f]{2})*)")

EMPTY: Final = frozenset(" \t\n")
_FLOW_ENDS: Final = frozenset(",[]{}")
_RESERVED: Final = frozenset("%@`,|>]}#")
LONGEST_KEY: Final = 1024


class FlowReader:
    """Reads flow nodes at a place of a text; `floor` is the least indentation of a further line."""

    def __init__(self, text: str, end: int) -> None:
        self.text = text if end == len(text) else text[:end]
        self.end = end

    def gap(self, at: int) -> tuple[int, int]:
        """Skip blanks, comments and line ends; give the place and its line's start, or -1."""
        if self.starts(at, "#") and at and self.text[at - 1] not in EMPTY:
            raise Refused(Fault.COMMENT, at)
        match = _GAP.match(self.text, at)
        place = match.end() if match else at
        line_break = self.text.rfind("\n", at, place)
        return place, line_break + 1 if line_break >= 0 else -1

    def starts(self, at: int, mark: str) -> bool:
        """Say whether a character stands at a place."""
        return self.text.startswith(mark, at)

    def is_empty(self, at: int) -> bool:
        """Say whether a blank, a line end or nothing stands at a place."""
        return at >= self.end or self.text[at] in EMPTY

    def indentation(self, line_start: int) -> int:
        """Count the spaces a line starts with."""
        match = _SPACES.match(self.text, line_start)
        return match.end() - line_start if match else 0

    def after_blanks(self, at: int) -> int:
        """Skip spaces and tabs."""
        match = _BLANKS.match(self.text, at)
        return match.end() if match else at

    # Single nodes

    def properties(self, at: int, before: Properties, *, in_flow: bool) -> tuple[Properties, int]:
        """Read one anchor or tag and add it to those already seen."""
        if self.text[at] == "&":
            match = _ANCHOR.match(self.text, at + 1)
            after = match.end() if match else at + 1
            if before.anchor or after == at + 1:
                raise Refused(Fault.PROPERTY, at)
            found = Properties(self.text[at + 1 : after], before.tag, before.tag_at)
        else:
            match = _TAG.match(self.text, at)
            after = match.end() if match else at + 1
            if before.tag:
                raise Refused(Fault.PROPERTY, at)
            found = Properties(before.anchor, self.text[at:after], at)
        if not self.is_empty(after) and not (in_flow and self.text[after] in ",[]{}'\""):
            raise Refused(Fault.PROPERTY, after)
        return found, after

    def atom(self, at: int, floor: int, *, depth: int, properties: Properties) -> Node:
        """Read the scalar, alias or flow collection that starts at a place."""
        mark = self.text[at]
        if mark == "*":
            return self._alias(at, properties)
        if mark in "'\"":
            return self._quoted(at, floor, properties)
        if mark == "[":
            return self._sequence(at, floor, depth + 1, properties)
        if mark == "{":
            return self._mapping(at, floor, depth + 1, properties)
        if mark in _RESERVED:
            raise Refused(Fault.RESERVED, at)
        return self._plain(at, floor, properties, in_flow=depth > 0)

    def _alias(self, at: int, properties: Properties) -> Alias:
        match = _ANCHOR.match(self.text, at + 1)
        end = match.end() if match else at + 1
        name = self.text[at + 1 : end]
        if not name or name.endswith(":") or properties != NO_PROPERTIES:
            raise Refused(Fault.ALIAS, at)
        return Alias(at, end, name)

    def _quoted(self, at: int, floor: int, properties: Properties) -> Scalar:
        quote = self.text[at]
        match = (_SINGLE if quote == "'" else _DOUBLE).match(self.text, at)
        end = self._first_outdent(at, match.end(), floor) if match else self.end
        source = self.text[at:end]
        # The library takes text that merely ends in a quote for closed, an escaped quote included.
        if len(source) == 1 or source[-1] != quote:
            raise Refused(Fault.UNCLOSED_QUOTE, at)
        body = source[1:-1]
        if quote == "'":
            return Scalar(at, end, scalars.single_quoted(body), Style.SINGLE, properties)
        if (len(body) - len(body.rstrip("\\"))) % 2:
            body += quote
        return Scalar(at, end, scalars.double_quoted(body, at + 1), Style.DOUBLE, properties)

    def _first_outdent(self, start: int, end: int, floor: int) -> int:
        """Find the end of the line behind which a quoted text is not indented enough."""
        line_break = self.text.find("\n", start, end) if floor > 0 else -1
        while line_break >= 0:
            spaces = self.indentation(line_break + 1)
            if spaces < floor and not self.starts(line_break + 1 + spaces, "\n"):
                return line_break
            line_break = self.text.find("\n", line_break + 1, end)
        return end

    def _plain(self, at: int, floor: int, properties: Properties, *, in_flow: bool) -> Scalar:
        pattern = _PLAIN_FLOW if in_flow else _PLAIN_BLOCK
        match = pattern.match(self.text, at)
        if match is None:
            raise Refused(Fault.RESERVED, at)
        end = match.end()
        while (following := self._next_plain_line(end, floor)) is not None:
            match = pattern.match(self.text, following)
            if match is None:
                break
            end = match.end()
        return Scalar(at, end, scalars.fold(self.text[at:end]), Style.PLAIN, properties)

    def _next_plain_line(self, at: int, floor: int) -> int | None:
        place = self.after_blanks(at)
        if not self.starts(place, "\n"):
            return None
        while place < self.end:
            line = place + 1
            spaces = self.indentation(line)
            place = line + spaces
            if self.starts(place, "\n"):
                continue
            if spaces < floor:
                return None
            place = self.after_blanks(place)
            if not self.starts(place, "\n"):
                return None if self.starts(place, "#") else place
        return None

    # Flow collections

    def _flow_gap(self, at: int, floor: int, depth: int) -> int:
        place, line = self.gap(at)
        if place >= self.end:
            raise Refused(Fault.UNCLOSED_FLOW, at)
        if line >= 0 and (spaces := self.indentation(line)) < floor:
            is_closing = depth == 1 and spaces == floor - 1 and self.text[place] in "]}"
            if not is_closing:
                raise Refused(Fault.INDENTATION, place)
        return place

    def _sequence(self, start: int, floor: int, depth: int, properties: Properties) -> Sequence:
        items: list[Node] = []
        place = self._flow_gap(start + 1, floor, depth)
        while self.text[place] != "]":
            key, value, after = self._entry(place, floor, depth, in_mapping=False)
            items.append(
                key
                if value is None
                else Mapping(key.start, value.end, ((key, value),), is_flow=True)
            )
            place = self._separator(after, floor, depth, "]")
        return Sequence(start, place + 1, tuple(items), is_flow=True, properties=properties)

    def _mapping(self, start: int, floor: int, depth: int, properties: Properties) -> Mapping:
        pairs: list[tuple[Node, Node]] = []
        place = self._flow_gap(start + 1, floor, depth)
        while self.text[place] != "}":
            key, value, after = self._entry(place, floor, depth, in_mapping=True)
            pairs.append((key, value or Scalar(after, after, "", Style.EMPTY)))
            place = self._separator(after, floor, depth, "}")
        return Mapping(start, place + 1, tuple(pairs), is_flow=True, properties=properties)

    def _separator(self, at: int, floor: int, depth: int, closing: str) -> int:
        place = self._flow_gap(at, floor, depth)
        if self.text[place] == ",":
            return self._flow_gap(place + 1, floor, depth)
        if self.text[place] != closing:
            raise Refused(Fault.MISSING_COMMA, place)
        return place

    def _entry(
        self, at: int, floor: int, depth: int, *, in_mapping: bool
    ) -> tuple[Node, Node | None, int]:
        """Read `key`, `key: value` or `? key : value`; give them and the place behind."""
        if self.text[at] in ",]}":
            raise Refused(Fault.MISSING_COMMA, at)
        is_explicit = self.text[at] == "?" and self._ends_indicator(at + 1)
        is_item = not (in_mapping or is_explicit)
        key = self._flow_node(at + 1 if is_explicit else at, floor, depth, may_glue=is_item)
        colon = self._flow_gap(key.end, floor, depth)
        glued = isinstance(key, Sequence | Mapping) or (
            isinstance(key, Scalar) and key.style in (Style.SINGLE, Style.DOUBLE)
        )
        if not self._is_colon(colon, glued=glued):
            if is_explicit:
                return key, Scalar(key.end, key.end, "", Style.EMPTY), key.end
            return key, None, key.end
        if is_item:
            self._check_not_glued(key)
            if "\n" in self.text[at:colon]:
                raise Refused(Fault.MULTILINE_KEY, at)
            if colon - at > LONGEST_KEY:
                raise Refused(Fault.LONG_KEY, at)
        value = self._flow_node(colon + 1, floor, depth)
        return key, value, value.end

    def _ends_indicator(self, at: int) -> bool:
        return self.is_empty(at) or self.text[at] in _FLOW_ENDS

    def _is_colon(self, at: int, *, glued: bool) -> bool:
        return self.starts(at, ":") and (glued or self._ends_indicator(at + 1))

    def _check_not_glued(self, node: Node) -> None:
        """Refuse `!tag"text"`: the library lets it pass only as an item of a flow list."""
        has_properties = not isinstance(node, Alias) and node.properties != NO_PROPERTIES
        if has_properties and node.end > node.start and self.text[node.start - 1] not in EMPTY:
            raise Refused(Fault.PROPERTY, node.start)

    def _flow_node(self, at: int, floor: int, depth: int, *, may_glue: bool = False) -> Node:
        properties, behind = NO_PROPERTIES, at
        place = self._flow_gap(at, floor, depth)
        while self.text[place] in "&!":
            properties, behind = self.properties(place, properties, in_flow=True)
            place = self._flow_gap(behind, floor, depth)
        if self.text[place] in ",]}" or self._is_colon(place, glued=False):
            return Scalar(behind, behind, "", Style.EMPTY, properties)
        if self.text[place] in "-?" and self._ends_indicator(place + 1):
            raise Refused(Fault.BLOCK_IN_FLOW, place)
        node = self.atom(place, floor, depth=depth, properties=properties)
        if not may_glue:
            self._check_not_glued(node)
        return node
