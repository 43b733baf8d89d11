"""Paragraphs parted at the end of a column, so that no line of them stands alone."""

from functools import singledispatch

from director.reports.blocks.book_text import Passage, Words
from director.reports.blocks.text import Prose
from director.reports.documents import Block
from director.reports.typesetting.blocks import Sizes
from director.reports.typesetting.book.manual_blocks import lines_of
from director.reports.typesetting.lettering.fonts import REGULAR
from director.reports.typesetting.lettering.text_fitting import wrapped

_TOGETHER = 2
"""Lines that stay together at either end."""

Parts = tuple[Block, Block]


@singledispatch
def parted(
    block: Block,  # noqa: ARG001 -- this and what follows: for kinds that can be parted
    room: float,  # noqa: ARG001 -- the same
    sizes: Sizes,  # noqa: ARG001 -- the same
) -> Parts | None:
    """A paragraph as the lines that find room and the others; None where it stays whole."""
    return None


@parted.register
def _prose(block: Prose, room: float, sizes: Sizes) -> Parts | None:
    lines = wrapped(block.text, REGULAR, sizes.text, sizes.width)
    fit = _fitting(len(lines), room, sizes.text * 1.32)
    if not fit:
        return None
    return Prose(" ".join(lines[:fit])), Prose(" ".join(lines[fit:]))


@parted.register
def _passage(block: Passage, room: float, sizes: Sizes) -> Parts | None:
    if block.mark:
        return None
    counts = lines_of(block, sizes)
    fit = _fitting(len(counts), room, sizes.text * 1.36)
    if not fit:
        return None
    taken = sum(counts[:fit])
    first: list[Words] = []
    rest: list[Words] = []
    for words in block.words:
        pieces = words.text.split(" ")
        count = sum([bool(piece) for piece in pieces])
        if rest or (count and not taken):
            rest.append(words)
        elif count <= taken:
            first.append(words)  # with the space at its end, which parts it from the next
            taken -= count
        else:
            own = [at for at, piece in enumerate(pieces, 1) if piece][taken - 1]
            first.append(words._replace(text=" ".join(pieces[:own])))
            rest.append(words._replace(text=" ".join(pieces[own:])))
            taken = 0
    return Passage(tuple(first)), Passage(tuple(rest))


def _fitting(lines: int, room: float, step: float) -> int:
    """How many of the lines stand above the end; 0 where they cannot be parted there."""
    fit = min(int(room / step), lines - _TOGETHER)
    return fit if fit >= _TOGETHER else 0
