"""Checks of the file as a whole: encoding, size, and where the header begins and ends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from editor.core.patterns import pattern
from editor.core.problems import MOST_OF_A_KIND
from editor.core.text import TextEdit, line_of
from editor.harnesses.pi_desktop import runtime_reader, settings_scanner, wording
from editor.harnesses.pi_desktop.facts import ERROR, RUNTIME, SETTINGS, WARNING
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY

if TYPE_CHECKING:
    from editor.harnesses.pi_desktop.facts import Facts

_PADDED_OPENING = pattern(r"---([^\S\r\n]+)(?=\r\n|\r|\n)")
_LATE_OPENING = pattern(r"\s+(?=---\s*?(?:\r\n|\r|\n))")
_YAML_BLOCK = pattern(r"^```ya?ml[ \t]*\r?$", re.MULTILINE)
_LINE_AND_RETURN = pattern(r"[^\r\n]*\r?")
_LONE_RETURN = pattern(r"\r(?!\n)")


def check_file(facts: Facts) -> None:
    """Note what is wrong with the file itself."""
    settings = facts.settings
    if settings is None:
        return
    if settings.reason == "not-utf8":
        line = line_of(facts.text, _first_undecodable(facts.text))
        facts.add("not-utf8", ERROR, wording.NOT_UTF8, at=line, reader=SETTINGS, line=line)
    if settings.reason == "not-markdown":
        facts.add("not-markdown", ERROR, wording.NOT_MARKDOWN)
    if settings.reason == "too-big":
        facts.add(
            "too-large",
            ERROR,
            wording.TOO_LARGE,
            reader=SETTINGS,
            size=len(facts.document.data),
            limit=settings_scanner.MAX_BYTES,
        )


def check_body(facts: Facts) -> None:
    """Note instructions that are missing, or that begin with a header nobody reads."""
    prompt = facts.runtime.parsed.prompt
    if not prompt:
        is_listed = facts.record is not None
        template = wording.EMPTY_BODY_BUT_LISTED if is_listed else wording.EMPTY_BODY
        facts.add("body-empty", ERROR, template)
        return
    header = facts.header.text
    if header is None or not prompt.startswith("---"):
        return
    second = runtime_reader.split_document(runtime_reader.normalize_line_ends(prompt))[0]
    if second is None:
        return
    found = runtime_reader.read_header(second)
    key = next((key for key in found.values if key in FIELD_OF_KEY), "")
    if key:
        text = runtime_reader.normalize_line_ends(facts.text)
        dashes = text.index("---", len(f"---\n{header}\n---"))
        line = line_of(text, dashes)
        written = second.split("\n")[found.lines[key] - 2].partition(":")[0].strip()
        facts.add("second-header", WARNING, wording.SECOND_HEADER, at=line, key=written)


def _first_undecodable(text: str) -> int:
    return next((at for at, each in enumerate(text) if "\udc80" <= each <= "\udcff"), 0)


def check_fences(facts: Facts) -> None:
    """Note what keeps a reader from finding the header, or makes the two find another end."""
    if facts.header.text is None:
        _check_missing_header(facts)
        return
    _check_lone_returns(facts)
    settings = facts.settings
    if settings is None or settings.header == facts.header.text + "\n":
        return
    if settings.reason == "not-utf8" or facts.has("lone-carriage-returns"):
        return
    runtime_end = _runtime_end(facts.text)
    settings_end = _settings_end(facts.text)
    if settings_end is None:
        _check_closing(facts, runtime_end)
    elif settings_end != runtime_end:
        facts.add(
            "header-ends-differ",
            ERROR,
            wording.ENDS_DIFFER,
            at=max(runtime_end, settings_end),
            runtime=runtime_end,
            settings=settings_end,
        )


def _runtime_end(text: str) -> int:
    """Give the line on which the runtime's header ends; there has to be one."""
    text = runtime_reader.normalize_line_ends(text)
    return text.count("\n", 0, text.find("\n---", 3) + 1) + 1


def _settings_end(text: str) -> int | None:
    text = text.lstrip("\ufeff")
    found = settings_scanner.header_end(text)
    return None if found is None else text.count("\n", 0, found[1]) + 1


def _check_closing(facts: Facts, line: int) -> None:
    """Settings finds no end although the runtime does: text follows the closing dashes."""
    text = facts.text
    start = [each.end + len(each.eol) for each in facts.lines]
    at = start[-1] if start else text.find("---", 3)
    facts.add(
        "closing-fence-extra",
        ERROR,
        wording.CLOSING_EXTRA,
        at=line,
        fix=facts.fix(wording.FIX_CLOSING_EXTRA, TextEdit(at + 3, at + 3, facts.eol)),
    )


def _check_lone_returns(facts: Facts) -> None:
    text = facts.text
    if "\r" not in text or text.count("\r") == text.count("\r\n"):
        return
    lines = facts.lines
    closing = lines[-1].end + len(lines[-1].eol) if lines else 4
    end = _LINE_AND_RETURN.match(facts.text, closing)
    found = [
        match.start()
        for match in _LONE_RETURN.finditer(facts.text)
        if end and match.start() < end.end()
    ]
    if found:
        edits = [TextEdit(at, at + 1, "\n") for at in found]
        if len(found) > MOST_OF_A_KIND:  # one edit; thousands would take seconds to check
            held = facts.text[found[0] : found[-1] + 1]
            edits = [TextEdit(found[0], found[-1] + 1, _LONE_RETURN.sub("\n", held))]
        facts.add(
            "lone-carriage-returns",
            ERROR if facts.record is None else WARNING,
            wording.LONE_RETURNS,
            at=line_of(facts.text, found[0]),
            reader=SETTINGS,
            fix=facts.harmless_fix(wording.FIX_LONE_RETURNS, *edits),
        )


def _check_indented_closing(facts: Facts, bare: str, offset: int) -> bool:
    """Settings finds an end where the runtime finds none: the closing dashes are indented."""
    found = settings_scanner.header_end(bare)
    if found is None:
        return False
    start, dashes = found[1], bare.index("---", found[1])
    facts.add(
        "closing-fence-indented",
        ERROR,
        wording.CLOSING_INDENTED,
        at=line_of(bare, dashes),
        reader=RUNTIME,
        fix=facts.fix(wording.FIX_CLOSING_INDENTED, TextEdit(offset + start, offset + dashes, "")),
    )
    return True


def _check_missing_header(facts: Facts) -> None:
    """Say why the runtime finds no header, with the one cause only."""
    text = facts.text
    bare = text.lstrip("\ufeff")
    if bare != text:
        marks = TextEdit(0, len(text) - len(bare), "")
        facts.add(
            "byte-order-mark",
            ERROR,
            wording.BYTE_ORDER_MARK,
            at=1,
            reader=RUNTIME,
            fix=facts.fix(wording.FIX_BYTE_ORDER_MARK, marks),
        )
        if runtime_reader.split_document(runtime_reader.normalize_line_ends(bare))[0] is not None:
            return
    offset = len(text) - len(bare)
    padded = _PADDED_OPENING.match(bare)
    late = _LATE_OPENING.match(bare)
    if padded is not None:
        spaces = TextEdit(offset + padded.start(1), offset + padded.end(1), "")
        facts.add(
            "opening-fence-spaces",
            ERROR,
            wording.OPENING_SPACES,
            at=1,
            reader=RUNTIME,
            fix=facts.fix(wording.FIX_OPENING_SPACES, spaces),
        )
    elif late is not None:
        facts.add(
            "text-before-header",
            ERROR,
            wording.TEXT_BEFORE_HEADER,
            at=1,
            fix=facts.fix(
                wording.FIX_TEXT_BEFORE_HEADER, TextEdit(offset, offset + late.end(), "")
            ),
        )
    elif _check_indented_closing(facts, bare, offset):
        return
    elif bare.startswith(("---\n", "---\r")):
        facts.add("header-not-closed", ERROR, wording.HEADER_NOT_CLOSED, at=1)
    elif bare.startswith("---"):
        facts.add("opening-fence-extra", ERROR, wording.OPENING_TOO_LONG, at=1)
    elif bare == text:
        block = _YAML_BLOCK.search(text)
        if block is None:
            facts.add("no-header", ERROR, wording.NO_HEADER, at=1)
        else:
            line = line_of(text, block.start())
            facts.add("no-header", ERROR, wording.NO_HEADER_BUT_BLOCK, at=line, line=line)
