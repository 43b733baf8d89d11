"""Rakes and burns of Buck 'em."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.bucks import NextPot
from director.engine.cards import read_cards
from director.engine.questions import NotPossible
from director.engine.rakes import burns, rake

TRUMP = read_cards("7h")[0]


@pytest.mark.parametrize(
    ("dealt", "proof"),
    [
        ("Ah 2c 3c 4c 5c", "Ah"),
        ("Jh 2h 3c 4c 5c", "Jh 2h"),
        ("Kh Qh 3c 4c 5c", "Kh Qh"),
        ("Th 9h 8h 4c 5c", ""),
        ("Kh As Ac 4c 5c", ""),
        ("As Ac Ad Ks Kc", ""),
    ],
)
def test_b32_who_rakes_with_what_was_dealt(dealt, proof):
    answer = rake(read_cards(dealt), TRUMP, 60)

    assert (answer.rakes, answer.proof) == (bool(proof), read_cards(proof))


def test_b32_a_single_pot_is_raked_whole_and_a_larger_one_by_half():
    hand = read_cards("Ah 2c 3c 4c 5c")

    single, double = rake(hand, TRUMP, 60), rake(hand, TRUMP, 125, rounds=2, chip=5)

    assert (single.amount, single.next) == (60, NextPot(0, 1, ante=True))
    assert (double.amount, double.next) == (60, NextPot(65, 1, ante=False))
    assert [str(reason) for reason in double.reasons] == [
        "The player rakes 60, half of the pot of 125 (BUCK)",
        "Dealt was the ace of trump, Ah (BUCK)",
        "The pot holds 2 rounds of antes or matches, and is not single (BUCK; C28)",
        "Nobody antes for the next round: its pot is 65 (BUCK)",
    ]


def test_b32_without_a_rake_the_pot_stays():
    assert rake(read_cards("Kh As Ac 4c 5c"), TRUMP, 60).next == NextPot(60, 2, ante=True)


@pytest.mark.parametrize(
    ("tricks", "awards", "owed", "following"),
    [
        ({1: 3, 2: 1, 3: 1}, {1: 60}, {2: 60, 3: 60}, NextPot(120, 2, ante=False)),
        ({1: 2, 2: 2, 3: 1}, {1: 30, 2: 30}, {3: 60}, NextPot(60, 1, ante=False)),
        ({1: 3, 2: 2}, {1: 30, 2: 30}, {}, NextPot(0, 1, ante=True)),
        (
            {1: 1, 2: 1, 3: 1, 4: 1, 5: 1},
            {},
            {1: 60, 2: 60, 3: 60, 4: 60, 5: 60},
            NextPot(360, 6, ante=False),
        ),
    ],
)
def test_b32_c27_what_burned_players_owe(tricks, awards, owed, following):
    answer = burns(tricks, 60, dealer=5)

    assert (answer.awards, answer.owed, answer.next) == (awards, owed, following)


def test_b32_c28_the_odd_chip_goes_to_the_first_winner_left_of_the_dealer():
    answer = burns({2: 2, 4: 2, 6: 1}, 25, dealer=3, chip=5)

    assert answer.awards == {4: 15, 2: 10}
    assert str(answer.reasons[1]) == (
        "The odd chip goes to seat 4, the first winner left of the dealer (house rule, C28)"
    )


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: rake(read_cards("Ah"), TRUMP, 60), "dealt"),
        (lambda: rake(read_cards("Ah 2c 3c 4c 5c"), TRUMP, -60), "pot"),
        (lambda: burns({1: 3, 2: 3}, 60, dealer=1), "tricks"),
        (lambda: burns({1: 3, 2: 2}, 60, dealer=1, rounds=0), "rounds"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.integers(1, 1000), st.sampled_from([1, 5, 25]), st.integers(1, 5))
def test_a_rake_and_what_it_leaves_are_the_pot(units, chip, rounds):
    answer = rake(read_cards("Ah 2c 3c 4c 5c"), TRUMP, units * chip, rounds=rounds, chip=chip)

    assert answer.amount + answer.next.pot == units * chip
