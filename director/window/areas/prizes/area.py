"""The prizes: pay tables, what was agreed, who was paid."""

from functools import partial

from director.window.areas.prizes.payouts_strip import PayoutsStrip
from director.window.areas.prizes.prize_actions import PRIZE_ACTIONS
from director.window.areas.prizes.prize_requests import PRIZES, ChoosePlace, Pane, PayNext, Writing
from director.window.areas.prizes.screen import PrizesScreen
from director.window.areas.prizes.ticket_actions import TICKET_ACTIONS
from director.window.areas.prizes.what_is_due import prizes_due
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.requests import PayPrizeOf

AREA = Area(
    PRIZES,
    PrizesScreen,
    going_to(
        PRIZES,
        "Prizes",
        "Ctrl+9",
        PRIZES,
        words="payouts, payout, prize pool, prizepool, in the money, ITM, winnings, places paid",
    ),
    (*PRIZE_ACTIONS, *TICKET_ACTIONS),
    strips=(PayoutsStrip,),
    answers=(ChoosePlace, Pane, PayNext, PayPrizeOf, Writing),
    due=lambda cockpit: partial(prizes_due, cockpit),
)
