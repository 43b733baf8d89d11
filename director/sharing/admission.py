"""The one code that is open, and who has come with it.

A code lets one station in, within five minutes; after five wrong tries it is gone. A stranger hears
whether one is open and whether his was wrong, and nothing else.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from director.sharing.codes import new_code
from director.sharing.pairing import Agreed, Circumstances, EveningSide, NotTheSame
from director.translation import say

VALID = timedelta(minutes=5)
TRIES = 5
_ROUNDS = 16
"""So many may have begun and not confirmed yet; the oldest makes room for the next."""


class Why(Enum):
    """Why a station is not let in."""

    VERSION = "version"
    NO_CODE = "no code"
    WRONG = "wrong"
    LATER = "later"
    FULL = "full"


class NotAdmitted(Exception):
    """A station is not let in."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


@dataclass
class _Open:
    code: str
    until: datetime
    tries: int = TRIES


@dataclass(frozen=True)
class _Round:
    agreed: Agreed
    name: str


class Admission:
    """The door's book: the open code, and the rounds that have begun."""

    def __init__(
        self,
        fingerprint: str,
        version: str,
        now: Callable[[], datetime],
        make: Callable[[], str] = new_code,
    ) -> None:
        """`now` in UTC; `fingerprint` is the certificate's that the door shows."""
        self.fingerprint = fingerprint
        self.version = version
        self._now = now
        self._make = make
        self._open: _Open | None = None
        self._rounds: dict[str, _Round] = {}
        self.ended = ""
        """Why there is no code any more: a sentence for whoever showed it."""

    def new_code(self) -> None:
        """Opens a code, and closes the one before."""
        self._close("")
        self._open = _Open(self._make(), self._now() + VALID)

    def code(self) -> tuple[str, datetime] | None:
        """The code that is open, and until when; None where none is."""
        if self._open and self._now() >= self._open.until:
            self._close(say("the code has run out; nobody used it"))
        return (self._open.code, self._open.until) if self._open else None

    def begin(self, version: str, name: str, message: bytes) -> tuple[str, bytes]:
        """A station comes: the number of its round, and our message. Raises NotAdmitted."""
        if version != self.version:
            raise NotAdmitted(Why.VERSION)
        if not (known := self.code()):
            raise NotAdmitted(Why.NO_CODE)
        side = EveningSide(known[0])
        try:
            seen = Circumstances(self.fingerprint, self.version, version, name)
            agreed = side.agreed(message, seen)
        except NotTheSame:
            self._wrong()
            raise NotAdmitted(Why.WRONG) from None
        if len(self._rounds) >= _ROUNDS:
            del self._rounds[next(iter(self._rounds))]
        number = secrets.token_hex(16)
        self._rounds[number] = _Round(agreed, name)
        return number, side.message

    def confirm(self, number: str, tag: bytes) -> tuple[Agreed, str]:
        """A station confirms: what was agreed, and its name. Raises NotAdmitted.

        The code is used then, and lets nobody else in.
        """
        begun = self._rounds.pop(number, None)
        if not self.code():
            raise NotAdmitted(Why.NO_CODE)
        if begun is None:
            raise NotAdmitted(Why.WRONG)
        try:
            begun.agreed.check_station(tag)
        except NotTheSame:
            self._wrong()
            raise NotAdmitted(Why.WRONG) from None
        self._close(say("{station} has joined with the code", station=begun.name))
        return begun.agreed, begun.name

    def has_no_room(self, why: str) -> None:
        """Whoever came with the code was not let in after all; why, in a sentence."""
        self.ended = why

    def _wrong(self) -> None:
        assert self._open
        self._open.tries -= 1
        if not self._open.tries:
            self._close(say("the code was closed after {tries} wrong tries", tries=TRIES))

    def _close(self, why: str) -> None:
        self._open = None
        self._rounds.clear()
        self.ended = why
