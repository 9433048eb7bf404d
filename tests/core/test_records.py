"""Records: what data classes are, in all that the program uses of them."""

from __future__ import annotations

import copy
import dataclasses

import pytest

from editor.core.records import (
    field,
    field_names,
    is_record,
    mutable_record,
    record,
    replace,
    tuple_record,
)


@record
class Place:
    """A record with every kind of field."""

    path: str
    line: int = 1
    names: list[str] = field(default_factory=list)
    note: str = field(default="", compare=False)

    @property
    def label(self) -> str:
        """What people read."""
        return f"{self.path}:{self.line}"


@dataclasses.dataclass(frozen=True, slots=True)
class StandardPlace:
    path: str
    line: int = 1
    names: list[str] = dataclasses.field(default_factory=list)
    note: str = dataclasses.field(default="", compare=False)


@record
class Finer(Place):
    """A record with one field more than the one it is made from."""

    column: int = 0


@record
class Text:
    """A record one field of which follows from the others."""

    data: bytes
    text: str = field(init=False)
    note: str | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.data.decode())


@record
class Empty:
    """A record without fields."""


@mutable_record
class Draft:
    """A record that changes."""

    words: tuple[str, ...] = ()
    length: int = 0


WAYS = [
    (("a",), {}), (("a", 2), {}), (("a", 2, ["x"]), {}), (("a", 2, ["x"], "n"), {}),
    ((), {"path": "a"}), (("a",), {"line": 3}), (("a",), {"note": "n"}),
    ((), {"note": "n", "names": [], "line": 4, "path": "a"}),
]  # fmt: skip
MISTAKES = [
    ((), {}), ((), {"line": 1}), (("a",), {"path": "b"}), (("a",), {"colour": "red"}),
    (("a", 1, [], "n", 5), {}), (("a", 1, [], "n"), {"line": 2}),
]  # fmt: skip


@pytest.mark.parametrize(("given", "named"), WAYS)
def test_a_record_is_made_as_a_data_class_is(
    given: tuple[object, ...], named: dict[str, object]
) -> None:
    ours, theirs = Place(*given, **named), StandardPlace(*given, **named)
    assert [getattr(ours, name) for name in field_names(ours)] == list(
        dataclasses.asdict(theirs).values()
    )
    assert repr(ours) == repr(theirs).replace("StandardPlace", "Place")


@pytest.mark.parametrize(("given", "named"), MISTAKES)
def test_a_record_refuses_what_a_data_class_refuses(
    given: tuple[object, ...], named: dict[str, object]
) -> None:
    for made in (Place, StandardPlace):
        with pytest.raises(TypeError):
            made(*given, **named)


def test_each_record_gets_its_own_list() -> None:
    first, second = Place("a"), Place("a")
    first.names.append("x")
    assert second.names == []


def test_records_are_equal_when_their_compared_fields_are() -> None:
    assert Place("a", note="x") == Place("a", note="y")
    assert Place("a") != Place("b")
    assert Place("a") != StandardPlace("a")
    assert Place("a") != Finer("a")
    assert Text(b"x") == Text(b"x")
    assert Empty() == Empty()


def test_equal_records_have_one_hash() -> None:
    assert hash(Text(b"x")) == hash(Text(b"x"))
    assert hash(Empty()) == hash(Empty())
    assert len({Finer("a", 1, (), column=1), Finer("a", 1, (), column=1), Finer("a", 1, ())}) == 2
    with pytest.raises(TypeError):
        hash(Place("a", names=[]))  # a list in it has none


def test_a_record_is_never_changed() -> None:
    place = Place("a")
    for change in (
        lambda: setattr(place, "path", "b"),
        lambda: setattr(place, "colour", "red"),
        lambda: delattr(place, "path"),
    ):
        with pytest.raises(AttributeError):
            change()
    assert place == Place("a")
    assert not hasattr(place, "__dict__")


def test_replacing_gives_another_record() -> None:
    place = Finer("a", 2, column=3)
    assert replace(place, line=5) == Finer("a", 5, column=3)
    assert place.line == 2
    assert replace(Text(b"x"), data=b"y").text == "y"
    assert Text(b"x").note is None
    with pytest.raises(TypeError):
        replace(place, colour="red")


def test_a_record_has_the_fields_of_its_base_first() -> None:
    assert field_names(Finer("a")) == ("path", "line", "names", "note", "column")
    assert Finer("a", 2).label == "a:2"
    assert isinstance(Finer("a"), Place)


def test_records_match_patterns() -> None:
    match Finer("a", 2):
        case Place(path, line):
            assert (path, line) == ("a", 2)
        case _:
            pytest.fail("the pattern does not match")


def test_a_mutable_record_changes_and_has_no_hash() -> None:
    draft = Draft()
    draft.words = ("a",)
    assert draft == Draft(("a",))
    with pytest.raises(AttributeError):
        draft.colour = "red"
    with pytest.raises(TypeError):
        hash(draft)


def test_records_can_be_copied() -> None:
    place = Finer("a", 2, ["x"], "n", 4)
    deep = copy.deepcopy(place)
    assert copy.copy(place) == deep == place
    assert deep.names is not place.names
    assert copy.copy(Text(b"x")).text == "x"


def test_what_a_class_says_itself_stands() -> None:
    @record
    class Loud:
        """A record with a text of its own."""

        word: str

        def __repr__(self) -> str:
            return self.word.upper()

    assert repr(Loud("a")) == "A"
    assert Loud.__doc__ == "A record with a text of its own."
    assert Loud.__qualname__.endswith("<locals>.Loud")
    assert Loud.__module__ == __name__


def test_only_records_are_records() -> None:
    assert is_record(Place("a"))
    assert is_record(Draft())
    assert not is_record(StandardPlace("a"))
    assert not is_record(("a", 1))


def test_a_tuple_record_is_a_named_tuple() -> None:
    @tuple_record
    class Pair:
        """A key and its value."""

        key: str
        value: str = ""

        @property
        def text(self) -> str:
            """Both."""
            return f"{self.key}={self.value}"

    pair = Pair("a", value="b")
    assert pair == ("a", "b") == tuple(pair)
    assert Pair("a").text == "a="
    assert replace(pair, value="c") == Pair("a", "c")
    assert repr(pair) == "Pair(key='a', value='b')"
    assert Pair.__doc__ == "A key and its value."
    assert Pair.__qualname__.endswith("<locals>.Pair")
    assert Pair.__module__ == __name__
    assert not hasattr(pair, "__dict__")
    assert field_names(pair) == ("key", "value")
    assert copy.deepcopy(pair) == pair
    for mistake in (lambda: setattr(pair, "key", "c"), lambda: setattr(pair, "colour", "red")):
        with pytest.raises(AttributeError):
            mistake()
    with pytest.raises(TypeError):
        Pair()
