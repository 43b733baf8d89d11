"""The evening as this station has it: in its own book, shared with others, or joined from another.

When the book moves, what is open stays open: clocks and walls go on, and nothing can be entered
until the other book is there.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from director.desk.book import Book
from director.desk.closed_book import ClosedBook
from director.desk.stations import (
    Address,
    Copied,
    How,
    Joining,
    LeftBehind,
    OpenedBook,
    Shared,
    Sharing,
    Stations,
)
from director.translation import say
from director.window.event.bridge import DeskBridge
from director.window.start.start_actions import SAMPLE, StartActions
from director.window.stations.two_halves import TwoHalves
from director.window.widgets.attempt import beside, told_elsewhere, tried
from director.window.widgets.status_line import DONE, FAILED, REFUSED

_SETTLED = 3000
"""Milliseconds after which a book that was just opened is looked over: the floor goes first."""
_OWN = ""
"""The address of the user's own book."""
Failed = Callable[[str], object]
"""Hears in a sentence why nothing came of it."""


class SharedEvening(QObject):
    """Shares the evening of this station, joins another one, and comes back from it."""

    changed = Signal(object)
    """The Shared as it stands now."""
    found = Signal(object)
    """The shared evenings that are found on the network."""
    leaving = Signal()
    """Every event is to be put away: another book will be opened."""
    moved = Signal()
    """Another book is open."""
    said = Signal(str, str)
    _heard = Signal(object)
    """From another thread."""

    def __init__(
        self,
        stations: Stations,
        start_actions: StartActions,
        bridges: Callable[[], Sequence[DeskBridge]],
        parent: QObject,
    ) -> None:
        """`bridges` are those of the events of the book that are open."""
        super().__init__(parent)
        self._stations = stations
        self._start_actions = start_actions
        self._event_list = start_actions.event_list
        self._bridges = bridges
        self._at: str | None = _OWN
        """The address of the book that is open; None while none is."""
        self._going_to: str | None = None
        """The address of the book that is just being opened; None while none is."""
        self._sharing: Sharing | None = None
        self.joined = ""
        """The name of the evening that this station has joined; empty while it is in its own."""
        self.in_sight = False
        """Whether somebody looks at how it is shared."""
        self.moving = False
        """Whether one book is being closed and another one opened."""
        self.left_behind: Sequence[LeftBehind] = ()
        """What lies on the server of an evening that was left over, as far as it was looked at."""
        self._why = ""
        """What the sharing had to say of itself last."""
        self._looking_over = QTimer(self)
        self._looking_over.setSingleShot(True)
        self._looking_over.timeout.connect(start_actions.damage.look_over)
        self.halves = TwoHalves(stations, start_actions, bridges, self)
        self.moved.connect(self.halves.look)
        self._heard.connect(self._take_in, Qt.ConnectionType.QueuedConnection)

    @property
    def left_over_at_start(self) -> bool:
        """Whether an evening lay on its server when the program was started."""
        return bool(self._stations.left_over)

    @property
    def addresses(self) -> Sequence[Address]:
        """The addresses of this machine on which an evening can be shared."""
        return self.sharing.addresses()

    @property
    def sharing(self) -> Sharing:
        """What shares; made when it is first asked for."""
        if self._sharing is None:
            self._sharing = self._stations.sharing()
            self._sharing.listen(self._heard.emit)
        return self._sharing

    @property
    def shared(self) -> Shared:
        """How the sharing stands; off where nobody has asked for it yet."""
        return self._sharing.shared if self._sharing else Shared(How.OFF)

    @property
    def now(self) -> datetime:
        """The moment it is, by the clock of the book that is open."""
        return self._event_list.now()

    @property
    def joining(self) -> Joining:
        """What joins; made when it is first asked for."""
        return self._stations.joining()

    @property
    def left_over(self) -> str:
        """The name of an evening that lies on its server since an earlier start, or a failure."""
        return self.sharing.left_over()

    @property
    def left_over_pages(self) -> tuple[bool, bool]:
        """Whether that evening's board and remote were switched on."""
        return self.sharing.left_over_pages()

    @property
    def stranded(self) -> str:
        """The name of the evening that lies on its server while nobody shares it; else nothing."""
        return "" if self.joined else self.left_over

    @property
    def name(self) -> str:
        """By which others find the evening: the event opened last, or the one changed last."""
        desks = [
            desk for number, desk in self._start_actions.open_desks.items() if number != SAMPLE
        ]
        if desks:
            return desks[-1].tournament.name
        rows = tried(self._event_list.events, told_elsewhere)
        return rows[0].name if rows else self._event_list.station

    def prepare_sharing(self) -> None:
        """Somebody looks at how to share: what takes long to load is loaded meanwhile."""
        if not (self.joined or self.moving):
            self.sharing.prepare()
            self._load()

    def put_away(self) -> None:
        """Nobody looks at it any more."""
        self.in_sight = False
        if self._sharing:
            self._sharing.put_away()

    def begin(self, address: str, *, board: bool, remote: bool) -> None:
        """Closes the book's file and shares it on this address."""
        name, sharing = self.left_over or self.name, self.sharing
        self._close(
            say("sharing this evening"),
            lambda: sharing.begin(address, name, board=board, remote=remote),
        )

    def begin_again(self) -> None:
        """What shares the evening has fallen silent: it is ended, and the evening shared on."""
        self._close(say("sharing this evening"), self.sharing.begin_again)

    def end(self) -> None:
        """Ends the sharing: the book comes back into its file."""
        who = self._event_list.who
        self._close(say("ending the sharing"), lambda: self.sharing.end(who))

    def dismiss(self, station: str) -> None:
        """Admits a station no longer: it is cut off, and told by whom."""
        self.sharing.dismiss(station, self._event_list.who)

    def leave(self, failed: Failed) -> None:
        """Leaves the evening that this station has joined, for its own book.

        One whose sharing has ended, or from which it was dismissed, nobody joins again.
        """
        bridges = self._bridges()
        if self._at and any(bridge.farewell for bridge in bridges):
            joining, at = self.joining, self._at
            tried(lambda: joining.forget(at), told_elsewhere)  # then it is still offered
        self.open(_OWN, failed)

    def look(self) -> Callable[[], object]:
        """Looks for shared evenings; what is returned ends that. Raises BookFailed."""
        self._load()
        return self.joining.look(self.found.emit)

    def join(self, where: str, code: str, station: str, failed: Failed) -> None:
        """Joins an evening, and opens its book in place of this one."""
        if self._is_busy():
            return
        joining = self.joining
        self._tried(
            lambda: joining.join(where, code, station), lambda at: self.open(at, failed), failed
        )

    def open(self, address: str, failed: Failed) -> None:
        """Opens the book of an evening that was joined before; "" for this station's own."""
        if self._is_busy():
            return
        self.leaving.emit()
        self._stop_looking_over()

        def came(opened: OpenedBook) -> None:
            old, self._at = self._event_list.book, address
            self._event_list.move_to(opened)
            self.joined = self._named(address)
            beside(self, old.close, _nothing, self.said.emit)
            self._after_moving()
            if self.joined:
                self.said.emit(say("joined {evening}", evening=self.joined), DONE)
            self._start_actions.go_on()

        def broke(why: str) -> None:
            failed(why)
            self.halves.look_met()

        self._tried(lambda: self._stations.open_book(address), came, broke)

    def close(self) -> None:
        """The program ends: what is shared stays on its server, to be gone on with."""
        if self._sharing:
            self._heard.disconnect()
            self._sharing.close()

    def copied(self) -> Copied | None:
        """How far this station's own copy of the joined evening goes. Raises BookFailed."""
        following = self._stations.following()
        return following.copied() if following else None

    @property
    def trouble(self) -> str:
        """Why this station's own copy of the evening does not grow; empty where it does."""
        return self._stations.trouble()

    def carry_on(self, failed: Failed) -> None:
        """Goes on with this station's own copy; from here on it is the evening's book."""
        following = self._stations.following()
        if following is None or self._is_busy():
            return

        def came(address: str) -> None:
            self.joined = ""
            self._open(address, failed)

        for bridge in self._bridges():
            bridge.let_go_of_book(say("carrying on here"))

        def stay(why: str) -> None:
            event_list = self._event_list
            self._go_on_in(self._at, OpenedBook(event_list.book, event_list.now, None))
            failed(why)

        self._tried(following.carry_on, came, stay)

    def find_left_over(self) -> None:
        """The evening lies on its server since an earlier start: its file is not written to.

        Nothing of it is opened before it is settled where the evening goes on.
        """
        self.moved.connect(self._start_actions.go_on, Qt.ConnectionType.SingleShotConnection)
        self._close(_left_over(self.left_over), self._look_behind)

    def _look_behind(self) -> None:
        """Looks how the evening stands on its server, before anybody says what becomes of it."""

        def came(behind: Sequence[LeftBehind]) -> None:
            self.left_behind = behind
            self.changed.emit(self.shared)

        def broke(why: str) -> None:
            self._say_failed(why)
            self.changed.emit(self.shared)

        self._tried(self.sharing.left_behind, came, broke)

    def _close(self, words: str, then: Callable[[], object]) -> None:
        """Closes the book that is open, and does what comes next."""
        if self._is_busy():
            return
        for bridge in self._bridges():
            bridge.let_go_of_book(words)
        self._stop_looking_over()
        closing, self._at = self._event_list.book, None
        self._event_list.book = cast("Book", ClosedBook(words))

        def failed(why: str) -> None:
            self.said.emit(why, FAILED)
            self._open(_OWN, self._say_failed)

        self._tried(closing.close, lambda _: then(), failed)

    def _take_in(self, shared: Shared) -> None:
        """The sharing stands otherwise now: the book may lie elsewhere."""
        self.changed.emit(shared)
        if shared.how is How.ON and shared.book not in ("", self._at, self._going_to):
            self._open(shared.book, self._say_failed)
        elif shared.how in (How.OFF, How.FAILED) and not (self._at == _OWN or self.joined):
            if name := self.left_over:
                self._at = None
                for bridge in self._bridges():
                    bridge.let_go_of_book(_left_over(name))
            else:
                self._open(_OWN, self._say_failed)
        if shared.silent:
            self.said.emit(say("sharing does not answer"), FAILED)
        if shared.how is How.FAILED or (shared.why and shared.why != self._why):
            self.said.emit(shared.why, FAILED)
        self._why = shared.why

    def _open(self, address: str, failed: Failed) -> None:
        """Opens the book at its new place, with all that is open in it."""
        self._going_to = address

        def came(opened: OpenedBook) -> None:
            self._going_to = None
            self._go_on_in(address, opened)

        def broke(why: str) -> None:
            self._going_to = None
            failed(why)

        self._tried(lambda: self._stations.open_book(address), came, broke)

    def _go_on_in(self, address: str | None, opened: OpenedBook) -> None:
        self._at = address
        self._event_list.move_to(opened)
        for bridge in self._bridges():
            bridge.go_on_in(opened)
        self._after_moving()

    def _after_moving(self) -> None:
        self._start_actions.damage.forget()
        self._looking_over.start(_SETTLED)
        self._start_actions.listed.emit()
        self.moved.emit()

    def _stop_looking_over(self) -> None:
        self._looking_over.stop()
        self._start_actions.damage.stop_looking_over()

    def _load(self) -> None:
        beside(self, self._stations.load, _nothing, _nothing, alone=False)

    def _named(self, address: str) -> str:
        if address == _OWN:
            return ""
        names = {book: name for name, book in self.joining.joined()}
        return names.get(address, say("a shared evening"))

    def _is_busy(self) -> bool:
        busy = next((bridge.busy for bridge in self._bridges() if bridge.busy), "")
        if self.stranded:
            busy = ""  # what they wait for is this
        if busy or self.moving:
            words = say("one moment: {what} …", what=busy) if busy else say("one moment …")
            self.said.emit(words, REFUSED)
        return bool(busy) or self.moving

    def _tried(
        self, work: Callable[[], Any], came: Callable[[Any], object], failed: Failed
    ) -> None:
        """Does what takes its time beside the window; what fails is said in its sentence."""
        self.moving = True

        def done(answer: Any) -> None:
            self.moving = False
            came(answer)

        def broke(why: str, _: str) -> None:
            self.moving = False
            failed(why)

        beside(self, work, done, broke)

    def _say_failed(self, why: str) -> None:
        self.said.emit(why, FAILED)


def _left_over(name: str) -> str:
    return say(
        "“{evening}” is not in its file yet: share it again, or end the sharing", evening=name
    )


def _nothing(*_: object) -> None:
    """Nothing comes next."""
