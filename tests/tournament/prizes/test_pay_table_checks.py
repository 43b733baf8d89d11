"""What is worth another look in a pay table, at the edge of each concern."""

import pytest

from director.tournament.prizes.pay_table import Bracket, Formula, PayTable, PlaceRange
from director.tournament.prizes.pay_table_checks import (
    Concern,
    concerns,
    smallest_cash,
    widening_gap,
)


def bracket(least, most, *shares, in_money=False):
    """A bracket with a share for each place."""
    ranges = [PlaceRange(place, place, share) for place, share in enumerate(shares, 1)]
    return Bracket(least, most, tuple(ranges), in_money)


def looks(*brackets, formula=None):
    return [tuple(one) for one in concerns(PayTable("x", brackets=brackets, formula=formula))]


WIDE = "the drop to place {} is larger than the drop before it"


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (bracket(2, None, 5000, 5000), []),
        (bracket(1, None, 10000), []),
        (
            bracket(1, None, 5000, 5000),
            [
                "places paid: 2, with as few as 1 entries",
                "the smallest prize is 0.5 of a buy-in with 1 entries",
            ],
        ),
        (bracket(10, None, 9000, 1000), []),
        (bracket(10, None, 9001, 999), ["the smallest prize is 0.99 of a buy-in with 10 entries"]),
        (bracket(10, None, 9001, 999, in_money=True), []),
        (bracket(50, None, 5000, 3000, 1000, 1000), []),
        (bracket(50, None, 5000, 3001, 1000), [WIDE.format(3)]),
        (bracket(50, None, 5000, 4000, 2999, 1997), [WIDE.format(3)]),
        (bracket(50, None, 5000, 4000, 3000, 1999), [WIDE.format(4)]),
    ],
)
def test_a_bracket_is_looked_at_by_itself(one, said):
    assert looks(one) == [("bracket[1]", sentence) for sentence in said]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (bracket(3, 8, 6500, 3500), bracket(9, None, 6500, 3500), []),
        (bracket(4, 8, 6500, 3500), bracket(10, 20, 6500, 3500), ["no row for 9 entries"]),
        (
            bracket(4, 8, 6500, 3500),
            bracket(12, 20, 6500, 3500),
            ["no row for 9-11 entries"],
        ),
        (
            bracket(4, 8, 6500, 3500),
            bracket(9, 20, 6000, 4000),
            ["place 2 is paid 40%, more than the 35% with fewer entries"],
        ),
        (
            bracket(4, 8, 6500, 3500),
            bracket(9, 20, 10000),
            [
                "place 1 is paid 100%, more than the 65% with fewer entries",
                "places paid: 1, down from 2 with fewer entries",
            ],
        ),
        (bracket(4, 8, 65, 35, in_money=True), bracket(9, 20, 10000), []),
        (bracket(4, 8, 6500, 3500), bracket(9, 20, 90000, in_money=True), []),
    ],
)
def test_a_bracket_is_looked_at_beside_the_one_before_it(before, after, said):
    assert looks(before, after) == [("bracket[2]", sentence) for sentence in said]


def test_a_formula_fills_the_gaps_between_brackets():
    brackets = (bracket(4, 8, 6500, 3500), bracket(12, 20, 6500, 3500))

    assert looks(*brackets, formula=Formula(1000, 100)) == []


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        (Formula(1000, 100), []),
        (Formula(1000, 99), ["the smallest prize is below a buy-in: 0.99"]),
        (Formula(5000, 200), []),
        (Formula(5000, 201), ["the smallest prizes add up to more than the pool"]),
    ],
)
def test_a_formula_pays_a_buy_in_back_and_no_more_than_the_pool(formula, said):
    assert looks(formula=formula) == [("formula.minimum", sentence) for sentence in said]


def test_concerns_come_bracket_by_bracket_then_between_them_and_last_of_the_formula():
    found = concerns(
        PayTable(
            "x",
            brackets=(bracket(1, 4, 5000, 5000), bracket(5, None, 10000)),
            formula=Formula(1000, 0),
        )
    )

    assert [one.place for one in found] == [
        *("bracket[1]",) * 2,
        *("bracket[2]",) * 2,
        "formula.minimum",
    ]
    assert found[-1] == Concern("formula.minimum", "the smallest prize is below a buy-in: 0")


def test_the_smallest_cash_is_rounded_down_and_the_gap_is_named_by_the_lower_place():
    grouped = Bracket(7, 9, (PlaceRange(1, 1, 5000), PlaceRange(2, 4, 1499), PlaceRange(5, 9, 100)))

    assert [smallest_cash(one) for one in (grouped, bracket(2, 3, 7000, 3000))] == [7, 60]
    assert [widening_gap(one) for one in (grouped, bracket(2, 3, 7000, 3000))] == [None, None]
    steep = Bracket(7, 9, (PlaceRange(1, 1, 3000), PlaceRange(2, 4, 2200), PlaceRange(5, 9, 80)))
    assert widening_gap(steep) == 5
