"""Who has lost the last chip buys more where the event sells rebuys, and does not go out."""

from functools import partial

from director.tournament.entries.registration import rebuying
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.areas.players.payment_questions import REBUY
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice


def may_rebuy(cockpit: Cockpit, entry: EntryNumber) -> bool:
    """Whether somebody without chips may buy some instead of going out."""
    t = cockpit.tournament
    return t.structure.rebuys is not None and rebuying(t, entry, cockpit.now) is None


def ask_rebuy(cockpit: Cockpit, entry: EntryNumber) -> None:
    """Asks what is paid for it."""
    cockpit.choose(entry)
    cockpit.request(REBUY)


def rebuy_choices(cockpit: Cockpit, gone: tuple[EntryNumber, ...]) -> tuple[Choice, ...]:
    """What may be answered instead of who knocked somebody out; nothing for several at once."""
    if len(gone) != 1 or not may_rebuy(cockpit, gone[0]):
        return ()
    words = say("{player} rebuys …", player=cockpit.name(gone[0]))
    return (Choice(words, "", partial(ask_rebuy, cockpit, gone[0])),)
