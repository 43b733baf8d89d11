"""What happened to teams: who plays for them, and their chips put together after a level."""

from dataclasses import dataclass
from datetime import datetime

from director.tournament.entries.facts import no_such_entry, not_in
from director.tournament.happened import ENTRY, Happened, Names
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class TeamMembersNamed(Happened, names=Names(entry="entry", players="members"), moves_others=False):
    """It was said who plays for a team, in the order of its tables."""

    entry: EntryNumber
    members: tuple[PlayerNumber, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be such an entry, and nobody plays for two teams."""
        problem = no_such_entry(t, self.entry)
        if problem:
            return problem
        for entry, members in t.teams.items():
            if entry == self.entry or not t.is_in(entry):
                continue
            for member in self.members:
                if member in members:
                    team = t.entries[entry].player
                    text = "{player} already plays for {player_team}"
                    return Sentence(text, {"player": member, "player_team": team})
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They play for it."""
        return t.but(teams=t.teams.set(self.entry, self.members))


@dataclass(frozen=True)
class TeamChipsShared(Happened, names=ENTRY, moves_others=False):
    """A team's chips were counted at each of its tables and put together (after each level)."""

    entry: EntryNumber
    chips: tuple[int, ...]
    """At each of its tables."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """The team has to be in."""
        return not_in(t, self.entry)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """It has so many together; how they lie on the tables follows from that."""
        return t.but(stacks=t.stacks.set(self.entry, sum(self.chips)))


TeamFact = TeamMembersNamed | TeamChipsShared
