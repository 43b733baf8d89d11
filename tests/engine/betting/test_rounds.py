"""How a betting round stands after its actions, and which actions cannot be."""

import pytest

from director.engine.betting.rounds import Action, Stakes, Standing, begin, follow
from director.engine.not_possible import NotPossible

NO_LIMIT = Stakes("no-limit", 200, 200)
LATER = Stakes("no-limit", 200)
LIMIT = Stakes("limit", 200, 200)
LIMIT_LATER = Stakes("limit", 200)
STUD = Stakes("limit", 200, 75)
HIGH_BRING_IN = Stakes("limit", 200, 100)
EITHER_BET = Stakes("limit", 200, 0, 400)
BLINDS = [Action(1, "post", 100), Action(2, "post", 200)]


def stood(stakes, in_front, level, full, last_raise, wagers, acted=(), out=(), all_in=()):
    return Standing(
        stakes, in_front, level, full, last_raise, wagers,
        frozenset(acted), frozenset(out), frozenset(all_in),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("stakes", "standing"),
    [
        (NO_LIMIT, stood(NO_LIMIT, {}, 200, 200, 200, 1)),
        (LATER, stood(LATER, {}, 0, 0, 200, 0)),
        (LIMIT, stood(LIMIT, {}, 200, 200, 200, 1)),
        (LIMIT_LATER, stood(LIMIT_LATER, {}, 0, 0, 200, 0)),
        (STUD, stood(STUD, {}, 75, 0, 200, 0)),
        (Stakes("no-limit", 200, 75), stood(Stakes("no-limit", 200, 75), {}, 75, 75, 200, 1)),
        (Stakes("limit", 200, 250), stood(Stakes("limit", 200, 250), {}, 250, 250, 200, 1)),
    ],
)
def test_a_round_begins_at_its_blind_and_a_bring_in_in_limit_is_no_bet(stakes, standing):
    assert begin(stakes) == standing


def test_stakes_and_actions_state_no_chips_of_their_own_accord():
    assert Stakes("limit", 200) == Stakes("limit", 200, 0, 0)
    assert Action(1, "check") == Action(1, "check", 0)


@pytest.mark.parametrize(
    ("stakes", "actions", "standing"),
    [
        (NO_LIMIT, BLINDS, stood(NO_LIMIT, {1: 100, 2: 200}, 200, 200, 200, 1)),
        # a big blind or a bring-in with its last chips counts in full and is all-in
        (NO_LIMIT, [Action(1, "post", 100), Action(2, "post", 120)],
         stood(NO_LIMIT, {1: 100, 2: 120}, 200, 200, 200, 1, all_in={2})),
        (STUD, [Action(4, "post", 50)], stood(STUD, {4: 50}, 75, 0, 200, 0, all_in={4})),
        (STUD, [Action(4, "post", 75)], stood(STUD, {4: 75}, 75, 0, 200, 0)),
        (NO_LIMIT,
         [Action(1, "post", 50), Action(2, "post", 100), Action(3, "post", 150), Action(4, "fold")],
         stood(NO_LIMIT, {1: 50, 2: 100, 3: 150, 4: 0}, 200, 200, 200, 1, {4}, {4}, {3})),
        # folds, calls and checks, a call with its chips said or not
        (NO_LIMIT, [*BLINDS, Action(3, "fold"), Action(4, "call"), Action(5, "call", 200)],
         stood(NO_LIMIT, {1: 100, 2: 200, 3: 0, 4: 200, 5: 200}, 200, 200, 200, 1,
               {3, 4, 5}, {3})),
        (NO_LIMIT, [*BLINDS, Action(1, "fold"), Action(2, "check")],
         stood(NO_LIMIT, {1: 100, 2: 200}, 200, 200, 200, 1, {1, 2}, {1})),
        # a raise of just the last full one counts, a chip less does not
        (NO_LIMIT, [*BLINDS, Action(3, "raise", 400)],
         stood(NO_LIMIT, {1: 100, 2: 200, 3: 400}, 400, 400, 200, 2, {3})),
        (NO_LIMIT, [*BLINDS, Action(3, "all-in", 399)],
         stood(NO_LIMIT, {1: 100, 2: 200, 3: 399}, 399, 399, 200, 1, {3}, (), {3})),
        (NO_LIMIT, [*BLINDS, Action(3, "raise", 500), Action(4, "all-in", 799)],
         stood(NO_LIMIT, {1: 100, 2: 200, 3: 500, 4: 799}, 799, 799, 300, 2, {3, 4}, (), {4})),
        # an all-in of no more than the bet is a call for less
        (NO_LIMIT, [*BLINDS, Action(3, "all-in", 200), Action(4, "all-in", 150)],
         stood(NO_LIMIT, {1: 100, 2: 200, 3: 200, 4: 150}, 200, 200, 200, 1, {3, 4}, (), {3, 4})),
        (LATER, [Action(1, "check"), Action(2, "all-in", 1)],
         stood(LATER, {1: 0, 2: 1}, 1, 1, 200, 0, {1, 2}, (), {2})),
        # limit: half a bet counts, a chip less does not
        (LIMIT_LATER, [Action(1, "all-in", 100)],
         stood(LIMIT_LATER, {1: 100}, 100, 100, 200, 1, {1}, (), {1})),
        (LIMIT_LATER, [Action(1, "all-in", 99)],
         stood(LIMIT_LATER, {1: 99}, 99, 0, 200, 0, {1}, (), {1})),
        (LIMIT_LATER, [Action(1, "all-in", 99), Action(2, "raise", 200)],
         stood(LIMIT_LATER, {1: 99, 2: 200}, 200, 200, 200, 1, {1, 2}, (), {1})),
        (STUD, [Action(3, "post", 75), Action(4, "raise", 200)],
         stood(STUD, {3: 75, 4: 200}, 200, 200, 200, 1, {4})),
        # calling a bring-in of half a bet is no bet
        (HIGH_BRING_IN, [Action(3, "post", 100), Action(4, "call", 100)],
         stood(HIGH_BRING_IN, {3: 100, 4: 100}, 100, 0, 200, 0, {4})),
        # the big bet once chosen is the size of all that follow
        (EITHER_BET, [Action(1, "bet", 400)],
         stood(EITHER_BET, {1: 400}, 400, 400, 400, 1, {1})),
        (EITHER_BET, [Action(1, "bet", 200), Action(2, "raise", 600)],
         stood(EITHER_BET, {1: 200, 2: 600}, 600, 600, 400, 2, {1, 2})),
        (EITHER_BET, [Action(1, "bet", 200), Action(2, "raise", 400)],
         stood(EITHER_BET, {1: 200, 2: 400}, 400, 400, 200, 2, {1, 2})),
    ],
)  # fmt: skip
def test_a_round_stands_as_its_actions_made_it(stakes, actions, standing):
    assert follow(stakes, actions) == standing


def test_who_has_no_chips_left_is_all_in_where_the_stacks_are_known():
    stacks = {1: 1000, 2: 200, 3: 200, 4: 150, 5: 600, 6: 0}
    actions = [
        *BLINDS, Action(3, "call"), Action(4, "all-in", 150), Action(5, "raise", 600),
        Action(1, "fold"), Action(6, "fold"),
    ]  # fmt: skip

    standing = follow(NO_LIMIT, actions, stacks=stacks)

    assert standing == stood(
        NO_LIMIT, {1: 100, 2: 200, 3: 200, 4: 150, 5: 600, 6: 0}, 600, 600, 400, 2,
        acted={1, 3, 4, 5, 6}, out={1, 6}, all_in={2, 3, 4, 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("stakes", "actions", "wrong"),
    [
        (LATER, [Action(1, "fold"), Action(1, "check")], "action 2: seat 1 has folded"),
        (LATER, [Action(1, "all-in", 150), Action(1, "call")], "action 2: seat 1 is all-in"),
        (LATER, [Action(1, "check", -1)], "action 1: seat 1 puts no chips in"),
        (LATER, [Action(1, "bet")], "action 1: seat 1 puts no chips in"),
        (LATER, [Action(1, "all-in")], "action 1: seat 1 puts no chips in"),
        (NO_LIMIT, [Action(1, "post")], "action 1: seat 1 puts no chips in"),
        (NO_LIMIT, [*BLINDS, Action(2, "all-in", 200)], "action 3: seat 2 puts no chips in"),
        (NO_LIMIT, [*BLINDS, Action(2, "raise", 200)], "action 3: seat 2 puts no chips in"),
        (NO_LIMIT, [*BLINDS, Action(3, "fold"), Action(4, "post", 200)],
         "action 4: blinds are posted first"),
        (LATER, [Action(1, "check"), Action(1, "fold")],
         "action 2: seat 1 has acted and owes nothing"),
        (NO_LIMIT, [*BLINDS, Action(1, "check")], "action 3: seat 1 owes 100 and cannot check"),
        (LATER, [Action(1, "call")], "action 1: seat 1 has nothing to call"),
        (NO_LIMIT, [*BLINDS, Action(2, "call")], "action 3: seat 2 has nothing to call"),
        (NO_LIMIT, [*BLINDS, Action(3, "call", 199)], "action 3: a call is 200 in all"),
        (NO_LIMIT, [*BLINDS, Action(3, "call", 201)], "action 3: a call is 200 in all"),
        (NO_LIMIT, [*BLINDS, Action(3, "raise", 200)], "action 3: 200 is no more than 200"),
        (NO_LIMIT, [*BLINDS, Action(3, "bet", 150)], "action 3: 150 is no more than 200"),
        (NO_LIMIT, [*BLINDS, Action(3, "bet", 400)],
         "action 3: there is a bet already, and more is a raise"),
        (LATER, [Action(1, "raise", 200)], "action 1: there is no bet to raise"),
        (LATER, [Action(1, "bet", 199)], "action 1: only an all-in may be less than 200"),
        (NO_LIMIT, [*BLINDS, Action(3, "raise", 399)],
         "action 3: only an all-in may be less than 400"),
        (LATER, [Action(1, "check"), Action(2, "all-in", 199), Action(1, "raise", 399)],
         "action 3: seat 1 has acted and may only call or fold"),
        (LIMIT, [*BLINDS, Action(3, "raise", 401)], "action 3: the limit is 400"),
        (LIMIT, [*BLINDS, Action(3, "all-in", 401)], "action 3: the limit is 400"),
        (EITHER_BET, [Action(1, "bet", 300)], "action 1: the limit is 200 or 400"),
        (EITHER_BET, [Action(1, "bet", 401)], "action 1: the limit is 400"),
    ],
)  # fmt: skip
def test_the_first_action_that_cannot_be_is_named(stakes, actions, wrong):
    with pytest.raises(NotPossible) as refused:
        follow(stakes, actions)

    assert (refused.value.field, refused.value.message) == ("actions", wrong)


def test_an_all_in_between_the_two_bets_of_an_open_pair_is_taken():
    standing = follow(EITHER_BET, [Action(1, "all-in", 300)])

    assert (standing.level, standing.full, standing.last_raise) == (300, 300, 200)


@pytest.mark.parametrize(
    ("action", "wrong"),
    [
        (Action(3, "raise", 901), "action 3: seat 3 has 900"),
        (Action(9, "call"), "action 3: seat 9 has no stack"),
    ],
)
def test_a_seat_puts_in_no_more_than_it_has(action, wrong):
    with pytest.raises(NotPossible) as refused:
        follow(NO_LIMIT, [*BLINDS, action], stacks={1: 900, 2: 900, 3: 900})

    assert refused.value.message == wrong


SEATS = (3, 4, 1, 2)


@pytest.mark.parametrize(
    ("actions", "wrong"),
    [
        ([*BLINDS, Action(4, "call")], "action 3: seat 4 acts and it is the turn of seat 3"),
        ([*BLINDS, Action(3, "call"), Action(1, "call")],
         "action 4: seat 1 acts and it is the turn of seat 4"),
        ([*BLINDS, Action(3, "call"), Action(4, "call"), Action(2, "check")],
         "action 5: seat 2 acts and it is the turn of seat 1"),
        ([*BLINDS, Action(3, "call"), Action(4, "call"), Action(1, "raise", 400),
          Action(2, "call"), Action(4, "call")],
         "action 7: seat 4 acts and it is the turn of seat 3"),
        # who has folded or is all-in is passed over
        ([*BLINDS, Action(3, "fold"), Action(4, "all-in", 500), Action(1, "call"),
          Action(2, "raise", 800), Action(4, "fold")], "action 7: seat 4 is all-in"),
        ([*BLINDS, Action(3, "fold"), Action(4, "raise", 400), Action(1, "call"),
          Action(2, "raise", 800), Action(1, "call")],
         "action 7: seat 1 acts and it is the turn of seat 4"),
        ([*BLINDS, Action(5, "call")], "action 3: seat 5 is not dealt in"),
        ([Action(5, "post", 100)], "action 1: seat 5 is not dealt in"),
    ],
)  # fmt: skip
def test_nobody_acts_out_of_turn_where_the_seats_are_known(actions, wrong):
    with pytest.raises(NotPossible) as refused:
        follow(NO_LIMIT, actions, seats=SEATS)

    assert refused.value.message == wrong


def test_the_turn_goes_round_past_those_who_are_out_of_the_betting():
    actions = [
        *BLINDS, Action(3, "fold"), Action(4, "all-in", 500), Action(1, "call"),
        Action(2, "raise", 800), Action(1, "raise", 1100), Action(2, "call"),
    ]  # fmt: skip

    standing = follow(NO_LIMIT, actions, seats=SEATS)

    assert standing == stood(
        NO_LIMIT, {3: 0, 4: 500, 1: 1100, 2: 1100}, 1100, 1100, 300, 4,
        acted={1, 2, 3, 4}, out={3}, all_in={4},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("stakes", "owed", "reopened"),
    [(LATER, 199, False), (LATER, 200, True), (LIMIT_LATER, 99, False), (LIMIT_LATER, 100, True)],
)
def test_tda_47_the_betting_is_open_again_for_a_full_raise_or_half_a_limit_bet(
    stakes, owed, reopened
):
    standing = follow(stakes, [Action(1, "bet", 200), Action(2, "all-in", 200 + owed)])

    assert (standing.owed(1), standing.reopened(1), standing.may_raise(1), standing.may_raise(3)) \
        == (owed, reopened, reopened, True)  # fmt: skip


@pytest.mark.parametrize(
    ("stakes", "actions", "to"),
    [
        (LATER, [], (200, 200)),
        (NO_LIMIT, BLINDS, (400, 400)),
        (LIMIT, BLINDS, (400, 400)),
        (LIMIT, [*BLINDS, Action(3, "all-in", 250)], (400, 400)),
        (EITHER_BET, [], (200, 400)),
        (EITHER_BET, [Action(1, "bet", 200)], (400, 600)),
        (EITHER_BET, [Action(1, "bet", 400)], (800, 800)),
    ],
)
def test_the_next_raise_is_a_full_one_more(stakes, actions, to):
    standing = follow(stakes, actions)

    assert (standing.next_to, standing.or_to) == to


def test_s_1_2_a_short_all_in_is_raised_by_the_last_full_raise():
    assert follow(NO_LIMIT, [*BLINDS, Action(3, "all-in", 250)]).next_to == 450


@pytest.mark.parametrize(
    ("actions", "seat", "seats", "could"),
    [
        ([Action(1, "check")], 1, (), True),
        ([Action(1, "bet", 200)], 2, (), True),
        ([Action(1, "all-in", 200)], 2, (), None),
        ([Action(1, "all-in", 200)], 2, (1, 2), False),
        ([Action(1, "all-in", 200)], 2, (1, 2, 3), True),
        ([Action(1, "fold")], 2, (1, 2), False),
        ([Action(1, "fold"), Action(2, "all-in", 200)], 3, (), None),
        ([Action(1, "fold"), Action(2, "all-in", 200)], 3, (1, 2, 3), False),
    ],
)
def test_a_raise_needs_somebody_with_chips_to_call_it(actions, seat, seats, could):
    assert follow(LATER, actions, seats=seats).could_call(seat, seats) is could
