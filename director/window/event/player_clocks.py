"""The clocks that are called on players: several at once, each with its seconds and a countdown.

They count by a clock that nobody can set, and are in no log unless they run out.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from director.tournament.state import EntryNumber

_LOOK = 100
"""So often they are read while there are any, in milliseconds: a second is shown when it is one."""


class HandTimer(NamedTuple):
    """The clock on one player, at one moment."""

    entry: EntryNumber
    left: int
    """Whole seconds, a begun one counted: of the countdown once that has begun."""
    counting_down: bool
    over: bool


class HandTimers(QObject):
    """All clocks that are called now."""

    ticked = Signal()
    """Another second is shown, or there is one clock more or fewer."""
    ran_out = Signal(int)
    """The entry on which one ran out."""

    def __init__(
        self,
        allowed: int,
        countdown: int,
        seconds: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.allowed = allowed
        self.countdown = countdown
        self.seconds = seconds
        self._called: dict[EntryNumber, float] = {}
        self._told: set[EntryNumber] = set()
        self._shown: list[HandTimer] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self.look)

    @property
    def running(self) -> list[HandTimer]:
        """Every clock as it is now, in the order in which they were called."""
        return [self._read(entry, called) for entry, called in self._called.items()]

    def call(self, entry: EntryNumber) -> None:
        """Calls the clock on a player; called again, it begins again."""
        self._called[entry] = self.seconds()
        self._told.discard(entry)
        self._timer.start()
        self.look()

    def take_away(self, entry: EntryNumber) -> None:
        """The player has acted, or everybody knows that time ran out."""
        self._called.pop(entry, None)
        if not self._called:
            self._timer.stop()
        self.look()

    def stop(self) -> None:
        """The event is left."""
        self._called.clear()
        self._timer.stop()

    def look(self) -> None:
        """Says which have run out, and whether anything is to be shown anew."""
        running = self.running
        for one in running:
            if one.over and one.entry not in self._told:
                self._told.add(one.entry)
                self.ran_out.emit(one.entry)
        if running != self._shown:
            self._shown = running
            self.ticked.emit()

    def _read(self, entry: EntryNumber, called: float) -> HandTimer:
        left = self.allowed + self.countdown - (self.seconds() - called)
        if left <= 0:
            return HandTimer(entry, 0, True, True)
        begun = int(-(-left // 1))
        if left > self.countdown:
            return HandTimer(entry, begun - self.countdown, False, False)
        return HandTimer(entry, begun, True, False)
