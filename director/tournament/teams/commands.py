"""What the desk can ask for in a team event: teams enter, change, share chips, and are cut."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.busts.facts import PlayerEliminated
from director.tournament.entries.commands import Register
from director.tournament.entries.facts import PlayerRegistered
from director.tournament.entries.registration import entry_price
from director.tournament.facts import Change
from director.tournament.log.decisions import about, fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.payments import told
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.teams.facts import TeamChipsShared, TeamMembersNamed
from director.tournament.teams.state import Teams
from director.translation import Sentence, chips


@dataclass(frozen=True)
class RegisterTeam:
    """A team enters: one entry under the team's name, and the people who play for it."""

    team: PlayerNumber
    """The team's own number in the register, which has its name."""
    members: tuple[PlayerNumber, ...]
    """In the order of its tables."""
    seed: str
    """For the draw of a late seat."""
    pays: str = ""
    """How the entry is paid now; empty where it is paid later."""
    note: str = ""
    """Why it is done although a rule forbids it."""
    tendered: int | None = None
    """What is handed over; None: the price."""

    def label(self, t: Tournament) -> Sentence:
        """Which team, and with whom; what was paid, if not the price."""
        price = entry_price(t, self.team).total
        text, values = told("team {player} registered", t, price, self.pays, self.tendered)
        return Sentence(text, {"player": self.team, "members": self.members, **values})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """One entry and its members. Forbidden with more or fewer than the sheet says."""
        _check(t, self.team, self.members, self.note)
        entry = Register(self.team, self.seed, self.pays, note=self.note, tendered=self.tendered)
        entered = entry.decide(t, now)
        entries = [fact.entry for fact in entered if isinstance(fact, PlayerRegistered)]
        return together(
            t, now, entered[0], TeamMembersNamed(entries[0], self.members), *entered[1:]
        )


@dataclass(frozen=True)
class ChangeTeam:
    """Others play for a team, or in another order."""

    entry: EntryNumber
    members: tuple[PlayerNumber, ...]
    note: str = ""
    """Why it is done although a rule forbids it."""

    def label(self, t: Tournament) -> Sentence:
        """Whose team."""
        return about(t, self.entry, "members of {player} changed")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """They play for it."""
        facts = fitting(t, TeamMembersNamed(self.entry, self.members))
        if t.teams.get(self.entry) == self.members:
            raise Refused("already set that way")
        _check(t, t.entries[self.entry].player, self.members, self.note)
        return facts


@dataclass(frozen=True)
class ShareTeamChips:
    """A team's chips at its tables are counted, put together and divided evenly again."""

    entry: EntryNumber
    chips: tuple[int, ...]
    """At each of its tables."""

    def label(self, t: Tournament) -> Sentence:
        """How many it has."""
        return about(
            t, self.entry, "chip count: {player} has {chips}", chips=chips(sum(self.chips))
        )

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So many it has. A count for each table is needed."""
        teams = _teams(t)
        if len(self.chips) != teams.tables:
            raise Refused("enter a chip count for each table: {tables} in all", tables=teams.tables)
        if min(self.chips) < 0:
            raise Refused("enter a chip count")
        return fitting(t, TeamChipsShared(self.entry, self.chips))


@dataclass(frozen=True)
class CutField:
    """Only the best by chips go on; the others are out, the one with the fewest chips first."""

    to: int
    """How many go on."""

    def label(self, _: Tournament) -> Sentence:
        """To how many."""
        return Sentence("field cut to the top {count}", {"count": self.to})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Those out tie where their chips are the same. Refused before all are counted."""
        if not 1 <= self.to < t.still_in:
            raise Refused("teams still in: {count}; fewer have to advance", count=t.still_in)
        uncounted = [one for one in sorted(t.left) if one not in t.stacks]
        if uncounted:
            raise Refused("{player} has no chip count yet", player=t.entries[uncounted[0]].player)
        order = sorted(t.left, key=lambda one: (-t.stacks[one], one))
        if t.stacks[order[self.to - 1]] == t.stacks[order[self.to]]:
            values = {"count": self.to, "chips": chips(t.stacks[order[self.to]])}
            raise Refused("teams are tied at {chips}: there is no clear top {count}", **values)
        facts: list[Change] = []
        first: EntryNumber | None = None
        for place in range(len(order) - 1, self.to - 1, -1):
            one = order[place]
            same = first is not None and t.stacks[first] == t.stacks[one]
            facts.append(PlayerEliminated(one, tied_with=first if same else None))
            first = first if same else one
        return together(t, now, *facts)


def _teams(t: Tournament) -> Teams:
    if t.structure.teams is None:
        raise Refused("this is not a team event")
    return t.structure.teams


def _check(t: Tournament, team: PlayerNumber, members: tuple[PlayerNumber, ...], note: str) -> None:
    teams = _teams(t)
    if len(set(members)) < len(members):
        raise Refused("a player is on a team only once")
    if team in members:
        raise Refused("the team needs a name of its own")
    if len(members) != teams.players and not note:
        raise Forbidden("players per team: {count}", count=teams.players)
