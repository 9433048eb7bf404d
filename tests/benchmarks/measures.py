"""What is measured: starting, painting, listing, editing, resolving, and what libraries damage."""

from __future__ import annotations

import io
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import frontmatter
import yaml
from ruamel.yaml import YAML

from editor.core import report
from editor.core.changes import SetField
from editor.core.compare import Subject, compare
from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.editing import Edited, edit
from editor.core.report_html import to_html
from editor.core.report_text import to_markdown, to_text
from editor.core.session import Session, Tool
from editor.harnesses import by_id
from editor.storage.library import scan
from editor.storage.paths import environment
from editor.storage.sessions import sources
from tests.benchmarks.generate import documents
from tests.benchmarks.rounds import Table, command, interleave

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from editor.core.environment import Environment
    from editor.core.harness import Harness
    from tests.benchmarks.generate import Sample

FOLDERS = {"pi-desktop": ".agents/subagents", "claude-code": ".claude/agents"}


def variables(home: Path) -> dict[str, str]:
    """The environment of a child process whose home is a folder of ours."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG")}
    kept |= {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    return kept


def fill(home: Path, harness: str, count: int) -> list[Path]:
    """Write generated definitions into a home folder; gives their paths."""
    folder = home / FOLDERS[harness]
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for sample in documents(count, 7, harness):
        path = folder / f"{sample.name}.md"
        path.write_bytes(sample.data)
        paths.append(path)
    return paths


def starting(table: Table, rounds: int) -> None:
    """The command line against an interpreter that does nothing."""
    with tempfile.TemporaryDirectory() as folder:
        values = variables(Path(folder))
        jobs = {
            "python -c pass": command("-c", "pass", environment=values),
            "--version": command("-m", "editor", "--version", environment=values),
            "list, five built-in agents": command("-m", "editor", "list", environment=values),
            "import PySide6.QtWidgets": command(
                "-c", "import PySide6.QtWidgets", environment=values
            ),
        }
        table.add("Start of the command line", interleave(jobs, rounds), "python -c pass")


STAGES = {
    "frame": ("our window, first paint", "its frame, in its place and colours"),
    "list": ("our window, {count} definitions listed", "menus, tool bar and the filled list"),
    "whole": ("our window, {count} definitions, all", "the first one in the form as well"),
}


def painting(table: Table, rounds: int, counts: Iterable[int]) -> None:
    """The real start, stage by stage, against a bare window, and the memory both hold."""
    with tempfile.TemporaryDirectory() as folder:
        bare = variables(Path(folder) / "bare")
        jobs: dict[str, Callable[[], object]] = {"bare window": _painted("bare", bare)}
        notes = {"bare window": "an empty QMainWindow"}
        memory = {"bare window": ("bare", bare)}
        for count in counts:
            home = Path(folder) / str(count)
            fill(home, "pi-desktop", count)
            values = variables(home)
            for stage, (name, note) in STAGES.items():
                title = name.format(count=f"{count:,}")
                jobs.setdefault(title, _painted(stage, values))
                notes[title] = note
            memory[f"our window, {count:,} definitions"] = ("whole", values)
        group = "Process start to what is on the screen"
        table.add(group, interleave(jobs, rounds), "bare window", notes=notes)
        for name, (stage, values) in memory.items():
            result = subprocess.run(
                [sys.executable, "-m", "tests.benchmarks.paint", stage, "memory"],
                check=True,
                capture_output=True,
                text=True,
                env=values,
            )
            table.fact("Memory five seconds later", name, int(result.stdout) / 1024, "MiB")


def _painted(stage: str, values: dict[str, str]) -> Callable[[], None]:
    return command("-m", "tests.benchmarks.paint", stage, environment=values)


def _python_frontmatter(paths: list[Path]) -> None:
    for path in paths:
        try:
            frontmatter.load(str(path))
        except (yaml.YAMLError, UnicodeDecodeError):
            continue


def _ruamel(paths: list[Path]) -> None:
    reader = YAML(typ="safe", pure=True)
    for path in paths:
        header = _header(path.read_bytes().decode("utf-8", "replace"))
        try:
            reader.load(header)
        except Exception:
            continue


def _header(text: str) -> str:
    parts = text.split("---", 2)
    return parts[1] if len(parts) == 3 else ""


def _key_scan(paths: list[Path]) -> None:
    for path in paths:
        text = path.read_bytes().decode("utf-8", "replace")
        for line in _header(text).splitlines():
            line.partition(":")


def _raw(paths: list[Path]) -> None:
    for path in paths:
        path.read_bytes()


def listing(table: Table, rounds: int, count: int) -> None:
    """Reading many definitions: ours with the full verdict, peers with the header alone."""
    for identity in FOLDERS:
        with tempfile.TemporaryDirectory() as folder:
            home = Path(folder)
            paths = fill(home, identity, count)
            held = environment(home=str(home), project=str(home), variables={})
            harness = by_id(identity)
            jobs: dict[str, Callable[[], object]] = {
                "python-frontmatter (C loader)": lambda p=paths: _python_frontmatter(p),
                "ours, with the harness's verdict": lambda h=harness, e=held: scan(h, e),
                "ours, with verdict and every problem": lambda h=harness, e=held: _problems(h, e),
                "raw read and key scan (the limit)": lambda p=paths: _key_scan(p),
                "raw read": lambda p=paths: _raw(p),
            }
            group = f"Reading {count:,} {harness.title} definitions"
            table.add(
                group,
                interleave(jobs, rounds),
                "python-frontmatter (C loader)",
                per=count,
                unit="µs/file",
            )
            few = paths[: max(count // 10, 50)]
            slow = interleave({"ruamel.yaml, pure": lambda p=few: _ruamel(p)}, 3)
            table.add(
                group + ", a tenth of them",
                slow,
                "ruamel.yaml, pure",
                per=len(few),
                unit="µs/file",
            )


def _problems(harness: Harness, held: Environment) -> int:
    return sum(len(entry.problems) for entry in scan(harness, held).roster.entries)


def _samples(identity: str, count: int) -> list[Sample]:
    return [sample for sample in documents(count, 11, identity) if sample.is_yaml]


def _ours_edit(identity: str, samples: list[Sample], field: str, value: str) -> Callable[[], None]:
    harness = by_id(identity)
    origin = Origin("/home/me/sample.md")
    held = [Document(sample.data) for sample in samples]

    def run() -> None:
        for document in held:
            edit(harness, document, origin, SetField(field, value), harness.default_rules)

    return run


def _ruamel_edit(samples: list[Sample], key: str, value: str) -> Callable[[], None]:
    texts = [sample.data.decode() for sample in samples]

    def run() -> None:
        for text in texts:
            writer = YAML()
            writer.preserve_quotes = True
            writer.width = 1 << 16
            content = writer.load(_header(text)) or {}
            content[key] = value
            writer.dump(content, io.StringIO())

    return run


def _frontmatter_edit(samples: list[Sample], key: str, value: str) -> Callable[[], None]:
    texts = [sample.data.decode() for sample in samples]

    def run() -> None:
        for text in texts:
            post = frontmatter.loads(text)
            post[key] = value
            frontmatter.Post.to_dict(post)
            yaml.dump(post.metadata, Dumper=yaml.CSafeDumper, allow_unicode=True)

    return run


def editing(table: Table, rounds: int, count: int) -> None:
    """One changed field: ours with every check, peers with load, change and dump."""
    model = {"pi-desktop": "openai/gpt-6", "claude-code": "haiku"}
    for identity, value in model.items():
        samples = _samples(identity, count)
        jobs = {
            "ruamel.yaml round trip": _ruamel_edit(samples, "model", value),
            "python-frontmatter (C)": _frontmatter_edit(samples, "model", value),
            "ours, with all checks": _ours_edit(identity, samples, "model", value),
        }
        table.add(
            f"One field of {len(samples)} {by_id(identity).title} definitions",
            interleave(jobs, rounds),
            "ruamel.yaml round trip",
            per=len(samples),
            unit="ms/edit",
        )


def _ruamel_bytes(data: bytes, change: tuple[str, str] | None) -> bytes:
    text = data.decode()
    _, header, body = text.split("---", 2)
    writer = YAML()
    writer.preserve_quotes = True
    writer.width = 1 << 16
    content = writer.load(header)
    if change:
        content[change[0]] = change[1]
    target = io.StringIO()
    writer.dump(content, target)
    return f"---\n{target.getvalue()}---{body}".encode()


def _frontmatter_bytes(data: bytes, change: tuple[str, str] | None) -> bytes:
    post = frontmatter.loads(data.decode())
    if change:
        post[change[0]] = change[1]
    dump = getattr(frontmatter, "dumps")  # noqa: B009 - banned by name everywhere else
    result: bytes = dump(post).encode()
    return result


def _ours_bytes(identity: str, data: bytes, change: tuple[str, str] | None) -> bytes:
    harness = by_id(identity)
    document = Document(data)
    if change is None:
        return document.with_splices(()).data
    asked = SetField(*change)
    done = edit(harness, document, Origin("/home/me/a.md"), asked, harness.default_rules)
    return done.document.data if isinstance(done, Edited) else b""


def _other_lines(before: bytes, after: bytes, key: str) -> bool:
    """Whether every line but those of one key is as it was."""
    mark = key.encode() + b":"

    def rest(data: bytes) -> list[bytes]:
        return [line for line in data.split(b"\n") if not line.startswith(mark)]

    return rest(before) == rest(after)


def fidelity(table: Table, count: int) -> None:
    """How many files come back byte for byte, and how many edits leave all other lines alone."""
    samples = [sample for sample in _samples("claude-code", count) if sample.has_header]
    tools: dict[str, Callable[[bytes, tuple[str, str] | None], bytes]] = {
        "ours": lambda data, change: _ours_bytes("claude-code", data, change),
        "ruamel.yaml round trip": _ruamel_bytes,
        "python-frontmatter": _frontmatter_bytes,
    }
    for name, tool in tools.items():
        same = clean = 0
        for sample in samples:
            try:
                same += tool(sample.data, None) == sample.data
                changed = tool(sample.data, ("model", "haiku"))
                clean += _other_lines(sample.data, changed, "model")
            except Exception:
                continue
        group = f"Fidelity on {len(samples)} generated Claude Code definitions"
        table.fact(group, f"{name}: no edit, same bytes", 100 * same / len(samples), "%")
        table.fact(group, f"{name}: one key, other lines same", 100 * clean / len(samples), "%")


# harness → how its MCP tools are called, and two permission modes to compare under
MANY = {
    "pi-desktop": ("mcp_server{server}_tool{at}", ("ask", "auto")),
    "claude-code": ("mcp__server{server}__tool{at}", ("default", "acceptEdits")),
}


def _session(count: int, identity: str = "pi-desktop", mode: str = "ask") -> Session:
    names = ("Read", "Bash", "Edit", "Write", "Glob", "Grep")
    tools = [Tool(name, "builtin") for name in names]
    template, _ = MANY[identity]
    for at in range(count):
        name = template.format(server=at % 20, at=at)
        tools.append(Tool(name, f"mcp:server{at % 20}"))
    return Session(
        identity, "many", "Many tools", tuple(tools[:count]), "/home/me/app", mode, "agent"
    )


def _empty(folder: str) -> Environment:
    return environment(home=folder, project=folder, variables={})


def resolving(table: Table, rounds: int, tools: Iterable[int], agents: Iterable[int]) -> None:
    """The preview by number of tools, and putting agents together by their number."""
    listed = {"pi-desktop": "tools: inherit", "claude-code": "disallowedTools: mcp__server1"}
    for count in tools:
        jobs: dict[str, Callable[[], object]] = {}
        for identity, line in listed.items():
            harness = by_id(identity)
            rules = harness.default_rules
            text = f"---\nname: all\ndescription: Does it\n{line}\n---\nDo it.\n"
            one = harness.read(Document.of(text), Origin("/home/me/all.md"), rules)
            roster = harness.roster([one], harness.settings({}, _empty("/nowhere"), rules), rules)
            session = _session(count, identity, MANY[identity][1][0])
            jobs[harness.title] = lambda h=harness, d=one, s=session, o=roster: h.resolve(
                d, s, o, h.default_rules
            )
        taken = interleave(jobs, rounds)
        first = next(iter(jobs))
        table.add(f"Preview of a session of {count:,} tools", taken, first)
        table.add(f"Preview of a session of {count:,} tools, each", taken, first, per=count,
                  unit="µs/tool")  # fmt: skip
    harness = by_id("pi-desktop")
    rules = harness.default_rules
    for count in agents:
        origin = Origin("/home/me/a.md")
        read = [harness.read(Document(s.data), origin, rules) for s in documents(count, 3)]
        settings = harness.settings({}, _empty("/nowhere"), rules)
        job = {"roster": lambda r=read, s=settings: harness.roster(r, s, rules)}
        table.add(
            f"Putting {count:,} agents together", interleave(job, rounds), "roster", per=count,
            unit="µs/agent",
        )  # fmt: skip


def _subjects(identity: str, count: int) -> tuple[Subject, Subject, report.Facets]:
    """One agent with every tool under two sessions, and what a report of it shows besides."""
    harness = by_id(identity)
    listed = "inherit" if identity == "pi-desktop" else '"*"'
    text = f"---\nname: all\ndescription: Does it\ntools: {listed}\n---\nDo it.\n"
    document, origin, rules = Document.of(text), Origin("/home/me/all.md"), harness.default_rules
    definition = harness.read(document, origin, rules)
    settings = harness.settings({}, _empty("/nowhere"), rules)
    roster = harness.roster([definition], settings, rules)
    one, other = (
        Subject(definition, session, harness.resolve(definition, session, roster, rules))
        for session in (_session(count, identity, mode) for mode in MANY[identity][1])
    )
    facets = report.Facets(
        harness,
        harness.readings(document, origin, rules),
        harness.delegation_map(one.session, roster, rules),
        "/home/me",
    )
    return one, other, facets


def explaining(table: Table, rounds: int, count: int) -> None:
    """Comparing two resolved children, and reports of one, in every form."""
    for identity in MANY:
        one, other, facets = _subjects(identity, count)
        jobs: dict[str, Callable[[], object]] = {
            "compare": lambda a=one, b=other, f=facets: compare(a, b, f.harness.fields),
            "report as Markdown": lambda a=one, f=facets: to_markdown(report.build(a, f)),
            "report as HTML": lambda a=one, f=facets: to_html(report.build(a, f)),
            "report as text": lambda a=one, f=facets: to_text(report.build(a, f)),
            "report as JSON": lambda a=one, f=facets: json.dumps(report.as_json(a, f)),
        }
        group = f"Explaining a session of {count:,} tools, {facets.harness.title}"
        table.add(group, interleave(jobs, rounds), "compare")


def choosing(table: Table, rounds: int, count: int) -> None:
    """The first page of stored sessions, by how many there are."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        stored = home / ".pi" / "agent" / "sessions" / "--w--"
        stored.mkdir(parents=True)
        line = '{"type": "session", "version": 3, "id": "n%05d", "timestamp": "t", "cwd": "/w"}\n'
        for number in range(count):
            (stored / f"2026_n{number:05}.jsonl").write_text(line % number, encoding="utf-8")
            place = home / ".mevedel" / "sessions" / f"s-2026-10-09T12-30-00-{number:08x}"
            place.mkdir(parents=True)
            (place / "session.meta.el").touch()
        held = _empty(folder)
        jobs: dict[str, Callable[[], object]] = {"names of the folder": lambda: os.listdir(stored)}
        for identity in ("pi-orchestrator", "mevedel"):
            disk = next(each for each in sources(identity, held) if each.id == "disk")
            jobs[f"first page, {by_id(identity).title}"] = lambda d=disk: d.page(0, 50)
        group = f"Listing {count:,} stored sessions"
        table.add(group, interleave(jobs, rounds), "names of the folder")


def working(table: Table, kinds: Iterable[str] = ()) -> None:
    """How long one step of work in the window holds its event loop up, and colouring alone."""
    for identity in FOLDERS:
        output = _child("tests.benchmarks.blocking", identity, *kinds)
        rows: list[tuple[str, list[tuple[float, float]]]] = json.loads(output)
        place = f"Event loop held up, {by_id(identity).title}, 1,000 agents, 2,000 tools"
        for name, steps in rows:
            middle = statistics.median(wall for wall, _ in steps)
            table.fact(f"{place}: median", name, middle, "ms")
        for name, steps in rows:
            note = f"{max(cpu for _, cpu in steps):.3g} ms of the processor’s time"
            table.fact(f"{place}: longest", name, max(wall for wall, _ in steps), "ms", note)
    name = "six lines of 3,000 marks coloured"
    table.fact("One step in the window", name, float(_child("tests.benchmarks.colouring")), "ms")


def _child(*words: str) -> str:
    """Run a module in a home folder of its own; gives what it prints."""
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            [sys.executable, "-m", *words],
            check=True,
            capture_output=True,
            text=True,
            env=variables(Path(folder)),
        )
    return result.stdout
