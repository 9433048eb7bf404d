"""Moving the keyboard: panes, search, agents, and from a verdict to the field that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from editor.ui.flows.flow import Flow
from editor.ui.widgets.pane_switch import EDITOR, PREVIEW

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

KEYS = Qt.FocusReason.ShortcutFocusReason


class MoveFlow(Flow):
    """Handles the View menu's ways to go somewhere."""

    def handlers(self) -> dict[str, Callable[[], None]]:
        """Give the slots of the View menu."""
        return {
            "find_agent": self.find_agent,
            "find_tool": self.find_tool,
            "go_list": self.go_list,
            "go_editor": self.go_editor,
            "go_preview": self.go_preview,
            "next_pane": self.next_pane,
            "previous_pane": self.previous_pane,
            "next_agent": self.next_agent,
            "previous_agent": self.previous_agent,
            "jump_to_field": self.jump_to_field,
            "toggle_preview": self.toggle_preview,
            "toggle_problems": self.toggle_problems,
        }

    def run(self, identity: str) -> bool:
        """Handle the banner's way to the line of a problem."""
        if identity != "show_line":
            return False
        from editor.ui.notices import line_to_show

        line = line_to_show(self.work)
        if line is not None:
            self.shell.panes.turn_page(EDITOR)
            self.shell.panes.form.show_line(line)
        return True

    def find_agent(self) -> None:
        """Search the list of agents."""
        search = self.shell.panes.list_panel.search
        search.setFocus(KEYS)
        search.selectAll()

    def find_tool(self) -> None:
        """Search the preview."""
        self._show_preview()
        self.shell.panes.preview.focus_search()

    def go_list(self) -> None:
        """Go to the list."""
        self.shell.panes.list_panel.view.setFocus(KEYS)

    def go_editor(self) -> None:
        """Go to the first field of the form."""
        self.shell.panes.turn_page(EDITOR)
        harness = self.work.harness
        if harness is not None and self.work.definition is not None:
            kind = self.work.definition.kind
            for field in harness.fields:
                if kind in field.definition_kinds:
                    self.shell.panes.form.focus_field(field.name)
                    return
        self.shell.panes.form.setFocus(KEYS)

    def go_preview(self) -> None:
        """Go to the table of tools."""
        self._show_preview()
        self.shell.panes.preview.table.setFocus(KEYS)

    def _show_preview(self) -> None:
        if not self.shell.panes.is_preview_wanted:
            self.shell.panes.want_preview(is_wanted=True)
        self.shell.panes.turn_page(PREVIEW)

    def next_pane(self) -> None:
        """Go to the next part of the window."""
        self._turn(1)

    def previous_pane(self) -> None:
        """Go to the part of the window before."""
        self._turn(-1)

    def _turn(self, by: int) -> None:
        parts = self.shell.panes
        panes: list[tuple[QWidget, Callable[[], None]]] = [
            (parts.list_panel, self.go_list),
            (parts.editor, self.go_editor),
        ]
        if parts.is_preview_wanted:
            panes.append((parts.preview, self.go_preview))
        if parts.problems is not None and parts.problems.isVisible():
            panes.append((parts.problems, parts.problems.take_focus))
        focused = self.window.focusWidget()
        at = -1 if by > 0 else 0
        for number, (pane, _) in enumerate(panes):
            if focused is not None and (pane is focused or pane.isAncestorOf(focused)):
                at = number
        panes[(at + by) % len(panes)][1]()

    def next_agent(self) -> None:
        """Turn to the agent below."""
        self.shell.panes.list_panel.step(1)

    def previous_agent(self) -> None:
        """Turn to the agent above."""
        self.shell.panes.list_panel.step(-1)

    def jump_to_field(self) -> None:
        """Go to the field that decides about the chosen tool."""
        verdict = self.shell.panes.preview.selected_verdict()
        if verdict is not None and verdict.steps:
            self.go_to_field(verdict.decided_by.field)

    def go_to_field(self, name: str) -> None:
        """Go to a field by its name; a step without one is decided elsewhere."""
        if name:
            self.shell.panes.turn_page(EDITOR)
            self.shell.panes.form.focus_field(name)
        else:
            self.shell.tell(self.tr("No field of this file decides this."))

    def toggle_preview(self) -> None:
        """Show or hide the preview."""
        self.shell.panes.want_preview(is_wanted=not self.shell.panes.is_preview_wanted)

    def toggle_problems(self) -> None:
        """Show or hide the problems of all files."""
        panes = self.shell.panes
        problems = panes.problems
        self.show_problems(is_shown=problems is None or not problems.isVisibleTo(panes.lower))

    def open_problems(self) -> None:
        """Show the problems of all files."""
        self.show_problems(is_shown=True)

    def show_problems(self, *, is_shown: bool) -> None:
        """Show the panel or hide it; it is made when it is first wanted."""
        from editor.ui.widgets.problems_panel import ProblemsPanel

        panes = self.shell.panes
        if panes.problems is None and is_shown:
            panel = ProblemsPanel(self.window)
            panel.place_chosen.connect(self._go_to_problem)
            panel.fix_chosen.connect(self.shell.show_flow.fix)
            panel.closed.connect(self.toggle_problems)
            panel.also.choose(self.shell.settings.texts("also_used_by"))
            panel.also.changed.connect(self._keep_also_used_by)
            panes.lower.addWidget(panel)
            panes.lower.setStretchFactor(0, 1)
            panes.problems = panel
            panes.order_tabs()
            self.shell.show_list()
        if panes.problems is not None:
            panes.problems.setVisible(is_shown)
            if is_shown:
                height = panes.lower.height()
                panes.lower.setSizes([height * 2 // 3, height // 3])
                panes.problems.take_focus()
        self.shell.actions["toggle_problems"].setChecked(is_shown)

    def _keep_also_used_by(self, systems: list[str]) -> None:
        self.shell.settings.keep("also_used_by", systems)

    def _go_to_problem(self, path: str, problem: object) -> None:
        self.work.select(path)
        self.shell.panes.turn_page(EDITOR)
        field, line = getattr(problem, "field", ""), getattr(problem, "line", None)
        if field and self.work.is_editable(self.work.definition):
            self.shell.panes.form.focus_field(field)
        elif line is not None:
            self.shell.panes.form.show_line(line)
        else:
            self.go_editor()
