"""The season of a league: its events are read from the book, people counted by who they are now."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from director.desk.book import Book, EventRow
from director.desk.namesakes import namesakes, told_apart
from director.desk.player_index import PlayerIndex
from director.tournament.leagues.league import (
    Finish,
    League,
    Played,
    Season,
    ranks,
    season,
    without_points,
)
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
        t = book.log(found[0].number).tournament
        if t.winner or t.closed:
            played.append(result(t, merged))
        else:
            missing.append(say("{event} is not over", event=t.name))
    events = tuple(played)
    there = {finish.player for event in events for finish in event.finishes}
    names = {**index.names(), **told_apart(namesakes(index), there)}
    missing += without_points(league, events)
    return Season(
        league, events, season(league, events), ranks(league, events), names, tuple(missing)
    )


def result(t: Tournament, merged: Mapping[PlayerNumber, PlayerNumber]) -> Played:
    """How an event ended: each person once, with the best of their entries."""
    knock_outs: dict[PlayerNumber, int] = {}
    for bust in t.busts.values():
        by = t.entries.get(bust.by[0]) if bust.by else None
        if by:  # of several the first one named, as of bounties
            who = merged.get(by.player, by.player)
            knock_outs[who] = knock_outs.get(who, 0) + 1
    entries: dict[PlayerNumber, list[EntryNumber]] = {}
    for entry in t.entries.values():
        entries.setdefault(merged.get(entry.player, entry.player), []).append(entry.number)
    prizes = {entry: one.amount for entry, one in owed(t).items()}
    unit = 10**t.terms.decimals
    finishes: dict[PlayerNumber, Finish] = {}
    for standing in t.standings():  # the best first
        player = merged.get(standing.entry.player, standing.entry.player)
        if player not in finishes:
            accounts = [t.ledger.account(one) for one in entries[player]]
            finishes[player] = Finish(
                player,
                standing.place,
                standing.tied,
                knock_outs.get(player, 0),
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
        Fraction(sum([t.ledger.account(one).price.total for one in t.entries]), unit),
    )


def _meant(wanted: str, rows: Sequence[EventRow]) -> list[EventRow]:
    """The events of this number or name."""
    return [row for row in rows if str(row.number) == wanted] or [
        row for row in rows if row.name == wanted
    ]


def _not_one(wanted: str, count: int) -> str:
    if not count:
        return say("'{event}' is not in the book", event=wanted)
    return say("'{event}' is {count} events: name it by its number", event=wanted, count=count)
