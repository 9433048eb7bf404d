"""Changes a person or a script asks for, and their translation into changes of one key."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import field, record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from editor.core.definition import Value
    from editor.core.wording import Message


@record
class SetField:
    """Make a field read as a value; `None` removes it from the file."""

    field: str
    value: Value


@record
class AddItem:
    """Add one item to a list field, before position `index` (at the end when it is None)."""

    field: str
    item: str
    index: int | None = None


@record
class RemoveItem:
    """Remove one item of a list field by its position."""

    field: str
    index: int


@record
class MoveItem:
    """Move one item of a list field to another position (counted after the removal)."""

    field: str
    index: int
    to: int


@record
class SetBody:
    """Replace the prompt; text outside the part the harness uses stays as it is."""

    text: str


@record
class RemoveKey:
    """Remove a key the harness does not know, by its spelling in the file."""

    key: str


Change = SetField | AddItem | RemoveItem | MoveItem | SetBody | RemoveKey
"""What can be asked of a document, in terms of the harness's fields."""


@record
class KeyChange:
    """A change in terms of one key of the file; what a harness makes of a `Change`.

    Exactly one of these is meant: `action` "set" with `spellings` to try in order, "remove",
    "add-item" (`spellings` of the item, `index`), "remove-item", "move-item" (`index` → `to`),
    "items" (make the list hold `items`, by adding, removing and moving single items; when that
    cannot be done, write the whole value with one of `spellings`), "body" (`spellings[0]` is the
    text).
    """

    action: str
    key: str = ""
    spellings: tuple[str, ...] = ()
    index: int | None = None
    to: int = 0
    after: tuple[str, ...] = ()  # keys to place a new line behind, best first
    items: tuple[str, ...] = ()  # action "items": the texts wanted, in order
    item_spellings: tuple[tuple[str, ...], ...] = ()  # … and how each may be written, best first


@record
class Plan:
    """The key changes for one change, and what must read how afterwards."""

    changes: tuple[KeyChange, ...]
    wanted: Mapping[str, Value]  # field → value every able reader must give afterwards
    # Fields allowed to differ afterwards besides the wanted ones (derived from the same key).
    may_change: tuple[str, ...] = ()
    wanted_body: str | None = None


@record
class Reading:
    """What one reader of a harness makes of a document; compared before and after an edit."""

    reader: str
    is_accepted: bool
    fields: Mapping[str, Value]  # only those this reader reads; a missing name is "not set"
    others: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    body: str = ""
    reads: frozenset[str] = frozenset()  # the fields this reader can read at all
    rejection: Message | str = ""  # why the reader refuses the file; a text is its own words
