"""What can be done about a deal, declared as data."""

from collections.abc import Callable
from functools import partial

from director.tournament.commands import MakeDeal, WithdrawDeal
from director.tournament.deals.division import BOUNTIES_LEFT, BY_PERCENT, CHIP_CHOP, EVEN, FREE, ICM
from director.tournament.tickets.commands import is_decided
from director.translation import say
from director.window.areas.deal.deal_announcement import show_on_wall
from director.window.areas.deal.deal_questions import AGREE, WITHDRAW
from director.window.areas.deal.deal_requests import DEAL, Term
from director.window.event import menus
from director.window.event.asking.question import asks, open_to
from director.window.event.cockpit import Cockpit
from director.window.event.deal_draft import nobody_deals
from director.window.widgets.action import Action


def choose_way(cockpit: Cockpit, way: str) -> None:
    """What is left is divided so."""
    if cockpit.screen != DEAL:
        cockpit.ask_for(DEAL)
    cockpit.bargain.way = way
    cockpit.refreshed.emit()


def next_bounties(cockpit: Cockpit) -> None:
    """Something else becomes of the bounties that are left."""
    cockpit.bargain.next_bounties(cockpit.tournament)
    cockpit.refreshed.emit()


def bounties_title(cockpit: Cockpit) -> str:
    """What becomes of them now."""
    left = cockpit.bargain.bounties_left(cockpit.tournament)
    return say("Bounties: {what}", what=say(BOUNTIES_LEFT[left]))


def not_left(cockpit: Cockpit) -> str | None:
    """Why there is nothing to divide."""
    t = cockpit.tournament
    if t.deal is None and t.players_left < 2:
        return say("a deal needs at least two players left")
    if is_decided(t):
        return say("every player left has won a seat: there is nothing to split")
    if t.deal is None and not cockpit.bargain.left(t):
        return nobody_deals()
    return None


def not_bargaining(cockpit: Cockpit) -> str | None:
    """Why nothing can be typed for a deal."""
    if cockpit.screen != DEAL:
        return say("go to the Deal screen first")
    made = say("a deal has been made: withdraw it first") if cockpit.tournament.deal else None
    return made or not_left(cockpit)


def _no_choice_of_way(cockpit: Cockpit) -> str | None:
    """Why no other way can be chosen, here or by going to the Deal screen."""
    if cockpit.screen != DEAL and (why_not := not_left(cockpit)):
        return why_not
    return say("a deal has been made: withdraw it first") if cockpit.tournament.deal else None


def no_bounties(cockpit: Cockpit) -> str | None:
    """Why nothing becomes of bounties."""
    problem = not_bargaining(cockpit)
    return problem or cockpit.bargain.no_bounties(cockpit.tournament) or None


def not_ready(cockpit: Cockpit) -> str | None:
    """Why nobody can agree yet."""
    if problem := not_bargaining(cockpit):
        return problem
    return (
        None if cockpit.bargain.made else cockpit.bargain.problem or say("enter the stacks first")
    )


def no_deal(cockpit: Cockpit) -> str | None:
    """Why none can be withdrawn."""
    return None if cockpit.tournament.deal else say("no deal has been made")


def _way(way: str, text: str, key: str, *, words: str) -> Action[Cockpit]:
    names = {
        ICM: "icm",
        CHIP_CHOP: "chop",
        EVEN: "even",
        BY_PERCENT: "percent",
        FREE: "free",
    }
    return Action(
        f"deal.{names[way]}",
        text,
        partial(choose_way, way=way),
        menus.MONEY,
        key,
        screen=DEAL,
        refusal=_no_choice_of_way,
        checked=lambda c: (c.tournament.deal or c.bargain).way == way,
        words=words,
    )


def _to(term: Term) -> Callable[[Cockpit], None]:
    return lambda cockpit: cockpit.request(term)


TO_DEAL: Action[Cockpit] = Action(
    "screen.deal",
    "Deal",
    lambda c: c.ask_for(DEAL),
    menus.MONEY,
    "Ctrl+Shift+D",
    icon=DEAL,
    refusal=not_left,
    checked=lambda c: c.screen == DEAL,
    words=(
        "chop, chop it up, split the money, final table deal, make a deal, heads-up deal, "
        "negotiate, save"
    ),
    beside=True,
)

DEAL_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "deal.agree",
        "Accept deal …",
        asks(AGREE),
        menus.MONEY,
        "A",
        "Ctrl+Enter",
        screen=DEAL,
        refusal=open_to(MakeDeal, not_ready),
        words="everybody agrees, agree to deal, deal done, all agree",
    ),
    Action(
        "deal.withdraw",
        "Withdraw deal …",
        asks(WITHDRAW),
        menus.MONEY,
        "W",
        screen=DEAL,
        refusal=open_to(WithdrawDeal, no_deal),
        words="cancel deal, undo deal, no deal",
    ),
    Action(
        "deal.wall",
        "Show deal on wall",
        show_on_wall,
        menus.WALL,
        refusal=no_deal,
        words="deal on the wall, display deal",
    ),
    _way(
        ICM,
        "ICM",
        "I",
        words="ICM chop, ICM deal, independent chip model, chip model, equity, Malmuth-Harville",
    ),
    _way(
        CHIP_CHOP,
        "Chip chop",
        "C",
        words=(
            "chip-count chop, chop by chips, by chips, chip-chop, proportional chop, "
            "minimum prize guaranteed"
        ),
    ),
    _way(
        EVEN,
        "Even chop",
        "E",
        words="evenly, split evenly, equal shares, even split, straight chop",
    ),
    _way(BY_PERCENT, "Percent chop", "P", words="percentage deal, percentages"),
    _way(FREE, "Custom amounts", "F", words="free amounts, negotiated deal, own numbers"),
    Action(
        "deal.bounties",
        "Bounties in deal",
        next_bounties,
        menus.MONEY,
        "B",
        screen=DEAL,
        refusal=no_bounties,
        title=bounties_title,
        words="bounties of the deal, split bounties",
    ),
    Action(
        "deal.hold",
        "Leave for winner",
        _to(Term.HOLD),
        menus.MONEY,
        "K",
        screen=DEAL,
        refusal=not_bargaining,
        words=(
            "hold back for winner, leave for first, money left to play for, play for the rest, "
            "set aside, winner's extra"
        ),
    ),
    Action(
        "deal.prizes",
        "Prizes in deal",
        _to(Term.PRIZES),
        menus.MONEY,
        "R",
        screen=DEAL,
        refusal=not_bargaining,
        words="prizes of the deal, remaining prizes",
    ),
    Action(
        "deal.unit",
        "Round deal amounts",
        _to(Term.UNIT),
        menus.MONEY,
        "U",
        screen=DEAL,
        refusal=not_bargaining,
        words="round the deal to, rounding, nearest dollar",
    ),
)
