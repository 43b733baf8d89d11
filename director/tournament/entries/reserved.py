"""Who has said that they come: a reservation holds no seat, and what was paid for it is noted."""

from typing import NamedTuple

from director.tournament.entries.player_number import PlayerNumber


class Reservation(NamedTuple):
    """Somebody who is expected."""

    player: PlayerNumber
    pays: str = ""
    """How it was paid: one of METHODS; empty where nothing was."""
    paid: int = 0
    """In the smallest unit; 0 for the price, whatever that is when the player enters."""
    note: str = ""


Reserved = tuple[Reservation, ...]
"""In the order in which they signed up."""


def reservation_of(reserved: Reserved, player: PlayerNumber) -> Reservation | None:
    """That of a player; None where there is none."""
    return next((one for one in reserved if one.player == player), None)


def without(reserved: Reserved, player: PlayerNumber) -> Reserved:
    """The others."""
    if reservation_of(reserved, player) is None:
        return reserved
    return tuple([one for one in reserved if one.player != player])
