"""Time things against each other: interleaved rounds in one run, medians, and their ratios."""

from __future__ import annotations

import gc
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: what was measured, and how it compares with the reference."""

    group: str
    name: str
    median: float
    unit: str
    ratio: float | None = None  # of the reference's median; None for the reference itself
    note: str = ""


@dataclass(slots=True)
class Table:
    """All rows of one run, in the order they were measured."""

    rows: list[Row] = field(default_factory=list)

    def add(
        self,
        group: str,
        seconds: Mapping[str, list[float]],
        reference: str,
        *,
        per: float = 1.0,
        unit: str = "ms",
        notes: Mapping[str, str] | None = None,
    ) -> None:
        """Add one group; `per` divides the times (files, tools), `unit` names the result."""
        scale = {"ms": 1e3, "µs": 1e6, "s": 1.0}[unit.split("/")[0].split(" ")[0]]
        base = statistics.median(seconds[reference])
        for name, times in seconds.items():
            middle = statistics.median(times)
            ratio = None if name == reference else middle / base
            note = (notes or {}).get(name, "")
            self.rows.append(Row(group, name, middle * scale / per, unit, ratio, note))

    def fact(self, group: str, name: str, value: float, unit: str, note: str = "") -> None:
        """Add a single figure that is no time."""
        self.rows.append(Row(group, name, value, unit, None, note))


def interleave(jobs: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """Run every job once a round, in turn, after one round that does not count; give seconds."""
    taken: dict[str, list[float]] = {name: [] for name in jobs}
    for number in range(rounds + 1):
        for name, job in jobs.items():
            gc.collect()
            started = time.perf_counter()
            job()
            if number:
                taken[name].append(time.perf_counter() - started)
    return taken


def command(*arguments: str, environment: Mapping[str, str] | None = None) -> Callable[[], None]:
    """Give a job that runs this Python with arguments as a whole process."""

    def run() -> None:
        subprocess.run(
            [sys.executable, *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=dict(environment) if environment is not None else None,
        )

    return run


def text_table(rows: list[Row]) -> str:
    """The rows as aligned text."""
    lines = []
    group = ""
    for row in rows:
        if row.group != group:
            group = row.group
            lines += ["", group]
        ratio = "" if row.ratio is None else f"{row.ratio:8.2f} ×"
        lines.append(f"  {row.name:<46} {row.median:10.3g} {row.unit:<10} {ratio:>10}  {row.note}")
    return "\n".join(line.rstrip() for line in lines).lstrip("\n")


def page_table(rows: list[Row]) -> str:
    """The rows as Markdown tables, one a group."""
    lines = []
    group = ""
    for row in rows:
        if row.group != group:
            group = row.group
            lines += ["", f"### {group}", "", "| | median | ratio | |", "|---|---:|---:|---|"]
        ratio = "1" if row.ratio is None and row.unit != "%" else ""
        ratio = ratio if row.ratio is None else f"{row.ratio:.2f}"
        lines.append(f"| {row.name} | {row.median:.3g} {row.unit} | {ratio} | {row.note} |")
    return "\n".join(lines).lstrip("\n") + "\n"
