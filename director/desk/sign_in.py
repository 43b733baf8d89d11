"""Who is at this station: signed in by name and PIN, changed quickly, locked after a while.

In a house without staff nobody signs in: whoever is at the station is a director.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from director.desk.acting import Acting
from director.desk.staff import Door, Member, Staff
from director.tournament.log.books import BookFailed
from director.tournament.log.refused import Refused
from director.tournament.staff.role import SIGNING_IN, Role

if TYPE_CHECKING:
    from director.desk.book import Book

TRIES = 5
"""So many wrong PINs, then one waits."""
_FIRST_WAIT, _LONGEST_WAIT = 30.0, 900.0
"""Seconds: twice as many after each further wrong PIN."""
_A_MINUTE = 60.0
_REMEMBERED = 4096
"""Of those who have to wait."""
_WRONG = "this is not {name}’s PIN"


class Waits:
    """Who has typed wrong PINs, and has to wait. Nobody finds a PIN by trying."""

    def __init__(self, steady: Callable[[], float]) -> None:
        """`steady` counts seconds, and nobody can set it."""
        self._steady = steady
        self._wrong: dict[str, int] = {}
        self._until: dict[str, float] = {}

    def check(self, *whose: str) -> None:
        """Raises Refused while one of these has to wait."""
        now = self._steady()
        seconds = max([self._until.get(one, now) - now for one in whose], default=0)
        if seconds > 0:
            text = "too many wrong PINs: wait {seconds} seconds"
            raise Refused(text, seconds=int(seconds) + 1)

    def wrong(self, *whose: str) -> None:
        """Notes a wrong PIN."""
        for one in whose:
            count = self._wrong[one] = self._wrong.pop(one, 0) + 1
            if count >= TRIES:
                wait = min(_FIRST_WAIT * 2 ** min(count - TRIES, 10), _LONGEST_WAIT)
                self._until[one] = self._steady() + wait
        while len(self._wrong) > _REMEMBERED:
            self.right(next(iter(self._wrong)))

    def right(self, *whose: str) -> None:
        """Forgets the wrong ones."""
        for one in whose:
            self._wrong.pop(one, None)
            self._until.pop(one, None)


class StaffDoor:
    """Asks the register of staff itself."""

    def __init__(self, staff: Staff, waits: Waits | None = None) -> None:
        """Without `waits` whoever asks sees to it that nobody tries for long."""
        self._staff = staff
        self._waits = waits

    def names(self) -> Sequence[str]:
        """Who is in service and has a PIN, as names are sorted."""
        return sorted([one.name for one in in_service(self._staff)], key=str.casefold)

    def sign_in(self, name: str, pin: str) -> tuple[str, Role]:
        """Lets somebody in.

        Raises Refused where the PIN is wrong or one has to wait, BookFailed.
        """
        if self._waits:
            self._waits.check(name)
        member = next((one for one in in_service(self._staff) if one.name == name), None)
        if member is None or not self._staff.is_pin(member.number, pin):
            if member and self._waits:
                self._waits.wrong(name)
            raise Refused(_WRONG, name=name)
        if self._waits:
            self._waits.right(name)
        return member.name, member.role

    def sign_out(self) -> None:
        """Nothing: the desks themselves ask who is there."""


def door_of(book: "Book", steady: Callable[[], float]) -> Door:
    """Where one signs in to a book; `steady` counts seconds, and nobody can set it."""
    return book.door() or StaffDoor(book.staff, Waits(steady))


def in_service(staff: Staff) -> list[Member]:
    """Who may sign in."""
    return [one for one in staff.members() if one.gone_since is None and one.has_pin]


class SignIn:
    """Who is at this station now."""

    def __init__(
        self,
        door: Door,
        operator: str,
        steady: Callable[[], float],
        minutes: Callable[[], int] = lambda: 0,
    ) -> None:
        """`operator` is who acts in a house without staff.

        `steady` counts seconds; after `minutes` without a key the station locks, at 0 never.
        Raises BookFailed.
        """
        self._door = door
        self._operator = operator
        self._steady = steady
        self._minutes = minutes
        self._in: Acting | None = None
        self._locked = False
        self._last_key = steady()
        self._listeners: list[Callable[[Acting], object]] = []
        self.has_staff = bool(door.names())

    @property
    def acting(self) -> Acting:
        """Who acts: nobody, who only looks on, while the station is locked or nobody signed in."""
        if not self.has_staff:
            return Acting(self._operator)
        return self._in if self._in and not self._locked else Acting("", Role.DISPLAY)

    @property
    def signed_in(self) -> Acting | None:
        """Who signed in last, also while the station is locked; None for nobody."""
        return self._in

    @property
    def is_locked(self) -> bool:
        """Whether somebody signed in, and has to type the PIN again."""
        return self._locked

    def listen(self, listener: Callable[[Acting], object]) -> None:
        """From now on this listener hears who acts, whenever that changes."""
        self._listeners.append(listener)

    def names(self) -> Sequence[str]:
        """Who may sign in. Raises BookFailed."""
        return self._door.names()

    def sign_in(self, name: str, pin: str) -> None:
        """Has somebody act here, in place of whoever did. Raises Refused, BookFailed.

        Where the PIN is wrong, whoever was there stays; so it is where somebody does not work at
        stations.
        """
        acting = Acting(*self._door.sign_in(name, pin))
        acting.check(SIGNING_IN)
        self._in = acting
        self._locked, self.has_staff = False, True
        self.note_key()
        self._tell()

    def sign_out(self) -> None:
        """Nobody acts here any more."""
        self._in, self._locked = None, False
        self._shut()

    def lock(self) -> None:
        """Nobody acts here until a PIN is typed; whose turn it was is remembered."""
        if self._in and not self._locked:
            self._locked = True
            self._shut()

    def note_key(self) -> None:
        """Somebody pressed a key or a button of the mouse just now."""
        self._last_key = self._steady()

    def tick(self) -> None:
        """Locks where nobody has pressed a key for long; asked every second or so."""
        minutes = self._minutes()
        if minutes > 0 and self._steady() - self._last_key >= minutes * _A_MINUTE:
            self.lock()

    def look(self) -> None:
        """Looks whether the house has staff by now, or has none any more. Raises BookFailed."""
        had, self.has_staff = self.has_staff, bool(self._door.names())
        if had != self.has_staff:
            self._tell()

    def _shut(self) -> None:
        with suppress(BookFailed):  # the desks here are shut in any case
            self._door.sign_out()
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener(self.acting)
