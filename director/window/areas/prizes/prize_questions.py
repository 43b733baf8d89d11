"""What is asked about prizes in one line, each with what Enter would do."""

from collections.abc import Callable

from director.tournament.commands import CorrectPrize, PayPrize, PayPrizes, VoidPrize
from director.tournament.money.amounts import money, read_amount, why_not_read
from director.tournament.money.state import METHODS, LineNumber
from director.tournament.prizes.prize_list import Owed, left_of, owed, unpaid
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say
from director.views.money.ledger_rows import way_said
from director.views.money.pool_still_open import pool_still_open
from director.window.event.asking.correct_payment import correction, line_typed
from director.window.event.asking.paying_several import Payees, asked_of, each_payee
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.asking.typed_money import way_meant, ways_offered
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice

_USUAL = "cash"
_ONE = "How are you paying {player} {amount}?"


def paid_last(cockpit: Cockpit) -> LineNumber | None:
    """The last line by which the chosen one was paid; None where nothing was."""
    return last_payment(cockpit.tournament, cockpit.winner or EntryNumber(0))


def last_payment(t: Tournament, entry: EntryNumber) -> LineNumber | None:
    """The last line by which somebody was paid a prize; None where nothing was."""
    parts = t.prizes_paid.get(entry, ())
    lines = [one.line for one in parts if not one.voided]
    return lines[-1] if lines else None


def _way(word: str) -> str | None:
    """One of METHODS by its beginning."""
    found = way_meant(word) if word else _USUAL
    return found if found in METHODS else None


def _pay(cockpit: Cockpit, text: str) -> Answer:
    entry, t = cockpit.winner, cockpit.tournament
    if entry is None:
        return Answer(say("select a place first"), None)
    word, _, rest = text.partition(" ")
    amount = read_amount(word, t.terms) if word else None
    if amount is not None:
        word, _, note = rest.strip().partition(" ")
    else:
        note = rest
    way = _way(word)
    if way is None:
        words = say("Method: {ways}; for a part payment, the amount first", ways=_ways())
        return Answer(why_not_read(word, t.terms, words), None)
    return _saying_if_open(
        cockpit, commanded(cockpit, PayPrize(entry, way, amount, remark=note.strip()))
    )


def _saying_if_open(cockpit: Cockpit, answer: Answer) -> Answer:
    """The same answer, that says so where the prizes may still change."""
    changing = pool_still_open(cockpit.tournament, cockpit.now) if answer.do else ""
    return answer._replace(says=f"{answer.says}\n{changing}") if changing else answer


def _pay_each(cockpit: Cockpit, text: str, entries: tuple[EntryNumber, ...]) -> Answer:
    word, _, note = text.partition(" ")
    way = _way(word)
    if way is None:
        return Answer(say("Method: {ways}", ways=_ways()), None)
    return _saying_if_open(
        cockpit, commanded(cockpit, PayPrizes(entries, way, remark=note.strip()))
    )


def unpaid_of(cockpit: Cockpit, entries: tuple[EntryNumber, ...]) -> list[Owed]:
    """Those of these entries who have not had all of their prize yet."""
    return [due for due in unpaid(cockpit.tournament) if due.entry in entries]


def pay_these(
    entries: Callable[[Cockpit], tuple[EntryNumber, ...]], title: str = "How are you paying them?"
) -> Question:
    """Asks how several are paid, each what is left of their prize."""

    def payees(cockpit: Cockpit) -> Payees:
        t = cockpit.tournament
        return {due.entry: left_of(t, due) for due in unpaid_of(cockpit, entries(cockpit))}

    def asked(cockpit: Cockpit) -> str:
        several = "How are you paying {players} {amount} in total?"
        return asked_of(cockpit, payees(cockpit), _ONE, several)

    return Question(
        title,
        "cash",
        lambda cockpit, text: _pay_each(cockpit, text, entries(cockpit)),
        lambda _: say(_USUAL),
        asked,
        shows=lambda cockpit: each_payee(cockpit, payees(cockpit)),
        offers=_ways_offered,
        at_once=True,
    )


def _void(cockpit: Cockpit, text: str) -> Answer:
    line = paid_last(cockpit)
    if line is None:
        return Answer(say("nothing is paid for this place yet"), None)
    if not text:
        return Answer(say("Reason for voiding it: the prize is then unpaid again"), None)
    return commanded(cockpit, VoidPrize(line, text))


def _correct(cockpit: Cockpit, text: str) -> Answer:
    return correction(cockpit, text, paid_last(cockpit), CorrectPrize)


def _corrected(cockpit: Cockpit) -> str:
    line = paid_last(cockpit)
    if line is None:
        return ""
    return line_typed(cockpit, cockpit.tournament.ledger.lines[line], paid_out=True)


def _asked_pay(cockpit: Cockpit) -> str:
    t = cockpit.tournament
    due = owed(t).get(cockpit.winner) if cockpit.winner else None
    if due is None:
        return ""
    amount, _ = left_of(t, due)
    return say(_ONE, player=cockpit.name(due.entry), amount=money(amount, t.terms))


def _ways() -> str:
    return listed([way_said(way) for way in METHODS])


def _ways_offered(cockpit: Cockpit, text: str) -> list[Choice]:
    return ways_offered(text, cockpit.tournament.terms)


PAY = Question(
    "How are you paying the prize?",
    "cash, 500 transfer, cash to a friend",
    _pay,
    lambda _: say(_USUAL),
    _asked_pay,
    offers=_ways_offered,
    at_once=True,
)
PAY_ALL = pay_these(
    lambda cockpit: tuple([due.entry for due in unpaid(cockpit.tournament)]),
    "How are you paying everyone?",
)
VOID = Question("Why is the payment voided?", "paid to the wrong player", _void)
CORRECT = Question(
    "What was actually paid?",
    "Payment number, amount and method: #12 110 cash",
    _correct,
    _corrected,
    offers=_ways_offered,
    at_once=True,
)
