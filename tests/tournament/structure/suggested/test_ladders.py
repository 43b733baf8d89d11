"""The ladder of amounts that chips can post, and the way up from one to another."""

import pytest

from director.tournament.structure.suggested.ladders import (
    Rung,
    climb,
    first_from,
    in_units,
    rungs,
    unit,
)

CHIPS = (25, 100, 500, 1000, 5000)
LADDER = rungs(25, 200_000, CHIPS)


def by_cost(ladder):
    """The amounts of a ladder by how badly they are counted, the best first."""
    costs = sorted({one.cost for one in ladder})
    return {
        round(cost, 4): " ".join(str(one.amount) for one in ladder if one.cost == cost)
        for cost in costs
    }


@pytest.mark.parametrize(
    ("least", "most", "chips", "expected"),
    [
        (
            25,
            1000,
            (25, 100, 500),
            {
                0.0: "100 150 200 300 400 600 800 1000",
                0.004: "50 250",
                0.01: "25 500",
                0.06: "350",
                0.066: "125 175 225 275 700 900",
                0.206: "75 325 375",
                0.216: "450 550",
                0.356: "650 750 850 950",
            },
        ),
        (
            990,
            10000,
            (100, 500, 1000),
            {
                0.0: "1000 2000 3000 4000 6000 8000 10000",
                0.004: "1200",
                0.006: "1500",
                0.01: "2500 5000",
                0.06: "1400 1600 1800",
                0.066: "3500 7000 9000",
                0.206: "1100 1300 1700 1900",
                0.216: "2200 2400 2800 4500 5500",
                0.356: "2100 2300 2600 2700 3200 6500 7500 8500 9500",
            },
        ),
        (
            1,
            30,
            (1, 5),
            {
                0.0: "2 4 6 8 10 20 30",
                0.004: "12",
                0.006: "1 3 15",
                0.01: "5 25",
                0.06: "14 16 18",
                0.066: "7 9",
                0.206: "11 13 17 19",
                0.216: "22 24 28",
                0.356: "21 23 26 27",
            },
        ),
        (
            200,
            200,
            (100,),
            {
                0.0: "200",
            },
        ),
        (201, 249, (100,), {}),
    ],
)
def test_a_ladder_has_what_chips_can_post_and_how_badly_each_is_counted(
    least, most, chips, expected
):
    ladder = rungs(least, most, chips)

    assert by_cost(ladder) == expected
    assert [one.amount for one in ladder] == sorted(one.amount for one in ladder)


def test_small_bets_are_counted_in_the_largest_chip_up_to_a_quarter_of_the_level():
    counted = {
        amount: unit(amount, (100, 25, 500)) for amount in (50, 99, 100, 399, 400, 1999, 2000)
    }

    assert counted == {50: 25, 99: 25, 100: 25, 399: 25, 400: 100, 1999: 100, 2000: 500}


def test_an_amount_is_rounded_to_whole_chips_half_a_chip_up_and_never_to_none():
    assert [in_units(amount, 25) for amount in (0, 3, 37, 37.5, 62, 62.5, 100)] == [
        25,
        25,
        25,
        50,
        50,
        75,
        100,
    ]


def test_the_first_rung_from_an_amount_is_one_that_is_easy_to_count_within_a_third_more():
    firsts = {
        amount: first_from(amount, LADDER)
        for amount in (
            1,
            25,
            26,
            100,
            101,
            151,
            400,
            401,
            601,
            805,
            1001,
            1201,
            7001,
            200000,
        )
    }

    assert {amount: rung.amount for amount, rung in firsts.items()} == {
        1: 25,
        25: 25,
        26: 50,
        100: 100,
        101: 150,
        151: 200,
        400: 400,
        401: 500,
        601: 800,
        805: 1000,
        1001: 1200,
        1201: 1500,
        7001: 8000,
        200000: 200000,
    }
    assert first_from(200_001, LADDER) is None


def test_an_easy_rung_is_taken_up_to_134_percent_and_no_further():
    hard, near, far = Rung(100, 0.05), Rung(134, 0.02), Rung(135, 0.02)

    assert first_from(100, [hard, near]) == near
    assert first_from(100, [hard, far]) == hard
    assert first_from(100, [Rung(100, 0.021), near]) == near
    assert first_from(100, [Rung(100, 0.1), far]) == far
    assert first_from(100, [Rung(100, 0.1)]) is None


@pytest.mark.parametrize(
    ("low", "high", "steps", "way"),
    [
        (100, 400, 0, None),
        (100, 200, 0, ""),
        (100, 201, 0, None),
        (100, 800, 1, None),
        (100, 400, 1, "200"),
        (100, 401, 1, None),
        (100, 400, 2, "150 250"),
        (100, 800, 3, "150 250 400"),
        (100, 1600, 5, "150 250 400 600 1000"),
        (200, 3000, 8, "300 400 600 800 1000 1200 1500 2000"),
        (200, 3000, 16, "250 300 350 400 500 600 700 800 900 1000 1200 1400 1500 1800 2000 2500"),
        (100, 150, 1, "125"),
        (100, 150, 2, None),
        (25, 20000, 9, "50 100 200 400 800 1500 3000 6000 10000"),
        (25, 20000, 10, "50 100 150 250 400 800 1500 3000 6000 10000"),
        (
            25,
            20000,
            24,
            (
                "50 75 100 150 200 250 300 400 500 600 800 1000 1200 1500 2000 2500 3000 4000 "
                "5000 6000 8000 10000 12000 15000"
            ),
        ),
        (175, 20000, 7, "300 500 800 1500 3000 6000 10000"),
    ],
)
def test_the_way_up_rises_evenly_by_amounts_easy_to_count_and_never_more_than_doubles(
    low, high, steps, way
):
    found = climb(low, high, steps, LADDER)

    assert (None if found is None else " ".join(str(one) for one in found)) == way


def test_a_way_up_takes_only_steps_that_are_allowed():
    def odd_only(below, above):
        return above <= 2 * below and 200 not in (below, above)

    ladder = [Rung(amount, 0.0) for amount in (100, 150, 200, 250, 300, 400)]

    assert climb(100, 400, 2, ladder) == [150, 250]
    assert climb(100, 400, 1, ladder, odd_only) is None
    assert climb(100, 400, 3, ladder, odd_only) == [150, 250, 300]
    assert climb(100, 200, 0, ladder, odd_only) is None
    assert climb(100, 400, 5, ladder, odd_only) is None
