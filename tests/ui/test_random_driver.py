"""Random actions, keys and outside changes: nothing breaks, nothing is lost, marks agree.

A state machine: Hypothesis chooses what happens and in which order, `Driver` does it to a real
window and compares everything with a model. The suite takes the same walk every time, so that a
failure is one of the program and not of the day; new ones are looked for by hand, and made short:
`RANDOM_WALKS=100 RANDOM_STEPS=300 RANDOM_SHRINK=1 pytest tests/ui/test_random_driver.py`.
"""

from __future__ import annotations

import os
import random
import re
import sys
import traceback
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.conftest import make_home
from tests.ui.conftest import Bench
from tests.ui.driver import SYSTEMS, Driver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

    from pytestqt.qtbot import QtBot

WALKS = int(os.environ.get("RANDOM_WALKS", "0"))  # 0: what the suite takes
STEPS = int(os.environ.get("RANDOM_STEPS", "160"))
SHRINK = bool(os.environ.get("RANDOM_SHRINK"))
QUIET = re.compile(r"This plugin does not support")
# The offscreen platform has no window manager to hand keyboard or mouse to a popup; it says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

CHANCES = st.integers(0, 2**16).map(random.Random)
BY_HAND = st.sampled_from(
    ("click", "click", "type_text", "type_text", "toggle_tools", "choose_in_a_box", "trigger")
)
ELSEWHERE = st.sampled_from(("pick_agent", "pick_agent", "pick_agent", "pick_several", "resize"))
OUTSIDE = st.sampled_from(("write_outside", "write_outside", "wait", "reload"))
SELDOM = 50  # steps between two starts of the program, or two changes of system or looks


@pytest.fixture
def troubles(qtlog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Give a function that gives what slots raised and Qt warned of since it was asked last."""
    raised: list[str] = []
    read = 0

    def take(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        raised.extend(traceback.format_exception(kind, error, trace))

    def found() -> list[str]:
        nonlocal read
        warned = [record.message for record in qtlog.records[read:]]
        read = len(qtlog.records)
        told = [*raised, *(text for text in warned if not QUIET.match(text))]
        raised.clear()
        return told

    monkeypatch.setattr(sys, "excepthook", take)
    return found


class Walk(RuleBasedStateMachine):
    """One window after the other on one home, and what a careless, busy user does to them."""

    def __init__(
        self, qtbot: QtBot, home: Path, system: str, troubles: Callable[[], list[str]]
    ) -> None:
        super().__init__()
        self._patch = pytest.MonkeyPatch()
        make_home(home, self._patch)
        self._bench = Bench(qtbot, home)
        self._system = system
        self._troubles = troubles
        self._driver: Driver | None = None
        self._left_at = self._changed_at = 0

    @initialize()
    def begin(self) -> None:
        """Start the program."""
        self._driver = Driver(self._bench, self._patch, self._troubles, self._system)

    def _take(self, name: str, chance: random.Random) -> None:
        assert self._driver is not None
        self._driver.take(getattr(self._driver, name), chance)

    def _has_rested(self, since: int) -> bool:
        return self._driver is not None and self._driver.steps - since >= SELDOM

    @rule(step=BY_HAND, chance=CHANCES)
    def use_what_is_there(self, step: str, chance: random.Random) -> None:
        """Click, type, tick, choose."""
        self._take(step, chance)

    @rule(step=BY_HAND, chance=CHANCES)
    def use_something_else(self, step: str, chance: random.Random) -> None:
        """Click, type, tick, choose: most of what happens."""
        self._take(step, chance)

    @rule(chance=CHANCES)
    def press_keys(self, chance: random.Random) -> None:
        """Use the keyboard."""
        self._take("press_keys", chance)

    @rule(chance=CHANCES)
    def press_more_keys(self, chance: random.Random) -> None:
        """Use the keyboard once more."""
        self._take("press_keys", chance)

    @rule(step=ELSEWHERE, chance=CHANCES)
    def turn_elsewhere(self, step: str, chance: random.Random) -> None:
        """Look at something else."""
        self._take(step, chance)

    @rule(step=OUTSIDE, chance=CHANCES)
    def change_the_disk_and_wait(self, step: str, chance: random.Random) -> None:
        """Let another program write, and timers and watchers have their turn."""
        self._take(step, chance)

    @precondition(lambda self: self._has_rested(self._changed_at))
    @rule(step=st.sampled_from(("switch_system", "change_looks")), chance=CHANCES)
    def change_the_whole(self, step: str, chance: random.Random) -> None:
        """Turn to another system, language or theme."""
        self._changed_at = self._driver.steps if self._driver else 0
        self._take(step, chance)

    @precondition(lambda self: self._has_rested(self._left_at))
    @rule(chance=CHANCES)
    def leave_and_come_back(self, chance: random.Random) -> None:
        """Quit, or crash, and start again."""
        self._left_at = self._driver.steps if self._driver else 0
        self._take("leave_and_come_back", chance)

    def teardown(self) -> None:
        """Judge once more, then take everything away."""
        try:
            if self._driver is not None and not self._driver.is_broken:
                self._driver.come_to_rest()
        finally:
            if self._driver is not None:
                self._driver.stop()
            self._bench.close_all()
            self._patch.undo()


@pytest.mark.parametrize(("system", "walks"), [("pi-desktop", 8), ("claude-code", 8)])
def test_a_careless_user_breaks_and_loses_nothing(
    qtbot: QtBot,
    tmp_path: Path,
    troubles: Callable[[], list[str]],
    system: str,
    walks: int,
) -> None:
    """Checklist 16 to 22, 39 to 44, under whatever comes."""
    assert system in SYSTEMS
    count = 0

    def begin() -> Walk:
        nonlocal count
        count += 1
        return Walk(qtbot, tmp_path / f"walk-{count}", system, troubles)

    phases = (Phase.generate, Phase.shrink) if SHRINK else (Phase.generate,)
    run_state_machine_as_test(
        begin,
        settings=settings(
            max_examples=WALKS or walks,
            stateful_step_count=STEPS,
            derandomize=not WALKS,
            database=None,
            deadline=None,
            phases=phases,
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )
