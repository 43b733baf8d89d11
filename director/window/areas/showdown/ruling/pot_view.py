"""A pot of the ruling, drawn: winners with the cards that play, and below what the others have.

It is one widget however many hands there are, so that it can change with every keystroke.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from director.engine.cards import Cards
from director.views.ruling.pot_shares import Beaten, PotShown, Winner
from director.window.look.cards import Deck, paint_row
from director.window.look.fonts import BODY, MEDIUM, REGULAR, SMALL, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID

_MARGIN = 2 * GRID
_LINE = 20
_LOW = 18
"""How wide the cards of beaten hands are."""


class _Words(NamedTuple):
    """Words in a box, in a colour of the palette."""

    box: QRectF
    text: str
    colour: str
    font: QFont
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft


class _Row(NamedTuple):
    """Cards from a corner on."""

    corner: QPointF
    cards: Cards
    deck: Deck


class _Ring(NamedTuple):
    """The odd chip, drawn as a chip."""

    box: QRectF


class _Laid(NamedTuple):
    """A pot as it is laid out for one width."""

    height: int
    things: "tuple[_Words | _Row | _Ring, ...]"


class PotView(QFrame):
    """One pot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.pot = PotShown("", "", "", ())
        self._deck = Deck()
        self._things: list[_Words | _Row | _Ring] = []
        self._laid: dict[int, _Laid] = {}
        """By how wide the panel is: boxes around it ask for several widths with every key."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pot(self, pot: PotShown, deck: Deck) -> None:
        """Shows another pot."""
        if (pot, deck) != (self.pot, self._deck):
            self.pot, self._deck = pot, deck
            self.setAccessibleName(pot.title)
            self.setAccessibleDescription(pot.text)
            self._laid.clear()
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._laid_out(width).height

    def _laid_out(self, width: int) -> "_Laid":
        """Everything in its place in a panel so wide."""
        if width not in self._laid:
            self._laid[width] = self._lay_out(width)
        return self._laid[width]

    def _lay_out(self, width: int) -> "_Laid":
        wide = width - 2 * _MARGIN
        self._things = []
        y = float(_MARGIN)
        self._say(y, wide, self.pot.title, "faint", font(SMALL))
        y += _LINE + 4
        if self.pot.sides:
            y = self._lay_words(self.pot.sides, y, wide)
        for number, share in enumerate(self.pot.shares):
            y += GRID if number else 0
            if share.split:
                y = self._lay_words(share.split, y, wide)
            for one in share.winners:
                y = self._lay_winner(one, y, wide)
            for beaten in share.beaten:
                y = self._lay_beaten(beaten, y, wide)
        if self.pot.note:
            self._say(y, wide, self.pot.note, "soft", font(BODY))
            y += _LINE
        return _Laid(round(y) + _MARGIN - 4, tuple(self._things))

    def _lay_winner(self, one: Winner, y: float, wide: float) -> float:
        name, plain = font(BODY, MEDIUM), font(BODY, REGULAR)
        amount = QFontMetricsF(name).horizontalAdvance(one.amount) + 2
        self._say(y, wide - amount - GRID, one.who, "text", name)
        self._say(y, wide, one.amount, "text", name, Qt.AlignmentFlag.AlignRight)
        y += _LINE
        room = wide
        if one.odd:
            odd = QFontMetricsF(font(SMALL, MEDIUM)).horizontalAdvance(one.odd) + 2
            self._say(y, wide, one.odd, "accent", font(SMALL, MEDIUM), Qt.AlignmentFlag.AlignRight)
            self._things.append(_Ring(QRectF(_MARGIN + wide - odd - 18, y + 3, 12, 12)))
            room -= odd + 26
        if one.what:
            tall = self._wrapped(one.what, plain, room)
            box = QRectF(_MARGIN, y, room, tall)
            self._things.append(_Words(box, one.what, "soft", plain))
            y += tall
        elif one.odd:
            y += _LINE
        if one.cards:
            y += 4
            self._things.append(_Row(QPointF(_MARGIN, round(y)), one.cards, self._deck))
            y += self._deck.size.height()
        return y + GRID

    def _lay_words(self, words: str, y: float, wide: float) -> float:
        """A sentence on the chips, in the colour of the odd chip's ring."""
        set_in = font(BODY, REGULAR)
        tall = self._wrapped(words, set_in, wide)
        self._things.append(_Words(QRectF(_MARGIN, y, wide, tall), words, "text", set_in))
        return y + tall + GRID

    def _lay_beaten(self, one: Beaten, y: float, wide: float) -> float:
        low = Deck(_LOW, self._deck.four_colours)
        tall = low.size.height() if one.cards else _LINE
        cards = low.row(len(one.cards)).width() if one.cards else 0.0
        if one.cards:
            self._things.append(_Row(QPointF(_MARGIN, round(y)), one.cards, low))
        left = _MARGIN + (max(cards, low.row(5).width()) + GRID if one.cards else 0)
        small, strong = font(SMALL), font(SMALL, MEDIUM)
        room = _MARGIN + wide - left
        name = QFontMetricsF(strong).elidedText(one.who, Qt.TextElideMode.ElideRight, room * 0.6)
        taken = QFontMetricsF(strong).horizontalAdvance(name) + GRID
        what = QFontMetricsF(small).elidedText(one.what, Qt.TextElideMode.ElideRight, room - taken)
        top = y + (tall - _LINE) / 2 + 2
        self._things += [
            _Words(QRectF(left, top, taken, _LINE), name, "soft", strong),
            _Words(QRectF(left + taken, top, room - taken, _LINE), what, "faint", small),
        ]
        return y + tall + 4

    def _wrapped(self, text: str, set_in: QFont, room: float) -> float:
        """How tall a text is when it is so wide."""
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(set_in).boundingRect(QRectF(0, 0, room, 999), flags, text).height() + 2

    def _say(
        self,
        y: float,
        wide: float,
        text: str,
        colour: str,
        set_in: QFont,
        flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        if not flags & Qt.AlignmentFlag.AlignRight:
            text = QFontMetricsF(set_in).elidedText(text, Qt.TextElideMode.ElideRight, wide)
        box = QRectF(_MARGIN, y, wide, _LINE)
        self._things.append(_Words(box, text, colour, set_in, flags))

    def words(self) -> Iterator[str]:
        """Everything that is written, from the top."""
        things = self._laid_out(self.width()).things
        return (thing.text for thing in things if isinstance(thing, _Words))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current_palette()
        for thing in self._laid_out(self.width()).things:
            match thing:
                case _Words(box, text, colour, set_in, flags):
                    painter.setFont(set_in)
                    painter.setPen(QColor(getattr(palette, colour)))
                    painter.drawText(box, int(flags | Qt.TextFlag.TextWordWrap), text)
                case _Row(corner, cards, deck):
                    paint_row(painter, corner, cards, deck)
                case _Ring(box):
                    painter.setPen(QPen(QColor(palette.accent), 2.5, Qt.PenStyle.DotLine))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
