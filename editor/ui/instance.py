"""One window for each person and state folder: a second start hands its wish over and ends."""

from __future__ import annotations

import hashlib
import json
import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from editor.storage.paths import state_folder

if TYPE_CHECKING:
    from editor.core.environment import Environment

PATIENCE = 500  # milliseconds to wait for a running program
LARGEST = 64 * 1024  # bytes of one wish


def instance_name(environment: Environment) -> str:
    """Name the one window of a state folder; different people have different ones."""
    folder = str(state_folder(environment))
    return "subagent-editor-" + hashlib.sha256(folder.encode()).hexdigest()[:16]


def hand_over(name: str, wanted: str) -> bool:
    """Ask a running program to come to the front and open something; False when none answers."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write(json.dumps({"open": wanted}).encode() + b"\n")
    is_taken = socket.waitForBytesWritten(PATIENCE) and socket.waitForReadyRead(PATIENCE)
    socket.disconnectFromServer()
    return is_taken


class SingleInstance(QObject):
    """Listens for later starts of the program."""

    asked = Signal(str)  # a name or path to open, empty to come to the front only

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left behind by a program that was killed
            self._server.listen(name)

    def is_listening(self) -> bool:
        """Whether later starts reach this one."""
        return self._server.isListening()

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(self._on_words)
            socket.disconnected.connect(socket.deleteLater)

    def _on_words(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QLocalSocket) or not socket.canReadLine():
            return
        line = bytes(socket.readLine(LARGEST).data())
        try:
            wanted = json.loads(line)["open"]
        except (ValueError, KeyError, TypeError):
            wanted = ""
        socket.write(b"ok\n")
        socket.flush()
        self.asked.emit(wanted if isinstance(wanted, str) else "")


def absolute(wanted: str) -> str:
    """Make a path absolute before another process, in another folder, gets it."""
    is_path = os.sep in wanted or "/" in wanted or os.path.lexists(wanted)
    return os.path.abspath(wanted) if wanted and is_path else wanted
