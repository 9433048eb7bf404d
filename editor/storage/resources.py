"""Where the program's own files are: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.core.definition import Origin
from editor.core.document import Document

if TYPE_CHECKING:
    from pathlib import Path

BUILTIN = "builtin"
LAST_RANK = 1000  # built-ins stand behind every folder of definitions


def resource_root() -> Path:
    """Give the resources folder: inside an installed package, beside it in a checkout."""
    from pathlib import Path  # late: the command line seldom needs it and starts faster without

    return Path(resource_path())


def resource_path(*parts: str) -> str:
    """Give the path of a file below the resources folder."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    installed = os.path.join(package, "resources")
    root = installed if os.path.isdir(installed) else os.path.join(package, "..", "resources")
    return os.path.normpath(os.path.join(root, *parts))


def builtin_documents(harness_id: str) -> tuple[tuple[Document, Origin], ...]:
    """Read the built-in agents of a harness, in our words; they are never written."""
    folder = resource_path("harnesses", harness_id, "agents")
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(".md"))
    except FileNotFoundError:
        return ()
    found: list[tuple[Document, Origin]] = []
    for name in names:
        path = os.path.join(folder, name)
        with open(path, "rb") as file:
            data = file.read()
        origin = Origin(path, BUILTIN, is_writable=False, root=folder, rank=LAST_RANK)
        found.append((Document(data), origin))
    return tuple(found)
