"""Amounts of money as people read and type them; inside, they are whole smallest units."""

import re
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal

from director.files.forms import briefly
from director.files.typed_figures import has_stray_comma, joined
from director.tournament.log.figures import MOST
from director.tournament.money.state import MoneyTerms
from director.translation import say

_PARTS = "“{text}”: a comma parts thousands, as in 1,000; a point parts decimals, as in 1.50"
_WHOLE = "“{text}”: a comma parts thousands, as in 1,000, and amounts are whole"
_NO_AMOUNT = Decimal("0.5")
_AMOUNT = re.compile(r"[-−]?\d+(?:\.\d+)?")


class Amount(str):
    """An amount as it is read, that knows what it comes to: files of lists have it as a number."""

    __slots__ = ("number",)
    number: Decimal
    """In the currency's own unit, with as many places as amounts of the event have."""

    def __new__(cls, text: str, number: Decimal) -> "Amount":
        """Reads as the text."""
        made = super().__new__(cls, text)
        made.number = number
        return made


def money(amount: int, terms: MoneyTerms) -> str:
    """An amount with its currency; whoever writes a file finds its number in it, see Amount.

    >>> money(1250000, MoneyTerms("$", 2)), money(-5, MoneyTerms("€")), money(60, MoneyTerms())
    ('$12,500.00', '−€5', '60')
    """
    return _amount("−" if amount < 0 else "", amount, terms)


def posted(amounts: Sequence[int], terms: MoneyTerms) -> list[str]:
    """Amounts on a notice: where all of them are whole, without decimals.

    >>> posted([1250000, 500], MoneyTerms("$", 2)), posted([150, 100], MoneyTerms("$", 2))
    (['$12,500', '$5'], ['$1.50', '$1.00'])
    """
    unit = 10**terms.decimals
    if any(one % unit for one in amounts):
        return [money(one, terms) for one in amounts]
    whole = replace(terms, decimals=0)
    return [money(one // unit, whole) for one in amounts]


def plus_or_minus(amount: int, terms: MoneyTerms) -> str:
    """A difference with its sign.

    >>> plus_or_minus(500, MoneyTerms("$", 2)), plus_or_minus(-7, MoneyTerms())
    ('+$5.00', '−7')
    """
    return _amount("+", amount, terms) if amount > 0 else money(amount, terms)


def typed(amount: int, terms: MoneyTerms) -> str:
    """An amount as it stands in a field, to be changed there.

    >>> typed(11000, MoneyTerms("$", 2)), typed(60, MoneyTerms())
    ('110.00', '60')
    """
    sign = "-" if amount < 0 else ""
    return f"{sign}{_plain(abs(amount), terms.decimals).replace(',', '')}"


def read_amount(text: str, terms: MoneyTerms) -> int | None:
    """What somebody typed, in the smallest unit; None where it is no amount or beyond MOST.

    >>> read_amount("$1,100", MoneyTerms("$", 2)), read_amount("2.5", MoneyTerms("", 2))
    (110000, 250)
    >>> read_amount("2.5", MoneyTerms()), read_amount("two", MoneyTerms())
    (None, None)

    A comma stands before three digits each: what else it might mean, nobody guesses.

    >>> read_amount("100,50", MoneyTerms("", 2)), read_amount("12,34,5", MoneyTerms())
    (None, None)
    """
    units = _units(text, terms)
    return int(units) if units == units.to_integral_value() and abs(units) <= MOST else None


def why_not_read(text: str, terms: MoneyTerms, otherwise: str) -> str:
    """Why an amount is not taken, where what was typed is meant as one; else what is said then.

    >>> why_not_read("1,5", MoneyTerms(), "type it"), why_not_read("x", MoneyTerms(), "type it")
    ('“1,5”: a comma parts thousands, as in 1,000, and amounts are whole', 'type it')
    """
    meant = _units(text, terms) > MOST or _has_stray_comma(_figures(text, terms))
    return not_an_amount(text, terms) if meant else otherwise


def not_an_amount(text: str, terms: MoneyTerms) -> str:
    """Why what somebody typed is not taken as an amount.

    >>> not_an_amount("two", MoneyTerms()), not_an_amount("-5", MoneyTerms())
    ('“two” is not an amount', '“-5” is not an amount')
    >>> not_an_amount("99999999999999", MoneyTerms("$", 2))
    'an amount is at most $100,000,000,000.00'
    """
    if _units(text, terms) > MOST:
        return say("an amount is at most {most}", most=money(MOST, terms))
    words = "“{text}” is not an amount"
    if _has_stray_comma(_figures(text, terms)):
        words = _PARTS if terms.decimals else _WHOLE
    return say(words, text=briefly(text))


def _units(text: str, terms: MoneyTerms) -> Decimal:
    """What somebody typed, in the smallest unit, however much; a fraction where it is no amount."""
    text = joined(_figures(text, terms))
    if not _AMOUNT.fullmatch(text):
        return _NO_AMOUNT
    return Decimal(text.replace("−", "-")).scaleb(terms.decimals)


def _figures(text: str, terms: MoneyTerms) -> str:
    """Without the currency, blanks, and a comma behind it that parts it from what follows."""
    text = text.replace(" ", "")
    if terms.currency:
        text = text.replace(terms.currency, "", 1)
    return text.strip().removesuffix(",")


def _has_stray_comma(figures: str) -> bool:
    """Whether it is a figure but for a comma that does not stand before three digits each."""
    return bool(_AMOUNT.fullmatch(figures.replace(",", ""))) and has_stray_comma(figures)


def _amount(sign: str, amount: int, terms: MoneyTerms) -> Amount:
    text = f"{sign}{terms.currency}{_plain(abs(amount), terms.decimals)}"
    return Amount(text, Decimal(amount).scaleb(-terms.decimals))


def _plain(amount: int, decimals: int) -> str:
    if not decimals:
        return f"{amount:,}"
    whole, rest = divmod(amount, 10**decimals)
    return f"{whole:,}.{rest:0{decimals}}"
