"""The package as users get it: built, installed somewhere else, run from somewhere else."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import editor

ROOT = Path(__file__).resolve().parents[1]
VERSION = editor.__version__
APPLICATION = "io.github.subagent_editor.SubagentEditor"


def run(*words: str, cwd: Path, umask: int = -1, **environment: str) -> str:
    """Run a program without network settings of ours and give what it prints."""
    ours = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    done = subprocess.run(
        words, cwd=cwd, capture_output=True, text=True, timeout=240, umask=umask,
        env={**ours, "PIP_NO_INDEX": "1", **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(source: Path, target: str, folder: Path, umask: int = -1, **environment: str) -> Path:
    """Build one distribution with the build back end that is installed, without isolation."""
    words = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder))
    run(*words, cwd=source, umask=umask, **environment)
    return next(folder.iterdir())


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_package_and_resources_and_nothing_stray(wheel: Path) -> None:
    assert wheel.name == f"subagent_editor-{VERSION}-py3-none-any.whl"
    names = names_in(wheel)
    assert "editor/__main__.py" in names
    assert any(name.startswith("editor/resources/icons/") for name in names)
    allowed = re.compile(rf"editor/|subagent_editor-{re.escape(VERSION)}\.(dist-info|data)/")
    assert not [name for name in names if not allowed.match(name)]
    assert not [name for name in names if name.endswith((".pyc", "~", ".orig"))]


def test_every_tracked_resource_is_in_the_wheel(wheel: Path) -> None:
    files = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }  # fmt: skip
    assert {f"editor/{name}" for name in files} <= names_in(wheel)


def test_the_guide_is_in_the_wheel_in_every_language_it_has(wheel: Path) -> None:
    names = {name for name in names_in(wheel) if name.startswith("editor/resources/help/")}
    for place in ("", "de/"):
        for page in ("index.md", "first-steps.md", "claude-code.md"):
            assert f"editor/resources/help/{place}{page}" in names


@pytest.mark.parametrize(
    ("place", "time", "umask", "mode", "environment"),
    [
        ("one", 1_000_000_000, 0o022, 0o644, {"LC_ALL": "C", "TZ": "UTC", "PYTHONHASHSEED": "1"}),
        ("другой ü", 2_000_000_000, 0o077, 0o600, {"LC_ALL": "C.UTF-8", "TZ": "Asia/Tokyo"}),
    ],
    ids=["one machine", "another"],
)
def test_the_source_distribution_builds_the_same_bytes_wherever_and_whenever_it_is_built(
    place: str, time: int, umask: int, mode: int, environment: dict[str, str],
    wheel: Path, sdist: Path, tmp_path: Path,
) -> None:  # fmt: skip
    # Python below 3.11.4, as in Debian 12, does not know the filter; the archive is ours.
    safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / place, **safely)
    source = tmp_path / place / f"subagent_editor-{VERSION}"
    for path in source.rglob("*"):
        if path.is_file():
            path.chmod(mode)
            os.utime(path, (time, time))
    for target, first in (("wheel", wheel), ("sdist", sdist)):
        again = build(source, target, tmp_path / f"{place} {target}", umask, **environment)
        assert again.name == first.name
        assert digest(again) == digest(first), target


def test_the_source_distribution_has_the_tests_and_no_machine_files(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "README.md", "tests/conftest.py", "editor/__init__.py"} <= names
    assert not [name for name in names if ".venv" in name or "__pycache__" in name]


def test_the_installed_command_finds_its_resources_from_another_folder(
    wheel: Path, tmp_path: Path
) -> None:
    place = tmp_path / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", str(place), cwd=tmp_path)
    python = place / "bin" / "python"
    # The dependencies are those of this environment; only the program itself is installed.
    inside = run(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))",
                 cwd=tmp_path).strip()  # fmt: skip
    Path(inside, "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    run(
        sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps",
        "--disable-pip-version-check", str(wheel), cwd=tmp_path,
    )  # fmt: skip
    command = str(place / "bin" / "subagent-editor")
    home = tmp_path / "someone"
    home.mkdir()
    elsewhere = Path("/")
    listed = json.loads(run(command, "list", "--json", "--home", str(home), cwd=elsewhere))
    assert "explorer" in {entry["name"] for entry in listed}
    assert all(str(place) in entry["path"] for entry in listed if entry["scope"] == "builtin")
    sessions = json.loads(run(command, "sessions", "--json", cwd=elsewhere, HOME=str(home)))
    assert sessions
    assert run(command, "--version", cwd=elsewhere) == f"subagent-editor {VERSION}\n"
    assert not list(home.iterdir())  # looking writes nothing
    run(sys.executable, "-m", "pip", "--python", str(python), "uninstall", "-q", "-y",
        "subagent-editor", cwd=tmp_path)  # fmt: skip
    assert not Path(inside, "editor").exists()
    assert not Path(command).exists()


def test_desktop_files_are_installed_where_desktops_look(wheel: Path) -> None:
    prefix = f"subagent_editor-{VERSION}.data/data/share"
    assert {
        f"{prefix}/applications/{APPLICATION}.desktop",
        f"{prefix}/metainfo/{APPLICATION}.metainfo.xml",
        f"{prefix}/icons/hicolor/scalable/apps/{APPLICATION}.svg",
    } <= names_in(wheel)


def test_desktop_files_are_in_order() -> None:
    """Checklist 71; the desktops' own checkers look, too, where they are installed."""
    folder = ROOT / "resources" / "desktop"
    desktop, metainfo = folder / f"{APPLICATION}.desktop", folder / f"{APPLICATION}.metainfo.xml"
    entry = ConfigParser(interpolation=None)
    entry.read(desktop, encoding="utf-8")
    held = entry["Desktop Entry"]
    assert held["Exec"].split()[0] == held["TryExec"] == "subagent-editor-gui"
    assert held["Icon"] == held["StartupWMClass"] == APPLICATION
    component = ElementTree.parse(metainfo).getroot()
    assert component.findtext("id") == APPLICATION
    assert component.findtext("launchable") == desktop.name
    releases = [release.get("version") for release in component.iter("release")]
    assert VERSION in releases
    for words in (
        ("desktop-file-validate", str(desktop)),
        ("appstreamcli", "validate", "--no-net", "--explain", str(metainfo)),
    ):
        if shutil.which(words[0]):
            run(*words, cwd=ROOT)


def test_the_qt_release_that_aborts_on_older_pythons_is_excluded() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    qt = [line for line in project["dependencies"] if line.startswith("PySide6")]
    assert any("!=6.12.0" in line and "python_version < '3.12'" in line for line in qt)
    assert not [line for line in project["dependencies"] if re.match(r"(python-)?editor\b", line)]


def test_the_readme_names_the_two_commands_and_the_pictures_it_shows_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert 'python3 -m venv .venv && .venv/bin/pip install -e ".[test]"' in text
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", text):
        assert (ROOT / picture).is_file(), picture
