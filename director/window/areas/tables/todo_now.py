"""What there is to do about the tables, looked for anew only where something has changed."""

from datetime import datetime

from director.desk.desk import new_seed
from director.tournament.seats.open_seats import KeptTables
from director.tournament.state import Tournament
from director.views.tables.what_to_do import House, Todo, todo
from director.window.event.cockpit import Cockpit


class TodoNow:
    """Computed by the house's rules, and kept while the same would come of it."""

    def __init__(self, cockpit: Cockpit) -> None:
        self._cockpit = cockpit
        self._seed = new_seed()
        self._known: tuple[object, ...] = ()
        self._of = cockpit.tournament
        """The event for which it was computed."""
        self._found = Todo()
        self._tables = KeptTables()

    def now(self, by_hand: int | None = None) -> Todo:
        """At this moment; `by_hand` is a table that breaks because the floor says so."""
        t, now = self._cockpit.tournament, self._cockpit.now
        key = _key(t, now, by_hand)
        if key != self._known:
            settings = self._cockpit.settings
            house = House(
                settings.flag("tight_tables"),
                settings.flag("final_table_one_more"),
                settings.flag("halt_other_sizes"),
                settings.text("break_order"),
            )
            self._known, self._of = key, t
            self._found = todo(t, now, house, self._seed, by_hand, self._tables)
        return self._found

    def is_old(self, now: datetime, by_hand: int | None = None) -> bool:
        """Whether another answer may come of it by now: one about a button grows old."""
        return _key(self._cockpit.tournament, now, by_hand) != self._known

    def forget(self, *, draws_anew: bool = False) -> None:
        """It is looked for again; whoever moves is drawn by other dice where that is wished."""
        self._known = ()
        if draws_anew:
            self._seed = new_seed()


def _key(t: Tournament, now: datetime, by_hand: int | None) -> tuple[object, ...]:
    """What the answer depends on, and the minute."""
    minute = now.replace(second=0, microsecond=0)
    return (id(t.sitters), id(t.room), t.players_left, by_hand, minute)
