"""The list of events; on the first start the way into a sample evening."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from director import __version__
from director.house.home import Home
from director.tournament.log.books import EventNumber, EventRow
from director.translation import say
from director.views.clock.event_status import NOT_STARTED, State, of_phase
from director.views.clock.times import day_and_time
from director.window.look.shapes import sign
from director.window.look.styles import GRID, dress_window
from director.window.start.damaged_events import DamageStrip
from director.window.start.event_card import EventCard, was_left_running
from director.window.start.sample_event import SampleStrip
from director.window.start.start_actions import StartActions
from director.window.widgets.action import Bound
from director.window.widgets.attempt import tried
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.empty_state import EmptyState, Picture
from director.window.widgets.labels import SCREEN, column, holding, label, reveal, row, stacked, tip
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

if TYPE_CHECKING:
    from director.desk.event_list import EventList
    from director.views.clock.other_events import Elsewhere

COLUMNS: tuple[Column[EventRow], ...] = (
    Column("Event", lambda row: row.name),
    Column(
        "Last change", lambda row: day_and_time(row.changed), key=lambda row: row.changed, width=184
    ),
    Column(
        "Left",
        lambda row: "" if row.playing is None else str(row.playing),
        key=lambda row: row.playing or 0,
        width=72,
        right=True,
    ),
    Column(
        "Entries", lambda row: str(row.entries), key=lambda row: row.entries, width=80, right=True
    ),
)


_UNDER_WAY = (State.RUNNING, State.BREAK, State.PAUSED, State.DAMAGED)


def _place(doing: State | None) -> int:
    """Where an event stands in the list: under way, to come, or over."""
    if doing in _UNDER_WAY:
        return 0
    return 1 if doing is None or doing in NOT_STARTED else 2


def _state_column(
    doing: Callable[[EventRow], State | None], event_list: "EventList"
) -> Column[EventRow]:
    def word(row: EventRow) -> str:
        now = doing(row)
        if was_left_running(row, now, event_list.now()):
            return say("Left running")
        return now.word if now else ""

    def picture(row: EventRow) -> QPixmap | None:
        now = doing(row)
        return sign(now) if now else None

    def colour(row: EventRow) -> str:
        now = doing(row)
        return now.colour if now else ""

    return Column("State", word, width=128, colour=colour, icon=picture)


class ListPage(QWidget):
    """All events of the book."""

    def __init__(
        self,
        start_actions: StartActions,
        actions: Bound[StartActions],
        rulings: Sequence[QAction],
        told: "Callable[[EventNumber], Elsewhere]",
    ) -> None:
        """`rulings` are the ways to rulings for which no event has to be open.

        `told` says what one that is open is doing.
        """
        super().__init__()
        self._start_actions = start_actions
        self._told = told
        columns = (COLUMNS[0], _state_column(self._doing, start_actions.event_list), *COLUMNS[1:])
        self.model: RowsModel[EventRow] = RowsModel(columns, lambda row: row.number, self)
        self.view = RowsView(self.model, say("Events"), self)
        self.view.let_sort()
        self.view.opened.connect(self._open_chosen)
        self.sample = ActionButton(actions["start_actions.sample"], first=True)
        self.new = ActionButton(actions["start_actions.new"])
        for button in (self.sample, self.new):
            button.setProperty("scale", "big")
        self.rulings = tuple(map(ActionButton, rulings))
        empty = EmptyState(
            "director",
            say("Welcome to Tournament Director"),
            say(
                "Look around in a sample evening: three tables of six, clock running. It is"
                " kept apart from your own events and players, and you can leave at any time."
            ),
            [self.new, self.sample],
            size=96,
            besides=[
                label(say("Without an event:"), "hint"),
                *self.rulings,
                ActionButton(actions["aside.practice"]),
                ActionButton(actions["aside.join"]),
                ActionButton(actions["start_actions.import"], text=say("Import .tdt …")),
            ],
        )
        self.sample_strip = SampleStrip(start_actions, actions)
        self.damage = DamageStrip(start_actions)
        self._stack = stacked(empty, self._listing(actions))
        box = column(
            self._head(rulings, actions), self._stack, self.damage, self.sample_strip, gap=2 * GRID
        )
        box.setStretch(1, 1)
        box.setContentsMargins(*SCREEN)
        self.setLayout(box)
        start_actions.listed.connect(self.refresh)

    def _head(self, rulings: Sequence[QAction], actions: Bound[StartActions]) -> QWidget:
        self._title = holding(
            row(
                Picture("director", 40, "text"),
                holding(
                    column(
                        label("Tournament Director", "head"),
                        label(say("version {version}", version=__version__), "caption"),
                        gap=0,
                    )
                ),
                None,
                holding(row(*map(ActionButton, (*rulings, actions["aside.practice"])))),
                gap=2 * GRID,
            )
        )
        return self._title

    def _listing(self, actions: Bound[StartActions]) -> QWidget:
        opens = push_button(say("Open"), self._open_chosen, "first")
        self._first_sample = ActionButton(actions["start_actions.sample"])
        buttons = row(
            self._first_sample,
            ActionButton(actions["start_actions.continue"]),
            ActionButton(actions["start_actions.register"]),
            ActionButton(actions["aside.join"]),
            ActionButton(actions["start_actions.import"], text=say("Import .tdt …")),
            None,
            ActionButton(actions["start_actions.new"]),
        )
        self._opens = opens
        self.copies = push_button(say("Copy …"), self._copy_chosen)
        self.copies.setToolTip(tip(say("A new event with the settings of this one")))
        self.view.offer(of_buttons((opens, self.copies)))
        self.card = EventCard(self._start_actions, self.copies, opens)
        self.view.chosen.connect(self._chose)
        listed = holding(row(self.view, self.card.panel, gap=2 * GRID, stretch=0))
        return holding(column(listed, holding(buttons), gap=2 * GRID, stretch=0))

    def refresh(self) -> None:
        """Reads the list anew."""
        listed = tried(self._start_actions.event_list.events, self._start_actions.said.emit)
        if listed is None:
            return
        events = list(listed)
        self.sample_strip.refresh()
        reveal(self._first_sample, self._start_actions.no_sample_yet() is not None)
        events.sort(key=lambda row: _place(self._doing(row)))
        self.model.show(events)
        self._stack.setCurrentIndex(1 if events else 0)
        self._title.setVisible(bool(events))
        if events and self.view.choice is None:
            self.view.selectRow(0)
        self._chose()

    def _chose(self) -> None:
        chosen = self.view.choice
        self._opens.setEnabled(chosen is not None)
        doing = self._doing(chosen) if chosen else None
        is_played = chosen and chosen.number in self._start_actions.open_desks
        words = ""
        if chosen and is_played and doing is not State.DAMAGED:
            words = self._told(chosen.number).words
        self.card.show_event(chosen, doing, words)
        self.damage.show_for(self.view.choice)

    def _doing(self, row: EventRow) -> State | None:
        """What an event is doing; one that is not open here, as of its newest record."""
        desk = self._start_actions.open_desks.get(row.number)
        if desk:
            return State.DAMAGED if desk.only_read else self._told(row.number).state
        if row.damaged or self._start_actions.damage.wrong_with(row.number):
            return State.DAMAGED
        return of_phase(row.phase) if row.phase else None

    def land(self) -> None:
        """Puts the focus where one begins; whoever comes from an event finds it chosen."""
        left, self._start_actions.left = self._start_actions.left, None
        if left is not None:
            self.view.choose(left)
        if self.model.rows:
            self.view.setFocus()
        else:
            self.sample.setFocus()

    def _open_chosen(self) -> None:
        chosen = self.view.choice
        if chosen:
            self._start_actions.open(chosen.number)

    def _copy_chosen(self) -> None:
        chosen = self.view.choice
        if chosen:
            self._start_actions.copy(chosen.number)

    def ask_which_copy(self) -> None:
        """Asks for a copy to continue from; the dialog is not modal."""
        folder = str(Home(self._start_actions.settings.path.parent).copies)
        dialog = QFileDialog(self.window(), say("Restore backup"), folder, "*.book;;*")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(False)
        dialog.fileSelected.connect(self._continue_from)
        dress_window(dialog)
        dialog.show()

    def _continue_from(self, path: str) -> None:
        self._start_actions.damage.continue_from(Path(path))
