"""A report as one HTML page: no scripts, nothing from outside, light, dark and on paper."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from editor.core.lookalikes import visible
from editor.core.report_document import (
    Block,
    Bullets,
    Facts,
    Heading,
    Paragraph,
    Picture,
    Remarks,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

STYLE = """
:root{color-scheme:light dark;--window:#f4f5f6;--base:#fff;--text:#1b1e22;--hint:#5f6873;
--line:#d5d9dd;--accent:#1f66b0;--good:#1a6b3c;--warning:#8a5300;--error:#b3261e}
@media(prefers-color-scheme:dark){:root{--window:#1f2226;--base:#17191c;--text:#e6e8eb;
--hint:#9aa3ad;--line:#3a3f45;--accent:#7ab7f5;--good:#6fcf97;--warning:#f0b45a;--error:#ff8a80}}
body{margin:0;background:var(--window);color:var(--text);
font:16px/1.5 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem;background:var(--base)}
h1,h2,h3,p,li{overflow-wrap:anywhere}
h1{font-size:1.7rem;line-height:1.25;margin:.2em 0}h2{font-size:1.25rem;margin:1.6em 0 .4em;
border-bottom:1px solid var(--line)}h3{font-size:1.05rem;margin:1.2em 0 .3em}
dl{display:grid;grid-template-columns:minmax(9rem,max-content) 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--hint)}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th{text-align:start;color:var(--hint);font-weight:600}
th,td{padding:.25rem .8rem .25rem 0;border-bottom:1px solid var(--line);vertical-align:top;
overflow-wrap:anywhere}
th,td:nth-child(2){white-space:nowrap}td:first-child{min-width:9rem;max-width:24rem}
td:last-child{min-width:14rem;padding-inline-end:0}table+dl{margin-top:1rem}
code{font:.95em ui-monospace,Menlo,Consolas,monospace}
.good td:nth-child(2){color:var(--good)}.warning td:nth-child(2){color:var(--warning)}
.error td:nth-child(2),p.error,strong.error{color:var(--error)}.dim td{color:var(--hint)}
p.warning,strong.warning{color:var(--warning)}.remarks{list-style:none;padding:0}
.remarks li{margin:.4rem 0}
figure{margin:.5rem 0;overflow-x:auto}
figcaption{color:var(--hint)}svg{max-width:100%;height:auto}
svg rect{fill:var(--window);stroke:var(--line)}svg .chosen{stroke:var(--accent);stroke-width:2.5}
svg .parent{fill:none;stroke:var(--hint)}svg path{stroke:var(--hint);fill:none}
svg text{fill:var(--text);font:13px system-ui,sans-serif}svg .notes{fill:var(--hint)}
svg .changes{fill:var(--warning)}
footer{color:var(--hint);margin-top:2rem}
@media(max-width:42rem){main{padding:1rem}h1{font-size:1.4rem}
dl,tbody,td:last-child{display:block}dt{margin-top:.5rem}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{display:flex;flex-wrap:wrap;border-bottom:1px solid var(--line);padding:.25rem 0}
td{border:0;padding:0}td:first-child{flex:1;min-width:0;padding-inline-end:.8rem}
td:last-child{flex-basis:100%;min-width:0}svg{max-width:none}}
@media print{:root{color-scheme:light;--window:#fff;--base:#fff;--text:#000;--hint:#444;
--line:#999;--accent:#000;
--good:#000;--warning:#000;--error:#000}main{padding:0;max-width:none}
body{font-size:10pt;line-height:1.35}h1{font-size:16pt}h2{font-size:12pt;margin-top:1em}
h3{font-size:11pt}table{font-size:8pt}th,td{padding:.1rem .4rem .1rem 0}
td:first-child{max-width:16rem}svg{max-width:100%}
tr,figure{break-inside:avoid}h2,h3{break-after:avoid}thead{display:table-header-group}}
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'none'"


def to_html(blocks: Sequence[Block], language: str = "en") -> str:
    """Write a report as a page of its own."""
    title = next((block.text for block in blocks if isinstance(block, Heading)), "")
    parts = [part for block in blocks for part in _html(block)]
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_text(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _html(block: Block) -> Iterable[str]:
    match block:
        case Heading(text, level):
            yield f"<h{level}>{_text(text)}</h{level}>"
        case Paragraph(text, tone):
            yield f'<p class="{tone}">{_text(text)}</p>' if tone else f"<p>{_text(text)}</p>"
        case Facts(pairs):
            yield "<dl>"
            for name, value in pairs:
                yield f"<dt>{_text(name)}</dt><dd>{_text(value)}</dd>"
            yield "</dl>"
        case Bullets(items):
            yield f"<ul>{''.join(f'<li>{_text(item)}</li>' for item in items)}</ul>"
        case Remarks(items, tones):
            yield '<ul class="remarks">'
            for (name, text), tone in zip(items, tones, strict=True):
                mark = f' class="{tone}"' if tone else ""
                yield f"<li><strong{mark}>{_text(name)}</strong> {_text(text)}</li>"
            yield "</ul>"
        case Table(columns, rows, tones, code):
            head = "".join(f'<th scope="col">{_text(column)}</th>' for column in columns)
            yield f"<table><thead><tr>{head}</tr></thead><tbody>"
            for at, row in enumerate(rows):
                cells = "".join(
                    f"<td><code>{_text(cell)}</code></td>"
                    if place == code
                    else f"<td>{_text(cell)}</td>"
                    for place, cell in enumerate(row)
                )
                tone = f' class="{tones[at]}"' if tones and tones[at] else ""
                yield f"<tr{tone}>{cells}</tr>"
            yield "</tbody></table>"
        case Picture(svg, _, title):
            yield f"<figure>{visible(svg)}<figcaption>{_text(title)}</figcaption></figure>"


def _text(text: str) -> str:
    """Foreign text in a page: nothing in it is markup, and what is hidden is shown."""
    if text.isascii() and text.isprintable():
        return escape(text)
    return escape(visible(text).encode("utf-8", "replace").decode())
