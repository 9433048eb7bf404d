from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urljoin, urlsplit

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

BROKEN = "---\nname: broken\n---\nx \n"


def test_problems_are_listed_like_a_compilers(cli: Cli) -> None:
    path = cli.agents / "broken.md"
    path.write_text(BROKEN)
    result = cli("check")
    assert result.status == 1
    assert result.out == (
        f"{path}:1: error: The description is missing, so nobody starts the agent. Add it. "
        "[no-description]\n"
        f"{path}: warning: There is a space at the end. Remove it. [space]\n"
        "1 definition checked: 1 error, 1 warning\n"
    )


def test_only_errors_make_the_answer_bad(cli: Cli) -> None:
    cli.agent("worker", body="x \n")
    result = cli("check", "worker")
    assert result.status == 0
    assert "1 warning" in result.out


def test_nothing_wrong_is_said(cli: Cli) -> None:
    cli.agent("worker")
    assert cli("check").out == "1 definition checked: nothing wrong\n"


def test_nothing_checked_is_not_called_good(cli: Cli) -> None:
    result = cli("check", "./gone")
    assert (result.status, result.out) == (1, "0 definitions checked\n")


def test_json_is_an_array_of_problems_with_paths(cli: Cli) -> None:
    path = cli.agents / "broken.md"
    path.write_text(BROKEN)
    result = cli("check", str(path), "--json")
    assert result.status == 1
    assert [list(problem) for problem in result.json] == [
        ["severity", "code", "message", "line", "fix", "path"]
    ] * 2
    assert {problem["path"] for problem in result.json} == {str(path)}


def test_folders_and_settings_that_cannot_be_read_are_part_of_the_answer(
    cli: Cli, home: Path
) -> None:
    (home / ".plain" / "settings.json").write_text("{")
    [problem] = cli("check", "--json").json
    assert problem["code"] == "bad-settings"


def test_sarif_has_rules_places_and_fixes(cli: Cli, project: Path) -> None:
    folder = project / ".plain" / "agents"
    folder.mkdir(parents=True)
    (folder / "broken ü.md").write_text(BROKEN)
    result = cli("check", "--sarif")
    assert result.status == 1
    log = result.json
    assert log["version"] == "2.1.0"
    [run] = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["no-description", "space"]
    assert rules[0] == {
        "id": "no-description",
        "shortDescription": {"text": "The description is missing, so nobody starts the agent."},
        "fullDescription": {
            "text": "The description is missing, so nobody starts the agent. Add it."
        },
        "help": {"text": "The description is missing, so nobody starts the agent. Add it."},
        "defaultConfiguration": {"level": "error"},
    }
    error, warning = run["results"]
    assert (error["ruleId"], error["ruleIndex"], error["level"]) == ("no-description", 0, "error")
    place = error["locations"][0]["physicalLocation"]
    assert place["region"] == {"startLine": 1}
    assert place["artifactLocation"]["uriBaseId"] == "%SRCROOT%"
    assert unquote(place["artifactLocation"]["uri"]) == ".plain/agents/broken ü.md"
    assert unquote(run["originalUriBaseIds"]["%SRCROOT%"]["uri"]) == f"file://{project}/"
    [change] = warning["fixes"][0]["artifactChanges"]
    [replacement] = change["replacements"]
    assert replacement["deletedRegion"] == {
        "startLine": 4, "startColumn": 2, "endLine": 4, "endColumn": 3,
    }  # fmt: skip
    assert replacement["insertedContent"] == {"text": ""}


def test_the_log_keeps_to_what_the_form_demands(cli: Cli, project: Path) -> None:
    folder = project / ".plain" / "agents"
    folder.mkdir(parents=True)
    (folder / ("a:b.md" if os.name != "nt" else "ab.md")).write_bytes(
        b"\xef\xbb\xbf" + BROKEN.replace("\n", "\r\n").encode()
    )
    (folder / "good.md").write_text("---\nname: good\ndescription: d\n---\nx\n")
    path = cli.agents / "user.md"
    path.write_text(BROKEN)
    (cli.home / ".plain" / "settings.json").write_text("{")
    log = cli("check", "--also", "cursor,claude-code", "--sarif").json
    assert set(log) == {"$schema", "version", "runs"}
    [run] = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules)
    for rule in rules:
        for part in ("shortDescription", "fullDescription", "help"):
            assert rule[part]["text"].strip(), rule
            assert "{" not in rule[part]["text"], rule
        assert rule["defaultConfiguration"]["level"] in ("error", "warning", "note")
    assert run["results"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in ("error", "warning", "note")
        assert result["message"]["text"]
        [location] = result["locations"]
        place = location["physicalLocation"]["artifactLocation"]
        base = run["originalUriBaseIds"][place["uriBaseId"]]["uri"] if "uriBaseId" in place else ""
        assert base == "" or base.endswith("/")
        target = urlsplit(urljoin(base, place["uri"]))
        assert target.scheme == "file"
        assert Path(unquote(target.path)).is_file()
        assert location["physicalLocation"]["region"]["startLine"] >= 1
        for fix in result.get("fixes", ()):
            assert fix["description"]["text"]
            for change in fix["artifactChanges"]:
                assert change["artifactLocation"] == place
                assert change["replacements"]
                for each in change["replacements"]:
                    region = each["deletedRegion"]
                    assert (region["startLine"], region["startColumn"]) <= (
                        region["endLine"], region["endColumn"],
                    )  # fmt: skip
                    assert set(each["insertedContent"]) == {"text"}


def test_a_file_outside_the_project_has_an_absolute_place(cli: Cli) -> None:
    path = cli.agents / "broken.md"
    path.write_text(BROKEN)
    [run] = cli("check", "--sarif").json["runs"]
    place = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place == {"uri": f"file://{path}"}


def test_two_forms_at_once_are_refused(cli: Cli) -> None:
    result = cli("check", "--json", "--sarif")
    assert result.status == 2
    assert "choose one" in result.error


def test_other_systems_judge_the_file_only_when_asked(cli: Cli) -> None:
    path = cli.agent("worker", "tools: [Read]\n")
    assert cli("check", "worker").out.endswith("nothing wrong\n")
    result = cli("check", "worker", "--also", "cursor,gemini-cli", "--json")
    systems = {problem["code"].partition("-")[0] for problem in result.json}
    assert systems == {"cursor", "gemini"}
    assert {problem["path"] for problem in result.json} == {str(path)}
    assert cli("check", "worker", "--also", "readers").out.endswith("nothing wrong\n")


def test_every_form_says_how_sure_a_judgement_of_another_system_is(cli: Cli) -> None:
    cli.agent("worker", "tools: [Read]\n")
    words = ("check", "worker", "--also", "Cursor")
    text = cli(*words).out
    assert "Cursor has no tool list: this agent, which lists only reading tools" in text
    assert "(confidence: medium) [cursor-no-tool-list]" in text
    result = cli(*words, "--json")
    assert result.status == 0  # what is not certain is no error
    finding = next(each for each in result.json if each["code"] == "cursor-no-tool-list")
    assert list(finding)[-3:] == ["path", "system", "confidence"]
    assert (finding["system"], finding["confidence"]) == ("Cursor", "medium")
    [run] = cli(*words, "--sarif").json["runs"]
    rule = next(
        each for each in run["tool"]["driver"]["rules"] if each["id"] == "cursor-no-tool-list"
    )
    assert rule["properties"] == {"precision": "medium"}
    assert rule["fullDescription"]["text"].startswith("Cursor has no tool list")
    assert "…" not in rule["fullDescription"]["text"]
    result = next(each for each in run["results"] if each["ruleId"] == "cursor-no-tool-list")
    assert result["properties"] == {"system": "Cursor", "confidence": "medium"}


def test_the_help_names_every_system(cli: Cli) -> None:
    from editor.harnesses.others import SYSTEMS

    text = " ".join(cli("check", "--help", harness=None).out.split())
    assert [each.id for each in SYSTEMS if each.id not in text] == []


def test_an_unknown_system_is_refused_with_a_suggestion(cli: Cli) -> None:
    result = cli("check", "--also", "cusror")
    assert result.status == 2
    assert "--also does not know “cusror”; did you mean “cursor”?" in result.error


def test_an_unknown_system_is_refused_with_all_choices(cli: Cli) -> None:
    from editor.harnesses.others import KNOWN_SYSTEMS

    error = cli("check", "--also", "zed").error
    assert "--also does not know “zed”; choose of readers, " in error
    assert [identity for identity, _ in KNOWN_SYSTEMS if identity not in error] == []
