"""Block style: the indented lists, mappings and block scalars of a document."""

from __future__ import annotations

from enum import Enum, auto

from editor.core.patterns import pattern
from editor.core.yaml12 import scalars
from editor.core.yaml12.flow import LONGEST_KEY, FlowReader
from editor.core.yaml12.nodes import (
    NO_PROPERTIES,
    Fault,
    Mapping,
    Node,
    Properties,
    Refused,
    Scalar,
    Sequence,
    Style,
)

_HEADER = pattern(r"[|>]([^ \t\n#]*)")


class Place(Enum):
    """What may follow on the same line as the mark before a node."""

    LINE = auto()  # the node starts a line of its own
    MARKER = auto()  # behind `---`: no block collection
    ITEM = auto()  # behind `- ` or `? `: anything
    ENTRY = auto()  # behind the `: ` of an explicit key: anything
    VALUE = auto()  # behind `key: `: no block collection


class BlockReader(FlowReader):
    """Reads block nodes; `parent` is the column of the collection around them, -1 for none."""

    def document(self, start: int, place: Place) -> Node:
        """Read the whole content of a document."""
        node = self.node(start, -1, place, list_at_parent=False)
        after, line = self.gap(node.end)
        if after < self.end:
            raise Refused(Fault.TRAILING_TEXT if line < 0 else Fault.INDENTATION, after)
        return node

    def node(self, start: int, parent: int, place: Place, *, list_at_parent: bool) -> Node:
        """Read the node behind a mark, on its line or on the following deeper lines."""
        outer = inner = NO_PROPERTIES
        behind, first = start, -1
        line = start if place is Place.LINE else -1
        blanks_from, floor = start, parent + 1
        while True:
            at, new_line = self.gap(behind)
            if at >= self.end:
                is_written = parent >= 0 or behind > start or place is Place.MARKER
                if is_written and new_line >= 0 and self._is_tab_at(new_line, max(parent, 0)):
                    raise Refused(Fault.TAB, new_line)
                return self._nothing(behind, outer, inner)
            if new_line >= 0:
                spaces = self.indentation(new_line)
                if spaces <= parent and not (
                    list_at_parent and spaces == parent and self._is_mark(at, "-")
                ):
                    return self._nothing(behind, outer, inner)
                floor = self._lowered(behind, new_line, floor)
                outer, inner = self._joined(outer, inner, at), NO_PROPERTIES
                line, first, blanks_from = new_line, -1, new_line
            if parent < 0 and line >= 0 and self.text[at] not in "[{" and self._is_tab_at(line, 0):
                raise Refused(Fault.TAB, line)
            if self.text[at] not in "&!":
                break
            is_first_on_line = first < 0 and (line >= 0 or place is Place.ITEM)
            if is_first_on_line and "\t" in self.text[blanks_from:at]:
                raise Refused(Fault.TAB, at - 1)
            inner, behind = self.properties(at, inner, in_flow=False)
            first = at if first < 0 else first
        has_tab = "\t" in self.text[blanks_from : first if first >= 0 else at]
        begin = first if first >= 0 else at
        allows_block = line >= 0 or place in (Place.ITEM, Place.ENTRY)
        column = begin - (line if line >= 0 else self.text.rfind("\n", 0, at) + 1)
        if self.text[at] in "-?:" and self.is_empty(at + 1):
            if not allows_block:
                raise Refused(Fault.NESTED_MAPPING, at)
            if has_tab:
                raise Refused(Fault.TAB, at)
            if first >= 0 and self.text[at] != ":":
                raise Refused(Fault.PROPERTY, at)
            if self.text[at] == "-":
                return self._sequence_block(at, column, outer)
            return self._mapping_block(begin, at, column, outer, inner)
        if self.text[at] in "|>":
            return self._block_scalar(at, parent, floor, self._joined(outer, inner, at))
        node = self.atom(at, floor, depth=0, properties=inner)
        colon = self.after_blanks(node.end)
        if not self._is_mark(colon, ":"):
            if outer == NO_PROPERTIES:
                return node
            return self.atom(at, floor, depth=0, properties=self._joined(outer, inner, at))
        if not allows_block:
            if place is Place.VALUE and isinstance(node, Sequence | Mapping):
                return node  # The library starts a new pair with an empty key at this colon.
            raise Refused(Fault.NESTED_MAPPING, colon)
        if has_tab:
            raise Refused(Fault.TAB, at)
        return self._mapping_block(begin, at, column, outer, inner)

    def _lowered(self, start: int, line: int, floor: int) -> int:
        """Give the least indentation of further lines behind the blank lines and comments.

        The library lets `#x` at the left of them lower it, and so lets a text run on further.
        """
        at = self.text.find("\n", start) + 1
        while 0 < at < line and floor:
            spaces = self.indentation(at)
            if not self.is_empty(at + spaces + 1):
                floor = min(floor, spaces)
            at = self.text.find("\n", at) + 1
        return floor

    def _nothing(self, at: int, outer: Properties, inner: Properties) -> Scalar:
        return Scalar(at, at, "", Style.EMPTY, self._joined(outer, inner, at))

    def _joined(self, outer: Properties, inner: Properties, at: int) -> Properties:
        if (outer.anchor and inner.anchor) or (outer.tag and inner.tag):
            raise Refused(Fault.PROPERTY, at)
        tagged = inner if inner.tag else outer
        return Properties(outer.anchor or inner.anchor, tagged.tag, tagged.tag_at)

    def _is_mark(self, at: int, mark: str) -> bool:
        return self.starts(at, mark) and self.is_empty(at + 1)

    def _is_tab_at(self, line: int, most: int) -> bool:
        """Say whether a line's spaces, `most` at most, are followed by a tab."""
        spaces = self.indentation(line)
        if spaces > most or not self.starts(line + spaces, "\t"):
            return False
        return not self.starts(self.after_blanks(line + spaces), "#")

    def _next_line(self, at: int, column: int, *, colon_after: bool | None = None) -> int | None:
        """Find the next entry of a collection, or None when a lesser line or nothing follows.

        A deeper `:` counts as one when `colon_after` is given, and one on the line when it is true.
        """
        after, line = self.gap(at)
        if after >= self.end:
            return None
        if line < 0:
            if colon_after and self._is_mark(after, ":"):
                return after
            raise Refused(Fault.TRAILING_TEXT, after)
        spaces = self.indentation(line)
        if spaces < column:
            return None
        if spaces > column and colon_after is not None and self._is_mark(after, ":"):
            return after
        if line + spaces != after:
            raise Refused(Fault.TAB, line + spaces)
        if spaces > column:
            raise Refused(Fault.INDENTATION, after)
        return after

    def _sequence_block(self, start: int, column: int, properties: Properties) -> Sequence:
        items: list[Node] = []
        at: int | None = start
        end = start
        while at is not None and self._is_mark(at, "-"):
            item = self.node(at + 1, column, Place.ITEM, list_at_parent=False)
            items.append(item)
            end = item.end
            at = self._next_line(end, column)
        return Sequence(start, end, tuple(items), is_flow=False, properties=properties)

    def _mapping_block(
        self, start: int, at: int, column: int, outer: Properties, inner: Properties
    ) -> Mapping:
        pairs: list[tuple[Node, Node]] = []
        place: int | None = at
        end = at
        while place is not None:
            key, value = self._pair(place, column, inner)
            pairs.append((key, value))
            end = value.end
            is_flow = isinstance(value, Sequence | Mapping) and value.is_flow
            place = self._next_line(end, column, colon_after=is_flow)
            if place is not None and isinstance(value, Scalar) and value.style is Style.EMPTY:
                self._check_blank_line(end, column)
            inner = NO_PROPERTIES
        return Mapping(start, end, tuple(pairs), is_flow=False, properties=outer)

    def _check_blank_line(self, at: int, column: int) -> None:
        """Refuse a tab on the blank line behind a key without a value, as the library does."""
        line = self.text.find("\n", at) + 1
        spaces = self.indentation(line)
        after = self.after_blanks(line + spaces)
        if spaces <= column and after > line + spaces and self.starts(after, "\n"):
            raise Refused(Fault.TAB, line + spaces)

    def _pair(self, at: int, column: int, properties: Properties) -> tuple[Node, Node]:
        begin = at
        while self.text[at] in "&!":
            properties, behind = self.properties(at, properties, in_flow=False)
            at, line = self.gap(behind)
            if line >= 0 or at >= self.end:
                raise Refused(Fault.MISSING_COLON, behind)
        if self._is_mark(at, "?"):
            if at != begin:
                raise Refused(Fault.PROPERTY, at)
            key = self.node(at + 1, column, Place.ITEM, list_at_parent=True)
            colon = self._next_line(key.end, column, colon_after=False)
            if colon is None or not self._is_mark(colon, ":"):
                return key, Scalar(key.end, key.end, "", Style.EMPTY)
            return key, self.node(colon + 1, column, Place.ENTRY, list_at_parent=True)
        if self._is_mark(at, ":"):
            key = Scalar(at, at, "", Style.EMPTY, properties)
            return key, self.node(at + 1, column, Place.VALUE, list_at_parent=True)
        if self._is_mark(at, "-"):
            raise Refused(Fault.INDENTATION, at)
        if self.text[at] in "|>":
            raise Refused(Fault.RESERVED, at)
        key = self.atom(at, column + 1, depth=0, properties=properties)
        colon, parent = self.after_blanks(key.end), column
        if "\n" in self.text[at : key.end]:
            raise Refused(Fault.MULTILINE_KEY, at)
        if not self._is_mark(colon, ":"):
            colon, line = self.gap(key.end)
            parent = self.indentation(line) if line >= 0 else column
            if parent <= column or not self._is_mark(colon, ":"):
                raise Refused(Fault.MISSING_COLON, at)
        if colon - begin > LONGEST_KEY:
            raise Refused(Fault.LONG_KEY, at)
        return key, self.node(colon + 1, parent, Place.VALUE, list_at_parent=True)

    # Block scalars

    def _block_scalar(self, at: int, parent: int, floor: int, properties: Properties) -> Scalar:
        match = _HEADER.match(self.text, at)
        marks = match[1] if match else ""
        behind = match.end() if match else at + 1
        chomp, explicit = self._header(marks, at)
        self.gap(behind)  # refuses a comment that is glued to the marks
        line_end = self.text.find("\n", behind)
        line_end = self.end if line_end < 0 else line_end
        rest = self.after_blanks(behind)
        if rest < line_end and not self.starts(rest, "#"):
            raise Refused(Fault.HEADER, rest)
        first = min(line_end + 1, self.end)
        stop = self._block_end(first, floor, explicit)
        text = scalars.block_text(
            self.text[first:stop],
            start=first,
            folded=self.text[at] == ">",
            chomp=chomp,
            base=max(parent, 0),
            explicit=explicit,
            at_root=parent < 0,
        )
        # The last line end stays outside, so that whoever reads on sees that a line has ended.
        end = stop - 1 if stop > first and self.text[stop - 1] == "\n" else max(stop, line_end)
        end = line_end if stop <= first else end
        style = Style.FOLDED if self.text[at] == ">" else Style.LITERAL
        return Scalar(at, end, text, style, properties)

    def _header(self, marks: str, at: int) -> tuple[str, int]:
        chomp, explicit = "", 0
        for mark in marks:
            if mark in "+-" and not chomp:
                chomp = mark
            elif mark in "123456789" and not explicit:
                explicit = int(mark)
            else:
                raise Refused(Fault.HEADER, at)
        return chomp, explicit

    def _block_end(self, first: int, floor: int, explicit: int) -> int:
        """Find where the lines of a block scalar stop."""
        at, spaces = self._skip_empty(first)
        if spaces < floor:
            stop = at
        else:
            floor = (floor or 1) + explicit - 1 if explicit else spaces
            stop = first
            while stop < self.end:
                spaces = self.indentation(stop)
                if spaces < floor and not self.starts(stop + spaces, "\n"):
                    break
                line_break = self.text.find("\n", stop)
                stop = self.end if line_break < 0 else line_break + 1
        if stop < self.end and self.starts(stop + self.indentation(stop), "\t"):
            # A tab where the indentation is too small belongs to the text, and is a fault in it.
            raise Refused(Fault.TAB, stop)
        return stop

    def _skip_empty(self, at: int) -> tuple[int, int]:
        """Pass the empty lines; give the next line's start and its count of spaces."""
        while True:
            spaces = self.indentation(at)
            if not self.starts(at + spaces, "\n"):
                return at, spaces
            at += spaces + 1
