from __future__ import annotations

import gc
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import editor
from editor.__main__ import main as start
from editor.cli import main
from editor.cli.commands import COMMANDS
from editor.cli.output import as_clause, columns, cut, safe
from editor.storage import display
from editor.storage.display import missing_library

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

ROOT = Path(__file__).resolve().parents[2]


def program(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **more}
    return subprocess.run(
        [sys.executable, "-m", "editor", *words], capture_output=True, text=True, timeout=60,
        env=environment,
    )  # fmt: skip


def test_a_command_runs_without_the_collector_and_the_window_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    states: list[bool] = []
    monkeypatch.setattr("editor.cli.main", lambda words: states.append(gc.isenabled()) or 0)
    monkeypatch.setattr("editor.__main__._open_window", lambda words: states.append(gc.isenabled()))
    try:
        start(["gui"])
        start(["list"])
    finally:
        gc.enable()
    assert states == [True, False]


def test_without_a_console_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["--version"]) == 0
    assert main(["gui", "--theme", "pink"]) == 2


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"subagent-editor {editor.__version__}\n"


def test_help_names_every_command_and_each_has_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    for name, command in COMMANDS.items():
        assert f"  {name} " in text
        assert main([name, "--help"]) == 0
        printed = capsys.readouterr().out
        assert command.usage in printed
        assert all(option.name in printed for option in command.options)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lst"], "there is no command “lst”; did you mean “list”"),
        (
            ["list", "--harness", "mevedle"],
            "there is no harness “mevedle”; did you mean “mevedel”?",
        ),
        (["two", "words"], "there is no command “two”; `--help` lists the commands"),
    ],
)
def test_wrong_usage_is_one_line_on_standard_error_and_status_two(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("subagent-editor: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_a_defect_is_one_line_and_its_details_are_in_a_log(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    from editor.storage import library

    def fail(*arguments: object) -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr(library, "scan", fail)
    result = cli("list")
    assert result.status == 1
    log = home / ".local/state/subagent-editor/errors.log"
    assert result.error == (
        f"subagent-editor: something went wrong here; please report it with the details in {log}\n"
    )
    assert "RuntimeError: a defect" in log.read_text()


def test_a_closed_pipe_is_no_error_message(home: Path) -> None:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    for number in range(1500):
        (folder / f"{number}.md").write_text("---\ndescription: d\n---\n" + "x" * 60)
    with subprocess.Popen(
        [sys.executable, "-m", "editor", "list", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) in (0, 1)


def test_output_that_cannot_be_written_is_said(home: Path, tmp_path: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)); "
    run = "import sys; from editor.cli import main; sys.exit(main(['list']))"
    with (tmp_path / "list.txt").open("wb") as file:
        done = subprocess.run(
            [sys.executable, "-c", limit + run],
            stdout=file, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("subagent-editor: the output could not be written (")
    assert len(done.stderr.splitlines()) == 1


def test_output_is_utf8_in_a_pipe_whatever_the_locale(home: Path) -> None:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    (folder / "ü.md").write_text("---\nname: x\ndescription: „d“ 漢\n---\nx\n")
    done = subprocess.run(
        [sys.executable, "-m", "editor", "show", "x", "--json"], capture_output=True, timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert done.returncode == 0
    assert "„d“ 漢" in done.stdout.decode("utf-8")


def on_a_terminal(words: list[str], columns: int, **more: str) -> str:
    """Run the program with a terminal as its standard output."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": str(columns)}
    with subprocess.Popen(
        [sys.executable, "-m", "editor", *words], stdout=theirs, env=environment | more
    ) as process:
        os.close(theirs)
        parts = []
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            parts.append(part)
        process.wait(timeout=60)
    os.close(ours)
    return b"".join(parts).decode()


def test_colour_is_for_terminals_only_and_can_be_refused(home: Path) -> None:
    assert "\x1b[" in on_a_terminal(["list"], 80)
    assert "\x1b[" not in on_a_terminal(["list"], 80, NO_COLOR="1")
    assert "\x1b[" not in on_a_terminal(["list"], 80, TERM="dumb")
    assert "\x1b[" not in program("list").stdout


@pytest.mark.parametrize("width", [50, 80, 200])
def test_lists_fit_the_terminal_and_are_whole_in_a_pipe(home: Path, width: int) -> None:
    folder = home / ".agents" / "subagents"
    folder.mkdir(parents=True)
    (folder / "broken.md").write_text("---\nname: broken\n---\nx\n")
    shown = on_a_terminal(["list"], width, NO_COLOR="1")
    rows = [line for line in shown.replace("\r", "").splitlines() if line.startswith("  ")]
    assert rows
    assert max(len(row) for row in rows) <= width
    if width == 50:
        assert any(row.endswith("…") for row in rows)
    piped = [line for line in program("list").stdout.splitlines() if "broken" in line]
    assert not piped[0].endswith("…")


# the window from the command line


def test_a_missing_qt_library_is_one_sentence_with_the_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setitem(sys.modules, "editor.ui.app", None)  # importing it fails

    def which(error: ImportError) -> str:
        missing = "libEGL.so.1: cannot open shared object file: No such file or directory"
        monkeypatch.setattr(display, "_missing", lambda names: [])
        return missing_library(ImportError(missing))

    monkeypatch.setattr(display, "missing_library", which)
    assert start(["gui"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "subagent-editor: the window needs libEGL.so.1; on Debian or Ubuntu install it with "
        "`apt install libegl1`\n"
    )


# texts


def test_control_characters_and_hidden_directions_are_shown() -> None:
    assert safe("a\x1b[31mb\x00\u202ec\u200b\ufeff\udc80") == (
        "a\\x1b[31mb\\x00\\u202ec\\u200b\\ufeff\\udc80"
    )
    assert safe("plain 漢 ü — “x”") == "plain 漢 ü — “x”"


def test_wide_characters_take_two_columns_and_marks_none() -> None:
    assert columns("漢字") == 4
    assert columns("e\u0301") == 1
    assert columns("— “x”") == 5
    assert cut("漢字漢字", 5) == "漢字…"
    assert cut("short", 10) == "short"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("It is gone. Check the path.", "It is gone; check the path"),
        ("It is gone.", "It is gone"),
        ("One. Two. Save a copy.", "One. Two; save a copy"),
        ("Settings drops it. PI-Desktop reads it.", "Settings drops it; PI-Desktop reads it"),
        ("Read by one. Settings keeps 400.", "Read by one; Settings keeps 400"),
        (
            "Nothing there. List the seven tools by name.",
            "Nothing there; list the seven tools by name",
        ),
        ("It differs. Only the name counts.", "It differs; only the name counts"),
    ],
)
def test_messages_become_one_clause_on_the_error_line(text: str, clause: str) -> None:
    assert as_clause(text) == clause


@pytest.mark.parametrize(("platform", "status"), [("xcb", 1), ("wayland", 1), ("", 0)])
def test_a_picture_needs_a_screen_only_where_one_is_named(
    platform: str,
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from editor.__main__ import main

    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setattr("editor.storage.display.missing_display", lambda: "a library is missing")
    monkeypatch.setattr("editor.ui.app.main", lambda words: 0)
    assert main(["gui", "--screenshot", "picture.png"]) == status
    assert ("a library is missing" in capsys.readouterr().err) == bool(status)
