"""The deal on paper, to be signed, and on the wall once everybody agreed."""

from director.reports.event_sheets.deal import deal_sheet
from director.tournament.deals.state import Agreement
from director.tournament.money.amounts import money
from director.translation import listed, say
from director.window.areas.deal.deal_requests import DEAL
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet
from director.window.printing.sheet import Sheet
from director.window.rulings_desk.sheet_job import open_sheet


def shown(cockpit: Cockpit) -> Agreement | None:
    """The deal in force, or what would be agreed on."""
    if cockpit.tournament.deal or cockpit.screen != DEAL:
        return cockpit.tournament.deal
    return cockpit.bargain.agreement


def print_deal(cockpit: Cockpit) -> None:
    """Opens the sheet that everybody signs."""
    of = shown(cockpit)
    if of is None:
        return
    open_sheet(cockpit, cockpit, sheet_of(cockpit, of), cockpit.viewer)


def sheet_of(cockpit: Cockpit, of: Agreement) -> Sheet:
    """The sheet of a deal."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Deal, to sign"), lambda paper: deal_sheet(t, of, name, paper))


def show_on_wall(cockpit: Cockpit) -> None:
    """Announces what everybody gets; nothing of it is on the wall before somebody asks."""
    t = cockpit.tournament
    if t.deal:
        each = [
            say(
                "{player} {amount}",
                player=cockpit.name(one.entry),
                amount=money(one.total, t.terms),
            )
            for one in t.deal.shares
            if one.entry in t.entries
        ]
        words = say("Deal: {each}", each=listed(each))
        if t.deal.held:
            words += say("; {held} for the winner", held=money(t.deal.held, t.terms))
        cockpit.announce(words)
