"""Generated documents × edits: only the bytes asked for change, for both locators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import assume, given
from hypothesis import strategies as st

from editor.core.changes import (
    AddItem,
    Change,
    MoveItem,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.problems import Problem
from editor.core.text import apply_splices, invert
from tests.core.bounded import bounded
from tests.core.generated import (
    ITEMS,
    LISTS,
    LONG_TEXTS,
    ODD_ITEMS,
    TEXTS,
    Generated,
    documents,
)
from tests.core.plain_harness import ORIGIN, LineHarness, YamlHarness, line_reading, pyyaml, ruamel

if TYPE_CHECKING:
    from tests.core.plain_harness import PlainHarness

BOUNDED = bounded(250)
YAML, LINES = YamlHarness({"old": pyyaml}), LineHarness()
TEXT_FIELDS = ("name", "description", "model", "color")


@st.composite
def changes(draw: st.DrawFn, *, is_yaml: bool) -> Change:
    """Any change of one field, of one entry, of an unknown key or of the body."""
    field = draw(st.sampled_from((*TEXT_FIELDS, *LISTS)))
    items = (*ITEMS, *ODD_ITEMS) if is_yaml else ITEMS
    index = draw(st.integers(0, 3))
    if field in LISTS:
        return draw(
            st.one_of(
                st.builds(
                    SetField,
                    st.just(field),
                    st.lists(st.sampled_from(items), min_size=1, max_size=4).map(tuple),
                ),
                st.just(SetField(field, None)),
                st.builds(AddItem, st.just(field), st.sampled_from(ITEMS), st.just(index)),
                st.just(RemoveItem(field, index)),
                st.builds(MoveItem, st.just(field), st.just(index), st.integers(0, 3)),
            )
        )
    texts = (*TEXTS, *LONG_TEXTS) if is_yaml else TEXTS
    optional = st.just(SetField(field, None)) if field in ("model", "color") else st.nothing()
    return draw(
        st.one_of(
            st.builds(SetField, st.just(field), st.sampled_from(texts)),
            optional,
            st.sampled_from((RemoveKey("x-note"), RemoveKey("hooks"), RemoveKey("absent"))),
            st.builds(SetBody, st.sampled_from(("New", "One\n\n---\n# Two", "a\n# b\n", "🚀"))),
        )
    )


def check(harness: PlainHarness, document: Generated, change: Change) -> Edited | Problem:
    """Make the change and check the bytes; gives the result for what the reader has to say."""
    before = Document.of(document.text)
    result = edit(harness, before, ORIGIN, change, "")  # type: ignore[arg-type]
    if isinstance(result, Problem):
        assert str(result.message)
        return result
    after = result.document
    assert apply_splices(before.data, result.splices) == after.data
    assert apply_splices(after.data, invert(before.data, result.splices)) == before.data
    assert result.has_changes is (after.data != before.data)
    _check_places(document, after.text, change)
    if not isinstance(change, (AddItem, RemoveItem, MoveItem)):
        again = edit(harness, after, ORIGIN, change, "")  # type: ignore[arg-type]
        assert isinstance(again, Edited)
        assert again.splices == ()
    return result


def _check_places(document: Generated, after: str, change: Change) -> None:
    """Everything but the lines of the key is there as before."""
    before = document.text
    if isinstance(change, SetBody):
        assert after.startswith(before[: document.header_end + 3])
        return
    key = change.key if isinstance(change, RemoveKey) else change.field
    found = document.part(key)
    if found:
        _, start, end = found
        assert after.startswith(before[:start])
        assert after.endswith(before[end:])
        assert len(after) >= start + len(before) - end
    elif after != before:
        added = len(after) - len(before)
        ends = {end for _, _, end in document.parts}
        assert any(after == before[:at] + after[at : at + added] + before[at:] for at in ends)


@BOUNDED
@given(documents(is_yaml=True), changes(is_yaml=True))
def test_an_edit_of_a_yaml_header_changes_its_field_only(
    document: Generated, change: Change
) -> None:
    before = _yaml_values(document.text)
    assume(isinstance(before, dict))
    result = check(YAML, document, change)
    if isinstance(result, Problem):
        assert _may_be_refused(document, change, result), result
        return
    after = _yaml_values(result.document.text)
    if isinstance(change, SetField):
        value = change.value
        if value is None:
            assert change.field not in after
        elif change.field in LISTS:
            held = after[change.field]
            held = [part.strip() for part in held.split(",")] if isinstance(held, str) else held
            assert held == list(value)
        else:
            assert after[change.field] == value
    touched = getattr(change, "field", getattr(change, "key", ""))
    assert _without(after, touched) == _without(before, touched)
    assert list(_without(after, touched)) == list(_without(before, touched))


def _yaml_values(text: str) -> Any:
    """The header as a reader that has no part in the edit takes it."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return ruamel(text[4 : text.index("\n---", 3) + 1])


def _without(values: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: repr(value) for name, value in values.items() if name != key}


def _may_be_refused(document: Generated, change: Change, problem: Problem) -> bool:
    """The only reasons for which an edit of a generated document may be refused."""
    if isinstance(change, (RemoveItem, MoveItem)):
        return problem.code in ("item-absent", "key-absent", "reads-otherwise")
    if isinstance(change, AddItem):
        return problem.code == "not-a-list"
    # Blank lines below a key that goes would become text of a scalar above that keeps them.
    return problem.code == "other-field-changes" and any(
        part.kind.endswith("+") for part, _, _ in document.parts
    )


@BOUNDED
@given(documents(is_yaml=False), changes(is_yaml=False))
def test_an_edit_of_a_header_read_by_lines_changes_its_field_only(
    document: Generated, change: Change
) -> None:
    before = line_reading(document.text)
    result = check(LINES, document, change)
    if isinstance(result, Problem):
        assert _may_be_refused(document, change, result), result
        return
    after = line_reading(result.document.text)
    touched = getattr(change, "field", getattr(change, "key", "").replace("-", ""))
    if isinstance(change, SetField):
        assert after.fields.get(change.field) == change.value
    for old, new in ((before.fields, after.fields), (before.others, after.others)):
        assert {**old, touched: None} == {**new, touched: None}
    if not isinstance(change, SetBody):
        assert after.body == before.body


@bounded(600)
@given(
    st.text(st.sampled_from("ab:- \t\r\n#[]{},'\"|>+*&!%@?.\x00\u2028\ufeff🚀\udc80"), max_size=60),
    st.booleans(),
)
def test_no_text_whatever_makes_an_edit_fail_or_lose_bytes(header: str, is_yaml: bool) -> None:
    document = Document.of(f"---\n{header}\n---\nBody")
    harness = YAML if is_yaml else LINES
    for change in (
        SetField("model", "x: y"),
        SetField("tools", ("A", "B")),
        SetField("a", None),
        RemoveKey("b"),
        AddItem("a", "C"),
        SetBody("Other"),
    ):
        result = edit(harness, document, ORIGIN, change, "")  # type: ignore[arg-type]
        if isinstance(result, Edited):
            back = apply_splices(result.document.data, invert(document.data, result.splices))
            assert back == document.data
        else:
            assert str(result.message)
