"""What the floor has held against a player: warnings, penalties in hands, disqualification."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import NamedTuple, TypeVar

from director.tournament.cached import Cached

Who = TypeVar("Who")
_LEFT = Cached()


class Mark(NamedTuple):
    """A warning or a penalty."""

    at: datetime
    """In UTC."""
    reason: str
    hands: int = 0
    """To be missed when it was given; 0 for a warning."""
    served: int = 0
    rounds: int = 0
    """As the floor gave it: the hands are those of the table it was given at. 0 for hands."""

    @property
    def left(self) -> int:
        """Hands still to be missed."""
        return max(self.hands - self.served, 0)


def hands_to_miss(marks: Iterable[Mark]) -> int:
    """What is left of all penalties of a player."""
    return sum([mark.left for mark in marks])


def penalties_left(marks: Mapping[Who, tuple[Mark, ...]]) -> Mapping[Who, int]:
    """Of everybody who has hands of a penalty left, in or out, how many."""

    def count() -> Mapping[Who, int]:
        left = {who: hands_to_miss(given) for who, given in marks.items()}
        return {who: hands for who, hands in left.items() if hands}

    return _LEFT.answer((marks,), count)


def length_text(rounds: int, hands: int) -> str:
    """How long a penalty is, as the text of a sentence about `rounds` and `hands`.

    >>> length_text(2, 12), length_text(0, 1)
    ('{rounds} rounds ({hands} hands)', '1 hand')
    """
    in_hands = "1 hand" if hands == 1 else "{hands} hands"
    if not rounds:
        return in_hands
    return f"1 round ({in_hands})" if rounds == 1 else f"{{rounds}} rounds ({in_hands})"


class Expelled(NamedTuple):
    """A player who was disqualified, or held the last nit card at the final table."""

    reason: str
    chips: int
    """What left play with them."""
    last_nit: bool = False
    """By the nit card, and no disqualification (R26)."""
