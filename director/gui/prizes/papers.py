"""What the desk prints about prizes, each as a sheet that can be opened."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.documents import Document
from director.reports.prize_sheets import payout_report, payout_slips, payout_table
from director.tournament.prizes import owed, prizes
from director.words import say


def sheets_of_prizes(cockpit: Cockpit) -> tuple[Sheet, ...]:
    """What each place is paid; the report and the slips once somebody has won something."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    if not prizes(t).prizes:
        return ()
    made = [_sheet(cockpit, say("Prizes"), payout_table(t, now))]
    if owed(t):
        made.append(_sheet(cockpit, say("Paying out"), payout_report(t, name, now)))
        slips = payout_slips(t, list(owed(t)), name, now)
        made.append(_sheet(cockpit, say("Payout slips"), slips))
    return tuple(made)


def print_table(cockpit: Cockpit) -> None:
    """What each place is paid."""
    _open(cockpit, say("Prizes"), payout_table(cockpit.tournament, cockpit.now))


def print_report(cockpit: Cockpit) -> None:
    """Who was paid, and what is unpaid."""
    document = payout_report(cockpit.tournament, cockpit.bridge.desk.name, cockpit.now)
    _open(cockpit, say("Paying out"), document)


def print_slip(cockpit: Cockpit) -> None:
    """The slip of the chosen place."""
    if cockpit.winner is not None:
        entries, name = [cockpit.winner], cockpit.bridge.desk.name
        document = payout_slips(cockpit.tournament, entries, name, cockpit.now)
        _open(cockpit, say("Payout slip: {player}", player=cockpit.name(cockpit.winner)), document)


def print_slips(cockpit: Cockpit) -> None:
    """A slip for everybody who has won a prize."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    _open(cockpit, say("Payout slips"), payout_slips(t, list(owed(t)), name, cockpit.now))


def _open(cockpit: Cockpit, title: str, document: Document) -> None:
    open_sheet(cockpit, cockpit, _sheet(cockpit, title, document), cockpit.viewer)


def _sheet(cockpit: Cockpit, title: str, document: Document) -> Sheet:
    sheets = cockpit.sheets
    return Sheet(title, file_name(document.title), lambda: sheets.document(document))
