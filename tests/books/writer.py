"""A program that writes to a book without end, saying after each act what is on disk by then.

Run as a process of its own by the tests, which kill it: `python -m tests.books.writer BOOK`.
"""

import random
import sys
from pathlib import Path

from director.books.book import Books
from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.house import shelf
from director.tournament.commands import (
    AddTime,
    Eliminate,
    MoveClock,
    PauseClock,
    RedrawSeats,
    Refused,
    Register,
    StartClock,
)
from director.tournament.log.books import EventNumber
from director.tournament.state import EntryNumber
from tests.shipped import shipped_games


def main(path: Path) -> None:
    """Opens the book, or the event in it, and acts until it is killed."""
    book = Books(path)
    event_list = EventList(book, shipped_games(), [shelf.structures()], "Ina", "desk 1")
    desk = event_list.open(EventNumber(1)) if book.events() else event_list.sample()
    acknowledge(desk)
    dice = random.Random()
    for number in range(1_000_000):
        try:
            act(desk, dice, number)
        except Refused:
            continue
        acknowledge(desk)


def act(desk: Desk, dice: random.Random, number: int) -> None:
    """Something that a floor does, mostly registering and busting."""
    match dice.randrange(13):
        case 0 | 1 | 2 | 3:
            name = f"Late {len(desk.log.records)}"
            desk.do(Register(desk.player(name), str(number)))
        case 4 | 5 | 6:
            desk.do(Eliminate(EntryNumber(dice.choice(sorted(desk.tournament.left)))))
        case 7:
            desk.undo()
        case 8:
            desk.redo()
        case 9:
            desk.do(AddTime(dice.choice([-1, 1])))
        case 10:
            desk.do(PauseClock() if desk.tournament.clock.since else StartClock())
        case 11:
            desk.do(MoveClock(dice.randrange(8)))
        case 12:
            desk.do(RedrawSeats(str(number)))


def acknowledge(desk: Desk) -> None:
    """Tells the test how many records are on disk, having returned from writing them."""
    sys.stdout.write(f"{len(desk.log.records)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
