"""The versions of the extension whose rules are known, and what the older one lacks.

0.1.2, the release on npm: the exclude list holds only names of the parent's own tools, the file
`orchestrator.json` is strict JSON and the only configuration, `thinking` is no field, and
`builtinFleet` is only a switch. The newest are the rules of 0.3.2 with ADR-0017.
"""

from __future__ import annotations

from typing import Final

NEWEST: Final = "newest"
RELEASE_0_1_2: Final = "0.1.2"
