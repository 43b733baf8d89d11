"""What a player is called where anybody may read it: the one place where that is decided.

The board, the wall and the sheets that are hung up have their names from here; what is handed to a
player, or kept by the staff, has the full name.
"""

from collections.abc import Mapping
from functools import lru_cache

from director.tournament.entries.name_order import latin_spelling, script_of
from director.tournament.entries.people import (
    FIRST_AND_INITIAL,
    INITIALS,
    NICKNAME,
    NOT_AT_ALL,
    Person,
    strictness,
)
from director.tournament.state import PlayerNumber, Tournament
from director.tournament.structure.structure import HIDDEN, INITIAL
from director.translation import say

Names = Mapping[PlayerNumber, str]

_OF_EVENT = {INITIAL: FIRST_AND_INITIAL, HIDDEN: NOT_AT_ALL}
"""What an event wants, as a person would say it."""
_WITHOUT_SPACES = ("CJK", "HANGUL", "KANA")
"""Scripts in which one word is a whole name."""


@lru_cache(maxsize=60_000)
def public_name(name: str, person: Person, how: str = "") -> str:
    """What somebody is called in public; empty for not at all.

    `name` is the full one, told apart from namesakes; `how` is what the event wants, one of
    PUBLIC_NAMES. The stricter of both counts, unless a nickname is wanted. Without one that is
    the first name and an initial.

    >>> ann = Person(name="Ann Ost", nickname="Birdie", shown_as="nickname")
    >>> [public_name("Ann Ost", one, "hidden") for one in (ann, ann._replace(nickname=""))]
    ['Birdie', '']
    """
    wish = person.shown_as
    if wish == NICKNAME:
        if person.nickname:
            return person.nickname
        wish = FIRST_AND_INITIAL
    wish = max(wish, _OF_EVENT.get(how, ""), key=strictness)
    if strictness(wish) < strictness(FIRST_AND_INITIAL):
        return name
    if wish == FIRST_AND_INITIAL:
        return with_initial(name)
    return initials(name) if wish == INITIALS else ""


def with_initial(name: str) -> str:
    """The first name, and of the last one its letter; what tells namesakes apart stays.

    >>> [with_initial(one) for one in ("Ann Ost", "Ann van der Ost (Reno)", "Cher", "")]
    ['Ann O.', 'Ann O. (Reno)', 'Cher', '']
    >>> [with_initial(one) for one in ("Ost, Ann", "王小明 Wang Xiaoming", "王小明")]
    ['Ann O.', 'Wang X.', '王.']
    """
    words, apart = _words(name)
    if len(words) > 1:
        return f"{words[0]} {words[-1][0]}.{apart}"
    if words and script_of(words[0][0]) in _WITHOUT_SPACES:
        return initials(name)
    return "".join(words) + apart


def initials(name: str) -> str:
    """The letters of the first and the last name; what tells namesakes apart stays.

    >>> [initials(one) for one in ("Ann Ost", "Ann van der Ost (Reno)", "Cher", "")]
    ['A. O.', 'A. O. (Reno)', 'C.', '']
    """
    words, apart = _words(name)
    return " ".join(f"{one[0]}." for one in (*words[:1], *words[1:][-1:])) + apart


def _words(name: str) -> tuple[list[str], str]:
    """The first names before the last, in Latin letters where there are some; and the bracket."""
    name, bracket, apart = name.partition(" (")
    last, comma, first = (latin_spelling(name) or name).partition(",")
    return f"{first} {last}".split() if comma else last.split(), f"{bracket}{apart}"


def as_entry(t: Tournament, player: PlayerNumber) -> str:
    """What stands in place of a name that nobody is to read: the number on the seat card."""
    entries = t.of_player.get(player)
    return say("Entry {entry}", entry="/".join(map(str, entries))) if entries else say("–")


def board_names(t: Tournament, names: Names) -> Names:
    """The public names of those who play in this event, and of nobody else.

    An event that hides them has no list of entries either: there they are left out.
    """
    members = (one for team in t.teams.values() for one in team)
    here = (entry.player for entry in t.entries.values())
    shown = {one: names[one] for one in (*here, *members) if one in names}
    if t.structure.public_names != HIDDEN:
        return shown
    return {one: name for one, name in shown.items() if name != as_entry(t, one)}
