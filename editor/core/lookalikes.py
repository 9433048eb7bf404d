"""Names that are not what they look like: characters nobody sees, and letters of other alphabets.

A name with a zero-width space, a turned direction or a Cyrillic “а” passes for another name in an
editor and in a review, and no system takes it for that one. `visible` shows such characters as
⟨U+202E⟩ where a name is shown; `flagged` adds a problem for each to what a system says of a file.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from editor.core.definition import FieldKind, Source
from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.wording import QT_TRANSLATE_NOOP, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from editor.core.definition import Definition, Field

HIDDEN = "hidden-characters"
LOOKALIKE = "look-alike-letters"
MOST_PROBLEMS = 20  # of one file; a file of nothing else is known by then

# Joiners and variation selectors have a place behind letters and pictures that need them.
_IN_PLACE: Final = "\u200c\u200d\ufe00-\ufe0f"
_ALWAYS: Final = (
    "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\ufdd0-\ufdef"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_CONTROLS: Final = bytes(set(range(32)) - set(b"\t\n\r")) + b"\x7f"
_SPACES: Final = "\xa0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000"
_KINDS: Final = (FieldKind.TOOLS, FieldKind.LIST, FieldKind.MODEL)
# Letters of other alphabets that look like Latin ones, by pairs.
_FOREIGN: Final = (
    "аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSԌGԚQԜWҮYҺhӀI"
    "αaοoρpνvιiκkυuγyΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX"
    "օoսuոnհhցgզqԛqՏSՍUᎪAᏴBᏟCᎠDᎬEᎻHᎫJᏦKᏞLᎷMᏢPᏒRᏚSᎢTᏙVᏔWᏃZ"
)
# … and Latin ones that look like others; whole words of them are written in some languages.
_LATIN: Final = "ıiɩiɑaɡgʟLɪIʀRʙBɴNȷjɐaƿp"

HIDDEN_NAME = QT_TRANSLATE_NOOP(
    "Wording",
    "The name “{shown}” holds characters that are not seen or that turn its letters around. It is "
    "another name than it looks like: who asks for that one does not get this agent. Delete these "
    "characters.",
)
HIDDEN_ENTRY = QT_TRANSLATE_NOOP(
    "Wording",
    "“{shown}” in “{field}” holds characters that are not seen or that turn its letters around. "
    "It is not what it looks like, and has no effect on what is called that. Delete these "
    "characters.",
)
HIDDEN_KEY = QT_TRANSLATE_NOOP(
    "Wording",
    "The key “{shown}” holds characters that are not seen or that turn its letters around. It is "
    "not the setting it looks like, and that one does not apply. Delete these characters.",
)
LOOKALIKE_NAME = QT_TRANSLATE_NOOP(
    "Wording",
    "The name “{shown}” has letters of another alphabet that look like others: {letters}. It is "
    "another name than “{plain}”: who asks for that one does not get this agent. Write the name "
    "anew.",
)
LOOKALIKE_ENTRY = QT_TRANSLATE_NOOP(
    "Wording",
    "“{shown}” in “{field}” has letters of another alphabet that look like others: {letters}. It "
    "has no effect on “{plain}”. Write the entry anew.",
)
LOOKALIKE_KEY = QT_TRANSLATE_NOOP(
    "Wording",
    "The key “{shown}” has letters of another alphabet that look like others: {letters}. It is "
    "not the setting “{plain}”, and that one does not apply. Write the key anew.",
)


@record
class _Words:
    hidden: str
    lookalike: str


_NAME: Final = _Words(HIDDEN_NAME, LOOKALIKE_NAME)
_ENTRY: Final = _Words(HIDDEN_ENTRY, LOOKALIKE_ENTRY)
_KEY: Final = _Words(HIDDEN_KEY, LOOKALIKE_KEY)


def visible(text: str) -> str:
    """Show what a text hides: characters that are not seen or turn it around become ⟨U+202E⟩.

    Line ends and tabs stay, and so do ordinary letters of every script and pictures.
    """
    if text.isprintable() and text.isascii():
        return text
    return hidden_pattern().sub(lambda match: f"⟨U+{ord(match[0]):04X}⟩", text)


@cache
def hidden_pattern() -> re.Pattern[str]:
    """Matches one character that is not seen; compiled when first needed."""
    return re.compile(f"[{_ALWAYS}]|(?:(?<=[\x00-\x7f{_ALWAYS}])|\\A)[{_IN_PLACE}](?!\u20e3)")


def plain(text: str) -> str:
    """What a name looks like, in ordinary letters."""
    import unicodedata

    shown = re.sub(f"[{_ALWAYS}{_IN_PLACE}]", "", unicodedata.normalize("NFKC", text))
    return shown.translate(_latin())


def flagged(definition: Definition, fields: Sequence[Field]) -> Definition:
    """Add what is wrong with the look of its names to a definition; costs next to nothing where
    its header is plain ASCII.
    """
    data, name = definition.document.data, definition.name
    end = data.find(b"\n---", 3)
    if _is_plain(data if end < 0 else data[:end]) and name.isascii() and name.isprintable():
        return definition
    return definition.with_problems(lambda: islice(_problems(definition, fields), MOST_PROBLEMS))


def _is_plain(header: bytes) -> bool:
    """Whether a header is ASCII without control characters, and no escape stands for one."""
    if not header.isascii() or len(header.translate(None, _CONTROLS)) != len(header):
        return False
    return b"\\" not in header or _escape_pattern().search(header) is None


@cache
def _escape_pattern() -> re.Pattern[bytes]:
    """Matches what may be an escape other than those of line ends, tabs, quotes and backslashes."""
    return re.compile(rb"\\[^nrt\"'/\\ ]")


def _problems(definition: Definition, fields: Sequence[Field]) -> Iterator[Problem]:
    held = definition.fields.get("name")
    written = held.value if held and held.source is Source.FILE else None
    name = written if isinstance(written, str) else definition.name  # some systems mend names
    yield from _of(name, _NAME, "name" if held else "", held.line if held else None)
    for field in fields:
        if field.kind not in _KINDS:
            continue
        value = definition.fields.get(field.name)
        if value is None or value.source is not Source.FILE:
            continue
        entries: Iterable[object] = (
            value.value if isinstance(value.value, tuple) else (value.value,)
        )
        for entry in entries:
            if isinstance(entry, str):
                yield from _of(entry, _ENTRY, field.name, value.line, field.key)
    for key in definition.other_keys:
        yield from _of(key, _KEY, "", None)


def _of(text: str, words: _Words, field: str, line: int | None, key: str = "") -> Iterator[Problem]:
    """What is wrong with the look of one name."""
    if text.isascii() and text.isprintable():
        return
    if hidden_pattern().search(text) or re.search(f"[{_SPACES}]", text):
        said = message(words.hidden, shown=_shown(text), field=key)
        yield Problem(HIDDEN, Severity.WARNING, said, line, field=field)
    elif _is_lookalike(text, is_name=words is _NAME):
        letters = dict.fromkeys(each for each in text if not each.isascii())
        codes = ", ".join(f"{each} U+{ord(each):04X}" for each in list(letters)[:8])
        said = message(
            words.lookalike, shown=_shown(text), field=key, letters=codes, plain=_shown(plain(text))
        )
        yield Problem(LOOKALIKE, Severity.WARNING, said, line, field=field)


def _is_lookalike(text: str, *, is_name: bool) -> bool:
    """Whether a name passes for another one.

    Names of tools and keys are ASCII, so that all of one may be foreign; an agent may be called
    anything by its owner, so there only words of two alphabets count.
    """
    if not is_name:
        return not text.isascii() and plain(text).isascii()
    import unicodedata

    foreign = _foreign()
    for word in re.findall(r"[^\W\d_]+", text):
        if any(each in foreign for each in word) and re.search("[A-Za-z]", word):
            return True
        if not word.isascii() and unicodedata.normalize("NFKC", word).isascii():
            return True
    return False


def _shown(text: str) -> str:
    """A name with everything in it to be seen, spaces of other kinds as well, and not too long."""
    seen = re.sub(f"[{_SPACES}]", lambda match: f"⟨U+{ord(match[0]):04X}⟩", visible(text[:200]))
    return seen if len(text) <= 200 else f"{seen}…"


@cache
def _foreign() -> dict[str, str]:
    return dict(zip(_FOREIGN[::2], _FOREIGN[1::2], strict=True))


@cache
def _latin() -> dict[int, str]:
    pairs = _FOREIGN + _LATIN
    return {ord(each): into for each, into in zip(pairs[::2], pairs[1::2], strict=True)}
