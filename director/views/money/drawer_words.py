"""What should lie in the drawer, and what a count of it says against that."""

from collections.abc import Iterator

from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.tournament.money.statement import Statement
from director.translation import say


def in_drawer(of: Statement) -> Iterator[tuple[str, int]]:
    """What adds up to the cash in the drawer, in words and units: below zero it went out."""
    yield say("Float less cash drops"), of.floats
    yield say("Cash from players"), of.cash
    if of.cash_out:
        yield say("Cash to players"), -of.cash_out


def short_or_over(difference: int, terms: MoneyTerms) -> str:
    """What is missing, where below zero, or too much.

    >>> short_or_over(-40, MoneyTerms("$")), short_or_over(5, MoneyTerms("$"))
    ('$40 short', '$5 over')
    """
    amount = money(abs(difference), terms)
    if difference < 0:
        return say("{amount} short", amount=amount)
    return say("{amount} over", amount=amount)
