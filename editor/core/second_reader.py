"""Independent readers judge every edit of a YAML header: ruamel.yaml its values, as YAML 1.2, and
python-frontmatter where the header ends.

The places of values come from PyYAML's events, the meaning from the harness's own readers. A fault
shared by those would go unseen, so libraries that share nothing with them read the file before and
after the edit. They only ever object: where they could not read the header before, or where it is
of a kind they are slow or wrong at, they have no opinion.

Decision (2026-11-30): both are imported at the first edit, not at start; that costs about 50 ms
once and less than a millisecond for a header, whose reading is kept for the next edit. A parser of
ruamel.yaml is kept, too: setting one up takes a fifth as long as reading a header with it.
"""

from __future__ import annotations

import warnings
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from editor.core.edit_wording import BODY_CHANGES, SECOND_READER, refusal
from editor.core.patterns import pattern

if TYPE_CHECKING:
    from editor.core.problems import Problem
    from editor.core.syntax import Layout

UNREADABLE: Final[dict[str, str]] = {"": "unreadable"}
LONGEST: Final = 16 * 1024  # characters of a header worth a second reading
_IDLE: Final[list[Any]] = []  # parsers ready for the next header
_SHARED: Final = pattern(r"(?m)(?:^|[\s\[{,:-])[&*]\w|<<|^%|!")  # anchors, merges, tags


def check_second_reader(
    old_text: str,
    old: Layout,
    new_text: str,
    new: Layout,
    spelled: set[str],
    *,
    expects_body: bool = True,
) -> Problem | None:
    """Object when a second reader loses the header, or reads another key or the body differently.

    `spelled` are the keys that are to change; `expects_body`: the body has to stay.
    """
    if old.has_header and expects_body and _body(old_text) not in (None, _body(new_text)):
        return refusal("body-changes", BODY_CHANGES)
    before = _read(old_text[old.header_start : old.header_end]) if old.has_header else {}
    if before is None or before is UNREADABLE:
        return None
    after = _read(new_text[new.header_start : new.header_end]) if new.has_header else {}
    if after is None:
        return None
    if after is UNREADABLE:
        return refusal("second-reader", SECOND_READER, field=next(iter(spelled), ""))
    for key in {**before, **after}:
        if key in spelled or key.casefold() in spelled:
            continue
        if before.get(key) != after.get(key):
            return refusal("second-reader", SECOND_READER, field=key)
    return None


def _body(text: str) -> str | None:
    """The text below the header as python-frontmatter splits it; None where it sees no header."""
    from frontmatter.default_handlers import YAMLHandler  # late: only an edit needs it

    handler = YAMLHandler()
    if not handler.detect(text):
        return None
    try:
        _, body = handler.split(text)
    except ValueError:  # no second fence
        return None
    return str(body)


@lru_cache(maxsize=64)
def _read(header: str) -> dict[str, str] | None:
    """Read a header: key → its value as it prints; None for no opinion, or UNREADABLE."""
    if len(header) > LONGEST or _SHARED.search(header):
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a warning of the library is not about our edit
            value = _load(header)
    except Exception:  # whatever the reader stumbles over, it cannot read the header
        return UNREADABLE
    if value is None:
        return {}
    if not isinstance(value, dict):
        return None
    return {str(key): repr(held) for key, held in value.items()}


def _load(header: str) -> Any:
    """Load a header with an idle parser, or a new one; one that stumbles is not used again.

    The parser is taken away while it reads, so that no two threads ever share one.
    """
    try:
        parser = _IDLE.pop()
    except IndexError:
        from editor.core.quick_ruamel import make_parser  # late: only an edit needs it

        parser = make_parser()
    value = parser.load(header)
    parser.doc_infos.clear()  # it would note every header it ever read
    _IDLE.append(parser)
    return value
