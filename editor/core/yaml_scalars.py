"""Whether a text can stand in YAML without quotes, and how it looks with them."""

from __future__ import annotations

import re
from typing import Final

import yaml

from editor.core.patterns import pattern

_RESOLVERS: Final = yaml.SafeLoader.yaml_implicit_resolvers

# What YAML 1.2's core schema takes for something other than text; YAML 1.1 is asked from PyYAML,
# but for `y` and `n`, which the older standard names and PyYAML leaves out.
_CORE_SCHEMA: Final = pattern(
    r"(?:null|Null|NULL|~|true|True|TRUE|false|False|FALSE|[yYnN]"
    r"|[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+"
    r"|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
    r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))\Z"
)
_INDICATORS: Final = frozenset(",[]{}#&*!|>'\"%@`")
_UNSAFE: Final = pattern(
    r":(?=[ \t]|\Z)|(?<=[ \t])#|[^\x20-\x7e\xa0-\ud7ff\ue000-\ufefe"
    r"\uff00-\ufffd\U00010000-\U0010ffff]|[\u2028\u2029]"
)
_FLOW_UNSAFE: Final = pattern(r"[,\[\]{}?]")
_ESCAPED: Final = pattern('[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff"\\\\]')
_SHORT_ESCAPES: Final = {
    "\n": "\\n",
    "\t": "\\t",
    "\r": "\\r",
    "\0": "\\0",
    '"': '\\"',
    "\\": "\\\\",
    "\x1b": "\\e",
}


def is_text(value: str) -> bool:
    """Whether a plain scalar is text in YAML 1.1 and in 1.2 (`yes`, `007`, `1e3` are not)."""
    if not value or _CORE_SCHEMA.match(value):
        return False
    found: list[tuple[str, re.Pattern[str]]] = _RESOLVERS.get(value[0], [])
    return not any(pattern.match(value) for _, pattern in found)


def is_plain_safe(value: str, *, in_flow: bool = False) -> bool:
    """Whether a text can be written without quotes, as a value or inside a flow list."""
    if not value or value != value.strip(" \t") or value[0] in _INDICATORS:
        return False
    if value[0] in "-?:" and (len(value) == 1 or value[1] in " \t"):
        return False
    if value.startswith(("---", "...")) or _UNSAFE.search(value):
        return False
    if in_flow and (_FLOW_UNSAFE.search(value) or value[0] in "-?:"):
        return False
    return is_text(value)


def double_quoted(value: str) -> str:
    """Write a text in double quotes, with escapes where it needs them."""
    return f'"{_ESCAPED.sub(_escape, value)}"'


def _escape(found: re.Match[str]) -> str:
    character = found.group()
    if character in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[character]
    code = ord(character)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def single_quoted(value: str) -> str | None:
    """Write a text in single quotes, which have no escapes; None when that cannot hold it."""
    if re.search("[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]", value):
        return None
    doubled = value.replace("'", "''")
    return f"'{doubled}'"


def quoted(value: str) -> tuple[str, ...]:
    """Both quoted spellings, the one with fewer escapes first."""
    double, single = double_quoted(value), single_quoted(value)
    if single is None:
        return (double,)
    return (double, single) if len(double) <= len(single) else (single, double)
