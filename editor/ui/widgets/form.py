"""The editor pane: every field of the chosen definition, and the whole file as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.changes import SetBody, SetField
from editor.core.definition import FieldKind
from editor.ui.i18n import wording
from editor.ui.theme import SPACE, TARGET
from editor.ui.views import FormView
from editor.ui.widgets.field_texts import not_set_text, note_text, reference_text, remark_text
from editor.ui.widgets.fields.making import make_editor
from editor.ui.widgets.form_line import FormLine
from editor.ui.widgets.form_rows import FormRows
from editor.ui.widgets.form_state import (
    can_remove,
    field_state,
    is_same_file,
    references_of,
)
from editor.ui.widgets.icon_button import IconButton
from editor.ui.widgets.mnemonics import menu_letters, with_mnemonics
from editor.ui.widgets.other_keys import OtherKeys
from editor.ui.widgets.plain_label import PlainLabel
from editor.ui.widgets.prompt_editor import PromptEditor
from editor.ui.widgets.raw_view import RawView
from editor.ui.widgets.refusals import Refusals
from editor.ui.widgets.risk import gains_by_field

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from editor.core.changes import Change
    from editor.core.definition import Field
    from editor.ui.widgets.fields.base import FieldState
    from editor.ui.widgets.form_row import FormRow


class FormPanel(QWidget):
    """Shows a `FormView`; emits what a person asks for and changes nothing itself."""

    change_requested = Signal(object)
    """A core `Change`."""
    reset_requested = Signal(str)
    """The name of a field that is to have its saved value again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("formPanel")
        self._view = FormView()
        self._made_of: object = None
        self._refused = Refusals()
        self._references: dict[str, str] = {}  # key → reference, for values that are references
        self._raw_is_other = True  # the file's text was not shown yet
        self._is_settling = False
        self._build()

    def _build(self) -> None:
        self.form_button = self._switch("showForm")
        self.raw_button = self._switch("showRaw")
        self.form_button.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.form_button)
        group.addButton(self.raw_button)
        group.buttonClicked.connect(self._turn)
        self._bar = QWidget(self)
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(SPACE * 2, SPACE // 2, SPACE * 2, 0)
        bar.setSpacing(SPACE // 2)
        bar.addWidget(self.form_button)
        bar.addWidget(self.raw_button)
        bar.addStretch(1)
        self.changes = PlainLabel(parent=self._bar)
        self.changes.setObjectName("rawChanges")
        self.changes.setWordWrap(False)
        self.before_button = IconButton("up", "rawPrevious", "", self._bar)
        self.next_button = IconButton("down", "rawNext", "", self._bar)
        self.before_button.clicked.connect(self._go_back)
        self.next_button.clicked.connect(self._go_on)
        for widget in (self.changes, self.before_button, self.next_button):
            widget.hide()
            bar.addWidget(widget)

        self.empty = PlainLabel(parent=self)
        self.empty.setObjectName("formEmpty")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setForegroundRole(self.empty.palette().ColorRole.PlaceholderText)
        self.area = QScrollArea(self)
        self.area.setObjectName("formArea")
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setMinimumHeight(TARGET * 4)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().installEventFilter(self)
        self.rows = FormRows()
        self.area.setWidget(self.rows)
        self.raw = RawView(self)
        self.pages = QStackedWidget(self)
        for page in (self.empty, self.area, self.raw):
            self.pages.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._bar)
        layout.addWidget(self.pages, 1)
        self._bar.hide()
        self._say()

    def _switch(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setMinimumHeight(TARGET)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _say(self) -> None:
        """Put the texts in force that are not part of a row."""
        self.form_button.setText(self.tr("Form"))
        self.form_button.setToolTip(self.tr("Every setting of the agent"))
        self.raw_button.setText(self.tr("Whole File"))
        self.raw_button.setToolTip(self.tr("The file as it will be saved, read-only"))
        self.before_button.set_hint(self.tr("Previous change"))
        self.next_button.set_hint(self.tr("Next change"))
        self.empty.set_text(self.tr("Select an agent to see what it may do."))
        self.area.setAccessibleName(self.tr("Settings of the agent"))
        self.raw.setAccessibleName(self.tr("The whole file"))

    # Showing

    def show_definition(self, view: FormView) -> None:
        """Show a definition; focus, cursor, selection and scroll position stay for the same one."""
        before, self._view = self._view, view
        definition = view.definition
        self._bar.setVisible(definition is not None)
        for button in (self.form_button, self.raw_button):
            button.setVisible(not view.is_text_only)
        if definition is None or view.harness is None:
            self.pages.setCurrentWidget(self.empty)
            return
        is_other = not is_same_file(before.definition, definition)
        fields = tuple(
            field for field in view.harness.fields if definition.kind in field.definition_kinds
        )
        if self._made_of != (view.harness.id, fields):
            self._made_of = (view.harness.id, fields)
            self._make_rows(fields)
            is_other = True
        self._refused.update(view, before, self.rows.rows, is_other=is_other)
        self._raw_is_other = self._raw_is_other or is_other
        self._turn()
        states = {field.name: self._state(field, is_other=is_other) for field in fields}
        changed = [name for name, state in states.items() if state.is_changed]
        gained = gains_by_field(view, changed)
        self._references = references_of(view)
        for name, row in self.rows.rows.items():
            state = states[name]
            row.editor.show_state(state)
            is_fixed = state.is_read_only or state.field.kind is FieldKind.RAW
            row.set_empty(row.editor.shows_nothing and is_fixed and not state.is_set)
            risk = "\n".join(gain.text(wording) for gain in gained.get(name, ()))
            row.set_line("risk", risk)
            row.set_line("refusal", self._refused.reason(name))
            row.set_line("remark", remark_text(view, name, state))
            row.set_line("not-set", not_set_text(state))
            self._show_note(row, state)
            row.set_changed(state.is_changed)
            row.set_place(state.held.line if state.held and state.is_set else None)
            self._offer_reset(row, state)
            row.describe()
        self._others.show_keys(definition.other_keys, is_read_only=view.is_read_only)
        self._whole.set_text(self._refused.reason(""))
        self._lost.set_text(remark_text(view, ""))
        if is_other:
            self._settle()
            self.area.verticalScrollBar().setValue(0)

    def _make_rows(self, fields: tuple[Field, ...]) -> None:
        """Make the form anew for another system's fields."""
        old = self.area.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()
        self.rows = FormRows()
        self._whole = FormLine("refusal", self.rows)
        self._whole.setObjectName("refusal")
        self._whole.hide()
        self.rows.add_widget(self._whole)
        self._lost = FormLine("remark", self.rows)
        self._lost.setObjectName("remark")
        self._lost.hide()
        labels = with_mnemonics(
            [(field, wording(field.label)) for field in fields], menu_letters(self.window())
        )
        self._others = OtherKeys(self.rows)
        self._others.change_requested.connect(self._request)
        has_others = False
        row: FormRow | None = None
        for field, label in zip(fields, labels, strict=True):
            if field.kind is FieldKind.PROMPT and not has_others:
                has_others = True
                self._others.tab_after = row.reset if row is not None else None
                self._add_others()
            editor = make_editor(field, self.rows)
            editor.change_requested.connect(self._request)
            editor.note_changed.connect(self._update_notes)
            row = self.rows.add_row(label, editor, wording(field.hint) if field.hint else "")
            row.restore_requested.connect(self._restore)
            row.remove_requested.connect(self._remove)
        if not has_others:
            self._add_others()
        self.area.setWidget(self.rows)
        self._fit_prompt()

    def _add_others(self) -> None:
        self.rows.add_widget(self._others)
        self.rows.add_widget(self._lost)

    def _state(self, field: Field, *, is_other: bool) -> FieldState:
        return field_state(
            self._view, field, is_refused=self._refused.holds(field.name), is_other=is_other
        )

    def _offer_reset(self, row: FormRow, state: FieldState) -> None:
        """Offer to take back what differs from the saved file, or what could not be taken."""
        is_open = state.is_refused or row.editor.is_pending
        can_restore = is_open or (state.is_changed and self._view.saved is not None)
        editable = not state.is_read_only
        row.set_reset(
            can_restore=editable and can_restore, can_remove=editable and can_remove(state)
        )

    def _restore(self, name: str) -> None:
        """Let go of a text that could not be taken, and ask for the saved value."""
        row, view = self.rows.rows[name], self._view
        if self._refused.forget(name) or row.editor.is_pending:
            row.editor.show_state(self._state(row.field, is_other=True))
            row.set_line("refusal", "")
            self._offer_reset(row, self._state(row.field, is_other=False))
        if view.saved is not None:
            self.reset_requested.emit(name)

    def _show_note(self, row: FormRow, state: FieldState) -> None:
        notes = [row.editor.note, note_text(state)]
        if reference := self._references.get(state.field.key):
            notes.append(reference_text(reference))
        row.set_line("note", " ".join(note for note in notes if note))

    def _update_notes(self) -> None:
        editor = self.sender()
        for row in self.rows.rows.values():
            if row.editor is editor and self._view.definition is not None:
                state = self._state(row.field, is_other=False)
                self._show_note(row, state)
                self._offer_reset(row, state)
                row.describe()

    # Asking

    def _request(self, change: Change) -> None:
        if self._view.is_read_only:
            return
        self._refused.ask("prompt" if isinstance(change, SetBody) else getattr(change, "field", ""))
        self.change_requested.emit(change)

    def _remove(self, name: str) -> None:
        self._request(SetField(name, None))

    # Going somewhere

    def focus_field(self, name: str) -> None:
        """Put the keyboard into a field and show it."""
        row = self.rows.rows.get(name)
        if row is None or self._view.definition is None:
            return
        if self._view.is_text_only:
            self.raw.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.form_button.setChecked(True)
        self._turn()
        control = row.editor.control()
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.area.ensureWidgetVisible(row, SPACE, SPACE)

    def show_line(self, line: int) -> None:
        """Show a line of the file as it is."""
        self.raw_button.setChecked(True)
        self._turn()
        self.raw.go_to_line(line)
        self.raw.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self, *_button: object) -> None:
        if self._view.definition is None:
            return
        is_raw = self.raw_button.isChecked() or self._view.is_text_only
        if is_raw:
            self._show_file()
        self.pages.setCurrentWidget(self.raw if is_raw else self.area)
        count = len(self.raw.changed_lines()) if is_raw else 0
        for widget in (self.changes, self.before_button, self.next_button):
            widget.setVisible(count > 0)

    def _go_back(self) -> None:
        self.raw.go_to_change(is_back=True)

    def _go_on(self) -> None:
        self.raw.go_to_change(is_back=False)

    def _show_file(self) -> None:
        """Bring the file's text up to date; done only while it can be seen."""
        definition, saved = self._view.definition, self._view.saved
        self.raw.show_document(
            definition.document if definition else None,
            saved.document if saved else None,
            is_other=self._raw_is_other,
        )
        self._raw_is_other = False
        count = len(self.raw.changed_lines())
        one = self.tr("1 changed place")
        self.changes.set_text(one if count == 1 else self.tr("%n changed places", None, count))

    # Fitting

    def _fit_prompt(self) -> None:
        """Give the instructions what the pane has, so that they fill it when scrolled to."""
        for row in self.rows.rows.values():
            if isinstance(row.editor, PromptEditor):
                around = row.sizeHint().height() - row.editor.pages.minimumHeight()
                row.editor.set_room(self.area.viewport().height() - max(around, 0) - SPACE * 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit labels to another width of the pane and the instructions to another height."""
        if event.type() == QEvent.Type.Resize and watched is self.area.viewport():
            self.rows.arrange()
            self._fit_prompt()
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        """Have the rows at their new heights before anything looks or scrolls."""
        if not self._is_settling:
            self._is_settling = True
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self._is_settling = False

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._made_of = None
            self.show_definition(self._view)
