"""Versions and settings for a bug report; no file contents, no names of files, no secrets."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from editor import __version__

if TYPE_CHECKING:
    from editor.ui.workspace import Workspace

PACKAGES = ("PySide6-Essentials", "python-frontmatter", "ruamel.yaml", "yaml-edit", "PyYAML")


SYSTEM = "System"


def versions() -> list[tuple[str, str]]:
    """Name every part that may matter, with its version."""
    parts = [
        ("Subagent Editor", __version__),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
    ]
    for name in PACKAGES:
        try:
            parts.append((name, version(name)))
        except PackageNotFoundError:
            continue
    parts.append((SYSTEM, f"{platform.system()} {platform.release()} {platform.machine()}"))
    return parts


def diagnostics(workspace: Workspace | None) -> str:
    """Give the whole text that Copy Diagnostics copies."""
    lines = [f"{name}: {value}" for name, value in versions()]
    lines.append(f"Platform: {QGuiApplication.platformName()}")
    style = QApplication.style()
    lines.append(f"Style: {style.objectName() if style is not None else ''}")
    lines += [
        f"Screen: {screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio()}"
        for screen in QGuiApplication.screens()
    ]
    lines.append(f"Encoding: {sys.getfilesystemencoding()}")
    if workspace is not None:
        scopes: dict[str, int] = {}
        for entry in workspace.entries:
            scopes[entry.origin.scope] = scopes.get(entry.origin.scope, 0) + 1
        counts = ", ".join(f"{number} {scope}" for scope, number in scopes.items())
        lines.append(f"System shown: {workspace.harness_id}, rules {workspace.rules or 'unknown'}")
        lines.append(f"Definitions: {counts or 'none'}")
        lines.append(f"Unsaved: {len(workspace.desk.modified())}")
        codes = sorted({problem.code for entry in workspace.entries for problem in entry.problems})
        lines.append(f"Problems found: {', '.join(codes) or 'none'}")
    return "\n".join(lines) + "\n"
