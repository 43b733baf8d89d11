"""The tables: who sits where, what is uneven and what to do about it, acts from a seat."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from PySide6.QtGui import QHideEvent

from director.tournament.seats.seat_requests import SeatOffer, offers, waiting
from director.tournament.state import Tournament
from director.translation import say
from director.views.clock.nit_words import nit_line
from director.views.clock.schedule import title
from director.views.clock.table_notes import told_otherwise
from director.views.counted import counted
from director.views.players.first_draw import draw_words
from director.views.players.player_rows import table_seat
from director.window.areas.tables.carried_player import CarriedPlayer
from director.window.areas.tables.move_rows import MoveRow
from director.window.areas.tables.table_questions import whose_seat
from director.window.areas.tables.table_requests import (
    BreakTable,
    ShowProposal,
    SwitchOverview,
)
from director.window.areas.tables.tables_pane import TablesPane
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.requests import AskSeat, CarryPlayer, GoToSeat, ShowPlayer
from director.window.event.room.acts_of_table import ON_TABLE
from director.window.event.room.marked_tables import MarkedTables
from director.window.event.room.room_map import RoomMap
from director.window.event.room.room_now import RoomNow
from director.window.event.screen_names import TABLES
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import ContextMenu, Groups, Under, declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import SCREEN, reveal, row, stacked
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_view import RowsView

ON_PLAYER = (
    "players.out",
    "tables.move",
    "players.call",
    "player.count",
    "player.warn",
    "history.of_player",
)
PENALTIES = ("player.serve", "player.disqualify")
CHANGES = ("tables.ask_change", "tables.give_change", "tables.unseat", "tables.arrive")
ON_MONEY = ("player.pay", "player.rebuy", "player.add_on", "player.lammers", "player.nit_card")
ON_TABLES = ("tables.check_table", "tables.lock", "tables.break", "print.table_cards")
"""What drops down from several tables that are marked."""
ON_SEAT = ("tables.check_seat", "tables.bar")
"""What drops down from a seat: of the player, of money, of the seat. What is rare drops down once
more, so that the first of it lies beside the mouse."""

_MANY = 6
"""From more tables on the way to see all of them stands above the map."""


class TablesScreen(Screen):
    """The room, table by table, and beside it what there is to do."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.map = RoomMap()
        self.map.marks = self._marks = MarkedTables()
        self.pane = TablesPane(cockpit, actions)
        self.steps = (self.pane,)
        self._summary = ""
        self._step = 0
        """The level or break that the line at the head names."""
        draw = ActionButton(actions["seats.draw"], first=True, keyed=True)
        register = ActionButton(actions["players.register"])
        self._nobody = EmptyState(
            "tables",
            say("No tables yet"),
            say("Register players first, then draw their seats."),
            [register],
        )
        self._undrawn = EmptyState(
            "tables",
            say("No seats drawn yet"),
            say("Draw the seats: players are spread evenly over as few tables as possible."),
            [draw],
        )
        self._room = RoomNow(cockpit)
        self._late = ActionButton(actions["seats.draw"], text=say("Draw seats"), keyed=True)
        move = ActionButton(actions["tables.move"], text=say("Move …"))
        out = ActionButton(actions["players.out"])
        self._overview = ActionButton(actions["tables.overview"])
        self.deeds = (self._overview, out, move, self._late)
        self._stack = stacked(self._nobody, self._undrawn, self.map)
        beside = row(self._stack, self.pane, gap=2 * GRID, stretch=0)
        beside.setContentsMargins(*SCREEN)
        self.setLayout(beside)
        self.map.chosen.connect(self._tell_choice)
        ContextMenu(self.map, self.map.choose_at, declared(actions, self._acts_of_seat, TABLES))
        self.map.opened.connect(self._open_seat)
        self.map.typed.connect(lambda figure: cockpit.request(AskSeat(figure)))
        self.pane.done.connect(self.map.setFocus)
        self.carried = CarriedPlayer(cockpit, self.map)
        self._came_from = ""
        """The screen from which somebody was dragged here; empty where it was this one."""
        self.carried.ended.connect(self._go_back)
        self.map.pulled.connect(self._carry_chosen)
        for view in (self.pane.moves, self.pane.under_way):
            view.pulled.connect(partial(self._carry_row, view))
        cockpit.timers.ticked.connect(self._show_timers)

    def refresh(self) -> None:
        t = self.cockpit.tournament
        self._step = self.cockpit.bridge.face.step
        cards = self._room.cards()
        self.map.show_tables(cards)
        self.pane.widen(cards)
        self._stack.setCurrentIndex(2 if cards else 1 if t.entries else 0)
        for deed in self.deeds[1:3]:
            reveal(deed, bool(cards))
        if not cards and t.entries:
            self._undrawn.tell(_coming(t))
        free = sum(
            chair.entry is None and not chair.barred for one in cards for chair in one.chairs
        )
        parts = [
            counted(sum(not one.awaited for one in cards), "1 table", "{count} tables"),
            counted(t.still_in, "1 player", "{count} players"),
            counted(free, "1 open seat", "{count} open seats"),
            *told_otherwise(t, self.cockpit.now),
            *filter(None, (nit_line(t, self.cockpit.now, {}),)),
            title(t.structure.steps[self._step]),
        ]
        unseated = t.without_seat
        if unseated:
            parts.append(say("{count} without a seat", count=unseated))
        if t.hand_for_hand:
            parts.append(say("hand for hand"))
        if asking := len(waiting(t)):
            parts.append(
                counted(asking, "1 seat change asked for", "{count} seat changes asked for")
            )
        parts += [_offered(one, self.cockpit.name(one.entry)) for one in offers(t)[:1]]
        self._summary = "  ·  ".join(parts) if cards else ""
        reveal(self._late, bool(cards and unseated))
        reveal(self._overview, len(cards) > _MANY)
        self._show_timers()
        self.pane.refresh()
        self.map.show_acts(self.pane.todo.proposal.breaks, self.pane.tables)

    @property
    def sum_line(self) -> str:
        return self._summary

    def tick(self, now: datetime) -> None:
        if self._step != self.cockpit.bridge.face.step or self._room.is_old(now):
            self.cockpit.refreshed.emit()  # the line at the head is the page's
        self.pane.tick(now)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.pane.keep_room(False)

    def land(self) -> None:
        if self._stack.currentIndex() == 2:
            self.map.setFocus()
        else:
            self.setFocus()  # not on the button that draws: it was not asked for yet
        self._tell_choice()

    def respond(self, request: object) -> None:
        match request:
            case GoToSeat(place):
                if not self.map.go_to(place):
                    seat = f"{place.table}-{place.seat}"
                    self.cockpit.say(say("there is no seat {seat}", seat=seat), REFUSED)
                self.map.setFocus()
            case SwitchOverview():
                self.map.show_overview(not self.map.is_overview)
                self.map.setFocus()
            case ShowProposal():
                self.pane.show_proposal()
            case CarryPlayer(entry) if self._stack.currentIndex() == 2:
                self._came_from = self.cockpit.screen
                self.cockpit.ask_for(TABLES)
                self._show_whole_room()
                self.carried.take_up(entry)
            case CarryPlayer():
                self.cockpit.say(say("no seats are drawn yet"), REFUSED)
            case BreakTable() if self.cockpit.place:
                place = self.cockpit.place
                if self.cockpit.screen != TABLES:
                    self.cockpit.ask_for(TABLES)
                    self.map.go_to(place)
                self.pane.show_proposal(place.table)

    def _acts_of_seat(self) -> Groups:
        """Of who sits there, of the seat, and under it of the table; at its heading of that alone.

        Of several that are marked, what is done to all of them.
        """
        if len(self.cockpit.tables) > 1:
            return (ON_TABLES,)
        place = self.map.place
        if not place or not place.seat:
            return (ON_TABLE,)
        table = Under(say("Table {number}", number=place.table), ON_TABLE)
        if self.cockpit.entry is None:
            return (ON_SEAT, table)
        seat = Under(say("Seat {seat}", seat=table_seat(place)), (*CHANGES, *ON_SEAT))
        return (ON_PLAYER, self._on_money(), Under(say("Penalties"), PENALTIES), seat, table)

    def _on_money(self) -> Sequence[str]:
        """What the event sells and collects; what it has not needs no line."""
        structure = self.cockpit.structure
        sold = {
            "player.rebuy": structure.rebuys,
            "player.add_on": structure.add_ons,
            "player.lammers": structure.lammers,
            "player.nit_card": structure.has_nit_levels,
        }
        return [name for name in ON_MONEY if sold.get(name, True)]

    def _open_seat(self) -> None:
        """Shows the card of who sits there, or asks who sits down in an empty seat."""
        chair = self.map.chair
        if chair is None:
            self.cockpit.say(say("select a seat first: arrow keys or a click"), REFUSED)
        elif chair.entry is not None:
            self.cockpit.request(ShowPlayer(chair.entry))
        elif why_not := when_closed(self.cockpit):
            self.cockpit.say(why_not, REFUSED)
        else:
            self.cockpit.request(whose_seat(chair.place))

    def _carry_chosen(self) -> None:
        chair = self.map.chair
        if chair and chair.entry is not None:
            self.carried.take_up(chair.entry)

    def _carry_row(self, view: RowsView[MoveRow]) -> None:
        if view.choice is not None:
            self.carried.take_up(view.choice.entry)

    def _show_whole_room(self) -> None:
        if len(self.map.tables) > _MANY and not self.map.is_overview:
            self.map.show_overview(True)

    def _go_back(self) -> None:
        """Whoever was dragged here from a list is let go: work goes on at the list."""
        before, self._came_from = self._came_from, ""
        if before and before != TABLES:
            self.cockpit.ask_for(before)

    def _show_timers(self) -> None:
        self.map.show_timers({one.entry: one for one in self.cockpit.timers.running})

    def light_choice(self) -> None:
        entry = self.cockpit.entry
        seat = None if entry is None else self.cockpit.tournament.seats.get(entry)
        if seat and seat != self.map.place:
            self.map.go_to(seat)

    def _tell_choice(self) -> None:
        if self.isVisible():
            chair = self.map.chair
            place = self.map.place
            # nobody is chosen where no names are seen, nor at the heading of a table
            entry = chair.entry if chair and place and place.seat else None
            before = self.cockpit.place, self.cockpit.tables
            self.cockpit.place = place
            self.cockpit.tables = tuple(sorted(self._marks.numbers))
            if entry == self.cockpit.entry and before != (self.cockpit.place, self.cockpit.tables):
                self.cockpit.chose.emit()  # a free seat has actions of its own
            self.cockpit.choose(entry)


def _offered(offer: SeatOffer, player: str) -> str:
    seat = f"{offer.place.table}–{offer.place.seat}"
    return say("{seat} is open for {player}", seat=seat, player=player)


def _coming(t: Tournament) -> str:
    """Whom a first draw seats, and at how many tables."""
    tables = draw_words(t)
    players = counted(t.without_seat, "1 player", "{count} players")
    return say("{players}: {tables}", players=players, tables=tables) if tables else ""
