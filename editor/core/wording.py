"""Sentences for people: templates marked for translation, and the values that fill them.

A template is an English literal inside `QT_TRANSLATE_NOOP("Wording", "…")`, so that `lupdate` finds
it without running anything. `core`, `harnesses` and `storage` only carry templates and values; the
command line prints the English, the window translates the template first.

Decision (2026-11-30): every template uses the one context "Wording", and lives in this module or in
the `wording.py` of the harness it belongs to, so a new harness adds no line anywhere else.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from editor.core.records import tuple_record

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

NO_PARAMETERS: Mapping[str, str | int | Message] = MappingProxyType({})


def QT_TRANSLATE_NOOP(context: str, template: str) -> str:
    """Mark a literal for extraction; gives the template back unchanged."""
    return template


HELD = QT_TRANSLATE_NOOP("Wording", "{text} [{versions}]")


@tuple_record
class Message:
    """One sentence for a person: a translatable template and the values for its `{names}`.

    A value may be a message itself (a reason inside a sentence); it is translated with the rest.
    `held` says in which versions of a system the sentence holds, where the sentence does not say so
    itself.
    """

    template: str
    parameters: Mapping[str, str | int | Message] = NO_PARAMETERS
    held: Message | None = None

    def render(self, translate: Callable[[str], str] | None = None) -> str:
        """Give the finished sentence; `translate` maps the English template to another language."""
        text = self._sentence(translate)
        if self.held is None:
            return text
        template = translate(HELD) if translate else HELD
        return template.format(text=text, versions=self.held.render(translate))

    def _sentence(self, translate: Callable[[str], str] | None) -> str:
        template = translate(self.template) if translate else self.template
        if not self.parameters:
            return template
        if translate is None:
            return template.format_map(self.parameters)
        return template.format_map(
            {
                name: value.render(translate) if isinstance(value, Message) else value
                for name, value in self.parameters.items()
            }
        )

    def __str__(self) -> str:
        return self.render()


def message(template: str, **parameters: str | int | Message) -> Message:
    """Build a message from a template and its values."""
    return Message(template, parameters) if parameters else Message(template)
