"""Cells to and from a spreadsheet: lines of text with tabs between the cells."""

from collections.abc import Iterable, Sequence

Grid = list[list[str]]


def read_clip(text: str) -> Grid:
    r"""The cells of a text; the empty line at the end of what spreadsheets copy is none.

    >>> read_clip("1\t25\t50\r\n2\t50\t100\r\n")
    [['1', '25', '50'], ['2', '50', '100']]
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n").split("\n")
    return [[cell.strip() for cell in line.split("\t")] for line in lines if line.strip()]


def clip_text(rows: Iterable[Sequence[str]]) -> str:
    """Cells as a text that spreadsheets read."""
    return "\n".join("\t".join(row) for row in rows)


def under_titles(grid: Grid, titles: Sequence[str]) -> Sequence[int] | None:
    """The column of each cell where the first line is made of titles; None where it is not.

    >>> under_titles([["Big blind", "Label"], ["100", "1"]], ["Step", "Label", "Big blind"])
    [2, 1]
    """
    known = {title.casefold(): number for number, title in enumerate(titles)}
    places = [known.get(cell.casefold(), -1) for cell in grid[0]] if grid else []
    return places if places and all(place >= 0 for place in places) else None
