"""The pot-limit maximum and its count."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.pot_limit import pot_limit_raise, pot_miscount
from director.engine.betting.rounds import Action
from director.engine.not_possible import NotPossible

BLINDS = [Action(2, "post", 100), Action(3, "post", 200)]


def bounds(actions, seat, **stakes):
    answer = pot_limit_raise(actions, seat, **stakes)
    return answer.least, answer.most


def test_b7_s_1_3_first_in_at_100_200_the_pot_is_700():
    answer = pot_limit_raise(BLINDS, 1, pot=0, least_bet=200)

    assert (answer.may_raise, answer.to_call, answer.least, answer.most) == (True, 200, 400, 700)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 1 may call 200 or raise, to 400 at least and 700 at most (S 1.3, TDA 54)",
        "Seat 1 has not acted in this round (TDA 47-A)",
        "The bet is 200 and the last full bet or raise 200, which makes 400 (TDA 43)",
        "A call of 200 makes the pot of 300 one of 500 (S 1.3)",
        "A raise of 500 on top of the bet of 200 makes 700 (S 1.3)",
        "The short way: three times 200 and the other 100 make 700 (S 1.3)",
        "With fewer chips than 400 in all a seat may go all-in for less (S 1.3)",
    ]


def test_b7_s_1_3_a_pot_raise_of_a_pot_bet_of_1500_is_6000():
    assert bounds([Action(3, "bet", 1500)], 1, pot=1500, least_bet=200) == (3000, 6000)


def test_b7_s_1_3_nobody_has_bet_and_the_most_is_the_pot():
    assert bounds([], 3, pot=1500, least_bet=200, later_round=True) == (200, 1500)


def test_a_least_bet_is_allowed_whatever_lies_in_the_pot():
    answer = pot_limit_raise([], 3, pot=50, least_bet=200, later_round=True)

    assert (answer.least, answer.most) == (200, 200)
    assert str(answer.reasons[3]) == (
        "The pot is small, and a least bet or raise is always allowed: 200 (S 1.3)"
    )


@pytest.mark.parametrize(("pot", "most"), [(400, 1200), (600, 1400)])
def test_b7_c11_over_a_bet_and_a_call_of_200(pot, most):
    actions = [Action(2, "bet", 200), Action(3, "call")]

    assert bounds(actions, 1, pot=pot, least_bet=200) == (400, most)


def test_b7_s_1_3_london_lowball_counts_eight_antes_and_the_bring_in():
    bring_in = Action(1, "post", 150)
    stakes = {"pot": 800, "least_bet": 150, "blinds": (0,)}

    assert bounds([bring_in], 2, **stakes) == (300, 1250)
    assert bounds([bring_in, Action(2, "raise", 650)], 3, **stakes) == (1150, 2900)


def test_b7_tda_54_b_a_dead_small_blind_counts_before_the_flop():
    answer = pot_limit_raise([Action(3, "post", 200)], 1, pot=0, least_bet=200, blinds=(100, 200))

    assert (answer.pot, answer.most) == (300, 700)
    assert (
        str(answer.reasons[-1])
        == "Blinds count in full, 100 and 200: 100 more than were posted (TDA 54-B)"
    )


@pytest.mark.parametrize("posted", [50, 100, 150])
def test_b7_tda_54_b_a_short_big_blind_counts_in_full(posted):
    actions = [Action(2, "post", 100), Action(3, "post", posted)]

    assert bounds(actions, 1, pot=0, least_bet=200, blinds=(100, 200)) == (400, 700)
    assert bounds(actions, 1, pot=0, least_bet=200) == (400, 700)


@pytest.mark.parametrize(
    ("actions", "stakes", "field"),
    [
        ([Action(3, "post", 200)], {"pot": 0}, "blinds"),
        ([Action(2, "post", 40), Action(3, "post", 200)], {"pot": 0}, "blinds"),
        (BLINDS, {"pot": 0, "blinds": (100, 400)}, "blinds"),
        (BLINDS, {"pot": 200}, "big_blind_ante"),
        (BLINDS, {"pot": 0, "count_ante": True}, "big_blind_ante"),
    ],
)
def test_blinds_and_an_ante_that_the_posts_do_not_tell_are_asked_for(actions, stakes, field):
    with pytest.raises(NotPossible) as asked:
        pot_limit_raise(actions, 1, least_bet=200, **stakes)

    assert asked.value.field == field


def test_b7_c12_the_big_blind_ante_counts_after_the_flop_only():
    first = {"pot": 0, "least_bet": 200, "big_blind_ante": 200}

    assert bounds(BLINDS, 1, **first) == (400, 700)
    assert bounds(BLINDS, 1, **first, count_ante=True) == (400, 900)
    in_it = first | {"pot": 200}
    assert bounds(BLINDS, 1, **in_it) == (400, 700)
    assert bounds(BLINDS, 1, **in_it, count_ante=True) == (400, 900)
    assert bounds([], 2, pot=800, least_bet=200, later_round=True) == (200, 800)
    assert bounds([], 2, pot=800, least_bet=200, later_round=True, big_blind_ante=200) == (200, 800)
    assert str(pot_limit_raise(BLINDS, 1, **first).reasons[-1]) == (
        "The big blind ante of 200 does not count on the first round (house rule, C12)"
    )


def test_the_most_is_the_stack_where_that_is_less():
    assert bounds(BLINDS, 1, pot=0, least_bet=200,
                  stacks={1: 550, 2: 900, 3: 900}) == (400, 550)  # fmt: skip


def test_b7_betting_is_reopened_as_in_no_limit():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550), Action(3, "fold")]

    answer = pot_limit_raise(actions, 1, pot=1000, least_bet=200)

    assert (answer.may_raise, answer.to_call, answer.most) == (False, 150, 0)


@pytest.mark.parametrize(
    ("quoted", "substantial_action", "next_card", "to"),
    [
        (600, False, False, 700),
        (600, True, False, 600),
        (900, False, False, 700),
        (900, True, False, 700),
        (900, True, True, 900),
        (700, True, True, 700),
    ],
)
def test_b9_tda_52_b_a_miscount_is_put_right_while_there_is_time(
    quoted, substantial_action, next_card, to
):
    answer = pot_miscount(quoted, 700, substantial_action=substantial_action, next_card=next_card)

    assert (answer.to, answer.corrected) == (to, to != quoted)
    assert str(answer.reasons[1]) == (
        f"The others have {to} to call, in all, and the pot is counted with it for a raise"
        " (TDA 54; S 1.3)"
    )


@pytest.mark.parametrize(
    ("quoted", "acted", "card", "said", "why"),
    [
        (699, False, False, "The bet is put right, to 700, for everybody",
         "Too little was quoted, and no substantial action has followed"),
        (699, True, False, "The bet stays 699",
         "Too little is put right only before substantial action"),
        (699, False, True, "The bet stays 699",
         "Too little is put right only before substantial action"),
        (701, False, False, "The bet is put right, to 700, for everybody",
         "Too much was quoted, and the next card is not out"),
        (701, True, False, "The bet is put right, to 700, for everybody",
         "Too much was quoted, and the next card is not out"),
        (701, False, True, "The bet stays 701",
         "Too much is put right only before the next card"),
    ],
)  # fmt: skip
def test_b9_tda_52_b_a_miscount_by_one_chip_says_until_when_it_is_put_right(
    quoted, acted, card, said, why
):
    answer = pot_miscount(quoted, 700, substantial_action=acted, next_card=card)

    assert [str(reason) for reason in answer.reasons[::2]] == [
        f"{said} (TDA 52-B)",
        f"{why} (TDA 52-B)",
    ]


def test_a_pot_bet_that_was_counted_right_stays_and_nothing_is_corrected():
    answer = pot_miscount(1, 1, substantial_action=False, next_card=False)

    assert (answer.to, answer.corrected) == (1, False)
    assert [str(reason) for reason in answer.reasons] == [
        "The pot bet of 1 was counted right (TDA 54)",
        (
            "The others have 1 to call, in all, and the pot is counted with it for a raise"
            " (TDA 54; S 1.3)"
        ),
    ]


NOT_ACTED = "Seat 1 has not acted in this round (TDA 47-A)"
COUNT = [
    "The bet is 200 and the last full bet or raise 200, which makes 400 (TDA 43)",
    "A call of 200 makes the pot of 300 one of 500 (S 1.3)",
    "A raise of 500 on top of the bet of 200 makes 700 (S 1.3)",
    "The short way: three times 200 and the other 100 make 700 (S 1.3)",
]


@pytest.mark.parametrize(
    ("stack", "bounds", "said", "how_far"),
    [
        (201, (201, 201), "call 200 or go all-in, 201 in all",
         ["With 201 in all the seat may go all-in for less than 400 (S 1.3)"]),
        (399, (399, 399), "call 200 or go all-in, 399 in all",
         ["With 399 in all the seat may go all-in for less than 400 (S 1.3)"]),
        (400, (400, 400), "call 200 or raise to 400",
         ["The seat has 400 in all, and no more (S 1.3)"]),
        (401, (400, 401), "call 200 or raise, to 400 at least and 401 at most",
         ["The seat has 401 in all, and no more (S 1.3)"]),
        (699, (400, 699), "call 200 or raise, to 400 at least and 699 at most",
         ["The seat has 699 in all, and no more (S 1.3)"]),
        (700, (400, 700), "call 200 or raise, to 400 at least and 700 at most", []),
        (701, (400, 700), "call 200 or raise, to 400 at least and 700 at most", []),
    ],
)  # fmt: skip
def test_a_stack_sets_the_bounds_up_to_the_pot(stack, bounds, said, how_far):
    answer = pot_limit_raise(BLINDS, 1, pot=0, least_bet=200, stacks={1: stack, 2: 900, 3: 900})

    assert (answer.may_raise, answer.to_call, answer.pot) == (True, 200, 300)
    assert (answer.least, answer.most) == bounds
    assert [str(reason) for reason in answer.reasons] == [
        f"Seat 1 may {said} (S 1.3, TDA 54)",
        NOT_ACTED,
        *COUNT,
        *how_far,
    ]


def test_a_stack_that_the_call_takes_whole_raises_nothing():
    answer = pot_limit_raise(BLINDS, 1, pot=0, least_bet=200, stacks={1: 200, 2: 900, 3: 900})

    assert answer[:6] == (1, False, 200, 0, 0, 300)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 1 may call all-in for 200 or fold, and may not raise (TDA 47-A)",
        "Seat 1 has no chips beyond the call (S 1.3)",
    ]


@pytest.mark.parametrize(
    ("pot", "most", "why"),
    [
        (0, 200, "The pot is small, and a least bet or raise is always allowed: 200 (S 1.3)"),
        (199, 200, "The pot is small, and a least bet or raise is always allowed: 200 (S 1.3)"),
        (200, 200, "Nobody has bet: the most is the pot of 200 (S 1.3)"),
        (201, 201, "Nobody has bet: the most is the pot of 201 (S 1.3)"),
    ],
)
def test_where_nobody_has_bet_the_most_is_the_pot_or_a_least_bet(pot, most, why):
    answer = pot_limit_raise([], 1, pot=pot, least_bet=200, later_round=True)

    assert (answer.least, answer.most, answer.pot) == (200, most, pot)
    assert [str(reason) for reason in answer.reasons[1:]] == [
        NOT_ACTED,
        "The least bet is 200 (S 1.2)",
        why,
        "With fewer chips than 200 in all a seat may go all-in for less (S 1.3)",
    ]


def test_c12_an_ante_larger_than_the_pot_that_was_told_was_left_out_of_it():
    first = {"least_bet": 200, "big_blind_ante": 200}

    assert pot_limit_raise(BLINDS, 1, pot=199, **first).pot == 199 + 300
    assert pot_limit_raise(BLINDS, 1, pot=200, **first).pot == 300
    counted = pot_limit_raise(BLINDS, 1, pot=200, **first, count_ante=True)
    assert (counted.pot, str(counted.reasons[-1])) == (
        500,
        "The big blind ante of 200 counts on the first round too (house rule, C12)",
    )


def test_no_ante_says_nothing_of_one_and_blinds_in_full_nothing_of_those():
    answer = pot_limit_raise(BLINDS, 1, pot=0, least_bet=200, big_blind_ante=0, blinds=(100, 200))

    assert [str(reason) for reason in answer.reasons[1:-1]] == [NOT_ACTED, *COUNT]


def test_who_may_not_raise_hears_why_and_no_count():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550), Action(3, "fold")]

    answer = pot_limit_raise(actions, 1, pot=1000, least_bet=200)

    assert answer[:6] == (1, False, 150, 0, 0, 1950)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 1 may call 150 or fold, and may not raise (TDA 47-A)",
        "Seat 1 has acted and now owes 150, less than the full raise of 400 (TDA 47-A)",
    ]


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (
            lambda: pot_limit_raise([], 1, pot=-1, least_bet=200, later_round=True),
            "pot",
            "there is no pot below nothing",
        ),
        (
            lambda: pot_limit_raise(BLINDS, 1, pot=0, least_bet=200, big_blind_ante=-1),
            "big_blind_ante",
            "there is no pot below nothing",
        ),
        (
            lambda: pot_limit_raise(BLINDS, 1, pot=1, least_bet=200),
            "big_blind_ante",
            "how much of the pot is a big blind ante? Write 0 where there is none",
        ),
        (
            lambda: pot_miscount(0, 1, substantial_action=False, next_card=False),
            "quoted",
            "a bet is one chip or more",
        ),
        (
            lambda: pot_miscount(1, 0, substantial_action=False, next_card=False),
            "correct",
            "a pot is one chip or more",
        ),
    ],
)
def test_what_cannot_be_or_has_to_be_asked_is_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)


@given(
    st.integers(0, 10_000),
    st.integers(200, 3000),
    st.lists(st.booleans(), max_size=5),
)
def test_a_pot_raise_is_three_times_the_last_bet_and_the_trail(pot, bet, callers):
    actions = [Action(1, "bet", bet)]
    actions += [Action(seat, "call" if in_ else "fold") for seat, in_ in enumerate(callers, 2)]
    trail = pot + sum(callers) * bet

    answer = pot_limit_raise(actions, 9, pot=pot, least_bet=200)

    assert answer.most == 3 * bet + trail


@given(st.integers(0, 5000), st.integers(200, 2000), st.integers(200, 2000))
def test_who_has_chips_in_front_still_raises_to_three_bets_and_the_trail(pot, bet, more):
    actions = [Action(1, "bet", bet), Action(2, "raise", 2 * bet + more), Action(3, "call")]

    answer = pot_limit_raise(actions, 1, pot=pot, least_bet=200)

    assert answer.most == 3 * (2 * bet + more) + pot + 2 * bet + more  # the own bet is no trail
