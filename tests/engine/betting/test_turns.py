"""What a seat may do on its turn, by its chips, one below, at and one above each boundary."""

import pytest

from director.engine.betting.no_limit import no_limit_raise
from director.engine.betting.rounds import Action
from director.engine.not_possible import NotPossible

BLINDS = [Action(2, "post", 100), Action(3, "post", 200)]
RAISED = [Action(1, "bet", 200), Action(2, "raise", 400)]
NO_MORE = "Seat 1 has no chips beyond the call (S 1.2)"


@pytest.mark.parametrize(
    ("actions", "stack", "may_raise", "to_call", "bounds", "said"),
    [
        (BLINDS, 1, False, 1, (0, 0), "call all-in for 1 or fold, and may not raise"),
        (BLINDS, 199, False, 199, (0, 0), "call all-in for 199 or fold, and may not raise"),
        (BLINDS, 200, False, 200, (0, 0), "call all-in for 200 or fold, and may not raise"),
        (BLINDS, 201, True, 200, (201, 201), "call 200 or go all-in, 201 in all"),
        (BLINDS, 399, True, 200, (399, 399), "call 200 or go all-in, 399 in all"),
        (BLINDS, 400, True, 200, (400, 400), "call 200 or raise to 400"),
        (BLINDS, 401, True, 200, (400, 401), "call 200 or raise, to 400 at least and 401 at most"),
        (RAISED, 399, False, 199, (0, 0), "call all-in for 199 or fold, and may not raise"),
        (RAISED, 400, False, 200, (0, 0), "call all-in for 200 or fold, and may not raise"),
        (RAISED, 401, True, 200, (401, 401), "call 200 or go all-in, 401 in all"),
        (RAISED, 600, True, 200, (600, 600), "call 200 or raise to 600"),
        ([], 0, False, 0, (0, 0), "check, and may not bet or raise"),
        ([], 199, True, 0, (199, 199), "check or go all-in, 199 in all"),
        ([], 200, True, 0, (200, 200), "check or bet 200"),
        ([], 201, True, 0, (200, 201), "check or bet, 200 at least and 201 at most"),
    ],
)
def test_a_seat_hears_the_call_the_least_and_the_most_that_its_chips_allow(
    actions, stack, may_raise, to_call, bounds, said
):
    answer = no_limit_raise(
        actions,
        1,
        least_bet=200,
        stacks={1: stack, 2: 900, 3: 900},
        seats=(1, 2, 3),
        later_round=None if actions else True,
    )

    assert (answer.may_raise, answer.to_call) == (may_raise, to_call)
    assert (answer.least, answer.most) == bounds
    assert str(answer.reasons[0]).startswith(f"Seat 1 may {said} (")
    assert (NO_MORE in map(str, answer.reasons)) == (not may_raise)


def test_where_nobody_could_call_a_raise_there_is_none():
    answer = no_limit_raise(
        [Action(1, "all-in", 200)], 2, least_bet=200, later_round=True, seats=(1, 2)
    )

    assert (answer.may_raise, answer.to_call, answer.least, answer.most) == (False, 200, 0, 0)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 2 may call 200 or fold, and may not raise (TDA 43, TDA 47-A)",
        "Everybody else has folded or is all-in: nobody could call a raise (S 1.2)",
    ]


@pytest.mark.parametrize(
    ("actions", "seat", "more", "field", "message"),
    [
        (RAISED, 4, {"seats": (1, 2)}, "seat", "seat 4 is not dealt in"),
        ([*RAISED, Action(1, "fold")], 1, {}, "seat", "seat 1 has folded"),
        ([Action(1, "all-in", 200)], 1, {}, "seat", "seat 1 is all-in"),
        ([Action(1, "bet", 200)], 1, {}, "seat", "seat 1 has acted and owes nothing"),
        ([], 3, {"stacks": {1: 200, 2: 200}}, "stacks", "seat 3 has no stack"),
        (
            [Action(1, "all-in", 200)],
            2,
            {},
            "seats",
            (
                "nobody named so far has chips to call a raise with: name all seats dealt in, from"
                " the first to act"
            ),
        ),
    ],
)
def test_a_seat_whose_turn_it_is_not_is_refused(actions, seat, more, field, message):
    with pytest.raises(NotPossible) as wrong:
        no_limit_raise(actions, seat, least_bet=200, later_round=True, **more)

    assert (wrong.value.field, wrong.value.message) == (field, message)
