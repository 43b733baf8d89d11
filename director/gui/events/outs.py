"""Names who is out, from wherever one is, with the place that they would have."""

from PySide6.QtWidgets import QWidget

from director.gui.events.cockpits import Cockpit
from director.gui.events.namings import NamingDrop
from director.tournament.commands import Eliminate
from director.tournament.tournaments import EntryNumber
from director.words import say


class OutDrop(NamingDrop):
    """Asks who is out."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, say("Who is out?"), parent)
        cockpit.naming_out.connect(self.ask)

    def nothing_typed(self) -> str:
        place = len(self._cockpit.tournament.left)
        return say("The next to go out is in place {place}", place=place)

    def would(self, player: str) -> str:
        place = len(self._cockpit.tournament.left)
        return say("Enter: {player} is out in place {place}", player=player, place=place)

    def do(self, entry: EntryNumber) -> None:
        self._cockpit.bridge.do(Eliminate(entry))
