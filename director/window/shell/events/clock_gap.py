"""After a restart: the clock has run on unseen. Was there play? Kept, or put back and stopped."""

from datetime import datetime, timedelta

from PySide6.QtWidgets import QFrame

from director.desk.desk import Gap
from director.tournament.clock.commands import PauseClock, PutClockBack
from director.translation import say
from director.views.clock import schedule
from director.views.clock.times import countdown, day_and_time, in_words, time_of_day
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import BAR, column, holding, label, row

WORTH_ASKING = timedelta(minutes=1)


class GapBar(QFrame):
    """Says what the clock shows, and what it showed when somebody last looked; and asks."""

    def __init__(self, cockpit: Cockpit, gap: Gap | None) -> None:
        super().__init__()
        self.setObjectName("bar")
        self._cockpit = cockpit
        self._gap = gap if gap and gap.until - gap.since >= WORTH_ASKING else None
        asked = label(say("Was there play while the program was closed?"), "head")
        self._words = label("", wrap=True)
        self.right = push_button(say("Yes: keep the clock"), self.settle, "first")
        self.back = push_button("", self._put_back)
        if self._gap:
            self.back.setText(say("No: back to {then}, paused", then=self._shown(self._gap.since)))
        words = holding(column(asked, self._words, gap=GRID // 2))
        self.setLayout(row(words, self.right, self.back, gap=2 * GRID, stretch=0, margins=BAR))
        self.setVisible(self._gap is not None)
        self.tick()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    @property
    def since(self) -> datetime | None:
        """When somebody last looked at the clock; None where nothing is asked."""
        return self._gap.since if self._gap else None

    def tick(self) -> None:
        """Says what the clock shows now."""
        if self._gap is None:
            return
        since, until = self._gap
        t = self._cockpit.tournament
        same_day = since.astimezone().date() == until.astimezone().date()
        running = t.clock.shows(t.structure, self._cockpit.now).running
        sentence = (
            "The clock ran on from {since} to {until} ({gap}). It showed {then} and runs now at"
            " {now}."
            if running
            else "The clock ran on from {since} ({gap}), and stands now at {now}. It showed {then}."
        )
        self._words.setText(
            say(
                sentence,
                since=time_of_day(since) if same_day else day_and_time(since),
                until=time_of_day(until),
                gap=in_words(until - since),
                then=self._shown(since),
                now=self._shown(self._cockpit.now),
            )
        )

    def settle(self) -> None:
        """It has been answered."""
        self._gap = None
        self.hide()

    def _put_back(self) -> None:
        """Nobody has played, so that nothing runs until somebody says that play goes on."""
        gap, bridge = self._gap, self._cockpit.bridge
        self.settle()
        if gap and bridge.do(PutClockBack(gap.since)) and bridge.face.running:
            bridge.do(PauseClock())

    def _shown(self, moment: datetime) -> str:
        t = self._cockpit.tournament
        face = t.clock.shows(t.structure, moment)
        return f"{schedule.title(t.structure.steps[face.step])}, {countdown(face.seconds)}"
