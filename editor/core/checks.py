"""What has to hold after an edit before it counts: the file is read again and compared.

The readers are the harness's own; the structure (keys and bytes of everything else, the body, the
number of headers) is compared besides, so that an edit is safe also where a reader sees nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from editor.core.edit_wording import (
    BLOCKS_CHANGE,
    BODY_CHANGES,
    NOT_ACCEPTED,
    NOT_ACCEPTED_BECAUSE,
    NOTHING,
    OTHER_CHANGES,
    READS_OTHERWISE,
    TOUCHES_OTHER,
    refusal,
)
from editor.core.records import field, mutable_record
from editor.core.wording import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from editor.core.changes import Reading
    from editor.core.definition import Value
    from editor.core.problems import Problem
    from editor.core.syntax import Layout

# The order of the checks; the refusal a person sees is that of the attempt that got furthest.
STAGES = (
    "not-written",
    "structure-changes",
    "headers-change",
    "body-changes",
    "reads-otherwise",
    "other-field-changes",
    "second-reader",
    "not-accepted",
)
LONGEST_SHOWN = 60


@mutable_record
class Expectation:
    """What an edit, or several, may change; everything else has to stay."""

    wanted: dict[str, Value] = field(default_factory=dict)
    may_change: set[str] = field(default_factory=set)  # names of fields
    keys: set[str] = field(default_factory=set)  # keys as the locator compares them
    spelled: set[str] = field(default_factory=set)  # … and in every spelling a reader may use
    body: str | None = None


def same(left: Value, right: Value) -> bool:
    """Whether two values are the same and of the same kind (`1` is not `True`)."""
    return type(left) is type(right) and left == right


def reads_as_wanted(readings: Sequence[Reading], expectation: Expectation) -> bool:
    """Whether the deciding readers already give every wanted value."""
    return all(
        any(name in reading.reads for reading in readings)
        and same(_decider(readings, name).fields.get(name), value)
        for name, value in expectation.wanted.items()
    )


def _decider(readings: Sequence[Reading], name: str) -> Reading:
    """The reader that decides a field: the first that reads it at all."""
    return next((reading for reading in readings if name in reading.reads), readings[0])


def check_readings(
    before: Sequence[Reading],
    after: Sequence[Reading],
    expectation: Expectation,
    *,
    is_last: bool = True,
) -> Problem | None:
    """Compare what every reader makes of the file before and after.

    Before the last of several changes a reader may take the file for hopeless, and give nothing.
    """
    if not is_last:
        pairs = [pair for pair in zip(before, after, strict=True) if not _saw_nothing(pair[1])]
        before, after = [old for old, _ in pairs], [new for _, new in pairs]
    if not before:
        return None
    for name, value in expectation.wanted.items():
        deciding = _decider(before, name).fields.get(name)
        for old, new in zip(before, after, strict=True):
            if name not in old.reads or _is_blind(old, new):
                continue
            decides = old is _decider(before, name)
            agreed = old.is_accepted and same(old.fields.get(name), deciding)
            if (decides or agreed) and not same(new.fields.get(name), value):
                return _differs("reads-otherwise", READS_OTHERWISE, name, new, value)
    free = expectation.may_change | set(expectation.wanted)
    for old, new in zip(before, after, strict=True):
        if _is_blind(old, new):
            continue
        if _saw_nothing(old):
            # A new prompt must not bring a dead file to life as something else.
            is_new = expectation.body is not None and new.is_accepted
            if is_new and not _same_body(old, new, expectation):
                return refusal("body-changes", BODY_CHANGES)
            continue
        for name in {**old.fields, **new.fields}:
            if name not in free and not same(old.fields.get(name), new.fields.get(name)):
                value = old.fields.get(name)
                return _differs("other-field-changes", OTHER_CHANGES, name, new, value)
        problem = _check_others(old, new, expectation.spelled)
        if problem:
            return problem
        if not _same_body(old, new, expectation):
            return refusal("body-changes", BODY_CHANGES)
    return None


def check_accepted(
    before: Sequence[Reading], after: Sequence[Reading], why: Callable[[], Message | None]
) -> Problem | None:
    """A reader that took the file before has to take it after.

    `why` gives what the harness says is wrong with the file then.
    """
    for old, new in zip(before, after, strict=True):
        if old.is_accepted and not new.is_accepted:
            said = why()
            if said is not None:
                reader = Message(new.reader)
                return refusal("not-accepted", NOT_ACCEPTED_BECAUSE, reader=reader, reason=said)
            return refusal(
                "not-accepted",
                NOT_ACCEPTED,
                reader=Message(new.reader),
                reason=new.rejection or "?",
            )
    return None


def check_structure(
    old_text: str, old: Layout, new_text: str, new: Layout, expectation: Expectation
) -> Problem | None:
    """Compare the bytes of all other keys, of the body, and the number of headers."""
    kept, found = _others(old_text, old, expectation), _others(new_text, new, expectation)
    if kept != found:
        changed = (key for key in {**kept, **found} if kept.get(key) != found.get(key))
        return refusal("structure-changes", TOUCHES_OTHER, field=next(changed, ("", 0))[0])
    if expectation.body is not None:
        # A new prompt must not be taken for a header, also where no reader takes the file.
        is_same = new.has_header == old.has_header
        return None if is_same else refusal("body-changes", BODY_CHANGES)
    is_created = not old.blocks and not old.has_header and new.has_header
    if new.blocks != old.blocks and not (is_created and new.blocks == 1):
        return refusal("headers-change", BLOCKS_CHANGE, before=old.blocks, after=new.blocks)
    if old_text[_body_start(old_text, old) :] != new_text[_body_start(new_text, new) :]:
        return refusal("body-changes", BODY_CHANGES)
    return None


def _body_start(text: str, layout: Layout) -> int:
    if layout.has_header:
        return layout.body_start
    return 1 if text.startswith("\ufeff") else 0


def _others(text: str, layout: Layout, expectation: Expectation) -> dict[tuple[str, int], str]:
    """The bytes of every entry that is not to change; entries of one key are numbered."""
    found: dict[tuple[str, int], str] = {}
    seen: Counter[str] = Counter()
    for entry in layout.entries:
        if entry.key not in expectation.keys:
            seen[entry.key] += 1
            found[entry.key, seen[entry.key]] = text[entry.start : entry.end].rstrip("\r\n")
    return found


def _check_others(old: Reading, new: Reading, spelled: set[str]) -> Problem | None:
    for name in {**old.others, **new.others}:
        if name in spelled or name.casefold() in spelled:
            continue
        if old.others.get(name) != new.others.get(name):
            return refusal(
                "other-field-changes",
                OTHER_CHANGES,
                field=name,
                reader=Message(new.reader),
                got=_shown(new.others.get(name)),
                wanted=_shown(old.others.get(name)),
            )
    return None


def _same_body(old: Reading, new: Reading, expectation: Expectation) -> bool:
    if expectation.body is None:
        return old.body == new.body
    return one_eol(new.body) == one_eol(expectation.body)


def one_eol(text: str) -> str:
    """Give a text with LF as its only line end, to compare bodies by what they say."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _is_blind(old: Reading, new: Reading) -> bool:
    """Whether a reader sees no header at all, before and after."""
    return not any(each.is_accepted or each.fields or each.others for each in (old, new))


def _saw_nothing(old: Reading) -> bool:
    """Whether a reader could not read the file before, so that it has nothing to lose."""
    return not (old.is_accepted or old.fields or old.others)


def is_confirmed(
    before: Sequence[Reading], after: Sequence[Reading], wanted: Mapping[str, Value]
) -> bool:
    """Whether at least one reader that sees the header confirms every wanted field."""
    return all(
        any(
            name in new.reads and not _is_blind(old, new)
            for old, new in zip(before, after, strict=True)
        )
        for name in wanted
    )


def _differs(code: str, template: str, name: str, reading: Reading, value: Value) -> Problem:
    return refusal(
        code,
        template,
        field=name,
        reader=Message(reading.reader),
        got=_shown(reading.fields.get(name)),
        wanted=_shown(value),
    )


def _shown(value: Value) -> str | Message:
    """Show a value in a sentence."""
    match value:
        case None:
            return Message(NOTHING)
        case bool():
            text = "true" if value else "false"
        case tuple():
            text = ", ".join(value)
        case _:
            text = str(value)
    return f"“{text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + '…'}”"
