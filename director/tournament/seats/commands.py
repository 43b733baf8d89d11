"""What the desk can ask for about seats and tables."""

from dataclasses import dataclass
from datetime import datetime

from director.engine.not_possible import NotPossible
from director.tournament.clock.own_clocks import flight_at
from director.tournament.facts import Change
from director.tournament.log.decisions import about, fitting, together
from director.tournament.log.refused import Refused
from director.tournament.seats.buttons import Positions, opening_hand
from director.tournament.seats.draws import Place, drawn_seats
from director.tournament.seats.facts import (
    ButtonSeen,
    PlayersMoved,
    PlayersSat,
    SeatChangeAsked,
    SeatChangeDropped,
    SeatDrawn,
    SeatLeft,
    SeatsDrawn,
    SeatsUnavailable,
    SeatsVerified,
    TableClosed,
    TableGameSet,
    TableLocked,
    TablesOpened,
)
from director.tournament.seats.open_seats import (
    late_seats,
    new_seats,
    open_seats,
    tables_in_use,
    tables_not_opened,
    unseated,
)
from director.tournament.seats.proposals import breaking
from director.tournament.shootouts.commands import DrawRound
from director.tournament.shootouts.round_draw import by_rounds
from director.tournament.shootouts.state import round_of
from director.tournament.state import NOBODY, EntryNumber, SeatRequest, Tournament
from director.translation import Sentence, listed


@dataclass(frozen=True)
class DrawSeats:
    """Seats are drawn for everybody who has none."""

    seed: str
    more_tables: bool = False
    """Whether tables may be opened beside those that the floor has opened."""

    def label(self, t: Tournament) -> Sentence:
        """For how many."""
        count = len(unseated(t))
        one, many = "seat drawn for 1 player", "seats drawn for {count} players"
        return Sentence(one if count == 1 else many, {"count": count})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """As few tables as hold them, filled evenly; tables opened by hand are used first.

        Where those do not suffice, it is refused unless more tables may be opened. In a shootout
        the first round is drawn, by its bracket; of flights, each by itself.
        """
        if by_rounds(t) and not t.rounds:
            return DrawRound(self.seed).decide(t, now)
        players = unseated(t)
        if t.rounds and players:
            raise Refused("the tables of a round are drawn together")
        if not players:
            raise Refused(
                "all players are seated" if t.entries else "no players are registered yet"
            )
        if not t.is_divided:
            if not self.more_tables and (missing := tables_not_opened(t, len(players))):
                seats = sum(len(open_seats(t, table)) for table in tables_in_use(t))
                need = "1 player needs" if len(players) == 1 else "{players} players need"
                open_now = {0: "none is open", 1: "1 is open"}.get(seats, "{seats} are open")
                more = "open table {tables}" if len(missing) == 1 else "open tables {tables}"
                raise Refused(
                    f"{need} a seat, {open_now}: {more}",
                    players=len(players),
                    seats=seats,
                    tables=listed([str(one) for one in missing]),
                )
            return (late_seats(t, players, self.seed),)
        facts: list[Change] = []
        for flight in t.flights:
            there = [one for one in players if t.flight_of.get(one) == flight.label]
            if there:
                drawn = late_seats(t, there, f"{self.seed} {flight.label}" if facts else self.seed)
                facts.append(drawn)
                t = drawn.then(t, now)
        return tuple(facts)


@dataclass(frozen=True)
class RedrawSeats:
    """Everybody left draws a new seat, at as few tables as hold them."""

    seed: str

    def label(self, t: Tournament) -> Sentence:
        """For how many."""
        return Sentence("seats redrawn for {count} players", {"count": len(t.left)})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """New seats for all, from table 1 on."""
        if t.rounds:
            raise Refused("this round is already drawn: undo the draw first")
        if t.is_divided or t.bagged:
            raise Refused("combine the flights first")
        if len(t.left) < 2:
            raise Refused("fewer than two players are left to seat")
        return (new_seats(t, t.left, self.seed),)


@dataclass(frozen=True)
class AcceptMoves:
    """Moves that were proposed are made: all of them, or some."""

    seats: tuple[SeatDrawn, ...]
    why: str
    """The rule, as it was announced."""
    breaks: int | None = None
    """The table that is broken by them; it is closed once nobody is left there."""
    seed: str = ""

    def label(self, t: Tournament) -> Sentence:
        """Who moves where, or which table breaks."""
        if self.breaks is not None:
            if len(self.seats) == 1:
                (one,) = self.seats
                to = {"old": self.breaks, "table": one.table, "seat": one.seat}
                text = "table {old} broken, {player} moves to table {table}, seat {seat}"
                return about(t, one.entry, text, **to)
            values: dict[str, object] = {"table": self.breaks, "count": len(self.seats)}
            return Sentence("table {table} broken, {count} players move", values)
        if len(self.seats) == 1:
            (one,) = self.seats
            where = {"table": one.table, "seat": one.seat}
            text = "{player} moves to table {table}, seat {seat}"
            return about(t, one.entry, text, **where)
        return Sentence("{count} players move", {"count": len(self.seats)})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """They belong to their new seats, and are followed until they are seen there."""
        if not self.seats:
            raise Refused("choose who moves")
        moved = PlayersMoved(self.seats, self.why, seed=self.seed)
        if self.breaks is None:
            return together(t, now, moved)
        gone = {one.entry for one in self.seats}
        if set(t.sitters.get(self.breaks, NOBODY).values()) - gone:
            return together(t, now, moved)  # some stay: the table is not broken yet
        return together(t, now, moved, TableClosed(self.breaks))


@dataclass(frozen=True)
class BreakTables:
    """Several tables are broken at once: nobody draws a seat at another of them."""

    tables: tuple[int, ...]
    seed: str
    """Their draws are made by it, and by the table's number."""
    order: tuple[int, ...] = ()
    """In which the other tables break; empty where it is the smallest."""

    def label(self, t: Tournament) -> Sentence:
        """Which tables, and how many players move."""
        count = sum([len(t.sitters.get(one, NOBODY)) for one in self.tables])
        values = {"tables": listed([*map(str, self.tables)]), "count": count}
        return Sentence("tables {tables} broken, {count} players move", values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """One table after another. Refused where one of them cannot break, with its number."""
        facts: list[Change] = []
        room = t
        for table in self.tables:
            seed = f"{self.seed} {table}"
            try:
                others = [one for one in self.tables if one != table]
                moves = breaking(room, table, seed, beside=others, order=self.order).moves
            except NotPossible as problem:
                values = {"table": table, "why": problem.message}
                raise Refused("table {table} cannot break: {why}", **values) from None
            seats = tuple([SeatDrawn(EntryNumber(one.player), *one.to) for one in moves])
            moved = PlayersMoved(seats, "TDA 10-B", seed=seed)
            for fact in together(room, now, moved, TableClosed(table)):
                room = fact.then(room, now)
                facts.append(fact)
        return tuple(facts)


@dataclass(frozen=True)
class PutIn:
    """A player sits elsewhere than was written down, or is put somewhere by the floor."""

    entry: EntryNumber
    table: int
    seat: int
    swap: bool = False
    """Whoever sits there takes the old seat."""

    def label(self, t: Tournament) -> Sentence:
        """Who sits where."""
        values = {"table": self.table, "seat": self.seat}
        other = t.sitter(Place(self.table, self.seat))
        if self.swap and other is not None and self.entry in t.seats:
            players = tuple([t.entries[one].player for one in (self.entry, other)])
            return Sentence("{players} swap seats", {"players": players})
        return about(t, self.entry, "{player} sits at table {table}, seat {seat}", **values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The seat is right; nobody has to look."""
        if not 1 <= self.seat <= t.size(self.table) or self.table < 1:
            values = {"table": self.table, "seat": self.seat}
            raise Refused("table {table} has no seat {seat}", **values)
        _check_company(t, self.entry, self.table)
        here = SeatDrawn(self.entry, self.table, self.seat)
        other = t.sitter(here.place)
        if other == self.entry:
            raise Refused("the player is already in that seat")
        old = t.seats.get(self.entry)
        if old is None and other is None:
            return together(t, now, SeatsDrawn("", (here,)))
        if other is not None and self.swap and old is not None:
            there = SeatDrawn(other, old.table, old.seat)
            return together(t, now, PlayersMoved((here, there), follow=False))
        return together(t, now, PlayersMoved((here,), follow=False))


@dataclass(frozen=True)
class MoveTogether:
    """Several are sent to one table, whoever sits there already stays."""

    entries: tuple[EntryNumber, ...]
    table: int
    seed: str
    """Their seats there are drawn by it."""

    def label(self, t: Tournament) -> Sentence:
        """How many, or who; and where."""
        moving = self._moving(t)
        if len(moving) == 1:
            return about(t, moving[0], "{player} moved to table {table}", table=self.table)
        values = {"count": len(moving), "table": self.table}
        return Sentence("{count} players moved to table {table}", values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """Open seats at that table. Refused where it has fewer, or all sit there."""
        moving, seats = self._moving(t), open_seats(t, self.table)
        if not moving:
            staying = [one for one in self.entries if t.is_in(one)]
            if len(staying) == 1:
                values = {"player": t.entries[staying[0]].player, "table": self.table}
                raise Refused("{player} sits at table {table}", **values)
            raise Refused("they all sit at table {table}", table=self.table)
        if len(seats) < len(moving):
            values = {"table": self.table, "count": len(seats)}
            text = "table {table} has {count} open seats"
            raise Refused(text if len(seats) != 1 else "table {table} has 1 open seat", **values)
        for one in moving:
            _check_company(t, one, self.table)
        drawn = drawn_seats(moving, {self.table: seats}, self.seed)
        places = [SeatDrawn(one, drawn[one].table, drawn[one].seat) for one in moving]
        sat = tuple([one for one in places if one.entry in t.seats])
        new = tuple([one for one in places if one.entry not in t.seats])
        facts: list[Change] = [PlayersMoved(sat, seed=self.seed)] if sat else []
        return together(t, now, *facts, *([SeatsDrawn(self.seed, new)] if new else []))

    def _moving(self, t: Tournament) -> list[EntryNumber]:
        def stays(entry: EntryNumber) -> bool:
            return entry in t.seats and t.seats[entry].table == self.table

        return [one for one in self.entries if t.is_in(one) and not stays(one)]


@dataclass(frozen=True)
class Arrive:
    """Players who were sent to other seats have been seen there."""

    entries: tuple[EntryNumber, ...]

    def label(self, t: Tournament) -> Sentence:
        """Who."""
        players = tuple([t.entries[one].player for one in self.entries if one in t.entries])
        if len(players) == 1:
            return Sentence("{players} has arrived", {"players": players})
        return Sentence("{count} players have arrived", {"count": len(self.entries)})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Nobody has to look for them."""
        return fitting(t, PlayersSat(self.entries))


@dataclass(frozen=True)
class LeaveSeat:
    """Somebody who is in the event has no seat any longer, and will be drawn one."""

    entry: EntryNumber

    def label(self, t: Tournament) -> Sentence:
        """Who."""
        return about(t, self.entry, "{player} has no seat")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The seat is free."""
        return fitting(t, SeatLeft(self.entry))


@dataclass(frozen=True)
class AskSeatChange:
    """A player asks for another seat: it is offered as soon as it is open."""

    entry: EntryNumber
    table: int
    seat: int = 0
    """0 for any seat of that table."""

    def label(self, t: Tournament) -> Sentence:
        """Who, and for which."""
        values = {"table": self.table, "seat": self.seat}
        if self.seat:
            return about(t, self.entry, "{player} asked for table {table}, seat {seat}", **values)
        return about(t, self.entry, "{player} asked for a seat at table {table}", **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It stands in the line, behind those who asked before."""
        if SeatRequest(self.entry, self.table, self.seat) in t.seat_requests:
            raise Refused("already set that way")
        _check_company(t, self.entry, self.table)
        return fitting(t, SeatChangeAsked(self.entry, self.table, self.seat))


@dataclass(frozen=True)
class DropSeatChange:
    """A player stays in the seat after all."""

    entry: EntryNumber

    def label(self, t: Tournament) -> Sentence:
        """Who."""
        return about(t, self.entry, "{player} no longer asks for another seat")

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The line is shorter by one."""
        return fitting(t, SeatChangeDropped(self.entry))


@dataclass(frozen=True)
class OpenTables:
    """Tables may be played at."""

    tables: tuple[int, ...]
    size: int = 0
    """The seats of each; 0 for as many as the structure has."""

    def label(self, _: Tournament) -> Sentence:
        """Which."""
        text = "table {tables} opened" if len(self.tables) == 1 else "tables {tables} opened"
        return Sentence(text, {"tables": listed([*map(str, self.tables)])})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """They are open."""
        if not self.tables or min(self.tables) < 1 or self.size < 0:
            raise Refused("table numbers start at 1")
        return fitting(t, TablesOpened(self.tables, self.size))


@dataclass(frozen=True)
class CloseTable:
    """Nobody is seated at a table any longer."""

    table: int

    def label(self, _: Tournament) -> Sentence:
        """Which."""
        return Sentence("table {table} closed", {"table": self.table})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is empty first."""
        if self.table in t.sitters:
            raise Refused("players sit at table {table}", table=self.table)
        if t.table(self.table).closed:
            raise Refused("table {table} is closed", table=self.table)
        return fitting(t, TableClosed(self.table))


@dataclass(frozen=True)
class LockTable:
    """Nobody comes to a table or leaves it, or players may again."""

    table: int
    reason: str = ""
    """Empty: players may come and go again."""

    def label(self, _: Tournament) -> Sentence:
        """Which, and why."""
        values = {"table": self.table, "reason": self.reason}
        if self.reason:
            return Sentence("table {table} locked: {reason}", values)
        return Sentence("table {table} unlocked", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """As the floor says."""
        if t.table(self.table).locked == self.reason:
            raise Refused("already set that way")
        return (TableLocked(self.table, self.reason),)


@dataclass(frozen=True)
class LockTables:
    """The same for several tables at once, and for one reason."""

    tables: tuple[int, ...]
    reason: str = ""

    def label(self, _: Tournament) -> Sentence:
        """Which, and why."""
        values = {"tables": listed([str(one) for one in self.tables]), "reason": self.reason}
        if self.reason:
            return Sentence("tables {tables} locked: {reason}", values)
        return Sentence("tables {tables} unlocked", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Those that are not set that way already."""
        others = [one for one in self.tables if t.table(one).locked != self.reason]
        if not others:
            raise Refused("already set that way")
        return tuple([TableLocked(one, self.reason) for one in others])


@dataclass(frozen=True)
class BarSeat:
    """A seat is not used, or is used again."""

    table: int
    seat: int
    barred: bool = True

    def label(self, _: Tournament) -> Sentence:
        """Which."""
        values = {"table": self.table, "seat": self.seat}
        if self.barred:
            return Sentence("table {table}, seat {seat} taken out of play", values)
        return Sentence("table {table}, seat {seat} back in play", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It is left out of draws and balances, or not any longer."""
        before = set(t.table(self.table).unavailable)
        after = before | {self.seat} if self.barred else before - {self.seat}
        if after == before:
            raise Refused("already set that way")
        if not 1 <= self.seat <= t.size(self.table):
            raise Refused("table {table} has no seat {seat}", table=self.table, seat=self.seat)
        return fitting(t, SeatsUnavailable(self.table, tuple(sorted(after))))


@dataclass(frozen=True)
class SeeButton:
    """Somebody says where button and blinds will lie in a table's next hand."""

    table: int
    button: int
    """Its seat, in the next hand."""

    def label(self, _: Tournament) -> Sentence:
        """Where."""
        values = {"table": self.table, "seat": self.button}
        return Sentence("table {table}: seat {seat} has the next button", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The blinds follow it clockwise."""
        seats = t.sitters.get(self.table, NOBODY)
        try:
            hand = opening_hand(self.button, set(seats))
        except NotPossible as problem:
            raise Refused(problem.message) from None
        return fitting(t, ButtonSeen(self.table, hand.positions))


@dataclass(frozen=True)
class SeeBlinds:
    """Somebody says where button and blinds will lie, empty seats among them."""

    table: int
    next: Positions

    def label(self, _: Tournament) -> Sentence:
        """Where."""
        values = {"table": self.table, "seat": self.next.big_blind}
        return Sentence("table {table}: seat {seat} has the next big blind", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So they lie."""
        if not all(1 <= seat <= t.size(self.table) for seat in self.next):
            raise Refused("table {table} has no such seat", table=self.table)
        if self.next.big_blind not in t.sitters.get(self.table, NOBODY):
            raise Refused("nobody sits in seat {seat}", seat=self.next.big_blind)
        return fitting(t, ButtonSeen(self.table, self.next))


@dataclass(frozen=True)
class TurnGame:
    """A table plays another game from now on."""

    table: int
    game: str
    """By its name on the sheet."""
    called: str = ""
    """As its card is titled; empty for its name on the sheet."""
    seat: int = 0
    """Of whoever chose it; 0 where nobody chooses."""

    def label(self, t: Tournament) -> Sentence:
        """Which, and who chose it."""
        values = {"table": self.table, "game": self.called or self.game}
        chooser = t.sitter(Place(self.table, self.seat))
        if chooser is None:
            return Sentence("table {table} plays {game}", values)
        return about(t, chooser, "table {table} plays {game}: {player} chose", **values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """That is its game."""
        return fitting(t, TableGameSet(self.table, self.game, self.seat))


@dataclass(frozen=True)
class VerifySeats:
    """The floor has seen the right players in these seats of a table: all of them, rising."""

    table: int
    seats: tuple[int, ...]

    def label(self, _: Tournament) -> Sentence:
        """How many, and where."""
        values = {"table": self.table, "count": len(self.seats)}
        if not self.seats:
            return Sentence("table {table}: seats no longer confirmed", values)
        if len(self.seats) == 1:
            return Sentence("table {table}: 1 seat confirmed", values)
        return Sentence("table {table}: {count} seats confirmed", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """They are marked."""
        if self.table not in t.sitters:
            raise Refused("no players sit at table {table}", table=self.table)
        if self.seats == t.table(self.table).verified:
            raise Refused("already confirmed")
        return fitting(t, SeatsVerified(self.table, self.seats))


@dataclass(frozen=True)
class VerifyTables:
    """The floor has seen the right players in all seats of several tables."""

    tables: tuple[int, ...]

    def label(self, _: Tournament) -> Sentence:
        """Which."""
        values = {"tables": listed([str(one) for one in self.tables])}
        return Sentence("tables {tables}: all seats confirmed", values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """Those of which this is not known yet."""
        seats = {one: tuple(sorted(t.sitters.get(one, NOBODY))) for one in self.tables}
        unseen = {one: taken for one, taken in seats.items() if taken != t.table(one).verified}
        if not unseen:
            raise Refused("already confirmed")
        return tuple([SeatsVerified(one, taken) for one, taken in unseen.items()])


def _check_company(t: Tournament, entry: EntryNumber, table: int) -> None:
    """Raises Refused where those at a table play another round (B18) or flight than this entry."""
    number = round_of(t.rounds, entry)
    there = {round_of(t.rounds, one) for one in t.sitters.get(table, NOBODY).values()}
    if number and there - {number, 0}:
        raise Refused(
            "table {table} plays round {round}", table=table, round=max(there - {number, 0})
        )
    own, other = t.flight_of.get(entry, ""), flight_at(t, table)
    if t.is_divided and own and other and own != other:
        raise Refused("table {table} plays flight {flight}", table=table, flight=other)
