"""Drafts: unsaved edits kept in the program's own state folder, so that a crash loses nothing.

A draft holds the edited bytes and the fingerprint of the file they were made from. It is written
a moment after an edit and removed once the edit is saved or discarded. What is found at the next
start is offered again as unsaved edits; the definition files themselves are never touched here.
"""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

from PySide6.QtCore import QCryptographicHash

from editor.core.document import Document
from editor.core.records import record
from editor.storage.reading import Refused, read_bytes

FORMAT = "subagent-editor/draft@1"
LARGEST = 32 * 1024 * 1024  # bytes of one draft file


@record
class Draft:
    """Unsaved edits of one file."""

    path: str
    harness: str
    scope: str
    root: str
    base: bytes | None  # the file's bytes when the edits were made; None for a new file
    data: bytes

    @property
    def document(self) -> Document:
        """The edited document."""
        return Document(self.data)


class DraftFolder:
    """Reads and writes drafts in one folder; safe to use from the writing thread."""

    def __init__(self, folder: str | Path) -> None:
        self._folder = Path(folder)

    def keep(self, draft: Draft) -> None:
        """Write a draft; a full disk or a missing permission loses only the draft."""
        value = {
            "format": FORMAT,
            "path": draft.path,
            "harness": draft.harness,
            "scope": draft.scope,
            "root": draft.root,
            "base": None if draft.base is None else base64.b64encode(draft.base).decode("ascii"),
            "data": base64.b64encode(draft.data).decode("ascii"),
        }
        target = self._file(draft.path)
        temporary = target.with_suffix(".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with open(descriptor, "wb") as file:
                file.write(json.dumps(value).encode("ascii"))
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, target)
        except OSError:
            return

    def drop(self, path: str) -> None:
        """Remove a file's draft, if there is one."""
        try:
            self._file(path).unlink(missing_ok=True)
        except OSError:
            return

    def load(self) -> tuple[Draft, ...]:
        """Read all drafts, oldest first; one that cannot be read is left where it is."""
        try:
            files = sorted(self._folder.glob("*.json"), key=_age)
        except OSError:
            return ()
        found = (_read(file) for file in files)
        return tuple(draft for draft in found if draft is not None)

    def _file(self, path: str) -> Path:
        # Qt's own, because Python's loads a whole cryptographic library.
        digest = QCryptographicHash.hash(
            path.encode("utf-8", "surrogateescape"), QCryptographicHash.Algorithm.Sha256
        )
        name = bytes(digest.toHex()).decode("ascii")[:32]
        return self._folder / f"{name}.json"


def _age(file: Path) -> tuple[float, str]:
    try:
        return file.stat().st_mtime, file.name
    except OSError:
        return 0.0, file.name


def _read(file: Path) -> Draft | None:
    try:
        value = json.loads(read_bytes(str(file), LARGEST)[0])
        texts = [value[key] for key in ("path", "harness", "scope", "root")]
        base = value["base"]
        if value["format"] != FORMAT or not all(isinstance(text, str) for text in texts):
            return None
        return Draft(
            *texts,
            base=None if base is None else base64.b64decode(base, validate=True),
            data=base64.b64decode(value["data"], validate=True),
        )
    except (OSError, Refused, ValueError, KeyError, TypeError, RecursionError):
        return None
