"""Regular expressions that are compiled when they are first used.

Compiling takes Python far longer than loading a module does, and one command, or the first paint of
the window, uses few of the expressions of the modules it loads.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from typing import AnyStr


def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Give a regular expression to be kept in a module, in place of `re.compile`.

    It has every method of a compiled one, but is none for the functions of `re` itself.
    """
    return cast("re.Pattern[AnyStr]", _Pattern(text, flags))


class _Pattern:
    """Compiles its text on the first call of a method, and hands that and later ones on."""

    def __init__(self, text: str | bytes, flags: int) -> None:
        self._text, self._flags = text, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)  # what Python itself looks for is not a reason to compile
        found = getattr(re.compile(self._text, self._flags), name)
        setattr(self, name, found)  # looked up directly from now on
        return found

    def __repr__(self) -> str:
        return f"pattern({self._text!r}, {self._flags})"
