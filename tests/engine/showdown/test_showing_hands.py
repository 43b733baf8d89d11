"""Who shows first, and who may ask to see."""

import pytest

from director.engine.not_possible import NotPossible
from director.engine.showdown.showing_hands import may_ask_to_see, who_shows_first


def test_b23_the_last_aggressor_shows_first():
    answer = who_shows_first([2, 5, 7], last_aggressor=5, first=2)

    assert (answer.at_once, answer.order) == (False, (5, 7, 2))
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 5 shows first, then clockwise 7 and 2 (TDA 17-A)",
        "Seat 5 bet or raised last in the final round (TDA 17-A)",
        "Who plays for the pot tables all cards, even to play the board (TDA 18)",
    ]


def test_b23_without_a_bet_who_was_first_to_act_shows_first():
    assert who_shows_first([2, 5, 7], first=7).order == (7, 2, 5)


def test_b23_all_in_hands_go_up_at_once():
    assert who_shows_first([7, 2, 5], all_in=True)[:2] == (True, (2, 5, 7))
    assert who_shows_first([2, 5], all_in=True, betting_over=False, first=2)[0] is False


def told(answer):
    return [str(reason) for reason in answer.reasons]


def test_tda_17_whoever_begins_the_others_follow_clockwise_and_the_reason_says_why():
    answer = who_shows_first({7, 2, 5}, first=7)

    assert (answer.at_once, answer.order) == (False, (7, 2, 5))
    assert told(answer) == [
        "Seat 7 shows first, then clockwise 2 and 5 (TDA 17-A)",
        "Nobody bet in the final round, and seat 7 was first to act in it (TDA 17-A)",
        "Who plays for the pot tables all cards, even to play the board (TDA 18)",
    ]


def test_tda_16_all_in_hands_go_up_together_whoever_bet_last():
    answer = who_shows_first({7, 2}, last_aggressor=7, all_in=True)

    assert (answer.at_once, answer.order) == (True, (2, 7))
    assert told(answer) == [
        "All hands go face up now (TDA 16)",
        ("Somebody is all-in and no more betting is possible: no card comes before that (TDA 16)"),
    ]
    assert who_shows_first({7, 2}, last_aggressor=7).at_once is False


NO_BET = "There was no bet in the last round"
ONLY = "Only who called may insist, and only on the last aggressor’s hand"


@pytest.mark.parametrize(
    ("asked", "said", "why", "rule"),
    [
        (
            (False, True, False, True),
            "The player may not ask",
            "Who has mucked or never tabled a hand has no right to see another",
            "TDA 18-A",
        ),
        (
            (True, True, True, True),
            "The player may insist, and the hand is shown",
            "Who called in the last round paid to see the last aggressor’s hand",
            "TDA 18-B",
        ),
        (
            (True, False, True, True),
            "The director decides whether the hand is shown",
            ONLY,
            "TDA 18-B",
        ),
        (
            (True, True, True, False),
            "The director decides whether the hand is shown",
            ONLY,
            "TDA 18-B",
        ),
        (
            (False, True, True, True),
            "The director decides whether the hand is shown",
            NO_BET,
            "TDA 18-B",
        ),
    ],
)
def test_tda_18_who_may_ask_to_see_hears_why(asked, said, why, rule):
    keys = ("river_bet", "asker_called", "asker_has_cards", "asked_was_aggressor")

    answer = may_ask_to_see(**dict(zip(keys, asked, strict=True)))

    assert told(answer) == [f"{said} ({rule})", f"{why} ({rule})"]


@pytest.mark.parametrize(
    ("river_bet", "asker_called", "asker_has_cards", "asked_was_aggressor", "answer"),
    [
        (True, True, True, True, "yes"),
        (True, True, False, True, "no"),
        (True, True, True, False, "director decides"),
        (True, False, True, True, "director decides"),
        (False, False, True, False, "director decides"),
        (False, False, False, False, "no"),
    ],
)
def test_b23_who_may_ask_to_see(
    river_bet, asker_called, asker_has_cards, asked_was_aggressor, answer
):
    ruling = may_ask_to_see(
        river_bet=river_bet,
        asker_called=asker_called,
        asker_has_cards=asker_has_cards,
        asked_was_aggressor=asked_was_aggressor,
    )

    assert ruling.answer == answer


@pytest.mark.parametrize(
    ("live", "more", "field", "message"),
    [
        ([2], {"first": 2}, "live", "a showdown is among two players or more"),
        ([2, 3], {}, "first", "nobody bet: who acted first in the last round?"),
        ([2, 3], {"first": 4}, "first", "seat 4 is not in the hand any more"),
        (
            [2, 3],
            {"first": 2, "last_aggressor": 4},
            "last_aggressor",
            "seat 4 is not in the hand any more",
        ),
    ],
)
def test_what_cannot_be_is_refused(live, more, field, message):
    with pytest.raises(NotPossible) as wrong:
        who_shows_first(live, **more)

    assert (wrong.value.field, wrong.value.message) == (field, message)
