"""The Flights screen: each start day in a line, what the house says, and what comes next."""

from datetime import datetime

from PySide6.QtCore import Qt

from director.translation import capital, chips, say
from director.views.counted import counted
from director.views.players.flight_rows import FlightRow, clock_line, flight_rows
from director.window.areas.flights.flight_actions import FLIGHTS, ChooseFlight
from director.window.areas.flights.flight_columns import COLUMNS
from director.window.areas.flights.flight_questions import terms_words
from director.window.areas.flights.next_step import OFFERED, next_step
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.next_step import NextStepBar
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import SCREEN, column, holding, label, row, stacked
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_ROW_ACTS = (("flights.clock", "flights.bag", "flights.end"), ("flights.open", "flights.join"))
"""What drops down from a flight."""


class FlightsScreen(Screen):
    """The start days of the event."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.model: RowsModel[FlightRow] = RowsModel(COLUMNS, lambda line: line.label, self)
        self.view = RowsView(self.model, say("Flights"), self)
        self.view.hug_rows()
        self.view.offer(declared(actions, _ROW_ACTS, FLIGHTS))
        self.house = label("", "soft", wrap=True)
        self.whole = label("", "soft", wrap=True)
        doing = {
            "flights.open": ActionButton(
                actions["flights.open"], text=say("Open flight …"), keyed=True
            ),
            "flights.bag": ActionButton(
                actions["flights.bag"], text=say("Bag chips …"), keyed=True
            ),
            "flights.end": ActionButton(
                actions["flights.end"], text=say("End flight …"), keyed=True
            ),
            "flights.join": ActionButton(
                actions["flights.join"], text=say("Start next day"), keyed=True
            ),
        }
        showing = ActionButton(actions["flights.clock"], text=say("Show clock"), keyed=True)
        self.next = NextStepBar(actions, *OFFERED, elsewhere=doing | {"flights.clock": showing})
        self.steps = (self.next,)
        head = row(self.whole, holding(row(*doing.values())), gap=2 * GRID, stretch=0)
        below = row(
            self.house,
            ActionButton(actions["flights.house"], text=say("Flight rules …"), keyed=True),
            showing,
            ActionButton(actions["print.bags"], text=say("Print bag list")),
            ActionButton(actions["print.next_day"], text=say("Print seats")),
            stretch=0,
        )
        empty = EmptyState(
            "events",
            say("No flights and no bags"),
            say(
                "Open a flight before registration: each starting flight has its own clock and"
                " entries, and everyone who bags is seated in one draw. Bag multi-day events"
                " without flights here too."
            ),
            [
                ActionButton(actions["flights.open"], first=True),
                ActionButton(actions["flights.bag"]),
            ],
        )
        body = column(
            self.next.widget, holding(head), self.view, holding(below), None, gap=2 * GRID
        )
        self._stack = stacked(holding(body), empty)
        self.setLayout(column(self._stack, margins=SCREEN))
        self.view.chosen.connect(self._tell)
        self.view.opened.connect(lambda: actions.ask("flights.clock"))

    @property
    def sum_line(self) -> str | None:
        t = self.cockpit.tournament
        return counted(len(t.flights), "1 flight", "{count} flights") if t.flights else ""

    def refresh(self) -> None:
        t = self.cockpit.tournament
        self._stack.setCurrentIndex(0 if t.flights or t.bagged else 1)
        self.model.show(flight_rows(t, self.cockpit.now))
        self.next.show(next_step(t))
        self.house.setText(capital(terms_words(self.cockpit, t.flight_terms)) if t.flights else "")
        words = say(
            "{left} of {entered} left  ·  average {average}",
            left=t.players_left,
            entered=t.entered,
            average=chips(t.average),
        )
        if t.bagged:
            words = f"{words}  ·  {counted(len(t.bagged), '1 bag', '{count} bags')}"
        self.whole.setText(words)

    def tick(self, now: datetime) -> None:
        t = self.cockpit.tournament
        if t.is_divided:  # chips are not added up again every second
            rows = [one._replace(clock=clock_line(t, one.label, now)) for one in self.model.rows]
            self.model.show(rows)

    def land(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def respond(self, request: object) -> None:
        match request:
            case ChooseFlight(flight):
                self.cockpit.ask_for(FLIGHTS)
                self.view.choose(flight)
                self.cockpit.flight = flight

    def _tell(self) -> None:
        chosen = self.view.choice
        self.cockpit.flight = chosen.label if chosen else ""
        self.actions_of_event.refresh()
