"""The deal of a game as numbered steps, and its hand and board with those numbers on the cards."""

from collections.abc import Sequence

from reportlab.lib.colors import HexColor, white
from reportlab.pdfgen.canvas import Canvas

from director.reports.blocks.games import Deal, Diagrams
from director.reports.typesetting.blocks import Placed, Sizes, place
from director.reports.typesetting.game_blocks.card_drawings import (
    CardSize,
    draw_back,
    draw_blank,
    draw_exchange,
)
from director.reports.typesetting.inks import INK, LINE, SHADE, SOFT
from director.reports.typesetting.lettering import fonts
from director.reports.typesetting.lettering.fonts import BOLD, MEDIUM, REGULAR
from director.reports.typesetting.lettering.text_fitting import (
    fitting,
    wrapped,
    write,
    write_middle,
)
from director.translation import capital, say
from director.views.diagrams import DealStep, DealtCard, Diagram

_PLAYS = HexColor("#1d4f91")
_MAY_PLAY = HexColor("#d3e2f6")
_BACK = HexColor("#d4dae1")
_EDGE = HexColor("#8a939e")
_SMALL = 0.86
"""Of the type, for what stands beside the pictures."""
_CAPTION = 13
"""Of the type: the width at the right of a picture in which its words stand on a card."""
_NAMES = 0.3
"""Of the width, which the names of the steps have at most."""


@place.register
def _deal(block: Deal, sizes: Sizes) -> Placed:
    """A line for each step: its number, its name, what is dealt, and what is done."""
    size, small = sizes.text, sizes.small(_SMALL)
    number = size * 1.75
    names = max(fonts.width(one.name, MEDIUM, size) for one in block.steps)
    names = min(names, sizes.width * _NAMES)
    pictures = [_Dealt(one, size) for one in block.steps]
    beside = number + names + size * 0.8
    acts = beside + max(one.width for one in pictures) + size * 0.8
    notes = [
        [line for act in one.actions for line in wrapped(act, REGULAR, small, sizes.width - acts)]
        for one in block.steps
    ]
    heights = [
        max(picture.height, len(note) * small * 1.28, size * 1.2) + size * 0.5
        for picture, note in zip(pictures, notes, strict=True)
    ]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        y -= size * 0.2
        for at, (step, picture, note) in enumerate(zip(block.steps, pictures, notes, strict=True)):
            middle = y - size * 0.85
            _badge(canvas, x + size * 0.62, middle, size, str(at + 1))
            name = fitting(step.name, MEDIUM, size, names)
            write(canvas, step.name, x + number, middle - size * 0.34, MEDIUM, name, INK)
            picture.draw(canvas, x + beside, y - size * 0.22)
            base = middle - small * 0.34
            for line in note:
                write(canvas, line, x + acts, base, REGULAR, small, SOFT)
                base -= small * 1.28
            y -= heights[at]
            if at + 1 < len(heights):
                canvas.setStrokeColor(LINE)
                canvas.setLineWidth(0.4)
                canvas.line(x + number, y, x + sizes.width, y)

    widest = acts + max(
        (fonts.width(line, REGULAR, small) for note in notes for line in note), default=0
    )
    return Placed(sum(heights) + size * 0.7, draw, widest)


def _badge(canvas: Canvas, x: float, y: float, size: float, number: str) -> None:
    """The number of a step in a disc; its middle is at x and y."""
    canvas.setFillColor(INK)
    canvas.circle(x, y, size * 0.6, stroke=0, fill=1)
    write_middle(canvas, number, x, y - size * 0.28, BOLD, size * 0.82, white)


class _Dealt:
    """What a step deals: a player's cards, those of the board on a shade, or how many to draw."""

    def __init__(self, step: DealStep, size: float) -> None:
        self._step = step
        self._size = size
        rows = len(step.board)
        self._card = CardSize(size * 0.94, size * 1.3)
        self._shared = CardSize(size * 0.72, size * 1.0) if rows > 1 else self._card
        self._words = f"0–{step.draw}" if step.draw else ""
        own = (step.down + step.up) * self._card.step
        shared = max(step.board, default=0) * self._shared.step + (size * 0.4 if rows else 0)
        drawn = fonts.width(self._words, MEDIUM, size) + size * 1.1 if step.draw else 0
        parts = [one for one in (own, shared, drawn) if one]
        self.width = sum(parts) + size * 0.5 * (len(parts) - 1 if parts else 0)
        self.height = max(
            self._card.height, rows * (self._shared.height + 1.5) + (size * 0.3 if rows else 0)
        )

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Its upper left corner at x and y."""
        step, size, card = self._step, self._size, self._card
        for number in range(step.down + step.up):
            face = draw_back if number < step.down else draw_blank
            face(canvas, x + number * card.step, y - card.height, card)
        x += (step.down + step.up) * card.step + (size * 0.5 if step.down + step.up else 0)
        if step.board:
            x = self._draw_board(canvas, x, y)
        if step.draw:
            draw_exchange(canvas, x + size * 0.4, y - card.height / 2, size)
            base = y - card.height / 2 - size * 0.34
            write(canvas, self._words, x + size * 1.1, base, MEDIUM, size, INK)

    def _draw_board(self, canvas: Canvas, x: float, y: float) -> float:
        """Rows of cards on a shade; where what stands beside it begins."""
        step, card, pad = self._step, self._shared, self._size * 0.2
        rows = len(step.board)
        wide = max(step.board) * card.step + pad
        high = rows * (card.height + 1.5) + pad
        canvas.setFillColor(SHADE)
        canvas.roundRect(x - pad, y - high + pad / 2, wide + pad, high + pad, 2, stroke=0, fill=1)
        for row, count in enumerate(step.board):
            for number in range(count):
                down = y - (row + 1) * (card.height + 1.5) + 1.5
                draw_blank(canvas, x + number * card.step, down, card)
        return x + wide + self._size * 0.7


@place.register
def _diagrams(block: Diagrams, sizes: Sizes) -> Placed:
    """Pictures side by side where they find room, else one below the other."""
    parts = [_Picture(one, sizes) for one in block.diagrams]
    gap = sizes.text * 2
    lines: list[list[_Picture]] = []
    so_far = 0.0
    for part in parts:
        if lines and so_far + gap + part.width <= sizes.width:
            lines[-1].append(part)
            so_far += gap + part.width
        else:
            lines.append([part])
            so_far = part.width
    heights = [max(part.height for part in line) for line in lines]

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for line, height in zip(lines, heights, strict=True):
            left = x
            for part in line:
                part.draw(canvas, left, y)
                left += part.width + gap
            y -= height

    return Placed(sum(heights), draw, max(part.width for part in parts))


class _Picture:
    """One diagram: a title, the hand beside the board or above it, and what may be played."""

    def __init__(self, diagram: Diagram, sizes: Sizes) -> None:
        size = sizes.text
        self._of, self._size, self._small = diagram, size, sizes.small(_SMALL)
        self._least = sizes.least
        self._card = CardSize(size * 1.62 * sizes.pictures, size * 2.2 * sizes.pictures)
        hand, board = _extent(diagram.hand, self._card), _extent(diagram.board, self._card)
        gap = size * 1.6
        self._beside = hand[0] + gap + board[0] <= sizes.width
        both = bool(diagram.board)
        if self._beside:
            cards, high = hand[0] + (gap + board[0] if both else 0), max(hand[1], board[1])
        else:
            cards, high = max(hand[0], board[0]), hand[1] + board[1] + size * 1.4
        self._board_at = (hand[0] + gap, 0.0) if self._beside else (0.0, hand[1] + size * 1.4)
        words = capital("; ".join(diagram.captions)) + "."
        room = sizes.width - cards - gap
        is_at_right = bool(sizes.least) and self._beside and room >= size * _CAPTION
        self._right = cards + gap if is_at_right else 0.0
        across = room if is_at_right else max(cards, sizes.width * 0.95)
        self._caption = wrapped(words, REGULAR, self._small, across)
        told = self._right + max(fonts.width(line, REGULAR, self._small) for line in self._caption)
        self._top = size * 1.45 if diagram.title else size * 0.2
        self._cards_high = high
        self.width = min(sizes.width, max(cards, told))
        below = len(self._caption) * self._small * 1.3
        self.height = self._top + size * 1.25 + (max(high, below) if is_at_right else high + below)
        self.height += size * (0.5 if is_at_right else 0.9)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Its upper left corner at x and y."""
        size, of = self._size, self._of
        if of.title:
            write(canvas, of.title, x, y - size * 1.1, BOLD, max(size * 0.94, self._least), INK)
        y -= self._top
        across, lower = self._board_at
        for title, cards, left, down in (
            (say("Hand"), of.hand, x, 0.0),
            (say("Board"), of.board, x + across, lower),
        ):
            if cards:
                base = y - down - size * 0.9
                write(canvas, title, left, base, REGULAR, self._small, SOFT)
        y -= size * 1.25
        self._lay(canvas, of.hand, x, y)
        self._shade_rows(canvas, x + across, y - lower)
        self._join(canvas, x + across, y - lower)
        self._lay(canvas, of.board, x + across, y - lower)
        base = y - (0.0 if self._right else self._cards_high + self._small * 0.45) - self._small
        for line in self._caption:
            write(canvas, line, x + self._right, base, REGULAR, self._small, INK)
            base -= self._small * 1.3

    def _join(self, canvas: Canvas, x: float, y: float) -> None:
        """The lines on the board, that of the hand that is shown in its colour."""
        played = {at for at, one in enumerate(self._of.board) if one.plays}
        in_order = sorted(self._of.lines, key=lambda line: played <= set(line))
        for line in in_order:
            is_played = bool(played) and played <= set(line)
            canvas.setStrokeColor(_PLAYS if is_played else _EDGE)
            canvas.setLineWidth(self._size * (0.28 if is_played else 0.1))
            path = canvas.beginPath()
            for at, number in enumerate(line):
                (path.lineTo if at else path.moveTo)(*self._middle(self._of.board[number], x, y))
            canvas.drawPath(path)

    def _shade_rows(self, canvas: Canvas, x: float, y: float) -> None:
        """What lies in one row, where no lines say what belongs together."""
        rows = sorted({one.down for one in self._of.board})
        if self._of.lines or len(rows) < 2:
            return
        wide = _extent(self._of.board, self._card)[0]
        canvas.setFillColor(_BACK)
        for row in rows:
            low = y - row * (self._card.height + 2.5) - self._card.height
            canvas.rect(x - 2.5, low - 0.4, wide + 5, self._card.height + 0.8, stroke=0, fill=1)

    def _middle(self, one: DealtCard, x: float, y: float) -> tuple[float, float]:
        card = self._card
        across = x + one.across * card.step + card.width / 2
        return across, y - one.down * (card.height + 2.5) - card.height / 2

    def _lay(self, canvas: Canvas, cards: Sequence[DealtCard], x: float, y: float) -> None:
        for one in cards:
            _numbered(canvas, *self._middle(one, x, y), self._card, one, self._least)


def _extent(cards: Sequence[DealtCard], card: CardSize) -> tuple[float, float]:
    """How wide and how high cards lie."""
    if not cards:
        return 0, 0
    across = max(one.across for one in cards) * card.step + card.width
    return across, max(one.down for one in cards) * (card.height + 2.5) + card.height


def _numbered(
    canvas: Canvas, x: float, y: float, card: CardSize, one: DealtCard, least: float
) -> None:
    """A card with the number of its step; its middle is at x and y.

    What makes the hand is filled, what may be in it has a shade, what came face down has a second
    edge, what is out is crossed.
    """
    left, low = x - card.width / 2, y - card.height / 2
    ground, ink = (_PLAYS, white) if one.plays else (white, SOFT)
    if one.may_play:
        ground, ink = _MAY_PLAY, _PLAYS
    canvas.setFillColor(ground)
    canvas.setStrokeColor(_PLAYS if one.plays or one.may_play else _EDGE)
    canvas.setLineWidth(0.7)
    corner = card.width * 0.14
    canvas.roundRect(left, low, card.width, card.height, corner, stroke=1, fill=1)
    if one.is_down:
        inset = card.width * 0.12
        canvas.setFillColor(ground if one.plays or one.may_play else _BACK)
        canvas.setStrokeColor(white if one.plays else _PLAYS if one.may_play else _BACK)
        canvas.setLineWidth(0.6)
        wide, high = card.width - 2 * inset, card.height - 2 * inset
        canvas.roundRect(left + inset, low + inset, wide, high, corner * 0.6, stroke=1, fill=1)
    points = max(card.width * 0.6, least)
    colour = ink if one.plays or one.may_play or not one.is_down else INK
    write_middle(canvas, str(one.step), x, y - points * 0.35, MEDIUM, points, colour)
    if one.is_out:
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(1)
        inset = card.width * 0.08
        canvas.line(left + inset, low + inset, left + card.width - inset, low + card.height - inset)
        canvas.line(left + inset, low + card.height - inset, left + card.width - inset, low + inset)
