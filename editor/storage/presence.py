"""Which systems have something on this machine: a quick look, and a count of their files."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.core.environment import join
from editor.harnesses import IDS, TRACES, by_id
from editor.storage.finding import walk

if TYPE_CHECKING:
    from editor.core.environment import Environment
    from editor.core.problems import Problem


def systems_here(environment: Environment) -> tuple[str, ...]:
    """Name the systems that left a folder in the home or the project, without loading any."""
    places = (environment.project, environment.home)
    return tuple(
        identity
        for identity, trace in TRACES.items()
        if any(os.path.isdir(join(place, *trace.split("/"))) for place in places)
    )


def files_of_each(environment: Environment) -> dict[str, int]:
    """Count the definition files of every system without reading them; settings are none."""
    return {identity: _count(identity, environment) for identity in IDS}


def _count(identity: str, environment: Environment) -> int:
    harness = by_id(identity)
    passed_over: list[Problem] = []  # told when that system is shown
    found = {
        each.path
        for root in harness.roots(environment, harness.default_rules)
        if not root.is_file
        for each in walk(root, passed_over.append)
    }
    return len(found)
