"""Blocks on as many sides as they take, with what has to stay together."""

from collections.abc import Sequence

from director.reports.blocks.book_text import Chapter, Listing, Table
from director.reports.blocks.events import Happenings
from director.reports.blocks.figures import Grid, InColumns
from director.reports.blocks.games import Answers, Board, Hand
from director.reports.blocks.text import Points, Prose, Section
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.sides.page import Page

_MOST_KEPT = 14
"""Blocks that can stay together: the board, ten hands and why."""


def paged(
    blocks: Sequence[Block], placed: Sequence[Placed], sizes: Sizes, room: float
) -> tuple[Page, ...]:
    """Blocks on as many sides as they take; a title stays with what it stands over."""
    pages: list[Page] = []
    here: list[tuple[Placed, float]] = []
    down = 0.0
    waiting = list(zip(blocks, placed, strict=True))[::-1]
    while waiting:
        block, one = waiting.pop()
        new_side = bool(here) and one.begins
        if not new_side and down + one.height > room + 0.01:
            parts = split(block, room - down, sizes)
            if parts:
                here.append((place(parts[0], sizes), down))
                waiting.append((parts[1], place(parts[1], sizes)))
                new_side, one = True, Placed(0, _nothing)
        needed = one.height + _kept_with(block, waiting, room)
        if here and (new_side or down + needed > room + 0.01):
            pages.append(Page(tuple(here)))
            here, down = [], 0.0
            if one.height > room:  # too long for a side of its own, too: it is parted there
                waiting.append((block, one))
                continue
        if one.height:
            here.append((one, down))
            down += one.height
    if here:
        pages.append(Page(tuple(here)))
    return tuple(pages)


def _kept_with(block: Block, waiting: Sequence[tuple[Block, Placed]], room: float) -> float:
    """How much of what follows has to stay on the same side; of a list only its beginning."""
    kept = 0.0
    for following, placed in reversed(waiting[-_MOST_KEPT:]):
        if not _stays_with(block, following):
            break
        part_of_it = isinstance(following, Grid | InColumns | Points | Happenings | Listing | Table)
        kept += min(placed.height, room / 4) if part_of_it else placed.height
        block = following
    return kept


def _stays_with(block: Block, following: Block) -> bool:
    """A title stays with what it stands over, the hands of an example with its board and reason.

    What is asked of them stays with its answers.
    """
    match block:
        case Section() | Chapter():
            return not isinstance(following, Chapter)
        case Board() | Hand():
            return isinstance(following, Hand | Prose)
        case Prose():
            return isinstance(following, Answers)
    return False


def _nothing(*_: object) -> None:
    """What has been parted is drawn by its parts."""
