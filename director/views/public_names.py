"""What players are called where anybody may read it, as the event has it."""

from collections.abc import Mapping

from director.tournament.state import PlayerNumber, Tournament
from director.tournament.structure.structure import HIDDEN, INITIAL

Names = Mapping[PlayerNumber, str]


def public_names(t: Tournament, names: Names) -> Names:
    """The names of those who play in this event, and of nobody else; empty where they are hidden.

    `names` are those of everybody in the register, by number.
    """
    how = t.structure.public_names
    if how == HIDDEN:
        return {}
    called = with_initial if how == INITIAL else str
    members = (one for team in t.teams.values() for one in team)
    here = (entry.player for entry in t.entries.values())
    return {one: called(names[one]) for one in (*here, *members) if one in names}


def with_initial(name: str) -> str:
    """The first name, and of the last one its letter; what tells namesakes apart stays.

    >>> [with_initial(one) for one in ("Ann Ost", "Ann van der Ost (Reno)", "Cher", "")]
    ['Ann O.', 'Ann O. (Reno)', 'Cher', '']
    """
    name, bracket, apart = name.partition(" (")
    first, *others = name.split() or [""]
    short = f"{first} {others[-1][0]}." if others else first
    return f"{short}{bracket}{apart}"
