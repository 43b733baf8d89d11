"""The history of an event on paper."""

from director.reports.event_sheets.floor_log import floor_log
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet
from director.window.printing.sheet import Sheet


def floor_log_sheet(cockpit: Cockpit) -> Sheet:
    """All that happened, with what was taken back struck out."""
    desk, now = cockpit.bridge.desk, cockpit.now
    log, name = desk.log, desk.name
    return event_sheet(cockpit, say("Floor log"), lambda paper: floor_log(log, name, now, paper))
