"""What a deal gives, as it is said everywhere: the share of the prizes, and bounties beside it."""

from collections.abc import Iterable

from director.tournament.deals.state import Share
from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.translation import say


def with_bounties(shares: Iterable[Share], terms: MoneyTerms) -> str:
    """What shares come to: never prizes and bounties in one figure.

    >>> with_bounties([Share(1, 9000, 500, 505, 10)], MoneyTerms("$"))
    '$505 + $10 bounty'
    """
    given = [*shares]
    amount = money(sum([one.amount for one in given]), terms)
    bounties = sum([one.bounty for one in given])
    if not bounties:
        return amount
    text = (
        "{amount} + {bounties} bounty" if len(given) == 1 else "{amount} and {bounties} in bounties"
    )
    return say(text, amount=amount, bounties=money(bounties, terms))
