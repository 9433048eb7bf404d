"""Saves a file in child processes that end, hard, before or after every step of saving.

Run as a program with an empty folder; prints one line for each child: scenario, step, moment, and
what is on disk afterwards. Forking from a process of its own keeps the test's process out of it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from editor.core.document import Document
from editor.storage.files import create, save
from editor.storage.system import System

OLD, NEW = b"---\nname: a\n---\nold\n" * 50, b"---\nname: a\n---\nnew\n" * 60
STEPS = (
    "read", "open_new", "write", "copy_attributes", "sync", "close", "exchange", "rename_new",
    "replace", "remove", "sync_folder",
)  # fmt: skip
MOST_CALLS = 30


class Killed(System):
    """Ends the process at one moment: before or after the n-th step."""

    def __init__(self, number: int, is_after: bool, can_exchange: bool) -> None:
        self.number, self.is_after, self.can_exchange = number, is_after, can_exchange
        self.count = 0
        self.name = ""

    def __getattribute__(self, name: str):
        found = object.__getattribute__(self, name)
        if name not in STEPS:
            return found

        def step(*arguments):
            self.count += 1
            is_meant = self.count == self.number
            if is_meant and not self.is_after:
                os._exit(100)
            if name in ("exchange", "rename_new") and not self.can_exchange:
                result = False
            elif is_meant and name == "write":
                result = os.write(arguments[0], arguments[1][:100])  # the disk took only a part
            else:
                result = found(*arguments)
            if is_meant:
                os._exit(100)
            return result

        return step


def run(action) -> int:
    """Run something in a child process; gives its exit status."""
    child = os.fork()
    if child == 0:
        try:
            action()
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def target(folder: Path, scenario: str) -> Path:
    """Make the file a scenario saves; gives the path that is saved."""
    folder.mkdir()
    path = folder / "a.md"
    if scenario == "new":
        return path
    if scenario == "link":
        (folder / "shared").mkdir()
        real = folder / "shared" / "real.md"
        real.write_bytes(OLD)
        real.chmod(0o640)
        path.symlink_to("shared/real.md")
        return path
    path.write_bytes(OLD)
    path.chmod(0o640)
    return path


def main(place: Path) -> None:
    for scenario in ("plain", "link", "new"):
        for can_exchange in (True, False):
            for is_after in (False, True):
                for number in range(1, MOST_CALLS):
                    name = f"{scenario}-{can_exchange}-{is_after}-{number}"
                    path = target(place / name, scenario)
                    system = Killed(number, is_after, can_exchange)

                    def action(path=path, system=system, scenario=scenario) -> None:
                        if scenario == "new":
                            create(str(path), NEW, system)
                        else:
                            save(str(path), NEW, Document(OLD).fingerprint, system)

                    status = run(action)
                    print(scenario, name, status)
                    if status == 0:
                        break  # there is no such step any more
                else:
                    raise AssertionError("saving has more steps than this test knows")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
