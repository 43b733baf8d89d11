"""Sheets that hang on a door: a narrow grid with everything that follows beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.figures import Beside, Grid, InColumns
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.event_blocks.grid_blocks import shrinks, wanted_width
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD
from director.reports.typesetting.sides.page import Page

_BETWEEN = 2.6
"""Of the type, between the grid and what stands beside it."""
_APART = 0.5
"""Of the type, that two columns of the grid stand further apart than they have to."""
_BAND = 30
"""Of the type: a break across the grid is not broken, unless it is longer than this."""
_WORDS = 14
"""Of the type: sentences beside a grid have lines as long as this at least."""


@dataclass(frozen=True)
class _Aside:
    """A grid, and what stands beside it."""

    grid: Grid
    aside: tuple[Block, ...]


Way = Sequence[Block | _Aside]


def ways_to_stand(blocks: Sequence[Block]) -> Iterator[Way]:
    """What follows the first grid beside it, then as it is said, then one below the other."""
    at = next((n for n, one in enumerate(blocks) if isinstance(one, Grid | Beside)), None)
    if at is None:
        yield blocks
        return
    head, rest = blocks[:at], tuple(blocks[at + 1 :])
    match blocks[at]:
        case Grid() as grid if rest and not any(_is_wide(one) for one in rest):
            yield (*head, _Aside(grid, rest))
            yield blocks
        case Beside((grid, other)) if grid.columns != other.columns:
            if not any(_is_wide(one) for one in rest):
                yield (*head, _Aside(grid, (other, *rest)))
            yield blocks
            yield (*head, grid, other, *rest)
        case Beside(grids):
            yield blocks
            yield (*head, *grids, *rest)
        case _:
            yield blocks


def in_their_order(blocks: Sequence[Block]) -> Sequence[Block]:
    """The same blocks for several sides, where no grid stands beside another."""
    return tuple(
        [grid for one in blocks for grid in (one.grids if isinstance(one, Beside) else (one,))]
    )


def _is_wide(block: Block) -> bool:
    return isinstance(block, Grid | Beside | InColumns)


def fits_wide(way: Way, sizes: Sizes) -> bool:
    """Whether all of it finds its width in this type, with no grid in a smaller one."""
    return not any(
        _aside_width(one, sizes) is None
        if isinstance(one, _Aside)
        else isinstance(one, Grid | Beside) and shrinks(one, sizes)
        for one in way
    )


def _aside_width(block: _Aside, sizes: Sizes) -> float | None:
    """How wide the part beside the grid is; None where there is no room for it."""
    size = sizes.text
    apart = size * _APART * (len(block.grid.columns) - 1)
    bands = [fonts.width(one.cells[0], BOLD, size) for one in block.grid.rows if one.is_across]
    band = min(max(bands, default=0.0) + size, size * _BAND)
    grid = max(wanted_width(block.grid, size) + apart, band)
    left = sizes.width - size * _BETWEEN
    own = min(place(block.grid, sizes).widest, left)
    needs = [
        wanted_width(one, size) if isinstance(one, Grid) else size * _WORDS for one in block.aside
    ]
    if grid + max(needs) > left:
        return None
    return max(*needs, left - own)


@place.register
def _place_aside(block: _Aside, sizes: Sizes) -> Placed:
    width = _aside_width(block, sizes) or 0.0
    between = sizes.text * _BETWEEN
    grid = place(block.grid, sizes._replace(width=sizes.width - width - between))
    parts = [place(one, sizes._replace(width=width)) for one in block.aside]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        grid.draw(canvas, x, y)
        for part in parts:
            part.draw(canvas, x + sizes.width - width, y)
            y -= part.height

    height = max(grid.height, sum([part.height for part in parts]))
    return Placed(height, draw, sizes.width)


def one_page(way: Way, sizes: Sizes) -> Page | None:
    """All of it below each other; None where one side does not hold it."""
    placed, down = [], 0.0
    for one in way:
        part = place(one, sizes)
        placed.append((part, down))
        down += part.height
    return Page(tuple(placed)) if down <= sizes.room else None
