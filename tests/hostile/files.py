"""Hostile files: what nobody writes by accident, and what must not hurt anybody all the same."""

from __future__ import annotations

import json
from typing import Any

MEBIBYTE = 1024 * 1024
LIMIT = 4 * MEBIBYTE  # of a definition; see resources/help/limits.md
BODY = "Do it.\n"


def header(*lines: str, body: str = BODY) -> bytes:
    text = "\n".join(("---", *lines, "---", body))
    return text.encode("utf-8", "surrogateescape")


def named(*lines: str, body: str = BODY) -> bytes:
    return header("name: sample", "description: Does it", *lines, body=body)


def laughs(levels: int = 30) -> bytes:
    """The alias bomb: each line holds the one before it many times."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, levels)]
    return named(*lines, f"tools: *a{levels - 1}")


def merges(levels: int = 30) -> bytes:
    """The same with merged maps."""
    lines = ["a0: &a0 {k: v}"]
    lines += [f"a{n}: &a{n} {{<<: [*a{n - 1}, *a{n - 1}]}}" for n in range(1, levels)]
    return named(*lines)


def definitions() -> dict[str, bytes]:
    """Hostile definitions by name; all are valid file contents below the limit."""
    return {
        "alias-bomb": laughs(),
        "merge-bomb": merges(),
        "alias-to-itself": named("a: &a [*a, *a]", "tools: *a"),
        "flow-nesting": named(f"x: {'[' * 100_000}"),
        "flow-nesting-closed": named(f"x: {'[' * 100_000}{']' * 100_000}"),
        "map-nesting": named(f"x: {'{a: ' * 100_000}"),
        "dash-nesting": named("x:", "- " * 100_000 + "a"),
        "block-nesting": named(*[" " * n + f"k{n}:" for n in range(1500)]),
        "question-nesting": named("? " * 50_000 + "a"),
        "tag-nesting": named("x: " + "!!seq " * 50_000 + "[]"),
        "anchors": named(*[f"k{n}: &a{n} v" for n in range(10_000)]),
        "ten-thousand-keys": named(*[f"key{n}: value" for n in range(10_000)]),
        "one-key-ten-thousand-times": named(*["tools: Read"] * 10_000),
        "ten-thousand-tools": named("tools: " + ", ".join(f"Tool{n}" for n in range(10_000))),
        "ten-thousand-equal-tools": named("tools: " + ", ".join(["Read"] * 10_000)),
        "ten-thousand-items": named("tools:", *[f"  - Tool{n}" for n in range(10_000)]),
        "commas": named("tools: " + "," * 200_000),
        "brackets": named("tools: " + "(" * 100_000),
        "pattern": named("tools: Bash(" + "*" * 5000 + "), " + "a*" * 2000 + "b"),
        "quotes": named('description: "' + "\\" * 100_001),
        "spaces": named("description: a" + " " * 300_000 + "b", "tools: " + " " * 300_000),
        "tabs": named("\t" * 200_000 + "x: y"),
        "colons": named("description: " + ": " * 100_000),
        "hashes": named("description: a" + " #" * 100_000),
        "dashes": b"---\n" * 200_000,
        "dashes-in-a-line": b"---\nname: sample\ndescription: d\n" + b"-" * 1_000_000 + b"\n---\n",
        "dashed-lines": header(*["---a"] * 50_000),
        "blank-lines": b"\n" * 1_000_000 + named(),
        "carriage-returns": b"---\r" + b"\r" * 500_000 + b"name: a\r---\r",
        "fences-unclosed": b"---\nname: sample\n" + b"x: y\n" * 100_000,
        "comments": named(*["# nothing"] * 100_000),
        "long-line": named("description: " + "a" * 3_000_000),
        "long-lines": named(*["description: >-", *["  " + "word " * 200] * 500]),
        "long-key": named("k" * 500_000 + ": v"),
        "long-name": header("name: " + "n" * 500_000, "description: d"),
        "long-number": named("maxTurns: " + "9" * 100_000, "x: 0x" + "f" * 100_000),
        "long-float": named("maxTurns: 1" + "0" * 50_000 + ".5e999999999"),
        "sexagesimal": named("x: " + ":".join(["59"] * 50_000)),
        "dates": named("x: 9999-99-99T99:99:99.999999999999Z", "y: 2001-02-30"),
        "only-newlines": b"\n" * LIMIT,
        "only-nul": b"\0" * 1_000_000,
        "binary": bytes(range(256)) * 4000,
        "utf-16": named().decode().encode("utf-16"),
        "lone-surrogates": named("x: \\ud800", 'y: "\\ud800\\udfff"'),
        "bad-utf-8": named("x: \udcff\udcfe\udc80", body="\udc80" * 1000),
        "empty": b"",
        "only-fence": b"---",
        "only-fences": b"---\n---",
        "no-mapping": b"---\n- a\n- b\n---\n",
        "wrong-types": header(
            "name: [a, b]", "description: {a: b}", "tools: {Read: true}", "model: [x]",
            "permission: 1", "permissionMode: [plan]", "maxTurns: [1]", "hooks: x",
            "mcpServers: x", "skills: {a: b}", "color: 3.5", "background: [true]", "inherit: 7",
        ),
        "null-types": header("name:", "description: ~", "tools: null", "model: Null", "hooks:"),
        "directives": b"%YAML 9.9\n%TAG ! x\n" + named(),
        "python-tags": named(
            "x: !!python/object/apply:os.system ['touch /tmp/hacked']",
            "y: !!python/name:os.system", "z: !<tag:yaml.org,2002:js/function> 'x'",
        ),
        "huge-body": named(body="# " + "x" * 3_500_000),
        "many-body-lines": named(body="- a\n" * 500_000),
        "deep-markdown": named(body="> " * 100_000 + "\n" + "*" * 100_000),
        **unicode_traps(),
        **markup(),
        **controls(),
    }  # fmt: skip


def unicode_traps() -> dict[str, bytes]:
    """Texts that look like other texts."""
    return {
        "bidi-override": named("tools: Read, \u202ehsaB\u202c", body="\u202eevil\u202c text"),
        "bidi-isolate": named("model: \u2066opus\u2069", body="a \u2067b\u2069 c"),
        "zero-width": named("tools: Re\u200bad, B\u2060ash", body="in\u200bvisible"),
        "confusable": named("tools: R\u0435ad, B\u0430sh, \uff22\uff41\uff53\uff48"),
        "tag-characters": named(body="Hello\U000e0049\U000e0067\U000e006e\U000e006f"),
        "variation-selectors": named(body="a\U000e0101\U000e0102\ufe00\ufe01"),
        "soft-hyphen": named("tools: Re\u00adad"),
        "hangul-filler": named("name: a\u3164b"),
        "line-separators": named("description: a\u2028b\u2029c\x85d\x0be\x0cf"),
        "combining": named("description: a" + "\u0301" * 10_000),
        "no-break-space": header("name:\u00a0sample", "description:\u00a0d"),
        "byte-order-marks": b"\xef\xbb\xbf" * 5 + named(),
        "noncharacters": named("description: \ufffe\uffff\ufdd0"),
    }


def markup() -> dict[str, bytes]:
    """Texts that a window could take for something else than text."""
    image = '<img src="file:///etc/passwd"><b>bold</b>&amp;&copy;&<script>alert(1)</script>'
    return {
        "markup": header(
            f"name: '{image}'", f"description: '{image}'", f"tools: '{image}'",
            f"model: '{image}'", f"'{image}': x",
            body=f"{image}\n![x](file:///etc/passwd)\n![y](http://127.0.0.1:9/x.png)\n",
        ),
        "ampersand": header("name: R&D & Co", "description: &amp; &x", "tools: A&B, &&"),
        "template": header("name: '{name}'", "description: '{0} %1 %n {a.b} %s {'", "tools: '{}'"),
    }  # fmt: skip


def controls() -> dict[str, bytes]:
    """Characters that a terminal would obey."""
    bad = "\x1b[2J\x1b]0;owned\x07\x1b[31m\x9b31m\r\x08\x7f"
    return {
        "escapes": header(
            f"name: a{bad}b", f"description: d{bad}e", f"tools: Read{bad}, B\x1b[1mash",
            f"model: m{bad}", f"k{bad}: v", body=f"body{bad}\n",
        ),
        "escapes-quoted": header(
            'name: "a\\e[2Jb"', 'description: "d\\x1b]0;owned\\a\\x9b"', 'tools: ["R\\e[31mead"]',
        ),
    }  # fmt: skip


def file_names() -> tuple[str, ...]:
    """File names that are there on disk and may be on a screen."""
    return (
        "a\x1b[2J\x1b]0;owned\x07.md", "a\nb.md", "a\tb.md", "a\x7f\u0085.md", "\u202egpj.md",
        "zero\u200bwidth.md", "<b>R<img src=x>.md", "R&D.md", "-rf.md", "--help.md", " .md", "..md",
        "...md", "\udcff\udcfe.md", "a" * 250 + ".md", "con.md", "trailing. .md", "{name}.md",
        "%n%1.md", "a:b.md", "a\\b.md", "'quote\".md", "*.md", "~.md", "$(touch x).md",
    )  # fmt: skip


def deep(opening: str, closing: str = "", depth: int = 100_000) -> str:
    return opening * depth + closing * depth


def snapshot(**changes: Any) -> dict[str, Any]:
    value = {
        "format": "subagent-editor/session@1", "harness": "pi-desktop", "id": "s", "title": "S",
        "permission_mode": "ask", "operating_mode": "agent", "completeness": "complete",
        "tools": [{"name": "Read", "origin": "builtin"}], "context": {},
    }  # fmt: skip
    return {**value, **changes}


def json_files() -> dict[str, bytes]:
    """Hostile JSON, for snapshots, settings and session files."""
    whole = json.dumps(snapshot())
    return {
        "nothing": b"",
        "half": whole[: len(whole) // 2].encode(),
        "deep-lists": deep("[").encode(),
        "deep-lists-closed": deep("[", "]").encode(),
        "deep-objects": deep('{"a":').encode(),
        "deep-context": json.dumps(snapshot())[:-2].encode()
        + b'{"a":' * 100_000
        + b"1"
        + b"}" * 100_001
        + b"}",
        "wrong-root": b"[1, 2]",
        "number": b"1e999999",
        "long-number": b"[" + b"9" * 1_000_000 + b"]",
        "nan": b'{"a": NaN, "b": Infinity, "c": -Infinity}',
        "duplicate-keys": b"{" + b'"a": 1,' * 100_000 + b'"a": 2}',
        "many-keys": json.dumps({f"k{n}": n for n in range(100_000)}).encode(),
        "many-tools": json.dumps(
            snapshot(tools=[{"name": f"T{n}"} for n in range(20_000)])
        ).encode(),
        "wrong-types": json.dumps(
            snapshot(title=1, tools={"a": 1}, context=[], permission_mode=[], model={})
        ).encode(),
        "wrong-tools": json.dumps(snapshot(tools=[None, 1, "x", [], {}, {"name": 1}])).encode(),
        "surrogates": b'{"format": "subagent-editor/session@1", "harness": "pi-desktop", '
        b'"title": "\\ud800\\udc00\\udfff \\u202e\\u0000\\u001b[2J", "id": "\\udfff"}',
        "not-utf-8": b'{"title": "\xff\xfe"}',
        "utf-16": whole.encode("utf-16"),
        "with-bom": b"\xef\xbb\xbf" + whole.encode(),
        "nul": b"\0" * 1000,
        "comment": b"// x\n" + whole.encode() + b"/*",
        "other-harness": json.dumps(snapshot(harness="../../etc", id="../x")).encode(),
    }
