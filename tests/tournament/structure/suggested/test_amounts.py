"""What each level of a schedule is played for: up to the end, beyond it, and what is left open."""

import pytest

from director.tournament.structure.suggested.amounts import Slope
from director.tournament.structure.suggested.ladders import Rung, rungs

CHIPS = (25, 100, 500, 1000, 5000)
LADDER = rungs(25, 200_000, CHIPS)


def slope(stack, depth=0, halved_in=(), need=20_000):
    return Slope(LADDER, need, stack, 60, depth, halved_in)


def words(amounts):
    return " ".join(str(one) for one in amounts)


@pytest.mark.parametrize(
    ("stack", "depth", "levels", "expected"),
    [
        (500, 0, 12, "25 50 100 150 250 400 800 1500 3000 6000 10000 20000"),
        (
            500,
            0,
            20,
            (
                "25 50 100 150 200 300 400 600 800 1000 1200 1500 2000 3000 4000 6000 8000 "
                "10000 15000 20000"
            ),
        ),
        (3000, 0, 8, "175 350 700 1400 2500 5000 10000 20000"),
        (3000, 0, 12, "50 100 150 250 400 800 1500 2500 4000 6000 10000 20000"),
        (3000, 0, 16, "50 100 150 200 300 400 600 800 1200 2000 3000 4000 6000 8000 12000 20000"),
        (
            3000,
            0,
            25,
            (
                "25 50 100 150 200 250 300 400 500 600 800 1000 1200 1500 2000 2500 3000 4000 "
                "5000 6000 8000 10000 12000 15000 20000"
            ),
        ),
        (10000, 0, 8, "200 400 800 1500 3000 6000 10000 20000"),
        (10000, 0, 12, "150 250 400 600 800 1200 2000 3000 5000 8000 12000 20000"),
        (
            10000,
            0,
            16,
            "100 150 200 300 400 600 800 1000 1500 2000 3000 4000 6000 8000 12000 20000",
        ),
        (
            10000,
            0,
            20,
            (
                "100 150 200 250 300 400 600 800 1000 1200 1500 2000 3000 4000 6000 8000 10000 "
                "12000 15000 20000"
            ),
        ),
        (
            10000,
            0,
            30,
            (
                "100 125 150 175 200 250 300 350 400 500 600 700 800 1000 1200 1500 1800 2000 "
                "2500 3000 3500 4000 5000 6000 8000 10000 12000 15000 18000 20000"
            ),
        ),
        (
            10000,
            0,
            40,
            (
                "50 100 125 150 175 200 225 250 275 300 350 400 500 600 700 800 900 1000 1200 "
                "1400 1500 1600 1800 2000 2500 3000 3500 4000 5000 6000 7000 8000 9000 10000 "
                "12000 14000 15000 16000 18000 20000"
            ),
        ),
        (
            10000,
            0,
            60,
            (
                "100 125 150 175 200 225 250 275 300 325 350 375 400 450 500 550 600 700 800 "
                "900 1000 1100 1200 1250 1300 1400 1500 1600 1700 1800 1900 2000 2200 2250 2400 "
                "2500 2750 2800 3000 3500 4000 4500 5000 5500 6000 7000 8000 9000 10000 11000 "
                "12000 12500 13000 14000 15000 16000 17000 18000 19000 20000"
            ),
        ),
        (20000, 0, 5, "1400 2500 5000 10000 20000"),
        (20000, 0, 12, "250 400 600 800 1200 2000 3000 4000 6000 8000 12000 20000"),
        (
            20000,
            0,
            25,
            (
                "200 250 300 350 400 500 600 700 800 1000 1200 1500 1800 2000 2500 3000 4000 "
                "5000 6000 8000 10000 12000 15000 18000 20000"
            ),
        ),
        (100000, 0, 2, "10000 20000"),
        (100000, 0, 3, "8000 12000 20000"),
        (100000, 0, 5, "3000 5000 8000 12000 20000"),
        (100000, 0, 12, "1000 1200 1500 2000 3000 4000 6000 8000 10000 12000 15000 20000"),
        (
            100000,
            0,
            60,
            (
                "600 650 700 750 800 850 900 950 1000 1100 1200 1250 1300 1400 1500 1600 1700 "
                "1750 1800 1900 2000 2100 2200 2250 2300 2400 2500 2600 2750 2800 3000 3200 "
                "3250 3500 3750 4000 4500 5000 5500 6000 6500 7000 7500 8000 8500 9000 9500 "
                "10000 11000 12000 12500 13000 14000 15000 16000 17000 17500 18000 19000 20000"
            ),
        ),
        (
            3000,
            50,
            20,
            (
                "50 100 150 200 250 300 400 600 800 1000 1200 1500 2000 3000 4000 6000 8000 "
                "10000 15000 20000"
            ),
        ),
        (10000, 50, 12, "200 300 400 600 800 1200 2000 3000 5000 8000 12000 20000"),
        (
            10000,
            50,
            16,
            "200 250 300 400 600 800 1000 1500 2000 3000 4000 6000 8000 10000 15000 20000",
        ),
        (20000, 200, 12, "100 150 250 400 600 1000 2000 3000 5000 8000 12000 20000"),
        (
            20000,
            200,
            20,
            (
                "100 150 200 250 300 400 600 800 1000 1200 1500 2000 3000 4000 6000 8000 10000 "
                "12000 15000 20000"
            ),
        ),
        (100000, 200, 8, "500 800 1500 2500 4000 6000 10000 20000"),
        (100000, 30, 4, "3250 6000 10000 20000"),
    ],
)
def test_the_levels_of_an_event_rise_evenly_from_a_usual_depth_to_its_end(
    stack, depth, levels, expected
):
    assert words(slope(stack, depth).from_nothing(levels)) == expected


@pytest.mark.parametrize(
    ("stack", "depth", "levels"), [(500, 0, 8), (3000, 0, 5), (10_000, 0, 5), (20_000, 200, 8)]
)
def test_levels_that_cannot_reach_the_end_are_too_few(stack, depth, levels):
    with pytest.raises(ValueError, match=f"^{levels} levels are too few for 60 players: add hours"):
        slope(stack, depth).from_nothing(levels)


def test_one_level_or_none_is_too_few_and_so_is_any_number_where_no_amount_reaches_the_end():
    sentences = []
    for levels, need in ((1, 20_000), (0, 20_000), (-3, 20_000), (30, 200_001)):
        with pytest.raises(ValueError, match="too few") as refused:
            slope(10_000, need=need).from_nothing(levels)
        sentences.append(str(refused.value))

    assert sentences == [
        f"{words} too few for 60 players: add hours or shorten the levels"
        for words in ("1 level is", "1 level is", "1 level is", "30 levels are")
    ]


def test_levels_are_too_many_up_to_a_rise_of_half_each_and_too_few_beyond_it():
    sentences = []
    for last in (225, 226):
        ladder = [Rung(100, 0.0), Rung(last, 0.0)]
        with pytest.raises(ValueError, match="levels are too") as refused:
            Slope(ladder, last, 10_000, 9).from_nothing(3)
        sentences.append(str(refused.value))

    assert sentences == [
        "3 levels are too many to rise one by one: lengthen the levels or add chips",
        "3 levels are too few for 9 players: add hours or shorten the levels",
    ]


@pytest.mark.parametrize(
    ("low", "levels", "expected"),
    [
        (200, 5, "400 800 1500 3000 6000 10000 20000"),
        (200, 8, "400 800 1500 2500 4000 6000 10000 20000"),
        (200, 12, "300 400 600 800 1200 2000 3000 4000 6000 8000 12000 20000"),
        (200, 0, "400 800 1500 3000 6000 10000 20000"),
        (200, 1, "400 800 1500 3000 6000 10000 20000"),
        (
            200,
            90,
            (
                "225 250 275 300 325 350 375 400 450 500 550 600 650 700 750 800 850 900 950 "
                "1000 1100 1200 1250 1300 1400 1500 1600 1700 1750 1800 1900 2000 2100 2200 "
                "2250 2300 2400 2500 2600 2700 2750 2800 3000 3200 3250 3500 3750 4000 4500 "
                "5000 5500 6000 6500 7000 7500 8000 8500 9000 9500 10000 11000 12000 12500 "
                "13000 14000 15000 16000 17000 17500 18000 19000 20000"
            ),
        ),
        (5000, -2, "10000 20000"),
        (10000, 1, "20000"),
        (15000, 1, "20000"),
        (15000, 3, "16000 18000 20000"),
        (15000, 6, "16000 17000 17500 18000 19000 20000"),
        (19999, 2, "20000"),
        (20000, 1, "25000"),
        (25000, 2, "30000"),
        (100000, 2, "120000"),
        (200000, 1, ""),
    ],
)
def test_levels_go_on_from_one_that_is_known_as_near_to_the_number_wanted_as_can_be(
    low, levels, expected
):
    assert words(slope(10_000).on_from(low, levels)) == expected


def test_where_no_way_goes_up_the_end_itself_follows():
    steep = Slope([Rung(100, 0.0), Rung(1000, 0.0)], 1000, 10_000, 9)

    assert steep.on_from(100, 3) == [1000]


@pytest.mark.parametrize(
    ("last", "levels", "expected"),
    [
        (20000, 0, ""),
        (20000, 1, "30000"),
        (20000, 4, "30000 40000 60000 80000"),
        (20000, 8, "30000 40000 60000 80000 120000 150000 200000"),
        (25000, 3, "40000 60000 80000"),
        (39999, 2, "40000 60000"),
        (40000, 1, ""),
        (60000, 6, ""),
        (10000, 2, "15000 20000"),
        (5000, 3, "8000 12000 15000"),
        (200000, 3, ""),
        (150000, 4, ""),
    ],
)
def test_levels_beyond_the_end_rise_by_about_two_fifths_while_there_are_amounts(
    last, levels, expected
):
    assert words(slope(10_000).beyond(last, levels)) == expected


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ([100, 0, 200], [100, 150, 200]),
        ([0, 0, 200], [100, 150, 200]),
        ([0, 0, 0, 1000], [375, 600, 800, 1000]),
        ([100, 0, 0, 400], [100, 150, 250, 400]),
        ([100, 0, 0], [100, 100, 100]),
        ([0, 0], [0, 0]),
        ([], []),
        ([0, 100], [75, 100]),
        ([0, 300, 0, 0, 0, 800, 0], [225, 300, 400, 500, 600, 800, 800]),
        ([200, 0, 150], [200, 200, 150]),
        ([100, 0, 110], [100, 100, 110]),
        ([0, 25], [25, 25]),
        ([0, 0, 50], [25, 25, 50]),
        ([100, 0, 900], [100, 100, 900]),
        ([500, 0, 0, 0, 0, 3000], [500, 800, 1000, 1500, 2000, 3000]),
    ],
)
def test_an_amount_left_open_is_filled_between_its_neighbors(amounts, expected):
    assert slope(10_000).filled(amounts) == expected


def test_the_half_played_by_big_bet_games_must_not_rise_too_much_either():
    # in chips of 100 and 500 the half of 2300 is 1200, of 4400 it is 2200, of 4500 it is 2500
    whole, halves = slope(10_000), slope(10_000, halved_in=(100, 500))
    pairs = [(100, 200), (100, 201), (2300, 4400), (2300, 4500), (2500, 5000)]

    assert [whole.allows(*one) for one in pairs] == [True, False, True, True, True]
    assert [halves.allows(*one) for one in pairs] == [True, False, True, False, True]
