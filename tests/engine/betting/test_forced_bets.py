"""Blinds and bring-ins in full, as the posts tell them, and what has to be asked."""

import pytest

from director.engine.betting.forced_bets import Forced, counted_blinds, forced_bet
from director.engine.betting.rounds import Action
from director.engine.not_possible import NotPossible

BLINDS = [Action(1, "post", 100), Action(2, "post", 200)]
SHORT = [Action(1, "post", 100), Action(2, "post", 150)]


def read(betting, actions, bet=200, **more):
    answer = forced_bet(betting, bet, actions, **more)
    return answer.amount, [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("betting", "actions", "more", "amount", "reasons"),
    [
        ("limit", BLINDS, {}, 200, []),
        ("no-limit", BLINDS, {}, 200, []),
        ("pot-limit", BLINDS, {"later_round": False}, 200, []),
        ("no-limit", SHORT, {}, 200, [
            ("Less was posted than the big blind or bring-in, which counts in full: 200"
             " (S 1.2; TDA 54-B)"),
        ]),
        ("limit", SHORT, {"stated": 150}, 150, []),
        ("limit", SHORT, {"stated": 200}, 200, []),
        ("limit", BLINDS, {"stated": 200}, 200, []),
        ("limit", BLINDS[::-1], {}, 200, []),
        ("limit", [], {"later_round": True}, 0, []),
        ("limit", [], {"later_round": True, "stated": 0}, 0, []),
        ("limit", [Action(1, "check")], {}, 0, [
            "Nothing was posted and seat 1 could check: it is a later round (S 1.1)",
        ]),
        ("no-limit", [Action(1, "fold"), Action(2, "bet", 300)], {}, 0, [
            "Nothing was posted and seat 2 could bet: it is a later round (S 1.1)",
        ]),
    ],
)  # fmt: skip
def test_the_forced_bet_counts_in_full_whatever_was_posted(betting, actions, more, amount, reasons):
    assert read(betting, actions, **more) == (amount, reasons)


def test_a_blind_may_be_a_single_chip():
    assert forced_bet("limit", 1, [Action(2, "post", 1)]) == Forced(1)


POSTS_FIRST = "write first who posted what, as in 1 post 100, 2 post 200"
WHICH_ROUND = "is this the first round, with blinds or a bring-in, or a later one?"
WHICH_BLINDS = "which blinds are due in full, as in 100, 200? With a bring-in write 0"


@pytest.mark.parametrize(
    ("betting", "actions", "more", "field", "message"),
    [
        ("limit", BLINDS, {"bet": 0}, "bet", "a bet is one chip or more"),
        ("no-limit", BLINDS, {"bet": 0}, "least_bet", "a bet is one chip or more"),
        ("limit", BLINDS, {"later_round": True}, "later_round",
         "seat 2 posts 200, and on a later round nobody does"),
        ("limit", BLINDS, {"bet": 199}, "bet", "seat 2 posts 200: the bet is no less than that"),
        ("pot-limit", BLINDS, {"bet": 199}, "least_bet",
         "seat 2 posts 200: the bet is no less than that"),
        ("limit", SHORT, {"stated": 149}, "forced",
         "it is no less than the 150 of seat 2, and no more than 200"),
        ("limit", SHORT, {"stated": 201}, "forced",
         "it is no less than the 150 of seat 2, and no more than 200"),
        ("limit", SHORT, {}, "forced",
         "seat 2 posts 150, and the bet is 200: what is the big blind or bring-in in full?"),
        ("limit", [], {}, "later_round", WHICH_ROUND),
        ("limit", [Action(1, "fold")], {}, "later_round", WHICH_ROUND),
        ("limit", [Action(1, "fold"), Action(2, "all-in", 50)], {}, "later_round", WHICH_ROUND),
        ("limit", [Action(1, "call")], {}, "actions", POSTS_FIRST),
        ("limit", [Action(1, "fold"), Action(2, "raise", 400)], {}, "actions", POSTS_FIRST),
        ("limit", [Action(1, "check")], {"stated": 200}, "actions", POSTS_FIRST),
        ("limit", [Action(1, "check")], {"later_round": False}, "actions", POSTS_FIRST),
    ],
)  # fmt: skip
def test_what_the_posts_do_not_tell_is_asked_for(betting, actions, more, field, message):
    with pytest.raises(NotPossible) as asked:
        read(betting, actions, **more)

    assert (asked.value.field, asked.value.message) == (field, message)


@pytest.mark.parametrize(
    ("posted", "stated", "blinds"),
    [
        ((100, 200), None, (100, 200)),
        ((200, 100), None, (100, 200)),
        ((100, 150), None, (100, 200)),
        ((150, 100), None, (150, 200)),
        ((200, 200), None, (200, 200)),
        ((), None, ()),
        ((75,), (0,), ()),
        ((200,), (100, 200), (100, 200)),
        ((), (0, 200), (200,)),
    ],
)
def test_tda_54_b_the_blinds_are_counted_in_full(posted, stated, blinds):
    actions = [Action(seat, "post", to) for seat, to in enumerate(posted, start=1)]

    assert counted_blinds(200, [*actions, Action(9, "fold")], stated) == blinds


@pytest.mark.parametrize(
    ("posted", "stated", "message"),
    [
        ((200,), None, WHICH_BLINDS),
        ((99, 200), None, WHICH_BLINDS),
        ((99, 150), None, WHICH_BLINDS),
        ((100, 200, 200), None, WHICH_BLINDS),
        ((100, 200), (100, 199), "the big blind among them is 200"),
        ((100, 200), (100, 200, 400), "the big blind among them is 200"),
    ],
)
def test_tda_54_b_blinds_that_two_posts_do_not_tell_are_asked_for(posted, stated, message):
    actions = [Action(seat, "post", to) for seat, to in enumerate(posted, start=1)]

    with pytest.raises(NotPossible) as asked:
        counted_blinds(200, actions, stated)

    assert (asked.value.field, asked.value.message) == ("blinds", message)
