"""What stacks are worth by the independent chip model."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.deals.icm import finishing_chances, icm_values


def exact_chances(stacks):
    """The chances by the sum over all sets of players who have taken the first places."""
    everyone = range(len(stacks))
    chances = [[Fraction(0)] * len(stacks) for _ in everyone]
    taken = {frozenset(): Fraction(1)}
    for place in everyone:
        following = {}
        for those, chance in taken.items():
            others = [player for player in everyone if player not in those]
            left = sum(stacks[player] for player in others)
            for player in others:
                here = chance * Fraction(stacks[player], left)
                chances[player][place] += here
                more = those | {player}
                following[more] = following.get(more, 0) + here
        taken = following
    return chances


def exact_values(stacks, prizes):
    return [
        sum(chance * prize for chance, prize in zip(row, prizes, strict=False))
        for row in exact_chances(stacks)
    ]


def by_all_orders(stacks, prizes):
    """The values by the sum over all orders of finishing, as the model is defined."""
    values = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            values[player] += chance * prize
    return values


def furthest(values, exact):
    return max(abs(Fraction(one) - other) for one, other in zip(values, exact, strict=True))


def in_cents(values):
    return [round(value, 2) for value in values]


def test_published_wikipedia_half_the_chips_are_worth_45_of_100():
    values = icm_values([50, 30, 20], [70, 30])

    assert [round(value, 1) for value in values] == [45.2, 32.2, 22.6]
    assert furthest(values, by_all_orders([50, 30, 20], [70, 30])) < Fraction(1, 10**12)


def test_published_three_players_and_three_prizes():
    assert in_cents(icm_values([5000, 3000, 2000], [50, 30, 20])) == [38.39, 32.75, 28.86]


def test_published_four_players_and_three_prizes():
    values = icm_values([5000, 3000, 1500, 500], [500, 300, 200])

    assert in_cents(values) == [377.78, 312.89, 225.60, 83.73]


def test_published_four_players_and_four_prizes_with_their_chances():
    stacks = [100_000, 70_000, 50_000, 20_000]

    assert in_cents(icm_values(stacks, [200, 120, 80, 50])) == [140.84, 123.80, 108.96, 76.40]
    assert [[round(chance * 100, 1) for chance in row] for row in finishing_chances(stacks)] == [
        [41.7, 31.9, 20.0, 6.4],
        [29.2, 31.2, 27.5, 12.2],
        [20.8, 25.4, 33.2, 20.6],
        [8.3, 11.6, 19.3, 60.8],
    ]


def test_the_chip_leader_of_two_has_the_chance_of_the_chips():
    assert finishing_chances([3, 1]) == [
        pytest.approx([0.75, 0.25], abs=1e-14),
        pytest.approx([0.25, 0.75], abs=1e-14),
    ]


@settings(max_examples=40)
@given(
    stacks=st.lists(st.integers(1, 10**9), min_size=1, max_size=8),
    prizes=st.lists(st.integers(0, 10**10), min_size=1, max_size=9),
)
def test_values_are_the_exact_sum_over_sets_to_a_hundredth_of_the_smallest_unit(stacks, prizes):
    assert furthest(icm_values(stacks, prizes), exact_values(stacks, prizes)) < Fraction(1, 100)


@pytest.mark.parametrize(
    "stacks",
    [
        [1000] * 12,
        [2**power for power in range(12)],
        [1, 1, 1, 1, 10**5, 10**5, 10**5, 10**5, 10**9, 10**9, 10**9, 10**9],
        [181_000, 92_500, 4_000, 33_000, 120_500, 76_000, 15_500, 58_000, 9_000, 41_000, 500, 25],
    ],
)
def test_twelve_players_have_the_exact_chances_and_values(stacks):
    prizes = [10**9 // place for place in range(1, 13)]
    exact = exact_chances(stacks)

    chances = finishing_chances(stacks)

    assert max(map(furthest, chances, exact)) < Fraction(1, 10**13)
    values = [
        sum(chance * prize for chance, prize in zip(row, prizes, strict=True)) for row in exact
    ]
    assert furthest(icm_values(stacks, prizes), values) < Fraction(1, 100)


def test_many_players_share_all_the_money_and_equal_stacks_share_alike():
    stacks = [1 + number % 40 for number in range(80)]
    prizes = [10**9 // place for place in range(1, 11)]

    values = icm_values(stacks, prizes)

    assert abs(sum(values) - sum(prizes)) < 0.01
    assert abs(values[5] - values[45]) < 0.001
    assert values[:40] == sorted(values[:40])


def test_the_chances_of_many_players_give_their_values():
    stacks, prizes = list(range(1, 31)), [5000, 3000, 2000, 1000]

    by_chances = [
        sum(chance * prize for chance, prize in zip(row, prizes, strict=True))
        for row in finishing_chances(stacks, 4)
    ]

    assert icm_values(stacks, prizes) == pytest.approx(by_chances, abs=1e-8)


def test_a_prize_for_a_place_far_down_only_is_not_lost():
    stacks = [10, 20, 30, 40, 50, 60]

    values = icm_values(stacks, [0, 0, 0, 0, 0, 100])

    assert furthest(values, exact_values(stacks, [0, 0, 0, 0, 0, 100])) < Fraction(1, 10**10)
    assert sum(icm_values([100] * 60, [0] * 59 + [100])) == pytest.approx(100, abs=1e-9)


def test_the_same_stacks_are_worth_the_same_every_time():
    stacks, prizes = [812, 411, 305, 77], [1000, 600, 400]

    assert icm_values(stacks, prizes) == icm_values(stacks, prizes)


def test_everybody_has_chips_and_something_is_won():
    for stacks, prizes, field in (
        ([5, 0], [1], "stacks"),
        ([], [1], "stacks"),
        ([5], [], "prizes"),
    ):
        with pytest.raises(NotPossible) as error:
            icm_values(stacks, prizes)
        assert error.value.field == field
