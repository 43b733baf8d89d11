"""A bracket in which the first draw decides who meets whom: winner of table 1, winner of table 2.

The director's choice beside rounds that are drawn anew. Nothing is stored: which tables meet
follows from the tables of the round before in their order, those without playing after them.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.tournament.seats.draws import shuffled
from director.tournament.shootouts.bracket import bracket
from director.tournament.shootouts.facts import round_terms
from director.tournament.shootouts.state import BYE, PlayedRound
from director.tournament.state import EntryNumber, Tournament
from director.translation import listed, say


class Source(NamedTuple):
    """Where somebody comes from who plays the next round."""

    table: int = 0
    """Of the round before; 0 where that is not drawn yet, and for who did not play it."""
    entry: EntryNumber | None = None
    """Who did not play it."""
    match: int = 0
    """The number of a table in the bracket, from 1 through all rounds, drawn or not.

    0 for who does not play.
    """
    going_on: int = 1


class Meeting(NamedTuple):
    """Who sits together in a round."""

    sources: tuple[Source, ...]
    """One for each seat."""
    match: int = 0
    """Its number in the bracket, after those of the rounds before; 0 for who does not play."""
    table: int | None = None
    """Where they were drawn; BYE where they go on without playing; None for not yet."""


def meetings(t: Tournament, number: int) -> tuple[Meeting, ...]:
    """Who meets whom in a round from the second on, drawn or to come; nothing after the last.

    Of the tables that are drawn, those are found again by the players who came to them.
    """
    feed = [one for one in _sources(t, number - 1) for _ in range(one.going_on)]
    if len(feed) < 2 or number < 2:
        return ()
    terms = round_terms(t)
    try:
        plan = bracket(len(feed), terms.seats, terms.advance, terms.tables[number - 1 :])
    except NotPossible:
        return ()
    made: list[Meeting] = []
    used: set[int] = set()
    last = max([one.match for one in feed])
    for size in plan.rounds[0].tables:
        seats, feed = tuple(feed[:size]), feed[size:]
        table = _drawn_at(t, number, seats, used)
        if table:
            used.add(table)
        if size > 1:
            last += 1
        made.append(Meeting(seats, last if size > 1 else 0, table))
    return tuple(made)


def to_come(t: Tournament, number: int) -> tuple[Meeting, ...]:
    """The tables of a round that are not drawn yet, where the first draw has decided them."""
    if not round_terms(t).fixed or not t.rounds or number < 2:
        return ()
    return tuple([one for one in meetings(t, number) if one.table is None])


def complete(t: Tournament, number: int, seed: str) -> list[tuple[EntryNumber, ...]]:
    """The players of each table that can be drawn now: all its sources are through."""
    before = t.rounds[number - 2]
    here = t.rounds[number - 1] if number <= len(t.rounds) else None
    through = _through(t, before, here, seed)
    found: list[tuple[EntryNumber, ...]] = []
    for meeting in meetings(t, number):
        if meeting.table is not None:
            continue
        if any(one.table and not before.is_done(one.table, t.busts) for one in meeting.sources):
            continue
        there = [
            waiting.pop(0)
            for one in meeting.sources
            if (waiting := through.get((one.table, one.entry), []))
        ]
        if there:
            found.append(tuple(there))
    return found


def source_words(source: Source, name: Callable[[EntryNumber], str]) -> str:
    """Whom a seat waits for."""
    if source.entry is not None:
        return name(source.entry)
    if source.table:
        if source.going_on > 1:
            return say("from table {table}", table=source.table)
        return say("winner of table {table}", table=source.table)
    if source.going_on > 1:
        return say("from match {match}", match=source.match)
    return say("winner of match {match}", match=source.match)


def sources_words(sources: Sequence[Source], name: Callable[[EntryNumber], str]) -> str:
    """Whom a table waits for, as short as it can be said: "winners of tables 1–4"."""
    if len(sources) > 1 and all(one.entry is None and one.going_on == 1 for one in sources):
        if all(one.table for one in sources):
            tables = table_numbers([one.table for one in sources])
            return say("winners of {tables}", tables=tables)
        if not any(one.table for one in sources):
            matches = _ranges([one.match for one in sources])
            return say("winners of matches {matches}", matches=matches)
        named = [
            say("table {table}", table=one.table)
            if one.table
            else say("match {match}", match=one.match)
            for one in sources
        ]
        return say("winners of {tables}", tables=listed(named))
    return listed(list(dict.fromkeys([source_words(one, name) for one in sources])))


def table_numbers(tables: Sequence[int]) -> str:
    """Tables by their numbers: "tables 1–4 and 7"."""
    if len(tables) == 1:
        return say("table {table}", table=tables[0])
    return say("tables {tables}", tables=_ranges(tables))


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers in their order, three and more in a row by the first and the last."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    said = []
    for run in runs:
        said += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else [str(one) for one in run]
    return listed(said)


def _sources(t: Tournament, number: int) -> Sequence[Source]:
    """Where those come from who leave a round, in the order of its tables."""
    advance = round_terms(t).advance
    if number > 1:
        found: list[Source] = []
        every = meetings(t, number)
        if len(every) == 1 and len(every[0].sources) > 1:
            return ()
        for one in every:
            if one.table == BYE:
                found += _without_playing(t, number, one)
            elif len(one.sources) == 1:
                found.append(one.sources[0]._replace(table=0))
            else:
                going_on = min(advance, len(one.sources))
                found.append(Source(one.table or 0, None, one.match, going_on))
        return found
    first = t.rounds[0]
    tables = sorted([table for table, there in first.at.items() if there and table != BYE])
    if len(tables) == 1 and not first.at.get(BYE):
        return ()
    return [
        Source(table, None, match, min(advance, len(first.at[table])))
        for match, table in enumerate(tables, start=1)
    ] + [Source(0, entry) for entry in sorted(first.at.get(BYE, ()))]


def _without_playing(t: Tournament, number: int, meeting: Meeting) -> list[Source]:
    """Those of a meeting who went on from it at once."""
    before, here = t.rounds[number - 2], t.rounds[number - 1]
    from_ = {_from(before, entry) for entry in here.at.get(BYE, ())}
    wanted = {(one.table, one.entry) for one in meeting.sources} & from_
    return [Source(0, entry) for entry in sorted(here.at[BYE]) if _from(before, entry) in wanted]


def _drawn_at(t: Tournament, number: int, sources: Sequence[Source], used: set[int]) -> int | None:
    """The table to which most of those came who come from there; None for nobody yet."""
    if number > len(t.rounds):
        return None
    before, here = t.rounds[number - 2], t.rounds[number - 1]
    wanted = {(one.table, one.entry) for one in sources if one.table or one.entry is not None}
    came: Counter[int] = Counter()
    for table, entry in wanted:
        for one in before.at.get(table, ()) if entry is None else (entry,):
            if one in here.home and here.home[one] not in used:
                came[here.home[one]] += 1
    return max(came, key=lambda table: (came[table], -table)) if came else None


def _through(
    t: Tournament, before: PlayedRound, here: PlayedRound | None, seed: str
) -> dict[tuple[int, EntryNumber | None], list[EntryNumber]]:
    """Who waits for the next round, by where they come from; of one table in any order."""
    waiting: dict[tuple[int, EntryNumber | None], list[EntryNumber]] = {}
    for table, there in before.at.items():
        left = [one for one in there if t.is_in(one) and not (here and one in here.home)]
        if table != BYE and not before.is_done(table, t.busts):
            continue
        for one in shuffled(sorted(left), f"{seed} from {table}"):
            waiting.setdefault(_from(before, one), []).append(one)
    return waiting


def _from(before: PlayedRound, entry: EntryNumber) -> tuple[int, EntryNumber | None]:
    table = before.home.get(entry, BYE)
    return (table, None) if table != BYE else (0, entry)
