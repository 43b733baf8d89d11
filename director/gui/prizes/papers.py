"""What the desk prints about prizes, each as a sheet that can be opened."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.documents import Document
from director.reports.prize_sheets import payout_report, payout_slips, payout_table
from director.tournament.prizes import owed
from director.words import say


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
    sheets = cockpit.sheets
    sheet = Sheet(title, file_name(document.title), lambda: sheets.document(document))
    open_sheet(cockpit, cockpit, sheet, cockpit.viewer)
