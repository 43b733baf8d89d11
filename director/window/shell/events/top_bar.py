"""The bar above every screen: where one is, and the clock at all times."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame

from director.tournament.clock.own_clocks import clock_words
from director.translation import chips, say
from director.views.clock.clock import Reading
from director.views.clock.event_status import has_ended
from director.window.event.cockpit import Cockpit
from director.window.look.fonts import HEAD, SEMIBOLD, font
from director.window.look.styles import GRID
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Bound
from director.window.widgets.buttons import IconButton
from director.window.widgets.elided_label import ElidedLabel
from director.window.widgets.figure import Figure
from director.window.widgets.labels import badge, reveal, row
from director.window.widgets.pill import StatePill

_LONGEST = 30 * GRID
"""Pixels for the name of the winner."""


class TopBar(QFrame):
    """The event's name and state, the figures that everybody asks for, and the clock."""

    def __init__(
        self, cockpit: Cockpit, actions: Bound[Cockpit], start_actions: Bound[StartActions]
    ) -> None:
        super().__init__()
        self.setObjectName("bar")
        self.setFixedHeight(8 * GRID)
        self._cockpit = cockpit
        self._title = ElidedLabel("head")
        self.badge = badge(say("Sample"))
        self.badge.setToolTip(say("Kept apart from your own events and players"))
        self.pill = StatePill()
        self.left = Figure("0 / 0")
        self.bought = Figure("00, 00")
        self.average = Figure("0")
        self.rest = Figure("00 min")
        self.clock = Figure("00:00")
        box = row(
            IconButton(start_actions["start_actions.list"]),
            self._title,
            self.badge,
            self.pill,
            None,
            self.left,
            self.bought,
            self.average,
            self.rest,
            self.clock,
            gap=3 * GRID,
        )
        box.setContentsMargins(2 * GRID, 0, 2 * GRID, 0)
        box.setSpacing(3 * GRID)
        undoing = [IconButton(actions[one]) for one in ("event.undo", "event.redo")]
        for one in undoing:  # no Tab and Enter by mistake: both have keys, and stand in the menu
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons = row(*undoing, IconButton(actions["wall.switch"]), gap=4)
        box.addLayout(buttons)
        box.setStretch(1, 0)
        self.setLayout(box)
        reveal(self.badge, cockpit.is_sample)

    def show_reading(self, reading: Reading) -> None:
        """Shows the event at this moment."""
        t = self._cockpit.tournament
        self._title.setText(t.name)
        self.pill.show_state(reading.state)
        ended = has_ended(t)
        if ended:  # nobody plays: whoever is still in is said beside it
            self.left.show_figure(say("Entries"), str(t.entered))
        else:
            self.left.show_figure(say("Players"), f"{t.still_playing} / {t.entered}")
        counted = t.counters
        reveal(self.bought, bool(counted.rebuys or counted.add_ons))
        self.bought.show_figure(say("Rebuys, add-ons"), f"{counted.rebuys}, {counted.add_ons}")
        self.average.show_figure(say("Average"), chips(t.average) if t.entered else "–")
        for figure in (self.average, self.rest):
            reveal(figure, not ended)
        if ended:
            self.clock.show_figure(*self._ended())
            return
        rest = reading.next_break
        self.rest.show_figure(say("Break in"), rest.wait if rest else "–")
        clock = self._cockpit.bridge.clock
        title = f"{clock_words(t, clock)}  ·  {reading.title}" if clock else reading.title
        self.clock.show_figure(title, reading.time, reading.colour, reading.part)

    def _ended(self) -> tuple[str, str]:
        """How the event ended, where the clock stood while it was played."""
        t = self._cockpit.tournament
        if winner := t.winner:
            name = self._cockpit.bridge.desk.name(winner.player)
            figures = QFontMetrics(font(HEAD, SEMIBOLD))
            cut = figures.elidedText(name, Qt.TextElideMode.ElideRight, _LONGEST)
            return say("Winner"), cut
        if t.deal:
            return say("Ended by"), say("a deal")
        return say("Ended with"), say("{count} in", count=t.players_left)
