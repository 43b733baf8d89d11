"""The window's part in an evening on several stations: who is here, and where the book lies."""

from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer

from director.desk.stations import How, Shared, Stations
from director.tournament.log.books import EventNumber
from director.tournament.staff.role import refusal
from director.translation import say
from director.views.board_pages import page_of_event
from director.views.wall.wall import new_seats_said
from director.window.event.bridge import DeskBridge
from director.window.register.register_selection import RegisterSelection
from director.window.settings_and_help.page_names import HALVES, SHARE
from director.window.shell.common_walls import CommonWalls
from director.window.shell.events.open_events import OpenEvents
from director.window.shell.page_frame import PageFrame
from director.window.shell.pages_beside import PagesBeside
from director.window.start.start_actions import SAMPLE, StartActions
from director.window.stations.action_matters import ENTERS, MATTER_OF, TELLS
from director.window.stations.shared_evening import SharedEvening
from director.window.stations.sign_in_drop import SignInDrop
from director.window.stations.stranger_rows import MANY, typed
from director.window.widgets.action import Bound
from director.window.widgets.attempt import Failure, attempt
from director.window.widgets.status_line import NOTICE, REFUSED, StatusLine

if TYPE_CHECKING:
    from director.window.shell.events.event_page import EventPage
    from director.window.shell.events.open_event import OpenEvent


_A_MOMENT = 500
"""Milliseconds."""


class Window(Protocol):
    """What of the operator's window is needed here."""

    start_actions: StartActions
    status: StatusLine
    selection: RegisterSelection
    events: OpenEvents
    frame: PageFrame
    beside: PagesBeside

    @property
    def page(self) -> "EventPage | None":
        """That of the event in sight."""

    def put_all_away(self) -> None:
        """Leaves whatever is open, for another book will be opened."""

    def refresh_actions(self) -> None:
        """Somebody else acts here: what stands in the menus may be other actions."""


class StationWork(QObject):
    """Tells every event that is open who acts here, and where its book lies now."""

    def __init__(self, window: Window, stations: Stations | None, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._stations = stations
        self.here = window.start_actions.here
        self._announced: dict[EventNumber, str | None] = {}
        """What the boards were told, by event; None where they may have forgotten it."""
        self._strangers: set[str] = set()
        """Addresses that the status line has told of."""
        self._walls = CommonWalls(lambda why: window.status.say(why, REFUSED))
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(_A_MOMENT)
        self._looking.timeout.connect(self._look)
        self.here.changed.connect(self._somebody_else)
        self.here.asked.connect(self.ask_who)
        window.selection.sign_in_asked.connect(self.ask_who)

    @cached_property
    def evening(self) -> SharedEvening:
        """Sharing and joining; made when somebody first looks at it."""
        assert self._stations
        made = SharedEvening(self._stations, self._window.start_actions, self._bridges, self)
        made.said.connect(self._window.status.say)
        made.leaving.connect(self._window.put_all_away)
        made.moved.connect(self._moved)
        made.changed.connect(self._tell_board)
        made.changed.connect(self._tell_strangers)
        made.halves.said.connect(self._window.status.say)
        made.halves.met.connect(self._show_halves)
        made.halves.waits.connect(self._show_halves)
        self._window.events.turned.connect(self._tidy_board)
        return made

    @cached_property
    def drop(self) -> SignInDrop:
        """Where one signs in."""
        window = self._window
        return SignInDrop(
            self.here, window.frame.pages, lambda: window.page.bar.height() if window.page else 0
        )

    def ask_who(self) -> None:
        """Asks for name and PIN."""
        self.drop.ask()

    def find_left_over(self) -> None:
        """Where an evening still lies on its server, that is settled before anything is entered."""
        if self._stations and self._stations.left_over:
            self.evening.find_left_over()
            self._window.beside.show_aside(SHARE)
        elif self._stations and self._stations.halves_kept:
            self.evening.halves.look()

    def _show_halves(self) -> None:
        """Two halves have met, or acts of the other one wait: somebody has to say a word."""
        self._window.beside.bring_aside(HALVES)

    def look_after(self, kept: "OpenEvent") -> None:
        """An event was opened."""
        if self._stations:
            kept.page.away.offer(self.evening)
            if self.evening.joined:
                kept.page.gap.settle()  # who shares it has looked at its clock all the time
        kept.cockpit.bridge.away.connect(lambda since: self._line_changed(kept, since))
        kept.cockpit.bridge.heard_elsewhere.connect(self._look_soon)
        self._watch(kept.actions, kept.cockpit.bridge)
        self._hand_over(kept)
        self._show_board(kept)
        kept.cockpit.wall_content.changed.connect(lambda: self._announce(kept))
        kept.cockpit.wall_content.changed.connect(lambda: self._meet_walls(kept))
        kept.cockpit.bridge.ticked.connect(lambda _: self._meet_board(kept))

    def watch(self, *bounds: Bound[Any]) -> None:
        """These actions, too, are only for who may do them."""
        for bound in bounds:
            self._watch(bound, None)

    def close(self) -> None:
        """The program ends: what is shared stays on its server, to be gone on with."""
        if "evening" in vars(self):
            self.evening.close()

    def _bridges(self) -> list[DeskBridge]:
        return [
            kept.cockpit.bridge
            for kept in self._window.events.kept.values()
            if kept.number != SAMPLE
        ]

    def _watch(self, bound: Bound[Any], bridge: DeskBridge | None) -> None:
        def forbids(action: str) -> str | None:
            if action not in ENTERS and action not in TELLS:
                return None
            if action in ENTERS and bridge and bridge.why_nothing:
                return bridge.why_nothing
            if not self.here.has_staff:
                return None  # everybody is a director
            if why := self.here.why_nothing:
                return why
            matter = MATTER_OF.get(action)
            if matter is None or self.here.acting.may(matter):
                return None
            return refusal(self.here.acting.role, matter).within(str)

        def hides(action: str) -> bool:
            return action in MATTER_OF and self.here.may_not(MATTER_OF[action])

        bound.forbids, bound.hides = forbids, hides
        bound.refresh()

    def _hand_over(self, kept: "OpenEvent") -> None:
        if kept.number != SAMPLE:
            kept.cockpit.bridge.desk.hand_over(self.here.acting)
            kept.cockpit.bridge.locked = self.here.why_nothing

    @property
    def _own(self) -> Shared | None:
        """How this station shares its evening; None where it does not, but may have joined one."""
        shared = self.evening.shared if "evening" in vars(self) else Shared(How.OFF)
        return None if shared.how is How.OFF else shared

    def _line_changed(self, kept: "OpenEvent", since: datetime | None) -> None:
        """The book went away, or is back: whoever shares it may have forgotten what was said."""
        if since and self._announced.get(kept.number):
            self._announced[kept.number] = None
        kept.cockpit.refreshed.emit()

    def _board_of(self, kept: "OpenEvent") -> str:
        """The address of the board; empty while it is off. Who shares knows, others are told."""
        return self._own.board if self._own else kept.cockpit.bridge.desk.book.board()

    def _meet_board(self, kept: "OpenEvent") -> None:
        """An event and the evening's board: where it is, and what it says."""
        self._show_board(kept)
        self._meet_walls(kept)
        self._announce(kept)

    def _meet_walls(self, kept: "OpenEvent") -> None:
        """What is announced at any station stands on the walls of all of them."""
        if kept.number != SAMPLE:
            content, book = kept.cockpit.wall_content, kept.cockpit.bridge.desk.book
            self._walls.meet(kept.number, content, book, may_say=not self.here.why_nothing)

    def _tell_strangers(self, shared: Shared) -> None:
        """Somebody tries codes or PINs: said once for each address, where nobody sees the list."""
        many = {one.address: one for one in shared.strangers if one.tries >= MANY}
        for address in many.keys() - self._strangers:
            if not self.evening.in_sight:
                words = say("{typed}: see Event ▸ Share this evening", typed=typed(many[address]))
                self._window.status.say(words, NOTICE)
        self._strangers |= many.keys()

    def _tell_board(self, shared: Shared) -> None:
        """The board was switched on or off: walls and sheets have its code, or have it no more."""
        if shared.how is not How.ON:
            self._announced.clear()
        for kept in self._window.events.kept.values():
            self._meet_board(kept)

    def _announce(self, kept: "OpenEvent") -> None:
        """What stands across the walls of an event stands on its board as well."""
        cockpit = kept.cockpit
        content, log = cockpit.wall_content, cockpit.bridge.desk.log
        new_seats = content.new_seats(log, cockpit.now)
        words = content.announcement or (new_seats_said() if new_seats else "")
        if kept.number != SAMPLE:
            self._say_on_board(kept.number, words)

    def _say_on_board(self, event: EventNumber, words: str) -> None:
        if words == self._announced.get(event, ""):
            return
        if self._own is None:
            told = self._tell_book(event, words)
        elif told := self._own.how is How.ON:
            self.evening.sharing.announce(event, words)
        if told:
            self._announced[event] = words

    def _tell_book(self, event: EventNumber, words: str) -> bool:
        """Leaves it with the server of the evening that was joined; no where it is to come later.

        Nobody at a table hears of that: it is tried at every second.
        """
        book = self._window.start_actions.event_list.book

        def announced() -> bool:
            if self.here.why_nothing or not book.board():
                return False
            book.announce(event, words)
            return True

        told = attempt(announced)
        if isinstance(told, Failure):
            if told.kind == REFUSED:
                self._window.status.say(told.words, REFUSED)
            return told.kind == REFUSED
        return told

    def _tidy_board(self) -> None:
        """What was announced of an event that is put away goes with its walls."""
        for event in self._announced.keys() - self._window.events.kept.keys():
            self._say_on_board(event, "")
            self._announced.pop(event, None)

    def _show_board(self, kept: "OpenEvent") -> None:
        if kept.number != SAMPLE:
            board = page_of_event(self._board_of(kept), kept.number)
            if board != kept.cockpit.wall_content.board:
                kept.cockpit.wall_content.show_board(board)
                kept.cockpit.refreshed.emit()

    def _somebody_else(self) -> None:
        """Whoever acts here now does so in every event that is open."""
        window = self._window
        window.status.show_who(self.here.words)
        window.start_actions.event_list.hand_over(self.here.acting)
        window.selection.who = self.here.acting.who
        window.selection.locked = self.here.why_nothing
        window.selection.changed.emit()
        for kept in window.events.kept.values():
            self._hand_over(kept)
            kept.cockpit.refreshed.emit()
        window.refresh_actions()
        sign_in = self.here.sign_in
        if sign_in and sign_in.is_locked and not self.drop.isVisible():
            self.drop.ask()

    def _look_soon(self) -> None:
        """Once for much that is done elsewhere in a row."""
        if not self._looking.isActive():
            self._looking.start()

    def _look(self) -> None:
        """Somebody may have entered the first of the staff elsewhere: from then on one signs in."""
        had = self.here.has_staff
        self.here.look()
        if self.here.why_nothing and not had:
            self._window.status.say(say("the house has staff now: sign in to go on"), NOTICE)
            self.here.asked.emit()

    def _moved(self) -> None:
        """Another book is open."""
        event_list = self._window.start_actions.event_list
        self._walls.forget()
        self._window.selection.station = event_list.station
        self.here.lock()  # the other book's door has not heard of anybody yet
        self.here.meet()
        self._window.status.show_who(self.here.words)
