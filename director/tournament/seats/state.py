"""A table as the floor has it set up: open or closed, its button, its game, its checked seats."""

from datetime import datetime
from typing import NamedTuple

from director.tournament.seats.buttons import Positions


class TableState(NamedTuple):
    """What the floor has said about a table, beyond who sits there."""

    size: int = 0
    """Its seats; 0 for as many as the structure has."""
    closed: bool = False
    """Broken, or not opened again: nobody is seated here."""
    locked: str = ""
    """Why nobody comes or goes; empty where players may."""
    unavailable: tuple[int, ...] = ()
    """Seats that nobody gets, rising."""
    next: Positions | None = None
    """Where button and blinds will lie in the next hand, as somebody has said."""
    seen: datetime | None = None
    """When somebody said so; it is true of one hand only."""
    opened: tuple[int, ...] = ()
    """The open seats in the order in which they came free."""
    game: str = ""
    """The game that is being played, by its name on the sheet, where the table turns them."""
    chose: int = 0
    """The seat of whoever chose it, where a player does; 0 where nobody said."""
    ready: bool = False
    """Whether it was opened by hand, to be filled before others are."""
    verified: tuple[int, ...] = ()
    """Seats where somebody has seen the right player, rising."""

    def without_check_of(self, seat: int) -> "TableState":
        """The same where nobody has seen who sits there now."""
        if seat not in self.verified:
            return self
        return self._replace(verified=tuple([one for one in self.verified if one != seat]))


ORDINARY = TableState()
"""A table about which nothing has been said."""
