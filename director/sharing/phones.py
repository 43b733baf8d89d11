"""Who works from the floor's remote, as the server of a shared evening knows them.

Each phone has a login of its own there, made for whoever has signed in at it: so the database
decides what a phone writes, and in whose name, as it does for stations. No phone is ever told its
password.
"""

from collections.abc import Callable, Collection
from datetime import datetime

from director.books.server.door import proof_for, role_in
from director.books.server.logins import Logins
from director.desk.phones import Way
from director.tournament.staff.role import Role


class Phones:
    """The phones of one evening."""

    def __init__(
        self,
        logins: Logins,
        address: Callable[[str, str], str],
        until: Callable[[], datetime],
    ) -> None:
        """`address` is the book's for a login and its password. Raises BookFailed."""
        self._logins = logins
        self._address = address
        self._until = until
        self.keep(())

    def sign_in(self, name: str, pin: str, phone: str) -> Way:
        """Lets somebody of the staff in. Raises Refused, BookFailed."""
        proof = proof_for(name, self._logins.how(name), pin)
        role = role_in(name, self._logins.proved(name, proof))
        return self.admit(name, role, phone)

    def admit(self, name: str, role: Role, phone: str) -> Way:
        """Lets somebody in, of whom something else has said who that is. Raises BookFailed."""
        made = self._logins.admit(name, phone, role, self._until(), phone=True)
        return Way(role, made.login, self._address(made.login, made.password))

    def keep(self, logins: Collection[str]) -> None:
        """Puts all phones out but those with these logins. Raises BookFailed."""
        for one in self._logins.admitted():
            if one.is_phone and one.login not in logins:
                self._logins.take_away(one.login)
