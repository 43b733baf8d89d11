"""Changing the structure of an event that may be running: the editor, the clock in sight above.

What has begun is locked there; whether the rest may be played by is for the event to say.
"""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from director.desk.event_list import EventList
from director.reports.sheet_kinds import Typesetter
from director.tournament.commands import ChangeStructure
from director.tournament.log.books import EventNumber
from director.tournament.structure.structure import Structure
from director.translation import say
from director.window.editor.draft import Draft
from director.window.editor.editor import Editor
from director.window.editor.editor_actions import STRUCTURE_ACTIONS
from director.window.editor.editor_page import EditorPage
from director.window.event.cockpit import Cockpit
from director.window.event.other_events import OtherEventsStrip
from director.window.widgets.action import Bound
from director.window.widgets.labels import column
from director.window.widgets.status_line import PLAIN


class ChangePage(QWidget):
    """The structure of one event in the editor."""

    said = Signal(str, str)
    left = Signal()

    def __init__(
        self,
        event_list: EventList,
        sheets: Typesetter,
        refuse: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.editor = Editor(event_list.library, self)
        self.deeds = Bound(STRUCTURE_ACTIONS, self.editor, refuse, self)
        self.page = EditorPage(self.editor, event_list, sheets, self.deeds)
        self.others = OtherEventsStrip()
        self._cockpit: Cockpit | None = None
        self.number: EventNumber | None = None
        box = column(self.others, self.page, gap=0)
        box.setStretch(1, 1)
        self.setLayout(box)
        self.editor.said.connect(self.said)
        self.editor.left.connect(self._leave)
        self.editor.applied.connect(self._apply)

    def begin(self, cockpit: Cockpit, number: EventNumber) -> None:
        """Shows the structure of an event; what has begun by now is locked."""
        self._cockpit, self.number = cockpit, number
        t = cockpit.tournament.at(cockpit.now)
        begun = t.clock.step + 1 if t.clock.started else 0
        self.page.begin_change(t.structure, t.name, begun)
        words = say("Ctrl+Enter: apply from the next level  ·  Escape: discard changes")
        self.said.emit(words, PLAIN)

    def may_close(self) -> bool:
        """Whether nothing would be lost; else it asks, and closes once nothing is."""
        return self.page.may_close()

    @property
    def unsaved(self) -> Draft | None:
        """What would be lost; None for nothing."""
        return self.page.unsaved

    def land(self) -> None:
        """Begins with the rows."""
        self.page.land()

    def _leave(self) -> None:
        if self.page.may_close(self._leave):
            self.editor.stack.setClean()
            self.left.emit()

    def _apply(self, structure: Structure) -> None:
        """Where it is refused, the sentence stands in the status line and everything is kept.

        An event that was put away meanwhile, as a sample evening that was removed, is left.
        """
        if self._cockpit is None:
            return
        is_open = isValid(self._cockpit.bridge)
        if not is_open or self._cockpit.bridge.do(ChangeStructure(structure)):
            self.editor.stack.setClean()
            self.left.emit()
