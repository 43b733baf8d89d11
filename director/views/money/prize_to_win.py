"""What those who bust are paid for their places, before it is recorded."""

from collections.abc import Callable, Sequence
from datetime import datetime

from director.tournament.commands import Command
from director.tournament.log.decisions import once_done
from director.tournament.prizes.prize_list import Owed, agreed, owed, places_paid
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.money.pool_still_open import pool_still_open
from director.views.money.prize_words import place_said, prize_said


def prize_lines(
    t: Tournament,
    now: datetime,
    command: Command,
    gone: Sequence[EntryNumber],
    name: Callable[[int], str],
) -> list[str]:
    """A line for each of them who is in the money, the best place first. Raises Refused."""
    if t.players_left - len(gone) + 1 > places_paid(t):
        return []
    later = once_done(command, t, now)
    won = [due for entry, due in owed(later).items() if entry in gone and entry not in t.busts]
    lines = [_line(later, due, name if len(gone) > 1 else None) for due in won]
    changing = pool_still_open(t, now)
    return [*lines, changing] if lines and changing else lines


def _line(t: Tournament, due: Owed, name: Callable[[int], str] | None) -> str:
    prize = prize_said(due.amount, due.goods, t.terms)
    if due.entry in agreed(t):
        said = say("The deal pays {prize}", prize=prize)
    elif due.tied > 1:
        said = say("Places {places} are shared: {prize}", places=place_said(due), prize=prize)
    else:
        said = say("Place {place} pays {prize}", place=due.place, prize=prize)
    if name is None:
        return said
    return say("{player}: {prize}", player=name(t.entries[due.entry].player), prize=said)
