"""Mutation testing itself: what may survive says why, and what is missing is said plainly."""

from __future__ import annotations

import importlib.util

import pytest

from tests.mutation import __main__ as mutation


def test_every_justified_change_is_of_a_module_and_has_a_reason():
    for (module, line, becomes), why in mutation.justified().items():
        assert (mutation.HERE.parents[1] / "editor" / module).is_file(), module
        assert line != becomes
        assert len(why.split()) >= 3, (module, line)


def test_without_its_libraries_it_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit):
        mutation.main([])
    assert mutation.MISSING in capsys.readouterr().err
