"""Runs PI-Desktop's golden vectors through the functions their file names stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.harnesses.pi_desktop import (
    merge,
    models,
    names,
    native,
    peer_settings,
    permission,
    pipeline,
    runtime_reader,
    settings_scanner,
    tools,
)
from editor.harnesses.pi_desktop.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

Case = dict[str, Any]
SHIPPED = ("explorer", "code-reviewer", "test-runner", "fixer", "ui-designer")
NOT_LISTED = (
    "the file does not appear in Settings, so it can be neither opened nor saved there; "
    "it is also never handed to the runtime"
)


def parse(rules: Rules) -> Callable[[Case], Any]:
    def run(case: Case) -> Any:
        options = case["options"]
        reading = runtime_reader.read_document(
            case["document"],
            fallback_name=options.get("fallbackName"),
            source=options["source"],
            file_path=options.get("filePath"),
            rules=rules,
        )
        return native.runtime(reading, rules)

    return run


def resolve(rules: Rules) -> Callable[[Case], Any]:
    def run(case: Case) -> Any:
        inherits = bool(case["inheritTools"])
        resolved = tools.resolve_names(
            case["tools"], inherits=inherits, parent=case["parentToolNames"], rules=rules
        )
        return {
            "resolved": resolved,
            "canMutate": tools.can_change_files(resolved, rules),
            "canMutateBeforeSpawn": tools.can_change_files_before_spawn(
                case["tools"], inherits=inherits, rules=rules
            ),
            "toolsLabel": tools.label(case["tools"], inherits=inherits),
        }

    return run


def label(case: Case) -> Any:
    inherits = bool(case["inheritTools"])
    return {
        "label": tools.label(case["tools"], inherits=inherits),
        "canMutateBeforeSpawn": tools.can_change_files_before_spawn(
            case["tools"], inherits=inherits, rules=Rules.SEED
        ),
    }


def entry_shape(entry: merge.NamedEntry) -> Case:
    return {"name": entry.name, "source": entry.source, "prompt": entry.prompt}


def merged(case: Case) -> Any:
    kept, dropped = merge.merge(merge.NamedEntry(**each) for each in case["definitions"])
    return {"definitions": [entry_shape(each) for each in kept], "dropped": dropped}


def pinned(case: Case) -> Any:
    pins = [each and models.Pin(each["providerId"], each["modelId"]) for each in case["pins"]]
    return {
        "providers": models.pinned_providers(pins),
        "keys": [pin.key for pin in pins if pin is not None],
    }


def scan(case: Case) -> settings_scanner.SettingsReading:
    return settings_scanner.read_document(case["document"], case.get("fileName", "sample.md"))


def slugs(case: Case) -> Any:
    slug = names.slug(case["value"])
    return {
        "rustSlug": slug,
        "editorPreviewSlug": slug,
        "runtimeName": names.normalize_name(case["value"]),
    }


def effective_changes(before_text: str, after_text: str, file_name: str) -> Case:
    before, after = (
        runtime_reader.read_document(text, fallback_name=file_name, rules=Rules.FALLBACK)
        for text in (before_text, after_text)
    )
    if before.definition is None or after.definition is None:
        if before.definition is after.definition:
            return {}
        accepted = [
            [error.literal for error in each.errors] if each.definition is None else True
            for each in (before, after)
        ]
        return {"_ok": {"before": accepted[0], "after": accepted[1]}}
    old, new = native.definition(before.definition), native.definition(after.definition)
    return {
        key: {"before": old.get(key), "after": new.get(key)}
        for key in {**old, **new}
        if old.get(key) != new.get(key)
    }


def peer_save(case: Case) -> Any:
    saved = peer_settings.save_unchanged(case["document"], scan(case))
    match saved.outcome:
        case "not-listed":
            return {"outcome": saved.outcome, "note": NOT_LISTED}
        case "save-disabled":
            return {"outcome": saved.outcome, "errorKey": saved.reason}
        case "host-error":
            return {"outcome": saved.outcome, "error": saved.reason}
    file_name = case.get("fileName", "sample.md")
    return {
        "outcome": saved.outcome,
        "files": [file_name],
        "document": saved.document,
        "effectiveRuntimeChanges": effective_changes(case["document"], saved.document, file_name),
    }


def production(case: Case) -> Any:
    file_name = case.get("fileName", "sample.md")
    return native.production(pipeline.read(case["document"], file_name, path="<path>"))


def disagree(case: Case) -> Any:
    file_name = case.get("fileName", "sample.md")
    reading = pipeline.Reading(
        scan(case), runtime_reader.read_document(case["document"], fallback_name=file_name)
    )
    return native.disagreements(reading)


def permitted(case: Case) -> Any:
    mode = permission.effective_mode(
        case["sessionPermissionMode"],
        case["globalDefaultPermissionMode"],
        case["delegatePermission"],
    ).mode
    risk = case.get("pluginDeclaredRisk")
    decision = permission.decide(
        case["tool"],
        mode,
        is_outside=case["externalPath"],
        operating_mode=case["operatingMode"],
        declared_risk=risk,
        grants=case.get("sessionGrants", ()),
    )
    return {
        "decision": decision.value,
        "effectiveMode": mode,
        "risk": permission.risk_of(case["tool"], risk),
    }


def loader(case: Case) -> Any:
    documents = case.get("userDocuments")
    loaded = merge.load(
        shipped=[merge.NamedEntry(name, "builtin", f"shipped {name}") for name in SHIPPED],
        user_files=case.get("userFiles", {}),
        user_documents=documents and [(each["id"], each["document"]) for each in documents],
        override_files=case.get("overrideFiles", {}),
        disabled_builtins=case.get("disabledBuiltins", ()),
        user_folder="<root>/user",
        override_folder="<root>/over",
    )
    return {
        "definitions": [entry_shape(each) for each in loaded.offered],
        "builtins": loaded.builtins,
        "diagnostics": loaded.diagnostics,
    }


def provider_lookup(case: Case) -> Any:
    found = models.match_provider(
        case["providerId"],
        [
            models.Provider(each["id"], each["name"], each.get("vendorKey") or "")
            for each in case["providers"]
        ],
    )
    if found.provider is None:
        return {"matchedId": None, "error": found.error}
    return {"matchedId": found.provider.id}


RUNNERS: dict[str, Callable[[Case], Any]] = {
    "parse_ts_seed": parse(Rules.SEED),
    "parse_ts_newer_fallback_models": parse(Rules.FALLBACK),
    "parse_ts_newer_lowercase": parse(Rules.LOWER),
    "resolve_ts_seed": resolve(Rules.SEED),
    "resolve_ts_newer_lowercase": resolve(Rules.LOWER),
    "label_ts_seed": label,
    "merge_ts_seed": merged,
    "pinned_providers_ts_seed": pinned,
    "normalize_name_ts_seed": lambda case: native.normalized_name(case["value"]),
    "normalize_tool_name_ts_newer": lambda case: {"normalized": tools.newer_name(case["name"])},
    "normalize_tools_rust": lambda case: {"tools": tools.settings_tools(case["tools"])},
    "slug_settings": slugs,
    "settings_scanner_rust": lambda case: native.settings(scan(case)),
    "peer_noop_save": peer_save,
    "production_pipeline": production,
    "runtime_vs_scanner_disagreements": disagree,
    "permission_decisions_rust": permitted,
    "loader_ts_newer_stub_builtins": loader,
    "provider_lookup_ts_newer": provider_lookup,
}
