"""JSON with comments: an exact parser with places, and edits that touch one value only."""

from __future__ import annotations

from editor.core.jsonc.edits import (
    insert_item,
    move_item,
    node_at,
    remove_elements,
    remove_item,
    remove_property,
    set_property,
    spell,
)
from editor.core.jsonc.parser import JsoncError, JsoncFault, Member, Node, Parsed, parse
from editor.core.jsonc.syntax import JsoncSyntax

__all__ = [
    "JsoncError",
    "JsoncFault",
    "JsoncSyntax",
    "Member",
    "Node",
    "Parsed",
    "insert_item",
    "move_item",
    "node_at",
    "parse",
    "remove_elements",
    "remove_item",
    "remove_property",
    "set_property",
    "spell",
]
