"""Stands between saving and the operating system, and acts at one of the calls.

Every function of `os` that the modules of saving call, and the C library's rename with flags,
counts as one step. Something can happen before or after a step: the process ends, the call fails,
another program writes.
"""

from __future__ import annotations

import errno
import os
from types import BuiltinFunctionType, FunctionType
from typing import TYPE_CHECKING, Any

from editor.storage import files, names, reading, system, trash

if TYPE_CHECKING:
    from collections.abc import Callable

MODULES = (files, names, reading, system, trash)
NO_CALLS = frozenset(("fsencode", "fsdecode", "fspath", "strerror", "getpid", "getuid", "urandom"))
EXCHANGE = 2  # RENAME_EXCHANGE of Linux


class Calls:
    """Counts calls; `act(number, name, is_after)` is told of each and may end, raise or write."""

    def __init__(
        self,
        act: Callable[[int, str, bool], None],
        *,
        has_flags: bool = True,
        longest_write: int | None = None,
    ) -> None:
        self._act, self._has_flags, self._longest = act, has_flags, longest_write
        self.names: list[str] = []

    def __getattr__(self, name: str) -> Any:
        """Give what `os` has under a name, its functions with the counting around them."""
        found = getattr(os, name)
        if not isinstance(found, BuiltinFunctionType | FunctionType) or name in NO_CALLS:
            return found
        if name == "write" and self._longest:
            longest = self._longest

            def short(descriptor: int, data: memoryview) -> int:
                return os.write(descriptor, data[:longest])

            found = short
        return self._counted(name, found)

    def install(self) -> None:
        """Put this between; only ever done in a process or test of its own."""
        for module in MODULES:
            module.os = self
        native = system._native_rename()

        def rename(old: bytes, new: bytes, flag: tuple[int, int]) -> int:
            if native is None or not self._has_flags:
                return errno.EINVAL
            return native(old, new, flag)

        def failing(old: bytes, new: bytes, flag: tuple[int, int]) -> int:
            name = "exchange" if flag[0] == EXCHANGE else "rename_new"
            try:
                code: int = self._counted(name, rename)(old, new, flag)
            except OSError as error:
                return error.errno or errno.EIO
            return code

        system._native_rename = lambda: failing

    def remove(self) -> None:
        """Take this away again."""
        for module in MODULES:
            module.os = os
        system._native_rename = REAL_RENAME

    def _counted(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def step(*arguments: Any, **named: Any) -> Any:
            self.names.append(name)
            number = len(self.names)
            self._act(number, name, False)
            result = call(*arguments, **named)
            self._act(number, name, True)
            return result

        return step


REAL_RENAME = system._native_rename
REAL_RENAME()  # loads the C library now: a child that became somebody else may not
