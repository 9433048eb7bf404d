"""What the README tells to type is typed, word for word, on a machine that has no agents yet."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(heading: str) -> list[str]:
    """The shell blocks of one section."""
    section = README.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"```sh\n(.*?)```", section, re.DOTALL)


def test_every_command_of_the_readme_works_in_its_order(tmp_path: Path) -> None:
    home, folder = tmp_path / "someone", tmp_path / "bin"
    home.mkdir()
    folder.mkdir()
    command = folder / "subagent-editor"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m editor "$@"\n')
    command.chmod(0o755)
    recipe, commands = blocks("Command line")
    typed = [line for line in commands.splitlines() if line.startswith("subagent-editor ")]
    assert len(typed) == len(commands.splitlines()) > 9
    environment = {
        **{name: os.environ[name] for name in ("LANG", "LC_ALL") if name in os.environ},
        "HOME": str(home),
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        ["sh", "-e", "-c", recipe + commands], cwd=home, env=environment, text=True,
        capture_output=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    held = (home / ".agents" / "subagents" / "reviewer.md").read_text(encoding="utf-8")
    assert "tools: Read, Grep, Bash\npermission: ask\n---\n" in held
    assert "model:" not in held
    assert (home / "reviewer.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    made = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert made == {".agents/subagents/reviewer.md", "reviewer.html"}  # and nothing else


def test_the_packages_the_readme_names_are_those_the_program_asks_for() -> None:
    from editor.storage.display import BASE, WAYLAND, X11, package_of

    told = set(re.findall(r"\blib[\w.+-]+", "\n".join(blocks("Start")))) | {"libwayland-cursor0"}
    assert "`libwayland-cursor0`" in README
    asked = {package_of(name) for name in (*BASE, *X11, *WAYLAND)}
    assert told <= asked
    # The rest comes with those: what Debian's packages depend on.
    assert asked - told == {
        "libx11-xcb1", "libxcb-image0", "libxcb-randr0", "libxcb-render-util0",
        "libwayland-client0",
    }  # fmt: skip


def test_the_readme_names_the_pythons_the_project_promises() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    promised = re.findall(r"Python :: (3\.\d+)", project)
    assert f"Python {promised[0]} to {promised[-1]}" in README


def test_every_command_that_the_page_of_promises_names_exists() -> None:
    page = (ROOT / "resources" / "help" / "reliability.md").read_text(encoding="utf-8")
    commands = re.findall(r"`python -m ([^`]+)`", page)
    assert len(commands) > 10
    for command in commands:
        module, *words = command.split()
        if module == "pytest":
            missing = [word for word in words if not (ROOT / word).exists()]
            assert words, command
            assert not missing, command
        else:
            place = ROOT / module.replace(".", "/")
            assert place.with_suffix(".py").is_file() or (place / "__main__.py").is_file(), command
