"""What can be done with bounties, and what is printed of other forms, declared as data."""

from director.gui import menus
from director.gui.bounties import papers, words
from director.gui.bounty_sums import bounties_now
from director.gui.events.asking import asks
from director.gui.events.cockpits import Cockpit
from director.gui.events.goings import going_to
from director.gui.parts.actions import Action
from director.tournament.bounty_accounts import NONE, has_bounties
from director.tournament.lammer_commands import any_lammer_left
from director.words import say


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
    return None if papers.due(cockpit) else say("nobody is due a bounty")


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
    going_to(words.BOUNTIES, "Bounties", "Ctrl+U", "out"),
    Action("bounties.way", "How bounties are won …", asks(words.WAY), menus.BOUNTIES),
    Action("bounties.envelopes", "Envelopes …", asks(words.ENVELOPES), menus.BOUNTIES),
    Action(
        "bounties.draw",
        "Draw an envelope …",
        asks(words.DRAW),
        menus.BOUNTIES,
        "D",
        screen=words.BOUNTIES,
        refusal=_no_envelopes,
        group=1,
    ),
    Action(
        "bounties.open",
        "An envelope was opened …",
        asks(words.OPEN),
        menus.BOUNTIES,
        "O",
        screen=words.BOUNTIES,
        refusal=_no_envelopes,
        group=1,
    ),
    Action(
        "bounties.pay",
        "Pay bounties …",
        asks(words.PAY_BOUNTY),
        menus.BOUNTIES,
        "P",
        screen=words.BOUNTIES,
        refusal=_nothing_due,
        group=2,
    ),
    Action(
        "print.bounty_slip",
        "Bounty slip",
        papers.print_slip,
        menus.PRINT,
        refusal=_nothing_won,
        group=3,
    ),
    Action(
        "print.bounty_slips",
        "Bounty slips of all that are due",
        papers.print_slips,
        menus.PRINT,
        refusal=nobody_due,
        group=3,
    ),
    Action(
        "print.bounties", "Bounties", papers.print_list, menus.PRINT, refusal=no_bounties, group=3
    ),
    Action(
        "print.lammers",
        "Lammers to collect",
        papers.print_lammers,
        menus.PRINT,
        refusal=no_lammers,
        group=3,
    ),
    Action(
        "print.choices",
        "Choice cards",
        papers.print_choices,
        menus.PRINT,
        refusal=one_game,
        group=3,
    ),
)
