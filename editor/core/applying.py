"""Makes one key change of a plan, in one of the ways it may be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.checks import one_eol
from editor.core.edit_wording import NO_LIST, NOT_WRITTEN, refusal
from editor.core.header_syntax import HeaderSyntax
from editor.core.list_steps import steps
from editor.core.problems import Problem
from editor.core.text import TextEdit, apply_text_edits, compose

if TYPE_CHECKING:
    from editor.core.changes import KeyChange, Plan
    from editor.core.syntax import Syntax


def variants(change: KeyChange) -> int:
    """How many ways there are to make a key change."""
    match change.action:
        case "set" | "add-item":
            return len(change.spellings)
        case "items":
            return _item_variants(change) + len(change.spellings)
        case _:
            return 1


def _item_variants(change: KeyChange) -> int:
    return max((len(spellings) for spellings in change.item_spellings), default=1)


def apply(
    syntax: Syntax, text: str, change: KeyChange, variant: int
) -> tuple[str, tuple[TextEdit, ...]] | Problem:
    """Make one key change in one of its ways; gives the text and the edits that lead there."""
    made: tuple[TextEdit, ...] | Problem
    match change.action:
        case "set":
            made = syntax.set_value(text, change.key, change.spellings[variant], change.after)
        case "remove":
            made = syntax.remove(text, change.key)
        case "add-item":
            made = syntax.insert_item(text, change.key, change.spellings[variant], change.index)
        case "remove-item":
            made = syntax.remove_item(text, change.key, change.index or 0)
        case "move-item":
            made = syntax.move_item(text, change.key, change.index or 0, change.to)
        case "body":
            made = syntax.set_body(text, change.spellings[0])
        case "items":
            ways = _item_variants(change)
            if variant < ways:
                return _apply_items(syntax, text, change, variant)
            spelling = change.spellings[variant - ways]
            made = syntax.set_value(text, change.key, spelling, change.after)
        case _:
            raise ValueError(f"no such action: {change.action}")
    if isinstance(made, Problem):
        return made
    new_text = apply_text_edits(text, made)
    return new_text, _as_one(text, made) if change.action == "set" else made


def _as_one(text: str, edits: tuple[TextEdit, ...]) -> tuple[TextEdit, ...]:
    """Make the edits of one value one stretch: setting a field touches exactly one place."""
    if len(edits) < 2:
        return edits
    start = min(edit.start for edit in edits)
    end = max(edit.end for edit in edits)
    inside = [TextEdit(edit.start - start, edit.end - start, edit.text) for edit in edits]
    return (TextEdit(start, end, apply_text_edits(text[start:end], inside)),)


def _apply_items(
    syntax: Syntax, text: str, change: KeyChange, variant: int
) -> tuple[str, tuple[TextEdit, ...]] | Problem:
    """Turn a list into another one by single additions, removals and moves."""
    if isinstance(syntax, HeaderSyntax):
        excerpt = syntax.excerpt(text, change.key)
        if excerpt:
            small, shift = excerpt
            made_small = _make_steps(syntax, small, change, variant)
            if isinstance(made_small, Problem):
                return made_small
            edits = tuple(
                TextEdit(edit.start + shift, edit.end + shift, edit.text) for edit in made_small
            )
            return apply_text_edits(text, edits), edits
    made = _make_steps(syntax, text, change, variant)
    return made if isinstance(made, Problem) else (apply_text_edits(text, made), made)


def _make_steps(
    syntax: Syntax, text: str, change: KeyChange, variant: int
) -> tuple[TextEdit, ...] | Problem:
    """Make the steps one by one, as one edit."""
    entry = syntax.entry(text, change.key)
    held = tuple(item.text for item in entry.items) if entry else ()
    if not held:
        return refusal("not-a-list", NO_LIST, entry.line if entry else None, key=change.key)
    edits: tuple[TextEdit, ...] = ()
    current = text
    for step in steps(held, change.items):
        made: tuple[TextEdit, ...] | Problem
        match step.action:
            case "remove":
                made = syntax.remove_item(current, change.key, step.index)
            case "move":
                made = syntax.move_item(current, change.key, step.index, step.to)
            case _:
                ways = change.item_spellings[step.wanted]
                spelling = ways[min(variant, len(ways) - 1)]
                made = syntax.insert_item(current, change.key, spelling, step.index)
        if isinstance(made, Problem):
            return made
        edits = compose(text, edits, made)
        current = apply_text_edits(current, made)
    return _as_one(text, edits)


def check_written(syntax: Syntax, text: str, plan: Plan, chosen: tuple[int, ...]) -> Problem | None:
    """Where no reader sees the header, the locator at least has to find what was written."""
    for change, variant in zip(plan.changes, chosen, strict=True):
        entry = syntax.entry(text, change.key)
        raw = one_eol(text[entry.value_start : entry.value_end]) if entry else ""
        match change.action:
            case "remove":
                is_there = entry is None
            case "set":
                is_there = entry is not None and raw == change.spellings[variant].strip("\n ")
            case "items":
                held = tuple(item.text for item in entry.items) if entry else ()
                is_there = entry is not None and held == change.items
            case _:
                is_there = entry is not None or change.action == "body"
        if not is_there:
            return refusal("not-written", NOT_WRITTEN, key=change.key)
    return None
