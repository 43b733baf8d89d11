"""Who shows first, and who may ask to see."""

import pytest

from director.engine.questions import NotPossible
from director.engine.showing_hands import may_ask_to_see, who_shows_first


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
    ("live", "more", "field"),
    [
        ([2], {}, "live"),
        ([2, 3], {}, "first"),
        ([2, 3], {"last_aggressor": 4}, "last_aggressor"),
    ],
)
def test_what_cannot_be_is_refused(live, more, field):
    with pytest.raises(NotPossible) as wrong:
        who_shows_first(live, **more)

    assert wrong.value.field == field
