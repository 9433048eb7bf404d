"""Keeps PySide from reading the source of every module that is imported after it.

It looks there for its own name, to know for which modules names in snake_case could be asked for
(`from __feature__ import snake_case`). Nobody here asks for them; measured, the search takes a
tenth of a start, and what it read stays in memory.
"""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401  (brings what is looked for below)

FEATURES = "shibokensupport.feature"
ASKS = "_mod_uses_pyside"


def leave_unread() -> None:
    """Answer for every module that it uses no such names; where PySide has no search, do nothing.

    Decision (2026-12-01): this reaches into PySide, but only answers a question it asks itself; a
    version without that question is left as it is.
    """
    features = sys.modules.get(FEATURES)
    if features is not None and hasattr(features, ASKS):
        setattr(features, ASKS, _uses_none)


def _uses_none(module: object) -> bool:
    return False
