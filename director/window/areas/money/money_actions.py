"""What can be done with the money of an event, declared as data."""

from director.translation import say
from director.window.areas.money import money_questions as ask
from director.window.event import menus
from director.window.event.cockpit import MONEY, Cockpit
from director.window.event.question import asks
from director.window.event.requests import SetPrices
from director.window.widgets.action import Action


def _no_line(cockpit: Cockpit) -> str | None:
    if cockpit.screen == MONEY and cockpit.line in cockpit.tournament.ledger.lines:
        return None
    return say("select a payment on the Money screen first")


MONEY_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "money.terms",
        "Buy-in and guarantee …",
        lambda c: c.request(SetPrices()),
        menus.MONEY,
        "Ctrl+B",
        words=(
            "price, entry fee, fee, rake, juice, staff fee, overlay, GTD, guaranteed, "
            "added money, currency, cost"
        ),
    ),
    Action(
        "money.correct",
        "Correct payment …",
        asks(ask.CORRECT_LINE),
        menus.MONEY,
        "E",
        screen=MONEY,
        refusal=_no_line,
        words="wrong payment, change payment, fix payment, wrong amount, ledger line",
    ),
    Action(
        "money.float",
        "Paid in, paid out …",
        asks(ask.FLOAT),
        menus.MONEY,
        group=1,
        words=(
            "drawer float, float, fill, cash drop, petty cash, drawer bank, into the drawer, "
            "out of the drawer"
        ),
    ),
    Action(
        "money.count",
        "Count drawer …",
        asks(ask.DRAWER),
        menus.MONEY,
        group=1,
        words="count cash, cash count, till, count the till",
    ),
    Action(
        "money.close",
        "Close out drawer …",
        asks(ask.CLOSE_OUT),
        menus.MONEY,
        group=1,
        words="close drawer, end of shift, balance drawer, cash out drawer, over and short",
    ),
)
