"""The usual key changes of a harness's plan, put together from the locator and the spellings.

For authors of harnesses:

    syntax = self.syntax(document, origin, rules)
    change = set_key(document.text, syntax, "tools", ("Read", "Bash"), YAML, after=("description",))
    return Plan((change,), wanted={"tools": ("Read", "Bash")})

`add_item`, `remove_item` and `move_item` do the same for one entry of a list; `index` counts the
entries as they stand in the file (`syntax.entry(text, key).items`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.changes import KeyChange
from editor.core.spelling import YAML, Dialect, Written, spell, spell_item, spell_list
from editor.core.syntax import Style

if TYPE_CHECKING:
    from editor.core.definition import Value
    from editor.core.line_locator import LineSyntax
    from editor.core.syntax import Syntax
    from editor.core.yaml_locator import YamlSyntax


def set_key(
    text: str,
    syntax: YamlSyntax | LineSyntax,
    key: str,
    value: Value,
    dialect: Dialect = YAML,
    after: tuple[str, ...] = (),
) -> KeyChange:
    """Make a key hold a value, in the style it has now; None removes the key."""
    if value is None:
        return KeyChange("remove", key)
    entry = syntax.entry(text, key)
    like = Written.of(text, entry)
    if isinstance(value, tuple):
        spellings = spell_list(value, like, dialect)
        if entry and entry.items and value:
            each = tuple(spell_item(item, like, dialect) for item in value)
            return KeyChange("items", key, spellings, after=after, items=value, item_spellings=each)
        return KeyChange("set", key, spellings, after=after)
    return KeyChange("set", key, spell(value, like, dialect), after=after)


def add_item(
    text: str,
    syntax: YamlSyntax | LineSyntax,
    key: str,
    item: str,
    index: int | None = None,
    dialect: Dialect = YAML,
    after: tuple[str, ...] = (),
) -> KeyChange:
    """Add one entry to a list; a key that is absent or empty gets a list of it alone."""
    entry = syntax.entry(text, key)
    like = Written.of(text, entry)
    if entry is None or entry.style is Style.EMPTY:
        return KeyChange("set", key, spell_list((item,), like, dialect), after=after)
    return KeyChange("add-item", key, spell_item(item, like, dialect), index, after=after)


def written_items(text: str, syntax: Syntax, key: str) -> tuple[str, ...]:
    """Give the entries of a list as they stand in the file, also where no reader sees them.

    What is added to a list in a header that its harness cannot read must not replace the list.
    """
    entry = syntax.entry(text, key) if key else None
    return tuple(item.text for item in entry.items) if entry else ()


def remove_item(key: str, index: int) -> KeyChange:
    """Remove one entry of a list."""
    return KeyChange("remove-item", key, index=index)


def move_item(key: str, index: int, to: int) -> KeyChange:
    """Move one entry of a list; `to` counts after the removal."""
    return KeyChange("move-item", key, index=index, to=to)
