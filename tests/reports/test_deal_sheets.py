"""The sheet of a deal, to sign."""

import pytest

from director.reports.documents import (
    Column,
    Document,
    Figure,
    Figures,
    Grid,
    Heading,
    Lead,
    Points,
    Row,
)
from director.reports.event_sheets.deal import deal_sheet
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.commands import Register, SetMoney
from director.tournament.deals.division import EVEN, ICM, OWN
from director.tournament.deals.state import Agreement, Share
from director.tournament.money.state import MoneyTerms
from director.tournament.state import EntryNumber
from tests.tournament.evening import Evening

ALL = "All players left agree. Each is paid the agreed amount, whatever place they finish in."
PRIZE = "The prize is the one for the rank of the stack; equal stacks share."
KEPT = "stays in play for the winner, or the largest stack if play ends here."
LINE = "________________________"


def named(number):
    return f"Player {number}"


def event(players):
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 2)))
    for number in range(1, players + 1):
        evening.do(Register(number, f"late {number}"))
    return evening.t


def test_the_sheet_has_each_stack_the_prize_by_play_what_is_agreed_and_a_line_to_sign_on():
    of = Agreement(
        EVEN,
        (Share(EntryNumber(2), 1500, 60000, 42500), Share(EntryNumber(1), 500, 30000, 42500)),
        5000,
    )

    assert deal_sheet(event(2), of, named) == Document(
        "Deal agreement: Friday",
        "a4",
        (
            Heading("Deal agreement", above="Friday"),
            Figures(
                (
                    Figure("Players", "2"),
                    Figure("Divided", "$850.00"),
                    Figure("Total stacks", "2,000"),
                    Figure("Left in play", "$50.00"),
                )
            ),
            Lead("Even chop: what is left is split evenly."),
            Grid(
                (
                    Column("Player", figures=False),
                    Column("Stack"),
                    Column("Prize"),
                    Column("Agreed"),
                    Column("Difference"),
                    Column("Signature", figures=False),
                ),
                (
                    Row(("Player 2", "1,500", "$600.00", "$425.00", "−$175.00", LINE)),
                    Row(("Player 1", "500", "$300.00", "$425.00", "+$125.00", LINE)),
                ),
            ),
            Points(
                (
                    ALL,
                    PRIZE,
                    f"$50.00 {KEPT}",
                    "Any bounties stay in play.",
                )
            ),
            Points((f"For the house: {LINE}",)),
        ),
    )


def test_bounties_that_are_divided_have_a_column():
    share = Share(EntryNumber(1), 500, 30000, 42500, 2500)
    sheet = deal_sheet(event(1), Agreement(OWN, (share,), bounties=OWN)._replace(way=ICM), named)
    (grid,) = [block for block in sheet.blocks if isinstance(block, Grid)]

    assert [column.title for column in grid.columns][-2:] == ["Bounty", "Signature"]
    assert grid.rows[0].cells[-2:] == ("$25.00", LINE)


@pytest.mark.parametrize("players", [2, 9, 30, 60])
def test_the_sheet_of_few_or_many_stays_in_its_frame_and_makes_the_same_bytes(players):
    shares = tuple(
        Share(EntryNumber(one), 1_000_000 - one, 1234567, 1234567, 2500)
        for one in range(1, players + 1)
    )
    of = Agreement(ICM, shares, 5000, OWN)
    sheet = deal_sheet(event(players), of, lambda number: f"Wolfgang Amadeus Quartermaine {number}")

    laid = lay_out(sheet)

    width, height = laid.width - 2 * laid.margin, laid.height - 2 * laid.margin
    for page in laid.pages:
        for placed, down in page.placed:
            assert placed.widest <= width + 0.1
            assert down + placed.height <= height + 0.1
    assert set_in_type(sheet) == set_in_type(sheet)
