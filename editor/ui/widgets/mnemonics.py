"""Underlined letters for the form's labels, none twice and none that the menu bar has."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from editor.core.definition import FieldKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from editor.core.definition import Field

_BEHIND = re.compile(r"\s?\(&[^&]\)")
_FIRST = (FieldKind.INHERIT, FieldKind.TOOLS, FieldKind.CHOICE, FieldKind.MODEL)


def without_mnemonic(text: str) -> str:
    """Give a text as it is read out.

    Where the letters are not Latin, the mnemonic stands behind the word: “保存(&S)”.
    """
    plain = _BEHIND.sub("", text.replace("&&", "\0")).replace("&", "")
    return plain.replace("\0", "&")


def menu_letters(window: QWidget) -> frozenset[str]:
    """Give the letters the window's menu bar uses in the language in force."""
    bar = window.menuBar() if isinstance(window, QMainWindow) else None
    texts = [action.text().replace("&&", "") for action in bar.actions()] if bar else []
    return frozenset(
        text[at + 1].upper() for text in texts if 0 <= (at := text.find("&")) < len(text) - 1
    )


def with_mnemonics(fields: Sequence[tuple[Field, str]], taken: Iterable[str]) -> list[str]:
    """Put `&` before the first letter of each label whose letter is still free.

    What people change most is served first: inherit, tools, choices, model. A label in another
    script gets a letter of the English label, behind the word.
    """
    used = set(taken)
    labels = {field.name: label.replace("&", "&&") for field, label in fields}
    order = sorted(
        fields,
        key=lambda pair: _FIRST.index(pair[0].kind) if pair[0].kind in _FIRST else len(_FIRST),
    )
    for field, label in order:
        is_behind = _is_other_script(label[:1])
        letters = _letters(field.label) if is_behind else label[:1].upper()
        letter = next((each for each in letters if _is_key(each) and each not in used), "")
        if letter:
            used.add(letter)
            text = labels[field.name]
            labels[field.name] = f"{text}(&{letter})" if is_behind else f"&{text}"
    return [labels[field.name] for field, _ in fields]


def _is_key(letter: str) -> bool:
    return letter.isascii() and letter.isalpha()


def _is_other_script(letter: str) -> bool:
    return letter.isalpha() and not unicodedata.name(letter, "").startswith("LATIN")


def _letters(label: str) -> str:
    """Give the letters of an English label, the first ones of its words before the others."""
    return ("".join(word[0] for word in label.split()) + label).upper()
