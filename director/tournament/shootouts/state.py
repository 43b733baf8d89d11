"""The rounds of a shootout or bracket as they were drawn: who began where, and who went on."""

from typing import NamedTuple

from immutables import Map

from director.tournament.busts.state import Busts, EntryNumber

BY_TIME, SHARED = "by time", "shared"
PLACES = (BY_TIME, SHARED)
"""Places of those who go out in one round: by the time of day, or shared by all who leave a table
with as many players left at it (B18, a house rule)."""

BYE = 0
"""The table of whoever goes on without playing."""


class RoundTerms(NamedTuple):
    """How the rounds of this event are played: the sheet's words, and the house's."""

    seats: int
    """Of a table; 2 for a heads-up bracket."""
    advance: int = 1
    """Players of each table that go on."""
    tables: tuple[int, ...] = ()
    """The director's own numbers of tables from the first round on; 0 to keep the rule."""
    fresh: bool = True
    """Whether each round begins with new stacks and the first level, or goes on with both."""
    own_clocks: bool = False
    """Whether each table plays by a clock of its own."""
    places: str = BY_TIME
    """One of PLACES."""
    fixed: bool = False
    """Whether the first draw decides who meets whom later, or each round is drawn anew."""


class PlayedRound(NamedTuple):
    """A round that was drawn, all of it or some tables."""

    home: Map[EntryNumber, int]
    """The table at which each began, or was put since; BYE for who did not play."""
    at: Map[int, tuple[EntryNumber, ...]]
    """The same by table."""
    players: int
    """How many play it once all tables are drawn."""
    advance: int
    fresh: bool
    """Whether it began with fresh stacks."""
    bought: Map[EntryNumber, int] = Map()
    """Chips beyond their stacks of those who play it: bought in it, or had for lammers in it."""

    @property
    def is_drawn(self) -> bool:
        """Whether everybody has a table or a bye."""
        return len(self.home) >= self.players

    def with_home(self, entry: EntryNumber, table: int) -> "PlayedRound":
        """The same round with somebody at another table."""
        old = self.home.get(entry)
        if old == table:
            return self
        at = self.at
        if old is not None:
            at = at.set(old, tuple([one for one in at[old] if one != entry]))
        at = at.set(table, (*at.get(table, ()), entry))
        return self._replace(home=self.home.set(entry, table), at=at)

    def without(self, entry: EntryNumber) -> "PlayedRound":
        """The same round as if somebody had never been drawn into it."""
        if entry not in self.home:
            return self
        table = self.home[entry]
        at = self.at.set(table, tuple([one for one in self.at[table] if one != entry]))
        bought = self.bought.delete(entry) if entry in self.bought else self.bought
        home = self.home.delete(entry)
        return self._replace(home=home, at=at, players=self.players - 1, bought=bought)

    def left(self, table: int, busts: Busts) -> tuple[EntryNumber, ...]:
        """Who began at a table and is not out."""
        return tuple([one for one in self.at.get(table, ()) if one not in busts])

    def is_done(self, table: int, busts: Busts) -> bool:
        """Whether a table has played down to those who go on."""
        return table == BYE or len(self.left(table, busts)) <= self.advance

    @property
    def going_on(self) -> int:
        """How many go on from it, once all of it is played; 0 from the last table."""
        tables = [there for table, there in self.at.items() if there and table != BYE]
        byes = len(self.at.get(BYE, ()))
        if len(tables) == 1 and not byes and self.is_drawn:
            return 0
        return byes + sum([min(self.advance, len(there)) for there in tables])


Rounds = tuple[PlayedRound, ...]


def round_of(rounds: Rounds, entry: EntryNumber) -> int:
    """The last round that an entry was drawn into, from 1; 0 for none."""
    return next((n for n in range(len(rounds), 0, -1) if entry in rounds[n - 1].home), 0)


def rehomed(rounds: Rounds, entry: EntryNumber, table: int) -> Rounds:
    """The rounds once somebody was put at another table of the round that they play."""
    number = round_of(rounds, entry)
    if not number:
        return rounds
    new = rounds[number - 1].with_home(entry, table)
    if new is rounds[number - 1]:
        return rounds
    return _counted_anew((*rounds[: number - 1], new, *rounds[number:]))


def with_bought(rounds: Rounds, entry: EntryNumber, chips: int) -> Rounds:
    """The rounds once an entry has got more chips, in the round that it plays."""
    number = round_of(rounds, entry)
    if not number:
        return rounds
    here = rounds[number - 1]
    bought = here.bought.set(entry, here.bought.get(entry, 0) + chips)
    return (*rounds[: number - 1], here._replace(bought=bought), *rounds[number:])


def without(rounds: Rounds, entry: EntryNumber) -> Rounds:
    """The rounds as if an entry had never been drawn into them."""
    if not round_of(rounds, entry):
        return rounds
    return _counted_anew(tuple([one.without(entry) for one in rounds]))


def _counted_anew(rounds: Rounds) -> Rounds:
    """The rounds once the tables of one have changed: as many play the next one as go on from it.

    Those who were drawn into it play it all the same.
    """
    counted = list(rounds[:1])
    for after in rounds[1:]:
        players = max(counted[-1].going_on, len(after.home))
        counted.append(after if players == after.players else after._replace(players=players))
    return tuple(counted)
