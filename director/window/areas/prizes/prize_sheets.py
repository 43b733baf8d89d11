"""What the desk prints about prizes, each as a sheet that can be opened."""

from collections.abc import Sequence

from director.reports.event_sheets.prizes import payout_report, payout_slips, payout_table
from director.tournament.prizes.prize_list import owed
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet, opening
from director.window.printing.sheet import Sheet


def table_sheet(cockpit: Cockpit) -> Sheet:
    """What each place is paid."""
    t, now = cockpit.tournament, cockpit.now
    return event_sheet(cockpit, say("Prizes"), lambda paper: payout_table(t, now, paper))


def report_sheet(cockpit: Cockpit) -> Sheet:
    """Who was paid, and what is unpaid."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    return event_sheet(cockpit, say("Paying out"), lambda paper: payout_report(t, name, now, paper))


def slip_sheet(cockpit: Cockpit) -> Sheet:
    """The slip of the chosen place."""
    if cockpit.winner is None:
        return _slips(cockpit, say("Payout slip"), [])
    title = say("Payout slip: {player}", player=cockpit.name(cockpit.winner))
    return _slips(cockpit, title, [cockpit.winner])


def slips_sheet(cockpit: Cockpit) -> Sheet:
    """A slip for everybody who has won a prize."""
    return _slips(cockpit, say("Payout slips"), list(owed(cockpit.tournament)))


def _slips(cockpit: Cockpit, title: str, entries: Sequence[EntryNumber]) -> Sheet:
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    return event_sheet(
        cockpit,
        title,
        lambda paper: payout_slips(t, entries, name, now, paper),
        "a5",
        "payout slips",
    )


print_table, print_report = opening(table_sheet), opening(report_sheet)
print_slip, print_slips = opening(slip_sheet), opening(slips_sheet)
