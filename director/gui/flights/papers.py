"""What is printed between two days: the bags, and the seats of the next day."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.sheetjobs import open_sheet
from director.gui.papers import Sheet, file_name
from director.reports.flight_sheets import bag_list, next_day_seats
from director.words import say


def print_bags(cockpit: Cockpit) -> None:
    """Every bag, by flight and name."""
    t, sheets, name = cockpit.tournament, cockpit.sheets, cockpit.bridge.desk.name
    sheet = Sheet(
        say("Bag list"), file_name(f"bags {t.name}"), lambda: sheets.document(bag_list(t, name))
    )
    open_sheet(cockpit, cockpit, sheet, cockpit.viewer)


def print_next_day(cockpit: Cockpit) -> None:
    """Everybody who plays on, with chips, table and seat."""
    t, sheets, name = cockpit.tournament, cockpit.sheets, cockpit.bridge.desk.name
    sheet = Sheet(
        say("Seats of the next day"),
        file_name(f"next day {t.name}"),
        lambda: sheets.document(next_day_seats(t, name)),
    )
    open_sheet(cockpit, cockpit, sheet, cockpit.viewer)
