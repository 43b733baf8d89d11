"""Two people of one name in one event: each is called by the name and by what tells them apart."""

from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import compress
from operator import is_
from types import MappingProxyType
from typing import NamedTuple

from director.desk.player_index import PlayerIndex
from director.tournament.entries.facts import EntryRenamed, EntryVoided, PlayerRegistered
from director.tournament.facts import RecordRedone, RecordsRedone, RecordsUndone, RecordUndone
from director.tournament.log.log import Log
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import listed, say

Entries = Mapping[PlayerNumber, Sequence[EntryNumber]]
"""The entries of each in an event, by the number of the person."""


class Namesake(NamedTuple):
    """Somebody who shares a name with others of the register."""

    numbers: Sequence[PlayerNumber]
    """Theirs, and those that were merged into it."""
    called: str
    name: str = ""
    """The name, where nothing but a number tells them apart: in an event that of their entry."""

    def called_in(self, entries: Entries) -> str:
        """What they are called in an event: its lists know nobody by the register's numbers."""
        own = sorted([one for number in self.numbers for one in entries.get(number) or ()])
        if not (self.name and own):
            return self.called
        return say("{player} (no. {entry})", player=self.name, entry="/".join(map(str, own)))


def namesakes(index: PlayerIndex) -> Sequence[Sequence[Namesake]]:
    """All who share a name with somebody, name by name."""
    return [
        [
            Namesake(
                index.numbers(one),
                index.called(one),
                index.name(one) if index.has_only_number(one) else "",
            )
            for one in people
        ]
        for people in index.shared
    ]


def told_apart(
    groups: Iterable[Sequence[Namesake]],
    there: Set[PlayerNumber],
    entries: Entries = MappingProxyType({}),
) -> dict[PlayerNumber, str]:
    """What those of a group are called who have a namesake in it: "Dan (Reno)", "Dan (no. 18)".

    The number is that of the entry where there are entries, else "person 118" of the register.
    """
    told: dict[PlayerNumber, str] = {}
    for people in groups:
        present = [one for one in people if not there.isdisjoint(one.numbers)]
        if len(present) > 1:
            called = [(one.called_in(entries), one.numbers) for one in present]
            told |= {number: name for name, numbers in called for number in numbers}
    return told


def told_apart_in(index: PlayerIndex, t: Tournament) -> dict[PlayerNumber, str]:
    """The same of an event: of who entered, who waits for a seat and who plays in a team."""
    return told_apart(namesakes(index), {*t.of_player, *_besides(t)}, t.of_player)


def _besides(t: Tournament) -> set[PlayerNumber]:
    """Who is in an event without an entry."""
    return {one for members in t.teams.values() for one in members}.union(
        t.alternates, [one.player for one in t.reserved]
    )


_OTHERWISE = (
    EntryVoided, EntryRenamed, RecordUndone, RecordsUndone, RecordRedone, RecordsRedone,
)  # fmt: skip
"""What changes who is in an event in another way than by an entry."""


class CalledNames:
    """What everybody is called in an event, looked up anew only where that may have changed."""

    def __init__(self, index: PlayerIndex, log: Log) -> None:
        self._player_index, self._log, self._read = index, log, 0
        self._line = -1
        self._groups: Sequence[Sequence[Namesake]] = ()
        self._numbers: Sequence[PlayerNumber] = ()
        """Of all who have a namesake."""
        self._with_namesake: Set[PlayerNumber] = frozenset()
        self._there: tuple[object, ...] = ()
        """With which entries they are in the event, and who is without one."""
        self._of: tuple[object, ...] = (None, None, None, None)
        self._told: Mapping[PlayerNumber, str] = {}
        self._retold = 0
        self._names: Mapping[PlayerNumber, str] = {}
        self._everybody_told: Mapping[PlayerNumber, str] = {}
        self._everybody: Mapping[PlayerNumber, str] = {}

    def renamed(self, t: Tournament) -> int:
        """Another number whenever somebody who was known may be called otherwise."""
        self.told_apart(t)
        return self._player_index.renamed + self._retold

    def told_apart(self, t: Tournament) -> Mapping[PlayerNumber, str]:
        """What namesakes who are in the event are called."""
        of = (t.of_player, t.alternates, t.teams, t.reserved)
        same = self._line == self._player_index.line and all(map(is_, of, self._of))
        if not same:
            if self._line != self._player_index.line:
                self._groups = namesakes(self._player_index)
                every = [one for people in self._groups for one in people]
                self._numbers = [number for one in every for number in one.numbers]
                self._with_namesake = frozenset(self._numbers)
                self._there = ()
            others_came = self._line == self._player_index.line and self._only_others_came(of)
            self._line, self._of = self._player_index.line, of
            if not others_came:
                self._look(t)
        self._read = len(self._log.records)
        return self._told

    def _only_others_came(self, of: tuple[object, ...]) -> bool:
        """Whether whoever came or went since the last look has no namesake."""
        number = len(self._log.records)
        if of[1:] != self._of[1:] or number != self._read + 1:
            return False
        facts = self._log.records[number - 1].facts
        match facts:
            case (RecordUndone(undone) | RecordRedone(undone),):
                facts = self._log.records[undone - 1].facts
        if any(isinstance(fact, _OTHERWISE) for fact in facts):
            return False
        came = [fact.player for fact in facts if isinstance(fact, PlayerRegistered)]
        return self._with_namesake.isdisjoint(came)

    def _look(self, t: Tournament) -> None:
        """Who of them is there; asked at each entry, hence without a step in Python."""
        entries = list(map(t.of_player.get, self._numbers))
        besides = self._with_namesake & _besides(t)
        if (entries, besides) == self._there:
            return
        self._there = entries, besides
        present = {*compress(self._numbers, entries), *besides}
        told = told_apart(self._groups, present, t.of_player)
        if told != self._told:
            self._told = told
            self._retold += 1

    def everybody(self, t: Tournament) -> Mapping[PlayerNumber, str]:
        """Everybody in the register by number; the same mapping as long as nobody is renamed."""
        names, told = self._player_index.names(), self.told_apart(t)
        if not told:
            return names
        if names is not self._names or told is not self._everybody_told:
            self._names, self._everybody_told = names, told
            self._everybody = {**names, **told}
        return self._everybody


def several(index: PlayerIndex, name: str) -> str:
    """The people of one name, each as they are called: "Dan (Reno) and Dan (person 118)"."""
    return listed([index.called(one) for one in index.named(name)])


def shared_name(index: PlayerIndex, names: Iterable[str]) -> str:
    """The first of these names that several people have; empty where none of them has."""
    return next((name for name in names if len(index.named(name)) > 1), "")
