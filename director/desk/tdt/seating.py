"""Who sat where at an evening: the seats that the file knows, put into an event on paper.

Moves that the file does not tell are seen by what follows: whoever the event still has in a seat
that somebody else takes has gone elsewhere.
"""

from collections.abc import Sequence

from director.desk.tdt.evening import Evening, Move, Seat
from director.desk.tdt.paper_event import PaperEvent
from director.desk.tdt.tables import TableNumbers
from director.tournament.commands import (
    AcceptMoves,
    Arrive,
    LeaveSeat,
    OpenTables,
    PutIn,
    Reinstate,
)
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.state import EntryNumber
from director.translation import say


class Seating:
    """The seats of an event on paper."""

    def __init__(self, evening: Evening, paper: PaperEvent) -> None:
        self._paper = paper
        self._tables = TableNumbers(evening)

    def sit(self, entry: EntryNumber, seat: Seat) -> None:
        """Somebody sits down. Raises Refused."""
        t, here = self._paper.t, Place(self.open(seat), seat.seat)
        if t.is_in(entry) and t.seats.get(entry) != here:
            self._clear(here)
            self._paper.do(PutIn(entry, *here))

    def bring_back(self, entry: EntryNumber, seat: Seat | None) -> None:
        """Somebody who had gone out is in again, in a seat where the event has any.

        Raises Refused.
        """
        if self._paper.t.drawn and seat is not None:
            here = Place(self.open(seat), seat.seat)
            self._clear(here)
            self._paper.do(Reinstate(entry, *here))
            return
        self._paper.do(Reinstate(entry, *self._any_free()))
        self.leave(entry)

    def leave(self, entry: EntryNumber) -> None:
        """Nobody knows where somebody sits. Raises Refused."""
        if entry in self._paper.t.seats:
            self._paper.do(LeaveSeat(entry))

    def move(self, moves: Sequence[tuple[EntryNumber, Move]]) -> None:
        """Several move at once, into each other's seats too. Raises Refused."""
        moved = []
        for entry, move in moves:
            here = Place(self.open(move.to), move.to.seat)
            if self._paper.t.is_in(entry) and self._paper.t.seats.get(entry) != here:
                moved.append(SeatDrawn(entry, *here))
        going = {one.entry for one in moved}
        for one in moved:
            if self._paper.t.sitter(one.place) not in going:
                self._clear(one.place)
        seated = [one for one in moved if one.entry in self._paper.t.seats]
        if seated:
            self._paper.do(AcceptMoves(tuple(seated), say("as the file has it")))
            self._paper.do(Arrive(tuple([one.entry for one in seated])))
        for one in moved:
            if one not in seated:
                self._paper.do(PutIn(one.entry, one.table, one.seat))

    def open(self, seat: Seat) -> int:
        """The number of a seat's table, which is opened where it is not yet. Raises Refused."""
        t, (table, size) = self._paper.t, self._tables.table(seat)
        state = t.table(table)
        if not state.ready or state.closed or t.size(table) < seat.seat:
            self._paper.do(OpenTables((table,), max(size, seat.seat)))
        return table

    def _clear(self, here: Place) -> None:
        there = self._paper.t.sitter(here)
        if there is not None:
            self._paper.do(LeaveSeat(there))

    def _any_free(self) -> Place:
        """A seat for who comes back to one that nobody knows; the first of all without seats."""
        t = self._paper.t
        free = (
            Place(table, seat)
            for table in sorted(t.sitters)
            for seat in range(1, t.size(table) + 1)
            if t.sitter(Place(table, seat)) is None
        )
        return next(free, Place(1, 1))
