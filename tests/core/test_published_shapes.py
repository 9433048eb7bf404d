"""Thousands of files shaped like published ones: kept as they are, and edited in one place."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
import yaml

from editor.core.changes import SetField
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.problems import Problem
from tests.benchmarks.generate import Sample, documents
from tests.core.plain_harness import ORIGIN, LineHarness, YamlHarness, line_reading, pyyaml

if TYPE_CHECKING:
    from tests.core.plain_harness import PlainHarness

COUNT = 2000
CHANGES = (
    SetField("model", "prov/m:low"),
    SetField("tools", ("Read", "Bash", "mcp__a__b")),
    SetField("description", "Use when: the user asks"),
)
HARNESSES: dict[str, PlainHarness] = {
    "claude-code": YamlHarness({"old": pyyaml}),
    "pi-desktop": LineHarness(),
}


def values(sample: bytes, shape: str) -> dict[str, object] | None:
    """What a reader that has no part in the edit makes of a header; None when it is no YAML."""
    text = sample.decode()
    if shape == "pi-desktop":
        reading = line_reading(text)
        return {**reading.fields, **reading.others}
    header = text.replace("\r\n", "\n")[4:].split("\n---", 1)[0]
    try:
        found = yaml.load(header, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError:
        return None
    return {str(key): value for key, value in found.items()}


@pytest.mark.parametrize("shape", HARNESSES)
def test_files_of_published_shapes_are_kept_and_edited_in_one_place(shape: str) -> None:
    harness = HARNESSES[shape]
    seen: Counter[str] = Counter()
    for number, sample in enumerate(documents(COUNT, 7, shape)):
        document = Document(sample.data)
        assert document.text.encode() == sample.data
        change = CHANGES[number % len(CHANGES)]
        result = edit(harness, document, ORIGIN, change, "")  # type: ignore[arg-type]
        if isinstance(result, Problem):
            assert result.code == "value-ambiguous"
            assert not sample.is_yaml
            seen["ambiguous"] += 1
            continue
        _check(result, sample, change, shape)
        seen["edited" if sample.is_yaml or not sample.has_header else "edited, no YAML"] += 1
    assert seen["edited"] > 0.9 * COUNT
    assert seen["edited, no YAML"] > 0.01 * COUNT
    assert 0 < seen["ambiguous"] < 0.01 * COUNT


def _check(result: Edited, sample: Sample, change: SetField, shape: str) -> None:
    assert len(result.splices) == 1
    (splice,) = result.splices
    after = result.document.data
    assert after[: splice.start] == sample.data[: splice.start]
    assert after[splice.start + len(splice.data) :] == sample.data[splice.end :]
    new = values(after, shape)
    old = values(sample.data, shape) if sample.has_header else {}
    if old is None:
        return
    assert new is not None
    held = new[change.field]
    if isinstance(change.value, tuple) and isinstance(held, str):
        held = [part.strip() for part in held.split(",")]
    if isinstance(change.value, tuple):
        assert list(held) == list(change.value)  # type: ignore[call-overload]
    else:
        assert held == change.value
    assert {**old, change.field: None} == {**new, change.field: None}


def test_the_same_seed_gives_the_same_files() -> None:
    first, again, other = (list(documents(20, seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_the_shares_are_those_of_published_files() -> None:
    samples = list(documents(COUNT, 1))
    sizes = sorted(len(sample.data) for sample in samples)
    assert 5_000 < sizes[COUNT // 2] < 9_000
    assert 13_000 < sizes[COUNT * 9 // 10] < 21_000
    with_header = [sample for sample in samples if sample.has_header]
    assert 0.93 * COUNT < len(with_header) < 0.99 * COUNT
    assert 0.01 * COUNT < sum(not sample.is_yaml for sample in with_header) < 0.04 * COUNT
    assert 0.005 * COUNT < sum(b"\r\n" in sample.data for sample in samples) < 0.03 * COUNT
    tools = sum(b"\ntools: " in sample.data for sample in with_header)
    assert 0.5 * COUNT < tools < 0.65 * COUNT
