"""The preview: what the child gets under the chosen parent session, and why."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.explain import Standing
from editor.ui.i18n import wording
from editor.ui.icons import icon
from editor.ui.models.verdicts import (
    VerdictFilter,
    VerdictRow,
    shown_rows,
    verdict_rows,
)
from editor.ui.session_keys import EDIT_SESSION_KEY, OPEN_FILE_KEY
from editor.ui.theme import SPACE, TARGET, heading_font, small_font
from editor.ui.views import PreviewView
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.outlook import CallsView, OutlookPanel
from editor.ui.widgets.plain_label import PlainLabel
from editor.ui.widgets.session_picker import SessionPicker
from editor.ui.widgets.verdict_table import VerdictTable
from editor.ui.widgets.why import WhyPanel

if TYPE_CHECKING:
    from PySide6.QtCore import QItemSelection
    from PySide6.QtGui import QKeyEvent

    from editor.core.resolution import Verdict


class PreviewPanel(QWidget):
    """Shows a `PreviewView`; tells which session or field a person asks for."""

    session_chosen = Signal(str)
    field_requested = Signal(str)
    tip_taken = Signal()  # the tip for beginners was followed or dismissed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("previewPanel")
        self._is_tip_wanted = self._is_compact = False
        self._view = PreviewView()
        self._rows: tuple[VerdictRow, ...] = ()
        self._wanted_tool = ""
        self._is_waiting = False  # another agent is chosen, what is shown is of the last one

        self._session_label = PlainLabel(parent=self)
        self.session_picker = SessionPicker(self)
        self.session_picker.chosen.connect(self.session_chosen)
        self._session_label.setBuddy(self.session_picker)
        self._open = self._tool_button("openSessionButton", self._ask_for_file)
        self._edit = self._tool_button("editSessionButton", self._ask_for_edit)

        self.caption = PlainLabel(parent=self)
        self.caption.setObjectName("previewCaption")
        self._notice = self._make_notice()
        self._tip = self._make_tip()
        self.search = QLineEdit(self)
        self.search.setObjectName("verdictSearch")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._refilter)
        self.filter = QComboBox(self)
        self.filter.setObjectName("verdictFilter")
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for kind in VerdictFilter:
            self.filter.addItem("", kind)
        self.filter.activated.connect(self._refilter)

        self.table = self._make_table()
        self.summary = PlainLabel(parent=self)
        self.summary.setObjectName("verdictSummary")

        self.why = WhyPanel(self)
        self.why.field_requested.connect(self.field_requested)
        self.why.copy_requested.connect(self._copy)
        self.calls = CallsView(self)
        self.outlook = OutlookPanel(self)
        self.outlook.field_requested.connect(self.field_requested)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("previewTabs")
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        for page in (self.why, self.calls, self.outlook):
            self.tabs.addTab(page, "")
        self._arrange()
        self._retranslate()
        self.show_resolution(self._view)

    # Building

    def _tool_button(self, name: str, slot: object) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setMinimumSize(TARGET, TARGET)
        button.clicked.connect(slot)
        return button

    def _make_notice(self) -> QFrame:
        """A line for what matters before any tool: a refused launch, an unreadable session."""
        frame = QFrame(self)
        frame.setObjectName("previewNotice")
        frame.setFrameShape(QFrame.Shape.StyledPanel)
        self._notice_text = PlainLabel(parent=frame, is_selectable=True)
        self._notice_text.setObjectName("previewNoticeText")
        row = QHBoxLayout(frame)
        row.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        row.addWidget(self._notice_text, 1)
        self._use_sample = QPushButton(frame)
        self._use_sample.setObjectName("useSampleButton")
        self._use_sample.clicked.connect(self._choose_sample)
        row.addWidget(self._use_sample)
        return frame

    def _make_tip(self) -> QFrame:
        """A line for somebody who is here for the first time."""
        frame = QFrame(self)
        frame.setObjectName("previewTip")
        self._tip_text = PlainLabel(parent=frame)
        self._tip_text.setObjectName("previewTipText")
        self._tip_close = IconButton("close", "closePreviewTip", "", frame)
        self._tip_close.clicked.connect(self.tip_taken)
        row = QHBoxLayout(frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._tip_text, 1)
        row.addWidget(self._tip_close, 0, Qt.AlignmentFlag.AlignTop)
        frame.hide()
        return frame

    def _make_table(self) -> VerdictTable:
        table = VerdictTable(self)
        table.selectionModel().selectionChanged.connect(self._on_selection)
        table.jump_requested.connect(self.request_deciding_field)
        table.doubleClicked.connect(self.request_deciding_field)
        return table

    def _arrange(self) -> None:
        chooser = QHBoxLayout()
        chooser.setSpacing(SPACE // 2)
        chooser.addWidget(self.session_picker, 1)
        chooser.addWidget(self._open)
        chooser.addWidget(self._edit)
        finder = QHBoxLayout()
        finder.setSpacing(SPACE // 2)
        finder.addWidget(self.search, 1)
        finder.addWidget(self.filter)
        top = QWidget(self)
        column = QVBoxLayout(top)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        column.addWidget(self._session_label)
        column.addLayout(chooser)
        column.addWidget(self._notice)
        column.addWidget(self._tip)
        column.addSpacing(SPACE // 2)
        column.addWidget(self.caption)
        column.addLayout(finder)
        column.addWidget(self.table, 1)
        column.addWidget(self.summary)
        self.splitter = QSplitter(Qt.Orientation.Vertical, self)
        self.splitter.setObjectName("previewSplitter")
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(top)
        self.splitter.addWidget(self.tabs)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.tabs.setMinimumHeight(72)
        self.table.setMinimumHeight(56)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        layout.addWidget(self.splitter)

    # Showing

    def show_resolution(self, view: PreviewView) -> None:
        """Show a view; selection, scroll position and filter stay."""
        old, self._view = self._view, view
        self._is_waiting = False
        self.session_picker.show_sessions(
            view.summaries, view.session_key, view.session, view.has_more_sessions
        )
        self._edit.setEnabled(view.session is not None)
        self._show_caption()
        self._show_notice()
        self._show_tip()
        if (
            view.resolution is not old.resolution
            or view.saved_resolution is not old.saved_resolution
        ):
            saved = view.saved_resolution if view.is_modified else None
            self._rows = verdict_rows(view.resolution, saved)
        self.calls.show_calls(view.resolution.calls if view.resolution else ())
        kind = view.definition.kind if view.definition is not None else "agent"
        self.outlook.show_outlook(view.resolution, view.session, view.harness, kind)
        self._refilter()

    def show_waiting(self) -> None:
        """Say that what is shown is of another agent, and act on none of it, until the next view.

        The rows stay for this moment: taking them away and putting others there would flicker.
        """
        self._is_waiting = True
        self._show_caption()
        self.summary.set_text("")

    def _show_caption(self) -> None:
        view = self._view
        if self._is_waiting:
            text = self.tr("Working out what the child gets…")
        elif view.is_loading:
            text = self.tr("Reading session…")
        elif view.definition is None:
            text = self.tr("Select an agent to see what it may do.")
        elif view.session is None:
            text = self.tr("Choose a parent session to see what the child gets.")
        elif view.resolution is not None and view.resolution.launch_reason is not None:
            text = self.tr("What the child would get if it could start")
        elif view.is_session_edited:
            text = self.tr("What the child would get, with your what-if session")
        elif view.is_modified:
            text = self.tr("What the child gets, with unsaved edits")
        else:
            text = self.tr("What the child gets")
        self.caption.set_text(text)

    def _show_notice(self) -> None:
        view, text = self._view, ""
        resolution = view.resolution
        if view.problem is not None:
            text = wording(view.problem.message)
        elif resolution is not None and resolution.launch_reason is not None:
            text = wording(resolution.launch_reason)
        elif resolution is not None and resolution.problems:
            text = wording(resolution.problems[0].message)
        offers_sample = not view.is_loading and (view.session is None or view.problem is not None)
        has_sample = any(summary.source == "samples" for summary in view.summaries)
        self._use_sample.setVisible(offers_sample and has_sample)
        if not text and self._use_sample.isVisibleTo(self._notice):
            text = self.tr("No parent session is chosen.")
        self._notice_text.set_text(text)
        self._notice.setVisible(bool(text))

    def offer_tip(self, *, is_wanted: bool) -> None:
        """Show the tip for beginners, or never again."""
        self._is_tip_wanted = is_wanted
        self._show_tip()

    def set_compact(self, is_compact: bool) -> None:
        """Do with less height: what is said above the tools gets one line, tips wait."""
        self._is_compact = is_compact
        self._session_label.setVisible(not is_compact)
        elide = Qt.TextElideMode.ElideRight if is_compact else None
        self._notice_text.set_elide(elide)
        self.caption.set_elide(elide)
        self._show_tip()

    def _show_tip(self) -> None:
        view = self._view
        if self._is_tip_wanted and view.is_modified:
            self.tip_taken.emit()  # whoever changes something has found out
        is_shown = self._is_tip_wanted and view.resolution is not None and not self._is_compact
        self._tip.setVisible(is_shown)
        if not is_shown:
            return
        text = self.tr("Change something in the agent; this list follows.")
        if view.session_key.startswith("samples:"):
            sample = self.tr("Sample session: nothing on this computer is read or changed by it.")
            text = f"{sample} {text}"
        self._tip_text.set_text(text)

    def _refilter(self) -> None:
        kind = self.filter.currentData() or VerdictFilter.ALL
        rows = shown_rows(self._rows, self.search.text(), kind)
        tool = self._wanted_tool
        if self.table.verdicts.set_rows(rows) and rows:
            self.table.fit_columns()
            # Something is always explained: the tool chosen last, else the first of the table.
            self.table.select_row(max(self.table.verdicts.row_of(tool), 0))
        self._wanted_tool = tool
        self._show_why()
        self._show_summary()

    def _on_selection(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        verdict = self.table.selected()
        if verdict is not None:
            self._wanted_tool = verdict.tool
        self._show_why()

    def _show_why(self) -> None:
        self.why.show_verdict(self.table.selected(), self._view.resolution)

    def _show_summary(self) -> None:
        counts = Counter(row.standing for row in self._rows)
        changed = sum(row.before is not None for row in self._rows)
        yes = counts[Standing.YES] + counts[Standing.ASKS_OUTSIDE] + counts[Standing.ON_DEMAND]
        asks, unknown = counts[Standing.ASKS], counts[Standing.UNKNOWN]
        parts = [self.tr("%n yes", "", yes), self.tr("%n asks", "", asks)]
        parts.append(self.tr("%n no", "", len(self._rows) - yes - asks - unknown))
        if unknown:
            parts.append(self.tr("%n unknown", "", unknown))
        if changed:
            parts.append(self.tr("%n changed by your edits", "", changed))
        shown = len(self.table.verdicts.rows)
        if shown != len(self._rows):
            parts.append(self.tr("%n shown", "", shown))
        self.summary.set_text(" · ".join(parts) if self._rows else "")

    # What a person does

    def focus_search(self) -> None:
        """Put the cursor into the tool filter."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def focus_table(self) -> None:
        """Go to the table of tools."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self.table.selectionModel().hasSelection() and self.table.verdicts.rows:
            self.table.select_row(0)

    def select_tool(self, tool: str) -> None:
        """Select a tool, dropping a filter that hides it."""
        if self.table.verdicts.row_of(tool) < 0:
            self.search.clear()
            self.filter.setCurrentIndex(0)
            self._refilter()
        row = self.table.verdicts.row_of(tool)
        if row >= 0:
            self.table.select_row(row)
            self.tabs.setCurrentWidget(self.why)

    def request_deciding_field(self) -> None:
        """Ask for the field that decides the selected tool; the window jumps there."""
        name = "" if self._is_waiting else self.why.decider_field()
        if name:
            self.field_requested.emit(name)

    def selected_verdict(self) -> Verdict | None:
        """The verdict of the chosen tool."""
        return None if self._is_waiting else self.table.selected()

    def explanation(self) -> str:
        """The explanation of the selected tool as plain text, empty without a selection."""
        return "" if self._is_waiting else self.why.explanation()

    def copy_explanation(self) -> None:
        """Copy the explanation of the selected tool."""
        self._copy(self.explanation())

    def _copy(self, text: str) -> None:
        if text:
            QGuiApplication.clipboard().setText(text)

    def _ask_for_file(self) -> None:
        self.session_chosen.emit(OPEN_FILE_KEY)

    def _ask_for_edit(self) -> None:
        self.session_chosen.emit(EDIT_SESSION_KEY)

    def _choose_sample(self) -> None:
        key = self.session_picker.first_sample()
        if key:
            self.session_chosen.emit(key)

    # Keeping up with language, theme and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc clear the filter first."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language, palette or font."""
        super().changeEvent(event)
        kind = event.type()
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
            self._show_caption()
            self._show_notice()
            self._show_tip()
            self._show_summary()
        elif kind == QEvent.Type.FontChange:
            self._fonts()
            self.table.fit_columns()

    def _fonts(self) -> None:
        self._session_label.setFont(small_font(self.font()))
        self.summary.setFont(small_font(self.font()))
        self._tip_text.setFont(small_font(self.font()))
        self.caption.setFont(heading_font(self.font()))

    def _retranslate(self) -> None:
        self._fonts()
        self._session_label.set_text(self.tr("Parent session"))
        self.session_picker.setAccessibleName(self.tr("Parent session"))
        for button, name, text, tip in (
            (
                self._open,
                "open-file",
                self.tr("Open session file"),
                self.tr("Open a session snapshot (JSON) from a file"),
            ),
            (
                self._edit,
                "settings",
                self.tr("Edit session"),
                self.tr("Play what-if: change the mode, the model or the tools of this session"),
            ),
        ):
            button.setIcon(icon(name, self.palette()))
            button.setAccessibleName(text)
            button.setToolTip(tip)
        self._tip_close.set_hint(self.tr("Dismiss"))
        self.search.setPlaceholderText(self.tr("Filter tools"))
        self.search.setAccessibleName(self.tr("Filter tools"))
        self.filter.setAccessibleName(self.tr("Show"))
        self.filter.setToolTip(self.tr("Which tools the table shows"))
        for at, text in enumerate(
            (
                self.tr("All"),
                self.tr("Yes"),
                self.tr("Asks"),
                self.tr("No"),
                self.tr("Unknown"),
                self.tr("Changed by my edits"),
            )
        ):
            self.filter.setItemText(at, text)
        self.table.setAccessibleName(self.tr("What the child gets"))
        self._use_sample.setText(self.tr("Use Sample"))
        for at, text in enumerate(
            (self.tr("Why"), self.tr("Calls"), self.tr("Mode, model, limits"))
        ):
            self.tabs.setTabText(at, text)
            self.tabs.setTabToolTip(at, text)
        for part in (self.tabs, self.tabs.tabBar()):
            part.setAccessibleName(self.tr("Details of the preview"))
