"""What the desk prints about entries and money, each as a sheet that can be opened."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.money_sheets import drawer_report, receipt, registration_report
from director.tournament.tournaments import EntryNumber
from director.words import say


def print_receipt(cockpit: Cockpit) -> None:
    """Of the chosen entry."""
    entry = receipted(cockpit)
    if entry is not None:
        open_sheet(cockpit, cockpit, receipt_sheet(cockpit, entry), cockpit.viewer)


def receipted(cockpit: Cockpit) -> EntryNumber | None:
    """Whose receipt that would be: the chosen player's, or of the chosen payment's entry."""
    t = cockpit.tournament
    line = t.ledger.lines.get(cockpit.line) if cockpit.line else None
    if cockpit.screen == "money" and line and line.entry in t.entries:
        return EntryNumber(line.entry)
    return cockpit.entry


def receipt_sheet(cockpit: Cockpit, entry: EntryNumber) -> Sheet:
    """What one entry has bought and paid."""
    t, sheets, name = cockpit.tournament, cockpit.sheets, cockpit.bridge.desk.name
    title = say("Receipt: {player}", player=cockpit.name(entry))
    return Sheet(
        title,
        file_name(f"receipt {entry} {t.name}"),
        lambda: sheets.document(receipt(t, entry, name)),
    )


def registration_sheet(cockpit: Cockpit) -> Sheet:
    """Who entered, with the sums."""
    t, sheets, name = cockpit.tournament, cockpit.sheets, cockpit.bridge.desk.name
    now = cockpit.now
    return Sheet(
        say("Registration report"),
        file_name(f"registration {t.name}"),
        lambda: sheets.document(registration_report(t, name, now)),
    )


def drawer_sheet(cockpit: Cockpit) -> Sheet:
    """The drawer and its counts."""
    t, sheets, who = cockpit.tournament, cockpit.sheets, cockpit.bridge.desk.who
    now = cockpit.now
    return Sheet(
        say("Drawer close-out"),
        file_name(f"drawer {t.name}"),
        lambda: sheets.document(drawer_report(t, now, who)),
    )


def print_registration(cockpit: Cockpit) -> None:
    """Opens the report of who entered."""
    open_sheet(cockpit, cockpit, registration_sheet(cockpit), cockpit.viewer)


def print_drawer(cockpit: Cockpit) -> None:
    """Opens the report of the drawer."""
    open_sheet(cockpit, cockpit, drawer_sheet(cockpit), cockpit.viewer)
