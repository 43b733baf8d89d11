"""Puts somebody who is out back in: to the old seat where it is free, else to a drawn one."""

from PySide6.QtWidgets import QWidget

from director.desk.desk import new_seed
from director.desk.old_seats import seat_again
from director.tournament.commands import Reinstate
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.players.player_rows import table_seat
from director.window.event.asking.name_player import NamePlayerDrop
from director.window.event.cockpit import Cockpit
from director.window.widgets.find_by_letters import Seated, everybody_out


class ReinstateDrop(NamePlayerDrop):
    """Asks who is not out after all."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, say("Undo whose bust?"), parent)
        self._seed = new_seed()

    def people(self) -> list[Seated]:
        return everybody_out(self._cockpit.tournament, self._cockpit.bridge.desk.people())

    def nothing_typed(self) -> str:
        out = self._cockpit.tournament.out
        if not out:
            return say("no player has busted yet")
        return say("Last to bust: {player}", player=self._cockpit.name(out[-1]))

    def would(self, who: Seated) -> str:
        if not self._cockpit.tournament.drawn:
            return say("Enter: reinstate {player}", player=who.name)
        seat = table_seat(self._seat(who.entry))
        return say("Enter: reinstate {player} in seat {seat}", player=who.name, seat=seat)

    def do(self, entry: EntryNumber) -> None:
        self._cockpit.bridge.do(Reinstate(entry, *self._seat(entry)))

    def _seat(self, entry: EntryNumber) -> Place:
        """The old seat, or another one where somebody has it."""
        cockpit = self._cockpit
        return seat_again(cockpit.bridge.desk.log, cockpit.tournament, entry, self._seed)
