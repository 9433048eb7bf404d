"""Run as its own process: how long it takes to colour six lines of 3,000 marks each.

`python -m tests.benchmarks.colouring` prints the median of some rounds, in milliseconds.
"""

from __future__ import annotations

import statistics
import time

MARKS = ("*", "_", "[", "`", "<a ", "**a")
ROUNDS = 9


def main() -> None:
    """Colour the lines again and again."""
    from PySide6.QtGui import QTextDocument
    from PySide6.QtWidgets import QApplication

    from editor.ui.theme import LIGHT
    from editor.ui.widgets.markdown_highlighter import MarkdownHighlighter

    application = QApplication([])
    document = QTextDocument()
    document.setPlainText("\n".join(marks * (3000 // len(marks)) for marks in MARKS))
    highlighter = MarkdownHighlighter(document, LIGHT)
    taken = []
    for _ in range(ROUNDS):
        application.processEvents()
        started = time.perf_counter()
        highlighter.rehighlight()
        taken.append(time.perf_counter() - started)
    print(1000 * statistics.median(taken))


if __name__ == "__main__":
    main()
