"""A definition file exactly as it is on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.records import field, record
from editor.core.text import Splice, TextEdit, apply_splices, to_splices

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@record
class Document:
    """The bytes of one file and their text; immutable, and never repaired or normalised.

    The text is decoded as UTF-8 with line ends and a byte order mark left in place; bytes that are
    not UTF-8 become lone surrogates, so that encoding gives the same bytes back.
    """

    data: bytes
    _text: str | None = field(default=None, init=False)

    @property
    def text(self) -> str:
        """The text; kept once somebody has asked for it, until `let_go`."""
        text = self._text
        if text is None:
            text = self.data.decode("utf-8", "surrogateescape")
            object.__setattr__(self, "_text", text)
        return text

    def let_go(self) -> None:
        """Forget the text, which doubles the memory of a file that is only listed."""
        object.__setattr__(self, "_text", None)

    @classmethod
    def of(cls, text: str) -> Document:
        """Make a document from text; the counterpart of `text`."""
        return cls(text.encode("utf-8", "surrogateescape"))

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the bytes, in hex; what conflict checks compare."""
        import hashlib  # late: loading it takes longer than reading a small library

        return hashlib.sha256(self.data).hexdigest()

    @property
    def is_utf8(self) -> bool:
        """Whether every byte could be decoded."""
        try:
            self.data.decode("utf-8")
        except UnicodeDecodeError:
            return False
        return True

    @property
    def eol(self) -> str:
        """The line end new lines get: that of the first line, LF when there is none."""
        newline, carriage = self.text.find("\n"), self.text.find("\r")
        if carriage < 0 or 0 <= newline < carriage:
            return "\n"
        return "\r\n" if newline == carriage + 1 else "\r"

    def with_splices(self, splices: Sequence[Splice]) -> Document:
        """Give the document after an edit; without splices it is the same document."""
        return Document(apply_splices(self.data, splices)) if splices else self

    def splices(self, edits: Iterable[TextEdit]) -> tuple[Splice, ...]:
        """Turn edits by character into splices by byte, leaving out those that change nothing."""
        useful = [edit for edit in edits if self.text[edit.start : edit.end] != edit.text]
        return to_splices(self.text, useful)
