"""Why the window cannot open: one sentence for each way a display or a library can be missing."""

from __future__ import annotations

import ctypes
import socket
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from editor.storage import display
from editor.storage.display import missing_display, missing_library, package_of

if TYPE_CHECKING:
    from pathlib import Path

SESSION = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE", "XDG_RUNTIME_DIR",
           "QT_QPA_PLATFORM", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")  # fmt: skip


@pytest.fixture(autouse=True)
def no_session(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without any display, with every library."""
    for name in SESSION:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(display, "_missing", lambda names: [])


def test_every_missing_library_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":77")
    gone = ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0"]
    monkeypatch.setattr(display, "_missing", lambda names: gone)
    assert missing_display("xcb").endswith("`apt install libxcb-cursor0 libxkbcommon-x11-0`")


@pytest.mark.parametrize("platform", ["", "xcb", "wayland", "wayland-egl", "wayland;xcb", "xcb:x"])
def test_a_missing_display_is_said_and_commands_are_offered(platform: str) -> None:
    assert "there is no display" in missing_display(platform)
    assert "`subagent-editor --help`" in missing_display(platform)


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "minimal:enable_fonts"])
def test_pictures_need_no_display(platform: str) -> None:
    assert missing_display(platform) == ""


def test_a_display_that_does_not_answer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.setattr(display, "_x11_answers", lambda: False)
    assert "“:987” does not answer; check DISPLAY" in missing_display("xcb")


@pytest.mark.parametrize("platform", ["", "wayland", "wayland-egl", "wayland:x"])
def test_a_wayland_display_that_does_not_answer_is_said(
    platform: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "gone-0")
    assert "“gone-0” does not answer; check WAYLAND_DISPLAY" in missing_display(platform)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr(display, "_wayland_answers", lambda: True)
    assert missing_display(platform) == ""


def test_a_missing_library_for_wayland_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")

    def gone(names: tuple[str, ...]) -> list[str]:
        return [name for name in names if name.startswith("libwayland-cursor")]

    monkeypatch.setattr(display, "_missing", gone)
    assert missing_display() == (
        "the window needs libwayland-cursor.so.0; on Debian or Ubuntu install it with "
        "`apt install libwayland-cursor0`"
    )


@pytest.mark.parametrize("answering", ["wayland", "xcb"])
def test_one_display_that_answers_is_enough(
    answering: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(display, "_x11_answers", lambda: answering == "xcb")
    monkeypatch.setattr(display, "_wayland_answers", lambda: answering == "wayland")
    assert missing_display() == ""
    assert missing_display("wayland;xcb") == ""
    other = {"wayland": "xcb", "xcb": "wayland"}[answering]
    assert "does not answer" in missing_display(other)


def test_a_wayland_session_is_found_by_its_usual_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_SESSION_TYPE", "wayland")
    monkeypatch.setattr(display, "_wayland_answers", lambda: True)
    assert missing_display() == ""


def test_a_compositor_that_listens_answers(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("run")
    try:
        ctypes.CDLL("libwayland-client.so.0")
        can_ask = True
    except OSError:
        can_ask = False
    monkeypatch.setenv("WAYLAND_DISPLAY", "made-up-0")
    assert not display._wayland_answers()  # no folder to look for it in
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    assert display._wayland_answers() is not can_ask
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(folder / "made-up-0"))
        compositor.listen(4)
        assert display._wayland_answers()
        monkeypatch.delenv("XDG_RUNTIME_DIR")
        monkeypatch.setenv("WAYLAND_DISPLAY", str(folder / "made-up-0"))
        assert display._wayland_answers()
    assert display._wayland_answers() is not can_ask
    monkeypatch.setenv("WAYLAND_SOCKET", "7")  # handed over: it is not touched
    assert display._wayland_answers()


def test_a_platform_qt_does_not_have_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = missing_display("made-up")
    assert said.startswith("QT_QPA_PLATFORM asks for “made-up”, which this Qt does not have")
    monkeypatch.setenv("QT_PLUGIN_PATH", "plugins")
    assert missing_display("made-up") == ""  # Qt may find it there


def test_a_platform_of_qt_that_cannot_be_loaded_names_the_library(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plugin = tmp_path / "Qt" / "plugins" / "platforms" / "libqeglfs.so"
    plugin.parent.mkdir(parents=True)
    plugin.write_bytes(b"")
    monkeypatch.setattr(
        display, "find_spec", lambda name: SimpleNamespace(submodule_search_locations=[tmp_path])
    )
    assert "libqeglfs.so, which is damaged or does not fit" in missing_display("eglfs")

    def load(name: str) -> None:
        raise OSError("libinput.so.10: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(ctypes, "CDLL", load)
    assert missing_display("eglfs").endswith("`apt install libinput10`")


def test_a_damaged_library_is_one_sentence_too() -> None:
    said = missing_library(ImportError("/lib/libGL.so.1: file too short"))
    assert said.startswith("the window needs libGL.so.1, which is damaged or does not fit (")
    assert len(said.splitlines()) == 1


def test_an_import_error_of_our_own_is_not_taken_for_a_missing_library() -> None:
    assert missing_library(ImportError("cannot import name 'x' from 'editor.ui'")) == ""


@pytest.mark.parametrize(
    ("soname", "package"),
    [
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        ("libxcb-shape.so.0", "libxcb-shape0"),
        ("libxcb-xkb.so.1", "libxcb-xkb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libwayland-client.so.0", "libwayland-client0"),
        ("libwayland-cursor.so.0", "libwayland-cursor0"),
    ],
)
def test_libraries_have_the_names_of_their_debian_packages(soname: str, package: str) -> None:
    assert package_of(soname) == package
