"""Amounts of money as people read and type them."""

import pytest

from director.tournament.money.amounts import (
    money,
    not_an_amount,
    plus_or_minus,
    read_amount,
    typed,
)
from director.tournament.money.state import MoneyTerms
from director.tournament.structure.big_blind_antes import POSTERS, BigBlindAnte

DOLLARS, EUROS, PLAIN = MoneyTerms("$", 2), MoneyTerms("€"), MoneyTerms()


def test_an_amount_that_no_book_could_add_up_is_none_and_says_how_much_is_too_much():
    most = "an amount is at most $100,000,000,000.00"

    assert read_amount("$100,000,000,000.00", DOLLARS) == 10**13
    for text in ("100000000000.01", "9" * 20, "9" * 5000):
        assert (read_amount(text, DOLLARS), not_an_amount(text, DOLLARS)) == (None, most)


@pytest.mark.parametrize(
    ("amount", "read", "signed", "in_field"),
    [
        (0, "$0.00", "$0.00", "0.00"),
        (1, "$0.01", "+$0.01", "0.01"),
        (-1, "−$0.01", "−$0.01", "-0.01"),
        (99, "$0.99", "+$0.99", "0.99"),
        (100, "$1.00", "+$1.00", "1.00"),
        (123_456_789, "$1,234,567.89", "+$1,234,567.89", "1234567.89"),
        (-123_450, "−$1,234.50", "−$1,234.50", "-1234.50"),
    ],
)
def test_an_amount_is_read_with_its_currency_and_typed_without(amount, read, signed, in_field):
    assert money(amount, DOLLARS) == read
    assert plus_or_minus(amount, DOLLARS) == signed
    assert typed(amount, DOLLARS) == in_field
    assert read_amount(read, DOLLARS) == read_amount(in_field, DOLLARS) == amount


def test_without_decimals_an_amount_is_a_whole_number():
    assert [money(one, EUROS) for one in (-1500, -1, 0, 1, 1500)] == [
        "−€1,500", "−€1", "€0", "€1", "€1,500",
    ]  # fmt: skip
    assert (typed(-1500, EUROS), plus_or_minus(1, PLAIN)) == ("-1500", "+1")


def test_what_is_no_amount_is_none():
    for text, terms, amount in [
        ("", DOLLARS, None),
        ("two", DOLLARS, None),
        ("1.", DOLLARS, None),
        (".5", DOLLARS, None),
        ("1.005", DOLLARS, None),
        ("1.50", EUROS, None),
        ("1.00", EUROS, 1),
        ("$$5", DOLLARS, None),
        ("€5", DOLLARS, None),
        ("$5", PLAIN, None),
        (" 1 100 ", PLAIN, 1100),
        ("−2.5", DOLLARS, -250),
        ("-2.5", DOLLARS, -250),
        ("1.1", MoneyTerms("", 1), 11),
    ]:
        assert read_amount(text, terms) == amount


def test_a_big_blind_ante_is_posted_by_the_big_blind_after_the_blind_at_every_table():
    assert BigBlindAnte() == BigBlindAnte("big blind", False, 0, 0, False)
    assert POSTERS == ("big blind", "button")
