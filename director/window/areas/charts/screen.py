"""Entries and players left over time, and below them the race of the stacks that were counted."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent

from director.translation import chips, say
from director.views.charts.event_charts import field_chart, race_chart
from director.views.charts.field_history import FieldHistory
from director.views.counted import counted
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.chart_view import ChartView
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import SCREEN, column, holding, label, panel, reveal, stacked

_EVERY = timedelta(minutes=1)
"""So often time alone makes the lines longer."""
_A_BLINK = 0.008
"""Seconds for which a long log is read before the window may answer again."""


class ChartsScreen(Screen):
    """The event in charts; they are drawn only while somebody looks at them."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self._history = FieldHistory()
        self._reading: Iterator[None] = iter(())
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._read_on)
        self._drawn: datetime | None = None
        self.field, self.race = ChartView(), ChartView()
        self._field_panel, self._race_panel = panel(column(self.field)), panel(column(self.race))
        hint = label(say("Left and right arrow: read values; Tab: next chart"), "hint")
        nothing = EmptyState(
            "charts",
            say("No charts yet"),
            say("Entries and players left are drawn here over time once players are registered."),
        )
        charts = column(self._field_panel, self._race_panel, hint, gap=2 * GRID)
        for place in (0, 1):
            charts.setStretch(place, 1)
        reading = EmptyState(
            "charts",
            say("Reading the log …"),
            say("A long event takes a moment. Everything else can be done meanwhile."),
        )
        self._stack = stacked(nothing, holding(charts), reading)
        self.setLayout(column(self._stack, margins=SCREEN))

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        if not t.entered:
            return ""
        entries = counted(t.entered, "1 entry", "{count:,} entries")
        return say("{entries}  ·  {left} left", entries=entries, left=chips(t.still_playing))

    def refresh(self) -> None:
        self._reading = self._history.reading(self.cockpit.bridge.desk.log)
        self._read_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._soon.stop()  # what is shown next does not wait for what nobody sees

    def _read_on(self) -> None:
        until = monotonic() + _A_BLINK
        for _ in self._reading:
            if monotonic() > until:
                if self._drawn is None:
                    self._stack.setCurrentIndex(2)
                self._soon.start()
                return
        self._soon.stop()
        self._draw()

    def _draw(self) -> None:
        t, now = self.cockpit.tournament, self.cockpit.now
        self._drawn = now
        field = field_chart(self._history, t, now)
        race = race_chart(self._history, t, self.cockpit.bridge.desk.names(), now)
        self.field.show_chart(field)
        self.race.show_chart(race)
        reveal(self._race_panel, race is not None)
        self._stack.setCurrentIndex(1 if field else 0)

    def tick(self, now: datetime) -> None:
        if self._drawn is None or now - self._drawn >= _EVERY:
            self.refresh()

    def land(self) -> None:
        self.field.setFocus()
