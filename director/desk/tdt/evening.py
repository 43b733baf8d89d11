"""An evening as a file of The Tournament Director tells it, in the words of the field.

Amounts are in hundredths of a whole unit of money, since nobody says whether cents are counted.
Levels and tables are as the file has them; seats are counted from 1.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

_LONG_AGO = datetime(1990, 1, 1, tzinfo=UTC)
"""Of an evening that does not say when it was."""


class Seat(NamedTuple):
    """Where somebody sits, by the name of the table."""

    table: str
    seat: int


class Knockout(NamedTuple):
    """Somebody went out, for good or to buy in again."""

    at: datetime
    level: int
    by: tuple[str, ...]
    """Who did it, each by the file's id for a player."""
    seat: Seat | None = None


class BuyIn(NamedTuple):
    """Chips bought: the first of a player is the entry, each later one a rebuy."""

    at: datetime
    level: int
    amount: int
    rake: int
    """What of the amount does not go into the prize pool."""
    bounty: int
    chips: int
    profile: str = ""
    """What the file calls this kind of buy-in."""
    seat: Seat | None = None
    out: Knockout | None = None
    """How these chips were lost; None where they were not, or nobody says."""


class Player(NamedTuple):
    """Somebody in the file, whether bought in or not."""

    uid: str
    name: str
    buy_ins: tuple[BuyIn, ...]
    add_ons: tuple[BuyIn, ...] = ()
    paid: bool = True
    email: str = ""
    telephone: str = ""
    city: str = ""
    notes: str = ""
    points_adjustment: int = 0
    """Points given or taken by hand, in hundredths."""
    cash_adjustment: int = 0
    hits_adjustment: int = 0

    @property
    def out(self) -> Knockout | None:
        """How the last chips were lost; None for the winner, and for whoever is still in."""
        return self.buy_ins[-1].out if self.buy_ins else None


class Round(NamedTuple):
    """A playing level."""

    minutes: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    limits: tuple[int, ...] = ()
    """Small bet and big bet; empty or all 0 where there are none."""
    game: str = ""
    betting: int = 2
    """0 limit, 1 pot-limit, 2 no-limit."""


class Pause(NamedTuple):
    """A break."""

    minutes: int
    chip_up: bool = False
    """Whether chips were to be colored up; which, the file does not say."""


class ChipKind(NamedTuple):
    """A chip of the set."""

    value: int
    color: str
    each: int
    """How many a player gets."""


class Prize(NamedTuple):
    """What a place is paid."""

    place: int
    share: int | None
    """Hundredths of a percent of the pool; None where an amount was set."""
    amount: int
    """What it came to."""
    is_money: bool
    description: str
    winners: tuple[str, ...]
    """Who was awarded it."""


class Sale(NamedTuple):
    """On which terms rebuys or add-ons were sold."""

    allowed: bool
    amount: int = 0
    chips: int = 0
    last_level: int = 0
    """0 for no last one."""
    each: int = 0
    """How many a player may buy; 0 for as many as they like."""


class Move(NamedTuple):
    """Somebody was given a seat."""

    at: datetime
    uid: str
    to: Seat


class LevelStart(NamedTuple):
    """A level or a break began; both are counted from 1, each by itself."""

    at: datetime
    is_break: bool
    number: int


@dataclass(frozen=True)
class Evening:
    """All that is read of a file."""

    file: str
    version: str
    uid: str
    title: str
    league: str
    season: str
    started: datetime | None
    ended: datetime | None
    players: tuple[Player, ...]
    steps: tuple[Round | Pause, ...]
    chips: tuple[ChipKind, ...]
    entry: Sale
    rebuys: Sale
    add_ons: Sale
    bounty: int
    """What a bounty chip costs where the event has bounties; 0 where it has none."""
    guarantee: int
    added: int
    """What the house gives on top."""
    points_formula: str
    points_for_hit: int
    prizes: tuple[Prize, ...]
    nearest: int
    """Prizes are rounded to multiples of this; 0 for not rounded."""
    tables: tuple[tuple[str, int], ...]
    """Each by its name, with its number of seats."""
    seated: tuple[tuple[str, Seat], ...]
    """Who sat where when the file was saved."""
    seatings: tuple[Move, ...]
    """The seats that the history tells of, and the last move, by time."""
    last_moves: tuple[Move, ...]
    level_starts: tuple[LevelStart, ...]
    chops: int
    """How many chops the file has."""
    sounds: int
    """How many events with a sound or a message it has."""
    has_layout: bool
    has_notes: bool

    @property
    def entered(self) -> tuple[Player, ...]:
        """Those who bought in, in the order of the file."""
        return tuple([one for one in self.players if one.buy_ins])

    @property
    def day(self) -> datetime | None:
        """When it was played: the first buy-in, or the start where that was before; in UTC."""
        moments = [one.buy_ins[0].at for one in self.entered]
        return min([*moments, *([self.started] if self.started else [])], default=None)

    @property
    def opened(self) -> datetime:
        """When the event of it is taken to be opened, in UTC."""
        return self.day or _LONG_AGO

    @property
    def name(self) -> str:
        """What the event of it is called."""
        return self.title or self.file

    @property
    def levels(self) -> int:
        """How many playing levels it has."""
        return sum(isinstance(one, Round) for one in self.steps)
