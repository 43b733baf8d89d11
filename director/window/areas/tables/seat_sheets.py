"""Which seats stand on which sheet, and having it set."""

from director.reports.event_sheets.broken_table import broken
from director.reports.event_sheets.seats import (
    BREAK_LIST,
    BREAK_SLIPS,
    SEAT_CARDS,
    SEAT_PAPERS,
    SLIPS,
    SeatLine,
    seat_line,
)
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.event.cockpit import TABLES, Cockpit
from director.window.event.event_sheet import event_sheet
from director.window.printing.sheet import Sheet
from director.window.rulings_desk.sheet_job import open_sheet

_NOWHERE = Place(0, 0)
_OF_A_BREAK = (BREAK_LIST, BREAK_SLIPS)


def seat_lines(cockpit: Cockpit, kind: str) -> list[SeatLine]:
    """Whom a sheet is about: the chosen player's card, who is on the way, the last broken table."""
    t = cockpit.tournament
    if kind in _OF_A_BREAK:
        return broken(cockpit.bridge.desk.log, cockpit.bridge.desk.name)
    entries = sorted(t.moving) if kind == SLIPS else sorted(t.seats, key=t.seats.__getitem__)
    if kind == SEAT_CARDS and cockpit.screen == TABLES and cockpit.chosen in t.seats:
        entries = [one for one in entries if one == cockpit.chosen]
    return [_line(cockpit, one, t.seats[one], t.moving.get(one, _NOWHERE)) for one in entries]


def _line(cockpit: Cockpit, entry: EntryNumber, place: Place, old: Place) -> SeatLine:
    return seat_line(cockpit.tournament, entry, cockpit.name(entry), place, old)


def seating_refusal(cockpit: Cockpit, kind: str) -> str | None:
    """Why there is nothing to print."""
    t = cockpit.tournament
    if kind == SLIPS:
        return None if t.moving else say("nobody is on the way")
    if kind in _OF_A_BREAK:
        closed = any(state.closed for state in t.room.values())
        return None if closed else say("no table has been broken")
    return None if t.seats else say("nobody has a seat")


def print_seating(cockpit: Cockpit, kind: str) -> None:
    """Has a sheet set and opened."""
    if seat_lines(cockpit, kind):
        open_sheet(cockpit, cockpit, seat_sheet(cockpit, kind))
    else:
        cockpit.say(say("there is nothing to print"))


def seat_sheet(cockpit: Cockpit, kind: str) -> Sheet:
    """A sheet about seats, of one of the kinds that there are."""
    event, lines, now = cockpit.tournament.name, seat_lines(cockpit, kind), cockpit.now
    title = say(kind.capitalize())
    return event_sheet(cockpit, title, lambda paper: SEAT_PAPERS[kind](event, lines, paper, now))
