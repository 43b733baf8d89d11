"""What is typed to say who is out: one player or several, and the chips with which they began."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from director.files.forms import briefly
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.commands import EliminateTogether
from director.tournament.state import EntryNumber
from director.translation import listed, say
from director.window.widgets.find_by_letters import Seated, found

_SEVERAL_SEATS = re.compile(r"\d+[-–]\d+(?:\s+\d+[-–]\d+)+\s*")

_MOST_DIGITS = 15
"""Of the chips of a player."""


def parts_of(text: str) -> list[str]:
    """The players that a text names, one by one.

    >>> parts_of("2-5 2-7"), parts_of("ann, bob"), parts_of("ann ma")
    (['2-5', '2-7'], ['ann', 'bob'], ['ann ma'])
    """
    if _SEVERAL_SEATS.fullmatch(text.strip()):
        return text.split()
    return [part.strip() for part in re.split(r"[,;]", text) if part.strip()]


def parted_by(text: str) -> tuple[str, str]:
    """Who is out, and by whom: "dov by yuki"; nobody where that is not said.

    >>> parted_by("dov by yuki"), parted_by("ruby")
    (('dov', 'yuki'), ('ruby', ''))
    """
    who, _, by = text.partition(" by ")
    return who.strip(), by.strip()


def at_table(text: str, table: int) -> str:
    """A text in which a number alone is a seat at this table; 0 where there is none.

    >>> at_table("5", 3), at_table("5", 0), at_table("ann", 3)
    ('3-5', '5', 'ann')
    """
    seat = text.strip()
    return f"{table}-{seat}" if table and seat.isdecimal() else text


def with_part(text: str, number: int, name: str) -> str:
    """The text with one of its players, counted from 0, named in full.

    >>> with_part("hank, jo; 2-7", 1, "Jo Ann Ost"), with_part("jo", 0, "Lopez, Jo")
    ('hank, Jo Ann Ost, 2-7', 'Lopez  Jo')
    """
    parts = parts_of(text)
    parts[number] = unparted(name)
    return ", ".join(parts)


def unparted(name: str) -> str:
    """A whole name as one part of a text; it is found without its marks.

    >>> unparted("Lopez, Jo"), unparted("Jo; Ann")
    ('Lopez  Jo', 'Jo  Ann')
    """
    return re.sub(r"[,;]", " ", name)


class Named(NamedTuple):
    """Who is meant by a text with several players in it."""

    players: tuple[Seated, ...]
    trouble: str = ""
    """Why it is not clear who is meant."""
    unclear: int | None = None
    """Which part of the text it is that may mean several, counted from 0."""
    nobody: str = ""
    """The part to which nobody answers."""

    @property
    def needs_chips(self) -> bool:
        """Whether the chips decide who finishes higher: several are of one table."""
        tables = [one.place.table if one.place else 0 for one in self.players]
        return len(set(tables)) < len(tables)

    @property
    def tables(self) -> int:
        """At how many tables they sit."""
        return len({one.place.table if one.place else 0 for one in self.players})


def named(text: str, people: Sequence[Seated]) -> Named:
    """Each of the players that a text names."""
    players: list[Seated] = []
    for number, part in enumerate(parts_of(text)):
        meant = found(part, people)
        if len(meant) != 1:
            count = len(meant)
            if not meant:
                words = say("no player matches “{part}”", part=briefly(part))
                return Named(tuple(players), words, nobody=part)
            words = say(
                "“{part}” matches {count} players: keep typing or use the arrow keys",
                part=briefly(part),
                count=count,
            )
            return Named(tuple(players), words, number)
        if meant[0] in players:
            return Named(tuple(players), say("{player} is named twice", player=meant[0].name))
        players += meant
    return Named(tuple(players))


def chips_in(text: str) -> list[int] | None:
    """The amounts that a text holds; None where something in it is none.

    >>> chips_in("12,500 800"), chips_in("many")
    ([12500, 800], None)
    """
    words = [re.sub(r"(?<=\d)[,.'](?=\d{3}\b)", "", word) for word in re.split(r"[\s;]+", text)]
    words = [word for word in words if word]
    known = all(word.isdecimal() and len(word) <= _MOST_DIGITS for word in words)
    return [int(word) for word in words] if known else None


def together(
    players: Sequence[Seated], stacks: Sequence[int], by: tuple[EntryNumber, ...]
) -> EliminateTogether:
    """The command for players who went out on one hand."""
    busts = [
        Bust(one.entry, one.place.table if one.place else 0, stack)
        for one, stack in zip(players, stacks, strict=True)
    ]
    return EliminateTogether(tuple(busts), by)


def names(players: Sequence[Seated]) -> str:
    """Who they are."""
    return listed([one.name for one in players])
