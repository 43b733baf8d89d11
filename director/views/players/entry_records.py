"""What happened to one entry: the records that concern it, found without reading a log at once.

Records are read a slice at a time, the newest first, and each only once, whoever is asked for.
"""

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping

from director.tournament.bounties.facts import BountyPaid
from director.tournament.busts.facts import ChipsCounted, PlayerEliminated
from director.tournament.entries.facts import PlayerRegistered
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import subjects
from director.tournament.money.amounts import money
from director.tournament.money.facts import MoneyTaken
from director.tournament.prizes.facts import PrizePaid
from director.tournament.seats.facts import PlayersMoved, SeatsDrawn
from director.tournament.state import EntryNumber
from director.translation import Sentence, capital, chips, say
from director.views.clock.times import time_of_day
from director.views.log.happenings import Happening, counts
from director.views.log.record_words import Name, in_full, is_bust, with_reinstated
from director.views.log.source import Source
from director.views.players.player_rows import table_seat

MOST = 40
"""How many records of one entry are shown, the newest ones."""
_SEVERAL = 2
_A_LOOK = 32
"""Records between two looks at the time."""


class EntryRecords:
    """The records of one event, by the entries that they concern."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._by_entry: dict[int, list[int]] = defaultdict(list)
        """The numbers of records as they were read: not in their order."""
        self._first = self._last = len(source.log.records)
        """Those after the first one, up to the last one, have been read."""

    @property
    def is_whole(self) -> bool:
        """Whether every record has been read."""
        return self._first == 0 and self._last == len(self._source.log.records)

    def read_on(self, seconds: float) -> None:
        """Reads what has come since, and goes on towards the first record for so long."""
        records = self._source.log.records
        self._read(records[self._last :])
        self._last = len(records)
        until = time.monotonic() + seconds
        while self._first and time.monotonic() < until:
            begin = max(0, self._first - _A_LOOK)
            self._read(records[begin : self._first])
            self._first = begin

    def of(self, entry: EntryNumber) -> list[Happening]:
        """What has happened to an entry, the newest first, as far as the log has been read."""
        numbers = sorted(self._by_entry.get(entry, ()), reverse=True)[:MOST]
        log = self._source.log
        records = [log.records[number - 1] for number in numbers]
        return [
            Happening(
                record.number,
                time_of_day(record.at),
                own_words(record, entry, log, self._source.name, again=again),
                counts(log, record),
            )
            for record, again in with_reinstated(log, records)
        ]

    def _read(self, records: Iterable[Record]) -> None:
        for record in records:
            for entry in subjects(record.facts).entries:
                self._by_entry[entry].append(record.number)


def own_words(
    record: Record, entry: EntryNumber, log: Log, name: Name, *, again: bool = False
) -> str:
    """What a record says of one entry, below whose name it stands.

    Of a draw or of moves, where they have put this one; of a bust, that this one scored it; of
    payments of several, this one's.
    """
    if (listed := _from_list(record, entry)) is not None:
        return listed
    for fact in record.facts:
        match fact:
            case SeatsDrawn(seed, seats) if seed:  # else the floor, or a rebuy, gave a seat
                for one in seats:
                    if one.entry == entry:
                        return say("Seat {seat} drawn", seat=table_seat(one.place))
            case PlayerEliminated(out, by) if out != entry and entry in by:
                who = {"player": record.label.values.get("player", 0)}
                if is_bust(record):
                    return Sentence("knocked out {player}", who).said(name)
            case ChipsCounted(counted):
                for stack in counted:
                    if stack.entry == entry:
                        return say("{count} chips counted", count=chips(stack.chips))
            case PlayersMoved(seats):
                for one in seats:
                    if one.entry == entry:
                        return say("Moved to seat {seat}", seat=table_seat(one.place))
    holder = log.tournament.entries.get(entry)
    own = _of_several_paid(record, entry, log)
    said = own.said(name) if own else in_full(record, log, name, again=again)
    mine = (own or record.label).values.get("player")
    if holder and mine == holder.player:  # another's name may begin like this one
        said = said.removeprefix(f"{name(holder.player)} ")
    return capital(said)


_PAID: Mapping[type, str] = {
    MoneyTaken: "{player} paid {amount}, {method}",
    PrizePaid: "{player} was paid {amount}, {method}",
    BountyPaid: "{player} was paid {amount} in bounties, {method}",
}
"""What each of several payments says of whose it is, as it does alone."""


def _of_several_paid(record: Record, entry: EntryNumber, log: Log) -> Sentence | None:
    """The payment of one who paid, or was paid, with others; None where not so."""
    paid = [one for one in record.facts if isinstance(one, MoneyTaken | PrizePaid | BountyPaid)]
    mine = next((one for one in paid if one.entry == entry), None)
    t = log.tournament
    if len(paid) < _SEVERAL or mine is None or entry not in t.entries:
        return None
    values = {"amount": money(mine.amount, t.terms), "method": mine.method}
    return Sentence(_PAID[type(mine)], {"player": t.entries[entry].player, **values})


def _from_list(record: Record, entry: EntryNumber) -> str | None:
    """That somebody was entered with others, and the seat that came with it; None where not so."""
    entered = [one.entry for one in record.facts if isinstance(one, PlayerRegistered)]
    if len(entered) < _SEVERAL or entry not in entered:
        return None
    drawn = [one for fact in record.facts if isinstance(fact, SeatsDrawn) for one in fact.seats]
    seat = next((table_seat(one.place) for one in drawn if one.entry == entry), "")
    count = len(entered)
    if seat:
        return say("Registered from a list of {count}, seat {seat}", count=count, seat=seat)
    return say("Registered from a list of {count}", count=count)
