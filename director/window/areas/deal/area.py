"""The deal: what is left is divided."""

from director.tournament.prizes.prize_list import may_be_dealt
from director.window.areas.deal.deal_actions import DEAL_ACTIONS, TO_DEAL
from director.window.areas.deal.deal_requests import DEAL, Term
from director.window.areas.deal.screen import DealScreen
from director.window.event.area import Area

AREA = Area(
    DEAL,
    DealScreen,
    TO_DEAL,
    DEAL_ACTIONS,
    there=may_be_dealt,
    answers=(Term,),
)
