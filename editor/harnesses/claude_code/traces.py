"""How mode, model and effort of a child came about, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.resolution import Step, StepEffect, Trace
from editor.harnesses.claude_code import wording_launch as words
from editor.harnesses.claude_code.models import VARIABLE
from editor.harnesses.claude_code.validity import before, cited
from editor.harnesses.claude_code.values import UNSETTLED_MODELS

if TYPE_CHECKING:
    from editor.core.definition import Value
    from editor.core.wording import Message
    from editor.harnesses.claude_code.facts import Facts
    from editor.harnesses.claude_code.launching import Launch

EFFORT_VARIABLE: Final = "CLAUDE_CODE_EFFORT_LEVEL"
SOURCES: Final = {
    "mode-declared": "file",
    "mode-call": "call",
    "mode-parent-unknown": "unknown",
}
MODEL_SOURCES: Final = {
    "parent": "session",
    "file": "file",
    "variable": "environment",
    "call": "call",
}
NOTE, ADDS, UNKNOWN = StepEffect.NOTE, StepEffect.ADDS, StepEffect.UNKNOWN


def mode_trace(facts: Facts, answer: Launch) -> Trace:
    """The permission mode."""
    request, mode = answer.request, answer.mode
    declared = request.fields.get("permissionMode")
    parent = (
        cited(words.MODE_PARENT, mode=request.mode)
        if request.mode
        else cited(words.MODE_PARENT_UNKNOWN)
    )
    steps = [Step("parent-mode", NOTE, parent)]
    if not facts.session.is_complete:
        steps.append(Step("child-mode", NOTE, cited(words.LIMIT_CHILD_MODE)))
    if request.call.mode and request.rules.since(212):
        text = cited(words.MODE_CALL_IGNORED, mode=request.call.mode)
        steps.append(Step("call-mode", NOTE, text))
    if declared:
        line = facts.line("permissionMode")
        text = cited(words.MODE_IN_FILE, mode=declared)
        steps.append(Step("file-mode", NOTE, text, line, "permission"))
    effect = UNKNOWN if mode.effective is None else ADDS
    is_old_bypass = mode.rule == "mode-declared" and declared == "bypassPermissions"
    held = before(267) if is_old_bypass else None
    steps.append(Step(mode.rule, effect, cited(words.MODE_STEPS[mode.rule], held)))
    if mode.effective == "auto" and request.mode != "auto":
        template = words.MODE_AUTO if request.rules.since(292) else words.MODE_AUTO_OLD
        steps.append(Step("auto-mode", NOTE, cited(template)))
    return Trace(declared, mode.effective, SOURCES.get(mode.rule, "session"), tuple(steps))


def model_trace(facts: Facts, answer: Launch) -> Trace:
    """The model; one whose fate is not documented has no effective value."""
    request, model = answer.request, answer.model
    declared = request.fields.get("model")
    steps: list[Step] = []
    if request.call.model:
        text = cited(words.MODEL_IS_CALL, model=request.call.model)
        steps.append(Step("call-model", NOTE, text))
    if declared:
        text = cited(words.MODEL_IS_FILE, model=declared)
        steps.append(Step("file-model", NOTE, text, facts.line("model"), "model"))
    variable = request.variables.get(VARIABLE)
    if variable:
        text = _variable_text(facts, variable)
        steps.append(Step("variable-model", NOTE, text))
    parent = (
        cited(words.MODEL_IS_PARENT, model=request.model)
        if request.model
        else cited(words.MODEL_PARENT_UNKNOWN)
    )
    steps.append(Step("parent-model", NOTE, parent))
    if variable and request.rules.since(251):
        steps.append(Step("model-order", NOTE, cited(words.MODEL_ORDER)))
    steps += [Step(rule, ADDS, cited(words.MODEL_STEPS[rule])) for rule in model.rules]
    effective = model.effective
    if is_unsettled_model(answer):
        text = cited(words.MODEL_UNSETTLED, model=str(effective))
        if is_blocked_call(answer):
            text = cited(words.MODEL_CALL_BLOCKED)
        steps.append(Step("model-unsettled", UNKNOWN, text))
        effective = None
    return Trace(declared, effective, MODEL_SOURCES[model.source], tuple(steps))


def is_unsettled_model(answer: Launch) -> bool:
    """Whether what the definition's model leads to is not documented."""
    model = answer.model
    if is_blocked_call(answer):
        return True
    if model.source != "file" or model.effective is None:
        return False
    word, bracket, _ = model.effective.partition("[")
    return word in UNSETTLED_MODELS[:3] or (bool(bracket) and word in UNSETTLED_MODELS)


def is_blocked_call(answer: Launch) -> bool:
    """Whether the call's model may not be used, and the definition names another one."""
    request = answer.request
    is_call = bool(answer.model.rules) and answer.model.rules[0] == "model-call"
    return is_call and answer.model.is_substituted and bool(request.fields.get("model"))


def effort_trace(facts: Facts, answer: Launch) -> Trace:
    """How hard the model works."""
    request = answer.request
    declared: Value = request.fields.get("effort")
    variable = request.variables.get(EFFORT_VARIABLE)
    session = facts.session.thinking
    if variable:
        text = cited(words.EFFORT_VARIABLE, level=variable)
        return Trace(declared, variable, "environment", (Step("effort-variable", ADDS, text),))
    if declared is not None:
        text = cited(words.EFFORT_FILE, level=str(declared))
        step = Step("effort-file", ADDS, text, facts.line("effort"), "thinking")
        return Trace(declared, declared, "file", (step,))
    step = Step("effort-session", ADDS, cited(words.EFFORT_SESSION))
    return Trace(None, session, "session", (step,))


def _variable_text(facts: Facts, model: str) -> Message:
    """What the variable says and where it was read."""
    if "env" in facts.session.context or "settings" in facts.session.context:
        return cited(words.MODEL_IS_VARIABLE["session"], model=model)
    file = facts.origins.get(VARIABLE, "")
    template = words.MODEL_IS_VARIABLE["file" if file else "environment"]
    return cited(template, model=model, file=file)
