"""Which rows of the look-up tables a record can have changed: only these are compared."""

from collections.abc import Iterable, Sequence
from operator import attrgetter, is_
from typing import NamedTuple

from director.books.lookup.state_rows import deal_shares
from director.tournament.busts.facts import BustMoved, PlayerEliminated, PlayerReinstated
from director.tournament.facts import (
    Fact,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.log import Record
from director.tournament.log.subjects import subjects
from director.tournament.money.state import LineNumber
from director.tournament.state import Tournament


class Touched(NamedTuple):
    """What facts have named: nothing else can have changed."""

    entries: frozenset[int]
    tables: frozenset[int]
    lines: frozenset[int]
    """Of the ledger."""
    order: bool
    """Whether the busts may stand in another order, and not only have one more at the end."""


def turned(record: Record) -> Sequence[int]:
    """The numbers of the records that a record takes back or brings back."""
    match record.facts:
        case (RecordUndone(number) | RecordRedone(number),):
            return (number,)
        case (RecordsUndone(numbers) | RecordsRedone(numbers),):
            return numbers
    return ()


def reaches_back(record: Record) -> bool:
    """Whether it takes back, or brings back, something that later records stand behind."""
    match record.facts:
        case (RecordUndone(number),):
            return number != record.number - 1
    return bool(turned(record))


def touched(facts: Iterable[Fact], *, far_back: bool = False) -> Touched:
    """What facts speak of: entries, tables, lines of the ledger.

    `far_back` where they come or go from behind later ones: the turns of all busts may be others.
    """
    facts = tuple(facts)
    named = subjects(facts)
    order = far_back or any(
        isinstance(fact, BustMoved | PlayerReinstated)
        or (isinstance(fact, PlayerEliminated) and fact.before is not None)
        for fact in facts
    )
    return Touched(named.entries, named.tables, named.lines, order)


def filings(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Rulings are few; numbers move up where one is taken back."""
    if before and before.filings is now.filings:
        return ()
    return range(1, max(len(now.filings), len(before.filings) if before else 0) + 1)


def entries(touched: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Those that were named, whose payments were, and who turned lammers in: they have more."""
    if before and all(map(is_, _SAID_OF_ENTRIES(before), _SAID_OF_ENTRIES(now))):
        return ()  # thousands were seated, say
    known = [t.ledger.lines for t in (before, now) if t]
    numbers = [LineNumber(line) for line in touched.lines]
    paying = {lines[line].entry for lines in known for line in numbers if line in lines}
    changed = _whose_bags_changed(before, now)
    changed |= _whose_stacks_changed(touched, before, now)
    return touched.entries | paying | changed | set(lammers(touched, before, now))


_SAID_OF_ENTRIES = attrgetter("entries", "voided", "ledger", "stacks", "expelled", "forfeited")
"""All that the rows of entries are made of."""


def _whose_stacks_changed(
    touched: Touched, before: Tournament | None, now: Tournament
) -> frozenset[int]:
    """Without the terms of the rounds, say, a draw far back lets nobody keep what was counted."""
    if before is None or not touched.order or before.stacks is now.stacks:
        return frozenset()
    old, new = before.stacks, now.stacks
    return frozenset([one for one in {*old, *new} if old.get(one) != new.get(one)])


def envelopes(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Few amounts; all of them where envelopes are declared anew."""
    states = (before, now) if before else (now,)
    if before and before.terms is now.terms and before.envelopes_drawn is now.envelopes_drawn:
        return ()
    return {prize.amount for t in states for prize in t.terms.mystery}


def lammers(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """At the end of the last lammer level all of them change at once."""
    old = before.redeemed if before else now.redeemed
    if old is now.redeemed:
        return ()
    return [one for one in {*old, *now.redeemed} if old.get(one) != now.redeemed.get(one)]


def deals(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """All that agree come and go together."""
    if before and before.deal is now.deal:
        return ()
    return {*deal_shares(now), *(deal_shares(before) if before else ())}


def round_entries(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """A draw that is taken back names nobody."""
    old = before.rounds if before else ()
    if old is now.rounds:
        return ()
    return {entry for rounds in (old, now.rounds) for one in rounds for entry in one.home}


def rounds(_: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """The rounds whose chips may be others."""
    if before is None:
        return (len(now.rounds),)
    if (len(before.rounds), before.chips) == (len(now.rounds), now.chips):
        return ()
    return {len(before.rounds), len(now.rounds)}


def flight_entries(touched: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Those that were named, or whose bags changed."""
    return touched.entries | _whose_bags_changed(before, now)


def _whose_bags_changed(before: Tournament | None, now: Tournament) -> frozenset[int]:
    """When flights meet all bags go at once, and nobody is named."""
    old = before.bagged if before else now.bagged
    if old is now.bagged:
        return frozenset()
    return frozenset(one for one in {*old, *now.bagged} if old.get(one) != now.bagged.get(one))


def busts(touched: Touched, before: Tournament | None, now: Tournament) -> Iterable[int]:
    """Those that were named, or whose turn or place may be another one now."""
    by_rounds = bool(now.rounds or (before and before.rounds))
    joined = before is not None and before.joined is not now.joined
    if not (touched.order or by_rounds or joined):
        return touched.entries
    old = before.busts if before else now.busts
    every = {*now.busts, *old}
    return [entry for entry in every if old.get(entry) != now.busts.get(entry)]
