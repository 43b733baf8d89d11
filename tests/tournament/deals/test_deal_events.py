"""A deal in an event: what it needs, what it changes, and what becomes of it when others change."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.tournament.bounties.accounts import bounties as accounts
from director.tournament.bounties.state import heads
from director.tournament.commands import (
    CloseEvent,
    Eliminate,
    MakeDeal,
    Refused,
    Register,
    Reinstate,
    SetMoney,
    VoidEntry,
    WithdrawDeal,
)
from director.tournament.deals.commands import agreement, bounties_left, prizes_left
from director.tournament.deals.division import (
    BY_CHIPS,
    EVEN,
    EVENLY,
    ICM,
    OWN,
    PLAYED_FOR,
    WAYS,
    Agreed,
    DealTerms,
    Party,
    deal,
)
from director.tournament.deals.facts import DealMade, DealWithdrawn, dealt, still_played_for
from director.tournament.deals.state import Agreement, Share
from director.tournament.event.closing import open_points, unpaid_to
from director.tournament.log.refused import Unfit
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.commands import ChoosePayTable
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.prize_list import owed, prize_of
from director.tournament.state import EntryNumber
from director.views.money.standing_rows import standing_rows
from tests.tournament.evening import Evening

ANN, BOB, CHO = EntryNumber(1), EntryNumber(2), EntryNumber(3)
THREE = Agreement(
    EVEN,
    (Share(BOB, 2500, 600, 370), Share(ANN, 1500, 300, 370), Share(CHO, 1000, 200, 310)),
    50,
)
"""Of five entries three are left: 1,100 in prizes, 50 of it held back."""


def down_to_three(bounty=0):
    evening = Evening(0)
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=bounty))))
    for number in range(1, 6):
        evening.do(Register(number, f"late {number}"))
    evening.do(Eliminate(5, (1,)))
    evening.do(Eliminate(4, (2,)))
    return evening


def dealing(**changes):
    evening = down_to_three()
    evening.do(MakeDeal(THREE._replace(**changes)))
    return evening


def refusal(evening, command):
    with pytest.raises(Refused) as refused:
        evening.do(command)
    return refused.value.sentence.said(lambda number: f"player {number}")


def places(evening):
    return [(one.place, one.entry.number, one.tied) for one in evening.t.standings()]


def test_the_deal_is_owed_and_what_was_held_back_is_played_for():
    evening = dealing()

    assert evening.t.deal == THREE
    assert dealt(evening.t) == {2: 370, 1: 370, 3: 310}
    assert still_played_for(evening.t) == 50
    assert THREE.total == 1100


def test_places_after_the_deal_follow_play_and_the_winner_gets_what_was_held_back():
    evening = dealing()
    evening.do(Eliminate(2, (3,)))
    evening.do(Eliminate(1, (3,)))

    assert places(evening) == [(1, 3, 1), (2, 1, 1), (3, 2, 1), (4, 4, 1), (5, 5, 1)]
    assert dealt(evening.t) == {2: 370, 1: 370, 3: 360}
    assert still_played_for(evening.t) == 0


def test_where_play_ends_with_the_deal_places_go_by_its_stacks():
    evening = dealing()
    evening.do(CloseEvent(asked=True))

    assert places(evening) == [(1, 2, 1), (2, 1, 1), (3, 3, 1), (4, 4, 1), (5, 5, 1)]
    assert evening.t.place(1).place == 2
    assert dealt(evening.t) == {2: 420, 1: 370, 3: 310}


def test_equal_stacks_tie_where_play_ends_with_the_deal_and_share_what_was_held_back():
    shares = tuple(
        share._replace(stack=stack)
        for share, stack in zip(THREE.shares, (2000, 2000, 1000), strict=True)
    )
    evening = dealing(shares=shares)
    evening.do(CloseEvent(asked=True))

    assert places(evening)[:3] == [(1, 2, 2), (1, 1, 2), (3, 3, 1)]
    assert dealt(evening.t) == {2: 395, 1: 395, 3: 310}


@given(
    st.lists(st.integers(1, 50), min_size=2, max_size=8),
    st.integers(0, 30),
    st.sampled_from((0, 10)),
    st.sampled_from((PLAYED_FOR, EVENLY)),
)
def test_an_event_that_ends_with_a_deal_lists_everybody_once_and_all_the_money(
    stacks, held, bounty, bounties
):
    evening = Evening(0)
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=bounty))))
    for number in range(1, len(stacks) + 4):
        evening.do(Register(number, f"late {number}", "cash"))
    ranges = [PlaceRange(one, one, part) for one, part in ((1, 6500), (2, 3500))]
    evening.do(ChoosePayTable(PayTable("Two", brackets=(Bracket(2, None, tuple(ranges)),))))
    for number in range(len(stacks) + 3, len(stacks), -1):
        evening.do(Eliminate(number, (1,)))
    t = evening.t
    terms = DealTerms(EVEN, held, bounties)
    on = bounties_left(t)
    parties = [Party(one, stack, bounty=on[one]) for one, stack in enumerate(stacks, start=1)]
    prizes = [prize_of(t, place).cash for place in range(1, len(stacks) + 1)]
    evening.do(MakeDeal(agreement(deal(parties, prizes, terms), terms), "chips by eye"))
    evening.do(CloseEvent(asked=True))

    t = evening.t
    rows = standing_rows(t, str)
    assert sorted(row.entry for row in rows) == sorted(t.entries)
    assert all(row.said for row in rows)
    assert sum(due.amount for due in owed(t).values()) == t.pool
    account = accounts(t)
    assert (account.won, account.on_heads) == (bounty * t.entered, 0)
    assert account.total == t.ledger.sold.bounty


def test_bounties_left_in_play_are_asked_about_before_play_ends_with_the_deal():
    evening = down_to_three(bounty=10)
    evening.do(MakeDeal(THREE))
    asked = [one.says.said(str) for one in open_points(evening.t)]
    evening.do(CloseEvent(asked=True))

    kept = {entry: account.kept for entry, account in accounts(evening.t).accounts.items()}
    assert asked[-1] == ("$30 in bounties is still in play: each player left keeps their own")
    assert kept == {1: 10, 2: 10, 3: 10}
    assert unpaid_to(evening.t)[2] == 420 + 20


def test_a_deal_that_does_not_come_to_the_prizes_is_refused():
    evening = down_to_three()
    short = THREE._replace(held=40)

    assert refusal(evening, MakeDeal(short)) == (
        "The shares add up to $1,090, but the prizes left are $1,100"
    )


def test_a_deal_is_between_all_who_are_left():
    evening = down_to_three()
    two = THREE._replace(shares=THREE.shares[:2])
    with_four = THREE._replace(shares=(*THREE.shares[:2], THREE.shares[2]._replace(entry=4)))

    assert refusal(evening, MakeDeal(two)) == "The deal is for 2 players, but 3 are left"
    assert refusal(evening, MakeDeal(with_four)) == "Player 4 is not in the tournament"


def test_stacks_that_are_not_the_chips_in_play_need_a_note():
    evening = down_to_three()
    shares = (THREE.shares[0]._replace(stack=2600), *THREE.shares[1:])
    odd = THREE._replace(shares=shares)

    assert (
        refusal(evening, MakeDeal(odd)) == "The stacks add up to 5,100, but 5,000 chips are in play"
    )
    evening.do(MakeDeal(odd, note="one chip too many, found later"))
    assert evening.t.deal == odd


WINNER_TAKES_ALL = PayTable(
    "Winner takes all", brackets=(Bracket(2, None, (PlaceRange(1, 1, 100_00),)),)
)


def test_a_deal_about_other_prizes_than_the_event_pays_needs_a_note():
    evening = down_to_three()
    evening.do(ChoosePayTable(WINNER_TAKES_ALL))

    assert refusal(evening, MakeDeal(THREE)) == (
        "The deal splits $1,100, but $500 is left in prizes"
    )
    evening.do(MakeDeal(THREE, note="a sponsor adds 600"))
    assert owed(evening.t)[BOB].amount == 370


def test_a_second_deal_waits_until_the_first_is_withdrawn():
    evening = dealing()

    assert refusal(evening, MakeDeal(THREE)) == "A deal has been made: withdraw it first"
    assert refusal(evening, WithdrawDeal(" ")) == "Enter a reason"
    evening.do(WithdrawDeal("a stack was miscounted"))
    assert (evening.t.deal, dealt(evening.t)) == (None, {})


def test_nobody_comes_into_a_deal_that_was_made_without_them():
    evening = dealing()
    without = "A deal has been made: withdraw it first"

    assert refusal(evening, Register(9, "late")) == without
    assert refusal(evening, Reinstate(4, 1, 1)) == without
    assert refusal(evening, VoidEntry(3, "a mistake")) == without


def test_who_went_out_after_the_deal_can_come_back():
    evening = dealing()
    evening.do(Eliminate(2))

    evening.do(Reinstate(2, 1, 1))

    assert evening.t.left == {1, 2, 3}


def test_a_bust_that_the_deal_stands_on_is_not_taken_back_without_it():
    evening = dealing()
    bust, made = evening.log.records[-2:]

    assert evening.log.dependents(bust.number) == [made]
    with pytest.raises(Unfit):
        evening.undo(bust.number)


def test_a_deal_is_undone_and_redone():
    evening = dealing()
    made = evening.t

    evening.undo()
    without = evening.t.deal
    evening.redo()

    assert (without, evening.t) == (None, made)


def test_bounties_that_the_deal_divides_are_won_with_it_and_by_nobody_else():
    evening = down_to_three(bounty=25)
    left = bounties_left(evening.t)
    shares = tuple(share._replace(bounty=25) for share in THREE.shares)
    evening.do(MakeDeal(THREE._replace(shares=shares, bounties=OWN)))
    evening.do(Eliminate(2, (3,)))
    evening.do(Eliminate(1, (3,)))

    assert left == {1: 25, 2: 25, 3: 25}
    assert heads(evening.t) == ({1: 50, 2: 50, 3: 25}, {}, 0)


def test_where_the_winners_bounty_is_left_in_the_pool_the_others_are_played_for():
    evening = down_to_three(bounty=25)
    terms = evening.t.terms
    evening.do(SetMoney(replace(terms, winner_keeps=False)))
    shares = tuple(share._replace(bounty=25) for share in THREE.shares)

    assert refusal(evening, MakeDeal(THREE._replace(shares=shares, bounties=OWN))) == (
        "The winner’s own bounty stays in the pool: the others stay in play"
    )


def test_bounties_are_divided_to_the_last_one_or_not_at_all():
    evening = down_to_three(bounty=25)
    shares = tuple(share._replace(bounty=20) for share in THREE.shares)

    assert refusal(evening, MakeDeal(THREE._replace(shares=shares, bounties=OWN))) == (
        "The deal splits $60 in bounties, but $75 is left to split"
    )
    assert refusal(evening, MakeDeal(THREE._replace(shares=shares))) == (
        "The deal splits $60 in bounties, but $0 is left to split"
    )


@given(
    cuts=st.lists(st.integers(1, 4999), min_size=2, max_size=2, unique=True),
    prizes=st.lists(st.integers(0, 9000), min_size=3, max_size=3),
    way=st.sampled_from(sorted(set(WAYS) - {"by percent", "free amounts"})),
    held=st.integers(0, 500),
    unit=st.sampled_from([1, 5, 25]),
)
def test_whatever_is_agreed_comes_to_what_was_left_through_the_log_too(
    cuts, prizes, way, held, unit
):
    low, high = sorted(cuts)
    stacks = (low, high - low, 5000 - high)
    prizes = sorted(prizes, reverse=True)
    terms = DealTerms(way, min(held, prizes[0] - prizes[-1]), unit=unit)
    evening = down_to_three()
    made = deal([Party(one + 1, stack) for one, stack in enumerate(stacks)], prizes, terms)

    evening.do(MakeDeal(agreement(made, terms)))
    for gone in (3, 1):
        evening.do(Eliminate(gone))

    assert sum(dealt(evening.t).values()) == sum(prizes)
    assert min(dealt(evening.t).values()) >= 0


def test_the_label_says_what_is_divided_and_what_is_played_for():
    evening = dealing(way=ICM)

    assert evening.log.records[-1].label.text == (
        "Deal made: 3 players split $1,050, ICM; $50 left in play"
    )


def with_shares(*changes, **more):
    """The deal of the three with these changes, share by share."""
    shares = [share._replace(**change) for share, change in zip(THREE.shares, changes, strict=True)]
    return THREE._replace(shares=tuple(shares), **more)


def test_a_deal_that_makes_no_sense_is_refused():
    evening = down_to_three()

    for agreed, why_not in [
        (THREE._replace(way="fairly"), "Unknown deal method"),
        (THREE._replace(bounties="somehow"), "Unknown deal method"),
        (with_shares({"amount": -1}, {}, {"amount": 681}), "No share can be negative"),
        (with_shares({"bounty": -1}, {"bounty": 1}, {}), "No share can be negative"),
        (with_shares({"amount": 421}, {}, {}, held=-1), "No share can be negative"),
        (with_shares({}, {}, {"stack": 0}), "Every player left must have chips"),
        (
            with_shares({"amount": 371}, {}, {}),
            "The shares add up to $1,101, but the prizes left are $1,100",
        ),
        (
            with_shares({"stack": 2499}, {}, {}),
            "The stacks add up to 4,999, but 5,000 chips are in play",
        ),
        (
            with_shares({}, {"entry": BOB}, {}),
            "The deal is for 3 players, but 3 are left",
        ),
    ]:
        assert refusal(evening, MakeDeal(agreed)) == why_not


def test_a_deal_may_give_somebody_nothing_and_hold_nothing_back():
    evening = down_to_three()
    agreed = with_shares({"amount": 1100}, {"amount": 0}, {"amount": 0, "stack": 1000}, held=0)

    assert (
        evening.do(MakeDeal(agreed)).label.said(str)
        == "Deal made: 3 players split $1,100, even chop"
    )
    assert dealt(evening.t) == {1: 0, 2: 1100, 3: 0}


def test_one_chip_is_a_stack_and_the_largest_stack_is_named_first():
    evening = down_to_three()
    agreed = with_shares({"stack": 1}, {"stack": 1999}, {"stack": 3000})

    record = evening.do(MakeDeal(agreed, note=""))

    in_order = tuple(sorted(agreed.shares, key=lambda share: -share.stack))
    assert record.facts == (DealMade(EVEN, in_order, 50, PLAYED_FOR, ""),)
    assert evening.t.deal.shares[0].entry == CHO


def test_one_player_alone_divides_nothing():
    evening = Evening(players=1)
    alone = Agreement(EVEN, (Share(ANN, 1000, 0, 0),))

    assert refusal(evening, MakeDeal(alone)) == "A deal needs at least two players"
    two = Evening(players=2)
    shares = (Share(ANN, 1000, 0, 0), Share(BOB, 1000, 0, 0))
    two.do(MakeDeal(Agreement(EVEN, shares)))
    assert (two.t.deal.total, two.t.deal.entries) == (0, {1, 2})


def test_without_a_pay_table_any_prizes_are_divided_and_with_one_those_that_are_left():
    evening = down_to_three()
    assert prizes_left(evening.t) == 0
    evening.do(ChoosePayTable(WINNER_TAKES_ALL))
    assert prizes_left(evening.t) == 500

    shares = (Share(BOB, 2500, 500, 300), Share(ANN, 1500, 0, 100), Share(CHO, 1000, 0, 50))
    evening.do(MakeDeal(Agreement(EVEN, shares, 50)))
    assert sum(dealt(evening.t).values()) == 450


def test_a_note_lets_odd_stacks_pass_but_no_odd_sum():
    evening = down_to_three()
    odd = with_shares({"stack": 2600}, {"amount": 371}, {})

    assert refusal(evening, MakeDeal(odd, note="so")) == (
        "The shares add up to $1,101, but the prizes left are $1,100"
    )


def test_bounties_of_a_deal_are_those_on_the_heads_of_those_who_are_left():
    evening = Evening()
    evening.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=25), bounties="progressive")))
    for number in range(1, 6):
        evening.do(Register(number, "late"))
    evening.do(Eliminate(5, (1,)))
    evening.do(Eliminate(4, (1,)))
    without = down_to_three()

    assert bounties_left(evening.t) == {1: 51, 2: 25, 3: 25}
    assert bounties_left(without.t) == {1: 0, 2: 0, 3: 0}
    evening.do(MakeDeal(with_shares({"bounty": 25}, {"bounty": 51}, {"bounty": 25}, bounties=OWN)))
    assert evening.t.deal.total == 1201
    assert [share.total for share in evening.t.deal.shares] == [395, 421, 335]
    assert [share.difference for share in evening.t.deal.shares] == [-230, 70, 110]


def test_bounties_that_are_left_in_the_pool_or_in_envelopes_are_divided_by_no_deal():
    for way, keeps, why_not in [
        ("fixed", False, "The winner’s own bounty stays in the pool: the others stay in play"),
        ("mystery", True, "Mystery bounties cannot be part of a deal"),
    ]:
        evening = down_to_three(bounty=25)
        evening.do(SetMoney(replace(evening.t.terms, bounties=way, winner_keeps=keeps)))
        shares = with_shares({"bounty": 25}, {"bounty": 25}, {"bounty": 25}, bounties=EVENLY)
        assert refusal(evening, MakeDeal(shares)) == why_not
        evening.do(MakeDeal(THREE))
    evening = down_to_three()
    evening.do(SetMoney(replace(evening.t.terms, winner_keeps=False)))
    assert refusal(evening, MakeDeal(THREE._replace(bounties=EVENLY))) == (
        "The winner’s own bounty stays in the pool: the others stay in play"
    )


def test_a_deal_is_withdrawn_for_a_reason_and_only_where_there_is_one():
    evening = dealing()
    record = evening.do(WithdrawDeal(" miscounted "))

    assert record.label.said(str) == "Deal withdrawn:  miscounted "
    assert record.facts == (DealWithdrawn("miscounted"),)
    assert refusal(evening, WithdrawDeal("again")) == "No deal has been made"
    assert still_played_for(evening.t) == 0


def test_the_odd_unit_of_what_was_held_back_goes_to_the_first_named_of_those_who_tie():
    agreed = with_shares({"stack": 2000, "amount": 371}, {"stack": 2000}, {}, held=49)
    evening = down_to_three()
    evening.do(MakeDeal(agreed))
    assert still_played_for(evening.t) == 49
    evening.do(CloseEvent(asked=True))

    assert (dealt(evening.t), still_played_for(evening.t)) == ({2: 396, 1: 394, 3: 310}, 0)


def test_a_deal_without_its_last_words_holds_nothing_back_and_leaves_bounties_on_heads():
    assert Agreement(EVEN, ()) == Agreement(EVEN, (), 0, "played for")
    assert DealMade(EVEN, ()) == DealMade(EVEN, (), 0, "played for", "")
    assert Share(ANN, 1, 2, 3) == Share(ANN, 1, 2, 3, 0)
    assert DealWithdrawn() == DealWithdrawn("")


def test_what_was_worked_out_is_what_is_agreed():
    terms = DealTerms(EVEN, 10, BY_CHIPS)
    made = deal([Party(1, 30, bounty=5), Party(2, 10, bounty=7)], [60, 50], terms)

    assert made.agreed == (Agreed(1, 30, 60, 50, 9), Agreed(2, 10, 50, 50, 3))
    assert agreement(made, terms) == Agreement(
        EVEN, (Share(ANN, 30, 60, 50, 9), Share(BOB, 10, 50, 50, 3)), 10, BY_CHIPS
    )


def test_what_is_left_to_play_for_are_the_prizes_of_the_places_down_to_the_next_one():
    ranges = tuple(
        PlaceRange(place, place, percent)
        for place, percent in ((1, 50_00), (2, 25_00), (3, 15_00), (4, 10_00))
    )
    evening = down_to_three()
    evening.do(ChoosePayTable(PayTable("Four", brackets=(Bracket(2, None, ranges),))))

    assert prizes_left(evening.t) == 450
    evening.do(Eliminate(3))
    assert prizes_left(evening.t) == 375
