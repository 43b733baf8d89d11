"""What can be done with the money of an event, declared as data."""

from director.tournament.commands import SetMoney
from director.translation import say
from director.window.areas.money import money_questions as ask
from director.window.areas.money.next_step import open_account
from director.window.event import menus
from director.window.event.asking.question import asks, open_to
from director.window.event.cockpit import Cockpit
from director.window.event.requests import SetPrices, ShowPlayer
from director.window.event.screen_names import MONEY
from director.window.widgets.action import Action


def _no_line(cockpit: Cockpit) -> str | None:
    if cockpit.screen == MONEY and cockpit.line in cockpit.tournament.ledger.lines:
        return None
    return say("select a payment on the Money screen first")


def all_settled(cockpit: Cockpit) -> str | None:
    """Why no account is left to be settled; asked after every act, so nothing is added up."""
    return None if cockpit.tournament.ledger.owed else say("nothing is owed")


def account_title(cockpit: Cockpit) -> str:
    """Whether money comes in or goes back."""
    back = cockpit.tournament.ledger.owed < 0
    return say("Show refund due") if back else say("Show who owes")


def show_account(cockpit: Cockpit) -> None:
    """Goes to the card of whoever owes most, or is due most."""
    entry = open_account(cockpit.tournament)
    if entry is not None:
        cockpit.request(ShowPlayer(entry))


MONEY_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "money.terms",
        "Buy-in and guarantee …",
        lambda c: c.request(SetPrices()),
        menus.MONEY,
        "Ctrl+B",
        refusal=open_to(SetMoney),
        words=(
            "price, entry fee, fee, rake, juice, staff fee, overlay, GTD, guaranteed, added "
            "money, currency, cost, tip, tips, toke, dealer tips, staff money, house take, vig, "
            "service fee, prize pool guarantee, rebuy price, bounty price"
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
        "money.open_account",
        "Show who owes",
        show_account,
        menus.MONEY,
        "O",
        screen=MONEY,
        refusal=all_settled,
        title=account_title,
        words="outstanding, unpaid entries, debts, owing, unsettled, refunds due",
    ),
    Action(
        "money.float",
        "Paid in, paid out …",
        asks(ask.FLOAT),
        menus.MONEY,
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
        words="count cash, cash count, till, count the till, drawer",
    ),
    Action(
        "money.close",
        "Close out drawer …",
        asks(ask.CLOSE_OUT),
        menus.MONEY,
        words="close drawer, end of shift, balance drawer, cash out drawer, over and short",
    ),
)
