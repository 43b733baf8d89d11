"""The history of an event on paper."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.eventsheets import event_sheet
from director.gui.papers import Sheet
from director.reports.floor_logs import floor_log
from director.words import say


def floor_log_sheet(cockpit: Cockpit) -> Sheet:
    """All that happened, with what was taken back struck out."""
    desk, now = cockpit.bridge.desk, cockpit.now
    log, name = desk.log, desk.name
    return event_sheet(cockpit, say("Floor log"), lambda paper: floor_log(log, name, now, paper))
