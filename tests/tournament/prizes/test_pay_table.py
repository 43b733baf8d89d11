"""Pay tables and their files."""

import json

import pytest

from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.prizes.pay_table import Bracket, Formula, PayTable, PlaceRange
from director.tournament.prizes.pay_table_checks import checked_pay_table, concerns, smallest_cash
from director.tournament.prizes.pay_table_files import (
    load_pay_table,
    pay_table_as_data,
    pay_table_as_text,
    pay_table_from_data,
    pay_table_from_text,
)
from director.tournament.prizes.rounding import ROUNDINGS, TO_FIRST, Rounding

SHIPPED = sorted(shelf.pay_tables().glob("*.toml"))

TWO = (PlaceRange(1, 1, 6500), PlaceRange(2, 2, 3500))


def wrong(text):
    with pytest.raises(FileWrong) as error:
        pay_table_from_text(text, "mine.toml")
    return [str(fault) for fault in error.value.faults]


def looks(*brackets):
    return [
        f"{place}: {sentence}" for place, sentence in concerns(PayTable("x", brackets=brackets))
    ]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_table_comes_back_from_its_file_and_from_the_log(path):
    table = load_pay_table(path)

    assert pay_table_from_text(pay_table_as_text(table), path.name) == table
    assert pay_table_from_data(json.loads(json.dumps(pay_table_as_data(table)))) == table


def test_everything_that_a_pay_table_may_state_comes_back_from_its_file():
    table = PayTable(
        'The "Big" One',
        "Łódź 2026",
        "a card",
        ("one", "two"),
        Rounding(25, TO_FIRST),
        (
            Bracket(2, 8, TWO),
            Bracket(9, 9, (PlaceRange(1, 1, 9925), PlaceRange(2, 4, 25))),
            Bracket(10, None, (PlaceRange(1, 3, 100_050),), in_money=True),
        ),
        Formula(1250, 202, 95, grouped=False),
    )

    assert pay_table_from_text(pay_table_as_text(table), "x") == table
    assert pay_table_from_data(pay_table_as_data(table)) == table


def test_a_bracket_says_what_each_place_gets():
    table = load_pay_table(shelf.pay_tables() / "barge-2019.toml")

    assert table.bracket(110).shares[8:] == (200, 200, 150, 150)
    assert table.bracket(5) == Bracket(5, 8, (PlaceRange(1, 1, 7000), PlaceRange(2, 2, 3000)))
    assert table.bracket(201) is None
    assert table.nearest(201).name == "161-200"
    assert table.nearest(1).name == "2-4"


def test_all_faults_of_a_pay_table_are_found_at_once():
    assert wrong(
        "nme = 'Mine'\n"
        "bracket = [\n"
        "    { entries = '2-8', percent = { 1 = 65, 2 = 30 } },\n"
        "    { entries = '8-12', percent = { 1 = 30, 2 = 70 } },\n"
        "    { entries = 'many', percent = { 1 = 60, 3 = 40 } },\n"
        "    { entries = '20-15', percents = { 1 = 100 } },\n"
        "    { entries = '21', percent = { 1 = 33.333, last = 'x' } },\n"
        "]\n"
        "[rounding]\nway = 'nearest'\nunit = 0\n"
        "[formula]\npaid = 130\nminimum = -1\n"
    ) == [
        "line 1: nme: no such key “nme”; did you mean “name”?",
        "line 3: bracket[1].percent: comes to 95%, not 100%",
        "line 4: bracket[2].percent.2: is paid 70, more than place 1, which is paid 30",
        "line 4: bracket[2].entries: should begin after 2-8, the bracket before it",
        "line 5: bracket[3].entries: should be numbers such as '9-15' or '201+'",
        "line 5: bracket[3].percent.3: place 2 should come here",
        "line 6: bracket[4].entries: ends before it begins",
        "line 6: bracket[4].percent: is missing: it should be what each place gets: { 1 = 100 }",
        "line 6: bracket[4].percents: no such key “percents”; did you mean “percent”?",
        "line 7: bracket[5].percent.1: should be a number of at most two decimals",
        "line 7: bracket[5].percent.last: should be a number, not “x”",
        "line 7: bracket[5].percent.last: should be a place or places such as 4 or 10-12",
        f"line 10: rounding.way: no such choice “nearest”; known: {', '.join(ROUNDINGS)}",
        "line 11: rounding.unit: 0 is too small: at least 1",
        "line 13: formula.paid: no more than 100 percent of the entries can be paid",
        "line 14: formula.minimum: -1 is too small: at least 0",
        "name: is missing: it should be a text in quotation marks",
    ]


def test_a_row_is_in_percent_or_in_money():
    both = "percent = { 1 = 100 }, amount = { 1 = 50 }"

    assert wrong(f"name = 'Mine'\nbracket = [\n {{ entries = '2', {both} }},\n]\n") == [
        "line 3: bracket[1].amount: one of percent and amount is enough"
    ]


def test_a_bracket_that_is_no_list_is_not_said_to_be_missing_as_well():
    assert wrong("name = 'Mine'\nbracket = 3\n") == [
        "line 2: bracket: should be a list of tables, not 3"
    ]


def test_a_pay_table_pays_something():
    assert wrong("name = 'Mine'\n") == [
        "bracket: is missing: a payout structure needs a bracket or a formula"
    ]
    assert wrong("name = 'Mine'\nbracket = [\n { entries = '2', percent = {} },\n]\n") == [
        "line 3: bracket[1].percent: name at least first place"
    ]
    assert wrong("name = 'Mine'\nbracket = [\n { entries = '2', amount = { 1 = 0 } },\n]\n") == [
        "line 3: bracket[1].amount.1: 0 is too small: at least 0.01"
    ]


@pytest.mark.parametrize("number", ["inf", "nan", "1e300", "true", "0.001", "-3"])
def test_a_share_is_a_sound_number(number):
    text = f"name = 'Mine'\nbracket = [\n {{ entries = '2', percent = {{ 1 = {number} }} }},\n]\n"

    assert wrong(text)[0].startswith("line 3: bracket[1].percent")


def test_the_shipped_tables_pay_a_buy_in_back_but_for_the_online_rooms_smallest_fields():
    below = [
        (path.stem, bracket.name)
        for path in SHIPPED
        for bracket in load_pay_table(path).brackets
        if smallest_cash(bracket) < 100
    ]

    assert below == [("online-room", "1-12")]


def test_what_is_odd_about_a_table_is_said_with_its_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        "name = 'Mine'\nbracket = [\n"
        "    { entries = '4-8', percent = { 1 = 80, 2 = 20 } },\n"
        "    { entries = '12-20', percent = { 1 = 70, 2 = 30 } },\n]\n",
        encoding="utf-8",
    )

    _, found = checked_pay_table(path)

    assert [str(look) for look in found] == [
        "line 3: bracket[1]: the smallest prize is 0.8 of a buy-in with 4 entries",
        "line 4: bracket[2]: no row for 9-11 entries",
        "line 4: bracket[2]: place 2 is paid 30%, more than the 20% with fewer entries",
    ]


def test_more_places_than_entries_fewer_places_and_widening_gaps_are_worth_a_look():
    three = (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 4500), PlaceRange(3, 3, 500))

    assert looks(Bracket(2, 30, three), Bracket(31, None, TWO)) == [
        "bracket[1]: places paid: 3, with as few as 2 entries",
        "bracket[1]: the smallest prize is 0.1 of a buy-in with 2 entries",
        "bracket[1]: the drop to place 3 is larger than the drop before it",
        "bracket[2]: place 1 is paid 65%, more than the 50% with fewer entries",
        "bracket[2]: places paid: 2, down from 3 with fewer entries",
    ]


def test_a_formula_may_promise_too_little_or_too_much():
    little = PayTable("x", formula=Formula(1000, 90))
    much = PayTable("x", formula=Formula(5000, 250))

    assert [one.sentence for one in concerns(little)] == [
        "the smallest prize is below a buy-in: 0.9"
    ]
    assert [one.sentence for one in concerns(much)] == [
        "the smallest prizes add up to more than the pool"
    ]


@pytest.mark.parametrize(
    ("stated", "formula"),
    [
        ("paid = 15", Formula(1500, 0, 100, grouped=True)),
        ("paid = 100", Formula(10000, 0)),
        ("paid = 0.01\nminimum = 0.5", Formula(1, 50)),
        ("paid = 15\nsteepness = 5\ngrouped = false", Formula(1500, 0, 500, grouped=False)),
        ("paid = 0", "3: formula.paid: 0 is too small: at least 0.01"),
        ("paid = 100.01", "3: formula.paid: no more than 100 percent of the entries can be paid"),
        ("paid = 15\nsteepness = 5.01", "4: formula.steepness: is too steep: at most 5"),
        ("paid = 15\nsteepness = -1", "4: formula.steepness: -1 is too small: at least 0"),
        (
            "paid = 15\nextra = 1",
            "4: formula.extra: no such key “extra”; known: paid, minimum, steepness, grouped",
        ),
    ],
)
def test_a_formula_pays_a_share_of_the_field_with_a_usual_minimum_and_steepness(stated, formula):
    text = f"name = 'Mine'\n[formula]\n{stated}"

    if isinstance(formula, Formula):
        assert pay_table_from_text(text, "mine.toml").formula == formula
    else:
        assert wrong(text) == [f"line {formula}"]


@pytest.mark.parametrize(
    ("percent", "found"),
    [
        ("{ 1 = 60, '2-2' = 40 }", (PlaceRange(1, 1, 6000), PlaceRange(2, 2, 4000))),
        ("{ 1 = 50, 2 = 50 }", (PlaceRange(1, 1, 5000), PlaceRange(2, 2, 5000))),
        ("{ '1-10000' = 0.01 }", (PlaceRange(1, 10000, 1),)),
        ("{ 1 = 60, '3-2' = 40 }", "percent.3-2: ends before it begins"),
        ("{ 1 = 60, 3 = 40 }", "percent.3: place 2 should come here"),
        ("{ '1-10001' = 0.01 }", "percent: comes to 100.01%, not 100%"),
    ],
)
def test_places_follow_each_other_fall_and_come_to_all_of_it(percent, found):
    text = f"name = 'Mine'\nbracket = [\n {{ entries = '2', percent = {percent} }},\n]\n"

    if isinstance(found, str):
        assert wrong(text) == [f"line 3: bracket[1].{found}"]
    else:
        assert pay_table_from_text(text, "mine.toml").brackets == (Bracket(2, 2, found),)


def test_the_comment_of_a_file_is_the_tables_name_unless_another_is_given():
    table = PayTable("Mine", brackets=(Bracket(2, 8, TWO),))

    assert pay_table_as_text(table).startswith("# Mine\n\nname")
    assert pay_table_as_text(table, "From the card.").startswith("# From the card.\n\nname")


def test_a_row_begins_to_hold_with_its_first_entry_and_the_last_one_begun_is_nearest():
    table = PayTable("Mine", brackets=(Bracket(3, 8, TWO), Bracket(12, 20, TWO)))

    rows = [table.bracket(entries) for entries in (2, 3, 8, 9, 12, 20, 21)]
    assert [row and row.name for row in rows] == [None, "3-8", "3-8", None, "12-20", "12-20", None]
    assert [table.nearest(entries).name for entries in (2, 3, 11, 12, 99)] == [
        "3-8",
        "3-8",
        "3-8",
        "12-20",
        "12-20",
    ]


def test_what_is_just_right_is_worth_no_look():
    enough = PayTable("x", brackets=(Bracket(2, 2, (PlaceRange(1, 2, 5000),)),))

    assert concerns(enough) == ()
    assert concerns(PayTable("x", formula=Formula(1000, 100))) == ()
