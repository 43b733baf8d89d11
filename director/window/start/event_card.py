"""The card beside the list: what the chosen event is doing, and what was done there last."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QScrollArea

from director.tournament.log.books import EventRow
from director.translation import say
from director.views.clock.event_status import State
from director.views.clock.times import day_and_time
from director.window.look.styles import GRID
from director.window.start.start_actions import FORGOTTEN, StartActions
from director.window.widgets.labels import column, holding, label, panel, reveal, rewrite, row
from director.window.widgets.pill import StatePill
from director.window.widgets.sums import Sums

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.tournament.log.log import Record

WIDTH = 296


def was_left_running(row: EventRow, doing: State | None, now: datetime) -> bool:
    """Whether a clock still runs though nobody has touched the event since yesterday."""
    return doing in (State.RUNNING, State.BREAK) and now - row.changed > FORGOTTEN


class EventCard:
    """The chosen event in short; of one that is open here, its clock and its last act too."""

    def __init__(self, start_actions: StartActions, *ways: QPushButton) -> None:
        """`ways` are the buttons below it."""
        self._start_actions = start_actions
        self._name = label("", "head", wrap=True)
        self._pill = StatePill()
        self._doing = label("", "soft", wrap=True)
        self._sums = Sums()
        self._last_title = label(say("Done last"), "caption")
        self._last = label("", wrap=True)
        told = panel(
            column(
                self._name,
                holding(row(self._pill, None)),
                self._doing,
                GRID,
                self._sums,
                GRID,
                self._last_title,
                self._last,
                None,
                holding(row(None, *ways)),
            )
        )
        self.panel = QScrollArea()
        self.panel.setWidget(told)
        self.panel.setWidgetResizable(True)
        self.panel.setFrameShape(QScrollArea.Shape.NoFrame)
        self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.setFixedWidth(WIDTH)

    def show_event(self, row: EventRow | None, doing: State | None, words: str) -> None:
        """Shows an event of the list as it is now; nothing where none is chosen.

        `words` are of its clock, where that is known.
        """
        reveal(self.panel, row is not None)
        if row is None:
            return
        desk = self._start_actions.open_desks.get(row.number)
        self._name.setText(row.name)
        reveal(self._pill, doing is not None)
        if doing:
            self._pill.show_state(doing)
        if was_left_running(row, doing, self._start_actions.event_list.now()):
            words = say("Left running since {when}", when=day_and_time(row.changed))
        rewrite(self._doing, words)
        self._sums.show_lines(
            (
                (say("Entries"), str(row.entries), ""),
                *([(say("Left"), str(row.playing), "")] if row.playing is not None else []),
                (say("Opened"), day_and_time(row.opened), "soft"),
                (say("Last change"), day_and_time(row.changed), "soft"),
            )
        )
        newest = desk.log.next_undo if desk else None
        last = _in_full(newest, desk) if desk and newest else ""
        rewrite(self._last, last)
        reveal(self._last_title, newest is not None)


def _in_full(record: "Record", desk: "Desk") -> str:
    from director.views.log.record_words import in_full  # slow, and of an open event alone

    return in_full(record, desk.log, desk.name)
