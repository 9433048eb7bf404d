"""Which system to show when nobody has chosen one: the first that has definitions here."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.harnesses import IDS, TITLES, by_id
from editor.storage.presence import files_of_each

if TYPE_CHECKING:
    from editor.core.environment import Environment


def found_harness(environment: Environment) -> str:
    """Give the first system with a definition on this machine, else the first of all."""
    for identity in IDS:
        harness = by_id(identity)
        for root in harness.roots(environment, harness.default_rules):
            if root.is_file:
                if os.path.isfile(root.path):
                    return identity
                continue
            try:
                with os.scandir(root.path) as entries:
                    if any(root.matches(entry.name) for entry in entries):
                        return identity
            except OSError:
                continue
    return IDS[0]


def harness_titles(environment: Environment) -> dict[str, str]:
    """Give every system's name with the number of its files here; done off the window's thread."""
    counts = files_of_each(environment)
    return {
        identity: f"{title} ({counts[identity]})" if counts[identity] else title
        for identity, title in TITLES.items()
    }
