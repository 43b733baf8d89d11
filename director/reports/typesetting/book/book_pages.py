"""The pages of a book: blocks flow through columns, chapter after chapter, without white between.

What is too wide for a column goes across the page, and the columns above it end at one height. A
title stays with what it stands over, a hand with its board; no line of a paragraph stands alone.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports.documents import (
    Beside,
    Block,
    Board,
    Chapter,
    Deal,
    Diagrams,
    Document,
    Figures,
    Grid,
    Hand,
    Heading,
    Lead,
    Leads,
    Listing,
    Passage,
    Picture,
    Points,
    Prose,
    Section,
    Table,
)
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.book.parted_text import parted
from director.reports.typesetting.event_blocks.grid_blocks import shrinks
from director.reports.typesetting.lettering.text_fitting import LEGIBLE, SMALLEST
from director.reports.typesetting.sides.page import PAPER_SIZES, Layout, Page

_TYPE = {1: 8.8, 2: 9.2}
"""Points of type, by the columns of a page."""
_WIDE_PAPER = 500
"""Points of width from which a page has two columns."""
_MARGIN = 0.075
"""Of the width."""
_FOOT = 14
"""Points at the bottom of a page for its number."""
_GUTTER = 2.2
"""Of the type, between two columns."""
_MEASURE = 46
"""Of the type: sentences that go across a page are no longer."""
_FEW = 7
"""Lines that are not worth being set in columns between two things that go across."""
_AFTER_TITLE = 6
"""Lines below the title of a chapter, which would rather begin another page than stand alone."""
_MOST_KEPT = 0.36
"""Of a page: more than that does not stay together."""
_MOST_TOGETHER = 8
"""Blocks that a title of a chapter looks at, to see whether they find room below it."""
_STEPS = 14
"""How exactly the ends of columns are brought to one height."""
_SLIVER = 0.01


class _Item(NamedTuple):
    """A block and how it is set: in a column, or across the page."""

    block: Block
    placed: Placed
    is_across: bool = False


class _Column(NamedTuple):
    """What stands in a column, and how far down it goes."""

    placed: tuple[tuple[Placed, float], ...]
    down: float


def lay_out_book(document: Document, *, four_colours: bool = False) -> Layout:
    """A book on its pages; the contents know the pages of what they lead to."""
    width, height = PAPER_SIZES[document.paper]
    margin = width * _MARGIN
    columns = 2 if document.flows and width > _WIDE_PAPER else 1
    room = height - 2 * margin - _FOOT
    inside = width - 2 * margin
    size = _TYPE[columns]
    narrow = (inside - size * _GUTTER * (columns - 1)) / columns
    floor = LEGIBLE if document.is_numbered else SMALLEST
    full = Sizes(size, narrow, four_colours, room=room, floor=floor)
    items = _items(document.blocks, full, inside)
    pages = _Pages(full, inside, columns, flows=document.flows).set(items)
    full = full._replace(pages=_begun(pages))
    again = [
        one._replace(placed=place(one.block, full)) if isinstance(one.block, Leads) else one
        for one in items
    ]
    pages = _Pages(full, inside, columns, flows=document.flows).set(again)
    chapters = [one for one in document.blocks if isinstance(one, Chapter)]
    return Layout(width, height, margin, _with_heads(pages, chapters), document.title)


def _begun(pages: Sequence[Page]) -> Mapping[str, int]:
    """The page on which each chapter begins, by its key."""
    return {
        placed.key: number
        for number, page in enumerate(pages, start=1)
        for placed, _ in page.placed
        if placed.key
    }


def _with_heads(pages: Sequence[Page], chapters: Sequence[Chapter]) -> tuple[Page, ...]:
    """Each page with what runs along its top: its chapter, and what begins on it or goes on."""
    by_key = {one.key: one for one in chapters}
    found: list[Page] = []
    chapter = within = ""
    for number, page in enumerate(pages):
        begun = [by_key[one.key] for one, _ in page.placed if one.key]
        goes_on, inner = within, [one.text for one in begun if one.level == 1]
        opening = page.placed[0][0].key if page.placed else ""
        at_top = chapter
        for one in begun:
            if one.level == 0:
                chapter, within = one.text, ""
            elif one.level == 1:
                within = one.text
        names = inner if opening or not goes_on else [goes_on, *inner]
        ends = list(dict.fromkeys([*names[:1], *names[-1:]]))
        on_top = by_key[opening].text if opening and by_key[opening].level == 0 else at_top
        is_said = bool(opening) and by_key[opening].level == 0  # the chapter's title is the first
        head = (on_top or chapter, " – ".join(ends)) if number and not is_said else ("", "")
        found.append(page._replace(head=head))
    return tuple(found)


def _items(blocks: Sequence[Block], full: Sizes, inside: float) -> list[_Item]:
    """Each block in a column where it fits, else across; a title goes with what it stands over."""
    wide = full._replace(width=inside)
    coded = _coded(blocks)
    found: list[_Item] = []
    below_is_across = False
    for block, is_coded in zip(reversed(blocks), reversed(coded), strict=True):
        placed = place(block, full)
        across = is_coded or _goes_across(block, placed, full)
        if isinstance(block, Section | Chapter) and below_is_across:
            across = True
        if across:
            placed = place(block, _readable(block, wide))
        found.append(_Item(block, placed, across))
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
    return placed.widest > full.width + _SLIVER


def _readable(block: Block, wide: Sizes) -> Sizes:
    """Sentences across a page are not as long as the page is wide."""
    if isinstance(block, Prose | Passage | Points | Lead):
        return wide._replace(width=min(wide.width, wide.text * _MEASURE))
    return wide


class _Pages:
    """Pages as they fill."""

    def __init__(self, full: Sizes, inside: float, columns: int, *, flows: bool) -> None:
        self._full = full
        self._inside = inside
        self._columns = columns
        self._flows = flows
        self._pages: list[Page] = []
        self._here: list[tuple[Placed, float]] = []
        self._down = 0.0
        """How far down the page is filled."""
        self._later: list[_Item] = []
        """Pictures that found no room, for the top of the next page."""

    def set(self, items: Sequence[_Item]) -> tuple[Page, ...]:
        """All of them."""
        at = 0
        while at < len(items):
            end = at
            while end < len(items) and items[end].is_across == items[at].is_across:
                end += 1
            run = list(items[at:end])
            if run[0].is_across:
                for number, one in enumerate(run):
                    self._set_across(one, run[number + 1 :], items[end:])
            elif self._is_short(run) and end < len(items):
                wide = self._widened(run)
                for number, one in enumerate(wide):
                    self._set_across(one, wide[number + 1 :], items[end:])
            else:
                end += self._set_in_columns(run, items[end:])
            at = end
        while self._later:
            self._end_page()
        self._end_page()
        return tuple(self._pages)

    @property
    def _room(self) -> float:
        return self._full.room - self._down

    def _is_short(self, run: Sequence[_Item]) -> bool:
        if self._columns == 1 or any(isinstance(one.block, Leads) for one in run):
            return False
        return sum(one.placed.height for one in run) < _FEW * self._full.line

    def _widened(self, run: Sequence[_Item]) -> list[_Item]:
        wide = self._full._replace(width=self._inside)
        return [one._replace(placed=place(one.block, _readable(one.block, wide))) for one in run]

    # across the page

    def _set_across(self, one: _Item, after: Sequence[_Item], below: Sequence[_Item]) -> None:
        """One block from edge to edge; a long one is parted where the page ends."""
        placed = one.placed
        if isinstance(one.block, Chapter) and one.block.level == 0 and not self._flows:
            self._end_page()
        needed = placed.height + self._kept(one, [*after, *below])
        if needed > self._room + _SLIVER and self._here:
            if isinstance(one.block, Picture):
                self._later.append(one)
                return
            wide = _readable(one.block, self._full._replace(width=self._inside))
            parts = parted(one.block, self._room, wide) or split(one.block, self._room, wide)
            if parts:
                self._put(place(parts[0], wide), 0)
                self._end_page()
                rest = _Item(parts[1], place(parts[1], wide), is_across=True)
                self._set_across(rest, after, below)
                return
            self._end_page()
            self._set_across(one, after, below)
            return
        self._put(placed, 0)

    def _kept(self, one: _Item, following: Sequence[_Item]) -> float:
        """How much of what follows has to stand on the same page."""
        if not _is_title(one.block):
            return 0
        *titles, last = self._together([one, *following[:_MOST_TOGETHER]][::-1])[1:]
        least = min(last.placed.height, _AFTER_TITLE * self._full.line)
        whole = isinstance(last.block, Beside | Grid | Diagrams | Deal)
        return sum(one.placed.height for one in titles) + (last.placed.height if whole else least)

    def _put(self, placed: Placed, indent: float) -> None:
        down = self._down - (placed.above if not self._here else 0)
        self._here.append((_moved(placed, indent), down))
        self._down = down + placed.height

    def _end_page(self) -> None:
        if self._here:
            self._pages.append(Page(tuple(self._here)))
        self._here, self._down = [], 0.0
        later, self._later = self._later, []
        for number, one in enumerate(later):
            if self._here and one.placed.height > self._room:
                self._later = later[number:]
                break
            self._put(one.placed, 0)

    # in columns

    def _set_in_columns(self, run: list[_Item], below: Sequence[_Item]) -> int:
        """A run of blocks through as many columns as it takes; the last ones end alike.

        A picture below that would find no room there goes to the next page, and what follows it
        goes on here; says how many blocks of those below that took.
        """
        rest = run[::-1]
        taken = 0
        while rest:
            columns, left = self._fill(rest, self._room)
            if not left:
                columns = self._even(rest, columns)
                more = self._past_picture(columns, below[taken:])
                if more:
                    taken += len(more)
                    rest = more[:0:-1] + rest
                    if len(more) > 1:
                        continue
            if left and not any(one.placed for one in columns):
                self._end_page()
                continue
            for number, column in enumerate(columns):
                indent = number * (self._full.width + self._full.text * _GUTTER)
                for placed, down in column.placed:
                    self._here.append((_moved(placed, indent), self._down + down))
            self._down += max(column.down for column in columns)
            if left:
                self._end_page()
            rest = left
        return taken

    def _past_picture(self, columns: Sequence[_Column], below: Sequence[_Item]) -> list[_Item]:
        """A picture that finds no room below, kept for later, and what follows it in columns."""
        if not below or not isinstance(below[0].block, Picture):
            return []
        ends = max(column.down for column in columns)
        if ends + below[0].placed.height <= self._room + _SLIVER:
            return []
        self._later.append(below[0])
        end = 1
        while end < len(below) and not below[end].is_across:
            end += 1
        return list(below[:end])

    def _fill(self, rest: Sequence[_Item], room: float) -> tuple[list[_Column], list[_Item]]:
        """Columns of this height, and what they do not hold; the first of it is the last."""
        left = list(rest)
        return [self._column(left, room) for _ in range(self._columns)], left

    def _even(self, rest: Sequence[_Item], columns: list[_Column]) -> list[_Column]:
        """The same in columns that are as low as they can be."""
        if self._columns == 1:
            return columns
        low, high = columns[0].down / self._columns * 0.9, self._room
        for _ in range(_STEPS):
            middle = (low + high) / 2
            tried, left = self._fill(rest, middle)
            if left:
                low = middle
            else:
                high, columns = middle, tried
        return columns

    def _column(self, left: list[_Item], room: float) -> _Column:
        """Takes from the end of `left` what fits a column."""
        here: list[tuple[Placed, float]] = []
        down = 0.0
        while left:
            group = self._together(left)
            above = group[0].placed.above if not here else 0
            needed = sum(one.placed.height for one in group) - above
            if down + needed <= room + _SLIVER:
                for one in group:
                    here.append((one.placed, down - above))
                    down += one.placed.height - above
                    above = 0
                del left[len(left) - len(group) :]
                continue
            self._part_last(group, left, here, (down, room))
            break
        return _Column(tuple(here), max((at + one.height for one, at in here), default=0.0))

    def _part_last(
        self,
        group: Sequence[_Item],
        left: list[_Item],
        here: list[tuple[Placed, float]],
        at: tuple[float, float],
    ) -> None:
        """The last of a group goes on in the next column, where it can be parted."""
        down, room = at
        *titles, last = group
        above = group[0].placed.above if not here else 0
        used = down - above + sum(one.placed.height for one in titles)
        sizes = self._full
        parts = parted(last.block, room - used, sizes) or split(last.block, room - used, sizes)
        if not parts:
            if not here and room >= sizes.room - _SLIVER:  # as high as a page: it stands alone
                here.append((group[0].placed, -above))
                left.pop()
            return
        for one in titles:
            here.append((one.placed, down - above))
            down += one.placed.height - above
            above = 0
        here.append((place(parts[0], sizes), down - above))
        del left[len(left) - len(group) :]
        left.append(_Item(parts[1], place(parts[1], sizes)))

    def _together(self, left: Sequence[_Item]) -> list[_Item]:
        """The next block, and those after it that stay with it."""
        group = [left[-1]]
        height = left[-1].placed.height
        for following in reversed(left[:-1]):
            height += following.placed.height
            if not _stays_with(group[-1].block, following.block):
                break
            if height > self._full.room * _MOST_KEPT and not _is_title(group[-1].block):
                break
            group.append(following)
        return group


def _is_title(block: Block) -> bool:
    return isinstance(block, Section | Chapter)


def _stays_with(block: Block, following: Block) -> bool:
    """A title stays with what it stands over, the hands of an example with its board and reason."""
    match block:
        case Section() | Chapter():
            return True
        case Lead() | Figures():
            return isinstance(following, Figures | Deal)
        case Board() | Hand():
            return isinstance(following, Hand | Prose)
        case Prose() | Passage():
            return isinstance(following, Grid | Table)
    return False


def _moved(placed: Placed, indent: float) -> Placed:
    """The same, so many points to the right."""
    if not indent:
        return placed

    def draw(canvas: Canvas, x: float, y: float) -> None:
        placed.draw(canvas, x + indent, y)

    return placed._replace(draw=draw, widest=placed.widest + indent)
