"""Sentences about files and folders: what happened, why, and what to do."""

from __future__ import annotations

import errno

from editor.core.wording import QT_TRANSLATE_NOOP

MISSING = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” does not exist (any more). Check the path, or reload the list."
)
DANGLING = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is a link to “{target}”, which does not exist. Mend the link or remove it.",
)
LOOP = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is a link that leads back to itself, or through too many others. Mend the link or "
    "remove it.",
)
UNREADABLE = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” cannot be read: {detail}. Change its permissions, or ask its owner."
)
NOT_A_FILE = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is a {kind}, not a regular file, and is not opened. Give the path of a file.",
)
HEADER_TOO_LARGE = QT_TRANSLATE_NOOP(
    "Wording",
    "The header of “{name}” is longer than {limit} KiB, which that of no definition is. Make it "
    "shorter, or open the file in a text editor.",
)
TOO_MANY_LINES = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” has more than {limit} lines, which no session has. Choose another file.",
)
OTHER_TOO_LARGE = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is larger than {limit} MiB, and is left alone. Choose another file.",
)
TOO_LARGE = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” is larger than {limit} MiB, which no definition is. Make it smaller, or open it in "
    "a text editor.",
)
TOO_MANY = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” holds more than {limit} files; only the first ones are listed. Move what does not "
    "belong there.",
)
FOLDER_UNREADABLE = QT_TRANSLATE_NOOP(
    "Wording",
    "The folder “{name}” cannot be read: {detail}. What it holds is missing from this list.",
)

CHANGED_ON_DISK = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” was changed by another program since it was read, so nothing was saved. "
    "Look at both texts and decide which to keep.",
)
GONE_ON_DISK = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” was removed by another program since it was read, so nothing was saved. "
    "Save a copy to keep your text.",
)
REPLACED_AFTER_SAVE = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” was saved, and changed by another program in the same moment. "
    "Look at both texts and decide which to keep.",
)
KEPT_BESIDE = QT_TRANSLATE_NOOP(
    "Wording",
    "Another program changed “{name}” several times during saving. One of its texts was put "
    "into “{other}”. Look at both and decide which to keep.",
)
SAVE_FAILED = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” could not be saved: {detail}. The file is as it was; save again once that is "
    "solved, or save a copy elsewhere.",
)
FILE_READ_ONLY = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” could not be saved: the file is write-protected. Take the protection away, or save "
    "a copy elsewhere.",
)
FOLDER_READ_ONLY = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” could not be saved: its folder “{folder}” does not allow new files, which a safe "
    "save needs. Change the folder's permissions, or save a copy elsewhere.",
)
EMPTY_REFUSED = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” was not saved: an empty text would replace what the file holds. Move the file to "
    "the trash if it is no longer needed.",
)
NOT_AS_WRITTEN = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” does not read back as it was saved. Keep your text, and check the disk.",
)
EXISTS = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” exists already and was left as it is. Choose another name."
)
TRASH_FAILED = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” could not be moved to the trash: {detail}. The file is where it was.",
)
RESTORE_FAILED = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” could not be taken out of the trash: {detail}. Look for it in the trash itself.",
)
RENAME_FAILED = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” could not be renamed: {detail}. The file is where it was."
)
OTHER_LINKS = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” had other names on this disk (hard links: {count}). They keep the text of before.",
)
OTHER_LINKS_BEFORE = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” has other names on this disk (hard links: {count}). Saving changes only this one; "
    "the others keep the text of before.",
)
UNCONFIRMED = QT_TRANSLATE_NOOP(
    "Wording",
    "“{name}” was written, but the disk did not confirm it: {detail}. Save again to be sure.",
)
UNCONFIRMED_NAME = QT_TRANSLATE_NOOP(
    "Wording",
    "The file is called “{name}” now, but the disk did not confirm it: {detail}. Look again after "
    "a restart of the computer.",
)
THROUGH_LINK = QT_TRANSLATE_NOOP(
    "Wording", "“{name}” is a link: saving changes the file it leads to, “{target}”."
)
SYSTEM_ERRORS = {
    errno.EACCES: QT_TRANSLATE_NOOP("Wording", "permission denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("Wording", "operation not permitted"),
    errno.ENOENT: QT_TRANSLATE_NOOP("Wording", "no such file or directory"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Wording", "not a directory"),
    errno.EISDIR: QT_TRANSLATE_NOOP("Wording", "is a directory"),
    errno.EEXIST: QT_TRANSLATE_NOOP("Wording", "file exists"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("Wording", "no space left on device"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("Wording", "disk quota exceeded"),
    errno.EROFS: QT_TRANSLATE_NOOP("Wording", "read-only file system"),
    errno.EIO: QT_TRANSLATE_NOOP("Wording", "input/output error"),
    errno.EBUSY: QT_TRANSLATE_NOOP("Wording", "device or resource busy"),
    errno.EMFILE: QT_TRANSLATE_NOOP("Wording", "too many open files"),
    errno.ENFILE: QT_TRANSLATE_NOOP("Wording", "too many open files in system"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Wording", "file name too long"),
    errno.EFBIG: QT_TRANSLATE_NOOP("Wording", "file too large"),
}
FOLDER = QT_TRANSLATE_NOOP("Wording", "folder")
PIPE = QT_TRANSLATE_NOOP("Wording", "named pipe")
SOCKET = QT_TRANSLATE_NOOP("Wording", "socket")
DEVICE = QT_TRANSLATE_NOOP("Wording", "device")
SPECIAL = QT_TRANSLATE_NOOP("Wording", "special file")
