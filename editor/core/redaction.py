"""What must not leave the machine in a report: home paths are shortened, secrets taken out."""

from __future__ import annotations

import re
from typing import Final

from editor.core.patterns import pattern
from editor.core.records import field, mutable_record

REMOVED: Final = "‹removed›"
# Cheap signs that a text may hold a secret; only then is it searched.
_SIGNS: Final = pattern(
    r"sk-|ghp_|gho_|ghs_|github_pat_|glpat-|xox|AKIA|ASIA|AIza|eyJ|npm_|hf_|PRIVATE KEY|://|"
    r"(?i:key|token|secret|passw|pwd|credential|authorization|bearer)"
)
_SECRETS: Final = (
    pattern(r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)",
               re.DOTALL),
    pattern(r"\b(?:sk|pk|rk)-[A-Za-z0-9_-]{16,}"),
    pattern(r"\b(?:gh[pousr]_|github_pat_|glpat-|npm_|hf_)[A-Za-z0-9_-]{16,}"),
    pattern(r"\bxox[abeprs]-[A-Za-z0-9-]{10,}"),
    pattern(r"\b(?:AKIA|ASIA)[A-Z0-9]{16}\b"),
    pattern(r"\bAIza[A-Za-z0-9_-]{30,}"),
    pattern(r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]+)?"),
    pattern(r"(?i)(?<=bearer )[A-Za-z0-9._~+/=-]{12,}"),
    pattern(r"(?<=://)[^\s/:@]+:[^\s/@]+(?=@)"),
)  # fmt: skip
_NAMED: Final = pattern(
    r"(?i)(\b[\w-]*(?:api[_-]?key|access[_-]?key|token|secret|password|passwd|pwd|credentials?)"
    r"[\"']?\s*[:=]\s*)([\"']?)([^\s\"',;]{6,})\2"
)


@mutable_record
class Cleaner:
    """Cleans every text of one report; the same text is looked at once."""

    home: str
    _seen: dict[str, str] = field(default_factory=dict)

    def __call__(self, text: str) -> str:
        """Give a text without secrets, and with home paths shortened to `~`."""
        found = self._seen.get(text)
        if found is None:
            found = self._seen[text] = redact(shorten_home(text, self.home))
        return found


def shorten_home(text: str, home: str) -> str:
    """Write paths below the home folder with `~`, wherever they stand in a text."""
    home = home.rstrip("/\\")
    if len(home) < 2 or home not in text:
        return text
    return re.sub(re.escape(home) + r"(?=[/\\]|[^\w.-]|\Z)", "~", text)


def redact(text: str) -> str:
    """Take out what looks like a key, a token or a password."""
    if not _SIGNS.search(text):
        return text
    for secret in _SECRETS:
        text = secret.sub(REMOVED, text)
    return _NAMED.sub(lambda match: f"{match[1]}{match[2]}{REMOVED}{match[2]}", text)
