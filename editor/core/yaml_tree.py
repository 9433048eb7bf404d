"""The places of a YAML text's nodes, from the parser's events; nothing is interpreted.

Decision (2026-11-30): events of PyYAML's C parser, weighed against `compose` marks of ruamel and
against yaml-edit. Events keep what `compose` loses (aliases with their own place, anchors, tags,
styles) and cost some 25 µs for a usual header, as yaml-edit does, where ruamel takes 700. yaml-edit
gives the same places on all byte fixtures and also reads past an unquoted colon, which the line
locator does too; but it leaves anchors out of a value's place, cannot hold bytes that are no UTF-8,
and would be one more library to install. Two things are left to us: block collections end where
their last child ends (the parser says: at the next key), and characters outside YAML's set must not
stop the search for places, so they are masked one for one first.
"""

from __future__ import annotations

from typing import Final

import yaml

from editor.core.patterns import pattern
from editor.core.records import field, mutable_record, record
from editor.core.syntax import Style

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# Characters that YAML 1.1 refuses or takes for line ends, while YAML 1.2 readers, or readers that
# are no YAML at all, take them for text; also the marks of undecodable bytes.
_MASKED: Final = pattern(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]"
)
_MASK: Final = "\ufffd"
_KEPT_BREAKS: Final = pattern(r"[|>][0-9]?\+")


@mutable_record
class Node:
    """One node; `end` is where its last character ends, without comment and line end."""

    start: int
    end: int
    style: Style
    anchor: str = ""
    tag: str = ""
    is_flow: bool = False
    value: str = ""  # of a scalar: its text without quotes and escapes, unless some was masked
    children: list[Node] = field(default_factory=list)  # of a map: key, value, key, value …

    @property
    def is_scalar(self) -> bool:
        """Whether it is a single text."""
        return self.style not in (Style.MAP, Style.BLOCK_LIST, Style.FLOW_LIST)


@record
class Tree:
    """The first document of a YAML text; `leaves` are the stretches that hold no comments."""

    root: Node | None
    leaves: tuple[tuple[int, int], ...] = ()
    end: int = 0  # where the document ends: at `...` or behind the last character
    error: str = ""
    error_at: int = 0


_QUOTED: Final = {
    '"': Style.DOUBLE_QUOTED,
    "'": Style.SINGLE_QUOTED,
    "|": Style.LITERAL,
    ">": Style.FOLDED,
}


def read_tree(source: str) -> Tree:
    """Find the nodes of a YAML text; a text that is not YAML gives the error and its place."""
    try:
        return _build(source, _MASKED.sub(_MASK, source))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        return Tree(None, error=error.problem or "", error_at=mark.index if mark else 0)
    except yaml.YAMLError as error:
        return Tree(None, error=str(error).split("\n", 1)[0], error_at=0)


def _build(source: str, masked: str) -> Tree:
    """Build the tree from events, without recursion, so that depth costs nothing."""
    root: Node | None = None
    open_nodes: list[Node] = []
    leaves: list[tuple[int, int]] = []
    end = len(source)
    documents = 0
    for event in yaml.parse(masked, Loader=_LOADER):
        start, stop = _place(event)
        node: Node
        if isinstance(event, yaml.ScalarEvent):
            style = _QUOTED.get(event.style or "", Style.PLAIN)
            if style in (Style.LITERAL, Style.FOLDED):
                stop = _block_end(source, start, stop)
                leaves.append((_line_end(source, start), stop))
            else:
                leaves.append((start, stop))
                style = Style.EMPTY if start == stop else style
            node = Node(start, stop, style, event.anchor or "", event.tag or "")
            node.value = event.value if _MASK not in event.value else source[start:stop]
        elif isinstance(event, yaml.AliasEvent):
            node = Node(start, stop, Style.REFERENCE, event.anchor or "")
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            is_flow = bool(event.flow_style)
            style = Style.MAP
            if isinstance(event, yaml.SequenceStartEvent):
                style = Style.FLOW_LIST if is_flow else Style.BLOCK_LIST
            node = Node(start, stop, style, event.anchor or "", event.tag or "", is_flow)
            if open_nodes:
                open_nodes[-1].children.append(node)
            elif documents == 1:
                root = node
            open_nodes.append(node)
            continue
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            node = open_nodes.pop()
            node.end = stop if node.is_flow else _last_end(node)
            continue
        elif isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            continue
        elif isinstance(event, yaml.DocumentEndEvent):
            if documents == 1:
                end = start
            continue
        else:
            continue
        if open_nodes:
            open_nodes[-1].children.append(node)
        elif documents == 1:
            root = node
    if documents > 1:
        return Tree(None, error="more than one document", error_at=end)
    return Tree(root, tuple(leaves), end)


def _place(event: yaml.Event) -> tuple[int, int]:
    """Where an event starts and ends; the parser gives every event both marks."""
    start, stop = event.start_mark, event.end_mark
    return start.index if start else 0, stop.index if stop else 0


def _last_end(node: Node) -> int:
    """Where a block collection really ends."""
    return max((child.end for child in node.children), default=node.start)


def _line_end(source: str, at: int) -> int:
    newline = source.find("\n", at)
    carriage = source.find("\r", at)
    found = [place for place in (newline, carriage) if place >= 0]
    return min(found, default=len(source))


def _block_end(source: str, start: int, stop: int) -> int:
    """Where the text of a block scalar ends: before its last line end, and before blank lines
    unless the scalar keeps them.
    """
    header_end = _line_end(source, start)
    if stop <= header_end:
        return len(source[start:stop].rstrip(" \t\r\n")) + start
    if not _KEPT_BREAKS.search(source, start, header_end):
        while True:
            trimmed = source[start:stop].rstrip("\r\n")
            last = max(trimmed.rfind("\n"), trimmed.rfind("\r")) + 1
            if trimmed[last:].strip(" \t") or start + last <= header_end:
                break
            stop = start + last
        stop = start + len(trimmed)
        return max(stop, start + 1)
    if source.endswith("\r\n", start, stop):
        return stop - 2
    return stop - 1 if source[stop - 1] in "\r\n" else stop
