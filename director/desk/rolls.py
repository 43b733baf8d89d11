"""The roll: everybody in the register by number, by name and by any part of it, kept at hand.

It is read once; after that only those are read again of whom the register has a new line.
"""

from bisect import bisect_left, insort
from collections.abc import Mapping
from itertools import chain
from typing import NamedTuple

from director.desk.registers import Person, Register
from director.tournament.foldings import folded
from director.tournament.tournaments import PlayerNumber

_A_FEW = 200
"""Changes up to this number are looked up one by one; after more, everybody is read again."""


class Entry(NamedTuple):
    """Somebody, ready to be searched for; entries stand in the order of their names."""

    text: str
    """Name, nickname and card number, folded, a line each, a space before every word."""
    number: PlayerNumber


def entry(person: Person) -> Entry:
    r"""What is searched of a person.

    >>> entry(Person(PlayerNumber(7), "Ann Ost", "Birdie", "117")).text
    ' ann ost\n birdie\n 117\n'
    """
    parts = (person.name, person.nickname, person.card)
    return Entry("".join(f" {folded(part)}\n" for part in parts), person.number)


class Found(NamedTuple):
    """Who answers to a text: the closest, and how many there are in all."""

    closest: list[PlayerNumber]
    total: int


def found(wanted: str, entries: list[Entry], most: int | None = None) -> Found:
    """Those who have every word of a text somewhere in name, nickname or card, the best first.

    A card number or a nickname typed in full is best, then the beginning of the name, then the
    beginnings of words, then letters inside them; among equals the order is that of the names.
    For no words it is everybody.

    >>> roll = sorted(
    ...     entry(Person(PlayerNumber(at), name))
    ...     for at, name in enumerate(("Guimard", "Ada Marlowe", "Mark Lee", "Bob"), start=1)
    ... )
    >>> found("mar", roll), found("mar", roll, most=1), found("mar ad", roll).closest
    (Found(closest=[3, 2, 1], total=3), Found(closest=[3], total=3), [2])
    """
    words = folded(wanted).split()
    for word in sorted(words, key=len, reverse=True):
        entries = [each for each in entries if word in each[0]]
    whole = " ".join(words)
    first, exact, begins = f" {whole}", f"\n {whole}\n", [f" {word}" for word in words]
    # each rank is looked through only while more are wanted: weighing everybody takes too long
    ranks = (
        (number for text, number in entries if words and exact in text),
        (number for text, number in _beginning(first, entries)),
        (number for text, number in entries if all(begin in text for begin in begins)),
        (number for _, number in entries),
    )
    closest: dict[PlayerNumber, None] = {}
    for number in chain.from_iterable(ranks):
        closest[number] = None
        if len(closest) == most:
            break
    return Found(list(closest), len(entries))


def _beginning(text: str, entries: list[Entry]) -> list[Entry]:
    """The entries that begin with a text; they stand together, for entries are in order."""
    at = bisect_left(entries, (text,))
    end = bisect_left(entries, (text + chr(0x10FFFF),))
    return entries[at:end]


class Roll:
    """Everybody in the register, as last looked at."""

    def __init__(self, register: Register) -> None:
        """Raises BookFailed."""
        self.register = register
        self._seen = 0
        self.renamed = 0
        """How often somebody who was known may have got another name."""
        self._people: dict[PlayerNumber, Person] = {}
        self._merged: Mapping[PlayerNumber, PlayerNumber] = {}
        self._entries: list[Entry] = []
        self._named: dict[str, list[PlayerNumber]] = {}
        self._names: Mapping[PlayerNumber, str] | None = None
        self.look()

    def __len__(self) -> int:
        """How many people there are."""
        return len(self._people)

    def look(self) -> bool:
        """Takes in what has been written since; whether that was anything. Raises BookFailed."""
        newest, changed = self.register.changed_since(self._seen)
        if newest == self._seen:
            return False
        if self._seen == 0 or len(changed) > _A_FEW:
            self._read_everybody()
        else:
            for number in changed:
                self._read(number)
        self._seen = newest
        self._names = None
        return True

    @property
    def people(self) -> Mapping[PlayerNumber, Person]:
        """Everybody, by number."""
        return self._people

    def person(self, number: PlayerNumber) -> Person | None:
        """Who has this number, or took it over; None where its data is erased."""
        return self._people.get(self._merged.get(number, number))

    def name(self, number: PlayerNumber) -> str:
        """The name of whoever has this number; empty where that is nobody."""
        person = self.person(number)
        return person.name if person else ""

    def names(self) -> Mapping[PlayerNumber, str]:
        """Names by number; a number that was merged away has the name of whoever took it over."""
        if self._names is None:
            named = {number: person.name for number, person in self._people.items()}
            taken_over = {gone: self.name(kept) for gone, kept in self._merged.items()}
            self._names = named | {gone: name for gone, name in taken_over.items() if name}
        return self._names

    def named(self, name: str) -> PlayerNumber | None:
        """Who has exactly this name, case aside; the first of namesakes."""
        return min(self._named.get(_key(name), ()), default=None)

    def carded(self, card: str) -> PlayerNumber | None:
        """Whose card has exactly this number, as a reader types it; None for nobody's."""
        wanted = folded(card)
        if not wanted:
            return None
        return next((n for n, one in self._people.items() if folded(one.card) == wanted), None)

    def found(self, wanted: str, most: int | None = None) -> Found:
        """Whose name, nickname or card has every word of a text; everybody for none."""
        return found(wanted, self._entries, most)

    def search(self, wanted: str) -> list[Person]:
        """The same, as people."""
        return [self._people[number] for number in self.found(wanted).closest]

    def _read_everybody(self) -> None:
        self.renamed += 1
        self._merged = self.register.merged()
        self._people = {one.number: one for one in self.register.people()}
        self._entries = sorted(map(entry, self._people.values()))
        self._named = {}
        for person in self._people.values():
            self._named.setdefault(_key(person.name), []).append(person.number)

    def _read(self, number: PlayerNumber) -> None:
        old = self._people.pop(number, None)
        if old is not None:
            self.renamed += 1
            at = bisect_left(self._entries, entry(old))
            del self._entries[at]
            self._named[_key(old.name)].remove(number)
        person = self.register.person(number)
        if person is not None and person.number == number:
            self._people[number] = person
            insort(self._entries, entry(person))
            self._named.setdefault(_key(person.name), []).append(number)
        elif person is not None:
            self.renamed += 1
            self._merged = self.register.merged()


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()
