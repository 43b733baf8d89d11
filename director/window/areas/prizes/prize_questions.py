"""What is asked about prizes in one line, each with what Enter would do."""

from director.tournament.commands import CorrectPrize, PayPrize, PayPrizes, VoidPrize
from director.tournament.money.amounts import money, read_amount
from director.tournament.money.state import METHODS, LineNumber
from director.tournament.prizes.prize_list import Owed, left_to_pay, owed, paid, unpaid
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say
from director.views.counted import counted
from director.views.money.ledger_rows import way_said
from director.window.event.asking.correct_payment import correction, line_typed
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.asking.typed_money import way_meant, ways_offered
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice

_USUAL = "cash"


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
        return Answer(
            say("Method: {ways}; for a part payment, the amount first", ways=_ways()), None
        )
    return commanded(cockpit, PayPrize(entry, way, amount, note.strip()))


def _pay_each(cockpit: Cockpit, text: str, entries: tuple[EntryNumber, ...]) -> Answer:
    word, _, note = text.partition(" ")
    way = _way(word)
    if way is None:
        return Answer(say("Method: {ways}", ways=_ways()), None)
    return commanded(cockpit, PayPrizes(entries, way, note.strip()))


def _pay_all(cockpit: Cockpit, text: str) -> Answer:
    return _pay_each(cockpit, text, tuple([due.entry for due in unpaid(cockpit.tournament)]))


def unpaid_of(cockpit: Cockpit, entries: tuple[EntryNumber, ...]) -> list[Owed]:
    """Those of these entries who have not had all of their prize yet."""
    return [due for due in unpaid(cockpit.tournament) if due.entry in entries]


def pay_these(entries: tuple[EntryNumber, ...]) -> Question:
    """Asks how several are paid, each what is left of their prize."""

    def asked(cockpit: Cockpit) -> str:
        t, due = cockpit.tournament, unpaid_of(cockpit, entries)
        return say(
            "How are you paying {players} {amount} in total?",
            amount=money(sum([max(one.amount - paid(t, one.entry), 0) for one in due]), t.terms),
            players=counted(len(due), "1 player", "{count} players"),
        )

    return Question(
        "How are you paying them?",
        "cash",
        lambda cockpit, text: _pay_each(cockpit, text, entries),
        lambda _: say(_USUAL),
        asked,
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
    amount = money(due.amount - paid(t, due.entry), t.terms)
    return say(
        "How are you paying {player} {amount}?", player=cockpit.name(due.entry), amount=amount
    )


def _asked_all(cockpit: Cockpit) -> str:
    t = cockpit.tournament
    amount = money(left_to_pay(t), t.terms)
    return say("How are you paying everyone {amount} in total?", amount=amount)


def _ways() -> str:
    return listed([way_said(way) for way in METHODS])


def _ways_offered(cockpit: Cockpit, text: str) -> list[Choice]:
    return ways_offered(text, cockpit.tournament.terms)


PAY = Question(
    "How are you paying the prize?",
    "cash, 500 transfer",
    _pay,
    lambda _: say(_USUAL),
    _asked_pay,
    offers=_ways_offered,
    at_once=True,
)
PAY_ALL = Question(
    "How are you paying everyone?",
    "cash",
    _pay_all,
    lambda _: say(_USUAL),
    _asked_all,
    offers=_ways_offered,
    at_once=True,
)
VOID = Question("Why is the payment voided?", "paid to the wrong player", _void)
CORRECT = Question(
    "What was actually paid?",
    "#12 110 cash",
    _correct,
    _corrected,
    offers=_ways_offered,
    at_once=True,
)
