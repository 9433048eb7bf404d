"""Saving without loss: whole or not at all, never over a change one has not seen.

Decisions:
- The new text is written beside the target, made durable, and then changes places with it in one
  step. What comes out of that exchange is compared with what was there before, so a change that
  another program made in the last moment is put back and reported. Where the system has no such
  exchange, the file is compared once more and then replaced.
- A symbolic link stays a link: the file it leads to is saved, in that file's own folder.
- A hard link is given up: a safe save makes a new file, so the other names keep the text of
  before, and the result says so. Writing in place would keep them but can leave half a file.
- A file without any write permission is not replaced, even where the system would allow it.
"""

from __future__ import annotations

import hashlib
import os
import stat

from editor.core.document import Document
from editor.core.problems import Problem, Severity
from editor.core.records import record
from editor.core.wording import Message, message
from editor.storage import wording
from editor.storage.links import real_path
from editor.storage.names import check_file_name, clean_stale, temporary_name
from editor.storage.reading import Refused, detail_of, problem_of, read
from editor.storage.results import Conflict, Saved, SaveFailure
from editor.storage.system import System
from editor.storage.trash import Trashed, move_to_trash, restore

__all__ = [
    "Conflict", "FileFacts", "SaveFailure", "Saved", "Trashed", "check_file_name", "clean_stale",
    "create", "describe", "move_to_trash", "read", "rename", "restore", "save",
]  # fmt: skip

SYSTEM = System()


@record
class FileFacts:
    """What a person should know about a file before saving it."""

    real_path: str  # the file a save changes
    is_link: bool
    names: int  # how many names (hard links) the file has
    is_writable: bool
    note: Message | None = None  # the sentence to show before saving


def describe(path: str) -> FileFacts | Problem:
    """Look at a file before saving: through which link, how many names, may it be written."""
    real = real_path(path)
    try:
        status = os.stat(real)
    except (OSError, ValueError) as error:
        return problem_of(path, error)
    name = os.path.basename(path)
    is_link = os.path.islink(path)
    note = None
    if is_link:
        note = message(wording.THROUGH_LINK, name=name, target=real)
    elif status.st_nlink > 1:
        note = message(wording.OTHER_LINKS_BEFORE, name=name, count=status.st_nlink - 1)
    return FileFacts(real, is_link, status.st_nlink, _may_write(real, status), note)


def save(
    path: str, data: bytes, base: str | None, system: System = SYSTEM
) -> Saved | Conflict | SaveFailure:
    """Replace a file's text, if its fingerprint still is `base` (None: whatever it holds now)."""
    real = real_path(path)
    try:
        before, status = system.read(real)
    except FileNotFoundError:
        if base is None:
            return create(real, data, system)
        return _gone(path)
    except (OSError, ValueError, Refused) as error:
        return SaveFailure(path, problem_of(path, error))
    if base is not None and _fingerprint(before) != base:
        return _changed(path, before)
    if before == data:
        return Saved(path, _fingerprint(data), is_changed=False)
    if before and not data:
        return _failure(path, "empty-refused", wording.EMPTY_REFUSED)
    if not _may_write(real, status):
        return _failure(path, "file-read-only", wording.FILE_READ_ONLY)
    temporary = os.path.join(os.path.dirname(real), temporary_name())
    problem = _write_new(system, path, temporary, data, 0o600, (real, status))
    if problem:
        return problem
    result = _put_in_place(system, path, real, temporary, before, data)
    if isinstance(result, Saved) and status.st_nlink > 1:
        note = message(wording.OTHER_LINKS, name=os.path.basename(path), count=status.st_nlink - 1)
        return Saved(path, result.fingerprint, notes=(note,))
    return result


def create(path: str, data: bytes, system: System = SYSTEM) -> Saved | SaveFailure:
    """Make a new file; a file of that name, also an unreadable one, is left as it is."""
    wrong = check_file_name(os.path.basename(path))
    if wrong:
        return SaveFailure(path, wrong)
    folder = os.path.dirname(os.path.abspath(path))
    temporary = os.path.join(folder, temporary_name())
    try:
        os.makedirs(folder, exist_ok=True)
    except (OSError, ValueError) as error:
        return _not_saved(path, error, folder)
    if os.path.lexists(path):
        return _failure(path, "file-exists", wording.EXISTS)
    problem = _write_new(system, path, temporary, data, 0o666, None)
    if problem:
        return problem
    try:
        _take_name(system, temporary, path)
    except OSError as error:
        _remove_quietly(system, temporary)
        if isinstance(error, FileExistsError):
            return _failure(path, "file-exists", wording.EXISTS)
        return _failure(path, "save-failed", wording.SAVE_FAILED, detail=detail_of(error))
    try:
        system.sync_folder(folder)
        now, _ = system.read(path)
    except (OSError, Refused) as error:
        return _failure(path, "save-unconfirmed", wording.UNCONFIRMED, detail=detail_of(error))
    if now != data:
        return _failure(path, "not-as-written", wording.NOT_AS_WRITTEN)
    return Saved(path, _fingerprint(data))


def rename(
    old: str, new: str, base: str | None, system: System = SYSTEM
) -> Saved | Conflict | SaveFailure:
    """Give a file another name in its folder or another one, never over an existing file.

    A symbolic link is renamed itself; what it leads to stays.
    """
    wrong = check_file_name(os.path.basename(new))
    if wrong:
        return SaveFailure(old, wrong)
    try:
        data, _ = system.read(old)
    except FileNotFoundError:
        return _gone(old)
    except (OSError, ValueError, Refused) as error:
        return SaveFailure(old, problem_of(old, error))
    if base is not None and _fingerprint(data) != base:
        return _changed(old, data)
    folder = os.path.dirname(os.path.abspath(new))
    try:
        os.makedirs(folder, exist_ok=True)
        if _is_only_other_case(old, new):
            system.replace(old, new)
        elif os.path.lexists(new):
            return _failure(new, "file-exists", wording.EXISTS)
        elif not system.rename_new(old, new):
            system.replace(old, new)
    except FileExistsError:
        return _failure(new, "file-exists", wording.EXISTS)
    except (OSError, ValueError) as error:
        return _failure(old, "rename-failed", wording.RENAME_FAILED, detail=detail_of(error))
    notes: tuple[Message, ...] = ()
    try:
        system.sync_folder(folder)
    except OSError as error:
        name = os.path.basename(new)
        notes = (message(wording.UNCONFIRMED_NAME, name=name, detail=detail_of(error)),)
    return Saved(new, _fingerprint(data), notes=notes)


def _write_new(
    system: System,
    path: str,
    temporary: str,
    data: bytes,
    mode: int,
    like: tuple[str, os.stat_result] | None,
) -> SaveFailure | None:
    """Write a new file and wait until it is on the disk; nothing of it stays after an error."""
    try:
        descriptor = system.open_new(temporary, mode)
    except OSError as error:
        return _not_saved(path, error, os.path.dirname(temporary))
    try:
        try:
            system.write(descriptor, data)
            if like:
                system.copy_attributes(descriptor, *like)
            system.sync(descriptor)
        finally:
            system.close(descriptor)
    except OSError as error:
        _remove_quietly(system, temporary)
        return _failure(path, "save-failed", wording.SAVE_FAILED, detail=detail_of(error))
    except BaseException:
        _remove_quietly(system, temporary)
        raise
    return None


def _take_name(system: System, temporary: str, path: str) -> None:
    """Give a finished new file its name, which has to be free."""
    if system.rename_new(temporary, path):
        return
    # The name is taken with an empty file first, so that it stays exclusive.
    system.close(system.open_new(path, 0o666))
    try:
        system.replace(temporary, path)
    except OSError:
        if _contents(system, path) == b"":
            _remove_quietly(system, path)
        raise


def _put_in_place(
    system: System, path: str, real: str, temporary: str, before: bytes, data: bytes
) -> Saved | Conflict | SaveFailure:
    """Let the finished new file take the target's place, and make sure of what it replaced."""
    try:
        if system.exchange(temporary, real):
            if _contents(system, temporary) != before:
                return _give_back(system, path, real, temporary, data)
            _remove_quietly(system, temporary)
        else:
            if _contents(system, real) != before:
                _remove_quietly(system, temporary)
                return _found(system, path, real)
            system.replace(temporary, real)
    except OSError as error:
        _remove_quietly(system, temporary)
        if isinstance(error, FileNotFoundError) and not os.path.lexists(real):
            return _gone(path)
        return _failure(path, "save-failed", wording.SAVE_FAILED, detail=detail_of(error))
    try:
        system.sync_folder(os.path.dirname(real))
        now = system.read(real)[0]
    except (OSError, Refused) as error:
        return _failure(path, "save-unconfirmed", wording.UNCONFIRMED, detail=detail_of(error))
    if now != data:
        return _changed(path, now, wording.REPLACED_AFTER_SAVE)
    return Saved(path, _fingerprint(data))


def _give_back(
    system: System, path: str, real: str, temporary: str, data: bytes
) -> Conflict | SaveFailure:
    """Undo an exchange that took out a text we had not seen; that text is kept in any case."""
    try:
        if system.exchange(temporary, real):
            if _contents(system, temporary) == data:
                _remove_quietly(system, temporary)
                return _found(system, path, real)
            # Between the two exchanges yet another text came: it goes back, the earlier one stays.
            system.exchange(temporary, real)
    except OSError:
        pass  # it cannot be put back, so it stays under a name of its own
    kept = f"{real}.kept-{temporary_name().rsplit('-', 1)[-1].removesuffix('.tmp')}"
    try:
        system.replace(temporary, kept)
    except OSError:
        kept = temporary
    text = message(wording.KEPT_BESIDE, name=os.path.basename(path), other=os.path.basename(kept))
    theirs = _contents(system, real)
    problem = Problem("changed-on-disk", Severity.ERROR, text, path=path)
    return Conflict(path, Document(theirs) if theirs is not None else None, problem)


def _found(system: System, path: str, real: str) -> Conflict | SaveFailure:
    """Say what is in a file's place that is not what we had seen."""
    try:
        return _changed(path, system.read(real)[0])
    except FileNotFoundError:
        return _gone(path)
    except (OSError, Refused) as error:
        return SaveFailure(path, problem_of(path, error))


def _contents(system: System, path: str) -> bytes | None:
    """The bytes of a file; None when it is gone or no longer a file we may read."""
    try:
        return system.read(path)[0]
    except (OSError, Refused):
        return None


def _fingerprint(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _may_write(path: str, status: os.stat_result) -> bool:
    """Whether the file is meant to be written, by its mode and for this user."""
    any_write = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
    return bool(status.st_mode & any_write) and os.access(path, os.W_OK)


def _is_only_other_case(old: str, new: str) -> bool:
    """Whether `new` names the same file on a system that ignores case."""
    if old == new or old.lower() != new.lower():
        return False
    try:
        same = os.path.samefile(old, new)
        listed = os.path.basename(new) in os.listdir(os.path.dirname(os.path.abspath(new)))
    except OSError:
        return False
    return same and not listed


def _remove_quietly(system: System, path: str) -> None:
    """Remove what is left of a failed step; the step's own error matters more."""
    try:
        system.remove(path)
    except OSError:
        return


def _gone(path: str) -> Conflict:
    text = message(wording.GONE_ON_DISK, name=os.path.basename(path))
    return Conflict(path, None, Problem("gone-on-disk", Severity.ERROR, text, path=path))


def _changed(path: str, theirs: bytes, template: str = wording.CHANGED_ON_DISK) -> Conflict:
    text = message(template, name=os.path.basename(path))
    problem = Problem("changed-on-disk", Severity.ERROR, text, path=path)
    return Conflict(path, Document(theirs), problem)


def _not_saved(path: str, error: Exception, folder: str) -> SaveFailure:
    """Say why there can be no new file in a folder."""
    if isinstance(error, PermissionError):
        return _failure(path, "folder-read-only", wording.FOLDER_READ_ONLY, folder=folder)
    return _failure(path, "save-failed", wording.SAVE_FAILED, detail=detail_of(error))


def _failure(path: str, code: str, template: str, **values: str | Message) -> SaveFailure:
    text = message(template, name=os.path.basename(path), **values)
    return SaveFailure(path, Problem(code, Severity.ERROR, text, path=path))
