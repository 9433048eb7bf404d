"""What a preview cannot know, and what is worth knowing of one start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.problems import Problem, Severity
from editor.harnesses.claude_code import wording
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.launching import (
    REFUSED,
    TEAMMATE_CHILD,
    TYPE_DENIED,
    WITHOUT_TOOLS,
)
from editor.harnesses.claude_code.request import FOREGROUND
from editor.harnesses.claude_code.servers import server_problems
from editor.harnesses.claude_code.traces import is_unsettled_model
from editor.harnesses.claude_code.unsettled import launch_question
from editor.harnesses.claude_code.validity import cited
from editor.harnesses.claude_code.values import inline_servers, is_known_model

if TYPE_CHECKING:
    from editor.core.wording import Message
    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.launching import Launch

ERROR, WARNING, INFO = Severity.ERROR, Severity.WARNING, Severity.INFO
STRICTNESS: Final = {
    "plan": 0, "dontAsk": 1, "default": 2, "acceptEdits": 3, "auto": 4, "bypassPermissions": 5,
}  # fmt: skip
CONCURRENT: Final = "CLAUDE_CODE_MAX_CONCURRENT_SUBAGENTS"
DEFAULT_CONCURRENT: Final = "20"


def launch_state(facts: Facts, answer: Launch, other: Launch | None) -> tuple[str, Message | None]:
    """Whether the child starts, with the reason when it does not simply start."""
    if not facts.is_loaded:
        return REFUSED, cited(words.LAUNCH_NOT_LOADED)
    if answer.refusal_kind == TYPE_DENIED:
        return REFUSED, cited(words.LAUNCH_TYPE_DENIED, rule=answer.type_rule)
    if answer.refusal_kind == TEAMMATE_CHILD:
        return REFUSED, cited(words.LAUNCH_TEAMMATE)
    question = launch_question(facts, answer)
    if not question and other is not None and other.outcome != answer.outcome:
        question = "depends-on-run"
    if question:
        return "unknown", cited(words.LAUNCH_UNKNOWN[question])
    if answer.outcome == REFUSED:
        groups = {name: ", ".join(entries) for name, entries in answer.refusal.items()}
        return REFUSED, cited(words.LAUNCH_REFUSED[tuple(groups)], **groups)
    if answer.outcome == WITHOUT_TOOLS:
        entries = answer.request.entries
        if entries is None:
            return WITHOUT_TOOLS, cited(words.LAUNCH_WITHOUT_LIST)
        if not entries:
            return WITHOUT_TOOLS, cited(words.LAUNCH_EMPTY_LIST)
        is_old = not answer.request.rules.since(208)
        template = words.LAUNCH_OLD if is_old else words.LAUNCH_ALL_DISALLOWED
        return WITHOUT_TOOLS, cited(template)
    return answer.outcome, None


def problems_of(
    facts: Facts, answer: Launch, launch: str, reason: Message | None
) -> tuple[Problem, ...]:
    """What is worth knowing of this start, the gravest first."""
    found: list[Problem] = []
    if reason is not None:
        severity = ERROR if launch == REFUSED else WARNING
        found.append(Problem(f"launch-{launch}".removesuffix("-launches"), severity, reason))
    if facts.version_note == "other":
        version = answer.request.rules.text
        text = cited(words.LIMIT_OTHER_VERSION, session=facts.session_version, version=version)
        found.append(Problem("other-version", WARNING, text))
    found += _mode_problems(facts, answer)
    found += _list_problems(facts, answer)
    found += server_problems(facts, answer)
    request = answer.request
    if answer.model.is_substituted:
        text = cited(
            words.MODEL_SUBSTITUTED,
            wanted=answer.model.wanted or "",
            effective=answer.model.effective or "?",
        )
        line = facts.line("model")
        found.append(Problem("model-substituted", WARNING, text, line, field="model"))
    elif answer.model.source == "file" and not is_unsettled_model(answer):
        model = answer.model.effective or ""
        if model != request.model and not is_known_model(model):
            text = cited(words.MODEL_MAYBE_FALLS_BACK, model=model, parent=request.model or "?")
            line = facts.line("model")
            found.append(Problem("model-may-not-resolve", WARNING, text, line, field="model"))
    found += [one for one in facts.definition.problems if one.code == "undefined-winner"]
    if facts.definition.shadowed_by:
        text = cited(words.OTHER_WINS, other=facts.definition.shadowed_by)
        found.append(Problem("shadowed", WARNING, text))
    return tuple(found)


def _mode_problems(facts: Facts, answer: Launch) -> list[Problem]:
    """A mode of the file that has no effect, or one that allows more than the parent's."""
    request, mode = answer.request, answer.mode
    declared = request.fields.get("permissionMode")
    line = facts.line("permissionMode")
    if not declared or mode.effective is None:
        return []
    parent = "default" if request.mode == "manual" else request.mode or ""
    if mode.effective == declared:
        if STRICTNESS.get(declared, 0) > STRICTNESS.get(parent, 9):
            text = cited(words.MODE_LOOSER, effective=declared, parent=parent)
            return [Problem("mode-looser", WARNING, text, line, field="permission")]
        return []
    template = {
        "mode-no-bypass": words.MODE_NO_BYPASS,
        "mode-bypass-forbidden": words.MODE_FORBIDDEN,
    }.get(mode.rule, words.MODE_FORCED)
    text = cited(template, declared=declared, parent=parent)
    is_loosened = STRICTNESS.get(declared, 9) < STRICTNESS.get(parent, 0)
    severity = ERROR if is_loosened else WARNING
    return [Problem("mode-has-no-effect", severity, text, line, field="permission")]


def _list_problems(facts: Facts, answer: Launch) -> list[Problem]:
    """Entries that give nothing, fields and servers that do not count."""
    request = answer.request
    found: list[Problem] = []
    listed = len(answer.fates.entries)
    granted = sum(1 for one in answer.fates.entries if one.tools)
    if answer.granted and granted < listed:
        text = cited(words.SOME_MISSING, listed=listed, granted=granted)
        line = facts.line("tools")
        found.append(Problem("some-entries-missing", WARNING, text, line, field="tools"))
    if request.ignored:
        text = cited(words.IGNORED_FIELDS, fields=", ".join(request.ignored))
        found.append(Problem("ignored-fields", WARNING, text))
    if request.skipped_servers:
        text = cited(words.SKIPPED_SERVERS, servers=", ".join(request.skipped_servers))
        line = facts.line("mcpServers")
        found.append(Problem("servers-not-started", WARNING, text, line, field="mcp_servers"))
    if answer.agent_calls_fail:
        found.append(Problem("agent-calls-fail", WARNING, cited(words.CALLS_FAIL)))
    return found


def limits_of(facts: Facts, answer: Launch) -> tuple[Message, ...]:
    """What this preview cannot know."""
    request, session = answer.request, facts.session
    version = request.rules.text
    found = [cited(words.LIMIT_RULES, version=version)]
    if facts.version_note:
        is_other = facts.version_note == "other"
        template = words.LIMIT_OTHER_VERSION if is_other else words.LIMIT_NEWER_VERSION
        found.append(cited(template, session=facts.session_version, version=version))
    found += [cited(wording.SETTINGS_UNREADABLE, file=path) for path in facts.unread]
    if not session.is_complete:
        found += [cited(words.LIMIT_PARTIAL), cited(words.LIMIT_CHILD_MODE)]
    if answer.run.depends_on_call:
        found.append(cited(words.LIMIT_RUN))
    if facts.servers or any(tool.startswith("mcp__") for tool in request.tools):
        found.append(cited(words.LIMIT_SERVERS))
    if not request.is_interactive:
        found.append(cited(words.LIMIT_PRINT))
    if request.depth > 1:
        found.append(cited(words.LIMIT_NESTED, depth=request.depth))
    if request.is_by_teammate and answer.run.where == FOREGROUND:
        found.append(cited(words.LIMIT_TEAMMATE_CHILD))
    has_own = inline_servers(request.fields.get("mcpServers"))
    if has_own and not request.own_tools and not request.is_plugin:
        found.append(cited(words.LIMIT_OWN_SERVERS))
    if request.rules.is_october:
        found.append(cited(words.LIMIT_SEARCH))
    if request.rules.since(217):
        number = request.variables.get(CONCURRENT) or DEFAULT_CONCURRENT
        found.append(cited(words.LIMIT_CONCURRENT, number=number))
    found += [
        cited(words.LIMIT_CALL),
        cited(words.LIMIT_HOOKS),
        cited(words.LIMIT_RESUMED),
        cited(words.LIMIT_TEAMS),
    ]
    if not request.is_main:
        found.append(cited(words.LIMIT_MAIN))
    return tuple(found)
