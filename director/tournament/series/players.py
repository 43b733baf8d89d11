"""The players of a series: who was in which of its events, and what that brought them."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import NamedTuple

from director.tournament.entries.player_number import PlayerNumber
from director.tournament.leagues.league import Season
from director.tournament.series.series import Dated


class Part(NamedTuple):
    """What somebody had to do with one event of the series."""

    event: str
    """What the calendar calls it."""
    day: date
    entries: int = 0
    """0 for who has only signed up."""
    place: int | None = None
    """None for who still plays, and who never has."""
    prize: Fraction = Fraction(0)
    """In whole units of the currency."""
    currency: str = ""
    reserved: bool = False
    """Whether a spot is reserved and nobody has entered with it yet."""
    waiting: bool = False
    """Whether somebody waits for a seat."""


class SeriesPlayer(NamedTuple):
    """Somebody who was in an event of the series, or has signed up for one."""

    player: PlayerNumber
    name: str
    parts: tuple[Part, ...]
    """In the order of the calendar; only those events in which there was something."""
    points: tuple[int | None, ...] = ()
    """In hundredths, league by league; None for who is not in its table."""

    @property
    def played(self) -> int:
        """In how many of the events."""
        return sum([1 for one in self.parts if one.entries])

    @property
    def entries(self) -> int:
        """All of them together."""
        return sum([one.entries for one in self.parts])

    @property
    def best(self) -> int | None:
        """The best place; None before there is one."""
        return min([one.place for one in self.parts if one.place], default=None)

    @property
    def signed_up(self) -> int:
        """For how many events: reserved a spot, or waits for a seat."""
        return sum([1 for one in self.parts if one.reserved or one.waiting])

    @property
    def won(self) -> Mapping[str, Fraction]:
        """The prizes by currency, each in whole units; only those of which there is something."""
        found: dict[str, Fraction] = {}
        for one in self.parts:
            if one.prize:
                found[one.currency] = found.get(one.currency, Fraction(0)) + one.prize
        return found


class SeriesPlayers(NamedTuple):
    """Everybody of a series, and the seasons of its leagues."""

    series: str
    players: tuple[SeriesPlayer, ...]
    """By name."""
    calendar: tuple[Dated, ...]
    """Its events by date."""
    seasons: tuple[Season, ...] = ()
    missing: tuple[str, ...] = ()
    """Sentences about what could not be read."""

    @property
    def begun(self) -> tuple[Dated, ...]:
        """The events that are in the book."""
        return tuple([one for one in self.calendar if one.row])


def with_points(
    people: Iterable[SeriesPlayer], seasons: Sequence[Season]
) -> tuple[SeriesPlayer, ...]:
    """The same people with what they have in each league."""
    tables = [{line.player: line.points for line in one.lines} for one in seasons]
    return tuple(
        [one._replace(points=tuple([table.get(one.player) for table in tables])) for one in people]
    )
