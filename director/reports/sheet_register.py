"""Every sheet of an event, declared once.

The Print menu, the list of Ctrl+P, the command line and the self-test read it: another sheet is
its maker in a file of its own, and a line here.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from director.reports.documents import Document
from director.reports.event_sheets.bracket import bracket_sheet, no_bracket
from director.reports.event_sheets.day_sheets import day_sheets
from director.reports.event_sheets.field_charts import with_field_charts
from director.reports.event_sheets.floor_log import floor_log
from director.reports.event_sheets.letterhead import with_letterhead
from director.reports.event_sheets.paper_pack import paper_pack
from director.reports.event_sheets.payments.bounties import (
    bounty_list,
    bounty_slips,
    lammer_list,
    no_bounties,
    no_lammers,
    nobody_due,
    nothing_won,
)
from director.reports.event_sheets.payments.deal import deal_sheet
from director.reports.event_sheets.payments.money import (
    drawer_report,
    nobody_entered,
    receipt,
    receipts,
    registration_report,
)
from director.reports.event_sheets.payments.payment_list import nobody_paid, payment_list
from director.reports.event_sheets.payments.prizes import (
    no_prize_of,
    no_prizes,
    nobody_won,
    payout_report,
    payout_slips,
    payout_table,
)
from director.reports.event_sheets.payments.slip_entries import (
    chosen_entry,
    chosen_winners,
    due_bounties,
    winners,
)
from director.reports.event_sheets.results import nobody_out, results
from director.reports.event_sheets.seating.chip_race import chip_race_sheets, no_race
from director.reports.event_sheets.seating.flights import bag_list, next_day_seats, nobody_bagged
from director.reports.event_sheets.seating.seat_lines import no_seats, seat_sheet
from director.reports.event_sheets.seating.seats import (
    BREAK_LIST,
    BREAK_SLIPS,
    BY_NAME,
    BY_TABLE,
    SEAT_CARDS,
    SLIPS,
)
from director.reports.event_sheets.seating.table_numbers import (
    no_table_cards,
    no_tables,
    table_cards,
    table_numbers,
    table_tents,
    tables_of,
)
from director.reports.event_sheets.seating.tables import nobody_seated, table_sheets
from director.reports.event_sheets.structures.event_structure import event_structure_sheet
from director.reports.event_sheets.teams import no_teams, team_list
from director.reports.event_sheets.tickets import (
    no_open_tickets,
    no_ticket_of,
    no_tickets,
    ticket_list,
    ticket_of,
    tickets_to_hand_out,
)
from director.reports.game_sheets.choice_cards import choice_cards, no_choice
from director.reports.sheet_kinds import (
    AT_THE_DOOR,
    MONEY,
    RESULTS,
    RULES,
    SEATS,
    Event,
    NoSheet,
    SheetKind,
)
from director.tournament.state import Tournament
from director.translation import say

Name = Callable[[int], str]
Make = Callable[[Event, str], Document]
Refusal = Callable[[Event], str | None]


def _named(make: Callable[[Tournament, Name, str], Document]) -> Make:
    """Of an event and its people."""
    return lambda of, paper: make(of.tournament, of.name, paper)


def _dated(make: Callable[[Tournament, Name, datetime, str], Document]) -> Make:
    """The same, with the moment on it."""
    return lambda of, paper: make(of.tournament, of.name, of.now, paper)


def _if(refusal: Callable[[Tournament], str | None]) -> Refusal:
    return lambda of: refusal(of.tournament)


def _deal(of: Event, paper: str) -> Document:
    if of.deal is None:
        raise NoSheet(say("no deal has been made"))
    return deal_sheet(of.tournament, of.deal, of.name, of.now, paper)


def _receipt(of: Event, paper: str) -> Document:
    if of.several:
        return receipts(of.tournament, of.name, paper, of.several)
    return receipt(of.tournament, chosen_entry(of), of.name, paper)


def _table_cards(of: Event, paper: str) -> Document:
    if why := no_table_cards(of.tournament, of.board):
        raise NoSheet(why)
    return table_cards(of.tournament.name, _tables(of), of.board, paper)


def _tables(of: Event) -> tuple[int, ...]:
    """Those that are marked, else every one."""
    return of.tables or tables_of(of.tournament)


_SEATS: Mapping[str, str] = {
    SEAT_CARDS: "seating card, seat ticket, seat assignment card, entry ticket, tournament ticket",
    SLIPS: "balance slip, transfer slip, moving players, seat change slip",
    BREAK_LIST: "break list, breaking table list, where everybody goes",
    BREAK_SLIPS: "break slips, table break cards, breaking table slips",
    BY_NAME: (
        "seating list, seating chart, alphabetical seating, seat list, where do they sit, table "
        "diagram on paper, player-seat list"
    ),
    BY_TABLE: "seating by table, table seating, dealer list",
}
"""The sheets about seats, each with what else people type for it."""
_HUNG_UP = (BREAK_LIST, BY_NAME)
_OF_A_TABLE = {BREAK_LIST: "Table break list", BREAK_SLIPS: "Table break slips"}
"""What those are called that nobody is to take for the pause."""

_OF_EVENTS: tuple[SheetKind[Event], ...] = (
    SheetKind(
        "receipt",
        "Receipt",
        _receipt,
        lambda e: None if e.entry else say("select a player or a payment first"),
        "a5",
        sort="receipt",
        of_one=True,
        is_private=True,
        words="buy-in receipt, proof of payment, invoice",
        group=AT_THE_DOOR,
    ),
    SheetKind(
        "deal",
        "Deal agreement",
        _deal,
        lambda e: None if e.deal else say("no deal has been made"),
        sort="Deal, to sign",
        words="deal to sign, deal sheet, signatures, sign deal, chop sheet",
        group=MONEY,
    ),
    *(
        SheetKind(
            kind.replace(" ", "-"),
            _OF_A_TABLE.get(kind, kind.capitalize()),
            seat_sheet(kind),
            no_seats(kind),
            sort=kind.capitalize(),
            words=words,
            is_public=kind in _HUNG_UP,
            group=SEATS,
        )
        for kind, words in _SEATS.items()
    ),
    SheetKind(
        "table-sheets",
        "Table sheets",
        _dated(table_sheets),
        _if(nobody_seated),
        words="table roster, sheet for each table, stack sheet, count sheet",
        group=SEATS,
    ),
    SheetKind(
        "table-numbers",
        "Table numbers",
        lambda e, paper: table_numbers(e.tournament.name, _tables(e), paper),
        _if(no_tables),
        words="table signs, table placards",
        group=SEATS,
    ),
    SheetKind(
        "table-tents",
        "Table tents",
        lambda e, paper: table_tents(e.tournament.name, _tables(e), paper),
        _if(no_tables),
        words="folded table signs, tent cards, table cards folded",
        group=SEATS,
    ),
    SheetKind(
        "table-cards",
        "Table cards",
        _table_cards,
        lambda e: no_table_cards(e.tournament, e.board),
        words="qr code for each table, scan the game, what is played here, game on the phone",
        group=SEATS,
    ),
    SheetKind(
        "chip-race",
        "Chip race",
        _dated(chip_race_sheets),
        lambda e: no_race(e.tournament, e.now),
        words=(
            "color up, color-up, colour up, coloring up, race off, chip up, leftover chips, "
            "remove chips, chip change"
        ),
        group=SEATS,
    ),
    SheetKind(
        "lammers",
        "Lammers to collect",
        _named(lammer_list),
        _if(no_lammers),
        words="lammer list, collect lammers",
        group=MONEY,
    ),
    SheetKind(
        "choices",
        "Choice cards",
        lambda e, paper: choice_cards(e.tournament.structure, e.library, paper),
        lambda e: no_choice(e.tournament.structure),
        words="dealer's choice, choose game, game cards",
        group=RULES,
    ),
    SheetKind(
        "teams",
        "Team list",
        _named(team_list),
        _if(no_teams),
        sort="Teams",
        words="teams on paper, team roster, team standings",
        is_public=True,
        group=RESULTS,
    ),
    SheetKind(
        "bracket",
        "Bracket sheet",
        _dated(bracket_sheet),
        _if(no_bracket),
        sort="Bracket",
        words="bracket on paper, draw sheet, pairings",
        is_public=True,
        group=RESULTS,
    ),
    SheetKind(
        "bags",
        "Bag list",
        _named(bag_list),
        _if(nobody_bagged),
        words="bag and tag list, chip counts overnight, bagged stacks",
        group=SEATS,
    ),
    SheetKind(
        "next-day",
        "Next day seats",
        _dated(next_day_seats),
        _if(nobody_seated),
        sort="Seats of the next day",
        words="day 2 seats, day 2 seating, seats of the next day",
        is_public=True,
        group=SEATS,
    ),
    SheetKind(
        "receipts",
        "All receipts",
        _named(receipts),
        _if(nobody_entered),
        sort="receipt",
        is_private=True,
        words="receipts of all, buy-in receipts",
        group=AT_THE_DOOR,
    ),
    SheetKind(
        "registration",
        "Registration report",
        _dated(registration_report),
        is_private=True,
        words="entries report, entry report, sales report",
        group=AT_THE_DOOR,
    ),
    SheetKind(
        "payments",
        "Payments",
        lambda e, paper: payment_list(e.tournament, e.log, e.name, e.now, paper),
        _if(nobody_paid),
        is_private=True,
        words="ledger, payment list, who paid what, treasurer, accounts, cash book",
        group=MONEY,
    ),
    SheetKind(
        "drawer",
        "Drawer close-out",
        lambda e, paper: drawer_report(e.tournament, e.now, e.who, paper),
        is_private=True,
        words="shift report, cash report, till report",
        group=MONEY,
    ),
    SheetKind(
        "bounties",
        "Bounty list",
        _dated(bounty_list),
        _if(no_bounties),
        sort="Bounties",
        words="bounties on paper, knockout list, bounty standings",
        group=MONEY,
    ),
    SheetKind(
        "bounty-slip",
        "Bounty slip",
        lambda e, paper: bounty_slips(e.tournament, [chosen_entry(e)], e.name, e.now, paper),
        lambda e: nothing_won(e.tournament, e.entry, e.name),
        "a5",
        sort="Bounty slips",
        of_one=True,
        words="bounty receipt, sign for bounty",
        group=MONEY,
    ),
    SheetKind(
        "bounty-slips",
        "Bounty slips due",
        lambda e, paper: bounty_slips(e.tournament, due_bounties(e), e.name, e.now, paper),
        _if(nobody_due),
        sort="Bounty slips",
        words="unpaid bounties, bounty receipts",
        group=MONEY,
    ),
    SheetKind(
        "prizes",
        "Prize list",
        lambda e, paper: payout_table(e.tournament, e.now, paper),
        _if(no_prizes),
        sort="Prizes",
        words="payouts, payout sheet, print payouts, prize pool, places paid",
        group=MONEY,
    ),
    SheetKind(
        "paying-out",
        "Payout report",
        _dated(payout_report),
        _if(nobody_won),
        sort="Paying out",
        is_private=True,
        words="paying out, who was paid, cashes, paid prizes",
        group=MONEY,
    ),
    SheetKind(
        "payout-slip",
        "Payout slip",
        lambda e, paper: payout_slips(e.tournament, chosen_winners(e), e.name, e.now, paper),
        lambda e: None if e.several else no_prize_of(e.tournament, e.entry, e.name),
        "a5",
        sort="payout slips",
        of_one=True,
        words="payout receipt, sign for prize, winner's slip",
        group=MONEY,
    ),
    SheetKind(
        "slips",
        "Payout slips",
        lambda e, paper: payout_slips(e.tournament, winners(e), e.name, e.now, paper),
        _if(nobody_won),
        sort="payout slips",
        words=(
            "payout receipts, winners' slips, sign for prizes, tax form, W-2G, 1099, payout voucher"
        ),
        group=MONEY,
    ),
    SheetKind(
        "ticket",
        "Ticket",
        ticket_of,
        lambda e: no_ticket_of(e.tournament, e.entry),
        "a5",
        sort="ticket slips",
        of_one=True,
        words="seat voucher, satellite ticket, entry voucher, one ticket",
        group=MONEY,
    ),
    SheetKind(
        "ticket-slips",
        "Tickets to hand out",
        tickets_to_hand_out,
        _if(no_open_tickets),
        sort="ticket slips",
        words="print tickets, seat vouchers, satellite tickets, all tickets, tickets to sign",
        group=MONEY,
    ),
    SheetKind(
        "tickets",
        "Ticket list",
        ticket_list,
        _if(no_tickets),
        sort="Tickets",
        words="tickets on paper, list of tickets, who holds a ticket, tickets used",
        group=MONEY,
    ),
    SheetKind(
        "results",
        "Results",
        lambda e, paper: with_field_charts(results(e.tournament, e.name, paper), e),
        _if(nobody_out),
        words="final standings, standings, final results, rankings, places",
        is_public=True,
        group=RESULTS,
    ),
    SheetKind(
        "floor-log",
        "Floor log",
        lambda e, paper: floor_log(e.log, e.name, e.now, paper),
        is_private=True,
        words="incident log, shift log, incident report, log on paper",
        group=RESULTS,
    ),
    SheetKind(
        "pack",
        "Paper pack",
        lambda e, paper: paper_pack(e.tournament, e.name, e.now, e.library, paper, e.head, e.log),
        paper="letter",
        is_private=True,
        words=(
            "emergency pack, everything on paper, power outage, print everything, paper backup, "
            "dead laptop, go on by hand"
        ),
        group=RESULTS,
    ),
    SheetKind(
        "structure",
        "Structure sheet",
        event_structure_sheet,
        paper="letter",
        sort="structure sheet",
        group=AT_THE_DOOR,
    ),
)


def _in_public(kind: SheetKind[Event]) -> SheetKind[Event]:
    """The same kind of sheet; where it is hung up, with names as anybody may read them."""
    if not kind.is_public:
        return kind
    return replace(kind, make=lambda of, paper: kind.make(of._replace(name=of.public_name), paper))


def _headed(kind: SheetKind[Event]) -> SheetKind[Event]:
    """The same kind of sheet, with the event's own color and logo."""

    def make(of: Event, paper: str) -> Document | tuple[Document, ...]:
        made = kind.make(of, paper)
        if isinstance(made, tuple):
            return tuple([with_letterhead(one, of.tournament) for one in made])
        return with_letterhead(made, of.tournament)

    return replace(kind, make=make) if kind.id in _HEADED else kind


_HEADED = ("receipt", "seat-cards", "results", "structure", "ticket", "ticket-slips")
"""What players take with them or read."""
_SINGLE: Mapping[str, SheetKind[Event]] = {
    kind.id: _headed(_in_public(kind)) for kind in _OF_EVENTS
}
_DAY = day_sheets(_SINGLE)
EVENT_SHEETS: Mapping[str, SheetKind[Event]] = {**_SINGLE, _DAY.id: _DAY}
"""What can be had of an event, by the names that people type, in the order of the lists."""
