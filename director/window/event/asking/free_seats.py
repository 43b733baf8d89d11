"""The open seats of the room as they are offered, and why nobody answers to what is typed."""

from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import open_seats, tables_in_use
from director.tournament.state import NOBODY, Tournament
from director.translation import listed, ordinal, say
from director.views.counted import counted
from director.views.players.player_rows import table_seat
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import (
    Answers,
    everybody_out,
    found,
    matches,
    place_in,
)

_NAMED = 3
"""So many who are out are named; more may be anybody."""


def free_seats(t: Tournament) -> list[Choice]:
    """Every open seat, those of the table with the fewest players first; each key is "4-7"."""
    there = {table: len(t.sitters.get(table, NOBODY)) for table in tables_in_use(t)}
    return [
        Choice(
            say("Seat {seat}", seat=table_seat(Place(table, seat))),
            say(
                "table {table}: {players}",
                table=table,
                players=counted(there[table], "1 player", "{count} players"),
            ),
            f"{table}-{seat}",
        )
        for table in sorted(there, key=lambda one: (there[one], one))
        for seat in open_seats(t, table)
    ]


def nobody_called(cockpit: Cockpit, text: str) -> str:
    """Why nobody answers to a text: an empty seat, somebody who is out, or no player's name."""
    seat = empty_seat(cockpit.tournament, text)
    return seat or out_already(cockpit, text) or say("no player matches")


def empty_seat(t: Tournament, text: str) -> str:
    """That a text is a seat of a table in use in which nobody sits; empty where it is none."""
    place = place_in(text)
    if place is None or place.table not in tables_in_use(t) or place.seat > t.size(place.table):
        return ""
    if place.seat in t.sitters.get(place.table, NOBODY):
        return ""
    return say("seat {seat} is empty", seat=table_seat(place))


def out_instead(cockpit: Cockpit, text: str, left: Answers, out: Answers) -> str:
    """That somebody who is out is rather called so than who is meant of those left; else empty."""
    ranks = [matches(text, one.name) for people in (left, out) for one in people.meant[:1]]
    match ranks:
        case [(of_left, _), (of_out, _)] if of_out < of_left:
            return out_already(cockpit, text)
    return ""


def out_already(cockpit: Cockpit, text: str) -> str:
    """That those whom a text names are out, one alone with the place; empty where nobody is."""
    t = cockpit.tournament
    out = found(text, everybody_out(t, cockpit.bridge.desk.people()))
    if len(out) > 1:
        names = listed([one.name for one in out[:_NAMED]])
        return say("{players} are out", players=names) if len(out) <= _NAMED else ""
    for one in out:
        if standing := t.place(one.entry):
            place = ordinal(standing.place)
            return say("{player} is out, {place} place", player=one.name, place=place)
        return say("{player} is out", player=one.name)
    return ""
