"""Short ways to definitions, rosters and sessions for the tests of pi-orchestrator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from editor.core.definition import Origin
from editor.core.document import Document
from editor.core.environment import Environment, Level
from editor.core.session import Session, Tool
from editor.harnesses.pi_orchestrator.harness import HARNESS

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Roster

USER = "/home/me/.pi/agent/agents"
PROJECT = "/w/app/.pi/agents"
CONFIG = "/home/me/.pi/agent/orchestrator.jsonc"
ENVIRONMENT = Environment(
    home="/home/me",
    project="/w/app",
    config_home="/home/me/.config",
    data_home="/home/me/.local/share",
    state_home="/home/me/.local/state",
    levels=(Level("/w/app", True), Level("/w"), Level("/")),
)


def definition(
    text: str | bytes,
    path: str = f"{USER}/a.md",
    *,
    scope: str = "user",
    rank: int = 2,
    rules: str = "newest",
) -> Definition:
    """Read one file as it would be found in a folder."""
    document = Document(text) if isinstance(text, bytes) else Document.of(text)
    root = path if path == CONFIG else path.rsplit("/", 1)[0]
    origin = Origin(path, scope, root=root, rank=rank)
    return HARNESS.read(document, origin, rules)


def agent(header: str, body: str = "Do it.", **place: Any) -> Definition:
    """Read an agent from its header lines."""
    return definition(f"---\n{header}\n---\n{body}\n", **place)


def project_agent(header: str, name: str = "p.md", rank: int = 0) -> Definition:
    """Read an agent of the project."""
    return agent(header, path=f"{PROJECT}/{name}", scope="project", rank=rank)


def builtin_agent(name: str, thinking: str = "low") -> Definition:
    """Read a built-in agent."""
    path = f"/program/agents/{name}.md"
    header = f"name: {name}\ndescription: d\nthinking: {thinking}"
    return agent(header, path=path, scope="builtin", rank=1000)


def roster(*definitions: Definition, config: str | None = None, **files: str) -> Roster:
    """Put definitions together under a configuration and pi's settings."""
    data = {path: text.encode() for path, text in files.items()}
    if config is not None:
        data[CONFIG] = config.encode()
    if "settings" in files:
        data["/home/me/.pi/agent/settings.json"] = data.pop("settings")
    if "project_settings" in files:
        data["/w/app/.pi/settings.json"] = data.pop("project_settings")
    settings = HARNESS.settings(data, ENVIRONMENT, "newest")
    listed = list(definitions)
    if config is not None:
        listed.append(definition(config, CONFIG, scope="settings", rank=9))
    return HARNESS.roster(listed, settings, "newest")


def session(*tools: Tool, complete: bool = True, **context: Any) -> Session:
    """Make a parent session; keyword arguments become its context."""
    held: dict[str, Any] = {
        key: context.pop(key) for key in ("model", "thinking") if key in context
    }
    if not complete:
        from editor.core.session import Completeness

        held["completeness"] = Completeness.PARTIAL
    return Session("pi-orchestrator", "s", "s", tools, context=context, **held)


def codes(found: Definition) -> set[str]:
    """Give the codes of a definition's problems."""
    return {problem.code for problem in found.problems}
