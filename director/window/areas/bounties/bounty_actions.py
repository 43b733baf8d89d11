"""What can be done with bounties, declared as data."""

from dataclasses import dataclass

from director.reports.event_sheets.payments.bounties import no_bounties
from director.tournament.bounties.accounts import NONE
from director.tournament.bounties.envelopes import remaining, to_draw, winners_own
from director.tournament.commands import (
    CreditBust,
    DeclareEnvelopes,
    DrawMystery,
    OpenEnvelope,
    SetBounties,
)
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.bounty_totals import (
    bounties_due,
    bounties_now,
    bounties_overpaid,
    bounty_accounts,
)
from director.views.money.bounty_rows import unnamed
from director.window.areas.bounties import bounty_questions
from director.window.areas.bounties.envelope_table import SetUpEnvelopes
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player
from director.window.event.asking.question import asks, open_to
from director.window.event.asking.who_did_it import crediting
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action

BOUNTIES = "bounties"
"""The screen."""


@dataclass(frozen=True)
class PayNext:
    """Whoever is due most is to be chosen, and paid."""


def _no_envelopes(cockpit: Cockpit) -> str | None:
    if cockpit.tournament.terms.bounties != "mystery":
        return say("this event has no mystery bounties")
    return (
        None
        if cockpit.tournament.terms.mystery
        else say("no envelopes are set up: set them up first")
    )


def _none_to_draw(cockpit: Cockpit) -> str | None:
    t = cockpit.tournament
    if why := _no_envelopes(cockpit):
        return why
    if not to_draw(t) and winners_own(t) is None:
        return say("no envelope is due: nobody is waiting to draw")
    return None if remaining(t) else say("no envelope is left: add some under Envelopes")


def _elsewhere(cockpit: Cockpit) -> str | None:
    """Asked first, after every act: what is left to do is added up on its own screen only."""
    if cockpit.screen != BOUNTIES:
        return say("go to the Bounties screen first")
    return no_bounties(cockpit.tournament)


def _all_named(cockpit: Cockpit) -> str | None:
    if why := _elsewhere(cockpit):
        return why
    return None if unnamed(cockpit.tournament) else say("every knockout has a name")


def _ask_unnamed(cockpit: Cockpit) -> None:
    """Asks for whoever went out last and nobody was named for, who it was."""
    for entry in unnamed(cockpit.tournament)[:1]:
        cockpit.request(crediting(entry))


def _nobody_due(cockpit: Cockpit) -> str | None:
    if why := _elsewhere(cockpit):
        return why
    accounts = bounties_now(cockpit.tournament).accounts.values()
    return None if any(one.due > 0 for one in accounts) else say("nobody is due a bounty")


def _all_paid(cockpit: Cockpit) -> str | None:
    if why := no_bounties(cockpit.tournament):
        return why
    return None if bounties_due(cockpit.tournament) else say("nobody is due a bounty")


def _none_overpaid(cockpit: Cockpit) -> str | None:
    if why := no_bounties(cockpit.tournament):
        return why
    found = bounties_overpaid(cockpit.tournament)
    return None if found else say("nobody was paid too much in bounties")


def _ask_overpaid(cockpit: Cockpit) -> None:
    """Asks the chosen player for what was paid too much, or else whoever was paid most of it."""
    accounts = bounties_now(cockpit.tournament).accounts
    chosen = cockpit.entry
    if chosen is None or not accounts.get(chosen, NONE).overpaid:
        chosen = max(accounts, key=lambda one: accounts[one].overpaid)
    cockpit.request(bounty_questions.collecting(cockpit, chosen))


def _not_due(t: Tournament, entry: EntryNumber) -> str | None:
    if why := no_bounties(t):
        return why
    due = bounties_now(t).accounts.get(entry, NONE).due > 0
    return None if due else say("nobody is due a bounty")


def _those_due(t: Tournament) -> list[EntryNumber]:
    return [entry for entry, one in bounty_accounts(t).items() if one.due > 0]


def _nothing_due(cockpit: Cockpit) -> str | None:
    entry = cockpit.entry
    if entry is None:
        return say("select a player first")
    if why := no_bounties(cockpit.tournament):
        return why
    if bounties_now(cockpit.tournament).accounts.get(entry, NONE).due > 0:
        return None
    return say("{player} is not due a bounty", player=cockpit.name(entry))


BOUNTY_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "bounties.way",
        "Bounty format …",
        asks(bounty_questions.WAY),
        menus.BOUNTIES,
        refusal=open_to(SetBounties),
        words=(
            "progressive bounty, PKO, mystery bounty, fixed bounty, how bounties are won, "
            "knockout tournament"
        ),
    ),
    Action(
        "bounties.envelopes",
        "Set up envelopes …",
        lambda cockpit: cockpit.request(SetUpEnvelopes()),
        menus.BOUNTIES,
        refusal=open_to(DeclareEnvelopes),
        words="mystery bounty amounts, mystery envelopes, bounty amounts",
    ),
    Action(
        "bounties.draw",
        "Draw envelope …",
        asks(bounty_questions.DRAW),
        menus.BOUNTIES,
        "D",
        screen=BOUNTIES,
        refusal=open_to(DrawMystery, _none_to_draw),
        words="draw bounty, pull bounty, mystery bounty draw, treasure chest",
    ),
    Action(
        "bounties.open",
        "Record opened envelope …",
        asks(bounty_questions.OPEN),
        menus.BOUNTIES,
        "O",
        screen=BOUNTIES,
        refusal=open_to(OpenEnvelope, _none_to_draw),
        words="envelope was opened, paper envelope, mystery bounty won",
    ),
    Action(
        "bounties.unnamed",
        "Next unnamed knockout …",
        _ask_unnamed,
        menus.BOUNTIES,
        "K",
        screen=BOUNTIES,
        refusal=open_to(CreditBust, _all_named),
        words="who knocked out, missing knockout, bounty winner not recorded, credit knockout",
    ),
    Action(
        "bounties.pay_next",
        "Pay next bounties …",
        lambda c: c.request(PayNext()),
        menus.BOUNTIES,
        "N",
        screen=BOUNTIES,
        refusal=_nobody_due,
        words="next bounty to pay, who is due bounties, unpaid bounties",
    ),
    Action(
        "bounties.pay_all",
        "Pay all bounties …",
        asks(bounty_questions.PAY_ALL),
        menus.BOUNTIES,
        refusal=_all_paid,
        words="pay bounties, pay everybody's bounties, all bounties paid, cash out bounties",
    ),
    Action(
        "bounties.collect",
        "Collect overpaid bounty …",
        _ask_overpaid,
        menus.BOUNTIES,
        refusal=_none_overpaid,
        words="bounty paid too much, bounty taken back, return bounty, refund bounty",
    ),
    Action(
        "bounties.pay",
        "Pay bounties …",
        asks(bounty_questions.PAY_BOUNTY),
        menus.BOUNTIES,
        "P",
        screen=BOUNTIES,
        refusal=_nothing_due,
        needs=a_player(_not_due, _those_due, after_close=True, home=BOUNTIES),
        words="pay bounty, cash bounties, bounty due",
    ),
)
