"""Starting: options, what is read when, single instance, recovery, remembered state, pictures."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from editor.core.changes import SetField
from editor.ui import geometry
from editor.ui.crash import CrashDialog, ExceptionHook
from editor.ui.options import Options, WrongUsage, parse

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.ui.conftest import Bench


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], Options()),
        (["gui"], Options()),
        (["reviewer"], Options(wanted="reviewer")),
        (["--theme", "dark", "x.md"], Options(theme="dark", wanted="x.md")),
        (["--size=900x600"], Options(size=(900, 600))),
        (["--screenshot", "a.png", "--show", "map"], Options(screenshot="a.png", show="map")),
    ],
)
def test_words_are_understood(words: list[str], expected: Options) -> None:
    assert parse(words) == expected


@pytest.mark.parametrize(
    "words",
    [
        ["--colour", "red"],
        ["--size", "big"],
        ["--size", "1x1"],
        ["--theme", "blue"],
        ["--theme"],
        ["one", "two"],
    ],
)
def test_wrong_words_are_refused(words: list[str]) -> None:
    with pytest.raises(WrongUsage):
        parse(words)


def test_nothing_is_read_before_the_first_paint(two_agents: Bench, qtbot: QtBot) -> None:
    """Checklist 68: the first look at the disk comes after the first paint."""
    from editor.ui.app import create_window

    folders = ["--home", str(two_agents.home), "--project", str(two_agents.project)]
    window = create_window([*folders, "--harness", "pi-desktop", "--language", "en"])
    seen: list[tuple[str, bool]] = []
    work = window.workspace
    work.loading_changed.connect(lambda: seen.append(("reading", window.is_painted)))
    work.sessions.changed.connect(lambda: seen.append(("sessions", window.is_painted)))
    assert not work.jobs.is_busy()
    two_agents.take_over(window)
    names = [name for name, _ in seen]
    assert names.index("reading") < names.index("sessions")
    assert all(was_painted for _, was_painted in seen)


def test_files_are_read_off_the_windows_thread(
    two_agents: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No definition and no session is read on the window's thread."""
    import threading

    from editor.storage import library, reading

    threads: set[str] = set()
    original = reading.read_bytes

    def watched(path: str, *limit: int) -> object:
        if "agents" in path or "sessions" in path:
            threads.add(threading.current_thread().name)
        return original(path, *limit)

    monkeypatch.setattr(reading, "read_bytes", watched)
    monkeypatch.setattr(library, "read_bytes", watched)
    window = two_agents.open("reviewer")
    window.workspace.reload()
    two_agents.settle(window)
    assert threads
    assert threading.main_thread().name not in threads


def test_the_first_start_shows_something_on_an_empty_machine(bench: Bench) -> None:
    """Checklist 70: built-in agents and a sample session, and an invitation to begin."""
    window = bench.open()
    assert window.workspace.definition is not None
    assert window.workspace.sessions.session is not None
    assert window.workspace.sessions.key.startswith("samples:")
    assert window.workspace.preview_view().resolution is not None
    assert "You have no agents yet" in window.shell.agent_flow.invitation()
    assert "doesn’t exist yet" in window.shell.agent_flow.invitation()
    assert window.findChild(QPushButton, "empty_new").isVisible()
    assert not bench.agents.exists()


def test_another_folder_can_be_chosen_from_the_invitation(bench: Bench, qtbot: QtBot) -> None:
    """First run: the definitions may be in a project that was not the current folder."""
    folder = bench.home / "elsewhere"
    (folder / ".claude" / "agents").mkdir(parents=True)
    text = "---\nname: found\ndescription: Is found.\n---\nx\n"
    (folder / ".claude" / "agents" / "found.md").write_text(text)
    window = bench.open(harness="claude-code")
    window.findChild(QPushButton, "empty_choose_folder").click()
    dialog = window.findChild(QFileDialog, "projectDialog")
    dialog.reject()
    dialog.fileSelected.emit(str(folder))
    bench.settle(window)
    assert "found" in [entry.name for entry in window.workspace.entries]
    assert not window.findChild(QPushButton, "empty_choose_folder").isVisible()


def test_the_invitation_leads_to_an_own_agent(bench: Bench, qtbot: QtBot) -> None:
    """First run: customise a built-in agent, save, and the folder is there."""
    window = bench.open()
    window.findChild(QPushButton, "empty_customise_first").click()
    window.shell.actions["save"].trigger()
    bench.settle(window)
    assert len(list(bench.agents.glob("*.md"))) == 1
    assert not window.findChild(QPushButton, "empty_new").isVisible()


def test_unsaved_edits_survive_a_killed_program(two_agents: Bench, qtbot: QtBot) -> None:
    """Drafts: what was typed is there again at the next start, and gone once it is saved."""
    drafts = two_agents.home / ".local/state/subagent-editor/drafts"
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Not saved."))
    qtbot.waitUntil(lambda: len(list(drafts.glob("*.json"))) == 1)
    again = two_agents.open("reviewer")  # as after a kill: nobody tidied up
    two_agents.settle(again)
    assert again.workspace.definition.value("description") == "Not saved."
    assert again.isWindowModified()
    assert "from last time" in again.shell.panes.banner.notice().text
    assert "Not saved." not in (two_agents.agents / "reviewer.md").read_text()
    again.shell.actions["undo"].trigger()
    assert not again.isWindowModified()
    again.shell.actions["redo"].trigger()
    again.shell.actions["save"].trigger()
    two_agents.settle(again)
    qtbot.waitUntil(lambda: list(drafts.glob("*.json")) == [])


def test_a_recovered_edit_of_a_changed_file_is_a_conflict(two_agents: Bench, qtbot: QtBot) -> None:
    """The file was changed between the kill and the next start."""
    drafts = two_agents.home / ".local/state/subagent-editor/drafts"
    path = two_agents.agents / "reviewer.md"
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Not saved."))
    qtbot.waitUntil(lambda: len(list(drafts.glob("*.json"))) == 1)
    (draft,) = drafts.glob("*.json")
    kept = draft.read_bytes()
    two_agents.close(window)
    draft.write_bytes(kept)
    path.write_text(path.read_text().replace("correctness bugs", "style"))
    again = two_agents.open("reviewer")
    two_agents.settle(again)
    assert again.workspace.definition.value("description") == "Not saved."
    assert again.workspace.current_document.has_conflict
    assert "style" in path.read_text()


def test_a_draft_of_what_was_saved_just_before_the_end_is_no_news(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """The program was killed between the save and the removal of the draft."""
    from editor.ui.drafts import Draft, DraftFolder

    path = two_agents.agents / "reviewer.md"
    folder = two_agents.home / ".local/state/subagent-editor/drafts"
    root = str(two_agents.agents)
    text = path.read_bytes()
    DraftFolder(folder).keep(Draft(str(path), "pi-desktop", "user", root, b"older", text))
    window = two_agents.open("reviewer")
    two_agents.settle(window)
    assert not window.workspace.desk.modified()
    assert window.shell.panes.banner.notice() is None
    qtbot.waitUntil(lambda: list(folder.glob("*.json")) == [])


def test_drafts_of_another_system_and_of_a_file_from_elsewhere_come_back(
    two_agents: Bench, qtbot: QtBot
) -> None:
    """Recovered edits are never taken for those of a removed file."""
    from editor.ui.drafts import Draft, DraftFolder

    claude = two_agents.home / ".claude" / "agents"
    claude.mkdir(parents=True)
    helper = claude / "helper.md"
    helper.write_bytes(b"---\nname: helper\ndescription: Helps.\n---\nx\n")
    guest = two_agents.home / "guest.md"
    guest.write_bytes(b"---\nname: guest\ndescription: Visits.\n---\nx\n")
    drafts = DraftFolder(two_agents.home / ".local/state/subagent-editor/drafts")
    for path, harness, root in (
        (helper, "claude-code", str(claude)),
        (guest, "pi-desktop", ""),
    ):
        old = path.read_bytes()
        drafts.keep(Draft(str(path), harness, "user", root, old, old.replace(b".", b"!")))
    window = two_agents.open("reviewer")
    two_agents.settle(window)
    work = window.workspace
    assert {held.path for held in work.desk.modified()} == {str(helper), str(guest)}
    assert not any(held.has_conflict for held in work.desk.modified())
    assert work.entry(str(guest)).value("description") == "Visits!"
    work.choose_harness("claude-code")
    two_agents.settle(window)
    assert work.entry(str(helper)).value("description") == "Helps!"
    assert not work.desk.documents[str(helper)].has_conflict
    window.shell.actions["save_all"].trigger()
    two_agents.settle(window)
    assert b"Helps!" in helper.read_bytes()
    assert b"Visits!" in guest.read_bytes()


def test_the_last_agent_and_session_are_shown_again(two_agents: Bench, qtbot: QtBot) -> None:
    """State: last agent and session of each system."""
    window = two_agents.open("log-reader")
    keys = list(window.workspace.sessions.summaries)
    window.workspace.sessions.choose(f"samples:{keys[-1].id}")
    two_agents.settle(window)
    two_agents.close(window)
    again = two_agents.open()
    assert again.workspace.definition.name == "log-reader"
    assert again.workspace.sessions.session.id == keys[-1].id


def test_a_corrupt_settings_file_costs_nothing(two_agents: Bench) -> None:
    """State falls back silently."""
    folder = two_agents.home / ".local/state/subagent-editor"
    folder.mkdir(parents=True)
    (folder / "window.ini").write_bytes(b"\x00[General]\ngeometry=@ByteArray(nonsense)\ntheme=7\n")
    window = two_agents.open("reviewer")
    assert window.workspace.definition.name == "reviewer"
    assert window.size() == geometry.DEFAULT_SIZE.boundedTo(window.screen().availableSize())


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (QRect(100, 100, 1200, 760), QRect(100, 100, 1200, 760)),
        (QRect(5000, 100, 1200, 760), QRect(720, 100, 1200, 760)),
        (QRect(-300, -50, 1200, 760), QRect(0, 0, 1200, 760)),
        (QRect(0, 0, 9000, 9000), QRect(0, 0, 1920, 1080)),
        (QRect(0, 0, 10, 10), QRect(0, 0, 760, 480)),
    ],
)
def test_the_window_is_kept_on_a_screen(frame: QRect, expected: QRect) -> None:
    """Checklist 66."""
    screens = [QRect(0, 0, 1920, 1080)]
    assert geometry.clamped(frame, screens, QSize(760, 480)) == expected


def test_size_and_place_come_back(two_agents: Bench) -> None:
    """Checklist 66."""
    window = two_agents.open()
    window.resize(780, 600)
    two_agents.close(window)
    assert two_agents.open().size() == QSize(780, 600)


def test_a_second_start_raises_the_first_and_opens_the_agent(
    two_agents: Bench, qtbot: QtBot, tmp_path: Path
) -> None:
    """Checklist 67."""
    from editor.ui.instance import SingleInstance, hand_over
    from editor.ui.meeting_place import may_run_already

    name = str(tmp_path / "meeting")
    assert not may_run_already(name)
    window = two_agents.open("log-reader")
    instance = SingleInstance(name, window)
    instance.asked.connect(window.come_forward)
    assert instance.is_listening()
    assert may_run_already(name)
    script = (
        "import sys\nfrom PySide6.QtCore import QCoreApplication\n"
        "app = QCoreApplication([])\nfrom editor.ui.instance import hand_over\n"
        "sys.exit(0 if hand_over(sys.argv[1], sys.argv[2]) else 1)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", script, name, "reviewer"], cwd=Path(__file__).parents[2]
    )
    qtbot.waitUntil(lambda: window.workspace.definition.name == "reviewer", timeout=10_000)
    qtbot.waitUntil(lambda: other.poll() is not None, timeout=10_000)
    assert other.returncode == 0
    instance.close()
    assert not hand_over(name, "reviewer")


def test_a_socket_left_by_a_killed_program_is_taken_over(qtbot: QtBot, tmp_path: Path) -> None:
    """A stale socket must not keep the program from starting."""
    import socket

    from editor.ui.instance import SingleInstance, hand_over

    name = str(tmp_path / "meeting")
    stale = socket.socket(socket.AF_UNIX)
    stale.bind(name)
    stale.close()
    assert not hand_over(name, "")
    instance = SingleInstance(name)
    assert instance.is_listening()
    instance.close()


def test_an_exception_in_a_slot_is_shown_and_nothing_is_lost(
    two_agents: Bench, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    """State: crash in a slot."""
    window = two_agents.open("reviewer")
    window.workspace.request(SetField("description", "Not saved."))
    hook = ExceptionHook(window)
    hook.install()
    try:
        try:
            raise ValueError("inside")
        except ValueError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        qtbot.waitUntil(lambda: window.findChild(CrashDialog) is not None)
    finally:
        hook.remove()
    dialog = window.findChild(CrashDialog)
    assert "ValueError: inside" in dialog.details.toPlainText()
    dialog.findChild(QPushButton, "copyDetails").click()
    assert "ValueError: inside" in QApplication.clipboard().text()
    assert str(two_agents.home) not in QApplication.clipboard().text().split("Subagent Editor:")[1]
    dialog.findChild(QPushButton, "cancelButton").click()
    assert window.workspace.definition.value("description") == "Not saved."
    log = two_agents.home / ".local/state/subagent-editor/errors.log"
    assert "ValueError: inside" in log.read_text()
    assert "ValueError: inside" in capsys.readouterr().err


def test_diagnostics_name_no_file_and_hold_no_contents(two_agents: Bench) -> None:
    """About, Copy Diagnostics."""
    from editor.ui.diagnostics import diagnostics

    window = two_agents.open("reviewer")
    text = diagnostics(window.workspace)
    assert "Python" in text
    assert "Definitions:" in text
    for secret in ("reviewer", "correctness", str(two_agents.home)):
        assert secret not in text


@pytest.mark.parametrize("panel", ["", "problems", "shortcuts"])
def test_a_picture_is_written_and_not_blank(two_agents: Bench, tmp_path: Path, panel: str) -> None:
    """`gui --screenshot` renders once, writes the picture and exits."""
    target = tmp_path / "picture.png"
    words = ["gui", "--screenshot", str(target), "--size", "1000x700", "--theme", "dark"]
    words += ["--home", str(two_agents.home), "--project", str(two_agents.project), "reviewer"]
    words += ["--show", panel] if panel else []
    done = subprocess.run(
        [sys.executable, "-m", "editor", *words],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    image = QImage(str(target))
    assert image.size() == QSize(1000, 700)
    colours = {image.pixelColor(x, y).name() for x in range(0, 1000, 7) for y in range(0, 700, 7)}
    assert len(colours) > 15


def test_wrong_usage_is_one_line_and_status_two(capsys: pytest.CaptureFixture[str]) -> None:
    from editor.ui.app import main

    assert main(["--theme", "blue"]) == 2
    assert capsys.readouterr().err == "subagent-editor: “--theme” is light, dark or system\n"
    assert main(["--harness", "other"]) == 2
    assert main(["--screenshot", "x.png", "--show", "nothing"]) == 2


def test_no_network_module_is_loaded(two_agents: Bench) -> None:
    """Checklist 69: the window loads nothing that could reach a network but the local socket."""
    script = (
        "import sys\nfrom editor.ui.app import create_window\nw = create_window([])\n"
        "bad = [n for n in sys.modules if n.split('.')[0] in "
        "('urllib3', 'requests', 'http', 'ssl', 'httpx') or n == 'urllib.request']\n"
        "print(bad)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "[]"
