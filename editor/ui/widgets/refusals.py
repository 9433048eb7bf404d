"""Why changes could not be made: kept at their fields as long as the refused text stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.ui.i18n import wording
from editor.ui.widgets.form_state import given

if TYPE_CHECKING:
    from collections.abc import Container

    from editor.ui.views import FormView


class Refusals:
    """Remembers a reason for each field; the workspace itself keeps only the last one.

    A reason goes when its field is changed with success or by other means, and when another
    definition is shown; a change elsewhere does not take it away.
    """

    def __init__(self) -> None:
        self._reasons: dict[str, str] = {}
        self._asked = ""  # the field whose change is being made

    def ask(self, field: str) -> None:
        """Take note that a change of a field is asked for."""
        self._asked = field

    def holds(self, field: str) -> bool:
        """Whether the field's last change was refused."""
        return field in self._reasons

    def reason(self, field: str) -> str:
        """Give the reason in words, empty when there is none; the whole file has no name."""
        return self._reasons.get(field, "")

    def forget(self, field: str) -> bool:
        """Let go of a reason; whether there was one."""
        return self._reasons.pop(field, None) is not None

    def update(
        self, view: FormView, before: FormView, fields: Container[str], *, is_other: bool
    ) -> None:
        """Follow the view that is shown now."""
        asked, self._asked = self._asked, ""
        if is_other:
            self._reasons.clear()
        elif view.refusal is None or (asked and view.refusal is not before.refusal):
            self.forget(asked)
            self.forget("")
        if before.definition is not None and view.definition is not None:
            for name in tuple(self._reasons):
                if given(before.definition, name) != given(view.definition, name):
                    self.forget(name)
        if view.refusal is not None:
            name = view.refusal.field if view.refusal.field in fields else ""
            self._reasons[name] = wording(view.refusal.problem.message)
