"""A home and a session in which every name hides something, turns around or holds markup."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.hostile.places import place

if TYPE_CHECKING:
    from pathlib import Path

TURNED, UNSEEN = "\u202e", "\u200b"
MARK = "<b>B</b>R&D"  # is not to be bold, nor to underline a letter
BAD = f"{TURNED}tx{UNSEEN}e{MARK}[*]%n{{x}}"


def fill(home: Path, harness: str, bad: str = BAD) -> str:
    """Make agents with bad names everywhere; gives the path of the first."""
    text = (
        f"---\nname: NAME\ndescription: 'd{bad}'\ntools: ['Read{bad}', Bash, 'mcp__s{bad}__t']\n"
        f"model: 'm{bad}'\npermission: 'p{bad}'\npermissionMode: 'p{bad}'\nthinking: 't{bad}'\n"
        f"'k{bad}': 'v{bad}'\ndisallowedTools: ['Edit{bad}']\nskills: ['s{bad}']\n"
        f"blockTools: ['Write{bad}']\ncolor: 'c{bad}'\nmaxTurns: 'n{bad}'\n"
        f"context: fork\nagent: 'a{bad}'\nallowed-tools: ['Read{bad}']\n"
        f"---\n# {bad}\n\n{bad}\n"
    )
    first = place(home, harness, f"a{TURNED}b{UNSEEN}&c")
    first.write_text(text.replace("NAME", f"'n{bad}'"), encoding="utf-8")
    second = place(home, harness, "second")
    second.write_text(text.replace("NAME", "second"), encoding="utf-8")
    return str(first)


def session(home: Path, harness: str, bad: str = BAD) -> str:
    """Write a snapshot with bad names everywhere; gives its path."""
    servers = [{"name": f"s{bad}", "id": f"s{bad}", "status": f"st{bad}", "from": f"f{bad}"}]
    value = {
        "format": "subagent-editor/session@1", "harness": harness, "id": f"i{bad}",
        "title": f"t{bad}", "working_directory": f"/home/{bad}", "permission_mode": f"pm{bad}",
        "operating_mode": f"om{bad}", "model": f"a/m{bad}", "thinking": f"th{bad}",
        "completeness": "partial",
        "tools": [
            {"name": f"T{number}{bad}", "origin": origin, "state": state, "risk": f"r{bad}",
             "source": f"s{bad}", "path": f"p{bad}", "estimate": f"e{bad}"}
            for number, (origin, state) in enumerate((
                ("builtin", "active"), (f"mcp:s{bad}", "deferred"), (f"plugin:p{bad}", "active"),
                (f"extension:x{bad}", "inactive"), ("unknown", "active")))
        ] + [{"name": "Read"}, {"name": "Bash"}, {"name": "Agent"}, {"name": "Task"}],
        "context": {"version": f"v{bad}", "mcp_servers": servers, "mcpServers": servers,
                    "defaultPermissionMode": f"d{bad}", f"k{bad}": f"v{bad}",
                    "environment": {f"E{bad}": f"v{bad}"}},
    }  # fmt: skip
    path = home / f"session{UNSEEN}&.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return str(path)
