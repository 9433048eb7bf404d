"""The golden vectors kept with the project, one test for each file, and what their runner does."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.vectors.runner import MODULES, OWN_COPY, main, run_file, same

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted(OWN_COPY.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_vectors_pass(path: Path) -> None:
    passed, failed, shown = run_file(path, path.parent.name)
    assert not failed, "\n".join(shown)
    assert passed


def test_every_harness_has_vectors() -> None:
    assert {path.parent.name for path in FILES} == set(MODULES)


@pytest.mark.parametrize(
    ("wanted", "got", "is_same"),
    [
        (1, True, False),
        (1, 1.0, False),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        ([1, 2], [2, 1], False),
        ({"a": None}, {}, False),
    ],
)
def test_values_are_compared_exactly(wanted: object, got: object, is_same: bool) -> None:
    assert same(wanted, got) is is_same


def test_an_unknown_file_and_a_missing_folder_fail_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "vectors" / "pi-desktop"
    folder.mkdir(parents=True)
    (folder / "no_such_function.json").write_text("[]")
    assert main([str(tmp_path / "vectors")]) == 1
    assert main([str(tmp_path / "nowhere")]) == 1
    assert "no runner knows this file" in capsys.readouterr().out


def test_a_failure_is_shown_with_what_was_wanted_and_got(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = OWN_COPY / "pi-desktop" / "label_ts_seed.json"
    cases = json.loads(source.read_text(encoding="utf-8"))
    cases[0]["expected"] = "something else"
    folder = tmp_path / "vectors" / "pi-desktop"
    folder.mkdir(parents=True)
    (folder / source.name).write_text(json.dumps(cases), encoding="utf-8")
    assert main([str(tmp_path / "vectors")]) == 1
    printed = capsys.readouterr().out
    assert cases[0]["id"] in printed
    assert f"{len(cases) - 1} passed, 1 failed" in printed
