"""The parent sessions one can preview against, and the one that is chosen.

Listing and loading run off the window's thread; until a session is there the last one stays. A
session can be changed for playing what-if; the changed one is kept beside the one it came from.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.wording import QT_TRANSLATE_NOOP, message
from editor.ui.session_keys import session_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from editor.core.environment import Environment
    from editor.core.session import Session
    from editor.storage.sessions import SessionSource, SessionSummary
    from editor.ui.jobs import Jobs

PAGE = 100
PATIENCE = 150  # milliseconds before loading is mentioned
SAMPLES = "samples"
FILES = "files"
OTHER_HARNESS = QT_TRANSLATE_NOOP(
    "Wording",
    "“{title}” is a session of another system ({found}), so its rules do not apply here. Choose "
    "that system above, or another session.",
)


@record
class Listing:
    """Sessions found so far, by source."""

    places: tuple[SessionSource, ...]
    found: tuple[tuple[SessionSummary, ...], ...]  # beside `places`
    is_complete: tuple[bool, ...]

    @property
    def summaries(self) -> tuple[SessionSummary, ...]:
        """All of them, newest first, samples last."""
        own = [
            summary
            for place, page in zip(self.places, self.found, strict=True)
            if place.id != SAMPLES
            for summary in page
        ]
        own.sort(key=lambda summary: -(summary.updated or 0))
        samples = [
            summary
            for place, page in zip(self.places, self.found, strict=True)
            if place.id == SAMPLES
            for summary in page
        ]
        return (*own, *samples)


def list_sessions(
    harness_id: str, environment: Environment, files: Sequence[str], wanted: int
) -> Listing:
    """List the first `wanted` sessions of every source; runs on a worker thread."""
    from editor.storage.sessions import sources

    places = sources(harness_id, environment, files)
    found: list[tuple[SessionSummary, ...]] = []
    for place in places:
        found.append(() if place.available() else place.page(0, wanted))
    return Listing(places, tuple(found), tuple(len(page) < wanted for page in found))


def load(reference: str, harness_id: str, environment: Environment) -> Session | Problem:
    """Load the session of an id or a file; runs on a worker thread."""
    from editor.storage.sessions import load_session

    return load_session(reference, harness_id, environment)


class SessionBook(QObject):
    """Holds the list of sessions and the chosen one, for one harness at a time."""

    changed = Signal()  # list, choice, session, loading state or problem
    file_opened = Signal(str)  # a snapshot file was read, to be remembered

    def __init__(self, jobs: Jobs, environment: Environment, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._environment = environment
        self._harness_id = ""
        self._files: list[str] = []
        self._listing = Listing((), (), ())
        self._wanted = PAGE
        self._preferred = ""
        self._reference = ""
        self.key = ""
        self.loaded: Session | None = None
        self.edited: Session | None = None
        self.problem: Problem | None = None
        self.is_loading = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._on_patience_lost)

    @property
    def session(self) -> Session | None:
        """The session to resolve against, what-if changes included."""
        return self.edited or self.loaded

    @property
    def summaries(self) -> tuple[SessionSummary, ...]:
        """Every session listed so far, newest first, samples last."""
        return self._listing.summaries

    @property
    def has_more(self) -> bool:
        """Whether another page can be asked for."""
        return not all(self._listing.is_complete)

    def prepare(self, files: Sequence[str], preferred: str, reference: str = "") -> None:
        """Say which files were opened before and which session to load first.

        `reference` is what a person typed on the command line: a path, an id or a title.
        """
        self._files = list(files)
        self._preferred, self._reference = preferred, reference

    def turn_to(self, environment: Environment) -> None:
        """Look in other folders from the next time on."""
        self._environment = environment
        self._harness_id = ""

    def follow(self, harness_id: str) -> None:
        """Turn to a harness: list its sessions and load the preferred, else the newest one."""
        if harness_id == self._harness_id:
            return
        self._harness_id = harness_id
        self._wanted = PAGE
        self._listing = Listing((), (), ())
        self.key = ""
        self.loaded = self.edited = self.problem = None
        self.changed.emit()
        self.refresh()

    def refresh(self) -> None:
        """List anew, and load the chosen session anew."""
        harness_id, environment = self._harness_id, self._environment
        files, wanted = tuple(self._files), self._wanted

        def work() -> Listing:
            return list_sessions(harness_id, environment, files, wanted)

        self._begin()
        self._jobs.run(work, self._on_listed, key="sessions")

    def next_page(self) -> None:
        """List more sessions of every source that has more."""
        if self.has_more:
            self._wanted += PAGE
            self.refresh()

    def choose(self, key: str) -> None:
        """Load a listed session; what-if changes of the last one are dropped."""
        self.edited = None
        self._load(key)

    def open_file(self, path: str) -> None:
        """Read a snapshot, or a session file of the harness's own, and choose it."""
        harness_id, environment = self._harness_id, self._environment

        def work() -> tuple[str, Session | Problem]:
            return path, load(path, harness_id, environment)

        self._begin()
        self._jobs.run(work, self._on_file_read, key="session")

    def play(self, session: Session) -> None:
        """Preview against a changed session; the loaded one stays for going back."""
        self.edited = session if session != self.loaded else None
        self.changed.emit()

    def load_other(self, key: str, done: Callable[[Session | Problem], None]) -> None:
        """Load a listed session for a comparison; the chosen one stays."""
        source_id, _, identity = key.partition(":")
        found = next((place for place in self._listing.places if place.id == source_id), None)
        if found is not None:
            self._jobs.run(partial(found.load, identity), done, key="other-session")

    def known_values(self) -> dict[str, tuple[str, ...]]:
        """The values of modes and models in the sessions at hand, to choose from."""
        values: dict[str, tuple[str, ...]] = {}
        at_hand = [session for session in (self.loaded, self.edited) if session is not None]
        for name in ("permission_mode", "operating_mode", "model", "thinking"):
            found = dict.fromkeys(getattr(session, name) for session in at_hand)
            values[name] = tuple(value for value in found if value)
        return values

    def _begin(self) -> None:
        if not self._patience.isActive() and not self.is_loading:
            self._patience.start()

    def _end(self) -> None:
        self._patience.stop()
        self.is_loading = False

    def _on_patience_lost(self) -> None:
        self.is_loading = True
        self.changed.emit()

    def _on_listed(self, listing: Listing) -> None:
        self._listing = listing
        if self._reference:
            reference, self._reference = self._reference, ""
            harness_id, environment = self._harness_id, self._environment

            def work() -> tuple[str, Session | Problem]:
                return reference, load(reference, harness_id, environment)

            self._jobs.run(work, self._on_reference_read, key="session")
            return
        keys = [session_key(summary) for summary in self.summaries]
        wanted = next((key for key in (self.key, self._preferred) if key in keys), "")
        if not wanted and keys:
            wanted = keys[0]
        self._preferred = ""
        if wanted:
            self._load(wanted)
        else:
            self._end()
            self.changed.emit()

    def _load(self, key: str, problem: Problem | None = None) -> None:
        """Load a listed session; a problem given is still said when it is there."""
        source_id, _, identity = key.partition(":")
        place = next((place for place in self._listing.places if place.id == source_id), None)
        if place is None:
            self._end()
            self.changed.emit()
            return

        def work() -> tuple[str, Session | Problem, Problem | None]:
            return key, place.load(identity), problem

        self._begin()
        self._jobs.run(work, self._on_loaded, key="session")

    def _on_loaded(self, result: tuple[str, Session | Problem, Problem | None]) -> None:
        key, value, problem = result
        if not isinstance(value, Problem):
            self._end()
            self.key, self.loaded, self.problem = key, value, problem
            self.changed.emit()
        elif problem is None:
            self._fall_back(value)
        else:
            self._end()
            self.problem = problem
            self.changed.emit()

    def _on_reference_read(self, result: tuple[str, Session | Problem]) -> None:
        reference, value = result
        value = self._of_this_harness(value)
        if isinstance(value, Problem):
            self._fall_back(value)
            return
        self._end()
        listed = [item for item in self.summaries if item.id == value.id]
        self.key = session_key(listed[0]) if listed else f"{FILES}:{reference}"
        self.loaded, self.problem = value, None
        self.changed.emit()

    def _on_file_read(self, result: tuple[str, Session | Problem]) -> None:
        path, value = result
        value = self._of_this_harness(value)
        if isinstance(value, Problem):
            self._fall_back(value)
            return
        self._end()
        self.edited = None
        self.loaded, self.problem = value, None
        self.key = f"{FILES}:{path}"
        if path not in self._files:
            self._files.insert(0, path)
        self.file_opened.emit(path)
        self.changed.emit()
        self.refresh()

    def _of_this_harness(self, value: Session | Problem) -> Session | Problem:
        """Refuse a session of another system: its rules are not the ones in force."""
        if isinstance(value, Problem) or value.harness == self._harness_id:
            return value
        text = message(OTHER_HARNESS, title=value.title, found=value.harness)
        return Problem("session-other-harness", Severity.ERROR, text)

    def _fall_back(self, problem: Problem) -> None:
        """Say what is wrong, and show the sample when there is nothing else to show."""
        self.problem = problem
        samples = [item for item in self.summaries if item.source == SAMPLES]
        if self.loaded is None and samples:
            self._load(session_key(samples[0]), problem)
            return
        self._end()
        self.changed.emit()
