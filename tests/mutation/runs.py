"""Runs of chosen tests in a copy of the project: each in a fork, with the libraries loaded already.

A run is judged by its own processor time, so that a busy machine makes no test fail.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import resource
import shutil
import sys
import time
import traceback
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("editor", "resources", "tests", "pyproject.toml", "README.md")
LOADED = ("yaml", "ruamel.yaml", "frontmatter", "sqlite3", "html.parser", "unittest.mock",
          "PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtTest")  # fmt: skip
EXAMPLES = 20  # of generated tests, when only their reach is measured
MEMORY = 4 << 30  # bytes
OPTIONS = ["-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--tb=no", "--no-header",
           "-W", "ignore::pytest.PytestAssertRewriteWarning"]  # fmt: skip
_WRITTEN = count()


@dataclass(frozen=True, slots=True)
class Run:
    """Test files to run, the tests wanted in them (all if none), and a module's text meanwhile."""

    files: tuple[str, ...]
    tests: tuple[str, ...] = ()
    module: str = ""
    code: str = ""
    seconds: int = 600
    measured: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a run ended: `passed`, `failed` or `limit`, the first failure, what each test reached."""

    end: str
    failure: str
    reached: dict[str, tuple[float, dict[str, list[int]]]]


class _Watch:
    """Runs the wanted tests only, in their order, and notes time, reach and the first failure."""

    def __init__(self, run: Run, coverage: Any) -> None:
        self.order = {test: at for at, test in enumerate(run.tests)}
        self.coverage = coverage
        self.failure = ""
        self.seconds: dict[str, float] = {}
        self.examples: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items if self.coverage else ():
            self._shorten(item)
        if self.order:
            items[:] = [item for item in items if item.nodeid in self.order]
            items.sort(key=lambda item: self.order[item.nodeid])

    def _shorten(self, item: pytest.Item) -> None:
        """Few generated examples reach what many reach; all of them take longer in proportion."""
        test = getattr(item, "function", None)
        given = getattr(test, "_hypothesis_internal_use_settings", None)
        if given is not None and given.max_examples > EXAMPLES:
            self.examples[item.nodeid] = given.max_examples / EXAMPLES
            test._hypothesis_internal_use_settings = settings(given, max_examples=EXAMPLES)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if self.coverage:
            self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        took = (time.process_time() - began) * self.examples.get(item.nodeid, 1)
        self.seconds[item.nodeid] = round(took, 4)
        if self.coverage:
            self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failure = self.failure or report.nodeid
            self.seconds.pop(report.nodeid, None)


def run_all(runs: Iterable[Run], folder: Path, jobs: int) -> Iterator[tuple[Run, Outcome]]:
    """Do the runs, some at a time, each time in a copy of the project; gives each as it ends."""
    for name in LOADED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # what is here already is not looked through in every child
    free = [_copied(folder.resolve() / f"copy-{number}") for number in range(jobs)]
    busy: dict[int, tuple[Run, Path]] = {}
    waiting = iter(runs)
    while True:
        while free and (run := next(waiting, None)) is not None:
            place = free.pop()
            if run.module:
                _write(place / "editor" / run.module, run.code)
            if (child := os.fork()) == 0:
                _child(run, place)
            busy[child] = run, place
        if not busy:
            return
        child, status = os.waitpid(-1, 0)
        run, place = busy.pop(child)
        if run.module:
            shutil.copy2(ROOT / "editor" / run.module, place / "editor" / run.module)
        yield run, _outcome(place, status)
        free.append(place)


@cache
def _copied(place: Path) -> Path:
    """A fresh copy of the project."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy2)(source, place / name)
    return place


def _write(path: Path, code: str) -> None:
    """Put a text in place of a module, at a time of its own: no compiled form of others fits it."""
    path.write_text(code, encoding="utf-8")
    os.utime(path, (time.time() + 3600 + next(_WRITTEN),) * 2)


def _outcome(place: Path, status: int) -> Outcome:
    """What the child wrote before it ended; one that was ended wrote nothing."""
    with contextlib.suppress(OSError, ValueError):
        return Outcome(**json.loads((place / "outcome.json").read_text("utf-8")))
    return Outcome("limit", f"ended by signal {os.waitstatus_to_exitcode(status)}", {})


def _child(run: Run, place: Path) -> None:
    """Run the tests in this process, which is a fork, and end it."""
    try:
        (place / "outcome.json").unlink(missing_ok=True)
        os.chdir(place)
        output = os.open("output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (run.seconds, run.seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.environ |= {"PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
        sys.path[0] = str(place)
        for name in [name for name in sys.modules if name.split(".")[0] in ("editor", "tests")]:
            del sys.modules[name]
        outcome = _tested(run, place)
        (place / "outcome.json").write_text(json.dumps(outcome), encoding="utf-8")
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def _tested(run: Run, place: Path) -> dict[str, object]:
    coverage: Any = None
    if run.measured:
        from coverage import Coverage

        coverage = Coverage(data_file=None, include=[f"{place}/editor/*"], config_file=False)
        coverage.start()
    watch = _Watch(run, coverage)
    options = [word for word in OPTIONS if word != "-x" or not run.measured]
    code = pytest.main([*options, *run.files], plugins=[watch])
    reached: dict[str, tuple[float, dict[str, list[int]]]] = {}
    if coverage:
        coverage.stop()
        reached = {test: (seconds, {}) for test, seconds in watch.seconds.items()}
        data = coverage.get_data()
        for path in data.measured_files():
            module = Path(path).relative_to(place / "editor").as_posix()
            for line, tests in data.contexts_by_lineno(path).items():
                for test in tests:
                    if test in reached:
                        reached[test][1].setdefault(module, []).append(line)
    good = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    end = "passed" if code in good else "failed"
    return {"end": end, "failure": watch.failure or str(code), "reached": reached}
