"""The one mutable hub: what is open, what is current, and the only way anything changes.

Everything shown is derived from here, and every edit comes back here as a request. Disk is touched
on worker threads only (`editor.ui.jobs`); what they bring is compared with what is open, and never
overwrites an unsaved edit.
"""

from __future__ import annotations

from functools import partial
from operator import is_
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.core.harness import Roster
from editor.core.problems import Problem
from editor.harnesses import IDS
from editor.storage.paths import state_folder
from editor.storage.resources import LAST_RANK
from editor.ui import naming
from editor.ui.desk import Desk
from editor.ui.documents import (
    OpenDocument,
    Remark,
    is_unread,
    obstacle,
    put_together,
    read_alike,
    with_marks,
)
from editor.ui.draft_keeper import DraftKeeper
from editor.ui.jobs import Jobs, Lane
from editor.ui.scanning import Scan, clean, look
from editor.ui.session_book import SessionBook
from editor.ui.stages import Stages
from editor.ui.view_maker import ViewMaker
from editor.ui.watcher import Watcher

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.core.changes import Change
    from editor.core.definition import Definition, Origin
    from editor.core.document import Document
    from editor.core.environment import Environment
    from editor.core.harness import Harness
    from editor.core.text import Splice
    from editor.storage.library import Library
    from editor.ui.drafts import Draft
    from editor.ui.views import FormView, PreviewView, Refusal


class Workspace(QObject):
    """Holds harness, library, open documents and session; tells what of them changed."""

    library_changed = Signal()  # the entries, their order, marks or problems
    current_changed = Signal()  # another definition is current
    definition_changed = Signal()  # the current definition reads differently
    preview_changed = Signal()  # resolution, session or the list of sessions
    modified_changed = Signal()  # which documents have unsaved edits, or a conflict
    loading_changed = Signal()
    drafts_recovered = Signal(list)  # paths
    wanted_missing = Signal(str)  # a name or path that was asked for means nothing here

    def __init__(
        self, environment: Environment, harness_id: str = IDS[0], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.environment = environment
        self.harness_id = harness_id
        self.rules = ""
        self.jobs = Jobs(self)
        self.sessions = SessionBook(self.jobs, environment, self)
        self.sessions.changed.connect(self._follow_session)
        self.drafts = DraftKeeper(state_folder(environment) / "drafts", self.jobs, self)
        self.desk = Desk(self.drafts, self)
        self.desk.changed.connect(self._on_document_changed)
        self.desk.closed.connect(self._on_document_closed)
        self.current = ""  # path of the current definition, empty when there is none
        self.definition: Definition | None = None  # the current one, with its unsaved edits
        self.refusal: Refusal | None = None
        self.entries: tuple[Definition, ...] = ()
        self.roster = Roster(())
        self.is_loading = False
        self.generation = 0  # saves and moves finished so far
        self._scan: Scan | None = None
        self._looked_for: tuple[object, ...] = ()  # what the running look at the disk is for
        self._is_outdated = False  # something changed after it began
        self._named: list[str] = []
        self._wanted = ""  # name or path to select once the library is there
        self._entry_by_path: dict[str, Definition] = {}
        self._alone: Definition | None = None  # the current text as read by itself, once edited
        self._obstacle: tuple[Definition | None, Problem | None] = (None, None)
        self._are_drafts_read = False
        self._views = ViewMaker(self)
        self._watcher = Watcher(self)
        self._watcher.changed.connect(self.reload)
        self._stages = Stages(
            self._put_together, self._views.preview_view, self.preview_changed.emit, self
        )

    # What is there

    @property
    def library(self) -> Library | None:
        """The definitions on disk, None until they are read for the first time."""
        return self._scan.library if self._scan is not None else None

    @property
    def harness(self) -> Harness | None:
        """The system whose rules are in force, None until its definitions are read."""
        return self._scan.library.harness if self._scan is not None else None

    @property
    def current_document(self) -> OpenDocument | None:
        """The current definition's open document, None while it was not edited."""
        return self.desk.documents.get(self.current)

    def existing_folders(self) -> frozenset[str]:
        """The searched folders that were there at the last look."""
        return self._scan.existing if self._scan is not None else frozenset()

    def entry(self, path: str) -> Definition | None:
        """The definition of a path, with its unsaved edits."""
        return self._entry_by_path.get(path)

    def is_modified(self, path: str) -> bool:
        """Whether a path has unsaved edits."""
        held = self.desk.documents.get(path)
        return held is not None and held.is_modified

    def is_editable(self, definition: Definition | None) -> bool:
        """Whether a definition may be changed here at all."""
        if definition is None or is_unread(definition):
            return False
        return definition.origin.is_writable

    def obstacle(self, definition: Definition) -> Problem | None:
        """What keeps a file of one's own from being edited by fields, None when nothing does."""
        if self._obstacle[0] is not definition:
            self._obstacle = (definition, obstacle(definition, self.harness, self.rules))
        return self._obstacle[1]

    def is_putting_together(self) -> bool:
        """Whether edits are still to be put together with everything else."""
        return self._stages.is_active()

    def form_view(self) -> FormView:
        """Everything the form shows; right after an edit, with the resolution of before."""
        return self._views.form_view(is_hurried=self.is_putting_together())

    def preview_view(self) -> PreviewView:
        """Everything the preview shows."""
        return self._views.preview_view()

    def saved(self, definition: Definition) -> Definition | None:
        """The definition as the saved file says it; None for a file that is not saved yet."""
        return self._views.saved(definition)

    # Turning to something

    def start(self, wanted: str = "") -> None:
        """Read everything for the first time and select a definition by name or path."""
        if wanted:
            self._want(wanted)
        self.reload()

    def choose_harness(self, harness_id: str, rules: str = "") -> None:
        """Turn to another system or another version of its rules; unsaved edits stay."""
        if harness_id == self.harness_id and rules in ("", self.rules):
            return
        if harness_id != self.harness_id:
            self.harness_id = harness_id
            self._forget()
        self.rules = rules
        self.reload()

    def choose_environment(self, environment: Environment) -> None:
        """Turn to other folders."""
        self.environment = environment
        self.sessions.turn_to(environment)
        self._forget()
        self.reload()

    def select(self, path: str) -> None:
        """Make a definition current; edits of the last one stay as they are.

        One that is not listed, such as another system's, cannot be shown here.
        """
        if path and path not in self._entry_by_path:
            return
        if path == self.current and self.definition is self._entry_by_path.get(path):
            return
        self.current = path
        self.refusal = None
        self.definition = self._entry_by_path.get(path)
        self.desk.activate(path)
        self._alone = None
        self._stages.work_out()  # before anything is shown, so that the form need not resolve
        self.current_changed.emit()
        self.definition_changed.emit()

    def open_named(self, wanted: str) -> None:
        """Select a definition by name or path; a file from elsewhere is added to the list."""
        found = naming.meant(self.entries, wanted)
        if found:
            self.select(found)
            return
        self._want(wanted)
        self.reload()

    def _want(self, wanted: str) -> None:
        self._wanted = naming.as_path(wanted)
        if naming.is_path(wanted) and self._wanted not in self._named:
            self._named.append(self._wanted)

    def _name_outside_documents(self) -> bool:
        """Look also at edited files outside every folder; says whether one is new to the list."""
        outside = [
            held.path
            for held in self.desk.documents.values()
            if held.harness_id == self.harness_id and not held.origin.root and not held.is_new
        ]
        added = [path for path in outside if path not in self._named]
        self._named += added
        return bool(added)

    def _forget(self) -> None:
        """Let go of what was read; unsaved edits stay on the desk."""
        self._named, self._wanted = [], ""
        self._name_outside_documents()
        self._scan = None
        self._set_entries(Roster(()), ())
        self.library_changed.emit()
        self.select("")

    # Reading

    def reload(self) -> None:
        """Look at the disk again; unsaved edits stay, and what changed under them is marked.

        One look follows the other: however often this is asked for, one at most is waiting.
        """
        harness_id, environment, rules = self.harness_id, self.environment, self.rules
        named, generation = tuple(self._named), self.generation
        wanted = (harness_id, environment, rules, named, generation)
        if self.jobs.is_running("scan") and wanted == self._looked_for:
            self._is_outdated = True
            return
        self._looked_for, self._is_outdated = wanted, False

        before = self.library

        def work() -> Scan:
            return look(harness_id, environment, rules, named, generation, before)

        if not self.is_loading:
            self.is_loading = True
            self.loading_changed.emit()
        self.jobs.run(work, self._on_scanned, key="scan")

    def _on_scanned(self, scan: Scan) -> None:
        is_saving = any(held.is_saving for held in self.desk.documents.values())
        if scan.generation != self.generation or is_saving:
            self.reload()  # it may have read a file from before a save
            return
        is_outdated, self._is_outdated = self._is_outdated, False
        self._scan = scan
        self.rules = scan.library.rules
        self._reconcile(scan)
        self._put_together()
        self._watcher.watch(scan.folders, scan.files, scan.began)
        self.is_loading = False
        self.loading_changed.emit()
        self._select_wanted()
        self.sessions.follow(self.harness_id)
        if not self._are_drafts_read:
            self._are_drafts_read = True
            self.drafts.read(self._on_drafts)
            self.jobs.run(partial(clean, scan.folders), _nothing, lane=Lane.WRITE)
        if is_outdated:
            self.reload()

    def _reconcile(self, scan: Scan) -> None:
        """Compare what is open with what is on disk now."""
        on_disk = {entry.origin.path: entry for entry in scan.library.roster.entries}
        on_disk.update((entry.origin.path, entry) for entry in scan.outside)
        for path, held in list(self.desk.documents.items()):
            entry = on_disk.get(path)
            if entry is None and held.harness_id != self.harness_id:
                continue
            if entry is not None:
                held.origin = entry.origin
            self.desk.meet(held, None if entry is None or is_unread(entry) else entry.document)

    def _select_wanted(self) -> None:
        wanted, self._wanted = self._wanted, ""
        found = naming.meant(self.entries, wanted) if wanted else ""
        if found:
            self.select(found)
            return
        path = naming.as_existing_path(wanted)
        if path:
            self._want(path)
            self.reload()
            return
        if self.current not in self._entry_by_path:
            self.select(self._first())
        if wanted:
            self.wanted_missing.emit(wanted)

    def _first(self) -> str:
        """The path to show when nothing else is asked for: the first of one's own."""
        order = sorted(
            self.entries,
            key=lambda entry: (entry.origin.rank >= LAST_RANK, entry.name.casefold()),
        )
        return order[0].origin.path if order else ""

    def _on_drafts(self, drafts: tuple[Draft, ...]) -> None:
        recovered = self.desk.recover(drafts, self._entry_by_path, self.harness_id)
        if recovered:
            if self._name_outside_documents():
                self.reload()
            self._put_together()
            self.desk.activate(self.current)
            self.drafts_recovered.emit(recovered)

    # Changing

    def request(self, change: Change) -> None:
        """Make a change to the current definition, or say at its field why it cannot be made."""
        from editor.core.editing import edit
        from editor.ui.edit_words import describe, merges

        definition, harness = self.definition, self.harness
        if definition is None or harness is None or not self.is_editable(definition):
            return
        field = getattr(change, "field", "") or ("prompt" if hasattr(change, "text") else "")
        result = edit(harness, definition.document, definition.origin, change, self.rules)
        if isinstance(result, Problem):
            self._refuse(field, result)
            return
        merge = field if merges(change, harness) else ""
        text = describe(change, harness)
        remark = Remark(field, result.notes)
        self.replace_document(self.current, result.document, text, merge, remark)

    def restore_field(self, field: str) -> None:
        """Give a field of the current definition back its saved value, as it was written."""
        from editor.ui.edit_words import describe
        from editor.ui.restoring import restored

        held, harness = self.current_document, self.harness
        if held is None or held.baseline is None or harness is None:
            return
        result = restored(harness, self.rules, held.origin, held.document, held.baseline, field)
        if isinstance(result, Problem):
            self._refuse(field, result)
            return
        label = next((item.label for item in harness.fields if item.name == field), field)
        self.desk.push(held, result, describe(label, harness, is_restore=True), unsaid=field)

    def apply_splices(self, path: str, splices: tuple[Splice, ...], text: str) -> None:
        """Apply a fix to a definition's current text."""
        entry = self._entry_by_path.get(path)
        if entry is not None:
            self.replace_document(path, entry.document.with_splices(splices), text)

    def replace_document(
        self,
        path: str,
        document: Document,
        text: str,
        merge: str = "",
        remark: Remark | None = None,
    ) -> None:
        """Give a definition another text as one step of undo."""
        entry = self._entry_by_path.get(path)
        if entry is None or not self.is_editable(entry):
            return
        had_refusal, self.refusal = self.refusal, None
        held = self.desk.hold(entry)
        if path == self.current:
            self.desk.activate(path)
        if document.data != held.document.data:
            self.desk.push(held, document, text, merge, remark)
        elif had_refusal is not None:
            self.definition_changed.emit()

    def add_new(self, origin: Origin, document: Document) -> None:
        """Add a definition that is not on disk yet; saving creates its file."""
        self.desk.add_new(origin, self.harness_id, document)
        self._put_together()
        self.select(origin.path)

    def _refuse(self, field: str, problem: Problem) -> None:
        from editor.ui.views import Refusal

        self.refusal = Refusal(field, problem)
        self.definition_changed.emit()

    def _on_document_changed(self, path: str) -> None:
        """Read the current definition anew at once, and everything else a moment later."""
        held, harness = self.desk.documents[path], self.harness
        self._stages.gather()
        if path == self.current and harness is not None and self.definition is not None:
            self.refusal = None
            if held.document is not self.definition.document:
                before = self._alone or self._read_alone(path)
                self._alone = harness.read(held.document, held.origin, self.rules)
                self.definition = with_marks(self._alone, before, self.definition)
                self._entry_by_path[path] = self.definition
            self.definition_changed.emit()
        self.modified_changed.emit()

    def _read_alone(self, path: str) -> Definition | None:
        """Give what a file was read as by itself, before it was put among the others."""
        read = (*self._scan.library.definitions, *self._scan.outside) if self._scan else ()
        return next((entry for entry in read if entry.origin.path == path), None)

    def _on_document_closed(self, path: str) -> None:
        self.modified_changed.emit()
        self._stages.gather()

    # After a save, a rename or a move to the trash

    def mark_saved(self, path: str, document: Document) -> None:
        """Take note that these bytes are on disk now."""
        self.generation += 1
        self.desk.mark_saved(path, document)
        self._stages.work_out()
        self.reload()

    def mark_moved(
        self, old: str, new: str, saved: Document | None = None, edited: Document | None = None
    ) -> None:
        """Take note that a file has another path now; without a new one it is gone."""
        self.generation += 1
        if saved is not None and new:
            self.desk.mark_moved(old, new, saved, edited)
        else:
            self.desk.close(old)
        self._named = [path for path in self._named if path != old]
        if new:
            self._want(new)
        self.reload()

    # Putting together

    def _put_together(self) -> None:
        """Derive everything from the disk's state and the unsaved edits."""
        self._stages.is_together()
        if self._scan is None:
            return
        roster, outside = put_together(
            self._scan.library, self._scan.outside, self.desk.documents, self.harness_id
        )
        self._set_entries(roster, outside)
        before = self.definition
        self.definition = self._entry_by_path.get(self.current)
        self._stages.work_out()  # before anything is shown, so that the form need not resolve
        self.library_changed.emit()
        if self.definition is None and self.current:
            self.select(self._first())
        elif not read_alike(before, self.definition):
            self.definition_changed.emit()

    def _follow_session(self) -> None:
        self._stages.work_out()

    def _set_entries(self, roster: Roster, outside: Iterable[Definition]) -> None:
        self.roster = roster
        entries = (*roster.entries, *outside)
        if len(entries) != len(self.entries) or not all(map(is_, entries, self.entries)):
            self.entries = entries  # else what is known of all of them stays known
        self._entry_by_path = {entry.origin.path: entry for entry in self.entries}

    def close(self) -> None:
        """Finish what is being written, then let go of everything."""
        self.drafts.flush()
        self.jobs.close()


def _nothing(value: object) -> None:
    """Take a value nobody waits for."""
