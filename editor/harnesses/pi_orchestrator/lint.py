"""What is odd about single entries of tool lists and block lists, whoever holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.problems import Severity
from editor.core.records import record
from editor.harnesses.pi_orchestrator import wording
from editor.harnesses.pi_orchestrator.extension_ids import RegisteredTool
from editor.harnesses.pi_orchestrator.host import BUILTIN_TOOLS, is_edit, option_error
from editor.harnesses.pi_orchestrator.keep_list import DELEGATE
from editor.harnesses.pi_orchestrator.matching import EXTENSION, matches
from editor.harnesses.pi_orchestrator.script import split_list, trim

if TYPE_CHECKING:
    from collections.abc import Sequence

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO
_INHERIT: Final = "inherit"


@record
class Remark:
    """One finding about a list or one of its entries."""

    code: str
    severity: Severity
    template: str
    entry: str = ""
    meant: str = ""  # what the entry should be written as, when that is clear


def tool_remarks(entries: Sequence[str]) -> list[Remark]:
    """Look at the entries of `tools`, as the host will read them."""
    host = split_list(",".join(entries))
    remarks: list[Remark] = []
    if not host:
        return [Remark("tools-only-commas", ERROR, wording.TOOLS_ONLY_COMMAS)]
    error = option_error(host)
    if error is not None:
        is_pattern = "patterns" in error
        offending = next((each for each in host if is_edit(each) and "*" in each), "")
        template = wording.TOOLS_EDIT_PATTERN if is_pattern else wording.TOOLS_MIXED
        remarks.append(Remark("tools-refused", ERROR, template, offending))
    for entry in entries:
        remarks += _tool_entry(entry)
    return remarks


def _tool_entry(entry: str) -> list[Remark]:
    name = entry[1:] if is_edit(entry) else entry
    lower = name.lower()
    if lower == _INHERIT:
        return [Remark("inherit-word", ERROR, wording.INHERIT_WORD, entry)]
    if "," in entry:
        return [Remark("comma-in-entry", INFO, wording.TOOLS_COMMA, entry)]
    if name.startswith(EXTENSION) or "?" in name:
        return [Remark("tools-matcher", ERROR, wording.TOOLS_MATCHER, entry)]
    if "(" in name:
        bare = name.partition("(")[0]
        meant = bare if bare in BUILTIN_TOOLS else ""
        return [Remark("tools-bracket", ERROR, wording.TOOLS_BRACKET, entry, meant)]
    if any(blank in name for blank in (" ", "\n", "\t")):
        return [Remark("tools-blank", ERROR, wording.TOOLS_BLANK, entry)]
    if lower in BUILTIN_TOOLS and name not in BUILTIN_TOOLS:
        meant = entry[: len(entry) - len(name)] + lower
        return [Remark("tools-case", ERROR, wording.TOOLS_CASE, entry, meant)]
    if name == DELEGATE:
        return [Remark("tools-delegate", WARNING, wording.TOOLS_DELEGATE, entry)]
    return []


def matcher_remarks(entries: Sequence[str]) -> list[Remark]:
    """Look at the entries of a block list or keep-list."""
    return [remark for entry in entries if (remark := _matcher(entry)) is not None]


def _matcher(entry: str) -> Remark | None:
    text = trim(entry)
    lower = text.lower()
    if lower.startswith(EXTENSION):
        return _extension_matcher(entry, text, lower.removeprefix(EXTENSION))
    if "," in text:
        return Remark("comma-in-entry", WARNING, wording.MATCHER_COMMA, entry)
    if text.startswith(("!", "+", "-")):
        return Remark("matcher-sign", WARNING, wording.MATCHER_SIGN, entry)
    if "(" in text:
        bare = text.partition("(")[0]
        meant = bare if bare.lower() in BUILTIN_TOOLS else ""
        return Remark("matcher-bracket", WARNING, wording.MATCHER_BRACKET, entry, meant)
    if lower == _INHERIT:
        return Remark("inherit-word", WARNING, wording.MATCHER_INHERIT, entry)
    return None


def _extension_matcher(entry: str, text: str, identity: str) -> Remark | None:
    if "*" in identity or "?" in identity:
        return Remark("extension-wildcard", WARNING, wording.EXTENSION_WILDCARD, entry)
    if identity.startswith("npm:"):
        meant = EXTENSION + text[len(EXTENSION) + len("npm:") :]
        return Remark("extension-npm", WARNING, wording.EXTENSION_NPM, entry, meant)
    if identity == "builtin":
        return Remark("extension-builtin", WARNING, wording.EXTENSION_BUILTIN, entry)
    if identity == "index":
        return Remark("extension-index", WARNING, wording.EXTENSION_INDEX, entry)
    if identity.startswith((" ", "\t")) or not identity:
        meant = EXTENSION + trim(text[len(EXTENSION) :]) if trim(identity) else ""
        return Remark("extension-blank", WARNING, wording.EXTENSION_BLANK, entry, meant)
    return None


def blocks_all(tools: Sequence[str] | None, blocked: Sequence[str]) -> bool:
    """Say whether a plain list of tools is blocked whole by exact names and wildcards."""
    if not tools or any(is_edit(entry) or "*" in entry for entry in tools):
        return False
    names = split_list(",".join(tools))
    return bool(names) and all(
        any(matches(matcher, RegisteredTool(name)) for matcher in blocked) for name in names
    )
