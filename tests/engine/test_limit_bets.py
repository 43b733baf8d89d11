"""Limit raises: half bets, completions, caps."""

import pytest

from director.engine.betting_rounds import Action
from director.engine.limit_bets import limit_raise, limit_sizes
from director.engine.questions import NotPossible


def wagers(actions, seat, **stakes):
    answer = limit_raise(actions, seat, **stakes)
    return answer.may_raise, answer.completes, answer.to_call, answer.to


def test_b5_s_1_1_an_all_in_of_100_at_400_is_called_or_completed():
    answer = limit_raise([Action(1, "all-in", 100)], 2, bet=400)

    assert (answer.may_raise, answer.completes, answer.to_call, answer.to) == (True, True, 100, 400)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 2 may complete to 400 (S 1.1, TDA 47-B)",
        "Seat 2 has not acted in this round (S 1.1)",
        "100 is no full bet; a full one of 400 on top of 0 makes 400 (S 1.1)",
    ]


def test_b5_s_1_1_an_all_in_of_300_at_400_is_raised_to_700():
    assert wagers([Action(1, "all-in", 300)], 2, bet=400) == (True, False, 300, 700)


def test_b5_an_all_in_of_550_over_400_closes_the_bettor_out_and_others_may_complete():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550)]

    assert wagers(actions, 3, bet=400) == (True, True, 550, 800)
    assert wagers([*actions, Action(3, "call")], 1, bet=400) == (False, False, 150, 0)


def test_b5_an_all_in_of_600_over_400_is_raised_to_1000():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 600)]

    assert wagers(actions, 3, bet=400) == (True, False, 600, 1000)
    assert wagers([*actions, Action(3, "fold")], 1, bet=400) == (True, False, 200, 1000)


def test_b5_c13_short_all_ins_open_the_betting_together():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550), Action(3, "all-in", 650)]

    assert wagers(actions, 1, bet=400) == (True, False, 250, 1050)


def test_b5_completing_the_bring_in_is_the_bet_and_no_raise():
    stakes = {"bet": 200, "forced": 75}
    actions = [Action(3, "post", 75), Action(4, "raise", 200)]

    assert wagers([Action(3, "post", 75)], 4, **stakes) == (True, True, 75, 200)
    for seat, to in ((5, 400), (6, 600), (7, 800)):
        assert wagers(actions, seat, **stakes)[3] == to
        actions.append(Action(seat, "raise", to))
    capped = limit_raise(actions, 8, **stakes)
    assert (capped.may_raise, capped.capped, capped.to_call) == (False, True, 800)
    assert str(capped.reasons[1]) == (
        "A bet and 3 raises are in, and the round is capped (house rule, C36)"
    )


def test_b5_the_big_blind_is_the_first_bet_and_a_cap_of_four_allows_one_raise_more():
    stakes = {"bet": 100, "forced": 100}
    actions = [Action(1, "post", 50), Action(2, "post", 100), Action(3, "raise", 200),
               Action(1, "raise", 300), Action(2, "raise", 400)]  # fmt: skip

    assert wagers(actions, 3, **stakes) == (False, False, 200, 0)
    assert wagers(actions, 3, **stakes, most_raises=4) == (True, False, 200, 500)
    assert wagers(actions, 3, **stakes, heads_up=True) == (True, False, 200, 500)


def test_b5_s_1_1_levels_give_blinds_and_bets():
    holdem, stud = limit_sizes(100, 200, 4), limit_sizes(200, 400, 5, stud=True)

    assert holdem[:3] == (50, 100, (100, 100, 200, 200))
    assert stud[:3] == (0, 0, (200, 200, 400, 400, 400))
    assert limit_sizes(100, 200, 2).rounds == (100, 200)


def test_a_limit_bet_has_one_size():
    with pytest.raises(NotPossible) as wrong:
        limit_raise([Action(1, "bet", 500)], 2, bet=400)

    assert (wrong.value.field, wrong.value.message) == (
        "actions", "action 1: the limit is 400",
    )  # fmt: skip
