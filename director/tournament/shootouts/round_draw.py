"""The draw of a round: who is ready for it, how large its tables are, who sits where.

Nothing is stored here: the same event and the same seed give the same draw.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.tournament.seats.draws import shuffled
from director.tournament.seats.facts import SeatDrawn
from director.tournament.shootouts.bracket import Bracket, bracket
from director.tournament.shootouts.facts import RoundDrawn, round_terms
from director.tournament.shootouts.fixed_bracket import complete, meetings
from director.tournament.shootouts.state import BYE, PlayedRound
from director.tournament.state import NOBODY, EntryNumber, Tournament


class Ready(NamedTuple):
    """What stands before the next draw."""

    number: int
    """Of the round that is drawn next; 0 where there is none any more."""
    players: tuple[EntryNumber, ...] = ()
    """Who can be drawn, by number."""
    playing: tuple[int, ...] = ()
    """Tables of the round before that are not over, rising."""


def by_rounds(t: Tournament) -> bool:
    """Whether the event is played in rounds, and not at tables that break and balance."""
    return t.round_terms is not None or t.structure.shootout is not None


def planned(t: Tournament) -> Bracket | None:
    """The whole bracket, by who is in now or was in the first round; None for nobody to play it."""
    terms = round_terms(t)
    entries = t.rounds[0].players if t.rounds else t.still_in
    try:
        return bracket(entries, terms.seats, terms.advance, terms.tables)
    except NotPossible:
        return None


def ready(t: Tournament) -> Ready:
    """Who can be drawn into which round."""
    if not t.rounds:
        return Ready(1, tuple(sorted(t.left)))
    newest = t.rounds[-1]
    if len(t.rounds) == 1 or newest.is_drawn:
        if not newest.going_on:
            return Ready(0)
        return _coming_from(t, newest, None, len(t.rounds) + 1)
    return _coming_from(t, t.rounds[-2], newest, len(t.rounds))


def table_sizes(t: Tournament, number: int) -> tuple[int, ...]:
    """How many sit at each table of a round that are not drawn yet, larger first.

    Raises NotPossible where the players of the round do not fit the plan.
    """
    terms = round_terms(t)
    if number == 1:
        players, drawn = t.still_in, Counter[int]()
    else:
        players = t.rounds[number - 2].going_on
        drawn = Counter[int]()
        if number == len(t.rounds):
            at = t.rounds[number - 1].at
            drawn.update([len(there) for table, there in at.items() if table != BYE and there])
            drawn[1] += len(at.get(BYE, ()))
    first = bracket(players, terms.seats, terms.advance, terms.tables[number - 1 :]).rounds[0]
    sizes: list[int] = []
    for size in first.tables:
        if drawn[size]:
            drawn[size] -= 1
        else:
            sizes.append(size)
    return tuple(sizes)


def round_drawn(t: Tournament, seed: str) -> RoundDrawn:
    """The draw of the next round, or of so many of its tables as the players who are ready fill.

    Raises NotPossible where nobody can be drawn.
    """
    found = ready(t)
    if round_terms(t).fixed and found.number > 1:
        return _as_decided(t, found, seed)
    sizes = list(table_sizes(t, found.number))
    waiting = shuffled(found.players, seed)
    if sum(sizes) > len(waiting):  # some tables still play: those that can be filled, small first
        sizes.sort()
        fit: list[int] = []
        for size in sizes:
            if sum(fit) + size <= len(waiting):
                fit.append(size)
        sizes = fit
    if not sizes:
        raise NotPossible("players", "too few are ready to fill a table")
    order = shuffled(sizes, f"{seed} sizes")  # chance decides which tables are short
    advance = round_terms(t).advance
    byes: list[EntryNumber] = []
    seats: list[SeatDrawn] = []
    free = _free_tables(t, frozenset(waiting[: sum(order)]))  # who is not drawn yet stays
    for size in order:
        there, waiting = waiting[:size], waiting[size:]
        if (size <= advance and len(order) > 1) or size == 1:
            byes += there
            continue
        number = next(one for one in free if _capacity(t, one) >= size)
        free.remove(number)
        seats += _seated(t, number, there, seed)
    return RoundDrawn(found.number, tuple(sorted(seats)), seed, tuple(sorted(byes)))


def _as_decided(t: Tournament, found: Ready, seed: str) -> RoundDrawn:
    """The tables whose players are through, as the first draw has put them together."""
    advance = round_terms(t).advance
    together = complete(t, found.number, seed)
    last = len(meetings(t, found.number)) == 1
    byes: list[EntryNumber] = []
    seats: list[SeatDrawn] = []
    free = _free_tables(t, frozenset(one for there in together for one in there))
    for there in together:
        if len(there) == 1 or (len(there) <= advance and not last):
            byes += there
            continue
        number = next(one for one in free if _capacity(t, one) >= len(there))
        free.remove(number)
        seats += _seated(t, number, there, seed)
    if not seats and not byes:
        raise NotPossible("players", "no table of the next round has all its players yet")
    return RoundDrawn(found.number, tuple(sorted(seats)), seed, tuple(sorted(byes)))


def late_into_first(t: Tournament, entry: EntryNumber, seed: str) -> RoundDrawn | None:
    """A seat in the first round for who comes late: against a bye, else at the smallest table.

    None where every table is full.
    """
    first, terms = t.rounds[0], round_terms(t)
    byes = [one for one in first.at.get(BYE, ()) if t.is_in(one)]
    if byes:
        other = shuffled(byes, seed)[0]
        number = next(n for n in _free_tables(t, frozenset()) if _capacity(t, n) >= 2)
        return RoundDrawn(1, tuple(_seated(t, number, [other, entry], seed)), seed)
    open_ones = [
        (len(t.sitters.get(table, NOBODY)), table)
        for table, there in first.at.items()
        if table != BYE
        and len(there) < terms.seats
        and not first.is_done(table, t.busts)
        and not t.table(table).locked
        and _open(t, table)
    ]
    if not open_ones:
        return None
    table = min(open_ones)[1]
    seat = shuffled(_open(t, table), seed)[0]
    return RoundDrawn(1, (SeatDrawn(entry, table, seat),), seed)


def _coming_from(
    t: Tournament, before: PlayedRound, here: PlayedRound | None, number: int
) -> Ready:
    players: list[EntryNumber] = []
    playing: list[int] = []
    for table, there in before.at.items():
        if not before.is_done(table, t.busts):
            playing.append(table)
            continue
        players += [
            one for one in there if t.is_in(one) and not (here is not None and one in here.home)
        ]
    return Ready(number, tuple(sorted(players)), tuple(sorted(playing)))


def _seated(
    t: Tournament, table: int, players: Sequence[EntryNumber], seed: str
) -> list[SeatDrawn]:
    seats = _seats(t, table)[: max(round_terms(t).seats, len(players))]
    places = shuffled(seats, f"{seed} table {table}")
    return [SeatDrawn(one, table, seat) for one, seat in zip(players, places, strict=False)]


def _seats(t: Tournament, table: int) -> list[int]:
    """The seats of a table that are used, rising."""
    barred = t.table(table).unavailable
    most = max(round_terms(t).seats, t.size(table))
    return [seat for seat in range(1, most + 1) if seat not in barred]


def _capacity(t: Tournament, table: int) -> int:
    return len(_seats(t, table))


def _open(t: Tournament, table: int) -> list[int]:
    taken = t.sitters.get(table, NOBODY)
    return [seat for seat in _seats(t, table)[: round_terms(t).seats] if seat not in taken]


def _free_tables(t: Tournament, leaving: frozenset[EntryNumber]) -> list[int]:
    """Tables at which nobody sits who stays, rising; there are always enough."""
    most = len(t.entries) + len(t.room) + len(t.sitters) + 1
    return [
        number
        for number in range(1, most + 1)
        if not t.table(number).closed
        and not t.table(number).locked
        and all(one in leaving for one in t.sitters.get(number, NOBODY).values())
    ]
