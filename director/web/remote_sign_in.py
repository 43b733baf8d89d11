"""Who signs in at a phone: somebody of the staff, or whoever has read the PIN at the desk."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

from director.desk.acting import Acting
from director.desk.phones import Phones, PhonesOfDesk, Way
from director.desk.sign_in import StaffDoor, Waits, in_service
from director.sharing.strangers import Strangers, Wrong
from director.tournament.commands import Refused
from director.tournament.event import phase
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from director.translation import say
from director.web.evenings import Evenings
from director.web.sessions import Session, Sessions

_DIGITS = 6
_A_WHILE = 5.0
"""Seconds after which it is asked again whether somebody still works here."""


class RemoteSignIn:
    """Lets people in, and lets them go."""

    def __init__(
        self,
        evenings: Evenings,
        steady: Callable[[], float],
        phones: Phones | None = None,
        strangers: Strangers | None = None,
    ) -> None:
        """`steady` counts seconds, and nobody can set it.

        `phones` lets people in at the server; without, the desk itself writes for them.
        `strangers` hears from where wrong PINs come.
        """
        self._evenings = evenings
        self._staff = evenings.book.staff
        self._steady = steady
        self._door = StaffDoor(self._staff)
        self._phones = phones or PhonesOfDesk(self._door)
        self._waits = Waits(steady)
        self._strangers = strangers or Strangers()
        self.sessions = Sessions(steady)
        self.pin = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
        """Of this evening, for a house without staff."""

    def names(self) -> Sequence[str]:
        """Who may sign in; nobody in a house without staff. Raises BookFailed."""
        return self._door.names()

    async def sign_in(self, name: str, pin: str, phone: str, address: str) -> str:
        """The token of a new session.

        Raises Refused where the PIN is wrong or one has to wait, BookFailed. Wrong PINs make wait
        the device that they come from, and never the person whose PIN they are not.
        """
        name = " ".join(name.split())
        if not name:
            raise Refused("enter your name")
        device = self._strangers.counted_as(address)
        # a right PIN of one's own gives nobody new tries at another's
        waiting = (device, f"{device} {name}")
        self._waits.check(*waiting)
        called = " ".join(phone.split()) or say("{name}’s phone", name=name)
        try:
            way = await self._evenings.ask(lambda: self._let_in(name, pin, called))
        except Refused:
            self._waits.wrong(*waiting)
            self._strangers.tried(device, Wrong.PIN)
            raise
        self._waits.right(*waiting)
        self._strangers.was_right(device, Wrong.PIN)
        token, _ = self.sessions.begin(Acting(name, way.role), called, way)
        await self._put_out_others()
        return token

    async def sign_out(self, session: Session) -> None:
        """Somebody leaves the phone."""
        self.sessions.dismiss(session)
        await self._put_out_others()

    async def sign_everybody_out(self) -> None:
        """Ends every session."""
        self.sessions.end_all()
        await self._put_out_others()

    async def session(self, token: str) -> Session | None:
        """The session of a token; None where it is over: for whoever is gone, and with the event.

        Raises BookFailed.
        """
        session = self.sessions.find(token) if token else None
        if session is None:
            return None
        if self._is_over():
            await self.sign_out(session)
            return None
        if self._steady() - session.looked >= _A_WHILE:
            acting = await self._evenings.ask(lambda: self._still(session.acting))
            if acting is None:
                await self.sign_out(session)
                return None
            session.acting, session.looked = acting, self._steady()
        return session

    def _let_in(self, name: str, pin: str, phone: str) -> Way:
        if self._door.names():
            return self._phones.sign_in(name, pin, phone)
        if not secrets.compare_digest(pin.encode(), self.pin.encode()):
            raise Refused("this is not the PIN that the desk shows")
        return self._phones.admit(name, Role.FLOOR, phone)

    async def _put_out_others(self) -> None:
        """Whoever has no session has no login any more."""
        logins = {one.way.login for one in self.sessions.everybody()}
        with suppress(BookFailed):  # the next time, then
            await self._evenings.ask(lambda: self._phones.keep(logins))

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
