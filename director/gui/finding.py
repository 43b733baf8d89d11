"""Finds people as the floor calls them: by a few letters of a name, or by table and seat."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeVar

from director.tournament.draws import Place
from director.tournament.tournaments import EntryNumber, PlayerNumber, Tournament

Key = TypeVar("Key")

INSIDE = 2
"""How well letters inside a word answer: worst."""

_TABLE_SEAT = re.compile(r"(\d+)\s*[-–./ ]\s*(\d*)")


class Seated(NamedTuple):
    """Somebody who can be found."""

    entry: EntryNumber
    name: str
    place: Place | None


@lru_cache(maxsize=1 << 16)  # a room full of names is folded once, not at every key
def plain(text: str) -> str:
    """A text without case and accents, its spaces made single.

    >>> plain("  Żaneta  Ó Briain ")
    'zaneta o briain'
    """
    parts = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


def matches(wanted: str, name: str) -> int | None:
    """How well a name answers to a text, 0 the best; None where it does not.

    The beginning of the name is better than the beginning of another word, and that is better
    than letters inside a word. Several words each have to begin one: "an mar" finds Ann Marlowe.

    >>> [matches("mar", name) for name in ("Mark Lee", "Ada Marlowe", "Guimard", "Bob")]
    [0, 1, 2, None]
    """
    wanted, name = plain(wanted), plain(name)
    if name.startswith(wanted):
        return 0
    words = name.split()
    if wanted and all(any(word.startswith(part) for word in words) for part in wanted.split()):
        return 1
    return INSIDE if wanted in name else None


def best(wanted: str, names: Mapping[Key, str]) -> list[Key]:
    """Those whose names answer to a text, the best first, each kind in alphabetical order."""
    found = [
        (rank, plain(name), key)
        for key, name in names.items()
        if (rank := matches(wanted, name)) is not None
    ]
    return [key for *_, key in sorted(found, key=lambda one: one[:2])]


def found(wanted: str, players: Iterable[Seated]) -> list[Seated]:
    """The players whom a text means: "2-5" who sits there, "2-" all of table 2, letters a name.

    Where the letters begin a first or a last name, names that only hold them inside are not meant.
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
        return sorted(there, key=lambda one: one.place or Place(0, 0))
    if not wanted.strip():
        return []
    words = plain(wanted).split()
    for word in sorted(words, key=len, reverse=True):  # weighing everybody takes too long
        players = [one for one in players if word in plain(one.name)]
    ranked = [
        (rank, plain(one.name), one)
        for one in players
        if (rank := matches(wanted, one.name)) is not None
    ]
    inside = all(rank == INSIDE for rank, *_ in ranked)
    in_order = sorted(ranked, key=lambda each: each[:2])
    return [one for rank, _, one in in_order if inside or rank != INSIDE]


def everybody_out(t: Tournament, names: Mapping[PlayerNumber, str]) -> list[Seated]:
    """Everybody who is out, the last to go first."""
    return [Seated(one, names.get(t.entries[one].player, ""), None) for one in reversed(t.out)]


def everybody_left(t: Tournament, names: Mapping[PlayerNumber, str]) -> list[Seated]:
    """Everybody who can still go out."""
    return [
        Seated(entry, names.get(t.entries[entry].player, ""), t.seats.get(entry))
        for entry in sorted(t.left)
    ]
