"""The sevens rule of California lowball."""

from itertools import combinations

import pytest

from director.engine.cards import RANKS, read_cards
from director.engine.questions import NotPossible
from director.engine.sevens_rule import (
    LateBet,
    seven_or_better,
    sevens_rule,
    sevens_violation,
)

YOU, CINDY, HENRY, JOHN = 1, 2, 3, 9
HANDS = {
    YOU: read_cards("5c 4d 3h 2s Ac"),
    CINDY: read_cards("6c 4c 3d 2h Ad"),
    HENRY: read_cards("6d 5d 4h 3s 2c"),
    JOHN: read_cards("8c 4s 3c 2d Ah"),
}
BETS = [LateBet(JOHN, 15, 15), LateBet(YOU, 60, 15), LateBet(CINDY, 60), LateBet(HENRY, 60)]


def breaks(hand, deed, **more):
    return sevens_violation(read_cards(hand), deed, bet=20, **more).violated


def test_b28_there_are_21_hands_a_seven_or_better():
    hands = [
        read_cards(" ".join(rank + suit for rank, suit in zip(ranks, "ssdhc", strict=True)))
        for ranks in combinations(RANKS, 5)
    ]

    assert sum(seven_or_better(hand).applies for hand in hands) == 21


def test_b28_the_joker_is_the_lowest_rank_that_is_missing():
    assert seven_or_better(read_cards("7c 6d 5h 4s Jo")).applies is True
    assert seven_or_better(read_cards("8c 6d 5h 4s Jo")).applies is False
    assert seven_or_better(read_cards("7c 7d 5h 4s Jo")).applies is False


@pytest.mark.parametrize(
    ("hand", "deed", "more", "broken"),
    [
        ("7c 6d 5h 4s 3c", "check", {}, True),
        ("8c 6d 5h 4s 3c", "check", {}, False),
        ("7c 6d 5h 4s 3c", "call", {"all_in": 15, "behind": 2}, True),
        ("7c 6d 5h 4s 3c", "call", {"all_in": 15, "behind": 0}, False),
        ("7c 6d 5h 4s 3c", "call", {"all_in": 5, "behind": 2}, True),
        ("7c 6d 5h 4s 3c", "call", {"all_in": 20, "behind": 2}, False),
        ("7c 6d 5h 4s 3c", "complete", {"all_in": 15, "behind": 2}, False),
        ("7c 6d 5h 4s 3c", "call", {"all_in": 15, "behind": 2, "half_is_a_bet": True}, False),
        ("7c 6d 5h 4s 3c", "call", {"all_in": 5, "behind": 2, "half_is_a_bet": True}, True),
        ("7c 6d 5h 4s 3c", "fold", {"all_in": 15, "behind": 2}, False),
    ],
)
def test_b28_c35_what_breaks_the_rule(hand, deed, more, broken):
    assert breaks(hand, deed, **more) is broken


def test_b28_s_app_b_the_wheel_that_just_called_wins_110():
    answer = sevens_rule(80, BETS, HANDS, YOU)

    assert answer.winners == (YOU,)
    assert answer.awards == {YOU: 110}
    assert answer.returned == {YOU: 45, CINDY: 60, HENRY: 60}
    assert answer.left == 0
    assert [str(reason) for reason in answer.reasons] == [
        "Of the pot seat 1 wins 110 (S App B)",
        "Seat 1 has the best hand and wins the pot as it stood at the violation (S App B)",
        "Everything put in after that goes back (S App B)",
        "Seat 1 takes back 45 (S App B)",
        "Seat 2 takes back 60 (S App B)",
        "Seat 3 takes back 60 (S App B)",
    ]


def test_b28_a_violator_who_is_beaten_loses_what_was_called():
    hands = {YOU: read_cards("7c 6h 5h 4s 3c"), CINDY: HANDS[CINDY]}
    bets = [LateBet(YOU, 20), LateBet(CINDY, 20)]

    answer = sevens_rule(80, bets, hands, YOU)

    assert (answer.awards, answer.returned) == ({CINDY: 120}, {})


def test_b28_a_short_all_in_that_beats_everybody_wins_the_main_pot_only():
    hands = {**HANDS, JOHN: read_cards("5d 4h 3s 2c Ad"), YOU: read_cards("7c 6h 5h 4s 3c")}

    answer = sevens_rule(80, BETS, hands, YOU)

    assert (answer.awards, answer.returned) == ({JOHN: 140, CINDY: 135}, {})


def test_b28_mb2_a_violator_who_ties_takes_back_the_bets_and_no_more():
    hands = {YOU: HANDS[YOU], CINDY: read_cards("5d 4h 3s 2c Ad")}
    bets = [LateBet(YOU, 20), LateBet(CINDY, 20), LateBet(HENRY, 20, folded=True)]

    answer = sevens_rule(80, bets, hands, YOU)

    assert (answer.awards, answer.returned) == ({CINDY: 120}, {YOU: 20})


def test_b28_in_some_clubs_the_whole_pot_is_forfeit():
    answer = sevens_rule(80, BETS, HANDS, YOU, forfeits_pot=True)

    assert (answer.awards, answer.returned) == ({CINDY: 275}, {})


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: sevens_rule(-1, [], HANDS, YOU), "pot"),
        (lambda: sevens_rule(80, BETS, HANDS, 7), "violator"),
        (lambda: sevens_rule(80, [LateBet(YOU, 5, 15)], HANDS, YOU), "bets"),
        (lambda: seven_or_better(read_cards("7c 6d")), "cards"),
        (lambda: breaks("7c 6d 5h 4s 3c", "check", all_in=5), "deed"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field
