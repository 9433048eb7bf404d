"""Every reported shape: kept when nothing is edited, and one field edited without touching more."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

import pytest

from editor.core.changes import Change, SetBody, SetField
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.problems import Problem
from editor.core.text import apply_splices, invert
from tests.core.corpus import CASES, Case
from tests.core.plain_harness import ORIGIN, LineHarness, YamlHarness

if TYPE_CHECKING:
    from tests.core.plain_harness import PlainHarness

EDITS: dict[str, Change] = {
    "name": SetField("name", "other"),
    "description": SetField("description", "Something new"),
    "tools": SetField("tools", ("Grep", "Read", "WebFetch")),
    "model": SetField("model", "prov/m:low"),
    "body": SetBody("You do other things.\n\n# Title\n## Step\n\n---\nless"),
}
HARNESSES: dict[str, PlainHarness] = {"yaml": YamlHarness(), "lines": LineHarness()}
_LINES = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


@pytest.mark.parametrize("name", CASES)
def test_a_document_gives_its_bytes_back(name: str) -> None:
    data = CASES[name].data
    document = Document(data)
    assert Document.of(document.text).data == data
    for harness in HARNESSES.values():
        layout = harness.syntax(document, ORIGIN, "").layout(document.text)
        assert 0 <= layout.header_start <= layout.header_end <= layout.body_start
        for entry in layout.entries:
            assert entry.start <= entry.value_start <= entry.value_end <= entry.end
            assert entry.end <= layout.header_end
            assert document.text.count("\n", 0, entry.start) <= entry.line - 1


@pytest.mark.parametrize("kind", HARNESSES)
@pytest.mark.parametrize("field", EDITS)
@pytest.mark.parametrize("name", CASES)
def test_one_field_is_edited_and_nothing_else(name: str, field: str, kind: str) -> None:
    case, harness = CASES[name], HARNESSES[kind]
    document = Document(case.data)
    result = edit(harness, document, ORIGIN, EDITS[field], "")  # type: ignore[arg-type]
    refused = _refused(case, kind).get(field)
    if refused:
        assert isinstance(result, Problem)
        assert result.code == refused
        assert str(result.message)
        return
    assert isinstance(result, Edited), result
    assert result.has_changes
    assert apply_splices(case.data, result.splices) == result.document.data
    restored = apply_splices(result.document.data, invert(case.data, result.splices))
    assert restored == case.data
    assert field == "body" or len(result.splices) == 1
    colon = ":(?=[ \t\r\n])" if kind == "yaml" else ":"
    _check_lines(document, result.document, field, colon)
    again = edit(harness, result.document, ORIGIN, EDITS[field], "")  # type: ignore[arg-type]
    assert isinstance(again, Edited)
    assert not again.has_changes


def _refused(case: Case, kind: str) -> dict[str, str]:
    return case.yaml if kind == "yaml" else case.lines


def _check_lines(before: Document, after: Document, field: str, colon: str) -> None:
    """Only lines of the field differ, and new lines end as their neighbours do."""
    old, new = _LINES.findall(before.text), _LINES.findall(after.text)
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    changed = [code for code in matcher.get_opcodes() if code[0] != "equal"]
    gone = [line for _, start, stop, _, _ in changed for line in old[start:stop]]
    if field == "body":
        header = next((n for n, line in enumerate(old[1:], 1) if line.startswith("---")), 0)
        has_header = bool(old) and old[0].strip("\ufeff \r\n") == "---"
        is_open = has_header and old[header][-1] not in "\r\n"
        assert not has_header or all(start > header - is_open for _, start, _, _, _ in changed)
        return
    keys = [line for line in gone if re.match(rf"[ ?]*[A-Za-z'\"][\w '\"-]*{colon}", line)]
    allowed = re.compile(rf"[ ?]*{field}[ ]*:|  (?:read|bash): |  two: 2", re.IGNORECASE)
    assert all(allowed.match(line) for line in keys), gone
    kinds = {line[len(line.rstrip("\r\n")) :] for line in old} - {""}
    added = {line[len(line.rstrip("\r\n")) :] for line in new} - {""}
    assert added <= (kinds or {"\n"})
