"""The hands that are rated: the same for everybody, since they are shuffled from a seed."""

import random

RANKS = "23456789TJQKA"
SUITS = "shdc"
COUNT = 20_000
"""Hands in each round."""

Deal = tuple[list[str], list[str]]
"""A player's own cards and the board's."""


def deals(own: int, board: int, seed: int) -> list[Deal]:
    """Hands of so many cards, with so many on the board."""
    shuffle = random.Random(seed)
    pack = [rank + suit for rank in RANKS for suit in SUITS]
    drawn = (shuffle.sample(pack, own + board) for _ in range(COUNT))
    return [(cards[:own], cards[own:]) for cards in drawn]
