"""Run every `DIR/<harness>/<file>.json` through the function its name stands for."""

from __future__ import annotations

import importlib
import json
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

Runner = Callable[[dict[str, Any]], Any]

MODULES = {
    "pi-desktop": "tests.vectors.pi_desktop",
    "pi-orchestrator": "tests.vectors.pi_orchestrator",
    "mevedel": "tests.vectors.mevedel",
    "claude-code": "tests.vectors.claude_code",
}
OWN_COPY = Path(__file__).resolve().parents[1] / "data" / "vectors"


def runners(harness: str) -> dict[str, Runner]:
    """Give the runner of each vector file of a harness, by file name without `.json`."""
    module: dict[str, Runner] = importlib.import_module(MODULES[harness]).RUNNERS
    return module


def same(wanted: Any, got: Any) -> bool:
    """Compare JSON values exactly: `1`, `1.0` and `true` are three things, key order is none."""
    if isinstance(wanted, dict):
        return (
            isinstance(got, dict)
            and wanted.keys() == got.keys()
            and all(same(value, got[key]) for key, value in wanted.items())
        )
    if isinstance(wanted, list):
        return isinstance(got, list) and len(wanted) == len(got) and all(map(same, wanted, got))
    return type(wanted) is type(got) and wanted == got


def as_json(value: Any) -> Any:
    """Turn a result into plain JSON values, so tuples compare as arrays."""
    return json.loads(json.dumps(value, ensure_ascii=False))


def run_case(runner: Runner, case: dict[str, Any]) -> tuple[bool, Any]:
    """Run one case; an exception counts as a failure and is shown as the result."""
    try:
        got = as_json(runner(case["input"]))
    except Exception:
        return False, traceback.format_exc(limit=-3)
    return same(case["expected"], got), got


def run_file(path: Path, harness: str) -> tuple[int, int, list[str]]:
    """Run one vector file; returns passed, failed and the first three failures as text."""
    cases = json.loads(path.read_text(encoding="utf-8"))
    runner = runners(harness)[path.stem]
    passed, failed, shown = 0, 0, []
    for case in cases:
        ok, got = run_case(runner, case)
        passed, failed = passed + ok, failed + (not ok)
        if not ok and len(shown) < 3:
            wanted = json.dumps(case["expected"], ensure_ascii=False)
            result = got if isinstance(got, str) else json.dumps(got, ensure_ascii=False)
            shown.append(f"  {case['id']}\n    wanted {wanted}\n    got    {result}")
    return passed, failed, shown


def main(arguments: Sequence[str]) -> int:
    """Run the folders given, or the project's own copy; 1 on any failure or unknown file."""
    passed = failed = 0
    broken = False
    for folder in [Path(argument) for argument in arguments] or [OWN_COPY]:
        if not folder.is_dir():
            print(f"{folder}: there is no such folder")
            broken = True
            continue
        for path in sorted(folder.glob("*/*.json")):
            harness = path.parent.name
            label = f"{harness}/{path.stem}"
            if harness not in MODULES or path.stem not in runners(harness):
                print(f"{label}: no runner knows this file")
                broken = True
                continue
            try:
                good, bad, shown = run_file(path, harness)
            except (OSError, ValueError, KeyError, TypeError) as error:
                print(f"{label}: cannot be read: {error}")
                broken = True
                continue
            print(f"{label}: {good} passed, {bad} failed", *shown, sep="\n")
            passed, failed = passed + good, failed + bad
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or broken or not passed else 0
