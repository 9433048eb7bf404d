"""Coverage-guided fuzzing with atheris: `python -m tests.fuzz [TARGET...] [--seconds N]`.

Needs `pip install atheris`; the project itself does not. Each target runs in a child process of its
own for N seconds (60 by default), starting from its corpus and the seeds. What breaks a promise is
kept under `--folder` (default: a temporary folder), each kind once, and printed at the end; fuzzing
goes on after it. `--minimise` puts what reaches anything new into the corpus.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from tests.fuzz.corpus import MOST_BYTES, read_corpus, write_corpus
from tests.fuzz.seeds import TOKENS, seeds

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[2]
SLOW = 10  # seconds for one input are a finding
MEMORY = 2048  # MiB
LONGEST_INPUT = 4096  # bytes


def main(words: Sequence[str] | None = None) -> int:
    """Run targets one after the other and report executions and findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", help="names of targets; all by default")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--folder", type=Path, default=None)
    parser.add_argument("--minimise", action="store_true")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    if given.child:
        _fuzz(given.targets[0], given.folder, given.seconds)
        return 0
    from tests.fuzz.targets import TARGETS  # not in the child, which instruments what it imports

    names = given.targets or list(TARGETS)
    unknown = [name for name in names if name not in TARGETS]
    if unknown:
        parser.error(f"no such target: {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    folder: Path = given.folder or Path(tempfile.mkdtemp(prefix="fuzz-"))
    total = bad = 0
    for name in names:
        executions, findings = _run(name, folder / name, given.seconds)
        total, bad = total + executions, bad + len(findings)
        print(f"{name}: {executions} executions, {len(findings)} findings", flush=True)
        for finding in findings:
            print(f"    {finding}", flush=True)
        if given.minimise:
            _minimise(name, folder / name)
    print(f"{total} executions in all, {bad} findings; inputs are in {folder}")
    return 1 if bad else 0


def _run(name: str, folder: Path, seconds: int) -> tuple[int, list[str]]:
    """Fuzz one target in a child process; gives executions and what was found."""
    (folder / "corpus").mkdir(parents=True, exist_ok=True)
    (folder / "found").mkdir(exist_ok=True)
    for data in (*read_corpus(name), *seeds(name)):
        (folder / "corpus" / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz", name, "--child", "--folder", str(folder),
         "--seconds", str(seconds)],
        cwd=ROOT, capture_output=True, text=True, errors="replace", check=False,
    )  # fmt: skip
    counts = re.findall(r"^#(\d+)", done.stderr, re.MULTILINE)
    ends = re.findall(r"(?:Done|stat::number_of_executed_units:?) (\d+)", done.stderr)
    findings = [path.read_text() for path in sorted((folder / "found").glob("*.txt"))]
    crashes = sorted((folder / "found").glob("*-*"))
    findings += [f"{path.name}: stopped (time, memory or a crash)" for path in crashes]
    if done.returncode and not findings:
        findings.append(done.stderr[-2000:])
    return int((ends or counts or ["0"])[-1]), findings


def _fuzz(name: str, folder: Path, seconds: int) -> None:
    """Fuzz in this process; an exception is noted by where it comes from, and fuzzing goes on."""
    import atheris  # no dependency of the project

    with atheris.instrument_imports(include=["editor"]):
        from tests.fuzz.targets import TARGETS
    target = TARGETS[name]
    found = folder / "found"
    seen: set[str] = set()

    def one(data: bytes) -> None:
        try:
            target(data)
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)[-3:]
            places = " < ".join(
                f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames)
            )
            kind = f"{type(error).__name__} {places}"
            if kind not in seen:
                seen.add(kind)
                key = hashlib.sha256(kind.encode()).hexdigest()[:12]
                (found / f"{key}.bin").write_bytes(data)
                (found / f"{key}.txt").write_text(f"{kind}: {error!r}"[:1000])

    words = folder / "words"
    words.write_text("".join(f'"{_escaped(token)}"\n' for token in TOKENS))
    options = [
        f"-max_total_time={seconds}", f"-max_len={LONGEST_INPUT}", f"-timeout={SLOW}",
        f"-rss_limit_mb={MEMORY}", f"-artifact_prefix={found}/", f"-dict={words}",
        "-print_final_stats=1",
    ]  # fmt: skip
    atheris.Setup([sys.argv[0], *options, str(folder / "corpus")], one)
    atheris.Fuzz()


def _escaped(token: str) -> str:
    """A token as libFuzzer's dictionaries write it."""
    return "".join(
        chr(byte) if 32 < byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}"
        for byte in token.encode("utf-8")
    )


def _minimise(name: str, folder: Path) -> None:
    """Keep the smallest inputs that together reach everything the whole corpus reaches."""
    from tests.fuzz.coverage import smallest

    paths = sorted((folder / "corpus").iterdir(), key=lambda path: path.stat().st_size)
    inputs = [path.read_bytes() for path in paths]
    inputs += [path.read_bytes() for path in sorted((folder / "found").glob("*.bin"))]
    kept = smallest(name, inputs, MOST_BYTES)
    write_corpus(name, kept)
    print(f"    {len(kept)} of {len(inputs)} inputs kept", flush=True)


if __name__ == "__main__":
    os.nice(5)
    sys.exit(main())
