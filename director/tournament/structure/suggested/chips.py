"""The chips of a suggested schedule: which there are, and which can leave play in a break."""

from collections.abc import Collection, Iterator, Sequence
from math import gcd

from director.tournament.chips.chip_set import USUAL, Chip, stack_of, usual_from, worth
from director.tournament.structure.schedule import BLINDS_AT_END
from director.tournament.structure.structure import Level, Structure
from director.tournament.structure.suggested.amounts import DEPTH

_LARGEST_OF_BET = 4
"""A chip is on the tables where it is at most such a part of the dearest bet."""


def not_needed(in_play: Sequence[int], bets: Sequence[int]) -> Iterator[int]:
    """The smallest chips that could leave play, as none of these bets needs them."""
    for at, chip in enumerate(in_play[:-1], start=1):
        rest = gcd(*in_play[at:])
        if any(bet % rest for bet in bets):
            return
        yield chip


def chip_set_for(structure: Structure, chips: int, players: int, least: int) -> tuple[Chip, ...]:
    """The chips on the tables for a starting stack; where the sheet has none, the usual ones.

    `least` is the least that a level may be played for, in smallest chips.
    """
    known = structure.chip_set
    if known and worth(known) in (0, chips):
        return known
    if known:
        made = stack_of(chips, [one.value for one in known])
        in_stack = {one.value: one.in_stack for one in made}
        return tuple([one._replace(in_stack=in_stack.get(one.value, 0)) for one in known])
    removed = [
        chip for step in structure.steps if not isinstance(step, Level) for chip in step.remove
    ]
    first = chips // (DEPTH * least)
    smallest = min(removed, default=max([1, *[value for value in USUAL if value <= first]]))
    stack_values = usual_from(smallest)
    stack = stack_of(chips, stack_values)
    largest = chips * players // (_LARGEST_OF_BET * BLINDS_AT_END)
    largest_in_stack = max((one.value for one in stack), default=0)
    more = [value for value in stack_values if largest_in_stack < value <= max(largest, smallest)]
    return (*stack, *(Chip(value) for value in more))


def proposed_set(structure: Structure) -> tuple[Chip, ...]:
    """The chips of a sheet again, so that they make a starting stack; the colors stay.

    The smallest is the lowest that a bet of its stakes needs, or that a break removes. Where the
    denominations of the sheet make no such stack, the usual ones do; nothing where none do.
    """
    bets = [
        bet for level in structure.levels for one in level.all_stakes for bet in one.stakes if bet
    ]
    removed = {
        chip for step in structure.steps if not isinstance(step, Level) for chip in step.remove
    }
    needed = gcd(*bets, structure.starting_chips)
    known = {one.value: one for one in structure.chip_set}
    own = sorted({*known, *removed})
    larger = [value for value in USUAL if value > max(own, default=0)]
    made = [
        stack
        for values in (own, [*own, *larger], USUAL)
        if (stack := _stack(structure.starting_chips, needed, values, removed))
    ]
    handy = [stack for stack in made if max(one.in_stack for one in stack) <= _MOST_OF_ONE]
    stack = next(iter((*handy, *made)), ())
    in_stack = {one.value: one.in_stack for one in stack}
    lowest = min(in_stack, default=0)
    every = sorted({*in_stack, *(value for value in known if value >= lowest)})
    return tuple(
        Chip(value, known[value].colour if value in known else "", in_stack.get(value, 0))
        for value in (every if stack else ())
    )


_MOST_OF_ONE = 24
"""So many chips of one denomination are handed to a player, and no more where others would do."""


def _stack(
    chips: int, needed: int, values: Sequence[int], removed: Collection[int]
) -> tuple[Chip, ...]:
    """A stack of these chips from the lowest on that bets need, or that a break removes."""
    fitting = [value for value in values if needed % value == 0]
    lowest = min((*removed, *fitting[-1:]), default=0)
    in_use = [value for value in values if value >= lowest] if fitting else []
    return stack_of(chips, in_use) if in_use else ()
