"""What every fact declares: whom and what it names, and whether others may stand otherwise by it.

Nothing is guessed from how its fields are called: no class of facts is made without saying so.
"""

from datetime import UTC, datetime
from typing import ClassVar, NamedTuple

ANY_TIME = datetime.min.replace(tzinfo=UTC)
"""When that is asked of which the time makes no difference."""


class Names(NamedTuple):
    """The fields of a fact that name somebody or something; empty where none does."""

    entry: str = ""
    """The entry that it is about."""
    others: tuple[str, ...] = ()
    """One entry more each, or None."""
    entries: str = ""
    """Several."""
    seats: str = ""
    """Several, each with a table."""
    shares: str = ""
    """Several, each with what it gets: it is about all of them."""
    counts: str = ""
    """Several, each with its chips."""
    player: str = ""
    """Of the register."""
    players: str = ""
    table: str = ""
    """A table, or None."""
    tables: str = ""
    line: str = ""
    """Of the ledger."""


NOBODY = Names()
ENTRY = Names(entry="entry")
ENTRY_AND_PLAYER = Names(entry="entry", player="player")
PLAYER = Names(player="player")
LINE = Names(line="line")
LINE_OF_ENTRY = Names(entry="entry", line="line")
TABLE = Names(table="table")
SEATS = Names(seats="seats")


class Happened:
    """What every fact is."""

    names: ClassVar[Names]
    _moves_others: ClassVar[bool]

    def __init_subclass__(cls, *, names: Names, moves_others: bool = True) -> None:
        super().__init_subclass__()
        cls.names, cls._moves_others = names, moves_others

    @property
    def moves_others(self) -> bool:
        """Whether those whom it does not name may stand otherwise, the size of the field apart."""
        return self._moves_others
