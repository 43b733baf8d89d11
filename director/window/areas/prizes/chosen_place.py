"""Whose prize an action asks for where none is chosen."""

from collections.abc import Callable

from director.tournament.money.amounts import money
from director.tournament.prizes.prize_list import Owed, is_settled, owed
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.window.areas.prizes.prize_questions import last_payment
from director.window.areas.prizes.prize_requests import PRIZES, ChoosePlace
from director.window.event.asking.chosen_first import MOST
from director.window.event.asking.question import narrowed
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Needs
from director.window.widgets.choice_list import Choice

WhyPlace = Callable[[Tournament, Owed], str | None]
"""Why something cannot be done with somebody's prize."""


def a_prize(why: WhyPlace = lambda *_: None) -> Needs[Cockpit]:
    """Whose prize, of those with which it can be done; it is chosen on the Prizes screen."""

    def named(cockpit: Cockpit, typed: str) -> list[Choice]:
        t = cockpit.tournament
        could = [due for due in owed(t).values() if why(t, due) is None]
        choices = [
            Choice(cockpit.name(due.entry), money(due.amount, t.terms), due.entry) for due in could
        ]
        return narrowed(choices, typed)[:MOST]

    def nobody(cockpit: Cockpit) -> str | None:
        t, reason = cockpit.tournament, say("no prizes are won yet")
        for due in owed(t).values():
            refused = why(t, due)
            if refused is None:
                return None
            reason = refused
        return reason

    def is_chosen(cockpit: Cockpit) -> bool:
        return cockpit.screen == PRIZES and cockpit.winner is not None

    def choose(cockpit: Cockpit, entry: EntryNumber) -> None:
        cockpit.request(ChoosePlace(entry))

    return Needs("Whose prize?", named, nobody, choose, is_chosen)


def is_paid(t: Tournament, due: Owed) -> str | None:
    """Why a prize cannot be paid."""
    return say("all prizes are already paid") if is_settled(t, due) else None


def is_unpaid(t: Tournament, due: Owed) -> str | None:
    """Why no payment of a prize can be put right."""
    return None if last_payment(t, due.entry) else say("nothing is paid for this place yet")
