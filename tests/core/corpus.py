"""Byte fixtures: every shape of a definition file that has been reported to break some editor.

Each case is a whole file. `refused` names the edits that must be refused, with the reason, by the
harness that reads YAML (`yaml`) and by the one that reads lines (`lines`); all others must work.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Case:
    """One file, and what cannot be edited in it."""

    data: bytes
    yaml: dict[str, str] = field(default_factory=dict)  # field → code of the refusal
    lines: dict[str, str] = field(default_factory=dict)


NAME = "name: sample\ndescription: Does things\n"
BODY = "\nYou do things.\n\n# Title\n## Step\n\n---\nmore\n"


def usual(header: str, before: str = "", body: str = BODY) -> bytes:
    return f"{before}---\n{NAME}{header}---\n{body}".encode("utf-8", "surrogateescape")


def ends(data: bytes, eol: bytes) -> bytes:
    return data.replace(b"\n", eol)


FULL = usual("tools: Read, Bash\nmodel: opus\ncolor: red\n")
ALIAS = {"tools": "value-is-reference"}
ANCHOR = {"tools": "value-is-marked"}
TWICE = {"model": "duplicate-key"}
OPEN = dict.fromkeys(("name", "description", "tools", "model", "body"), "header-not-closed")
FLOW_ROOT = dict.fromkeys(("name", "description", "tools", "model"), "header-no-mapping")

CASES: dict[str, Case] = {
    "line feed": Case(FULL),
    "carriage return and line feed": Case(ends(FULL, b"\r\n")),
    "carriage return only": Case(ends(FULL, b"\r")),
    "mixed ends: header": Case(
        FULL.replace(b"opus\n", b"opus\r\n").replace(b"sample\n", b"sample\r\n")
    ),
    "mixed ends: body": Case(FULL.replace(b"things.\n", b"things.\r\n")),
    "carriage returns in the body": Case(FULL.replace(b"Title\n", b"Title\r")),
    "byte order mark": Case(b"\xef\xbb\xbf" + FULL),
    "byte order mark and CRLF": Case(b"\xef\xbb\xbf" + ends(FULL, b"\r\n")),
    "no final newline": Case(FULL.rstrip(b"\n")),
    "three final newlines": Case(FULL + b"\n\n"),
    "trailing blanks": Case(FULL.replace(b"opus\n", b"opus  \t\n").replace(b"Title", b"Title  ")),
    "tabs behind the colon": Case(FULL.replace(b"model: opus", b"model:\topus")),
    "tab as indent": Case(usual("tools:\n\t- Read\nmodel: opus\n")),
    "no-break space": Case(usual("model: a\u00a0b\nother: \u00a0x\u00a0\n")),
    "smart quotes": Case(usual("model: “opus”\nnote: ‘a’ — “b”\n")),
    "zero width joiner": Case(usual("model: 👩\u200d💻\n")),
    "emoji": Case(usual("tools: [Read, 🚀]\nmodel: 🚀🚀\n", body="🚀 Body 🚀")),
    "right to left": Case(usual("model: שלום\nnote: مرحبا بالعالم\n", body="שלום\n")),
    "a line of 60 KB": Case(usual(f"note: {'long words ' * 5600}\nmodel: opus\n")),
    "a description of 60 KB": Case(
        usual("model: opus\n").replace(b"Does things", b"abc, " * 12_000)
    ),
    "NUL": Case(usual("note: a\x00b\nmodel: opus\n", body="a\x00b\n")),
    "bytes that are not UTF-8": Case(usual("note: a\udcffb\nmodel: opus\n", body="\udc80x\n")),
    "line separator": Case(usual("note: a\u2028b\nmodel: opus\n", body="a\u2028b\n")),
    "plain": Case(usual("model: plain text here\n")),
    "single quoted": Case(usual("model: 'it''s'\ntools: ['a', 'b']\n")),
    "double quoted": Case(usual('model: "a\\tb"\ntools: ["a", "b"]\n')),
    "folded": Case(usual("model: >\n  one\n  two\nnext: 1\n")),
    "folded, stripped": Case(usual("model: >-\n  one\n\n  two\nnext: 1\n")),
    "folded, kept": Case(usual("model: >+\n  one\n\nnext: 1\n")),
    "literal": Case(usual("model: |\n  one\n  two: 2\nnext: 1\n")),
    "literal, stripped": Case(usual("model: |-\n  # one\n  - two\n\n\nnext: 1\n")),
    "literal, kept": Case(usual("model: |+ # note\n  one\n\n\nnext: 1\n")),
    "literal, indented": Case(usual("model: |2\n   one\n  two\nnext: 1\n")),
    "literal at the end": Case(usual("model: |\n  one\n")),
    "plain over several lines": Case(usual("model: one\n  two\n  three\nnext: 1\n")),
    "value on the next line": Case(usual("tools:\n  Read\n  Bash\nmodel:\n  opus\n")),
    "flow list": Case(usual("tools: [Read, Bash]\nmodel: opus\n")),
    "flow list over several lines": Case(
        usual("tools: [\n  Read, # why\n  Bash\n]\nmodel: opus\n")
    ),
    "block list": Case(usual("tools:\n  - Read\n  - Bash\nmodel: opus\n")),
    "block list without indent": Case(usual("tools:\n- Read\n- Bash\nmodel: opus\n")),
    "block list at the end": Case(usual("tools:\n  - Read\n  - Bash\n")),
    "comment behind a value": Case(usual('model: "prov/m:high" # pinned\ntools: [a] # b\n')),
    "comments between entries": Case(
        usual(
            "# all\ntools: # t\n  # one\n  - Read # needed for X\n\n  - Grep\n# short\nmodel: a\n"
        )
    ),
    "commented-out keys": Case(usual("# model: opus\ntools: Read\n# color: red\n")),
    "only a comment": Case(
        b"---\n# nothing yet\n---\nBody\n",
    ),
    "comment before the fence": Case(b"# Persona\n" + FULL),
    "anchors": Case(usual("list: &all [Read]\ntools: *all\nmodel: opus\n"), yaml=ALIAS),
    "anchor on the value": Case(
        usual("tools: &all [Read]\nother: *all\nmodel: opus\n"), yaml=ANCHOR
    ),
    "tag on the value": Case(usual("tools: !!seq [Read]\nmodel: opus\n"), yaml=ANCHOR),
    "merged keys": Case(
        usual("<<: {color: red}\n"),
        yaml={"tools": "merged-keys", "model": "merged-keys"},
    ),
    "duplicate keys": Case(usual("model: a\ncolor: b\nmodel: c\n"), yaml=TWICE),
    "values that are no text": Case(
        usual("a: yes\nb: no\nc: on\nd: off\ne: null\nf: ~\ng: 007\nh: 1e3\ni: 1.10\nmodel: x\n")
    ),
    "dates": Case(usual('created: 2026-06-29\nver: "1.10"\nat: 2026-06-29T10:00:00Z\nmodel: x\n')),
    "star in quotes": Case(usual('tools: "*"\nmodel: opus\n')),
    "star without quotes": Case(usual("tools: *\nmodel: opus\n")),
    "at sign": Case(usual("model: @x\ntools: Read\n")),
    "unquoted colon": Case(usual("note: Use when: user asks\nmodel: opus\ntools: Read\n")),
    "unquoted colon in the description": Case(
        usual("model: opus\n").replace(b"Does things", b"Use this when user: asks")
    ),
    "hash in a value": Case(usual("model: a#b\ntools: [a#b]\nnote: '#'\n")),
    "fence in a value": Case(usual('note: "a --- b"\nmodel: a---b\n')),
    "empty value": Case(usual("model:\ntools:\nnote:\n")),
    "empty value with comment": Case(usual("model: # none\ntools:   # none\n")),
    "empty flow list": Case(usual("tools: []\nmodel: opus\n")),
    "empty flow map": Case(usual("tools: {}\nmodel: opus\n")),
    "map as value": Case(usual("tools:\n  read: true\n  bash: false\nmodel: opus\n")),
    "unknown keys": Case(usual("x-note: keep\nX_Y: [1, 2]\n'quoted key': 1\nmodel: opus\n")),
    "nested maps": Case(
        usual(
            "mcpServers:\n  docs:\n    command: docs\n    args: [a, b]\n"
            "hooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - type: command\n"
            'permission:\n  bash:\n    "git *": allow\n    "*": deny\nmodel: opus\n'
        )
    ),
    "indented root": Case(b"---\n name: sample\n description: x\n model: a\n---\nBody\n"),
    "flow root": Case(b"---\n{name: sample, description: x}\n---\nBody\n", yaml=FLOW_ROOT),
    "dots at the end": Case(usual("model: opus\n...\n")),
    "spaces before the colon": Case(usual("model : opus\ntools : [a]\n")),
    "no space after the colon": Case(usual("model:opus\n")),
    "explicit key": Case(usual("? model\n: opus\n"), yaml={"model": "odd-key"}),
    "comma text over two lines": Case(usual("tools: Read,\n  Bash\nmodel: opus\n")),
    "wide indent": Case(usual("tools:\n        -   Read\n        -   Bash\nmodel:     opus\n")),
    "text in column 0": Case(
        b"---\nname: sample\ndescription: Use when X: yes\n<example>\n</example>\n"
        b"model: opus\n---\nBody\n"
    ),
    "text in column 0 that looks like a key": Case(
        b"---\nname: sample\ndescription: Use when X. Examples:\n<example>\n"
        b'user: "hi"\n</example>\nmodel: opus\n---\nBody\n',
        yaml={"description": "value-ambiguous"},
        lines={"description": "value-ambiguous"},
    ),
    "empty header": Case(b"---\n---\nBody\n"),
    "header only": Case(b"---\nname: sample\ndescription: x\nmodel: a\n---"),
    "no header": Case(b"You do things.\n"),
    "no header, CRLF": Case(b"You do things.\r\n\r\n---\r\nmore"),
    "empty file": Case(b""),
    "unclosed header": Case(b"---\nname: sample\nmodel: opus\nBody\n", yaml=OPEN, lines=OPEN),
    "fence with trailing blank": Case(FULL.replace(b"---\n", b"--- \n", 1)),
    "yaml block lower down": Case(b"# Persona\n\n```yaml\nname: a\n```\n"),
    "body that starts with a rule": Case(usual("model: a\n", body="---\nnot: a header\n")),
    "two headers": Case(usual("model: a\n", body="---\nmodel: b\n---\nBody\n")),
    "prompt in the header": Case(usual("prompt: You are X\nmodel: a\n", body="")),
}
