"""Which tests reach which lines of the program, measured once for each file of tests."""

from __future__ import annotations

import ast
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tests.mutation.runs import ROOT, Run, run_all

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

# Not the tests of the window, which are slow, nor those that run the program as another process.
FOLDERS = ("core", "harnesses", "storage", "cli", "fuzz", "test_vectors.py")


@dataclass(frozen=True, slots=True)
class Reach:
    """A test with the processor time it takes and the lines it reaches, by module.

    Of a module that was changed since the test was measured no lines are known any more.
    """

    name: str
    seconds: float
    lines: dict[str, frozenset[int]]


def measure(folder: Path, jobs: int) -> list[Reach]:
    """Every test with its reach; files of tests that did not change are not run again."""
    kept = folder / "reach"
    kept.mkdir(parents=True, exist_ok=True)
    names = [path.relative_to(ROOT).as_posix() for path in _files()]
    todo = [Run((name,), measured=True) for name in names if not _kept(kept, name).exists()]
    for done, (run, outcome) in enumerate(run_all(todo, folder, jobs) if todo else (), 1):
        print(f"reach {done}/{len(todo)} {run.files[0]}: {outcome.end}", flush=True)
        if outcome.end != "passed":
            print(f"    not used: {outcome.failure}", flush=True)
        reached = {module for _, lines in outcome.reached.values() for module in lines}
        texts = {module: _digest(ROOT / "editor" / module) for module in sorted(reached)}
        data = {"texts": texts, "tests": outcome.reached}
        _kept(kept, run.files[0]).write_text(json.dumps(data), encoding="utf-8")
    return [test for name in names for test in _read(_kept(kept, name))]


def reaching(tests: Iterable[Reach], module: str, line: int, whole: bool) -> list[Reach]:
    """The tests that reach a line, near and quick ones first; if it runs on import, the module."""
    tests = list(tests)
    near = [test for test in tests if module in test.lines]
    lines = [] if whole else [test for test in near if line in (test.lines[module] or (line,))]
    found = lines or near
    if not found:
        above = _importers(module)
        found = [test for test in tests if above & test.lines.keys()]
    return sorted(found, key=lambda test: (_distance(test, module), test.seconds))


def _distance(test: Reach, module: str) -> int:
    """How far tests are: of the module or its package, of the same folder, or from elsewhere."""
    name, folder = module.removesuffix(".py"), module.rpartition("/")[0]
    path = test.name.partition("::")[0].removeprefix("tests/").removesuffix(".py")
    if path.replace("/test_", "/") in (name, folder):
        return 0
    return 1 if path.startswith(f"{folder}/") else 2


@cache
def _importers(module: str) -> set[str]:
    """The modules that import this one."""
    name = "editor." + module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    found = set()
    for path in (ROOT / "editor").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and name in (
                node.module, *(f"{node.module}.{alias.name}" for alias in node.names)
            ):  # fmt: skip
                found.add(path.relative_to(ROOT / "editor").as_posix())
    return found


def _files() -> list[Path]:
    tests = ROOT / "tests"
    return sorted(
        path for name in FOLDERS for path in (
            (tests / name).rglob("test_*.py") if (tests / name).is_dir() else [tests / name]
        )
    )  # fmt: skip


def _kept(folder: Path, name: str) -> Path:
    """Where the reach of a file of tests is kept, by the file's text."""
    return folder / f"{name.replace('/', '.')}.{_digest(ROOT / name)}.json"


@cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12] if path.exists() else ""


def _read(path: Path) -> list[Reach]:
    data = json.loads(path.read_text("utf-8"))
    same = {
        module
        for module, text in data["texts"].items()
        if text == _digest(ROOT / "editor" / module)
    }
    return [
        Reach(name, seconds, {
            module: frozenset(found if module in same else ()) for module, found in lines.items()
        })
        for name, (seconds, lines) in data["tests"].items()
    ]  # fmt: skip
