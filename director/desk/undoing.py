"""Undoing and redoing: what is written down for it. An undo is a record like any other."""

from collections.abc import Sequence

from director.desk.roles import taken_or_brought_back
from director.tournament.bounties.accounts import bounties
from director.tournament.commands import Refused
from director.tournament.event.closing import unpaid_to
from director.tournament.facts import Fact, RecordRedone, RecordsRedone, RecordsUndone, RecordUndone
from director.tournament.log.log import Log, Record
from director.tournament.prizes.prize_list import overpaid
from director.tournament.state import Tournament
from director.translation import Sentence

Decided = tuple[Sentence, tuple[Fact, ...]]
"""The label of a record, and its facts."""


def undoing(log: Log) -> Decided:
    """Takes the newest record back that is in force. Raises Refused where there is none."""
    record = log.next_undo
    if record is None:
        raise Refused("there is nothing to undo")
    return about("undone: {what}", record), (RecordUndone(record.number),)


def taking_back(log: Log, number: int, others: Sequence[int]) -> Decided:
    """Takes any record back, and with it `others` that depend on it. Raises Refused."""
    if not (1 < number <= len(log.records) and log.in_force(number)):
        raise Refused("that record cannot be undone now")
    record = log.records[number - 1]
    label = about("undone: {what}", record)
    if not others:
        return label, (RecordUndone(number),)
    return _with_it(label, len(others)), (RecordsUndone(tuple(sorted({number, *others}))),)


def redoing(log: Log) -> Decided:
    """Brings back what was taken back last, all of it. Raises Refused where there is none."""
    record, together = log.next_redo, log.redone_together
    if record is None:
        raise Refused("there is nothing to redo")
    label = about("redone: {what}", record)
    if len(together) == 1:
        return label, (RecordRedone(record.number),)
    return _with_it(label, len(together) - 1), (RecordsRedone(together),)


def folded_again(log: Log, facts: tuple[Fact, ...]) -> int:
    """How many records are, because an earlier one is taken back or brought back."""
    first = first_turned(facts)
    return len(log.records) - first if first else 0


def first_turned(facts: tuple[Fact, ...]) -> int:
    """The number of the record that is taken back or brought back, or of the first; 0 for none."""
    return next((number for fact in facts for number in taken_or_brought_back(fact)), 0)


def sure_of_payments(record: Record, now: Tournament, after: Tournament) -> None:
    """Raises Refused where an event stayed paid out and no longer is: a payment less, more unpaid.

    `record` is the one that somebody takes back or brings back; what depends on it goes with it.
    Or where more would have been paid than is won, as when an entry is taken out of the pool. What
    players paid in counts as what they were paid, and a drawer that was counted stays as counted.
    """
    if not (now.paid_out and after.paid_out):
        return
    kept, due = after.ledger.lines, unpaid_to(now)
    lost = sum([kept.get(number) != line for number, line in now.ledger.lines.items()])
    if lost:
        itself = any(fact.names.line for fact in record.facts)
        raise Refused(_UNDONE[itself, lost == 1], count=lost)
    if not set(after.ledger.counts) <= set(now.ledger.counts):
        raise Refused(
            "the event is paid out and this would change what the drawer was counted against:"
            " reopen it first, in the Event menu"
        )
    if any(amount > due.get(player, 0) for player, amount in unpaid_to(after).items()):
        raise Refused(
            "the event is paid out and this would leave somebody unpaid:"
            " reopen it first, in the Event menu"
        )
    if to_collect(after) > to_collect(now):
        raise Refused(
            "the event is paid out and this would leave prizes overpaid:"
            " reopen it first, in the Event menu"
        )


_UNDONE = {
    (True, True): (
        "the event is paid out and this would undo a payment: reopen it first, in the Event menu"
    ),
    (True, False): (
        "the event is paid out and this would undo {count} payments:"
        " reopen it first, in the Event menu"
    ),
    (False, True): (
        "the event is paid out and this would also undo a payment:"
        " reopen it first, in the Event menu"
    ),
    (False, False): (
        "the event is paid out and this would also undo {count} payments:"
        " reopen it first, in the Event menu"
    ),
}
"""By whether the record is itself about a payment, and whether it is the only one."""


def to_collect(t: Tournament) -> int:
    """What was paid in prizes and bounties beyond what is won."""
    return overpaid(t) + bounties(t).overpaid


def _with_it(label: Sentence, others: int) -> Sentence:
    """The same of a record and so many others."""
    return Sentence(label.text + " ({count} with it)", {**label.values, "count": others})


def about(text: str, record: Record) -> Sentence:
    """A sentence about another record: its own words and values, put where {what} stands."""
    return Sentence(text.replace("{what}", record.label.text), record.label.values)
