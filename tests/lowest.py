"""The oldest versions of what the program needs: `python -m tests.lowest` prints them for pip.

    pip install $(python -m tests.lowest)

Each requirement of `pyproject.toml` is pinned to its own lower bound, so that the bounds stay true.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def lowest(requirements: list[str]) -> list[str]:
    """Pin each requirement that holds on this Python to its lower bound."""
    pinned = []
    for text in requirements:
        requirement = Requirement(text)
        if requirement.marker is not None and not requirement.marker.evaluate():
            continue
        bounds = [each.version for each in requirement.specifier if each.operator == ">="]
        if len(bounds) != 1:
            raise ValueError(f"“{text}” needs exactly one lower bound")
        pinned.append(f"{requirement.name}=={bounds[0]}")
    return pinned


def main() -> None:
    """Print what the program itself needs, each at its lowest version, one a line."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    print("\n".join(lowest(project["dependencies"])))


if __name__ == "__main__":
    main()
