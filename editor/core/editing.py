"""One edit, from what a person asks for to splices that are known to be right.

An edit tries the harness's spellings in order and takes the first after which every reader of the
harness still agrees (`editor.core.checks`). If none does, nothing is written and the reason of the
attempt that got furthest is given. An edit that changes nothing gives no splices.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from editor.core import checks
from editor.core.applying import apply, check_written, variants
from editor.core.changes import AddItem
from editor.core.checks import Expectation
from editor.core.document import Document
from editor.core.edit_wording import (
    COMMENT_REMOVED,
    CONTINUED,
    CONTINUED_LINE,
    NO_LIST,
    NO_SPELLING,
    NOT_REVERSIBLE,
    note,
    refusal,
)
from editor.core.header_syntax import HeaderSyntax
from editor.core.problems import Problem, Severity
from editor.core.records import record, replace
from editor.core.second_reader import check_second_reader
from editor.core.syntax import Style
from editor.core.text import (
    Splice,
    TextEdit,
    apply_splices,
    compose,
    invert,
    line_of,
    smallest,
)
from editor.core.yaml_locator import YamlSyntax

if TYPE_CHECKING:
    from collections.abc import Sequence

    from editor.core.changes import Change, Plan, Reading
    from editor.core.definition import Origin
    from editor.core.harness import Harness
    from editor.core.syntax import Entry, Layout, Syntax
    from editor.core.wording import Message

MOST_ATTEMPTS: Final = 48
SPELLED: Final = ("set", "items", "add-item")  # actions that try spellings


@record
class Edited:
    """The document after an edit, the splices that lead there, and what is worth saying."""

    document: Document
    splices: tuple[Splice, ...] = ()  # offsets are bytes of the document before
    notes: tuple[Problem, ...] = ()  # what goes with the edit; lines are those before it

    @property
    def has_changes(self) -> bool:
        """Whether a single byte differs."""
        return bool(self.splices)


def edit(
    harness: Harness, document: Document, origin: Origin, change: Change, rules: str
) -> Edited | Problem:
    """Make one change, or say why it cannot be made."""
    return edit_all(harness, document, origin, (change,), rules)


def edit_all(
    harness: Harness, document: Document, origin: Origin, changes: Sequence[Change], rules: str
) -> Edited | Problem:
    """Make several changes as one; the splices refer to the document given.

    A state in between need not be accepted (a provider before its model), the last one has to be.
    """
    draft = _Draft(document, (), tuple(harness.readings(document, origin, rules)))
    first = draft
    whole = Expectation()
    notes: list[Problem] = []
    for number, change in enumerate(changes, start=1):
        step = _Step(harness, origin, rules, is_last=number == len(changes))
        made = step.make(draft, change, document)
        if isinstance(made, Problem):
            name = getattr(change, "field", "")
            return made if made.field or not name else replace(made, field=name)
        draft, expectation, found = made
        notes += found
        _widen(whole, expectation)
    if draft is first:
        return Edited(document)
    why = partial(_fault, harness, draft.document, origin, rules)
    problem = checks.check_accepted(first.readings, draft.readings, why)
    if len(changes) > 1 and not problem:
        problem = checks.check_readings(first.readings, draft.readings, whole)
    if problem:
        return problem
    splices = document.splices(smallest(document.text, draft.edits))
    if apply_splices(draft.document.data, invert(document.data, splices)) != document.data:
        return refusal("not-reversible", NOT_REVERSIBLE)
    if not splices:
        return Edited(document)
    return Edited(draft.document, splices, tuple(notes))


@record
class _Draft:
    """A document on the way: its edits so far (of the first document) and its readings."""

    document: Document
    edits: tuple[TextEdit, ...]
    readings: tuple[Reading, ...]


_Made = tuple[_Draft, Expectation, list[Problem]]


@record
class _Step:
    """Makes one change of a draft."""

    harness: Harness
    origin: Origin
    rules: str
    is_last: bool

    def make(self, draft: _Draft, change: Change, original: Document) -> _Made | Problem:
        """Try the plan's spellings until one passes."""
        plan = self.harness.plan(draft.document, self.origin, change, self.rules)
        if isinstance(plan, Problem):
            return plan
        syntax = self.harness.syntax(draft.document, self.origin, self.rules)
        layout = syntax.layout(draft.document.text)
        if isinstance(change, AddItem):
            in_the_way = _what_is_no_list(plan, syntax, draft.document.text)
            if in_the_way:
                return in_the_way
        expectation = _expectation(plan)
        if self._is_done(plan, draft, syntax, expectation):
            return draft, expectation, []
        furthest: Problem | None = None
        choices = [range(variants(key_change)) for key_change in plan.changes]
        for chosen in islice(product(*choices), MOST_ATTEMPTS):
            made = self._attempt(draft, plan, chosen, syntax, layout, original)
            if not isinstance(made, Problem):
                return made
            if furthest is None or _stage(made) > _stage(furthest):
                furthest = made
        if furthest is None:
            name = next(iter(plan.wanted), plan.changes[0].key if plan.changes else "")
            return refusal("no-spelling", NO_SPELLING, field=name)
        return furthest

    def _is_done(self, plan: Plan, draft: _Draft, syntax: Syntax, expectation: Expectation) -> bool:
        """Whether the file already says what is wanted, however it is spelled."""
        if not plan.changes:
            return True
        if plan.wanted_body is not None:
            body = checks.one_eol(draft.readings[0].body)
            return not plan.wanted and body == checks.one_eol(plan.wanted_body)
        if not plan.wanted or any(value is None for value in plan.wanted.values()):
            return False
        actions = {change.action for change in plan.changes}
        if not actions <= {"set", "items", "remove"}:
            return False  # One of two equal entries may go although the reader sees them as one.
        return all(
            change.action == "remove" or syntax.entry(draft.document.text, change.key) is not None
            for change in plan.changes
        ) and checks.reads_as_wanted(draft.readings, expectation)

    def _attempt(
        self,
        draft: _Draft,
        plan: Plan,
        chosen: tuple[int, ...],
        syntax: Syntax,
        layout: Layout,
        original: Document,
    ) -> _Made | Problem:
        """Make the plan's changes with one choice of spellings and check the result."""
        expectation = _expectation(plan)
        text, edits = draft.document.text, draft.edits
        touched: list[Entry] = []
        at = syntax
        for key_change, variant in zip(plan.changes, chosen, strict=True):
            if text is not draft.document.text:
                at = self.harness.syntax(Document.of(text), self.origin, self.rules)
            made = apply(at, text, key_change, variant)
            if isinstance(made, Problem):
                return made
            new_text, step = made
            edits = compose(original.text, edits, step)
            if key_change.action != "body":
                old, new = at.entry(text, key_change.key), at.entry(new_text, key_change.key)
                touched += [entry for entry in (old, new) if entry]
            text = new_text
        if text == draft.document.text:
            is_spelled = any(change.action in SPELLED for change in plan.changes)
            problem = is_spelled and checks.check_readings(
                draft.readings, draft.readings, expectation
            )
            return problem or (draft, expectation, [])
        expectation.keys |= {entry.key for entry in touched}
        names = {entry.written for entry in touched} | expectation.keys
        expectation.spelled |= names | {name.casefold() for name in names}
        splices = original.splices(smallest(original.text, edits))
        document = original.with_splices(splices)
        readings = tuple(self.harness.readings(document, self.origin, self.rules))
        new_layout = syntax.layout(document.text)
        problem = checks.check_structure(
            draft.document.text, layout, document.text, new_layout, expectation
        )
        problem = problem or checks.check_readings(
            draft.readings, readings, expectation, is_last=self.is_last
        )
        if not problem and isinstance(syntax, YamlSyntax):
            problem = check_second_reader(
                draft.document.text,
                layout,
                document.text,
                new_layout,
                expectation.spelled,
                expects_body=expectation.body is None,
            )
        if not (problem or checks.is_confirmed(draft.readings, readings, plan.wanted)):
            problem = check_written(syntax, document.text, plan, chosen)
        if self.is_last and not problem:
            why = partial(_fault, self.harness, document, self.origin, self.rules)
            problem = checks.check_accepted(draft.readings, readings, why)
        if problem:
            return problem
        notes = _notes(draft.document.text, layout, new_layout, touched)
        return _Draft(document, edits, readings), expectation, notes


def _fault(harness: Harness, document: Document, origin: Origin, rules: str) -> Message | None:
    """Say what makes a harness refuse a document, None when it does not tell."""
    problems = harness.read(document, origin, rules).problems
    return next((each.message for each in problems if each.severity is Severity.ERROR), None)


def _what_is_no_list(plan: Plan, syntax: Syntax, text: str) -> Problem | None:
    """Refuse to add an entry to a map, which would be replaced by the entry.

    In a configuration the members of an object are the entries of such a field.
    """
    if not isinstance(syntax, HeaderSyntax):
        return None
    for change in plan.changes:
        entry = syntax.entry(text, change.key) if change.key else None
        if entry is None:
            continue
        is_unread = entry.style is Style.EMPTY and entry.continued is not None
        if entry.style is Style.MAP or is_unread:
            return refusal("not-a-list", NO_LIST, entry.line, key=entry.written)
    return None


def _stage(problem: Problem) -> int:
    return checks.STAGES.index(problem.code) if problem.code in checks.STAGES else -1


def _expectation(plan: Plan) -> Expectation:
    return Expectation(dict(plan.wanted), set(plan.may_change), body=plan.wanted_body)


def _widen(whole: Expectation, part: Expectation) -> None:
    """Add what one change may do to what all of them may do."""
    whole.wanted.update(part.wanted)
    whole.may_change |= part.may_change
    whole.keys |= part.keys
    whole.spelled |= part.spelled
    whole.body = part.body if part.body is not None else whole.body


def _notes(text: str, before: Layout, after: Layout, touched: list[Entry]) -> list[Problem]:
    """Say which comments went with the edit, and which lines below the value."""
    lost = Counter(before.comments) - Counter(after.comments)
    notes = [
        note(
            "comment-removed",
            COMMENT_REMOVED,
            line_of(text, text.index(comment, before.header_start)),
            comment=comment,
        )
        for comment in lost
    ]
    for entry in touched:
        if entry.continued and not any(
            other.key == entry.key and other.continued for other in after.entries
        ):
            first, last = entry.continued
            notes.append(
                note(
                    "continuation-removed",
                    CONTINUED_LINE if first == last else CONTINUED,
                    first,
                    key=entry.written,
                    first=first,
                    last=last,
                )
            )
    return notes
