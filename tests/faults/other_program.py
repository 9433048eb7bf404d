"""The other program: writes its own texts over a file again and again, and knows what it replaced.

`python -m tests.faults.other_program FILE SECONDS SEED` prints one line for each write: its text
and the text it took away. Exchanging two files tells the latter exactly, so that not one text can
get lost unseen.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

from editor.storage.system import System

SYSTEM = System()


def write_over(path: Path, text: bytes, beside: str) -> bytes:
    """Put a text in a file's place; gives the text that was there."""
    other = path.with_name(beside)
    other.write_bytes(text)
    if not SYSTEM.exchange(str(other), str(path)):
        raise OSError("this file system cannot exchange two files")
    taken = other.read_bytes()
    other.unlink()
    return taken


def main(path: Path, seconds: float, seed: int) -> None:
    """Write at random moments until the time is over."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        text = f"theirs {os.getpid()} {number}".encode()
        taken = write_over(path, text, f"other-{os.getpid()}.tmp")
        print(f"{text.decode()}\t{taken.decode()}", flush=True)
        if chance.random() < 0.5:
            time.sleep(chance.uniform(0, 0.004))


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))
