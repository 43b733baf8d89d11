"""Nit cards (R26 Nit Levels): who holds one, who antes for it, and who is out by it.

Each nit level begins with a card for every player. Who wins a pot gives it back; who still holds
it at the level's end antes for the first pot of the next. At the final table cards are dealt out
again: the last holder is out, and the chips leave play. That cards are dealt follows from clock
and structure; only what players gave back is kept.
"""

from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.clock.state import Clock
from director.tournament.entries.registration import is_past
from director.tournament.nit_levels.state import FINAL_TABLE, NO_CARDS
from director.tournament.seats.final_table import is_final_table
from director.tournament.state import EntryNumber, Tournament
from director.tournament.structure.structure import Level

ANNOUNCED = timedelta(minutes=5)
"""So far into the next level the antes are told: every table has played its first pot by then."""


class NitAntes(NamedTuple):
    """Who antes for the first pot of a level, and how many chips each."""

    entries: tuple[EntryNumber, ...]
    chips: int
    level: Level
    """In whose first pot."""
    of: int
    """The step of the level at whose end they held a card."""
    coming: bool
    """Whether that level is still to begin."""


def cards_out(t: Tournament, now: datetime) -> int | None:
    """The step of the level whose nit cards are out now; FINAL_TABLE for those of the final table.

    None where no cards are out: in a break, at an ordinary level, once the last holder is out.
    """
    if t.closed or t.winner:
        return None
    clock = t.clock.at(t.structure, now)
    here = t.structure.steps[clock.step]
    if not clock.started or not isinstance(here, Level) or not _is_nit_level(t, here):
        return None
    if not _is_final(t, now):
        return clock.step
    return None if _last_holder_went(t) else FINAL_TABLE


def holds_card(t: Tournament, entry: EntryNumber, dealt: int | None) -> bool:
    """Whether an entry still holds the card of those that were dealt then."""
    if dealt is None or not t.is_in(entry):
        return False
    mine = t.nit_cards.get(entry, NO_CARDS)
    return dealt not in mine.turned_in and (dealt == FINAL_TABLE or mine.first <= dealt)


def holders(t: Tournament, dealt: int | None, clock: str = "") -> tuple[EntryNumber, ...]:
    """Who still holds a card, table by table; of the flight that plays by a clock of its own."""
    if dealt is None:
        return ()
    nowhere = (0, 0)
    those = [one for one in _by_clock(t, clock) if holds_card(t, one, dealt)]
    return tuple(sorted(those, key=lambda one: (t.seats.get(one, nowhere), one)))


def nit_antes(t: Tournament, now: datetime, clock: str = "") -> NitAntes | None:
    """Who antes for the first pot of this level, or of the one after this break (R26).

    None where nobody does, and once the first pot of the level has long been played.
    """
    at = t.clock.at(t.structure, now)
    here = t.structure.steps[at.step]
    coming = not isinstance(here, Level)
    level = t.structure.next_level(at.step) if coming else here
    of = _step_before(t, at)
    if t.closed or t.winner or not at.started or of is None or not isinstance(level, Level):
        return None
    ended = t.structure.steps[of]
    assert isinstance(ended, Level)
    if not _is_nit_level(t, ended) or _is_final(t, now):
        return None
    if not coming and at.played > ANNOUNCED:
        return None
    entries = holders(t, of, clock)
    stakes = level.called_by
    each = stakes.big_blind or stakes.small_bet  # in limit the big blind is the small bet
    big_blinds = t.structure.specials_at(ended).nit_big_blinds
    return NitAntes(entries, big_blinds * each, level, of, coming) if entries else None


def last_holder(t: Tournament, now: datetime) -> EntryNumber | None:
    """Who alone still holds a card at the final table: that player is out (R26)."""
    if cards_out(t, now) != FINAL_TABLE:
        return None
    left = holders(t, FINAL_TABLE)
    return left[0] if len(left) == 1 else None


def _is_nit_level(t: Tournament, level: Level) -> bool:
    return t.structure.specials_at(level).nit_levels


def _is_final(t: Tournament, now: datetime) -> bool:
    """Whether those who are left have met at one table, and nobody enters any more."""
    late = t.structure.late_registration
    if late and not is_past(t, late.until, now):
        return False
    return is_final_table(t) and len(t.tables) <= 1 and not t.is_divided


def _last_holder_went(t: Tournament) -> bool:
    return any(one.last_nit for one in t.expelled.values())


def _step_before(t: Tournament, at: Clock) -> int | None:
    """The step of the last playing level before this one; None before the second."""
    steps = t.structure.steps
    earlier = range(at.step - 1, -1, -1)
    return next((step for step in earlier if isinstance(steps[step], Level)), None)


def _by_clock(t: Tournament, clock: str) -> frozenset[EntryNumber]:
    """Those in the event who play by this clock."""
    if not t.is_divided:
        return t.left
    return frozenset([one for one in t.left if t.flight_of.get(one, "") == clock])
