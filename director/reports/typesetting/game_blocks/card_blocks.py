"""Blocks with cards in them: the board as it lies, a player's hand."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from director.engine.cards import Card
from director.reports.blocks.games import Board, Group, Hand
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.game_blocks.card_drawings import CardSize, draw_back, draw_card
from director.reports.typesetting.inks import INK, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import fitting, wrapped, write


@place.register
def _board(block: Board, sizes: Sizes) -> Placed:
    if block.places:
        return _lying(block, sizes)
    card = dealt_size(sizes)
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


def _lying(block: Board, sizes: Sizes) -> Placed:
    """Cards where they lie on the felt, and under them the lines of those played together."""
    card = dealt_size(sizes)
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
    canvas: Canvas, x: float, y: float, size: CardSize, card: Card, block: Board, sizes: Sizes
) -> None:
    """A card of a board, face up or down."""
    if card in block.face_down:
        draw_back(canvas, x, y, size)
    else:
        draw_card(canvas, x, y, size, card, four=sizes.four_colours)


@place.register
def _hand(block: Hand, sizes: Sizes) -> Placed:
    card = dealt_size(sizes)
    small = sizes.small(0.72)
    name_width = _name_width(sizes)
    groups = block.groups or (Group("", block.cards),)
    lefts, after = _lefts(groups, name_width, card, small)
    name_size = fitting(block.name, MEDIUM, sizes.text, name_width - 3)
    over = sizes.line if name_size < sizes.least else 0.0  # a long name stands above the cards
    name_size = max(name_size, sizes.least)
    above = over + (small * 1.25 if block.groups else 0)
    font = BOLD if block.wins else REGULAR
    size = fitting(block.verdict, font, sizes.text * 0.95, sizes.width - after)
    below: list[str] = []
    if size < sizes.least:
        size = sizes.text
        if fonts.width(block.verdict, font, size) > sizes.width - after:
            below = wrapped(block.verdict, font, size, sizes.width - name_width)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        middle = y - above - card.height * 0.62
        base = y - sizes.text if over else middle
        if sizes.least and block.note and not over:
            base = y - above - sizes.text * 0.9  # in full type the note needs half of the height
            note_base = base - small * 1.1
        else:
            note_base = middle - small * 1.15
        write(canvas, block.name, x, base, MEDIUM, name_size, INK)
        write(canvas, block.note, x, note_base, REGULAR, small, SOFT)
        for group, left in zip(groups, lefts, strict=True):
            write(canvas, group.title, x + left, y - over - small, REGULAR, small, SOFT)
            for number, one in enumerate(group.cards):
                at = x + left + number * card.step
                draw_card(canvas, at, y - above - card.height, card, one, four=sizes.four_colours)
        colour = INK if block.wins else SOFT
        for number, line in enumerate(below, start=1):
            down = y - above - card.height - number * sizes.line + sizes.text * 0.1
            write(canvas, line, x + name_width, down, font, size, colour)
        if not below:
            write(canvas, block.verdict, x + after, middle, font, size, colour)

    widest = after if below else after + fonts.width(block.verdict, font, size)
    return Placed(above + card.height + 2.5 + len(below) * sizes.line, draw, widest)


def _lefts(
    groups: Sequence[Group], left: float, card: CardSize, small: float
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
    return sizes.text * (4.2 if sizes.least else 3.4)


def dealt_size(sizes: Sizes) -> CardSize:
    """How large a card is whose rank is read; on a rule card so large that its signs are."""
    wide = max(sizes.text * 1.5, sizes.least * _LEGIBLE)
    high = sizes.text * (_HIGH if sizes.pictures > 1 else _LOW)
    return CardSize(wide * sizes.pictures, high * sizes.pictures)


_LOW, _HIGH = 2.05, 2.25
"""Of the type: the height of a card, and of one that is drawn larger, as cards are in the hand."""
_LEGIBLE = 1.6
"""Of the smallest type: the width of a card on which no sign is smaller."""
