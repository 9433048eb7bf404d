"""What the sources name: Qt opens files, programs and connections without telling Python."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

EDITOR = Path(__file__).resolve().parents[2] / "editor"
NETWORK = {"QLocalServer", "QLocalSocket"}  # our own single window, on this machine
FORBIDDEN_MODULES = {
    "subprocess", "socket", "ssl", "http", "ftplib", "smtplib", "asyncio", "multiprocessing",
    "pickle", "shelve", "marshal", "code", "codeop", "webbrowser", "pty", "requests", "httpx",
    "urllib.request", "xmlrpc", "runpy", "concurrent.futures.process",
}  # fmt: skip
FORBIDDEN_NAMES = {
    "QProcess", "QNetworkAccessManager", "QTcpSocket", "QUdpSocket", "QTcpServer", "QSslSocket",
    "QWebEngineView", "QQmlEngine", "QJSEngine", "QUiLoader", "QLibrary", "QPluginLoader",
}  # fmt: skip
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__"}
SYSTEM_CALLS = {"system", "popen", "fork", "forkpty", "posix_spawn", "startfile", "execv", "spawnv"}


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(EDITOR.rglob("*.py")):
        yield path.relative_to(EDITOR).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def breaches(name: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [node.module or ""]
            if node.module == "PySide6.QtNetwork":
                yield from (
                    f"{name}: {alias.name}" for alias in node.names if alias.name not in NETWORK
                )
        for each in names:
            parts = each.split(".")
            heads = {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
            if heads & FORBIDDEN_MODULES or parts[-1] in FORBIDDEN_NAMES:
                yield f"{name}: import {each}"
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id in FORBIDDEN_CALLS:
                yield f"{name}:{node.lineno}: {called.id}()"
            is_os = (
                isinstance(called, ast.Attribute)
                and isinstance(called.value, ast.Name)
                and called.value.id == "os"
            )
            if is_os and called.attr in SYSTEM_CALLS:
                yield f"{name}:{node.lineno}: os.{called.attr}()"


def test_nothing_that_starts_programs_or_connections_or_runs_code_is_named() -> None:
    assert [found for name, tree in sources() for found in breaches(name, tree)] == []


def test_only_one_place_hands_a_folder_to_the_desktop_and_only_local_ones() -> None:
    calls = [
        (name, ast.unparse(node))
        for name, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "openUrl"
    ]
    assert len(calls) == 1
    assert "QUrl.fromLocalFile(" in calls[0][1]


def test_these_checks_see_what_they_look_for() -> None:
    bad = (
        "import subprocess\nfrom urllib.request import urlopen\nfrom PySide6.QtNetwork import "
        "QTcpSocket\nfrom PySide6.QtCore import QProcess\neval('1')\nimport os\nos.system('x')\n"
    )
    assert len(list(breaches("x", ast.parse(bad)))) >= 6
    fine = "import re\nre.compile('x')\nfrom urllib.parse import quote\ndialog.exec()\n"
    assert not list(breaches("x", ast.parse(fine)))
