"""The tables of an event as they stand, for whatever screen shows the room."""

from collections.abc import Callable, Mapping
from datetime import datetime

from director.tournament.state import EntryNumber, PlayerNumber
from director.views.clock.nit_words import NO_NOTES, seat_notes
from director.views.tables.room import Chairs, TableCard, choosers, penalties, room, wishes
from director.window.event.cockpit import Cockpit
from director.window.event.room.games_of_tables import table_games


class RoomNow:
    """What has not changed since it was asked last is not made anew."""

    def __init__(self, cockpit: Cockpit) -> None:
        self._cockpit = cockpit
        self._of_seats: Mapping[EntryNumber, str] = NO_NOTES
        self._notes: Mapping[EntryNumber, str] = NO_NOTES
        """All that stands beside players: the same as long as it says the same."""
        self._chairs = Chairs(cockpit.bridge.desk.log)
        self._names: Mapping[PlayerNumber, str] = {}
        self._called: Callable[[int], str] = cockpit.bridge.desk.name

    def cards(self) -> tuple[TableCard, ...]:
        """Every table in use, by number."""
        cockpit, t = self._cockpit, self._cockpit.tournament
        tight = cockpit.settings.flag("tight_tables")
        self._of_seats = seat_notes(t, cockpit.now)
        notes = {**wishes(t), **choosers(t), **self._of_seats, **penalties(t)}
        if notes != self._notes:
            self._notes = notes
        games, kept = table_games(cockpit), self._chairs
        return room(t, self._name(), games, tight=tight, kept=kept, notes=self._notes)

    def is_old(self, now: datetime) -> bool:
        """Whether a level has begun, and with it nit cards are dealt."""
        return seat_notes(self._cockpit.tournament, now) != self._of_seats

    def _name(self) -> Callable[[int], str]:
        """How players are called: the same function as long as nobody is called otherwise."""
        desk = self._cockpit.bridge.desk
        names = desk.people()
        if names is not self._names:
            self._names, self._called = names, desk.names()
        return self._called
