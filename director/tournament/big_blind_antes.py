"""The big blind ante: one player posts the ante of the whole table (S 1.5, TDA RP-11)."""

from typing import NamedTuple

from director.tournament.stakes import Stakes

POSTERS = ("big blind", "button")


class BigBlindAnte(NamedTuple):
    """How the one ante of a table is posted; its size stands in the stakes of each level."""

    poster: str = "big blind"
    """One of POSTERS; "button" is the single button ante."""
    ante_first: bool = False
    """Whether a stack too short for both pays the ante before the blind."""
    reduced_at: int = 0
    """The ante is the small blind with so many players at the table or fewer; 0 for never."""
    removed_at: int = 0
    """There is none with so many players at the table or fewer; 0 for never."""
    final_table_only: bool = False

    def due(self, stakes: Stakes, players: int, *, final_table: bool = False) -> int:
        """The ante of a hand in chips, with so many players dealt in; 0 where there is none.

        >>> BigBlindAnte(reduced_at=4).due(Stakes(100, 200, big_blind_ante=200), players=4)
        100
        """
        if players <= self.removed_at or (self.final_table_only and not final_table):
            return 0
        if players <= self.reduced_at:
            return min(stakes.small_blind, stakes.big_blind_ante)
        return stakes.big_blind_ante
