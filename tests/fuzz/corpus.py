"""The minimised corpus: one JSON file a target, each input as text of one character a byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = Path(__file__).parent / "corpus"
MOST_BYTES = 48 * 1024  # of one target


def read_corpus(target: str) -> list[bytes]:
    """The inputs kept for a target."""
    path = FOLDER / f"{target}.json"
    if not path.exists():
        return []
    return [text.encode("latin-1") for text in json.loads(path.read_text(encoding="utf-8"))]


def write_corpus(target: str, inputs: Iterable[bytes]) -> None:
    """Replace the inputs kept for a target."""
    FOLDER.mkdir(exist_ok=True)
    texts = [data.decode("latin-1") for data in inputs]
    text = json.dumps(texts, indent=0, ensure_ascii=True)
    (FOLDER / f"{target}.json").write_text(text + "\n", encoding="utf-8")
