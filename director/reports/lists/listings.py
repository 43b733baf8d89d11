"""The lists of a document, as plain rows under their titles: what goes into files of other kinds.

From the same rows as the paper, so that a file and a sheet never differ.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from director.reports.blocks.events import Form, Happenings, Signatures, WallList
from director.reports.blocks.figures import Beside, Column, Grid, InColumns, Row
from director.reports.blocks.text import Heading, Section
from director.reports.documents import Document
from director.tournament.money.amounts import Amount
from director.translation import say

_HAPPENINGS = tuple(
    Column(title, figures=False)
    for title in (say("No."), say("Time"), say("Who"), say("What"), say("Undone"))
)


class Listing(NamedTuple):
    """Rows of a list; the first column that holds figures is known by `figures`."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: tuple[bool, ...]
    """Whether each column holds figures."""

    def typed_rows(self) -> Iterator[list[str | Decimal]]:
        """The rows with amounts, and figures in their columns, as the numbers that they are."""
        for row in self.rows:
            yield [_typed(cell, one) for cell, one in zip(row, self.figures, strict=True)]


_NUMBER = re.compile(r"[-−+]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d+)?")


def _typed(cell: str, is_figure: bool) -> str | Decimal:
    """A card number is none that is counted with, though it is made of digits."""
    if isinstance(cell, Amount):
        return cell.number
    if is_figure and _NUMBER.fullmatch(cell):
        return Decimal(cell.replace(",", "").replace("−", "-"))
    return cell


def listings(document: Document) -> tuple[Listing, ...]:
    """Its lists in their order; those of the same columns that follow each other are one."""
    found: list[Listing] = []
    title = document.title
    for block in document.blocks:
        match block:
            case Heading(text) | Section(text):
                title = text
            case Grid():
                _add(found, title, block)
            case InColumns(grid):
                _add(found, title, grid)
            case WallList():
                _add(found, block.title, Grid(block.columns, block.rows))
            case Form(columns, rows, boxes):
                titles = tuple([Column(box, figures=False) for box in boxes])
                _add(found, title, Grid((*columns, *titles), rows))
            case Signatures(columns, rows, _, signed):
                _add(found, title, Grid((*columns, Column(signed, figures=False)), rows))
            case Happenings(lines):
                _add(found, title, Grid(_HAPPENINGS, tuple([Row(line) for line in lines])))
            case Beside(grids):
                for grid in grids:
                    _add(found, title, grid)
    return tuple(found)


def _add(found: list[Listing], title: str, grid: Grid) -> None:
    columns = tuple(f"{one.over} {one.title}".strip() for one in grid.columns)
    rows = tuple(row.cells + ("",) * (len(columns) - len(row.cells)) for row in grid.rows)
    if found and found[-1].columns == columns and found[-1].title == title:
        found[-1] = found[-1]._replace(rows=(*found[-1].rows, *rows))
    else:
        figures = tuple(one.figures for one in grid.columns)
        found.append(Listing(title, columns, rows, figures))
