"""The play of a game as it goes: numbered steps, tricks card by card; and answers to mark."""

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.games import Answers, Tricks
from director.reports.blocks.text import Steps
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.game_blocks.card_blocks import dealt_size
from director.reports.typesetting.game_blocks.card_drawings import draw_card
from director.reports.typesetting.inks import INK, LINE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import wrapped, write
from director.translation import say

_TAKES = HexColor("#f2c14e")
_NUMBERS = 1.9
"""Of the type: the width in which the numbers of steps stand."""
_PLAYER = 6.2
"""Of the type: how wide a player's column is at most."""


@place.register
def _steps(block: Steps, sizes: Sizes) -> Placed:
    """A number before each sentence."""
    indent, gap = sizes.text * _NUMBERS, sizes.text * 0.22
    texts = [wrapped(text, REGULAR, sizes.text, sizes.width - indent) for text in block.texts]
    above = sizes.line * 1.15

    def draw(canvas: Canvas, x: float, y: float) -> None:
        write(canvas, block.title, x, y - sizes.text, BOLD, sizes.text, INK)
        y -= above
        for number, lines in enumerate(texts, start=1):
            left = x + indent - fonts.width(f"{number}", BOLD, sizes.text) - sizes.text * 0.5
            write(canvas, str(number), left, y - sizes.text, BOLD, sizes.text, INK)
            for line in lines:
                write(canvas, line, x + indent, y - sizes.text, REGULAR, sizes.text, INK)
                y -= sizes.line
            y -= gap

    widest = max(fonts.width(line, REGULAR, sizes.text) for lines in texts for line in lines)
    high = sum([len(lines) * sizes.line + gap for lines in texts])
    return Placed(above + high + sizes.text * 0.2, draw, indent + widest)


_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ABREAST = 2
"""So many columns of answers, where each has room on one line."""


@place.register
def _answers(block: Answers, sizes: Sizes) -> Placed:
    """A box, a letter and the answer; in two columns, one after the other, where they are short."""
    text, box = sizes.text, sizes.text * 0.75
    indent, column = text * 2.6, sizes.width / _ABREAST
    widest = max(fonts.width(one, REGULAR, text) for one in block.texts)
    abreast = _ABREAST if indent + widest + text <= column else 1
    inside = (column if abreast > 1 else sizes.width) - indent
    parts = [wrapped(one, REGULAR, text, inside) for one in block.texts]
    rows = -(-len(parts) // abreast)
    step = sizes.line * 1.1

    def draw(canvas: Canvas, x: float, y: float) -> None:
        top = y
        for number, lines in enumerate(parts):
            if number % rows == 0:
                x, y = x + (column if number else 0), top
            canvas.setStrokeColor(SOFT)
            canvas.setLineWidth(0.6)
            canvas.rect(x, y - text * 1.02, box, box, stroke=1, fill=0)
            write(canvas, _LETTERS[number], x + text * 1.3, y - text, BOLD, text, INK)
            for line in lines:
                write(canvas, line, x + indent, y - text, REGULAR, text, INK)
                y -= step

    high = max(
        sum(len(lines) for lines in parts[start : start + rows])
        for start in range(0, len(parts), rows)
    )
    return Placed(high * step + text * 0.5, draw, sizes.width if abreast > 1 else indent + widest)


@place.register
def _tricks(block: Tricks, sizes: Sizes) -> Placed:
    """A line for each trick; the card that takes it lies on a shade, who led is said beside it."""
    card, text = dealt_size(sizes), sizes.text
    leads, small = say("leads"), sizes.small(0.86)
    names = (
        max(
            fonts.width(say("Trick {number}", number=len(block.lines)), MEDIUM, text),
            fonts.width(say("Result"), MEDIUM, text),
        )
        + text
    )
    taken = [f"{block.players[one.winner]}: {one.why}" for one in block.lines]
    why = max(fonts.width(one, REGULAR, text) for one in taken)
    said = " ".join([*block.players, *block.results]).split()
    least = max(fonts.width(word, BOLD, text) for word in said) + text * 0.5
    count = len(block.players)
    each = min(text * _PLAYER, max(least, (sizes.width - names - why) / count))
    reasons = [wrapped(one, REGULAR, text, sizes.width - names - each * count) for one in taken]
    why = max(fonts.width(line, REGULAR, text) for lines in reasons for line in lines)
    inside = each - text * 0.5
    results = [wrapped(one, MEDIUM, text, inside) if one else [] for one in block.results]
    heads = [wrapped(one, BOLD, text, inside) for one in block.players]
    head = max(map(len, heads)) * sizes.line + text * 0.3
    row = max(card.height, max(map(len, reasons)) * sizes.line) + 3.5
    below = max(map(len, results)) * sizes.line
    says_leads = each >= card.width + text * 0.8 + fonts.width(leads, REGULAR, small)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for at, lines in enumerate(heads):
            for number, line in enumerate(lines, start=1):
                base = y - number * sizes.line + text * 0.3
                write(canvas, line, x + names + at * each, base, BOLD, text, INK)
        y -= head
        for number, one in enumerate(block.lines):
            low, base = y - card.height, y - card.height * 0.64
            told = say("Trick {number}", number=number + 1)
            write(canvas, told, x, base, MEDIUM, text, INK)
            for at, played in enumerate(one.cards):
                left = x + names + at * each
                if at == one.winner:
                    canvas.setFillColor(_TAKES)
                    canvas.roundRect(left - 2.5, low - 1.5, card.width + 5, card.height + 3, 3,
                                     stroke=0, fill=1)  # fmt: skip
                if played:
                    draw_card(canvas, left, low, card, played, four=sizes.four_colours)
                if at == one.leader and says_leads:
                    right = left + card.width + text * 0.5
                    write(canvas, leads, right, base, REGULAR, small, SOFT)
            right = x + names + each * count
            first = base + (len(reasons[number]) - 1) * sizes.line / 2
            for at, line in enumerate(reasons[number]):
                write(canvas, line, right, first - at * sizes.line, REGULAR, text, INK)
            y -= row
        if below:
            canvas.setStrokeColor(LINE)
            canvas.setLineWidth(0.6)
            canvas.line(x, y + 0.5, x + sizes.width, y + 0.5)
            write(canvas, say("Result"), x, y - sizes.text, MEDIUM, text, INK)
        for at, lines in enumerate(results):
            for number, line in enumerate(lines):
                base = y - sizes.text - number * sizes.line
                write(canvas, line, x + names + at * each, base, MEDIUM, text, INK)

    height = head + len(block.lines) * row + below + text * 0.5
    return Placed(height, draw, names + each * count + why)
