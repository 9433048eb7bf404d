"""Checks of the tool list: entries the runtime ignores, and lists Settings misreads."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.records import tuple_record
from editor.core.text import TextEdit
from editor.harnesses.pi_desktop import (
    catalog,
    pipeline,
    runtime_reader,
    settings_scanner,
    tools,
    wording,
)
from editor.harnesses.pi_desktop import header_lines as lines_of
from editor.harnesses.pi_desktop.facts import ERROR, RUNTIME, SETTINGS, WARNING
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from editor.core.problems import Fix
    from editor.harnesses.pi_desktop.facts import Facts
    from editor.harnesses.pi_desktop.header_lines import EntrySpan

_SEPARATORS = pattern(r"[\s,;|/+&]+")
_ARGUMENTS = pattern(r"([A-Za-z_]+)\s*\(.*\)?")
# The names that may be listed, by whether they are those in lower case.
_ASSIGNABLE: Final = {
    rules is Rules.LOWER: ", ".join(tools.tables(rules).assignable)
    for rules in (Rules.SEED, Rules.LOWER)
}


def check_tools(facts: Facts) -> None:
    """Note what is wrong with the grant."""
    if not facts.values.get("tools") or _is_read_alike(facts):
        return
    if any(finding.code == "unknown-tool" for finding in facts.runtime.warnings):
        _check_entries(facts)
    _check_settings(facts)
    is_told = any(each.code == "folded-value" and each.field == "tools" for each in facts.problems)
    if not is_told and any(each.code == "no-usable-tool" for each in facts.runtime.errors):
        listed = ", ".join(tools.tables(facts.rules).assignable)
        facts.add("no-usable-tool", ERROR, wording.NO_USABLE_TOOL, about="tools", tools=listed)


def _is_read_alike(facts: Facts) -> bool:
    """Tell at once that a plain list means the same to both readers and holds nothing unknown."""
    record, parsed = facts.record, facts.runtime.parsed
    if record is None or facts.runtime.warnings or facts.runtime.errors:
        return False
    if isinstance(facts.values["tools"], list):
        return False
    seen = pipeline.tools_in_settings(record, facts.rules)
    return seen == pipeline.tools_as_settings_would(parsed)


def _check_entries(facts: Facts) -> None:
    """Say of every entry the runtime ignores why; places are looked up only where they count."""
    is_list = isinstance(facts.values["tools"], list)
    is_lower = facts.rules is Rules.LOWER
    unknown = [each.value for each in facts.runtime.warnings if each.code == "unknown-tool"]
    places: dict[str, EntrySpan] | None = None
    for tool in dict.fromkeys(unknown):
        if tool in settings_scanner.BLOCK_SCALARS:  # Told as a text block.
            continue
        why = _explain(tool, is_lower)
        title = "" if is_list and why.code == "tool-separator" else why.title
        span: EntrySpan | None = None
        if is_list or title or "#" in tool:
            if places is None:
                places = _places(facts)
            span = places.get(tool)
            if span is None:
                continue
        fix: Fix | None = None
        if title and span is not None:
            edit = TextEdit(span.start, span.end, why.wanted)
            fix = facts.fix(title, edit, wanted=why.wanted)
        facts.add(
            why.code,
            WARNING,
            why.template,
            about="tools",
            at=span.line if span else None,
            fix=fix,
            reader=RUNTIME,
            tool=tool,
            wanted=why.wanted,
            tools=_ASSIGNABLE[is_lower],
        )


def _places(facts: Facts) -> dict[str, EntrySpan]:
    """Find each entry where it stands first; not where a comment became part of it.

    That is said elsewhere.
    """
    places: dict[str, EntrySpan] = {}
    for span in facts.entries("tools"):
        if span.text not in places and not _is_commented(facts, span):
            places[span.text] = span
    return places


def _is_commented(facts: Facts, span: EntrySpan) -> bool:
    """Tell whether a comment became part of this entry, which is said elsewhere."""
    if "#" not in span.text:
        return False
    line = facts.lines[span.line - 2]  # The first line of the header is the second of the file.
    at = lines_of.comment_start(line)
    return at is not None and at < span.end


@tuple_record
class _Why:
    """Why one entry is ignored, and what may be meant."""

    code: str
    template: str
    wanted: str = ""
    title: str = ""  # Of the fix; empty without one.


@lru_cache(maxsize=1024)
def _explain(tool: str, is_lower: bool) -> _Why:
    """Say why one entry is ignored; the first explanation that fits."""
    table = tools.tables(Rules.LOWER if is_lower else Rules.SEED).assignable
    lower = tool.lower()
    by_case = {name.lower(): name for name in table}
    other_version = "" if is_lower else tools.SEED_NAMES.get(tool, "")
    arguments = _ARGUMENTS.fullmatch(tool)
    parts = [part for part in _SEPARATORS.split(tool) if part]
    if tool == tools.EVERY_TOOL:
        return _Why("star-among-others", wording.TOOL_STAR_AMONG_OTHERS)
    if lower == tools.INHERIT:
        return _Why("inherit-case", wording.INHERIT_CASE, tools.INHERIT, wording.FIX_TOOL)
    if lower in by_case:
        return _Why("tool-case", wording.TOOL_CASE, by_case[lower], wording.FIX_TOOL)
    if other_version in table:
        return _Why("tool-newer-name", wording.TOOL_OLD_NAME, other_version, wording.FIX_TOOL)
    if len(parts) > 1 and all(part in (*table, tools.INHERIT) for part in parts):
        wanted = ", ".join(parts)
        return _Why("tool-separator", wording.TOOL_SEPARATOR, wanted, wording.FIX_TOOL_SEPARATOR)
    if arguments is not None and arguments[1].lower() in by_case:
        return _Why("tool-arguments", wording.TOOL_ARGUMENTS, by_case[arguments[1].lower()])
    if tools.seed_name(tool) in tools.NEVER_INHERITED:
        return _Why("tool-never-in-child", wording.TOOL_NEVER_IN_CHILD)
    if catalog.is_shipped(tool) or tool.startswith(("mcp_", "plugin_")):
        return _Why("tool-only-inherited", wording.TOOL_ONLY_INHERITED)
    if near := _nearest(lower, table):
        return _Why("unknown-tool", wording.TOOL_UNKNOWN_NEAR, near, wording.FIX_TOOL)
    return _Why("unknown-tool", wording.TOOL_UNKNOWN)


def _nearest(lower: str, table: tuple[str, ...]) -> str:
    """Give the tool somebody may have meant, or nothing."""
    import difflib  # late: only a name nobody knows needs it

    by_case = {name.lower(): name for name in (*table, tools.INHERIT)}
    near = difflib.get_close_matches(lower, by_case, 1, 0.7)
    return by_case[near[0]] if near else ""


def _check_settings(facts: Facts) -> None:
    """Note where Settings reads another list, or none at all and hides the file."""
    settings = facts.settings
    if settings is None or settings.reason in ("not-utf8", "not-markdown"):
        return
    parsed = facts.runtime.parsed
    granted = pipeline.tools_as_settings_would(parsed)
    is_hidden = settings.reason == "no-known-tool"
    value = facts.values["tools"]
    listed = runtime_reader.entries(facts.values, "tools")
    if isinstance(value, list):
        _check_block_list(facts, listed)
    elif listed == [tools.EVERY_TOOL]:
        facts.add(
            "star-hidden",
            ERROR,
            wording.TOOLS_STAR_HIDDEN,
            about="tools",
            fix=_fix_whole(facts, parsed.tools, wording.FIX_STAR),
            reader=SETTINGS,
        )
    elif not listed:
        line = facts.key_line("tools")
        if is_hidden and line is not None:
            fix = facts.fix(wording.FIX_TOOLS_EMPTY, lines_of.remove_line(line))
            facts.add(
                "empty-list-hidden",
                ERROR,
                wording.TOOLS_EMPTY_HIDDEN,
                about="tools",
                fix=fix,
                reader=SETTINGS,
            )
    elif _has_quoted_entries(facts, value):
        _check_quotes(facts)
    elif is_hidden and not facts.runtime.errors:
        facts.add("tools-hidden", ERROR, wording.TOOLS_HIDDEN, about="tools", reader=SETTINGS)
    elif (
        facts.record is not None
        and set(pipeline.tools_in_settings(facts.record, facts.rules)) != set(granted)
        and not any(problem.field == "tools" for problem in facts.problems)
    ):
        facts.add(
            "tools-differ",
            WARNING,
            wording.TOOLS_DIFFER,
            about="tools",
            reader=SETTINGS,
            runtime=", ".join(granted),
            settings=", ".join(facts.record.tools),
        )


def _has_quoted_entries(facts: Facts, value: str) -> bool:
    """Tell whether single entries stand in quotation marks."""
    if '"' not in value and "'" not in value:
        return False
    return any(span.text != facts.text[span.start : span.end] for span in facts.entries("tools"))


def _check_block_list(facts: Facts, listed: list[str]) -> None:
    is_star = listed == [tools.EVERY_TOOL]
    line = facts.key_line("tools")
    names = facts.runtime.parsed.tools if is_star else listed
    kinds = {each.kind for each in facts.lines_below("tools")}
    is_plain = kinds <= {"item", "blank"} and all(_is_plain(name) for name in names)
    title = wording.FIX_STAR if is_star else wording.FIX_ONE_LINE
    is_safe = is_plain and line is not None and not line.value
    facts.add(
        "star-block-list" if is_star else "tools-block-list",
        WARNING,
        wording.TOOLS_STAR_BLOCK if is_star else wording.TOOLS_BLOCK_LIST,
        about="tools",
        fix=_fix_whole(facts, names, title) if is_safe else None,
        reader=SETTINGS,
    )


def _is_plain(name: str) -> bool:
    """Tell whether a name can stand in a list on one line as it is."""
    return name == name.strip() and not any(each in name for each in ",[]'\"#")


def _fix_whole(facts: Facts, names: tuple[str, ...] | list[str], title: str) -> Fix | None:
    """Write the whole list on the line of its key."""
    line = facts.key_line("tools")
    if line is None:
        return None
    items = lines_of.item_lines(facts.lines, "tools") if facts.has_items("tools") else ()
    end = items[-1].end if items else line.end
    lead = "" if facts.text[line.value_start - 1] in " \t" else " "
    text = tools.INHERIT if tuple(names) == (tools.INHERIT,) else f"[{', '.join(names)}]"
    return facts.fix(title, TextEdit(line.value_start, end, lead + text))


def _check_quotes(facts: Facts) -> None:
    """Note quotation marks around single entries, which Settings takes for part of the name."""
    quoted = [
        span for span in facts.entries("tools") if span.text != facts.text[span.start : span.end]
    ]
    edits = [TextEdit(span.start, span.end, span.text) for span in quoted]
    is_safe = all(_is_plain(span.text) for span in quoted)
    record = facts.record
    facts.add(
        "quoted-tools",
        ERROR if record is None else WARNING,
        wording.TOOLS_QUOTED_HIDDEN if record is None else wording.TOOLS_QUOTED_PARTLY,
        about="tools",
        fix=facts.fix(wording.FIX_QUOTES, *edits) if is_safe else None,
        reader=SETTINGS,
        shown="" if record is None else ", ".join(record.tools),
    )
