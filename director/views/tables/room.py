"""The tables of the room as plain values: who sits where, and which table is short or full."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from operator import attrgetter, is_
from typing import Any, NamedTuple

from director.tournament.busts.penalty_record import penalties_left
from director.tournament.clock.own_clocks import clock_at, clock_words, table_of
from director.tournament.log.log import Log
from director.tournament.seats.balancing import tolerance
from director.tournament.seats.choosing import chooses_next, is_chosen
from director.tournament.seats.draws import Place
from director.tournament.seats.open_seats import tables_in_use
from director.tournament.seats.seat_requests import offers, waiting
from director.tournament.seats.state import TableState
from director.tournament.state import NOBODY, EntryNumber, Tournament
from director.translation import say
from director.views.clock.nit_words import NO_NOTES
from director.views.counted import counted
from director.views.log.affected import affected


class Chair(NamedTuple):
    """One seat, taken or free."""

    place: Place
    entry: EntryNumber | None
    name: str
    barred: bool = False
    """Nobody gets it."""
    verified: bool = False
    """Somebody has seen the right player here."""
    origin: Place | None = None
    """Where the player is still on the way from; None for who sits."""
    behind: int = 0
    """How many lammers the player can still turn in."""
    note: str = ""
    """Whether the player holds a nit card or antes for it, or chooses the next game."""

    @property
    def words(self) -> str:
        """What is to be said about it, besides the name."""
        if self.barred:
            return say("not used")
        if self.origin:
            return say("moving from {table}–{seat}", **self.origin._asdict())
        if self.note:
            return self.note
        if self.behind:
            return counted(self.behind, "1 lammer", "{count} lammers")
        return say("confirmed") if self.verified else ""


class TableCard(NamedTuple):
    """One table as the room sees it."""

    number: int
    chairs: tuple[Chair, ...]
    short: int = 0
    """How many players fewer it has than an even share, where it should get one."""
    over: int = 0
    """How many players more it has than an even share, where another one is short."""
    locked: str = ""
    """Why nobody comes or goes."""
    game: str = ""
    """What is played, where the table turns its games itself."""
    clock: str = ""
    """By whose clock it plays, where the event has several."""
    awaited: int = 0
    """How many players of a broken table are still on the way; 0 for a table in play."""
    won: bool = False
    """Whether no more are left of its round than go on from it."""

    @property
    def players(self) -> int:
        """How many sit there."""
        return sum([chair.entry is not None for chair in self.chairs])

    @property
    def is_full(self) -> bool:
        """Whether every seat that is used is taken."""
        if self.awaited:
            return False
        return all(chair.entry is not None or chair.barred for chair in self.chairs)

    @property
    def is_short(self) -> bool:
        """Whether a player should move here."""
        return self.short > 0 and not self.locked

    @property
    def is_over(self) -> bool:
        """Whether a player should move away."""
        return self.over > 0 and not self.locked

    @property
    def state(self) -> str:
        """In words, where there is something to say."""
        if self.awaited:
            return counted(self.awaited, "broken, 1 on the way", "broken, {count} on the way")
        if self.locked:
            return say("locked: {reason}", reason=self.locked)
        if self.is_short or self.is_over:
            return Uneven(self.short, self.over).words
        if self.won:
            return counted(self.players, "won", "{count} advance")
        full = say("full") if self.is_full else ""
        return "  ·  ".join(filter(None, (self.clock, full)))


def room(
    t: Tournament,
    name: Callable[[int], str],
    games: Mapping[str, str] | None = None,
    *,
    tight: bool = False,
    kept: "Chairs | None" = None,
    notes: Mapping[EntryNumber, str] = NO_NOTES,
) -> tuple[TableCard, ...]:
    """Every table in use, and each broken one whose players are still on the way; by number.

    `games` are how the games are called, by their names on the sheet; the first is played until a
    table has turned, none where its players choose. Empty where tables do not turn them. `tight` is
    the house's rule. `kept` are the chairs as they were last, `notes` what stands beside players.
    """
    games, kept = games or {}, kept or Chairs()
    first = "" if is_chosen(t) else next(iter(games.values()), "")
    kept.look(t, name, notes)
    uneven = unevenness(t, tight=tight)
    cards = []
    for table in uneven:
        state = t.table(table)
        game = games.get(state.game, state.game) or first
        chairs = kept.at(t, table, state)
        clock = _clock(t, table) if t.clocks else ""
        won = bool(t.rounds) and _is_won(t, table)
        cards.append(TableCard(table, chairs, *uneven[table], state.locked, game, clock, won=won))
    for table, count in Counter(origin.table for origin in t.moving.values()).items():
        if t.table(table).closed:
            seats = (Place(table, seat) for seat in range(1, t.size(table) + 1))
            chairs = tuple(Chair(seat, None, "", barred=True) for seat in seats)
            cards.append(TableCard(table, chairs, awaited=count))
    return tuple(sorted(cards, key=attrgetter("number")))


def wishes(t: Tournament) -> dict[EntryNumber, str]:
    """What stands beside those who asked for another seat: which, or that they can have it."""
    open_now = {one.entry: one.place for one in offers(t)}
    notes = {}
    for one in waiting(t):
        if place := open_now.get(one.entry):
            notes[one.entry] = say("can have {seat}", seat=f"{place.table}–{place.seat}")
        elif one.seat:
            notes[one.entry] = say("wants {seat}", seat=f"{one.table}–{one.seat}")
        else:
            notes[one.entry] = say("wants table {table}", table=one.table)
    return notes


def choosers(t: Tournament) -> dict[EntryNumber, str]:
    """What stands beside those who choose the next game of their tables; of nobody elsewhere."""
    if not is_chosen(t):
        return {}
    found = [one for table in t.sitters if (one := chooses_next(t, table)) is not None]
    return dict.fromkeys(found, say("chooses next"))


def penalties(t: Tournament) -> dict[EntryNumber, str]:
    """What stands beside those who sit out a penalty: how many hands are left of it."""
    return {
        entry: counted(hands, "penalty, 1 hand", "penalty, {count} hands")
        for entry, hands in penalties_left(t.marks).items()
    }


def _is_won(t: Tournament, table: int) -> bool:
    """Whether a table of a shootout has played its round out."""
    now, players = t.rounds[-1], len(t.sitters.get(table, NOBODY))
    return 0 < players <= now.advance < len(now.at.get(table, ()))


class Uneven(NamedTuple):
    """How far a table is from an even share."""

    short: int
    over: int

    @property
    def words(self) -> str:
        """What there is to say; nothing of a table that may stay as it is."""
        if self.short:
            return say("short by {count}", count=self.short)
        return say("over by {count}", count=self.over) if self.over else ""


def unevenness(t: Tournament, *, tight: bool) -> dict[int, Uneven]:
    """Of every table in use, whether it should get players or give them; `tight` as in `room`."""
    counts = {table: len(t.sitters.get(table, NOBODY)) for table in tables_in_use(t)}
    locked = {table for table, state in t.room.items() if state.locked}
    free = [count for table, count in counts.items() if table not in locked]
    fullest, smallest = max(free, default=0), min(free, default=0)
    least, rest = divmod(sum(free), len(free)) if free else (0, 0)
    share = least + bool(rest)
    within = tolerance(max(len(free), 1), tight=tight).players
    if fullest - smallest <= within or t.rounds:
        return dict.fromkeys(counts, Uneven(0, 0))
    lowest = fullest - within
    of = {
        count: Uneven(max(1, least - count) if count < lowest else 0, max(0, count - share))
        for count in set(counts.values())
    }
    return {table: of[count] for table, count in counts.items()}


def _clock(t: Tournament, table: int) -> str:
    """The clock of a table in words: where its own one is, or which flight it plays in."""
    clock = clock_at(t, table)
    if not clock:
        return say("main clock")
    if table_of(clock) is None:
        return clock_words(t, clock)
    one = t.clocks[clock]
    level = t.structure.level_before(one.step)
    values = {"level": level.label if level else "0"}
    return say("level {level}" if one.since else "level {level}, stopped", **values)


_Sitting = tuple[int, EntryNumber, str, Place | None, int, str]
"""Seat, entry, name, from where on the way, lammers left, what is said besides."""


class Chairs:
    """The seats of each table, made anew only where something has changed there."""

    def __init__(self, log: Log | None = None) -> None:
        self._log, self._read = log, 0
        self._kept: dict[int, tuple[tuple[object, ...], tuple[Chair, ...]]] = {}
        self._seen: dict[int, tuple[object, object]] = {}
        """By table: who sat there and what the floor had said of it when it was looked at last."""
        self._of: tuple[Any, ...] = ()
        """What concerns every table, as it was then."""
        self._name: Callable[[int], str] = str
        self._notes = NO_NOTES

    def look(
        self, t: Tournament, name: Callable[[int], str], notes: Mapping[EntryNumber, str]
    ) -> None:
        """Forgets the tables of those whom records since the last look concern."""
        self._name, self._notes = name, notes
        of = (name, notes, t.moving, t.redeemed, t.structure)
        concerned = affected(self._log, self._read) if self._log else None
        if self._log:
            self._read = len(self._log.records)
        if concerned is None or not self._of or not all(map(is_, of, self._of)):
            self._of = of
            self._seen.clear()
            return
        for place in filter(None, map(t.seats.get, concerned.entries)):
            self._seen.pop(place.table, None)

    def at(self, t: Tournament, table: int, state: TableState) -> tuple[Chair, ...]:
        """Those of a table, in their order."""
        players = t.sitters.get(table, NOBODY)
        seen = self._seen.get(table)
        if seen and seen[0] is players and seen[1] is state:
            return self._kept[table][1]
        self._seen[table] = players, state
        taken = [
            (
                seat,
                entry,
                self._name(t.entries[entry].player),
                t.moving.get(entry),
                t.lammers(entry),
                self._notes.get(entry, ""),
            )
            for seat, entry in players.items()
        ]
        key = (taken, t.size(table), state.unavailable, state.verified)
        known, chairs = self._kept.get(table, ((), ()))
        if known != key:
            chairs = tuple(_chairs(table, *key))
            self._kept[table] = key, chairs
        return chairs


def _chairs(
    table: int,
    taken: Sequence[_Sitting],
    size: int,
    barred: Collection[int],
    verified: Collection[int],
) -> Iterator[Chair]:
    """Who sits where, and which seats nobody has."""
    at = {one[0]: one for one in taken}
    for seat in range(1, max(size, *at, 0) + 1):
        place = Place(table, seat)
        if seat in at:
            _, entry, who, origin, behind, note = at[seat]
            yield Chair(place, entry, who, False, seat in verified, origin, behind, note)
        else:
            yield Chair(place, None, "", seat in barred)
