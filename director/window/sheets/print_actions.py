"""What the Print menu has: each sheet of the register, the rule book of all games, lists."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from director.engine.showdown.house_games import as_house_plays
from director.house.house_rules import otherwise
from director.reports.event_sheets.payments.bounties import no_bounties, nothing_won
from director.reports.event_sheets.payments.money import nobody_entered
from director.reports.event_sheets.payments.payment_list import nobody_paid
from director.reports.event_sheets.results import nobody_out
from director.reports.event_sheets.seating.tables import nobody_seated
from director.reports.sheet_kinds import Event, Games, SheetKind
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import RULE_BOOK
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.bounty_totals import bounties_won
from director.window.areas.prizes.chosen_place import a_prize
from director.window.areas.prizes.prize_requests import PRIZES
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player
from director.window.event.cockpit import Cockpit
from director.window.printing.sheet import sheet_of
from director.window.rulings_desk.sheet_job import open_sheet
from director.window.sheets.event_sheets import WITH_THE_GAMES, event_of, open_event_sheet
from director.window.sheets.list_files import ask_where
from director.window.sheets.results_page import ask_where_page
from director.window.widgets.action import Action


def print_rule_book(cockpit: Cockpit) -> None:
    """Opens the rule book of all games."""
    house, library = otherwise(cockpit.settings), cockpit.library
    every = Games([as_house_plays(game, library, house) for game in library.sound()])
    open_sheet(cockpit, cockpit, sheet_of(RULE_BOOK, every, cockpit.sheets), cockpit.viewer)


def _saving(sheet: str) -> partial[None]:
    return partial(ask_where, kind=EVENT_SHEETS[sheet])


def slip_title(winners: Sequence[int]) -> str:
    """How many slips are printed."""
    if len(winners) > 1:
        return say("Print {count} payout slips", count=len(winners))
    return say("Print payout slip")


def _no_slip(t: Tournament, entry: EntryNumber) -> str | None:
    """Why an entry has no slip of bounties."""
    none_won = say("no bounties are won yet") if nothing_won(t, entry, str) else None
    return no_bounties(t) or none_won


_OWN: Mapping[str, Mapping[str, Any]] = {
    "ticket": {"text": "Print ticket", "menu": menus.PRIZES},
    "chip-race": {"text": "Print chip race sheet"},
    "bounty-slip": {"needs": a_player(_no_slip, bounties_won, after_close=True)},
    "receipt": {"key": "Ctrl+Shift+R", "needs": a_player(after_close=True)},
    "payout-slip": {
        "id": "prizes.slip",
        "text": "Print payout slip",
        "title": lambda c: slip_title(c.winners if c.screen == PRIZES else ()),
        "menu": menus.PRIZES,
        "key": "S",
        "screen": PRIZES,
        "needs": a_prize(),
    },
}
"""What a sheet's action has of its own: a key, another subject, more words."""


def sheet_action(kind: SheetKind[Event]) -> Action[Cockpit]:
    """Opens such a sheet."""
    usual: Action[Cockpit] = Action(
        f"print.{kind.id.replace('-', '_')}",
        kind.title,
        lambda c: open_event_sheet(c, kind),
        menus.PRINT,
        refusal=lambda c: kind.refusal(event_of(c, kind)),
        words=kind.words,
    )
    return replace(usual, **_OWN.get(kind.id, {}))


PAPER_ACTIONS: tuple[Action[Cockpit], ...] = (
    *(sheet_action(kind) for kind in EVENT_SHEETS.values() if kind is not WITH_THE_GAMES),
    Action(
        "print.rule_book",
        "Rule book",
        print_rule_book,
        menus.PRINT,
        words="rulebook, all games, game rules, rules on paper",
    ),
    Action(
        "save.results",
        "Export results …",
        _saving("results"),
        menus.PRINT,
        refusal=lambda c: nobody_out(c.tournament),
        words=(
            "csv, csv results, excel, spreadsheet, save results as a list, upload results, "
            "Hendon Mob"
        ),
    ),
    Action(
        "save.page",
        "Save results page …",
        ask_where_page,
        menus.PRINT,
        refusal=lambda c: nobody_out(c.tournament),
        words=(
            "results online, web page, web site, website, publish results, html, json, "
            "results for the internet"
        ),
    ),
    Action(
        "save.seats",
        "Export seats …",
        _saving("seats-by-name"),
        menus.PRINT,
        refusal=lambda c: nobody_seated(c.tournament),
        words="csv, csv seats, excel, spreadsheet, save seats as a list",
    ),
    Action(
        "save.registration",
        "Export entries …",
        _saving("registration"),
        menus.PRINT,
        refusal=lambda c: nobody_entered(c.tournament),
        words=(
            "csv, csv entries, excel, spreadsheet, entry list, save entries as a list, "
            "export registration"
        ),
    ),
    Action(
        "save.payments",
        "Export payments …",
        _saving("payments"),
        menus.PRINT,
        refusal=lambda c: nobody_paid(c.tournament),
        words=(
            "csv, csv payments, excel, spreadsheet, save the ledger as a list, export ledger, "
            "cash book, accounts"
        ),
    ),
)
