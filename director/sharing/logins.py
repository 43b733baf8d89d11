"""Who comes in to the server of a shared evening: this machine's window, and stations by name.

Each station has a login of its own, so that it can be dismissed without troubling another; what it
may do is what whoever has signed in there may. Where the house has no staff, everybody is a
director.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from director.books.server.logins import Login
from director.books.server.logins import Logins as ServerLogins
from director.sharing.phones import Phones
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from director.translation import say

_KEPT = timedelta(days=14)
"""An evening of several days goes on with the logins of the first; a certificate lasts as long."""

_MOST = 40
"""Stations; the server has no room for more."""


class Known(NamedTuple):
    """A station that has a login."""

    name: str
    who: str
    """Who has signed in there; empty for nobody."""
    role: str
    """As a list has it; empty in a house without staff."""
    here: bool
    """Whether it is connected now."""


class Logins:
    """The logins of one server."""

    def __init__(self, owner: str) -> None:
        """`owner` is the address of the book for its superuser. Raises BookFailed."""
        self._server = ServerLogins(owner)

    def window(self) -> Login:
        """The login of the window on the machine that shares, which is new. Raises BookFailed.

        It writes in whoever's name the window says: who has this machine has the server too.
        """
        for one in self._server.admitted():
            if not one.station and not one.is_phone:
                self._server.dismiss(one.login)
        return self._server.admit("", "", Role.DIRECTOR, _until())

    def admit(self, name: str) -> Login:
        """A login for a station; another of its name makes it "Floor 2". Raises BookFailed.

        Where the house has staff it only looks on, until somebody signs in.
        """
        there = self.known()
        if len(there) >= _MOST:
            raise BookFailed(say("there is no room for another station; dismiss one first"))
        role = Role.DISPLAY if self._server.has_staff() else Role.DIRECTOR
        return self._server.admit("", _free_name(name, {one.name for one in there}), role, _until())

    def known(self) -> list[Known]:
        """The stations that were admitted, in that order. Raises BookFailed."""
        return [
            Known(one.station, one.person, one.role.title if one.person else "", one.here)
            for one in self._server.admitted()
            if one.station and not one.is_phone
        ]

    def phones(self, address: Callable[[str, str], str]) -> Phones:
        """The phones of the floor's remote; none is there yet. Raises BookFailed.

        `address` is the book's for a login and its password.
        """
        return Phones(self._server, address, _until)

    def dismiss(self, name: str) -> None:
        """Admits a station no longer, and closes what it holds open. Raises BookFailed."""
        for one in self._server.admitted():
            if one.station == name and not one.is_phone:
                self._server.dismiss(one.login)


def _until() -> datetime:
    return datetime.now(UTC) + _KEPT


def _free_name(name: str, taken: set[str]) -> str:
    """The name, or with the first number that makes it nobody else's."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free
