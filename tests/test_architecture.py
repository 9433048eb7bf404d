"""The house rules that a machine can check: who may import whom, and what stays out."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "editor"
MODULES = sorted(PACKAGE.rglob("*.py"))

YAML = {"yaml", "ruamel", "frontmatter"}
# ring → rings of ours and packages from outside that it may import
ALLOWED = {
    "core": ({"core"}, YAML),
    # A harness may build the YAML dialect of its own product out of the library's parts.
    "harnesses": ({"core", "harnesses"}, {"yaml"}),
    "storage": ({"core", "harnesses", "storage"}, set()),
    "cli": ({"core", "harnesses", "storage", "cli"}, set()),
    "ui": ({"core", "harnesses", "storage", "ui"}, {"PySide6", "shiboken6"}),
}
# Modules of the standard library that reach outside; `core` and `harnesses` are pure.
IMPURE = {
    "os", "io", "pathlib", "subprocess", "socket", "time", "random", "shutil", "tempfile", "glob",
    "http", "ctypes", "sqlite3", "threading", "asyncio", "platform", "getpass",
}  # fmt: skip
NETWORK = {"socket", "http", "ftplib", "smtplib", "asyncio", "ssl", "requests", "httpx"}
RUNS_PROGRAMS = {"subprocess", "multiprocessing", "pty"}


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax of a module; parsed once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> list[tuple[str, bool]]:
    """Every imported module with whether it is imported late, inside a function."""
    tree = parsed(path)
    late = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, id(node) in late) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found.append((node.module or "", id(node) in late))
            found += [
                (f"{node.module}.{alias.name}", id(node) in late)
                for alias in node.names
                if node.module in ("editor", "importlib")
            ]
    return found


def ring_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


@pytest.mark.parametrize("ring", ALLOWED)
def test_imports_point_only_inwards(ring: str) -> None:
    ours, outside = ALLOWED[ring]
    for path in [path for path in MODULES if ring_of(path) == ring]:
        for name, _ in imports(path):
            top, _, rest = name.partition(".")
            if top == "editor":
                inner = rest.partition(".")[0]
                assert inner in (ours | {"", "__version__"}), f"{path} imports {name}"
            elif top not in sys.stdlib_module_names:
                assert top in outside, f"{path} imports {name}"


def test_everything_imported_from_outside_is_a_declared_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[<>=!; ]", line)[0].lower() for line in project["dependencies"]}
    used = {
        name.partition(".")[0] for path in MODULES for name, _ in imports(path)
    } - sys.stdlib_module_names - {"editor"}  # fmt: skip
    packages = {"PySide6": "pyside6-essentials", "shiboken6": "pyside6-essentials",
                "yaml": "pyyaml", "ruamel": "ruamel.yaml",
                "frontmatter": "python-frontmatter"}  # fmt: skip
    assert {packages[name] for name in used} == declared


def test_start_and_version_import_nothing_of_ours_before_it_is_needed() -> None:
    for name in ("__init__.py", "__main__.py"):
        early = [module for module, is_late in imports(PACKAGE / name) if not is_late]
        assert not [module for module in early if module.startswith("editor")]


def test_core_and_harnesses_reach_nothing_outside() -> None:
    for path in [path for path in MODULES if ring_of(path) in ("core", "harnesses")]:
        reached = {name.partition(".")[0] for name, _ in imports(path)} & IMPURE
        assert not reached, f"{path} imports {reached}"
        names = {node.id for node in ast.walk(parsed(path)) if is_name(node)}
        assert not names & {"open", "input", "print", "exec", "eval", "__import__"}, path


def is_name(node: ast.AST) -> bool:
    return isinstance(node, ast.Name)


def test_nothing_opens_the_network_or_runs_programs() -> None:
    for path in MODULES:
        reached = {name.partition(".")[0] for name, _ in imports(path)}
        assert not reached & (NETWORK | RUNS_PROGRAMS), path
        assert "urllib.request" not in {name for name, _ in imports(path)}, path


def test_nothing_is_evaluated_or_unpickled() -> None:
    for path in MODULES:
        tree = parsed(path)
        called = {
            node.func.id for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }  # fmt: skip
        assert not called & {"eval", "exec"}, path
        assert not {name for name, _ in imports(path)} & {"pickle", "marshal", "shelve"}, path


def test_values_are_records_which_are_made_faster_than_data_classes() -> None:
    for path in MODULES:
        assert "dataclasses" not in {name for name, _ in imports(path)}, path


def test_front_matter_is_never_dumped() -> None:
    for path in MODULES:
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and node.attr in ("dump", "dumps", "safe_dump"):
                owner = node.value.id if isinstance(node.value, ast.Name) else ""
                assert owner == "json", f"{path}:{node.lineno} writes with {owner}.{node.attr}"


def test_modules_stay_readable() -> None:
    for path in MODULES:
        if "wording" in path.name:
            continue  # sentences, one after the other
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 500, f"{path} has {lines} lines"


def test_every_module_says_what_it_is_for() -> None:
    for path in MODULES:
        text = path.read_text(encoding="utf-8")
        assert not text or ast.get_docstring(parsed(path)), path


def test_the_top_level_holds_only_the_agreed_names() -> None:
    if not (ROOT / ".git").exists():
        return  # an unpacked source distribution
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout.splitlines()
    names = {name.split("/")[0] for name in tracked}
    assert {name for name in names if not name.startswith(".")} <= {
        "pyproject.toml", "editor", "resources", "tests", "README.md",
    }  # fmt: skip


LOADED = (
    "import sys; from editor import cli; "
    "status = cli.main(sys.argv[1:]); "
    "print(status, sorted(name for name in sys.modules if name.split('.')[0] in "
    "('PySide6', 'shiboken6', 'yaml', 'argparse', 'inspect')), file=sys.stderr)"
)


@pytest.mark.parametrize(
    "words",
    [
        ["list"],
        ["list", "--json"],
        ["check"],
        ["sessions", "--harness", "pi-desktop"],
        ["--help"],
        ["show", "--help"],
    ],
)
def test_commands_load_no_qt_and_nothing_heavy(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, timeout=60,
        env={"PYTHONPATH": str(ROOT), "HOME": str(Path.cwd()), "PATH": ""},
    )  # fmt: skip
    assert done.stderr.splitlines()[-1] == "0 []", done.stderr
