"""What a tool can do to the machine, in four words a person can judge by."""

from __future__ import annotations

from enum import StrEnum


class ToolEffect(StrEnum):
    """What calling a tool may do."""

    READS = "reads"
    CHANGES = "changes"
    RUNS = "runs"
    NETWORK = "network"
    DELEGATES = "delegates"
    ASKS_USER = "asks-user"
    UNKNOWN = "unknown"


RISKY = frozenset({ToolEffect.CHANGES, ToolEffect.RUNS, ToolEffect.NETWORK, ToolEffect.UNKNOWN})
