"""Playing cards drawn on a sheet: large index, suit by shape and colour; backs that stay calm."""

from typing import NamedTuple

from reportlab.lib.colors import Color, HexColor, white
from reportlab.pdfgen.canvas import Canvas

from director.engine.cards import JOKER, Card
from director.reports.typesetting.inks import INK, RED
from director.reports.typesetting.lettering import fonts

_SUITS = "♣♦♥♠"
_HOLLOW = (1, 2)
"""Diamonds and hearts."""
_TWO_COLOURS = (INK, RED, RED, INK)
_FOUR_COLOURS = (HexColor("#0b7a3b"), HexColor("#1b5fc4"), RED, INK)


class CardSize(NamedTuple):
    """How large a card is drawn, in points."""

    width: float
    height: float

    @property
    def step(self) -> float:
        """From one card to the next."""
        return self.width + max(1.5, self.width * 0.12)


def colour(card: Card, *, four: bool = False) -> Color:
    """The colour of a card's suit."""
    return INK if card is JOKER else (_FOUR_COLOURS if four else _TWO_COLOURS)[card.suit]


def draw_card(
    canvas: Canvas, x: float, y: float, size: CardSize, card: Card, *, four: bool = False
) -> None:
    """A card face up, its lower left corner at x and y.

    On a black and white print red suits are told by their outline: their signs are hollow.
    """
    _outline(canvas, x, y, size)
    canvas.setFillColor(colour(card, four=four))
    if card is JOKER:
        _centred(canvas, "Jo", x, y + size.height * 0.36, size, fonts.BOLD, size.width * 0.63)
        return
    rank = "10" if card.text[0] == "T" else card.text[0]
    points = size.width * (0.74 if len(rank) == 1 else 0.63)
    _centred(canvas, rank, x, y + size.height * 0.555, size, fonts.BOLD, points)
    suit = _SUITS[card.suit]
    points = size.width * 0.76
    if card.suit in _HOLLOW:
        _hollow(
            canvas,
            suit,
            x + size.width / 2,
            y + size.height * 0.1,
            points,
            colour(card, four=four),
        )
    else:
        _centred(canvas, suit, x, y + size.height * 0.1, size, fonts.SIGNS, points)


def _hollow(canvas: Canvas, suit: str, middle: float, y: float, points: float, ink: Color) -> None:
    """A suit in outline; its sign stays in the text of the page."""
    canvas.setStrokeColor(ink)
    canvas.setLineWidth(points * 0.06)
    text = canvas.beginText(middle - fonts.width(suit, fonts.SIGNS, points) / 2, y)
    text.setFont(fonts.SIGNS, points)
    text.setTextRenderMode(1)
    text.textOut(suit)
    text.setTextRenderMode(0)
    canvas.drawText(text)


def draw_rank(canvas: Canvas, x: float, y: float, size: CardSize, rank: str) -> None:
    """A card of this rank, whatever its suit."""
    _outline(canvas, x, y, size)
    canvas.setFillColor(INK)
    rank = "10" if rank == "T" else rank
    points = size.width * (0.74 if len(rank) == 1 else 0.63)
    _centred(canvas, rank, x, y + size.height * 0.36, size, fonts.BOLD, points)


def draw_back(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """A card face down."""
    _outline(canvas, x, y, size)
    canvas.setFillColor(HexColor("#aeb7c2"))
    inset = size.width * 0.16
    canvas.roundRect(
        x + inset, y + inset, size.width - 2 * inset, size.height - 2 * inset, inset * 0.6,
        stroke=0, fill=1,
    )  # fmt: skip


def draw_blank(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """A card face up whose rank nobody knows yet."""
    _outline(canvas, x, y, size)
    canvas.setFillColor(HexColor("#dfe4ea"))
    canvas.circle(x + size.width / 2, y + size.height / 2, size.width * 0.16, stroke=0, fill=1)


def draw_open(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """A card that may be thrown away for another."""
    canvas.setFillColor(white)
    canvas.setStrokeColor(HexColor("#8a939e"))
    canvas.setLineWidth(0.8)
    canvas.setDash(2.2, 1.6)
    canvas.roundRect(x, y, size.width, size.height, size.width * 0.14, stroke=1, fill=1)
    canvas.setDash()


def draw_exchange(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Two arrows that pass each other: cards go away and others come."""
    half, head = size * 0.38, size * 0.2
    canvas.setStrokeColor(INK)
    canvas.setLineWidth(size * 0.1)
    for way, at in ((1, y + size * 0.2), (-1, y - size * 0.2)):
        tip = x + way * half
        canvas.line(x - way * half, at, tip, at)
        canvas.line(tip, at, tip - way * head, at + head)
        canvas.line(tip, at, tip - way * head, at - head)


def _outline(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """The edge of a card: drawn once for each size, and shown wherever a card lies."""
    name = f"card {size.width:.3f} {size.height:.3f}".replace(" ", "-").replace(".", "_")
    if not canvas.hasForm(name):
        canvas.beginForm(name, -1, -1, size.width + 1, size.height + 1)
        canvas.setFillColor(white)
        canvas.setStrokeColor(HexColor("#8a939e"))
        canvas.setLineWidth(0.6)
        canvas.roundRect(0, 0, size.width, size.height, size.width * 0.14, stroke=1, fill=1)
        canvas.endForm()
    canvas.saveState()
    canvas.translate(x, y)
    canvas.doForm(name)
    canvas.restoreState()


def _centred(
    canvas: Canvas, text: str, x: float, y: float, size: CardSize, font: str, points: float
) -> None:
    canvas.setFont(font, points)
    canvas.drawCentredString(x + size.width / 2, y, text)
