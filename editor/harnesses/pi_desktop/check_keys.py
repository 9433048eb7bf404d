"""Checks of the header's keys: given twice, spelled for one reader only, or of no effect."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from editor.core.problems import MOST_OF_A_KIND
from editor.core.text import TextEdit, apply_text_edits
from editor.harnesses.pi_desktop import header_lines, pipeline, runtime_reader, wording
from editor.harnesses.pi_desktop.facts import INFO, SETTINGS, WARNING
from editor.harnesses.pi_desktop.fields import FIELD_OF_KEY, SETTINGS_READS, SPELLED_BY_KEY

if TYPE_CHECKING:
    from editor.core.problems import Fix
    from editor.harnesses.pi_desktop.facts import Facts
    from editor.harnesses.pi_desktop.header_lines import Line

_FOREIGN: Final = frozenset(
    {
        "background",
        "color",
        "effort",
        "hooks",
        "initialprompt",
        "isolation",
        "maxturns",
        "mcpservers",
        "memory",
        "mode",
        "skills",
        "temperature",
    }
)
_HIDEABLE: Final = frozenset(SETTINGS_READS)
_FOREIGN_DENY: Final = frozenset({"disallowedtools", "denytools", "excludetools", "deny"})
_FOREIGN_PROMPT: Final = frozenset({"prompt", "instructions", "systemprompt"})
_MEANT: Final = {
    "permissionmode": "permission",
    "permissions": "permission",
    "thinking": "thinkingLevel",
    "reasoning": "thinkingLevel",
    "reasoningeffort": "thinkingLevel",
    "fallbackmodel": "fallbackModels",
    "inherit": "tools",
    "title": "name",
    "tool": "tools",
    "allowedtools": "tools",
}


def check_keys(facts: Facts) -> None:
    """Note keys that do not do what their writer may expect."""
    _check_duplicates(facts)
    _check_hidden_keys(facts)
    _check_unknown_keys(facts)


def _check_duplicates(facts: Facts) -> None:
    if facts.header.key_lines == len(facts.values):
        return
    last = {line.key: line for line in facts.lines if line.kind == "key"}
    count = 0
    for index, line in enumerate(facts.lines):
        final = last.get(line.key)
        if line.kind != "key" or final is None or final is line:
            continue
        count += 1
        if count > MOST_OF_A_KIND:  # no fix is looked for any more
            facts.has_enough("duplicate-key")
            continue
        template, fix = wording.DUPLICATE_KEY, None
        if line.written.strip().lower() != final.written.strip().lower():
            template = wording.DUPLICATE_KEY_SPELLING
        elif not final.value and line.value and not facts.has_items(line.key):
            template = wording.DUPLICATE_KEY_EMPTY
        elif final.value and not _owns_next(facts.lines, index):
            edit = header_lines.remove_line(line)
            if _changes_nothing(facts, edit):
                fix = facts.fix(wording.FIX_DUPLICATE_KEY, edit)
            else:  # Settings finds nothing in the last line and keeps this one.
                template = wording.DUPLICATE_KEY_EMPTY
        facts.add(
            "duplicate-key",
            WARNING,
            template,
            about=line.key,
            at=line.number,
            fix=fix,
            key=line.written.strip(),
            other=final.written.strip(),
            last=final.number,
        )


def _changes_nothing(facts: Facts, edit: TextEdit) -> bool:
    """Tell whether both readers find the same in the fields they read after an edit."""
    text = apply_text_edits(facts.text, (edit,))
    after = pipeline.read(text, facts.origin.file_name, path="", rules=facts.rules)
    if after.runtime.header.values != facts.values:
        return False
    if facts.settings is None or after.settings is None:
        return True
    old, new = facts.settings.fields, after.settings.fields
    return all(old.get(key) == new.get(key) for key in SETTINGS_READS)


def _owns_next(lines: tuple[Line, ...], index: int) -> bool:
    """Tell whether the next line belongs to this one, so that it cannot go alone."""
    return any(line.kind in ("item", "ignored") for line in lines[index + 1 : index + 2])


def _check_hidden_keys(facts: Facts) -> None:
    """Note keys in a spelling that Settings does not know."""
    settings = facts.settings
    if settings is None or facts.values.keys() <= settings.fields.keys():
        return
    if facts.values.keys() & _HIDEABLE <= settings.fields.keys():
        return
    for key in SETTINGS_READS:
        value = facts.values.get(key)
        if not value or isinstance(value, list) or key in settings.fields:
            continue
        line = None if facts.written(key).lower() == key else facts.key_line(key)
        if line is None:
            continue
        wanted = SPELLED_BY_KEY[key]
        edit = TextEdit(line.start, line.start + len(line.written), wanted)
        facts.add(
            "hidden-key",
            WARNING,
            wording.HIDDEN_KEY,
            about=key,
            fix=facts.fix(wording.FIX_HIDDEN_KEY, edit, wanted=wanted),
            reader=SETTINGS,
            key=line.written.strip(),
            wanted=wanted,
        )


def _check_unknown_keys(facts: Facts) -> None:
    """Note keys PI-Desktop ignores, where their writer may expect otherwise."""
    for key, shown in facts.others.items():
        number = facts.header.lines[key]
        if key in _FOREIGN_DENY:
            facts.add("foreign-key", WARNING, wording.FOREIGN_DENY_KEY, at=number, key=shown)
        elif key in _FOREIGN_PROMPT:
            facts.add("foreign-key", WARNING, wording.FOREIGN_PROMPT_KEY, at=number, key=shown)
        elif key in _FOREIGN:
            facts.add("foreign-key", INFO, wording.FOREIGN_KEY, at=number, key=shown)
        else:
            _check_similar(facts, key, shown)


@lru_cache(maxsize=1024)
def _meant(key: str) -> str:
    """Give the key that somebody may have meant, spelled; nothing if none is near."""
    import difflib  # late: only a key nobody knows needs it

    near = difflib.get_close_matches(key, FIELD_OF_KEY, 1, 0.84)
    return _MEANT.get(key) or (SPELLED_BY_KEY[near[0]] if near else "")


def _check_similar(facts: Facts, key: str, shown: str) -> None:
    wanted = _meant(key)
    line = facts.key_line(key) if wanted else None
    if line is None:
        return
    fix: Fix | None = None
    if key not in _MEANT and runtime_reader.normalize_key(wanted) not in facts.values:
        edit = TextEdit(line.start, line.start + len(line.written), wanted)
        fix = facts.harmless_fix(wording.FIX_SIMILAR_KEY, edit, wanted=wanted)
    facts.add(
        "similar-key",
        WARNING,
        wording.SIMILAR_KEY,
        at=line.number,
        fix=fix,
        key=shown,
        wanted=wanted,
    )
