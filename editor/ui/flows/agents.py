"""The life of an agent: new, customised, duplicated, imported, and several changed at once."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.environment import join
from editor.core.problems import Problem
from editor.storage.paths import shorten
from editor.ui.actions import AGENT_MENU
from editor.ui.agent_rows import BUILT_IN_SCOPES
from editor.ui.flows.files import renamed_text
from editor.ui.flows.flow import Flow
from editor.ui.i18n import wording

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from editor.core.definition import Definition
    from editor.core.harness import Root
    from editor.ui.bulk import BulkResult
    from editor.ui.dialogs.new_dialog import NewAgent


class AgentFlow(Flow):
    """Everything that makes a definition, and changes to several of them."""

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of the Agent menu's first part."""
        return {
            "new": self.new,
            "customise": self.customise,
            "duplicate": self.duplicate,
            "import": self.ask_import,
            "bulk": self.bulk,
        }

    def run(self, identity: str) -> bool:
        """Handle the button of an empty list."""
        if identity != "customise_first":
            return False
        self._customise_first()
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
        return renamed_text(self.work, source, source.document, name)

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
        saved = {entry.origin.path: work.saved(entry) for entry in chosen}
        dialog = BulkDialog(
            work.harness, work.rules, chosen, saved, left_out, view.known_models, self.window
        )
        dialog.save_requested.connect(self._on_bulk)
        dialog.open()

    def _on_bulk(self, results: list[BulkResult], text: str) -> None:
        """Save what was shown; a file that changed since then is left as it is now."""
        paths = []
        for result in results:
            path = result.definition.origin.path
            entry = self.work.entry(path)
            if entry is None or entry.document.data != result.definition.document.data:
                left = self.tr("{name} changed meanwhile, so it was left as it is.")
                self.shell.tell(left.format(name=os.path.basename(path)))
                continue
            self.work.replace_document(path, result.after, text)
            paths.append(path)
        if paths:
            self.shell.save_flow.saver.save(paths)

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
