"""What other systems would make of a definition file: opt-in checks “also used by”.

    also_used_by(definition, ("readers", "cursor"), environment)   # findings, system by system
    judge(document, "cursor", path)     # findings of one system, with line and confidence
    KNOWN_SYSTEMS                       # id and title of every system that can be named
    readers_of(path, harness, environment)   # ids of the systems that read this very file

The systems judged here are those of which enough is certain; every finding says how sure it is, and
only what is certain is ever an error. The program's own systems can be named too; then their own
readers judge. State of knowledge: September 2026.
"""

from __future__ import annotations

from editor.harnesses.others.judging import also_used_by, judge, readers_of, system_named
from editor.harnesses.others.systems import ALIASES, KNOWN_SYSTEMS, READERS, SYSTEMS, System

__all__ = [
    "ALIASES",
    "KNOWN_SYSTEMS",
    "READERS",
    "SYSTEMS",
    "System",
    "also_used_by",
    "judge",
    "readers_of",
    "system_named",
]
