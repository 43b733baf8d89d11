"""A field for cards, into which the deck beside the form can put one."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent

from director.engine.cards import Card
from director.views.ruling.typed_case import finished
from director.window.widgets.field import Field


class CardField(Field):
    """One row of cards to type."""

    focused = Signal()
    """It has the focus now."""

    @property
    def typed(self) -> str:
        """What is typed; a card of which only the rank stands there is still to come.

        So it is while another window, as the wall, has the keys.
        """
        return finished(self.text()) if self.window().focusWidget() is self else self.text()

    def add(self, card: Card) -> None:
        """One card more, as if it had been typed."""
        self.setText(f"{finished(self.text()).strip()} {card.text}".strip())
        self.textEdited.emit(self.text())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
