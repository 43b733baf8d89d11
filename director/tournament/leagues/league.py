"""Leagues: points for places over a series of events, the best of them counted, ties broken.

Points are counted in hundredths, so that sums are exact. A league says how; nothing is drawn.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from director.tournament.leagues.points import Formula, NoPoints, points
from director.tournament.leagues.variables import Occasion
from director.tournament.state import PlayerNumber
from director.translation import say

_USUAL = Formula()


@dataclass(frozen=True)
class League:
    """A series of events, as its file states it."""

    name: str
    events: tuple[str, ...]
    """By number in the book or by name, in their order."""
    formula: Formula = _USUAL
    best: int = 0
    """How many of a player's events count; 0 for all."""
    ties: tuple[str, ...] = ("most wins", "best place")
    """How equal points are told apart, one after another: of TIES."""
    members: tuple[str, ...] = ()
    """Who gets points, each by name or card number; empty for everybody who plays."""
    guests_keep_places: bool = False
    """Whether the points of a guest's place go to nobody, instead of to the member behind."""


class Finish(NamedTuple):
    """How somebody did in an event: the best of all their entries."""

    player: PlayerNumber
    place: int
    tied: int = 1
    """How many share the places from this one on."""
    knock_outs: Fraction | int = 0
    rebuys: int = 0
    add_ons: int = 0
    spent: Fraction | None = None
    """On all entries, in whole units of the currency; None: one buy-in."""
    prize: Fraction = Fraction(0)
    """In whole units of the currency, of all entries."""


class Played(NamedTuple):
    """An event of a league that was played to its end."""

    name: str
    entries: int
    buy_in: Fraction | float
    """In whole units of the currency."""
    finishes: tuple[Finish, ...]
    players: int | None = None
    """How many different people; None: as many as entries."""
    prize_pool: Fraction = Fraction(0)
    """In whole units of the currency."""
    places_paid: int = 0
    collected: Fraction | None = None
    """For entries, rebuys and add-ons, in whole units of the currency; None: for entries alone."""
    bought_in: int | None = None
    """Entries and rebuys together; None: as many as entries."""

    def occasion(self, finish: Finish) -> Occasion:
        """What somebody gets points for."""
        return Occasion(
            self.entries,
            finish.place,
            self.buy_in,
            self.players,
            finish.rebuys,
            finish.add_ons,
            finish.knock_outs,
            finish.prize,
            finish.spent,
            self.prize_pool,
            self.places_paid,
            self.collected,
            self.bought_in,
        )


class Score(NamedTuple):
    """What an event brought a player."""

    place: int
    points: int
    knock_outs: Fraction | int = 0
    counts: bool = True
    """Whether it is among the best that count."""


class Line(NamedTuple):
    """A player in the table of a season."""

    rank: int
    player: PlayerNumber
    points: int
    """Of the events that count."""
    scores: tuple[Score | None, ...]
    """By event; None where the player was not there."""

    @property
    def played(self) -> int:
        """In how many events."""
        return sum([1 for score in self.scores if score])

    @property
    def wins(self) -> int:
        """How many of them were won."""
        return sum([1 for score in self.scores if score and score.place == 1])


class Season(NamedTuple):
    """A league, and what has been played of it."""

    league: League
    played: tuple[Played, ...]
    lines: tuple[Line, ...]
    ranks: Mapping[PlayerNumber, tuple[int | None, ...]]
    """Where everybody stood after each event."""
    names: Mapping[PlayerNumber, str]
    missing: tuple[str, ...]
    """Sentences about events that do not count: not there, or not over."""
    public_names: Mapping[PlayerNumber, str]
    """What they are called in public; who is not among them is called nothing there."""

    @property
    def is_whole(self) -> bool:
        """Whether all points are whole, so that nobody needs to read decimals."""
        scores = [score for line in self.lines for score in line.scores if score]
        return not any(score.points % 100 for score in scores)

    def name(self, player: PlayerNumber) -> str:
        """What somebody is called."""
        return self.names.get(player) or say("player {number}", number=player)

    def public_name(self, player: PlayerNumber) -> str:
        """What anybody may call somebody."""
        return self.public_names.get(player) or say("–")


Scores = Mapping[PlayerNumber, Score]
"""Of one event, by player."""


def season(league: League, played: Sequence[Played]) -> tuple[Line, ...]:
    """The table of a season after these events; who is equal to the end is equal in rank."""
    return _table(league, [_scores(league.formula, event) for event in played])


def ranks(
    league: League, played: Sequence[Played]
) -> Mapping[PlayerNumber, tuple[int | None, ...]]:
    """Where everybody stood after each event; None before their first."""
    scores = [_scores(league.formula, event) for event in played]
    stood: dict[PlayerNumber, list[int | None]] = {}
    for after in range(1, len(played) + 1):
        for line in _table(league, scores[:after]):
            stood.setdefault(line.player, [None] * len(played))[after - 1] = line.rank
    return {player: tuple(each) for player, each in stood.items()}


def without_points(league: League, played: Sequence[Played]) -> tuple[str, ...]:
    """Where the formula gives nothing, and why: a sentence an event, of its best place."""
    found = []
    for event in played:
        for finish in event.finishes:
            try:
                points(league.formula, event.occasion(finish), finish.tied)
            except NoPoints as why:
                found.append(say("{event}: {why}", event=event.name, why=why))
                break
    return tuple(found)


def _scores(formula: Formula, event: Played) -> Scores:
    """What an event brought everybody; nothing where the formula has no value."""
    scores = {}
    for finish in event.finishes:
        try:
            brought = points(formula, event.occasion(finish), finish.tied)
        except NoPoints:  # said beside the table: see `without_points`
            brought = 0
        scores[finish.player] = Score(finish.place, brought, finish.knock_outs)
    return scores


def _table(league: League, events: Sequence[Scores]) -> tuple[Line, ...]:
    players = dict.fromkeys([player for scores in events for player in scores])
    lines = [
        _line(player, [scores.get(player) for scores in events], league.best) for player in players
    ]
    keys = {line.player: _key(league, line) for line in lines}
    lines.sort(key=lambda line: (keys[line.player], line.player))
    first: dict[tuple[Fraction | int, ...], int] = {}
    for rank, line in enumerate(lines, start=1):
        first.setdefault(keys[line.player], rank)
    return tuple([line._replace(rank=first[keys[line.player]]) for line in lines])


def _line(player: PlayerNumber, scores: Sequence[Score | None], best: int) -> Line:
    """With the best scores counted, of equal ones the earlier."""
    brought = {at: score.points for at, score in enumerate(scores) if score}
    order = sorted(brought, key=lambda at: -brought[at])
    counted = set(order[: best or None])
    marked = [
        score._replace(counts=at in counted) if score else None for at, score in enumerate(scores)
    ]
    total = sum([score.points for score in marked if score and score.counts])
    return Line(0, player, total, tuple(marked))


def _key(league: League, line: Line) -> tuple[Fraction | int, ...]:
    """By which players are ordered: the smaller, the better."""
    return (-line.points, *[TIES[tie](line) for tie in league.ties])


TIES: Mapping[str, Callable[[Line], Fraction | int]] = {
    "most wins": lambda line: -line.wins,
    "best place": lambda line: min([score.place for score in line.scores if score]),
    "best score": lambda line: -max([score.points for score in line.scores if score]),
    "most events": lambda line: -line.played,
    "fewest events": lambda line: line.played,
    "most knock-outs": lambda line: -sum([score.knock_outs for score in line.scores if score]),
    "newest event": lambda line: -next(score.points for score in reversed(line.scores) if score),
}
"""How equal points are told apart, by name; what is smaller is better."""
