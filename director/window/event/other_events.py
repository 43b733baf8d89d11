"""The other events that are open, in a line below the bar: what each is doing, and what comes."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton

from director.tournament.log.books import EventNumber
from director.tournament.state import Tournament
from director.translation import say
from director.views import schedule
from director.views.event_status import State, state
from director.views.times import countdown, time_of_day
from director.window.look.styles import GRID
from director.window.widgets.labels import emptied, holding, label, reveal, row
from director.window.widgets.pill import StatePill


class Elsewhere(NamedTuple):
    """Another event, as it is told in a line."""

    number: EventNumber
    name: str
    state: State
    words: str


def elsewhere(number: EventNumber, t: Tournament, now: datetime) -> Elsewhere:
    """What another event is doing now, and when its next level or break comes."""
    doing = state(t, now)
    return Elsewhere(number, t.name, doing, _words(t, now, doing))


def _words(t: Tournament, now: datetime, doing: State) -> str:
    face = t.clock.shows(t.structure, now)
    here = schedule.title(t.structure.steps[face.step])
    if doing in (State.RUNNING, State.BREAK):
        dues = (schedule.next_level(t, now), schedule.next_break(t, now))
        coming = min(
            (due for due in dues if due and due.at), key=lambda due: due.at or now, default=None
        )
        words = here if face.estimated else f"{here}  {countdown(face.seconds)}"
        if coming is None or coming.at is None:
            return words
        return say(
            "{now}  ·  {next} at {time}",
            now=words,
            next=schedule.title(coming.step),
            time=time_of_day(coming.at),
        )
    if face.starts_at:
        return say("starts at {time}", time=time_of_day(face.starts_at))
    return here if doing == State.PAUSED else ""


class OthersStrip(QFrame):
    """A button for each; not there while there is no other event."""

    went = Signal(int)
    """To the event of this number."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.shown: list[Elsewhere] = []
        self._buttons: list[tuple[StatePill, QPushButton]] = []
        self._box = row(gap=GRID)
        self._box.setContentsMargins(2 * GRID, 4, 2 * GRID, 4)
        self.setLayout(self._box)
        self.hide()

    def show_others(self, others: Sequence[Elsewhere]) -> None:
        """Shows these events as they are at this moment."""
        if [one.number for one in others] != [one.number for one in self.shown]:
            self._build(others)
        self.shown = list(others)
        for (pill, button), one in zip(self._buttons, others, strict=True):
            if pill.state is not one.state:
                pill.show_state(one.state)
            words = f"{one.name}  ·  {one.words}" if one.words else one.name
            if button.text() != words:
                button.setText(words.replace("&", "&&"))
                button.setAccessibleName(say("Go to {event}", event=words))
        reveal(self, bool(others))

    def _build(self, others: Sequence[Elsewhere]) -> None:
        emptied(self._box)
        self._buttons = []
        self._box.addWidget(label(say("Also open"), "caption"))
        for one in others:
            pill, button = StatePill(), QPushButton()
            button.setProperty("role", "act")
            button.setToolTip(say("Go to this event (Ctrl+Tab: the next one)"))
            button.clicked.connect(lambda _=False, number=one.number: self.went.emit(number))
            self._buttons.append((pill, button))
            self._box.addWidget(holding(row(pill, button, gap=4)))
        self._box.addStretch(1)
        self._box.addWidget(label("Ctrl+Tab", "hint"))
