"""Prizes on paper: the table, the slip to sign, what is paid and unpaid, the results."""

from dataclasses import replace

from director.reports.blocks.events import Plates, WallList, Written
from director.reports.blocks.figures import Column, Figure, Figures, Grid, InColumns, Row
from director.reports.blocks.text import Banner, Points, Section
from director.reports.event_sheets.payments.prizes import (
    no_prize_of,
    payout_report,
    payout_slips,
    payout_table,
)
from director.reports.event_sheets.results import results
from director.reports.typesetting.typeset import set_all
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CorrectPrize,
    Eliminate,
    EliminateTogether,
    MakeDeal,
    PayPrize,
    Rebuy,
    Register,
    SetMoney,
    SetPrizeTerms,
    VoidPrize,
)
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.entries.terms import AddOns, Rebuys
from director.tournament.money.state import LineNumber, MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Good, PayoutTerms
from director.tournament.prizes.state import PrizeTerms
from director.tournament.prizes.tax_notes import TaxTerms
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

PEOPLE = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin", 4: "Dov Kern"}.__getitem__
TABLE = PayTable(
    "Three places",
    brackets=(Bracket(3, None, (PlaceRange(1, 1, 6000), PlaceRange(2, 3, 2000))),),
)
TERMS = PrizeTerms(PayoutTerms(goods=(Good(1, "bracelet"),)), tax=TaxTerms("form 5", 100))


def evening():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for player in range(1, 5):
        friday.do(Register(player, f"seed {player}", "cash"))
    friday.do(ChoosePayTable(TABLE))
    friday.do(SetPrizeTerms(TERMS))
    for entry in (1, 2, 3):
        friday.do(Eliminate(entry))
    friday.do(PayPrize(4, "cash"))
    return friday


def test_places_that_are_paid_alike_stand_on_one_line():
    sheet = payout_table(evening().t, FRIDAY)

    assert sheet.blocks == (
        WallList(
            "Prizes",
            evening().t.name,
            f"2 Jan 2026, {FRIDAY.astimezone():%H:%M}",
            (Column("Place"), Column("And", figures=False), Column("Prize")),
            (Row(("1", "bracelet", "$240")), Row(("2–3", "", "$80"))),
            has_lead=True,
            told="4 entries  ·  $400 pool",
        ),
    )


def test_a_slip_names_the_winner_and_has_room_to_sign():
    (slip,) = payout_slips(evening().t, [3], PEOPLE, FRIDAY).blocks

    assert slip.blocks[1:] == (
        Banner("Cho Marlin"),
        Plates((Figure("Prize", "$80"),)),
        Figures((Figure("Place", "2"), Figure("Entry", "3"))),
        Written(("Received",), signed=True),
        Written(("Paid by",), signed=True),
    )


def test_a_slip_of_a_prize_that_is_paid_says_so_and_cannot_be_signed_again():
    here = evening()
    (slip,) = payout_slips(here.t, [4], PEOPLE, FRIDAY).blocks

    assert slip.blocks[1:] == (
        Banner("Dov Kern"),
        Plates((Figure("Prize $240", "Paid"),)),
        Figures(
            (
                Figure("Place", "1"),
                Figure("Entry", "4"),
                Figure("Paid on", f"2 Jan 2026, {here.now.astimezone():%H:%M}"),
            )
        ),
        Points(("Also: bracelet", "$140 won: reported (form 5)", "Method: cash")),
    )


def test_who_is_still_in_or_out_of_the_money_has_no_slip_and_the_reason_is_theirs():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for player in range(1, 6):
        friday.do(Register(player, f"seed {player}", "cash"))
    friday.do(ChoosePayTable(TABLE))
    friday.do(Eliminate(1))
    friday.do(Eliminate(2))
    friday.do(Eliminate(3))

    assert no_prize_of(friday.t, None, PEOPLE) == (
        "select a finished place on the Prizes screen first"
    )
    assert no_prize_of(friday.t, 4, PEOPLE) == "Dov Kern is still in"
    assert no_prize_of(friday.t, 1, PEOPLE) == "Ann Ost has won no prize"
    assert no_prize_of(friday.t, 3, PEOPLE) is None


def test_the_report_says_what_is_unpaid():
    rows = payout_report(evening().t, PEOPLE, FRIDAY).blocks[2].rows

    assert rows == (
        Row(("1", "Dov Kern", "$240 and bracelet", "$240", "cash", "")),
        Row(("2", "Cho Marlin", "$80", "", "", "$80")),
        Row(("3", "Bob Marek", "$80", "", "", "$80")),
        Row(("", "Total", "$400", "$240", "", "$160"), is_sum=True),
    )


def test_the_report_has_what_is_paid_too_much_apart_from_what_is_unpaid():
    here = evening()
    here.do(CorrectPrize(LineNumber(5), 300, "cash"))
    blocks = payout_report(here.t, PEOPLE, FRIDAY).blocks

    assert blocks[1].figures[2:] == (Figure("Unpaid", "$160"), Figure("To collect", "$60"))
    assert blocks[2].rows == (
        Row(("1", "Dov Kern", "$240 and bracelet", "$300", "cash", "", "$60")),
        Row(("2", "Cho Marlin", "$80", "", "", "$80", "")),
        Row(("3", "Bob Marek", "$80", "", "", "$80", "")),
        Row(("", "Total", "$400", "$300", "", "$160", "$60"), is_sum=True),
    )


def test_a_good_that_was_not_handed_over_is_unpaid_though_the_money_is_paid():
    here = evening()
    here.do(VoidPrize(LineNumber(5), "wrong player"))
    here.do(SetPrizeTerms(PrizeTerms(PayoutTerms())))
    here.do(PayPrize(4, "cash"))
    here.do(SetPrizeTerms(TERMS, "the bracelet is given all the same"))

    row = payout_report(here.t, PEOPLE, FRIDAY).blocks[2].rows[0]

    assert row == Row(("1", "Dov Kern", "$240 and bracelet", "$240", "cash", "bracelet"))


def test_results_have_the_winner_those_who_won_something_and_those_who_also_played():
    assert results(evening().t, PEOPLE).blocks[1:] == (
        Figures((Figure("Entries", "4"), Figure("Prize pool", "$400"))),
        Section("Winner"),
        Banner("Dov Kern"),
        Figures((Figure("Prize", "$240 and bracelet"),)),
        InColumns(
            Grid(
                (Column("Place"), Column("Player", figures=False), Column("Prize")),
                (
                    Row(("1", "Dov Kern", "$240 and bracelet")),
                    Row(("2", "Cho Marlin", "$80")),
                    Row(("3", "Bob Marek", "$80")),
                ),
            )
        ),
        Section("Also played"),
        InColumns(
            Grid((Column("Place"), Column("Player", figures=False)), (Row(("4", "Ann Ost")),))
        ),
    )


def test_results_say_what_was_sold_beside_the_entries():
    friday = Evening(structure=replace(STRUCTURE, rebuys=Rebuys(50, 500), add_ons=AddOns(50, 300)))
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for player in range(1, 5):
        friday.do(Register(player, f"seed {player}", "cash"))
    friday.do(Rebuy(2, "cash"))

    assert results(friday.t, PEOPLE).blocks[1] == Figures(
        (
            Figure("Entries", "4"),
            Figure("Rebuys", "1"),
            Figure("Still in", "4"),
            Figure("Prize pool", "$450"),
        )
    )


def test_results_have_bounties_ties_and_who_was_paid_by_a_deal():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=10))))
    for player in range(1, 5):
        friday.do(Register(player, f"seed {player}", "cash"))
    friday.do(ChoosePayTable(TABLE))
    friday.do(EliminateTogether((Bust(1, 1, 1000), Bust(2, 1, 1000)), by=(4,)))
    shares = (Share(4, 2500, 240, 200), Share(3, 1500, 80, 120))
    friday.do(MakeDeal(Agreement(EVEN, shares), "stacks were counted by hand"))

    friday.do(Eliminate(3, by=(4,)))
    rows = [
        row
        for block in results(friday.t, PEOPLE).blocks
        if isinstance(block, InColumns)
        for row in block.grid.rows
    ]

    assert rows == [
        Row(("1", "Dov Kern", "$200", "$40", "deal")),
        Row(("2", "Cho Marlin", "$120", "", "deal")),
        Row(("3–4", "Bob Marek", "$40", "", "")),
        Row(("3–4", "Ann Ost", "$40", "", "")),
    ]


def test_results_list_who_made_a_deal_before_and_after_the_event_is_closed():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for player in range(1, 5):
        friday.do(Register(player, f"seed {player}", "cash"))
    friday.do(ChoosePayTable(TABLE))
    friday.do(Eliminate(1, by=(4,)))
    shares = (Share(4, 2500, 240, 200), Share(2, 1500, 80, 120), Share(3, 1000, 80, 80))
    friday.do(MakeDeal(Agreement(EVEN, shares), "stacks were counted by hand"))
    sheets = [results(friday.t, PEOPLE)]
    friday.do(CloseEvent(asked=True))
    sheets.append(results(friday.t, PEOPLE))

    assert [_rows(sheet) for sheet in sheets] == [
        [
            ("", "Dov Kern", "$200", "deal"),
            ("", "Bob Marek", "$120", "deal"),
            ("", "Cho Marlin", "$80", "deal"),
            ("4", "Ann Ost"),
        ],
        [
            ("1", "Dov Kern", "$200", "deal"),
            ("2", "Bob Marek", "$120", "deal"),
            ("3", "Cho Marlin", "$80", "deal"),
            ("4", "Ann Ost"),
        ],
    ]
    figures = [Figure("Entries", "4"), Figure("Prize pool", "$400")]
    assert [sheet.blocks[1] for sheet in sheets] == [Figures(tuple(figures))] * 2


def _rows(sheet):
    """The cells of all rows of all grids."""
    grids = [block.grid for block in sheet.blocks if isinstance(block, InColumns)]
    return [row.cells for grid in grids for row in grid.rows]


def test_every_sheet_can_be_set():
    t = evening().t
    sheets = [
        payout_table(t, FRIDAY),
        payout_slips(t, [4, 3, 2], PEOPLE, FRIDAY),
        payout_report(t, PEOPLE, FRIDAY),
    ]

    assert all(set_all([one], one.title).startswith(b"%PDF") for one in sheets)
