"""Who is signed in at which phone: by a token that only that phone's browser has.

Nothing of it is written down: when the program ends, so does everybody's session.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

from director.desk.acting import Acting
from director.desk.phones import Way

UNUSED = 4 * 3600.0
"""Seconds after which a session that nobody used is over."""
_MOST = 200
"""Phones that may be signed in at once; the one that was used longest ago makes room."""


@dataclass
class Session:
    """Somebody at a phone."""

    acting: Acting
    station: str
    """What the phone is called in the log."""
    way: Way
    """How it writes there."""
    csrf: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    """What the page says with each act: no other page knows it."""
    used: float = 0.0
    """When it was used last, in seconds of a clock that nobody can set."""
    looked: float = 0.0
    """When it was last asked whether this person still works here."""


class Sessions:
    """Everybody who is signed in."""

    def __init__(self, steady: Callable[[], float]) -> None:
        """`steady` counts seconds, and nobody can set it."""
        self._steady = steady
        self._open: dict[str, Session] = {}

    def begin(self, acting: Acting, station: str, way: Way) -> tuple[str, Session]:
        """A session, and the token by which it is found again."""
        token, now = secrets.token_urlsafe(32), self._steady()
        session = Session(acting, station, way, used=now, looked=now)
        self._open[_kept(token)] = session
        while len(self._open) > _MOST:
            del self._open[min(self._open, key=lambda one: self._open[one].used)]
        return token, session

    def find(self, token: str) -> Session | None:
        """The session of a token, used just now; None where it is over or never was."""
        session = self._open.get(_kept(token))
        if session is None:
            return None
        if self._steady() - session.used > UNUSED:
            self.end(token)
            return None
        session.used = self._steady()
        return session

    def end(self, token: str) -> None:
        """Somebody signs out."""
        self._open.pop(_kept(token), None)

    def dismiss(self, session: Session) -> None:
        """Ends a session, whatever its token."""
        self._open = {key: one for key, one in self._open.items() if one is not session}

    def end_all(self) -> None:
        """Ends every session."""
        self._open.clear()

    def everybody(self) -> list[Session]:
        """Who is signed in, and where."""
        return list(self._open.values())


def _kept(token: str) -> str:
    """What is kept of a token: looking it up says nothing about those that there are."""
    return sha256(token.encode()).hexdigest()
