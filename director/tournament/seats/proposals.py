"""What the floor should do about the tables now: break one, balance, stop one, or nothing.

A proposal is computed and never stored. Nothing moves before somebody accepts it, and where it
needs to know a button it asks.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.clock.own_clocks import flight_at
from director.tournament.entries.registration import is_late
from director.tournament.seats.balancing import balance, tolerance
from director.tournament.seats.breaking_tables import broken_table, next_in_turn, table_to_break
from director.tournament.seats.final_table import final_table
from director.tournament.seats.halted_tables import SHORT, halt_beside
from director.tournament.seats.open_seats import (
    KeptTables,
    as_table,
    open_seats,
    tables_in_use,
    without_other_flights,
)
from director.tournament.seats.tables import Move, Room, Table
from director.tournament.state import Tournament


class Proposal(NamedTuple):
    """What should be done, in which order, and why."""

    breaks: int | None = None
    """The table that is to break."""
    moves: tuple[Move, ...] = ()
    needs: tuple[int, ...] = ()
    """Tables whose button somebody has to look for first."""
    waits: tuple[int, ...] = ()
    """Tables that get a player only after the next hand."""
    reasons: tuple[Reason, ...] = ()
    held: Reason | None = None
    """Why the table whose turn it is does not break yet though its players would fit elsewhere."""
    seed: str = ""
    """Of the draw for the broken table's players."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to do."""
        return not (self.moves or self.needs or self.waits or self.breaks)


def proposal(
    t: Tournament,
    seed: str,
    *,
    order: Sequence[int] = (),
    tight: bool = False,
    one_more: bool = False,
    dealt: int = 0,
    now: datetime | None = None,
    kept: KeptTables | None = None,
) -> Proposal:
    """What should be done now: a table breaks as soon as it can, else tables are balanced (B19).

    `order` is the one in which tables break, as announced; the other house rules are those of
    `tolerance` and `table_to_break`. Locked tables neither give nor get anybody. While late
    registration is open at `now`, none breaks that would leave no open seat. What was said about
    buttons too long before `now` is asked again. Tables of a shootout play down by themselves, and
    flights that play at the same time are balanced each for itself. `kept` are the tables as they
    were when this was asked last.
    """
    if t.rounds:
        return Proposal()
    kept = kept or KeptTables()
    rules = _Rules(order, tight=tight, one_more=one_more, dealt=dealt)
    if t.is_divided:
        for flight in sorted({flight_at(t, table) for table in t.tables}):
            alone = without_other_flights(t, flight)
            tables = kept.not_locked(alone, now)
            late = now is not None and is_late(t.by_clock(flight), now)
            one = _proposal(alone, tables, seed, rules._replace(late=late))
            if not one.is_empty:
                return one
        return Proposal()
    late = now is not None and is_late(t, now)
    return _proposal(t, kept.not_locked(t, now), seed, rules._replace(late=late))


class _Rules(NamedTuple):
    """By what it is proposed: the house's rules on tables, and whether more players may come."""

    order: Sequence[int]
    tight: bool
    one_more: bool
    dealt: int
    late: bool = False


def _proposal(t: Tournament, tables: Room, seed: str, rules: _Rules) -> Proposal:
    if len(tables) < 2:
        return Proposal()
    ruling = table_to_break(tables, rules.order, one_more=rules.one_more, dealt=rules.dealt)
    number = None if _redraws_later(t, len(tables)) else ruling.table
    waits = number is not None and rules.late and _seats_left(t, number) <= 0
    if number is not None and not waits:
        return _broken(tables, number, seed, ruling.reasons, rules.order)
    within = tolerance(len(tables), tight=rules.tight).players
    even = balance(tables, within, stud_only=t.structure.is_stud_only)
    held = Reason(_FULL_THEN, {"table": number}, "house rule, B19") if waits else None
    if not (even.moves or even.needs or even.waits):
        return Proposal(reasons=even.reasons, held=held)
    return Proposal(None, even.moves, even.needs, even.waits, even.reasons, held)


_FULL_THEN = (
    "Table {table} breaks after late registration: until then no open seat would be left for a"
    " late entry"
)


def _seats_left(t: Tournament, breaks: int) -> int:
    """How many open seats there are elsewhere once the players of this table have theirs."""
    elsewhere = [open_seats(t, one) for one in tables_in_use(t) if one != breaks]
    return sum(map(len, elsewhere)) - len(t.sitters[breaks])


def breaking(
    t: Tournament,
    table: int,
    seed: str,
    beside: Collection[int] = (),
    *,
    order: Sequence[int] = (),
) -> Proposal:
    """The draw by which this table breaks now, because the floor says so. Raises NotPossible.

    Nobody is sent to those that break beside it, nor to another flight's; of equals the last to
    the one that breaks next by `order`.
    """
    alone = without_other_flights(t, flight_at(t, table)) if t.is_divided else t
    room = KeptTables().not_locked(alone, None)
    if table not in [one.number for one in room]:
        raise NotPossible("table", f"nobody sits at table {table}, or it is locked")
    tables = Room([one for one in room if one.number == table or one.number not in beside])
    stays = [one.number for one in tables if one.number != table]
    chairs = t.size(*stays) + 1 if beside and len(stays) == 1 else None
    return _broken(tables, table, seed, (), order, chairs)


def redraw_due(t: Tournament, *, one_more: bool = False, dealt: int = 0) -> int:
    """With how many players everybody draws a new seat now, by the structure; 0 for not now."""
    terms = t.structure.final_table
    if terms is None or not terms.redraw or len(t.tables) < 2 or t.rounds or t.is_divided:
        return 0
    seats = t.structure.seats
    players = terms.players or final_table(seats, one_more=one_more, dealt=dealt).players
    return players if len(t.seats) == t.players_left <= players else 0


def halted(
    t: Tournament, now: datetime | None = None, *, other_sizes: bool = False
) -> tuple[tuple[int, tuple[Reason, ...]], ...]:
    """Tables that stop until they get players, with why (TDA 11-D).

    `other_sizes`, a house rule, applies it to others than 8- and 9-handed tables too.
    """
    counts = {number: len(players) for number, players in t.sitters.items()}
    if len(counts) < 2 or t.rounds or t.is_divided:
        return ()
    largest = max(counts.values())
    short = [number for number in t.tables if largest - counts[number] >= SHORT]
    if not short:
        return ()
    tables = [as_table(t, number, now) for number in short]
    found = [(one.number, halt_beside(largest, one, other_sizes=other_sizes)) for one in tables]
    return tuple((number, ruling.reasons) for number, ruling in found if ruling.halted)


def _broken(
    tables: Room,
    number: int,
    seed: str,
    why: tuple[Reason, ...],
    order: Sequence[int],
    chairs: int | None = None,
) -> Proposal:
    """`chairs`: no more than these are put at the one table that stays."""
    at = next(one for one in tables if one.number == number)
    others: Sequence[Table] = Room([one for one in tables if one.number != number])
    following = 0
    if len(others) == 1:  # the final table may have a chair more than it had (TDA RP-9)
        wanted = len(at.players) + len(others[0].players) + len(others[0].barred)
        size = max(others[0].size, min(wanted, chairs or wanted))
        others = [others[0]._replace(size=size)]
    elif others:
        following = next_in_turn(others, order)[0].number
    drawn = broken_table(at, others, seed, breaks_next=following)
    return Proposal(number, drawn.moves, reasons=(*why, *drawn.reasons), seed=seed)


def _redraws_later(t: Tournament, tables: int) -> bool:
    """Whether the last two tables play on, because the sheet redraws with fewer players left."""
    terms = t.structure.final_table
    return tables == 2 and terms is not None and terms.redraw and t.players_left > terms.players > 0
