"""Whatever a file or a session calls things: no command lets it act on the terminal or hide."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from editor.cli import main
from editor.core.lookalikes import hidden_pattern
from editor.harnesses import IDS
from tests.hostile.bad_names import BAD, fill, session

if TYPE_CHECKING:
    from pathlib import Path

WORSE = f"{BAD}\x1b]0;owned\x07\x9b31m\x08"


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command; gives all it said."""
    capsys.readouterr()
    assert main(words) in (0, 1, 2)
    captured = capsys.readouterr()
    assert "something went wrong" not in captured.err
    return captured.out + captured.err


@pytest.mark.parametrize("harness", IDS)
def test_names_are_text_with_all_they_hide_in_every_command(
    home: Path, project: Path, harness: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = fill(home, harness, WORSE)
    parent = session(home, harness, WORSE)
    given = ("--harness", harness)
    with_parent = ("--session", parent, *given)
    reports = [project / f"r\u202e.{ending}" for ending in ("md", "html", "txt", "json")]
    commands = [
        ("list",), ("show", path), ("check",), ("check", path), ("check", "--sarif"), ("sessions",),
        ("check", "--also", "cursor", path), ("list", "--json"), ("show", path, "--json"),
        ("check", "--json"), ("show", BAD), ("set", path, "description=x", "--dry-run"),
        ("set", path, f"name={BAD}", "--dry-run"), ("set", path, f"{BAD}=x"), ("unset", path, BAD),
        ("show", str(project / BAD.replace("/", ""))), (BAD, BAD), ("list", f"--{BAD}"),
        ("resolve", path, "--session", BAD),
    ]  # fmt: skip
    said = {words: ran(capsys, *words, *given) for words in commands}
    for words in (
        ("resolve", path), ("resolve", path, "--json"), ("resolve", path, "--tool", f"T1{BAD}"),
        ("compare", path, "--session", parent), ("compare", path, "second"), ("report", path),
        *(("report", path, "--output", str(report)) for report in reports),
    ):  # fmt: skip
        said[words] = ran(capsys, *words, *with_parent)
    for report in reports:
        if report.suffix != ".json":
            said["in", report.suffix] = report.read_text(encoding="utf-8")
    for words, text in said.items():
        found = hidden_pattern().findall(text.replace("\n", " "))
        assert not found, (words, found[:5], text[:300])
        if "--json" in words or "--sarif" in words:
            json.loads(text)
    assert "<b>B</b>R&D" not in said["in", ".html"]
    shown = json.loads(said["show", path, "--json"])
    assert BAD in json.dumps(shown, ensure_ascii=False)  # programs get the names as they are
