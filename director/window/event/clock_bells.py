"""Rings and says what the clock has come to: two minutes left, a level, a break, its end.

What is said follows from the time alone, so every wall says it at once and for as long. Every clock
of the event is heard, whichever is shown.
"""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from director.house.settings import Settings
from director.tournament.clock.chimes import HEARD
from director.views.clock.clock_messages import clocks_heard, due, message, of_clock
from director.window.event.bridge import DeskBridge


class Bells(QObject):
    """Rings for one event."""

    said = Signal(str)
    """A message, when its moment has come."""
    rang = Signal(str, object)
    """The clock, by its name, and the Chime, when its bell was rung or would have been."""

    def __init__(
        self, bridge: DeskBridge, settings: Settings, play: Callable[[str], object]
    ) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._settings = settings
        self._play = play
        self._heard = bridge.now
        bridge.ticked.connect(self._listen)

    def _listen(self, now: datetime) -> None:
        shown = self._bridge.clock
        played: set[str] = set()
        for clock in clocks_heard(self._bridge.desk.tournament, shown):
            t = self._bridge.desk.tournament.by_clock(clock)
            chime = due(t, now, self._settings, HEARD)
            if chime is None or chime.at <= self._heard:
                continue
            sound = self._settings.text(f"{chime.kind}_sound")
            if self._settings.flag("sounds") and sound not in played:
                played.add(sound)  # tables that begin together ring together
                self._play(sound)
            self.rang.emit(clock, chime)
            words = message(t, chime, self._settings)
            if words:
                self.said.emit(words if clock == shown else of_clock(t, clock, words))
        self._heard = now
