"""A field that offers what may be meant, below itself, while one types.

Arrows go through what is offered, Enter takes what is marked or else what was typed, Tab takes the
first that is offered, Escape puts the offer away.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from director.window.look.styles import dress_window
from director.window.widgets.choice_list import Choice, Choices
from director.window.widgets.field import Field

Offer = Callable[[str], Sequence[Choice]]
"""What may be meant by a text."""


class Chooser(Field):
    """One line to type in, with what may be meant."""

    picked = Signal(object)
    """The Choice that was taken."""
    entered = Signal(str)
    """Enter, with nothing marked: the text itself."""

    def __init__(self, name: str, hint: str, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(name, hint, parent)
        self._offer = offer
        self.choices: Choices | None = None
        self.textEdited.connect(lambda _: self.offer())

    def offer(self) -> None:
        """Offers what may be meant by what is typed so far."""
        choices = self._list()
        offered = self._offer(self.text())
        choices.offer(offered)
        if not offered:
            choices.hide()
            return
        choices.setFixedWidth(max(self.width(), 280))
        below = self.mapTo(self.window(), QPoint(0, self.height() + 4))
        choices.move(below)
        choices.raise_()
        choices.show()

    @property
    def is_offering(self) -> bool:
        """Whether something is offered."""
        return self.choices is not None and self.choices.isVisible()

    @property
    def marked(self) -> Choice | None:
        """What is marked in the offer; None where nothing is, or nothing is offered."""
        return self.choices.current if self.choices and self.is_offering else None

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.is_offering
        ):
            event.accept()  # the offer goes first, and what it lies over with the next Escape
            return True
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Tab
            and self._take(self._first)
        ):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._take(self.marked):
                self._put_away()
                self.entered.emit(self.text())
        elif key == Qt.Key.Key_Down and not self.is_offering:
            self.offer()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.choices:
            self.choices.move_by(1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_Escape and self.is_offering:
            self._put_away()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._put_away()
        super().focusOutEvent(event)

    @property
    def _first(self) -> Choice | None:
        """What Tab takes: what is marked, or else the first that is offered."""
        if self.choices is None or not self.choices.offered:
            return None
        return self.choices.current or self.choices.offered[0]

    def _take(self, choice: Choice | None) -> bool:
        if choice is None or not self.is_offering:
            return False
        self._put_away()
        self.picked.emit(choice)
        return True

    def _put_away(self) -> None:
        if self.choices:
            self.choices.hide()

    def _list(self) -> Choices:
        """Made when first needed, over everything else of the window."""
        if self.choices is None or self.choices.parentWidget() is not self.window():
            self.choices = Choices(self.accessibleName(), self.window())
            dress_window(self.choices)  # it lies in the window, which wears nothing itself
            self.choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.choices.picked.connect(self._take)
        return self.choices
