"""What beats what on a rule card, drawn in cards."""

from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.games import Ladder, Worths
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.game_blocks.card_blocks import dealt_size
from director.reports.typesetting.game_blocks.card_drawings import draw_card, draw_rank
from director.reports.typesetting.inks import INK
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import write, write_middle


@place.register
def _ladder(block: Ladder, sizes: Sizes) -> Placed:
    """Hands in as many columns as there is room for, read down each."""
    card = dealt_size(sizes)
    cards = max(len(hand.cards) for hand in block.hands) * card.step
    names = max(fonts.width(hand.name, REGULAR, sizes.text) for hand in block.hands)
    column = cards + sizes.text * 0.4 + names
    columns = max(1, int((sizes.width + sizes.text) // (column + sizes.text)))
    rows = -(-len(block.hands) // columns)
    columns = -(-len(block.hands) // rows)
    across = sizes.width / columns if columns > 1 else column
    down = card.height + 2.0
    above = _title_height(block.title, sizes)
    height = above + rows * down + sizes.text * 0.1

    def draw(canvas: Canvas, x: float, y: float) -> None:
        write(canvas, block.title, x, y - sizes.text, BOLD, sizes.text, INK)
        y -= above
        for number, hand in enumerate(block.hands):
            left, low = x + number // rows * across, y - (number % rows) * down - card.height
            for place_of, one in enumerate(hand.cards):
                at = left + place_of * card.step
                draw_card(canvas, at, low, card, one, four=sizes.four_colours)
            base = low + card.height * 0.34
            right = left + cards + sizes.text * 0.4
            write(canvas, hand.name, right, base, REGULAR, sizes.text, INK)

    return Placed(height, draw, (columns - 1) * across + column)


def _title_height(title: str, sizes: Sizes) -> float:
    return sizes.text * 1.5 if title else 0.0


@place.register
def _worths(block: Worths, sizes: Sizes) -> Placed:
    """The ranks beside each other, each with its points below it."""
    card = dealt_size(sizes)
    each = max(card.step, min(sizes.width / len(block.ranks), card.step * 1.4))
    each = min(each, sizes.width / len(block.ranks))
    above = _title_height(block.title, sizes)
    height = above + card.height + sizes.line + sizes.text * 0.3

    def draw(canvas: Canvas, x: float, y: float) -> None:
        write(canvas, block.title, x, y - sizes.text, BOLD, sizes.text, INK)
        y -= above
        for rank, points in block.ranks:
            draw_rank(canvas, x, y - card.height, card, rank)
            middle, base = x + card.width / 2, y - card.height - sizes.text
            write_middle(canvas, points, middle, base, MEDIUM, sizes.text, INK)
            x += each

    return Placed(height, draw, each * (len(block.ranks) - 1) + card.width)
