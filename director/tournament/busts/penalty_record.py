"""What the floor has held against a player: warnings, penalties in hands, disqualification."""

from datetime import datetime
from typing import NamedTuple


class Mark(NamedTuple):
    """A warning or a penalty."""

    at: datetime
    """In UTC."""
    reason: str
    hands: int = 0
    """To be missed when it was given; 0 for a warning."""
    served: int = 0

    @property
    def left(self) -> int:
        """Hands still to be missed."""
        return max(self.hands - self.served, 0)


class Expelled(NamedTuple):
    """A player who was disqualified, or held the last nit card at the final table."""

    reason: str
    chips: int
    """What left play with them."""
    last_nit: bool = False
    """By the nit card, and no disqualification (R26)."""
