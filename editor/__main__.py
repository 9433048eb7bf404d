"""Where the program starts: the window for `gui` or no command, else the command line."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these words (by default those of the command line)."""
    words = list(sys.argv[1:] if argv is None else argv)
    from editor import cli

    window = cli.window_words(words)
    if window is not None:
        return _open_window(window)
    gc.disable()  # a command ends before the collector would be worth its time
    return cli.main(words)


def gui() -> int:
    """Open the window; what the command without a console does."""
    return main(["gui", *sys.argv[1:]])


def _open_window(words: Sequence[str]) -> int:
    """Open the window, or say in one sentence which library or display is missing."""
    from editor.storage.display import missing_display, missing_library

    # A picture is drawn without a screen, unless one is asked for by name.
    needs_screen = "--screenshot" not in words or bool(os.environ.get("QT_QPA_PLATFORM"))
    problem = missing_display() if needs_screen else ""
    if not problem:
        gc.disable()  # until the window is there, nothing that is made is garbage
        try:
            from editor.ui.sources import leave_unread

            leave_unread()
            from editor.ui.app import main as run
        except ImportError as error:
            problem = missing_library(error)
            if not problem:
                raise
        else:
            return int(run(words))
        finally:
            gc.enable()
    print(f"subagent-editor: {problem}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
