"""What a count of the drawer says against what was expected."""

from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.translation import say


def short_or_over(difference: int, terms: MoneyTerms) -> str:
    """What is missing, where below zero, or too much.

    >>> short_or_over(-40, MoneyTerms("$")), short_or_over(5, MoneyTerms("$"))
    ('$40 short', '$5 over')
    """
    amount = money(abs(difference), terms)
    if difference < 0:
        return say("{amount} short", amount=amount)
    return say("{amount} over", amount=amount)
