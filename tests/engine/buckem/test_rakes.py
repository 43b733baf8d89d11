"""Rakes and burns of Buck 'em."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.buckem.judge import NextPot
from director.engine.buckem.rakes import burns, rake
from director.engine.cards import read_cards
from director.engine.not_possible import NotPossible

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


def test_b32_a_single_pot_says_no_more_than_that_it_is_raked():
    faces = rake(read_cards("Jh 2h 3c 4c 5c"), TRUMP, 60)

    assert [str(reason) for reason in faces.reasons] == [
        "The player rakes the single pot of 60 (BUCK)",
        "Dealt were two trumps with a face card, Jh 2h (BUCK)",
        "Everybody antes for the next round (BUCK)",
    ]


def test_b32_without_a_rake_the_pot_stays():
    answer = rake(read_cards("Kh As Ac 4c 5c"), TRUMP, 60)

    assert (answer.rakes, answer.amount, answer.proof) == (False, 0, ())
    assert answer.next == NextPot(60, 2, ante=True)
    assert [str(reason) for reason in answer.reasons] == [
        "There is no rake, and the pot of 60 stays (BUCK)",
        "Dealt were neither the ace of trump nor two trumps with a face card (BUCK)",
        "Everybody antes for the next round (BUCK)",
    ]


BURNED = "Seat {} is burned and pays 60 into the next pot (BUCK; C27)"
NEXT = "Nobody antes for the next round: its pot is {} (BUCK)"


@pytest.mark.parametrize(
    ("tricks", "awards", "owed", "following", "reasons"),
    [
        (
            {3: 1, 1: 3, 2: 1},
            {1: 60},
            {2: 60, 3: 60},
            NextPot(120, 2, ante=False),
            [
                "Seat 1 alone takes two tricks or more and wins the pot of 60 (BUCK)",
                BURNED.format(2),
                BURNED.format(3),
                NEXT.format(120),
            ],
        ),
        (
            {1: 2, 2: 2, 3: 1},
            {1: 30, 2: 30},
            {3: 60},
            NextPot(60, 1, ante=False),
            [
                "Seats 1 and 2 take two tricks or more and split the pot of 60 (BUCK)",
                BURNED.format(3),
                NEXT.format(60),
            ],
        ),
        (
            {1: 3, 2: 2},
            {1: 30, 2: 30},
            {},
            NextPot(0, 1, ante=True),
            [
                "Seats 1 and 2 take two tricks or more and split the pot of 60 (BUCK)",
                "Everybody antes for the next round (BUCK)",
            ],
        ),
        (
            {1: 5, 2: 0},
            {1: 60},
            {2: 60},
            NextPot(60, 1, ante=False),
            [
                "Seat 1 alone takes two tricks or more and wins the pot of 60 (BUCK)",
                BURNED.format(2),
                NEXT.format(60),
            ],
        ),
        (
            {1: 1, 2: 1, 3: 1, 4: 1, 5: 1},
            {},
            {1: 60, 2: 60, 3: 60, 4: 60, 5: 60},
            NextPot(360, 6, ante=False),
            [
                "Nobody takes two tricks: the pot of 60 stays (BUCK)",
                *[BURNED.format(seat) for seat in range(1, 6)],
                NEXT.format(360),
            ],
        ),
    ],
)
def test_b32_c27_what_burned_players_owe(tricks, awards, owed, following, reasons):
    answer = burns(tricks, 60, dealer=5)

    assert (answer.awards, answer.owed, answer.next) == (awards, owed, following)
    assert [str(reason) for reason in answer.reasons] == reasons


def test_b32_c28_the_odd_chip_goes_to_the_first_winner_left_of_the_dealer():
    answer = burns({2: 2, 4: 2, 6: 1}, 25, dealer=3, chip=5)

    assert answer.awards == {4: 15, 2: 10}
    assert [str(reason) for reason in answer.reasons] == [
        "Seats 4 and 2 take two tricks or more and split the pot of 25 (BUCK)",
        "The odd chip goes to seat 4, the first winner left of the dealer (house rule, C28)",
        "Seat 6 is burned and pays 25 into the next pot (BUCK; C27)",
        "Nobody antes for the next round: its pot is 25 (BUCK)",
    ]


def test_eight_may_stay_and_a_pot_of_one_chip_may_be_played_for():
    tricks = {seat: int(seat < 6) for seat in range(1, 9)}

    assert burns(tricks, 5, dealer=8, chip=5).owed == dict.fromkeys(range(1, 9), 5)
    assert burns({1: 3, 2: 2}, 1, dealer=1, rounds=3).awards == {2: 1, 1: 0}


HAND = read_cards("Ah 2c 3c 4c 5c")
NOT_FIVE = "the hand as dealt is five different cards"
NOT_FIVE_TRICKS = "two to eight players take five tricks between them"


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: rake(read_cards("Ah"), TRUMP, 60), "dealt", NOT_FIVE),
        (lambda: rake(read_cards("Ah 2c 3c 4c 5c 6c"), TRUMP, 60), "dealt", NOT_FIVE),
        (lambda: rake((*HAND[:4], HAND[0]), TRUMP, 60), "dealt", NOT_FIVE),
        (lambda: rake(HAND, TRUMP, -60), "pot", "the pot is in whole chips of 1"),
        (lambda: rake(HAND, TRUMP, 0), "pot", "the pot is in whole chips of 1"),
        (lambda: rake(HAND, TRUMP, 63, chip=5), "pot", "the pot is in whole chips of 5"),
        (lambda: rake(HAND, TRUMP, 60, chip=0), "chip", "the smallest chip is one or more"),
        (
            lambda: rake(HAND, TRUMP, 60, rounds=0),
            "rounds",
            "a pot holds one round of antes or more",
        ),
        (lambda: burns({1: 3, 2: 3}, 60, dealer=1), "tricks", NOT_FIVE_TRICKS),
        (lambda: burns({1: 2, 2: 2}, 60, dealer=1), "tricks", NOT_FIVE_TRICKS),
        (lambda: burns({1: 5}, 60, dealer=1), "tricks", NOT_FIVE_TRICKS),
        (lambda: burns({1: 6, 2: -1}, 60, dealer=1), "tricks", NOT_FIVE_TRICKS),
        (
            lambda: burns({seat: int(seat < 6) for seat in range(1, 10)}, 60, dealer=1),
            "tricks",
            NOT_FIVE_TRICKS,
        ),
        (
            lambda: burns({1: 3, 2: 2}, 60, dealer=1, rounds=0),
            "rounds",
            "a pot holds one round of antes or more",
        ),
    ],
)
def test_what_cannot_be_is_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)


@given(st.integers(1, 1000), st.sampled_from([1, 5, 25]), st.integers(1, 5))
def test_a_rake_and_what_it_leaves_are_the_pot(units, chip, rounds):
    answer = rake(read_cards("Ah 2c 3c 4c 5c"), TRUMP, units * chip, rounds=rounds, chip=chip)

    assert answer.amount + answer.next.pot == units * chip
