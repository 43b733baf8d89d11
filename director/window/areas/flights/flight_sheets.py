"""What flights and days hand out: the bags, and the seats of the next day."""

from director.reports.event_sheets.flights import bag_list, next_day_seats
from director.translation import say
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet, opening
from director.window.printing.sheet import Sheet


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
