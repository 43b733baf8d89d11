"""Two halves of an evening that meet at this station, and what waits of the other one."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from director.desk.desk import Desk
from director.desk.halves import OtherHalf
from director.desk.meetings import Meetings, Met, Waiting
from director.desk.stations import Stations
from director.translation import say
from director.window.event.bridge import DeskBridge
from director.window.start.start_actions import StartActions
from director.window.widgets.attempt import Answer, Failure, Tell, attempt, beside, tried
from director.window.widgets.status_line import REFUSED


class TwoHalves(QObject):
    """Looks where halves meet, and has one side taken."""

    met = Signal()
    """Two halves: which side is taken?"""
    waits = Signal()
    """Acts of the other half wait for somebody's word."""
    said = Signal(str, str)

    def __init__(
        self,
        stations: Stations,
        start_actions: StartActions,
        bridges: Callable[[], Sequence[DeskBridge]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bridges = bridges
        self._stations, self._start_actions = stations, start_actions
        self._waiting: Sequence[Waiting] = ()

    @property
    def meeting(self) -> Met | None:
        """Two halves that have met, until one side is taken."""
        return self._meetings.met if self._meetings else None

    @property
    def _meetings(self) -> Meetings | None:
        return self._stations.meetings() if self._stations.meetings else None

    def look_met(self) -> None:
        """An evening was not joined: because there is another half of it on this machine?"""
        if self.meeting:
            self.met.emit()

    def look(self) -> None:
        """Looks, beside the window, what waits for the book that is open."""
        if not (meetings := self._meetings):
            return

        def came(waiting: Sequence[Waiting]) -> None:
            self._waiting = waiting
            if waiting:
                self.waits.emit()

        beside(self, meetings.waiting, came, self.said.emit, alone=False)

    def look_into(self, file: Path, nothing: Callable[[str], object], tell: Tell) -> None:
        """Looks at the half in a file; `nothing` hears that there is none for the open book."""
        if not (meetings := self._meetings):
            return

        def came(met: Met | None) -> None:
            if met:
                self.met.emit()
            else:
                nothing(say("nothing in {file} is missing here", file=file.name))

        beside(self, lambda: meetings.meet_file(file), came, tell)

    def take(self, *, ours: bool, then: Callable[[], object], tell: Tell) -> None:
        """Takes one side: the other one is kept, and its acts wait."""
        if meetings := self._meetings:
            beside(self, lambda: meetings.take(ours=ours), lambda _: then(), tell)

    def halves(self) -> Sequence[OtherHalf]:
        """The other halves of events in the open book, at the desks of this half."""
        desks = [(self._desk(one), one) for one in self._waiting]
        return [
            OtherHalf(desk, one.there, one.people, one.fork, one.kept)
            for desk, one in desks
            if desk
        ]

    def tried(self, desk: Desk, act: Callable[[], Answer]) -> Answer | Failure:
        """What an act at a desk gives back, or why it was not done."""
        bridge = next((one for one in self._bridges() if one.desk is desk), None)
        if bridge and (why := bridge.why_nothing or bridge.busy):
            return Failure(why, REFUSED)
        return attempt(act, desk.said)

    def _desk(self, one: Waiting) -> Desk | None:
        """That of the event where it is open, else one of its own."""
        start_actions = self._start_actions
        desk = start_actions.open_desks.get(one.event)
        return desk or tried(lambda: start_actions.event_list.open(one.event), self.said.emit)
