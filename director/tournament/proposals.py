"""What the floor should do about the tables now: break one, balance, stop one, or nothing.

A proposal is computed and never stored. Nothing moves before somebody accepts it, and where it
needs to know a button it asks.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.tournament.balancing import balance, tolerance
from director.tournament.breaking_tables import broken_table, table_to_break
from director.tournament.halts import halt
from director.tournament.seating import as_table
from director.tournament.seatings import Move, Table
from director.tournament.tournaments import Tournament


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
) -> Proposal:
    """What should be done now: a table breaks as soon as it can, else tables are balanced (B19).

    `order` is the one in which tables break, as announced; the other house rules are those of
    `tolerance` and `table_to_break`. Locked tables neither give nor get anybody.
    """
    tables = [as_table(t, number) for number in t.tables if not t.table(number).locked]
    if len(tables) < 2:
        return Proposal()
    breaking = table_to_break(tables, order, one_more=one_more)
    if breaking.table is not None:
        return _broken(tables, breaking.table, seed, breaking.reasons)
    even = balance(tables, tolerance(len(tables), tight=tight).players, stud_only=_stud_only(t))
    if not (even.moves or even.needs or even.waits):
        return Proposal(reasons=even.reasons)
    return Proposal(None, even.moves, even.needs, even.waits, even.reasons)


def breaking(t: Tournament, table: int, seed: str) -> Proposal:
    """The draw by which this table breaks now, because the floor says so. Raises NotPossible."""
    tables = [as_table(t, number) for number in t.tables if not t.table(number).locked]
    if table not in [one.number for one in tables]:
        raise NotPossible("table", f"nobody sits at table {table}, or it is locked")
    return _broken(tables, table, seed, ())


def halted(t: Tournament) -> tuple[tuple[int, tuple[Reason, ...]], ...]:
    """Tables that stop until they get players, with why (TDA 11-D)."""
    tables = [as_table(t, number) for number in t.tables]
    if len(tables) < 2:
        return ()
    found = [(one.number, halt(one.number, tables)) for one in tables]
    return tuple((number, ruling.reasons) for number, ruling in found if ruling.halted)


def _broken(tables: Sequence[Table], number: int, seed: str, why: tuple[Reason, ...]) -> Proposal:
    at = next(one for one in tables if one.number == number)
    others = [one for one in tables if one.number != number]
    drawn = broken_table(at, others, seed)
    return Proposal(number, drawn.moves, reasons=(*why, *drawn.reasons), seed=seed)


def _stud_only(t: Tournament) -> bool:
    """Whether no game of the event has blinds: nobody then has a big blind to be moved by."""
    return bool(t.structure.levels) and not any(
        stakes.stakes.big_blind or stakes.stakes.small_blind
        for level in t.structure.levels
        for stakes in level.all_stakes
    )
