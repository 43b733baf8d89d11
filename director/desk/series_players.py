"""The players of a series: its events are read from the book, people counted by who they are now.

Nothing of it is written down: the register of a series follows from its events, so that a name
that is corrected, a bust that is taken back and people who are merged are right here too.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction

from director.desk.book import Book, EventRow
from director.desk.league_standings import read_season
from director.desk.namesakes import namesakes, told_apart
from director.desk.player_index import PlayerIndex
from director.tournament.entries.name_order import name_place
from director.tournament.leagues.league import League
from director.tournament.log.refused import Unfit
from director.tournament.prizes.prize_list import owed
from director.tournament.series.players import Part, SeriesPlayer, SeriesPlayers, with_points
from director.tournament.series.series import Dated, Series
from director.tournament.state import PlayerNumber, Tournament
from director.translation import say

Parts = Mapping[PlayerNumber, Part]
"""What everybody had to do with one event."""


_NEAR = timedelta(days=60)
"""So long before or after its day an event of the calendar may have been begun."""


def found_again(
    book: Book, series: Series, dated: Sequence[Dated], rows: Sequence[EventRow]
) -> Sequence[Dated]:
    """The same calendar with the events that are called otherwise by now. Raises BookFailed.

    One that was renamed still says in its structure which series it is of, and its day. Where
    there are several of a day it stays as it is.
    """
    known = {one.event for one in dated}
    lost = Counter([one.planned.day for one in dated if one.row is None])
    there: dict[date, list[EventRow]] = {}
    for row in rows:
        near = any(abs(row.opened.date() - day) <= _NEAR for day in lost)
        if row.number in known or not near:
            continue
        with suppress(Unfit):
            structure = book.log(row.number).tournament.structure
            if structure.series == series.name and structure.day:
                there.setdefault(structure.day, []).append(row)
    found = {day: only[0] for day, only in there.items() if lost[day] == len(only) == 1}
    return [
        one._replace(row=found[one.planned.day])
        if one.row is None and one.planned.day in found
        else one
        for one in dated
    ]


def read_players(
    book: Book, series: Series, dated: Sequence[Dated], leagues: Iterable[League]
) -> SeriesPlayers:
    """Everybody of these events, with their points in these leagues. Raises BookFailed.

    A damaged event is left out, and said.
    """
    merged, index = book.register.merged(), PlayerIndex(book.register)
    found: dict[PlayerNumber, list[Part]] = {}
    missing = []
    for one in dated:
        if one.event is None:
            continue
        try:
            t = book.log(one.event).tournament
        except Unfit:
            missing.append(say("{event} is damaged", event=one.name))
            continue
        for player, part in parts(t, one, merged).items():
            found.setdefault(player, []).append(part)
    names = {**index.names(), **told_apart(namesakes(index), found.keys())}
    people = [
        SeriesPlayer(
            player, names.get(player) or say("player {number}", number=player), tuple(theirs)
        )
        for player, theirs in found.items()
    ]
    people.sort(key=lambda one: (name_place(one.name), one.player))
    seasons = []
    for league in leagues:
        try:
            seasons.append(read_season(book, of_calendar(league, dated)))
        except Unfit:
            missing.append(say("{league}: one of its events is damaged", league=league.name))
    everybody = with_points(people, seasons)
    return SeriesPlayers(series.name, everybody, tuple(dated), tuple(seasons), tuple(missing))


def of_calendar(league: League, dated: Sequence[Dated]) -> League:
    """A league whose file names no events counts those of the series, as far as they are begun."""
    if league.events:
        return league
    return replace(league, events=tuple([str(one.event) for one in dated if one.event]))


def parts(t: Tournament, dated: Dated, merged: Mapping[PlayerNumber, PlayerNumber]) -> Parts:
    """What everybody had to do with an event; each person once, with the best of their entries."""
    unit, of = 10**t.terms.decimals, (dated.title, dated.planned.day)
    prizes = {entry: one.amount for entry, one in owed(t).items()}
    places = {one.entry.number: one.place for one in reversed(t.standings())}
    found: dict[PlayerNumber, Part] = {}
    playing = set()
    for entry in t.entries.values():
        place = places.get(entry.number)
        for one in t.teams.get(entry.number, (entry.player,)):
            player = merged.get(one, one)
            had = found.get(player, Part(*of, currency=t.terms.currency))
            known = [each for each in (had.place, place) if each]
            # a team's prize stands once, with who entered it
            won = Fraction(prizes.get(entry.number, 0), unit) if one == entry.player else 0
            found[player] = had._replace(
                entries=had.entries + 1, place=min(known, default=None), prize=had.prize + won
            )
            if place is None:
                playing.add(player)
    for player in playing:  # whatever place an earlier entry had
        found[player] = found[player]._replace(place=None)
    for one in t.alternates:
        found.setdefault(merged.get(one, one), Part(*of, waiting=True))
    for expected in t.reserved:
        player = merged.get(expected.player, expected.player)
        found.setdefault(player, Part(*of, reserved=True))
    return found
