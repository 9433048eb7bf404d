"""Command line of the golden vectors; see `tests.vectors.runner`."""

from __future__ import annotations

import sys

from tests.vectors.runner import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
