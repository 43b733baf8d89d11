"""Who signs in at a phone: somebody of the staff, or whoever has read the PIN at the desk."""

import secrets
from collections.abc import Callable, Sequence

from director.desk.acting import Acting
from director.desk.sign_in import StaffDoor, Waits, in_service
from director.tournament.commands import Refused
from director.tournament.event import phase
from director.tournament.staff.role import Role
from director.translation import say
from director.web.evenings import Evenings
from director.web.sessions import Session, Sessions

_DIGITS = 6
_A_WHILE = 5.0
"""Seconds after which it is asked again whether somebody still works here."""


class RemoteSignIn:
    """Lets people in, and lets them go."""

    def __init__(self, evenings: Evenings, steady: Callable[[], float]) -> None:
        """`steady` counts seconds, and nobody can set it."""
        self._evenings = evenings
        self._staff = evenings.book.staff
        self._steady = steady
        self._door = StaffDoor(self._staff, Waits(steady))
        self._addresses = Waits(steady)
        self.sessions = Sessions(steady)
        self.pin = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
        """Of this evening, for a house without staff."""

    def names(self) -> Sequence[str]:
        """Who may sign in; nobody in a house without staff. Raises BookFailed."""
        return self._door.names()

    async def sign_in(self, name: str, pin: str, phone: str, address: str) -> str:
        """The token of a new session.

        Raises Refused where the PIN is wrong or one has to wait, BookFailed.
        """
        name = " ".join(name.split())
        if not name:
            raise Refused("enter your name")
        self._addresses.check(address)
        try:
            acting = await self._evenings.ask(lambda: self._acting(name, pin))
        except Refused:
            self._addresses.wrong(address)
            raise
        self._addresses.right(address)
        called = " ".join(phone.split()) or say("{name}'s phone", name=acting.who)
        return self.sessions.begin(acting, called)[0]

    async def session(self, token: str) -> Session | None:
        """The session of a token; None where it is over: for whoever is gone, and with the event.

        Raises BookFailed.
        """
        session = self.sessions.find(token) if token else None
        if session is None:
            return None
        if self._is_over():
            self.sessions.dismiss(session)
            return None
        if self._steady() - session.looked >= _A_WHILE:
            acting = await self._evenings.ask(lambda: self._still(session.acting))
            if acting is None:
                self.sessions.dismiss(session)
                return None
            session.acting, session.looked = acting, self._steady()
        return session

    def _acting(self, name: str, pin: str) -> Acting:
        if self._door.names():
            return Acting(*self._door.sign_in(name, pin))
        if not secrets.compare_digest(pin.encode(), self.pin.encode()):
            raise Refused("this is not the PIN that the desk shows")
        return Acting(name, Role.FLOOR)

    def _still(self, acting: Acting) -> Acting | None:
        """The same person, in the role of now; None for who does not work here any more."""
        members = in_service(self._staff)
        if not members:
            return acting if not self._staff.members() else None
        found = next((one for one in members if one.name == acting.who), None)
        return Acting(found.name, found.role) if found else None

    def _is_over(self) -> bool:
        """Whether every event of the evening is closed."""
        shown = self._evenings.shown.values()
        return bool(shown) and all(
            phase.phase(one.whole) in (phase.CLOSED, phase.PAID) for one in shown
        )
