"""Which seats stand on which sheet, and having it set."""

from director.gui.events.cockpits import TABLES, Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.seat_papers import BREAK_LIST, SEAT_CARDS, SEAT_PAPERS, SLIPS, SeatLine
from director.tournament.draws import Place
from director.tournament.seat_facts import PlayersMoved, TableClosed
from director.tournament.tournaments import EntryNumber
from director.words import say

_NOWHERE = Place(0, 0)


def seat_lines(cockpit: Cockpit, kind: str) -> list[SeatLine]:
    """Whom a sheet is about: the chosen player's card, who is on the way, the last broken table."""
    t = cockpit.tournament
    if kind == BREAK_LIST:
        return _broken(cockpit)
    entries = sorted(t.moving) if kind == SLIPS else sorted(t.seats, key=t.seats.__getitem__)
    if kind == SEAT_CARDS and cockpit.screen == TABLES and cockpit.chosen in t.seats:
        entries = [one for one in entries if one == cockpit.chosen]
    return [_line(cockpit, one, t.seats[one], t.moving.get(one, _NOWHERE)) for one in entries]


def _broken(cockpit: Cockpit) -> list[SeatLine]:
    """The newest table that was broken: where each of its players was sent."""
    log = cockpit.bridge.desk.log
    for record in reversed(log.records):
        closed = [fact.table for fact in record.facts if isinstance(fact, TableClosed)]
        moved = [fact for fact in record.facts if isinstance(fact, PlayersMoved)]
        if closed and moved and log.in_force(record.number):
            before = log.before(record.number)
            return [
                _line(cockpit, one.entry, one.place, before.seats.get(one.entry, _NOWHERE))
                for fact in moved
                for one in fact.seats
                if one.entry in cockpit.tournament.entries
            ]
    return []


def _line(cockpit: Cockpit, entry: EntryNumber, place: Place, old: Place) -> SeatLine:
    return SeatLine(cockpit.name(entry), *place, *old, entry)


def seating_refusal(cockpit: Cockpit, kind: str) -> str | None:
    """Why there is nothing to print."""
    t = cockpit.tournament
    if kind == SLIPS:
        return None if t.moving else say("nobody is on the way")
    if kind == BREAK_LIST:
        closed = any(state.closed for state in t.room.values())
        return None if closed else say("no table has been broken")
    return None if t.seats else say("nobody has a seat")


def print_seating(cockpit: Cockpit, kind: str) -> None:
    """Has a sheet set and opened."""
    lines = seat_lines(cockpit, kind)
    if not lines:
        cockpit.say(say("there is nothing to print"))
        return
    event, title = cockpit.tournament.name, say(kind.capitalize())
    document = SEAT_PAPERS[kind](event, lines)
    sheet = Sheet(title, file_name(f"{event} {kind}"), lambda: cockpit.sheets.document(document))
    open_sheet(cockpit, cockpit, sheet)
