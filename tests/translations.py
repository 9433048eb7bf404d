"""Keep the translations in step with the program: `python -m tests.translations update|release`.

`update` extracts every text of the program into `resources/i18n/*.ts` with the tools that come with
PySide6, keeping what is translated and dropping what is gone; `release` compiles them. Both kinds
of file are committed. English has a file too, for its plurals only (“1 agent”, “2 agents”).
`tests/test_translations.py` fails when a text is missing, unfinished or has other placeholders than
the English.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

import PySide6

PROJECT = Path(__file__).resolve().parents[1]
FOLDER = PROJECT / "resources" / "i18n"
LANGUAGES = ("zh_CN", "de")
PLURALS_ONLY = ("en",)
ALL = (*LANGUAGES, *PLURALS_ONLY)
PLACEHOLDER = re.compile(r"\{[a-z_]*\}|%n|%L?\d")


def _tool(name: str) -> str:
    """Find a Qt tool; its wrapper script, or the binary inside the package."""
    folder = Path(PySide6.__file__).parent
    for place in (Path(sys.executable).parent / f"pyside6-{name}", folder / name):
        for path in (place, place.with_suffix(".exe")):
            if path.is_file():
                return str(path)
    raise FileNotFoundError(f"pyside6-{name} is missing; reinstall PySide6-Essentials")


def ts_file(language: str) -> Path:
    """The translation source of a language."""
    return FOLDER / f"subagent_editor_{language}.ts"


def sources() -> list[str]:
    """Every Python file of the program."""
    return sorted(str(path) for path in (PROJECT / "editor").rglob("*.py"))


def extract(target: Path, language: str) -> None:
    """Bring one `.ts` file up to date with the program's texts."""
    command = [_tool("lupdate"), *sources(), "-no-obsolete", "-locations", "none"]
    command += ["-source-language", "en", "-target-language", language, "-ts", str(target)]
    command += ["-pluralonly"] if language in PLURALS_ONLY else []
    subprocess.run(command, check=True, capture_output=True, cwd=PROJECT)


def release(language: str, target: Path | None = None) -> Path:
    """Compile one `.ts` file into the `.qm` that the program loads."""
    compiled = target or ts_file(language).with_suffix(".qm")
    command = [_tool("lrelease"), str(ts_file(language)), "-qm", str(compiled)]
    subprocess.run(command, check=True, capture_output=True, cwd=PROJECT)
    return compiled


def messages(path: Path) -> dict[tuple[str, str, str], tuple[str, list[str]]]:
    """Read a `.ts` file: (context, source, comment) → (type, translated forms)."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            comment = message.findtext("comment", "")
            translation = message.find("translation")
            kind, forms = "unfinished", [""]
            if translation is not None:
                kind = translation.get("type", "finished")
                plural = [form.text or "" for form in translation.iter("numerusform")]
                forms = plural or [translation.text or ""]
            found[name, source, comment] = kind, forms
    return found


def extracted(language: str) -> set[tuple[str, str, str]]:
    """Every text the program has now for a language: all of them, or the plurals."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "now.ts"
        extract(target, language)
        return set(messages(target))


def is_plural(path: Path) -> dict[tuple[str, str], bool]:
    """Which texts of a `.ts` file have a form for each number: (context, source) → whether."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): "numerus" in message.attrib
        for context in ElementTree.parse(path).getroot().iter("context")
        for message in context.iter("message")
    }


def placeholders(text: str) -> list[str]:
    """The parts of a text that are filled in later, in a comparable order."""
    return sorted(PLACEHOLDER.findall(text))


def main(arguments: list[str]) -> int:
    """Run `update` (extract, then say what is left to translate) or `release`."""
    for language in ALL:
        if arguments == ["update"]:
            extract(ts_file(language), language)
            held = messages(ts_file(language))
            left = sum(1 for kind, _ in held.values() if kind != "finished")
            print(f"{language}: {len(held)} texts, {left} to translate")
        elif arguments == ["release"]:
            print(release(language))
        else:
            print("usage: python -m tests.translations update|release")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
