"""Killer cards."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.dealing.killer_cards import killer_cards, killer_chart
from director.engine.not_possible import NotPossible


def test_b30_s_app_d_nine_outs_without_killers():
    answer = killer_cards(9, 0)

    assert answer[:2] == (Fraction(4, 11), Decimal("36.36"))
    assert [str(reason) for reason in answer.reasons] == [
        "9 outs with 0 killers win 36.36 percent of the time (S App D)",
        "An out on the turn and no killer on the river: 396 of 1980 ways (S App D)",
        "Neither on the turn and an out on the river: 324 of 1980 ways (S App D)",
        "Together 720 of 1980, which is 4/11 (S App D)",
    ]


def test_killers_take_ways_from_the_turn_and_from_the_river():
    assert [str(reason) for reason in killer_cards(20, 1).reasons][1:] == [
        "An out on the turn and no killer on the river: 860 of 1980 ways (S App D)",
        "Neither on the turn and an out on the river: 480 of 1980 ways (S App D)",
        "Together 1340 of 1980, which is 67/99 (S App D)",
    ]


@pytest.mark.parametrize(
    ("outs", "kills", "unseen", "percent"),
    [
        (20, 1, 45, "67.68"),
        (7, 0, 41, "31.59"),
        (1, 10, 45, "3.43"),
        (20, 10, 41, "50.00"),
        (12, 8, 45, "36.97"),
    ],
)
def test_b30_s_app_d_cells_of_the_charts(outs, kills, unseen, percent):
    assert killer_cards(outs, kills, unseen).percent == Decimal(percent)


def test_a_chart_has_a_row_for_each_number_of_outs():
    chart = killer_chart("omaha")

    assert (chart.unseen, len(chart.rows), {len(row) for row in chart.rows}) == (41, 21, {11})
    assert chart.rows[20][10] == Decimal("51.22")


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: killer_cards(-1, 0), "outs"),
        (lambda: killer_cards(9, -1), "kills"),
        (lambda: killer_cards(40, 6), "kills"),
        (lambda: killer_cards(46, 0), "outs"),
        (lambda: killer_chart("stud"), "game"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.integers(0, 20), st.integers(0, 20))
def test_the_chance_is_the_count_of_all_ways(outs, kills):
    cards = ["out"] * outs + ["kill"] * kills + ["blank"] * (41 - outs - kills)
    ways = 0
    for place, turn in enumerate(cards):
        river = cards[:place] + cards[place + 1 :]
        ways += {
            "out": sum(card != "kill" for card in river),
            "kill": 0,
            "blank": sum(card == "out" for card in river),
        }[turn]

    assert killer_cards(outs, kills, 41).chance == Fraction(ways, 41 * 40)


def test_of_two_cards_that_nobody_has_seen_both_come():
    assert killer_cards(1, 0, 2)[:2] == (Fraction(1), Decimal("100.00"))
