"""People as the register knows them; the log knows them by their numbers only."""

from datetime import datetime
from typing import NamedTuple

from director.tournament.entries.player_number import PlayerNumber

UNKNOWN = PlayerNumber(0)
"""The number of somebody who is not in the register yet."""

FIELDS = (
    "name", "nickname", "card", "email", "telephone", "notes", "banned", "city", "spelling",
    "shown_as",
)  # fmt: skip
"""What is kept of a person, in the order in which forms and files have it."""

FULL_NAME, NICKNAME, FIRST_AND_INITIAL = "full name", "nickname", "first name and initial"
INITIALS, NOT_AT_ALL = "initials", "not at all"
SHOWN_AS = (FULL_NAME, NICKNAME, FIRST_AND_INITIAL, INITIALS, NOT_AT_ALL)
"""How somebody may want to be called in public, the strictest last."""


def strictness(shown_as: str) -> int:
    """How little of a name is shown where somebody wants this; what nobody knows hides it.

    >>> [strictness(one) for one in ("", FULL_NAME, INITIALS, NOT_AT_ALL, "in Morse code")]
    [0, 1, 4, 5, 5]
    """
    ways = ("", *SHOWN_AS)
    return ways.index(shown_as if shown_as in ways else NOT_AT_ALL)


class Person(NamedTuple):
    """Somebody in the register."""

    number: PlayerNumber = UNKNOWN
    name: str = ""
    nickname: str = ""
    card: str = ""
    """Of a player's card, as it is printed there; no two people have the same."""
    email: str = ""
    telephone: str = ""
    notes: str = ""
    banned: str = ""
    """Why this person may not play; empty for everybody else."""
    city: str = ""
    """Where somebody is from: it tells namesakes apart."""
    spelling: str = ""
    """Of the name in Latin letters, where it is written in others."""
    shown_as: str = ""
    """In public: one of SHOWN_AS; empty: as the event has it."""

    @property
    def shown(self) -> str:
        """The name as it stands on screen, wall and paper: with its Latin spelling beside it.

        >>> Person(name="王小明", spelling="Wang Xiaoming").shown
        '王小明 Wang Xiaoming'
        """
        if not self.spelling or self.spelling in self.name:
            return self.name
        return f"{self.name} {self.spelling}"


class Change(NamedTuple):
    """What is to become of a person; what both have alike stays as it is by then."""

    before: Person
    """As it was when somebody looked; with the number UNKNOWN for somebody new."""
    after: Person

    @property
    def is_new(self) -> bool:
        """Whether this enters somebody."""
        return self.before.number == UNKNOWN

    @property
    def fields(self) -> dict[str, tuple[str, str]]:
        """What changes: old and new by field."""
        return {
            field: (getattr(self.before, field), getattr(self.after, field))
            for field in FIELDS
            if getattr(self.before, field) != getattr(self.after, field)
        }


class RegisterLine(NamedTuple):
    """A line in the register's history."""

    player: PlayerNumber
    """Whose number it was then."""
    field: str
    """One of FIELDS; "merged" where a number went over to another, "erased"."""
    old: str
    new: str
    at: datetime
    who: str
    station: str


def joined(kept: Person, gone: Person) -> Person:
    """Two entries that are one person: what the kept one lacks comes from the other.

    Notes are put together, and a ban holds whichever of the two it was spoken against. Of two
    wishes how to be shown in public the stricter one counts.

    >>> joined(Person(PlayerNumber(1), "Ann Ost"), Person(PlayerNumber(9), "A. Ost", card="117"))[
    ...     :4
    ... ]
    (1, 'Ann Ost', '', '117')
    """
    filled = {field: getattr(kept, field) or getattr(gone, field) for field in FIELDS}
    filled["notes"] = _both(kept.notes, gone.notes)
    filled["banned"] = _both(kept.banned, gone.banned)
    filled["shown_as"] = max(kept.shown_as, gone.shown_as, key=strictness)
    return kept._replace(**filled)


def _both(one: str, other: str) -> str:
    return "; ".join(dict.fromkeys(part for part in (one, other) if part))
