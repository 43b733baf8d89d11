"""After a restart: how long the clock has run on by itself, to be confirmed or taken out again."""

from datetime import timedelta

from PySide6.QtWidgets import QFrame

from director.desk.desk import Gap
from director.tournament.clock.commands import PutClockBack
from director.tournament.clock.state import Face
from director.translation import say
from director.views.clock import schedule
from director.views.clock.times import countdown, in_words, time_of_day
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import BAR, label, row

WORTH_ASKING = timedelta(minutes=1)


class GapBar(QFrame):
    """Says what the clock shows and since when nothing was written down; and asks if that is so."""

    def __init__(self, cockpit: Cockpit, gap: Gap | None) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._cockpit = cockpit
        self._gap = gap if gap and gap.until - gap.since >= WORTH_ASKING else None
        self._words = label("", wrap=True)
        self.right = push_button(say("That is right"), self.settle)
        self.back = push_button(say("No play: set it back"), self._put_back)
        self.setLayout(
            row(self._words, self.right, self.back, gap=2 * GRID, stretch=0, margins=BAR)
        )
        self.setVisible(self._gap is not None)
        self.tick()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def tick(self) -> None:
        """Says what the clock shows now."""
        if self._gap is None:
            return
        t = self._cockpit.tournament
        now = t.clock.shows(t.structure, self._cockpit.now)
        then = t.clock.shows(t.structure, self._gap.since)
        self._words.setText(
            say(
                "Reopened at {time}. The clock ran for {gap} since the last log entry at"
                " {since}: from {then} to {now}.",
                time=time_of_day(self._gap.until),
                gap=in_words(self._gap.until - self._gap.since),
                since=time_of_day(self._gap.since),
                then=self._shown(then),
                now=self._shown(now),
            )
        )

    def settle(self) -> None:
        """It has been answered."""
        self._gap = None
        self.hide()

    def _put_back(self) -> None:
        gap = self._gap
        self.settle()
        if gap:
            self._cockpit.bridge.do(PutClockBack(gap.since))

    def _shown(self, face: Face) -> str:
        step = self._cockpit.tournament.structure.steps[face.step]
        return f"{schedule.title(step)}, {countdown(face.seconds)}"
