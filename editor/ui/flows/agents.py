"""The life of an agent: new, customised, duplicated, renamed, in the trash, imported, in bulk."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.environment import join
from editor.core.problems import Problem
from editor.storage.paths import shorten
from editor.storage.results import Conflict, Saved, SaveFailure
from editor.ui.actions import AGENT_MENU
from editor.ui.agent_rows import BUILT_IN_SCOPES
from editor.ui.flows.flow import Flow
from editor.ui.i18n import wording
from editor.ui.jobs import Lane
from editor.ui.widgets.banner import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from editor.core.definition import Definition
    from editor.core.harness import Root
    from editor.storage.trash import Trashed
    from editor.ui.dialogs.new_dialog import NewAgent
    from editor.ui.shell import Shell


class AgentFlow(Flow):
    """Everything that makes, moves or removes a definition."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._trashed: Trashed | None = None

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of the Agent menu's first part."""
        return {
            "new": self.new,
            "customise": self.customise,
            "duplicate": self.duplicate,
            "rename": self.rename,
            "trash": self.trash,
            "import": self.ask_import,
            "bulk": self.bulk,
        }

    def run(self, identity: str) -> bool:
        """Handle the buttons of empty states and of the trash notice."""
        if identity == "undo_trash":
            self.undo_trash()
        elif identity == "customise_first":
            self._customise_first()
        else:
            return False
        return True

    # Where new agents go

    def creating_roots(self) -> list[Root]:
        """The folders new definitions are created in: one's own first, then strongest first."""
        library = self.work.library
        if library is None:
            return []
        marked = [root for root in library.roots if root.creates]
        writable = [root for root in library.roots if root.is_writable and not root.is_file]
        return sorted(marked or writable[:1], key=lambda root: root.scope != "user")

    def invitation(self) -> str:
        """What to say when there is no agent of one's own."""
        roots = self.creating_roots()
        harness = self.work.harness
        if not roots or harness is None:
            return ""
        text = self.tr("You have no agents yet. Customise a built-in one or create your own.")
        if self.work.library is not None and roots[0].path not in self.work.existing_folders():
            folder = shorten(roots[0].path, self.work.environment)
            more = self.tr(
                "{system} keeps agents in {folder}. That folder doesn’t exist yet; it is created "
                "when you save."
            )
            text = f"{text}\n{more.format(system=harness.title, folder=folder)}"
        return text

    def template_name(self) -> str:
        """The built-in agent to offer for a beginning."""
        template = self._template()
        return template.name if template is not None else ""

    def _template(self) -> Definition | None:
        builtins = [entry for entry in self.work.entries if entry.origin.scope in BUILT_IN_SCOPES]
        named = [entry for entry in builtins if "review" in entry.name]
        return (named or builtins or [None])[0]

    def _customise_first(self) -> None:
        template = self._template()
        if template is not None:
            self.work.select(template.origin.path)
            self.customise()

    def _add(self, name: str, data: bytes, root: Root, path: str = "") -> None:
        harness, library = self.work.harness, self.work.library
        if harness is None or library is None:
            return
        path = path or join(root.path, harness.file_name(name))
        rank = library.roots.index(root) if root in library.roots else 0
        origin = Origin(path, root.scope, True, root.path, plugin=root.plugin, rank=rank)
        self.work.add_new(origin, Document(data))

    # New, customised, duplicated

    def new(self) -> None:
        """Ask for a name and a place, then open the new agent unsaved."""
        self._ask(None)

    def duplicate(self) -> None:
        """Ask for a name of a second agent like the current one."""
        self._ask(self.work.definition)

    def _ask(self, source: Definition | None) -> None:
        from editor.ui.dialogs.new_dialog import NewDialog

        work = self.work
        if work.harness is None:
            return
        dialog = NewDialog(
            work.harness,
            work.environment,
            self.creating_roots(),
            work.entries,
            source,
            self.window,
        )
        dialog.created.connect(self._on_created)
        dialog.open()

    def _on_created(self, wanted: NewAgent) -> None:
        data = self._text_for(wanted.name, wanted.source)
        if isinstance(data, Problem):
            self.shell.tell(wording(data.message))
            return
        self._add(wanted.name, data, wanted.root)
        self.shell.tell(self.tr("Created {name}; not saved yet").format(name=wanted.name))
        self.shell.move_flow.go_editor()

    def customise(self) -> None:
        """Copy the current read-only agent to one's own folder, under the same name."""
        definition, roots = self.work.definition, self.creating_roots()
        if definition is None or not roots or self.work.harness is None:
            return
        path = join(roots[0].path, self.work.harness.file_name(definition.name))
        if self.work.entry(path) is not None:
            self.work.select(path)
            self.shell.tell(self.tr("You have an agent of this name already; here it is."))
            return
        data = self._text_for(definition.name, definition)
        if isinstance(data, Problem):
            self.shell.tell(wording(data.message))
            return
        self._add(definition.name, data, roots[0], path)
        text = self.tr("Copied {name} to your own agents; not saved yet")
        self.shell.tell(text.format(name=definition.name))
        self.shell.move_flow.go_editor()

    def _text_for(self, name: str, source: Definition | None) -> bytes | Problem:
        """Give the bytes of a new agent: ours after a built-in one, else a copy of the source's."""
        harness = self.work.harness
        if harness is None:
            return b""
        if source is None or source.origin.scope in BUILT_IN_SCOPES:
            return harness.starting_text(name, source)
        if source.name == name:
            return source.document.data
        return self._renamed_text(source, source.document, name)

    def _renamed_text(
        self, definition: Definition, document: Document, name: str
    ) -> bytes | Problem:
        """Give a document under another name; unchanged where the file's name is the identity."""
        from editor.core.changes import SetField
        from editor.core.editing import edit

        harness = self.work.harness
        if harness is None or not any(field.name == "name" for field in harness.fields):
            return document.data
        if not definition.is_set("name"):
            return document.data
        change = SetField("name", name)
        result = edit(harness, document, definition.origin, change, self.work.rules)
        return result if isinstance(result, Problem) else result.document.data

    # Imported

    def ask_import(self) -> None:
        """Ask for a definition file to copy."""
        self.ask_for_file(
            "importDialog",
            self.tr("Import Definition File"),
            self._import_one,
            filters=self.tr("Markdown files (*.md *.markdown)"),
        )

    def _import_one(self, path: str) -> None:
        self.import_files([path])

    def import_files(self, paths: list[str]) -> None:
        """Read files from elsewhere and open copies of them, unsaved, as agents of one's own."""
        from editor.storage import files

        def work() -> list[tuple[str, Document | Problem]]:
            return [(path, files.read(path)) for path in paths]

        self.work.jobs.run(work, self._on_imported)

    def _on_imported(self, found: list[tuple[str, Document | Problem]]) -> None:
        roots = self.creating_roots()
        if not roots:
            self.shell.tell(self.tr("This system has no folder for new agents."))
            return
        for path, document in found:
            if isinstance(document, Problem):
                self.shell.tell(wording(document.message))
                continue
            target = self._free_path(roots[0].path, os.path.basename(path))
            self._add("", document.data, roots[0], target)
            text = self.tr("Imported {name}; not saved yet")
            self.shell.tell(text.format(name=os.path.basename(target)))

    def _free_path(self, folder: str, name: str) -> str:
        stem, ending = os.path.splitext(name)
        path, number = join(folder, name), 2
        while self.work.entry(path) is not None:
            path = join(folder, f"{stem}-{number}{ending}")
            number += 1
        return path

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
        dialog.renamed.connect(self._on_renamed)
        dialog.open()

    def _on_renamed(self, name: str, target: str) -> None:
        """Change the name on disk; edits that were not saved stay unsaved."""
        from editor.storage import files

        work = self.work
        definition = work.definition
        saved = work.saved(definition) if definition is not None else None
        if definition is None or saved is None:
            return
        new_saved = self._renamed_text(saved, saved.document, name)
        new_edited = self._renamed_text(definition, definition.document, name)
        for result in (new_saved, new_edited):
            if isinstance(result, Problem):
                self.shell.tell(wording(result.message))
                return
        path, base = definition.origin.path, saved.document.fingerprint
        is_edited = work.is_modified(path)

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
            edited = Document(new_edited) if is_edited else None
            work.mark_moved(path, new_path, Document(new_saved), edited)
            text = self.tr("Renamed to {name}")
            self.shell.tell(text.format(name=os.path.basename(new_path)))

        work.jobs.run(rename, done, lane=Lane.WRITE)

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

    # Several at once

    def bulk(self) -> None:
        """Change one thing in all selected agents, after showing every file's diff."""
        from editor.ui.dialogs.bulk_dialog import BulkDialog

        work = self.work
        if work.harness is None:
            return
        entries = [work.entry(path) for path in self.shell.panes.list_panel.selected_paths()]
        chosen = [entry for entry in entries if entry is not None and work.is_editable(entry)]
        left_out = len(entries) - len(chosen)
        view = work.form_view()
        dialog = BulkDialog(
            work.harness, work.rules, chosen, left_out, view.known_models, self.window
        )
        dialog.save_requested.connect(self._on_bulk)
        dialog.open()

    def _on_bulk(self, results: list[tuple[str, Document]], text: str) -> None:
        for path, document in results:
            self.work.replace_document(path, document, text)
        self.shell.save_flow.saver.save([path for path, _ in results])

    def show_menu(self, position: QPoint) -> None:
        """Show what can be done with the selected agents."""
        menu = QMenu(self.window)
        menu.setObjectName("agentContextMenu")
        for identity in AGENT_MENU:
            if not identity:
                menu.addSeparator()
            elif identity in self.shell.actions:
                menu.addAction(self.shell.actions[identity])
        menu.popup(position)
        menu.aboutToHide.connect(menu.deleteLater)
