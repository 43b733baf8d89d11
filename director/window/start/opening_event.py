"""A long event while it is being read: its clock, stakes and newest acts, and how far that is."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar

from director.desk.event_list import EventList
from director.tournament.event.phase import OVER
from director.tournament.log.books import EventRow, Reading
from director.tournament.state import Tournament
from director.translation import capital, say
from director.views.clock.clock import read
from director.views.counted import counted
from director.views.log.happenings import Happening, first_happenings
from director.window.event.latest_acts import COLUMNS
from director.window.look import fonts
from director.window.look.styles import GRID
from director.window.widgets.attempt import told_elsewhere, tried
from director.window.widgets.labels import column, holding, label, panel, rewrite, row
from director.window.widgets.page import Page
from director.window.widgets.stakes_view import StakesView
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_CLOCK = 96
_TICK = 200


class OpeningPage(Page):
    """Stands in the event's place until it is there; the list can be gone back to meanwhile."""

    def __init__(self, event_list: EventList) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._event_list = event_list
        self._seen: Tournament | None = None
        self._won = False
        self._name, self._words = label("", "head"), label("", "caption")
        self._step, self._clock = label("", "soft"), label("")
        self._clock.setFont(fonts.font(_CLOCK, fonts.SEMIBOLD))
        self._stakes, self._next = StakesView(), label("", "soft", wrap=True)
        self.model: RowsModel[Happening] = RowsModel(COLUMNS, lambda row: row.number, self)
        newest = RowsView(self.model, say("What happened"), self)
        newest.horizontalHeader().hide()
        newest.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar = QProgressBar()
        self.bar.setFixedHeight(GRID // 2)
        self.bar.setTextVisible(False)
        clock = panel(column(self._step, self._clock, self._stakes, 2 * GRID, self._next, None))
        acts = panel(column(label(say("What happened"), "caption"), newest), GRID)
        both = row(clock, acts, gap=2 * GRID)
        both.setStretch(0, 1)
        both.setStretch(1, 1)
        head = row(self._name, None, self._words, gap=2 * GRID)
        box = column(holding(head), self.bar, holding(both), gap=2 * GRID)
        box.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        box.setStretch(box.count() - 1, 1)
        self.setLayout(box)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    @property
    def said(self) -> tuple[str, str, str, str]:
        """Name, clock, level, and how far the reading has come, as they stand there."""
        return self._name.text(), self._clock.text(), self._step.text(), self._words.text()

    def begin(self, event: EventRow) -> None:
        """An event of the list is being opened."""
        self._seen, self._won = None, event.phase == OVER
        rewrite(self._name, event.name)
        for words in (self._clock, self._step, self._next):
            rewrite(words, "")
        self._stakes.show_stakes(())
        self.model.show([])
        self.bar.setRange(0, 0)
        one, many = "Reading 1 record …", "Reading {count:,} records …"
        rewrite(self._words, counted(event.records, one, many))

    def show_reading(self, reading: Reading) -> None:
        """So far the reading has come. No clock where somebody has won: `glance` lets it run on."""
        if not self.model.rows:
            happened = tried(
                lambda: first_happenings(reading.newest, self._event_list.said), told_elsewhere
            )
            self.model.show(happened or ())
        self._seen = None if self._won else reading.seen
        self.bar.setRange(0, reading.of)
        self.bar.setValue(reading.done)
        values = {"done": f"{reading.done:,}", "of": f"{reading.of:,}"}
        one, many = "{done} of {of} record read", "{done} of {of} records read"
        rewrite(self._words, say(one if reading.of == 1 else many, **values))
        self._tick()

    def _tick(self) -> None:
        if self._seen is None:
            return
        now = self._event_list.now()
        shown = read(self._seen.at(now), now, self._event_list.library)
        rewrite(self._name, self._seen.name)
        rewrite(self._clock, shown.time)
        rewrite(self._step, capital(shown.title))
        self._stakes.show_stakes(shown.stakes)
        coming = [one for one in (shown.next_level, shown.next_break) if one]
        said = [say("{level} at {time}", level=one.title, time=one.time) for one in coming]
        rewrite(self._next, "\n".join(map(capital, said)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start(_TICK)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
