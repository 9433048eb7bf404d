"""Folders with everything in them that is no plain file, and what has to be said of each."""

from __future__ import annotations

import os
import socket
import stat
from contextlib import chdir
from typing import TYPE_CHECKING

from editor.storage.reading import LARGEST_DEFINITION, LARGEST_HEADER
from tests.hostile.files import MEBIBYTE, file_names, named

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FOLDERS = {
    "pi-desktop": ".agents/subagents",
    "pi-orchestrator": ".pi/agent/agents",
    "claude-code": ".claude/agents",
    "mevedel": ".mevedel/skills",
}
LINKS = 2000  # of a chain; the system follows 40, and Python's own reckoning a thousand
GOOD = b"---\nname: good\ndescription: Helps\n---\nDo it.\n"


def place(home: Path, harness: str, name: str) -> Path:
    """Where a definition of a name lies; its folder is made."""
    folder = home / FOLDERS[harness]
    path = folder / name / "SKILL.md" if harness == "mevedel" else folder / f"{name}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def huge(path: Path, size: int = 100 * MEBIBYTE) -> None:
    with path.open("wb") as stream:
        stream.truncate(size)


def special_files(home: Path, harness: str) -> dict[str, str]:
    """Put one of each kind among an agent's files; gives the code of its problem by path."""
    outside = home / "outside"
    outside.mkdir(exist_ok=True)
    huge(outside / "huge.md")
    (outside / "0.md").write_bytes(GOOD)
    for number in range(1, LINKS):
        (outside / f"{number}.md").symlink_to(f"{number - 1}.md")
    links = {
        "device": ("/dev/zero", "not-a-regular-file"),
        "terminal": ("/dev/tty", "not-a-regular-file"),
        "memory": ("/proc/self/mem", "file-unreadable"),
        "self": ("{name}", "link-loop"),
        "grows": ("{name}/x.md", "link-loop"),
        "chain": (str(outside / f"{LINKS - 1}.md"), "link-loop"),
        "dangling": ("/nowhere/x.md", "broken-link"),
        "out": (str(outside / "huge.md"), "file-too-large"),
        "folder": (str(outside), ""),
    }
    made: dict[str, Callable[[Path], None]] = {
        "pipe": os.mkfifo,
        "socket": _socket,
        "huge": huge,
        "header": lambda path: path.write_bytes(named("x: " + "y" * LARGEST_HEADER)) and None,
        "lines": lambda path: path.write_bytes(b"\n" * (LARGEST_DEFINITION + 1)) and None,
    }
    codes = {"huge": "file-too-large", "header": "header-too-large", "lines": "file-too-large"}
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        made["made"] = lambda path: os.mknod(path, stat.S_IFCHR | 0o600, os.makedev(1, 5))
    expected: dict[str, str] = {}
    for name, (target, code) in links.items():
        path = place(home, harness, name)
        path.symlink_to(target.format(name=path.name))
        if name != "folder":  # searched or passed over, as folders are
            expected[str(path)] = code
    for name, make in made.items():
        path = place(home, harness, name)
        make(path)
        expected[str(path)] = codes.get(name, "not-a-regular-file")
    place(home, harness, "directory").with_suffix(".md").mkdir(exist_ok=True)
    place(home, harness, "here").parent.joinpath("circle").symlink_to(".")
    place(home, harness, "up").parent.joinpath("upwards").symlink_to("..")
    return expected


def named_files(home: Path, harness: str) -> set[str]:
    """Put an agent under each name that is possible on disk; gives their paths."""
    paths = set()
    for name in file_names():
        stem = name.removesuffix(".md")
        if harness == "mevedel":
            if stem in ("", ".", ".."):
                continue
            path = place(home, harness, stem)
        else:
            path = place(home, harness, "x").with_name(name)
        path.write_bytes(GOOD)
        paths.add(str(path))
    return paths


def _socket(path: Path) -> None:
    """Leave a socket behind; its name may be no longer than a hundred bytes."""
    with socket.socket(socket.AF_UNIX) as server, chdir(path.parent):
        server.bind(path.name)
