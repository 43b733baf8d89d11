"""Whether an event comes near the money before anybody has said how the money is paid."""

from datetime import datetime

from director.tournament.entries.registration import is_open
from director.tournament.prizes.proposed_table import proposed_places
from director.tournament.state import Tournament
from director.translation import say


def missing_payouts(t: Tournament, now: datetime) -> str:
    """What is to be said; empty where there is no pool, a way to pay it, or time enough.

    There is time while others may enter and twice the places that would be paid are still in.
    """
    if t.pay_table or t.deal is not None or t.closed or not t.clock.started or t.pool <= 0:
        return ""
    places, left = proposed_places(t.entered), t.players_left
    if is_open(t, now) and left > 2 * places + 1:
        return ""
    return say(
        "No payout structure is chosen: {left} players left, about {places} would be paid",
        left=left,
        places=places,
    )
