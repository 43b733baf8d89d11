"""What can be done with bounties, and what is printed of other forms, declared as data."""

from director.tournament.bounties.accounts import NONE, has_bounties
from director.tournament.lammers.commands import any_lammer_left
from director.translation import say
from director.views.bounty_totals import bounties_now
from director.window.areas.bounties import bounty_questions, bounty_sheets
from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.event.question import asks
from director.window.widgets.action import Action

BOUNTIES = "bounties"
"""The screen."""


def no_bounties(cockpit: Cockpit) -> str | None:
    """Why nothing is said about bounties."""
    return None if has_bounties(cockpit.tournament) else say("this event has no bounties")


def _no_envelopes(cockpit: Cockpit) -> str | None:
    if cockpit.tournament.terms.bounties != "mystery":
        return say("this event has no mystery bounties")
    return None if cockpit.tournament.terms.mystery else say("no envelopes are declared")


def _nothing_due(cockpit: Cockpit) -> str | None:
    entry = cockpit.entry
    if entry is None:
        return say("choose a player first")
    if why := no_bounties(cockpit):
        return why
    if bounties_now(cockpit.tournament).accounts.get(entry, NONE).due > 0:
        return None
    return say("no bounty is due to {player}", player=cockpit.name(entry))


def _nothing_won(cockpit: Cockpit) -> str | None:
    entry = cockpit.entry
    if entry is None:
        return say("choose a player first")
    if why := no_bounties(cockpit):
        return why
    account = bounties_now(cockpit.tournament).accounts.get(entry, NONE)
    if account.won or account.kept:
        return None
    return say("{player} has won no bounty", player=cockpit.name(entry))


def nobody_due(cockpit: Cockpit) -> str | None:
    """Why there are no slips."""
    if why := no_bounties(cockpit):
        return why
    return None if bounty_sheets.due(cockpit) else say("nobody is due a bounty")


def no_lammers(cockpit: Cockpit) -> str | None:
    """Why no lammers are collected."""
    if cockpit.tournament.structure.lammers is None:
        return say("this event has no lammers")
    return None if any_lammer_left(cockpit.tournament) else say("nobody has a lammer left")


def one_game(cockpit: Cockpit) -> str | None:
    """Why there are no cards to choose from."""
    several = len(cockpit.tournament.structure.games) > 1
    return None if several else say("there is no choice with one game")


BOUNTY_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "bounties.way",
        "Bounty format …",
        asks(bounty_questions.WAY),
        menus.BOUNTIES,
        words=(
            "progressive bounty, PKO, mystery bounty, fixed bounty, how bounties are won, "
            "knockout tournament"
        ),
    ),
    Action(
        "bounties.envelopes",
        "Set up envelopes …",
        asks(bounty_questions.ENVELOPES),
        menus.BOUNTIES,
        words="mystery bounty amounts, mystery envelopes, bounty amounts",
    ),
    Action(
        "bounties.draw",
        "Draw envelope …",
        asks(bounty_questions.DRAW),
        menus.BOUNTIES,
        "D",
        screen=BOUNTIES,
        refusal=_no_envelopes,
        group=1,
        words="draw bounty, pull bounty, mystery bounty draw, treasure chest",
    ),
    Action(
        "bounties.open",
        "Record opened envelope …",
        asks(bounty_questions.OPEN),
        menus.BOUNTIES,
        "O",
        screen=BOUNTIES,
        refusal=_no_envelopes,
        group=1,
        words="envelope was opened, paper envelope, mystery bounty won",
    ),
    Action(
        "bounties.pay",
        "Pay bounties …",
        asks(bounty_questions.PAY_BOUNTY),
        menus.BOUNTIES,
        "P",
        screen=BOUNTIES,
        refusal=_nothing_due,
        group=2,
        words="pay bounty, cash bounties, bounty due",
    ),
    Action(
        "print.bounty_slip",
        "Bounty slip",
        bounty_sheets.print_slip,
        menus.PRINT,
        refusal=_nothing_won,
        group=3,
        words="bounty receipt, sign for bounty",
    ),
    Action(
        "print.bounty_slips",
        "Bounty slips due",
        bounty_sheets.print_slips,
        menus.PRINT,
        refusal=nobody_due,
        group=3,
        words="unpaid bounties, bounty receipts",
    ),
    Action(
        "print.bounties",
        "Bounty list",
        bounty_sheets.print_list,
        menus.PRINT,
        refusal=no_bounties,
        group=3,
        words="bounties on paper, knockout list, bounty standings",
    ),
    Action(
        "print.lammers",
        "Lammers to collect",
        bounty_sheets.print_lammers,
        menus.PRINT,
        refusal=no_lammers,
        group=3,
        words="lammer list, collect lammers",
    ),
    Action(
        "print.choices",
        "Choice cards",
        bounty_sheets.print_choices,
        menus.PRINT,
        refusal=one_game,
        group=3,
        words="dealer's choice, choose game, game cards",
    ),
)
