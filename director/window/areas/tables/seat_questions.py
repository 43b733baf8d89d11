"""What is done to the chosen seat or its table, each in a line."""

from director.tournament.commands import (
    Arrive,
    BarSeat,
    CloseTable,
    Command,
    LeaveSeat,
    LockTable,
    LockTables,
    PutIn,
    SetHandForHand,
    VerifySeats,
    VerifyTables,
)
from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import tables_in_use
from director.tournament.seats.seat_requests import SeatOffer, offers, waiting
from director.tournament.state import NOBODY, EntryNumber
from director.translation import say
from director.window.areas.tables.table_questions import LOCK, MOVE, lock_all, to_table
from director.window.event.asking.chosen_player import nobody_in_play
from director.window.event.asking.chosen_table import has_seat, here, is_broken
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS, TABLES


def no_seat(cockpit: Cockpit) -> str | None:
    """Why nothing can be done to a seat: none is chosen, or a table alone."""
    if closed := when_closed(cockpit):
        return closed
    return None if has_seat(cockpit) else say("select a seat on the Tables screen first")


def no_table(cockpit: Cockpit) -> str | None:
    """Why nothing can be done to a table: none is chosen, or its players are on the way."""
    if (closed := when_closed(cockpit)) or marked(cockpit):
        return closed
    place = here(cockpit)
    if place is None:
        return say("select a table on the Tables screen first")
    return is_broken(cockpit, place.table)


def nobody(cockpit: Cockpit) -> str | None:
    """Why nobody can be moved."""
    several, t = _moving(cockpit), cockpit.tournament
    if not several:
        return nobody_in_play(cockpit) or when_closed(cockpit)
    if not any(map(t.is_in, several)):
        return say("all of these players are out")
    if tables_in_use(t):
        return when_closed(cockpit)
    return when_closed(cockpit) or say("no seats are drawn yet: Ctrl+D draws them")


def move(cockpit: Cockpit) -> None:
    """Asks where the chosen player sits, or at which table all who are chosen."""
    several = _moving(cockpit)
    cockpit.request(to_table(several) if several else MOVE)


def move_title(cockpit: Cockpit) -> str:
    """Who would move."""
    going = sum(map(cockpit.tournament.is_in, _moving(cockpit)))
    return say("Move {count} players …", count=going) if going > 1 else say("Move player …")


def _moving(cockpit: Cockpit) -> tuple[EntryNumber, ...]:
    """All who are chosen in the list, where they are more than one."""
    return cockpit.several if cockpit.screen == PLAYERS else ()


def offer(cockpit: Cockpit) -> SeatOffer | None:
    """The seat change that can be granted now: the chosen player's, else the first asked for."""
    found = offers(cockpit.tournament)
    mine = [one for one in found if one.entry == cockpit.chosen]
    return next(iter((*mine, *found)), None)


def grant(cockpit: Cockpit) -> None:
    """Whoever asked for a seat that is open sits there."""
    if granted := offer(cockpit):
        cockpit.bridge.do(PutIn(granted.entry, *granted.place))


def nothing_to_grant(cockpit: Cockpit) -> str | None:
    """Why nobody changes seats."""
    if offer(cockpit):
        return None
    if waiting(cockpit.tournament):
        return say("no seat that was asked for is open")
    return say("nobody asked for another seat")


def grant_title(cockpit: Cockpit) -> str:
    """Who would sit where."""
    granted = offer(cockpit)
    if granted is None:
        return say("Grant requested seat")
    seat = f"{granted.place.table}–{granted.place.seat}"
    return say("Move {player} to {seat}", player=cockpit.name(granted.entry), seat=seat)


def not_seated(cockpit: Cockpit) -> str | None:
    """Why no seat can be taken away."""
    if cockpit.chosen is None:
        return nobody(cockpit)
    return cockpit.bridge.refusal(LeaveSeat(cockpit.chosen))


def marked(cockpit: Cockpit) -> tuple[int, ...]:
    """The tables that are marked here, where they are more than one."""
    return cockpit.tables if cockpit.screen == TABLES and len(cockpit.tables) > 1 else ()


def lock(cockpit: Cockpit) -> None:
    """Asks why the table is locked, or unlocks it; the same for all that are marked."""
    place, several = here(cockpit), marked(cockpit)
    if several and _all_locked(cockpit, several):
        cockpit.bridge.do(LockTables(several))
    elif several:
        cockpit.request(lock_all(several))
    elif place and cockpit.tournament.table(place.table).locked:
        cockpit.bridge.do(LockTable(place.table))
    else:
        cockpit.request(LOCK)


def lock_title(cockpit: Cockpit) -> str:
    """What that would be."""
    place, several = here(cockpit), marked(cockpit)
    if several and _all_locked(cockpit, several):
        return say("Unlock {count} tables", count=len(several))
    if several:
        return say("Lock {count} tables …", count=len(several))
    if not place:
        return say("Lock table …")
    if cockpit.tournament.table(place.table).locked:
        return say("Unlock table {table}", table=place.table)
    return say("Lock table {table} …", table=place.table)


def _all_locked(cockpit: Cockpit, tables: tuple[int, ...]) -> bool:
    return all(cockpit.tournament.table(one).locked for one in tables)


def barring(cockpit: Cockpit) -> BarSeat:
    """The chosen seat is not used, or is used again."""
    place = here(cockpit) or Place(0, 0)
    barred = place.seat in cockpit.tournament.table(place.table).unavailable
    return BarSeat(place.table, place.seat, not barred)


def bar_title(cockpit: Cockpit) -> str:
    """What that would be."""
    command = barring(cockpit)
    return say("Block seat") if command.barred else say("Unblock seat")


def checking(cockpit: Cockpit, *, whole: bool) -> VerifySeats:
    """The chosen seat was seen to be right, or was not; or the whole table was."""
    place = here(cockpit) or Place(0, 0)
    t = cockpit.tournament
    if whole:
        return VerifySeats(place.table, tuple(sorted(t.sitters.get(place.table, NOBODY))))
    seen = set(t.table(place.table).verified) ^ {place.seat}
    return VerifySeats(place.table, tuple(sorted(seen)))


def checking_tables(cockpit: Cockpit) -> VerifySeats | VerifyTables:
    """The chosen table was seen to be right, or all that are marked were."""
    several = marked(cockpit)
    return VerifyTables(several) if several else checking(cockpit, whole=True)


def check_title(cockpit: Cockpit) -> str:
    """What that would be."""
    several = marked(cockpit)
    return say("Confirm {count} tables", count=len(several)) if several else say("Confirm table")


def closing(cockpit: Cockpit) -> CloseTable:
    """Nobody is seated at the chosen table any longer."""
    return CloseTable((here(cockpit) or Place(0, 0)).table)


def table_refused(cockpit: Cockpit, command: Command) -> str | None:
    """Why something cannot be done to the chosen table, or to all that are marked."""
    return no_table(cockpit) or cockpit.bridge.refusal(command)


def refused(cockpit: Cockpit, command: Command) -> str | None:
    """Why something cannot be done to the chosen seat or table."""
    return no_seat(cockpit) or cockpit.bridge.refusal(command)


def not_on_the_way(cockpit: Cockpit) -> str | None:
    """Why the chosen player cannot arrive."""
    if cockpit.chosen is None:
        return nobody(cockpit)
    return cockpit.bridge.refusal(Arrive((cockpit.chosen,)))


def arrive(cockpit: Cockpit) -> None:
    """The chosen player was seen in the new seat."""
    if cockpit.chosen is not None:
        cockpit.bridge.do(Arrive((cockpit.chosen,)))


def all_on_the_way(cockpit: Cockpit) -> Arrive:
    """Everybody was seen."""
    return Arrive(tuple(sorted(cockpit.tournament.moving)))


def hand_for_hand(cockpit: Cockpit) -> SetHandForHand:
    """Hand for hand, or as usual again."""
    return SetHandForHand(not cockpit.tournament.hand_for_hand)
