"""Who comes in to the server of a shared evening: this machine's window, and stations by name.

Each station has a login of its own, so that it can be dismissed without troubling another; what it
may do is what whoever has signed in there may. Where the house has no staff, everybody is a
director.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from time import sleep
from typing import NamedTuple

from director.books.server.logins import TO_HEAR, Login
from director.books.server.logins import Logins as ServerLogins
from director.sharing.phones import Phones
from director.sharing.server_folder import STATIONS
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from director.translation import say

_KEPT = timedelta(days=14)
"""An evening of several days goes on with the logins of the first; a certificate lasts as long."""


class Full(BookFailed):
    """There is no room for another station."""


class Known(NamedTuple):
    """A station that has a login."""

    name: str
    who: str
    """Who has signed in there; empty for nobody."""
    role: str
    """As a list has it; empty in a house without staff."""
    since: datetime | None
    """Since when it is connected, in UTC; None where it is not."""
    cut: datetime | None = None
    """When its line was last cut because it held the others up, in UTC; None for never."""


class Seen(NamedTuple):
    """The stations at one moment."""

    known: Sequence[Known]
    announced: Sequence[tuple[int, str]]
    """What they have announced since the last look, by event."""


class Logins:
    """The logins of one server."""

    def __init__(self, owner: str) -> None:
        """`owner` is the address of the book for its superuser. Raises BookFailed."""
        self._server = ServerLogins(owner)
        self._board = ""
        """The address of the board as stations know it."""
        self._cut: dict[str, datetime] = {}

    def was_cut(self, station: str) -> None:
        """The line of a station has been cut: it held the others up."""
        self._cut[station] = datetime.now(UTC)

    def window(self) -> Login:
        """The login of the window on the machine that shares, which is new. Raises BookFailed.

        It writes in whoever's name the window says: who has this machine has the server too.
        """
        for one in self._server.admitted():
            if not one.station and not one.is_phone:
                self._server.take_away(one.login)
        return self._server.admit("", "", Role.DIRECTOR, _until())

    def admit(self, name: str) -> Login:
        """A login for a station; another of its name makes it "Floor 2". Raises Full, BookFailed.

        Where the house has staff it only looks on, until somebody signs in.
        """
        there = self.known()
        if len(there) >= STATIONS:
            sentence = "all {count} stations that there is room for have joined: dismiss one first"
            raise Full(say(sentence, count=STATIONS))
        role = Role.DISPLAY if self._server.has_staff() else Role.DIRECTOR
        return self._server.admit("", _free_name(name, {one.name for one in there}), role, _until())

    def known(self) -> list[Known]:
        """The stations that were admitted, in that order. Raises BookFailed."""
        return [
            Known(
                one.station,
                one.person,
                one.role.title if one.person else "",
                one.since,
                self._cut.get(one.station),
            )
            for one in self._server.admitted()
            if one.station and not one.is_phone
        ]

    def phones(self, address: Callable[[str, str], str]) -> Phones:
        """The phones of the floor's remote; none is there yet. Raises BookFailed.

        `address` is the book's for a login and its password.
        """
        return Phones(self._server, address, _until)

    def dismiss(self, name: str, who: str) -> None:
        """Admits a station no longer, and closes what it holds open. Raises BookFailed.

        It is told who does that.
        """
        for one in self._server.admitted():
            if one.station == name and not one.is_phone:
                self._server.dismiss(one.login, who)

    def end(self) -> None:
        """Takes all of them away; the book is as it was. Raises BookFailed."""
        self._server.end()

    def look(self, board: str) -> Seen:
        """Looks at the stations, which hear where the board is: empty while it is off.

        Raises BookFailed.
        """
        with self._server.together():
            if board != self._board:
                self._server.say_board(board)
                self._board = board
            return Seen(self.known(), self._server.fetch_announcements() if board else ())

    def say_farewell(self, who: str) -> None:
        """Tells all stations who ends the sharing, and gives them time to hear. Raises BookFailed.

        Nobody waits where none is connected.
        """
        if any(one.since for one in self.known()):
            self._server.say_farewell(who)
            sleep(TO_HEAR)


def _until() -> datetime:
    return datetime.now(UTC) + _KEPT


def _free_name(name: str, taken: set[str]) -> str:
    """The name, or with the first number that makes it nobody else's."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free
