"""Figures on a page: alone, under columns, in charts."""

from dataclasses import dataclass
from typing import NamedTuple

from director.views.charts.chart import Chart


class Figure(NamedTuple):
    """A figure and what it is."""

    title: str
    value: str


@dataclass(frozen=True)
class Figures:
    """Figures side by side."""

    figures: tuple[Figure, ...]


class Column(NamedTuple):
    """A column of a grid; figures stand to the right, words to the left."""

    title: str
    figures: bool = True
    over: str = ""
    """The title over several columns."""
    is_written: bool = False
    """Whether there is room to write in it, between two rules."""


class Row(NamedTuple):
    """A line of a grid; a line of one cell, such as a break, goes across it."""

    cells: tuple[str, ...]
    is_sum: bool = False
    """Whether it is what the rows above it come to: bold, below a rule."""

    @property
    def is_across(self) -> bool:
        """Whether the one cell takes the whole width."""
        return len(self.cells) == 1


@dataclass(frozen=True)
class Grid:
    """Rows under columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    like: tuple[Row, ...] = ()
    """Of a part: all rows, so that columns are as wide on every side."""


@dataclass(frozen=True)
class Beside:
    """Grids side by side, each as wide as it needs to be; read one after the other."""

    grids: tuple[Grid, ...]
    places: int = 0
    """So many have room beside each other, where the last of them are fewer."""
    is_even: bool = False
    """Whether all are equally wide, and stand in line with those below."""


@dataclass(frozen=True)
class InColumns:
    """A long grid that goes on beside itself where the side is wide enough, and over sides."""

    grid: Grid
    abreast: int = 0
    """In so many columns, as on the side before; 0 where that is not decided yet."""


@dataclass(frozen=True)
class Box:
    """Figures in a frame of their own: the stakes of now."""

    title: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class Charted:
    """A chart, as wide as the page."""

    chart: Chart
