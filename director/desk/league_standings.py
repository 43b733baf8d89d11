"""The season of a league: its events are read from the book, people counted by who they are now."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain
from types import MappingProxyType

from director.desk.book import Book, EventRow
from director.desk.namesakes import namesakes, told_apart
from director.desk.player_index import PlayerIndex
from director.desk.public_names import wished
from director.tournament.bounties.knockouts import Knockouts, credited
from director.tournament.leagues.guests import among_members
from director.tournament.leagues.hits import before_rebuys
from director.tournament.leagues.league import (
    Finish,
    League,
    Played,
    Season,
    ranks,
    season,
    without_points,
)
from director.tournament.log.log import Log, Record
from director.tournament.prizes.prize_list import owed, places_paid
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import say


def read_season(book: Book, league: League) -> Season:
    """The season as far as it was played. Raises BookFailed, Unfit where a log is damaged."""
    merged, index = book.register.merged(), PlayerIndex(book.register)
    rows = book.events()
    played, missing = [], []
    for wanted in league.events:
        found = _meant(wanted, rows)
        if len(found) != 1:
            missing.append(_not_one(wanted, len(found)))
            continue
        log = book.log(found[0].number)
        t = log.tournament
        if t.winner or t.closed:
            again = before_rebuys(_in_force(log), shared=t.terms.shared) if _has_rebuys(t) else {}
            played.append(result(t, merged, again))
        else:
            missing.append(say("{event} is not over", event=t.name))
    if league.members:
        members, unknown = _members(league, index)
        keep = league.guests_keep_places
        played = [among_members(one, members, keep_places=keep) for one in played]
        missing += unknown
    events = tuple(played)
    there = {finish.player for event in events for finish in event.finishes}
    names = {**index.names(), **told_apart(namesakes(index), there)}
    public = {**names, **wished(index, names)}
    missing += without_points(league, events)
    return Season(
        league, events, season(league, events), ranks(league, events), names, tuple(missing), public
    )


def _members(league: League, index: PlayerIndex) -> tuple[set[PlayerNumber], list[str]]:
    """Whom a league names as its members, and sentences about those whom nobody knows."""
    members, unknown = set(), []
    for called in league.members:
        carded = index.carded(called)
        meant = (carded,) if carded else index.named(called)
        if len(meant) == 1:
            members.add(meant[0])
        elif meant:
            text = "{count} people are called {name}: name the member by card number"
            unknown.append(say(text, count=len(meant), name=called))
        else:
            unknown.append(say("member “{name}” is not in the register", name=called))
    return members, unknown


def _has_rebuys(t: Tournament) -> bool:
    """Whether somebody bought in again: else nobody has to look through the whole log."""
    return any(t.ledger.account(one).rebuys for one in t.entries)


def _in_force(log: Log) -> Iterable[Record]:
    return (record for record in log.records if log.in_force(record.number))


def result(
    t: Tournament,
    merged: Mapping[PlayerNumber, PlayerNumber],
    again: Mapping[EntryNumber, Knockouts] = MappingProxyType({}),
) -> Played:
    """How an event ended: each person once, with the best of their entries.

    `again` has the knockouts, by entries, of players who bought in again.
    """
    knock_outs: dict[PlayerNumber, Knockouts] = defaultdict(int)
    shares = [credited(bust.by, shared=t.terms.shared) for bust in t.busts.values()]
    for entry, share in chain(again.items(), *[one.items() for one in shares]):
        by = t.entries.get(entry)
        if by:
            knock_outs[merged.get(by.player, by.player)] += share
    entries: dict[PlayerNumber, list[EntryNumber]] = {}
    for each in t.entries.values():
        entries.setdefault(merged.get(each.player, each.player), []).append(each.number)
    prizes = {number: one.amount for number, one in owed(t).items()}
    unit = 10**t.terms.decimals
    bought = [t.ledger.account(one) for one in t.entries]
    finishes: dict[PlayerNumber, Finish] = {}
    for standing in t.standings():  # the best first
        player = merged.get(standing.entry.player, standing.entry.player)
        if player not in finishes:
            accounts = [t.ledger.account(one) for one in entries[player]]
            finishes[player] = Finish(
                player,
                standing.place,
                standing.tied,
                knock_outs[player],
                sum([one.rebuys for one in accounts]),
                sum([one.add_ons for one in accounts]),
                Fraction(sum([one.price.total for one in accounts]), unit),
                Fraction(sum([prizes.get(one, 0) for one in entries[player]]), unit),
            )
    return Played(
        t.name,
        t.entered,
        Fraction(t.terms.entry.total, unit),
        tuple(finishes.values()),
        len(entries) + t.counters.entries,
        Fraction(t.pool, unit),
        places_paid(t),
        Fraction(sum([one.price.total for one in bought]), unit),
        t.entered + sum([one.rebuys for one in bought]),
    )


def _meant(wanted: str, rows: Sequence[EventRow]) -> list[EventRow]:
    """The events of this number or name."""
    return [row for row in rows if str(row.number) == wanted] or [
        row for row in rows if row.name == wanted
    ]


def _not_one(wanted: str, count: int) -> str:
    if not count:
        return say("“{event}” is not in the book", event=wanted)
    return say("“{event}” is {count} events: name it by its number", event=wanted, count=count)
