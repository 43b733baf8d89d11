"""What a record says as the event stands: a bust has the place, prize and bounty that hold now.

A bust before it may be taken back, put right or reported late: then its place is another than when
it was written down. Where there is none any more, none is said.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime

from director.tournament.bounties.state import Won, brought, not_awarded
from director.tournament.busts.commands import BUSTED, BUSTED_TOGETHER
from director.tournament.busts.facts import PlayerEliminated, PlayerReinstated
from director.tournament.facts import RecordUndone
from director.tournament.halves.facts import ActSettled
from director.tournament.log.decisions import Command, once_done
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import about_the_log
from director.tournament.money.amounts import money
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.prize_list import owed
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence, listed, ordinal, say

Name = Callable[[int], str]

_ONCE = {
    "{player} busted in place {place}": BUSTED,
    "{players} busted in places {best} to {worst}": BUSTED_TOGETHER,
}
"""How it was said in older logs."""
_CALLED = {"place": "nth", "best": "nth_best", "worst": "nth_worst"}
"""What the places are called now, by what they were called there."""
_WITHOUT = {BUSTED: "{player} busted", BUSTED_TOGETHER: "{players} busted together"}
"""What is said of a bust whose place does not hold."""


def in_full(record: Record, log: Log, name: Name, *, again: bool = False) -> str:
    """All that a record says; `again` where somebody whom it put out was reinstated since.

    An act of another half of the evening says from where and when it is.
    """
    said = _in_full(record, log, name, again=again)
    for one in record.facts[:1]:
        if isinstance(one, ActSettled):
            values = {"number": one.number, "who": one.who, "station": one.station}
            time = f"{one.at.astimezone():%H:%M:%S}"
            where = say("record {number} of {who} at {station}, {time}", time=time, **values)
            said = say("{what}; in the other half {where}", what=said, where=where)
            return say("{what}: {note}", what=said, note=one.note) if one.note else said
    return said


def _in_full(record: Record, log: Log, name: Name, *, again: bool) -> str:
    entry, label = _alone_out(record), as_it_stands(record, log, again=again)
    t = log.tournament
    if label.text == BUSTED_TOGETHER and "nth_best" in label.values:
        out = [one.entry for one in record.facts if isinstance(one, PlayerEliminated)]
        said = say("{what}: {each}", what=label.said(name), each=each_place(t, out, name))
        bounties = "; ".join([won for one in out if (won := _bounty(t, one, name))])
        if bounties:
            return say("{what}; bounty {each}", what=said, each=bounties)
        open_ = [one for one in out if not_awarded(t, one)]
        if not open_:
            return said
        one, many = "{what}; bounty not awarded yet", "{what}; bounties not awarded yet"
        return say(many if open_[1:] else one, what=said)
    said = label.said(name)
    if entry is None:
        return said
    if "nth" not in label.values:
        return _knocked_out(said, t, _by(record), name)
    if prize := _prize(t, entry):
        said = say("{what}, {prize}", what=said, prize=prize)
    each = _bounty(t, entry, name)
    if each and len(brought(t, entry)) >= len(t.busts[entry].by):
        return say("{what}; bounty {each}", what=said, each=each)
    said = _knocked_out(said, t, t.busts[entry].by, name)
    if not_awarded(t, entry):
        return say("{what}; bounty not awarded yet", what=said)
    return say("{what}; bounty {each}", what=said, each=each) if each else said


def _knocked_out(said: str, t: Tournament, by: Iterable[EntryNumber], name: Name) -> str:
    """What is said of a bust, and who did it."""
    people = tuple([t.entries[one].player for one in by if one in t.entries])
    if not people:
        return said
    words = Sentence("knocked out by {players}", {"players": people}).within(name)
    return say("{what}; {by}", what=said, by=words)


def _by(record: Record) -> Iterator[EntryNumber]:
    """Who did it, as a record says it: it is kept where the bust counts no more."""
    for fact in record.facts:
        if isinstance(fact, PlayerEliminated):
            yield from fact.by


def each_place(t: Tournament, out: Iterable[EntryNumber], name: Name) -> str:
    """Who of those who went out on one hand has which place, the best first, and who shares it."""
    shared: dict[int, list[str]] = {}
    for one in filter(None, map(t.place, out)):
        shared.setdefault(one.place, []).append(name(one.entry.player))
    return ", ".join(
        [
            say("{players} tie for {place}", players=listed(shared[place]), place=ordinal(place))
            if len(shared[place]) > 1
            else say("{player} {place}", player=shared[place][0], place=ordinal(place))
            for place in sorted(shared)
        ]
    )


def each_place_after(
    t: Tournament, now: datetime, command: Command, out: Iterable[EntryNumber], name: Name
) -> str:
    """The same of a bust on one hand that is not recorded yet. Raises Refused."""
    return each_place(once_done(command, t, now), out, name)


def briefly(record: Record, log: Log, name: Name, *, again: bool = False) -> str:
    """The same in as few words as the room uses, where it has shorter ones."""
    entry, label = _alone_out(record), as_it_stands(record, log, again=again)
    if entry is None or "nth" not in label.values:
        return label.said(name)
    said = Sentence("{player} out {nth}", label.values).said(name)
    if prize := _prize(log.tournament, entry):
        said = say("{what}, {prize}", what=said, prize=prize)
    if each := _bounty(log.tournament, entry, name):
        return say("{what}; bounty {each}", what=said, each=each)
    return said


def as_it_stands(record: Record, log: Log, *, again: bool = False) -> Sentence:
    """The sentence of a record with the places that hold, or without any where none does."""
    label, t = _label(record), log.tournament
    if label.text in _WITHOUT and _nothing_holds_since(record, log):
        return label
    out = [one.entry for one in record.facts if isinstance(one, PlayerEliminated)]
    if out and label.text in _WITHOUT and not again and log.in_force(record.number):
        held = [one for entry in out if entry in t.busts and (one := t.place(entry))]
        best = min([one.place for one in held], default=0)
        worst = max([one.place + one.tied - 1 for one in held], default=0)
        if label.text == BUSTED and held:
            return Sentence(label.text, {**label.values, "nth": best})
        if len(held) == len(out) == worst - best + 1:
            return Sentence(label.text, {**label.values, "nth_best": best, "nth_worst": worst})
    text = label.text
    for busted, plain in _WITHOUT.items():
        text = text.replace(busted, plain)
    if text == label.text:
        return label
    kept = {key: value for key, value in label.values.items() if key not in _PLACES}
    return Sentence(text, kept)


def is_bust(record: Record) -> bool:
    """Whether it puts one player out, and says so."""
    return _label(record).text == BUSTED


def _label(record: Record) -> Sentence:
    """What a record says, in the words of today where it is a bust."""
    label = record.label
    for once, now in _ONCE.items():
        if once in label.text:
            values = {_CALLED.get(key, key): value for key, value in label.values.items()}
            return Sentence(label.text.replace(once, now), values)
    return label


def as_recorded(record: Record, log: Log, *, again: bool = False) -> str:
    """The place that was said when it was recorded, where another one holds now; else empty."""
    then, now = _label(record).values, as_it_stands(record, log, again=again).values
    if "nth" in then and then["nth"] != now.get("nth"):
        return Sentence("When recorded: {nth} place", then).said(str)
    if any(then.get(key) != now.get(key) for key in ("nth_best", "nth_worst")):
        return Sentence("When recorded: {nth_best}–{nth_worst} place", then).said(str)
    return ""


def with_reinstated(log: Log, newest_first: Iterable[Record]) -> Iterator[tuple[Record, bool]]:
    """Each record, and whether somebody whom it put out is reinstated by one that came after it."""
    back: set[EntryNumber] = set()
    for record in newest_first:
        again = any(isinstance(one, PlayerEliminated) and one.entry in back for one in record.facts)
        yield record, again
        if log.in_force(record.number):
            back.update([one.entry for one in record.facts if isinstance(one, PlayerReinstated)])


def as_they_stand(records: Sequence[Record], log: Log) -> Iterator[Sentence]:
    """The same of several records, the oldest first."""
    if not records:
        return
    since = reversed(log.records[records[0].number - 1 :])
    back = {record.number for record, again in with_reinstated(log, since) if again}
    for record in records:
        yield as_it_stands(record, log, again=record.number in back)


_FEW = 64
"""Records; more are not looked through."""


def _nothing_holds_since(record: Record, log: Log) -> bool:
    """Whether the event is as it was after a record: what came later is taken back from the end."""
    if len(log.records) - record.number > _FEW or not log.in_force(record.number):
        return False
    for later in log.records[record.number :]:
        match later.facts:
            case (RecordUndone(number),) if number > record.number:
                continue
            case facts if about_the_log(facts) or log.in_force(later.number):
                return False
    return True


_PLACES = tuple(_CALLED.values())


def _alone_out(record: Record) -> EntryNumber | None:
    """Who went out by a record of one bust."""
    if not is_bust(record):
        return None
    return next((one.entry for one in record.facts if isinstance(one, PlayerEliminated)), None)


def _prize(t: Tournament, entry: EntryNumber) -> str:
    """What the place is paid, or the deal gives; empty out of the money."""
    due = owed(t).get(entry)
    if due is None:
        return ""
    return ", ".join([*([money(due.amount, t.terms)] if due.amount else []), *due.goods])


def _bounty(t: Tournament, entry: EntryNumber, name: Name) -> str:
    """Who has how much of the bounty."""
    return "; ".join(
        [gained(one, t.terms, name(t.entries[one.entry].player)) for one in brought(t, entry)]
    )


def gained(one: Won, terms: MoneyTerms, player: str) -> str:
    """What one bust brought somebody.

    >>> gained(Won(EntryNumber(4), 5, 5), MoneyTerms("$"), "Ann Lee")
    '$5 to Ann Lee, $5 onto their head'
    """
    values = {"amount": money(one.cash, terms), "player": player}
    if not one.head:
        return say("{amount} to {player}", **values)
    return say(
        "{amount} to {player}, {more} onto their head", more=money(one.head, terms), **values
    )
