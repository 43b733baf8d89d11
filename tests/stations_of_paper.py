"""Sharing and joining without a network: what the window asks is noted, and told as a test says."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import segno

from director.desk.book import Book
from director.desk.stations import (
    Address,
    Copied,
    Found,
    How,
    LeftBehind,
    OpenedBook,
    Shared,
    Station,
    Stations,
)
from director.tournament.log.books import BookFailed

NETWORKS = (Address("192.168.1.5", "Wi-Fi"), Address("10.0.0.4", "Ethernet"))
SERVER = "postgresql://director@127.0.0.1:40001/evening"
FRIDAY_AT_LUIS = "postgresql://desk-2@192.168.1.9:4545/evening"


def on(now: datetime, *stations: Station) -> Shared:
    """A shared evening with everything switched on."""
    return Shared(
        How.ON,
        address="192.168.1.5",
        port=4545,
        code="K7QM3X",
        code_until=now + timedelta(seconds=271),
        link=f"tdir://192.168.1.5:4545/?c=K7QM3X&f={'5e' * 32}",
        board="http://192.168.1.5:8420/",
        remote="http://192.168.1.5:8420/floor#4545/K7QM3XPR",
        stations=stations,
        book=SERVER,
    )


@dataclass
class PaperSharing:
    """Shares nothing."""

    shared: Shared = field(default_factory=lambda: Shared(How.OFF))
    asked: list[str] = field(default_factory=list)
    networks: Sequence[Address] = NETWORKS
    left: str = ""
    shown: tuple[bool, bool] = (False, False)
    """Whether board and remote were on when it was left."""
    behind: Sequence[LeftBehind] = ()
    """What lies on its server."""
    prepared: int = 0
    heard: list[Callable[[Shared], object]] = field(default_factory=list)

    def listen(self, told: Callable[[Shared], object]) -> None:
        self.heard.append(told)

    def tell(self, shared: Shared) -> None:
        """It stands so from now on."""
        self.shared = shared
        for told in self.heard:
            told(shared)

    def addresses(self) -> Sequence[Address]:
        return self.networks

    def left_over(self) -> str:
        return self.left

    def left_over_pages(self) -> tuple[bool, bool]:
        return self.shown

    def left_behind(self) -> Sequence[LeftBehind]:
        return self.behind

    def begin(self, address: str, name: str, *, board: bool, remote: bool) -> None:
        self.asked.append(f"begin {address} {name} {board} {remote}")
        self.tell(Shared(How.STARTING))

    def prepare(self) -> None:
        self.prepared += 1

    def put_away(self) -> None:
        self.prepared -= 1

    def begin_again(self) -> None:
        self.asked.append("begin again")
        self.tell(Shared(How.STARTING))

    def open_board(self, *, board: bool, remote: bool) -> None:
        self.asked.append(f"board {board} remote {remote}")

    def announce(self, event: int, words: str) -> None:
        self.asked.append(f"announce {event} {words}".strip())

    def new_code(self) -> None:
        self.asked.append("new code")

    def dismiss(self, station: str, who: str) -> None:
        self.asked.append(f"dismiss {station} by {who}")

    def shut_out(self, address: str) -> None:
        self.asked.append(f"shut out {address}")

    def let_in(self, address: str) -> None:
        self.asked.append(f"let in {address}")

    def end(self, who: str) -> None:
        self.asked.append(f"end by {who}")
        self.tell(Shared(How.ENDING))

    def close(self) -> None:
        self.asked.append("close")

    def qr(self, text: str) -> Sequence[Sequence[bool]]:
        return [[bool(one) for one in row] for row in segno.make(text, error="m").matrix]


@dataclass
class PaperJoining:
    """Joins whoever has the right code."""

    there: Sequence[Found] = ()
    before: list[tuple[str, str]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    called: dict[str, str] = field(default_factory=dict)
    """What this station was let in as, by the address of the book."""
    looking: int = 0

    def look(self, found: Callable[[Sequence[Found]], object]) -> Callable[[], object]:
        self.looking += 1
        found(self.there)
        return self._stop

    def _stop(self) -> None:
        self.looking -= 1

    def join(self, where: str, code: str, station: str) -> str:
        self.asked.append(f"{where} {code} {station}")
        if code != "K7Q M3X" and "://" not in where:
            raise BookFailed("this is not the code, or it has run out: ask for a new one")
        self.before.append((f"Friday mixed, as {station}", FRIDAY_AT_LUIS))
        self.called[FRIDAY_AT_LUIS] = station
        return FRIDAY_AT_LUIS

    def joined(self) -> Sequence[tuple[str, str]]:
        return tuple(self.before)

    def forget(self, address: str) -> None:
        self.before = [one for one in self.before if one[1] != address]


@dataclass
class PaperFollowing:
    """A copy that goes so far."""

    far: Copied | None
    carried: int = 0

    def copied(self) -> Copied | None:
        return self.far

    def carry_on(self) -> str:
        self.carried += 1
        return "our-copy.book"


@dataclass
class PaperStations:
    """The ways to other stations, and the books that they lead to."""

    books: dict[str, Book]
    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    sharing: PaperSharing = field(default_factory=PaperSharing)
    joining: PaperJoining = field(default_factory=PaperJoining)
    following: PaperFollowing | None = None
    opened: list[str] = field(default_factory=list)
    trouble: str = ""

    def ways(self) -> Stations:
        return Stations(
            lambda: self.sharing,
            lambda: self.joining,
            lambda: self.following,
            self.open_book,
            left_over=self.sharing.left,
            trouble=lambda: self.trouble,
        )

    def open_book(self, address: str) -> OpenedBook:
        self.opened.append(address)
        if address not in self.books:
            raise BookFailed(f"{address} does not answer")
        called = self.joining.called.get(address, "")
        return OpenedBook(self.books[address], self.now, None, called)
