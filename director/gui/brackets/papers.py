"""The bracket on paper, opened beside the window."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.bracket_sheets import bracket_sheet
from director.words import say


def print_bracket(cockpit: Cockpit) -> None:
    """Has it set and opened."""
    t, sheets, name = cockpit.tournament, cockpit.sheets, cockpit.bridge.desk.name
    sheet = Sheet(
        say("Bracket"),
        file_name(f"bracket {t.name}"),
        lambda: sheets.document(bracket_sheet(t, name)),
    )
    open_sheet(cockpit, cockpit, sheet, cockpit.viewer)
