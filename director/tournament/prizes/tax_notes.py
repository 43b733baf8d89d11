"""What the tax man may want of prizes: notes for the slip, nothing is taken off.

Amounts are whole numbers of the smallest unit of money.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.money.amounts import money as told
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_table import WHOLE, number
from director.tournament.prizes.payouts import UNNAMED, PlacePrize


class TaxTerms(NamedTuple):
    """From which prize on something is due, and how much."""

    name: str
    """As the slip has it: the form or the law."""
    above: int = 0
    """A prize has to be larger than this, less the buy-in."""
    rate: int = 0
    """Of the whole prize less the buy-in, in hundredths of a percent; 0: it is only reported."""


class TaxNote(NamedTuple):
    """What is written on the slip of a place."""

    place: int
    amount: int
    """What may be due, rounded down; 0 where the prize is only reported."""
    reason: Reason


def tax_notes(
    prizes: Sequence[PlacePrize], terms: TaxTerms, buy_in: int = 0, money: MoneyTerms = UNNAMED
) -> tuple[TaxNote, ...]:
    """The notes of all prizes that are large enough, goods counted at their worth."""
    if not 0 <= terms.rate <= WHOLE:
        raise NotPossible("rate", "a tax is between 0% and 100%")
    notes = []
    for prize in prizes:
        won = prize.total - buy_in
        if won <= terms.above:
            continue
        amount = won * terms.rate // WHOLE
        values = {
            "won": told(won, money),
            "rate": number(terms.rate),
            "amount": told(amount, money),
        }
        sentence = (
            "{won} won: {rate}% of it may be due, {amount}" if terms.rate else "{won} won: reported"
        )
        notes.append(TaxNote(prize.place, amount, Reason(sentence, values, terms.name)))
    return tuple(notes)
