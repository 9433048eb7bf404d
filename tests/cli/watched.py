"""Runs commands under the listener and prints what the program did to the world outside.

Run as a program: the folder it may write to, then command lines as JSON on standard input.
"""

from __future__ import annotations

import json
import sys

from tests.audit.hook import Listener


def main() -> None:
    listener = Listener([sys.argv[1]])
    commands = json.load(sys.stdin)
    listener.listen()

    from editor import cli

    statuses = [cli.main(words) for words in commands]
    sys.stdout.flush()
    listener.is_on = False
    print(json.dumps({"statuses": statuses, "seen": listener.breaches}), file=sys.stderr)


if __name__ == "__main__":
    main()
