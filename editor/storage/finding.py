"""Where files are: walking the folders of definitions, and telling which one a path belongs to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from editor.core.problems import Problem, Severity
from editor.core.wording import message
from editor.storage import wording
from editor.storage.reading import detail_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from editor.core.harness import Root

MOST_FILES = 100_000  # in one root; what lies beyond is not listed, and said so
NOT_SEARCHED = frozenset((".git", ".hg", ".svn", "node_modules", ".venv", "__pycache__"))
ENDINGS = (".md", ".json", ".jsonc", ".json5")


class Found(NamedTuple):
    """One file that may be a definition."""

    path: str
    is_link: bool
    is_regular: bool  # known without looking further; False for links and special files


def walk(root: Root, report: Callable[[Problem], None]) -> Iterator[Found]:
    """List the files of a root, sorted by name folder by folder; a missing folder is empty."""
    if root.is_file:
        if os.path.lexists(root.path):
            yield Found(root.path, os.path.islink(root.path), is_regular=False)
        return
    for number, found in enumerate(_walk_folder(root, root.path, frozenset(), report)):
        if number == MOST_FILES:
            text = message(wording.TOO_MANY, name=root.path, limit=MOST_FILES)
            report(Problem("too-many-files", Severity.WARNING, text, path=root.path))
            return
        yield found


def root_of(path: str, roots: Sequence[Root]) -> tuple[Root | None, int]:
    """Find the root a file lies in, and its rank; the most specific one wins."""
    best: tuple[Root | None, int] = (None, 0)
    for rank, root in enumerate(roots):
        inside = path == root.path if root.is_file else _is_in(path, root)
        if inside and (best[0] is None or len(root.path) > len(best[0].path)):
            best = (root, rank)
    return best


def looks_like_path(text: str) -> bool:
    """Whether a word is meant as a path: it has a separator, a file's ending, or exists."""
    return (
        os.sep in text
        or "/" in text
        or text in (".", "..", "~")
        or text.lower().endswith(ENDINGS)
        or os.path.lexists(text)
    )


def _walk_folder(
    root: Root, folder: str, above: frozenset[tuple[int, int]], report: Callable[[Problem], None]
) -> Iterator[Found]:
    """List one folder and, in a recursive root, those below; links in a circle are left out."""
    try:
        with os.scandir(folder) as listed:
            entries = sorted(listed, key=_name)
    except (FileNotFoundError, NotADirectoryError):
        return
    except (OSError, ValueError) as error:
        text = message(wording.FOLDER_UNREADABLE, name=folder, detail=detail_of(error))
        report(Problem("folder-unreadable", Severity.WARNING, text, path=folder))
        return
    matches, accepts, is_recursive = root.matches, root.accepts, root.is_recursive
    for entry in entries:
        if entry.is_file(follow_symlinks=False):
            if matches(entry.name) and (accepts is None or accepts(_relative(entry.path, root))):
                yield Found(entry.path, is_link=False, is_regular=True)
        elif not _is_folder(entry):
            if matches(entry.name) and (accepts is None or accepts(_relative(entry.path, root))):
                yield Found(entry.path, entry.is_symlink(), is_regular=False)
        elif is_recursive and entry.name not in NOT_SEARCHED:
            inner = _identity_to_enter(entry, root, above)
            if inner is not None:
                yield from _walk_folder(root, entry.path, above | {inner}, report)


def _identity_to_enter(
    entry: os.DirEntry[str], root: Root, above: frozenset[tuple[int, int]]
) -> tuple[int, int] | None:
    """Give a folder's identity if it is to be searched: not a link in a circle or not followed."""
    if entry.is_symlink() and not root.follows_folder_links:
        return None
    try:
        status = entry.stat()
    except OSError:
        return None
    identity = (status.st_dev, status.st_ino)
    return None if identity in above else identity


def _name(entry: os.DirEntry[str]) -> str:
    return entry.name


def _is_folder(entry: os.DirEntry[str]) -> bool:
    """Whether an entry is a folder, also through a link; a broken or circular link is none."""
    try:
        return entry.is_dir()
    except OSError:
        return False


def _relative(path: str, root: Root) -> str:
    """The path below a root, with POSIX separators."""
    return os.path.relpath(path, root.path).replace(os.sep, "/")


def _is_in(path: str, root: Root) -> bool:
    """Whether a file lies in a folder as that folder is searched."""
    if not path.startswith(root.path.rstrip("/\\") + os.sep):
        return False
    relative = _relative(path, root)
    if "/" in relative and not root.is_recursive:
        return False
    return root.matches(os.path.basename(path)) and (root.accepts is None or root.accepts(relative))


def folder_files(folder: str) -> list[str]:
    """List the definition files below any folder, sorted; links in a circle are left out."""
    from editor.core.harness import Root

    root = Root(folder, "", is_recursive=True, matches=_is_markdown)
    return [found.path for found in walk(root, lambda problem: None)]


def _is_markdown(name: str) -> bool:
    return name.lower().endswith(".md")
