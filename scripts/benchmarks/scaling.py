"""Works at the desk of an event of 25,000 buy-ins and 100,000 records; prints what each act takes.

As a JSON object of lists of milliseconds: opening the event, from the log alone as after a crash
before the first break, and from the bookmark that lies there after each break; registering,
seating, putting out, proposing a balance, counting chips, undoing the newest record, putting
somebody out late, and taking a record of the first hour back.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from grand import EVENT, grand_log, write_book

from director.books.book import Books
from director.books.bookmark_files import bookmark_path
from director.desk.desk import Desk
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    CountChips,
    Eliminate,
    PutIn,
    Register,
    SeeButton,
)
from director.tournament.log.decisions import Command
from director.tournament.seats.draws import Place
from director.tournament.seats.proposals import proposal
from director.tournament.state import PlayerNumber

TURNS = 25
_SLICE = 0.008
TERMS = 2
"""The record of the event's prices: nothing stands on it, and everything is behind it."""


def main() -> None:
    """Prints the figures. With a path, the book is kept there, or found there."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(folder) / "grand.book"
        if not path.exists():
            write_book(path, grand_log())
        print(json.dumps(_measured(path)))


def _measured(path: Path) -> dict[str, list[float]]:
    books = Books(path)
    found: dict[str, list[float]] = {}
    desks: list[Desk] = []

    def timed(name: str, deed: Callable[[], object]) -> None:
        began = perf_counter()
        deed()
        found.setdefault(name, []).append((perf_counter() - began) * 1000)

    bookmark_path(path, EVENT).unlink(missing_ok=True)
    timed("open from the log", lambda: desks.append(Desk(books, EVENT, "Ina", "desk 1")))
    timed("lay a bookmark", desks.pop().lay_bookmark())
    timed("open", lambda: desks.append(Desk(books, EVENT, "Ina", "desk 1")))
    (desk,) = desks
    while desk.recollect(_SLICE):
        pass  # the window does this in the first seconds, a slice at a time
    random = Random(1)
    everybody = sorted(desk.tournament.left)
    random.shuffle(everybody)
    gone = desk.tournament.out[:TURNS]

    def do(name: str, command: Command) -> None:
        timed(name, lambda: desk.do(command))

    for turn in range(TURNS):
        out, other, late = everybody.pop(), everybody.pop(), everybody.pop()
        place = desk.tournament.seats[out]
        do("put out", Eliminate(out))
        do("register", Register(PlayerNumber(50_000 + turn), f"late {turn}", "cash"))
        table = desk.tournament.seats[other].table
        do("seat", PutIn(other, *_free(desk, place)))
        timed("propose", lambda: proposal(desk.tournament, "seed"))
        do("button", SeeButton(table, min(desk.tournament.sitters[table])))
        do("count", CountChips((Count(other, 5000 + turn),)))
        timed("undo", desk.undo)
        do("put out late", Eliminate(late, before=gone[turn]))
    timed("dependents far back", lambda: desk.dependents(TERMS))
    timed("take back far back", lambda: desk.take_back(TERMS))
    timed("redo far back", desk.redo)
    books.close()
    return found


def _free(desk: Desk, place: Place) -> Place:
    """That place, or the next one that is free."""
    t = desk.tournament
    table, seat = place
    while t.sitter(Place(table, seat)) is not None:
        table, seat = (table, seat + 1) if seat < t.size(table) else (table + 1, 1)
    return Place(table, seat)


if __name__ == "__main__":
    main()
