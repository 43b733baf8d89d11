"""The cockpit of one event: the bar above, the rail beside, one screen, and what drops down."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from director.desk.desks import Gap
from director.gui.bounties.questions import BOUNTY_QUESTIONS
from director.gui.bounties.satellites import SATELLITE_QUESTIONS
from director.gui.bounties.screens import BountiesScreen
from director.gui.bounties.teams import TEAM_QUESTIONS
from director.gui.bounties.words import BOUNTIES
from director.gui.brackets.questions import BRACKET_QUESTIONS
from director.gui.brackets.screens import BracketScreen
from director.gui.brackets.words import BRACKET
from director.gui.deals.questions import DEAL_QUESTIONS
from director.gui.deals.screens import DealScreen
from director.gui.deals.words import DEAL
from director.gui.evenings.events import EVENT_QUESTIONS
from director.gui.evenings.strips import OthersStrip
from director.gui.events.asking import QUESTIONS, AskDrop
from director.gui.events.bars import Rail, TopBar
from director.gui.events.calls import CallDrop, CallStrip
from director.gui.events.clocks import ClockScreen
from director.gui.events.cockpits import (
    CLOCK,
    MONEY,
    PLAYERS,
    REGISTER,
    RULINGS,
    SHOWDOWN,
    TABLES,
    Cockpit,
)
from director.gui.events.gaps import GapBar
from director.gui.events.outs import OutDrop
from director.gui.events.packs import write_at_breaks
from director.gui.events.registers import RegisterScreen
from director.gui.events.screens import AnyScreen
from director.gui.events.sheetlists import SheetsDrop
from director.gui.flights.questions import FLIGHT_QUESTIONS
from director.gui.flights.screens import FlightsScreen
from director.gui.flights.words import FLIGHTS
from director.gui.floor.counts import CountsScreen
from director.gui.floor.draws import DRAW_QUESTION
from director.gui.floor.gos import GoDrop
from director.gui.floor.questions import FLOOR_QUESTIONS
from director.gui.floor.returns import ReturnDrop
from director.gui.floor.tables import TablesScreen
from director.gui.floor.words import COUNTS, DRAW
from director.gui.histories.drops import UndoDrop
from director.gui.histories.screens import HistoryScreen
from director.gui.histories.words import HISTORY
from director.gui.money.questions import MONEY_QUESTIONS
from director.gui.money.screens import MoneyScreen
from director.gui.offers import sheets_on_offer
from director.gui.parts.actions import Bound
from director.gui.parts.labels import column, holding, row
from director.gui.players.questions import PLAYER_QUESTIONS
from director.gui.players.screens import PlayersScreen
from director.gui.prizes.questions import PRIZE_QUESTIONS
from director.gui.prizes.screens import PrizesScreen
from director.gui.prizes.words import PRIZES
from director.gui.readings import read
from director.gui.registers.folk import Folk
from director.gui.rulings.screens import RulingsScreen
from director.gui.showdowns.screens import ShowdownScreen
from director.gui.starts.lobbies import Lobby
from director.tournament.clock_facts import ClockFact
from director.tournament.event_facts import EventClosed
from director.tournament.logs import Record
from director.tournament.own_clock_facts import OwnClockChanged

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
