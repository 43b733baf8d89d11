"""Goes to a seat of the map, or to somebody's, by table-seat or a few letters."""

from PySide6.QtWidgets import QWidget

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.players.player_rows import table_seat
from director.window.event.asking.name_player import NamePlayerDrop
from director.window.event.cockpit import Cockpit
from director.window.event.requests import AskSeat, GoToSeat
from director.window.event.screen_names import TABLES
from director.window.widgets.find_by_letters import Seated, place_in
from director.window.widgets.status_line import REFUSED


class GoDrop(NamePlayerDrop):
    """Asks where to go."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, say("Go to which seat or player?"), parent)

    def nothing_typed(self) -> str:
        return say("Table-seat or name: 2-5, mar")

    def would(self, who: Seated) -> str:
        return say("Enter: go to {player}", player=who.name)

    def do(self, entry: EntryNumber) -> None:
        place = self._cockpit.tournament.seats.get(entry)
        if place is None:
            words = say("{player} has no seat", player=self._cockpit.name(entry))
            self._cockpit.say(words, REFUSED)
        else:
            self._go(place)

    def respond(self, request: AskSeat) -> None:
        self.ask(request.typed)
        self.field.end(False)

    def _tell(self) -> None:
        super()._tell()
        place = place_in(self.field.text())
        if place and self._cockpit.tournament.sitter(place) is None:
            self._hint.setText(
                say("Enter: go to seat {seat}, which is open", seat=table_seat(place))
            )

    def _enter(self) -> None:
        place = place_in(self.field.text())
        if place:
            self.lift()
            self._go(place)
        else:
            super()._enter()

    def _go(self, place: Place) -> None:
        if self._cockpit.screen != TABLES:
            self._cockpit.ask_for(TABLES)
        self._cockpit.request(GoToSeat(place))
