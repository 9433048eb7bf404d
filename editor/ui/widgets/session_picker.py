"""Chooses the parent session: those on this machine newest first, then samples."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy

from editor.core.session import Completeness
from editor.ui.icons import icon
from editor.ui.sample_titles import shown_title
from editor.ui.session_keys import MORE_SESSIONS_KEY, OPEN_FILE_KEY, session_key
from editor.ui.widgets.plain_label import plain_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QWidget

    from editor.core.session import Session
    from editor.storage.sessions import SessionSummary

ICONS = {"samples": "sample", "files": "open-file"}


def moment(updated: float | None) -> str:
    """Give a time as people read it: the hour for today, the date for earlier days."""
    if updated is None:
        return ""
    when = datetime.fromtimestamp(updated, UTC).astimezone()
    locale = QLocale()
    shown = QDateTime.fromSecsSinceEpoch(int(updated))
    if when.date() == datetime.now(UTC).astimezone().date():
        return locale.toString(shown.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(shown.date(), QLocale.FormatType.ShortFormat)


def summary_text(summary: SessionSummary) -> str:
    """Give one line for a session: its title and when it was last used."""
    if summary.source == "samples":
        template = QCoreApplication.translate("SessionPicker", "{title} — sample")
        return template.format(title=shown_title(summary.title))
    when = moment(summary.updated)
    title = shown_title(summary.title)
    return f"{title}, {when}" if when else title


class SessionPicker(QComboBox):
    """A combo box of sessions; emits the key of what a person chose."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, offers_files: bool = True) -> None:
        super().__init__(parent)
        self._offers_files = offers_files
        self.setObjectName("sessionPicker")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(12)
        self.setMaxVisibleItems(20)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._shown: tuple[object, ...] = ()
        self._summaries: tuple[SessionSummary, ...] = ()
        self.activated.connect(self._on_activated)

    def show_sessions(
        self,
        summaries: tuple[SessionSummary, ...],
        current: str,
        session: Session | None,
        has_more: bool,
    ) -> None:
        """Show the choices with the one in force; nothing moves when they are the same."""
        locale = QLocale().name()
        fill = (summaries, has_more, locale, self.palette().cacheKey())
        if fill != self._shown:
            self._shown = fill
            self._summaries = summaries
            self._fill(has_more)
        self._show_current(current, session)

    def first_sample(self) -> str:
        """The key of the first sample, empty when there is none."""
        found = (session_key(entry) for entry in self._summaries if entry.source == "samples")
        return next(found, "")

    def other_than(self, key: str) -> str:
        """The key of the first session that is not this one, empty when there is none."""
        found = (session_key(entry) for entry in self._summaries)
        return next((other for other in found if other != key), "")

    def _fill(self, has_more: bool) -> None:
        self.clear()
        source = ""
        for summary in self._summaries:
            if source and summary.source != source:
                self.insertSeparator(self.count())
            source = summary.source
            name = ICONS.get(summary.source, "session")
            self.addItem(icon(name, self.palette()), summary_text(summary), session_key(summary))
            self.setItemData(
                self.count() - 1, plain_tooltip(self._tip(summary)), Qt.ItemDataRole.ToolTipRole
            )
        if has_more:
            self.addItem(self.tr("Show older sessions…"), MORE_SESSIONS_KEY)
        if not self._offers_files:
            return
        if self.count():
            self.insertSeparator(self.count())
        self.addItem(icon("open-file", self.palette()), self.tr("Open file…"), OPEN_FILE_KEY)

    def _tip(self, summary: SessionSummary) -> str:
        lines = [shown_title(summary.title)]
        if summary.working_directory:
            lines.append(summary.working_directory)
        if summary.path and summary.source != "samples":
            lines.append(summary.path)
        if summary.completeness is Completeness.PARTIAL:
            lines.append(self.tr("Reconstructed: its tool list may be incomplete."))
        return "\n".join(lines)

    def _show_current(self, current: str, session: Session | None) -> None:
        at = self.findData(current) if current else -1
        self.setCurrentIndex(at)
        title = shown_title(session.title) if session else ""
        if at < 0:
            self.setPlaceholderText(title or self.tr("Choose a session…"))
        self.setToolTip(plain_tooltip(title) if title else "")

    def _on_activated(self, index: int) -> None:
        key = self.itemData(index)
        if isinstance(key, str):
            self.chosen.emit(key)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the choice alone while the mouse merely scrolls past."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
