"""What a structure sheet states: chips, games, their rotation, the levels and the breaks.

A structure is a value. It is read from a file once, copied into the event that is played by it,
and never looked up again.
"""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cached_property
from typing import NamedTuple

from director.tournament.chips.chip_set import Chip
from director.tournament.entries.terms import (
    AddOns,
    Bounties,
    LammerTerms,
    LateRegistration,
    Rebuys,
    ReEntries,
    Shootout,
)
from director.tournament.structure.big_blind_antes import POSTERS, BigBlindAnte
from director.tournament.structure.games_on_sheet import GameOnSheet, game_called, name_among
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.special_rules import Specials, both
from director.tournament.structure.stakes import Stakes, StakesClass, StakesSet
from director.tournament.teams.state import Teams

BALANCING = ("by position", "by draw")
CHIP_RACES = ("nobody goes out", "players may go out")
ODD_CHIPS = ("high hand, then first to act",)
BUTTONS = ("moves on", "winner")
IN_FULL, INITIAL, HIDDEN = "in full", "initial", "hidden"
PUBLIC_NAMES = (IN_FULL, INITIAL, HIDDEN)
"""How players are called where anybody may read it: Ann Ost, Ann O., or not at all."""

USUAL_SEATS = 9
"""Players a table where a sheet does not say how many."""
_ANY_DAY = date.min
"""Lengths are the differences of moments; of which day, they do not say."""
A_HAND = timedelta(minutes=2)
"""How long a hand takes, for levels that are counted in hands or orbits."""
A_BREAK = timedelta(minutes=30)
"""How long a break until a time of day is taken to be, where nobody knows when it begins."""


@dataclass(frozen=True)
class Level:
    """A playing level. One of minutes, hands, orbits and "a hand each" says how long it is."""

    label: str
    """As printed on the sheet: "1", "1A"."""
    minutes: int
    """0 where it is not counted in minutes."""
    stakes: Stakes = Stakes()
    """All 0 where each class of game has its own."""
    game: str = ""
    """The one game of this level, by its name on the sheet; empty where the level has none."""
    hands: int = 0
    orbits: int = 0
    """With several games at a table, so many of each."""
    hand_each: bool = False
    """One hand for each player left, or for each team."""
    sets: tuple[StakesSet, ...] = ()
    """The stakes by class of game."""
    rotation: Rotation | None = None
    """Where the games follow each other differently from the other levels."""
    special: Specials | None = None
    """What is played otherwise than usual here, beside what the event says."""
    ante_poster: str = ""
    """Who posts the one ante of the table here: one of POSTERS; empty for as in the event."""

    @property
    def is_timed(self) -> bool:
        """Whether the clock ends it, and not the tables."""
        return self.minutes > 0

    @property
    def called_by(self) -> Stakes:
        """The stakes that the room calls it by: of all games, or of the first class."""
        return self.sets[0].stakes if self.sets and not any(self.stakes) else self.stakes

    @property
    def all_stakes(self) -> tuple[StakesSet, ...]:
        """All that is played for, by class; the class is "" where all have the same."""
        return ((StakesSet("", self.stakes),) if any(self.stakes) else ()) + self.sets


@dataclass(frozen=True)
class Break:
    """Time without play, and the chips that leave it."""

    minutes: int = 0
    """0 where it lasts until a time of day."""
    remove: tuple[int, ...] = ()
    """Denominations that are colored up during the break."""
    until: time | None = None
    """When play goes on, by the clock on the wall."""
    name: str = ""
    """"Dinner"; empty for an ordinary break."""


@dataclass(frozen=True)
class Change:
    """Something changes between two levels without a break: chips leave play, or the game does."""

    remove: tuple[int, ...] = ()
    minutes: int = 0
    """None: the clock does not stop here."""


@dataclass(frozen=True)
class DayEnd:
    """The end of a day's play. The clock waits here until somebody moves it on."""

    day: int
    resumes: time | None = None
    """When the next day begins."""
    remove: tuple[int, ...] = ()
    minutes: int = 0


Step = Level | Break | Change | DayEnd
"""What follows on the clock."""


class FinalTable(NamedTuple):
    """What happens when one table is left."""

    redraw: bool = False
    break_minutes: int = 0
    players: int = 0
    """With how many players left; 0 for as many as a table has seats."""


class FloorRules(NamedTuple):
    """House rules that a sheet states; empty or 0 where it does not."""

    balancing: str = ""
    """Who is moved to balance a table: one of BALANCING."""
    chip_race: str = ""
    """One of CHIP_RACES."""
    raise_cap: int = 0
    """Raises after the bet, in limit."""
    odd_chips: str = ""
    """One of ODD_CHIPS, for all games; empty where each game has its own."""
    button: str = ""
    """One of BUTTONS: "winner" where whoever wins a hand gets it (S 1.12)."""
    open_pair_doubles: bool = False
    """In stud high, a pair showing on fourth street allows a big bet."""


class Expected(NamedTuple):
    """What the structure was made for."""

    players: int
    minutes: int
    """From the first hand to the last, breaks included."""


@dataclass(frozen=True)
class Structure:
    """Everything that the sheet of an event states."""

    name: str
    starting_chips: int
    seats: int
    """Players a table; USUAL_SEATS where the sheet does not say."""
    games: tuple[GameOnSheet, ...]
    steps: tuple[Step, ...]
    series: str = ""
    rotation: Rotation | None = None
    final_table: FinalTable | None = None
    notes: tuple[str, ...] = ()
    source: str = ""
    """Where the sheet can be found."""
    day: date | None = None
    starts: time | None = None
    zone: str = ""
    """Of the time of day, as printed: "EST"."""
    seats_stated: bool = True
    """Whether the sheet says how many players a table has."""
    stakes_classes: tuple[StakesClass, ...] = ()
    chip_set: tuple[Chip, ...] = ()
    """Smallest first; empty where the sheet does not say."""
    lammers: LammerTerms | None = None
    rebuys: Rebuys | None = None
    re_entries: ReEntries | None = None
    """None: who is out stays out."""
    add_ons: AddOns | None = None
    bounties: Bounties | None = None
    shootout: Shootout | None = None
    late_registration: LateRegistration | None = None
    big_blind_ante: BigBlindAnte | None = None
    teams: Teams | None = None
    special: Specials | None = None
    """What is played otherwise than usual throughout."""
    pay_table: str = ""
    """How prizes are paid: the name of a pay table's file; empty where the sheet does not say."""
    floor_rules: FloorRules = FloorRules()
    expected: Expected | None = None
    color: str = ""
    """The event's own, as "#1f6feb", on the wall and on paper; empty where it has none."""
    public_names: str = ""
    """How players are called on board, wall and sheets hung up: of PUBLIC_NAMES; empty: in full."""
    pictures: str = ""
    """Whose pictures stand on the wall: a folder's name; empty: the one called as the event is."""
    papers: tuple[str, ...] = ()
    """The sheets of the day that are printed in one go, by their ids; empty: the usual ones."""

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The playing levels, in their order."""
        return tuple(step for step in self.steps if isinstance(step, Level))

    @cached_property
    def has_nit_levels(self) -> bool:
        """Whether nit cards are dealt at any level."""
        return any(self.specials_at(level).nit_levels for level in self.levels)

    @property
    def entry_chips(self) -> int:
        """What an entry is worth in chips, with its lammers."""
        return self.starting_chips + (self.lammers.chips if self.lammers else 0)

    @cached_property
    def is_stud_only(self) -> bool:
        """Whether no game of the event has blinds: nobody is then moved by the next big blind."""
        every = [one.stakes for level in self.levels for one in level.all_stakes]
        return any(one.bring_in for one in every) and not any(
            one.big_blind or one.small_blind for one in every
        )

    @cached_property
    def lengths(self) -> tuple[timedelta, ...]:
        """How long each step is, or is likely to be where the clock does not decide it."""
        lengths: list[timedelta] = []
        now = datetime.combine(_ANY_DAY, self.starts) if self.starts else None
        for step in self.steps:
            length = self._length(step, now)
            lengths.append(length)
            now = now + length if now else None
            if isinstance(step, DayEnd):
                now = datetime.combine(_ANY_DAY, step.resumes) if step.resumes else None
        return tuple(lengths)

    def ends_by_itself(self, step: int) -> bool:
        """Whether the clock goes on after this step without anybody's doing."""
        here = self.steps[step]
        return here.is_timed if isinstance(here, Level) else not isinstance(here, DayEnd)

    def game(self, name: str) -> GameOnSheet | None:
        """The game that a name on the sheet means; None where it means none, or several."""
        return game_called(self.games, name)

    def name_of(self, game: GameOnSheet) -> str:
        """What a game is called on the sheet, in its rotation and its levels."""
        return name_among(self.games, game)

    def stakes_of(self, level: Level, game: GameOnSheet) -> Stakes:
        """What a game is played for at a level."""
        own = (one.stakes for one in level.sets if one.of == game.stakes)
        return next(own, level.stakes)

    def ante_poster(self, level: Level) -> str:
        """Who posts the one ante of a table at a level: one of POSTERS."""
        event = self.big_blind_ante.poster if self.big_blind_ante else POSTERS[0]
        return level.ante_poster or event

    def specials_at(self, level: Level) -> Specials:
        """What is played otherwise than usual at a level."""
        here = both(self.special, level.special)
        return here._replace(win_the_button=True) if self.floor_rules.button == "winner" else here

    def games_at(self, level: Level) -> tuple[GameOnSheet, ...]:
        """The games that may be played at a level, in the order of the rotation.

        One where the level decides it, several where each table turns the rotation.
        """
        turning = level.rotation or self.rotation
        number = next((n for n, one in enumerate(self.levels) if one is level), 0)
        own = level.game or (turning.at_level(number) if turning else "")
        names = (own,) if own else _named(turning)
        found = [game for name in names if (game := self.game(name))]
        return tuple(found) or self.games

    def level_before(self, step: int) -> Level | None:
        """The last playing level up to and including this step; None before the first."""
        return next(
            (one for one in reversed(self.steps[: step + 1]) if isinstance(one, Level)), None
        )

    def next_level(self, step: int) -> Level | None:
        """The first playing level after this step; None after the last."""
        return next((one for one in self.steps[step + 1 :] if isinstance(one, Level)), None)

    def is_break(self, step: int) -> bool:
        """Whether nobody plays during this step, and play goes on after it."""
        return isinstance(self.steps[step], Break)

    def next_break(self, step: int) -> int | None:
        """The step of the next break after this one; None if there is no more."""
        later = range(step + 1, len(self.steps))
        return next((place for place in later if isinstance(self.steps[place], Break)), None)

    def place_of(self, moment: Moment) -> int | None:
        """How many steps are over at a moment; None where the structure has no such moment."""
        kind = Level if moment.step == "level" else Break
        places = [place for place, step in enumerate(self.steps) if isinstance(step, kind)]
        if moment.step == "level":
            named = [p for p in places if getattr(self.steps[p], "label", "") == moment.label]
        else:
            number = int(moment.label) if moment.label.isdecimal() else 0
            named = places[number - 1 : number] if number else []
        return named[0] + (moment.edge == "end") if named else None

    def _length(self, step: Step, now: datetime | None) -> timedelta:
        if isinstance(step, Level) and not step.is_timed:
            games = (
                max((len(table) for table in self.rotation.tables), default=1)
                if (self.rotation and not step.rotation)
                else 1
            )
            hands = step.hands + self.seats * (step.orbits * games + step.hand_each)
            return A_HAND * hands
        if isinstance(step, Break) and step.until:
            if now is None:
                return A_BREAK
            until = datetime.combine(now.date(), step.until)
            return until - now if until >= now else until + timedelta(days=1) - now
        return timedelta(minutes=step.minutes)


def _named(turning: Rotation | None) -> tuple[str, ...]:
    """The games that a rotation names, each once."""
    if turning is None:
        return ()
    return tuple(dict.fromkeys((*turning.order, *(name for one in turning.tables for name in one))))
