"""The pages of a book: blocks flow through columns, chapter after chapter, without white between.

What is too wide for a column goes across the page, and the columns above it end at one height. A
title stays with what it stands over, a hand with its board; no line of a paragraph stands alone.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.book_text import Chapter, Leads, Listing, Picture
from director.reports.blocks.figures import Beside, Grid
from director.reports.blocks.games import Deal, Diagrams
from director.reports.documents import Document
from director.reports.typesetting.blocks import Placed, Sizes, place, split
from director.reports.typesetting.book.book_items import (
    SLIVER,
    Item,
    is_title,
    items_of,
    leads_on,
    made_to_fit,
    readable,
    stays_with,
)
from director.reports.typesetting.book.parted_text import parted
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
    items = items_of(document.blocks, full, inside)
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
        self._later: list[Item] = []
        """Pictures that found no room, for the top of the next page."""

    def set(self, items: Sequence[Item]) -> tuple[Page, ...]:
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

    def _is_short(self, run: Sequence[Item]) -> bool:
        if self._columns == 1 or any(isinstance(one.block, Leads) for one in run):
            return False
        return sum(one.placed.height for one in run) < _FEW * self._full.line

    def _widened(self, run: Sequence[Item]) -> list[Item]:
        wide = self._full._replace(width=self._inside)
        return [one._replace(placed=place(one.block, readable(one.block, wide))) for one in run]

    # across the page

    def _set_across(self, one: Item, after: Sequence[Item], below: Sequence[Item]) -> None:
        """One block from edge to edge; a long one is parted where the page ends."""
        if isinstance(one.block, Chapter) and one.block.level == 0:
            if not self._flows:
                self._end_page()
            while self._later:  # a chapter's pictures stand in it
                self._end_page()
        one = self._fitted(one, self._room)
        placed = one.placed
        needed = placed.height + self._kept(one, [*after, *below])
        if needed > self._room + SLIVER and self._here:
            if isinstance(one.block, Picture):
                self._later.append(one)
                return
            wide = readable(one.block, self._full._replace(width=self._inside))
            parts = None
            if not (isinstance(one.block, Listing) and self._is_kept(placed.height)):
                parts = parted(one.block, self._room, wide) or split(one.block, self._room, wide)
            if parts:
                self._put(place(parts[0], wide), 0)
                self._end_page()
                rest = Item(parts[1], place(parts[1], wide), is_across=True)
                self._set_across(rest, after, below)
                return
            self._end_page()
            self._set_across(one, after, below)
            return
        self._put(placed, 0)

    def _fitted(self, one: Item, room: float) -> Item:
        return made_to_fit(one, room, self._full._replace(width=self._inside))

    def _kept(self, one: Item, following: Sequence[Item]) -> float:
        """How much of what follows has to stand on the same page."""
        if not leads_on(one.block):
            return 0
        *titles, last = self._together([one, *following[:_MOST_TOGETHER]][::-1])[1:]
        few = _AFTER_TITLE * self._full.line
        whole = isinstance(last.block, Beside | Grid | Diagrams | Deal)
        least = last.placed.height if whole else min(last.placed.height, few)
        kept = sum(one.placed.height for one in titles) + least
        begins = isinstance(one.block, Chapter) and one.block.level == 0
        return max(kept, few) if begins else kept

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
            fitted = self._fitted(one, self._room)
            if self._here and fitted.placed.height > self._room:
                self._later = later[number:]
                break
            self._put(fitted.placed, 0)

    # in columns

    def _set_in_columns(self, run: list[Item], below: Sequence[Item]) -> int:
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
            if left and not columns[-1].placed and left == rest[: len(left)]:
                columns = self._even(rest[len(left) :], columns)  # what comes next is too high
            for number, column in enumerate(columns):
                indent = number * (self._full.width + self._full.text * _GUTTER)
                for placed, down in column.placed:
                    self._here.append((_moved(placed, indent), self._down + down))
            self._down += max(column.down for column in columns)
            if left:
                self._end_page()
            rest = left
        return taken

    def _past_picture(self, columns: Sequence[_Column], below: Sequence[Item]) -> list[Item]:
        """A picture that finds no room below, kept for later, and what follows it in columns."""
        if not below or not isinstance(below[0].block, Picture):
            return []
        ends = max(column.down for column in columns)
        left = self._room - ends
        if self._fitted(below[0], left).placed.height <= left + SLIVER:
            return []
        self._later.append(below[0])
        end = 1
        while end < len(below) and not below[end].is_across:
            end += 1
        return list(below[:end])

    def _fill(self, rest: Sequence[Item], room: float) -> tuple[list[_Column], list[Item]]:
        """Columns of this height, and what they do not hold; the first of it is the last."""
        left = list(rest)
        return [self._column(left, room) for _ in range(self._columns)], left

    def _even(self, rest: Sequence[Item], columns: list[_Column]) -> list[_Column]:
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

    def _column(self, left: list[Item], room: float) -> _Column:
        """Takes from the end of `left` what fits a column."""
        here: list[tuple[Placed, float]] = []
        down = 0.0
        while left:
            group = self._together(left)
            above = group[0].placed.above if not here else 0
            needed = sum(one.placed.height for one in group) - above
            if down + needed <= room + SLIVER:
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
        group: Sequence[Item],
        left: list[Item],
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
            if not here and room >= sizes.room - SLIVER:  # as high as a page: it stands alone
                here.append((group[0].placed, -above))
                left.pop()
            return
        for one in titles:
            here.append((one.placed, down - above))
            down += one.placed.height - above
            above = 0
        here.append((place(parts[0], sizes), down - above))
        del left[len(left) - len(group) :]
        left.append(Item(parts[1], place(parts[1], sizes)))

    def _is_kept(self, height: float) -> bool:
        """Whether what is so high stays together."""
        return height <= self._full.room * _MOST_KEPT

    def _together(self, left: Sequence[Item]) -> list[Item]:
        """The next block, and those after it that stay with it."""
        group = [left[-1]]
        height = left[-1].placed.height
        for following in reversed(left[:-1]):
            height += following.placed.height
            if not stays_with(group[-1].block, following.block):
                break
            if not (self._is_kept(height) or is_title(group[-1].block)):
                break
            group.append(following)
        return group


def _moved(placed: Placed, indent: float) -> Placed:
    """The same, so many points to the right."""
    if not indent:
        return placed

    def draw(canvas: Canvas, x: float, y: float) -> None:
        placed.draw(canvas, x + indent, y)

    return placed._replace(draw=draw, widest=placed.widest + indent)
