"""Every sheet that an event has now, whatever screen its key belongs to."""

from collections.abc import Sequence

from director.gui.deals.papers import sheets_of_deal
from director.gui.events.cockpits import Cockpit
from director.gui.papers import Sheet, sheets_of
from director.gui.prizes.papers import sheets_of_prizes


def sheets_on_offer(cockpit: Cockpit) -> Sequence[Sheet]:
    """The sheets of an event: its structure, its games, and what the desk hands out."""
    of_event = sheets_of(cockpit.tournament.structure, cockpit.library, cockpit.sheets)
    return (*of_event, *sheets_of_prizes(cockpit), *sheets_of_deal(cockpit))
