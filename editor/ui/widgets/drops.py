"""Which of the things dropped on the window are definition files."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QDropEvent


def dropped_files(event: QDropEvent) -> list[str]:
    """Give the paths of Markdown files among what is dragged."""
    urls = event.mimeData().urls() if event.mimeData().hasUrls() else []
    paths = [url.toLocalFile() for url in urls if url.isLocalFile()]
    return [path for path in paths if path.lower().endswith((".md", ".markdown"))]
