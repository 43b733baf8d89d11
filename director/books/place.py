"""Where the tables of a book lie: in a file of this machine, or on a server.

All that differs between the two stands behind this; what a book says is the same in both.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Connection

from director.books.checks import Ends
from director.books.copies import Older
from director.books.register_chains import Line
from director.books.stored_records import Append
from director.tournament.log.books import Copy, EventNumber, Farewell, Lost

if TYPE_CHECKING:
    from director.books.server.door import ServerDoor


class Place(Protocol):
    """The tables of one book, and how they are reached."""

    path: Path
    """The file itself, or the name by which this machine keeps notes of what lies elsewhere."""
    name: str
    """By which it is spoken of."""
    may_mend: bool
    """Whether look-up tables are written here; else who keeps the server does that."""
    append: Append | None
    """How a record is written where nobody here writes tables."""
    brought_up: bool
    """Whether it was of an older form: its look-up tables are to be made anew."""

    def plainly(self) -> AbstractContextManager[None]:
        """Says in one sentence what goes wrong there, as BookFailed or BookUnusable."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection to which the book stands still, beside whoever writes."""

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that nobody else's comes between.

        What is written in it is on the disk when it ends.
        """

    def written_by(self, way: str) -> AbstractContextManager[None]:
        """What this thread writes within is written by another's login, where there are logins.

        `way` is its address there.
        """

    def turn(self) -> AbstractContextManager[None]:
        """Until it ends, or something is written, nobody else writes, where a place knows that."""

    def committed_at_once(self, connection: Connection) -> AbstractContextManager[None]:
        """What is written within, the last of a transaction, goes in one parcel with its commit.

        Nothing can be read within.
        """

    def new_event(self, connection: Connection) -> EventNumber:
        """Opens a number that no event has, nor any record that is left of one."""

    def keep(
        self, connection: Connection, register: str, lines: Sequence[Line], who: str, station: str
    ) -> None:
        """Does what lines say of people, in a register by its name, and writes them down."""

    def take_time(self, connection: Connection) -> None:
        """From now on the transaction may take minutes: a whole book is carried in it."""

    def any_text(self, connection: Connection) -> AbstractContextManager[None]:
        """Text is read here though it is none any more, where that can come about."""

    def overwrite(self, connection: Connection) -> None:
        """What this transaction takes away is to be gone from the disk too."""

    def changed_elsewhere(self) -> bool:
        """Whether another program has written to the book since this was last asked."""

    def wake(self, told: Callable[[], object]) -> Callable[[], object]:
        """Has this called, in any thread, as soon as another program has written.

        Also when the book goes away and comes back. What is returned ends that. A file never
        calls: it is asked at every second.
        """

    def now(self) -> datetime:
        """The moment it is, by the clock that all who write there go by."""

    def away_since(self) -> datetime | None:
        """Since when the place does not answer, in UTC; None where it does."""

    def farewell(self) -> Farewell | None:
        """How its server has let this station go; None where it has not. Then it is away too."""

    def board(self) -> str:
        """Where the board of the shared evening is; empty where there is none, or it is off."""

    def announce(self, event: EventNumber, words: str) -> None:
        """Says words on the board of an event. Raises BookFailed."""

    def is_the_houses(self) -> bool:
        """Whether its owner has opened it on a server of the house's own, which nobody shares."""

    def walls_say(self, event: EventNumber) -> str | None:
        """What was last said on the walls of all stations; None where nobody has said anything."""

    def say_on_walls(self, event: EventNumber, words: str) -> None:
        """Says words on the walls of all stations. Raises BookFailed."""

    def door(self) -> "ServerDoor | None":
        """Where one signs in there; None where that is asked of the register of staff itself."""

    def checkpoint(self) -> None:
        """Brings what lies beside the book into it. Raises BookFailed."""

    def copy(self, older: Older) -> Sequence[Path]:
        """Writes a copy to every folder that is set for copies. Raises BookFailed."""

    def newest_copies(self) -> Sequence[Copy]:
        """The newest copy in each folder set for copies where there is one, the newest first."""

    def lost(self, ends: Sequence[Ends], names: Mapping[EventNumber, str]) -> Sequence[Lost]:
        """The logs that end before what was written of them."""

    def close(self) -> None:
        """Closes the way to it."""
