"""Everybody in the register by number, by name and by any part of it, kept at hand.

It is read once; after that only those are read again of whom the register has a new line.
"""

import re
from bisect import bisect_left, insort
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import chain
from typing import NamedTuple

from director.desk.register import Person, Register
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.search_key import search_key
from director.translation import say

_IN_BRACKETS = re.compile(r"(.+?)\s*\((.+)\)")
_A_FEW = 200
"""Changes up to this number are looked up one by one; after more, everybody is read again."""


class IndexEntry(NamedTuple):
    """Somebody, ready to be searched for; entries stand in the order of their names."""

    text: str
    """Latin spelling, name, nickname and card number, folded, a line each, spaces before words."""
    number: PlayerNumber


def entry(person: Person) -> IndexEntry:
    r"""What is searched of a person.

    >>> entry(Person(PlayerNumber(7), "Ann Ost", "Birdie", "117")).text
    ' ann ost\n birdie\n 117\n'
    """
    spelled = (person.spelling,) if person.spelling else ()
    parts = (*spelled, person.name, person.nickname, person.card)
    return IndexEntry("".join(f" {search_key(part)}\n" for part in parts), person.number)


class Found(NamedTuple):
    """Who answers to a text: the closest, and how many there are in all."""

    closest: list[PlayerNumber]
    total: int


def found(wanted: str, entries: list[IndexEntry], most: int | None = None) -> Found:
    """Those who have every word of a text somewhere in name, nickname or card, the best first.

    The whole name is best, then a nickname or a card number typed in full, then whole words, then
    the beginning of the name, then the beginnings of words, then letters inside them; among equals
    the order is that of the names. For no words it is everybody.

    >>> index = sorted(
    ...     entry(Person(PlayerNumber(at), name))
    ...     for at, name in enumerate(("Guimard", "Ada Marlowe", "Mark Lee", "Bob"), start=1)
    ... )
    >>> found("mar", index), found("mar", index, most=1), found("mar ad", index).closest
    (Found(closest=[3, 2, 1], total=3), Found(closest=[3], total=3), [2])
    """
    words = search_key(wanted).split()
    for word in sorted(words, key=len, reverse=True):
        entries = [each for each in entries if word in each[0]]
    whole = " ".join(words)
    first, exact, begins = f" {whole}", f"\n {whole}\n", [f" {word}" for word in words]
    # each rank is looked through only while more are wanted: weighing everybody takes too long
    ranks = (
        (number for text, number in _beginning(f"{first}\n", entries)),
        (number for text, number in entries if words and exact in text),
        (number for text, number in entries if words and _has_words(text, begins)),
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


def _has_words(text: str, begins: list[str]) -> bool:
    """Whether each of these, a space before it, is a whole word of an entry."""
    return all(f"{word} " in text or f"{word}\n" in text for word in begins)


def _beginning(text: str, entries: list[IndexEntry]) -> list[IndexEntry]:
    """The entries that begin with a text; they stand together, for entries are in order."""
    at = bisect_left(entries, (text,))
    end = bisect_left(entries, (text + chr(0x10FFFF),))
    return entries[at:end]


class PlayerIndex:
    """Everybody in the register, as last looked at."""

    def __init__(self, register: Register) -> None:
        """Raises BookFailed."""
        self.register = register
        self._seen = 0
        self.renamed = 0
        """How often somebody who was known may have got another name."""
        self._people: dict[PlayerNumber, Person] = {}
        self._merged: Mapping[PlayerNumber, PlayerNumber] = {}
        self._gone: Mapping[PlayerNumber, Sequence[PlayerNumber]] = {}
        """By a number: those that were merged into it."""
        self._entries: list[IndexEntry] = []
        self._named: dict[str, list[PlayerNumber]] = {}
        self._spelled: dict[str, set[PlayerNumber]] = {}
        """By the Latin spelling of a name, and by both together, folded."""
        self._shared: set[str] = set()
        """The names, folded, that several people have."""
        self._names: Mapping[PlayerNumber, str] | None = None
        self._wishing: set[PlayerNumber] = set()
        self._wishes: Set[PlayerNumber] | None = None
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
        self._names = self._wishes = None
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
        return person.shown if person else ""

    def numbers(self, number: PlayerNumber) -> Sequence[PlayerNumber]:
        """The number of somebody, and those that were merged into it."""
        return (number, *self._gone.get(number, ()))

    def names(self) -> Mapping[PlayerNumber, str]:
        """Names by number; a number that was merged away has the name of whoever took it over."""
        if self._names is None:
            named = {number: person.shown for number, person in self._people.items()}
            taken_over = {gone: self.name(kept) for gone, kept in self._merged.items()}
            self._names = named | {gone: name for gone, name in taken_over.items() if name}
        return self._names

    @property
    def wishes(self) -> Set[PlayerNumber]:
        """Who has said how to be shown in public, and the numbers that were merged into them."""
        if self._wishes is None:
            self._wishes = frozenset(one for each in self._wishing for one in self.numbers(each))
        return self._wishes

    @property
    def line(self) -> int:
        """The newest line of the register's history that has been taken in."""
        return self._seen

    @property
    def shared(self) -> Iterator[Sequence[PlayerNumber]]:
        """Those who have one name between them, name by name."""
        return (self._named[key] for key in sorted(self._shared))

    def namesakes(self, name: str) -> Sequence[PlayerNumber]:
        """Everybody of this name, case and accents aside, in the order of their numbers."""
        return sorted(self._named.get(search_key(name), ()))

    def named(self, text: str) -> Sequence[PlayerNumber]:
        """Whom a text names: everybody of this name, or the one of them whom its brackets tell.

        "Dan" may be several, "Dan (Reno)" is one of them.
        """
        told = _IN_BRACKETS.fullmatch(text.strip())
        if told:
            name, mark = told[1], search_key(told[2])
            found = [one for one in self.namesakes(name) if search_key(self.mark(one)) == mark]
            if found:
                return found
        return self.namesakes(text) or sorted(self._spelled.get(search_key(text), ()))

    def mark(self, number: PlayerNumber) -> str:
        """What tells somebody from everybody else of that name; empty where nobody else has it.

        A nickname or a city that none of the others has, or else the number.
        """
        person = self.person(number)
        if person is None:
            return ""
        others = [self._people[one] for one in self.namesakes(person.name) if one != person.number]
        if not others:
            return ""
        for field in ("nickname", "city"):
            own = getattr(person, field)
            if own and search_key(own) not in {search_key(getattr(one, field)) for one in others}:
                return str(own)
        return say("person {number}", number=person.number)

    def has_only_number(self, number: PlayerNumber) -> bool:
        """Whether nothing but the number tells somebody from everybody else of that name."""
        return self.mark(number) == say("person {number}", number=number)

    def called(self, number: PlayerNumber) -> str:
        """The name, told apart from namesakes: "Dan (Reno)"; empty where that is nobody."""
        name, mark = self.name(number), self.mark(number)
        return f"{name} ({mark})" if mark else name

    def carded(self, card: str) -> PlayerNumber | None:
        """Whose card has exactly this number, as a reader types it; None for nobody's."""
        wanted = search_key(card)
        if not wanted:
            return None
        return next((n for n, one in self._people.items() if search_key(one.card) == wanted), None)

    def found(self, wanted: str, most: int | None = None) -> Found:
        """Whose name, nickname or card has every word of a text; everybody for none."""
        return found(wanted, self._entries, most)

    def search(self, wanted: str) -> list[Person]:
        """The same, as people."""
        return [self._people[number] for number in self.found(wanted).closest]

    def _read_everybody(self) -> None:
        self.renamed += 1
        self._read_merged()
        self._people = {one.number: one for one in self.register.people()}
        self._wishing = {number for number, one in self._people.items() if one.shown_as}
        self._entries = sorted(map(entry, self._people.values()))
        self._named, self._spelled = {}, {}
        for person in self._people.values():
            self._named.setdefault(search_key(person.name), []).append(person.number)
            self._note_spelling(person)
        self._shared = {name for name, people in self._named.items() if len(people) > 1}

    def _read_merged(self) -> None:
        self._merged = self.register.merged()
        gone: dict[PlayerNumber, list[PlayerNumber]] = {}
        for one, kept in self._merged.items():
            gone.setdefault(kept, []).append(one)
        self._gone = gone

    def _read(self, number: PlayerNumber) -> None:
        old = self._people.pop(number, None)
        self._wishing.discard(number)
        if old is not None:
            self.renamed += 1
            at = bisect_left(self._entries, entry(old))
            del self._entries[at]
            for spelled in self._spelled.values():
                spelled.discard(number)
            self._name_is_of(old.name, number, False)
        person = self.register.person(number)
        if person is not None and person.number == number:
            self._people[number] = person
            insort(self._entries, entry(person))
            if person.shown_as:
                self._wishing.add(number)
            self._note_spelling(person)
            self._name_is_of(person.name, number, True)
        elif person is not None:
            self.renamed += 1
            self._read_merged()

    def _note_spelling(self, person: Person) -> None:
        if person.spelling:
            for text in (person.spelling, person.shown):
                self._spelled.setdefault(search_key(text), set()).add(person.number)

    def _name_is_of(self, name: str, number: PlayerNumber, it_is: bool) -> None:
        """Notes that somebody has a name now, or no longer."""
        key = search_key(name)
        people = self._named.setdefault(key, [])
        if it_is:
            people.append(number)
        else:
            people.remove(number)
        if len(people) > 1:
            self._shared.add(key)
        else:
            self._shared.discard(key)
