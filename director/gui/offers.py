"""Every sheet that an event has now, whatever screen its key belongs to."""

from collections.abc import Sequence

from director.gui.events.cockpits import Cockpit
from director.gui.papers import Sheet, sheets_of


def sheets_on_offer(cockpit: Cockpit) -> Sequence[Sheet]:
    """The sheets of an event: its structure, its games, and what the desk hands out."""
    return sheets_of(cockpit.tournament.structure, cockpit.library, cockpit.sheets)
