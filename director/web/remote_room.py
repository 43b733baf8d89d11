"""What a phone on the floor is told of an event: tables, who sits where, what it may do.

Names are there, for whoever has signed in works here; contacts and payments are not.
"""

from typing import Any

from director.desk.desk import Desk
from director.engine.games.library import Library
from director.tournament.bounties.accounts import has_bounties
from director.tournament.seats.open_seats import tables_in_use
from director.tournament.state import NOBODY
from director.views.clock import stakes
from director.views.event_games import game_at
from director.views.log.record_words import as_it_stands
from director.web.remote_desk import own_last_act


def room_of(desk: Desk, library: Library) -> dict[str, Any]:
    """The event as everybody on the floor sees it."""
    t, names, now = desk.tournament, desk.names(), desk.now()
    tables = []
    for table in tables_in_use(t):
        state, game = t.table(table), game_at(t, table, now)
        seats = [
            {
                "seat": seat,
                "entry": entry,
                "name": names(t.entries[entry].player),
                "chips": t.stacks.get(entry),
                "coming": entry in t.moving,
            }
            for seat, entry in sorted(t.sitters.get(table, NOBODY).items())
        ]
        tables.append(
            {
                "table": table,
                "size": t.size(table),
                "barred": list(state.unavailable),
                "locked": state.locked,
                "game": stakes.title_of(t.structure, library, game) if game else "",
                "seats": seats,
            }
        )
    return {
        "event": desk.event,
        "name": t.name,
        "left": t.still_playing,
        "bounties": has_bounties(t),
        "hand_for_hand": t.hand_for_hand,
        "tables": tables,
    }


def undo_of(desk: Desk) -> dict[str, Any] | None:
    """What the page offers to undo."""
    last = own_last_act(desk)
    return (
        {"number": last.number, "what": desk.said(as_it_stands(last, desk.log))} if last else None
    )
