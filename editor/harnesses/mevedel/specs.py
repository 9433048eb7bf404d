"""Tool specs: how roles, presets and the user's extras name tools, and what they expand to."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from editor.harnesses.mevedel.catalog import Catalog


class SpecForm(StrEnum):
    """The way a spec names its tools."""

    BARE = "bare"  # a symbol: a group of that name, otherwise a tool
    GROUP = "group"
    TOOL = "tool"


@record
class Spec:
    """One entry of a tool list; `is_deferred` tools are only found with a search."""

    form: SpecForm
    name: str
    category: str = ""  # only for a tool named with its category
    is_deferred: bool = False


@record
class Expansion:
    """What a list of specs stands for. `error` names the first spec that stands for nothing.

    A tool named both ways is in both lists.
    """

    active: tuple[str, ...] = ()
    deferred: tuple[str, ...] = ()
    error: str = ""  # unknown-group, unknown-tool, unknown-group-or-tool
    subject: str = ""


def bare(*names: str) -> tuple[Spec, ...]:
    """Specs by symbol."""
    return tuple(Spec(SpecForm.BARE, name) for name in names)


def tools(*names: str) -> tuple[Spec, ...]:
    """Specs by tool name."""
    return tuple(Spec(SpecForm.TOOL, name) for name in names)


def deferred(specs: Iterable[Spec]) -> tuple[Spec, ...]:
    """The same specs on demand."""
    return tuple(Spec(spec.form, spec.name, spec.category, True) for spec in specs)


def _names(spec: Spec, catalog: Catalog) -> tuple[str, ...]:
    """The tools one spec stands for; none when it is unknown."""
    if spec.form is not SpecForm.TOOL and spec.name in catalog.groups:
        return catalog.groups[spec.name]
    if spec.form is SpecForm.GROUP:
        return ()
    tool = catalog.tools.get(spec.name)
    if tool is None:
        return (spec.name,) if spec.name in catalog.foreign else ()
    return (tool.name,) if spec.category in ("", tool.category) else ()


_UNKNOWN = {
    SpecForm.BARE: "unknown-group-or-tool",
    SpecForm.GROUP: "unknown-group",
    SpecForm.TOOL: "unknown-tool",
}


def expand(specs: Sequence[Spec], catalog: Catalog) -> Expansion:
    """Expand specs in order; duplicates collapse within each list."""
    active: dict[str, None] = {}
    on_demand: dict[str, None] = {}
    for spec in specs:
        names = _names(spec, catalog)
        if not names:
            return Expansion(error=_UNKNOWN[spec.form], subject=spec.name)
        (on_demand if spec.is_deferred else active).update(dict.fromkeys(names))
    return Expansion(tuple(active), tuple(on_demand))


def entries_for(name: str, specs: Sequence[Spec], catalog: Catalog) -> tuple[Spec, ...]:
    """The specs that bring a tool, for saying where it comes from."""
    return tuple(spec for spec in specs if name in _names(spec, catalog))
