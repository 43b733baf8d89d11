"""Somebody who is about to enter, of whom it is asked what is handed over."""

from collections.abc import Callable
from typing import NamedTuple

from director.tournament.commands import Command


class Entrance(NamedTuple):
    """Who enters, for how much."""

    name: str
    price: int
    """In the smallest unit of the event's currency."""
    command: Callable[[str, int | None], Command]
    """What enters them: paid so, with so much handed over; None for the price."""
