"""The edits of a header, the same for both locators once they have found its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core import blocks, list_items
from editor.core.edit_wording import HEADER_NOT_CLOSED, NO_KEY, NO_SUCH_ITEM, refusal
from editor.core.fence import count_blocks
from editor.core.problems import Problem
from editor.core.syntax import Entry, Layout, Style
from editor.core.text import TextEdit, line_of

if TYPE_CHECKING:
    from editor.core.fence import Fence, FencedText


class HeaderSyntax:
    """A locator of headers; it has a fence, finds the layout and knows how keys are compared."""

    __slots__ = ()

    fence: Fence

    def layout(self, text: str) -> Layout:
        """Find the header and its entries."""
        raise AssertionError("every locator has its own")

    def compared(self, key: str) -> str:
        """The form in which a key is compared."""
        raise AssertionError("every locator has its own")

    def entry(self, text: str, key: str) -> Entry | None:
        """The entry that counts for a key, however the key is spelled."""
        return self.layout(text).entry(self.compared(key))

    def set_value(
        self, text: str, key: str, spelling: str, after: tuple[str, ...]
    ) -> tuple[TextEdit, ...] | Problem:
        """Give a key this spelling of its value; a missing key (or header) is inserted."""
        layout = self.layout(text)
        entry = self._editable(layout, key)
        if isinstance(entry, Problem):
            return entry
        if entry:
            return blocks.replace_value(text, entry, spelling)
        if not layout.has_header:
            return blocks.insert_header(text, key, spelling)
        neighbours = tuple(self.compared(name) for name in after)
        problem = self._absent(layout, key)
        return problem or blocks.insert_entry(text, layout, key, spelling, neighbours)

    def remove(self, text: str, key: str) -> tuple[TextEdit, ...] | Problem:
        """Remove a key with its value, every time it is there; nothing when it is absent."""
        layout = self.layout(text)
        if layout.problem:
            return layout.problem
        name = self.compared(key)
        found = [entry for entry in layout.entries if entry.key == name]
        problem = next((entry.problem for entry in found if entry.problem), None)
        return problem or tuple(blocks.remove_entry(entry) for entry in found)

    def insert_item(
        self, text: str, key: str, spelling: str, index: int | None
    ) -> tuple[TextEdit, ...] | Problem:
        """Insert one list item in the list's own style; a missing key gets the item alone."""
        entry = self._editable(self.layout(text), key)
        if isinstance(entry, Problem):
            return entry
        if entry is None or entry.style is Style.EMPTY:
            return self.set_value(text, key, spelling, ())
        return list_items.insert(text, entry, spelling, index)

    def remove_item(self, text: str, key: str, index: int) -> tuple[TextEdit, ...] | Problem:
        """Remove one list item and its separator."""
        entry = self._with_item(text, key, index)
        return entry if isinstance(entry, Problem) else list_items.remove(text, entry, index)

    def move_item(self, text: str, key: str, index: int, to: int) -> tuple[TextEdit, ...] | Problem:
        """Move one list item; its comment goes with it."""
        entry = self._with_item(text, key, index)
        if isinstance(entry, Problem):
            return entry
        return list_items.move(text, entry, index, to, lambda changed: self.entry(changed, key))

    def set_body(self, text: str, body: str) -> tuple[TextEdit, ...] | Problem:
        """Replace the body."""
        layout = self.layout(text)
        if layout.problem and not layout.has_header:
            return layout.problem
        return blocks.replace_body(text, layout, self.fence.trimmed, body)

    def excerpt(self, text: str, key: str) -> tuple[str, int] | None:
        """A text with this one key, and what to add to its positions: quick to locate in again."""
        entry = self._editable(self.layout(text), key)
        if entry is None or isinstance(entry, Problem) or text[entry.end - 1] not in "\r\n":
            return None
        lines = text[entry.start : entry.end]
        return f"---\n{lines}---\n", entry.start - 4

    def _absent(self, layout: Layout, key: str) -> Problem | None:
        """Why a key that is not there cannot be inserted."""
        return None

    def _editable(self, layout: Layout, key: str) -> Entry | Problem | None:
        """The entry that counts for a key, or why it cannot be edited, or nothing."""
        entry = layout.entry(self.compared(key))
        return layout.problem or (entry.problem or entry if entry else None)

    def _with_item(self, text: str, key: str, index: int) -> Entry | Problem:
        """The entry of a key that has an item of this position."""
        entry = self._editable(self.layout(text), key)
        if entry is None:
            return refusal("key-absent", NO_KEY, key=key)
        if isinstance(entry, Problem) or 0 <= index < len(entry.items):
            return entry
        return refusal("item-absent", NO_SUCH_ITEM, entry.line, key=key, number=index + 1)


def without_header(text: str, fenced: FencedText) -> Layout:
    """The layout of a text that has no header, or one that is not closed."""
    if not fenced.is_opened:
        return Layout((), False, blocks=count_blocks(text))
    line = line_of(text, max(fenced.start - 1, 0))
    problem = refusal("header-not-closed", HEADER_NOT_CLOSED, line)
    return Layout((), False, problem=problem)
