"""What flights and days hand out: the bags, and the seats of the next day."""

from director.gui.events.cockpits import Cockpit
from director.gui.events.eventsheets import event_sheet, opening
from director.gui.papers import Sheet
from director.reports.flight_sheets import bag_list, next_day_seats
from director.words import say


def bags_sheet(cockpit: Cockpit) -> Sheet:
    """Every bag, by flight and name."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Bag list"), lambda paper: bag_list(t, name, paper))


def next_day_sheet(cockpit: Cockpit) -> Sheet:
    """Everybody who plays on, with chips, table and seat."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    title = say("Seats of the next day")
    return event_sheet(cockpit, title, lambda paper: next_day_seats(t, name, paper))


print_bags, print_next_day = opening(bags_sheet), opening(next_day_sheet)
