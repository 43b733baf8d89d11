"""Which table or seat an action asks for where none is chosen."""

from collections.abc import Callable

from director.tournament.seats.draws import Place
from director.tournament.state import NOBODY, Tournament
from director.translation import say
from director.views.counted import counted
from director.window.event.asking.chosen_first import MOST
from director.window.event.cockpit import Cockpit
from director.window.event.requests import GoToSeat
from director.window.event.screen_names import CLOCK, TABLES
from director.window.widgets.action import Needs
from director.window.widgets.choice_list import Choice

WhyTable = Callable[[Cockpit, int], str | None]
"""Why something cannot be done to a table."""


def here(cockpit: Cockpit) -> Place | None:
    """The seat or table that is chosen on a screen that shows the room."""
    return cockpit.place if cockpit.screen in (TABLES, CLOCK) else None


def has_table(cockpit: Cockpit) -> bool:
    """Whether a table is chosen there."""
    return here(cockpit) is not None


def has_seat(cockpit: Cockpit) -> bool:
    """Whether a seat is chosen there, and not a table alone."""
    place = here(cockpit)
    return place is not None and bool(place.seat)


def is_broken(cockpit: Cockpit, table: int) -> str | None:
    """That a table is broken, and stands there only until its players have arrived elsewhere."""
    t = cockpit.tournament
    if t.table(table).closed and table not in t.sitters:
        return say("table {table} is broken: its players are moving", table=table)
    return None


def a_table(
    why: WhyTable = lambda *_: None, done: Callable[[Cockpit, int], str] = lambda *_: ""
) -> Needs[Cockpit]:
    """Which table, of those to which it can be done; the map shows it, and none of its seats.

    Where it is `done`, that is said beside the table, and the others come first.
    """

    def named(cockpit: Cockpit, typed: str) -> list[Choice]:
        t = cockpit.tournament
        could = [
            table
            for table in t.tables
            if str(table).startswith(typed.split()[-1] if typed else "") and not why(cockpit, table)
        ]
        said = sorted([(table, done(cockpit, table)) for table in could], key=lambda one: one[1])
        return [
            Choice(say("Table {table}", table=table), words or _players(t, table), table)
            for table, words in said[:MOST]
        ]

    def none(cockpit: Cockpit) -> str | None:
        reason = say("no seats are drawn yet")
        for table in cockpit.tournament.tables:
            refused = why(cockpit, table)
            if refused is None:
                return None
            reason = refused
        return reason

    def choose(cockpit: Cockpit, table: int) -> None:
        _go(cockpit, Place(table, 0))

    return Needs("Which table?", named, none, choose, has_table, "Table number: 4")


def _players(t: Tournament, table: int) -> str:
    return counted(len(t.sitters.get(table, NOBODY)), "1 player", "{count} players")


def a_seat() -> Needs[Cockpit]:
    """Which seat; it is shown on the map."""

    def named(cockpit: Cockpit, typed: str) -> list[Choice]:
        t = cockpit.tournament
        wanted = typed.replace("–", "-").replace(" ", "-")
        places = [
            Place(table, seat)
            for table in t.tables
            for seat in range(1, (t.table(table).size or t.structure.seats) + 1)
        ]
        found = [one for one in places if f"{one.table}-{one.seat}".startswith(wanted)]
        return [
            Choice(f"{one.table}-{one.seat}", _sitter(cockpit, one), one) for one in found[:MOST]
        ]

    def none(cockpit: Cockpit) -> str | None:
        return None if cockpit.tournament.tables else say("no seats are drawn yet")

    return Needs("Which seat?", named, none, _go, has_seat, "Table-seat: 2-5")


def _sitter(cockpit: Cockpit, place: Place) -> str:
    entry = cockpit.tournament.sitter(place)
    return cockpit.name(entry) if entry is not None else say("open seat")


def _go(cockpit: Cockpit, place: Place) -> None:
    if cockpit.screen != TABLES:
        cockpit.ask_for(TABLES)
    cockpit.request(GoToSeat(place))
