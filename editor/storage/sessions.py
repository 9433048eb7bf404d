"""Parent sessions to preview against: samples, snapshot files, and those found on disk.

Each harness that keeps sessions has a module `editor.storage.session_<harness>` with a function
`source(environment) -> SessionSource`. Sources are read-only, tolerate half-written files, never
follow a path out of their root, and never hand on secrets or message texts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from editor.core.problems import Problem
    from editor.core.session import Completeness, Session


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """One session as a picker lists it; cheap to make, without its tools."""

    id: str
    title: str
    harness: str
    source: str  # "samples", "files", "disk"
    path: str
    updated: float | None  # seconds since 1970, None when not known
    completeness: Completeness
    working_directory: str | None = None


class SessionSource(Protocol):
    """A place parent sessions come from."""

    id: str  # "samples", "files", "disk"

    def available(self) -> Problem | None:
        """Say why there is nothing to list, or None; a missing store is no error, only empty."""
        ...

    def page(self, offset: int, limit: int) -> tuple[SessionSummary, ...]:
        """List sessions newest first, from `offset`, at most `limit`; must be cheap for any page."""
        ...

    def load(self, identity: str) -> Session | Problem:
        """Load one session whole."""
        ...
