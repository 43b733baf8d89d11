"""The transcribed pay tables and payouts, against the shipped tables and what is paid by them."""

import json
from itertools import pairwise

import pytest

from director.house import shelf
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_checks import smallest_cash
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import PayoutTerms, bounties_out, payout
from director.tournament.prizes.rounding import FROM_FIRST, Rounding
from tests.conftest import SHARED

FACTS = json.loads((SHARED / "facts" / "payouts.json").read_text("utf-8"))
SHIPPED = {
    "barge_unified": "barge-2019",
    "barge_2025_in_irata": "barge-2025",
    "online_prize_structures": "online-room",
}
"""The name of the file, by the name of the transcription."""

MB2 = "barge-2024"
"""The table that mb2's examples are paid by."""

ROWS = [
    pytest.param(name, row, id=f"{name}-{row['min_entries']}")
    for name in SHIPPED
    for row in FACTS[name]["tables"]
]


def shipped(name):
    return load_pay_table(shelf.pay_tables() / f"{name}.toml")


def hundredths(numbers):
    return tuple(round(number * 100) for number in numbers)


def strictly_widening(percent):
    """Whether some gap between neighbouring places, equal ones too, is wider than the one above."""
    gaps = [above - below for above, below in pairwise(percent)]
    return any(below > above for above, below in pairwise(gaps))


def test_every_entry_of_the_transcription_is_run():
    assert sorted(FACTS) == sorted([*SHIPPED, "mb2_examples", "series_facts"])


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_table_has_the_brackets_of_its_source(name):
    assert [(one.least, one.most) for one in shipped(SHIPPED[name]).brackets] == [
        (row["min_entries"], row["max_entries"]) for row in FACTS[name]["tables"]
    ]


@pytest.mark.parametrize(("name", "row"), ROWS)
def test_a_shipped_bracket_pays_what_its_source_pays(name, row):
    bracket = shipped(SHIPPED[name]).bracket(row["max_entries"])

    assert bracket.shares == hundredths(row["percent"])
    assert bracket.places == row["places"]
    assert sum(bracket.shares) == hundredths([row.get("sum_percent", 100)])[0]
    if "min_cash_buyins" in row:
        least, most = hundredths(row["min_cash_buyins"])
        assert smallest_cash(bracket) == pytest.approx(least, abs=1)
        assert bracket.shares[-1] * row["max_entries"] / 100 == pytest.approx(most, abs=1)
    if "percent_of_field_paid" in row:
        paid = [100 * row["places"] / row[end] for end in ("max_entries", "min_entries")]
        assert [round(one, 1) for one in paid] == row["percent_of_field_paid"]


@pytest.mark.parametrize(("name", "row"), ROWS)
def test_at_every_number_of_entries_the_whole_pool_is_paid(name, row):
    table = shipped(SHIPPED[name])

    for entries in range(row["min_entries"], row["max_entries"] + 1):
        paid = payout(table, entries, entries * 107)
        prizes = list(paid.cash.values())
        assert (paid.total, len(prizes)) == (entries * 107, min(entries, row["places"]))
        assert prizes == sorted(prizes, reverse=True)


def test_the_barge_tables_keep_what_the_sheet_calls_necessary():
    assert FACTS["barge_unified"]["necessary_constraints"] == [
        "The last paying place always assures the participant of getting at least his money back.",
        "A higher place never pays less than a lower place in a given tournament.",
    ]

    for bracket in shipped("barge-2019").brackets:
        assert smallest_cash(bracket) >= 100
        assert list(bracket.shares) == sorted(bracket.shares, reverse=True)


def test_read_strictly_five_of_the_thirteen_brackets_break_the_sheets_own_gap_rule():
    broken = [
        row["min_entries"]
        for row in FACTS["barge_unified"]["tables"]
        if strictly_widening(row["percent"])
    ]

    assert broken == [61, 101, 121, 141, 161]


def test_irata_rounds_down_to_five_and_hands_the_rest_out_from_first_place():
    assert FACTS["barge_2025_in_irata"]["rounding"]["increment"] == 5

    assert shipped("barge-2025").rounding == Rounding(5, FROM_FIRST)


@pytest.mark.parametrize(
    "row", FACTS["barge_2025_in_irata"]["tables"], ids=lambda row: row["places"]
)
def test_irata_pays_in_units_of_five_but_for_the_crumbs(row):
    entries = row["max_entries"]
    pool = entries * 60 + 3

    prizes = list(payout(shipped("barge-2025"), entries, pool).cash.values())

    floors = [int(pool * percent / 100 // 5) * 5 for percent in row["percent"]]
    extra, crumbs = divmod(pool - sum(floors), 5)
    expected = [floor + 5 * (place < extra) for place, floor in enumerate(floors)]
    assert prizes == [expected[0] + crumbs, *expected[1:]]


@pytest.mark.parametrize(
    "example", FACTS["mb2_examples"], ids=lambda one: f"{one['entries']}-{one['bounty']}"
)
def test_mb2_pays_as_its_examples_say(example):
    entries, bounty = example["entries"], example["bounty"]
    out = bounties_out(entries, bounty, winner_keeps=False)

    paid = payout(
        shipped(MB2), entries, entries * example["buy_in"], terms=PayoutTerms(bounties=out)
    )

    assert list(paid.cash.values()) == example["prizes"]
    assert out == bounty * example.get("bounties_paid", entries - 1)
    assert paid.total == entries * example["buy_in"]


def test_since_2024_second_of_five_to_eight_gets_35_percent():
    assert "65/35" in FACTS["barge_unified"]["note"]

    old, new = shipped("barge-2019"), shipped(MB2)
    assert new.bracket(8).shares == (65_00, 35_00)
    assert [one for one in new.brackets if one.least != 5] == [
        one for one in old.brackets if one.least != 5
    ]


def series(name):
    return next(one for one in FACTS["series_facts"] if one["series"] == name)


def test_the_wsop_pays_a_part_of_the_field_and_about_two_buy_ins():
    fact, formula = series("WSOP 2024"), shipped("large-field").formula

    assert formula.paid == fact["field_paid_percent"] * 100
    assert formula.minimum == round(fact["min_cash_buyins"] * 100)
    assert shipped("main-event").formula.minimum == round(fact["was"] * 100)


@pytest.mark.parametrize("year", [2024, 2025])
def test_the_main_event_pays_as_many_as_it_did_and_a_first_prize_near_to_it(year):
    fact = series(f"WSOP Main Event {year}")
    pool = fact.get("prize_pool", 90_535_500)
    money = MoneyTerms("$", 0, Price(9_300, 700))

    paid = payout(shipped("main-event"), fact["entries"], pool, money)

    assert paid.places == fact["paid"]
    assert paid.cash[paid.places] == fact.get("min_cash", 15_000)
    assert paid.cash[1] == pytest.approx(fact["first"], rel=0.06)
    assert paid.total == pool


def test_the_colossus_is_paid_to_the_dollar():
    fact = series("WSOP Colossus 2015")
    money = MoneyTerms("$", 0, Price(fact["prize_pool"] // fact["entries"], 65))

    paid = payout(shipped("one-in-ten"), fact["entries"], fact["prize_pool"], money)

    assert paid.places == pytest.approx(fact["paid"], rel=0.002)
    assert paid.total == fact["prize_pool"]


def test_wpt_side_events_pay_one_in_eight():
    assert series("WPT (side events, 2023)")["field_paid"].startswith("1 in 8")

    assert shipped("one-in-eight").formula.paid == 12_50
