"""What only a rule card has: its head, forced bets and deal in large, notes.

Nothing here gets smaller to fit: what is too wide goes on in another line.
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from reportlab.lib.colors import HexColor, white
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.games import CardHead, DealStrip, Posted
from director.reports.blocks.text import Note
from director.reports.documents import Block
from director.reports.typesetting.blocks import Placed, Sizes, most, place, split
from director.reports.typesetting.game_blocks.card_drawings import (
    CardSize,
    draw_back,
    draw_blank,
    draw_exchange,
    draw_open,
)
from director.reports.typesetting.inks import INK, SHADE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import wrapped, write
from director.views.diagrams import DealStep

_NAME, _BACK_NAME = 2.0, 1.1
"""Of the type: the name of the game in front and on the back."""
_LOGO = 0.24
"""Of the width: what a logo may take at most."""
_POSTED = 2.0
_CARD = (1.9, 2.64)
"""Of the type: a card of the deal strip, twice as large as in the rule book."""
_OVERLAP = 0.62
"""Of a card, what is seen of it where cards lie one over the other."""
_CARDS = 0.42
"""Of the width: what cards take at most where each street has a line."""
_SEVERAL = 3
_LESS = 0.76
"""Of a card: what a card of a board with so many rows takes, so that all of them have room."""
_GAP = 0.6
"""Of the type, between streets and around them."""


@place.register
def _card_head(block: CardHead, sizes: Sizes) -> Placed:
    """A band in the family's colour, the name on it; the family is also said in words."""
    pad = sizes.text * 0.6
    picture = None if block.is_small or not block.logo else ImageReader(block.logo)
    inside = sizes.width - 2 * pad
    size = sizes.text * (_BACK_NAME if block.is_small else _NAME)
    wide = sizes.width * _LOGO if picture else 0.0
    beside = fonts.width(block.family, MEDIUM, sizes.text) + pad if block.is_small else 0.0
    lines = wrapped(block.name, BOLD, size, inside - wide - beside)
    above = 0.0 if block.is_small else sizes.line
    band = above + len(lines) * size * 1.2 + pad * (0.6 if block.is_small else 0.8)
    colour = HexColor(block.color)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.setFillColor(colour)
        canvas.roundRect(x, y - band, sizes.width - wide, band, 3, stroke=0, fill=1)
        for number, line in enumerate(lines, start=1):
            base = y - above - number * size * 1.2 + size * 0.12
            write(canvas, line, x + pad, base, BOLD, size, white)
        if block.is_small:
            left = x + sizes.width - pad - beside + pad
            write(canvas, block.family, left, y - size * 1.1, MEDIUM, sizes.text, white)
        else:
            write(canvas, block.family, x + pad, y - sizes.line, MEDIUM, sizes.text, white)
        if picture:
            _draw_logo(canvas, picture, x + sizes.width - wide + pad, y, wide - pad, band)

    widest = max(fonts.width(line, BOLD, size) for line in lines) + 2 * pad + wide + beside
    return Placed(band + sizes.text * 0.35, draw, widest)


def _draw_logo(
    canvas: Canvas, picture: ImageReader, x: float, y: float, wide: float, high: float
) -> None:
    """A picture as large as its place, at the right of it."""
    own = picture.getSize()
    scale = min(wide / own[0], high / own[1])
    size = (own[0] * scale, own[1] * scale)
    left, down = x + wide - size[0], y - high + (high - size[1]) / 2
    canvas.drawImage(picture, left, down, *size, mask="auto")


@place.register
def _posted(block: Posted, sizes: Sizes) -> Placed:
    """Large on the left; what else is to be known stands small beside it, or below."""
    size = sizes.text * _POSTED
    told = [f"{one.title}: {one.value}" for one in block.beside]
    lines = wrapped(block.text, BOLD, size, sizes.width)
    widest = max(fonts.width(line, BOLD, size) for line in lines)
    right = max([fonts.width(text, REGULAR, sizes.text) for text in told], default=0.0)
    is_beside = len(lines) == 1 and widest + sizes.text * 1.5 + right <= sizes.width
    below = [] if is_beside else wrapped("   ".join(told), REGULAR, sizes.text, sizes.width)
    high = len(lines) * size * 1.25
    if is_beside:
        high = max(high, len(told) * sizes.line)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines, start=1):
            write(canvas, line, x, y - number * size * 1.25 + size * 0.25, BOLD, size, INK)
        for number, text in enumerate(told if is_beside else below, start=1):
            left = x + sizes.width - right if is_beside else x
            down = y - (0 if is_beside else high) - number * sizes.line + sizes.text * 0.3
            write(canvas, text, left, down, REGULAR, sizes.text, SOFT)

    return Placed(high + len(below) * sizes.line + sizes.text * 0.15, draw, widest)


# the deal


class _Street(NamedTuple):
    """A street as it is set: its words in lines, and its cards."""

    of: DealStep
    name: Sequence[str]
    steps: Sequence[str]


@place.register
def _deal_strip(block: DealStrip, sizes: Sizes) -> Placed:
    """Streets side by side where their words and cards have the room, else one below the other."""
    across, down = _across(block, _in_columns(block, sizes)), _below(block, _in_rows(block, sizes))
    return across if across.widest <= sizes.width and across.height <= down.height else down


def _in_columns(block: DealStrip, sizes: Sizes) -> Sizes:
    """Larger cards only as far as those of a street still lie beside each other."""
    usual = _card_of(sizes._replace(pictures=1))
    room = sizes.width / len(block.streets) - sizes.text * _GAP
    widest = max(max(_count(one), *one.board, 1) for one in block.streets) * usual.step
    return sizes._replace(pictures=max(1.0, min(sizes.pictures, room / widest)))


def _in_rows(block: DealStrip, sizes: Sizes) -> Sizes:
    """Larger cards only as far as the words beside them keep their room."""
    usual = sizes._replace(pictures=1)
    widest = max(_wide(one, _card_of(usual), usual) for one in block.streets)
    fit = sizes.width * _CARDS / widest if widest else 1.0
    return sizes._replace(pictures=max(1.0, min(sizes.pictures, fit)))


def _names(block: DealStrip) -> list[str]:
    """What stands over each street."""
    names = [one.name for one in block.streets]
    return [f"{at} {name}" for at, name in enumerate(names, 1)] if block.numbered else names


def _across(block: DealStrip, sizes: Sizes) -> Placed:
    card, gap = _card_of(sizes), sizes.text * _GAP
    shared = _shared(block, card)
    width = sizes.width / len(block.streets)
    room = width - gap
    streets = [
        _street(street, name, sizes, room, room)
        for street, name in zip(block.streets, _names(block), strict=True)
    ]
    names = max(len(one.name) for one in streets)
    hand = max(_hand_height(one.of, card) for one in streets)
    board = max(_board_height(one.of, shared) for one in streets)
    both = any(_hand_height(one.of, card) and _board_height(one.of, shared) for one in streets)
    cards = hand + board if both or not board else max(hand, board)
    steps = max(len(one.steps) for one in streets)
    head = names * sizes.line + gap * 0.4
    height = head + cards + gap * 0.5 + steps * sizes.line + gap

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _shade(canvas, x, y, sizes.width, height)
        for one in streets:
            left = x + gap * 0.7
            _write_lines(canvas, one.name, left, y - gap * 0.2, BOLD, sizes)
            _draw_hand(canvas, one.of, left, y - head, card, room)
            top = y - head - (hand if both else 0)
            _draw_board(canvas, one.of, left, top, shared, room, board)
            _write_lines(canvas, one.steps, left, y - head - cards - gap * 0.3, REGULAR, sizes)
            x += width

    words = max(_widest(one, sizes) for one in streets)
    wide = max(_narrowest(one.of, card) for one in streets)
    widest = sizes.width + max(0.0, max(words, wide) - room)
    return Placed(height + sizes.text * 0.4, draw, widest)


def _below(block: DealStrip, sizes: Sizes) -> Placed:
    """A line for each street: its name, its cards, what follows."""
    card, gap = _card_of(sizes), sizes.text * _GAP
    shared = _shared(block, card)
    names = min(
        max(fonts.width(one, BOLD, sizes.text) for one in _names(block)), sizes.width * 0.24
    )
    wides = [_wide(one, card, sizes) for one in block.streets]
    cards = min(max(wides), sizes.width * _CARDS)
    room = sizes.width - names - cards - gap * 4
    lines = [
        _street(one, name, sizes, names, room)
        for one, name in zip(block.streets, _names(block), strict=True)
    ]
    heights = [
        max(
            _hand_height(one.of, card),
            _board_height(one.of, shared),
            len(one.name) * sizes.line,
            len(one.steps) * sizes.line,
        )
        + gap * 0.6
        for one in lines
    ]
    height = sum(heights) + gap * 0.6

    def draw(canvas: Canvas, x: float, y: float) -> None:
        _shade(canvas, x, y, sizes.width, height)
        y -= gap * 0.3
        for one, high in zip(lines, heights, strict=True):
            _write_lines(canvas, one.name, x + gap, y - gap * 0.2, BOLD, sizes)
            left = x + names + gap * 2
            _draw_hand(canvas, one.of, left, y - gap * 0.3, card, cards)
            if hand := _count(one.of) * card.step:
                left += hand + gap
            board = _board_height(one.of, shared)
            _draw_board(canvas, one.of, left, y - gap * 0.3, shared, cards, board)
            right = x + names + cards + gap * 3
            _write_lines(canvas, one.steps, right, y - gap * 0.2, REGULAR, sizes)
            y -= high

    widest = max(_widest(one, sizes) - room for one in lines)
    return Placed(height + sizes.text * 0.4, draw, sizes.width + max(0.0, widest))


def _street(street: DealStep, named: str, sizes: Sizes, names: float, room: float) -> _Street:
    """A street's words in lines: its name in this width, what follows in that."""
    steps = [wrapped(step, REGULAR, sizes.text, room) for step in street.actions]
    name = wrapped(named, BOLD, sizes.text, names)
    return _Street(street, name, [line for step in steps for line in step])


def _widest(street: _Street, sizes: Sizes) -> float:
    """The longest line of a street's words."""
    return max(
        *[fonts.width(line, BOLD, sizes.text) for line in street.name],
        *[fonts.width(line, REGULAR, sizes.text) for line in street.steps],
        0.0,
    )


def _card_of(sizes: Sizes) -> CardSize:
    size = sizes.text * sizes.pictures
    return CardSize(size * _CARD[0], size * _CARD[1])


def _hand_height(street: DealStep, card: CardSize) -> float:
    """Of what comes to a player; 0 where nothing does."""
    return card.height * 1.08 if _count(street) else 0.0


def _count(street: DealStep) -> int:
    """Cards that come to a player, or that may be exchanged."""
    return street.down + street.up or street.draw


def _board_height(street: DealStep, card: CardSize) -> float:
    return len(street.board) * card.height * 1.08


def _shared(block: DealStrip, card: CardSize) -> CardSize:
    """A card of the board."""
    rows = max(len(one.board) for one in block.streets)
    part = _LESS if rows >= _SEVERAL else 1.0
    return CardSize(card.width * part, card.height * part)


def _wide(street: DealStep, card: CardSize, sizes: Sizes) -> float:
    """Of all cards of a street, the player's beside the board's."""
    hand, board = _count(street) * card.step, max(street.board, default=0) * card.step
    return hand + board + (sizes.text * _GAP if hand and board else 0.0)


def _narrowest(street: DealStep, card: CardSize) -> float:
    """The same, the player's above the board's, and one over the other."""
    count = max(_count(street), *street.board, 1)
    return card.width * (1 + (count - 1) * _OVERLAP)


def _steps(count: int, card: CardSize, room: float) -> float:
    """From card to card, one over the other where there is too little room."""
    if count < 2 or count * card.step <= room:
        return card.step
    return max(card.width * _OVERLAP, (room - card.width) / (count - 1))


def _draw_hand(
    canvas: Canvas,
    street: DealStep,
    x: float,
    y: float,
    card: CardSize,
    room: float,
) -> None:
    """A player's cards: those face down first; or those that may be exchanged."""
    dealt, count = street.down + street.up, _count(street)
    step = _steps(count, card, room)
    for number in range(count):
        drawn = draw_open if not dealt else draw_back if number < street.down else draw_blank
        drawn(canvas, x + number * step, y - card.height, card)
    if count and not dealt:
        middle = x + ((count - 1) * step + card.width) / 2
        draw_exchange(canvas, middle, y - card.height / 2, card.width * 0.7)


def _draw_board(
    canvas: Canvas,
    street: DealStep,
    x: float,
    y: float,
    card: CardSize,
    room: float,
    high: float,
) -> None:
    """The board's cards, row by row, in the middle of the height: a turn between two rows."""
    lower = (high - _board_height(street, card)) / 2
    for row, count in enumerate(street.board):
        step = _steps(count, card, room)
        for number in range(count):
            down = y - lower - card.height - row * card.height * 1.08
            draw_blank(canvas, x + number * step, down, card)


def _shade(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.setFillColor(SHADE)
    canvas.roundRect(x, y - height, width, height, 4, stroke=0, fill=1)


def _write_lines(
    canvas: Canvas, lines: Sequence[str], x: float, y: float, font: str, sizes: Sizes
) -> None:
    for number, line in enumerate(lines, start=1):
        write(canvas, line, x, y - number * sizes.line + sizes.text * 0.28, font, sizes.text, INK)


@place.register
def _note(block: Note, sizes: Sizes) -> Placed:
    """The title in bold, and the text after it in the same line."""
    title = fonts.width(block.title, BOLD, sizes.text) + sizes.text * 0.5 if block.title else 0.0
    lines = _after(block.text, sizes, title)
    texts = partial(write, font=REGULAR, size=sizes.text, colour=INK)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        write(canvas, block.title, x, y - sizes.text, BOLD, sizes.text, INK)
        for number, line in enumerate(lines):
            indent = 0.0 if number else title
            texts(canvas, line, x + indent, y - sizes.text - number * sizes.line)

    widest = max(fonts.width(line, REGULAR, sizes.text) for line in lines[1:] or lines)
    return Placed(len(lines) * sizes.line + sizes.text * 0.25, draw, widest)


def _after(text: str, sizes: Sizes, indent: float) -> list[str]:
    """A text in lines, the first of which begins further right."""
    first = wrapped(text, REGULAR, sizes.text, sizes.width - indent)[0]
    rest = text[len(first) :].lstrip()
    return [first, *(wrapped(rest, REGULAR, sizes.text, sizes.width) if rest else [])]


@split.register
def _split_note(block: Note, room: float, sizes: Sizes) -> tuple[Block, Block] | None:
    """After a sentence; the rest has no title."""
    sentences = re.split(r"(?<=[.?]) ", block.text)

    def first(count: int) -> Note:
        return Note(block.title, " ".join(sentences[:count]))

    fit = most(len(sentences), lambda count: place(first(count), sizes).height, room)
    return (first(fit), Note("", " ".join(sentences[fit:]))) if fit else None
