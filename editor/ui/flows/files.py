"""A definition's file: another name, the trash, and back."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from editor.core.document import Document
from editor.core.problems import Problem
from editor.storage.results import Conflict, Saved, SaveFailure
from editor.ui.flows.flow import Flow
from editor.ui.i18n import wording
from editor.ui.jobs import Lane
from editor.ui.widgets.banner import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.core.definition import Definition
    from editor.storage.trash import Trashed
    from editor.ui.shell import Shell
    from editor.ui.workspace import Workspace


def renamed_text(
    work: Workspace, definition: Definition, document: Document, name: str
) -> bytes | Problem:
    """Give a document under another name; unchanged where the file's name is the identity."""
    from editor.core.changes import SetField
    from editor.core.editing import edit

    harness = work.harness
    if harness is None or not any(field.name == "name" for field in harness.fields):
        return document.data
    if not definition.is_set("name"):
        return document.data
    result = edit(harness, document, definition.origin, SetField("name", name), work.rules)
    return result if isinstance(result, Problem) else result.document.data


class FileFlow(Flow):
    """Everything that happens to a file at once and is no step of undo."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._trashed: Trashed | None = None

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of these actions."""
        return {"rename": self.rename, "trash": self.trash}

    def run(self, identity: str) -> bool:
        """Handle the button of the trash notice."""
        if identity != "undo_trash":
            return False
        self.undo_trash()
        return True

    # Renamed

    def rename(self) -> None:
        """Ask for another name of the current agent."""
        from editor.ui.dialogs.rename_dialog import RenameDialog

        work = self.work
        if work.definition is None or work.harness is None:
            return
        dialog = RenameDialog(
            work.harness,
            work.environment,
            work.definition,
            work.roster,
            [entry.origin.path for entry in work.entries],
            self.window,
        )
        dialog.renamed.connect(partial(self._on_renamed, work.current))
        dialog.open()

    def _on_renamed(self, path: str, name: str, target: str) -> None:
        """Change the name on disk; edits that were not saved stay unsaved."""
        from editor.storage import files

        work = self.work
        definition = work.entry(path)  # what is current may be another one by now
        saved = work.saved(definition) if definition is not None else None
        if definition is None or saved is None:
            return
        new_saved = renamed_text(work, saved, saved.document, name)
        new_edited = renamed_text(work, definition, definition.document, name)
        for result in (new_saved, new_edited):
            if isinstance(result, Problem):
                self.shell.tell(wording(result.message))
                return
        base = saved.document.fingerprint

        def rename() -> tuple[str, Saved | Conflict | SaveFailure]:
            outcome: Saved | Conflict | SaveFailure = Saved(path, base)
            if target != path:
                outcome = files.rename(path, target, base)
            if isinstance(outcome, Saved) and new_saved != saved.document.data:
                outcome = files.save(target, new_saved, base)
            return target, outcome

        def done(result: tuple[str, Saved | Conflict | SaveFailure]) -> None:
            new_path, outcome = result
            if not isinstance(outcome, Saved):
                self.shell.tell(wording(outcome.problem.message))
                work.reload()
                return
            edited = self._edited(path, name)  # with what was typed meanwhile
            work.mark_moved(path, new_path, Document(new_saved), edited)
            text = self.tr("Renamed to {name}")
            self.shell.tell(text.format(name=os.path.basename(new_path)))

        work.jobs.run(rename, done, lane=Lane.WRITE)

    def _edited(self, path: str, name: str) -> Document | None:
        """Give the unsaved edits of a file under its new name, None when there are none."""
        held, definition = self.work.desk.documents.get(path), self.work.entry(path)
        if held is None or definition is None or not held.is_modified:
            return None
        data = renamed_text(self.work, definition, held.document, name)
        return held.document if isinstance(data, Problem) else Document(data)

    # To the trash and back

    def trash(self) -> None:
        """Ask, then move the current agent's file to the trash."""
        from editor.ui.dialogs.trash_dialog import TrashDialog

        definition = self.work.definition
        if definition is None or not self.work.is_editable(definition):
            return
        heir = next(
            (entry for entry in self.work.entries if entry.origin.path in definition.shadows),
            None,
        )
        dialog = TrashDialog(
            definition, heir, self.work.is_modified(self.work.current), self.window
        )
        dialog.trash_chosen.connect(self._on_trash_chosen)
        dialog.open()

    def _on_trash_chosen(self, path: str) -> None:
        from editor.storage import files

        work = self.work
        entry = work.entry(path)
        saved = work.saved(entry) if entry is not None else None
        if saved is None:
            return
        base, environment = saved.document.fingerprint, work.environment

        def move() -> Trashed | Conflict | SaveFailure:
            return files.move_to_trash(path, environment, base)

        work.jobs.run(move, self._on_trashed, lane=Lane.WRITE)

    def _on_trashed(self, outcome: Trashed | Conflict | SaveFailure) -> None:
        if isinstance(outcome, Conflict | SaveFailure):
            self.shell.tell(wording(outcome.problem.message))
            self.work.reload()
            return
        self._trashed = outcome
        name = os.path.basename(outcome.path)
        text = self.tr("Moved “{name}” to the Trash.").format(name=name)
        self.work.mark_moved(outcome.path, "")
        self.shell.tell(text)
        self.shell.pass_notice(
            Notice("info", text, (("undo_trash", self.tr("Put Back")),), dismiss="dismiss")
        )

    def undo_trash(self) -> None:
        """Put the last trashed file back where it was."""
        from editor.storage import files

        trashed, self._trashed = self._trashed, None
        self.shell.pass_notice(None)
        if trashed is None:
            return

        def restore() -> str | SaveFailure:
            return files.restore(trashed)

        self.work.jobs.run(restore, self._on_restored, lane=Lane.WRITE)

    def _on_restored(self, outcome: str | SaveFailure) -> None:
        if isinstance(outcome, SaveFailure):
            self.shell.tell(wording(outcome.problem.message))
            return
        self.shell.tell(self.tr("Put {name} back").format(name=os.path.basename(outcome)))
        self.work.open_named(outcome)
