"""The clock, and below it what is due and the room's tables: a running event opens here.

The keys that move the clock are locked until Backspace frees them, and the screen says which.
"""

from datetime import datetime

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame

from director.tournament.clock.own_clocks import clock_words
from director.translation import capital, say
from director.views.clock.clock import Reading, read
from director.views.clock.event_status import has_ended
from director.views.clock.nit_words import nit_line
from director.views.clock.schedule_rows import ScheduleRow, plan
from director.views.clock.table_notes import told_otherwise
from director.views.clock.times import time_of_day
from director.window.areas.clock.clock_actions import when_over
from director.window.areas.clock.due_panel import DuePanel
from director.window.areas.clock.room_below import RoomBelow
from director.window.areas.clock.schedule_columns import PLAN
from director.window.event.asking.question import late_words
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.requests import ChooseDue
from director.window.event.screen_names import CLOCK
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.big_time import BigTime
from director.window.widgets.buttons import ActionButton, IconButton
from director.window.widgets.context_menu import declared
from director.window.widgets.labels import (
    SCREEN,
    column,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
)
from director.window.widgets.stakes_view import StakesView
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_ROW_ACTS = (
    ("clock.pause_after",),
    ("clock.previous", "clock.next", "clock.again"),
    ("clock.start_at", "clock.make_up"),
)
"""What drops down from a level or a break."""
_SCHEDULE = 352
"""The width of the schedule, and of what is due below it."""
_SIDE = 128
"""The width of what stands before a line."""
NOTHING_COMES = ("", "")
"""After the last hand: no level, no break."""


class ClockScreen(Screen):
    """The clock of the event."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.time = BigTime()
        self._title = label("", "head")
        self._length = label("", "soft")
        self._stakes = StakesView()
        self._next_at, self._next = label("", "soft"), label("", wrap=True)
        self._break_at, self._break = label("", "soft"), label("", wrap=True)
        for title in (self._next_at, self._break_at):
            title.setFixedWidth(_SIDE)
        self._keys = label("", "caption", wrap=True)
        self.specials = label("", wrap=True)
        self.model: RowsModel[ScheduleRow] = RowsModel(PLAN, lambda row: row.number, self)
        self.view = RowsView(self.model, say("Schedule"), self)
        self.due = DuePanel(cockpit, actions)
        self.steps = (self.due,)
        self.room = RoomBelow(cockpit, actions)
        self._step = -1
        self._unlocked = False
        """Whether the arrows were the clock's when it was last shown."""
        self._lay_out(actions)
        self.view.chosen.connect(self._tell_plan)
        self.view.opened.connect(lambda: cockpit.say(_opened(cockpit), REFUSED))
        self.view.offer(declared(actions, _ROW_ACTS, CLOCK))

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        start = ActionButton(actions["clock.switch"], first=True)
        self.lock = ActionButton(actions["clock.unlock"], text=say("Unlock"))
        self.lock.setCheckable(True)
        moves = [
            IconButton(actions["clock.previous"]),
            IconButton(actions["clock.next"]),
            ActionButton(actions["clock.less"], text=say("1 min"), repeats=True),
            ActionButton(actions["clock.more"], text=say("1 min"), repeats=True),
        ]
        more = [
            ActionButton(actions["clock.start_at"], text=say("Start at …")),
            ActionButton(actions["clock.pause_after"], text=say("Pause after")),
            ActionButton(actions["clock.make_up"], text=say("Make up time …")),
            ActionButton(actions["players.call"], text=say("Call the clock …")),
        ]
        self.mute = ActionButton(actions["clock.mute"], text=say("Mute"))
        self.mute.setCheckable(True)
        self.speak = ActionButton(actions["clock.spoken"], text=say("Speak"))
        self.speak.setCheckable(True)
        self._other = ActionButton(actions["clock.change"], text=say("Other clock"), keyed=True)
        stakes = holding(column(self._stakes, self.specials, None))
        left = panel(
            column(
                holding(row(self._title, None, self._length, self._other)),
                holding(row(self.time, stakes, gap=3 * GRID, stretch={0: 1, 1: 1})),
                _rule(),
                holding(row(self._next_at, self._next, gap=3 * GRID)),
                holding(row(self._break_at, self._break, gap=3 * GRID)),
                self._keys,
                holding(row(start, self.lock, *moves, None, gap=4)),
                holding(row(*more, None)),
                stretch={1: 1},
            )
        )
        self._due = label("", "caption")
        self._late = label("", "fault")
        head = holding(row(self._due, self._late, None, self.mute, self.speak))
        # where there is no room below, what is due takes a line or two from the schedule
        right = panel(column(head, self.view, self.due.strip, stretch=1), GRID)
        right.setFixedWidth(_SCHEDULE)
        due = panel(column(self.due), GRID)
        due.setFixedWidth(_SCHEDULE)
        self._above = holding(row(left, right, gap=2 * GRID))
        self.below = holding(row(self.room, due, gap=2 * GRID, stretch=0))
        self.setLayout(
            column(self._above, self.below, gap=2 * GRID, stretch={0: 3, 1: 2}, margins=SCREEN)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_below()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # more stakes, or a line more below them
            self._show_below()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Without what is below: the clock itself is never cut or scrolled away for it."""
        height = self._above.minimumSizeHint().height() + SCREEN[1] + SCREEN[3]
        return QSize(super().minimumSizeHint().width(), height)

    def _show_below(self) -> None:
        below = max(self.room.minimumSizeHint().height(), self.due.least + 2 * GRID)
        spare = self.height() - self.minimumSizeHint().height() - below - 2 * GRID
        has_room = spare >= 0
        self.due.take(spare)  # the schedule has lines to give
        reveal(self.below, has_room and bool(self.room.tables or self.due.shown))
        reveal(self.due.strip, not has_room and bool(self.due.shown))

    def refresh(self) -> None:
        unlocked = self.cockpit.unlocked
        if unlocked and not self._unlocked:
            self.time.setFocus()  # in a button the arrows go on to the next one
        self._unlocked = unlocked
        self.lock.setChecked(unlocked)
        self.lock.rename(say("Lock") if unlocked else say("Unlock"))
        self.mute.setChecked(not self.cockpit.settings.flag("sounds"))
        self.speak.setChecked(self.cockpit.settings.flag("spoken"))
        self._keys.setText(_keys(self.cockpit))
        role = "fault" if unlocked else "caption"
        if self._keys.property("role") != role:
            self._keys.setProperty("role", role)
            self._keys.style().polish(self._keys)
        self.room.refresh()
        self.due.refresh()
        reveal(self.room, bool(self.room.tables))
        self.tick(self.cockpit.now)

    def tick(self, now: datetime) -> None:
        t = self.cockpit.tournament
        self.due.tick(now)
        reading = read(t, now, self.cockpit.library)
        game = reading.game
        here = f"{reading.title}  ·  {game}" if game else reading.title
        if t.closed:
            here = say("Closed during {step}", step=here)
        if t.clocks:
            here = f"{clock_words(t, self.cockpit.bridge.clock)}  ·  {here}"
        ended = has_ended(t)
        over = t.winner is not None and not t.closed
        if over and t.winner:
            here = say("Winner: {name}", name=self.cockpit.bridge.desk.name(t.winner.player))
        self._title.setText(here)
        reveal(self._other, bool(t.clocks))
        self._length.setText("" if over else _length_line(reading))
        self._late.setText("" if over else late_words(self.cockpit))
        spoken = f"{reading.title}, {reading.time}, {reading.state.word}"
        if over:  # where it stopped is of no use to anybody
            self.time.show_time(reading.state.word, "soft", 1.0, here)
        else:
            self.time.show_time(reading.time, reading.colour, reading.part, spoken)
        self._stakes.show_stakes(() if over else reading.stakes)
        names = self.cockpit.bridge.desk.people()
        cards = nit_line(t, now, names, self.cockpit.bridge.clock)
        here_now = (reading.color_up, *told_otherwise(t, now), cards)
        told = () if over else tuple(filter(None, here_now))
        specials = "  ·  ".join(told)
        reveal(self.specials, bool(specials))
        rewrite(self.specials, capital(specials))
        for title, words, (at, text) in (
            (self._next_at, self._next, NOTHING_COMES if ended else _next_line(reading)),
            (self._break_at, self._break, NOTHING_COMES if ended else _break_line(reading)),
        ):
            title.setText(at)
            words.setText(text)
        self._due.setText(
            say("Schedule") if reading.face.running or ended else say("If the clock starts now")
        )
        self.model.show(plan(t, now))
        self.view.give_room(1)
        if reading.face.step != self._step and not over:
            self._step = reading.face.step
            self.view.choose(self._step)
            self.view.scrollTo(
                self.model.index(max(0, self._step - 2), 0), self.view.ScrollHint.PositionAtTop
            )
        self._show_below()  # once it is known how many lines of stakes there are

    def _tell_plan(self) -> None:
        """What is chosen in the schedule is what a pause is set at the end of."""
        chosen = self.view.choice
        planned = chosen.number if chosen else None
        if planned != self.cockpit.planned:
            self.cockpit.planned = planned
            self.actions_of_event.refresh()

    def respond(self, request: object) -> None:
        match request:
            case ChooseDue():
                self.due.choose()

    def land(self) -> None:
        self.time.setFocus(Qt.FocusReason.OtherFocusReason)


def _keys(cockpit: Cockpit) -> str:
    """What the keys of the clock do now."""
    if cockpit.tournament.closed:
        return say("The event is closed: the clock is stopped")
    if cockpit.tournament.winner:
        return say("The last hand is played: the clock is stopped")
    if cockpit.unlocked:
        return _free_keys(cockpit)
    return say("Locked:  Backspace  unlocks the arrow keys")


def _opened(cockpit: Cockpit) -> str:
    """What is said to who opens a level or a break: where clock and schedule are changed."""
    if over := when_over(cockpit):
        return over
    if cockpit.unlocked:
        return say("← → change the level; Event ▸ Change structure changes the schedule")
    return say(
        "Backspace unlocks the arrow keys, which change the level; Event ▸ Change structure"
        " changes the schedule"
    )


def _free_keys(cockpit: Cockpit) -> str:
    """What the keys do that are free now; without names, they count too."""
    moving = say("← →  level   ·   ↑ ↓  minute")
    if cockpit.tournament.entries:
        return moving
    counting = say(
        "PgUp PgDn  players   ·   Home End  entries   ·   Ins Del  add-ons   ·   B N  rebuys"
    )
    return f"{moving}\n{counting}"


def _length_line(reading: Reading) -> str:
    """How long it is, or when it starts automatically."""
    if reading.starts_at:
        return say("starts automatically at {time}", time=time_of_day(reading.starts_at))
    if reading.face.estimated:
        return say("about {length}: you start the next level", length=reading.length)
    return reading.length


def _next_line(reading: Reading) -> tuple[str, str]:
    """The level to come: which and when, and its stakes."""
    coming = reading.next_level
    if coming is None:
        return say("Next"), say("last level")
    stakes = "\n".join(kind.line for kind in reading.next_stakes)
    return say("{level} at {time}", level=coming.title, time=coming.time), stakes


def _break_line(reading: Reading) -> tuple[str, str]:
    """The break to come: when, and what happens in it."""
    rest = reading.next_break
    if rest is None:
        return say("Break"), say("no more breaks")
    words = say("in {wait}, for {length}", wait=rest.wait, length=rest.length)
    if rest.color_up:
        words = f"{words}  ·  {rest.color_up}"
    return say("{title} at {time}", title=rest.title, time=rest.time), words


def _rule() -> QFrame:
    made = QFrame()
    made.setObjectName("rule")
    return made
