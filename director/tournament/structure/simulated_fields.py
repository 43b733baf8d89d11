"""How fields of a size go out under a structure, played many times with dice of a known seed.

The model, as plain as it is: everybody enters at the start with the same chips. At each table a pot
is played every two minutes between two players drawn by lot, and either wins it. What each puts in
is about a big blind and now and then much more (three times as much, a third as often), but never
more than the smaller stack; who has five big blinds or fewer is all in. One field plays looser than
another. Who has nothing left is out, and the tables are full again. Nobody plays well or badly;
rebuys, antes and late entries are not in it.

Of a large field a sample is played: when half of it is out, each one left stands for half as many
as before, and the sample is full again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from random import Random
from statistics import median_low
from typing import NamedTuple

from director.tournament.structure.schedule import dearest
from director.tournament.structure.structure import A_HAND, Level, Structure

FIELDS = 40
"""So many are played for a band."""
SEED = 5
_POT = 0.8
"""Big blinds that each puts in at least; so chosen that fields end about when sheets expect it."""
_LOOSE = 3.0
"""The loosest field puts in so many times that, the tightest as many times less."""
_SHORT = 5
"""Big blinds, with which or fewer somebody is all in who plays at all."""
_SAMPLE = 72
"""Players of a large field that are played."""
_LATEST = timedelta(hours=48)
"""By then every field is taken to be over, however small the blinds stay."""


class Stretch(NamedTuple):
    """Some minutes of the clock, and what is played for in them, in chips; 0 in a break."""

    minutes: int
    blind: int


@dataclass(frozen=True)
class Course:
    """What a field is played under: equal for structures that differ in nothing that matters."""

    stretches: tuple[Stretch, ...]
    chips: int
    """Of each entry."""
    players: int
    seats: int


class Field(NamedTuple):
    """How one field went."""

    left: tuple[int, ...]
    """Players left at the beginning of each stretch that it reached."""
    ends: timedelta
    """From the first hand to the last, breaks included."""


class Span(NamedTuple):
    """Within which so many of the fields end: nine in ten."""

    earliest: timedelta
    middle: timedelta
    latest: timedelta


def course_of(structure: Structure, players: int) -> Course | None:
    """What so many entries are played under; None where nothing is said that could be played."""
    stretches = tuple(
        Stretch(length // timedelta(minutes=1), dearest(step) if isinstance(step, Level) else 0)
        for step, length in zip(structure.steps, structure.lengths, strict=True)
    )
    playable = any(one.minutes and one.blind for one in stretches)
    if not playable or players < 2 or structure.entry_chips <= 0:
        return None
    return Course(stretches, structure.entry_chips, players, max(2, structure.seats))


def fields(course: Course, count: int = FIELDS, seed: int = SEED) -> Iterator[Field]:
    """So many fields, one after the other; the same seed always makes the same."""
    for number in range(count):
        yield _play(course, Random(seed * 1_000_003 + number))


def span(played: list[Field]) -> Span:
    """When nine in ten of these fields end; there is one at least."""
    ends = sorted(one.ends for one in played)
    cut = len(ends) // 20
    return Span(ends[cut], median_low(ends), ends[-1 - cut])


def usually_left(played: list[Field]) -> tuple[int, ...]:
    """Players left at the beginning of each stretch, of most fields; one where most are over."""
    reached = max(len(one.left) for one in played)
    at = (
        median_low([one.left[stretch] if stretch < len(one.left) else 1 for one in played])
        for stretch in range(reached)
    )
    return tuple(at)


def _play(course: Course, dice: Random) -> Field:
    """One field, hand by hand, until one is left; the last level goes on until then."""
    sampled = min(course.players, _SAMPLE)
    stacks, stands_for = [course.chips] * sampled, course.players / sampled
    left, minutes, hand = [], 0, A_HAND // timedelta(minutes=1)
    latest = _LATEST // timedelta(minutes=1)
    least = _POT * _LOOSE ** (2 * dice.random() - 1)
    last = next(one for one in reversed(course.stretches) if one.blind and one.minutes)
    for stretch in (*course.stretches, last._replace(minutes=latest)):
        left.append(round(len(stacks) * stands_for))
        for at in range(0, stretch.minutes if stretch.blind else 0, hand):
            pots = max(1, len(stacks) // course.seats)
            _play_pots(stacks, pots, stretch.blind * least, stretch.blind * _SHORT, dice)
            if len(stacks) * 2 <= sampled and stands_for > 1:
                more = min(2.0, stands_for)
                stacks += (
                    stacks if more == 2 else dice.sample(stacks, round(len(stacks) * (more - 1)))
                )
                stands_for /= more
            if len(stacks) == 1:
                return Field(tuple(left), timedelta(minutes=minutes + at + hand))
        minutes += stretch.minutes
    return Field(tuple(left), timedelta(minutes=minutes))


def _play_pots(stacks: list[int], pots: int, least: float, short: int, dice: Random) -> None:
    """So many pots at once; who has nothing then is taken off the list."""
    throw = dice.random
    for _ in range(pots):
        count = len(stacks)
        one, other = int(throw() * count), int(throw() * (count - 1))
        other += other >= one
        at_risk = min(stacks[one], stacks[other])
        if at_risk > short:
            at_risk = min(at_risk, int(least / (1 - throw())) or 1)
        stacks[one] += at_risk
        stacks[other] -= at_risk
        if not stacks[other]:
            stacks[other] = stacks[-1]
            stacks.pop()
            if len(stacks) == 1:
                return
