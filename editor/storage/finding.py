"""Where files are: walking the folders of definitions, and telling which one a path belongs to."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from editor.core.problems import Problem, Severity
from editor.core.records import tuple_record
from editor.core.wording import message
from editor.storage import wording
from editor.storage.links import is_plain_file, is_within, real_path
from editor.storage.reading import detail_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from editor.core.harness import Root

MOST_FILES = 100_000  # in one root; what lies beyond is not listed, and said so
NOT_SEARCHED = frozenset((".git", ".hg", ".svn", "node_modules", ".venv", "__pycache__"))
ENDINGS = (".md", ".json", ".jsonc", ".json5")


@tuple_record
class Found:
    """One file that may be a definition."""

    path: str
    is_link: bool
    is_regular: bool  # known without looking further; False for links and special files


def walk(
    root: Root, report: Callable[[Problem], None], passed_over: frozenset[str] = frozenset()
) -> Iterator[Found]:
    """List the files of a root, sorted by name folder by folder; a missing folder is empty.

    A linked folder is followed once and only when it leads out of the root: what lies inside is
    found under its own path, and links in a circle end.
    """
    if root.is_file:
        if os.path.lexists(root.path):
            yield Found(root.path, os.path.islink(root.path), is_regular=False)
        return
    tree = _Tree(root, report, passed_over)
    for number, found in enumerate(tree.files(root.path)):
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


class _Tree:
    """One walk through the folders of a root."""

    def __init__(
        self, root: Root, report: Callable[[Problem], None], passed_over: frozenset[str]
    ) -> None:
        self._root, self._report, self._passed_over = root, report, passed_over
        self._followed: set[str] = set()  # real paths of linked folders

    def files(self, top: str) -> Iterator[Found]:
        """List the files below a folder, those of inner folders in their place."""
        waiting = [self._entries(top)]
        while waiting:
            entry = next(waiting[-1], None)
            if entry is None:
                waiting.pop()
            elif is_plain_file(entry):
                if self._is_meant(entry):
                    yield Found(entry.path, is_link=False, is_regular=True)
            elif not _is_folder(entry):
                if self._is_meant(entry):
                    yield Found(entry.path, os.path.islink(entry.path), is_regular=False)
            elif self._is_searched(entry):
                waiting.append(self._entries(entry.path))

    def _entries(self, folder: str) -> Iterator[os.DirEntry[str]]:
        """What a folder holds, by name; nothing when it cannot be read."""
        try:
            with os.scandir(folder) as listed:
                return iter(sorted(listed, key=_name))
        except (FileNotFoundError, NotADirectoryError):
            return iter(())
        except (OSError, ValueError) as error:
            text = message(wording.FOLDER_UNREADABLE, name=folder, detail=detail_of(error))
            self._report(Problem("folder-unreadable", Severity.WARNING, text, path=folder))
            return iter(())

    def _is_meant(self, entry: os.DirEntry[str]) -> bool:
        """Whether a file counts as a definition by its name and place."""
        root = self._root
        return root.matches(entry.name) and (
            root.accepts is None or root.accepts(_relative(entry.path, root))
        )

    def _is_searched(self, entry: os.DirEntry[str]) -> bool:
        """Whether a folder inside is searched too."""
        root = self._root
        if not root.is_recursive or entry.name in self._passed_over:
            return False
        if not os.path.islink(entry.path):
            return True
        if not root.follows_folder_links:
            return False
        real, top = real_path(entry.path), real_path(root.path)
        if real in self._followed or is_within(real, top) or is_within(top, real):
            return False
        self._followed.add(real)
        return True


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
    found = walk(root, lambda problem: None, NOT_SEARCHED)
    return [each.path for each in found]


def _is_markdown(name: str) -> bool:
    return name.lower().endswith(".md")
