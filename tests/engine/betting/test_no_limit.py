"""No-limit raises: how much, and for whom the betting is open."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.no_limit import no_limit_raise
from director.engine.betting.rounds import Action
from director.engine.not_possible import NotPossible

A, B, C, D = 1, 2, 3, 4

SHORT_ALL_INS = [
    Action(A, "bet", 400),
    Action(B, "all-in", 550),
    Action(C, "call"),
    Action(D, "all-in", 800),
]
BLINDS = [Action(2, "post", 100), Action(3, "post", 200)]


def raises(actions, seat, **stakes):
    answer = no_limit_raise(actions, seat, **stakes)
    return answer.may_raise, answer.to_call, answer.least


def test_b6_cumulative_short_all_ins_reopen_for_seat_a():
    answer = no_limit_raise(SHORT_ALL_INS, A, least_bet=200)

    assert (answer.may_raise, answer.to_call, answer.least) == (True, 400, 1200)
    assert [str(reason) for reason in answer.reasons] == [
        (
            "Seat 1 may call 400 or raise, to 1,200 at least and all its chips at most"
            " (TDA 43, TDA 47-A)"
        ),
        "Seat 1 has acted and now owes 400, no less than the full raise of 400 (TDA 47-A)",
        "The bet is 800 and the last full bet or raise 400, which makes 1,200 (TDA 43)",
        "With fewer chips than 1,200 in all a seat may go all-in for less (S 1.2)",
        "Nothing was posted and seat 1 could bet: it is a later round (S 1.1)",
    ]


def test_b6_if_a_calls_the_betting_stays_closed_for_c():
    answer = no_limit_raise([*SHORT_ALL_INS, Action(A, "call")], C, least_bet=200)

    assert (answer.may_raise, answer.to_call, answer.least) == (False, 250, 0)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 3 may call 250 or fold, and may not raise (TDA 43, TDA 47-A)",
        "Seat 3 has acted and now owes 250, less than the full raise of 400 (TDA 47-A)",
        "Nothing was posted and seat 1 could bet: it is a later round (S 1.1)",
    ]


def test_b6_if_a_raises_the_betting_is_open_for_c():
    actions = [*SHORT_ALL_INS, Action(A, "raise", 1200)]

    assert raises(actions, C, least_bet=200) == (True, 650, 1600)


def test_b6_s_1_2_the_button_raises_to_500_and_the_small_blind_may_make_it_800():
    actions = [*BLINDS, Action(1, "raise", 500)]

    assert raises(actions, 2, least_bet=200) == (True, 400, 800)


def test_b6_s_1_2_the_first_raise_makes_it_400():
    assert raises(BLINDS, 1, least_bet=200) == (True, 200, 400)


def test_b6_s_1_2_after_a_raise_to_1200_the_next_makes_it_1900():
    actions = [*BLINDS, Action(1, "raise", 500), Action(2, "raise", 1200)]

    assert raises(actions, 3, least_bet=200) == (True, 1000, 1900)
    actions.append(Action(3, "fold"))
    assert raises(actions, 1, least_bet=200) == (True, 700, 1900)


def test_b6_who_checked_may_not_raise_an_all_in_below_the_least_bet():
    actions = [Action(A, "check"), Action(B, "all-in", 150)]

    assert raises(actions, C, least_bet=200) == (True, 150, 350)
    assert raises(actions, A, least_bet=200) == (False, 150, 0)


@pytest.mark.parametrize("posted", [120, 150, 50])
def test_b6_a_short_big_blind_is_called_in_full(posted):
    actions = [Action(2, "post", 100), Action(3, "post", posted)]

    assert raises(actions, 1, least_bet=200) == (True, 200, 400)


def test_a_big_blind_that_is_short_is_all_in():
    with pytest.raises(NotPossible) as wrong:
        no_limit_raise([*BLINDS[:1], Action(3, "post", 120)], 3, least_bet=200)

    assert (wrong.value.field, wrong.value.message) == ("seat", "seat 3 is all-in")


@pytest.mark.parametrize(
    ("actions", "stakes", "field", "message"),
    [
        ([], {}, "later_round",
         "is this the first round, with blinds or a bring-in, or a later one?"),
        ([Action(A, "all-in", 150)], {}, "later_round",
         "is this the first round, with blinds or a bring-in, or a later one?"),
        ([Action(A, "all-in", 150)], {"later_round": True}, "seats",
         ("nobody named so far has chips to call a raise with: name all seats dealt in, from the"
          " first to act")),
        ([], {"later_round": False}, "actions",
         "write first who posted what, as in 1 post 100, 2 post 200"),
        (BLINDS, {"later_round": True}, "later_round",
         "seat 3 posts 200, and on a later round nobody does"),
        ([*BLINDS, Action(4, "post", 400)], {}, "least_bet",
         "seat 4 posts 400: the bet is no less than that"),
        (BLINDS, {"stacks": {2: 900, 3: 900}}, "stacks", "seat 9 has no stack"),
    ],
)  # fmt: skip
def test_what_would_change_the_answer_is_asked_for(actions, stakes, field, message):
    with pytest.raises(NotPossible) as asked:
        no_limit_raise(actions, 9, least_bet=200, **stakes)

    assert (asked.value.field, asked.value.message) == (field, message)


def test_a_short_stack_may_go_all_in_for_less_and_one_below_the_call_may_not_raise():
    actions = [*BLINDS, Action(1, "raise", 500)]
    stacks = {1: 5000, 2: 600, 3: 450}

    small = no_limit_raise(actions, 2, least_bet=200, stacks=stacks)
    big = no_limit_raise(actions, 3, least_bet=200, stacks=stacks)

    assert (small.may_raise, small.to_call, small.least, small.most) == (True, 400, 600, 600)
    assert (big.may_raise, big.to_call, big.least, big.most) == (False, 250, 0, 0)
    assert [str(reason) for reason in big.reasons] == [
        "Seat 3 may call all-in for 250 or fold, and may not raise (TDA 43, TDA 47-A)",
        "Seat 3 has no chips beyond the call (S 1.2)",
    ]


def test_nobody_raises_where_nobody_could_call():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 900)]

    answer = no_limit_raise(actions, 1, least_bet=200, seats=(1, 2))

    assert (answer.may_raise, answer.to_call) == (False, 500)
    assert str(answer.reasons[1]) == (
        "Everybody else has folded or is all-in: nobody could call a raise (S 1.2)"
    )


def test_a_seat_that_owes_nothing_is_not_asked_again():
    with pytest.raises(NotPossible) as wrong:
        no_limit_raise([Action(1, "bet", 400)], 1, least_bet=200)

    assert (wrong.value.field, wrong.value.message) == (
        "seat", "seat 1 has acted and owes nothing",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([Action(A, "bet", 100)], "action 1: only an all-in may be less than 200"),
        ([Action(A, "check"), Action(B, "raise", 400)], "action 2: there is no bet to raise"),
        ([Action(A, "bet", 200), Action(B, "check")], "action 2: seat 2 owes 200 and cannot check"),
        ([Action(A, "fold"), Action(A, "bet", 200)], "action 2: seat 1 has folded"),
        ([Action(A, "bet", -5)], "action 1: seat 1 puts no chips in"),
        ([Action(A, "raise", 400)],
         "write first who posted what, as in 1 post 100, 2 post 200"),
        ([Action(A, "call")], "write first who posted what, as in 1 post 100, 2 post 200"),
        ([Action(A, "check"), Action(A, "check")], "action 2: seat 1 has acted and owes nothing"),
        ([Action(A, "bet", 200), Action(B, "bet", 400)],
         "action 2: there is a bet already, and more is a raise"),
        ([*SHORT_ALL_INS, Action(A, "call"), Action(C, "raise", 1300)],
         "action 6: seat 3 has acted and may only call or fold"),
    ],
)  # fmt: skip
def test_an_impossible_order_of_actions_is_refused(actions, message):
    with pytest.raises(NotPossible) as wrong:
        no_limit_raise(actions, D, least_bet=200)

    assert (wrong.value.field, wrong.value.message) == ("actions", message)


def test_turns_are_checked_where_the_seats_are_known():
    actions = [Action(2, "check"), Action(4, "bet", 200)]

    with pytest.raises(NotPossible) as wrong:
        no_limit_raise(actions, 1, least_bet=200, seats=(2, 3, 4, 1))

    assert wrong.value.message == "action 2: seat 4 acts and it is the turn of seat 3"


@given(st.lists(st.integers(1, 5000), min_size=1, max_size=6), st.integers(1, 500))
def test_a_seat_that_has_not_acted_may_always_raise_by_the_last_full_raise(more, least_bet):
    level, last, actions = 0, least_bet, []
    for seat, amount in enumerate(more, start=1):
        level += amount
        last = amount if amount >= last else last
        actions.append(Action(seat, "all-in", level))

    answer = no_limit_raise(
        actions, 9, least_bet=least_bet, later_round=True, seats=(*range(1, len(more) + 1), 9, 10)
    )

    assert (answer.may_raise, answer.to_call, answer.least) == (True, level, level + last)


@pytest.mark.parametrize(
    ("stack", "bounds", "said"),
    [
        (399, (399, 399), ["With 399 in all the seat may go all-in for less than 400 (S 1.2)"]),
        (400, (400, 400), []),
        (401, (400, 401), []),
    ],
)
def test_a_stack_of_the_least_raise_goes_all_in_for_no_less(stack, bounds, said):
    answer = no_limit_raise(BLINDS, 1, least_bet=200, stacks={1: stack, 2: 900, 3: 900})

    assert (answer.least, answer.most) == bounds
    assert [str(reason) for reason in answer.reasons[1:]] == [
        "Seat 1 has not acted in this round (TDA 47-A)",
        "The bet is 200 and the last full bet or raise 200, which makes 400 (TDA 43)",
        *said,
    ]
