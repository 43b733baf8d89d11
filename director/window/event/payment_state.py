"""How a payment stands, as tables show it: a sign in a colour beside its word."""

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from director.translation import say
from director.views.clock.event_status import State
from director.views.money.prize_rows import IN_PART, PAID, TOO_MUCH, UNPAID
from director.window.look.shapes import mark


class _Look(NamedTuple):
    """A shape, and a colour of the palette."""

    shape: State
    colour: str


_LOOKS = {
    PAID: _Look(State.PAID, "running"),
    IN_PART: _Look(State.OPEN, "warning"),
    UNPAID: _Look(State.DRAFT, "warning"),
    TOO_MUCH: _Look(State.DAMAGED, "warning"),
}


def payment_mark(state: str) -> QPixmap | None:
    """A tick for paid, a ring for unpaid, between them a disc with a door; a cross for too much."""
    look = _look(state)
    return mark(*look) if look else None


def payment_colour(state: str) -> str:
    """The colour of the word, a field of the palette."""
    look = _look(state)
    return look.colour if look else "faint"


def _look(state: str) -> _Look | None:
    return next((look for word, look in _LOOKS.items() if say(word) == state), None)
