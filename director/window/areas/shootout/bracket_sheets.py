"""The bracket on paper."""

from director.reports.event_sheets.bracket import bracket_sheet
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet, opening
from director.window.printing.sheet import Sheet


def sheet_of_bracket(cockpit: Cockpit) -> Sheet:
    """Every round with its tables."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Bracket"), lambda paper: bracket_sheet(t, name, paper))


print_bracket = opening(sheet_of_bracket)
