"""One edit from a wish to checked splices: what is reported to break elsewhere stays whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from editor.core.blocks import LARGEST_COMPARED
from editor.core.changes import (
    AddItem,
    Change,
    KeyChange,
    MoveItem,
    Plan,
    Reading,
    RemoveItem,
    RemoveKey,
    SetBody,
    SetField,
)
from editor.core.document import Document
from editor.core.editing import Edited, edit, edit_all
from editor.core.frontmatter import Fence, YamlSyntax
from editor.core.problems import Problem
from editor.core.records import replace
from tests.core.plain_harness import (
    ORIGIN,
    LineHarness,
    YamlHarness,
    line_reading,
    pyyaml,
)

if TYPE_CHECKING:
    from tests.core.plain_harness import PlainHarness

YAML, LINES = YamlHarness(), LineHarness()


def made(harness: PlainHarness, text: str, *changes: Change) -> Edited:
    result = edit_all(harness, Document.of(text), ORIGIN, changes, "")  # type: ignore[arg-type]
    assert isinstance(result, Edited), str(result.message)
    return result


def refused(harness: PlainHarness, text: str, *changes: Change) -> Problem:
    result = edit_all(harness, Document.of(text), ORIGIN, changes, "")  # type: ignore[arg-type]
    assert isinstance(result, Problem), result.document.text
    assert "{" not in str(result.message)
    return result


def file(*lines: str, body: str = "Body\n") -> str:
    return "\n".join(["---", "name: x", "description: d", *lines, "---", "", body])


# What was reported: section 1 of the field reports.


def test_toggling_a_tool_keeps_every_comment() -> None:
    text = file("tools:", "  - Read # needed for X", "  - Grep", "# keep short", "model: haiku")
    without = made(YAML, text, SetField("tools", ("Read",)))
    assert without.document.text == text.replace("  - Grep\n", "")
    back = made(YAML, without.document.text, AddItem("tools", "Grep"))
    assert back.document.text == text


def test_removing_an_entry_says_what_becomes_of_its_comment() -> None:
    text = file("tools:", "  - Read # needed for X", "  - Grep")
    result = made(YAML, text, RemoveItem("tools", 0))
    assert result.document.text == text.replace("  - Read # needed for X\n", "")
    assert [problem.code for problem in result.notes] == ["comment-removed"]
    assert "# needed for X" in str(result.notes[0].message)
    assert result.notes[0].line == 5


def test_removing_a_key_says_what_becomes_of_its_comment() -> None:
    text = file("# about the model", "model: a # pinned", "color: red")
    result = made(YAML, text, SetField("model", None))
    assert result.document.text == text.replace("model: a # pinned\n", "")
    assert [problem.code for problem in result.notes] == ["comment-removed"]


def test_one_field_leaves_dates_numbers_and_comments_alone() -> None:
    text = file("created: 2026-06-29", 'ver: "1.10"', "model: a # c")
    result = made(YAML, text, SetField("description", "new"))
    assert result.document.text == text.replace("description: d", "description: new")
    assert len(result.splices) == 1


def test_a_part_of_a_model_is_edited_within_its_quotes_and_comment() -> None:
    text = file('model: "prov/m:high" # pinned')
    result = made(YAML, text, SetField("model", "prov/m:low"))
    assert result.document.text == text.replace("high", "low")
    assert [(splice.text, splice.end - splice.start) for splice in result.splices] == [("low", 4)]
    assert not result.notes
    assert made(YAML, text, SetField("model", "prov/m:high")).splices == ()


def test_commented_out_keys_survive() -> None:
    text = file("# model: opus", "tools: Read")
    result = made(YAML, text, SetField("model", "haiku"))
    assert result.document.text == text.replace("tools: Read\n", "tools: Read\nmodel: haiku\n")


def test_headings_in_the_body_are_no_comments() -> None:
    text = file("model: a", body="# Title\n## Step\n")
    for change in (SetField("model", "b"), SetField("model", None), SetField("tools", ("A",))):
        assert made(YAML, text, change).document.text.endswith("---\n\n# Title\n## Step\n")
    body = made(YAML, text, SetBody("# Title\n## Other"))
    assert body.document.text == text.replace("Step", "Other")
    assert not body.notes


def test_a_description_with_a_colon_is_quoted_when_the_editor_writes_it() -> None:
    result = made(YAML, file(), SetField("description", "Use when: the user asks # now"))
    assert 'description: "Use when: the user asks # now"\n' in result.document.text
    kept = made(LINES, file(), SetField("description", "Use when: the user asks # now"))
    assert "description: Use when: the user asks # now\n" in kept.document.text


def test_an_empty_prompt_is_refused_where_the_reader_would_drop_the_file() -> None:
    assert refused(LINES, file(), SetBody("")).code == "not-accepted"


@pytest.mark.parametrize("value", ["yes", "on", "null", "~", "007", "1e3", "12306", "2026-01-01"])
def test_a_name_that_yaml_takes_for_something_else_is_quoted(value: str) -> None:
    result = made(YAML, file(), SetField("name", value))
    assert f'name: "{value}"\n' in result.document.text
    plain = made(LINES, file(), SetField("name", value))
    assert f"name: {value}\n" in plain.document.text


# Where things are written.


def test_a_new_key_stands_behind_its_neighbour_and_else_last() -> None:
    text = file("color: red")
    assert (
        "description: d\ntools: [A]\ncolor"
        in made(YAML, text, SetField("tools", ("A",))).document.text
    )
    assert (
        "color: red\nskills: [A]\n---" in made(YAML, text, SetField("skills", ("A",))).document.text
    )


def test_a_new_key_stands_before_the_dots() -> None:
    text = "---\nname: x\n...\n---\nBody"
    assert made(YAML, text, SetField("color", "red")).document.text == (
        "---\nname: x\ncolor: red\n...\n---\nBody"
    )


def test_a_header_is_made_where_there_is_none() -> None:
    result = made(YAML, "\ufeffBody\r\n", SetField("name", "x"))
    assert result.document.text == "\ufeff---\r\nname: x\r\n---\r\nBody\r\n"


def test_a_second_header_is_never_put_on_top_of_one_that_was_overlooked() -> None:
    strict = YamlHarness()
    strict.fence = replace(YAML.fence, allows_mark=False)  # type: ignore[misc]
    problem = refused(strict, "\ufeff" + file(), SetField("name", "y"))
    assert problem.code == "headers-change"
    assert "2 headers instead of 1" in str(problem.message)


def test_new_lines_end_as_their_neighbours_do() -> None:
    text = "---\r\nname: x\r\ndescription: d\rmodel: a\n---\nBody"
    assert (
        "description: d\rtools: [A]\rmodel: a\n"
        in made(YAML, text, SetField("tools", ("A",))).document.text
    )


def test_a_text_of_several_lines_gets_the_line_ends_of_the_file() -> None:
    text = file().replace("\n", "\r\n")
    result = made(YAML, text, SetField("description", "one\ntwo\n"))
    assert "description: |\r\n  one\r\n  two\r\n---\r\n" in result.document.text


def test_a_folded_description_stays_folded() -> None:
    text = file().replace("description: d", "description: >\n  line one\n  line two")
    result = made(YAML, text, SetField("description", "line one changed\n"))
    assert "description: >\n  line one changed\n---" in result.document.text


# The body.


def test_the_body_keeps_what_stands_around_it() -> None:
    text = "---\r\nname: x\r\n---\r\n\r\n\r\nOne\r\nTwo\nThree  \r\n\n\n"
    result = made(YAML, text, SetBody("One\nTwo!\nThree"))
    assert result.document.text == text.replace("Two", "Two!")
    assert made(YAML, text, SetBody("One\nTwo\nThree  ")).splices == ()


def test_a_first_body_stands_below_the_header() -> None:
    for text, wanted in {
        "---\nname: x\n---": "---\nname: x\n---\n\nHi\n",
        "---\nname: x\n---\n": "---\nname: x\n---\n\nHi\n",
        "---\nname: x\n---\n\n": "---\nname: x\n---\n\nHi\n",
        "---\r\nname: x\r\n---\r\n": "---\r\nname: x\r\n---\r\n\r\nHi\r\n",
    }.items():
        assert made(YAML, text, SetBody("Hi")).document.text == wanted


def test_a_body_may_hold_rules_and_headers() -> None:
    text = file()
    result = made(YAML, text, SetBody("---\nname: other\n---\nText"))
    assert result.document.text == text.replace("Body", "---\nname: other\n---\nText")


# What is refused.


def test_what_ends_nobody_knows_where_is_refused_with_both_readings() -> None:
    text = (
        "---\nname: x\ndescription: Use when X. Examples:\n<example>\n"
        'user: "hi"\n</example>\nmodel: opus\n---\nBody'
    )
    for harness in (YAML, LINES):
        problem = refused(harness, text, SetField("description", "new"))
        assert problem.code == "value-ambiguous"
        assert "lines 4 to 6" in str(problem.message)
        assert "line 5" in str(problem.message)
        assert "“user:”" in str(problem.message)
        assert refused(harness, text, RemoveKey("user")).code == "value-ambiguous"
        result = made(harness, text, SetField("model", "haiku"))
        assert result.document.text == text.replace("opus", "haiku")


def test_text_that_can_only_be_more_of_the_value_goes_with_it_and_that_is_said() -> None:
    text = file("tools: A").replace("description: d", "description: d:\n<example>\n  more")
    result = made(LINES, text, SetField("description", "new"))
    assert result.document.text == file("tools: A").replace(": d", ": new")
    assert [problem.code for problem in result.notes] == ["continuation-removed"]
    assert "Lines 4 to 5" in str(result.notes[0].message)


def test_a_new_key_is_not_put_into_text_of_unknown_end() -> None:
    text = "---\nname: x\ndescription: d\n<b>\nuser: u\n</b>\n---\nBody"
    assert made(LINES, text, SetField("tools", ("A",))).document.text == (
        "---\nname: x\ntools: [A]\ndescription: d\n<b>\nuser: u\n</b>\n---\nBody"
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("tools: *all", "value-is-reference"),
        ("tools: &mine [A]", "value-is-marked"),
        ("tools: !x [A]", "value-is-marked"),
        ("tools: [A]\ntools: [B]", "duplicate-key"),
    ],
)
def test_values_that_lean_on_other_places_are_refused(line: str, code: str) -> None:
    text = file("other: &all [A]", line)
    problem = refused(YAML, text, SetField("tools", ("C",)))
    assert problem.code == code
    assert problem.line in (5, 6)
    others = YamlHarness({"old": pyyaml})
    if code != "value-is-marked":
        assert made(others, text, SetField("model", "b")).has_changes


def test_an_anchor_that_is_used_elsewhere_is_not_removed() -> None:
    text = file("model: &m a", "color: *m")
    assert refused(YAML, text, SetField("model", None)).code == "value-is-marked"
    assert made(YAML, text, SetField("name", "other")).has_changes


def test_a_line_reader_cannot_hold_line_breaks_and_says_so() -> None:
    problem = refused(LINES, file(), SetField("description", "one\ntwo"))
    assert problem.code == "no-spelling"
    assert "description" in str(problem.message)


def test_an_entry_with_a_comma_cannot_be_one_entry_of_a_line() -> None:
    problem = refused(LINES, file("tools: A, B"), AddItem("tools", "C, D"))
    assert problem.code == "reads-otherwise"
    assert "C, D" in str(problem.message)


def test_an_edit_that_changes_nothing_gives_nothing() -> None:
    text = file("tools: [A,B]", "model: 'a'")
    for harness in (YAML, LINES):
        for change in (
            SetField("tools", ("A", "B")),
            SetField("model", "a"),
            SetField("color", None),
            MoveItem("tools", 0, 0),
            SetBody("Body"),
            SetBody("Body\n\n"),
            RemoveKey("absent"),
        ):
            result = made(harness, text, change)
            assert result.splices == ()
            assert result.document.data == text.encode()


def test_unknown_keys_are_removed_by_their_name_in_the_file() -> None:
    text = file("x-note: 1", "hooks:", "  a:", "    - b", "model: a")
    assert made(YAML, text, RemoveKey("hooks")).document.text == file("x-note: 1", "model: a")
    assert made(LINES, text, RemoveKey("x-note")).document.text == text.replace("x-note: 1\n", "")


def test_of_a_key_that_is_there_twice_a_line_reader_edits_the_one_that_counts() -> None:
    text = file("model: a", "MODEL: b")
    assert made(LINES, text, SetField("model", "c")).document.text == file("model: a", "MODEL: c")
    assert made(LINES, text, SetField("model", None)).document.text == file()


# Several readers, several changes.


class TwoReaders(LineHarness):
    """A second reader that knows no block lists, and drops files with a star in the list."""

    def readings(self, document: Document, origin: Any, rules: str) -> tuple[Reading, ...]:
        first = line_reading(document.text)
        tools = first.fields.get("tools")
        sees = "\n- " not in document.text and "\n  - " not in document.text
        fields = {"tools": tools} if sees and tools is not None else {}
        is_accepted = fields.get("tools") != ("*",)
        second = Reading(
            "settings", is_accepted, fields, {}, first.body, frozenset({"tools"}), "no usable tool"
        )
        return first, second


def test_a_reader_that_would_drop_the_file_stops_the_edit_with_its_reason() -> None:
    problem = refused(TwoReaders(), file("tools: [A]"), SetField("tools", ("*",)))
    assert problem.code == "not-accepted"
    assert "settings" in str(problem.message)
    assert "no usable tool" in str(problem.message)


def test_a_reader_that_was_blind_to_the_list_does_not_stop_the_edit() -> None:
    text = file("tools:", "- A")
    result = made(TwoReaders(), text, AddItem("tools", "B"))
    assert result.document.text == file("tools:", "- A", "- B")


def test_several_changes_are_one_and_refer_to_the_file_before() -> None:
    text = file("tools: [A]", "model: a")
    result = made(
        YAML,
        text,
        SetField("model", "b"),
        SetField("tools", ("A", "B")),
        SetField("name", "z"),
        SetField("model", "c"),
    )
    assert result.document.text == text.replace("model: a", "model: c").replace(
        "[A]", "[A, B]"
    ).replace("name: x", "name: z")
    assert [splice.text for splice in result.splices] == ["z", ", B", "c"]


def test_several_changes_that_cancel_out_are_none() -> None:
    text = file("model: a")
    result = made(YAML, text, SetField("model", "b"), SetField("model", "a"))
    assert result.splices == ()
    assert result.document.data == text.encode()


class NeedsBoth(LineHarness):
    """Accepts a colour only together with a model."""

    def readings(self, document: Document, origin: Any, rules: str) -> tuple[Reading, ...]:
        reading = line_reading(document.text)
        is_accepted = ("color" in reading.fields) <= ("model" in reading.fields)
        return (replace(reading, is_accepted=is_accepted, rejection="color without model"),)


def test_a_state_in_between_may_be_one_that_no_reader_accepts() -> None:
    changes = (SetField("color", "red"), SetField("model", "a"))
    assert refused(NeedsBoth(), file(), changes[0]).code == "not-accepted"
    result = made(NeedsBoth(), file(), *changes)
    assert result.document.text == file("model: a", "color: red")
    assert refused(NeedsBoth(), file("model: a"), *changes[:1], SetField("model", None))


class Hopeless(LineHarness):
    """Gives nothing at all while a colour stands without a model."""

    def readings(self, document: Document, origin: Any, rules: str) -> tuple[Reading, ...]:
        reading = line_reading(document.text)
        if ("color" in reading.fields) <= ("model" in reading.fields):
            return (reading,)
        return (replace(reading, is_accepted=False, fields={}, others={}, rejection="color"),)


def test_a_state_in_between_may_be_one_of_which_a_reader_sees_nothing() -> None:
    changes = (SetField("color", "red"), SetField("model", "a"))
    assert refused(Hopeless(), file(), changes[0]).code in ("reads-otherwise", "not-accepted")
    assert made(Hopeless(), file(), *changes).document.text == file("model: a", "color: red")


class SeesEachOnce(LineHarness):
    """Sees every entry of a list once, as readers do that build sets."""

    def readings(self, document: Document, origin: Any, rules: str) -> tuple[Reading, ...]:
        reading = line_reading(document.text)
        tools = reading.fields.get("tools")
        once = tuple(dict.fromkeys(tools)) if isinstance(tools, tuple) else None
        return (replace(reading, fields={**reading.fields, "tools": once}),)

    def plan(self, document: Document, origin: Any, change: Change, rules: str) -> Plan:
        plan = LineHarness.plan(self, document, origin, change, rules)
        return replace(plan, wanted={"tools": ("A", "B")})


def test_one_of_two_equal_entries_can_be_removed() -> None:
    text = file("tools: [A, A, B]")
    assert made(SeesEachOnce(), text, RemoveItem("tools", 1)).document.text == file("tools: [A, B]")


class Trickster(LineHarness):
    """Plans a spelling that would end the header, or write another key, before the right one."""

    def plan(self, document: Document, origin: Any, change: Change, rules: str) -> Plan:
        assert isinstance(change, SetField)
        bad = ("a\n---\nmodel: x", "a\ncolor: red", "a\ndescription: other", str(change.value))
        return Plan((KeyChange("set", change.field, bad),), {change.field: change.value})


def test_spellings_that_change_more_than_the_field_are_passed_over() -> None:
    text = file("model: z")
    result = made(Trickster(), text, SetField("model", "a"))
    assert result.document.text == text.replace("model: z", "model: a")


def test_the_reason_given_is_that_of_the_attempt_that_got_furthest() -> None:
    class Unlucky(Trickster):
        def plan(self, document: Document, origin: Any, change: Change, rules: str) -> Plan:
            return Plan((KeyChange("set", "model", ("a\n---\nx", "b")),), {"model": "a"})

    problem = refused(Unlucky(), file("model: z"), SetField("model", "a"))
    assert problem.code == "reads-otherwise"


def test_a_problem_of_the_plan_is_the_answer() -> None:
    class Unwilling(LineHarness):
        def plan(self, document: Document, origin: Any, change: Change, rules: str) -> Any:
            return refused(LINES, file(), SetField("model", "a\nb"))

    assert refused(Unwilling(), file(), SetField("model", "a")).code == "no-spelling"


def test_a_header_that_no_reader_can_read_is_still_checked_for_what_was_written() -> None:
    text = file("note: Use when: asked", "model: a # c", "tools: [A, B]")
    result = made(YAML, text, SetField("model", "b"))
    assert result.document.text == text.replace("model: a", "model: b")
    result = made(YAML, text, SetField("tools", ("A", "C")))
    assert result.document.text == text.replace("B]", "C]")
    result = made(YAML, text, SetField("model", None))
    assert result.document.text == text.replace("model: a # c\n", "")


def test_edit_is_edit_all_with_one_change() -> None:
    document = Document.of(file("model: a"))
    change = SetField("model", "b")
    assert edit(YAML, document, ORIGIN, change, "") == edit_all(  # type: ignore[arg-type]
        YAML,  # type: ignore[arg-type]
        document,
        ORIGIN,
        (change,),
        "",
    )


def test_entries_in_quotes_are_known_by_what_they_say() -> None:
    text = file("tools:", "  - 'it''s' # a", '  - "a\\tb" # b', "  - c")
    result = made(YAML, text, SetField("tools", ("it's", "a\tb")))
    assert result.document.text == text.replace("  - c\n", "")
    assert not result.notes


def test_a_spelling_that_is_there_already_and_reads_otherwise_is_not_taken() -> None:
    class Stubborn(LineHarness):
        def plan(self, document: Document, origin: Any, change: Change, rules: str) -> Plan:
            return Plan((KeyChange("set", "model", ("a", "b")),), {"model": "b"})

    text = file("model: a")
    assert made(Stubborn(), text, SetField("model", "b")).document.text == file("model: b")


def test_bodies_too_long_to_compare_line_by_line_are_one_edit() -> None:
    old = "".join(f"old {number}\nsame\n" for number in range(LARGEST_COMPARED // 2 + 1))
    short = "".join(f"old {number}\nsame\n" for number in range(20))
    for body, places in ((old, 1), (short, 20)):
        edits = YamlSyntax(Fence()).set_body(f"---\na: 1\n---\n{body}", body.replace("old", "new"))
        assert not isinstance(edits, Problem)
        assert len(edits) == places
