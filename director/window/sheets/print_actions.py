"""What the Print menu has beyond single sheets: the pack, the results, the rule book, lists."""

from functools import partial

from director.reports.event_sheets.results import results
from director.translation import say
from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet, opening
from director.window.printing.sheet import Sheet
from director.window.rulings_desk.sheet_job import open_sheet
from director.window.sheets.list_files import (
    Listed,
    ask_where,
    registration_list,
    results_list,
    seats_list,
)
from director.window.sheets.paper_pack import print_pack
from director.window.widgets.action import Action


def results_sheet(cockpit: Cockpit) -> Sheet:
    """Who came in which place."""
    t, name = cockpit.tournament, cockpit.bridge.desk.name
    return event_sheet(cockpit, say("Results"), lambda paper: results(t, name, paper))


def print_rule_book(cockpit: Cockpit) -> None:
    """Opens the rule book of all games."""
    sheets = cockpit.sheets
    sheet = Sheet(say("Rule book"), "rule-book", lambda: sheets.rule_book(()))
    open_sheet(cockpit, cockpit, sheet, cockpit.viewer)


def nobody_out(cockpit: Cockpit) -> str | None:
    """Why there are no results."""
    return None if cockpit.tournament.busts else say("nobody is out")


def nobody_seated(cockpit: Cockpit) -> str | None:
    """Why there is no list of seats."""
    return None if cockpit.tournament.seats else say("nobody has a seat")


def nobody_registered(cockpit: Cockpit) -> str | None:
    """Why there is no list of entries."""
    return None if cockpit.tournament.entries else say("nobody has registered yet")


def _saving(listed: Listed) -> partial[None]:
    return partial(ask_where, listed=listed)


PAPER_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "print.pack",
        "Paper pack",
        print_pack,
        menus.PRINT,
        group=1,
        words="emergency pack, everything on paper, power outage, print everything, paper backup",
    ),
    Action(
        "print.results",
        "Results",
        opening(results_sheet),
        menus.PRINT,
        refusal=nobody_out,
        group=1,
        words="final standings, standings, finishing order, final results, rankings, places",
    ),
    Action(
        "print.rule_book",
        "Rule book",
        print_rule_book,
        menus.PRINT,
        group=1,
        words="rulebook, all games, game rules, rules on paper",
    ),
    Action(
        "save.results",
        "Export results …",
        _saving(results_list),
        menus.PRINT,
        refusal=nobody_out,
        group=2,
        words=(
            "csv, csv results, excel, spreadsheet, save results as a list, upload results, "
            "Hendon Mob"
        ),
    ),
    Action(
        "save.seats",
        "Export seats …",
        _saving(seats_list),
        menus.PRINT,
        refusal=nobody_seated,
        group=2,
        words="csv, csv seats, excel, spreadsheet, seating list, save seats as a list",
    ),
    Action(
        "save.registration",
        "Export entries …",
        _saving(registration_list),
        menus.PRINT,
        refusal=nobody_registered,
        group=2,
        words=(
            "csv, csv entries, excel, spreadsheet, entry list, save entries as a list, "
            "export registration"
        ),
    ),
)
