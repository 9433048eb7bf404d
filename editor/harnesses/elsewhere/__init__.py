"""How systems this program does not edit for would read a file: only what is known well enough.

For checks across systems. Each judgement is about one file and says how sure it is; where nothing
certain is known of a system, nothing is said. State of knowledge: September 2026.
"""

from __future__ import annotations

from editor.harnesses.elsewhere.systems import SYSTEMS, System, judge, readers_of, system_named

__all__ = ["SYSTEMS", "System", "judge", "readers_of", "system_named"]
