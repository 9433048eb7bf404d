"""From files to what a session is offered: pipeline, merge, loader, providers, and the peer."""

from __future__ import annotations

import pytest

from editor.harnesses.pi_desktop import merge, models, peer_settings, pipeline, settings_scanner
from editor.harnesses.pi_desktop.rules import Rules

from .support import document


def standing(text: str, name: str = "a.md") -> pipeline.Standing:
    return pipeline.read(text, name, path="p").standing


def test_a_document_has_to_pass_both_readers() -> None:
    assert standing(document("")) is pipeline.Standing.OFFERED
    assert standing(document("tools: *\n")) is pipeline.Standing.INVISIBLE
    assert standing("\ufeff" + document("")) is pipeline.Standing.LISTED_ONLY


def test_the_runtime_falls_back_to_the_id_of_settings() -> None:
    reading = pipeline.read(document(""), "Réviseur 2.md", path="p")
    assert reading.runtime.parsed.name == "r-viseur-2"


def saved(text: str) -> peer_settings.PeerSave:
    return peer_settings.save_unchanged(text, settings_scanner.read_document(text, "a.md"))


def test_saving_in_the_peer_changes_nothing_in_a_file_it_wrote_itself() -> None:
    once = saved(document("tools: [Bash, inherit]\nmaxTokens: 5\n"))
    assert once.outcome == "rewritten"
    assert "tools: [inherit, Bash]" in once.document
    assert saved(once.document).outcome == "unchanged"


def test_the_peer_cannot_save_a_model_without_provider() -> None:
    assert saved(document("provider: p\nmodel: m\n")).reason == "errorModel"


def test_the_host_refuses_what_grows_past_the_limit() -> None:
    text = document("", "x" * 32_720)
    assert len(text) < settings_scanner.MAX_BYTES
    made = saved(text)
    assert made.outcome == "host-error"
    assert made.reason == "SUBAGENT_INVALID: document exceeds 32768 bytes"


def test_a_cut_description_that_ends_in_a_space_loses_it() -> None:
    made = saved(document("description: " + "x" * 399 + " yyy\n"))
    assert "x" * 399 + "\ntools:" in made.document


def entry(name: str, source: str = "user") -> merge.NamedEntry:
    return merge.NamedEntry(name, source, f"{source} {name}")


def test_user_entries_go_first_whatever_their_place_and_the_first_of_a_name_wins() -> None:
    kept, dropped = merge.merge([entry("x", "builtin"), entry("y"), entry("x"), entry("y")])
    assert [each.prompt for each in kept] == ["user y", "user x"]
    assert dropped == ()


def test_at_sixteen_names_the_rest_is_dropped_and_named_as_often_as_it_comes() -> None:
    full = [entry(f"u{number}") for number in range(16)]
    kept, dropped = merge.merge([*full, entry("z"), entry("z"), entry("u3"), entry("z", "builtin")])
    assert len(kept) == 16
    assert dropped == ("z", "z", "z")


def loaded(**given: object) -> merge.Loaded:
    values: dict[str, object] = {
        "shipped": [entry("fixer", "builtin")],
        "user_files": {},
        "override_files": {},
        "user_folder": "u",
        "override_folder": "o",
        **given,
    }
    return merge.load(**values)  # type: ignore[arg-type]


def test_documents_in_memory_replace_the_folder() -> None:
    found = loaded(
        user_files={"a.md": document("")},
        user_documents=[("Mine", document("tools: [Read, Fly]\n")), ("bad", "x")],
    )
    assert [each.name for each in found.offered] == ["mine", "fixer"]
    assert found.diagnostics == (
        'user subagent "Mine": ignoring unknown tool "Fly"',
        'user subagent "bad": missing `description`',
    )


def test_an_override_stands_before_the_shipped_agents_and_loses_to_users() -> None:
    override = document("name: fixer\n", "mine")
    found = loaded(override_files={"b.MD": override, "skip.txt": override})
    assert [each.prompt for each in found.offered] == ["mine"]
    found = loaded(
        override_files={"b.md": override}, user_files={"fixer.md": document("", "user's")}
    )
    assert [each.prompt for each in found.offered] == ["user's"]


def test_a_switched_off_agent_still_takes_a_place() -> None:
    files = {f"u{number:02}.md": document("") for number in range(16)}
    found = loaded(user_files=files, disabled_builtins=["fixer", "u01"])
    assert len(found.offered) == 16
    assert found.diagnostics == ("dropped subagents past the catalog cap: fixer",)
    found = loaded(disabled_builtins=["fixer"])
    assert (found.offered, found.builtins) == ((), ("fixer",))


def test_pins_use_at_most_eight_providers_and_case_counts() -> None:
    pins = [models.Pin(f"p{number % 9}", "m") for number in range(12)]
    assert models.pinned_providers([None, *pins]) == tuple(f"p{number}" for number in range(8))
    assert models.pinned_providers([models.Pin("A", "m"), models.Pin("a", "m")]) == ("A", "a")


PROVIDERS = (
    models.Provider("1", "Work", "openai"),
    models.Provider("2", "Home", "openai"),
    models.Provider("3", "Open AI", "zed"),
    models.Provider("4", "Gateway", "custom"),
    models.Provider("5", "gate-way", "custom"),
)


@pytest.mark.parametrize(
    ("query", "found"),
    [("1", "1"), ("ZED!", "3"), ("open-ai", "3"), ("work", "1"), (" 1", None), ("nobody", None)],
)
def test_a_provider_is_found_by_id_then_vendor_then_name(query: str, found: str | None) -> None:
    match = models.match_provider(query, PROVIDERS)
    assert (match.provider and match.provider.id) == found


def test_several_matches_are_no_match() -> None:
    match = models.match_provider("gateway", PROVIDERS)
    assert match.is_ambiguous
    assert match.error == (
        'provider alias "gateway" matches multiple accounts; use the exact provider id'
    )


def test_an_empty_query_may_match_the_only_provider_without_vendor_key() -> None:
    assert models.match_provider("?", [models.Provider("a", "A")]).provider is not None


def test_overrides_are_read_by_the_rules_that_are_asked_for() -> None:
    override = document("name: fixer\ntools: [read]\n")
    assert "no usable tool" in loaded(override_files={"a.md": override}).diagnostics[-1]
    found = loaded(override_files={"a.md": override}, rules=Rules.LOWER)
    assert found.diagnostics == ()
