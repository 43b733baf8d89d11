"""Moves as rows: those that are proposed, with a tick each, and those that are under way."""

from collections.abc import Mapping
from typing import NamedTuple

from director.tournament.commands import AcceptMoves
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.proposals import Proposal
from director.tournament.state import EntryNumber
from director.views.players.player_rows import table_seat
from director.views.ruling.reasons import rule_said
from director.window.widgets.table_rows import Column


class MoveRow(NamedTuple):
    """One player's way."""

    entry: EntryNumber
    name: str
    origin: Place | None
    to: Place
    ticked: bool = True
    why: str = ""


def seats_said(origin: Place | None, to: Place) -> str:
    """From which seat to which one."""
    return f"{table_seat(origin)}  →  {table_seat(to)}"


def _way(row: MoveRow) -> str:
    return seats_said(row.origin, row.to)


UNDER_WAY: tuple[Column[MoveRow], ...] = (
    Column("Player", lambda row: row.name),
    Column("From, to", _way, width=128),
)

PROPOSED: tuple[Column[MoveRow], ...] = (
    Column("", lambda row: "✓" if row.ticked else "–", width=32),
    Column("Player", lambda row: row.name, colour=lambda row: "" if row.ticked else "faint"),
    Column("From, to", _way, width=128, colour=lambda row: "" if row.ticked else "faint"),
)


def accepting(made: Proposal, chosen: Mapping[int, bool]) -> AcceptMoves:
    """The command for the moves of a proposal that are not unticked, by player."""
    moves = [move for move in made.moves if chosen.get(move.player, True)]
    seats = tuple(SeatDrawn(EntryNumber(one.player), *one.to) for one in moves)
    rules = dict.fromkeys(rule_said(reason.rule) for one in moves for reason in one.reasons)
    why = ", ".join(filter(None, rules))
    return AcceptMoves(seats, why, made.breaks, made.seed)
