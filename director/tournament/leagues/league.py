"""Leagues: points for places over a series of events, the best of them counted, ties broken.

Points are counted in hundredths, so that sums are exact. A league says how; nothing is drawn.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from director.tournament.state import PlayerNumber
from director.translation import say

BY_PLACE = "by place"
BY_FIELD = "by place and entries"
ROOT = "square root"
ROOT_STEEP = "square root, steep"
WEIGHTED = "weighted by buy-in"


class Occasion(NamedTuple):
    """What points are given for."""

    entries: int
    place: int
    buy_in: float = 0
    """In whole units of the currency."""


@dataclass(frozen=True)
class Formula:
    """How points are given; all numbers in hundredths of a point."""

    way: str = ROOT
    """One of WAYS."""
    factor: int = 10_00
    table: tuple[int, ...] = ()
    """By place, where the way is by place: the first place first."""
    rest: int = 0
    """For every place behind the table."""
    places: int = 0
    """How many places get points; 0 for all."""
    knock_out: int = 0
    """On top for each player knocked out."""
    attendance: int = 0
    """On top for having played."""


@dataclass(frozen=True)
class League:
    """A series of events, as its file states it."""

    name: str
    events: tuple[str, ...]
    """By number in the book or by name, in their order."""
    formula: Formula = Formula()
    best: int = 0
    """How many of a player's events count; 0 for all."""
    ties: tuple[str, ...] = ("most wins", "best place")
    """How equal points are told apart, one after another: of TIES."""


class Finish(NamedTuple):
    """How somebody did in an event: the best of all their entries."""

    player: PlayerNumber
    place: int
    tied: int = 1
    """How many share the places from this one on."""
    knock_outs: int = 0


class Played(NamedTuple):
    """An event of a league that was played to its end."""

    name: str
    entries: int
    buy_in: float
    """In whole units of the currency."""
    finishes: tuple[Finish, ...]


class Score(NamedTuple):
    """What an event brought a player."""

    place: int
    points: int
    knock_outs: int = 0
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

    @property
    def is_whole(self) -> bool:
        """Whether all points are whole, so that nobody needs to read decimals."""
        scores = [score for line in self.lines for score in line.scores if score]
        return not any(score.points % 100 for score in scores)

    def name(self, player: PlayerNumber) -> str:
        """What somebody is called."""
        return self.names.get(player) or say("player {number}", number=player)


def _by_place(formula: Formula, of: Occasion) -> float:
    """As the table says, and the rest alike."""
    at = of.place - 1
    return formula.table[at] if at < len(formula.table) else formula.rest


def _by_field(formula: Formula, of: Occasion) -> float:
    """The factor for everybody who was outlasted, and once more for being there."""
    return formula.factor * (of.entries - of.place + 1)


def _root(formula: Formula, of: Occasion) -> float:
    """The factor times the square root of entries by place: half for the fourth place."""
    return formula.factor * sqrt(of.entries / of.place)


def _root_steep(formula: Formula, of: Occasion) -> float:
    """The factor times the square root of the entries, divided by the place."""
    return formula.factor * sqrt(of.entries) / of.place


def _weighted(formula: Formula, of: Occasion) -> float:
    """The factor times the square root of entries times buy-in, divided by the place and one."""
    return formula.factor * sqrt(of.entries * of.buy_in) / (of.place + 1)


WAYS: Mapping[str, Callable[[Formula, Occasion], float]] = {
    BY_PLACE: _by_place,
    BY_FIELD: _by_field,
    ROOT: _root,
    ROOT_STEEP: _root_steep,
    WEIGHTED: _weighted,
}
"""The formulas, by their names."""


def points(formula: Formula, of: Occasion, tied: int = 1, knock_outs: int = 0) -> int:
    """What a place brings, in hundredths; who ties shares the points of those places.

    >>> points(Formula(ROOT, 10_00), Occasion(entries=36, place=4))
    3000
    >>> points(Formula(BY_PLACE, table=(100_00, 50_00), rest=5_00), Occasion(9, 2), tied=2)
    2750
    """
    shared = [
        WAYS[formula.way](formula, of._replace(place=place))
        for place in range(of.place, of.place + tied)
        if not formula.places or place <= formula.places
    ]
    return round(sum(shared) / tied) + formula.knock_out * knock_outs + formula.attendance


def season(league: League, played: Sequence[Played]) -> tuple[Line, ...]:
    """The table of a season after these events; who is equal to the end is equal in rank."""
    by_player: dict[PlayerNumber, list[Score | None]] = {}
    for at, event in enumerate(played):
        for finish in event.finishes:
            of = Occasion(event.entries, finish.place, event.buy_in)
            brought = points(league.formula, of, finish.tied, finish.knock_outs)
            scores = by_player.setdefault(finish.player, [None] * len(played))
            scores[at] = Score(finish.place, brought, finish.knock_outs)
    lines = [_line(player, scores, league.best) for player, scores in by_player.items()]
    keys = {line.player: _key(league, line) for line in lines}
    lines.sort(key=lambda line: (keys[line.player], line.player))
    in_order = [keys[line.player] for line in lines]
    return tuple([line._replace(rank=in_order.index(keys[line.player]) + 1) for line in lines])


def ranks(
    league: League, played: Sequence[Played]
) -> Mapping[PlayerNumber, tuple[int | None, ...]]:
    """Where everybody stood after each event; None before their first."""
    stood: dict[PlayerNumber, list[int | None]] = {}
    for after in range(1, len(played) + 1):
        for line in season(league, played[:after]):
            stood.setdefault(line.player, [None] * len(played))[after - 1] = line.rank
    return {player: tuple(each) for player, each in stood.items()}


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


def _key(league: League, line: Line) -> tuple[int, ...]:
    """By which players are ordered: the smaller, the better."""
    return (-line.points, *[TIES[tie](line) for tie in league.ties])


TIES: Mapping[str, Callable[[Line], int]] = {
    "most wins": lambda line: -line.wins,
    "best place": lambda line: min([score.place for score in line.scores if score]),
    "best score": lambda line: -max([score.points for score in line.scores if score]),
    "most events": lambda line: -line.played,
    "fewest events": lambda line: line.played,
    "most knock-outs": lambda line: -sum([score.knock_outs for score in line.scores if score]),
    "newest event": lambda line: -next(score.points for score in reversed(line.scores) if score),
}
"""How equal points are told apart, by name; what is smaller is better."""
