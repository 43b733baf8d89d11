"""The cockpit of one event: the bar above, the rail beside, one screen, and what drops down."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from director.desk.desk import Gap
from director.tournament.clock.facts import ClockFact
from director.tournament.clock.own_clock_facts import OwnClockChanged
from director.tournament.event.facts import EventClosed
from director.tournament.log.log import Record
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.clock.clock import read
from director.views.clock.event_status import has_ended
from director.views.players.player_rows import MANY
from director.window.event.asking.question import AskDrop, Question
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.event.event_screen import AnyScreen
from director.window.event.other_events import OtherEventsStrip
from director.window.event.requests import (
    ChooseSheet,
    DoNextStep,
    Find,
    ShowPlayer,
    TakeSignUpList,
)
from director.window.event.screen_names import CLOCK, PLAYERS, REGISTER, RESULTS, TABLES
from director.window.look.styles import dress_window
from director.window.register.event_screen import RegisterScreen
from director.window.register.register_selection import RegisterSelection
from director.window.sheets.paper_pack import write_at_breaks
from director.window.sheets.sheet_list import SheetsDrop
from director.window.sheets.status_file import StatusFile
from director.window.shell.areas import AREAS, BY_NAME
from director.window.shell.events.clock_gap import GapBar
from director.window.shell.events.rail import Rail
from director.window.shell.events.top_bar import TopBar
from director.window.start.start_actions import StartActions
from director.window.stations.away_strip import AwayStrip
from director.window.widgets.action import Bound
from director.window.widgets.came_from import is_there
from director.window.widgets.drop import QUESTION_OPEN
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import SCREEN, column, holding, reveal, row
from director.window.widgets.locked_page import LockedPage
from director.window.widgets.page_header import PageHeader
from director.window.widgets.stack import Wardrobe
from director.window.widgets.status_line import REFUSED
from director.window.widgets.unsaved_question import Draft

_SOON = 500
"""Milliseconds after which a list of thousands is made that nobody has asked for yet."""
Dropped = TypeVar("Dropped", bound=EventDrop)
_DROPS: Mapping[type, type[EventDrop]] = {
    Question: AskDrop,
    ChooseSheet: SheetsDrop,
    **{answered: kind for area in AREAS for answered, kind in area.drops.items()},
}
"""What drops down, by the request that it answers."""
_WHERE_IT_ENDS = (PLAYERS, TABLES, CLOCK)
"""The screens that give way to the results; elsewhere somebody is in the middle of something."""


class EventPage(QWidget):
    """One event, as the operator works with it."""

    def __init__(
        self,
        cockpit: Cockpit,
        actions: Bound[Cockpit],
        start_actions: Bound[StartActions],
        register: Bound[RegisterSelection],
        gap: Gap | None = None,
    ) -> None:
        super().__init__()
        self.cockpit = cockpit
        self._actions = actions
        self._register = register
        self._arrives = False
        """Whether a screen was gone to that has not been shown yet."""
        self._made: dict[str, AnyScreen] = {}
        self._headed: dict[str, tuple[QWidget, PageHeader]] = {}
        """What stands in the stack for each screen, and the header above it."""
        self.bar = TopBar(cockpit, actions, start_actions)
        self._screens = Wardrobe()
        self._locked = LockedPage(partial(start_actions.ask, "staff.change"))
        self._screens.addWidget(self._locked)
        self.rail = Rail(actions)
        below = holding(row(self.rail, self._screens, gap=0))
        self.gap = GapBar(cockpit, gap)
        strips = [make(cockpit) for area in AREAS for make in area.strips]
        self.others = OtherEventsStrip()
        self.away = AwayStrip(cockpit)
        strips.insert(0, self.away)
        box: QVBoxLayout = column(self.bar, self.others, self.gap, *strips, below, gap=0)
        box.setStretch(box.count() - 1, 1)
        self.setLayout(box)
        for part in (self.bar, self.others, self.gap, *strips, self.rail):
            dress_window(part)
        self._drops: dict[type[EventDrop], EventDrop] = {}
        """Those that were asked for."""
        for answered, kind in _DROPS.items():
            cockpit.on(answered, partial(self._drop_down, kind))
        cockpit.due = [area.due(cockpit) for area in AREAS]
        write_at_breaks(cockpit)
        if len(cockpit.tournament.entries) >= MANY:
            QTimer.singleShot(_SOON, self, lambda: self.screen_of(PLAYERS))
        StatusFile(cockpit)
        self._had_ended = has_ended(cockpit.tournament)
        if self._had_ended:
            cockpit.screen = RESULTS
        elif cockpit.tournament.clock.started:
            cockpit.screen = CLOCK
        cockpit.refreshed.connect(self.refresh)
        cockpit.bridge.changed.connect(self._heard)
        cockpit.chose.connect(actions.refresh)
        cockpit.screen_asked.connect(self.show_screen)
        cockpit.bridge.ticked.connect(self.tick)
        cockpit.on(Find, lambda _: self._find())
        cockpit.on(DoNextStep, lambda _: self._do_next_step())
        cockpit.requested.connect(self._hand_on)

    @property
    def shown(self) -> AnyScreen:
        """The screen in sight."""
        return self.screen_of(self.cockpit.screen)

    def screen_of(self, name: str) -> AnyScreen:
        """A screen by its name, built when first asked for."""
        if name not in self._made:
            made = self._make(name)
            self._made[name] = made
            self._headed[name] = self._with_header(name, made)
            self._screens.addWidget(self._headed[name][0])
        return self._made[name]

    def _with_header(self, name: str, screen: AnyScreen) -> tuple[QWidget, PageHeader]:
        area = BY_NAME.get(name)
        header = PageHeader(say(area.going.text) if area else "", *screen.deeds)
        header.setContentsMargins(SCREEN[0], SCREEN[1], SCREEN[2], 0)
        holder = holding(column(header, screen, gap=0, stretch=1))
        reveal(header, screen.sum_line is not None)
        return holder, header

    def _make(self, name: str) -> AnyScreen:
        if name == REGISTER:
            return RegisterScreen(self.cockpit, self._actions, self._register)
        return BY_NAME[name].screen(self.cockpit, self._actions)

    def show_screen(self, name: str) -> None:
        """Goes to a screen; once it shows the event as it stands, it is ready for work."""
        self._put_drops_away()
        self.screen_of(name)
        self._arrives = True
        self._screens.setCurrentWidget(self._to_see(name))

    def refresh(self) -> None:
        """Shows the event as it stands; screens out of sight wait until they are looked at."""
        self._actions.refresh()
        self.rail.show_event(self.cockpit.tournament, self.cockpit.screen)
        self._show_bar(self.cockpit.now)
        shown = self.shown
        holder, header = self._headed[self.cockpit.screen]
        seen, to_see = self._screens.currentWidget(), self._to_see(self.cockpit.screen)
        if seen is not to_see and seen in (holder, self._locked):
            self._screens.setCurrentWidget(to_see)
            if self.isVisible():
                self.land()
        if self._screens.currentWidget() is holder:
            shown.refresh()
            header.tell(shown.sum_line or "")
        if self._arrives:
            self._arrives = False
            self.land()

    def _to_see(self, name: str) -> QWidget:
        """What is brought into sight for a screen: nothing private while nobody is signed in."""
        area, why = BY_NAME.get(name), self.cockpit.bridge.locked
        if area and area.is_private and why:
            self._locked.show_why(why)
            return self._locked
        return self._headed[name][0]

    def land(self) -> None:
        """Begins where work begins on what is in sight; where nothing is, on the screen itself."""
        page = self._locked if self._screens.currentWidget() is self._locked else self.shown
        page.land()
        focused = QApplication.focusWidget()
        if focused is None or not (is_there(focused) and self._screens.isAncestorOf(focused)):
            page.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """What had the focus is gone: work begins anew, and not on whatever Qt finds next."""
        focused = QApplication.focusWidget()
        if self.isVisible() and focused is not None and not is_there(focused):
            self.land()
            return True
        return super().focusNextPrevChild(forward)

    def tick(self, now: datetime) -> None:
        """Shows what has changed with time alone; out of sight nothing does."""
        if not self.isVisible():
            return
        self._show_bar(now)
        self._actions.refresh()
        self.gap.tick()
        self.shown.tick(now)

    def drafts(self) -> Iterator[tuple[Draft, str]]:
        """What is written on its screens and may be unsaved, each with its screen."""
        for name, screen in self._made.items():
            for draft in screen.drafts():
                yield draft, name

    def show_player(self, entry: int) -> None:
        """Goes to somebody in the list of players."""
        self.cockpit.request(ShowPlayer(EntryNumber(entry)))

    def take_lines(self, text: str) -> bool:
        """Several names were pasted where one is typed: they are a sign-up list of this event.

        Where nobody is signed up any more that is said, and they are something to look for.
        """
        if why_not := self._actions.refusal("players.sign_ups"):
            self.cockpit.say(why_not, REFUSED)
            return False
        for drop in self._drops.values():
            drop.lift()
        self.cockpit.request(TakeSignUpList(text))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of their own come here when nothing that has the focus wants them."""
        if not self._actions.press(event, self.cockpit.screen):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._put_drops_away()
        super().hideEvent(event)

    @property
    def chapter(self) -> str:
        """The chapter of the manual on the screen in sight."""
        area = BY_NAME.get(self.cockpit.screen)
        return area.chapter if area else self.cockpit.screen

    def drop(self, kind: type[Dropped]) -> Dropped:
        """What drops down over the screens, by what it is; made when first asked for."""
        there = self._drops.get(kind)
        if not isinstance(there, kind):
            there = self._drops[kind] = kind(self.cockpit, self._screens)
        return there

    @property
    def asking(self) -> AskDrop:
        """Where one line is asked for."""
        return self.drop(AskDrop)

    @property
    def sheets(self) -> SheetsDrop:
        """Where a sheet is chosen."""
        return self.drop(SheetsDrop)

    def _drop_down(self, kind: type[EventDrop], request: object) -> None:
        """Has it asked, unless something typed in another question would go with that one."""
        if any(
            is_there(one) and one.is_left_open and one is not self._drops.get(kind)
            for one in self._drops.values()
        ):
            self.cockpit.say(QUESTION_OPEN, REFUSED)
        else:
            self.drop(kind).respond(request)

    def _find(self) -> None:
        """Puts the cursor where somebody is searched for, on the screen or among the players."""
        if not self.shown.search():
            self.cockpit.ask_for(PLAYERS)
            self.shown.search()

    def _do_next_step(self) -> None:
        steps = (*self.shown.steps, *self.shown.findChildren(EmptyState))
        if not any(one.do() for one in steps):
            none = say("no next step is shown here")
            self.cockpit.say(next((one.waits_for for one in steps if one.waits_for), none), REFUSED)

    def _hand_on(self, request: object) -> None:
        """Has the screen answer that answers such a request, made now where it was not."""
        for area in AREAS:
            if isinstance(request, area.answers):
                self.screen_of(area.name).respond(request)

    def _heard(self, record: Record) -> None:
        ended = has_ended(self.cockpit.tournament)
        if ended is not self._had_ended:
            self._had_ended = ended
            self._turn(ended)
        if any(
            isinstance(fact, ClockFact | OwnClockChanged | EventClosed) for fact in record.facts
        ):
            self.gap.settle()  # whoever has touched the clock has seen what it shows

    def _turn(self, ended: bool) -> None:
        """The last hand brings the results into sight, and what undoes it the players."""
        if not self.isVisible():
            self.cockpit.screen = RESULTS if ended else PLAYERS
        elif ended and self.cockpit.screen in _WHERE_IT_ENDS:
            self.cockpit.ask_for(RESULTS)
        elif self.cockpit.screen == RESULTS:
            self.cockpit.ask_for(PLAYERS)

    def _put_drops_away(self) -> None:
        """Whoever goes elsewhere leaves what is asked, and is told so."""
        left = [one for one in self._drops.values() if is_there(one)]
        for drop in self._drops.values():
            drop.hide()
        for one in left:
            one.say_left()

    def _show_bar(self, now: datetime) -> None:
        self.bar.show_reading(read(self.cockpit.tournament, now, self.cockpit.library))
