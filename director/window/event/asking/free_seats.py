"""The open seats of the room as they are offered where a seat is asked for."""

from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import open_seats, tables_in_use
from director.tournament.state import NOBODY, Tournament
from director.translation import say
from director.views.counted import counted
from director.views.players.player_rows import table_seat
from director.window.widgets.choice_list import Choice
from director.window.widgets.find_by_letters import place_in


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


def nobody_called(t: Tournament, text: str) -> str:
    """Why nobody answers to a text: it is a seat in which nobody sits, or else no player's name."""
    return empty_seat(t, text) or say("no player matches")


def empty_seat(t: Tournament, text: str) -> str:
    """That a text is a seat of a table in use in which nobody sits; empty where it is none."""
    place = place_in(text)
    if place is None or place.table not in tables_in_use(t) or place.seat > t.size(place.table):
        return ""
    if place.seat in t.sitters.get(place.table, NOBODY):
        return ""
    return say("seat {seat} is empty", seat=table_seat(place))
