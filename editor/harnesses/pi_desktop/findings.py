"""What the runtime reader has to say about a document, as codes and in its own literal words."""

from __future__ import annotations

from typing import Final

from editor.core.records import tuple_record

LITERALS: Final = {
    "name-missing": "missing `name` and no filename to fall back on",
    "name-invalid": 'invalid name "{value}": use lowercase letters, digits and dashes '
    "(max 40 chars)",
    "description-missing": "missing `description`",
    "no-usable-tool": "`tools` lists no usable tool",
    "provider-alone": "`provider` given without `model`",
    "model-incomplete": '`model` must be "<provider>/<model>" or paired with `provider` '
    '(got "{value}")',
    "fallback-level": 'invalid fallback thinking level in "{value}"',
    "body-empty": "document body is empty (nothing to instruct)",
    "unknown-tool": 'ignoring unknown tool "{value}"',
    "unknown-thinking": 'ignoring unknown thinking level "{value}"',
    "unknown-permission": 'ignoring unknown permission "{value}" '
    "(use inherit, ask, accept-edits or auto)",
    "max-tokens-invalid": 'ignoring invalid `maxTokens` "{value}" (following the model limit)',
    "max-tokens-clamped": "clamping `maxTokens` {value} to {used}",
    "idle-timeout-invalid": 'ignoring invalid `idle-timeout` "{value}" (using {used})',
    "idle-timeout-clamped": "clamping `idle-timeout` {value} to {used}",
    "max-duration-invalid": 'ignoring invalid `max-duration` "{value}" (using {used})',
    "max-duration-clamped": "clamping `max-duration` {value} to {used}",
}


@tuple_record
class Finding:
    """One error or warning of the runtime reader."""

    code: str  # Invariant: a key of LITERALS.
    key: str  # The normalised key it is about; "" for the body.
    value: str = ""
    used: str = ""

    @property
    def literal(self) -> str:
        """The text the application itself writes to its log."""
        text = LITERALS[self.code].replace("{used}", self.used)
        return text.replace("{value}", self.value)
