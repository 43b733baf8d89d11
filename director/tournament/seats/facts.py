"""What happened to seats and tables: draws, moves, what the floor has seen and set up."""

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from director.tournament.entries.facts import not_in
from director.tournament.happened import ENTRY, SEATS, TABLE, Happened, Names
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.seats.state import TableState
from director.tournament.state import NOBODY, EntryNumber, SeatRequest, Tournament
from director.translation import Sentence


class SeatDrawn(NamedTuple):
    """A seat that an entry was given."""

    entry: EntryNumber
    table: int
    seat: int

    @property
    def place(self) -> Place:
        """Where that is."""
        return Place(self.table, self.seat)


@dataclass(frozen=True)
class SeatsDrawn(Happened, names=SEATS, moves_others=False):
    """Seats were drawn. Whoever sat elsewhere before has moved.

    The seed is kept so that anyone can replay the draw; the seats are kept too, so that it stands
    even when an entry that took part is taken back later.
    """

    seed: str
    seats: tuple[SeatDrawn, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """Nobody who is out gets a seat, and nobody who stays is sat upon."""
        return _no_room(t, _known(t, self.seats))

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They sit where the draw has put them."""
        return _sitting(t, _known(t, self.seats)).but(drawn=True)


@dataclass(frozen=True)
class PlayersMoved(Happened, names=SEATS, moves_others=False):
    """The floor sent players to other seats: a balance, a broken table, a correction."""

    seats: tuple[SeatDrawn, ...]
    why: str = ""
    """The rule or the reason, as it was announced."""
    follow: bool = True
    """Whether the floor still has to see them sit there."""
    seed: str = ""
    """Of the draw, where one decided."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only players who sit somewhere move, to seats that are or become free."""
        for one in self.seats:
            if one.entry in t.entries and one.entry not in t.seats:
                return Sentence("{player} has no seat", {"player": t.entries[one.entry].player})
        return _no_room(t, self.seats)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They belong there from now on."""
        origins = {one.entry: t.moving.get(one.entry, t.seats[one.entry]) for one in self.seats}
        t = _sitting(t, self.seats)
        met = {one.entry: one.place for one in self.seats}
        left = [one for one in t.seat_requests if not _is_met(one, met.get(one.entry))]
        if len(left) < len(t.seat_requests):
            t = t.but(seat_requests=tuple(left))
        if not self.follow:
            return t
        moving = t.moving.mutate()
        for entry, origin in origins.items():
            moving[entry] = origin
        return t.but(moving=moving.finish())


@dataclass(frozen=True)
class PlayersSat(Happened, names=Names(entries="entries"), moves_others=False):
    """The floor has seen players in the seats to which they were sent."""

    entries: tuple[EntryNumber, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who was sent somewhere can arrive."""
        for entry in self.entries:
            if entry not in t.moving:
                return not_in(t, entry) or Sentence(
                    "{player} was not sent anywhere", {"player": t.entries[entry].player}
                )
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Nobody has to look for them."""
        moving = t.moving.mutate()
        for entry in self.entries:
            del moving[entry]
        return t.but(moving=moving.finish())


@dataclass(frozen=True)
class SeatLeft(Happened, names=ENTRY, moves_others=False):
    """Somebody who is in the event has no seat any longer."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who has a seat can leave it."""
        if self.entry in t.seats:
            return None
        return not_in(t, self.entry) or Sentence(
            "{player} has no seat", {"player": t.entries[self.entry].player}
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The seat is free."""
        return t.seated(self.entry, None)


@dataclass(frozen=True)
class TablesOpened(Happened, names=Names(tables="tables"), moves_others=False):
    """Tables may be played at from now on."""

    tables: tuple[int, ...]
    size: int = 0
    """The seats of each; 0 for as many as the structure has."""

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They are open."""
        for table in self.tables:
            t = t.noted(table, t.table(table)._replace(closed=False, size=self.size, ready=True))
        return t


@dataclass(frozen=True)
class TableClosed(Happened, names=TABLE, moves_others=False):
    """Nobody plays at a table any longer."""

    table: int

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """It is broken. Who still sat there, because a bust was taken back, has no seat."""
        for entry in tuple(t.sitters.get(self.table, NOBODY).values()):
            t = SeatLeft(entry).then(t, at)
        state = t.table(self.table)
        return t.noted(self.table, TableState(size=state.size, closed=True))


@dataclass(frozen=True)
class TableLocked(Happened, names=TABLE, moves_others=False):
    """Nobody comes to a table or leaves it until it is opened again."""

    table: int
    reason: str
    """Empty: players may come and go again."""

    def unfit(self, _: Tournament) -> Sentence | None:
        """That can always be done."""
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """As the floor says."""
        return t.noted(self.table, t.table(self.table)._replace(locked=self.reason))


@dataclass(frozen=True)
class SeatsUnavailable(Happened, names=TABLE, moves_others=False):
    """Which seats of a table nobody gets was said: all of them, rising."""

    table: int
    seats: tuple[int, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """Nobody sits there."""
        for seat in self.seats:
            sitting = t.sitter(Place(self.table, seat))
            if sitting is not None:
                return _sits_there(t, sitting, Place(self.table, seat))
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They are left out of draws and balances."""
        return t.noted(self.table, t.table(self.table)._replace(unavailable=self.seats))


@dataclass(frozen=True)
class ButtonSeen(Happened, names=TABLE, moves_others=False):
    """Somebody looked where button and blinds will lie in a table's next hand."""

    table: int
    next: Positions

    def unfit(self, t: Tournament) -> Sentence | None:
        """Somebody has to sit there."""
        if self.table in t.sitters:
            return None
        return Sentence("nobody sits at table {table}", {"table": self.table})

    def then(self, t: Tournament, at: datetime) -> Tournament:
        """So it lies in the next hand, or until somebody leaves the table."""
        return t.noted(self.table, t.table(self.table)._replace(next=self.next, seen=at))


@dataclass(frozen=True)
class TableGameSet(Happened, names=TABLE, moves_others=False):
    """A table turned its rotation: from now on it plays this game."""

    table: int
    game: str
    """By its name on the sheet."""
    seat: int = 0
    """Of whoever chose it; 0 where it follows from the order, or nobody said."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """The event has to have it."""
        if not t.structure.game(self.game):
            return Sentence("the event has no game “{game}”", {"game": self.game})
        if 0 <= self.seat <= t.size(self.table):
            return None
        values = {"table": self.table, "seat": self.seat}
        return Sentence("table {table} has no seat {seat}", values)

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """That is its game."""
        state = t.table(self.table)
        return t.noted(self.table, state._replace(game=self.game, chose=self.seat or state.chose))


@dataclass(frozen=True)
class SeatsVerified(Happened, names=TABLE, moves_others=False):
    """The floor has seen the right players in these seats: all of the table's, rising."""

    table: int
    seats: tuple[int, ...]

    def unfit(self, t: Tournament) -> Sentence | None:
        """Somebody sits in each."""
        for seat in self.seats:
            if t.sitter(Place(self.table, seat)) is None:
                return Sentence(
                    "nobody sits at table {table}, seat {seat}", {"table": self.table, "seat": seat}
                )
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """They are marked; a mark goes when the seat changes hands."""
        return t.noted(self.table, t.table(self.table)._replace(verified=self.seats))


@dataclass(frozen=True)
class SeatChangeAsked(Happened, names=ENTRY, moves_others=False):
    """A player asked for a seat, or any seat of a table, as soon as one is open."""

    entry: EntryNumber
    table: int
    seat: int = 0
    """0 for any seat of that table."""

    def unfit(self, t: Tournament) -> Sentence | None:
        """Only who has a seat can change it, and only for another one."""
        if missing := not_in(t, self.entry):
            return missing
        if self.entry not in t.seats:
            return Sentence("{player} has no seat", {"player": t.entries[self.entry].player})
        if self.table < 1 or not 0 <= self.seat <= t.size(self.table):
            values = {"table": self.table, "seat": self.seat}
            return Sentence("table {table} has no seat {seat}", values)
        if SeatRequest(self.entry, self.table, self.seat).is_met(t.seats[self.entry]):
            return Sentence("the player is already in that seat")
        return None

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """The last in the line; whoever asked before asks for this one now."""
        mine = SeatRequest(self.entry, self.table, self.seat)
        return _not_asking(t, self.entry, mine)


@dataclass(frozen=True)
class SeatChangeDropped(Happened, names=ENTRY, moves_others=False):
    """A player stays in the seat after all."""

    entry: EntryNumber

    def unfit(self, t: Tournament) -> Sentence | None:
        """There has to be a request."""
        if any(one.entry == self.entry for one in t.seat_requests):
            return None
        return not_in(t, self.entry) or Sentence(
            "{player} asked for no other seat", {"player": t.entries[self.entry].player}
        )

    def then(self, t: Tournament, _: datetime) -> Tournament:
        """Nobody has to keep it in mind."""
        return _not_asking(t, self.entry)


SeatFact = (
    SeatsDrawn
    | PlayersMoved
    | PlayersSat
    | SeatLeft
    | TablesOpened
    | TableClosed
    | TableLocked
    | SeatsUnavailable
    | ButtonSeen
    | TableGameSet
    | SeatsVerified
    | SeatChangeAsked
    | SeatChangeDropped
)


def _is_met(request: SeatRequest, place: Place | None) -> bool:
    return place is not None and request.is_met(place)


def _not_asking(t: Tournament, entry: EntryNumber, *new: SeatRequest) -> Tournament:
    """Without what somebody asked for before, and with what is asked for now."""
    others = [one for one in t.seat_requests if one.entry != entry]
    return t.but(seat_requests=(*others, *new))


def _known(t: Tournament, seats: tuple[SeatDrawn, ...]) -> tuple[SeatDrawn, ...]:
    """Those of entries that there are: the others were taken back after the draw."""
    return tuple([one for one in seats if one.entry in t.entries])


def _no_room(t: Tournament, seats: tuple[SeatDrawn, ...]) -> Sentence | None:
    """Why these entries cannot sit there together."""
    drawn = {one.entry for one in seats}
    if len(drawn) < len(seats) or len({one.place for one in seats}) < len(seats):
        return Sentence("one player to a seat, one seat to a player")
    for one in seats:
        sitting = t.sitter(one.place)
        problem = not_in(t, one.entry)
        if problem is None and sitting is not None and sitting not in drawn:
            problem = _sits_there(t, sitting, one.place)
        if problem:
            return problem
    return None


def _sits_there(t: Tournament, entry: EntryNumber, place: Place) -> Sentence:
    values = {"player": t.entries[entry].player, "table": place.table, "seat": place.seat}
    return Sentence("{player} sits at table {table}, seat {seat}", values)


def _sitting(t: Tournament, seats: tuple[SeatDrawn, ...]) -> Tournament:
    """With all of them in their new seats."""
    return t.all_seated({one.entry: one.place for one in seats})
