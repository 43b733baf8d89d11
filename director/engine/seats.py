"""Seats at a table: numbers from 1 on, in the order in which the cards go round."""

from collections.abc import Iterable

Seat = int


def clockwise(seats: Iterable[Seat], button: Seat | None) -> tuple[Seat, ...]:
    """Seats in their order from the button, the button itself last."""
    return tuple(sorted(seats, key=lambda seat: (seat <= (button or 0), seat)))
