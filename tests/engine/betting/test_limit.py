"""Limit raises: half bets, completions, caps."""

import pytest

from director.engine.betting.limit import limit_raise, limit_sizes, open_pair
from director.engine.betting.rounds import Action
from director.engine.not_possible import NotPossible

ALL = (1, 2, 3, 4, 5, 6, 7, 8)


def wagers(actions, seat, **stakes):
    answer = limit_raise(actions, seat, **stakes)
    assert answer.least == answer.most
    return answer.may_raise, answer.completes, answer.to_call, answer.least


def sizes(actions, seat, **stakes):
    answer = limit_raise(actions, seat, **stakes)
    return answer.to_call, answer.least, answer.most


def test_b5_s_1_1_an_all_in_of_100_at_400_is_called_or_completed():
    answer = limit_raise([Action(1, "all-in", 100)], 2, bet=400, later_round=True, seats=ALL)

    assert answer[:6] == (2, True, True, 100, 400, 400)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 2 may call 100 or complete to 400 (S 1.1, TDA 47-B)",
        "Seat 2 has not acted in this round (S 1.1)",
        "100 is no full bet; a full one of 400 on top of 0 makes 400 (S 1.1)",
        "With fewer chips than 400 in all a seat may go all-in for less (S 1.1)",
    ]


def test_b5_s_1_1_an_all_in_of_300_at_400_is_raised_to_700():
    stakes = {"bet": 400, "later_round": True, "seats": ALL}

    assert wagers([Action(1, "all-in", 300)], 2, **stakes) == (True, False, 300, 700)


def test_b5_an_all_in_of_550_over_400_closes_the_bettor_out_and_others_may_complete():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550)]

    assert wagers(actions, 3, bet=400) == (True, True, 550, 800)
    assert wagers([*actions, Action(3, "call")], 1, bet=400) == (False, False, 150, 0)


def test_b5_an_all_in_of_600_over_400_is_raised_to_1000():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 600)]

    assert wagers(actions, 3, bet=400) == (True, False, 600, 1000)
    folded = [*actions, Action(3, "fold")]
    assert wagers(folded, 1, bet=400, seats=(1, 2, 3, 4)) == (True, False, 200, 1000)


def test_b5_c13_short_all_ins_open_the_betting_together():
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550), Action(3, "all-in", 650)]

    assert wagers(actions, 1, bet=400, seats=ALL) == (True, False, 250, 1050)


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
    stakes = {"bet": 100}
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


BLINDS = [Action(1, "post", 100), Action(2, "post", 200)]


def test_b5_a_posted_big_blind_is_the_first_bet_wherever_it_is_written():
    limped = [*BLINDS, Action(3, "call")]

    assert wagers(limped, 4, bet=200) == (True, False, 200, 400)
    assert wagers([*BLINDS, Action(3, "raise", 400)], 4, bet=200) == (True, False, 400, 600)
    assert wagers([*limped, Action(1, "call")], 2, bet=200) == (True, False, 0, 400)


def test_b5_a_blind_that_is_all_in_counts_in_full_once_it_is_named():
    short = [Action(1, "post", 100), Action(2, "post", 150)]

    with pytest.raises(NotPossible) as asked:
        limit_raise(short, 3, bet=200)

    assert (asked.value.field, asked.value.message) == (
        "forced",
        "seat 2 posts 150, and the bet is 200: what is the big blind or bring-in in full?",
    )
    assert wagers(short, 3, bet=200, forced=200) == (True, False, 200, 400)
    assert wagers([Action(2, "post", 150)], 3, bet=200, forced=150, seats=ALL) == (
        True, True, 150, 200,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("actions", "stakes", "field"),
    [
        ([], {}, "later_round"),
        ([Action(1, "all-in", 100)], {}, "later_round"),
        ([Action(1, "raise", 400)], {}, "actions"),
        ([], {"forced": 200}, "actions"),
        (BLINDS, {"forced": 100}, "forced"),
        (BLINDS, {"forced": 300}, "forced"),
        (BLINDS, {"later_round": True}, "later_round"),
        ([*BLINDS, Action(3, "post", 400)], {}, "bet"),
        ([Action(1, "bet", 200)], {"open_pair": True, "open_pair_doubles": True}, "big_bet"),
        ([Action(1, "bet", 200)], {"open_pair_doubles": True}, "open_pair"),
        ([Action(1, "bet", 200), Action(2, "all-in", 300)], {"later_round": True}, None),
        ([Action(1, "all-in", 200), Action(2, "all-in", 300)], {"later_round": True}, "seats"),
    ],
)
def test_what_would_change_the_answer_is_asked_for(actions, stakes, field):
    if field is None:
        assert limit_raise(actions, 4, bet=200, **stakes).least == 500
        return
    with pytest.raises(NotPossible) as asked:
        limit_raise(actions, 4, bet=200, **stakes)

    assert asked.value.field == field


def test_s_2_47_an_open_pair_lets_a_small_bet_be_raised_by_a_big_one_and_never_the_other_way():
    stakes = {"bet": 200, "big_bet": 400, "open_pair": True, "open_pair_doubles": True}
    small, big = Action(1, "bet", 200), Action(1, "bet", 400)

    assert sizes([], 1, later_round=True, **stakes) == (0, 200, 400)
    assert sizes([small], 2, **stakes) == (200, 400, 600)
    assert sizes([big], 2, **stakes) == (400, 800, 800)
    assert sizes([small, Action(2, "raise", 600)], 3, **stakes) == (600, 1000, 1000)
    assert sizes([small, Action(2, "raise", 400)], 3, **stakes) == (400, 600, 800)
    for to, message in ((500, "the limit is 400 or 600"), (800, "the limit is 600")):
        with pytest.raises(NotPossible) as wrong:
            limit_raise([small, Action(2, "raise", to)], 3, **stakes)
        assert wrong.value.message == f"action 2: {message}"


def test_s_2_47_a_double_bet_is_said_with_its_rule():
    stakes = {"bet": 200, "big_bet": 400, "open_pair": True, "open_pair_doubles": True}

    answer = limit_raise([Action(1, "bet", 200)], 2, **stakes)

    assert str(answer.reasons[0]) == (
        "Seat 2 may call 200 or raise, to 400 or to 600 (S 1.1, TDA 47-B)"
    )
    assert str(answer.reasons[-2]) == (
        "A pair is showing: the bet may be 400, and nothing smaller follows that"
        " (S 2.47; the sheet)"
    )


def test_tda_rp_10_f_an_open_pair_doubles_nothing_unless_the_sheet_says_so():
    stakes = {"bet": 200, "big_bet": 400, "open_pair": True}

    assert sizes([Action(1, "bet", 200)], 2, **stakes) == (200, 400, 400)
    assert sizes([Action(3, "post", 200)], 4, **stakes, open_pair_doubles=True) == (200, 400, 400)
    assert (open_pair().doubles, open_pair(open_pair_doubles=True).doubles) == (False, True)


def test_b5_half_of_the_big_bet_re_opens_once_that_was_bet():
    stakes = {
        "bet": 200,
        "big_bet": 400,
        "open_pair": True,
        "open_pair_doubles": True,
        "seats": ALL,
    }
    actions = [Action(1, "bet", 400), Action(2, "all-in", 550)]

    assert limit_raise(actions, 3, **stakes).completes
    assert not limit_raise([*actions, Action(3, "call")], 1, **{**stakes, "seats": ()}).may_raise


def said(actions, seat, **stakes):
    return [str(reason) for reason in limit_raise(actions, seat, **stakes).reasons]


def test_every_amount_of_a_raise_is_explained():
    raised = [*BLINDS, Action(3, "raise", 400)]

    assert said(raised, 4, bet=200, stacks={1: 900, 2: 900, 3: 900, 4: 600}) == [
        "Seat 4 may call 400 or raise to 600 (S 1.1, TDA 47-B)",
        "Seat 4 has not acted in this round (S 1.1)",
        "A raise of 200 on top of 400 makes 600 (S 1.1)",
    ]
    assert said(raised, 4, bet=200, stacks={1: 900, 2: 900, 3: 900, 4: 599}) == [
        "Seat 4 may call 400 or go all-in, 599 in all (S 1.1, TDA 47-B)",
        "Seat 4 has not acted in this round (S 1.1)",
        "A raise of 200 on top of 400 makes 600 (S 1.1)",
        "With 599 in all the seat may go all-in for less (S 1.1)",
    ]
    assert said([], 1, bet=200, later_round=True) == [
        "Seat 1 may check or bet 200 (S 1.1)",
        "Seat 1 has not acted in this round (S 1.1)",
        "The bet of this round is 200 (S 1.1)",
        "With fewer chips than 200 in all a seat may go all-in for less (S 1.1)",
    ]


def test_tda_47_b_what_is_owed_is_set_against_half_a_bet():
    bet = Action(1, "bet", 200)
    stakes = {"bet": 200, "seats": (1, 2, 3)}

    assert said([bet, Action(2, "all-in", 300), Action(3, "fold")], 1, **stakes)[:2] == [
        "Seat 1 may call 100 or fold, and may not raise (S 1.1, TDA 47-B)",
        "Everybody else has folded or is all-in: nobody could call a raise (S 1.1)",
    ]
    assert said([bet, Action(2, "all-in", 300), Action(3, "call")], 1, **stakes)[:2] == [
        "Seat 1 may call 100 or raise to 500 (S 1.1, TDA 47-B)",
        (
            "Seat 1 has acted and now owes 100, half a bet of 200 or more (TDA 47-B; cumulative:"
            " house rule, C13)"
        ),
    ]
    assert said([bet, Action(2, "all-in", 299), Action(3, "call")], 1, **stakes)[:2] == [
        "Seat 1 may call 99 or fold, and may not raise (S 1.1, TDA 47-B)",
        (
            "Seat 1 has acted and now owes 99, less than half a bet of 200 (TDA 47-B; cumulative:"
            " house rule, C13)"
        ),
    ]


def test_tda_48_a_heads_up_event_has_no_cap_and_that_is_said_once_it_matters():
    three = [*BLINDS, Action(3, "raise", 400), Action(1, "raise", 600)]
    four = [*three, Action(2, "raise", 800)]
    uncapped = "The event is heads-up: there is no cap (TDA 48)"

    before = limit_raise(three, 2, bet=200, heads_up=True)
    after = limit_raise(four, 3, bet=200, heads_up=True)

    assert (before.capped, after.capped) == (False, False)
    assert [uncapped in map(str, answer.reasons) for answer in (before, after)] == [False, True]
    assert said(four, 3, bet=200) == [
        "Seat 3 may call 400 or fold, and may not raise (S 1.1, TDA 47-B)",
        "A bet and 3 raises are in, and the round is capped (house rule, C36)",
    ]


def test_c36_a_cap_may_allow_a_single_raise_and_no_fewer():
    raised = [*BLINDS, Action(3, "raise", 400)]

    assert not limit_raise(BLINDS, 3, bet=200, most_raises=1).capped
    assert limit_raise(raised, 4, bet=200, most_raises=1).capped
    with pytest.raises(NotPossible) as wrong:
        limit_raise(BLINDS, 3, bet=200, most_raises=0)
    assert (wrong.value.field, wrong.value.message) == (
        "most_raises", "a cap allows one raise or more",
    )  # fmt: skip


def test_s_2_47_the_big_bet_of_an_open_pair_is_no_smaller_than_the_small_one():
    stakes = {"bet": 200, "later_round": True, "open_pair": True, "open_pair_doubles": True}

    assert sizes([], 1, **stakes, big_bet=200) == (0, 200, 200)
    with pytest.raises(NotPossible) as wrong:
        limit_raise([], 1, **stakes, big_bet=199)
    assert (wrong.value.field, wrong.value.message) == (
        "big_bet", "the big bet is no smaller than the small bet",
    )  # fmt: skip


def test_s_2_47_without_a_pair_the_sheet_changes_nothing():
    stakes = {"bet": 200, "big_bet": 400, "open_pair": False, "open_pair_doubles": True}

    assert sizes([Action(1, "bet", 200)], 2, **stakes) == (200, 400, 400)


@pytest.mark.parametrize(
    ("level", "answer", "said"),
    [
        ((100, 200, 4), (50, 100, (100, 100, 200, 200)), [
            "The rounds are at 100, 100, 200, 200 (S 1.1)",
            "The blinds are 50 and 100 (S 1.1)",
        ]),
        ((25, 50, 5), (12, 25, (25, 25, 50, 50, 50)), [
            "The rounds are at 25, 25, 50, 50, 50 (S 1.1)",
            "The blinds are 12 and 25 (S 1.1)",
        ]),
        ((1, 1, 1), (0, 1, (1,)), [
            "The rounds are at 1 (S 1.1)",
            "The blinds are 0 and 1 (S 1.1)",
        ]),
    ],
)  # fmt: skip
def test_s_1_1_the_blinds_are_half_a_small_bet_and_a_whole_one(level, answer, said):
    sizes = limit_sizes(*level)

    assert sizes[:3] == answer
    assert [str(reason) for reason in sizes.reasons] == said


def test_s_1_1_a_short_game_of_stud_is_at_the_small_bet():
    assert limit_sizes(100, 200, 1, stud=True).rounds == (100,)
    assert limit_sizes(100, 200, 3, stud=True).rounds == (100, 100, 200)


@pytest.mark.parametrize(
    ("level", "field", "message"),
    [
        ((0, 200, 4), "big_bet", "the big bet is no smaller than the small bet"),
        ((100, 99, 4), "big_bet", "the big bet is no smaller than the small bet"),
        ((100, 200, 0), "rounds", "a game has one round of betting or more"),
    ],
)
def test_a_level_that_cannot_be_is_refused(level, field, message):
    with pytest.raises(NotPossible) as wrong:
        limit_sizes(*level)

    assert (wrong.value.field, wrong.value.message) == (field, message)
