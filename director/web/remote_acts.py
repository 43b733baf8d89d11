"""What the floor's remote can do: each act as it comes from a page, and the command it becomes.

Nothing is decided here. The desk weighs every command as it weighs the window's.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from director.files.strict_json import Malformed
from director.tournament.busts import facts as busts
from director.tournament.busts.facts import Count
from director.tournament.busts.hand_for_hand import Bust
from director.tournament.clock.commands import TimeOut
from director.tournament.commands import (
    Arrive,
    Command,
    CountChips,
    Eliminate,
    EliminateTogether,
    PutIn,
    Refused,
)
from director.tournament.facts import Fact, RecordUndone
from director.tournament.filed_rulings.facts import RulingFiled
from director.tournament.seats.facts import PlayersMoved, PlayersSat
from director.tournament.staff.role import Role
from director.tournament.staff.roles import MATTERS
from director.tournament.state import EntryNumber, Tournament
from director.web.asked import Asked, whole
from director.web.remote_rulings import Hand, Race, read_hand, read_race


class TakeBack(NamedTuple):
    """Somebody's own last act, taken back."""

    number: int
    """Of its record."""


class OneHand(NamedTuple):
    """Several who busted on one hand."""

    stacks: tuple[tuple[EntryNumber, int], ...]
    """Each with the chips at the beginning of the hand."""
    by: tuple[EntryNumber, ...]

    def command(self, t: Tournament) -> Command:
        """The command for those at their seats. Raises Refused for tables that do not wait."""
        seats = [t.seats.get(entry) for entry, _ in self.stacks]
        tables = [place.table if place else 0 for place in seats]
        if len(set(tables)) > 1 and not t.hand_for_hand:
            raise Refused("players at different tables tie only hand for hand")
        busted = zip(self.stacks, tables, strict=True)
        out = tuple([Bust(entry, table, stack) for (entry, stack), table in busted])
        return EliminateTogether(out, self.by)


Act = Command | OneHand | TakeBack | Hand | Race


def _bust(told: Asked) -> Act:
    rows = [_row(one, 2) for one in told.rows("busts", 10)]
    by = tuple([EntryNumber(one) for one in told.numbers("by", 10)])
    if not rows:
        raise Malformed
    if len(rows) == 1:
        return Eliminate(EntryNumber(rows[0][0]), by)
    return OneHand(tuple([(EntryNumber(entry), stack) for entry, stack in rows]), by)


def _move(told: Asked) -> Command:
    place = told.number("table", 1), told.number("seat", 1)
    return PutIn(_entry(told), *place, swap=told.flag("swap"))


def _arrive(told: Asked) -> Command:
    return Arrive((_entry(told),))


def _time(told: Asked) -> Command:
    return TimeOut(_entry(told))


def _count(told: Asked) -> Command:
    return CountChips((Count(_entry(told), told.number("chips")),))


def _undo(told: Asked) -> TakeBack:
    return TakeBack(told.number("number", 1))


class Kind(NamedTuple):
    """A kind of act."""

    read: Callable[[Asked], Act]
    """Raises Malformed."""
    fact: type[Fact]
    """What comes of it: by that the role is asked."""


ACTS: Mapping[str, Kind] = {
    "bust": Kind(_bust, busts.PlayerEliminated),
    "move": Kind(_move, PlayersMoved),
    "arrive": Kind(_arrive, PlayersSat),
    "time": Kind(_time, busts.PlayerTimedOut),
    "count": Kind(_count, busts.ChipsCounted),
    "race": Kind(read_race, RulingFiled),
    "ruling": Kind(read_hand, RulingFiled),
    "undo": Kind(_undo, RecordUndone),
}
"""All of them, by the word that pages have for them."""


def read_act(told: Asked) -> Act:
    """What somebody wants done. Raises Malformed."""
    kind = ACTS.get(told.text("do"))
    if kind is None:
        raise Malformed
    act = kind.read(told)
    told.end()
    return act


def acts_of(role: Role) -> list[str]:
    """The acts that a role allows at all: no more is offered."""
    return [name for name, kind in ACTS.items() if role in MATTERS[kind.fact].roles]


def _entry(told: Asked) -> EntryNumber:
    return EntryNumber(told.number("entry", 1))


def _row(told: object, length: int) -> list[int]:
    if not isinstance(told, list) or len(told) != length:
        raise Malformed
    return [whole(one) for one in told]
