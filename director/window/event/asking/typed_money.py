"""What players type about money in one line: an amount, chips, and how it is paid."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from director.tournament.money.amounts import money, read_amount
from director.tournament.money.state import METHODS, MoneyTerms
from director.tournament.state import Tournament
from director.translation import capital, listed, say
from director.views.money.ledger_rows import way_said
from director.window.widgets.choice_list import Choice

_NUMBER = re.compile(r"[\d.,]+")
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


def which_way() -> str:
    """What is said to a word that is no way to pay, where it is paid now: all that there are."""
    return say("Method: {ways}", ways=listed([way_said(one) for one in METHODS]))


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


def in_way(text: str, way: str, terms: MoneyTerms) -> str:
    """The same line, paid in this way: the word that begins one is replaced, notes stay.

    >>> [in_way(text, "transfer", MoneyTerms()) for text in ("", "500 cash tip", "#12 110", "c 60")]
    ['transfer', '500 transfer tip', '#12 110 transfer', 'transfer 60']
    """
    words = text.split()
    at = 0
    while at < len(words) and (words[at][0] == "#" or read_amount(words[at], terms) is not None):
        at += 1
    begun = at < len(words) and any(way_said(one).startswith(words[at].casefold()) for one in WAYS)
    return " ".join([*words[:at], way_said(way), *words[at + begun :]])


def ways_offered(
    text: str, terms: MoneyTerms, price: int | None = None, ways: Sequence[str] = METHODS
) -> list[Choice]:
    """Each way in which what is typed may be paid; beside it how much, if not `price`.

    While a word is half typed, only the ways that it begins; with a number that is no amount, none.
    """
    words = [word.casefold() for word in text.split()]
    if any(_NUMBER.fullmatch(one) and read_amount(one, terms) is None for one in words):
        return []  # what is no amount is not paid at the full price either
    amounts = [units for one in words if (units := read_amount(one, terms)) is not None]
    amount = amounts[-1] if amounts else price
    beside = "" if amount is None else money(amount, terms)
    begun = [way for way in ways for word in words if way_said(way).startswith(word)]
    if any(way_said(way) in words for way in ways):
        begun = []
    return [
        Choice(capital(way_said(way)), beside, in_way(text, way, terms))
        for way in dict.fromkeys(begun or ways)
    ]


def has_price(t: Tournament) -> bool:
    """Whether an entry costs something."""
    return bool(t.terms.entry.total or (t.terms.re_entry and t.terms.re_entry.total))
