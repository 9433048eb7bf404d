from __future__ import annotations

import math

import pytest

from editor.harnesses.pi_desktop import javascript


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", 0),
        ("  \t\ufeff\u2028", 0),
        (" 42 ", 42),
        ("007", 7),
        ("+5", 5),
        ("-0", 0),
        ("5.", 5),
        (".5e1", 5),
        ("1e3", 1000),
        ("1E3", 1000),
        ("0x10", 16),
        ("0XfF", 255),
        ("0o17", 15),
        ("0b11", 3),
        ("0x" + "0" * 2000 + "1", 1),
        ("1e400", math.inf),
        ("0x" + "f" * 300, math.inf),
        ("Infinity", math.inf),
        ("-Infinity", -math.inf),
        ("+Infinity", math.inf),
    ],
)
def test_numbers_are_read_as_the_language_reads_them(text: str, number: float) -> None:
    assert javascript.to_number(text) == number


@pytest.mark.parametrize(
    "text",
    ["16k", "16,000", "16_000", "1e", ".", "+", "0x", "-0x10", "0b2", "0o8", "infinity", "none",
     "1 2", "\u0661", "\x8542", "1e3.5", "0x1.8"],
)  # fmt: skip
def test_other_texts_are_no_number(text: str) -> None:
    assert math.isnan(javascript.to_number(text))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (21601.0, "21601"),
        (-1.0, "-1"),
        (-0.0, "0"),
        (1e20, "100000000000000000000"),
        (123456789012345680000.0, "123456789012345680000"),
        (1e21, "1e+21"),
        (1.5e22, "1.5e+22"),
        (2.5, "2.5"),
        (1e-7, "1e-7"),
        (math.inf, "Infinity"),
        (-math.inf, "-Infinity"),
        (math.nan, "NaN"),
    ],
)
def test_numbers_are_printed_as_the_language_prints_them(number: float, text: str) -> None:
    assert javascript.number_text(number) == text


def test_trim_takes_what_the_language_calls_white_space_and_nothing_else() -> None:
    assert javascript.trim("\xa0\ufeff\u3000\x0b a \u2029\n") == "a"
    assert javascript.trim("\x85a\x1c") == "\x85a\x1c"


def test_texts_are_measured_and_cut_in_utf16_units() -> None:
    assert javascript.utf16_length("a😀") == 3
    assert javascript.utf16_prefix("a😀", 3) == "a😀"
    assert javascript.utf16_prefix("a😀", 2) == "a\ud83d"


def test_files_are_sorted_by_utf16_unit() -> None:
    assert sorted(["\uffe5.md", "😀.md"], key=javascript.utf16_order) == ["😀.md", "\uffe5.md"]
