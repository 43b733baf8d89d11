"""Which seats stand on which sheet: the chosen player's, of all, on the way, of a broken table."""

from collections.abc import Callable, Iterator

from director.reports.documents import Document
from director.reports.event_sheets.seating.broken_table import broken
from director.reports.event_sheets.seating.seats import (
    BREAK_LIST,
    BREAK_SLIPS,
    BY_TABLE,
    SEAT_CARDS,
    SEAT_PAPERS,
    SLIPS,
    SeatLine,
    seat_cards,
    seat_line,
)
from director.reports.sheet_kinds import Event, NoSheet
from director.tournament.seats.draws import Place
from director.tournament.state import Tournament
from director.translation import say

_NOWHERE = Place(0, 0)
_OF_A_BREAK = (BREAK_LIST, BREAK_SLIPS)


def seat_lines(of: Event, kind: str) -> list[SeatLine]:
    """Whom a sheet is about."""
    if kind in _OF_A_BREAK:
        return broken(of.log, of.name)
    t = of.tournament
    if kind == SLIPS:
        entries = [one for one in sorted(t.moving) if one in t.seats]
    elif kind == SEAT_CARDS and of.several:
        entries = [one for one in of.several if one in t.seats]
    elif kind == SEAT_CARDS and of.entry is not None and of.entry in t.seats:
        entries = [of.entry]
    else:
        entries = sorted(t.seats, key=t.seats.__getitem__)
    lines = [
        seat_line(t, one, of.name(t.entries[one].player), t.seats[one], t.moving.get(one, _NOWHERE))
        for one in entries
    ]
    return [*lines, *_empty(t)] if kind == BY_TABLE and lines else lines


def _empty(t: Tournament) -> Iterator[SeatLine]:
    """The seats in which nobody sits, of each table that is open."""
    for table in t.tables:
        for seat in range(1, t.size(table) + 1):
            if seat not in t.sitters[table]:
                yield SeatLine("", table, seat)


def seat_sheet(kind: str) -> Callable[[Event, str], Document]:
    """Makes a sheet about seats, of one of the kinds that there are."""

    def make(of: Event, paper: str) -> Document:
        lines = seat_lines(of, kind)
        if not lines:
            raise NoSheet(_nobody(kind))
        if kind == SEAT_CARDS:
            return seat_cards(of.tournament.name, lines, paper, of.now, of.board)
        return SEAT_PAPERS[kind](of.tournament.name, lines, paper, of.now)

    return make


def no_seats(kind: str) -> Callable[[Event], str | None]:
    """Why there is nothing on such a sheet; asked without reading the log."""
    return lambda of: None if _is_any(of, kind) else _nobody(kind)


def _is_any(of: Event, kind: str) -> bool:
    t = of.tournament
    if kind in _OF_A_BREAK:
        return any(state.closed for state in t.room.values())
    if kind == SEAT_CARDS:
        return bool(t.still_playing) and any(one in t.seats for one in of.several or t.seats)
    return bool(t.moving if kind == SLIPS else t.seats)


def _nobody(kind: str) -> str:
    if kind == SLIPS:
        return say("no player is moving")
    return (
        say("no table has been broken yet") if kind in _OF_A_BREAK else say("no players are seated")
    )
