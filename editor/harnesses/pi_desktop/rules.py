"""The versions of PI-Desktop's runtime reader that this editor knows."""

from __future__ import annotations

from enum import Enum


class Rules(Enum):
    """A version of the runtime reader; the value is the name people choose it by.

    `FALLBACK` and `LOWER` are two branches of one reader, not steps of one line: the first reads a
    thinking level after a bar in `fallbackModels`, the second takes the bar as plain text.
    """

    SEED = "0246"
    FALLBACK = "0307"
    LOWER = "0304"

    @property
    def reads_fallback_models(self) -> bool:
        """Tell whether this version knows `fallbackModels` at all."""
        return self is not Rules.SEED


def rules_named(name: str) -> Rules:
    """Give the rules version of this name; the default one for a name nobody knows."""
    try:
        return Rules(name)
    except ValueError:
        return Rules.SEED
