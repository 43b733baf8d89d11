"""Joins an evening that another machine shares, and keeps what is needed to come back to it."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from director.desk.stations import Found
from director.sharing.codes import NoCode, read_code
from director.sharing.invitation import Invitation, NoInvitation, read_invitation
from director.sharing.joined import Joined, JoinedEvenings
from director.sharing.server_programs import unable
from director.tournament.log.books import BookFailed
from director.translation import say

if TYPE_CHECKING:
    from director.sharing.knocking import Granted

Look = Callable[[Callable[[Sequence[Found]], object]], Callable[[], object]]


class Join:
    """Joins, for this user."""

    def __init__(
        self,
        kept: JoinedEvenings,
        look: Look,
        granted: "Callable[[Invitation, str], Granted]",
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`look` and `granted` are the network's, and loaded when they are first called."""
        self._kept = kept
        self._look = look
        self._granted = granted
        self._now = now

    def look(self, found: Callable[[Sequence[Found]], object]) -> Callable[[], object]:
        """Looks for shared evenings; what is returned ends that. Raises BookFailed."""
        try:
            return self._look(found)
        except OSError as error:
            raise BookFailed(say("this machine is in no network")) from error

    def join(self, where: str, code: str, station: str) -> str:
        """Joins; the address of the book, which is kept for the next start. Raises BookFailed."""
        name = " ".join(station.split())
        if not name or not name.isprintable():
            raise BookFailed(say("this station needs a name first"))
        try:
            invitation = read_invitation(where)
            if not invitation.code:
                invitation = invitation._replace(code=read_code(code))
        except (NoInvitation, NoCode) as error:
            raise BookFailed(str(error)) from error
        got = self._granted(invitation, name)
        joined = Joined(got.evening, got.station, got.fingerprint, self._now().isoformat())
        try:
            return self._kept.keep(joined, got.certificate, got.book)
        except OSError as error:
            raise unable(error) from error

    def joined(self) -> Sequence[tuple[str, str]]:
        """The evenings that may be joined again: a name and the address of the book."""
        return self._kept.all(self._now())

    def forget(self, address: str) -> None:
        """Forgets an evening that was joined. Raises BookFailed."""
        try:
            self._kept.forget(address)
        except OSError as error:
            raise unable(error) from error
