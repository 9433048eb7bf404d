"""Which of Claude Code's rules hold in which version: every difference has one named switch here.

Two versions of the rules are offered: `OCT`, the sub-agents page of October 2026 (about 2.1.293),
and `AUG`, the documentation of August 2026 (up to 2.1.240). A session may name its exact version,
then that one decides. Where the documentation changed without naming a version, the October answer
holds from 2.1.280 on, the August answer before it (decision of 2026-11-30).
"""

from __future__ import annotations

from functools import lru_cache

from editor.core.patterns import pattern
from editor.core.records import record

OCT = "OCT"
AUG = "AUG"
NAMED = {OCT: (2, 1, 293), AUG: (2, 1, 240)}

Version = tuple[int, int, int]

UNDATED_OCTOBER: Version = (2, 1, 280)

_VERSION = pattern(r"v?(\d+)\.(\d+)\.(\d+)")


def parse_version(text: str) -> Version | None:
    """Read `2.1.290` (or a name of ours) as three numbers that compare; None when it is neither."""
    if text in NAMED:
        return NAMED[text]
    found = _VERSION.match(text)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


@record
class Rules:
    """The rules of one version, as answers to the questions the other modules ask."""

    version: Version

    def since(self, patch: int) -> bool:
        """Whether a change that came with 2.1.`patch` is in force."""
        return self.version >= (2, 1, patch)

    @property
    def is_october(self) -> bool:
        """Whether the undated October rules hold."""
        return self.version >= UNDATED_OCTOBER

    @property
    def text(self) -> str:
        """The version as people write it."""
        return ".".join(map(str, self.version))

    @property
    def default_depth(self) -> int:
        """How many layers of children there may be without the variable."""
        if self.since(219):
            return 3
        if self.since(217):
            return 1
        return 5 if self.since(172) else 1

    @property
    def depth_can_be_set(self) -> bool:
        """Whether the variable for the depth is read."""
        return self.since(217)


@lru_cache(maxsize=64)
def rules_for(text: str) -> Rules:
    """Give the rules of a version; an unreadable one is taken as the newest known."""
    return Rules(parse_version(text) or NAMED[OCT])
