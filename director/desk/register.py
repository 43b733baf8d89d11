"""What the desk needs of the register of players, which lasts over all events."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from director.tournament.entries.people import (
    FIELDS,
    SHOWN_AS,
    UNKNOWN,
    Change,
    Person,
    RegisterLine,
    joined,
)
from director.tournament.entries.player_number import PlayerNumber

__all__ = [
    "FIELDS", "SHOWN_AS", "UNKNOWN", "Change", "Person", "Register", "RegisterLine", "joined",
]  # fmt: skip


class Register(Protocol):
    """Where people are written down, and the sheets they come in."""

    def people(self) -> Sequence[Person]:
        """Everybody, in the order of their numbers; nobody who was merged away or erased.

        Raises BookFailed, as does whatever else is asked here.
        """

    def person(self, number: PlayerNumber) -> Person | None:
        """Who has this number, or took it over; None where nobody does or the data is erased.

        Raises BookFailed.
        """

    def merged(self) -> Mapping[PlayerNumber, PlayerNumber]:
        """The numbers that were merged away, and whose they are now. Raises BookFailed."""

    def history(self, number: PlayerNumber) -> Sequence[RegisterLine]:
        """What was changed about a person and the numbers merged into it, the oldest first.

        Raises BookFailed.
        """

    def changed_since(self, line: int) -> tuple[int, Sequence[PlayerNumber]]:
        """The number of the history's newest line, and whom the lines after this one are about.

        Raises BookFailed.
        """

    def write(self, changes: Sequence[Change], who: str, station: str) -> Sequence[Person]:
        """Enters and corrects people, all of them or nobody; as they stand now.

        Raises Refused where a card number would belong to two people or somebody is no longer
        there, BookFailed.
        """

    def merge(self, gone: PlayerNumber, kept: PlayerNumber, who: str, station: str) -> Person:
        """Makes two entries one: from now on the first number is the second's too.

        Raises Refused where one of them is no longer there or both are the same, BookFailed.
        """

    def erase(self, number: PlayerNumber, who: str, station: str) -> None:
        """Empties all that is known of a person, and what the history has of it.

        The log then shows "player 117". Raises Refused where nobody has the number, BookFailed.
        """

    def read_sheet(self, path: Path) -> Sequence[Sequence[str]]:
        """The rows of a CSV file or a spreadsheet. Raises FileWrong, OSError."""

    def write_sheet(self, path: Path, rows: Sequence[Sequence[str]]) -> None:
        """Writes rows as a CSV file or a spreadsheet, by the name's ending. Raises OSError."""
