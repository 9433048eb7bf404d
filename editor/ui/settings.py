"""What the window remembers between starts: geometry, choices and recent files, never content.

One ini file in the program's own state folder; a value that does not read as it should counts as
missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QSettings

from editor.storage.paths import state_folder

if TYPE_CHECKING:
    from editor.core.environment import Environment

VERSION = 1
MOST_RECENT = 10


class Settings(QObject):
    """Typed access to the ini file; a window made for a picture reads it and leaves it alone."""

    def __init__(
        self, environment: Environment, parent: QObject | None = None, *, is_lasting: bool = True
    ) -> None:
        super().__init__(parent)
        self._is_lasting = is_lasting
        folder = state_folder(environment)
        # Qt's own file dialogs remember the folder they were in; that is state of ours, too.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(folder))
        path = folder / "window.ini"
        self._store = QSettings(str(path), QSettings.Format.IniFormat, self)
        if not is_lasting:
            return
        if self.text("version") not in ("", str(VERSION)):
            self._store.clear()
        self._store.setValue("version", str(VERSION))

    def text(self, key: str, default: str = "") -> str:
        """A text; whatever else stands there is taken for nothing."""
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self._store.value(key)
        if isinstance(value, str):
            return [value] if value else []
        return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []

    def flag(self, key: str, *, default: bool) -> bool:
        """Yes or no."""
        return {"true": True, "false": False}.get(self.text(key), default)

    def state(self, key: str) -> QByteArray:
        """A state of Qt's own making, such as geometry; empty when there is none."""
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep(self, key: str, value: str | bool | list[str] | QByteArray) -> None:
        """Remember a value."""
        if isinstance(value, bool):
            value = "true" if value else "false"
        if self._is_lasting and self._store.value(key) != value:
            self._store.setValue(key, value)

    def remember_recent(self, key: str, path: str) -> list[str]:
        """Put a path in front of a list of recent ones."""
        paths = [path, *(held for held in self.texts(key) if held != path)][:MOST_RECENT]
        self.keep(key, paths)
        return paths

    def flush(self) -> None:
        """Write what is remembered now."""
        if self._is_lasting:
            self._store.sync()
