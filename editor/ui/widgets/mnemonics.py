"""Underlined letters for the form's labels, none twice and none that the menu bar has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from editor.core.definition import FieldKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from editor.core.definition import Field

_FIRST = (FieldKind.INHERIT, FieldKind.TOOLS, FieldKind.CHOICE, FieldKind.MODEL)


def menu_letters(window: QWidget) -> frozenset[str]:
    """Give the letters the window's menu bar uses in the language in force."""
    bar = window.menuBar() if isinstance(window, QMainWindow) else None
    texts = [action.text().replace("&&", "") for action in bar.actions()] if bar else []
    return frozenset(
        text[at + 1].upper() for text in texts if 0 <= (at := text.find("&")) < len(text) - 1
    )


def with_mnemonics(fields: Sequence[tuple[Field, str]], taken: Iterable[str]) -> list[str]:
    """Put `&` before the first letter of each label whose letter is still free.

    What people change most is served first: inherit, tools, choices, model.
    """
    used = set(taken)
    labels = {field.name: label.replace("&", "&&") for field, label in fields}
    order = sorted(
        fields,
        key=lambda pair: _FIRST.index(pair[0].kind) if pair[0].kind in _FIRST else len(_FIRST),
    )
    for field, label in order:
        letter = label[:1].upper()
        if letter.isascii() and letter.isalpha() and letter not in used:
            used.add(letter)
            labels[field.name] = "&" + labels[field.name]
    return [labels[field.name] for field, _ in fields]
