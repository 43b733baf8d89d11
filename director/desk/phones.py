"""Who acts from phones, and how what they do is written: at a server by logins of their own."""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from director.desk.staff import Door
from director.tournament.staff.role import Role


class Way(NamedTuple):
    """How whoever is at a phone writes into the book."""

    role: Role
    login: str = ""
    """At the server; empty where there is none."""
    address: str = ""
    """Of the book, with the login and its password in it; empty for as the desk itself does."""


class Phones(Protocol):
    """Where those are let in who act from phones."""

    def sign_in(self, name: str, pin: str, phone: str) -> Way:
        """Lets somebody of the staff in. Raises Refused, BookFailed."""

    def admit(self, name: str, role: Role, phone: str) -> Way:
        """Lets somebody in, of whom something else has said who that is. Raises BookFailed."""

    def keep(self, logins: Collection[str]) -> None:
        """Puts all phones out but those with these logins. Raises BookFailed."""


class PhonesOfDesk:
    """Phones for which the desk itself writes: its book knows no logins."""

    def __init__(self, door: Door) -> None:
        self._door = door

    def sign_in(self, name: str, pin: str, _: str) -> Way:
        """Lets somebody of the staff in. Raises Refused, BookFailed."""
        return Way(self._door.sign_in(name, pin)[1])

    def admit(self, _: str, role: Role, __: str) -> Way:
        """Lets somebody in, of whom something else has said who that is."""
        return Way(role)

    def keep(self, _: Collection[str]) -> None:
        """Nothing: they are out with their sessions."""
