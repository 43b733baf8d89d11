"""What the window asks of an evening on several stations: sharing one, and joining one.

The work itself is done in a process of its own and on the network, behind these.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from director.desk.book import Book
    from director.desk.meetings import Meetings


def _nothing() -> None:
    """Nothing has to be loaded."""


class Address(NamedTuple):
    """An address of this machine on which an evening can be shared."""

    address: str
    """With the network where only that tells it from others: 'fe80::1%eth0'."""
    network: str
    """What the machine calls the network: 'Wi-Fi', 'eth0'."""


def bare(address: str) -> str:
    """An address as other machines know it: without what this one calls its network.

    >>> bare("fe80::1%eth0"), bare("192.168.1.5")
    ('fe80::1', '192.168.1.5')
    """
    return address.partition("%")[0]


def where(address: str, port: int) -> str:
    """An address and a port in one, as they are typed.

    >>> where("192.168.1.5", 4545), where("fe80::1", 4545)
    ('192.168.1.5:4545', '[fe80::1]:4545')
    """
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


class How(Enum):
    """How far the sharing of an evening has come."""

    OFF = "off"
    STARTING = "starting"
    ON = "on"
    ENDING = "ending"
    FAILED = "failed"
    """It is off, and the book lies where `left_over` says: in its file, or on its server."""


class Station(NamedTuple):
    """A station that was admitted."""

    name: str
    who: str
    role: str
    heard: datetime
    """When it was last heard of, in UTC."""
    since: datetime | None
    """Since when it is connected, in UTC; None where it is not now."""
    cut: datetime | None = None
    """When its line was last cut because it held the others up, in UTC; None for never."""

    @property
    def here(self) -> bool:
        """Whether it is connected now."""
        return self.since is not None


class Stranger(NamedTuple):
    """An address from which something wrong has come, and how often."""

    address: str
    codes: int = 0
    remotes: int = 0
    """Addresses of the remote that are none."""
    pins: int = 0
    shut_out: bool = False

    @property
    def tries(self) -> int:
        """All of it."""
        return self.codes + self.remotes + self.pins


class LeftBehind(NamedTuple):
    """An event of an evening that was left on its server, as it stands there."""

    name: str
    left: int
    """Entries still in."""
    entries: int
    level: str
    """In words: 'Level 7'."""
    runs: bool
    """Whether its clock does."""
    last: datetime
    """When its newest record was written, in UTC."""


class Shared(NamedTuple):
    """A shared evening as it stands."""

    how: How
    why: str = ""
    """A sentence where it failed, or where board or remote did."""
    address: str = ""
    """As other machines know it."""
    port: int = 0
    book: str = ""
    """The address of its book for this machine; empty while that lies in its file."""
    code: str = ""
    """Six signs that admit one station; empty while there is none."""
    code_until: datetime | None = None
    """In UTC."""
    code_ended: str = ""
    """A sentence: why there is no code any more, or why it is another one."""
    link: str = ""
    """What the QR code says: address, port, the certificate's fingerprint and the code."""
    board: str = ""
    """The address of the board for browsers; empty while it is off."""
    remote: str = ""
    """The address of the floor's remote; empty while it is off."""
    remote_pin: str = ""
    """By which people sign in there in a house without staff."""
    stations: tuple[Station, ...] = ()
    strangers: tuple[Stranger, ...] = ()
    """The newest first."""
    silent: bool = False
    """Whether what shares it has stood still for some seconds."""


class Sharing(Protocol):
    """Shares the evening of this machine."""

    @property
    def shared(self) -> Shared:
        """How it stands now."""

    def listen(self, told: Callable[[Shared], object]) -> None:
        """Has this called, in any thread, whenever something of it has changed."""

    def addresses(self) -> Sequence[Address]:
        """The addresses of this machine on which an evening can be shared."""

    def left_over(self) -> str:
        """The name of an evening that lies on its server since an earlier start; else nothing.

        Until it is gone on with, by `begin`, or taken back, by `end`, its file is old, and nobody
        may write to it.
        """

    def left_over_pages(self) -> tuple[bool, bool]:
        """Whether that evening's board and remote were switched on."""

    def left_behind(self) -> "Sequence[LeftBehind]":
        """The events of that evening that are still played, as they stand on its server.

        It takes some seconds. Raises BookFailed.
        """

    def prepare(self) -> None:
        """Somebody is about to begin: what takes long to load is loaded beside. Returns at once."""

    def put_away(self) -> None:
        """Nobody begins after all. Returns at once."""

    def begin(self, address: str, name: str, *, board: bool, remote: bool) -> None:
        """Begins to share, or goes on: returns at once, what comes of it is told.

        It is found by its `name`. Nobody writes to the book's file from here on: it is closed
        before, and opened again where this fails.
        """

    def begin_again(self) -> None:
        """Ends what has fallen silent, and goes on as it was. Returns at once, as `begin` does."""

    def open_board(self, *, board: bool, remote: bool) -> None:
        """Switches the board and the remote on and off while the evening is shared."""

    def announce(self, event: int, words: str) -> None:
        """Says this on an event's board until something else is said; nothing takes it away."""

    def new_code(self) -> None:
        """Asks for a code that admits one more station within five minutes."""

    def dismiss(self, station: str, who: str) -> None:
        """Admits a station no longer: what it holds open is closed. It is told by whom."""

    def shut_out(self, address: str) -> None:
        """Answers an address nothing any more, until it is let in again."""

    def let_in(self, address: str) -> None:
        """Answers an address again."""

    def end(self, who: str) -> None:
        """Ends the sharing: the book goes back into its file. Returns at once, as `begin` does.

        The stations are told by whom.
        """

    def close(self) -> None:
        """The program ends: what is shared stays on its server, to be gone on with."""

    def qr(self, text: str) -> Sequence[Sequence[bool]]:
        """The squares of a QR code, row by row, dark ones true; without the margin around it."""


class Found(NamedTuple):
    """A shared evening that was found on the network."""

    name: str
    address: str
    port: int
    version: str
    """Of the program there: only a station of the same may join."""
    shows: str = ""
    """The fingerprint of its certificate: whoever has joined it knows it again."""
    gate: int = 0
    """The port by which stations come to its book."""


class Joining(Protocol):
    """Joins an evening that another machine shares."""

    def look(self, found: Callable[[Sequence[Found]], object]) -> Callable[[], object]:
        """Looks for shared evenings on the network; what is returned ends that.

        `found` is called, in any thread, with all that are there, whenever that changes.
        """

    def join(self, where: str, code: str, station: str) -> str:
        """Joins; returns the address of the book, which this machine keeps for the next start.

        `where` is a link of a QR code, which holds the code, or 'address:port'. It takes some
        seconds. Raises BookFailed with a sentence: a wrong code, one that has run out, a station of
        another version, an impostor.
        """

    def forget(self, address: str) -> None:
        """Forgets an evening that was joined. Raises BookFailed."""

    def joined(self) -> Sequence[tuple[str, str]]:
        """The evenings that this station has joined and may join again: a name and an address."""


class Copied(NamedTuple):
    """How far a station's own copy of a shared evening goes."""

    records: int
    """Of all events together."""
    newest: datetime
    """When its newest record was written, in UTC."""
    who: str
    station: str
    """Who wrote that, and where."""


class Following(Protocol):
    """Keeps this station's own whole copy of the evening that it has joined."""

    def copied(self) -> Copied | None:
        """How far the copy goes; None while there is none. Raises BookFailed."""

    def carry_on(self) -> str:
        """Makes the copy the evening's book, the fork marked in it; the address of that book.

        From here on it is shared by nobody. The machine that has shared it is refused when it comes
        back. Raises BookFailed.
        """


class OpenedBook(NamedTuple):
    """A book that was opened, with the clock that goes with it."""

    book: "Book"
    now: Callable[[], datetime]
    steady: Callable[[], float] | None
    """Counts seconds where the clock is this machine's; None where a server tells the time."""
    station: str = ""
    """What this station was let in as; empty where it is called as before."""


class Stations(NamedTuple):
    """The ways to other stations; each is made when it is first asked for, and then kept."""

    sharing: Callable[[], Sharing]
    joining: Callable[[], Joining]
    following: Callable[[], Following | None]
    """None where this station has joined no evening."""
    open_book: Callable[[str], OpenedBook]
    """A book by its address, "" for the user's own. Raises BookFailed, BookUnusable."""
    load: Callable[[], object] = _nothing
    """Loads what a book on a server is opened with: in a thread of its own, before it is needed."""
    left_over: str = ""
    """The name of an evening that still lies on its server since an earlier start."""
    trouble: Callable[[], str] = str
    """Why this machine's own copy of the shared evening does not grow; empty where it does."""
    meetings: "Callable[[], Meetings] | None" = None
    """Where two halves of an evening meet."""
    halves_kept: bool = False
    """Whether the other half of some evening is kept since an earlier start."""
