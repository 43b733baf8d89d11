"""A payment put right: a line of the ledger with its right amount and way, as it is typed."""

import re

from director.tournament.commands import CorrectPayment
from director.tournament.money.amounts import typed
from director.tournament.money.state import Line, LineNumber
from director.translation import say
from director.views.money.ledger_rows import way_said
from director.window.event.asking.question import Answer, commanded
from director.window.event.asking.typed_money import read_line
from director.window.event.cockpit import Cockpit


def misread(word: str) -> Answer:
    """What is said of a word that is neither an amount nor a way to pay."""
    words = say(
        "'{word}' is neither an amount nor a payment method (cash, card, transfer, ticket)",
        word=word,
    )
    return Answer(words, None)


_LINE = re.compile(r"#(\d+)\s+(.*)")


def correction(cockpit: Cockpit, text: str) -> Answer:
    """A line of the ledger with its right amount and way: "#12 110 cash"."""
    t = cockpit.tournament
    numbered = _LINE.fullmatch(text)
    if not numbered:
        return Answer(say("Payment number, amount and method: #12 110 cash"), None)
    line = read_line(numbered[2], "", t.terms)
    if line.wrong or line.amount is None or not line.way:
        return misread(line.wrong or numbered[2])
    number = LineNumber(int(numbered[1]))
    return commanded(cockpit, CorrectPayment(number, line.amount, line.way))


def line_typed(cockpit: Cockpit, line: Line) -> str:
    """A line of the ledger as it stands in the field, to be put right."""
    return f"#{line.number} {typed(line.amount, cockpit.tournament.terms)} {way_said(line.method)}"
