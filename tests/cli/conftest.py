"""Running the command line in the test's own home folder, with the small harness installed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest

from editor.cli import main
from tests import fakes

if TYPE_CHECKING:
    from pathlib import Path


@dataclass
class Result:
    """What a command printed and how it ended."""

    status: int
    out: str
    error: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Cli:
    """Runs commands and makes agents of the small harness."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.home, self._capsys = home, capsys
        self.agents = home / ".plain" / "agents"
        self.agents.mkdir(parents=True)

    def __call__(self, *words: str, harness: str | None = fakes.ID) -> Result:
        given = ["--harness", harness] if harness else []
        self._capsys.readouterr()
        status = main([*words, *given])
        captured = self._capsys.readouterr()
        return Result(status, captured.out, captured.err)

    def agent(self, name: str, header: str = "", body: str = "Do it.\n") -> Path:
        path = self.agents / f"{name}.md"
        path.write_text(fakes.agent(name, header, body), encoding="utf-8")
        return path

    def session(self, name: str = "s.json", **changes: Any) -> str:
        path = self.home / name
        path.write_text(json.dumps(fakes.snapshot(**changes)), encoding="utf-8")
        return str(path)


@pytest.fixture
def cli(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    fakes.install(monkeypatch)
    return Cli(home, capsys)
