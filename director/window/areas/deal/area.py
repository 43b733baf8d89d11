"""The deal: what is left is divided."""

from director.tournament.prizes.prize_list import places_paid
from director.tournament.state import Tournament
from director.window.areas.deal.deal_actions import DEAL_ACTIONS, TO_DEAL
from director.window.areas.deal.deal_requests import DEAL, Term
from director.window.areas.deal.screen import DealScreen
from director.window.event.area import Area


def can_come_up(t: Tournament) -> bool:
    """Whether players may talk about a deal: everybody who is left is in the money."""
    return t.deal is not None or 1 < t.players_left <= places_paid(t)


AREA = Area(
    DEAL,
    DealScreen,
    TO_DEAL,
    DEAL_ACTIONS,
    there=can_come_up,
    answers=(Term,),
)
