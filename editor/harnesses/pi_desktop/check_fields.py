"""Checks of the other fields: name, description, model pins, permission and limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.text import TextEdit
from editor.harnesses.pi_desktop import (
    header_lines,
    javascript,
    models,
    names,
    runtime_reader,
    settings_scanner,
    spelling,
    wording,
)
from editor.harnesses.pi_desktop.facts import ERROR, INFO, RUNTIME, SETTINGS, WARNING

if TYPE_CHECKING:
    from editor.core.problems import Fix
    from editor.harnesses.pi_desktop.facts import Facts
    from editor.harnesses.pi_desktop.findings import Finding

_NUMBERS: Final = {
    "max-tokens-invalid": (WARNING, wording.MAX_TOKENS_INVALID),
    "max-tokens-clamped": (WARNING, wording.MAX_TOKENS_CLAMPED),
    "idle-timeout-invalid": (INFO, wording.TIMEOUT_INVALID),
    "idle-timeout-clamped": (INFO, wording.TIMEOUT_CLAMPED),
    "max-duration-invalid": (INFO, wording.TIMEOUT_INVALID),
    "max-duration-clamped": (INFO, wording.TIMEOUT_CLAMPED),
}
_TIMEOUT_KEYS: Final = ("idletimeout", "idletimeoutseconds", "maxduration", "maxdurationseconds")
_NUMBER_KEYS: Final = frozenset({"maxtokens", *_TIMEOUT_KEYS})
_NO_MODEL_WORDS: Final = frozenset(
    {"inherit", "default", "session", "none", "auto", "sonnet", "opus", "haiku"}
)


def check_name(facts: Facts) -> None:
    """Note what is wrong with the name, or differs between the readers and the file name."""
    written = facts.scalar("name")
    about = "name" if written is not None else ""
    shown = facts.origin.file_name if written is None else written.strip()
    codes = {finding.code for finding in facts.runtime.errors}
    is_slugless = facts.settings is not None and facts.settings.reason == "no-slug"
    if is_slugless or "name-missing" in codes:
        template = wording.NAME_UNUSABLE if written else wording.FILE_NAME_UNUSABLE
        facts.add("name-unusable", ERROR, template, about=about, name=shown)
    elif "name-invalid" in codes:
        slug = names.slug(names.file_stem(shown) or shown if written is None else shown)
        facts.add(
            "name-invalid",
            ERROR,
            wording.NAME_INVALID,
            about=about,
            fix=_fix_value(facts, "name", slug, wording.FIX_NAME, name=slug),
            reader=RUNTIME,
            name=shown,
            slug=slug,
        )
    elif facts.record is not None and facts.record.id != facts.runtime.parsed.name:
        facts.add(
            "name-differs",
            WARNING,
            wording.NAME_DIFFERS_FROM_ID,
            about=about,
            name=facts.runtime.parsed.name,
            slug=facts.record.id,
        )
    elif written is not None and facts.settings is not None:
        _check_file_name(facts)


def _check_file_name(facts: Facts) -> None:
    name = facts.runtime.parsed.name
    file_name = facts.origin.file_name
    if file_name != f"{name}.md" and names.normalize_name(file_name) != name:
        facts.add(
            "name-not-file-name",
            INFO,
            wording.NAME_DIFFERS_FROM_FILE,
            about="name",
            file=facts.origin.file_name,
            name=name,
        )


def check_description(facts: Facts) -> None:
    """Note a description that is missing, too long for Settings, or read in two ways."""
    description = facts.runtime.parsed.description
    if not description:
        if facts.header.text is not None:
            is_listed = facts.record is not None
            template = (
                wording.DESCRIPTION_MISSING_BUT_LISTED if is_listed else wording.DESCRIPTION_MISSING
            )
            facts.add("description-missing", ERROR, template, about="description")
        return
    settings = facts.settings
    if settings is None:
        return
    if settings.reason == "no-description":
        if not facts.has_error():
            facts.add(
                "description-hidden",
                ERROR,
                wording.DESCRIPTION_HIDDEN,
                about="description",
                reader=SETTINGS,
            )
        return
    limit = settings_scanner.MAX_DESCRIPTION
    if len(description) > limit:
        facts.add(
            "description-long",
            INFO,
            wording.DESCRIPTION_LONG,
            about="description",
            reader=SETTINGS,
            length=len(description),
            limit=limit,
        )
    seen = settings.fields.get("description", "")
    if seen != description and seen == spelling.without_quotes(description):
        facts.add(
            "description-quotes",
            INFO,
            wording.DESCRIPTION_DIFFERS,
            about="description",
            reader=SETTINGS,
        )


def check_model(facts: Facts) -> None:
    """Note a model that cannot be a pin, or that Settings would pin elsewhere."""
    if "model" not in facts.values and "provider" not in facts.values:
        return
    found = {(finding.code, finding.key) for finding in facts.runtime.errors}
    if ("provider-alone", "provider") in found:
        line = facts.key_line("provider")
        fix: Fix | None = None
        if line is not None and not facts.has_items("provider"):
            fix = facts.fix(wording.FIX_PROVIDER_ALONE, header_lines.remove_line(line))
        facts.add("provider-alone", ERROR, wording.PROVIDER_ALONE, about="provider", fix=fix)
    if any(
        each.code == "model-incomplete" and each.key == "model" for each in facts.runtime.errors
    ):
        _check_bare_model(facts)
    pin = facts.runtime.parsed.model
    provider = javascript.trim(facts.scalar("provider") or "")
    if pin is None:
        return
    if provider:
        _check_provider_line(facts, pin)
    elif pin.provider != pin.provider.strip() or pin.model != pin.model.strip():
        clean = f"{pin.provider.strip()}/{pin.model.strip()}"
        fix = _fix_value(facts, "model", clean, wording.FIX_MODEL_SPACES)
        facts.add("model-spaces", WARNING, wording.MODEL_SPACES, about="model", fix=fix)


def _check_bare_model(facts: Facts) -> None:
    model = javascript.trim(facts.scalar("model") or "")
    is_word = model.lower() in _NO_MODEL_WORDS
    line = facts.key_line("model")
    fix: Fix | None = None
    if is_word and line is not None and not facts.has_items("model"):
        fix = facts.fix(wording.FIX_MODEL_WORD, header_lines.remove_line(line))
    facts.add(
        "model-bare",
        ERROR,
        wording.MODEL_WORD if is_word else wording.MODEL_BARE,
        about="model",
        fix=fix,
        model=model,
    )


def _check_provider_line(facts: Facts, pin: models.Pin) -> None:
    if facts.settings is None:
        return
    is_bare = models.split_pin(pin.model) is None
    fix: Fix | None = None
    provider, model = facts.key_line("provider"), facts.key_line("model")
    if provider is not None and model is not None and models.split_pin(pin.key) == pin:
        fix = facts.fix(
            wording.FIX_EXPLICIT_PROVIDER,
            TextEdit(model.value_start, model.value_end, pin.key),
            header_lines.remove_line(provider),
            pin=pin.key,
        )
    if facts.has_items("provider") or facts.has_items("model"):
        fix = None
    facts.add(
        "provider-line",
        WARNING,
        wording.EXPLICIT_PROVIDER_BARE if is_bare else wording.EXPLICIT_PROVIDER,
        about="provider",
        fix=fix,
        reader=SETTINGS,
        model=pin.model,
        pin=pin.key,
    )


def check_fallbacks(facts: Facts) -> None:
    """Note bad fallback models, and that older versions read none."""
    for finding in facts.runtime.errors:
        if finding.key != "fallbackmodels":
            continue
        is_level = finding.code == "fallback-level"
        facts.add(
            "fallback-level" if is_level else "fallback-bare",
            ERROR,
            wording.FALLBACK_LEVEL if is_level else wording.FALLBACK_BAD_RUNTIME,
            about="fallbackmodels",
            reader=RUNTIME,
            model=finding.value,
        )
    if facts.settings is not None and facts.settings.reason == "bad-fallback-model":
        facts.add(
            "fallback-hidden",
            ERROR,
            wording.FALLBACK_BAD_SETTINGS,
            about="fallbackmodels",
            reader=SETTINGS,
        )
    if facts.values.get("fallbackmodels") and not facts.rules.reads_fallback_models:
        facts.add("fallback-not-read", INFO, wording.FALLBACK_NOT_READ, about="fallbackmodels")


def check_choices(facts: Facts) -> None:
    """Note a thinking level or permission that is ignored."""
    for finding in facts.runtime.warnings:
        if facts.is_commented(finding.key):
            continue
        if finding.code == "unknown-thinking":
            _check_choice(facts, finding, models.THINKING_LEVELS, wording.THINKING_UNKNOWN)
        elif finding.code == "unknown-permission":
            choices = runtime_reader.PERMISSIONS
            _check_choice(facts, finding, choices, wording.PERMISSION_UNKNOWN)


def _check_choice(facts: Facts, finding: Finding, choices: tuple[str, ...], template: str) -> None:
    """Note one value that is none of the choices; spelled otherwise, it can be mended."""
    plain = _letters(finding.value)
    wanted = next((each for each in choices if _letters(each) == plain), "")
    facts.add(
        finding.code,
        WARNING,
        template,
        about=finding.key,
        fix=_fix_value(facts, finding.key, wanted, wording.FIX_VALUE, wanted=wanted),
        reader=RUNTIME,
        value=finding.value,
        values=", ".join(choices),
    )


def _letters(text: str) -> str:
    return "".join(each for each in text.lower() if each.isalnum())


def check_numbers(facts: Facts) -> None:
    """Note numbers that are ignored, clamped, read by one reader only, or without effect."""
    if _NUMBER_KEYS.isdisjoint(facts.values):
        return
    told: set[str] = set()
    for finding in facts.runtime.warnings:
        if facts.is_commented(finding.key):
            told.add(finding.key)
        elif finding.code in _NUMBERS:
            severity, template = _NUMBERS[finding.code]
            told.add(finding.key)
            facts.add(
                finding.code,
                severity,
                template,
                about=finding.key,
                reader=RUNTIME,
                value=finding.value,
                used=finding.used,
            )
    for key in _TIMEOUT_KEYS:
        if facts.values.get(key) and key not in told:
            shown = facts.written(key)
            facts.add("timeout-inert", INFO, wording.TIMEOUT_INERT, about=key, key=shown)
    _check_token_spelling(facts)


def _check_token_spelling(facts: Facts) -> None:
    """Note a number only the runtime reads, such as `1e3`."""
    record, tokens = facts.record, facts.runtime.parsed.max_tokens
    if record is None or tokens is None or record.max_tokens == tokens:
        return
    if "maxtokens" not in (facts.settings.fields if facts.settings else ()):
        return
    facts.add(
        "max-tokens-spelling",
        WARNING,
        wording.MAX_TOKENS_DIFFER,
        about="maxtokens",
        fix=_fix_value(facts, "maxtokens", str(tokens), wording.FIX_VALUE, wanted=str(tokens)),
        reader=SETTINGS,
        value=tokens,
    )


def _fix_value(facts: Facts, key: str, value: str, title: str, **parameters: str) -> Fix | None:
    """Replace the value on a key's line; only where it stands on that line alone."""
    line = facts.key_line(key)
    if not value or line is None or not line.value or facts.has_items(key):
        return None
    if header_lines.comment_start(line) is not None:
        return None
    return facts.fix(title, TextEdit(line.value_start, line.value_end, value), **parameters)
