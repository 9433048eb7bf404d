"""Makes the values the panels show from the workspace's state, resolving each thing once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.storage.library import with_definitions
from editor.ui.documents import is_unread, saved_definition

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Harness, Roster
    from editor.core.resolution import Resolution
    from editor.core.session import Session
    from editor.ui.documents import OpenDocument
    from editor.ui.views import FormView, PreviewView
    from editor.ui.workspace import Workspace


_Key = tuple["Definition", "Session", "Roster"]


class ViewMaker:
    """Gives `FormView` and `PreviewView`; keeps the last resolution of each kind."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._read: tuple[tuple[object, ...], Definition | None] | None = None
        self._models_of: tuple[object, object] = (None, None)
        self._models: tuple[str, ...] = ()
        self._resolved: dict[str, tuple[_Key, Resolution]] = {}

    def form_view(self, *, is_hurried: bool = False) -> FormView:
        """Everything the form shows; in a hurry, with the resolution of a moment ago."""
        from editor.ui.views import FormView  # late: the list is shown before any view

        work = self._workspace
        definition, harness = work.definition, work.harness
        if definition is None or harness is None:
            return FormView(harness=harness, rules=work.rules, roster=work.roster)
        held = work.current_document
        return FormView(
            harness=harness,
            rules=work.rules,
            definition=definition,
            saved=self.saved(definition),
            session=work.sessions.session,
            roster=work.roster,
            resolution=self._resolve("edited", definition, work.roster, is_hurried=is_hurried),
            saved_resolution=self._saved_resolution(definition, is_hurried=is_hurried),
            is_read_only=not work.is_editable(definition) or work.obstacle(definition) is not None,
            is_text_only=work.obstacle(definition) is not None,
            refusal=work.refusal,
            remarks=held.remarks if held is not None else (),
            known_models=self._known_models(harness),
        )

    def preview_view(self) -> PreviewView:
        """Everything the preview shows."""
        from editor.ui.views import PreviewView  # late, as above

        work, book = self._workspace, self._workspace.sessions
        definition = work.definition
        saved_resolution = resolution = None
        is_modified = False
        if definition is not None:
            resolution = self._resolve("edited", definition, work.roster)
            is_modified = work.is_modified(definition.origin.path)
            saved_resolution = self._saved_resolution(definition)
        return PreviewView(
            harness=work.harness,
            rules=work.rules,
            definition=definition,
            resolution=resolution,
            saved_resolution=saved_resolution,
            session=book.session,
            session_key=book.key,
            is_session_edited=book.edited is not None,
            summaries=book.summaries,
            has_more_sessions=book.has_more,
            is_loading=book.is_loading,
            problem=book.problem,
            is_modified=is_modified,
            roster=work.roster,
        )

    def saved(self, definition: Definition) -> Definition | None:
        """The definition as the saved file says it; None for a file that is not saved yet."""
        work = self._workspace
        held = work.desk.documents.get(definition.origin.path)
        if held is None or work.harness is None:
            return definition
        if held.baseline is None or not held.is_modified:
            return saved_definition(work.harness, work.rules, held, definition)
        key = (work.harness, work.rules, held.baseline, held.origin, work.library)
        if self._read is None or any(a is not b for a, b in zip(self._read[0], key, strict=True)):
            read = saved_definition(work.harness, work.rules, held, definition)
            self._read = (key, self._listed(held) or read)
        return self._read[1]

    def _listed(self, held: OpenDocument) -> Definition | None:
        """The saved file as it stands among the others on disk, when it is listed."""
        library, saved = self._workspace.library, held.baseline
        if library is None or saved is None:
            return None
        entries = (entry for entry in library.roster.entries if entry.origin.path == held.path)
        return next((entry for entry in entries if entry.document.data == saved.data), None)

    def _saved_resolution(
        self, definition: Definition, *, is_hurried: bool = False
    ) -> Resolution | None:
        """What the saved file lets the child do, None while nothing differs from it."""
        work = self._workspace
        is_modified = work.is_modified(definition.origin.path)
        saved = self.saved(definition) if is_modified else None
        if saved is None or work.library is None:
            return None
        return self._resolve("saved", saved, work.library.roster, is_hurried=is_hurried)

    def _resolve(
        self, slot: str, definition: Definition, roster: Roster, *, is_hurried: bool = False
    ) -> Resolution | None:
        """Resolve once for the same definition, session and roster."""
        work = self._workspace
        session, harness, library = work.sessions.session, work.harness, work.library
        if session is None or harness is None or library is None or is_unread(definition):
            return None
        if session.harness != harness.id:
            return None
        key = (definition, session, roster)
        for known in self._resolved.values():  # what was edited first is what is saved, and back
            if all(a is b for a, b in zip(known[0], key, strict=True)):
                self._resolved[slot] = known
                return known[1]
        if is_hurried:
            held = self._resolved.get(slot)
            is_near = held is not None and slot != "saved" and _is_near(held[0], key)
            return held[1] if held is not None and is_near else None
        in_force = roster
        if all(entry.origin.path != definition.origin.path for entry in roster.entries):
            in_force = with_definitions(library, [definition])
        resolution = harness.resolve(definition, session, in_force, work.rules)
        self._resolved[slot] = (key, resolution)
        return resolution

    def _known_models(self, harness: Harness) -> tuple[str, ...]:
        """Models to offer for completion: the system's, the session's and those in use."""
        session, entries = self._workspace.sessions.session, self._workspace.entries
        if self._models_of[0] is entries and self._models_of[1] is session:
            return self._models
        found = dict.fromkeys(harness.known_models)
        if session is not None and session.model:
            found.setdefault(session.model)
        names = [field.name for field in harness.fields if field.kind == "model"]
        for entry in entries:
            for name in names:
                held = entry.fields.get(name)
                if held is not None and isinstance(held.value, str) and held.value:
                    found.setdefault(held.value)
        self._models_of, self._models = (entries, session), tuple(found)
        return self._models


def _is_near(held: _Key, wanted: _Key) -> bool:
    """Whether what was resolved a moment ago is the same file under the same session."""
    paths = [key[0].origin.path for key in (held, wanted)]
    return paths[0] == paths[1] and held[0].name == wanted[0].name and held[1] is wanted[1]
