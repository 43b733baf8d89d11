"""How many cards of the hand, and how many of the board, make a hand.

A making counts; it knows nothing of where board cards lie. It is written as a dealer says it:
`"any"`, `"hand"`, `"2 + 3"`, `"at most 2"`, `"all + rest"`, or a list of these where the player
has the choice.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from director.translation import say

_EVERY = 99
"""More cards than any hand has."""


class NotAMaking(ValueError):
    """A text that says no way to make a hand."""


@dataclass(frozen=True)
class Making:
    """A way to make a hand: how many of its cards the player's own hand gives."""

    text: str
    fewest: int
    most: int
    size: int | None = None
    """How many cards the text itself speaks of, where it says so: five for "2 + 3"."""

    def splits(self, size: int, in_hand: int, on_board: int) -> Iterator[tuple[int, int]]:
        """The ways to take `size` cards: how many from the hand, how many from the board.

        "2 + 3" takes two and three and nothing else; on a scale of fewer cards, some of those. The
        others take what there is of a hand that is short of a card.
        """
        if self.size is not None:
            rest = self.size - self.most
            for own in range(max(0, size - rest), min(self.most, in_hand, size) + 1):
                if size - own <= on_board:
                    yield own, size - own
            return
        fewest, most = min(self.fewest, in_hand, size), min(self.most, in_hand, size)
        for own in range(fewest, most + 1):
            if size - own <= on_board:
                yield own, size - own


_WORDS = {
    "any": Making("any", 0, _EVERY),
    "hand": Making("hand", _EVERY, _EVERY),
    "all + rest": Making("all + rest", _EVERY, _EVERY),
}


def read_making(text: str) -> Making:
    """The making that a text says. Raises NotAMaking.

    >>> [*read_making("2 + 3").splits(size=5, in_hand=4, on_board=5)]
    [(2, 3)]
    >>> [*read_making("3 + 2").splits(size=5, in_hand=2, on_board=5)]
    []
    >>> [*read_making("at most 2").splits(size=5, in_hand=3, on_board=5)]
    [(0, 5), (1, 4), (2, 3)]
    """
    if text in _WORDS:
        return _WORDS[text]
    if exact := re.fullmatch(r"(\d) \+ (\d)", text):
        own, rest = int(exact[1]), int(exact[2])
        return Making(text, own, own, own + rest)
    if limit := re.fullmatch(r"at most (\d)", text):
        return Making(text, 0, int(limit[1]))
    raise NotAMaking(
        say("“{text}” is no way to make a hand; write any, hand, 2 + 3 or at most 2", text=text)
    )
