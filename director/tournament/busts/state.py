"""Who went out, in which order, and which places follow from it.

A bust has a turn: the greater, the later, and equal where players went out together. Turns leave
room between them, so that one that is reported late goes in at its true place.
"""

from bisect import bisect_left, insort
from collections.abc import Sequence
from typing import NamedTuple, NewType

from immutables import Map

from director.tournament.cached import Cached

EntryNumber = NewType("EntryNumber", int)
"""A place bought in this event, from 1. Who enters twice has two."""

ROOM = 1 << 20
"""Between two turns as they come in."""


class Bust(NamedTuple):
    """An entry that is out."""

    turn: int
    by: tuple[EntryNumber, ...] = ()
    """Who knocked it out; nobody where nobody said."""
    round: int = 0
    """Of a shootout, from 1; 0 where there are none."""
    left: int = 0
    """How many were left at its table in that round, itself among them."""


Busts = Map[EntryNumber, Bust]
_TURNS = Cached()


def turns_of(busts: Busts) -> Sequence[int]:
    """The turns of all, the earliest first."""
    return _TURNS.answer((busts,), lambda: sorted([one.turn for one in busts.values()]))


def with_bust(busts: Busts, entry: EntryNumber, bust: Bust) -> Busts:
    """These with one more, or with one put right; where their turns are known, so are the new."""
    new, before = busts.set(entry, bust), busts.get(entry)

    def step(known: Sequence[int]) -> Sequence[int]:
        turns = list(known)
        if before:
            del turns[bisect_left(turns, before.turn)]
        insort(turns, bust.turn)
        return turns

    _TURNS.follow((busts,), (new,), step)
    return new


def turn_before(busts: Busts, entry: EntryNumber) -> int:
    """A turn just before this one's bust; the same turn where no number lies between."""
    after = busts[entry].turn
    earlier = max((bust.turn for bust in busts.values() if bust.turn < after), default=0)
    return (earlier + after) // 2


def with_room(busts: Busts) -> Busts:
    """The same order, with room between all turns again."""
    turns = sorted({bust.turn for bust in busts.values()})
    new = {turn: (place + 1) * ROOM for place, turn in enumerate(turns)}
    return Map({entry: bust._replace(turn=new[bust.turn]) for entry, bust in busts.items()})


def in_order(busts: Busts) -> tuple[EntryNumber, ...]:
    """Who went out, the first to go first; of those who went together the lower number."""
    turns = sorted([(bust.turn, entry) for entry, bust in busts.items()])
    return tuple([entry for _, entry in turns])
