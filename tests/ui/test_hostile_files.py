"""Pipes, devices, circles and huge files in the window: each is listed, none is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from editor.core.changes import SetField
from editor.core.definition import Status
from editor.harnesses import IDS
from tests.hostile.places import GOOD, named_files, place, special_files

if TYPE_CHECKING:
    from tests.ui.conftest import Bench

pytest.importorskip("resource")  # what is made here is POSIX


@pytest.mark.parametrize("harness", IDS)
def test_the_list_says_what_is_no_file_and_the_rest_can_be_edited(
    bench: Bench, harness: str
) -> None:
    expected = special_files(bench.home, harness)
    names = named_files(bench.home, harness)
    good = place(bench.home, harness, "good")
    good.write_bytes(GOOD)
    window = bench.open(harness=harness)
    work = window.workspace
    listed = {entry.origin.path: entry for entry in work.entries}
    codes = {
        path: [problem.code for problem in listed[path].problems] if path in listed else None
        for path in expected
    }
    assert codes == {path: [code] for path, code in expected.items()}
    assert listed.keys() >= names
    for path in (*expected, *sorted(names)):
        work.select(path)
        bench.settle(window)
        assert work.current == path
        if path in expected:
            assert listed[path].status is Status.SKIPPED
            work.request(SetField("description", "x"))
            assert not work.desk.modified()
    work.select(str(good))
    work.request(SetField("description", "Better"))
    window.shell.actions["save"].trigger()
    bench.settle(window)
    QApplication.processEvents()
    assert b"description: Better" in good.read_bytes()
