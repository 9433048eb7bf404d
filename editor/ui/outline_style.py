"""Fusion with outlines that can be seen: check boxes, fields and focus at 3 to 1 or better."""

from __future__ import annotations

from PySide6.QtWidgets import QProxyStyle


class OutlineStyle(QProxyStyle):
    """Draws controls flat, in the palette's colours."""

    def __init__(self) -> None:
        super().__init__("fusion")
