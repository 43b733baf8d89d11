"""Everybody's public name in an event, worked out anew only where that may have changed."""

from collections import Counter
from collections.abc import Mapping
from operator import is_

from director.desk.player_index import PlayerIndex
from director.tournament.entries.people import Person
from director.tournament.state import PlayerNumber, Tournament
from director.tournament.structure.structure import HIDDEN, INITIAL
from director.translation import say
from director.views.public_names import as_entry, public_name

Names = Mapping[PlayerNumber, str]

_NO_WISH = Person()


def wished(index: PlayerIndex, everybody: Names, how: str = "") -> Names:
    """Those who are not just called by the full name, and how; empty for not at all."""
    short = {}
    if how in (INITIAL, HIDDEN):
        short = {one: public_name(name, _NO_WISH, how) for one, name in everybody.items()}
    for one in index.wishes & everybody.keys():
        if person := index.person(one):
            short[one] = public_name(everybody[one], person, how)
    return short


class PublicNames:
    """What those in the register are called in public: the board, the wall, sheets hung up."""

    def __init__(self, index: PlayerIndex) -> None:
        self._index = index
        self._of: tuple[object, ...] = (None,)
        self._names: Names = {}
        self._short_of: tuple[object, ...] = (None,)
        self._short: Names = {}

    def names(self, t: Tournament, everybody: Names) -> Names:
        """By number, of `everybody`, who are told apart by their full names.

        Who is to be called nothing is called by the entry. Two whose names are alike only in
        public are told apart by their entries. It is the same mapping as long as nobody is called
        otherwise.
        """
        short = self._shortened(everybody, t.structure.public_names)
        if not short:
            return everybody
        of = (short, t.of_player, t.teams)
        if len(self._of) != len(of) or not all(map(is_, of, self._of)):
            self._of, self._names = of, {**everybody, **self._told(t, everybody, short)}
        return self._names

    def _shortened(self, everybody: Names, how: str) -> Names:
        of = (everybody, self._index.wishes, how)
        if len(self._short_of) != len(of) or not all(map(is_, of, self._short_of)):
            self._short_of, self._short = of, wished(self._index, everybody, how)
        return self._short

    def _told(self, t: Tournament, everybody: Names, short: Names) -> Names:
        there = {*t.of_player, *(one for members in t.teams.values() for one in members)}
        names = {**everybody, **short}
        alike = {name for name, count in Counter(map(names.get, there)).items() if count > 1}
        people: dict[str, set[PlayerNumber]] = {}
        for one in there if alike else ():
            if (name := names.get(one, "")) in alike:
                person = self._index.person(one)
                people.setdefault(name, set()).add(person.number if person else one)
        shared = {name for name, numbers in people.items() if len(numbers) > 1}
        told = {}
        for one, name in short.items():
            if not name:
                told[one] = as_entry(t, one)
            elif name in shared and one in t.of_player:
                entry = "/".join(map(str, t.of_player[one]))
                told[one] = say("{player} (no. {entry})", player=name, entry=entry)
        return {**short, **told}
