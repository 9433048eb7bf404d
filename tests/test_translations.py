"""Every text of the program is translated into every language, with the same placeholders."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

import pytest

from tests.translations import (
    ALL,
    LANGUAGES,
    extracted,
    is_plural,
    messages,
    placeholders,
    release,
    ts_file,
)

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("language", ALL)
def test_every_text_is_translated(language: str) -> None:
    held = messages(ts_file(language))
    missing = sorted(extracted(language) - set(held))
    assert missing == [], "run: python -m tests.translations update"
    left = [key for key, (kind, forms) in held.items() if kind != "finished" or not all(forms)]
    assert left == []


@pytest.mark.parametrize("language", ALL)
def test_placeholders_are_those_of_the_english(language: str) -> None:
    for (_, source, _), (_, forms) in messages(ts_file(language)).items():
        for form in forms:
            assert placeholders(form) == placeholders(source), (source, form)


@pytest.mark.parametrize("language", ALL)
def test_every_template_can_be_filled_in(language: str) -> None:
    for (_, source, _), (_, forms) in messages(ts_file(language)).items():
        if not placeholders(source):
            continue
        for form in forms:
            names = {name for _, name, _, _ in string.Formatter().parse(form) if name}
            assert isinstance(form.format_map(dict.fromkeys(names, "x")), str)


@pytest.mark.parametrize("language", ALL)
def test_mnemonics_are_kept(language: str) -> None:
    for (_, source, _), (_, forms) in messages(ts_file(language)).items():
        wanted = source.replace("&&", "").count("&")
        for form in forms:
            assert form.replace("&&", "").count("&") == wanted, (source, form)


@pytest.mark.parametrize("language", ALL)
def test_the_compiled_file_is_the_current_one(language: str, tmp_path: Path) -> None:
    fresh = release(language, tmp_path / "fresh.qm")
    assert ts_file(language).with_suffix(".qm").read_bytes() == fresh.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_a_number_has_a_form_for_each_number(language: str) -> None:
    plurals = is_plural(ts_file(language))
    assert [key for key, plural in plurals.items() if plural != ("%n" in key[1])] == []
