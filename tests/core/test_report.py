from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from editor.core import explain
from editor.core.changes import Reading
from editor.core.document import Document
from editor.core.harness import Settings
from editor.core.records import replace
from editor.core.redaction import REMOVED, redact, shorten_home
from editor.core.report import Facets, as_json, build
from editor.core.report_document import Heading, Table
from editor.core.report_html import to_html
from editor.core.report_map import tree
from editor.core.report_text import to_markdown, to_text
from editor.core.resolution import Delegation, DelegationMap, MapEdge, MapNode, Outcome
from editor.core.session import Completeness
from editor.core.tools import ToolEffect
from tests.fakes import HARNESS, agent, subject

if TYPE_CHECKING:
    from editor.core.compare import Subject

KEY = "sk-" + "a1b2" * 8  # put together, so that no scanner takes it for a real one


def facets(about: Subject, **changes: object) -> Facets:
    roster = HARNESS.roster([about.definition], Settings(), "2")
    return replace(
        Facets(
            HARNESS,
            HARNESS.readings(about.definition.document, about.definition.origin, "2"),
            HARNESS.delegation_map(about.session, roster, "2"),
            "/home/me",
            "1.2.3",
            "2026-11-30 12:00",
        ),
        **changes,
    )


def written(about: Subject, **changes: object) -> dict[str, str]:
    """The report in all its forms."""
    gathered = facets(about, **changes)
    blocks = build(about, gathered)
    return {
        "markdown": to_markdown(blocks),
        "html": to_html(blocks),
        "text": to_text(blocks),
        "json": json.dumps(as_json(about, gathered), ensure_ascii=False),
    }


class Page(HTMLParser):
    """Collects the elements and attributes of a page, and checks that it is well nested."""

    VOID = ("meta", "rect", "path")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_answer_stands_at_the_top() -> None:
    lines = to_text(build(subject(), facets(subject()))).splitlines()[:14]
    assert "What “worker” may do" in lines
    assert "Plain, rules 2, under the parent session “In mode ask”." in lines
    assert "Asks before each call: tool0, Bash" in lines
    assert "Permission: ask (The session decides)" in lines


def test_whether_an_agent_is_really_read_only_is_said_with_its_team_and_the_way_there() -> None:
    lines = to_text(build(subject(), facets(subject()))).splitlines()[:16]
    assert "Can change files: no (Team can change files. It ends on layer 2.)" in lines
    assert "Only through others: Write (worker → other)" in lines
    alone = subject()
    alone = replace(alone, resolution=replace(alone.resolution, delegation=Delegation()))
    text = to_text(build(alone, facets(alone)))
    assert "Can change files: no\n" in text
    assert "Only through others" not in text


def test_ways_to_tools_that_change_files_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        HARNESS,
        "effects",
        lambda tool: (ToolEffect.CHANGES,) if tool.name == "tool1" else (ToolEffect.READS,),
    )
    about = subject(3)
    team = Delegation(
        True,
        ("a", "b"),
        ("tool0", "tool2", "Bash", "tool1"),
        {"tool0": ("worker", "a"), "tool2": ("worker", "b"), "Bash": ("worker",),
         "tool1": ("b",)},
    )  # fmt: skip
    found = explain.ways(replace(about.resolution, delegation=team), about.session, HARNESS)
    assert found == ((("worker", "b"), ("tool1", "tool2")), (("worker", "a"), ("tool0",)))


def test_every_form_holds_tools_reasons_calls_limits_and_versions() -> None:
    for form, text in written(subject()).items():
        assert "tool2" in text, form
        assert "Hooks are not known." in text, form
        assert "1.2.3" in text, form
        if form != "json":
            assert "It is not listed (line 4)" in text, form
            assert "Run a command" in text, form
            assert "Who may start whom" in text, form


def test_listed_entries_are_counted_against_those_that_came() -> None:
    about = subject(1, text=agent("worker", "tools: [tool0, Gone, Bash]\n"))
    blocks = build(about, facets(about))
    assert Heading("Tools in the file: 3 listed, 2 granted") in blocks
    table = blocks[blocks.index(Heading("Tools in the file: 3 listed, 2 granted")) + 1]
    assert isinstance(table, Table)
    assert table.rows[1] == ("Gone", "No", "The parent lacks it")


def test_an_entry_that_hits_several_tools_shows_what_became_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hits = {"tool*": ("tool0", "tool1"), "Bash(git:*)": ("Bash",), "none*": ()}
    monkeypatch.setattr(HARNESS, "sees_tools", lambda session, field, item: hits.get(item))
    header = "tools: [tool0, 'tool*', 'Bash(git:*)', 'none*', Bash]\n"
    about = subject(3, text=agent("worker", header))
    blocks = build(about, facets(about))
    title = Heading("Tools in the file: 5 listed, 4 granted")
    table = blocks[blocks.index(title) + 1]
    assert isinstance(table, Table)
    assert [row[1] for row in table.rows] == [
        "Asks", "1 of 2 tools", "Asks", "No", "Asks",
    ]  # fmt: skip


def test_home_paths_are_shortened_and_secrets_are_taken_out_of_every_form() -> None:
    header = f'tools: [Bash]\ncolor: "/home/me/x {KEY}"\nmodel: "https://me:hunter22@host/m"\n'
    about = subject(text=agent("worker", header, f"Use {KEY} always.\n"))
    for form, text in written(about).items():
        assert KEY not in text, form
        assert "hunter22" not in text, form
        assert "/home/me" not in text, form
        assert "Use " not in text, form  # the prompt itself is never part of a report
        assert REMOVED in text, form


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("plain words, keys and tokens", "plain words, keys and tokens"),
        (f"x {KEY} y", f"x {REMOVED} y"),
        ("api_key: abcdef123456", f"api_key: {REMOVED}"),
        ('"password": "hunter2hunter2", "a": 1', f'"password": "{REMOVED}", "a": 1'),
        ("GITHUB_TOKEN=ghp_abcdefghijklmnop1234", f"GITHUB_TOKEN={REMOVED}"),
        ("Authorization: Bearer abc.def-ghijklm", f"Authorization: Bearer {REMOVED}"),
        ("AKIAABCDEFGHIJKLMNOP", REMOVED),
        ("postgres://me:secret@db/x", f"postgres://{REMOVED}@db/x"),
        ("eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJl", REMOVED),
        ("-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----", REMOVED),
        ("mcp_token_counter and Read(secret.txt)", "mcp_token_counter and Read(secret.txt)"),
        ("maxTokens: 1000", "maxTokens: 1000"),
    ],
)
def test_what_looks_like_a_secret_is_taken_out_and_nothing_else(text: str, clean: str) -> None:
    assert redact(text) == clean


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("/home/me/a.md and /home/me", "~/a.md and ~"),
        ("“/home/me”: it", "“~”: it"),
        ("/home/meg/a.md", "/home/meg/a.md"),
        ("/home/me-too", "/home/me-too"),
    ],
)
def test_only_the_home_folder_itself_is_shortened(text: str, clean: str) -> None:
    assert shorten_home(text, "/home/me") == clean
    assert shorten_home(text, "/") == text


def test_the_page_loads_and_runs_nothing_and_foreign_text_stays_text() -> None:
    evil = '<img src=x onerror="alert(1)">&<script>'
    about = subject(text=agent("worker", f"tools: ['{evil}']\ncolor: '{evil}'\n"))
    page = Page(to_html(build(about, facets(about))))
    assert not set(page.tags) & {"script", "img", "link", "iframe", "object", "a", "form"}
    assert not [name for name, _ in page.attributes if name in ("src", "href", "onerror")]
    assert evil in page.text
    html = to_html(build(about, facets(about)))
    assert "default-src 'none'" in html
    assert "url(" not in html
    assert "@import" not in html
    assert "prefers-color-scheme:dark" in html
    assert "@media print" in html


def test_foreign_text_stays_text_in_markdown_too() -> None:
    evil = "a|b `c` *d* [e](http://f) <b>\n# g"
    about = subject(text=agent("worker", f"color: {json.dumps(evil)}\n"))
    text = written(about)["markdown"]
    assert "\n# g" not in text
    assert "[e](http" not in text
    assert "\\<b\\>" in text
    for line in text.splitlines():
        if line.startswith("|"):
            assert line.replace("\\|", "").count("|") in (4, 5)


def test_a_partly_known_session_is_said_to_be_so() -> None:
    about = subject()
    about = replace(about, session=about.session.with_changes(completeness=Completeness.PARTIAL))
    for form, text in written(about).items():
        wanted = '"completeness": "partial"' if form == "json" else "only partly known"
        assert wanted in text, form


def test_readers_that_disagree_are_shown_side_by_side() -> None:
    about = subject()
    readings = (Reading("runtime", True, {}), Reading("settings", False, {}, rejection="too big"))
    text = written(about, readings=readings)["markdown"]
    assert "| settings | no | too big |" in text


def test_sentences_can_be_translated() -> None:
    german = {"In short": "Kurz gesagt", "It is listed": "Es ist aufgeführt"}
    blocks = build(subject(), facets(subject()), lambda template: german.get(template, template))
    assert "Kurz gesagt" in {block.text for block in blocks if isinstance(block, Heading)}
    assert "Es ist aufgeführt (line 4)" in to_text(blocks)


def graph(*edges: MapEdge, **changes: bool) -> DelegationMap:
    names = dict.fromkeys(("", *(name for edge in edges for name in (edge.source, edge.target))))
    nodes = [MapNode(name, ("Read",), can_change_files=changes.get(name)) for name in names]
    return DelegationMap(tuple(nodes), edges)


def test_the_picture_is_a_tree_around_the_agent_and_a_circle_ends() -> None:
    drawn = graph(
        MapEdge("", "other"), MapEdge("", "worker"), MapEdge("worker", "b"), MapEdge("b", "worker"),
        MapEdge("b", "c", is_certain=False), MapEdge("worker", "d"), MapEdge("c", "c"),
        MapEdge("other", "worker"), b=True,
    )  # fmt: skip
    branches = tree(drawn, "worker")
    assert [(each.node.name, each.depth, each.above, each.is_certain) for each in branches] == [
        ("", 0, -1, True), ("worker", 1, 0, True), ("b", 2, 1, True), ("c", 3, 2, False),
        ("d", 2, 1, True),
    ]  # fmt: skip
    forms = written(subject(), map=drawn)
    assert forms["html"].count("<rect") == 5
    assert forms["html"].count("<path") == 4
    assert forms["html"].count("stroke-dasharray") == 1
    Page(forms["html"])
    assert (
        "  Parent session\n"
        "    worker — Read\n"
        "      b — can change files, starts others too, Read\n"
        "        ? c — Read\n"
        "      d — Read\n"
    ) in forms["text"]
    assert (
        "- Parent session\n  - worker — Read\n    - b — can change files, starts others too, Read\n"
        "      - ? c — Read\n    - d — Read\n"
    ) in forms["markdown"]


def test_a_large_team_is_counted_instead_of_drawn_whole() -> None:
    edges = [MapEdge("", "worker"), *(MapEdge("worker", f"agent{at}") for at in range(200))]
    forms = written(subject(), map=graph(*edges))
    assert forms["html"].count("<rect") == 40
    for form in ("html", "text", "markdown"):
        assert "… and 162 more" in forms[form]


def test_an_agent_that_nobody_offers_is_drawn_with_a_doubt() -> None:
    nodes = (MapNode(""), MapNode("worker"))
    [_, branch] = tree(DelegationMap(nodes, ()), "worker")
    assert not branch.is_certain
    assert tree(DelegationMap((MapNode(""),), ()), "worker")[0].node.name == ""
    team = tree(DelegationMap((*nodes, MapNode("b")), ()), "worker", ("b", "gone"))
    assert [each.node.name for each in team] == ["", "worker", "b"]


def test_undecodable_text_does_not_break_a_report() -> None:
    about = subject()
    bad = Document(about.definition.document.data.replace(b"About", b"A\xffbout"))
    definition = HARNESS.read(bad, about.definition.origin, "2")
    for text in written(replace(about, definition=definition)).values():
        assert text.encode("utf-8", "backslashreplace")


def test_every_one_of_two_thousand_tools_is_in_a_report() -> None:
    about = subject(2000)
    for form, text in written(about).items():
        assert [at for at in range(2000) if f"tool{at}" not in text] == [], form


def test_json_says_which_sentence_decides_about_which_tools() -> None:
    about = subject(30)
    reasons = json.loads(written(about)["json"])["reasons"]
    told = {tool: each["message"] for each in reasons for tool in each["tools"]}
    verdicts = about.resolution.verdicts
    assert told == {each.tool: str(each.decided_by.message) for each in verdicts}
    assert len(reasons) == len({each["message"] for each in reasons})


def test_many_tools_of_one_server_are_a_number_in_the_short_answer_and_rows_below() -> None:
    about = subject(0)
    first = replace(about.resolution.verdicts[0], outcome=Outcome.GRANTED, decision={})
    of_server = [replace(first, tool=f"mcp__s__t{at}", origin="mcp:s") for at in range(40)]
    verdicts = (
        replace(first, tool="Plain"),
        *of_server,
        replace(first, tool="mcp__r__t", origin="mcp:r"),
    )
    about = replace(about, resolution=replace(about.resolution, verdicts=verdicts))
    text = written(about)["text"]
    [short] = [line for line in text.splitlines() if line.startswith("The child gets: ")]
    assert short == "The child gets: Plain, s (40 MCP tools), mcp__r__t"
    assert "mcp__s__t39 " in text


def test_few_tools_are_named_one_by_one() -> None:
    about = subject(0)
    first = about.resolution.verdicts[0]
    verdicts = tuple(replace(first, tool=f"mcp__s__t{at}", origin="mcp:s") for at in range(4))
    about = replace(about, resolution=replace(about.resolution, verdicts=verdicts))
    assert "mcp__s__t0, mcp__s__t1, mcp__s__t2, mcp__s__t3" in written(about)["text"]


def test_the_page_stacks_its_tables_on_a_narrow_screen_and_prints_small() -> None:
    page = written(subject())["html"]
    assert "@media(max-width:42rem)" in page
    assert page.index("@media print") > page.index("prefers-color-scheme:dark")
    assert page.count("{") == page.count("}")


def test_a_table_has_code_only_in_the_column_it_names() -> None:
    plain = Table(("Tool", "What"), (("Read", "reads"),))
    assert "<code>" not in to_html([plain])
    assert "<td><code>Read</code></td><td>reads</td>" in to_html([replace(plain, code_column=0)])
    assert "`" not in to_markdown([plain])
    assert "`Read`" in to_markdown([replace(plain, code_column=0)])
