"""What fuzzing has reached is read again by every target, each time the suite runs."""

from __future__ import annotations

import pytest

from tests.fuzz.corpus import FOLDER, read_corpus
from tests.fuzz.seeds import seeds
from tests.fuzz.targets import TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_every_input_of_the_corpus_keeps_the_promises(name: str) -> None:
    inputs = [*read_corpus(name), *seeds(name)]
    assert inputs
    for data in inputs:
        TARGETS[name](data)


def test_every_file_of_the_corpus_belongs_to_a_target() -> None:
    assert {path.stem for path in FOLDER.glob("*")} <= set(TARGETS)
