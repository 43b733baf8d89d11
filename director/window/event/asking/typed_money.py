"""What players type about money in one line: an amount, chips, and how it is paid."""

from typing import NamedTuple

from director.tournament.money.amounts import read_amount
from director.tournament.money.state import METHODS, MoneyTerms
from director.tournament.state import Tournament
from director.views.money.ledger_rows import way_said

LATER = ""
"""Not paid now."""
WAYS = (*METHODS, LATER)
"""How an entry may be paid, in the order of the field."""


def way_meant(word: str) -> str | None:
    """The way that a word begins, by its fewest letters; None where it begins none, or two.

    >>> way_meant("car"), way_meant("tr"), way_meant("l"), way_meant("c"), way_meant("x")
    ('card', 'transfer', '', None, None)
    """
    meant = [way for way in WAYS if way_said(way).startswith(word.casefold())]
    return meant[0] if len(meant) == 1 else None


class Typed(NamedTuple):
    """What a line says about money."""

    amount: int | None
    """In the smallest unit; None where none was typed."""
    way: str
    wrong: str = ""
    """The word that means nothing."""


def read_line(text: str, usual: str, terms: MoneyTerms) -> Typed:
    """An amount and a way to pay, in any order, either of them left out.

    >>> read_line("card 110", "cash", MoneyTerms()), read_line("", "cash", MoneyTerms())
    (Typed(amount=110, way='card', wrong=''), Typed(amount=None, way='cash', wrong=''))
    """
    amount, way = None, usual
    for word in text.split():
        units = read_amount(word, terms)
        meant = way_meant(word)
        if units is not None:
            amount = units
        elif meant is not None:
            way = meant
        else:
            return Typed(amount, way, word)
    return Typed(amount, way)


def has_price(t: Tournament) -> bool:
    """Whether an entry costs something."""
    return bool(t.terms.entry.total or (t.terms.re_entry and t.terms.re_entry.total))
