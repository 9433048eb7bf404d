"""Read a header's YAML as Claude Code does: YAML 1.2 words, and a second try with tabs as blanks.

PyYAML's C composer finds the structure in some tens of microseconds; what a plain word means is
decided here by the YAML 1.2 core schema, because PyYAML would read `on` and `010` by version 1.1.
Characters that only YAML 1.1 takes for line ends, or that the C reader refuses outright, are
replaced before composing and put back afterwards.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import yaml
from yaml.nodes import MappingNode, ScalarNode, SequenceNode

from editor.core.patterns import pattern
from editor.core.records import record, replace, tuple_record
from editor.harnesses.claude_code.plain_header import read_plain

if TYPE_CHECKING:
    from collections.abc import Mapping

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_TAG = "tag:yaml.org,2002:"
_ODD = pattern("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_STAND_IN = 0xF0000  # a private plane; shifted by the code of the character replaced
_STAND_INS = pattern("[\U000f0000-\U000fffff]")
MOST_VALUES = 20_000  # with what aliases repeat, so that a small file cannot grow without end

_WORDS: dict[str, bool | None] = dict.fromkeys(("", "~", "null", "Null", "NULL"), None)
_WORDS |= dict.fromkeys(("true", "True", "TRUE"), True)
_WORDS |= dict.fromkeys(("false", "False", "FALSE"), False)
_NUMBER_STARTS = frozenset("+-.0123456789")
_NOT_A_NUMBER = frozenset({".nan", ".NaN", ".NAN"})
_INTEGER = pattern(r"[-+]?[0-9]+\Z")
_BASED = pattern(r"0o[0-7]+\Z|0x[0-9a-fA-F]+\Z")
_REAL = pattern(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z")
_INFINITY = pattern(r"[-+]?\.(inf|Inf|INF)\Z")
_WORD_STARTS = _NUMBER_STARTS | frozenset("~nNtTfF")


class _Composer(_Base):  # type: ignore[misc]
    """The C composer without any 1.1 typing: plain words stay words, only written tags remain."""

    def resolve(self, kind: Any, value: Any, implicit: Any) -> str:
        return ""

    def descend_resolver(self, current_node: Any, current_index: Any) -> None:
        return None

    def ascend_resolver(self) -> None:
        return None


@tuple_record
class Pair:
    """One top-level key and its value; positions are characters of the header, lines from 0."""

    key: str
    value: Any
    line: int
    start: int
    end: int
    column: int
    is_plain: bool = False  # a plain word or number, written without quotes
    written: str = ""  # the scalar's own text before typing; empty for lists and maps


@record
class YamlError:
    """Where and why the header is no YAML; `line` and `column` count from 0 in the header."""

    reason: str
    line: int
    column: int


@tuple_record
class Block:
    """What the YAML reader makes of one header."""

    pairs: tuple[Pair, ...] = ()
    by_key: Mapping[str, Pair] = MappingProxyType({})  # of duplicates the last, which counts
    is_mapping: bool = False
    error: YamlError | None = None
    used_tab_retry: bool = False
    duplicates: tuple[str, ...] = ()
    has_references: bool = False  # anchors with aliases, or merge keys


def read_block(header: str) -> Block:
    """Read a header; an error is tried once more with every tab as two blanks."""
    block = _read(header)
    if block.error is not None and "\t" in header:
        again = _read(header.replace("\t", "  "))
        if again.error is None:
            return replace(again, used_tab_retry=True)
    return block


def _read(header: str) -> Block:
    """Take the short way where it is enough; odd characters take the careful one."""
    if _has_usual_characters(header):
        simple = read_plain(header, plain)
        if simple is not None:
            return _block(tuple(Pair(*each) for each in simple))
    return _compose_block(header)


def _has_usual_characters(header: str) -> bool:
    """Whether nothing but text, line feeds and carriage returns before them is there."""
    if header.isascii() and header.replace("\n", "").isprintable():
        return True
    if "\t" in header or _ODD.search(header):
        return False
    return "\r" not in header or header.count("\r") == header.count("\r\n")


def _compose_block(header: str) -> Block:
    """Read a header with the YAML parser."""
    if header.isascii() or not _ODD.search(header):
        root, error = _compose(header)
        if error is not None and header.isascii() and _ODD.search(header):
            root, error = _compose(_hide(header))
    else:
        root, error = _compose(_hide(header))
    if error is not None:
        return Block(error=error)
    if root.__class__ is not MappingNode:
        return Block()
    return _pairs(root)


def _compose(text: str) -> tuple[Any, YamlError | None]:
    """Run the composer; what it cannot read becomes a value."""
    loader: Any = None
    try:
        loader = _Composer(text)
        return loader.get_single_node(), None
    except yaml.MarkedYAMLError as error:
        mark: Any = error.problem_mark or error.context_mark
        reason = error.problem or error.context or ""
        return None, YamlError(reason, mark.line if mark else 0, mark.column if mark else 0)
    except yaml.reader.ReaderError as error:
        before = text[: error.position] if isinstance(error.position, int) else ""
        return None, YamlError(str(error.reason), before.count("\n"), 0)
    except (yaml.YAMLError, UnicodeError) as error:
        return None, YamlError(type(error).__name__, 0, 0)
    except RecursionError:
        return None, YamlError("nested too deeply", 0, 0)
    finally:
        if loader is not None:
            loader.dispose()


def _pairs(root: Any) -> Block:
    """Turn the top-level mapping into pairs; merge keys add what is missing."""
    reader = _Values()
    pairs: list[Pair] = []
    merged: list[Pair] = []
    for key_node, value_node in root.value:
        start, end, line = value_node.start_mark, value_node.end_mark, key_node.start_mark.line
        if start.index < key_node.end_mark.index:  # an alias: the node stands at its anchor
            reader.has_references = True
            start = end = key_node.end_mark
        if value_node.__class__ is ScalarNode:
            style, written = value_node.style, value_node.value
            value = scalar(value_node)
            pair = Pair(
                _key(key_node), value, line, start.index, end.index, start.column, not style,
                _show(written),
            )  # fmt: skip
        else:
            value = reader.value(value_node, 0)
            pair = Pair(_key(key_node), value, line, start.index, end.index, start.column)
        if pair.key == "<<" and not key_node.style:
            reader.has_references = True
            merged += _merged(pair)
        else:
            pairs.append(pair)
    keys = {pair.key for pair in pairs}
    inherited = tuple(pair for pair in merged if pair.key not in keys)
    return _block(tuple(pairs), inherited, is_mapping=True, has_references=reader.has_references)


def _block(
    own: tuple[Pair, ...],
    inherited: tuple[Pair, ...] = (),
    *,
    is_mapping: bool = False,
    has_references: bool = False,
) -> Block:
    """Put the pairs of a header together; what merge keys add stands last."""
    by_key = {pair.key: pair for pair in own}
    duplicates: tuple[str, ...] = ()
    if len(by_key) < len(own):
        names = [pair.key for pair in own]
        duplicates = tuple(name for name in by_key if names.count(name) > 1)
    if inherited:
        by_key |= {pair.key: pair for pair in inherited}
    pairs = own + inherited if inherited else own
    return Block(
        pairs, by_key, is_mapping or bool(own), duplicates=duplicates, has_references=has_references
    )


def _merged(pair: Pair) -> list[Pair]:
    """The pairs a merge key brings in, at the merge key's place."""
    sources = pair.value if isinstance(pair.value, list) else [pair.value]
    return [
        Pair(key, value, pair.line, pair.start, pair.end, pair.column)
        for source in sources
        if isinstance(source, dict)
        for key, value in source.items()
    ]


def _key(node: Any) -> str:
    """A key as JavaScript holds it: always a text."""
    return _show(node.value) if node.__class__ is ScalarNode else ""


class _Values:
    """Turns nodes into values, with a bound on how many."""

    def __init__(self) -> None:
        self.count = 0
        self.has_references = False

    def value(self, node: Any, depth: int) -> Any:
        """Give the value of one node."""
        self.count += 1
        if self.count > MOST_VALUES or depth > 100:
            self.has_references = True
            return None
        if node.__class__ is ScalarNode:
            return scalar(node)
        if node.__class__ is SequenceNode:
            return [self.value(child, depth + 1) for child in node.value]
        return {_key(key): self.value(child, depth + 1) for key, child in node.value}


def scalar(node: Any) -> Any:
    """Type one scalar by its style and the tag written before it."""
    text: str = node.value
    if node.tag not in ("", "!"):
        return _tagged(node.tag, text)
    if node.style or (text and text[0] not in _WORD_STARTS) or node.tag == "!":
        return _show(text)
    return plain(text)


def plain(text: str) -> Any:
    """Read a plain word by the YAML 1.2 core schema."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMBER_STARTS:
        return _show(text)
    if _INTEGER.match(text):
        return int(text) if len(text) < 400 else float("inf")
    if _BASED.match(text):
        return int(text[2:], 8 if text[1] == "o" else 16)
    if _REAL.match(text):
        return float(text)
    if _INFINITY.match(text):
        return float("-inf") if text[0] == "-" else float("inf")
    if text in _NOT_A_NUMBER:
        return float("nan")
    return _show(text)


def _tagged(tag: str, text: str) -> Any:
    """Read a scalar with a written tag; tags of other kinds leave the text as it is."""
    if tag == _TAG + "null":
        return None
    if tag in (_TAG + "int", _TAG + "float", _TAG + "bool"):
        return plain(text)
    return _show(text)


def _hide(text: str) -> str:
    """Replace characters the C reader would take for something else; undecodable bytes become �."""
    return _ODD.sub(
        lambda found: (
            "\ufffd" if "\ud800" <= found[0] <= "\udfff" else chr(_STAND_IN + ord(found[0]))
        ),
        text,
    )


def _show(text: str) -> str:
    """Put replaced characters back."""
    if text.isascii() or not _STAND_INS.search(text):
        return text
    return _STAND_INS.sub(lambda found: chr(ord(found[0]) - _STAND_IN), text)
