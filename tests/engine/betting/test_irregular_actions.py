"""Under-calls, under-raises, action out of turn, and what players say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.declarations import declared, declared_raise, unclear_amount
from director.engine.betting.out_of_turn import out_of_turn, substantial_action
from director.engine.betting.short_wagers import under_call, under_raise
from director.engine.not_possible import NotPossible


@pytest.mark.parametrize(
    ("players", "opening_bet", "declared", "in_turn", "pays"),
    [
        (2, False, False, True, 1000),
        (4, True, False, True, 1000),
        (4, False, False, True, None),
        (2, True, False, False, None),
        (4, False, True, True, 1000),
    ],
)
def test_b9_who_makes_a_full_call(players, opening_bet, declared, in_turn, pays):
    answer = under_call(
        400,
        1000,
        players=players,
        opening_bet=opening_bet,
        declared=declared,
        in_turn=in_turn,
        earlier_bet=0,
    )

    assert answer.pays == pays
    assert answer.choices == (("full call",) if pays else ("full call", "forfeit and fold"))


def test_b9_the_director_decides_over_a_raise_with_several_players():
    answer = under_call(400, 1000, players=4, opening_bet=False, earlier_bet=0)

    assert (answer.forfeits, answer.back) == (400, 0)
    assert "\n".join(str(reason) for reason in answer.reasons) == (
        "The director decides: a full call of 1,000, 600 more, or the 400 stays in and the hand"
        " folds (TDA 51-B)\n"
        "It is a raise that was called too small, and more than two players are in (TDA 51-B)"
    )


@pytest.mark.parametrize(
    ("put_in", "owed", "earlier_bet", "forfeits", "back"),
    [(2000, 8000, 2000, 2000, 0), (500, 1200, 400, 400, 100), (300, 1200, 400, 300, 0)],
)
def test_b9_tda_add_51_only_the_under_call_is_forfeited(put_in, owed, earlier_bet, forfeits, back):
    answer = under_call(put_in, owed, players=3, opening_bet=False, earlier_bet=earlier_bet)

    assert (answer.pays, answer.forfeits, answer.back) == (None, forfeits, back)


def test_b9_tda_add_51_a_silent_chip_of_500_under_a_raise_to_1200_over_a_bet_of_400():
    answer = under_call(500, 1200, players=3, opening_bet=False, earlier_bet=400)

    assert str(answer.reasons[0]) == (
        "The director decides: a full call of 1,200, 700 more, or the hand folds, 400 stays in and"
        " 100 goes back (TDA 51-B)"
    )
    with pytest.raises(NotPossible) as asked:
        under_call(500, 1200, players=3, opening_bet=False)
    assert asked.value.field == "earlier_bet"


def test_b9_an_under_raise_is_put_right_until_the_next_card():
    early = under_raise(1000, level=600, last_raise=600, too_late=False)
    late = under_raise(1000, level=600, last_raise=600, too_late=True)

    assert (early.to, early.corrected) == (1200, True)
    assert (late.to, late.corrected) == (1000, False)
    assert [str(reason) for reason in early.reasons[:2]] == [
        "The raise is made 1,200, by everybody who bet since (TDA 52-A)",
        (
            "There is 1,200 to call; a raise is to 1,800 at least, and at most to all the player’s"
            " chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)"
        ),
    ]


@pytest.mark.parametrize(
    ("deeds", "after"),
    [
        ([], 0),
        (["check", "check"], 0),
        (["fold", "fold"], 0),
        (["fold", "check"], 0),
        (["check", "bet"], 2),
        (["fold", "raise"], 2),
        (["call", "fold"], 2),
        (["check", "check", "check"], 3),
        (["fold", "fold", "fold"], 3),
        (["post", "post", "fold", "fold"], 0),
        (["post", "post", "call", "fold"], 2),
    ],
)
def test_b10_tda_36_what_is_substantial(deeds, after):
    answer = substantial_action(deeds)

    assert (answer.reached, answer.after) == (after > 0, after)


@pytest.mark.parametrize(
    ("deed", "since", "binds"),
    [
        ("call", ["check"], True),
        ("raise", ["call", "fold"], True),
        ("check", ["bet"], False),
        ("call", ["fold", "raise"], False),
        ("fold", ["raise"], True),
        ("bet", [], True),
    ],
)
def test_b10_tda_53_action_out_of_turn_binds_while_nothing_changes(deed, since, binds):
    assert out_of_turn(deed, since)[:2] == (binds, "acts")


def test_b10_a_skipped_player_who_stays_silent_is_in_the_hands_of_the_floor():
    answer = out_of_turn("call", ["raise"], skipped_silent=True)

    assert answer[:2] == (True, "floor decides")
    assert str(answer.reasons[0]) == (
        "The action out of turn binds, and the floor rules on the skipped hand (TDA 53-B)"
    )


@pytest.mark.parametrize(
    ("readings", "pot", "amount"),
    [([500, 5000], 5000, 5000), ([500, 5000], 4999, 500), ([500, 5000], 100, 500)],
)
def test_b11_tda_57_the_highest_reading_no_more_than_the_pot(readings, pot, amount):
    assert unclear_amount(readings, pot, level=0, last_raise=200).amount == amount


def test_b11_an_unclear_raise_is_made_up_to_the_least_and_says_what_the_others_face():
    answer = unclear_amount([700, 7000], 2200, level=600, last_raise=400)

    assert answer.amount == 1000
    assert "\n".join(str(reason) for reason in answer.reasons) == (
        "It is a raise to 1,000 (TDA 57)\n"
        "There is 1,000 to call; a raise is to 1,400 at least, and at most to all the player’s"
        " chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)\n"
        "It is the highest reading no more than the pot of 2,200 before the bet (TDA 57)\n"
        "700 is less than 1,000, the least that is allowed, and is made up to it (TDA 43-B, 52-A)"
    )


@pytest.mark.parametrize("word", ["check", "call"])
def test_b11_who_may_not_raise_is_not_told_to_what(word):
    answer = declared(word, level=600, last_raise=200)

    assert str(answer.reasons[1]) == (
        "There is 600 to call; only a player behind may raise, to 800 at least, and at most to all"
        " of that player’s chips, in pot-limit to the pot (TDA 43; S 1.2, 1.3)"
    )


@pytest.mark.parametrize(
    ("word", "level", "may", "least"),
    [
        ("call", 0, ("check",), 0),
        ("raise", 0, ("bet",), 200),
        ("check", 600, ("call", "fold"), 0),
        ("pot", 0, ("bet",), 200),
        ("pot", 600, ("raise",), 800),
        ("bet", 600, ("raise",), 800),
        ("call", 600, ("call",), 0),
    ],
)
def test_b11_words_that_do_not_fit(word, level, may, least):
    assert declared(word, level=level, last_raise=200)[:2] == (may, least)


def test_b11_pot_is_an_amount_in_pot_limit():
    with pytest.raises(NotPossible) as wrong:
        declared("pot", level=0, last_raise=200, pot_limit=True)

    assert wrong.value.field == "word"


def test_b8_raise_with_an_amount_is_the_total():
    assert declared_raise(1500, level=600, last_raise=600).least == 1500
    assert declared_raise(1000, level=600, last_raise=600).least == 1200


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: under_call(500, 400, players=3, opening_bet=True), "put_in"),
        (lambda: under_raise(1300, level=600, last_raise=600, too_late=False), "to"),
        (lambda: out_of_turn("post", []), "deed"),
        (lambda: unclear_amount([], 500, level=0, last_raise=200), "readings"),
        (lambda: unclear_amount([500, 5000], 2200, level=600, last_raise=600), "readings"),
        (lambda: declared_raise(-5, level=600, last_raise=600), "amount"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.lists(st.sampled_from(["fold", "check", "call", "bet", "raise", "all-in", "post"])))
def test_substantial_action_stays_reached(deeds):
    reached = [substantial_action(deeds[:count]).reached for count in range(len(deeds) + 1)]

    assert reached == sorted(reached)
