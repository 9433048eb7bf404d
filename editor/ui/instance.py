"""One window for each person and state folder: a second start hands its wish over and ends."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 500  # milliseconds to wait for a running program
LARGEST = 64 * 1024  # bytes of one wish


def hand_over(name: str, wanted: str) -> bool:
    """Ask a running program to come to the front and open something; False when none answers."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write(wanted.encode("utf-8", "surrogateescape") + b"\n")
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
        socket.write(b"ok\n")
        socket.flush()
        self.asked.emit(line.decode("utf-8", "surrogateescape").rstrip("\n"))
