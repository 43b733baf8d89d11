"""Blocks with cards in them: the strip of streets, the board as it lies, a player's hand."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from director.engine.cards import Card
from director.reports import documents as says
from director.reports.typesetting import fonts
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.card_drawings import (
    INK,
    SHADE,
    SOFT,
    CardSize,
    draw_back,
    draw_blank,
    draw_card,
)
from director.reports.typesetting.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.text_fitting import fitting, wrapped, write


@place.register
def _streets(block: says.Streets, sizes: Sizes) -> Placed:
    """A strip of streets: a player's cards above, the board's below, the bet under them."""
    card = CardSize(sizes.text * 0.95, sizes.text * 1.32)
    count = len(block.streets)
    width = sizes.width / count
    small = sizes.text * 0.84
    rows = max((len(street.board) for street in block.streets), default=0)
    both = any(street.board and _in_hand(street) for street in block.streets)
    either = any(_in_hand(street) for street in block.streets)
    in_hand = card.height + sizes.text * 0.5 if both or not rows else 0
    on_board = rows * (card.height + 1.5) + (sizes.text * 0.4 if rows else 0)
    if not either and not rows:
        in_hand = 0
    room = width - sizes.text * 0.6
    notes = [
        [line for step in street.steps for line in wrapped(step, REGULAR, small, room)]
        for street in block.streets
    ]
    lines = max(len(note) for note in notes)
    height = sizes.line + in_hand + on_board + lines * small * 1.25 + sizes.text * 0.9

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.setFillColor(SHADE)
        canvas.roundRect(
            x,
            y - height + sizes.text * 0.35,
            sizes.width,
            height - sizes.text * 0.35,
            4,
            stroke=0,
            fill=1,
        )
        for street, note in zip(block.streets, notes, strict=True):
            left = x + sizes.text * 0.5
            name = fitting(street.name, BOLD, small, width - sizes.text * 0.6)
            write(canvas, street.name, left, y - sizes.text * 1.1, BOLD, name, INK)
            _street_cards(
                canvas,
                street,
                left,
                y - sizes.line - sizes.text * 0.2,
                card,
                width - sizes.text * 0.7,
                in_hand,
                rows,
            )
            down = y - sizes.line - in_hand - on_board - sizes.text * 0.75
            for text in note:
                write(canvas, text, left, down, REGULAR, small, SOFT)
                down -= small * 1.25
            x += width

    return Placed(height, draw, sizes.width)


def _in_hand(street: says.StreetPicture) -> bool:
    """Whether a street changes what players hold."""
    return bool(street.down or street.up or street.draw)


def _street_cards(
    canvas: Canvas,
    street: says.StreetPicture,
    x: float,
    y: float,
    card: CardSize,
    width: float,
    in_hand: float,
    rows: int,
) -> None:
    """What a street deals, smaller where it would not fit."""
    count = max([street.down + street.up, *street.board, 1])
    if count * card.step > width:
        card = CardSize(card.width * width / (count * card.step), card.height)
    top = y - card.height
    for number in range(street.down):
        draw_back(canvas, x + number * card.step, top, card)
    for number in range(street.down, street.down + street.up):
        draw_blank(canvas, x + number * card.step, top, card)
    if street.draw and not street.down + street.up:
        size = card.height * 0.62
        write(canvas, f"0–{street.draw}", x, top + card.height * 0.3, MEDIUM, size, INK)
    lower = (rows - len(street.board)) / 2  # a turn between two rows touches both
    for row, cards in enumerate(street.board):
        for number in range(cards):
            down = y - in_hand - card.height - (row + lower) * (card.height + 1.5)
            draw_blank(canvas, x + number * card.step, down, card)


@place.register
def _board(block: says.Board, sizes: Sizes) -> Placed:
    if block.places:
        return _lying(block, sizes)
    card = CardSize(sizes.text * 1.5, sizes.text * 2.05)
    height = len(block.rows) * (card.height + 2.5) + sizes.text * 0.3

    def draw(canvas: Canvas, x: float, y: float) -> None:
        left = x + _name_width(sizes)
        for cards in block.rows:
            y -= card.height + 2.5
            for number, one in enumerate(cards):
                at = left + number * card.step
                _lay(canvas, at, y, card, one, block, sizes)

    widest = _name_width(sizes) + max(len(cards) for cards in block.rows) * card.step
    return Placed(height, draw, widest)


def _lying(block: says.Board, sizes: Sizes) -> Placed:
    """Cards where they lie on the felt, and under them the lines of those played together."""
    card = CardSize(sizes.text * 1.5, sizes.text * 2.05)
    drop = card.height + 2.5
    cards = [one for row in block.rows for one in row]
    indent = _name_width(sizes)
    across = max(place.across for place in block.places) * card.step + card.width
    height = max(place.down for place in block.places) * drop + drop + sizes.text * 0.3

    def middle(number: int, x: float, y: float) -> tuple[float, float]:
        at = block.places[number]
        left, down = x + indent + at.across * card.step, y - drop - at.down * drop
        return left + card.width / 2, down + card.height / 2

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.setStrokeColor(SOFT)
        canvas.setLineWidth(sizes.text * 0.09)
        for line in block.lines:
            path = canvas.beginPath()
            path.moveTo(*middle(line[0], x, y))
            for number in line[1:]:
                path.lineTo(*middle(number, x, y))
            canvas.drawPath(path)
        for number, one in enumerate(cards):
            at, down = middle(number, x, y)
            left, low = at - card.width / 2, down - card.height / 2
            _lay(canvas, left, low, card, one, block, sizes)

    return Placed(height, draw, indent + across)


def _lay(
    canvas: Canvas, x: float, y: float, size: CardSize, card: Card, block: says.Board, sizes: Sizes
) -> None:
    """A card of a board, face up or down."""
    if card in block.face_down:
        draw_back(canvas, x, y, size)
    else:
        draw_card(canvas, x, y, size, card, four=sizes.four_colours)


@place.register
def _hand(block: says.Hand, sizes: Sizes) -> Placed:
    card = CardSize(sizes.text * 1.5, sizes.text * 2.05)
    small = sizes.text * 0.72
    name_width = _name_width(sizes)
    groups = block.groups or (says.Group("", block.cards),)
    lefts, after = _lefts(groups, name_width, card, small)
    above = small * 1.25 if block.groups else 0
    font = BOLD if block.wins else REGULAR
    size = fitting(block.verdict, font, sizes.text * 0.95, sizes.width - after)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        middle = y - above - card.height * 0.62
        name = fitting(block.name, MEDIUM, sizes.text, name_width - 3)
        write(canvas, block.name, x, middle, MEDIUM, name, INK)
        write(canvas, block.note, x, middle - small * 1.15, REGULAR, small, SOFT)
        for group, left in zip(groups, lefts, strict=True):
            write(canvas, group.title, x + left, y - small, REGULAR, small, SOFT)
            for number, one in enumerate(group.cards):
                at = x + left + number * card.step
                draw_card(canvas, at, y - above - card.height, card, one, four=sizes.four_colours)
        colour = INK if block.wins else SOFT
        write(canvas, block.verdict, x + after, middle, font, size, colour)

    widest = after + fonts.width(block.verdict, font, size)
    return Placed(above + card.height + 2.5, draw, widest)


def _lefts(
    groups: Sequence[says.Group], left: float, card: CardSize, small: float
) -> tuple[list[float], float]:
    """Where each group of cards begins, with a gap between them, and where all of them end."""
    lefts = []
    for group in groups:
        lefts.append(left)
        wide = max(
            max(len(group.cards), 1) * card.step, fonts.width(group.title, REGULAR, small) + small
        )
        left += wide + (small if len(groups) > 1 else 0)
    return lefts, left + small * 0.8


def _name_width(sizes: Sizes) -> float:
    return sizes.text * 3.4
