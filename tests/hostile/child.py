"""Runs command lines under limits of memory and processor time, and says what each took.

Run as a program, with command lines as JSON on standard input and the limits as arguments: MiB of
memory in all, seconds of processor time in all. Prints one JSON line a command.
"""

from __future__ import annotations

import contextlib
import io
import json
import resource
import sys
import time
import traceback

MEBIBYTE = 1024 * 1024


def main() -> None:
    memory, seconds = int(sys.argv[1]), int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_AS, (memory * MEBIBYTE, memory * MEBIBYTE))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    commands = json.load(sys.stdin)
    from editor import cli

    for words in commands:
        out, error = io.StringIO(), io.StringIO()
        began = time.process_time()
        crash = ""
        status = -1
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(error):
            try:
                status = cli.main(words)
            except BaseException:  # a crash is what is looked for
                crash = traceback.format_exc()[-2000:]
        took = time.process_time() - began
        print(
            json.dumps(
                {
                    "words": words,
                    "status": status,
                    "out": out.getvalue(),
                    "error": error.getvalue(),
                    "crash": crash,
                    "seconds": took,
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
