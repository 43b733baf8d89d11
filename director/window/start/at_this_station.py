"""Who is at this station: signed in by name and PIN, and locked after a while.

A house without staff asks nobody. The door is the register of staff of whatever book is open now.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from director.desk.acting import Acting
from director.desk.event_list import EventList
from director.desk.machine_clock import steady_seconds
from director.desk.sign_in import SignIn, door_of
from director.desk.staff import Door
from director.house.settings import Settings
from director.tournament.staff.role import KEEPING_STAFF, Matter, Role
from director.translation import say
from director.window.widgets.attempt import told_elsewhere, tried, why_not

if TYPE_CHECKING:
    from director.desk.book import Book

_A_SECOND = 1000
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class _BookDoor:
    """Where one signs in to the book that is open."""

    def __init__(self, event_list: EventList, steady: Callable[[], float]) -> None:
        self._event_list = event_list
        self._steady = steady
        self._known: tuple[Book, Door] | None = None

    def names(self) -> Sequence[str]:
        """Who may sign in. Raises BookFailed."""
        return self._door.names()

    def sign_in(self, name: str, pin: str) -> tuple[str, Role]:
        """Lets somebody in. Raises Refused, BookFailed."""
        return self._door.sign_in(name, pin)

    def sign_out(self) -> None:
        """From now on nobody acts here. Raises BookFailed."""
        self._door.sign_out()

    @property
    def _door(self) -> Door:
        book = self._event_list.book
        if self._known is None or self._known[0] is not book:
            self._known = book, door_of(book, self._steady)
        return self._known[1]


class AtThisStation(QObject):
    """The person at this station, as the window sees it."""

    changed = Signal()
    """Somebody else acts here, or nobody, or the house has staff now."""
    asked = Signal()
    """Somebody wants to sign in."""

    def __init__(
        self,
        event_list: EventList,
        settings: Settings,
        parent: QObject,
        steady: Callable[[], float] = steady_seconds,
    ) -> None:
        super().__init__(parent)
        self._event_list = event_list
        self._settings = settings
        self._steady = steady
        self._operator = event_list.who
        self.sign_in: SignIn | None = None
        """None until the book has been asked who works here."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)

    @property
    def has_staff(self) -> bool:
        """Whether anybody signs in here at all."""
        return self.sign_in is not None and self.sign_in.has_staff

    @property
    def acting(self) -> Acting:
        """Who acts."""
        return self.sign_in.acting if self.sign_in else Acting(self._operator)

    @property
    def words(self) -> str:
        """Who is here, in which role and where, for the foot of the window."""
        station, sign_in = self._event_list.station, self.sign_in
        if sign_in is None or not sign_in.has_staff:
            return f"{self._operator}  ·  {station}"
        if sign_in.is_locked and sign_in.signed_in:
            return say("{who}, locked  ·  {station}", who=sign_in.signed_in.who, station=station)
        if sign_in.signed_in is None:
            return say("nobody signed in  ·  {station}", station=station)
        acting = sign_in.acting
        return f"{acting.who}, {acting.role.title}  ·  {station}"

    @property
    def why_nothing(self) -> str:
        """Why nobody can enter anything here now; empty where somebody can."""
        if not self.has_staff or self.sign_in is None or self.acting.who:
            return ""
        if self.sign_in.is_locked:
            return say("this station is locked: press F12 and type the PIN")
        return say("nobody is signed in: press F12")

    def may_not(self, matter: Matter) -> bool:
        """Whether whoever signed in last may never do this, locked or not."""
        last = self.sign_in.signed_in if self.sign_in else None
        return self.has_staff and last is not None and not last.may(matter)

    def meet(self) -> None:
        """Asks the book that is open who works here; whoever was signed in stays."""
        if why_not(self._meet) is None:  # else whoever opens the book says so
            self._tell()

    def _meet(self) -> None:
        """Raises BookFailed."""
        if self.sign_in is None:
            self.sign_in = SignIn(
                _BookDoor(self._event_list, self._steady),
                self._operator,
                self._steady,
                lambda: self._settings.number("lock_minutes"),
            )
            self.sign_in.listen(lambda _: self._tell())
        else:
            self.sign_in.look()

    def look(self) -> None:
        """Asks the book again whether anybody works here: another station may have said so."""
        if self.sign_in:
            tried(self.sign_in.look, told_elsewhere)  # it is asked again

    def tick(self) -> None:
        """Locks where nobody has pressed a key for long."""
        if self.sign_in:
            self.sign_in.tick()

    def lock(self) -> None:
        """Nobody acts here until a PIN is typed."""
        if self.sign_in:
            self.sign_in.lock()

    def sign_out(self) -> None:
        """Another book is open: whoever worked here may be nobody there."""
        if self.sign_in and self.sign_in.signed_in:
            self.sign_in.sign_out()

    def no_sign_in(self) -> str | None:
        """Why nobody can sign in."""
        return None if self.has_staff else say("nobody signs in here: add staff first")

    def no_lock(self) -> str | None:
        """Why the station cannot be locked."""
        return None if self.acting.who and self.has_staff else say("nobody is signed in")

    def no_staff_page(self) -> str | None:
        """Why the staff cannot be changed here."""
        if why := self.why_nothing:
            return why
        if self.acting.may(KEEPING_STAFF):
            return None
        return say("{role} may not change the staff", role=self.acting.role.called)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _KEYS and self.sign_in:
            self.sign_in.note_key()
        return super().eventFilter(watched, event)

    def _tell(self) -> None:
        app = QCoreApplication.instance()
        if app and self.has_staff != self._timer.isActive():
            if self.has_staff:
                self._timer.start(_A_SECOND)
                app.installEventFilter(self)
            else:
                self._timer.stop()
                app.removeEventFilter(self)
        self.changed.emit()
