"""Whom a line of a list may mean: the same name, nearly the same, the same card or address.

Nobody is taken for somebody else without being asked: what is not certain is only offered.
"""

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import NamedTuple

from director.desk.register import UNKNOWN, Person
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.search_key import search_key

SAME_CARD, SAME_EMAIL, SAME_NAME = "same card", "same e-mail", "same name"
LATIN, NICKNAME, NEARLY = "Latin spelling", "nickname", "nearly the same"

_NEAR = 0.82
"""How alike two names are that may be one: "Ann Ost" and "Anna Ost", "Marek" and "Mareck"."""
_MOST = 5
"""So many are offered; more are no help."""


class Match(NamedTuple):
    """Somebody who may be meant, and why."""

    number: PlayerNumber
    why: str


class Meant(NamedTuple):
    """Whom a line may mean."""

    matches: tuple[Match, ...]
    """The likeliest first."""
    chosen: PlayerNumber | None
    """UNKNOWN for somebody new; None where somebody has to say."""


class NameMatches:
    """The register, ready to be asked by many lines."""

    def __init__(self, people: Mapping[PlayerNumber, Person]) -> None:
        self._people = people
        self._cards: dict[str, PlayerNumber] = {}
        self._emails: dict[str, list[PlayerNumber]] = {}
        self._names: dict[str, list[PlayerNumber]] = {}
        self._spelled: dict[str, list[PlayerNumber]] = {}
        self._nicknames: dict[str, list[PlayerNumber]] = {}
        self._words: dict[str, list[PlayerNumber]] = {}
        self._keys: dict[PlayerNumber, str] = {}
        for number, person in people.items():
            self._note(number, person)

    def _note(self, number: PlayerNumber, person: Person) -> None:
        if person.card:
            self._cards[search_key(person.card)] = number
        if person.email:
            self._emails.setdefault(person.email.casefold(), []).append(number)
        if person.spelling:
            self._spelled.setdefault(in_order(person.spelling), []).append(number)
        if person.nickname:
            self._nicknames.setdefault(search_key(person.nickname), []).append(number)
        key = in_order(person.name)
        self._names.setdefault(key, []).append(number)
        self._keys[number] = key
        for word in {*key.split(), *in_order(person.spelling).split()}:
            self._words.setdefault(word, []).append(number)

    def meant(self, said: Mapping[str, str]) -> Meant:
        """Whom somebody of this name, card and address may be."""
        card, email = search_key(said.get("card", "")), said.get("email", "").casefold()
        name = said.get("name", "")
        if card in self._cards:
            return self._by(SAME_CARD, [self._cards[card]], name)
        if len(theirs := self._emails.get(email, [])) == 1:
            return self._by(SAME_EMAIL, theirs, name)
        same = self._same(name)
        if same:
            fitting = [one for one in same if not self._contradicts(one.number, said)]
            return Meant(same[:_MOST], fitting[0].number if len(fitting) == 1 else None)
        near = tuple(self._near(name))
        return Meant(near, None if near else UNKNOWN)

    def _by(self, why: str, numbers: list[PlayerNumber], name: str) -> Meant:
        """Certain where no other name stands beside it."""
        number = numbers[0]
        mine, theirs = set(in_order(name).split()), set(self._keys[number].split())
        spelled = set(in_order(self._people[number].spelling).split())
        certain = not name or bool(mine & (theirs | spelled))
        return Meant((Match(number, why),), number if certain else None)

    def _same(self, name: str) -> tuple[Match, ...]:
        key = in_order(name)
        if not key:
            return ()
        found = {one: Match(one, SAME_NAME) for one in self._names.get(key, ())}
        for one in self._spelled.get(key, ()):
            found.setdefault(one, Match(one, LATIN))
        return tuple(found[one] for one in sorted(found))

    def _contradicts(self, number: PlayerNumber, said: Mapping[str, str]) -> bool:
        """Whether a card, a city or an address says that it is another person."""
        person = self._people[number]
        return any(
            said.get(field) and known and search_key(said[field]) != search_key(known)
            for field, known in (
                ("card", person.card),
                ("city", person.city),
                ("email", person.email),
            )
        )

    def _near(self, name: str) -> Iterable[Match]:
        key = in_order(name)
        found = {one: Match(one, NICKNAME) for one in self._nicknames.get(search_key(name), ())}
        alike: list[tuple[float, PlayerNumber]] = []
        seen: set[PlayerNumber] = set()
        for word in key.split():
            for one in self._words.get(word, ()):
                if one not in seen and one not in found:
                    seen.add(one)
                    how = max(_alike(key, theirs) for theirs in self._written(one))
                    if how >= _NEAR:
                        alike.append((-how, one))
        for _, one in sorted(alike):
            found[one] = Match(one, NEARLY)
        return list(found.values())[:_MOST]

    def _written(self, number: PlayerNumber) -> tuple[str, ...]:
        spelling = in_order(self._people[number].spelling)
        return (self._keys[number], spelling) if spelling else (self._keys[number],)


def in_order(name: str) -> str:
    """A name whose words may stand in any order: "Ost, Ann" is "Ann Ost"."""
    return " ".join(sorted(search_key(name).split()))


def _alike(one: str, other: str) -> float:
    """How alike two names are, from 0 to 1; an initial is as good as the name it begins."""
    mine, theirs = one.split(), other.split()
    apart = [word for word in mine if word not in theirs], [w for w in theirs if w not in mine]
    if len(apart[0]) == len(apart[1]) == 1:
        short, long = sorted((apart[0][0], apart[1][0]), key=len)
        if len(short) == 1 and long.startswith(short):
            return 1.0
    matcher = SequenceMatcher(None, one, other, autojunk=False)
    return matcher.ratio() if matcher.real_quick_ratio() >= _NEAR else 0.0
