"""What stands before the closing of the window: drafts, an event being written, the backup."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from director.translation import capital, say
from director.window.shell.events.open_events import OpenEvents
from director.window.shell.page_frame import PageFrame
from director.window.shell.pages_beside import PagesBeside
from director.window.shell.structure_pages import StructurePages
from director.window.start.start_actions import SAMPLE
from director.window.widgets.came_from import begin_work, is_there
from director.window.widgets.drop import Drop
from director.window.widgets.status_line import REFUSED
from director.window.widgets.unsaved_question import Draft

if TYPE_CHECKING:
    from director.window.event.cockpit import Cockpit
    from director.window.shell.events.open_event import OpenEvent


class Closing:
    """Asked before each closing; where the backup fails, closing again closes all the same."""

    def __init__(
        self, frame: PageFrame, events: OpenEvents, structures: StructurePages, beside: PagesBeside
    ) -> None:
        self._frame = frame
        self._events = events
        self._structures = structures
        self._beside = beside
        self._let_go: dict[object, object] = {}
        """What was said to be discarded, by the page that it stands on, as it stood there."""
        self._quits = False
        """Whether all was asked, and it closes because the copy is written."""

    def is_in_the_way(self) -> bool:
        """Whether a draft would be lost, which is shown then, or an event is being written."""
        if not self._quits and self._is_unsaved():
            return True
        if any(self._events.is_busy(kept) for kept in self._events.kept.values()):
            return True
        return self._is_watched()

    def _is_unsaved(self) -> bool:
        """Whether something would be lost that nobody was asked about; it is shown then.

        Not asked while the copy is written: nobody types then, and a field that the focus leaves
        may complete a name that was let go of.
        """
        if self._is_asked():
            return True
        for page in (*self._structures.drafts(), *self._beside.drafts()):
            if self._holds(page, partial(self._bring_forth, page)):
                return True
        for kept in self._events.kept.values():
            for draft, screen in kept.page.drafts():
                if self._holds(draft, partial(self._go_to, kept, screen)):
                    return True
        return False

    def _is_watched(self) -> bool:
        """Whether a room looks at a running clock; once that is said, closing again closes."""
        status = self._frame.status
        for kept in self._events.kept.values():
            if not (kept.walls.up and kept.cockpit.bridge.face.running):
                continue
            words = say(
                "the clock of {event} is running on the wall: close once more to quit",
                event=kept.name,
            )
            if self._quits or status.text == capital(words):
                return False
            status.say(words, REFUSED)
            return True
        return False

    def _holds(self, draft: Draft, show: Callable[[], object]) -> bool:
        """Whether it is asked about: it would be lost, and nobody is asked twice for the same."""
        unsaved = draft.unsaved
        if unsaved and self._let_go.get(draft) != unsaved:
            show()
            if not draft.may_close():
                return True
        self._let_go[draft] = unsaved
        return False

    def _bring_forth(self, page: QWidget) -> None:
        self._events.step_out()
        self._frame.show(page)
        begin_work(page)

    def _go_to(self, kept: "OpenEvent", screen: str) -> None:
        if kept is not self._events.in_sight:
            self._events.step_in(kept)
        kept.cockpit.ask_for(screen)

    def _is_asked(self) -> bool:
        """Whether something entered over an event would be lost; it is brought into sight, once."""
        for kept in self._events.kept.values():
            for drop in kept.page.findChildren(Drop):
                unsaved, told = drop.unsaved, self._let_go.get(drop)
                self._let_go[drop] = unsaved
                if unsaved and unsaved != told:
                    if kept is not self._events.in_sight:
                        self._events.step_in(kept)
                    drop.drop()
                    words = say("this is not recorded yet: close once more to discard it")
                    self._frame.status.say(words, REFUSED)
                    return True
        return False

    def backs_up(self) -> bool:
        """Whether a copy of the book is written now; the window is closed once it is."""
        changed = [
            kept.cockpit
            for kept in self._events.kept.values()
            if not kept.cockpit.copied and kept.number != SAMPLE
        ]
        if not changed:
            return False
        at = QApplication.focusWidget()  # a window that is off has none
        self._frame.window.setEnabled(False)
        self._frame.status.say(say("backing up before closing …"))
        copying = changed[0]  # the one book has all events
        copying.copy_book(partial(self._go_on, copying, at))
        return True

    def _go_on(self, copying: "Cockpit", at: QWidget | None) -> None:
        self._frame.window.setEnabled(True)
        if at is not None and is_there(at):
            at.setFocus()
        lies = copying.copied
        for kept in self._events.kept.values():
            kept.cockpit.copied = True  # where it failed, that was said; who closes again knows
        if lies:
            self._quits = True
            self._frame.window.close()
            self._quits = False
