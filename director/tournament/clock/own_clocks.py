"""Which clock a table plays by, and what that clock is called."""

from director.tournament.flights.state import named
from director.tournament.state import NOBODY, Tournament
from director.translation import say

_TABLE = "table "


def of_table(table: int) -> str:
    """The name of a table's own clock, in the log: "table 4"."""
    return f"{_TABLE}{table}"


def table_of(clock: str) -> int | None:
    """The table whose own clock that is; None where it is none's."""
    number = clock.removeprefix(_TABLE)
    return int(number) if clock.startswith(_TABLE) and number.isdecimal() else None


def clock_at(t: Tournament, table: int) -> str:
    """The clock by which a table plays: its own, its flight's, or "" for the main one."""
    own = of_table(table)
    if own in t.clocks:
        return own
    flight = flight_at(t, table)
    return flight if flight in t.clocks else ""


def flight_at(t: Tournament, table: int) -> str:
    """The flight whose players sit at a table; "" where there is none."""
    if not t.is_divided:
        return ""
    sitting = next(iter(t.sitters.get(table, NOBODY).values()), None)
    return t.flight_of.get(sitting, "") if sitting is not None else ""


def clock_words(t: Tournament, clock: str) -> str:
    """What a clock is called on the screen."""
    table = table_of(clock)
    if table is not None:
        return say("Table {table}", table=table)
    if named(t.flights, clock):
        return say("Flight {flight}", flight=clock)
    return clock or say("Main clock")
