"""Mutation testing by sample: `python -m tests.mutation [--seed N] [--count M] [--module core/…]`.

Needs `pip install -e ".[test,mutation]"`; the program itself does not. Draws changes of `core`,
`harnesses` and `storage`, makes each in a copy of the project and runs the tests that reach the
changed line, quick ones first, until one fails or they took 12 seconds of processor time. A change
no test notices is printed, unless `justified.toml` says why it may be there. What is known already
(reach of the tests, changes that were noticed) is kept in `build/mutation`; `--fresh` forgets it.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib.util
import json
import os
import shutil
import sys
import tomllib
from collections import Counter
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tests.mutation.mutants import Mutant
    from tests.mutation.reach import Reach

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parents[1] / "build" / "mutation"
QUICK, LONGEST = 1.0, 12.0  # seconds of tests that are run before any others, and in all
MISSING = 'Mutation testing needs cosmic-ray and coverage: pip install -e ".[test,mutation]"'
ENDS = ("killed", "survived", "justified")


def main(words: Sequence[str] | None = None) -> int:
    """Draw mutants, run the tests on each, print survivors and the score."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, help="mutants to draw (default: 200)")
    parser.add_argument("--module", default="", metavar="core/…", help="only modules below this")
    parser.add_argument("--jobs", type=int, default=2, help="runs at a time (default: 2)")
    parser.add_argument("--fresh", action="store_true", help="use nothing kept from earlier runs")
    given = parser.parse_args(words)
    if not all(importlib.util.find_spec(name) for name in ("cosmic_ray", "coverage")):
        parser.error(MISSING)
    from tests.mutation.mutants import modules, sample
    from tests.mutation.reach import measure

    if given.fresh:
        shutil.rmtree(FOLDER, ignore_errors=True)
    texts = modules(HERE.parents[1] / "editor", given.module)
    mutants = sample(texts, given.count, given.seed)
    print(f"{len(mutants)} mutants of {len(texts)} modules, seed {given.seed}", flush=True)
    alive = _tested(mutants, texts, measure(FOLDER, given.jobs), given.jobs)
    reasons = justified()
    open_ends = [mutant for mutant in alive if key(mutant) not in reasons]
    for mutant in open_ends:
        _print(mutant)
    excused = [mutant for mutant in alive if key(mutant) in reasons]
    killed = [mutant for mutant in mutants if mutant not in alive]
    _table({"killed": killed, "survived": open_ends, "justified": excused})
    return 1 if open_ends else 0


def key(mutant: Mutant) -> tuple[str, str, str]:
    """What a mutant is known by, whatever line it is on."""
    return mutant.module, mutant.before, mutant.after


def justified() -> dict[tuple[str, str, str], str]:
    """The mutants that may survive, each with the reason."""
    data = tomllib.loads((HERE / "justified.toml").read_text(encoding="utf-8"))
    return {(each["module"], each["line"], each["becomes"]): each["why"] for each in data["mutant"]}


def _tested(
    mutants: list[Mutant], texts: dict[str, str], tests: list[Reach], jobs: int
) -> list[Mutant]:
    """The mutants that no test notices: quick tests first, all that reach them on what is left."""
    from tests.mutation.reach import reaching
    from tests.mutation.runs import Run, run_all

    kept = FOLDER / "killed.json"
    known: dict[str, str] = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    bodies = {name: _lines_of_functions(text) for name, text in texts.items()}
    alive = [mutant for mutant in mutants if _digest(mutant) not in known]
    chosen = {
        _digest(each): reaching(
            tests, each.module, each.number, each.number not in bodies[each.module]
        )
        for each in alive
    }
    for is_quick in (True, False):
        runs: dict[Run, Mutant] = {}
        for mutant in alive:
            found = chosen[_digest(mutant)]
            first = _within(found, QUICK)
            part = found[:first] if is_quick else found[first : _within(found, LONGEST)]
            if part:
                names = tuple(test.name for test in part)
                files = tuple(dict.fromkeys(name.partition("::")[0] for name in names))
                seconds = 30 + int(10 * sum(test.seconds for test in part))
                runs[Run(files, names, mutant.module, mutant.code, seconds)] = mutant
        for done, (run, outcome) in enumerate(run_all(runs, FOLDER, jobs) if runs else (), 1):
            mutant = runs[run]
            if outcome.end != "passed":
                known[_digest(mutant)] = outcome.failure
                kept.write_text(json.dumps(known, indent=0), encoding="utf-8")
            print(f"{done}/{len(runs)} {mutant.module}:{mutant.number} {mutant.operator}: "
                  f"{outcome.end} {outcome.failure}", flush=True)  # fmt: skip
        alive = [mutant for mutant in alive if _digest(mutant) not in known]
    return alive


def _within(tests: list[Reach], limit: float) -> int:
    """How many tests of a list can be run in some seconds; one at least."""
    ends = accumulate(test.seconds for test in tests)
    return max(1, sum(end <= limit for end in ends))


def _lines_of_functions(text: str) -> set[int]:
    """The lines that run when a function is called; the others run when the module is loaded."""
    return {
        line
        for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)
        for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)
    }  # fmt: skip


def _digest(mutant: Mutant) -> str:
    return hashlib.sha256(f"{mutant.module}\n{mutant.code}".encode()).hexdigest()[:16]


def _print(mutant: Mutant) -> None:
    print(f"\n{mutant.module}:{mutant.number} {mutant.operator}")
    for sign, text in (("-", mutant.before), ("+", mutant.after)):
        print("\n".join(f"  {sign} {line}" for line in text.splitlines()))


def _table(ends: dict[str, Iterable[Mutant]]) -> None:
    """Print how many mutants of each package ended how."""
    counts = Counter((mutant.module.partition("/")[0], end) for end in ENDS for mutant in ends[end])
    packages = sorted({package for package, _ in counts})
    print(f"\n{'':12}{'mutants':>9}" + "".join(f"{end:>11}" for end in ENDS) + f"{'killed':>9}")
    for package in (*packages, "in all"):
        row = [
            sum(counts[each, end] for each in packages if package in (each, "in all"))
            for end in ENDS
        ]
        whole = sum(row)
        print(f"{package:12}{whole:9}" + "".join(f"{number:11}" for number in row)
              + f"{row[0] / max(whole, 1):9.1%}")  # fmt: skip


if __name__ == "__main__":
    os.nice(19)
    sys.exit(main())
