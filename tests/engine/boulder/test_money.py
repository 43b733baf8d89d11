"""The money of Boulder Buy'em."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.pots import Pot, Pots
from director.engine.boulder.money import buyem_ante, claim_pots, next_bid
from director.engine.not_possible import NotPossible


def test_boul_a_short_stack_antes_what_it_has():
    assert buyem_ante(3, 5)[:2] == (3, 0)
    assert buyem_ante(300, 5)[:2] == (5, 295)
    assert str(buyem_ante(3, 5).reasons[1]) == (
        "That is less than 5; the pot is not split for it (BOUL; C30)"
    )


@pytest.mark.parametrize(
    ("standing", "stack", "chip", "answer"),
    [
        (100, 500, 5, (True, 105, 500)),
        (10, 500, 1, (True, 11, 500)),
        (100, 100, 5, (False, 0, 0)),
    ],
)
def test_boul_there_is_no_least_step_but_the_chip(standing, stack, chip, answer):
    assert next_bid(standing, stack, chip=chip)[:3] == answer


def test_c30_bets_of_a_claim_make_side_pots_and_antes_never_do():
    answer = claim_pots(90, {1: 100, 2: 40, 3: 100, 4: 20}, folded=[4])

    assert answer.pots == Pots((Pot(230, (1, 2, 3)), Pot(120, (1, 3))), {})


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: buyem_ante(0, 5), "stack"),
        (lambda: next_bid(-1, 5), "standing"),
        (lambda: claim_pots(0, {1: 5}, folded=[1]), "folded"),
    ],
)
def test_what_cannot_be_is_refused(ask, field):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert wrong.value.field == field


@given(st.integers(0, 500), st.dictionaries(st.integers(1, 8), st.integers(0, 300), min_size=1))
def test_no_chip_of_a_claim_is_lost(pot, bets):
    built = claim_pots(pot, bets).pots

    paid = sum(one.amount for one in built.pots) + sum(built.returned.values())
    assert paid == pot + sum(bets.values())


def said(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("stack", "ante", "paid", "left", "reasons"),
    [
        (5, 5, 5, 0, ["The player antes 5 (BOUL)"]),
        (4, 5, 4, 0, ["The player antes 4 (BOUL)",
                      "That is less than 5; the pot is not split for it (BOUL; C30)"]),
        (1, 0, 0, 1, ["The player antes 0 (BOUL)"]),
    ],
)  # fmt: skip
def test_boul_an_ante_is_paid_and_explained(stack, ante, paid, left, reasons):
    answer = buyem_ante(stack, ante)

    assert (*answer[:2], said(answer)) == (paid, left, reasons)


@pytest.mark.parametrize(
    ("standing", "stack", "chip", "answer", "first"),
    [
        (0, 1, 1, (True, 1, 1), "The player may bid 1 to 1 (BOUL)"),
        (0, 0, 1, (False, 0, 0), "The player cannot bid (BOUL)"),
        (103, 105, 5, (True, 105, 105), "The player may bid 105 to 105 (BOUL)"),
        (105, 109, 5, (False, 0, 0), "The player cannot bid (BOUL)"),
    ],
)
def test_boul_a_bid_is_more_than_the_standing_one_in_whole_chips(
    standing, stack, chip, answer, first
):
    bid = next_bid(standing, stack, chip=chip)

    assert bid[:3] == answer
    assert said(bid) == [
        first, f"The standing bid is {standing}, and a bid is more than that (BOUL)",
    ]  # fmt: skip


def test_boul_without_a_word_on_chips_they_count_one_each():
    assert next_bid(10, 50)[:3] == (True, 11, 50)


def test_c30_the_pots_of_a_claim_are_told_with_what_goes_back():
    answer = claim_pots(30, {1: 50, 2: 20, 3: 20})

    assert answer.pots == Pots((Pot(90, (1, 2, 3)),), {1: 30})
    assert said(answer) == [
        "A pot of 90 for seats 1, 2 and 3 (BOUL; C30)",
        "Seat 1 takes back 30, which nobody called (TDA 15-B)",
    ]


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: buyem_ante(0, 5), "stack", "a player without chips is out"),
        (lambda: buyem_ante(5, -1), "ante", "an ante is not below nothing"),
        (lambda: next_bid(-1, -1, chip=0), "standing",
         "no amount is below nothing, and a chip is one or more"),
        (lambda: next_bid(0, -1, chip=0), "stack",
         "no amount is below nothing, and a chip is one or more"),
        (lambda: next_bid(0, 0, chip=0), "chip",
         "no amount is below nothing, and a chip is one or more"),
        (lambda: claim_pots(-1, {1: 5}), "pot", "there is no pot below nothing"),
        (lambda: claim_pots(0, {1: -1}), "bets", "a bet is not below nothing"),
        (lambda: claim_pots(0, {1: 5, 2: 5}, folded=[1, 2]), "folded",
         "somebody is left in the claim"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_a_sentence(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)
