"""The sevens rule of California lowball."""

from itertools import combinations

import pytest

from director.engine.betting.sevens_rule import (
    LateBet,
    seven_or_better,
    sevens_rule,
    sevens_violation,
)
from director.engine.cards import RANKS, read_cards
from director.engine.not_possible import NotPossible

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


SEVEN, EIGHT = "7c 6d 5h 4s 3c", "8c 6d 5h 4s 3c"
JUST_CALLED = "It just called {all_in}, less than the bet of 20, with players still to act"
NOTHING_TO_GAIN = "Nobody was left to act, so there was nothing to gain by a call"
HALF_A_BET = "An all-in of half a bet or more may just be called"
A_WHOLE_BET = "The bet that was called is a whole one"
B, C35 = "S App B", "house rule, C35"


@pytest.mark.parametrize(
    ("hand", "deed", "more", "broken", "why", "rule"),
    [
        (SEVEN, "check", {}, True, "A seven or better was checked", B),
        (SEVEN, "check", {"all_in": 0}, True, "A seven or better was checked", B),
        (EIGHT, "check", {}, False, "The hand is no seven or better", B),
        (EIGHT, "call", {"all_in": 5, "behind": 2}, False, "The hand is no seven or better", B),
        (SEVEN, "call", {"all_in": 1, "behind": 2}, True, JUST_CALLED, B),
        (SEVEN, "call", {"all_in": 9, "behind": 1}, True, JUST_CALLED, B),
        (SEVEN, "call", {"all_in": 10, "behind": 1}, True, JUST_CALLED, C35),
        (SEVEN, "call", {"all_in": 19, "behind": 1}, True, JUST_CALLED, C35),
        (SEVEN, "call", {"all_in": 9, "behind": 0}, False, NOTHING_TO_GAIN, B),
        (SEVEN, "call", {"all_in": 10, "behind": 0}, False, NOTHING_TO_GAIN, C35),
        (SEVEN, "call", {"all_in": 0}, False, A_WHOLE_BET, B),
        (SEVEN, "call", {"all_in": 20}, False, A_WHOLE_BET, B),
        (SEVEN, "call", {"all_in": 20, "behind": 2}, False, A_WHOLE_BET, B),
        (SEVEN, "call", {"all_in": 25, "behind": 2}, False, A_WHOLE_BET, B),
        (SEVEN, "complete", {"all_in": 15, "behind": 2}, False, "A complete does not break", C35),
        (SEVEN, "complete", {"all_in": 9, "behind": 2}, False, "A complete does not break", B),
        (SEVEN, "raise", {"all_in": 20, "behind": 2}, False, "A raise does not break", B),
        (SEVEN, "bet", {}, False, "A bet does not break", B),
        (SEVEN, "fold", {"all_in": 15, "behind": 2}, False, "A fold does not break", C35),
    ],
)
def test_b28_c35_what_breaks_the_rule_and_why(hand, deed, more, broken, why, rule):
    answer = sevens_violation(read_cards(hand), deed, bet=20, **more)

    told = why.format(all_in=more.get("all_in")) + (" the rule" if why.endswith("break") else "")
    assert (answer.violated, [str(reason) for reason in answer.reasons]) == (
        broken,
        [
            f"The sevens rule is {'broken' if broken else 'kept'} (S App B)",
            f"{told} ({rule})",
            {
                SEVEN: "7c 6d 5h 4s 3c is a seven or better, 7-6-5-4-3 (S App B)",
                EIGHT: "8c 6d 5h 4s 3c is no seven or better, but 8-6-5-4-3 (S App B)",
            }[hand],
        ],
    )


@pytest.mark.parametrize(
    ("all_in", "behind", "broken", "why", "rule"),
    [
        (9, 1, True, JUST_CALLED, B),
        (9, 0, False, NOTHING_TO_GAIN, B),
        (10, 1, False, HALF_A_BET, C35),
        (10, 0, False, HALF_A_BET, C35),
        (19, 2, False, HALF_A_BET, C35),
        (20, 2, False, A_WHOLE_BET, B),
    ],
)
def test_c35_where_half_is_a_bet_half_of_it_may_just_be_called(all_in, behind, broken, why, rule):
    answer = sevens_violation(
        read_cards(SEVEN), "call", bet=20, all_in=all_in, behind=behind, half_is_a_bet=True
    )

    told = f"{why.format(all_in=all_in)} ({rule})"
    assert (answer.violated, str(answer.reasons[1])) == (broken, told)


def test_an_all_in_of_one_chip_is_short_of_a_bet_of_two_and_a_whole_bet_of_one():
    hand = read_cards(SEVEN)

    assert sevens_violation(hand, "call", bet=2, all_in=1, behind=1).violated is True
    assert sevens_violation(hand, "call", bet=1, all_in=1, behind=1).violated is False


def test_a_seven_says_why_it_is_one_and_an_eight_why_not():
    assert [str(reason) for reason in seven_or_better(read_cards(SEVEN)).reasons] == [
        "7c 6d 5h 4s 3c is a seven or better, 7-6-5-4-3 (S App B)",
        "No pair, and no card above a seven (S App A)",
    ]
    assert [str(reason) for reason in seven_or_better(read_cards(EIGHT)).reasons] == [
        "8c 6d 5h 4s 3c is no seven or better, but 8-6-5-4-3 (S App B)",
        "It takes five ranks up to a seven (S App A)",
    ]


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


def test_b28_what_was_in_before_the_violation_stays_in_the_pot():
    bets = [LateBet(JOHN, 15, 15), LateBet(YOU, 15, 14), LateBet(CINDY, 60)]

    answer = sevens_rule(0, bets, {**HANDS, HENRY: HANDS[JOHN]}, YOU)

    assert (answer.awards, answer.returned) == ({YOU: 29}, {YOU: 1, CINDY: 60})


def test_b28_a_violator_who_is_beaten_loses_what_was_called():
    hands = {YOU: read_cards("7c 6h 5h 4s 3c"), CINDY: HANDS[CINDY]}
    bets = [LateBet(YOU, 20), LateBet(CINDY, 20)]

    answer = sevens_rule(80, bets, hands, YOU)

    assert (answer.awards, answer.returned) == ({CINDY: 120}, {})


def test_b28_a_short_all_in_that_beats_everybody_wins_the_main_pot_only():
    hands = {**HANDS, JOHN: read_cards("5d 4h 3s 2c Ad"), YOU: read_cards("7c 6h 5h 4s 3c")}

    answer = sevens_rule(80, BETS, hands, YOU)

    assert (answer.awards, answer.returned) == ({JOHN: 140, CINDY: 135}, {})
    assert answer.winners == (CINDY, JOHN)
    assert str(answer.reasons[0]) == "Of the pot seat 2 wins 135 and seat 9 wins 140 (S App B)"


def test_b28_mb2_a_violator_who_ties_takes_back_the_bets_and_no_more():
    hands = {YOU: HANDS[YOU], CINDY: read_cards("5d 4h 3s 2c Ad")}
    bets = [LateBet(YOU, 20), LateBet(CINDY, 20), LateBet(HENRY, 20, folded=True)]

    answer = sevens_rule(80, bets, hands, YOU)

    assert (answer.awards, answer.returned) == ({CINDY: 120}, {YOU: 20})


def test_b28_in_some_clubs_the_whole_pot_is_forfeit():
    answer = sevens_rule(80, BETS, HANDS, YOU, forfeits_pot=True)

    assert (answer.awards, answer.returned) == ({CINDY: 275}, {})


def test_what_does_not_divide_is_left_for_the_odd_chips():
    seven = read_cards("7c 6h 5h 4s 3c")
    six = {CINDY: HANDS[CINDY], HENRY: read_cards("6d 4h 3s 2c As")}
    bets = [LateBet(seat, 20) for seat in (YOU, CINDY, HENRY)]

    answer = sevens_rule(81, bets, {YOU: seven, **six}, YOU)

    assert (answer.winners, answer.awards, answer.returned, answer.left) == (
        (CINDY, HENRY),
        {CINDY: 70, HENRY: 70},
        {},
        1,
    )
    assert [str(reason) for reason in answer.reasons] == [
        "Of the pot seat 2 wins 70 and seat 3 wins 70 (S App B)",
        "Seat 1 is beaten and loses what was called (S App B)",
        "1 does not divide: see odd chips (S 1.4)",
    ]


def test_what_is_left_of_two_pots_is_added_up():
    hands = {
        YOU: read_cards("7c 6h 5h 4s 3c"),
        CINDY: HANDS[CINDY],
        HENRY: read_cards("6d 4h 3s 2c As"),
        JOHN: read_cards("6h 4d 3c 2d Ac"),
    }
    bets = [LateBet(YOU, 40), LateBet(CINDY, 40), LateBet(HENRY, 39), LateBet(JOHN, 15)]

    answer = sevens_rule(10, bets, hands, YOU)

    # 70 among three leaves 1; 72 among two leaves none; the 2 on top are seat 2's alone
    assert (answer.awards, answer.left) == ({CINDY: 23 + 36 + 2, HENRY: 23 + 36, JOHN: 23}, 1)
    answer = sevens_rule(11, [*bets[:2], LateBet(HENRY, 40), bets[3]], hands, YOU)
    assert (answer.awards, answer.left) == ({CINDY: 23 + 37, HENRY: 23 + 37, JOHN: 23}, 2 + 1)


def test_a_hand_without_a_late_bet_plays_for_the_pot_before_the_draw():
    hands = {YOU: read_cards("7c 6h 5h 4s 3c"), CINDY: HANDS[CINDY], HENRY: HANDS[HENRY]}

    answer = sevens_rule(90, [LateBet(YOU, 20), LateBet(HENRY, 25)], hands, YOU)

    assert (answer.awards, answer.returned) == ({CINDY: 90, HENRY: 40}, {HENRY: 5})


def test_b28_mb2_of_a_tie_the_violator_takes_back_later_chips_and_says_why():
    hands = {YOU: HANDS[YOU], CINDY: read_cards("5d 4h 3s 2c Ad")}

    answer = sevens_rule(80, [LateBet(YOU, 20), LateBet(CINDY, 30)], hands, YOU)

    assert (answer.awards, answer.returned) == ({CINDY: 80}, {YOU: 20, CINDY: 30})
    assert [str(reason) for reason in answer.reasons] == [
        "Of the pot seat 2 wins 80 (S App B)",
        "Seat 1 ties, and takes back all chips put in after the draw (MB2)",
        "The rest is for those who kept the rule (MB2)",
        "Seat 1 takes back 20 (S App B)",
        "Seat 2 takes back 30 (S App B)",
    ]
    assert sevens_rule(80, [LateBet(YOU, 0), LateBet(CINDY, 0)], hands, YOU).returned == {}


def test_who_takes_back_chips_is_told_by_seat():
    hands = {JOHN: HANDS[YOU], CINDY: read_cards("5d 4h 3s 2c Ad")}

    answer = sevens_rule(80, [LateBet(JOHN, 20), LateBet(CINDY, 30)], hands, JOHN)

    assert [str(reason) for reason in answer.reasons[3:]] == [
        "Seat 2 takes back 30 (S App B)",
        "Seat 9 takes back 20 (S App B)",
    ]


def test_a_forfeit_changes_nothing_for_a_violator_who_is_beaten_anyway():
    hands = {YOU: read_cards("7c 6h 5h 4s 3c"), CINDY: HANDS[CINDY]}
    bets = [LateBet(YOU, 20), LateBet(CINDY, 20), LateBet(HENRY, 20, folded=True)]

    answer = sevens_rule(80, bets, hands, YOU, forfeits_pot=True)

    assert answer == sevens_rule(80, bets, hands, YOU)
    assert (answer.awards, str(answer.reasons[1])) == (
        {CINDY: 140},
        "Seat 1 is beaten and loses what was called (S App B)",
    )


def test_chips_of_who_folded_and_of_who_forfeits_go_to_the_others():
    bets = [*BETS[:3], LateBet(HENRY, 60, folded=True)]
    hands = {seat: HANDS[seat] for seat in (YOU, CINDY, JOHN)}

    answer = sevens_rule(80, bets, hands, YOU, forfeits_pot=True)

    assert (answer.awards, answer.returned) == ({CINDY: 275}, {})
    assert [str(reason) for reason in answer.reasons] == [
        "Of the pot seat 2 wins 275 (S App B)",
        "Seat 1 broke the rule and forfeits the whole pot (house rule, S App B)",
    ]


def test_no_pot_before_the_draw_and_a_bet_of_nothing_are_possible():
    answer = sevens_rule(
        0, [LateBet(YOU, 0), LateBet(CINDY, 0)], {YOU: HANDS[YOU]} | {CINDY: HANDS[CINDY]}, YOU
    )

    assert (answer.awards, answer.returned) == ({YOU: 0}, {})


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: sevens_rule(-1, [], HANDS, YOU), "pot", "there is no pot below nothing"),
        (lambda: sevens_rule(80, BETS, HANDS, 7), "violator", "seat 7 shows no hand"),
        (
            lambda: sevens_rule(80, [*BETS, LateBet(YOU, 60)], HANDS, YOU),
            "bets",
            "a seat is there twice",
        ),
        (
            lambda: sevens_rule(80, [LateBet(YOU, 14, 15)], HANDS, YOU),
            "bets",
            "seat 1 had no more in before than in all",
        ),
        (
            lambda: sevens_rule(80, [LateBet(YOU, 15, -1)], HANDS, YOU),
            "bets",
            "seat 1 had no more in before than in all",
        ),
        (
            lambda: sevens_rule(80, [LateBet(YOU, 15, folded=True)], HANDS, YOU),
            "bets",
            "seat 1 has folded or shows a hand",
        ),
        (
            lambda: sevens_rule(80, [LateBet(7, 15)], HANDS, YOU),
            "bets",
            "seat 7 has folded or shows a hand",
        ),
        (
            lambda: sevens_rule(80, [], {YOU: HANDS[YOU]}, YOU, forfeits_pot=True),
            "hands",
            "who else shows a hand?",
        ),
        (
            lambda: sevens_rule(80, [], {YOU: read_cards("7c 6d")}, YOU),
            "hands",
            "a lowball hand is five different cards",
        ),
        (
            lambda: seven_or_better(read_cards("7c 6d 5c 4c 3c 2c")),
            "cards",
            "a lowball hand is five different cards",
        ),
        (
            lambda: seven_or_better(read_cards("7c 6d 5h 4s") * 2),
            "cards",
            "a lowball hand is five different cards",
        ),
        (
            lambda: seven_or_better((*read_cards("7c 6d 5h 4s"), read_cards("4s")[0])),
            "cards",
            "a lowball hand is five different cards",
        ),
        (
            lambda: sevens_violation(read_cards(SEVEN), "check", bet=0),
            "bet",
            "a bet is one chip or more",
        ),
        (lambda: breaks(SEVEN, "call", all_in=-1), "all_in", "nothing is below nothing"),
        (
            lambda: breaks(SEVEN, "call", all_in=15, behind=-1),
            "behind",
            "nothing is below nothing",
        ),
        (
            lambda: breaks(SEVEN, "call"),
            "all_in",
            "which all-in was called? Write 0 where it was a whole bet",
        ),
        (
            lambda: breaks(SEVEN, "call", all_in=1),
            "behind",
            "how many players were still to act?",
        ),
        (
            lambda: breaks(SEVEN, "call", all_in=19),
            "behind",
            "how many players were still to act?",
        ),
        (lambda: breaks(SEVEN, "check", all_in=1), "deed", "facing a bet nobody can check"),
    ],
)
def test_what_cannot_be_is_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, str(wrong.value)) == (field, message)
