"""The prize pool, what each place is paid, and what everybody is owed of it."""

from collections.abc import Iterator

from director.tournament.deals.state import Agreement
from director.tournament.effects.changes import PAYMENT, Change, Subject
from director.tournament.effects.figure_titles import DUE, OVERLAY, PLACES_PAID, POOL, PRIZE
from director.tournament.effects.figures import Prize, Seen
from director.tournament.effects.lines import Both, Line, Pool, each, plainly
from director.tournament.money.amounts import money
from director.tournament.money.state import Line as Payment
from director.tournament.money.state import LineNumber
from director.tournament.prizes.state import PaidPrize
from director.translation import Sentence, listed, say

_FEW = 3
"""So many prizes are said one by one."""


def prize_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """The pool, prizes by place, what each player is owed, what was paid, and the deal."""
    for what in (POOL, OVERLAY, PLACES_PAID):
        for change in pool.of(what):
            yield plainly(what, change, both)
    yield from _by_place(pool.of(PRIZE), both)
    due = pool.of(DUE)
    text = "The prizes of {count} players change"
    yield from each(due, lambda one: _due_line(one, both), text, both)
    for change in pool.of("Tournament.prizes_paid"):
        yield _paid_line(change, pool, both)
    for change in pool.of("Tournament.deal"):
        yield _deal_line(change, both)


def _by_place(changes: list[Change], both: Both) -> Iterator[Line]:
    changes = sorted(changes, key=lambda one: str(one.subject.key).zfill(9))
    lines = [_prize_line(change, both) for change in changes]
    if len(lines) <= _FEW:
        yield from lines
        return
    values = {"count": len(lines), **lines[0].sentence.values}
    text = "{count} prizes change; place {place} pays: {before} → {after}"
    yield Line(Sentence(text, values), tuple(changes), lambda: lines, len(lines))


def _prize_line(change: Change, both: Both) -> Line:
    values = {
        "place": change.subject.key,
        "before": _prize_words(change.before, both.before),
        "after": _prize_words(change.after, both.after),
    }
    return Line(Sentence("Place {place} pays: {before} → {after}", values), (change,))


def _due_line(change: Change, both: Both) -> Line:
    values = {
        "before": _prize_words(change.before, both.before),
        "after": _prize_words(change.after, both.after),
    }
    return both.about(change.subject.key, "{player}’s prize: {before} → {after}", [change], values)


def _paid_line(change: Change, pool: Pool, both: Both) -> Line:
    """A prize that was handed over, with its line of the ledger."""
    line = change.where[-1]
    payment = pool.about("Ledger.lines", Subject(PAYMENT, line))
    there = change.after is not None
    seen = both.after if there else both.before
    text = (
        "{player} has been paid a prize: payment {line}{amount}"
        if there
        else "{player} has not been paid this prize: payment {line}{amount}"
    )
    paid = change.after or change.before
    if isinstance(paid, PaidPrize) and paid.voided:
        text = (
            "{player}’s void payment {line} is on the books"
            if there
            else "{player}’s void payment {line} is off the books"
        )
        return both.about(change.subject.key, text, [change, *payment], {"line": line})
    found = seen.t.ledger.lines.get(LineNumber(line)) if isinstance(line, int) else None
    amount = f", {payment_words(found, seen)}" if found else ""
    values = {"line": line, "amount": amount}
    return both.about(change.subject.key, text, [change, *payment], values)


def payment_words(payment: Payment, seen: Seen) -> str:
    """How much, and how: "$120 cash"."""
    return f"{money(abs(payment.amount), seen.t.terms)} {say(payment.method)}"


def _deal_line(change: Change, both: Both) -> Line:
    deal = change.after or change.before
    assert isinstance(deal, Agreement)
    seen = both.after if change.after else both.before
    text = (
        "Deal between {players} in force: {amount}"
        if change.after
        else "Deal between {players} no longer in force: {amount}"
    )
    players = both.players([share.entry for share in deal.shares])
    values = {"players": players, "amount": money(deal.total, seen.t.terms)}
    return Line(Sentence(text, values), (change,))


def _prize_words(prize: object, seen: Seen) -> str:
    if not isinstance(prize, Prize):
        return say("nothing")
    words = [money(prize.amount, seen.t.terms)] if prize.amount or not prize.goods else []
    return listed([*words, *prize.goods])
