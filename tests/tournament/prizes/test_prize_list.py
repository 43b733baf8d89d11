"""Prizes of an event: divided by its table, owed by place, paid through the drawer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.desk.desk import open_event
from director.house.shelf import pay_tables
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import (
    AgreePrizes,
    ChoosePayTable,
    CloseEvent,
    CorrectPrize,
    Eliminate,
    EliminateTogether,
    Forbidden,
    MakeDeal,
    MoveBust,
    MoveFloat,
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
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.flights.state import FlightTerms
from director.tournament.log.decisions import decided
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import Good, Lock, PayoutTerms
from director.tournament.prizes.prize_list import (
    NO_PRIZES,
    Owed,
    agreed,
    goods_given,
    is_settled,
    left_to_pay,
    owed,
    paid,
    paid_in_all,
    places_paid,
    prizes,
    taxed,
    unpaid,
    unpayable,
    unsettled,
)
from director.tournament.prizes.state import PaidPrize, PrizeTerms
from director.tournament.prizes.tax_notes import TaxTerms
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
    with pytest.raises(Refused, match="prizes cannot be paid"):
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
    with pytest.raises(Refused, match="already been paid"):
        friday.do(PayPrize(6, "cash"))


def test_nobody_is_paid_more_than_they_are_owed_or_the_drawer_has_but_with_a_note():
    friday = evening(out=[1, 2, 3, 4, 5])

    with pytest.raises(Forbidden, match="owed less"):
        friday.do(PayPrize(4, "cash", 200))
    friday.do(PayPrize(6, "cash"))
    friday.do(PayPrize(5, "cash"))
    friday.do(PayPrize(4, "cash", 130, "a tip from the house", "at the rail"))

    assert (paid(friday.t, 4), friday.t.prizes_paid[4][0].note) == (
        130,
        "at the rail; a tip from the house",
    )
    with pytest.raises(Refused, match="no prize is due"):
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

    with pytest.raises(Forbidden, match="void that payout first"):
        decided(ChoosePayTable(others), friday.t, friday.now)
    friday.do(MoveBust(4, before=3))
    friday.do(PayPrize(3, "cash"))
    with pytest.raises(Forbidden, match="void that payout first"):
        decided(MoveBust(3, before=4), friday.t, friday.now)
    assert decided(MoveBust(3, before=4, note="seen on film"), friday.t, friday.now)
    with pytest.raises(Forbidden, match="void that payout first"):
        decided(Reinstate(3, 1, 1), friday.t, friday.now)
    assert decided(Reinstate(3, 1, 1, "the pot was split"), friday.t, friday.now)
    assert decided(ChoosePayTable(others, "as announced"), friday.t, friday.now)


def test_an_event_is_paid_out_when_nothing_is_unpaid():
    friday = evening(out=[1, 2, 3, 4, 5])
    friday.do(CloseEvent(asked=True))

    with pytest.raises(Forbidden, match="unpaid"):
        friday.do(PayOut())
    friday.do(PayPrizes((6, 5, 4), "cash"))
    friday.do(PayOut(asked=True))

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


OUT = [1, 2, 3, 4, 5]


def why(friday, command):
    """Why it is refused, and whether a note lets it pass."""
    with pytest.raises(Refused) as refused:
        friday.do(command)
    return refused.value.sentence.said(str), refused.value.overridable


def says(friday, command):
    return command.label(friday.t).said(str)


def test_what_is_left_of_a_prize_is_paid_and_named_with_its_place():
    friday = evening(OUT)
    labels = [says(friday, PayPrize(one, "cash")) for one in (6, 5, 1)]

    friday.do(PayPrize(6, "card", 100))

    assert labels == [
        "6 was paid $300 for 1st place, cash",
        "5 was paid $180 for 2nd place, cash",
        "1 was paid $0, cash",
    ]
    assert says(friday, PayPrize(6, "card")) == "6 was paid $200 for 1st place, card"
    assert why(friday, PayPrize(6, "card", 201)) == ("6 is owed less than that", True)
    for amount in (0, -1):
        assert why(friday, PayPrize(6, "card", amount)) == ("6 has already been paid", False)
    friday.do(PayPrize(6, "card", 200))
    assert (paid(friday.t, 6), paid_in_all(friday.t), left_to_pay(friday.t)) == (300, 300, 300)


def test_cash_is_paid_as_long_as_the_drawer_has_it():
    friday = evening(OUT)
    friday.do(MoveFloat(-421))
    short = ("There is only $179 in the drawer", True)

    assert why(friday, PayPrize(5, "cash")) == short
    assert why(friday, PayPrizes((5,), "cash")) == short
    assert why(friday, PayPrizes((4, 3, 5), "cash")) == short
    friday.do(MoveFloat(121))
    assert why(friday, PayPrizes((4, 5, 6), "cash")) == ("There is only $300 in the drawer", True)
    friday.do(PayPrizes((4, 5), "cash"))
    friday.do(PayPrizes((6,), "card"))

    assert (friday.t.ledger.drawer, unpaid(friday.t)) == (0, ())


def test_a_note_lets_several_be_paid_with_what_the_drawer_does_not_know_of():
    friday = evening(OUT)
    friday.do(MoveFloat(-600))

    friday.do(PayPrizes((5, 6), "cash", "from the safe "))

    assert [friday.t.prizes_paid[one] for one in (5, 6)] == [
        (PaidPrize(7, note="from the safe"),),
        (PaidPrize(8, note="from the safe"),),
    ]
    assert friday.t.ledger.drawer == -480


def test_several_are_paid_what_each_has_left_and_who_has_all_is_left_out():
    friday = evening(OUT)
    friday.do(PayPrize(6, "card", 100))
    friday.do(PayPrize(4, "card"))

    assert says(friday, PayPrizes((4, 5, 6), "card")) == "2 prizes paid: $380, card"
    friday.do(PayPrizes((4, 5, 6), "card"))

    assert [paid(friday.t, one) for one in (4, 5, 6)] == [120, 180, 300]
    assert [one.line for one in friday.t.prizes_paid[6]] == [7, 10]
    assert why(friday, PayPrizes((4, 5, 6, 1), "card")) == ("All prizes are already paid", False)


@pytest.mark.parametrize("several", [False, True])
def test_who_had_more_than_the_prize_gets_the_goods_and_no_money(several):
    goods = (Good(1, "bracelet"), Good(1, "trophy"))
    friday = evening(OUT, terms=PrizeTerms(PayoutTerms(goods=goods)))
    friday.do(PayPrize(6, "card", 100))
    friday.do(CorrectPrize(7, 310, "card"))

    friday.do(PayPrizes((6,), "card") if several else PayPrize(6, "card"))

    assert friday.t.prizes_paid[6] == (PaidPrize(7), PaidPrize(8, ("bracelet", "trophy")))
    assert goods_given(friday.t, 6) == ("bracelet", "trophy")
    assert (paid(friday.t, 6), left_to_pay(friday.t)) == (310, 300)


def test_goods_of_shared_places_are_handed_over_with_nobodys_money():
    terms = PrizeTerms(PayoutTerms(goods=(Good(2, "trophy"),)))
    friday = evening([1, 2, 3], terms=terms)
    friday.do(EliminateTogether((Bust(4, 1, 500), Bust(5, 2, 500))))

    friday.do(PayPrize(4, "card"))
    friday.do(PayPrizes((5,), "card"))

    assert owed(friday.t) == {
        6: Owed(6, 1, 1, 300),
        4: Owed(4, 2, 2, 150, ("trophy",)),
        5: Owed(5, 2, 2, 150, ("trophy",)),
    }
    assert [goods_given(friday.t, one) for one in (4, 5)] == [(), ()]
    assert [due.entry for due in unpaid(friday.t)] == [6]


def test_the_odd_dollar_of_a_shared_prize_goes_to_the_first_entry_in_whole_dollars():
    friday = evening([1], table=PayTable("Odd", brackets=(Bracket(2, None, THIRDS),)))
    friday.do(SetMoney(MoneyTerms("$", 2, entry=Price(pool=100))))
    friday.do(EliminateTogether((Bust(2, 1, 500), Bust(3, 2, 500))))
    friday.do(EliminateTogether((Bust(4, 1, 500), Bust(5, 2, 500))))

    assert {one.entry: one.amount for one in owed(friday.t).values()} == {6: 300, 4: 200, 5: 100}


THIRDS = (PlaceRange(1, 1, 3350), PlaceRange(2, 3, 3325))


def test_a_prize_is_paid_in_one_of_the_ways_that_there_are():
    friday = evening(OUT)
    friday.do(PayPrize(6, "cash"))
    unknown = ("Unknown payment method “shells”", False)

    assert why(friday, PayPrize(5, "shells")) == unknown
    assert why(friday, PayPrizes((5,), "shells")) == unknown
    assert why(friday, CorrectPrize(7, 300, "shells")) == unknown


def test_only_a_prize_that_counts_is_put_right_and_not_to_what_it_was():
    friday = evening(OUT)
    friday.do(PayPrize(6, "cash"))
    friday.do(PayPrize(5, "cash"))
    friday.do(VoidPrize(8, " a namesake "))

    assert (
        says(friday, CorrectPrize(7, 250, "card"))
        == "Prize 7 corrected: $300 (cash) to $250 (card)"
    )
    assert says(friday, CorrectPrize(99, 250, "card")) == "Prize 99 corrected"
    assert why(friday, CorrectPrize(99, 250, "card")) == ("There is no prize 99", False)
    assert why(friday, CorrectPrize(1, 250, "card")) == ("There is no prize 1", False)
    assert why(friday, CorrectPrize(8, 9, "card")) == ("Payment 8 is void", False)
    assert why(friday, CorrectPrize(7, -1, "card")) == ("A prize cannot be negative", False)
    assert why(friday, CorrectPrize(7, 300, "cash")) == ("Already set that way", False)
    friday.do(CorrectPrize(7, 300, "card"))
    friday.do(CorrectPrize(7, 0, "card"))
    assert (paid(friday.t, 6), friday.t.ledger.drawer) == (0, 600)


def test_a_prize_is_voided_with_a_reason():
    friday = evening(OUT)
    friday.do(PayPrize(6, "cash"))

    assert says(friday, VoidPrize(7, "a namesake")) == "6’s $300 void: a namesake"
    assert says(friday, VoidPrize(99, "a namesake")) == "Prize 99 void: a namesake"
    assert why(friday, VoidPrize(7, "  ")) == ("Enter a reason", False)
    friday.do(VoidPrize(7, " a namesake "))
    assert friday.t.prizes_paid[6] == (PaidPrize(7, voided="a namesake"),)


def test_what_is_agreed_is_agreed_once_and_has_to_be_payable():
    friday = evening()
    beyond = PrizeTerms(PayoutTerms(locks=(Lock(1, 601),)))
    cannot = "These prizes cannot be paid: the fixed prizes come to $601 of $600"
    same = ("Already set that way", False)

    assert why(friday, ChoosePayTable(THREE)) == same
    assert why(friday, SetPrizeTerms(PrizeTerms())) == same
    assert why(friday, AgreePrizes(THREE, PrizeTerms())) == same
    assert why(friday, SetPrizeTerms(beyond)) == (cannot, False)
    assert why(friday, AgreePrizes(THREE, beyond)) == (cannot, False)
    none_yet = evening(table=None, terms=beyond)
    assert why(none_yet, ChoosePayTable(THREE)) == (cannot, False)
    friday.do(AgreePrizes(THREE, PrizeTerms(bounty=10)))
    assert (prizes(friday.t).bounties, unpayable(friday.t)) == (60, "")


def test_what_became_unpayable_pays_nothing_and_says_why():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    friday.do(ChoosePayTable(THREE))
    friday.do(SetPrizeTerms(PrizeTerms(PayoutTerms(locks=(Lock(1, 150),)))))
    friday.do(Register(1, "a", "cash"))

    assert (prizes(friday.t), places_paid(friday.t), dict(owed(friday.t))) == (NO_PRIZES, 0, {})
    assert unpayable(friday.t) == "the fixed prizes come to $150 of $100"
    friday.do(Register(2, "b", "cash"))
    assert (unpayable(friday.t), places_paid(friday.t)) == ("", 2)


def test_places_that_get_nothing_are_not_in_the_money():
    terms = PrizeTerms(PayoutTerms(locks=(Lock(1, 600),)))
    capped = PrizeTerms(PayoutTerms(locks=(Lock(1, 600),), goods=(Good(3, "cap"),)))

    assert [places_paid(evening(terms=one).t) for one in (terms, capped)] == [1, 3]
    assert [dict(owed(evening(OUT, terms=one).t)) for one in (terms, capped)] == [
        {6: Owed(6, 1, 1, 600)},
        {6: Owed(6, 1, 1, 600), 4: Owed(4, 3, 1, 0, ("cap",))},
    ]


def test_a_note_for_the_tax_counts_a_good_with_whoever_has_it_alone():
    terms = PayoutTerms(goods=(Good(1, "seat", 250), Good(2, "trip", 100)))
    friday = evening([1, 2, 3], terms=PrizeTerms(terms, tax=TaxTerms("W-2G", 199, 24_00)))
    friday.do(EliminateTogether((Bust(4, 1, 500), Bust(5, 2, 500))))
    untaxed = evening(OUT)

    notes = [taxed(friday.t, due) for due in owed(friday.t).values()]

    assert [one and (one.place, one.amount, str(one.reason)) for one in notes] == [
        (1, 48, "$200 won: 24% of it may be due, $48 (W-2G)"),
        None,
        None,
    ]
    assert [taxed(untaxed.t, due) for due in owed(untaxed.t).values()] == [None] * 3


@pytest.mark.parametrize(
    ("above", "rate", "note"),
    [
        (199, 24_00, (48, "$200 won: 24% of it may be due, $48 (W-2G)")),
        (199, 0, (0, "$200 won: reported (W-2G)")),
        (200, 24_00, None),
    ],
)
def test_a_prize_is_noted_for_the_tax_where_cash_and_good_less_the_buy_in_are_above_a_limit(
    above, rate, note
):
    goods = PayoutTerms(goods=(Good(1, "seat", 250), Good(2, "trip", 100)))
    friday = evening(OUT, terms=PrizeTerms(goods, tax=TaxTerms("W-2G", above, rate)))
    first, second, third = owed(friday.t).values()

    found = taxed(friday.t, first)

    assert [first, second, third] == [
        Owed(6, 1, 1, 50, ("seat",)),
        Owed(5, 2, 1, 80, ("trip",)),
        Owed(4, 3, 1, 120),
    ]
    assert (found and (found.amount, str(found.reason))) == note
    assert [taxed(friday.t, one) for one in (second, third)] == [None, None]
    assert taxed(friday.t, first._replace(tied=2)) is None
    assert taxed(friday.t, Owed(6, 0, 1, 50, ("seat",))) is None


def test_a_deal_is_owed_before_the_places_are_known_and_who_agreed_on_nothing_is_owed_nothing():
    both, one = evening(out=[1, 2, 3, 4]), evening(out=[1, 2, 3, 4])
    both.do(
        MakeDeal(Agreement(EVEN, (Share(5, 3000, 300, 260), Share(6, 3000, 180, 220))), "by feel")
    )
    one.do(MakeDeal(Agreement(EVEN, (Share(5, 3000, 300, 480), Share(6, 3000, 180, 0))), "by feel"))

    assert agreed(evening().t) == {}
    assert dict(agreed(both.t)) == {5: 260, 6: 220}
    assert list(owed(both.t).values()) == [
        Owed(5, 0, 1, 260),
        Owed(6, 0, 1, 220),
        Owed(4, 3, 1, 120),
    ]
    assert (left_to_pay(both.t), paid_in_all(both.t)) == (600, 0)
    assert list(owed(one.t).values()) == [Owed(5, 0, 1, 480), Owed(4, 3, 1, 120)]


def test_who_ties_at_the_edge_of_the_money_shares_its_last_prize():
    two, three = evening([1, 2]), evening()
    two.do(EliminateTogether((Bust(3, 1, 500), Bust(4, 2, 500))))
    three.do(EliminateTogether((Bust(1, 1, 500), Bust(2, 2, 500), Bust(3, 3, 500))))

    assert list(owed(two.t).values()) == [Owed(4, 3, 2, 60), Owed(3, 3, 2, 60)]
    assert owed(three.t) == {}
    three.do(EliminateTogether((Bust(4, 1, 500), Bust(5, 2, 500))))
    assert list(owed(three.t).values()) == [
        Owed(6, 1, 1, 300),
        Owed(5, 2, 2, 150),
        Owed(4, 2, 2, 150),
    ]


def test_somebody_is_settled_with_all_of_the_money_and_the_good():
    goods = PayoutTerms(goods=(Good(1, "seat", 250), Good(2, "trip", 100)))
    friday = evening(OUT, terms=PrizeTerms(goods))
    friday.do(PayPrize(6, "cash"))
    first, second, third = owed(friday.t).values()

    assert (paid(friday.t, 6), goods_given(friday.t, 6)) == (50, ("seat",))
    assert [is_settled(friday.t, one) for one in (first, second, third)] == [True, False, False]
    assert is_settled(friday.t, first._replace(amount=51)) is False
    assert is_settled(friday.t, first._replace(amount=49)) is True
    assert is_settled(friday.t, first._replace(goods=("seat", "trip"))) is False
    assert is_settled(friday.t, first._replace(goods=("seat", "trip"), tied=2)) is True
    assert unpaid(friday.t) == (second, third)
    assert (left_to_pay(friday.t), paid_in_all(friday.t)) == (200, 50)


def test_a_bag_that_stayed_behind_is_owed_beside_a_prize_and_by_itself():
    friday = evening(OUT)
    t = friday.t.but(
        flight_terms=FlightTerms(paid=12),
        forfeited=friday.t.forfeited.set(4, 700).set(1, 300),
    )

    assert list(owed(t).values()) == [
        Owed(6, 1, 1, 289),
        Owed(5, 2, 1, 172),
        Owed(4, 3, 1, 127, (), 12),
        Owed(1, 0, 1, 12, (), 12),
    ]
    assert sum(one.amount for one in owed(t).values()) == t.pool == 600


def test_the_first_who_was_paid_and_would_be_owed_something_else_is_named():
    friday = evening([1, 2, 3, 4])
    friday.do(PayPrize(4, "cash"))
    later = evening([1, 2, 3]).t
    swapped = evening([1, 2, 4, 3]).t

    assert unsettled(friday.t, friday.t) is None
    assert unsettled(later, friday.t) is None
    told = "4 was paid $120 and would now be owed {new}: void that payout first"
    found = [unsettled(friday.t, one) for one in (later, swapped)]
    assert [one and one.said(str) for one in found] == [told.replace("{new}", "$0")] * 2
    friday.do(VoidPrize(7, "by mistake"))
    assert unsettled(friday.t, later) is None


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
