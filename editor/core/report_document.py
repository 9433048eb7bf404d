"""A report as a list of blocks, before it is Markdown, HTML or text."""

from __future__ import annotations

from editor.core.records import record


@record
class Heading:
    """The title of the report (level 1) or of a part."""

    text: str
    level: int = 2


@record
class Paragraph:
    """A sentence or two; `tone` is "", "warning" or "error"."""

    text: str
    tone: str = ""


@record
class Facts:
    """Names with their values."""

    pairs: tuple[tuple[str, str], ...]


@record
class Table:
    """Rows under column titles; `tones` gives each row "", "good", "warning", "error" or "dim"."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    tones: tuple[str, ...] = ()
    code_column: int = -1  # the column of names that are written as code


@record
class Bullets:
    """A list of sentences."""

    items: tuple[str, ...]


@record
class Remarks:
    """Sentences, each under a short title such as its severity; `tones` as for a table."""

    items: tuple[tuple[str, str], ...]
    tones: tuple[str, ...]


@record
class Picture:
    """A drawing as SVG, and the same in lines of text."""

    svg: str
    lines: tuple[str, ...]
    title: str


Block = Heading | Paragraph | Facts | Table | Bullets | Remarks | Picture
"""What a report is made of."""
