"""Ends a save, hard, before and after each of its system calls, and looks at what is left.

`python -m tests.faults.killed` runs every scenario and prints how often a process was ended in
each. Every save runs in a child process of its own. With root's rights the scenarios with files of
other people run too.

`python -m tests.faults.killed --strace` does the same with the whole command `set` under `strace`,
which kills it at the n-th call of each kind; it takes minutes and is run by hand.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from editor.core.document import Document
from editor.storage.files import clean_stale, create, rename, save
from editor.storage.paths import environment
from editor.storage.trash import move_to_trash
from tests.faults.calls import Calls

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OLD = b"---\nname: a\n---\nold\n" * 60
NEW = b"---\nname: a\n---\nnew text\n" * 70
BASE = Document(OLD).fingerprint
ENDED = 100
MOST_CALLS = 120
OWNER, SAVER = 64_001, 64_002  # people who are nobody on this machine
ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Scenario:
    """A file to save, where, and by whom."""

    name: str
    mode: int = 0o640
    folder_mode: int = 0o755
    is_link: bool = False
    has_second_name: bool = False
    is_foreign: bool = False  # file and folder belong to somebody else
    saver: int | None = None
    action: str = "save"
    longest_write: int | None = None


SCENARIOS = (
    Scenario("plain"),
    Scenario("short writes", longest_write=700),
    Scenario("link", is_link=True),
    Scenario("second name", has_second_name=True),
    Scenario("private", mode=0o600),
    Scenario("new", action="create"),
    Scenario("renamed", action="rename"),
    Scenario("to the trash", action="trash"),
)
AS_ROOT = (
    Scenario("file of somebody else", 0o666, 0o777, is_foreign=True, saver=SAVER),
    Scenario("saved by root", 0o644, is_foreign=True),
    Scenario("read-only folder", 0o666, 0o555, is_foreign=True, saver=SAVER),
    Scenario("link into a read-only folder", 0o666, 0o555, is_link=True, is_foreign=True,
             saver=SAVER),
    Scenario("sticky folder", 0o666, 0o1777, is_foreign=True, saver=SAVER),
)  # fmt: skip


def main() -> None:
    """Run every scenario at every step."""
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        place.chmod(0o755)
        for scenario in (*SCENARIOS, *(AS_ROOT if os.geteuid() == 0 else ())):
            for has_flags in (True, False):
                print(f"{scenario.name}: ended {every_step(place, scenario, has_flags)} times")


def every_step(place: Path, scenario: Scenario, has_flags: bool) -> int:
    """End the save at each step before and after; gives how often it was ended."""
    ended = 0
    seen: set[bytes | None] = set()
    for is_after in (False, True):
        for number in range(1, MOST_CALLS):
            folder = place / f"{scenario.name}-{has_flags}-{is_after}-{number}"
            path = make(folder, scenario)
            status = in_child(folder, scenario, has_flags, is_after, number)
            assert status in (0, ENDED), (folder.name, status)
            seen.add(look(folder, path, scenario))
            shutil.rmtree(folder)
            if status == 0:
                break  # there is no such step any more
            ended += 1
        else:
            raise AssertionError("saving has more steps than this test knows")
    if scenario.folder_mode == 0o555:
        assert seen == {OLD}
    elif scenario.folder_mode & stat.S_ISVTX == 0:
        assert len(seen) == 2, "a save that is ended early or late leaves the same"
    return ended


def make(folder: Path, scenario: Scenario) -> Path:
    """Make the file of a scenario; gives the path that is saved."""
    folder.mkdir()
    (folder / "home").mkdir()
    inside = folder / "agents"
    inside.mkdir()
    path = inside / "a.md"
    if scenario.action != "create":
        path.write_bytes(OLD)
        path.chmod(scenario.mode)
    if scenario.has_second_name:
        os.link(path, inside / "second.md")
    if scenario.is_foreign:
        for each in (inside, path):
            os.chown(each, OWNER, OWNER)
    inside.chmod(scenario.folder_mode)
    if scenario.is_link:
        link = folder / "link.md"
        link.symlink_to("agents/a.md")
        return link
    return path


def in_child(folder: Path, scenario: Scenario, has_flags: bool, is_after: bool, number: int) -> int:
    """Save in a child process that ends at one moment; gives its exit status."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    status = 1
    try:
        if scenario.saver is not None:
            os.setgroups([])
            os.setegid(scenario.saver)
            os.seteuid(scenario.saver)

        def act(at: int, name: str, is_over: bool) -> None:
            if at == number and is_over == is_after:
                os._exit(ENDED)

        work = action(folder, scenario)
        Calls(act, has_flags=has_flags, longest_write=scenario.longest_write).install()
        work()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def action(folder: Path, scenario: Scenario) -> Callable[[], object]:
    """What is done to the file."""
    path = str(folder / ("link.md" if scenario.is_link else "agents/a.md"))
    match scenario.action:
        case "create":
            return lambda: create(path, NEW)
        case "rename":
            return lambda: rename(path, str(folder / "agents" / "b.md"), BASE)
        case "trash":
            here = environment(str(folder / "home"), str(folder), {})
            return lambda: move_to_trash(path, here, BASE)
    return lambda: save(path, NEW, BASE)


def look(folder: Path, path: Path, scenario: Scenario) -> bytes | None:
    """Check what is on disk after the end; gives what the file holds."""
    inside = folder / "agents"
    left = [name for name in os.listdir(inside) if name.startswith(".subagent-editor-")]
    assert len(left) <= 1, (folder.name, left)
    assert clean_stale(str(inside)) == len(left), folder.name
    others = set(os.listdir(inside)) - {"a.md", "b.md", "second.md"}
    assert not others, (folder.name, others)
    if scenario.action == "create":
        content = path.read_bytes() if path.exists() else None
        # Without a rename that refuses a taken name, the name is first taken with an empty file.
        assert content in (None, NEW, b""), folder.name
        return content or None
    if scenario.action in ("rename", "trash"):
        return moved(folder, path)
    content = path.read_bytes()
    assert content in (OLD, NEW), folder.name
    assert path.is_symlink() == scenario.is_link, folder.name
    status = path.stat()
    assert stat.S_IMODE(status.st_mode) == scenario.mode, (folder.name, oct(status.st_mode))
    if scenario.is_foreign and (scenario.saver is None or content == OLD):
        assert (status.st_uid, status.st_gid) == (OWNER, OWNER), folder.name
    if scenario.has_second_name:
        assert (inside / "second.md").read_bytes() == OLD
    return content


def moved(folder: Path, path: Path) -> bytes | None:
    """A file that was moved is whole at its old or its new place, at most at both."""
    trashed = folder / "home" / ".local" / "share" / "Trash"
    places = [path, path.with_name("b.md"), *(trashed / "files").glob("*")]
    held = [place for place in places if place.exists()]
    assert held, folder.name
    assert all(place.read_bytes() == OLD for place in held), folder.name
    assert len({place.stat().st_ino for place in held}) == 1, folder.name
    return OLD if path.exists() else None


# By hand, with strace


CALLS = (
    "openat", "read", "write", "fstat", "newfstatat", "fchmod", "fchown", "fsync", "close",
    "renameat2", "rename", "unlink", "listxattr", "flistxattr", "lseek",
)  # fmt: skip


def with_strace() -> None:
    """Kill the command `set` at the n-th call of each kind until it is not reached any more."""
    with tempfile.TemporaryDirectory() as made:
        for call in CALLS:
            ended = 0
            for number in strace_numbers(call):
                folder = Path(made) / f"{call}-{number}"
                path = make(folder, Scenario("plain"))
                words = ["set", str(path), "name=b", "--harness", "claude-code"]
                done = subprocess.run(
                    ["strace", "-f", "-qq", "-o", "/dev/null",
                     "-e", f"inject={call}:signal=KILL:when={number}",
                     sys.executable, "-m", "editor", *words, "--home", str(folder / "home")],
                    cwd=ROOT, capture_output=True, check=False,
                )  # fmt: skip
                content = path.read_bytes()
                assert content == OLD or content.startswith(b"---\nname: b\n"), folder
                assert stat.S_IMODE(path.stat().st_mode) == 0o640, folder
                left = [name for name in os.listdir(path.parent) if name.startswith(".")]
                assert clean_stale(str(path.parent)) == len(left) <= 1, folder
                shutil.rmtree(folder)
                if done.returncode == 0:
                    break
                ended += 1
            print(f"{call}: killed {ended} times", flush=True)


def strace_numbers(call: str) -> Iterator[int]:
    """The n-th calls to try: near the end of the run, where the saving is."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "count"
        path = make(folder, Scenario("plain"))
        log = Path(made) / "log"
        subprocess.run(
            ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={call}", sys.executable, "-m",
             "editor", "set", str(path), "name=b", "--harness", "claude-code", "--home",
             str(folder / "home")],
            cwd=ROOT, capture_output=True, check=False,
        )  # fmt: skip
        total = len(re.findall(rf"\b{call}\(", log.read_text())) if log.exists() else 0
    return iter(range(max(1, total - 60), total + 2))


if __name__ == "__main__":
    with_strace() if "--strace" in sys.argv else main()
