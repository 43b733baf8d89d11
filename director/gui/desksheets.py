"""What the desk hands out, as far as there is any of it now: for the list of all sheets."""

from collections.abc import Callable
from functools import partial

from director.gui.events.cockpits import Cockpit
from director.gui.events.packs import pack_sheet
from director.gui.events.paperdeeds import nobody_out, nobody_registered, results_sheet
from director.gui.floor.papers import seat_sheet, seating_refusal
from director.gui.floor.tablepapers import (
    chip_race_sheet,
    no_race,
    no_tables,
    nobody_seated,
    table_numbers_sheet,
    table_sheets_sheet,
    table_tents_sheet,
)
from director.gui.histories.papers import floor_log_sheet
from director.gui.money.papers import (
    drawer_sheet,
    receipt_sheet,
    receipted,
    receipts_sheet,
    registration_sheet,
)
from director.gui.papers import Sheet
from director.reports.seat_papers import SEAT_PAPERS

Refusal = Callable[[Cockpit], str | None]
"""Why there is no such sheet now; None where there is."""


def _always(_: Cockpit) -> None:
    """There is such a sheet whatever has happened."""


_SHEETS: tuple[tuple[Callable[[Cockpit], Sheet], Refusal], ...] = (
    *(
        (partial(seat_sheet, kind=kind), partial(seating_refusal, kind=kind))
        for kind in SEAT_PAPERS
    ),
    (table_sheets_sheet, nobody_seated),
    (table_numbers_sheet, no_tables),
    (table_tents_sheet, no_tables),
    (chip_race_sheet, no_race),
    (receipts_sheet, nobody_registered),
    (registration_sheet, _always),
    (drawer_sheet, _always),
    (results_sheet, nobody_out),
    (floor_log_sheet, _always),
    (pack_sheet, _always),
)


def sheets_of_desk(cockpit: Cockpit) -> tuple[Sheet, ...]:
    """Those there are now; the chosen player's receipt before all others."""
    entry = receipted(cockpit)
    own = (receipt_sheet(cockpit, entry),) if entry is not None else ()
    return (*own, *(sheet_of(cockpit) for sheet_of, refusal in _SHEETS if not refusal(cockpit)))
