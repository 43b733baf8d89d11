"""Levels out of wishes: a schedule from chips, players, hours and a steepness; longer, shorter.

All amounts are chips, all lengths whole minutes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from math import ceil, log
from typing import NamedTuple

from director.tournament.chip_sets import usual_from
from director.tournament.stakes import Stakes
from director.tournament.structures import Break, DayEnd, Level, Step, Structure

STEEPNESSES = {"flat": 1.25, "usual": 1.4, "steep": 1.6}
"""By how much the big blind grows from level to level."""

BLINDS_AT_END = 20
"""An event ends about when all chips in play are so many big blinds."""
DEPTH_AT_START = 100
"""Big blinds in a starting stack, where the wish leaves it open."""

_ROUND = (10, 12, 15, 16, 20, 30, 40, 50, 60, 80)
"""The first two digits of big blinds that dealers like to count."""


class Wish(NamedTuple):
    """What somebody wants of a schedule."""

    chips: int
    """A starting stack."""
    players: int
    hours: float
    """From the first hand to the last, breaks included."""
    steepness: str = "usual"
    """One of STEEPNESSES."""
    smallest_chip: int = 25
    depth: int = DEPTH_AT_START
    """Big blinds in a starting stack."""
    break_minutes: int = 10
    levels_between: int = 6
    """Levels from one break to the next."""
    big_blind_ante_from: int = 0
    """The level from which there is one, counted from 1; 0 for none."""


class Ending(NamedTuple):
    """When an event is likely to be over."""

    step: int
    """The place of the level in the structure, from 0."""
    after: timedelta
    """From the first hand to the end of that level, breaks included."""
    in_time: bool
    """Whether the levels reach that far; if not, this is the last one."""


def suggested(wish: Wish) -> tuple[Step, ...]:
    """A schedule of no-limit levels and breaks; the last two levels are there for a long end.

    Chips leave play in the first break after which no level needs them. Raises ValueError for a
    wish that nobody can fulfil.
    """
    if wish.chips < 1 or wish.players < 2 or wish.hours <= 0 or wish.smallest_chip < 1:
        raise ValueError("chips, players, hours and the smallest chip have to be more than nothing")
    if not _makes_round_amounts(wish.smallest_chip):
        raise ValueError("no round amount can be paid with that smallest chip; try 5, 25 or 100")
    blinds = tuple(_blinds(wish))
    breaks = (len(blinds) - 1) // wish.levels_between
    minutes = round((wish.hours * 60 - breaks * wish.break_minutes) / len(blinds))
    if minutes < 1:
        raise ValueError("the hours are too few for that many levels")
    levels = []
    for number, (small, big) in enumerate((*blinds, *_later(wish, blinds[-1][1])), start=1):
        has_ante = 0 < wish.big_blind_ante_from <= number
        stakes = Stakes(small, big, big_blind_ante=big if has_ante else 0)
        levels.append(Level(str(number), minutes, stakes))
    return tuple(_with_breaks(levels, wish))


def stretched(structure: Structure, factor: float) -> Structure:
    """The same structure with all levels longer or shorter, to whole minutes; breaks stay.

    Raises ValueError for a factor that is not above nothing.
    """
    if factor <= 0:
        raise ValueError("a factor has to be more than nothing")
    return replace(
        structure,
        steps=tuple(
            replace(step, minutes=max(1, round(step.minutes * factor)))
            if isinstance(step, Level) and step.is_timed
            else step
            for step in structure.steps
        ),
    )


def expected_end(structure: Structure, players: int, blinds_at_end: int = BLINDS_AT_END) -> Ending:
    """When the event is likely to be over with so many entries: the chips are worth few blinds.

    In limit the small bet counts as the blind. A level with several classes of game counts by the
    dearest of them.
    """
    in_play = structure.entry_chips * players
    after = timedelta()
    last = 0
    for number, (step, length) in enumerate(zip(structure.steps, structure.lengths, strict=True)):
        after += length
        if isinstance(step, Level):
            last = number
            if in_play <= blinds_at_end * dearest(step):
                return Ending(number, after, in_time=True)
    return Ending(last, sum(structure.lengths[: last + 1], timedelta()), in_time=False)


def dearest(level: Level) -> int:
    """The largest blind or small bet of a level."""
    return max((one.stakes.measure for one in level.all_stakes), default=0)


def step_after(structure: Structure, played: timedelta) -> int:
    """Which step is on when so much time has passed since the first hand; the last at most."""
    for number, length in enumerate(structure.lengths):
        played -= length
        if played < timedelta():
            return number
    return len(structure.steps) - 1


def timetable(structure: Structure, start: datetime) -> tuple[datetime, ...]:
    """When each step begins; breaks until a time of day and the next day's start are kept to."""
    here, starts = start, []
    for step, length in zip(structure.steps, structure.lengths, strict=True):
        starts.append(here)
        if isinstance(step, Break) and step.until:
            here = _next(here, step.until)
        elif isinstance(step, DayEnd) and step.resumes:
            here = _next(here, step.resumes)
        else:
            here += length
    return tuple(starts)


def _next(moment: datetime, until: time) -> datetime:
    then = moment.replace(hour=until.hour, minute=until.minute, second=0, microsecond=0)
    return then if then >= moment else then + timedelta(days=1)


def _blinds(wish: Wish) -> Iterator[tuple[int, int]]:
    """Small and big blinds from the first level to the expected end."""
    growth = STEEPNESSES[wish.steepness]
    first = max(_rounded(wish.chips / wish.depth), 2 * wish.smallest_chip)
    end = max(wish.chips * wish.players / BLINDS_AT_END, first)
    count = ceil(log(end / first) / log(growth) - 1e-9) + 1
    big = 0
    for number in range(count):
        big = _above(big, first * growth**number, wish.smallest_chip)
        yield _small(big, wish), big


def _later(wish: Wish, big: int) -> Iterator[tuple[int, int]]:
    for _ in range(2):
        big = _above(big, big * STEEPNESSES[wish.steepness], wish.smallest_chip)
        yield _small(big, wish), big


def _small(big: int, wish: Wish) -> int:
    """Half the big blind, in chips that are still in play: 300 – 500 without the small ones."""
    fitting = [
        one for one in usual_from(wish.smallest_chip) if big % one == 0 and big * 2 >= one * 20
    ]
    chip = max(fitting, default=wish.smallest_chip)
    return min(-(-(big // 2) // chip) * chip, big)


def _rounded(amount: float) -> int:
    """The nearest amount that dealers like to count.

    >>> [_rounded(one) for one in (98, 137, 274, 1100)]
    [100, 150, 300, 1000]
    """
    ten = 1
    while amount / ten >= 100:
        ten *= 10
    near = min((*_ROUND, 100), key=lambda digits: abs(digits - amount / ten))
    return near * ten


def _makes_round_amounts(chip: int) -> bool:
    """Whether some power of ten is so many of these chips."""
    for factor in (2, 5):
        while chip % factor == 0:
            chip //= factor
    return chip == 1


def _above(big: int, wanted: float, chip: int) -> int:
    """A round amount near the one that is wanted, more than the last one, in whole chips."""
    made = _rounded(wanted)
    while made <= big * 1.1 or made % chip:
        wanted *= 1.1
        made = _rounded(wanted)
    return made


def _with_breaks(levels: Sequence[Level], wish: Wish) -> Iterator[Step]:
    """A break after every few levels, with the chips that no later level needs."""
    chips = list(usual_from(wish.smallest_chip))
    for number, level in enumerate(levels, start=1):
        yield level
        if number % wish.levels_between == 0 and number < len(levels):
            later = [bet for one in levels[number:] for bet in one.stakes if bet]
            gone = []
            while len(chips) > 1 and not any(bet % chips[1] for bet in later):
                gone.append(chips.pop(0))
            yield Break(wish.break_minutes, tuple(gone))
