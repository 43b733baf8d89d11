"""What teams are paid where chips come back as money: their chips' worth, and the first prize.

Amounts are in the smallest unit of the event's currency.
"""

from director.tournament.money.largest_remainders import apportioned
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.prizes.payouts import Lock, PayoutTerms
from director.tournament.prizes.state import PrizeTerms
from director.tournament.state import Tournament

_WHOLE = 10_000
"""All of the pool, in hundredths of a per cent."""


def chips_as_money(t: Tournament) -> tuple[Lock, ...]:
    """What each place is paid: what its chips are worth, and all first prizes to the first place.

    By the chips last counted; nothing before every team has finished and was counted, or where the
    sheet does not say what chips are worth. What cannot be divided goes to the largest remainders.
    """
    terms = t.structure.teams
    if terms is None or terms.entry is None or t.winner is None:
        return ()
    order = [one.entry.number for one in t.standings()]
    if any(entry not in t.stacks for entry in order):
        return ()
    unit = 10**t.terms.decimals
    stacks = [t.stacks[entry] for entry in order]
    worth = apportioned(len(order) * terms.entry.cash_value * unit, stacks)
    worth[0] += len(order) * terms.entry.first_prize * unit
    return tuple([Lock(place, amount) for place, amount in enumerate(worth, start=1)])


def team_pay_table(places: int) -> PayTable:
    """A table that pays so many places; what each is paid is said by the locks beside it."""
    each, more = divmod(_WHOLE, places)
    lines = [PlaceRange(one, one, each + (one <= more)) for one in range(1, places + 1)]
    return PayTable("Chips as money", brackets=(Bracket(2, None, tuple(lines)),))


def team_prize_terms(t: Tournament) -> PrizeTerms:
    """The same as the terms of an event's prizes."""
    return PrizeTerms(PayoutTerms(locks=chips_as_money(t)))
