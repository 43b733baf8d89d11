"""From the pool to a prize for each place."""

from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.house import shelf
from director.tournament.busts.hand_for_hand import Placed, Prize
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_formula import formula_weights, places_paid
from director.tournament.prizes.pay_table import Bracket, Formula, PayTable, PlaceRange
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import (
    Good,
    Lock,
    PayoutTerms,
    PlacePrize,
    bounties_out,
    payout,
    shared,
)
from director.tournament.prizes.rounding import FROM_FIRST, NEAREST, ROUNDINGS, TO_FIRST, Rounding
from director.tournament.prizes.satellites import satellite
from director.tournament.prizes.tax_notes import TaxTerms, tax_notes
from tests.rounds import examples

TABLES = {path.stem: load_pay_table(path) for path in sorted(shelf.pay_tables().glob("*.toml"))}
BARGE = "BARGE 2025: BARGE Unified Payouts"
THREE = PayTable(
    "Three",
    brackets=(
        Bracket(3, 99, (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 3000), PlaceRange(3, 3, 2000))),
    ),
)
DOLLARS = MoneyTerms("$", 2, Price(pool=100_00, fee=10_00))


def cash(table, entries, pool, **terms):
    return list(payout(table, entries, pool, terms=PayoutTerms(**terms)).cash.values())


def said(answer):
    return [str(reason) for reason in answer.reasons]


def refused(table, entries, pool, **terms):
    with pytest.raises(NotPossible) as error:
        payout(table, entries, pool, terms=PayoutTerms(**terms))
    return error.value.field, str(error.value)


def test_a_pool_is_divided_by_the_row_of_its_entries_and_every_step_has_its_reason():
    paid = payout(TABLES["barge-2025"], 20, 1999_37, DOLLARS)

    assert list(paid.cash.values()) == [844_37, 520_00, 360_00, 275_00]
    assert (paid.places, paid.bounties, paid.total) == (4, 0, 1999_37)
    row = "by the row for 16-24 entries"
    assert said(paid) == [
        "The pool of $1,999.37 pays 4 places (house rule, payouts)",
        f"places paid: 4, {row}, in percent: 1: 42, 2: 26, 3: 18, 4: 14 ({BARGE})",
        f"rounded to $5.00: down, the rest from first place on ({BARGE})",
    ]


def test_bounties_take_nothing_out_where_nobody_has_entered():
    assert [bounties_out(count, 25, winner_keeps=False) for count in (0, 1, 2)] == [0, 0, 25]


def test_mb2_the_bounties_paid_are_taken_out_and_second_is_rounded_to_nearest():
    out = bounties_out(8, 25, winner_keeps=False)
    paid = payout(TABLES["barge-2024"], 8, 800, terms=PayoutTerms(bounties=out))

    assert (out, list(paid.cash.values())) == (7 * 25, [406, 219])
    assert said(paid)[1:3] == [
        "bounties of 175 are taken out first (S 1.7, B16)",
        "left to split: 625 (house rule, payouts)",
    ]
    assert bounties_out(8, 25) == 200


@pytest.mark.parametrize(
    ("way", "prizes"),
    [(FROM_FIRST, [502, 300, 195]), (TO_FIRST, [507, 295, 195]), (NEAREST, [497, 300, 200])],
)
def test_what_rounding_leaves_goes_where_the_rule_says(way, prizes):
    assert cash(THREE, 9, 997, rounding=Rounding(5, way)) == prizes


@pytest.mark.parametrize(
    ("pool", "prizes"),
    [(20, [10, 10]), (30, [20, 10]), (35, [25, 10]), (40, [20, 20])],
)
def test_half_a_unit_is_rounded_up_unless_first_would_get_less_than_second(pool, prizes):
    even = PayTable("Even", brackets=(Bracket(2, 9, (PlaceRange(1, 2, 5000),)),))

    assert cash(even, 2, pool, rounding=Rounding(10, NEAREST)) == prizes


def test_first_never_falls_below_second_because_small_prizes_were_rounded_up():
    ten = PayTable("Ten", brackets=(Bracket(10, 20, (PlaceRange(1, 10, 1000),)),))

    assert cash(ten, 10, 30, rounding=Rounding(5, NEAREST)) == [5] * 6 + [0] * 4


def test_a_minimum_raises_small_prizes_and_the_others_divide_the_rest():
    paid = payout(THREE, 9, 1000, terms=PayoutTerms(minimum=250))

    assert list(paid.cash.values()) == [469, 281, 250]
    assert "minimum prize 250, places raised: 1 (house rule, payouts)" in said(paid)


def test_a_locked_place_keeps_its_prize_and_the_others_divide_the_rest():
    paid = payout(THREE, 9, 1000, terms=PayoutTerms(locks=(Lock(2, 400),)))

    assert list(paid.cash.values()) == [429, 400, 171]
    assert said(paid)[-1] == "place 2 is locked at 400 (house rule, payouts)"


def test_a_lock_that_turns_the_order_round_is_to_be_looked_at_again():
    paid = payout(THREE, 9, 1000, terms=PayoutTerms(locks=(Lock(2, 600),)))

    assert list(paid.cash.values()) == [286, 600, 114]
    assert said(paid)[-1] == (
        "check this: place 2 is paid more than the place above it (house rule, payouts)"
    )


def test_a_good_counts_as_part_of_its_places_prize_or_comes_on_top():
    goods = (
        Good(1, "a seat", 300),
        Good(3, "a trip", 350),
        Good(1, "a bracelet"),
        Good(5, "a cap"),
    )

    paid = payout(THREE, 9, 1000, terms=PayoutTerms(goods=goods))

    assert paid.prizes == (
        PlacePrize(1, 107, ("a seat", "a bracelet"), 300),
        PlacePrize(2, 243),
        PlacePrize(3, 0, ("a trip",), 350),
        PlacePrize(5, 0, ("a cap",)),
    )
    assert paid.total == 1000
    assert said(paid)[-5:] == [
        "place 1 gets a seat, worth 300 of its prize (house rule, payouts)",
        "place 3 gets a trip, worth 350 of its prize (house rule, payouts)",
        "place 1 gets a bracelet on top (house rule, payouts)",
        "place 5 gets a cap on top (house rule, payouts)",
        "check this: place 3 is paid more than the place above it (house rule, payouts)",
    ]


def test_the_bubble_is_saved_out_of_the_pool():
    paid = payout(THREE, 9, 1000, terms=PayoutTerms(saves=(100, 50)))

    assert paid.cash == {1: 425, 2: 255, 3: 170, 4: 100, 5: 50}
    assert (paid.places, paid.total) == (3, 1000)
    assert said(paid)[1] == "saved out of the money: 100 and 50 (house rule, payouts)"


def test_what_cannot_be_paid_is_refused_with_the_reason():
    assert refused(THREE, 9, 100, bounties=101) == (
        "terms",
        "bounties and saves take 101 out of 100",
    )
    assert refused(THREE, 9, 100, minimum=34) == (
        "minimum",
        "the least for 3 places comes to 102, and 100 is left",
    )
    assert refused(THREE, 9, 100, locks=(Lock(1, 101),)) == (
        "locks",
        "the fixed prizes come to 101 of 100",
    )
    assert refused(THREE, 9, 100, locks=(Lock(1, 50), Lock(2, 20), Lock(3, 20)))[0] == "locks"
    assert refused(THREE, 9, 100, locks=(Lock(4, 1),)) == (
        "locks",
        "place 4 is not among the 3 paid",
    )
    assert refused(THREE, 9, 100, goods=(Good(4, "a seat", 1),)) == (
        "goods",
        "a seat cannot go to place 4 of 3",
    )
    assert refused(THREE, 3, 100, saves=(1,)) == ("saves", "of 3 entries 3 are paid already")
    assert refused(THREE, 0, 100) == ("entries", "nobody has entered")
    assert refused(THREE, 9, -1) == ("pool", "a pool cannot be negative")
    assert refused(THREE, 9, 9, rounding=Rounding(0)) == (
        "rounding",
        "money is rounded to whole units in one of the known ways",
    )


@pytest.mark.parametrize(
    ("terms", "refusal"),
    [
        ({"bounties": -1}, ("terms", "bounties, saves and minimums cannot be negative")),
        ({"minimum": -1}, ("terms", "bounties, saves and minimums cannot be negative")),
        ({"saves": (1, -1)}, ("terms", "bounties, saves and minimums cannot be negative")),
        ({"locks": (Lock(1, -1),)}, ("locks", "a prize cannot be negative")),
        ({"locks": (Lock(1, 1), Lock(1, 1))}, ("locks", "a place is locked twice")),
        ({"locks": (Lock(0, 1),)}, ("locks", "place 0 is not among the 3 paid")),
        (
            {"locks": (Lock(1, 500), Lock(2, 300), Lock(3, 199))},
            ("locks", "the fixed prizes come to 999 of 1,000"),
        ),
        (
            {"locks": (Lock(1, 29),), "goods": (Good(1, "a seat", 30),)},
            ("locks", "the fixed prize of place 1 is below what its non-cash prize is worth"),
        ),
        ({"goods": (Good(0, "a cap"),)}, ("goods", "a cap cannot go to place 0 of 9")),
        ({"goods": (Good(10, "a cap"),)}, ("goods", "a cap cannot go to place 10 of 9")),
        ({"goods": (Good(1, "a cap", -1),)}, ("goods", "a cap cannot go to place 1 of 3")),
        (
            {"minimum": 334},
            ("minimum", "the least for 3 places comes to 1,002, and 1,000 is left"),
        ),
        (
            {"rounding": Rounding(5, "up")},
            ("rounding", "money is rounded to whole units in one of the known ways"),
        ),
    ],
)
def test_terms_that_no_pool_of_a_thousand_for_three_of_nine_can_meet_are_refused(terms, refusal):
    assert refused(THREE, 9, 1000, **terms) == refusal


@pytest.mark.parametrize(
    ("entries", "pool", "terms", "prizes"),
    [
        (1, 100, {}, [100]),
        (9, 0, {}, [0, 0, 0]),
        (9, 100, {"bounties": 100}, [0, 0, 0]),
        (4, 1000, {"saves": (1,)}, [500, 300, 199, 1]),
        (9, 1000, {"saves": (0,)}, [500, 300, 200, 0]),
        (9, 999, {"minimum": 333}, [333, 333, 333]),
        (9, 1000, {"locks": (Lock(1, 500), Lock(2, 300), Lock(3, 200))}, [500, 300, 200]),
        (9, 1000, {"locks": (Lock(3, 0),)}, [625, 375, 0]),
        (9, 1000, {"locks": (Lock(1, 1000),)}, [1000, 0, 0]),
        (9, 1000, {"locks": (Lock(1, 40),), "goods": (Good(1, "it", 40),)}, [0, 576, 384]),
        (9, 1000, {"goods": (Good(9, "a cap"),)}, [500, 300, 200, 0]),
        (9, 10, {"rounding": Rounding(1)}, [5, 3, 2]),
    ],
)
def test_terms_that_can_just_be_met_are_paid(entries, pool, terms, prizes):
    assert cash(THREE, entries, pool, **terms) == prizes


def test_a_place_that_gets_its_least_anyway_is_not_said_to_be_raised_to_it():
    assert said(payout(THREE, 9, 1000, terms=PayoutTerms(minimum=200)))[2:] == [
        "rounded to 1: down, the rest from first place on (Three)"
    ]


@pytest.mark.parametrize(
    ("first", "others"),
    [(580_00, [220_00, 200_00]), (600_00, [200_00, 200_00]), (600_01, [233_33, 166_66])],
)
def test_the_minimum_of_a_formula_is_kept_beside_a_locked_place_as_long_as_it_can_be(first, others):
    table = PayTable("Falling", formula=Formula(3000, 200, 100, grouped=False))
    money = MoneyTerms("$", 2, Price(100_00))

    paid = payout(
        table, 10, 1000_00, money, PayoutTerms(locks=(Lock(1, first),), rounding=Rounding())
    )

    assert list(paid.cash.values()) == [first, *others]


def test_the_minimum_of_a_formula_is_kept_in_whole_units():
    table = PayTable("Falling", formula=Formula(3000, 200, 100, grouped=False))
    terms = PayoutTerms(locks=(Lock(1, 590),), rounding=Rounding(15))

    paid = payout(table, 10, 1000, MoneyTerms(entry=Price(100)), terms)

    assert list(paid.cash.values()) == [590, 215, 195]


def test_where_all_that_is_left_to_divide_weighs_nothing_it_is_divided_evenly():
    table = PayTable("To nothing", formula=Formula(10000, 0, 100, grouped=False))

    assert cash(table, 2, 100, locks=(Lock(1, 60),)) == [60, 40]


def test_with_fewer_entries_than_places_those_who_are_there_share_all():
    paid = payout(TABLES["online-room"], 2, 800)

    assert list(paid.cash.values()) == [500, 300]
    assert said(paid)[2] == (
        "more places (3) than entries (2): the field splits the pool"
        " (house rule, payout structures)"
    )


def test_beyond_its_last_row_a_table_pays_that_row_and_says_so():
    paid = payout(TABLES["barge-2025"], 300, 30_000)

    assert (paid.places, paid.cash[1]) == (21, 6900)
    assert said(paid)[2] == (
        "no row for a field of 300: the row for 145-168 is paid (house rule, payout structures)"
    )


def test_a_table_in_money_pays_its_amounts_and_first_takes_what_is_beyond():
    amounts = (PlaceRange(1, 1, 500_00), PlaceRange(2, 3, 250_00))
    table = PayTable("Fixed", brackets=(Bracket(3, None, amounts, in_money=True),))

    assert list(payout(table, 12, 1200_50, DOLLARS).cash.values()) == [700_50, 250_00, 250_00]
    assert list(payout(table, 12, 500_00, DOLLARS).cash.values()) == [250_00, 125_00, 125_00]


def test_a_formula_comes_near_to_what_the_main_event_of_2024_paid():
    money = MoneyTerms("$", 0, Price(pool=9_300, fee=700))

    paid = payout(TABLES["main-event"], 10_112, 94_041_600, money)

    assert (paid.places, paid.cash[1517]) == (1517, 15_000)
    assert 9_500_000 < paid.cash[1] < 10_500_000
    assert paid.cash[10] == paid.cash[12] > paid.cash[13]
    assert paid.total == 94_041_600


def test_a_formula_pays_no_more_places_than_minimums_fit():
    assert places_paid(Formula(5000, 300), 100, 10_000, 100) == 33
    assert formula_weights(Formula(5000, 200, 0), 4, 400, 100) == (1, 1)
    assert places_paid(Formula(1500, 0), 7, 0, 0) == 2


def test_a_share_of_the_field_is_rounded_up_to_whole_places():
    formula = Formula(1500, 150)

    assert [places_paid(formula, n, n * 100, 100) for n in (1, 6, 7, 13, 14)] == [1, 1, 2, 2, 3]


def test_what_is_above_the_minimum_falls_as_a_power_of_the_place():
    linear = formula_weights(Formula(10000, 100, grouped=False), 3, 600, 100)
    square = formula_weights(Formula(10000, 50, 200, grouped=False), 3, 600, 100)

    assert linear == (283333333500, 133333333500, 83333333400)
    assert square == (451388888950, 113888888950, 51388888900)


def test_one_place_is_paid_even_where_its_minimum_is_more_than_the_pool():
    table = PayTable("Steep", formula=Formula(1000, 200))

    assert places_paid(Formula(1000, 200), 50, 150, 100) == 1
    assert formula_weights(Formula(1000, 200), 50, 150, 100) == (1,)
    assert payout(table, 50, 150, MoneyTerms(entry=Price(100))).cash == {1: 150}


def test_places_far_down_are_paid_alike_in_groups_that_grow():
    weights = formula_weights(Formula(10000, 0), 1200, 10**6, 0)

    sizes = [len(list(alike)) for _, alike in groupby(weights)]

    assert sizes == [
        *[1] * 9,
        *[3] * 3,
        *[9] * 3,
        *[18] * 3,
        *[27] * 4,
        *[36] * 6,
        *[72] * 8,
        144,
        57,
    ]
    assert weights[8:13] == (
        110257702000000,
        90560732000000,
        90560732000000,
        90560732000000,
        70819362000000,
    )


def test_without_groups_every_place_of_a_formula_has_its_own_prize():
    weights = formula_weights(Formula(1500, 150, 100, grouped=False), 200, 20_000, 100)

    assert len(set(weights)) == len(weights) == 30


def test_tied_places_share_their_money_and_settle_who_takes_the_goods():
    paid = payout(THREE, 9, 1000, terms=PayoutTerms(goods=(Good(2, "a seat", 100),)))

    split = shared(paid, [Placed(7, 2, 3), Placed(8, 2, 3)])

    assert split.prizes == (Prize(7, 200), Prize(8, 200))
    assert said(split) == [
        "Places 2 to 3 share 400: 200 each (TDA RP-8-A, WT 126)",
        "Places 2 to 3 settle who takes a seat, worth 100 (house rule, payouts)",
    ]


def test_goods_of_shared_places_are_settled_and_those_of_a_place_alone_are_not():
    goods = (Good(2, "a seat", 100), Good(4, "a cap"))
    paid = payout(THREE, 9, 1000, terms=PayoutTerms(saves=(100, 50), goods=goods))

    def settled(*tied):
        placed = [Placed(entry, *places) for entry, places in enumerate(tied, start=1)]
        return [one for one in said(shared(paid, placed)) if "settle" in one]

    seat = "settle who takes a seat, worth 100 (house rule, payouts)"
    cap = "settle who takes a cap, worth 0 (house rule, payouts)"
    assert settled((2, 2)) == []
    assert settled((1, 2), (1, 2)) == [f"Places 1 to 2 {seat}"]
    assert settled((3, 4), (3, 4)) == [f"Places 3 to 4 {cap}"]
    assert settled((4, 5), (4, 5), (2, 3), (2, 3)) == [
        f"Places 2 to 3 {seat}",
        f"Places 4 to 5 {cap}",
    ]
    assert shared(paid, [Placed(1, 2, 3), Placed(2, 2, 3)]).prizes == (Prize(1, 163), Prize(2, 162))
    assert settled((1, 4), (1, 4), (1, 4), (1, 4)) == [
        "Places 1 to 4 settle who takes a seat and a cap, worth 100 (house rule, payouts)"
    ]


@pytest.mark.parametrize(
    ("pool", "entries", "most", "prizes"),
    [
        (
            2350,
            20,
            0,
            (
                PlacePrize(1, 0, ("seat",), 1000),
                PlacePrize(2, 0, ("seat",), 1000),
                PlacePrize(3, 350),
            ),
        ),
        (2000, 20, 0, (PlacePrize(1, 0, ("seat",), 1000), PlacePrize(2, 0, ("seat",), 1000))),
        (1101, 1, 0, (PlacePrize(1, 101, ("seat",), 1000),)),
        (3001, 20, 2, (PlacePrize(1, 501, ("seat",), 1000), PlacePrize(2, 500, ("seat",), 1000))),
    ],
)
def test_a_satellite_pays_seats_and_cash_for_the_next(pool, entries, most, prizes):
    paid = satellite(pool, entries, "seat", 1000, most=most)

    assert (paid.prizes, paid.total) == (prizes, pool)


def test_a_satellite_has_to_buy_a_seat():
    with pytest.raises(NotPossible) as error:
        satellite(999, 20, "seat", 1000)

    assert str(error.value) == "999 does not buy a seat of 1,000"


def test_taxes_are_notes_on_prizes_that_are_large_enough():
    prizes = (PlacePrize(1, 5_000, ("a seat",), 3_000), PlacePrize(2, 5_100), PlacePrize(3, 900))

    notes = tax_notes(prizes, TaxTerms("W-2G", 5_000, 24_00), buy_in=100)

    assert [(note.place, note.amount, str(note.reason)) for note in notes] == [
        (1, 1_896, "7,900 won: 24% of it may be due, 1,896 (W-2G)")
    ]
    assert [str(note.reason) for note in tax_notes(prizes, TaxTerms("W-2G", 5_000), 0)] == [
        "8,000 won: reported (W-2G)",
        "5,100 won: reported (W-2G)",
    ]


@settings(max_examples=examples(100))
@given(
    name=st.sampled_from(sorted(TABLES)),
    entries=st.integers(2, 25_000),
    buy_in=st.integers(1, 10_000_00),
    odd=st.integers(0, 99),
    bounty=st.integers(0, 100),
    keeps=st.booleans(),
    unit=st.sampled_from([1, 5, 100, 25_00]),
    way=st.sampled_from(sorted(ROUNDINGS)),
)
def test_prizes_bounties_and_saves_come_to_exactly_the_pool_and_never_rise(
    name, entries, buy_in, odd, bounty, keeps, unit, way
):
    pool = entries * buy_in + odd
    out = bounties_out(entries, buy_in * bounty // 100, winner_keeps=keeps)
    terms = PayoutTerms(bounties=out, rounding=Rounding(unit, way))

    paid = payout(TABLES[name], entries, pool, MoneyTerms("", 2, Price(buy_in)), terms)

    prizes = list(paid.cash.values())
    assert sum(prizes) + out == paid.total == pool
    assert prizes == sorted(prizes, reverse=True)
    assert prizes[-1] >= 0


@settings(max_examples=examples(70))
@given(
    entries=st.integers(6, 200),
    pool=st.integers(0, 100_000),
    minimum=st.integers(0, 2_000),
    saves=st.lists(st.integers(0, 500), max_size=2),
    locks=st.dictionaries(st.integers(1, 6), st.integers(0, 20_000), max_size=3),
    worths=st.dictionaries(st.integers(1, 6), st.integers(0, 5_000), max_size=3),
    unit=st.integers(1, 50),
    way=st.sampled_from(sorted(ROUNDINGS)),
)
def test_whatever_is_agreed_beside_the_table_the_pool_is_paid_or_it_is_refused(
    entries, pool, minimum, saves, locks, worths, unit, way
):
    terms = PayoutTerms(
        saves=tuple(saves),
        minimum=minimum,
        locks=tuple(Lock(*lock) for lock in locks.items()),
        goods=tuple(Good(place, "it", worth) for place, worth in worths.items()),
        rounding=Rounding(unit, way),
    )
    try:
        paid = payout(TABLES["barge-2025"], entries, pool, terms=terms)
    except NotPossible:
        return

    assert paid.total == pool
    assert all(prize.cash >= 0 for prize in paid.prizes)
    money = {prize.place: prize.total for prize in paid.prizes}
    assert all(money[place] == amount for place, amount in locks.items())
    free = [place for place in range(1, paid.places + 1) if place not in locks]
    assert all(money[place] >= minimum for place in free)


@given(
    pool=st.integers(1, 10**7),
    entries=st.integers(1, 500),
    worth=st.integers(1, 10**4),
    most=st.integers(0, 50),
)
def test_a_satellite_pays_out_all_it_has(pool, entries, worth, most):
    if pool < worth:
        return

    paid = satellite(pool, entries, "seat", worth, most=most)

    assert paid.total == pool
    assert len(paid.prizes) <= entries
    assert all(prize.cash >= 0 for prize in paid.prizes)
