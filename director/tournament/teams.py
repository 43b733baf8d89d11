"""A team event: what a team is, what it pays, and how its chips go together."""

from typing import NamedTuple


class TeamEntry(NamedTuple):
    """What a team pays and what becomes of it, in whole units of the currency."""

    total: int
    cash_value: int = 0
    """Comes back for the chips that are left."""
    first_prize: int = 0
    house_fee: int = 0
    staff_fee: int = 0
    currency: str = ""


class Teams(NamedTuple):
    """Teams instead of players."""

    players: int
    """In a team."""
    tables: int
    """At how many tables a team plays at a time."""
    most_at_table: int = 0
    """Teams at one table; 0 where the sheet does not say."""
    entry: TeamEntry | None = None
    rebuys: bool = False
    shared_after_each_level: bool = False
    """Whether a team's chips are put together and divided evenly among its tables."""
    button_seat: int = 0
    """Where the button starts; 0 where it is drawn."""
    tables_combined_at: int = 0
    """Tables are combined once so many teams are left; 0 for never."""
    orbits_end_together: bool = False
    """Whether the tables wait for each other after each orbit."""
    cut_after: str = ""
    """The label of the level after which only the best go on."""
    cut_to: int = 0
    """How many teams go on."""
    chips_a_unit: int = 0
    """How many chips are paid out as one unit of the currency."""
