"""What a YAML 1.2 text is made of: nodes with their places, or the fault it is refused for."""

from __future__ import annotations

from enum import StrEnum

from editor.core.records import record


class Fault(StrEnum):
    """Why a text is not YAML 1.2; a caller turns it into a sentence."""

    ALIAS = "alias"  # no such anchor, or an alias where none can stand
    BLOCK_IN_FLOW = "block-in-flow"
    COMMENT = "comment"  # a `#` that is glued to what stands before it
    DIRECTIVE = "directive"
    DUPLICATE_KEY = "duplicate-key"
    ESCAPE = "escape"
    HEADER = "block-header"
    INDENTATION = "indentation"
    LONG_KEY = "long-key"
    MISSING_COLON = "missing-colon"
    MISSING_COMMA = "missing-comma"
    MULTILINE_KEY = "multiline-key"
    NESTED_MAPPING = "nested-mapping"  # a second `: ` on a line
    PROPERTY = "property"  # an anchor or a tag where none can stand
    RESERVED = "reserved"  # a plain value that starts with a character YAML keeps for itself
    SEVERAL_DOCUMENTS = "several-documents"
    TAB = "tab"
    TAG = "tag"
    TOO_DEEP = "too-deep"
    TRAILING_TEXT = "trailing-text"
    UNCLOSED_FLOW = "unclosed-flow"
    UNCLOSED_QUOTE = "unclosed-quote"


@record
class YamlError:
    """The first place where a text stops being YAML 1.2."""

    fault: Fault
    offset: int  # in the text with its line ends written as LF
    line: int  # counted from 1; the same with any line ends
    column: int  # counted from 1


class Refused(Exception):
    """Carries a fault out of the composer; never leaves this package."""

    def __init__(self, fault: Fault, offset: int) -> None:
        super().__init__(fault)
        self.fault = fault
        self.offset = offset


class Style(StrEnum):
    """How a scalar is written."""

    PLAIN = "plain"
    SINGLE = "single"
    DOUBLE = "double"
    LITERAL = "literal"
    FOLDED = "folded"
    EMPTY = "empty"  # nothing is written at all


@record
class Properties:
    """The anchor and the tag in front of a node; an empty text means none."""

    anchor: str = ""
    tag: str = ""
    tag_at: int = -1


NO_PROPERTIES = Properties()


@record
class Scalar:
    """A piece of text, with its escapes and folds already undone."""

    start: int
    end: int
    text: str
    style: Style
    properties: Properties = NO_PROPERTIES


@record
class Alias:
    """A reference to an earlier node."""

    start: int
    end: int
    name: str


@record
class Sequence:
    """A list, in block or flow style."""

    start: int
    end: int
    items: tuple[Node, ...]
    is_flow: bool
    properties: Properties = NO_PROPERTIES


@record
class Mapping:
    """Keys and values in the order written, duplicates included."""

    start: int
    end: int
    pairs: tuple[tuple[Node, Node], ...]
    is_flow: bool
    properties: Properties = NO_PROPERTIES


Node = Scalar | Alias | Sequence | Mapping


@record
class Opaque:
    """A value of a kind that plain data has no word for: a date, bytes, the merge mark."""

    tag: str
