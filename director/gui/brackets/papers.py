"""The bracket on paper."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.eventsheets import event_sheet, opening
from director.gui.papers import Sheet
from director.reports.bracket_sheets import bracket_sheet
from director.words import say


def sheet_of_bracket(cockpit: Cockpit) -> Sheet:
    """Every round with its tables."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Bracket"), lambda paper: bracket_sheet(t, name, paper))


print_bracket = opening(sheet_of_bracket)
