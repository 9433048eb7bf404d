"""Changes the files of a folder as fast as it can, in the ways editors save.

`python -m tests.faults.storm FOLDER CHANGES SEED`: a few files are written in place, replaced by
rename, moved aside and written anew, removed, made, linked and touched, many thousand times.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT = "---\nname: {name}\ndescription: State {number}\n---\nDo it.\n"
FILES = 12


def in_place(path: Path, text: str) -> None:
    """As simple programs do: cut to nothing, then write."""
    path.write_text(text)


def by_rename(path: Path, text: str) -> None:
    """As careful programs do: a new file takes the old one's name."""
    other = path.with_suffix(".tmp")
    other.write_text(text)
    other.replace(path)


def with_backup(path: Path, text: str) -> None:
    """As Vim does: the old file is moved aside, a new one written, the old one removed."""
    backup = path.with_name(path.name + "~")
    if path.exists():
        path.replace(backup)
    path.write_text(text)
    backup.unlink(missing_ok=True)


def by_link(path: Path, text: str) -> None:
    """As some synchronising programs do: the name becomes a link to a file elsewhere."""
    target = path.with_suffix(".data")
    target.write_text(text)
    path.unlink(missing_ok=True)
    path.symlink_to(target.name)


def in_steps(path: Path, text: str) -> None:
    """As slow programs do: half of the text first."""
    with path.open("w") as file:
        file.write(text[:20])
        file.flush()
        file.write(text[20:])


def removed(path: Path, text: str) -> None:
    """The file goes away."""
    path.unlink(missing_ok=True)


def touched(path: Path, text: str) -> None:
    """Nothing but the time and the mode change."""
    if path.exists():
        os.utime(path, (1, 1))
        path.chmod(0o600)


STYLES: tuple[Callable[[Path, str], None], ...] = (
    in_place, by_rename, by_rename, with_backup, by_link, in_steps, removed, touched,
)  # fmt: skip


def main(folder: Path, changes: int, seed: int) -> None:
    chance = random.Random(seed)
    for number in range(changes):
        name = f"agent{chance.randrange(FILES)}"
        chance.choice(STYLES)(folder / f"{name}.md", TEXT.format(name=name, number=number))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
