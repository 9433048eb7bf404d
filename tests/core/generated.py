"""Generated documents whose parts are known, so that a test can say which bytes may change."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

ITEMS = ("Read", "Bash", "Bash(git diff:*)", "mcp__a__b", "Ünï", "🚀", "שלום", "a\u00a0b", "x-1")
ODD_ITEMS = (
    "yes",
    "*",
    "a: b",
    "#x",
    "a #b",
    "it's",
    '"q"',
    "[x]",
    "{",
    "- a",
    "007",
    "@x",
    "a\\b",
)
TEXTS = (
    "sonnet", "Does things", "Use when: user asks", "yes", "null", "007", "1e3", "2026-01-01", "*",
    "@x", "a # b", "#", "it's", 'say "hi"', "[a", "{b}", "a --- b", "prov/m:high", "“smart” — ok",
    "👩\u200d💻 🚀", "שלום", "a\u00a0b", "- a", "a:", "&x", "!x", "%x", "`x`", "|", ">", "x" * 300,
)  # fmt: skip
LONG_TEXTS = ("one\ntwo", "one\n\ntwo\n", "# a\n- b\n", "  indented\nx", "a: b\n---\nc", "end\n\n")
LISTS = ("tools", "skills")
NAMES = ("model", "color", "tools", "skills", "description", "x-note", "hooks", "version")


@dataclass(frozen=True, slots=True)
class Part:
    """Some lines of a header: one key with its value, or what stands between keys."""

    key: str
    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Generated:
    """A whole file, and where its parts stand in it."""

    text: str
    parts: tuple[tuple[Part, int, int], ...]
    header_end: int

    def part(self, key: str) -> tuple[Part, int, int] | None:
        return next((found for found in self.parts if found[0].key == key), None)


def _items(draw: st.DrawFn) -> list[str]:
    return draw(st.lists(st.sampled_from(ITEMS), min_size=1, max_size=4))


def _comment(draw: st.DrawFn) -> str:
    return draw(st.sampled_from(("", "", "", " # why", "   # 'a: [b' #")))


@st.composite
def yaml_parts(draw: st.DrawFn, key: str) -> Part:
    """One key with a value, in any way YAML can write it."""
    scalar = ("plain", "single", "double", "literal", "folded", "lines", "empty")
    listed = ("comma", "flow", "flow-lines", "block", "comma-quoted", "empty-flow", "comma-folded")
    kind = draw(st.sampled_from(listed if key in LISTS else scalar))
    if key == "hooks":
        kind = "map"
    comment = _comment(draw)
    word = draw(st.sampled_from(("one", "two words", "a/b:c", "Ünï 🚀", "x.y", "a#b")))
    indent = draw(st.sampled_from(("", "  ", "    ")))
    gap = draw(st.sampled_from((" ", " ", "  ")))
    inner = draw(st.sampled_from(("", " ")))
    items = _items(draw)
    match kind:
        case "plain":
            text = f"{key}:{gap}{word}{comment}\n"
        case "single":
            text = f"{key}:{gap}'it''s: {word} # no'{comment}\n"
        case "double":
            text = f'{key}:{gap}"\\"{word}\\": \\n # no"{comment}\n'
        case "literal" | "folded":
            sign = "|" if kind == "literal" else ">"
            chomp = draw(st.sampled_from(("", "-", "+")))
            feeds = draw(st.integers(0, 2)) if chomp == "+" else 0
            text = f"{key}: {sign}{chomp}{comment}\n  {word}\n\n  # {word}: {word}\n" + "\n" * feeds
            kind += chomp
        case "lines":
            text = f"{key}: {word}\n  {word}\n    - {word}{comment}\n"
        case "empty":
            text = f"{key}:{comment}\n"
        case "comma":
            text = f"{key}: {', '.join(items)}{comment}\n"
        case "comma-quoted":
            text = f"{key}: '{','.join(items)}'{comment}\n"
        case "comma-folded":
            lines = ",\n  ".join(items)
            text = f"{key}: >-\n  {lines}\n"
        case "flow":
            written = ", ".join(f"'{item}'" if ":" in item else item for item in items)
            text = f"{key}: [{inner}{written}{inner}]{comment}\n"
        case "flow-lines":
            lines = [f"  '{item}',{_comment(draw)}\n" for item in items]
            text = f"{key}: [\n{''.join(lines)}]{comment}\n"
        case "empty-flow":
            text = f"{key}: [{inner}]{comment}\n"
        case "block":
            lines = [f"{indent}- {item}{_comment(draw)}\n" for item in items]
            text = f"{key}:{comment}\n{''.join(lines)}"
        case _:
            text = f"{key}:\n  Pre:\n    - match: '*'\n      run: [a, b] # c\n"
    return Part(key, text, kind)


@st.composite
def line_parts(draw: st.DrawFn, key: str) -> Part:
    """One key with a value, in any way a line reader takes it."""
    scalar = ("plain", "single", "double", "empty")
    listed = ("comma", "flow", "block", "comma-quoted", "empty-flow")
    kind = draw(st.sampled_from(listed if key in LISTS else scalar))
    spelled = draw(st.sampled_from((key, key.upper(), key.title(), f"{key[0]}-{key[1:]}")))
    word = draw(st.sampled_from(("one", "two: words", "a/b:c", "Ünï 🚀", "x # y", "[z", "| w")))
    indent = draw(st.sampled_from(("", "  ", "\t")))
    gap = draw(st.sampled_from((" ", "", "   ", "\t")))
    space = draw(st.sampled_from(("", "", " ", "\t ")))
    items = _items(draw)
    match kind:
        case "plain":
            text = f"{spelled}:{gap}{word}{space}\n"
        case "single":
            text = f"{spelled}:{gap}'{word}'{space}\n"
        case "double":
            text = f'{spelled}:{gap}"{word}"{space}\n'
        case "empty":
            text = f"{spelled}:{space}\n"
        case "comma":
            text = f"{spelled}:{gap}{', '.join(items)}{space}\n"
        case "comma-quoted":
            text = f'{spelled}:{gap}"{", ".join(items)}"{space}\n'
        case "flow":
            text = f"{spelled}:{gap}[{', '.join(items)}]{space}\n"
        case "empty-flow":
            text = f"{spelled}:{gap}[]{space}\n"
        case _:
            lines = [f"{indent}- {item}{space}\n" for item in items]
            text = f"{spelled}:{space}\n{''.join(lines)}"
    return Part(key, text, kind)


@st.composite
def documents(draw: st.DrawFn, *, is_yaml: bool) -> Generated:
    """A file with some keys in any order, gaps between them, and all kinds of line ends."""
    chosen = draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=6))
    parts = [Part("name", "name: sample\n", "plain")]
    if "description" not in chosen:
        parts.append(Part("description", "description: Does things\n", "plain"))
    gaps = ("", "", "", "# note: x\n", "# a\n#b\n") if is_yaml else ("", "", "", "  # note: x\n")
    for key in chosen:
        one = yaml_parts(key) if is_yaml else line_parts(key)
        part = draw(one)
        if key == "description" and part.kind == "empty":
            part = Part(key, "description: Does things\n", "plain")
        parts.append(part)
        gap = draw(st.sampled_from(gaps))
        if not part.kind.endswith("+") and draw(st.integers(0, 5)) == 0:
            gap = "\n" + gap
        parts += [Part("", gap)] if gap else []
    first, *rest = parts
    parts = [*rest, first] if draw(st.booleans()) else parts
    ends = draw(st.sampled_from(("\n", "\n", "\r\n", "\r", "mixed")))
    random = draw(st.randoms(use_true_random=False))

    def with_ends(text: str) -> str:
        choice = ("\n", "\r\n", "\r") if ends == "mixed" else (ends,)
        lines = text.split("\n")
        return "".join(line + random.choice(choice) for line in lines[:-1]) + lines[-1]

    body = draw(
        st.sampled_from(("", "Body", "\nBody\n", "\nOne\n\n---\n# Two\n\n\n", "x\x00\ufeffy\n"))
    )
    if not is_yaml and not body:
        body = "Body"
    text = draw(st.sampled_from(("", "", "\ufeff"))) + with_ends("---\n")
    placed: list[tuple[Part, int, int]] = []
    for part in parts:
        piece = with_ends(part.text)
        if text.endswith("\r") and piece.startswith("\n"):  # They would be one line end.
            piece = "\r" + piece[1:]
        start = len(text)
        text += piece
        placed.append((part, start, len(text)))
    header_end = len(text)
    text += with_ends("---\n" + body)
    return Generated(text, tuple(placed), header_end)
