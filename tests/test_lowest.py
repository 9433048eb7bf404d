"""The lower bounds of what the program needs can be tried."""

from __future__ import annotations

import tomllib

import pytest

from tests.lowest import PROJECT, lowest


def test_each_requirement_is_pinned_to_its_lower_bound():
    texts = [
        "one>=1.2,!=1.5; python_version >= '3'",
        "two>=3; python_version < '3'",
        "three>=0.1,<2",
    ]
    assert lowest(texts) == ["one==1.2", "three==0.1"]


@pytest.mark.parametrize("text", ["one", "one<2", "one==1"])
def test_a_requirement_without_a_lower_bound_is_no_promise(text):
    with pytest.raises(ValueError, match="exactly one lower bound"):
        lowest([text])


def test_everything_the_program_needs_has_one_lower_bound_on_this_python():
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    names = [pin.partition("==")[0] for pin in lowest(project["dependencies"])]
    assert sorted(names) == ["PySide6-Essentials", "PyYAML", "python-frontmatter", "ruamel.yaml"]
