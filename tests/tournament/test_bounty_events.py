"""Bounties in an event: fixed, progressive, drawn; awarded by the bust and taken back with it."""

from dataclasses import replace

import pytest

from director.tournament.commands import (
    CreditBust,
    DrawMystery,
    DrawSeats,
    Eliminate,
    Refused,
    Register,
    Reinstate,
    SetMoney,
    VoidEntry,
)
from director.tournament.envelopes import remaining
from director.tournament.heads import heads, kept_by_winner
from director.tournament.money import MoneyTerms, MysteryPrize, Price
from tests.tournament.evening import Evening

FIXED = MoneyTerms("$", entry=Price(pool=80, bounty=25))
PROGRESSIVE = replace(FIXED, bounties="progressive")
MYSTERY = replace(FIXED, bounties="mystery", mystery=(MysteryPrize(100, 1), MysteryPrize(25, 2)))


def evening_of(terms, players=4):
    evening = Evening()
    evening.do(SetMoney(terms))
    for number in range(1, players + 1):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(DrawSeats("seats"))
    return evening


def why(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(str)


def accounted(t):
    """Where all bounties are: won, on heads still in, with nobody."""
    found = heads(t)
    return sum(found.won.values()), sum(found.on.values()), found.unclaimed


def test_a_fixed_bounty_goes_to_whoever_knocked_the_player_out():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1, by=(2,)))

    assert heads(evening.t).won == {2: 25}
    assert accounted(evening.t) == (25, 75, 0)


def test_s_1_7_of_several_the_worst_position_has_it_unless_the_house_shares_it():
    evening, sharing = evening_of(FIXED), evening_of(replace(FIXED, shared=True))
    for one in (evening, sharing):
        one.do(Eliminate(1, by=(3, 2)))

    assert heads(evening.t).won == {3: 25}
    assert heads(sharing.t).won == {3: 13, 2: 12}


def test_half_of_a_progressive_bounty_is_paid_and_half_goes_onto_the_head():
    evening = evening_of(PROGRESSIVE)
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(2, by=(3,)))

    assert heads(evening.t).won == {2: 12, 3: 19}
    assert heads(evening.t).on == {3: 44, 4: 25}
    assert accounted(evening.t) == (31, 69, 0)


def test_the_winner_keeps_the_own_bounty():
    evening = evening_of(PROGRESSIVE, players=3)
    evening.do(Eliminate(1, by=(2,)))
    assert kept_by_winner(evening.t) == 0

    evening.do(Eliminate(2, by=(3,)))
    assert kept_by_winner(evening.t) == 44
    assert accounted(evening.t) == (31, 44, 0)


def test_a_bust_that_nobody_claims_leaves_its_bounty_unclaimed_until_somebody_does():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1))
    assert accounted(evening.t) == (0, 75, 25)

    evening.do(CreditBust(1, (4,)))
    assert accounted(evening.t) == (25, 75, 0)

    evening.do(CreditBust(1, (3,)))
    assert heads(evening.t).won == {3: 25}


def test_who_is_back_in_has_the_bounty_on_the_head_again():
    evening = evening_of(PROGRESSIVE)
    place = evening.t.seats[1]
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Reinstate(1, *place))

    assert accounted(evening.t) == (0, 100, 0)
    assert heads(evening.t).on[2] == 25


def test_who_has_knocked_somebody_out_has_played_and_is_not_voided():
    evening = evening_of(FIXED)
    evening.do(Eliminate(1, by=(2,)))

    assert why(evening, VoidEntry(2, "mistake")) == "2 has knocked somebody out"


def test_an_envelope_is_drawn_once_for_a_bust_and_the_same_seed_draws_the_same():
    evening = evening_of(MYSTERY)
    evening.do(Eliminate(1, by=(2,)))
    assert heads(evening.t).won == {}
    assert remaining(evening.t) == (MysteryPrize(100, 1), MysteryPrize(25, 2))

    first = evening.do(DrawMystery(2, 1, "seed"))
    drawn = evening.t.mysteries[1]
    evening.undo()
    again = evening.do(DrawMystery(2, 1, "seed"))

    assert first.facts == again.facts
    assert heads(evening.t).won == {2: drawn.amount}
    left = [one.amount for one in remaining(evening.t) for _ in range(one.envelopes)]
    assert sorted([*left, drawn.amount]) == [25, 25, 100]
    assert why(evening, DrawMystery(2, 1, "other")) == "an envelope was drawn for 1 already"
    assert why(evening, DrawMystery(2, 3, "other")) == "3 is not out"


def test_envelopes_run_out():
    evening = evening_of(replace(MYSTERY, mystery=(MysteryPrize(50, 1),)))
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    record = evening.do(DrawMystery(3, 1, "a"))

    assert record.label.said(str) == "3 drew $50 for 1"
    assert why(evening, DrawMystery(3, 2, "b")) == "all envelopes are drawn"
    assert why(evening_of(FIXED), DrawMystery(3, 2, "b")) == ("this event has no mystery bounties")


def test_a_bust_that_is_put_right_leaves_no_bounty_twice():
    evening = evening_of(PROGRESSIVE)
    place = evening.t.seats[1]
    evening.do(Eliminate(1, by=(2,)))
    evening.do(Eliminate(2, by=(3,)))
    evening.do(Reinstate(1, *place))

    assert heads(evening.t).won == {3: 12}
    assert accounted(evening.t) == (12, 88, 0)
