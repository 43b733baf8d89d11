"""A team event: what a team is, what it pays, and how its chips go together."""

from collections.abc import Sequence
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


def tables_of(teams: Teams, group: int) -> tuple[int, ...]:
    """The tables of a group of teams: each has the same seat at all of them.

    Seats are drawn for the group; its tables stand beside each other.

    >>> tables_of(Teams(players=6, tables=3), 2)
    (4, 5, 6)
    """
    return tuple([(group - 1) * teams.tables + table for table in range(1, teams.tables + 1)])


def at_each_table(teams: Teams, members: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Who of a team plays at which of its tables: so many at each, in the order named.

    >>> at_each_table(Teams(players=5, tables=3), [11, 12, 13, 14, 15])
    ((11, 12), (13, 14), (15,))
    """
    each, more = divmod(len(members), teams.tables)
    parts, at = [], 0
    for table in range(teams.tables):
        size = each + (table < more)
        parts.append(tuple(members[at : at + size]))
        at += size
    return tuple(parts)


def evenly(chips: int, tables: int, smallest: int = 1) -> tuple[int, ...]:
    """A team's chips divided among its tables, in chips of the smallest value there is.

    What cannot be divided lies on the first tables, a chip each; what is less than the smallest
    chip on the first one.

    >>> evenly(48_100, 3, 25), evenly(50, 3, 25)
    ((16050, 16025, 16025), (25, 25, 0))
    """
    whole, odd = divmod(chips, smallest)
    each, more = divmod(whole, tables)
    return tuple(
        [(each + (table < more)) * smallest + (odd if table == 0 else 0) for table in range(tables)]
    )
