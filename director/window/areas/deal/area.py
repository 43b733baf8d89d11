"""The deal: what is left is divided."""

from director.window.areas.deal.deal_actions import DEAL_ACTIONS, TO_DEAL
from director.window.areas.deal.deal_requests import DEAL, Term
from director.window.areas.deal.screen import DealScreen
from director.window.event.area import Area

AREA = Area(
    DEAL,
    DealScreen,
    TO_DEAL,
    DEAL_ACTIONS,
    answers=(Term,),
)
