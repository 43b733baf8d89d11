"""The ruling in large type, for a screen that is held over the table.

Escape puts it away from wherever the focus is. Tab does not leave it: what lies below is not to be
seen, and nothing is typed into it.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from director.translation import say
from director.views.ruling.dealt_hand import Dealt
from director.window.look.cards import Deck
from director.window.look.fonts import MEDIUM, REGULAR, SEMIBOLD, font
from director.window.look.styles import GRID
from director.window.rulings_desk.give_ruling import Spoken
from director.window.widgets.came_from import CameFrom
from director.window.widgets.cards_in_a_row import HandView
from director.window.widgets.labels import emptied, label

_SCROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)


class ReadOut(QScrollArea):
    """Lies over a screen, never over the clock in the bar above it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(say("The ruling to read aloud"))
        self.lines: list[str] = []
        self._over = over
        self._came_from = CameFrom(self, over)
        inside = QWidget()
        self._box = QVBoxLayout(inside)
        self._box.setSpacing(2 * GRID)
        self.setWidget(inside)
        self.hide()
        over.installEventFilter(self)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)  # counts while it is visible
        escape.activated.connect(self.close_it)
        escape.activatedAmbiguously.connect(self.close_it)  # before a panel that lies below it

    def open(self, spoken: Spoken, four_colours: bool) -> None:
        """Shows a ruling; what has the focus now will have it again."""
        if not self.isVisible():
            self._came_from.note()
        self.setGeometry(self._over.rect())
        self._write(spoken, four_colours)
        self.show()
        self.raise_()
        self.setFocus()

    def close_it(self) -> None:
        """Puts it away."""
        if self.isVisible():
            focused = QApplication.focusWidget()
            if focused is None or self._came_from.has(focused):
                self._came_from.give_back()
            self.hide()

    def _write(self, spoken: Spoken, four_colours: bool) -> None:
        emptied(self._box)
        self.lines = [spoken.title, *(line.text for line in spoken.lines), *spoken.why]
        self.setAccessibleDescription("  ".join(self.lines))
        unit = max(20, min(40, self.width() // 34))
        self._box.setContentsMargins(unit, unit, unit, unit)
        self._add(spoken.title, font(unit * 0.8, MEDIUM), "soft")
        deck = Deck(round(unit * 1.6), four_colours)
        for line in spoken.lines:
            set_in = font(unit * 1.25, SEMIBOLD) if line.is_award else font(unit, MEDIUM)
            self._add(line.without_cards or line.text, set_in)
            for cards in line.hands:
                view = HandView(deck)
                view.show_hand(tuple(Dealt(card) for card in cards), deck)
                self._box.addWidget(view)
        self._box.addSpacing(GRID)
        for why in spoken.why:
            self._add(why, font(unit * 0.75, REGULAR), "soft")
        self._box.addStretch(1)
        self._box.addWidget(label(say("Esc to close"), "hint"))

    def _add(self, words: str, set_in: QFont, role: str = "") -> QLabel:
        made = label(words, role, wrap=True)
        made.setFont(set_in)
        self._box.addWidget(made)
        return made

    def focusNextPrevChild(self, _: bool) -> bool:
        """Tab stays here."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _SCROLLING:
            super().keyPressEvent(event)
        event.accept()  # what is typed here is no command of the window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._over.rect())
        if event.type() == QEvent.Type.Hide:
            self.hide()
        return super().eventFilter(watched, event)
