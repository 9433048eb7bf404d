"""Homes filled as people fill them: for pictures and for the random driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

REVIEWER = """---
# who reviews, and with what
name: reviewer
description: Reviews a change for correctness bugs and reports them with file and line.
# the rest comes from the parent
tools: inherit, Bash
permission: ask
model: anthropic/claude-opus-5:high
maxTokens: 16000
---
You review a change for correctness bugs.

## What counts

A finding is something that makes the program behave **wrongly**: a wrong result, a lost error, a
race, an input nobody handles. Leave style alone.

- read the callers before you call something a defect
- give each finding as `path:line`
"""
LOG_READER = """---
name: log-reader
description: Reads logs from the end and finds the first error that explains the others.
tools: [Read, Grep, Glob]
---
Read the log from the end. Quote the first error that explains the others.
"""
MIGRATION_HELPER = """---
name: migration-helper
description: Moves code from one library to another, step by step, running the tests between.
tools:
  - Read
  - Grep
  - Edit   # small steps only
  - Bash
permission: accept-edits
owner: platform-team
---
Move one file at a time and run the tests after each.
"""
EXPLORER = """---
name: explorer
description: Finds where things are, in our words and with our tools.
tools: Read, Glob, Grep, mcp_wiki_search
---
Answer with path and line.
"""
RELEASE_DRAFTER = """---
name: release-drafter
description: Drafts the notes of a release from the commits since the last one.
tools: Read, Grep
# the fence below is missing its third dash
--
Draft the notes.
"""
CLAUDE_HELPER = """---
name: test-writer
description: Use when a change needs tests: writes them in the style around.
tools: Read, Write, Bash(pytest:*)
model: sonnet
color: green
---
Write tests that fail first.
"""
PI_HELPER = """---
name: scout
description: Looks around first.
tools: read, grep # no more
blockTools: bash
model: acme/m-1
---
Look around and answer with paths.
"""
SKILL = """---
name: tidy
description: Tidies what a change left behind.
context: fork
agent: worker
allowed-tools:
  - Read
  - Bash(git status:*) # only looking
hooks:
  Stop:
    - run: [a, b]
---
Tidy up.
"""


def fill(home: Path, files: Mapping[str, str], folder: str = ".agents/subagents") -> Path:
    """Write definition files into a folder of a home; gives the folder."""
    target = home / folder
    target.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (target / name).write_bytes(text.encode())
    return target


USUAL = {
    "reviewer.md": REVIEWER,
    "log-reader.md": LOG_READER,
    "migration-helper.md": MIGRATION_HELPER,
    "explorer.md": EXPLORER,
}
"""What a usual PI-Desktop user has."""
