"""The project's own copy of the golden vectors of pi-orchestrator."""

from __future__ import annotations

import pytest

from tests.vectors.runner import OWN_COPY, run_file

FILES = sorted((OWN_COPY / "pi-orchestrator").glob("*.json"))


def test_there_are_twelve_files() -> None:
    assert len(FILES) == 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_vector_passes(path: object) -> None:
    passed, failed, shown = run_file(path, "pi-orchestrator")  # type: ignore[arg-type]
    assert not failed, "\n".join(shown)
    assert passed
