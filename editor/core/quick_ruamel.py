"""ruamel.yaml's pure parser, faster at long texts: it takes words together that it would spell out.

The library looks at every character of a description several times in Python, which is most of the
time an edit takes. Here a line's words up to the next character that may mean something are passed
over at once; all that decides is left to the library. Imported late: only an edit needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.reader import Reader
from ruamel.yaml.scanner import Scanner

from editor.core.patterns import pattern

if TYPE_CHECKING:
    import re

# Words with one blank between them and another word behind the last: no mark of any kind in them.
_PLAIN_WORDS: Final = pattern(r"(?:[A-Za-z0-9.,;()/_-]+ )+(?=[A-Za-z0-9])")
_QUOTED_WORDS: Final = pattern(r"[A-Za-z0-9.,;:()/_-]+(?: [A-Za-z0-9.,;:()/_-]+)*")


def make_parser() -> Any:
    """Give a parser that loads text as `YAML(typ="safe", pure=True)` does."""
    parser: Any = YAML(typ="safe", pure=True)
    parser.Reader, parser.Scanner = _Reader, _Scanner
    return parser


class _Reader(Reader):
    """Moves over the rest of a line in one step."""

    def forward(self, length: int = 1) -> None:
        end = self.pointer + length
        passed = self.buffer[self.pointer : end]
        if not (passed.isascii() and passed.isprintable()):
            super().forward(length)
            return
        self.pointer = end
        self.index += length
        self.column += length

    def skip(self, words: re.Pattern[str]) -> str:
        """Pass over words; gives them."""
        found = words.match(self.buffer, self.pointer)
        if found is None:
            return ""
        self.forward(found.end() - found.start())
        return found.group()


class _Scanner(Scanner):
    """Takes words together, inside of plain and of quoted text."""

    reader: Any = None  # the library asks for it in three steps, at every character

    def __init__(self, loader: Any = None) -> None:
        self.reader = loader.reader
        super().__init__(loader=loader)

    def scan_plain(self) -> Any:
        start = self.reader.get_mark()
        words = "" if self.flow_context else self.reader.skip(_PLAIN_WORDS)
        token = super().scan_plain()
        if words:
            token.value = words + token.value
            token.start_mark = start
        return token

    def scan_flow_scalar_non_spaces(self, double: Any, start_mark: Any) -> Any:
        words = self.reader.skip(_QUOTED_WORDS)
        return [words, *super().scan_flow_scalar_non_spaces(double, start_mark)]
