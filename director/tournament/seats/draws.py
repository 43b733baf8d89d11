"""Draws that anyone can replay: the same seed gives the same order, on any machine, for ever.

The shuffle is written out here, and not the language's own, because a draw must come out the same
in ten years: Fisher and Yates's, with numbers taken from SHA-256 of the seed and a counter.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from heapq import heapify, heapreplace
from typing import NamedTuple, TypeVar

Thing = TypeVar("Thing")
Sitter = TypeVar("Sitter", bound=int)


class Place(NamedTuple):
    """A seat at a table; both count from 1."""

    table: int
    seat: int


def shuffled(things: Sequence[Thing], seed: str) -> list[Thing]:
    """The things in the order that this seed gives.

    >>> shuffled(["Ann", "Bob", "Cho"], seed="barge")
    ['Bob', 'Ann', 'Cho']
    """
    order = list(things)
    numbers = _numbers(seed)
    for place in range(len(order) - 1, 0, -1):
        other = _below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
    return order


def drawn_seats(
    players: Sequence[Sitter], open_seats: Mapping[int, Sequence[int]], seed: str
) -> dict[Sitter, Place]:
    """A seat for each of these players, drawn so that the tables end up as even as they can.

    `open_seats` are those of each table, rising. Raises ValueError where there is no seat for
    everybody.
    """
    if sum(map(len, open_seats.values())) < len(players):
        raise ValueError("not enough seats")
    waiting = [(-len(seats), table) for table, seats in open_seats.items()]
    heapify(waiting)
    orders: dict[int, list[Place]] = {}
    drawn: dict[Sitter, Place] = {}
    for player in shuffled(list(players), seed):
        count, table = waiting[0]  # the emptiest, then the lowest number
        if table not in orders:
            places = [Place(table, seat) for seat in open_seats[table]]
            orders[table] = shuffled(places, f"{seed} table {table}")
        drawn[player] = orders[table].pop()
        heapreplace(waiting, (count + 1, table))  # a table that is full comes after all others
    return drawn


def _numbers(seed: str) -> Iterator[int]:
    """An endless row of 64-bit numbers from a seed."""
    counter = 0
    while True:
        digest = hashlib.sha256(f"{seed}:{counter}".encode()).digest()
        yield from (int.from_bytes(digest[place : place + 8], "big") for place in range(0, 32, 8))
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number from 0 up to but without the limit, each as likely as the others."""
    fair = (1 << 64) - (1 << 64) % limit
    return next(number for number in numbers if number < fair) % limit
