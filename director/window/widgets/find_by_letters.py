"""Finds people as the floor calls them: by a few letters of a name, or by table and seat."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from director.tournament.entries.search_key import Closeness, closeness, search_key
from director.tournament.seats.draws import Place
from director.translation import say

if TYPE_CHECKING:
    from director.tournament.state import EntryNumber, PlayerNumber, Tournament

Row = TypeVar("Row")

_TABLE_SEAT = re.compile(r"(\d{1,9})\s*[-–./ ]\s*(\d{0,9})")
_WHOLE_SEAT = re.compile(r"(\d{1,9})\s*[-–./ ]\s*(0{0,9}[1-9]\d{0,8})")


class Seated(NamedTuple):
    """Somebody who can be found."""

    entry: "EntryNumber"
    name: str
    place: Place | None


def place_in(text: str) -> Place | None:
    """The seat that a text names; None where it names none.

    >>> place_in("4-7"), place_in("ada")
    (Place(table=4, seat=7), None)
    """
    found = _WHOLE_SEAT.fullmatch(text.strip())
    return Place(int(found[1]), int(found[2])) if found else None


_STRAIGHT = str.maketrans("‘’“”", "''\"\"")
"""Whoever looks for what is said on screen types the signs of a keyboard."""


@lru_cache(maxsize=1 << 16)
def plain(text: str) -> str:
    """A text without case and accents, its spaces made single and its quotes straight.

    >>> plain("  Żaneta  Ó Briain "), plain("“Razz”")
    ('zaneta o briain', '"razz"')
    """
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_STRAIGHT))
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


@lru_cache(maxsize=1 << 12)
def joined(text: str) -> str:
    """A text without spaces and hyphens, so that "slide show" is "slideshow".

    >>> joined("Slide show"), joined("add-on")
    ('slideshow', 'addon')
    """
    return plain(text).replace(" ", "").replace("-", "")


def is_phrase(typed: str, words: str) -> bool:
    """Whether a text is one of the search words, which have commas between."""
    return joined(typed) in map(joined, words.split(","))


def stands_in(typed: str, title: str, words: str, text: str) -> int | None:
    """Where every word that was typed stands, the least the best; None for nowhere.

    In the title; as one of the search words, which have commas between; among them; anywhere. Each
    begins a word there: where one stands only inside of words, that is less good than any of these.

    >>> [stands_in(typed, "Deals", "chop, split money", "ICM") for typed in ("deal", "CHOP")]
    [0, 1]
    >>> [stands_in(typed, "Deals", "chop, split money", "ICM") for typed in ("split", "icm", "csv")]
    [2, 3, None]
    >>> [stands_in("ant", "Notes", "", text) for text in ("big blind ante", "no warranty")]
    [3, 6]
    """
    wanted = plain(typed).split()
    if not wanted:
        return 0
    places = [plain(title), plain(f"{title} {words}"), plain(f"{title} {words} {text}")]
    begun = [all(_begins_word(word, place) for word in wanted) for place in places]
    if begun[0]:
        return 0
    if is_phrase(typed, words):
        return 1
    if any(begun):
        return 1 + begun.index(True)
    inside = [all(word in place for word in wanted) for place in places]
    return 4 + inside.index(True) if any(inside) else None


def _begins_word(typed: str, text: str) -> bool:
    at = text.find(typed)
    while at > 0 and text[at - 1].isalnum():
        at = text.find(typed, at + 1)
    return at >= 0


_folded = lru_cache(maxsize=1 << 16)(search_key)
"""A room full of names is folded once, not at every key."""


def matches(wanted: str, name: str) -> tuple[Closeness, bool] | None:
    """How well a name answers to a text, the least the best; None where it does not.

    Among names that answer as well, those that begin with the text are better.

    >>> names = ("Mark Lee", "Ada Marlowe", "Guimard", "Bob")
    >>> sorted(names[:3], key=lambda name: matches("mar", name)), matches("mar", "Bob")
    (['Mark Lee', 'Ada Marlowe', 'Guimard'], None)
    """
    text, folded_name = _folded(wanted), _folded(name)
    close = closeness(text, folded_name)
    return None if close is None else (close, not folded_name.startswith(text))


def closest(wanted: str, rows: Iterable[Row], name: Callable[[Row], str]) -> Row | None:
    """The row whose name answers best to a text, of as good ones the first; None where none does.

    >>> closest("maria lopez", ["Maria Lopez Jr", "Ann Ost", "María López"], str)
    'María López'
    """
    ranked = [(rank, row) for row in rows if (rank := matches(wanted, name(row))) is not None]
    if not wanted.strip() or not ranked:
        return None
    return min(ranked, key=lambda one: one[0])[1]


class Answers(NamedTuple):
    """Who answers to a text."""

    meant: list[Seated]
    """Those who answer best: one of them alone is taken by Enter."""
    others: list[Seated]
    """Those who answer less well, and can be chosen with the arrows."""

    @property
    def everybody(self) -> list[Seated]:
        """All of them, the best first."""
        return [*self.meant, *self.others]


def found(wanted: str, players: Iterable[Seated]) -> list[Seated]:
    """The players whom a text means: those who answer best."""
    return answers(wanted, players).meant


def answers(wanted: str, players: Iterable[Seated]) -> Answers:
    """The players who answer to a text: "2-5" who sits there, "2-" all of table 2, letters a name.

    A whole name is meant before whole words of a longer one, and those before the beginnings of
    words: "pat" is Pat, else Pat Kelly, and only where neither is there Raj Patel. Names that hold
    the letters only inside a word are found where nobody answers better. A number is meant as it is
    typed: "mike 1" is not Mike Smith (no. 13).
    """
    players = list(players)
    place = _TABLE_SEAT.fullmatch(wanted.strip())
    if place:
        table, seat = int(place[1]), place[2]
        there = [
            one
            for one in players
            if one.place and one.place.table == table and seat in ("", str(one.place.seat))
        ]
        return Answers(sorted(there, key=lambda one: one.place or Place(0, 0)), [])
    if not wanted.strip():
        return Answers([], [])
    words = _folded(wanted).split()
    for word in sorted(words, key=len, reverse=True):  # weighing everybody takes too long
        players = [one for one in players if word in _folded(one.name)]
    numbers = {word for word in words if word.isdigit()}
    ranked = [
        (rank, _folded(one.name), one)
        for one in players
        if numbers.issubset(_folded(one.name).split())
        and (rank := matches(wanted, one.name)) is not None
    ]
    in_order = sorted(ranked, key=lambda each: each[:2])
    closest = in_order[0][0][0] if in_order else Closeness.NAME
    return Answers(
        [one for (close, _), _, one in in_order if close == closest],
        [one for (close, _), _, one in in_order if closest < close < Closeness.LETTERS],
    )


def at_table_first(found: Answers, table: int) -> Answers:
    """The same people; of those who are meant, whoever sits at this table is meant alone.

    >>> here, there = Seated(1, "Jo", Place(3, 5)), Seated(2, "Jo", Place(4, 1))
    >>> [one.entry for one in at_table_first(Answers([there, here], []), 3).meant]
    [1]
    """
    near = [one for one in found.meant if table and one.place and one.place.table == table]
    if not near:
        return found
    return Answers(near, [one for one in found.everybody if one not in near])


def everybody_out(t: "Tournament", names: Mapping["PlayerNumber", str]) -> list[Seated]:
    """Everybody who is out, the last to go first."""
    return told_apart(t, tuple(reversed(t.out)), names)


def everybody_left(t: "Tournament", names: Mapping["PlayerNumber", str]) -> list[Seated]:
    """Everybody who can still go out.

    Of a player's several stacks those that are in no bag, else the newest: older bags lie sealed.
    """
    of: dict[PlayerNumber, list[EntryNumber]] = {}
    for entry in sorted(t.left):
        of.setdefault(t.entries[entry].player, []).append(entry)
    left = []
    for mine in of.values():
        left += [one for one in mine if one not in t.bagged] or mine[-1:]
    left.sort()
    return told_apart(t, left, names)


def told_apart(
    t: "Tournament", entries: Sequence["EntryNumber"], names: Mapping["PlayerNumber", str]
) -> list[Seated]:
    """Entries as they are found, each of a player's several with its flight or number."""
    several = Counter([t.entries[one].player for one in entries])
    found = []
    for entry in entries:
        player = t.entries[entry].player
        name = names.get(player, "")
        if several[player] > 1:
            flight = t.flight_of.get(entry)
            values = {"player": name, "flight": flight, "entry": entry}
            alike = [one for one in t.of_player[player] if t.flight_of.get(one) == flight]
            if flight and len(alike) == 1:
                name = say("{player} (flight {flight})", **values)
            else:
                name = say("{player} (entry {entry})", **values)
        found.append(Seated(entry, name, t.seats.get(entry)))
    return found
