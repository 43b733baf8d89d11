"""The sheet of a deal, to sign."""

from dataclasses import replace

import pytest
from reportlab.lib.units import mm

from director.reports.blocks.events import Signatures, Written
from director.reports.blocks.figures import Box, Column, Figure, Figures, Row
from director.reports.blocks.text import Heading, Lead, Points, Section
from director.reports.dates import moment
from director.reports.documents import Document
from director.reports.event_sheets.payments.deal import deal_sheet
from director.reports.typesetting.blocks import Sizes, place
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.commands import Register, SetMoney
from director.tournament.deals.division import EVEN, ICM, OWN
from director.tournament.deals.state import Agreement, Share
from director.tournament.money.state import MoneyTerms
from director.tournament.state import EntryNumber
from tests.tournament.evening import FRIDAY, Evening

ALL = "All players left agree. Each is paid the agreed amount, whatever place they finish in."
PRIZE = "The prize by chips is that of the place of the stack; equal stacks share."
KEPT = "stays in play for the winner, or the largest stack if play ends here."


def named(number):
    return f"Player {number}"


def wolfgang(number):
    return f"Wolfgang Amadeus Quartermaine {number}"


def event(players):
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 2)))
    for number in range(1, players + 1):
        evening.do(Register(number, f"late {number}"))
    return evening.t


def test_the_sheet_has_each_stack_the_prize_by_chips_the_share_and_a_line_to_sign_on():
    of = Agreement(
        EVEN,
        (Share(EntryNumber(2), 1500, 60000, 42500), Share(EntryNumber(1), 500, 30000, 42500)),
        5000,
    )

    assert deal_sheet(event(2), of, named, FRIDAY) == Document(
        "Deal agreement: Friday",
        "a4",
        (
            Heading("Deal agreement", above="Friday", beside=moment(FRIDAY)),
            Figures(
                (
                    Figure("Players", "2"),
                    Figure("Divided", "$850.00"),
                    Figure("Left in play", "$50.00"),
                    Figure("Method", "even chop"),
                )
            ),
            Lead("Even chop: what is left is split evenly."),
            Signatures(
                (
                    Column("Player", figures=False),
                    Column("Chips"),
                    Column("Prize by chips"),
                    Column("Difference"),
                    Column("Share"),
                ),
                (
                    Row(("Player 2", "1,500", "$600.00", "−$175.00", "$425.00")),
                    Row(("Player 1", "500", "$300.00", "+$125.00", "$425.00")),
                ),
                4,
                "Signature",
                Row(("Total", "2,000", "$900.00", "−$50.00", "$850.00")),
            ),
            Points(
                (
                    "Shares $850.00 and $50.00 left in play come to the $900.00 left in prizes.",
                    "Chips counted: 2,000, all in play.",
                )
            ),
            Section("What everyone signs"),
            Points((ALL, PRIZE, f"$50.00 {KEPT}", "Any bounties stay in play.")),
            Written(("Floor", "Witness"), signed=True),
            Written(("Date and time",), signed=True),
        ),
        is_signed=True,
        is_numbered=True,
    )


def test_sums_that_do_not_come_out_are_said():
    share = Share(EntryNumber(1), 400, 30000, 42500)

    sheet = deal_sheet(event(1), Agreement(EVEN, (share,)), named, FRIDAY)

    assert sheet.blocks[3] == Box(
        "Count again before signing",
        (Figure("Chips counted", "400"), Figure("In play", "1,000"), Figure("Missing", "600")),
    )
    assert sheet.blocks[5] == Points(
        ("Shares come to $425.00: $125.00 apart from the $300.00 left in prizes.",)
    )


def test_bounties_that_are_divided_have_a_column():
    share = Share(EntryNumber(1), 500, 30000, 42500, 2500)
    of = Agreement(OWN, (share,), bounties=OWN)._replace(way=ICM)
    sheet = deal_sheet(event(1), of, named, FRIDAY)
    (signed,) = [block for block in sheet.blocks if isinstance(block, Signatures)]

    assert [column.title for column in signed.columns][-2:] == ["Bounty", "Share"]
    assert signed.rows[0].cells[-2:] == ("$25.00", "$425.00")


def test_everybody_has_twelve_millimetres_to_sign_in():
    shares = tuple(Share(EntryNumber(one), 1000, 1000, 1000) for one in range(1, 10))
    sheet = deal_sheet(event(9), Agreement(EVEN, shares), named, FRIDAY)
    (signed,) = [block for block in sheet.blocks if isinstance(block, Signatures)]

    (page,) = lay_out(sheet).pages
    one = place(replace(signed, rows=signed.rows[:1]), Sizes(10.5, 500)).height
    two = place(replace(signed, rows=signed.rows[:2]), Sizes(10.5, 500)).height
    assert two - one >= 12 * mm
    assert len(page.placed) == len(sheet.blocks)


@pytest.mark.parametrize("players", [2, 9, 30, 60])
def test_the_sheet_of_few_or_many_stays_in_its_frame_and_makes_the_same_bytes(players):
    shares = tuple(
        Share(EntryNumber(one), 1_000_000 - one, 1234567, 1234567, 2500)
        for one in range(1, players + 1)
    )
    of = Agreement(ICM, shares, 5000, OWN)
    sheet = deal_sheet(event(players), of, wolfgang, FRIDAY)

    laid = lay_out(sheet)

    width, height = laid.width - 2 * laid.margin, laid.height - 2 * laid.margin
    for page in laid.pages:
        for placed, down in page.placed:
            assert placed.widest <= width + 0.1
            assert down + placed.height <= height + 0.1
    assert set_in_type(sheet) == set_in_type(sheet)
