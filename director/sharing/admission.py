"""The one code that is open, and who has come with it.

A code lets one station in, within five minutes. Five wrong tries cost the address that they come
from this code, and nobody else. A stranger hears whether one is open and whether his was wrong, and
nothing else.
"""

import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum

from director.sharing.codes import new_code
from director.sharing.pairing import Agreed, Circumstances, EveningSide, NotTheSame
from director.sharing.strangers import Strangers, Wrong
from director.translation import say

VALID = timedelta(minutes=5)
TRIES = 5
"""Wrong ones of one address, for each code."""
IN_ALL = 2000
"""Wrong ones of all addresses; then another code is opened: there are some 85 million."""
_ROUNDS = 2
"""So many of one address may have begun and not confirmed; its oldest makes room for its next."""
_ROUNDS_IN_ALL = 1024


class Why(Enum):
    """Why a station is not let in."""

    VERSION = "version"
    NO_CODE = "no code"
    WRONG = "wrong"
    TRIED = "tried"
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
    wrong: Counter[str] = field(default_factory=Counter)
    """How many, by address."""


@dataclass(frozen=True)
class _Round:
    agreed: Agreed
    name: str
    whose: str
    """The address that has begun it."""


class Admission:
    """The door's book: the open code, and the rounds that have begun."""

    def __init__(
        self,
        fingerprint: str,
        version: str,
        now: Callable[[], datetime],
        make: Callable[[], str] = new_code,
        strangers: Strangers | None = None,
    ) -> None:
        """`now` in UTC; `fingerprint` is the certificate's that the door shows."""
        self.fingerprint = fingerprint
        self.version = version
        self._now = now
        self._make = make
        self._strangers = strangers or Strangers()
        self._open: _Open | None = None
        self._rounds: dict[str, _Round] = {}
        self.ended = ""
        """Why there is no code any more, or another one: a sentence for whoever showed it."""

    def new_code(self, why: str = "") -> None:
        """Opens a code, and closes the one before; why, where nobody has asked for it."""
        self._close(why)
        self._open = _Open(self._make(), self._now() + VALID)

    def code(self) -> tuple[str, datetime] | None:
        """The code that is open, and until when; None where none is."""
        if self._open and self._now() >= self._open.until:
            self._close(say("the code has run out; nobody used it"))
        return (self._open.code, self._open.until) if self._open else None

    def begin(self, address: str, version: str, name: str, message: bytes) -> tuple[str, bytes]:
        """A station comes: the number of its round, and our message. Raises NotAdmitted."""
        whose = self._strangers.counted_as(address)
        if version != self.version:
            raise NotAdmitted(Why.VERSION)
        side = EveningSide(self._code_for(whose))
        try:
            seen = Circumstances(self.fingerprint, self.version, version, name)
            agreed = side.agreed(message, seen)
        except NotTheSame:
            self._wrong(whose)
            raise NotAdmitted(Why.WRONG) from None
        own = [number for number, one in self._rounds.items() if one.whose == whose]
        if len(own) >= _ROUNDS:
            del self._rounds[own[0]]
        elif len(self._rounds) >= _ROUNDS_IN_ALL:
            del self._rounds[next(iter(self._rounds))]
        number = secrets.token_hex(16)
        self._rounds[number] = _Round(agreed, name, whose)
        return number, side.message

    def confirm(self, address: str, number: str, tag: bytes) -> tuple[Agreed, str]:
        """A station confirms: what was agreed, and its name. Raises NotAdmitted.

        The code is used then, and lets nobody else in.
        """
        whose = self._strangers.counted_as(address)
        self._code_for(whose)
        begun = self._rounds.pop(number, None)
        if begun is None or begun.whose != whose:
            raise NotAdmitted(Why.LATER)
        try:
            begun.agreed.check_station(tag)
        except NotTheSame:
            self._wrong(whose)
            raise NotAdmitted(Why.WRONG) from None
        self._strangers.was_right(whose, Wrong.CODE)
        self._close(say("{station} has joined with the code", station=begun.name))
        return begun.agreed, begun.name

    def has_no_room(self, why: str) -> None:
        """Whoever came with the code was not let in after all; why, in a sentence."""
        self.ended = why

    def _code_for(self, whose: str) -> str:
        """The code that is open, for an address that may try it. Raises NotAdmitted."""
        known = self.code()
        if not (known and self._open):
            raise NotAdmitted(Why.NO_CODE)
        if self._open.wrong[whose] >= TRIES:
            raise NotAdmitted(Why.TRIED)
        return known[0]

    def _wrong(self, whose: str) -> None:
        assert self._open
        self._strangers.tried(whose, Wrong.CODE)
        self._open.wrong[whose] += 1
        if self._open.wrong.total() >= IN_ALL:
            self.new_code(
                say("a new code was opened after {tries} wrong tries", tries=f"{IN_ALL:,}")
            )

    def _close(self, why: str) -> None:
        self._open = None
        self._rounds.clear()
        self.ended = why
