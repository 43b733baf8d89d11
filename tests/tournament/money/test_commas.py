"""A comma in an amount parts thousands, or nobody guesses what it is."""

import pytest

from director.tournament.money.amounts import not_an_amount, read_amount
from director.tournament.money.state import MoneyTerms

WHOLE, CENTS = MoneyTerms("$"), MoneyTerms("€", 2)


@pytest.mark.parametrize("terms", [WHOLE, CENTS])
@pytest.mark.parametrize("text", ["100,50", "1,5", "12,34,5", "1000,000", ",500", "-1,5", "1,00.5"])
def test_a_comma_that_parts_no_thousands_makes_no_other_amount(text, terms):
    assert read_amount(text, terms) is None


@pytest.mark.parametrize(
    ("text", "amount"),
    [("1,000", 1000), ("$12,500", 12500), ("1,234,567", 1234567), ("-1,100", -1100), ("60,", 60)],
)
def test_thousands_are_read_with_their_commas(text, amount):
    assert read_amount(text, WHOLE) == amount


def test_it_is_said_how_such_an_amount_is_written():
    thousands = "“100,50”: a comma parts thousands, as in 1,000"

    assert not_an_amount("100,50", CENTS) == f"{thousands}; a point parts decimals, as in 1.50"
    assert not_an_amount("100,50", WHOLE) == f"{thousands}, and amounts are whole"
