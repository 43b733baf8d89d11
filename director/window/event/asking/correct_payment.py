"""A payment put right: a line of the ledger with its right amount and way, as it is typed."""

import re

from director.files.forms import briefly
from director.tournament.commands import CorrectPayment, CorrectPrize
from director.tournament.money.amounts import typed, why_not_read
from director.tournament.money.state import Line, LineNumber, MoneyTerms
from director.translation import say
from director.views.money.ledger_rows import way_said
from director.window.event.asking.question import Answer, commanded
from director.window.event.asking.typed_money import read_line
from director.window.event.cockpit import Cockpit


def misread(word: str, terms: MoneyTerms) -> Answer:
    """What is said of a word that is neither an amount that can be kept nor a way to pay."""
    words = say(
        "“{word}” is neither an amount nor a payment method (cash, card, transfer, ticket)",
        word=briefly(word),
    )
    return Answer(why_not_read(word, terms, words), None)


_LINE = re.compile(r"(?:#(\d+))?\s*(.*)")


def correction(
    cockpit: Cockpit,
    text: str,
    meant: LineNumber | None,
    paid_out: type[CorrectPrize] | None = None,
) -> Answer:
    """A line of the ledger with its right amount and way: "#12 110 cash", or what of it is wrong.

    Without a number it is the line `meant`; an amount or a way that is not typed stays.
    """
    t, numbered = cockpit.tournament, _LINE.fullmatch(text)
    number = LineNumber(int(numbered[1])) if numbered and numbered[1] else meant
    old = t.ledger.lines.get(number) if number else None
    if not numbered or not numbered[2] or old is None:
        return Answer(say("Right amount or method, or both: 110 cash"), None)
    line = read_line(numbered[2], old.method, t.terms)
    if line.wrong or not line.way:
        return misread(line.wrong or numbered[2], t.terms)
    was = -old.amount if paid_out else old.amount
    amount = was if line.amount is None else line.amount
    return commanded(cockpit, (paid_out or CorrectPayment)(old.number, amount, line.way))


def line_typed(cockpit: Cockpit, line: Line, *, paid_out: bool = False) -> str:
    """A line of the ledger as it stands in the field, to be put right."""
    amount = -line.amount if paid_out else line.amount
    return f"#{line.number} {typed(amount, cockpit.tournament.terms)} {way_said(line.method)}"
