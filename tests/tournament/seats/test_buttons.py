"""The button and the blinds from hand to hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.seats.buttons import (
    Positions,
    button_mistake,
    clockwise,
    dealt_in,
    frozen_hand,
    next_hand,
    opening_hand,
)

NINE = range(1, 10)


def without(*seats):
    return {seat for seat in NINE if seat not in seats}


def test_b14_the_small_blind_goes_out_and_the_button_is_dead():
    hand = next_hand(Positions(4, 5, 6), without(5))

    assert hand[:-1] == (Positions(5, 6, 7), True, False, False)
    assert [str(reason) for reason in hand.reasons] == [
        "The button is on seat 5, small blind seat 6, big blind seat 7 (TDA 32)",
        (
            "the big blind moves on to the next player, the small blind to seat 6 where the big "
            "blind was, the button to seat 5 where the small blind was (TDA 32)"
        ),
        "seat 5 is empty: a dead button (TDA 32)",
    ]


def test_b14_the_big_blind_goes_out_and_nobody_has_the_small_one():
    hand = next_hand(Positions(4, 5, 6), without(6))
    later = next_hand(hand.positions, without(6))
    last = next_hand(later.positions, without(6))

    assert hand[:-1] == (Positions(5, 6, 7), False, True, False)
    assert str(hand.reasons[0]) == (
        "The button is on seat 5, nobody has the small blind, seat 7 the big one (TDA 32)"
    )
    assert later[:-1] == (Positions(6, 7, 8), True, False, False)
    assert last[:-1] == (Positions(7, 8, 9), False, False, False)


def test_both_blinds_go_out_on_one_hand():
    hand = next_hand(Positions(4, 5, 6), without(5, 6))

    assert hand[:-1] == (Positions(5, 6, 7), True, True, False)


@pytest.mark.parametrize(
    ("gone", "button", "big_blind"), [(1, 3, 2), (2, 3, 1), (3, 2, 1)], ids=str
)
def test_b14_heads_up_nobody_has_the_big_blind_twice_in_a_row(gone, button, big_blind):
    hand = next_hand(Positions(1, 2, 3), {1, 2, 3} - {gone})

    assert hand[:-1] == (Positions(button, button, big_blind), False, False, True)
    assert str(hand.reasons[-1]) == (
        f"seat {button} is dealt the last card, acts first before the flop and last after it"
        " (TDA 34-B)"
    )


def test_the_button_goes_back_and_forth_heads_up():
    hand = next_hand(Positions(1, 1, 4), {1, 4})

    assert hand.positions == Positions(4, 4, 1)
    assert str(hand.reasons[0]) == (
        "Seat 4 has the button and the small blind, seat 1 the big blind (TDA 34-B)"
    )


def test_a_third_player_who_joins_two_may_get_the_button():
    assert next_hand(Positions(1, 1, 4), {1, 2, 4}).positions == Positions(2, 4, 1)
    assert next_hand(Positions(1, 1, 4), {1, 4, 6}).positions == Positions(1, 4, 6)


def test_b14_the_moving_button_skips_empty_seats_as_a_house_rule():
    hand = next_hand(Positions(4, 5, 6), without(5), moving_button=True)

    assert hand[:-1] == (Positions(6, 7, 8), False, False, False)
    assert str(hand.reasons[1]) == "the button moves to the next player (house rule, B14)"


def test_tda_11_b_the_button_moves_on_once_and_stays_frozen_through_stud():
    frozen = next_hand(Positions(4, 5, 6), NINE).positions

    assert frozen == Positions(5, 6, 7)
    assert frozen_hand(frozen, NINE).positions == frozen
    assert frozen_hand(frozen, without(5, 6))[:-1] == (frozen, True, True, False)
    assert frozen_hand(frozen, without(7)).positions == Positions(5, 6, 8)
    assert frozen_hand(frozen, {5, 6})[:-1] == (Positions(6, 6, 5), False, False, True)
    assert frozen_hand(Positions(1, 1, 4), {1, 2, 4}).positions == Positions(4, 1, 2)


def test_tda_10_a_only_between_the_button_and_the_small_blind_a_new_player_waits():
    hand = Positions(3, 6, 7)

    assert [seat for seat in NINE if not dealt_in(seat, hand).dealt] == [4, 5]
    assert [str(reason) for reason in dealt_in(5, hand).reasons] == [
        "Seat 5 waits until the button has passed (TDA 10-A)",
        "it is between the button, seat 3, and the small blind, seat 6 (TDA 10-A)",
    ]
    assert [seat for seat in NINE if not dealt_in(seat, Positions(8, 2, 3)).dealt] == [1, 9]
    assert dealt_in(5, Positions(1, 1, 4)).dealt


def test_tda_34_a_a_mistake_stands_after_substantial_action():
    assert button_mistake(substantial_action=False).corrected
    assert [str(reason) for reason in button_mistake(substantial_action=True).reasons] == [
        "The hand goes on as it is, and the button is not moved back afterwards (TDA 34-A)",
        "there has been substantial action (TDA 34-A)",
    ]


def test_the_first_hand_has_its_blinds_to_the_left_of_the_button():
    assert opening_hand(9, NINE).positions == Positions(9, 1, 2)
    assert opening_hand(9, {3, 9}).positions == Positions(9, 9, 3)


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: next_hand(Positions(1, 2, 3), {5}), "seats"),
        (lambda: next_hand(Positions(1, 2, 3), {0, 5}), "seats"),
        (lambda: next_hand(Positions(1, 3, 3), {1, 3}), "last"),
        (lambda: next_hand(Positions(0, 1, 3), {1, 3}), "last"),
        (lambda: opening_hand(4, {1, 3}), "button"),
        (lambda: dealt_in(0, Positions(1, 2, 3)), "seat"),
    ],
)
def test_what_no_table_can_be_is_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


@given(
    st.sets(st.integers(1, 10), min_size=2),
    st.lists(st.sets(st.integers(1, 10), min_size=2), min_size=1, max_size=8),
)
def test_whoever_comes_and_goes_the_big_blind_moves_and_the_button_stays_behind(first, tables):
    hand = opening_hand(min(first), first)
    for seats in tables:
        last, hand = hand.positions, next_hand(hand.positions, seats)
        button, small, big = hand.positions

        assert big in seats
        assert big != last.big_blind
        if len(seats) == 2:
            assert {button, big} == seats
            assert button == small
        else:
            assert small == last.big_blind
            assert clockwise({button, big}, small) == [big, button]


@given(st.integers(3, 10), st.integers(1, 10))
def test_at_a_full_table_everybody_has_the_big_blind_once_a_round(players, start):
    seats = range(1, players + 1)
    hand = opening_hand((start - 1) % players + 1, seats)

    big_blinds = set()
    for _ in seats:
        hand = next_hand(hand.positions, seats)
        big_blinds.add(hand.positions.big_blind)

    assert big_blinds == set(seats)


def test_why_a_hand_is_not_possible_is_said_in_plain_words():
    good = Positions(1, 2, 3)
    few, low = "a hand needs two players", "seats count from 1"
    twice = "seat 3 cannot have the big blind as well"
    for ask, why in [
        (lambda: opening_hand(1, {1}), few),
        (lambda: opening_hand(1, [1, 1]), few),
        (lambda: opening_hand(1, {0, 1}), low),
        (lambda: opening_hand(3, {1, 2}), "nobody sits in seat 3"),
        (lambda: next_hand(good, {1}), few),
        (lambda: next_hand(good, {0, 1}), low),
        (lambda: next_hand(Positions(0, 2, 3), {1, 2}), low),
        (lambda: next_hand(Positions(3, 2, 3), {1, 2}), twice),
        (lambda: next_hand(Positions(1, 3, 3), {1, 2}), twice),
        (lambda: frozen_hand(good, {1}), few),
        (lambda: frozen_hand(good, {0, 1}), low),
        (lambda: frozen_hand(Positions(0, 2, 3), {1, 2}), low),
        (lambda: frozen_hand(Positions(3, 2, 3), {1, 2}), twice),
        (lambda: dealt_in(1, Positions(3, 2, 3)), twice),
        (lambda: dealt_in(0, good), low),
    ]:
        with pytest.raises(NotPossible) as problem:
            ask()
        assert str(problem.value) == why


def test_a_dead_small_blind_and_a_dead_button_are_told_one_after_the_other():
    hand = next_hand(Positions(4, 5, 6), without(5, 6))

    assert [str(reason) for reason in hand.reasons][-2:] == [
        "seat 5 is empty: a dead button (TDA 32)",
        "seat 6 is empty: no small blind (TDA 32)",
    ]


def test_who_takes_the_seat_of_the_small_blind_or_the_button_is_dealt_in():
    assert [dealt_in(seat, Positions(3, 6, 8)).dealt for seat in range(1, 10)] == [
        True, True, True, False, False, True, True, True, True,
    ]  # fmt: skip
    assert [dealt_in(seat, Positions(8, 2, 4)).dealt for seat in range(1, 10)] == [
        False, True, True, True, True, True, True, True, False,
    ]  # fmt: skip
    assert [dealt_in(seat, Positions(3, 3, 8)).dealt for seat in (2, 3, 4)] == [True] * 3


def test_players_who_sit_down_between_the_blinds_leave_the_button_behind_both():
    assert opening_hand(9, {2, 5, 9}).positions == Positions(9, 2, 5)
    assert frozen_hand(Positions(1, 1, 4), {1, 2, 4, 6}).positions == Positions(6, 1, 2)
    assert frozen_hand(Positions(1, 4, 6), {1, 2, 4, 5, 6}).positions == Positions(1, 4, 5)
    assert next_hand(Positions(3, 3, 7), {3, 5, 7, 9}).positions == Positions(3, 7, 9)
