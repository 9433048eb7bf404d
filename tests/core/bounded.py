"""Hypothesis as these tests use it: the same examples every time, and no limit by the clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def bounded(examples: int) -> settings:
    """Run this many examples, derived from the test itself; a busy machine is no failure."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
