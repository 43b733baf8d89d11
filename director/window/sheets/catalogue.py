"""Every sheet that an event has now, whatever screen its key belongs to: for the list of Ctrl+P."""

from collections.abc import Callable, Sequence
from functools import partial

from director.reports.event_sheets.seats import SEAT_PAPERS
from director.tournament.structure.structure import Level
from director.window.areas.bounties import bounty_sheets as bounties
from director.window.areas.bounties.bounty_actions import (
    no_bounties,
    no_lammers,
    nobody_due,
    one_game,
)
from director.window.areas.bounties.team_actions import no_teams
from director.window.areas.deal.deal_sheets import sheet_of as sheet_of_deal
from director.window.areas.deal.deal_sheets import shown
from director.window.areas.flights.flight_actions import nobody_bagged
from director.window.areas.flights.flight_sheets import bags_sheet, next_day_sheet
from director.window.areas.history.history_sheets import floor_log_sheet
from director.window.areas.money import money_sheets as money
from director.window.areas.prizes import prize_sheets as prizes
from director.window.areas.prizes.prize_actions import no_prizes, nobody_won
from director.window.areas.shootout.bracket_sheets import sheet_of_bracket
from director.window.areas.shootout.shootout_actions import no_rounds
from director.window.areas.tables import table_sheets as tables
from director.window.areas.tables.seat_sheets import seat_sheet, seating_refusal
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import Sheet, sheets_of
from director.window.sheets.paper_pack import pack_sheet
from director.window.sheets.print_actions import (
    nobody_out,
    nobody_registered,
    nobody_seated,
    results_sheet,
)

Refusal = Callable[[Cockpit], str | None]
"""Why there is no such sheet now; None where there is."""


def _always(_: Cockpit) -> None:
    """There is such a sheet whatever has happened."""


_OF_THE_DESK: tuple[tuple[Callable[[Cockpit], Sheet], Refusal], ...] = (
    *(
        (partial(seat_sheet, kind=kind), partial(seating_refusal, kind=kind))
        for kind in SEAT_PAPERS
    ),
    (tables.table_sheets_sheet, tables.nobody_seated),
    (tables.table_numbers_sheet, tables.no_tables),
    (tables.table_tents_sheet, tables.no_tables),
    (tables.chip_race_sheet, tables.no_race),
    (bounties.lammers_sheet, no_lammers),
    (bounties.choices_sheet, one_game),
    (bounties.teams_sheet, no_teams),
    (sheet_of_bracket, no_rounds),
    (bags_sheet, nobody_bagged),
    (next_day_sheet, lambda c: nobody_bagged(c) or nobody_seated(c)),
    (money.receipts_sheet, nobody_registered),
    (money.registration_sheet, _always),
    (money.drawer_sheet, _always),
    (bounties.bounties_sheet, no_bounties),
    (bounties.slips_sheet, nobody_due),
    (prizes.table_sheet, no_prizes),
    (prizes.report_sheet, nobody_won),
    (prizes.slips_sheet, nobody_won),
    (results_sheet, nobody_out),
    (floor_log_sheet, _always),
    (pack_sheet, _always),
)


def sheets_on_offer(cockpit: Cockpit) -> Sequence[Sheet]:
    """The sheets of an event: its structure, its games, and what the desk hands out."""
    t, entry, deal = cockpit.tournament, money.receipted(cockpit), shown(cockpit)
    step = t.clock.shows(t.structure, cockpit.now).step
    here = t.structure.steps[step]
    level = here if isinstance(here, Level) else t.structure.next_level(step)
    return (
        *sheets_of(t.structure, cockpit.library, cockpit.sheets, level),
        *((money.receipt_sheet(cockpit, entry),) if entry is not None else ()),
        *((sheet_of_deal(cockpit, deal),) if deal else ()),
        *(sheet(cockpit) for sheet, refusal in _OF_THE_DESK if not refusal(cockpit)),
    )
