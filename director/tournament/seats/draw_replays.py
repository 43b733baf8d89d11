"""Draws a recorded draw again, and says whether it comes out the same.

A draw is a function of its seed and of the event as it was: anybody with the log can check it.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.tournament.bounties.envelopes import drawn_by, remaining
from director.tournament.bounties.facts import MysteryDrawn
from director.tournament.log.log import Log, Record
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import PlayersMoved, SeatDrawn, SeatsDrawn, TableClosed
from director.tournament.seats.open_seats import late_seats, new_seats, unseated
from director.tournament.seats.proposals import breaking
from director.tournament.state import EntryNumber, Tournament

Seats = Mapping[EntryNumber, Place]


class EnvelopeReplay(NamedTuple):
    """An envelope as it was written down, and as its seed draws it again."""

    seed: str
    entry: EntryNumber
    written: int
    again: int
    """In the smallest unit of money; 0 where no envelope was left."""

    @property
    def differing(self) -> tuple[EntryNumber, ...]:
        """Who drew another one."""
        return (self.entry,) if self.written != self.again else ()


class Replay(NamedTuple):
    """A draw as it was written down, and as its seed gives it again."""

    seed: str
    written: Seats
    again: Seats
    """Empty where no draw of ours seats these players."""

    @property
    def differing(self) -> tuple[EntryNumber, ...]:
        """Whose seat comes out otherwise."""
        return tuple(
            sorted(entry for entry in self.written if self.again.get(entry) != self.written[entry])
        )


def envelopes_replayed(records: Sequence[Record], number: int) -> tuple[EnvelopeReplay, ...]:
    """Every envelope that a record drew by a seed, drawn again from those left before it."""
    record, t = records[number - 1], Log(records[: number - 1]).tournament
    drawn = []
    for fact in record.facts:
        if isinstance(fact, MysteryDrawn) and fact.seed:
            left = remaining(t)
            again = drawn_by(left, fact.seed) if left else 0
            drawn.append(EnvelopeReplay(fact.seed, fact.entry, fact.amount, again))
        if hasattr(fact, "then"):
            t = fact.then(t, record.at)
    return tuple(drawn)


def replayed(records: Sequence[Record], number: int) -> tuple[Replay, ...]:
    """Every draw of a record, drawn again over the records before it.

    None where the record drew nothing; what the floor seated by hand has no seed.
    """
    record, t = records[number - 1], Log(records[: number - 1]).tournament
    replays = []
    for fact in record.facts:
        match fact:
            case SeatsDrawn(seed, seats) if seed:
                replays.append(Replay(seed, _places(seats), _drawn_again(t, fact)))
            case PlayersMoved(seats, _, _, seed) if seed:
                closed = [one.table for one in record.facts if isinstance(one, TableClosed)]
                replays.append(Replay(seed, _places(seats), _broken_again(t, fact, closed)))
        if hasattr(fact, "then"):
            t = fact.then(t, record.at)
    return tuple(replays)


def _drawn_again(t: Tournament, fact: SeatsDrawn) -> Seats:
    """By whichever draw seats just these players: a late seat, a first draw, a redraw."""
    entries = tuple(sorted(one.entry for one in fact.seats))
    ways: list[Callable[[], SeatsDrawn]] = []
    if set(entries) <= set(unseated(t)):
        ways.append(lambda: late_seats(t, entries, fact.seed))
    if set(entries) == set(t.left):
        ways.append(lambda: new_seats(t, entries, fact.seed))
    drawn = [_places(way().seats) for way in ways]
    same = [one for one in drawn if one == _places(fact.seats)]
    return next(iter([*same, *drawn]), {})


def _broken_again(t: Tournament, fact: PlayersMoved, closed: Sequence[int]) -> Seats:
    """By the draw in two steps; of a table of which some stayed, those who moved."""
    moved = {one.entry for one in fact.seats}
    left = {t.seats[one].table for one in moved if one in t.seats}
    for table in [one for one in closed if one in left] or left:
        others = [one for one in closed if one != table]
        draws: list[Seats] = []
        for order in _orders(t):
            with suppress(NotPossible):
                made = breaking(t, table, fact.seed, beside=others, order=order)
                there = {EntryNumber(one.player): one.to for one in made.moves}
                draws.append({entry: to for entry, to in there.items() if entry in moved})
        if draws:
            return next((one for one in draws if one == _places(fact.seats)), draws[0])
    return {}


def _orders(t: Tournament) -> tuple[Sequence[int], ...]:
    """In which order tables may have been to break: the log does not say.

    From the highest number, the draw is that of programs that knew no order.
    """
    rising = sorted(t.tables)
    return (), rising, rising[::-1]


def _places(seats: Sequence[SeatDrawn]) -> Seats:
    return {one.entry: one.place for one in seats}
