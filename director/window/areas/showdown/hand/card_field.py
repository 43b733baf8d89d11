"""A field for cards, into which the deck beside the form can put one."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent

from director.engine.cards import Card
from director.views.ruling.typed_case import finished
from director.window.widgets.drop import COMES_BACK
from director.window.widgets.field import Field


class CardField(Field):
    """One row of cards to type."""

    focused = Signal()
    """It has the focus now."""
    turned = Signal()
    """Its last card, of which only the rank stands there, is now a mistake, or no longer one."""
    types_on = True
    _is_typed_in = False
    """Whether the cursor is here, or in a menu or another window, as the wall, and comes back."""

    @property
    def typed(self) -> str:
        """What is typed; a card of which only the rank stands there is still to come."""
        return finished(self.text()) if self._is_typed_in else self.text()

    def add(self, card: Card) -> None:
        """One card more, as if it had been typed."""
        self.setText(f"{finished(self.text()).strip()} {card.text}".strip())
        self.textEdited.emit(self.text())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._type_in(True)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in COMES_BACK:
            self._type_in(False)

    def _type_in(self, comes: bool) -> None:
        was, self._is_typed_in = self._is_typed_in, comes
        if was is not comes and finished(self.text()) != self.text():
            self.turned.emit()
