"""A bracket that is larger than a side, parted.

It is parted where a table of a later round has all it comes from; where later rounds are drawn from
all tables, after the first round.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace

from director.reports.blocks.events import Bracket, BracketRound
from director.reports.documents import Block
from director.reports.typesetting.blocks import Sizes, place, split
from director.reports.typesetting.event_blocks.bracket_blocks import in_order, rounds_abreast


@split.register
def _split_bracket(block: Bracket, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    if block.then:
        first = Bracket(block.rounds)
        if place(first, sizes).height <= room:
            return first, replace(block.then[0], then=block.then[1:])
        match _split_bracket(first, room, sizes):
            case (fits, Bracket() as rest):
                return fits, replace(rest, then=(*rest.then, *block.then))
        return None
    if len(block.rounds) == 1:
        return _split_round(block.rounds[0], room, sizes)
    if all(in_order([box.feeds for box in one.boxes]) for one in block.rounds[1:]):
        parts = list(_subtrees(block.rounds, room, sizes))
    else:
        return _split_after_first(block, room, sizes)
    if len(parts) < 2:
        return None
    return parts[0], Bracket(parts[1].rounds, tuple(parts[2:]))


def _split_after_first(block: Bracket, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    """The first round by itself, those that are drawn from it beside each other."""
    first = Bracket(block.rounds[:1])
    others = Bracket(block.rounds[1:], head=block.head, is_written=bool(block.head))
    if place(first, sizes).height <= room:
        return first, others
    match _split_round(block.rounds[0], room, sizes):
        case (fits, Bracket() as rest):
            return fits, replace(rest, then=(others,))
    return None


def _split_round(one: BracketRound, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    def first(count: int) -> Bracket:
        return Bracket((one._replace(boxes=one.boxes[:count]),))

    counts = range(1, len(one.boxes))
    # the more boxes, the higher
    fit = bisect_left(counts, True, key=lambda count: place(first(count), sizes).height > room)
    return (first(fit), Bracket((one._replace(boxes=one.boxes[fit:]),))) if fit else None


def _subtrees(rounds: Sequence[BracketRound], room: float, sizes: Sizes) -> Iterator[Bracket]:
    """As many rounds as a side holds with some boxes of the last and all that come to them.

    The rounds after those begin with the same last boxes on sides of their own.
    """
    for depth in range(min(rounds_abreast(sizes), len(rounds)) - 1, 0, -1):
        every = [_part(rounds, depth, (root,)) for root in range(len(rounds[depth].boxes))]
        if all(place(one, sizes).height <= room for one in every):
            break
    else:
        yield from [Bracket((one,)) for one in rounds]
        return
    roots = list(range(len(rounds[depth].boxes)))
    while roots:
        fit = 1
        while fit < len(roots) and _fits(rounds, depth, roots[: fit + 1], room, sizes):
            fit += 1
        yield _part(rounds, depth, tuple(roots[:fit]))
        roots, room = roots[fit:], sizes.room  # no heading stands on the sides after the first
    if depth + 1 < len(rounds):
        upper = Bracket(tuple(rounds[depth:]))
        if place(upper, sizes).height <= room:
            yield upper
        else:
            yield from _subtrees(rounds[depth:], room, sizes)


def _fits(
    rounds: Sequence[BracketRound],
    depth: int,
    roots: Sequence[int],
    room: float,
    sizes: Sizes,
) -> bool:
    return place(_part(rounds, depth, tuple(roots)), sizes).height <= room


def _part(rounds: Sequence[BracketRound], depth: int, roots: tuple[int, ...]) -> Bracket:
    """These boxes of a round, and before them all from which somebody comes to them."""
    kept = [sorted(roots)]
    for one in reversed(rounds[1 : depth + 1]):
        kept.insert(0, sorted({feed for box in kept[0] for feed in one.boxes[box].feeds}))
    found = []
    for number, (one, boxes) in enumerate(zip(rounds, kept, strict=False)):
        places = {box: n for n, box in enumerate(kept[number - 1])} if number else {}
        cut = [
            one.boxes[box]._replace(feeds=tuple([places[feed] for feed in one.boxes[box].feeds]))
            if number
            else one.boxes[box]
            for box in boxes
        ]
        found.append(one._replace(boxes=tuple(cut)))
    return Bracket(tuple(found))
