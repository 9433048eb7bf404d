"""A definition as its harness reads it: field values with their source, and what is wrong."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, overload

from editor.core.records import record, replace, tuple_record
from editor.core.wording import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from editor.core.document import Document
    from editor.core.problems import Problem

Value = str | bool | int | float | tuple[str, ...] | None
"""What a field can hold: text, a flag, a number, a list of texts, or nothing (not set)."""


class Source(StrEnum):
    """Where a field's value comes from."""

    FILE = "file"
    DEFAULT = "default"
    SETTINGS = "settings"
    OVERRIDE = "override"


class Status(StrEnum):
    """What the harness itself would do with the file."""

    LOADED = "loaded"
    SKIPPED = "skipped"
    BREAKS_OTHERS = "breaks-others"


class FieldKind(StrEnum):
    """Which editor a field gets in the form."""

    TEXT = "text"  # one line
    LONG_TEXT = "long-text"  # several lines, still one value of the header
    TOOLS = "tools"  # list of tools, checkable, order kept
    INHERIT = "inherit"  # the check box for the token inside another field's list
    LIST = "list"  # list of texts with no catalogue
    CHOICE = "choice"
    MODEL = "model"  # text with completion from what is known
    NUMBER = "number"
    FLAG = "flag"  # not set / true / false
    PROMPT = "prompt"  # the body
    RAW = "raw"  # structured value, shown and kept as written (hooks, servers, permission maps)


@record
class Choice:
    """One value of a choice field and how people read it (a translatable template)."""

    value: str
    label: str
    is_risky: bool = False


@record
class Field:
    """What the form, the command line and the checks need to know about one field.

    `label`, `hint`, `default_text` are translatable templates. `after` names the keys a new line is
    placed behind, best first (the documented neighbours); without any of them it goes last.
    """

    name: str  # as on the command line
    key: str  # as written into a file
    kind: FieldKind
    label: str
    hint: str = ""
    choices: tuple[Choice, ...] = ()
    after: tuple[str, ...] = ()
    default: Value = None
    default_text: str = ""  # what applies when the field is not set
    minimum: int | None = None
    maximum: int | None = None
    is_required: bool = False
    has_effect: bool = True  # False: read by the harness, but nothing follows from it
    definition_kinds: tuple[str, ...] = ("agent",)  # kinds of definition that have this field


@tuple_record
class FieldValue:
    """The value of one field as the harness reads it."""

    value: Value
    source: Source = Source.FILE
    line: int | None = None  # 1-based, only for source "file"
    raw: str = ""  # the text as written, for "kept as written" rows
    note: Message | None = None  # where a default or override comes from, in words


def default_message(field: Field, held: FieldValue | None) -> Message | None:
    """What applies while a field is not set: what is known of this very one, else of the field."""
    if held is not None and held.value is None and held.note is not None:
        return held.note
    return Message(field.default_text) if field.default_text else None


class LazyFields(Mapping[str, FieldValue]):
    """The fields of one definition, each made when somebody asks for it.

    A list of thousands of agents shows three fields of each; making all of them for every file
    would take as long as reading the files. A harness gives the names and says how one is made.
    """

    __slots__ = ("_made", "_names")

    def __init__(self, names: Collection[str]) -> None:
        self._names = names
        self._made: dict[str, FieldValue] = {}

    @abstractmethod
    def make(self, field: str) -> FieldValue:
        """Make one field; asked once for each."""

    def __getitem__(self, field: str) -> FieldValue:
        found = self._made.get(field)
        if found is None:
            if field not in self._names:
                raise KeyError(field)
            found = self._made[field] = self.make(field)
        return found

    def get(self, field: str, default: Any = None) -> Any:
        """Give a field, or `default` when there is no such field."""
        return self[field] if field in self._names else default

    def __contains__(self, field: object) -> bool:
        return field in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({dict(self)!r})"


class LazyProblems(Sequence["Problem"]):
    """What is wrong with one definition, looked for when somebody asks.

    Whether a harness loads a file does not hang on it, and who wants one agent of thousands does
    not want the problems of the others. It compares like the tuple it stands for.
    """

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], tuple[Problem, ...]]) -> None:
        self._find: Callable[[], tuple[Problem, ...]] | None = find
        self._found: tuple[Problem, ...] = ()

    def found(self) -> tuple[Problem, ...]:
        """All of them; looked for once."""
        find = self._find
        if find is not None:
            self._found = find()
            self._find = None
        return self._found

    @overload
    def __getitem__(self, at: int) -> Problem: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Problem, ...]: ...
    def __getitem__(self, at: int | slice) -> Problem | tuple[Problem, ...]:
        return self.found()[at]

    def __len__(self) -> int:
        return len(self.found())

    def __iter__(self) -> Iterator[Problem]:
        return iter(self.found())

    def __eq__(self, other: object) -> bool:
        return self.found() == (other.found() if isinstance(other, LazyProblems) else other)

    def __repr__(self) -> str:
        return repr(self.found())


@tuple_record
class Origin:
    """Where a definition comes from; `scope` is the harness's own word (user, project)."""

    path: str
    scope: str = "user"
    is_writable: bool = True
    root: str = ""  # the folder that was searched; empty for a file named directly
    real_path: str = ""  # the target when `path` goes through a symbolic link, else empty
    plugin: str = ""  # the plugin's name for scope "plugin"
    rank: int = 0  # position of the root among the harness's roots, 0 = strongest
    # Device and inode of the file read; equal for two names of one file. None when not from disk.
    identity: tuple[int, int] | None = None

    @property
    def file_name(self) -> str:
        """The last part of the path, on every system's separator."""
        path = self.path.replace("\\", "/") if "\\" in self.path else self.path
        return path[path.rfind("/") + 1 :]


def _no_native() -> dict[str, Any]:
    return {}


def _no_prompt() -> str:
    return ""


_NO_FIELDS: Mapping[str, FieldValue] = MappingProxyType({})


@tuple_record
class Definition:
    """One definition file as one harness reads it under one version of its rules.

    A tuple, like all that is made for each of thousands of files: a record takes three
    times as long to make, and again when a roster adds its marks.
    """

    harness: str
    rules: str
    name: str  # the harness's identity for it; the file's stem where it has none
    origin: Origin
    document: Document
    status: Status
    fields: Mapping[str, FieldValue] = _NO_FIELDS
    other_keys: tuple[str, ...] = ()  # keys the harness does not know, as written
    problems: Sequence[Problem] = ()
    kind: str = "agent"  # agent, skill, config
    shadows: tuple[str, ...] = ()  # paths of the definitions this one replaces
    shadowed_by: str | None = None  # path of the one that replaces this
    make_native: Callable[[], dict[str, Any]] = _no_native  # its own shape, when asked for
    make_prompt: Callable[[], str] = _no_prompt  # cut out when asked for: a list shows none

    @property
    def prompt(self) -> str:
        """The body as the harness uses it."""
        return self.make_prompt()

    def value(self, name: str) -> Value:
        """The effective value of a field, None when the harness has no such field."""
        held = self.fields.get(name)
        return held.value if held else None

    def is_set(self, name: str) -> bool:
        """Whether the file itself gives the field."""
        held = self.fields.get(name)
        return held is not None and held.source is Source.FILE

    def with_problems(
        self, find: Callable[[], Iterable[Problem]], *, is_first: bool = False
    ) -> Definition:
        """Give the definition with more problems, looked for together with its own."""
        own = self.problems

        def both() -> tuple[Problem, ...]:
            return (*find(), *own) if is_first else (*own, *find())

        return replace(self, problems=LazyProblems(both))

    def with_changes(self, **changes: Any) -> Definition:
        """Give the definition with some values changed (roster marks, added problems)."""
        return replace(self, **changes)
