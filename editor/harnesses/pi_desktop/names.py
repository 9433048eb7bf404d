"""How the runtime and the Settings scanner turn a name or a file name into an agent's handle."""

from __future__ import annotations

import re

from editor.core.patterns import pattern
from editor.harnesses.pi_desktop import javascript

MAX_NAME_LENGTH = 40

_SEPARATORS = pattern(f"[{re.escape(javascript.WHITESPACE)}_]+")
_HANDLE = pattern(r"[a-z0-9][a-z0-9-]{0,39}")
_SLUG = pattern(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NOT_SLUG = pattern(r"[^a-z0-9]+")


def normalize_name(value: str) -> str:
    """Give the handle the runtime makes of a name or a path; it may be unusable or empty."""
    name = value.replace("\\", "/").rstrip("/")
    name = name[name.rfind("/") + 1 :]
    if name[-3:].lower() == ".md":
        name = name[:-3]
    return _SEPARATORS.sub("-", javascript.trim(name).lower())


def is_handle(name: str) -> bool:
    """Tell whether the runtime accepts this text as an agent's handle."""
    return _HANDLE.fullmatch(name) is not None


def slug(value: str) -> str:
    """Give the id the Settings scanner makes of a name; empty if nothing usable is left."""
    if len(value) <= MAX_NAME_LENGTH and _SLUG.fullmatch(value):
        return value
    dashed = _NOT_SLUG.sub("-", value.lower()).strip("-")
    return dashed[:MAX_NAME_LENGTH].strip("-")


def file_stem(file_name: str) -> str | None:
    """Give the stem of a file the scanner visits, or None if it passes this file by."""
    stem, dot, extension = file_name.rpartition(".")
    return stem if dot and stem and extension.lower() == "md" else None


def is_loader_file(file_name: str) -> bool:
    """Tell whether the runtime's own folder loader would read this file."""
    return file_name[-3:].lower() == ".md"
