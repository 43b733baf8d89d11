"""The cockpit of one event: the bar above, the rail beside, one screen, and what drops down."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from director.desk.desk import Gap
from director.tournament.clock.facts import ClockFact
from director.tournament.clock.own_clock_facts import OwnClockChanged
from director.tournament.event.facts import EventClosed
from director.tournament.log.log import Record
from director.views.clock import read
from director.window.areas.bounties.bounty_questions import BOUNTY_QUESTIONS
from director.window.areas.bounties.bounty_requests import BOUNTIES
from director.window.areas.bounties.satellite import SATELLITE_QUESTIONS
from director.window.areas.bounties.screen import BountiesScreen
from director.window.areas.bounties.team_actions import TEAM_QUESTIONS
from director.window.areas.clock.called_clocks import CallDrop, CallStrip
from director.window.areas.clock.screen import ClockScreen
from director.window.areas.counts.screen import CountsScreen
from director.window.areas.deal.deal_questions import DEAL_QUESTIONS
from director.window.areas.deal.deal_requests import DEAL
from director.window.areas.deal.screen import DealScreen
from director.window.areas.flights.flight_questions import FLIGHT_QUESTIONS
from director.window.areas.flights.flight_requests import FLIGHTS
from director.window.areas.flights.screen import FlightsScreen
from director.window.areas.history.history_requests import HISTORY
from director.window.areas.history.screen import HistoryScreen
from director.window.areas.history.undo_drop import UndoDrop
from director.window.areas.money.money_questions import MONEY_QUESTIONS
from director.window.areas.money.screen import MoneyScreen
from director.window.areas.players.bust_players import OutDrop
from director.window.areas.players.player_questions import PLAYER_QUESTIONS
from director.window.areas.players.screen import PlayersScreen
from director.window.areas.prizes.prize_questions import PRIZE_QUESTIONS
from director.window.areas.prizes.prize_requests import PRIZES
from director.window.areas.prizes.screen import PrizesScreen
from director.window.areas.rulings.screen import RulingsScreen
from director.window.areas.shootout.screen import BracketScreen
from director.window.areas.shootout.shootout_questions import BRACKET_QUESTIONS
from director.window.areas.shootout.shootout_requests import BRACKET
from director.window.areas.showdown.screen import ShowdownScreen
from director.window.areas.tables.go_to_seat import GoDrop
from director.window.areas.tables.reinstate import ReturnDrop
from director.window.areas.tables.screen import TablesScreen
from director.window.areas.tables.seat_draw import DRAW_QUESTION
from director.window.areas.tables.table_questions import FLOOR_QUESTIONS
from director.window.areas.tables.table_requests import COUNTS, DRAW
from director.window.event.cockpit import (
    CLOCK,
    MONEY,
    PLAYERS,
    REGISTER,
    RULINGS,
    SHOWDOWN,
    TABLES,
    Cockpit,
)
from director.window.event.event_screen import AnyScreen
from director.window.event.other_events import OthersStrip
from director.window.event.question import QUESTIONS, AskDrop
from director.window.register.event_screen import RegisterScreen
from director.window.register.register_selection import Folk
from director.window.sheets.catalogue import sheets_on_offer
from director.window.sheets.paper_pack import write_at_breaks
from director.window.sheets.sheet_list import SheetsDrop
from director.window.shell.clock_gap import GapBar
from director.window.shell.top_bar import Rail, TopBar
from director.window.shell.whole_event import EVENT_QUESTIONS
from director.window.start.start_actions import Lobby
from director.window.widgets.action import Bound
from director.window.widgets.labels import column, holding, row

SCREENS: dict[str, Callable[[Cockpit, Bound[Cockpit]], AnyScreen]] = {
    PLAYERS: PlayersScreen,
    TABLES: TablesScreen,
    CLOCK: ClockScreen,
    SHOWDOWN: ShowdownScreen,
    RULINGS: RulingsScreen,
    COUNTS: CountsScreen,
    MONEY: MoneyScreen,
    BOUNTIES: BountiesScreen,
    HISTORY: HistoryScreen,
    DEAL: DealScreen,
    BRACKET: BracketScreen,
    FLIGHTS: FlightsScreen,
    PRIZES: PrizesScreen,
}
"""Each is built when it is first looked at."""


class EventPage(QWidget):
    """One event, as the operator works with it."""

    def __init__(
        self,
        cockpit: Cockpit,
        actions: Bound[Cockpit],
        lobby: Bound[Lobby],
        register: Bound[Folk],
        gap: Gap | None = None,
    ) -> None:
        super().__init__()
        self.cockpit = cockpit
        self._actions = actions
        self._register = register
        self._made: dict[str, AnyScreen] = {}
        self.bar = TopBar(cockpit, actions, lobby)
        self._screens = QStackedWidget()
        self.rail = Rail(actions)
        below = holding(row(self.rail, self._screens, gap=0))
        self.gap = GapBar(cockpit, gap)
        self.calls = CallStrip(cockpit)
        self.others = OthersStrip()
        box: QVBoxLayout = column(self.bar, self.others, self.gap, self.calls, below, gap=0)
        box.setStretch(4, 1)
        self.setLayout(box)
        self.out = OutDrop(cockpit, self._screens)
        self.call = CallDrop(cockpit, self._screens)
        self.asking = AskDrop(
            cockpit,
            self._screens,
            QUESTIONS
            | PLAYER_QUESTIONS
            | MONEY_QUESTIONS
            | FLOOR_QUESTIONS
            | {DRAW: DRAW_QUESTION}
            | EVENT_QUESTIONS
            | DEAL_QUESTIONS
            | BRACKET_QUESTIONS
            | FLIGHT_QUESTIONS
            | PRIZE_QUESTIONS
            | BOUNTY_QUESTIONS
            | TEAM_QUESTIONS
            | SATELLITE_QUESTIONS,
        )
        self.sheets = SheetsDrop(cockpit, self._screens, sheets_on_offer)
        write_at_breaks(cockpit)
        self.go = GoDrop(cockpit, self._screens)
        self.back = ReturnDrop(cockpit, self._screens)
        self.undoing = UndoDrop(cockpit, self._screens)
        cockpit.refreshed.connect(self.refresh)
        cockpit.bridge.changed.connect(self._heard)
        cockpit.chose.connect(actions.refresh)
        cockpit.screen_asked.connect(self.show_screen)
        cockpit.bridge.ticked.connect(self.tick)
        cockpit.registering.connect(lambda: self._players().ask_name())
        cockpit.pricing.connect(self._ask_prices)
        cockpit.listing.connect(lambda: self._players().list_typed())
        cockpit.case_asked.connect(lambda case: self._showdown().open_case(case))
        cockpit.play_asked.connect(lambda game: self._showdown().play(game))
        cockpit.finding.connect(self._find)

    @property
    def shown(self) -> AnyScreen:
        """The screen in sight."""
        return self.screen_of(self.cockpit.screen)

    def screen_of(self, name: str) -> AnyScreen:
        """A screen by its name, built when first asked for."""
        if name not in self._made:
            made = self._make(name)
            self._made[name] = made
            self._screens.addWidget(made)
        return self._made[name]

    def _make(self, name: str) -> AnyScreen:
        if name == REGISTER:
            return RegisterScreen(self.cockpit, self._actions, self._register)
        return SCREENS[name](self.cockpit, self._actions)

    def show_screen(self, name: str) -> None:
        """Goes to a screen, ready for work there."""
        self._put_drops_away()
        screen = self.screen_of(name)
        self._screens.setCurrentWidget(screen)
        self.refresh()
        screen.land()

    def refresh(self) -> None:
        """Shows the event as it stands; screens out of sight wait until they are looked at."""
        self._actions.refresh()
        self.rail.show_event(self.cockpit.tournament)
        self._show_bar(self.cockpit.now)
        if self._screens.currentWidget() is self.shown:
            self.shown.refresh()

    def tick(self, now: datetime) -> None:
        """Shows what has changed with time alone; out of sight nothing does."""
        if not self.isVisible():
            return
        self._show_bar(now)
        self._actions.refresh()
        self.gap.tick()
        self.shown.tick(now)

    def show_player(self, entry: int) -> None:
        """Goes to somebody in the list of players."""
        screen = self._players()
        screen.filter.setText("")
        screen.view.choose(entry)
        screen.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of their own come here when nothing that has the focus wants them."""
        if not self._actions.press(event, self.cockpit.screen):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._put_drops_away()
        super().hideEvent(event)

    def _find(self) -> None:
        """Puts the cursor where somebody is searched for, in the register or among the players."""
        if self.cockpit.screen == REGISTER:
            self.shown.land()
        elif isinstance(self.shown, HistoryScreen | MoneyScreen | BountiesScreen):
            self.shown.ask_filter()
        else:
            self._players().ask_filter()

    def _heard(self, record: Record) -> None:
        if any(
            isinstance(fact, ClockFact | OwnClockChanged | EventClosed) for fact in record.facts
        ):
            self.gap.settle()  # whoever has touched the clock has seen what it shows

    def _put_drops_away(self) -> None:
        drops = (self.out, self.call, self.asking, self.sheets, self.go, self.back, self.undoing)
        for drop in drops:
            drop.hide()

    def _show_bar(self, now: datetime) -> None:
        self.bar.show_reading(read(self.cockpit.tournament, now, self.cockpit.library))

    def _showdown(self) -> ShowdownScreen:
        """The screen on which hands are ruled on."""
        screen = self.screen_of(SHOWDOWN)
        assert isinstance(screen, ShowdownScreen)
        return screen

    def _ask_prices(self) -> None:
        """Goes to the form of what the event costs."""
        if self.cockpit.screen != MONEY:
            self.cockpit.ask_for(MONEY)
        screen = self.screen_of(MONEY)
        assert isinstance(screen, MoneyScreen)
        screen.ask_terms()

    def _players(self) -> PlayersScreen:
        """The screen that has the fields for names, brought into sight."""
        if self.cockpit.screen != PLAYERS:
            self.cockpit.ask_for(PLAYERS)
        screen = self.screen_of(PLAYERS)
        assert isinstance(screen, PlayersScreen)
        return screen
