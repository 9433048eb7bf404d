"""Runs commands under an audit hook and prints what the program did to the world outside.

Run as a program: the folder it may write to, then command lines as JSON on standard input.
"""

from __future__ import annotations

import json
import os
import sys

FORBIDDEN = (
    "socket.", "subprocess.", "os.system", "os.exec", "os.spawn", "os.posix_spawn", "os.fork",
    "os.startfile", "pty.", "webbrowser.", "urllib.", "http.", "ftplib.", "smtplib.",
)  # fmt: skip
WRITING = {
    "os.remove": (0,), "os.rename": (0, 1), "os.link": (0, 1), "os.symlink": (1,),
    "os.mkdir": (0,), "os.rmdir": (0,), "os.chmod": (0,), "os.chown": (0,), "os.truncate": (0,),
    "os.utime": (0,), "shutil.move": (0, 1), "os.setxattr": (0,),
}  # fmt: skip


def main() -> None:
    allowed = os.path.realpath(sys.argv[1])
    seen: list[str] = []

    def is_inside(path: object) -> bool:
        if isinstance(path, int):
            return True  # an open file, whose opening was looked at
        name = os.fsdecode(path) if isinstance(path, str | bytes | os.PathLike) else ""
        return os.path.realpath(name).startswith(allowed + os.sep)

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        if event.startswith(FORBIDDEN):
            seen.append(f"{event} {arguments!r}")
        elif event == "open":
            path, mode, flags = arguments
            writes = bool(int(flags or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))
            if writes and not is_inside(path) and path != os.devnull:
                seen.append(f"open {path!r} {mode!r}")
        elif event in WRITING:
            seen.extend(
                f"{event} {arguments[at]!r}"
                for at in WRITING[event]
                if not is_inside(arguments[at])
            )

    from editor import cli

    commands = json.load(sys.stdin)
    sys.dont_write_bytecode = True
    sys.addaudithook(watch)
    statuses = [cli.main(words) for words in commands]
    sys.stdout.flush()
    print(json.dumps({"statuses": statuses, "seen": seen}), file=sys.stderr)


if __name__ == "__main__":
    main()
