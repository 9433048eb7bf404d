"""First inputs for the fuzz targets: the project's own vectors and samples, cut to size."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "tests" / "data" / "vectors"
LONGEST = 1500
MOST = 120
TOKENS = (
    "---\n", "name: ", "description: ", "tools: ", "model: ", "permission: ", "inherit", "Read",
    "Bash(git:*)", "mcp__a__b", "- ", "[", "]", "{", "}", "&a ", "*a", "!!str ", "|\n", ">-\n",
    "'", '"', "\\", "\r\n", "\r", "\t", "# ", "\ufeff", "\u202e", "\u200b", "\u2028", "\u0430",
    "<<: ", "? ", ": ", "true", "null", "~", "0x1f", "1e3", "//", "/*", "*/", ":rules", "(", ")",
    "#s(", "...\n", "%YAML 1.2\n", "disallowedTools: ", "mcpServers:\n", "hooks:\n", "metadata:\n",
)  # fmt: skip

SKILLS = (
    "---\nname: tool\ndescription: Does it\ncontext: fork\nagent: worker\n"
    "allowed-tools: Read, Bash(git *)\nmodel: a/b\n---\nDo it.\n",
    "---\nname: tool\ndescription: >-\n  Long\n  text\ntools: [Read]\n---\nDo it.\n",
)
SETTINGS = {
    "pi-desktop": (
        '{"disabled": ["worker", "a"]}', '{"builtins": {"worker": false}, "version": 1}',
        '{"scopes": {"a": {"projects": ["/w/repo"]}}}', '["a", "b"]',
    ),
    "pi-orchestrator": (
        '{"agents": {"a": {"model": "x/y", "tools": ["read"]}}, "blockedTools": ["bash"]} // end',
        '{"builtinAgents": false, "maxDepth": 3, "defaultModel": "a/b:high"}',
        '{"sessionDir": "~/s", "extensions": ["npm:x"]}',
    ),
    "mevedel": (
        '(:rules ((:tool "Bash" :pattern "git *" :action allow)) :resource-grants ())',
        '(:rules () :resource-grants ((:kind "path" :value "/tmp" :access read)))',
    ),
    "claude-code": (
        '{"permissions": {"allow": ["Bash(git:*)"], "deny": ["Read(./.env)", "mcp__a"], '
        '"defaultMode": "plan", "disableBypassPermissionsMode": "disable"}, "env": {"A": "1"}}',
        '{"enabledPlugins": {"kit@market": true}, "model": "opus", "agent": "a"}',
        '{"version": 1, "plugins": {"kit@market": {"installPath": "/x", "version": "1.0"}}}',
    ),
}  # fmt: skip
LOGS = (
    '\0{"type":"system","subtype":"init","cwd":"/w/repo","session_id":"s","tools":["Read",'
    '"mcp__a__b"],"mcp_servers":[{"name":"a","status":"connected"}],"model":"opus",'
    '"permissionMode":"plan","claude_code_version":"2.1.290"}\n',
    '\0{"type":"user","sessionId":"s","cwd":"/w","version":"2","permissionMode":"default"}\n'
    '{"type":"assistant","message":{"model":"m","content":[{"type":"tool_use","name":"Read"}]}}\n'
    '{"type":"attachment","attachment":{"type":"prompt_snapshot","tools":[{"name":"Bash"}]}}\n'
    '{"type":"attachment","attachment":{"type":"deferred_tools_delta","addedNames":["X"]}}\n',
    '\1{"type":"session","version":3,"id":"abc","timestamp":"2026-01-01","cwd":"/w"}\n'
    '{"type":"model_change","id":"1","parentId":null,"provider":"a","modelId":"b"}\n'
    '{"type":"thinking_level_change","id":"2","parentId":"1","thinkingLevel":"high"}\n'
    '{"type":"session_info","id":"3","parentId":"2","name":"n"}\n'
    '{"type":"message","id":"4","parentId":"3","message":{"role":"assistant","provider":"a",'
    '"model":"b","content":[]}}\n',
    '\2(:version "v0.5.2" :session-name "n" :permission-mode ask :plan-mode nil '
    ':model-provider "a/b" :working-directory "/w" :settings ((x . 1)))',
)  # fmt: skip


def seeds(target: str) -> list[bytes]:
    """Inputs to start a target from."""
    kind, _, harness = target.partition("-")
    front = {
        "definitions": b"\0\0", "edits": b"\0\0\x0c\x01\x00\x01\x04abcd\0\0\0\0\0",
        "resolutions": b"\0\0\0\2\0\x15\3\0\x31\7" + bytes(8), "settings": b"\0\0\xff",
        "jsonc": b"\0\0\0\0", "transcripts": b"\0",
    }.get(kind, b"")  # fmt: skip
    if kind in ("definitions", "edits", "resolutions"):
        texts = [*(SKILLS if harness == "mevedel" else ()), *_texts(harness, "---")]
        texts = texts if len(texts) > MOST // 4 else [*texts, *_texts("*", "---")]
    elif kind in ("settings", "jsonc", "snapshots", "transcripts"):
        texts = [*SETTINGS.get(harness, ()), *_texts(harness or "*", "{")]
        texts = [*LOGS, *texts] if kind == "transcripts" else texts
    elif kind in ("lisp", "permissions"):
        texts = list(_texts("mevedel", "("))
    else:
        texts = list(_texts("*", "---"))
    step = max(1, len(texts) // MOST)
    if kind == "transcripts":
        front = b""
    if kind == "settings" and harness == "mevedel":
        texts += list(_texts("mevedel", "("))
    found = [front + text.encode("utf-8", "surrogateescape")[:LONGEST] for text in texts[::step]]
    if kind == "snapshots":
        files = sorted((ROOT / "resources" / "sessions").glob("*/*.json"))
        found += [path.read_bytes()[:4000] for path in files[::3]]
    return [*found[:MOST], front, b""]


def _texts(harness: str, opening: str) -> Iterator[str]:
    """Every text in the vectors that starts like a file of this kind, each once."""
    seen: set[str] = set()
    for path in sorted(VECTORS.glob(f"{harness}/*.json")):
        for text in _strings(json.loads(path.read_text(encoding="utf-8"))):
            if text.lstrip("\ufeff \n").startswith(opening) and text not in seen:
                seen.add(text)
                yield text


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)
