"""Random actions, keys and outside changes: nothing breaks, nothing is lost, marks agree.

Not part of the suite yet; run it by name: `pytest tests/ui/random_driver.py`, with
`RANDOM_STEPS=20000 RANDOM_SEEDS=1,2,3` for more.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from typing import TYPE_CHECKING

import pytest

from tests.ui.driver import Driver

if TYPE_CHECKING:
    from types import TracebackType

    from tests.ui.conftest import Bench

STEPS = int(os.environ.get("RANDOM_STEPS", "600"))
SEEDS = [int(seed) for seed in os.environ.get("RANDOM_SEEDS", "1,2,3,4").split(",")]
QUIET = re.compile(r"This plugin does not support")
# The offscreen platform has no window manager to hand keyboard or mouse to a popup; it says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_blind_user_breaks_and_loses_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, qtlog: pytest.LogCaptureFixture, seed: int
) -> None:
    """Checklist 16 to 22, 39 to 44, under whatever comes."""
    raised: list[str] = []
    read = 0

    def take(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        raised.extend(traceback.format_exception(kind, error, trace))

    def troubles() -> list[str]:
        nonlocal read
        warned = [record.message for record in qtlog.records[read:]]
        read = len(qtlog.records)
        found = [*raised, *(text for text in warned if not QUIET.match(text))]
        raised.clear()
        return found

    monkeypatch.setattr(sys, "excepthook", take)
    Driver(bench, monkeypatch, troubles, seed).run(STEPS)
