"""Which extension a tool counts as, told from where it was registered."""

from __future__ import annotations

import re
from functools import lru_cache

from editor.core.patterns import pattern
from editor.core.records import record

_MODULES = pattern(r".*node_modules(.*)", re.IGNORECASE | re.ASCII | re.DOTALL)
_SEPARATORS = pattern(r"[/\\]")
_SCRIPT = pattern(r"\.(?:ts|js|mjs|cjs)\Z", re.IGNORECASE | re.ASCII)
UNKNOWN = "unknown"


@record
class RegisteredTool:
    """One tool of a registry as the harness sees it."""

    name: str
    path: str | None = None  # of the file that registered it
    source: str | None = None
    exposure: str = "direct"  # direct, model-only, codemode, deferred, hidden
    is_default_active: bool = True  # registering it switches it on

    @property
    def extension_id(self) -> str:
        """The id that `ext:` matchers compare with."""
        return extension_id(self.path, self.source)


@lru_cache(maxsize=16384)
def extension_id(path: str | None, source: str | None) -> str:
    """Derive the extension id of a tool from its source information."""
    if not path:
        return UNKNOWN if source is None else source
    if path.startswith("<builtin:"):
        return "builtin"
    modules = _MODULES.match(path)
    if modules:
        segments = [segment for segment in _SEPARATORS.split(modules[1]) if segment]
        if segments:
            return "/".join(segments[:2] if segments[0].startswith("@") else segments[:1])
    name = path.rstrip("/").rsplit("/", 1)[-1]
    return _SCRIPT.sub("", name)
