"""Who the players of some evenings are: the same name is the same person, in the register too.

Two players of one name at one evening are two people. Whom the files know by one id and two names
stays two people, and is named: two can be merged in the register, one cannot be taken apart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from director.desk.player_index import PlayerIndex
from director.desk.register import Change, Person
from director.desk.tdt.evening import Evening, Player
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.search_key import search_key
from director.translation import listed, say


@dataclass
class Somebody:
    """One person in all the files."""

    name: str
    number: PlayerNumber | None = None
    """In the register; None for somebody new."""
    several: int = 0
    """How many people of the register have this name, where it is more than one."""
    person: Person = field(default_factory=Person)
    """What the files know of somebody new."""


class People:
    """The people of some evenings, and who of them is in the register."""

    def __init__(self, evenings: Sequence[Evening], index: PlayerIndex) -> None:
        self.everybody: list[Somebody] = []
        self._names: dict[str, dict[str, None]] = {}
        """What the files call each id."""
        self._by_name: dict[str, list[Somebody]] = {}
        self._of_file: dict[tuple[int, str], Somebody] = {}
        for at, evening in enumerate(evenings):
            self._take_in(at, evening)
        self._match(index)

    @property
    def known(self) -> list[Somebody]:
        """Those who are in the register."""
        return [one for one in self.everybody if one.number is not None]

    @property
    def new(self) -> list[Somebody]:
        """Those who are not."""
        return [one for one in self.everybody if one.number is None]

    @property
    def changes(self) -> list[Change]:
        """What enters those who are new into the register."""
        return [Change(Person(), one.person) for one in self.new]

    def numbers(self, at: int, new: Sequence[PlayerNumber]) -> dict[str, PlayerNumber]:
        """The numbers of the players of an evening, by the file's ids; `new` in their order."""
        given = {id(one): number for one, number in zip(self.new, new, strict=True)}
        return {
            uid: one.number if one.number is not None else given[id(one)]
            for (evening, uid), one in self._of_file.items()
            if evening == at
        }

    def doubts(self) -> list[str]:
        """Of whom it is not sure who they are, in sentences."""
        several = "{count} people in the register are called {name}: the first of them is taken"
        renamed = "the files have {names} under one id: they are taken as different people"
        return [
            *[
                say(several, count=one.several, name=one.name)
                for one in self.everybody
                if one.several
            ],
            *[
                say(renamed, names=listed([*names]))
                for names in self._names.values()
                if len(names) > 1
            ],
        ]

    def _take_in(self, at: int, evening: Evening) -> None:
        here: set[int] = set()
        for player in evening.players:
            alike = self._by_name.setdefault(search_key(player.name), [])
            somebody = next((one for one in alike if id(one) not in here), None)
            if somebody is None:
                somebody = Somebody(player.name)
                alike.append(somebody)
                self.everybody.append(somebody)
            here.add(id(somebody))
            somebody.person = _with(somebody, player)
            self._names.setdefault(player.uid, {})[player.name] = None
            self._of_file[at, player.uid] = somebody

    def _match(self, index: PlayerIndex) -> None:
        taken: set[PlayerNumber] = set()
        for one in self.everybody:
            known = index.named(one.name)
            free = [number for number in known if number not in taken]
            if free:
                one.number = free[0]
                one.several = len(free) if len(free) > 1 else 0
                taken.add(free[0])


def foreseen(index: PlayerIndex, count: int) -> list[PlayerNumber]:
    """The numbers that the register is likely to give the next people."""
    numbers: Mapping[PlayerNumber, str] = index.names()
    last = max(numbers, default=0)
    return [PlayerNumber(last + at) for at in range(1, count + 1)]


def _with(somebody: Somebody, player: Player) -> Person:
    """What is known of somebody, with what this file adds."""
    was = somebody.person
    return was._replace(
        name=somebody.name,
        email=was.email or player.email,
        telephone=was.telephone or player.telephone,
        city=was.city or player.city,
        notes=was.notes or player.notes,
    )
