"""Where mevedel keeps skills and permission files, and where role drafts of ours lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.environment import join
from editor.core.harness import Root

if TYPE_CHECKING:
    from editor.core.environment import Environment

BUILTIN: Final = "builtin"
PROJECT: Final = "project"
USER: Final = "user"
DRAFT: Final = "draft"
SKILL_FILE: Final = "SKILL.md"
FAMILIES: Final = (".mevedel", ".agents")
PERMISSIONS: Final = "permissions.el"


def is_skill_file(name: str) -> bool:
    """Whether a file of this name is a skill; capital and small letters count."""
    return name == SKILL_FILE


def workspace(environment: Environment) -> str:
    """The root of the workspace: the repository around the project folder, else the folder."""
    roots = (level.path for level in environment.levels if level.is_repository_root)
    return next(roots, environment.project)


def drafts(environment: Environment) -> str:
    """The folder of role drafts, in this program's own state folder."""
    return join(environment.state_home, "subagent-editor", "mevedel-roles")


def roots(environment: Environment) -> tuple[Root, ...]:
    """The folders with skills and drafts; skills of the same name are all kept."""
    found = [Root(drafts(environment), DRAFT, creates=True)]
    for base, scope in ((workspace(environment), PROJECT), (environment.home, USER)):
        for family in FAMILIES:
            path = join(base, family, "skills")
            if all(root.path != path for root in found):
                found.append(Root(path, scope, is_recursive=True, matches=is_skill_file))
    return tuple(found)


def claims(path: str, environment: Environment) -> int:
    """How surely a file belongs to mevedel: a skill by its folder or name, or a draft."""
    place = path.replace("\\", "/")
    folder, _, name = place.rpartition("/")
    if folder == drafts(environment).replace("\\", "/") and name.endswith(".md"):
        return 2
    if not is_skill_file(name):
        return 0
    return 2 if any(f"/{family}/skills/" in place for family in FAMILIES) else 1


def settings_files(environment: Environment) -> tuple[str, ...]:
    """The permission files of the workspace and of the user."""
    return (
        join(workspace(environment), ".mevedel", PERMISSIONS),
        join(environment.home, ".mevedel", PERMISSIONS),
    )


def family_of(root: str) -> str:
    """Which of the two kinds of folder a root is: mevedel or agents; empty for another one."""
    parts = root.replace("\\", "/").rstrip("/").split("/")
    return parts[-2].lstrip(".") if len(parts) > 1 and parts[-2] in FAMILIES else ""


def folder_name(path: str) -> str:
    """The name of the folder a file lies in."""
    parts = path.replace("\\", "/").split("/")
    return parts[-2] if len(parts) > 1 else ""
