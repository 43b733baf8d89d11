"""What the desk prints about entries and money, each as a sheet that can be opened."""

from dataclasses import replace

from director.reports.event_sheets.money import (
    drawer_report,
    receipt,
    receipts,
    registration_report,
)
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet
from director.window.printing.sheet import Sheet, file_name
from director.window.rulings_desk.sheet_job import open_sheet


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
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    title = say("Receipt: {player}", player=cockpit.name(entry))
    sheet = event_sheet(
        cockpit, title, lambda paper: receipt(t, entry, name, paper), "a5", "receipt"
    )
    return replace(sheet, name=file_name(f"receipt {entry} {t.name}"))


def receipts_sheet(cockpit: Cockpit) -> Sheet:
    """A receipt for everybody who entered."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Receipts"), lambda paper: receipts(t, name, paper))


def registration_sheet(cockpit: Cockpit) -> Sheet:
    """Who entered, with the sums."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    title = say("Registration report")
    return event_sheet(cockpit, title, lambda paper: registration_report(t, name, now, paper))


def drawer_sheet(cockpit: Cockpit) -> Sheet:
    """The drawer and its counts."""
    t, who, now = cockpit.tournament, cockpit.bridge.desk.who, cockpit.now
    title = say("Drawer close-out")
    return event_sheet(cockpit, title, lambda paper: drawer_report(t, now, who, paper))


def print_receipts(cockpit: Cockpit) -> None:
    """Opens the receipts of all."""
    open_sheet(cockpit, cockpit, receipts_sheet(cockpit), cockpit.viewer)


def print_registration(cockpit: Cockpit) -> None:
    """Opens the report of who entered."""
    open_sheet(cockpit, cockpit, registration_sheet(cockpit), cockpit.viewer)


def print_drawer(cockpit: Cockpit) -> None:
    """Opens the report of the drawer."""
    open_sheet(cockpit, cockpit, drawer_sheet(cockpit), cockpit.viewer)
