"""A long event while it is being read: what it is called, its clock, and how far the reading is."""

from datetime import datetime
from typing import Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QVBoxLayout

from director.tournament.effects.values import length, step_name
from director.tournament.log.books import EventRow, Reading
from director.tournament.state import Tournament
from director.translation import say
from director.window.look import fonts
from director.window.look.styles import GRID
from director.window.widgets.labels import label, rewrite
from director.window.widgets.page import Page

_WIDTH = 440
_CLOCK = 96
_TICK = 200


class Now(Protocol):
    """What time it is."""

    def __call__(self) -> datetime: ...


class OpeningPage(Page):
    """Stands in the event's place until it is there; the list can be gone back to meanwhile."""

    def __init__(self, now: Now) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._now = now
        self._seen: Tournament | None = None
        self._name, self._clock = label("", "head"), label("")
        self._clock.setFont(fonts.font(_CLOCK, fonts.SEMIBOLD))
        self._step, self._words = label("", "soft"), label("", "caption")
        self.bar = QProgressBar()
        self.bar.setFixedWidth(_WIDTH)
        self.bar.setTextVisible(False)
        box = QVBoxLayout(self)
        box.setSpacing(GRID)
        box.addStretch()
        for widget in (self._name, self._clock, self._step, self.bar, self._words):
            box.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    @property
    def said(self) -> tuple[str, str, str, str]:
        """Name, clock, level, and how far the reading has come, as they stand there."""
        return self._name.text(), self._clock.text(), self._step.text(), self._words.text()

    def begin(self, row: EventRow) -> None:
        """An event of the list is being opened."""
        self._seen = None
        rewrite(self._name, row.name)
        rewrite(self._clock, "")
        rewrite(self._step, "")
        self.bar.setRange(0, 0)
        rewrite(self._words, say("reading {count} records …", count=f"{row.records:,}"))

    def show_reading(self, reading: Reading) -> None:
        """So far the reading has come."""
        self._seen = reading.seen
        self.bar.setRange(0, reading.of)
        self.bar.setValue(reading.done)
        values = {"done": f"{reading.done:,}", "of": f"{reading.of:,}"}
        rewrite(self._words, say("{done} of {of} records read", **values))
        self._tick()

    def _tick(self) -> None:
        if self._seen is None:
            return
        now, structure = self._now(), self._seen.structure
        face = self._seen.at(now).clock.shows(structure, now)
        rewrite(self._name, self._seen.name)
        rewrite(self._clock, length(face.left))
        rewrite(self._step, step_name(structure, face.step))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start(_TICK)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
