"""What waits among the players: alternates, penalties, the end of late registration."""

from collections.abc import Sequence
from datetime import datetime

from director.tournament.busts.penalty_record import penalties_left
from director.tournament.entries.registration import is_open
from director.tournament.seats.open_seats import has_open_seat
from director.tournament.state import Tournament
from director.tournament.structure.structure import Break
from director.translation import say
from director.views.clock.times import in_words
from director.views.counted import counted
from director.views.wall.wall_stage import late_registration
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due
from director.window.event.requests import ShowPlayer

_HERE = "screen.players"


def players_due(cockpit: Cockpit) -> Sequence[Due]:
    """In the order of their haste."""
    t, now = cockpit.tournament, cockpit.now
    if t.closed or t.winner:
        return ()
    found = []
    if t.alternates and has_open_seat(t):
        words = counted(len(t.alternates), "1 alternate", "{count} alternates")
        words = say("{alternates} waiting, and a seat is open", alternates=words)
        found.append(Due(words, _HERE))
    if away := list(filter(t.is_in, penalties_left(t.marks))):
        one, many = "1 player sits out a penalty", "{count} players sit out a penalty"
        found.append(Due(counted(len(away), one, many), _HERE, ShowPlayer(away[0])))
    closes = late_registration(t, now) if t.clock.started and is_open(t, now) else None
    if closes and now < closes <= _soon(t, now):
        words = say("late registration ends in {wait}", wait=in_words(closes - now))
        found.append(Due(words, _HERE))
    return found


def _soon(t: Tournament, now: datetime) -> datetime:
    """The end of the present level or break, and of a break that follows it."""
    after = next(t.clock.coming(t.structure, now), None)
    if after is None:
        return now
    is_break = isinstance(t.structure.steps[after.step], Break)
    return after.at + after.length if is_break else after.at
