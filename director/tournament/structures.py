"""What a structure sheet states: chips, games, their rotation, the levels and the breaks.

A structure is a value. It is read from a file once, copied into the event that is played by it,
and never looked up again.
"""

from dataclasses import dataclass
from typing import NamedTuple

BETTINGS = ("limit", "pot-limit", "no-limit")


class GameOnSheet(NamedTuple):
    """A game of the event: the name of its game file, and how it is bet."""

    id: str
    betting: str = "limit"


class Rotation(NamedTuple):
    """The games in their order, and after how many hands each table goes on to the next."""

    hands: int
    order: tuple[str, ...]


class Stakes(NamedTuple):
    """What a hand costs at a level, in chips; 0 where the sheet has no such bet."""

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    """Of each player."""
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0


@dataclass(frozen=True)
class Level:
    """A playing level."""

    label: str
    """As printed on the sheet: "1", "1A"."""
    minutes: int
    stakes: Stakes


@dataclass(frozen=True)
class Break:
    """Time without play, and the chips that leave it."""

    minutes: int
    remove: tuple[int, ...] = ()
    """Denominations that are coloured up during the break."""


Step = Level | Break
"""What follows on the clock: a level or a break."""


class FinalTable(NamedTuple):
    """What happens when one table is left."""

    redraw: bool = False
    break_minutes: int = 0


@dataclass(frozen=True)
class Structure:
    """Everything that the sheet of an event states."""

    name: str
    starting_chips: int
    seats: int
    """Players a table."""
    games: tuple[GameOnSheet, ...]
    steps: tuple[Step, ...]
    series: str = ""
    rotation: Rotation | None = None
    final_table: FinalTable | None = None
    notes: tuple[str, ...] = ()

    def level_before(self, step: int) -> Level | None:
        """The last playing level up to and including this step; None before the first."""
        return next(
            (one for one in reversed(self.steps[: step + 1]) if isinstance(one, Level)), None
        )

    def next_level(self, step: int) -> Level | None:
        """The first playing level after this step; None after the last."""
        return next((one for one in self.steps[step + 1 :] if isinstance(one, Level)), None)

    def next_break(self, step: int) -> int | None:
        """The step of the next break after this one; None if there is no more."""
        later = range(step + 1, len(self.steps))
        return next((place for place in later if isinstance(self.steps[place], Break)), None)
