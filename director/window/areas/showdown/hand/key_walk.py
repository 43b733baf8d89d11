"""How the keys go through the form: Enter to the next hand, the arrows up and down a column.

Tab goes the whole way: a player's cards and bet, the next player's, the board, the chips.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.window.widgets.field import ENTER

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class KeyWalk(QObject):
    """Watches the fields of the form for keys that lead to another field."""

    went = Signal(QWidget)
    """The field that has the focus now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._columns: Sequence[Sequence[QWidget]] = ()
        self._hands: Sequence[Sequence[QLineEdit]] = ()
        self._after: Sequence[QWidget] = ()
        self._beside: Sequence[QWidget] = ()
        self._watched: set[QWidget] = set()

    def lead(
        self,
        columns: Sequence[Sequence[QWidget]],
        hands: Sequence[Sequence[QLineEdit]],
        after: Sequence[QWidget],
        beside: Sequence[QWidget],
    ) -> None:
        """From now on, these are the columns, the fields of each hand, and what comes after them.

        Enter goes down the hands and, from the first that is empty, to what comes after; from the
        field beside a hand, its bet, as from the hand.
        """
        self._columns, self._hands, self._after, self._beside = columns, hands, after, beside
        fields = {field for column in (*columns, *hands, after, beside) for field in column}
        for field in fields - self._watched:
            field.installEventFilter(self)
        self._watched = fields

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
            or not isinstance(watched, QWidget)
            or event.modifiers() not in _PLAIN
        ):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        field = self._entered(watched) if key in ENTER else self._stepped(watched, key)
        if field is None:
            return super().eventFilter(watched, event)
        field.setFocus(Qt.FocusReason.TabFocusReason)
        self.went.emit(field)
        return True

    def _stepped(self, field: QWidget, key: Qt.Key) -> QWidget | None:
        """The next field of the column; None where it ends, and for any other key."""
        for column in self._columns if key in _STEPS else ():
            if field in column:
                at = column.index(field) + _STEPS[key]
                return column[at] if 0 <= at < len(column) else None
        return None

    def _entered(self, field: QWidget) -> QWidget | None:
        """Where Enter leads; None where it leads nowhere."""
        if field in self._beside:
            field = self._hands[self._beside.index(field)][-1]
        in_order = [one for hand in self._hands for one in hand]
        if isinstance(field, QLineEdit) and field in in_order:
            hand = next(hand for hand in self._hands if field in hand)
            at = in_order.index(field) + 1
            if any(one.text().strip() for one in hand) and at < len(in_order):
                return in_order[at]
            return self._after[0] if self._after else None
        if field in self._after:
            at = self._after.index(field) + 1
            return self._after[at] if at < len(self._after) else None
        return None
