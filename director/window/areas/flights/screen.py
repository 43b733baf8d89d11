"""The Flights screen: each start day in a line, what the house says, and what comes next."""

from datetime import datetime

from PySide6.QtCore import Qt

from director.translation import capital, chips, say
from director.views.counted import counted
from director.views.players.flight_rows import FlightRow, clock_line, flight_rows
from director.window.areas.flights.flight_columns import COLUMNS
from director.window.areas.flights.flight_questions import terms_words
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import SCREEN, column, holding, label, row, stacked
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView


class FlightsScreen(Screen):
    """The start days of the event."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.model: RowsModel[FlightRow] = RowsModel(COLUMNS, lambda line: line.label, self)
        self.view = RowsView(self.model, say("Flights"), self)
        self.next = label("", "head")
        self.house = label("", "soft", wrap=True)
        self.whole = label("", "soft", wrap=True)
        buttons = row(
            ActionButton(actions["flights.open"], text=say("Open …  O")),
            ActionButton(actions["flights.bag"], text=say("Bag …  B")),
            ActionButton(actions["flights.end"], text=say("End …  E")),
            ActionButton(actions["flights.join"], text=say("Next day  J"), first=True),
        )
        head = row(
            holding(column(self.next, self.whole, gap=4)), holding(buttons), gap=2 * GRID, stretch=0
        )
        below = row(
            self.house,
            ActionButton(actions["flights.house"], text=say("Flight rules …  U")),
            ActionButton(actions["flights.clock"], text=say("Clock  C")),
            ActionButton(actions["print.bags"], text=say("Bag list")),
            ActionButton(actions["print.next_day"], text=say("Seats")),
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
        body = column(holding(head), self.view, holding(below), gap=2 * GRID, stretch=1)
        self._stack = stacked(holding(body), empty)
        self.setLayout(column(self._stack, margins=SCREEN))
        self.view.chosen.connect(self._tell)
        self.view.opened.connect(lambda: actions.ask("flights.clock"))

    def refresh(self) -> None:
        t = self.cockpit.tournament
        self._stack.setCurrentIndex(0 if t.flights or t.bagged else 1)
        self.model.show(flight_rows(t, self.cockpit.now))
        self.next.setText(self._next())
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

    def _next(self) -> str:
        """What the floor does next, in a sentence."""
        t = self.cockpit.tournament
        if t.joined and not t.bagged:
            return say("All flights are combined into one field")
        playing = [one for one in t.flights if not one.ended] if t.is_divided else []
        for flight in playing:
            target = flight.target(t.flight_terms.percent)
            if flight.bags and flight.bags < flight.left:
                who = counted(flight.left - flight.bags, "1 player", "{count} players")
                return say(
                    "Flight {flight}: {players} still to bag", flight=flight.label, players=who
                )
            if flight.bags:
                return say("Flight {flight} is ready to end", flight=flight.label)
            if target and flight.left > target:
                values = {"flight": flight.label, "left": flight.left, "target": target}
                return say("Flight {flight} plays from {left} down to {target}", **values)
        if playing:
            return say("Flight {flight} is running", flight=playing[-1].label)
        if t.is_divided:
            return say("Open the next flight or start the next day")
        if len(t.bagged) < t.still_in:
            count = t.still_in - len(t.bagged)
            return counted(count, "1 player still to bag", "{count} players still to bag")
        return say("All chips are bagged: start the next day")

    def _tell(self) -> None:
        chosen = self.view.choice
        self.cockpit.flight = chosen.label if chosen else ""
        self.actions_of_event.refresh()
