"""Prizes of an event: divided by its table, owed by place, paid through the drawer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.desk.desks import open_event
from director.shelf import pay_tables
from director.tournament.agreements import Agreement, Share
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CorrectPrize,
    Eliminate,
    EliminateTogether,
    Forbidden,
    MakeDeal,
    MoveBust,
    PayOut,
    PayPrize,
    PayPrizes,
    Refused,
    Register,
    Reinstate,
    SetMoney,
    SetPrizeTerms,
    TurnCounters,
    VoidPrize,
)
from director.tournament.deals import EVEN
from director.tournament.decisions import decided
from director.tournament.hand_for_hand import Bust
from director.tournament.money import MoneyTerms, Price
from director.tournament.payouts import Good, Lock, PayoutTerms
from director.tournament.paytablefiles import load_pay_table
from director.tournament.paytables import Bracket, PayTable, PlaceRange
from director.tournament.prize_terms import PaidPrize, PrizeTerms
from director.tournament.prizes import (
    NO_PRIZES,
    Owed,
    left_to_pay,
    owed,
    paid,
    places_paid,
    prizes,
    unpaid,
)
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

THREE = PayTable(
    "Three places",
    brackets=(
        Bracket(2, None, (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 3000), PlaceRange(3, 3, 2000))),
    ),
)
TABLES = [load_pay_table(path) for path in sorted(pay_tables().glob("*.toml"))]


def evening(out=(), table=THREE, terms=None):
    """Six have paid $100 each; these are out, the first to go first."""
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for player in range(1, 7):
        friday.do(Register(player, f"seed {player}", "cash"))
    if table:
        friday.do(ChoosePayTable(table))
    if terms:
        friday.do(SetPrizeTerms(terms))
    for entry in out:
        friday.do(Eliminate(entry))
    return friday


def test_without_a_table_nothing_is_paid():
    assert prizes(evening(table=None).t) == NO_PRIZES


def test_prizes_follow_from_the_table_and_the_pool():
    t = evening().t

    assert prizes(t).cash == {1: 300, 2: 180, 3: 120}
    assert places_paid(t) == 3
    assert owed(t) == {}


def test_who_has_finished_in_the_money_is_owed_it_the_best_place_first():
    t = evening(out=[1, 2, 3, 4, 5]).t

    assert list(owed(t).values()) == [
        Owed(6, 1, 1, 300),
        Owed(5, 2, 1, 180),
        Owed(4, 3, 1, 120),
    ]
    assert left_to_pay(t) == 600


def test_who_goes_out_together_shares_the_places():
    friday = evening(out=[1, 2])

    friday.do(EliminateTogether((Bust(3, 1, 500), Bust(4, 2, 500))))

    assert owed(friday.t) == {3: Owed(3, 3, 2, 60), 4: Owed(4, 3, 2, 60)}


def test_a_bubble_prize_comes_out_of_the_pool():
    t = evening(out=[1, 2, 3], terms=PrizeTerms(PayoutTerms(saves=(100,)))).t

    assert prizes(t).cash == {1: 250, 2: 150, 3: 100, 4: 100}
    assert owed(t) == {3: Owed(3, 4, 1, 100)}
    assert places_paid(t) == 4


def test_bounties_of_each_entry_come_out_of_the_pool():
    t = evening(terms=PrizeTerms(bounty=10)).t

    assert prizes(t).cash == {1: 270, 2: 162, 3: 108}
    assert prizes(t).bounties == 60


def test_what_cannot_be_paid_is_refused_with_the_reason():
    with pytest.raises(Refused, match="cannot be paid so"):
        evening(terms=PrizeTerms(PayoutTerms(locks=(Lock(1, 700),))))


def test_a_prize_is_paid_from_the_drawer():
    friday = evening(out=[1, 2, 3, 4, 5])

    friday.do(PayPrize(6, "cash"))
    friday.do(PayPrize(5, "transfer", 80))

    t = friday.t
    assert t.ledger.drawer == 300
    assert t.ledger.taken == 600
    assert [due.entry for due in unpaid(t)] == [5, 4]
    assert left_to_pay(t) == 100 + 120


def test_the_places_in_the_money_are_those_of_the_standings():
    friday = evening(out=[1])
    friday.do(EliminateTogether((Bust(2, 1, 500), Bust(3, 2, 500))))
    friday.do(EliminateTogether((Bust(4, 1, 500), Bust(5, 2, 500))))

    assert [(due.place, due.entry, due.tied) for due in owed(friday.t).values()] == [
        (one.place, one.entry.number, one.tied)
        for one in friday.t.standings()
        if one.place <= places_paid(friday.t)
    ]


def test_goods_are_handed_over_with_the_last_of_the_money():
    bracelet = PrizeTerms(PayoutTerms(goods=(Good(1, "bracelet"),)))
    friday = evening(out=[1, 2, 3, 4, 5], terms=bracelet)

    friday.do(PayPrize(6, "cash", 100))
    friday.do(PayPrize(6, "cash"))

    assert [one.goods for one in friday.t.prizes_paid[6]] == [(), ("bracelet",)]
    with pytest.raises(Refused, match="paid already"):
        friday.do(PayPrize(6, "cash"))


def test_nobody_is_paid_more_than_they_are_owed_or_the_drawer_has_but_with_a_note():
    friday = evening(out=[1, 2, 3, 4, 5])

    with pytest.raises(Forbidden, match="owed less"):
        friday.do(PayPrize(4, "cash", 200))
    friday.do(PayPrize(6, "cash"))
    friday.do(PayPrize(5, "cash"))
    friday.do(PayPrize(4, "cash", 130, "a tip from the house"))

    assert paid(friday.t, 4) == 130
    with pytest.raises(Refused, match="owed no prize"):
        friday.do(PayPrize(1, "cash"))


def test_nobody_is_paid_who_is_still_playing():
    with pytest.raises(Refused, match="still playing"):
        evening(out=[1, 2, 3]).do(PayPrize(5, "cash"))


def test_several_are_paid_at_once():
    friday = evening(out=[1, 2, 3, 4, 5])

    friday.do(PayPrizes((6, 5, 4, 1), "cash"))

    assert unpaid(friday.t) == ()
    assert friday.t.ledger.drawer == 0


def test_a_prize_that_came_back_is_unpaid_again():
    friday = evening(out=[1, 2, 3, 4, 5])
    friday.do(PayPrize(6, "cash"))
    line = friday.t.prizes_paid[6][0].line

    friday.do(VoidPrize(line, "paid to a namesake"))

    assert friday.t.prizes_paid[6] == (PaidPrize(line, voided="paid to a namesake"),)
    assert friday.t.ledger.drawer == 600
    assert left_to_pay(friday.t) == 600


def test_a_prize_that_was_written_down_wrong_is_put_right():
    friday = evening(out=[1, 2, 3, 4, 5])
    friday.do(PayPrize(6, "cash"))

    friday.do(CorrectPrize(friday.t.prizes_paid[6][0].line, 250, "card"))

    assert paid(friday.t, 6) == 250
    assert friday.t.ledger.drawer == 600


def test_a_prize_that_was_paid_pins_table_and_places():
    friday = evening(out=[1, 2, 3, 4, 5])
    friday.do(PayPrize(6, "cash"))
    others = PayTable("All", brackets=(Bracket(1, None, (PlaceRange(1, 1, 10000),)),))

    with pytest.raises(Forbidden, match="void that first"):
        decided(ChoosePayTable(others), friday.t, friday.now)
    friday.do(MoveBust(4, before=3))
    friday.do(PayPrize(3, "cash"))
    with pytest.raises(Forbidden, match="void that first"):
        decided(MoveBust(3, before=4), friday.t, friday.now)
    assert decided(MoveBust(3, before=4, note="seen on film"), friday.t, friday.now)
    with pytest.raises(Forbidden, match="void that first"):
        decided(Reinstate(3, 1, 1), friday.t, friday.now)
    assert decided(Reinstate(3, 1, 1, "the pot was split"), friday.t, friday.now)
    assert decided(ChoosePayTable(others, "as announced"), friday.t, friday.now)


def test_an_event_is_paid_out_when_nothing_is_unpaid():
    friday = evening(out=[1, 2, 3, 4, 5])
    friday.do(CloseEvent(asked=True))

    with pytest.raises(Forbidden, match="unpaid"):
        friday.do(PayOut())
    friday.do(PayPrizes((6, 5, 4), "cash"))
    friday.do(PayOut())

    assert friday.t.paid_out


def test_a_deal_is_owed_whatever_the_place():
    friday = evening(out=[1, 2, 3, 4])
    shares = (Share(5, 3000, 300, 260), Share(6, 3000, 180, 220))
    friday.do(MakeDeal(Agreement(EVEN, shares), "stacks not counted"))
    friday.do(PayPrize(5, "cash"))
    friday.do(Eliminate(5))

    assert [(due.entry, due.place, due.amount) for due in owed(friday.t).values()] == [
        (6, 1, 220),
        (5, 2, 260),
        (4, 3, 120),
    ]


@settings(max_examples=60, deadline=None)
@given(
    st.integers(2, 25_000),
    st.integers(2, 500_00),
    st.sampled_from(TABLES),
    st.integers(0, 50),
    st.booleans(),
)
def test_pool_in_is_prizes_and_bounties_out_to_the_smallest_unit(
    entries, buy_in, table, part, keeps
):
    pool = buy_in * entries
    here = Notebook()
    desk = open_event(here, "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    desk.do(SetMoney(MoneyTerms("$", 2, Price(buy_in), guarantee=pool, winner_keeps=keeps)))
    desk.do(TurnCounters(entries=entries))
    desk.do(ChoosePayTable(table))
    desk.do(SetPrizeTerms(PrizeTerms(bounty=buy_in * part // 100 + 1)))

    found = prizes(desk.tournament)

    assert found.total == pool == desk.tournament.pool
    assert min(prize.total for prize in found.prizes) >= 0
    assert found.bounties == (buy_in * part // 100 + 1) * (entries - (0 if keeps else 1))
