"""What there is to do about the tables, looked for anew only where something has changed."""

from datetime import datetime
from functools import partial

from director.tournament.entries.registration import is_late
from director.tournament.seats.open_seats import KeptTables
from director.tournament.state import Tournament
from director.views.tables.what_to_do import House, Todo, most_dealt, todo
from director.window.event.cockpit import Cockpit


def house_rules(cockpit: Cockpit) -> House:
    """The house's own rules on tables, as they are set now."""
    settings = cockpit.settings
    return House(
        settings.flag("tight_tables"),
        settings.flag("final_table_one_more"),
        settings.flag("halt_other_sizes"),
        settings.text("break_order"),
    )


class TodoNow:
    """Computed by the house's rules, and kept while the same would come of it."""

    def __init__(self, cockpit: Cockpit) -> None:
        self._cockpit = cockpit
        self._seed = ""
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
            house = house_rules(self._cockpit)
            self._known, self._of = key, t
            dealt = most_dealt(t.structure, self._cockpit.library)
            look = partial(todo, t, now, house, by_hand=by_hand, kept=self._tables, dealt=dealt)
            self._found = look(self._seed)
            breaks = self._found.proposal.breaks
            if breaks is not None and (seed := self._seed_of(t, breaks)) != self._seed:
                self._seed = seed
                self._found = look(seed)
        return self._found

    def _seed_of(self, t: Tournament, table: int) -> str:
        """The dice for whoever sits at a table that breaks: they stay while the same people do."""
        sitting = sorted((seat, int(entry)) for seat, entry in t.sitters[table].items())
        return self._cockpit.bridge.desk.seed_for("break", table, sitting)

    def is_old(self, now: datetime, by_hand: int | None = None) -> bool:
        """Whether another answer may come of it by now: one about a button grows old."""
        return _key(self._cockpit.tournament, now, by_hand) != self._known

    def forget(self) -> None:
        """It is looked for again."""
        self._known = ()


def _key(t: Tournament, now: datetime, by_hand: int | None) -> tuple[object, ...]:
    """What the answer depends on, and the minute."""
    minute = now.replace(second=0, microsecond=0)
    return (id(t.sitters), id(t.room), t.players_left, by_hand, minute, is_late(t, now))
