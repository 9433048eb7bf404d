"""Underlined letters for the form's labels, none twice and none that the menu bar has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.definition import FieldKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.definition import Field

MENU_LETTERS = "FEVAH"  # File, Edit, View, Agent, Help
_FIRST = (FieldKind.INHERIT, FieldKind.TOOLS, FieldKind.CHOICE, FieldKind.MODEL)


def with_mnemonics(fields: Sequence[tuple[Field, str]]) -> list[str]:
    """Put `&` before the first letter of each label whose letter is still free.

    What people change most is served first: inherit, tools, choices, model.
    """
    taken = set(MENU_LETTERS)
    labels = {field.name: label.replace("&", "&&") for field, label in fields}
    order = sorted(
        fields,
        key=lambda pair: _FIRST.index(pair[0].kind) if pair[0].kind in _FIRST else len(_FIRST),
    )
    for field, label in order:
        letter = label[:1].upper()
        if letter.isascii() and letter.isalpha() and letter not in taken:
            taken.add(letter)
            labels[field.name] = "&" + labels[field.name]
    return [labels[field.name] for field, _ in fields]
