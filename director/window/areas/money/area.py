"""The money: prices, payments, the drawer."""

from functools import partial

from director.window.areas.money.money_actions import MONEY_ACTIONS
from director.window.areas.money.screen import MoneyScreen
from director.window.areas.money.what_is_due import money_due
from director.window.event.area import Area
from director.window.event.go_to_screen import going_to
from director.window.event.requests import SetPrices
from director.window.event.screen_names import MONEY

AREA = Area(
    MONEY,
    MoneyScreen,
    going_to(
        MONEY,
        "Money",
        "Ctrl+7",
        "money",
        words="ledger, payments, cash, accounting, cash drawer, cage, cashier, entry fees",
    ),
    MONEY_ACTIONS,
    answers=(SetPrices,),
    is_private=True,
    due=lambda cockpit: partial(money_due, cockpit),
)
