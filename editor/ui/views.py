"""What the two panels show: values made by the workspace, complete, and never changed in place.

The window hands a `FormView` to `FormPanel.show_definition` and a `PreviewView` to
`PreviewPanel.show_resolution` after every change of anything in it. A panel keeps the last view
only to compare with the next; selection, scroll position and focus stay when the same things are
shown again.

What the window expects of the panels besides: `FormPanel.focus_field(name)` puts the keyboard into
a field; `PreviewPanel.focus_search()` into its search, `PreviewPanel.selected_verdict()` gives the
chosen `Verdict` or None, `PreviewPanel.explanation()` the text that “Copy Explanation” copies, and
`PreviewPanel.field_requested` asks to jump to a field. Title, badges, description, path, banner,
Save and Discard are the window's; so are all shortcuts of the action table (F4 calls
`field_requested` with the selected verdict's deciding field).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.core.harness import Roster
from editor.core.records import field, record

if TYPE_CHECKING:
    from editor.core.definition import Definition
    from editor.core.harness import Harness
    from editor.core.problems import Problem
    from editor.core.resolution import Resolution
    from editor.core.session import Session
    from editor.core.wording import Message
    from editor.storage.sessions import SessionSummary
    from editor.ui.documents import Remark


@record
class Refusal:
    """The last change that could not be made; shown at its field until the next change."""

    field: str  # empty when it concerns the file as a whole
    problem: Problem


@record
class FormView:
    """Everything the editor form shows of one definition, unsaved edits included."""

    harness: Harness | None = None
    rules: str = ""
    definition: Definition | None = None  # None: nothing is selected
    saved: Definition | None = None  # as on disk; None for a file that does not exist yet
    session: Session | None = None
    roster: Roster = field(default_factory=Roster)
    resolution: Resolution | None = None  # of `definition` under `session`; may come later
    saved_resolution: Resolution | None = None  # of the saved file, to say what edits let it do
    is_read_only: bool = False
    is_text_only: bool = False  # the file cannot be taken apart into fields
    read_only_reason: Message | None = None
    refusal: Refusal | None = None
    remarks: tuple[Remark, ...] = ()  # what went with the unsaved edits
    known_models: tuple[str, ...] = ()  # for completion: the harness's and those in use

    @property
    def is_modified(self) -> bool:
        """Whether the document differs from the saved bytes."""
        if self.definition is None:
            return False
        return self.saved is None or self.definition.document.data != self.saved.document.data


@record
class PreviewView:
    """Everything the preview shows: the resolved child, its parent session and the choices."""

    harness: Harness | None = None
    rules: str = ""
    definition: Definition | None = None
    resolution: Resolution | None = None  # with unsaved edits
    saved_resolution: Resolution | None = None  # of the saved file, for “changed by my edits”
    session: Session | None = None  # what was resolved against, after what-if changes
    session_key: str = ""  # the chosen entry of `summaries`; empty when none is
    is_session_edited: bool = False  # what-if changes are in force
    summaries: tuple[SessionSummary, ...] = ()  # newest first, samples last
    has_more_sessions: bool = False  # another page can be asked for with MORE_SESSIONS_KEY
    is_loading: bool = False  # set only after 150 ms; the old rows stay meanwhile
    problem: Problem | None = None  # why the chosen session could not be read
    is_modified: bool = False  # the definition has unsaved edits
    roster: Roster = field(default_factory=Roster)
