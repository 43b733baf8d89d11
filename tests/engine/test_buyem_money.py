"""The money of Boulder Buy'em."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.auction_records import Bid
from director.engine.buyem_money import buyem_ante, buyem_sale, claim_pots, next_bid
from director.engine.pots import Pot, Pots
from director.engine.questions import NotPossible

STACKS = {1: 500, 2: 300, 3: 10}


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


def test_boul_a_blind_of_10_then_100_then_105():
    answer = buyem_sale(STACKS, 1, [Bid(2, 100), Bid(1, 105)], blind=10)

    assert answer[:5] == (10, 1, 105, (1, 2, 3), 2)
    assert [str(reason) for reason in answer.reasons] == [
        "Seat 1 pays 105 and picks first (BOUL)",
        "Nobody else pays (BOUL)",
        "Then pick, clockwise, seats 2 and 3 (BOUL)",
    ]


def test_boul_a_short_blind_is_the_stack_and_15_beats_it():
    alone = buyem_sale(STACKS, 3, [], blind=50)
    beaten = buyem_sale(STACKS, 3, [Bid(2, 15)], blind=50)

    assert alone[:4] == (10, 3, 10, (3, 1, 2))
    assert beaten[:4] == (10, 2, 15, (2, 3, 1))


def test_boul_heads_up_one_card_lies_face_up():
    assert buyem_sale({1: 500, 2: 300}, 1, [], blind=10).face_up == 1


def test_c30_bets_of_a_claim_make_side_pots_and_antes_never_do():
    answer = claim_pots(90, {1: 100, 2: 40, 3: 100, 4: 20}, folded=[4])

    assert answer.pots == Pots((Pot(230, (1, 2, 3)), Pot(120, (1, 3))), {})


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: buyem_ante(0, 5), "stack"),
        (lambda: next_bid(-1, 5), "standing"),
        (lambda: buyem_sale(STACKS, 9, [], blind=10), "button"),
        (lambda: buyem_sale(STACKS, 1, [Bid(2, 10)], blind=10), "bids"),
        (lambda: buyem_sale(STACKS, 1, [Bid(2, 301)], blind=10), "bids"),
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
