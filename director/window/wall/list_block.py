"""A list that fills the wall: its title and the time above it, its pages turning by themselves.

A short list is set as large as it can be; a long one as small as the last table can read, in as
many pages as that takes, and then as large as these have room for. The rows fill the height.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF

from director.tournament.entries.name_order import heading, initial, latin_spelling
from director.translation import say
from director.views.wall.wall import Poster
from director.views.wall.wall_lists import ListRow, WallList
from director.window.look.fonts import MEDIUM, SEMIBOLD
from director.window.wall.blocks import (
    RIGHT,
    Block,
    Fill,
    Text,
    columns,
    cut,
    ems,
    figures,
    fitting,
    lines,
    paragraph,
    text,
)
from director.window.wall.event_color import accent

_SIZES = (0.15, 0.135, 0.12, 0.105, 0.094, 0.084, 0.075, 0.068, 0.062, 0.057, 0.052, 0.049)
"""Of the rows, by the unit of the wall: the first that needs no more pages than the smallest."""
_SMALL = (0.046, 0.043, 0.039)
"""The smallest of several pages; and what a list of names may come to that then has room on
one, or any that would take more than"""
_MANY = 8
"""so many."""
_ROW, _LOOSE = 1.4, 2.2
"""The least height of a row, by its size, and the most."""
_COLUMN = 0.5
"""The least width of a column, by the unit."""
_BETWEEN = 0.05
"""The room between two columns, by the unit."""
_CAPTION = 0.0375
_HEAD = 0.139
"""What stands above a list, by the unit, where it has no more of a place."""
_FULL = 0.75
"""A page ends where a letter ends, if that fills so much of it."""
_LONG, _CUT = 1.3, 60
"""A name is very long that is longer by so much than nine in ten; of more names than so many, all
that are longer."""
_LETTERS = 3
"""So many letters of a name say where a page begins and ends."""


def list_blocks(poster: Poster, shown: WallList, where: QRectF, unit: float) -> list[Block]:
    """The title, the time beside it, and the page of this moment."""
    top = max(0.15, unit * _HEAD / where.height())
    above, _, below, foot = cut(where, top, 0.02, 0.90 - top, 0.075)
    setting = _setting(shown, below, unit)
    every = pages(shown.rows, setting.across * setting.down, by_name=shown.by_name)
    number = shown.turn % len(every)
    page = every[number]
    blocks = _head(poster, shown, _range(every, number) if shown.by_name else "", above, unit)
    blocks.append(Fill(QRectF(where.x(), above.bottom(), where.width(), 2), "line"))
    if not page:
        return blocks + _nothing(poster, shown, below, unit)
    blocks += _rows(poster, shown, page, below, setting, unit)
    told = say("{page} of {pages}", page=number + 1, pages=len(every)) if len(every) > 1 else ""
    wide = ems(told, MEDIUM) * unit * _CAPTION * 1.25
    right = QRectF(foot.right() - wide, foot.y(), wide, foot.height())
    left = foot.adjusted(0, 0, -wide - unit * 0.03, 0)
    if poster.message:
        blocks.append(text(left, poster.message, unit * 0.04, poster.tone, SEMIBOLD))
    if told:
        blocks.append(text(right, told, unit * _CAPTION, "faint", MEDIUM, RIGHT))
    return blocks


def _nothing(poster: Poster, shown: WallList, where: QRectF, unit: float) -> list[Block]:
    """What is said where no row is, and what the room is to know now."""
    _, said, told, _ = cut(where, 0.2, 0.3, 0.25, 0.25)
    blocks: list[Block] = [*paragraph(said, shown.empty, unit * 0.13, "text", SEMIBOLD, 2)]
    if poster.message:
        blocks += paragraph(told, poster.message, unit * 0.075, poster.tone, SEMIBOLD, 2)
    return blocks


def _head(poster: Poster, shown: WallList, part: str, where: QRectF, unit: float) -> list[Block]:
    """The title and which part of the list this is; at the other end the level and its time."""
    wide = min(unit * 0.62, where.width() * 0.42)
    right = QRectF(where.right() - wide, where.y(), wide, where.height())
    _, level, time = cut(right, 0.04, 0.34, 0.56)
    left = where.adjusted(0, 0, -wide - unit * 0.03, 0)
    if part:
        _, title, letters = cut(left, 0.04, 0.34, 0.56)
        blocks = [
            text(title, shown.title, unit * 0.045, "soft", SEMIBOLD),
            text(letters, part, unit * 0.095, "text", SEMIBOLD),
        ]
    else:
        blocks = [text(left, shown.title, unit * 0.095, "text", SEMIBOLD)]
    blocks.append(text(level, poster.title, unit * 0.045, "soft", MEDIUM, RIGHT))
    if poster.time:
        sized = figures(time, poster.time, poster.widest, unit * 0.12, poster.colour)
        blocks.append(sized._replace(side=RIGHT))
    return list(blocks)


class _Setting(NamedTuple):
    """How the rows of a list stand on its pages."""

    size: float
    across: int
    """Columns beside each other."""
    down: int
    """The most rows of a column."""


def _setting(shown: WallList, where: QRectF, unit: float) -> _Setting:
    """The largest rows that need no more pages than the smallest do."""
    count = len(shown.rows)
    large, *_, small = [_set_in(shown, where, unit * part, unit) for part in _SMALL]
    most = -(-count // (large.across * large.down))
    if shown.by_name and count <= small.across * small.down:
        most = 1
    if most > _MANY:
        return small
    for part in (*_SIZES, *_SMALL):
        made = _set_in(shown, where, unit * part, unit)
        fits = _widest(shown, made.size, unit) <= where.width()
        if fits and count <= made.across * made.down * most:
            return made
    return small


def _set_in(shown: WallList, where: QRectF, size: float, unit: float) -> _Setting:
    across = max(1, int(where.width() / max(unit * _COLUMN, _widest(shown, size, unit))))
    down = max(1, int(_height(shown, where, unit) / (size * _ROW)))
    return _Setting(size, min(across, -(-len(shown.rows) // down)) or 1, down)


def _widest(shown: WallList, size: float, unit: float) -> float:
    """How wide a column should be for all names but a few long ones."""
    names = _usual(tuple(row.name for row in shown.rows))
    before = _longest(tuple(row.before for row in shown.rows))
    beside = sum(_cell_widths(shown, size, unit)) + unit * _BETWEEN
    return size * (names + before + (0.7 if before else 0)) + beside


@lru_cache(maxsize=16)
def _usual(names: tuple[str, ...]) -> float:
    """How wide the widest of these names is by its size, a few very long ones apart."""
    widths = sorted(ems(one, MEDIUM) for one in names)
    usual = widths[len(widths) * 9 // 10] if widths else 0.0
    if len(names) > _CUT:
        return usual
    return max((one for one in widths if one <= usual * _LONG), default=0.0)


def _height(shown: WallList, where: QRectF, unit: float) -> float:
    """What the rows have of a place, below their captions."""
    return where.height() - (unit * _CAPTION * 1.5 if shown.captions else 0)


def _rows(
    poster: Poster,
    shown: WallList,
    page: Sequence[ListRow],
    where: QRectF,
    setting: _Setting,
    unit: float,
) -> list[Block]:
    """The rows of a page down the columns, with the captions above each."""
    if not page:
        return []
    blocks: list[Block] = []
    size, across, down = setting
    if len(shown.rows) <= across * down or not shown.by_name:
        down = -(-len(page) // across)
    free = _height(shown, where, unit)
    high = min(free / down, size * _LOOSE)
    widths = _cell_widths(shown, size, unit)
    before = max((ems(row.before, MEDIUM) for row in shown.rows), default=0) * size
    before += size * 0.7 if before else 0
    each = -(-len(page) // across)
    for number, column in enumerate(columns(where, across, unit * _BETWEEN)):
        here = page[number * each : (number + 1) * each]
        if not here:
            break
        top = column.y()
        if shown.captions:
            line = QRectF(column.x(), top, column.width(), unit * _CAPTION * 1.5)
            for cell, words in zip(_cells(line, widths), shown.captions, strict=True):
                blocks.append(Text(cell, words, unit * _CAPTION, "faint", MEDIUM, RIGHT))
            top = line.bottom()
        place = QRectF(column.x(), top, column.width(), high * down)
        for row, line in zip(here, lines(place, down), strict=False):
            leads = accent(poster) if row.before == "1" else "text"
            blocks += _row(row, line, size, widths, before, leads, shown.faded)
            blocks.append(Fill(QRectF(line.x(), line.bottom() - 1, line.width(), 1), "line"))
    return blocks


def _row(
    row: ListRow,
    line: QRectF,
    size: float,
    widths: Sequence[float],
    before: float,
    colour: str,
    faded: int,
) -> list[Block]:
    """The name, as far as there is room, and at the other end what belongs to it."""
    blocks: list[Block] = []
    if row.before:
        first = QRectF(line.x(), line.y(), before, line.height())
        blocks.append(Text(first, row.before, size, "soft", MEDIUM))
    name = line.adjusted(before, 0, -sum(widths), 0)
    said = shortened(row.name, name.width() / size)
    blocks.append(Text(name, said, size, colour, MEDIUM))
    for number, (cell, words) in enumerate(zip(_cells(line, widths), row.cells, strict=False)):
        if words:
            fits = min(size, fitting(cell, [words], SEMIBOLD, size))
            ink, weight = ("soft", MEDIUM) if number < faded else (colour, SEMIBOLD)
            blocks.append(Text(cell, words, fits, ink, weight, RIGHT))
    return blocks


def _cell_widths(shown: WallList, size: float, unit: float) -> list[float]:
    """How wide each of the cells is, of all rows: nothing moves when a page turns."""
    count = max((len(row.cells) for row in shown.rows), default=0)
    captions = (*shown.captions, *[""] * count)
    return [
        max(
            size * _longest(tuple(row.cells[one] for row in shown.rows)),
            unit * _CAPTION * ems(captions[one], MEDIUM),
        )
        + size * 0.8
        for one in range(count)
    ]


@lru_cache(maxsize=64)
def _longest(words: tuple[str, ...]) -> float:
    return max((ems(one, SEMIBOLD) for one in words), default=0.0)


def _cells(line: QRectF, widths: Sequence[float]) -> list[QRectF]:
    """The places of the cells at the end of a line."""
    places, right = [], line.right()
    for width in reversed(widths):
        places.append(QRectF(right - width, line.y(), width, line.height()))
        right -= width
    return places[::-1]


@lru_cache(maxsize=4096)
def shortened(name: str, most: float) -> str:
    """A name without its end where it is wider than so many of its sizes."""
    if ems(name, MEDIUM) <= most:
        return name
    kept = len(name)
    while kept and ems(f"{name[:kept].rstrip()}…", MEDIUM) > most:
        kept -= 1
    return f"{name[:kept].rstrip()}…"


def pages(rows: Sequence[ListRow], most: int, *, by_name: bool) -> list[Sequence[ListRow]]:
    """Rows cut into pages of so many at most; by name, where a letter ends if that is near."""
    made: list[Sequence[ListRow]] = []
    start = 0
    if not by_name and rows:
        most = -(-len(rows) // -(-len(rows) // most))  # all about as full
    while start < len(rows):
        end = min(start + most, len(rows))
        if by_name and end < len(rows):
            ends = range(end, start + int(most * _FULL), -1)
            end = next((one for one in ends if _letter(rows[one]) != _letter(rows[one - 1])), end)
        made.append(rows[start:end])
        start = end
    return made or [()]


def _letter(row: ListRow) -> str:
    return heading(row.name) or initial(row.name)


def _range(every: Sequence[Sequence[ListRow]], number: int) -> str:
    """From where to where a page goes, by no more letters than tell it from the pages beside it."""
    page = every[number]
    if not page:
        return ""
    before = _looked_for(every[number - 1][-1]) if number else ""
    after = _looked_for(every[number + 1][0]) if number + 1 < len(every) else ""
    first = _beginning(_looked_for(page[0]), before)
    last = _beginning(_looked_for(page[-1]), after)
    return first if first == last else f"{first} – {last}"


def _looked_for(row: ListRow) -> str:
    """What a name is looked for by: its Latin letters, where it has some."""
    return latin_spelling(row.name) or row.name


def _beginning(name: str, beside: str) -> str:
    """As many letters as tell a name from the one beside it."""
    count = next(
        (one for one in range(1, _LETTERS) if name[:one].casefold() != beside[:one].casefold()),
        _LETTERS,
    )
    return name[:count].strip()


def messages(poster: Poster, where: QRectF, unit: float) -> list[Block]:
    """A wall for announcements alone: the words as large as fit, the time below them."""
    words, foot = cut(where.adjusted(0, unit * 0.03, 0, 0), 0.82, 0.18)
    said = poster.announcement or poster.message or poster.name
    blocks: list[Block] = [*paragraph(words, said, unit * 0.17, "text", SEMIBOLD, 6)]
    left, right = columns(foot, 2, unit * 0.04)
    blocks.append(text(left, poster.title, unit * 0.06, "soft", SEMIBOLD))
    if poster.time:
        sized = figures(right, poster.time, poster.widest, unit * 0.12, poster.colour)
        blocks.append(sized._replace(side=RIGHT))
    return blocks
