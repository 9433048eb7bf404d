"""Mutants: one small change of the program's text each, by the operators of cosmic-ray."""

from __future__ import annotations

import ast
import random
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

if TYPE_CHECKING:
    from pathlib import Path

PACKAGES = ("core", "harnesses", "storage")
Span = tuple[tuple[int, int], tuple[int, int]]
# Names of variables are not known to the operators that need them; `==` for `is` changes nothing
# on the values compared here, or is a warning of Python itself.
LEFT_OUT = ("VariableInserter", "VariableReplacer")
IDENTITY = ("Is", "IsNot")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change in one place of a module: its lines before and after, and the whole new text."""

    module: str
    operator: str
    number: int
    before: str
    after: str
    code: str


@dataclass(frozen=True, slots=True)
class _Change:
    """An operator and the place it changes: which statement of the module, which one in there."""

    operator: str
    statement: int
    index: int


def modules(editor: Path, wanted: str = "") -> dict[str, str]:
    """Every module that is mutated, by its path inside `editor/`, with its text."""
    paths = sorted(path for name in PACKAGES for path in (editor / name).rglob("*.py"))
    found = {path.relative_to(editor).as_posix(): path.read_text("utf-8") for path in paths}
    return {name: text for name, text in found.items() if name.startswith(wanted)}


def sample(texts: dict[str, str], count: int, seed: int) -> list[Mutant]:
    """Draw mutants: from each module by its share of lines, at places drawn evenly within it."""
    sizes = {name: len(text.splitlines()) for name, text in texts.items()}
    drawn: list[Mutant] = []
    carried, total = 0.5, sum(sizes.values())
    for name, size in sizes.items():
        carried += count * size / total
        if number := int(carried):
            carried -= number
            draw, places = random.Random(f"{seed} {name}"), _places(texts[name])
            for place in draw.sample(places, min(number, len(places))):
                drawn.append(_mutant(name, texts[name], draw.choice(place)))
    return [mutant for mutant in drawn if mutant.before != mutant.after and _is_code(mutant.code)]


def _is_code(text: str) -> bool:
    """Whether this is a program at all: an operator may take a `**` of arguments for a power."""
    try:
        compile(text, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def _places(text: str) -> list[list[_Change]]:
    """Where the text can be changed, each place with all changes of it."""
    unseen = _unseen(text)
    statements = [
        [node for node in ast_nodes(statement) if _may_be_place(node)]
        for statement in get_ast(text).children
    ]
    found: dict[tuple[str, Span], list[_Change]] = {}
    for family, operators in _families().items():
        operator: Any = get_operator(operators[0])()
        for at, nodes in enumerate(statements):
            spans = [span for node in nodes for span in operator.mutation_positions(node)]
            for index, span in enumerate(spans):
                if not any(span[0] < last and first < span[1] for first, last in unseen):
                    changes = found.setdefault((family, span), [])
                    changes += [_Change(name, at, index) for name in operators]
    return list(found.values())


def _may_be_place(node: Any) -> bool:
    """Whether an operator is asked: `*` and `/` between parameters are no product."""
    if node.type == "operator":
        return node.parent.type not in ("parameters", "param")
    return node.type not in ("name", "string", "newline")


@cache
def _families() -> dict[str, list[str]]:
    """The operators, those together that change the same token to different others."""
    families: dict[str, list[str]] = {}
    for name in sorted(operator_names()):
        family, _, after = name.rpartition("_")
        before = family.rpartition("_")[2]
        mixed = "Comparison" in name and (before in IDENTITY) != (after in IDENTITY)
        if not mixed and not name.endswith(LEFT_OUT):
            families.setdefault(family or name, []).append(name)
    return families


def _unseen(text: str) -> list[Span]:
    """What is not behaviour: annotations, imports for the type checker, `frozen` and `slots`."""
    found: list[ast.AST | None] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            found.append(node.returns)
        elif isinstance(node, ast.ClassDef):
            found += [each for each in node.decorator_list if "dataclass" in ast.unparse(each)]
        elif isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.append(node)
    return [_span(node, text) for node in found if node is not None]


def _span(node: Any, text: str) -> Span:
    """From where to where a node goes, in characters as cosmic-ray counts, not in bytes."""
    lines = text.splitlines()

    def place(line: int, offset: int) -> tuple[int, int]:
        return line, len(lines[line - 1].encode()[:offset].decode())

    return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)


def _mutant(module: str, text: str, change: _Change) -> Mutant:
    parts = list(_statements(text))
    operator, changed = get_operator(change.operator)(), parts[change.statement]
    parts[change.statement] = mutate_code(changed, operator, change.index) or changed
    code = "".join(parts)
    old, new = text.splitlines(), code.splitlines()
    start = _alike(old, new)
    end = _alike(old[start:][::-1], new[start:][::-1])
    before, after = (
        "\n".join(line.strip() for line in lines[start : len(lines) - end]).strip()
        for lines in (old, new)
    )
    name = change.operator.rpartition("/")[2]
    return Mutant(module, name, start + 1, before, after, code)


@cache
def _statements(text: str) -> tuple[str, ...]:
    return tuple(statement.get_code() for statement in get_ast(text).children)


def _alike(one: list[str], other: list[str]) -> int:
    """How many lines two texts have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
