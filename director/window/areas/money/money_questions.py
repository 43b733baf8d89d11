"""What is asked about the drawer and the ledger in one line, each with what Enter would do."""

from director.tournament.commands import CountDrawer, MoveFloat
from director.tournament.money.amounts import money, read_amount, why_not_read
from director.translation import say
from director.views.money.drawer_words import short_or_over
from director.window.event.asking.correct_payment import correction, line_typed
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.asking.typed_money import ways_offered
from director.window.event.cockpit import Cockpit


def _float(cockpit: Cockpit, text: str) -> Answer:
    first, _, note = text.partition(" ")
    amount = read_amount(first, cockpit.tournament.terms)
    if amount is None:
        words = say("Amount paid in, or -100 for an amount paid out")
        return Answer(why_not_read(first, cockpit.tournament.terms, words), None)
    return _noted(cockpit, MoveFloat(amount, note.strip()))


def _noted(cockpit: Cockpit, command: MoveFloat | CountDrawer) -> Answer:
    """What the log will say, with the note that goes with it."""
    act = cockpit.bridge.desk.said(command.label(cockpit.tournament))
    says = say("Enter: {act}", act=act)
    return commanded(cockpit, command, f"{says}  ·  {command.note}" if command.note else says)


def _counting(closed: bool) -> Question:
    """How much lies there; a difference is explained after it."""

    def counted(cockpit: Cockpit, text: str) -> Answer:
        t = cockpit.tournament
        first, _, note = text.partition(" ")
        amount = read_amount(first, t.terms)
        if amount is None:
            should = money(t.ledger.drawer, t.terms)
            words = say("Expected in drawer: {amount}", amount=should)
            return Answer(why_not_read(first, t.terms, words), None)
        command = CountDrawer(amount, closed, note.strip())
        if amount != t.ledger.drawer and not command.note:
            words = say(
                "{difference}: type the reason after the amount",
                difference=short_or_over(amount - t.ledger.drawer, t.terms),
            )
            return Answer(words, None)
        return _noted(cockpit, command)

    title = (
        "How much cash is in the drawer at close?" if closed else "How much cash is in the drawer?"
    )
    return Question(title, "Amount, then a note: 1245 parking", counted)


def _line(cockpit: Cockpit) -> str:
    line = cockpit.tournament.ledger.lines.get(cockpit.line) if cockpit.line else None
    return line_typed(cockpit, line) if line else ""


FLOAT = Question(
    "How much is paid in or paid out?", "Paid in: 200. Paid out: -500 to the safe", _float
)
DRAWER = _counting(closed=False)
CLOSE_OUT = _counting(closed=True)
CORRECT_LINE = Question(
    "What was actually paid?",
    "Payment number, amount and method: #12 110 cash",
    lambda cockpit, text: correction(cockpit, text, cockpit.line),
    _line,
    offers=lambda c, text: ways_offered(text, c.tournament.terms),
    at_once=True,
)
