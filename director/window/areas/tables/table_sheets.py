"""What stands on tables and goes round them on paper: sheets, numbers, chip races."""

from director.reports.event_sheets.chip_race import chip_race_sheets, next_races
from director.reports.event_sheets.table_numbers import table_numbers, table_tents, tables_of
from director.reports.event_sheets.tables import table_sheets
from director.translation import say
from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.event.event_sheet import event_sheet, opening
from director.window.printing.sheet import Sheet
from director.window.widgets.action import Action


def table_sheets_sheet(cockpit: Cockpit) -> Sheet:
    """Who sits at each table, with a column to write the stacks in."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    return event_sheet(
        cockpit, say("Table sheets"), lambda paper: table_sheets(t, name, now, paper)
    )


def table_numbers_sheet(cockpit: Cockpit) -> Sheet:
    """A placard for each table."""
    event, tables = cockpit.tournament.name, tables_of(cockpit.tournament)
    return event_sheet(
        cockpit, say("Table numbers"), lambda paper: table_numbers(event, tables, paper)
    )


def table_tents_sheet(cockpit: Cockpit) -> Sheet:
    """The same, to be folded."""
    event, tables = cockpit.tournament.name, tables_of(cockpit.tournament)
    return event_sheet(cockpit, say("Table tents"), lambda paper: table_tents(event, tables, paper))


def chip_race_sheet(cockpit: Cockpit) -> Sheet:
    """The next chips that leave play, at each table."""
    t, name, now = cockpit.tournament, cockpit.bridge.desk.name, cockpit.now
    return event_sheet(
        cockpit, say("Chip race"), lambda paper: chip_race_sheets(t, name, now, paper)
    )


def nobody_seated(cockpit: Cockpit) -> str | None:
    """Why there are no sheets of tables."""
    return None if cockpit.tournament.seats else say("nobody has a seat")


def no_tables(cockpit: Cockpit) -> str | None:
    """Why there are no numbers of tables."""
    return None if tables_of(cockpit.tournament) else say("no table is open")


def no_race(cockpit: Cockpit) -> str | None:
    """Why no chips are raced."""
    if not next_races(cockpit.tournament, cockpit.now):
        return say("no chips leave play any more")
    return nobody_seated(cockpit)


TABLE_PAPER_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "print.table_sheets",
        "Table sheets",
        opening(table_sheets_sheet),
        menus.PRINT,
        refusal=nobody_seated,
        group=1,
        words="table roster, sheet for each table, stack sheet, count sheet",
    ),
    Action(
        "print.table_numbers",
        "Table numbers",
        opening(table_numbers_sheet),
        menus.PRINT,
        refusal=no_tables,
        group=1,
        words="table signs, table placards",
    ),
    Action(
        "print.table_tents",
        "Table tents",
        opening(table_tents_sheet),
        menus.PRINT,
        refusal=no_tables,
        group=1,
        words="folded table signs, tent cards",
    ),
    Action(
        "print.chip_race",
        "Chip race",
        opening(chip_race_sheet),
        menus.PRINT,
        refusal=no_race,
        group=1,
        words=(
            "color up, color-up, colour up, coloring up, race off, chip up, odd chips, "
            "remove chips, chip change"
        ),
    ),
)
