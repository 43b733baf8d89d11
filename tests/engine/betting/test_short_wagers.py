"""Calls and raises that were too small, at each boundary and with all that is said of them."""

import pytest

from director.engine.betting.short_wagers import under_call, under_raise
from director.engine.not_possible import NotPossible

CALLED_TOO_SMALL = (
    "It is a raise that was called too small, and more than two players are in (TDA 51-B)"
)


def told(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("players", "more", "why", "rule"),
    [
        (
            4,
            {"opening_bet": False, "declared": True, "in_turn": False},
            "A call was declared, and that is all of it",
            "TDA 51-A",
        ),
        (2, {"opening_bet": False}, "Heads-up an under-call of any bet is a full call", "TDA 51-B"),
        (3, {"opening_bet": True}, "An under-call of the opening bet is a full call", "TDA 51-B"),
    ],
)
def test_tda_51_what_binds_to_a_full_call_leaves_nothing_to_forfeit(players, more, why, rule):
    answer = under_call(999, 1000, players=players, **more)

    assert answer[:4] == (1000, ("full call",), 0, 0)
    assert told(answer) == [
        f"The player makes a full call of 1,000, 1 more ({rule})",
        f"{why} ({rule})",
    ]


@pytest.mark.parametrize(
    ("put_in", "earlier_bet", "in_turn", "forfeits", "reasons"),
    [
        (
            1,
            0,
            True,
            1,
            [
                (
                    "The director decides: a full call of 1,200, 1,199 more, or the 1 stays in and"
                    " the hand folds (TDA 51-B)"
                ),
                CALLED_TOO_SMALL,
            ],
        ),
        (
            400,
            400,
            False,
            400,
            [
                (
                    "The director decides: a full call of 1,200, 800 more, or the 400 stays in and"
                    " the hand folds (TDA 51-B)"
                ),
                "The player was not in turn (TDA 51-B)",
            ],
        ),
        (
            401,
            400,
            True,
            400,
            [
                (
                    "The director decides: a full call of 1,200, 799 more, or the hand folds,"
                    " 400 stays in and 1 goes back (TDA 51-B)"
                ),
                CALLED_TOO_SMALL,
                (
                    "The chips would have been a call of 400, and only that is the under-call"
                    " (TDA add. 51)"
                ),
            ],
        ),
        (
            2,
            1,
            True,
            1,
            [
                (
                    "The director decides: a full call of 1,200, 1,198 more, or the hand folds,"
                    " 1 stays in and 1 goes back (TDA 51-B)"
                ),
                CALLED_TOO_SMALL,
                (
                    "The chips would have been a call of 1, and only that is the under-call"
                    " (TDA add. 51)"
                ),
            ],
        ),
        (
            1199,
            1199,
            True,
            1199,
            [
                (
                    "The director decides: a full call of 1,200, 1 more, or the 1,199 stays in and"
                    " the hand folds (TDA 51-B)"
                ),
                CALLED_TOO_SMALL,
            ],
        ),
    ],
)
def test_tda_51_where_the_director_decides_no_more_than_the_under_call_is_forfeit(
    put_in, earlier_bet, in_turn, forfeits, reasons
):
    answer = under_call(
        put_in, 1200, players=3, opening_bet=False, in_turn=in_turn, earlier_bet=earlier_bet
    )

    assert answer[:4] == (None, ("full call", "forfeit and fold"), forfeits, put_in - forfeits)
    assert told(answer) == reasons


def test_tda_51_out_of_turn_nothing_binds_but_a_call_that_was_declared():
    for players, opening_bet in ((2, False), (2, True), (3, True)):
        answer = under_call(
            400, 1000, players=players, opening_bet=opening_bet, in_turn=False, earlier_bet=0
        )
        assert answer[:4] == (None, ("full call", "forfeit and fold"), 400, 0)


@pytest.mark.parametrize(
    ("to", "too_late", "found", "reasons"),
    [
        (
            601,
            True,
            (601, False),
            [
                "The raise to 601 stands (TDA 52-A)",
                (
                    "There is 601 to call; a raise is to 1,201 at least, and at most to all the"
                    " player’s chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)"
                ),
                "The next card is out, or hands are being shown (TDA 52-A)",
            ],
        ),
        (
            1199,
            False,
            (1200, True),
            [
                "The raise is made 1,200, by everybody who bet since (TDA 52-A)",
                (
                    "There is 1,200 to call; a raise is to 1,800 at least, and at most to all the"
                    " player’s chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)"
                ),
                "Over a bet of 600 the least raise makes 1,200 (TDA 43)",
            ],
        ),
    ],
)
def test_tda_52_a_an_under_raise_is_any_between_the_bet_and_the_least_raise(
    to, too_late, found, reasons
):
    answer = under_raise(to, level=600, last_raise=600, too_late=too_late)

    assert answer[:2] == found
    assert told(answer) == reasons


def test_a_raise_of_one_chip_may_be_the_last_full_one():
    with pytest.raises(NotPossible) as wrong:
        under_raise(600, level=600, last_raise=1, too_late=False)

    assert wrong.value.field == "to"


UNDER_CALL = "an under-call is less than 1,000"
UNDER_RAISE = "an under-raise is above 600 and below 1,200"


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: under_call(0, 1000, players=2, opening_bet=True), "put_in", UNDER_CALL),
        (lambda: under_call(1000, 1000, players=2, opening_bet=True), "put_in", UNDER_CALL),
        (
            lambda: under_call(1, 1000, players=1, opening_bet=True),
            "players",
            "a call takes two players or more",
        ),
        (
            lambda: under_call(1, 1000, players=3, opening_bet=False),
            "earlier_bet",
            "which bet before the raise would the chips have called? 0 where none",
        ),
        (
            lambda: under_call(1, 1000, players=3, opening_bet=False, earlier_bet=1000),
            "earlier_bet",
            "a bet before the raise is less than 1,000",
        ),
        (
            lambda: under_call(1, 1000, players=3, opening_bet=False, earlier_bet=-1),
            "earlier_bet",
            "a bet before the raise is less than 1,000",
        ),
        (lambda: under_raise(600, level=600, last_raise=600, too_late=True), "to", UNDER_RAISE),
        (lambda: under_raise(1200, level=600, last_raise=600, too_late=True), "to", UNDER_RAISE),
        (
            lambda: under_raise(600, level=600, last_raise=0, too_late=True),
            "last_raise",
            "a raise is one chip or more",
        ),
    ],
)
def test_what_is_no_under_call_and_no_under_raise_is_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)
