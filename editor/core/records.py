"""Value classes with named fields, made far faster than the standard library's data classes.

Decision (2026-12-01): `@record` is `@dataclass(frozen=True, slots=True)` in all that this program
uses of it, and type checkers take it for one; `@mutable_record` is `@dataclass(slots=True)`. The
standard one loads `inspect` and compiles up to eight functions for each class while it is imported:
a third of the time of a whole `list`. Here nothing is compiled; making one record takes as long.

`@tuple_record` is what `NamedTuple` is, without compiling each annotation: for what is made for
every one of thousands of files, and for nothing else. Making one takes a third of the time.
"""

from __future__ import annotations

from collections import namedtuple
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")

MISSING: Any = object()  # stands where a field has no default
FIELDS = "__record_fields__"  # attribute of the class: its fields and those of its bases, by name
OF_THE_CLASS = ("__dict__", "__weakref__")  # must not be copied into the class with slots


class _Field:
    """What is special about one field."""

    __slots__ = ("default", "factory", "init", "is_compared")

    def __init__(
        self,
        default: Any,
        factory: Callable[[], Any] | None = None,
        init: bool = True,
        compare: bool = True,
    ) -> None:
        self.default, self.factory = default, factory
        self.init, self.is_compared = init, compare and init


def field(
    *,
    default: Any = MISSING,
    default_factory: Callable[[], Any] | None = None,
    init: bool = True,
    compare: bool = True,
) -> Any:
    """Say more of a field than its default: that it is made anew for each record, or not compared.

    A field without `init` follows from the others and is not compared: it starts with its default,
    or `__post_init__` sets it.
    """
    return _Field(default, default_factory, init, compare)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """Make a class of annotated fields a value: immutable, compared and hashed by its fields."""
    return _made(cls, is_frozen=True)


@dataclass_transform(field_specifiers=(field,))
def mutable_record(cls: type[T]) -> type[T]:
    """Make a class of annotated fields one whose fields can be set again; it has no hash."""
    return _made(cls, is_frozen=False)


@dataclass_transform(frozen_default=True)
def tuple_record(cls: type[T]) -> type[T]:
    """Make a class of annotated fields a tuple with names: a record that is made at little cost."""
    namespace = _copied(cls)
    names = tuple(cls.__annotations__)
    defaults = [namespace.pop(name) for name in names if name in namespace]
    base = namedtuple(cls.__name__, names, defaults=defaults)  # type: ignore[misc]
    meta: Any = type(cls)
    return cast("type[T]", meta(cls.__name__, (base,), namespace | {"__slots__": ()}))


def replace(value: T, /, **changes: Any) -> T:
    """Give a record like another one, with some fields changed."""
    if isinstance(value, tuple):
        made: Any = value
        return cast("T", made._replace(**changes))
    kept = {name: getattr(value, name) for name in field_names(value) if name not in changes}
    return type(value)(**kept, **changes)


def is_record(value: object) -> bool:
    """Whether a value is a record."""
    return hasattr(type(value), FIELDS)


def field_names(value: object) -> tuple[str, ...]:
    """The names of the fields a record is made from, in their order."""
    return cast("tuple[str, ...]", getattr(value, "__match_args__"))  # noqa: B009 — no type has it


def _made(cls: type[T], *, is_frozen: bool) -> type[T]:
    """Make the class anew, with slots for its own fields and the methods of a record."""
    namespace = _copied(cls)
    inherited: dict[str, _Field] = getattr(cls, FIELDS, {})
    own: dict[str, _Field] = {}
    for name in cls.__annotations__:
        given = namespace.pop(name, MISSING)
        own[name] = given if isinstance(given, _Field) else _Field(given)
    fields = inherited | own
    for name, method in _methods(fields, is_frozen).items():
        namespace.setdefault(name, method)
    namespace["__slots__"] = tuple(name for name in own if name not in inherited)
    namespace["__match_args__"] = tuple(name for name, held in fields.items() if held.init)
    namespace[FIELDS] = fields
    meta: Any = type(cls)
    made = meta(cls.__name__, cls.__bases__, namespace)
    made.__init__ = _initializer(made, fields)
    return cast("type[T]", made)


def _copied(cls: type) -> dict[str, Any]:
    """What the body of a class holds, for a class made in its place."""
    held = {name: value for name, value in cls.__dict__.items() if name not in OF_THE_CLASS}
    return held | {"__qualname__": cls.__qualname__}


def _methods(fields: Mapping[str, _Field], is_frozen: bool) -> dict[str, Any]:
    """The methods that are the same for every class, over the fields of this one."""
    compared = _getter([name for name, held in fields.items() if held.is_compared])

    def equal(self: Any, other: object) -> Any:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return compared(self) == compared(other)

    def hashed(self: Any) -> int:
        return hash(compared(self))

    def text(self: Any) -> str:
        texts = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(self))
        return f"{type(self).__qualname__}({texts})"

    def copied(self: Any) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, name) for name in field_names(self))

    methods: dict[str, Any] = {"__eq__": equal, "__repr__": text, "__reduce__": copied}
    if not is_frozen:
        return methods | {"__hash__": None}
    return methods | {"__hash__": hashed, "__setattr__": _refuse, "__delattr__": _refuse}


def _refuse(self: object, name: str, value: object = None) -> None:
    """Stand in for setting and deleting the fields of a value."""
    raise AttributeError(f"“{name}” of a {type(self).__name__} cannot be changed; `replace` it")


def _getter(names: list[str]) -> Callable[[Any], Any]:
    """Give the function that takes the values of these fields out of a record."""
    return attrgetter(*names) if names else lambda self: ()


def _initializer(cls: type, fields: Mapping[str, _Field]) -> Callable[..., None]:
    """Give the `__init__` of a class; its slots themselves set what a value refuses to."""
    entries = []
    for name, held in fields.items():
        if held.init:
            put = getattr(cls, name).__set__
            entries.append((name, put, held.default, held.factory))
    setters = tuple(entry[1] for entry in entries)
    constants = [
        (getattr(cls, name).__set__, held.default)
        for name, held in fields.items()
        if not held.init and held.default is not MISSING
    ]
    count = len(entries)
    finish = getattr(cls, "__post_init__", None)

    def __init__(self: Any, *arguments: Any, **named: Any) -> None:
        for put, value in zip(setters, arguments):  # noqa: B905 — counted below, once for all
            put(self, value)
        if len(arguments) != count:
            if len(arguments) > count:
                raise TypeError(f"{cls.__name__} has {count} fields, not {len(arguments)}")
            for name, put, default, factory in entries[len(arguments) :]:
                if name in named:
                    put(self, named.pop(name))
                elif factory is not None:
                    put(self, factory())
                elif default is not MISSING:
                    put(self, default)
                else:
                    raise TypeError(f"{cls.__name__} needs “{name}”")
        if named:
            names = ", ".join(f"“{name}”" for name in named)
            raise TypeError(f"{cls.__name__} does not have {names}, or has it twice")
        for put, value in constants:
            put(self, value)
        if finish is not None:
            finish(self)

    return __init__
