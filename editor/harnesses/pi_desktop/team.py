"""Who may start whom: the session starts the agents it is offered, and they start nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.resolution import DelegationMap, MapEdge, MapNode
from editor.core.session import ToolState
from editor.core.wording import message
from editor.harnesses.pi_desktop import permission, resolution, tools, wording
from editor.harnesses.pi_desktop.rules import rules_named

if TYPE_CHECKING:
    from editor.core.harness import Roster
    from editor.core.session import Session


def delegation_map(session: Session, roster: Roster, rules_name: str) -> DelegationMap:
    """Draw the session and every agent it is offered."""
    rules = rules_named(rules_name)
    present = [tool for tool in session.tools if tool.state is not ToolState.INACTIVE]
    direct = [tool.name for tool in present if tool.state is ToolState.ACTIVE]
    deferred = [tool.name for tool in present if tool.state is ToolState.DEFERRED]
    nodes = [
        MapNode(
            "",
            tuple(direct),
            tuple(deferred),
            can_change_files=tools.can_change_files((*direct, *deferred), rules),
        )
    ]
    edges = []
    can_change = nodes[0].can_change_files
    mode = session.operating_mode or "agent"
    is_planning = mode in permission.PLANNING_MODES
    can_start = not is_planning and (resolution.has_task(session) or not session.is_complete)
    for name in roster.offered:
        definition = roster.winner(name)
        if definition is None:
            continue
        child = resolution.resolve(definition, session, roster, rules_name)
        nodes.append(
            MapNode(
                name,
                child.granted,
                can_change_files=child.can_change_files,
                team_can_change_files=child.can_change_files,
                badge=child.delegation.badge,
                scope=definition.origin.scope,
            )
        )
        can_change = can_change or child.can_change_files
        if can_start and child.launch != "refused":
            is_certain = child.launch == "launches" and resolution.has_task(session)
            edges.append(MapEdge("", name, is_certain=is_certain))
    reached = dict.fromkeys(verdict for node in nodes[1:] for verdict in node.direct_tools)
    parent = nodes[0]
    nodes[0] = MapNode(
        parent.name,
        parent.direct_tools,
        parent.on_demand_tools,
        tuple(reached),
        parent.can_change_files,
        can_change,
    )
    if is_planning:
        note = message(wording.MAP_PLANNING, mode=mode)
    else:
        note = message(wording.MAP_NOTE if can_start else wording.MAP_NO_TASK)
    return DelegationMap(tuple(nodes), tuple(edges), note)
