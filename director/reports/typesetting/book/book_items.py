"""How each block of a book is set, and what it stays with.

What is too wide for a column goes across the page. A title stays with what it stands over, words
that lead on to a list with the first of it, a hand with its board.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.reports.blocks.book_text import Chapter, Listing, Passage, Picture, Table
from director.reports.blocks.figures import Beside, Figures, Grid
from director.reports.blocks.games import Board, Deal, Hand
from director.reports.blocks.text import Heading, Lead, Points, Prose, Section
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.event_blocks.grid_blocks import shrinks

_LEAST_OF_PICTURE = 0.85
"""Of its width: where that brings it to its words, a picture is made smaller, but not more so."""
_MEASURE = 46
"""Of the type: sentences that go across a page are no longer."""
SLIVER = 0.01
"""Points that nobody sees."""


class Item(NamedTuple):
    """A block and how it is set: in a column, or across the page."""

    block: Block
    placed: Placed
    is_across: bool = False


def items_of(blocks: Sequence[Block], full: Sizes, inside: float) -> list[Item]:
    """Each block in a column where it fits, else across; a title goes with what it stands over."""
    wide = full._replace(width=inside)
    coded = _coded(blocks)
    found: list[Item] = []
    below_is_across = False
    for block, is_coded in zip(reversed(blocks), reversed(coded), strict=True):
        placed = place(block, full)
        across = is_coded or _goes_across(block, placed, full)
        if isinstance(block, Section | Chapter) and below_is_across:
            across = True
        if across:
            placed = place(block, readable(block, wide))
        found.append(Item(block, placed, across))
        below_is_across = across
    return found[::-1]


def _coded(blocks: Sequence[Block]) -> list[bool]:
    """Of each block, whether it stands in a chapter with listings, which is set in one column."""
    found: list[bool] = []
    chapter: list[Block] = []
    for block in (*blocks, Chapter("", "")):
        if isinstance(block, Chapter) and block.level == 0:
            found += [any(isinstance(one, Listing) for one in chapter)] * len(chapter)
            chapter = []
        chapter.append(block)
    return found


def _goes_across(block: Block, placed: Placed, full: Sizes) -> bool:
    if isinstance(block, Picture):
        return placed.height < full.width  # what stands upright finds room in a column
    if isinstance(block, Heading | Beside) or (isinstance(block, Lead) and block.opens):
        return True
    if isinstance(block, Chapter) and block.level == 0:
        return True
    if isinstance(block, Grid) and shrinks(block, full):
        return True
    return placed.widest > full.width + SLIVER


def readable(block: Block, wide: Sizes) -> Sizes:
    """Sentences across a page are not as long as the page is wide."""
    if isinstance(block, Prose | Passage | Points | Lead):
        return wide._replace(width=min(wide.width, wide.text * _MEASURE))
    return wide


def made_to_fit(one: Item, room: float, wide: Sizes) -> Item:
    """A picture a little too high for the room there is, as much smaller as it has to be."""
    high, across = one.placed.height, one.placed.widest
    if not isinstance(one.block, Picture) or high <= room:
        return one
    least = place(one.block, wide._replace(width=across * _LEAST_OF_PICTURE))
    if least.height > room:
        return one
    by = (across - least.widest) / (high - least.height)
    width = least.widest + (room - least.height) * by
    return one._replace(placed=place(one.block, wide._replace(width=width)))


def leads_on(block: Block) -> bool:
    """Whether it is nothing without what follows: a title, or words such as "for example:"."""
    if isinstance(block, Passage) and block.words:
        return block.words[-1].text.endswith(":") or all(one.bold for one in block.words)
    return is_title(block)


def is_title(block: Block) -> bool:
    """Whether it is a title inside a book."""
    return isinstance(block, Section | Chapter)


def stays_with(block: Block, following: Block) -> bool:
    """A title stays with what it stands over, the hands of an example with its board and reason."""
    if leads_on(block):
        return True
    match block:
        case Lead() | Figures():
            return isinstance(following, Figures | Deal)
        case Board() | Hand():
            return isinstance(following, Hand | Prose)
        case Prose() | Passage():
            return isinstance(following, Grid | Table)
    return False
