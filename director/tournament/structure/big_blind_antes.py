"""The big blind ante as a sheet states it: one player posts the ante of the whole table (S 1.5).

What a stack posts of it is worked out by `director.engine.betting.big_blind_ante`.
"""

from typing import NamedTuple

POSTERS = ("big blind", "button")


class BigBlindAnte(NamedTuple):
    """How the one ante of a table is posted; its size stands in the stakes of each level."""

    poster: str = "big blind"
    """One of POSTERS; "button" is the single button ante."""
    ante_first: bool = False
    """Whether a stack too short for both pays the ante before the blind."""
    reduced_at: int = 0
    """The ante is the small blind with so many players dealt in or fewer; 0 for never."""
    removed_at: int = 0
    """There is none with so many players dealt in or fewer; 0 for never."""
    final_table_only: bool = False
    """Whether it is reduced or removed at the final table only."""
