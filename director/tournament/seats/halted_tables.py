"""Whether a short table stops playing until it gets players (TDA 11-D)."""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.seats.tables import Table, check_tables

SHORT = 3
"""So many players fewer than the largest table halt a table."""

FULL_TABLES = (8, 9)
"""Table sizes at which the rule applies of itself; at others the director decides."""


class Halt(NamedTuple):
    """Whether a table stops before its next hand."""

    halted: bool
    needs: tuple[int, ...]
    """The table itself while its button must be known first."""
    reasons: tuple[Reason, ...]


def halt(number: int, tables: Sequence[Table], *, other_sizes: bool = False) -> Halt:
    """Whether this table stops (TDA 11-D and add. 11).

    It does when it is three or more players short of the largest and a blind of its next hand falls
    on an empty seat. `other_sizes`, a house rule, applies this to others than 8- and 9-handed
    tables. Raises NotPossible for tables that no room has. The director may waive a halt.
    """
    check_tables(tables)
    table = next((one for one in tables if one.number == number), None)
    if table is None:
        raise NotPossible("number", f"there is no table {number}")
    largest = max([len(one.players) for one in tables])
    return halt_beside(largest, table, other_sizes=other_sizes)


def halt_beside(largest: int, table: Table, *, other_sizes: bool = False) -> Halt:
    """The same of one table of a room, whose largest has so many players."""
    short, number = largest - len(table.players), table.number
    values: dict[str, object] = {"table": number, "short": short, "size": table.size}
    if short < SHORT:
        by = "1 player" if short == 1 else "{short} players"
        return _plays(Reason(f"it is {by} short of the largest", values, "TDA 11-D"))
    if table.size not in FULL_TABLES and not other_sizes:
        return _plays(
            Reason("at {size}-handed tables the director decides", values, "TDA 11-D"),
            Reason("it is {short} players short of the largest", values, "TDA 11-D"),
        )
    if table.next is None:
        ask = Reason("First say where the button is at table {table}", values, "TDA 11-D")
        return Halt(False, (number,), (ask,))

    empty = _empty_blind(table)
    if empty is None:
        return _plays(
            Reason("it is {short} players short of the largest", values, "TDA 11-D"),
            Reason("no blind of its next hand falls on an empty seat", values, "TDA 11-D"),
        )
    values["seat"] = empty
    rule = "TDA 11-D" if table.size in FULL_TABLES else "house rule, B19"
    reasons = (
        Reason("Table {table} stops until it gets players", values, rule),
        Reason("it is {short} players short of the largest", values, "TDA 11-D"),
        Reason("a blind of its next hand falls on the empty seat {seat}", values, "TDA add. 11"),
    )
    return Halt(True, (), reasons)


def _plays(*why: Reason) -> Halt:
    return Halt(False, (), (Reason("The table plays on", {}, "TDA 11-D"), *why))


def _empty_blind(table: Table) -> int | None:
    """The first empty seat from the small blind to the big blind; None without one."""
    assert table.next
    seat = table.next.small_blind
    while seat != table.next.big_blind:
        if seat not in table.players:
            return seat
        seat = seat % table.size + 1
    return None
