"""A schedule out of wishes that keeps the kind of a structure: its games, its stakes, its chips.

Every class of stakes has what its games need at every level, in chips that are in play by then; the
stakes rise evenly from about a hundred in a stack, and the event is over when it was asked to be.
What is typed stays, unless it is to make room. All amounts are chips.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count
from typing import NamedTuple

from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.schedule import BLINDS_AT_END, Ending, expected_end
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Expected, Level, Step, Structure
from director.tournament.structure.suggested.amounts import MOST_LEVELS, Slope
from director.tournament.structure.suggested.chips import chip_set_for, not_needed
from director.tournament.structure.suggested.ladders import rungs
from director.tournament.structure.suggested.moments import Moved, moved_moments, with_moments
from director.tournament.structure.suggested.stakes import (
    ANTES,
    NO_ANTE,
    Bets,
    Forced,
    amount_of,
    ante_of,
    bets_by_class,
    first_ante,
    least_amount,
    stakes_for,
    with_stakes,
)
from director.translation import say

_A_SITTING = 100
"""After about so many minutes of play there is a break."""
_LATER = 2
"""So many levels more than are expected, for a long end."""
_DIGITS = re.compile(r"[0-9]{1,6}")


class Wish(NamedTuple):
    """What somebody wants of a schedule."""

    players: int
    chips: int
    """A starting stack."""
    hours: float
    """From the first hand to the last, breaks included."""
    level_minutes: int = 20
    break_minutes: int = 10
    levels_between: int = 0
    """Levels from one break to the next; 0 for as many as make a usual sitting."""
    depth: int = 0
    """Small bets or big blinds in a starting stack; 0 for about a hundred."""
    ante: str = ""
    """Of no-limit games, one of ANTES; empty for as the sheet has it."""
    keep: bool = True
    """Whether levels and breaks that are typed stay, and the suggestion goes on from there."""
    begun: int = 0
    """So many steps have been played, or are being played, and stay as they are."""


class Suggestion(NamedTuple):
    """A structure with a suggested schedule, and what has become of the one that was typed."""

    structure: Structure
    kept: int
    """So many of the first steps are those that were typed."""
    filled: tuple[int, ...]
    """Which of those have got stakes that they lacked, counted from 0."""
    replaced: tuple[Step, ...]
    """What was typed and makes room."""
    new_stack: bool
    """Whether the starting stack is made of other chips than before."""
    moved: tuple[Moved, ...]
    ending: Ending

    @property
    def added(self) -> tuple[Step, ...]:
        """What is new."""
        return self.structure.steps[self.kept :]


def suggested(structure: Structure, wish: Wish, forced: Forced) -> Suggestion:
    """A schedule for the games of a structure. Raises ValueError for a wish nobody can fulfil."""
    _check(wish)
    kept = _kept(structure, wish)
    bets = bets_by_class(structure, structure.games, forced).values()
    least = least_amount(bets, (1,))
    chip_set = chip_set_for(structure, wish.chips, wish.players, least)
    planned = replace(structure, starting_chips=wish.chips, chip_set=chip_set)
    plan = _Plan(planned, wish, forced, structure.steps[:kept])
    steps = plan.steps()
    moved = tuple(moved_moments(structure, steps))
    made = with_moments(
        replace(
            planned,
            steps=steps,
            expected=Expected(wish.players, round(wish.hours * 60)),
        ),
        moved,
    )
    return Suggestion(
        structure=made,
        kept=kept,
        filled=tuple(at for at in range(kept) if made.steps[at] != structure.steps[at]),
        replaced=structure.steps[kept:],
        new_stack=made.chip_set != structure.chip_set,
        moved=moved,
        ending=expected_end(made, wish.players),
    )


def _check(wish: Wish) -> None:
    if wish.chips < 1 or wish.players < 2 or wish.hours <= 0 or wish.level_minutes < 1:
        raise ValueError(say("players, chips, hours and minutes must be more than zero"))
    if wish.ante and wish.ante not in ANTES:
        raise ValueError(wish.ante)
    if wish.hours * 60 / wish.level_minutes > MOST_LEVELS:
        raise ValueError(say("that is more than {most} levels: lengthen them", most=MOST_LEVELS))


def _kept(structure: Structure, wish: Wish) -> int:
    """How many of the first steps stay: those before the last levels that have no stakes yet."""
    if not wish.keep:
        return wish.begun
    steps = structure.steps
    said = [at for at, step in enumerate(steps) if not isinstance(step, Level) or step.all_stakes]
    has_stakes = any(level.all_stakes for level in structure.levels)
    return max(wish.begun, said[-1] + 1 if has_stakes else 0)


class _Plan:
    """A schedule in the making: which steps there are, and what each level is played for."""

    def __init__(
        self, structure: Structure, wish: Wish, forced: Forced, kept: Sequence[Step]
    ) -> None:
        self._structure, self._wish, self._forced = structure, wish, forced
        self._kept = tuple(kept)
        self._levels = [step for step in kept if isinstance(step, Level)]
        values = [chip.value for chip in structure.chip_set]
        self._in_play = list(_in_play(values, kept))
        """The chips at each kept step, and after the last of them."""
        self._style = wish.ante or ante_of(structure)
        self._first_ante = first_ante(structure)
        self._between = wish.levels_between or max(1, round(_A_SITTING / wish.level_minutes))
        self._every = self._bets(structure.games)
        self._typed = [amount_of(level, self._every) for level in self._levels]

    def _slope(self, values: Sequence[int]) -> Slope:
        """The way up in these chips."""
        structure, wish, every = self._structure, self._wish, self._every.values()
        need = structure.entry_chips * wish.players / BLINDS_AT_END
        return Slope(
            rungs(least_amount(every, values), round(8 * need), values),
            need,
            wish.chips,
            wish.players,
            wish.depth,
            tuple(values) if any(one.halved for one in every) else (),
        )

    def steps(self) -> tuple[Step, ...]:
        """The whole schedule, kept and new. Raises ValueError where there can be none."""
        slope = self._slope(self._in_play[-1])
        amounts = self._slope(self._in_play[0]).filled(self._typed)
        low = max(amounts, default=0)
        beyond = [amount for amount in amounts if amount >= slope.need]
        if beyond:
            new: list[int] = []
        elif low:
            new = slope.on_from(low, self._new_in_time())
        else:
            new = slope.from_nothing(self._new_in_time())
        if len(beyond) < 2:
            new += slope.beyond([*amounts, *new][-1], _LATER)
        return (*self._filled(amounts), *self._with_breaks(self._new_levels(new)))

    def _bets(self, games: Sequence[GameOnSheet]) -> Mapping[str, Bets]:
        return bets_by_class(self._structure, games, self._forced)

    def _new_in_time(self) -> int:
        """How many new levels end nearest to the hours, after those that are kept."""
        wanted = self._wish.hours * 60
        minutes = self._kept_minutes
        since, best = self._since_break, (abs(minutes - wanted), 0)
        for number in count(1):
            if since >= self._between:
                minutes, since = minutes + self._wish.break_minutes, 0
            minutes, since = minutes + self._wish.level_minutes, since + 1
            best = min(best, (abs(minutes - wanted), -number))
            if minutes > wanted:
                return -best[1]
        raise AssertionError

    @property
    def _kept_minutes(self) -> float:
        lengths = self._structure.lengths[: len(self._kept)]
        return sum(lengths, timedelta()) / timedelta(minutes=1)

    @property
    def _since_break(self) -> int:
        """Kept levels after the last break."""
        last = [at for at, step in enumerate(self._kept) if isinstance(step, Break)]
        return sum(isinstance(step, Level) for step in self._kept[last[-1] + 1 if last else 0 :])

    def _filled(self, amounts: Sequence[int]) -> list[Step]:
        """The kept steps, each level that has not begun with the stakes that it lacked."""
        filled: list[Step] = []
        numbers = count()
        for at, step in enumerate(self._kept):
            if isinstance(step, Level):
                number = next(numbers)
                if at >= self._wish.begun:
                    chips = self._in_play[at]
                    lacking = self._stakes(step, number, amounts[number], NO_ANTE, chips)
                    step = with_stakes(step, lacking)
            filled.append(step)
        return filled

    def _new_levels(self, amounts: Sequence[int]) -> list[Level]:
        """The levels after those that are kept, numbered on."""
        known = [int(digits[0]) for one in self._levels if (digits := _DIGITS.match(one.label))]
        label = max(known, default=len(self._levels))
        levels = []
        for number, amount in enumerate(amounts, start=len(self._levels)):
            label += 1
            level = Level(str(label), self._wish.level_minutes, game=self._game_of(number))
            ante = self._style if number + 1 >= self._first_ante else NO_ANTE
            stakes = self._stakes(level, number, amount, ante, self._in_play[-1])
            levels.append(with_stakes(level, stakes))
        return levels

    def _game_of(self, number: int) -> str:
        """The game of a level where levels name theirs: as on the sheet, again and again."""
        structure = self._structure
        named = [level.game for level in structure.levels]
        if not any(named):
            by_level = structure.rotation is not None and structure.rotation.kind == "by level"
            names = [structure.name_of(game) for game in structure.games]
            named = names if by_level and len(names) > 1 else [""]
        return named[number % len(named)]

    def _stakes(
        self, level: Level, number: int, amount: int, ante: str, chips: Sequence[int]
    ) -> Mapping[str, Stakes]:
        structure = self._structure
        bets = self._bets(
            structure.games if structure.stakes_classes else self._games(level, number)
        )
        order = [one.id for one in structure.stakes_classes]
        classes = sorted(bets, key=lambda of: order.index(of) if of in order else -1)
        return {of: stakes_for(bets[of], amount, chips, ante) for of in classes}

    def _games(self, level: Level, number: int) -> Sequence[GameOnSheet]:
        """The games that are played at a level, levels counted from 0."""
        turning = level.rotation or self._structure.rotation
        own = level.game or (turning.at_level(number) if turning else "")
        game = self._structure.game(own)
        return (game,) if game else self._structure.games

    def _with_breaks(self, levels: Sequence[Level]) -> Iterator[Step]:
        """A break after every few of the new levels, with the chips that no later level needs."""
        since, in_play = self._since_break, list(self._in_play[-1])
        for number, level in enumerate(levels):
            if since >= self._between:
                later = [
                    bet for one in levels[number:] for _, bets in one.all_stakes for bet in bets
                ]
                gone = tuple(not_needed(in_play, later))
                in_play = in_play[len(gone) :]
                yield Break(self._wish.break_minutes, gone)
                since = 0
            yield level
            since += 1


def _in_play(values: Sequence[int], steps: Sequence[Step]) -> Iterator[Sequence[int]]:
    """The chips at each step, and after the last one: what was taken out is not there any more."""
    for step in steps:
        yield values
        gone = () if isinstance(step, Level) else step.remove
        values = [chip for chip in values if chip not in gone] or values
    yield values
