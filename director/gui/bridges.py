"""Turns a desk into signals, so that every widget hears of every act in the window's own thread.

A verb of the window is one line: it hands a command over. What comes of it is told to everybody.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from director.desk.desks import Desk
from director.tournament.books import BookFailed
from director.tournament.clocks import Face
from director.tournament.commands import Command, Refused
from director.tournament.logs import Record
from director.tournament.structures import Break
from director.tournament.tournaments import Tournament

_SECOND = timedelta(seconds=1)
_BEHIND = timedelta(milliseconds=4)
"""A tick comes this much after the second, so that the second has surely begun."""


class DeskBridge(QObject):
    """The desk of one event, as seen from the window."""

    changed = Signal(object)
    """A record that has just been written."""
    refused = Signal(str)
    """Why something was not done."""
    forbidden = Signal(object)
    """The command that was refused just now, where the floor may have it done all the same."""
    failed = Signal(str)
    """What the book could not do."""
    ticked = Signal(object)
    """The moment: another second is shown on the clock."""
    break_began = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        desk.listen(self._heard)
        self._step = self.face.step
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.tick)
        self._wait()

    @property
    def tournament(self) -> Tournament:
        """The event as it stands."""
        return self.desk.tournament

    @property
    def now(self) -> datetime:
        """The moment it is, by the desk's own reckoning."""
        return self.desk.now()

    @property
    def face(self) -> Face:
        """What the clock shows now."""
        return self.tournament.clock.shows(self.tournament.structure, self.now)

    def do(self, command: Command) -> Record | None:
        """Has a command carried out; None where it was refused or the book failed."""
        return self._tried(lambda: self.desk.do(command), command)

    def undo(self) -> Record | None:
        """Takes the newest record back."""
        return self._tried(self.desk.undo)

    def redo(self) -> Record | None:
        """Brings back what was taken back last."""
        return self._tried(self.desk.redo)

    def refusal(self, command: Command) -> str | None:
        """Why a command would be refused now; None if it would not be."""
        return self.desk.refusal(command)

    def tick(self) -> None:
        """Tells everybody what time it is, and that a break has begun where one has."""
        now = self.now
        try:
            self.desk.listen_elsewhere()
            self.desk.notice_machine_clock()
        except BookFailed as failure:
            self.failed.emit(str(failure))
        self._watch_for_breaks()
        self.ticked.emit(now)
        self._wait()

    def stop(self) -> None:
        """No more ticks: the event is being closed."""
        self._timer.stop()

    def _tried(self, deed: Callable[[], Record], command: Command | None = None) -> Record | None:
        try:
            return deed()
        except Refused as refused:
            self.refused.emit(self.desk.said(refused.sentence))
            if refused.overridable and command is not None:
                self.forbidden.emit(command)
        except BookFailed as failure:
            self.failed.emit(str(failure))
        return None

    def _heard(self, record: Record) -> None:
        self._watch_for_breaks()
        self.changed.emit(record)
        self._wait()

    def _watch_for_breaks(self) -> None:
        """A break that began since, even one that a sleeping machine has slept through."""
        step, before = self.face.step, self._step
        self._step = step
        steps = self.tournament.structure.steps
        if any(isinstance(steps[at], Break) for at in range(before + 1, step + 1)):
            self.break_began.emit()

    def _wait(self) -> None:
        """Sleeps until the clock shows another second."""
        face, now = self.face, self.now
        if face.running and face.left:
            left = face.left % _SECOND or _SECOND
        else:
            left = _SECOND - timedelta(microseconds=now.microsecond)
        self._timer.start(round((left + _BEHIND) / timedelta(milliseconds=1)))
