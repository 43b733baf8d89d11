"""Prints how long 200 sign-ups take: read and matched, taken in by one act on disk, taken back.

The register has 3,000 people; half of the list is among them.
"""

import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from director.books.book import Books
from director.desk.desk import Desk
from director.desk.event_list import EventList
from director.desk.lists.list_rows import read_pasted
from director.desk.lists.sign_up_lists import SignUpList, read_list, take, weighed
from director.desk.register import UNKNOWN, Change, Person
from director.engine.games.library import Library
from director.house import shelf
from director.tournament.commands import DrawSeats, SetMoney
from director.tournament.entries.sign_ups import ENTRY
from director.tournament.money.state import MoneyTerms, Price

LIST, REGISTER = 200, 3000


def name(number: int) -> str:
    """A name that looks like no other."""
    letters = "abcdefghijklmnopqrst"
    first = "".join(letters[number // 20**place % 20] for place in range(3))
    return f"{first.title()}o {first[::-1].title()}ski"


def main() -> None:
    """Once without seats, once with the seats of the start drawn already."""
    for drawn in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            book = Books(Path(folder) / "events.book")
            people = [Change(Person(), Person(name=name(one))) for one in range(REGISTER)]
            book.register.write(people, "Ina", "desk")
            events = EventList(book, Library(shelf.games()), [shelf.structures()], "Ina", "desk")
            desk = events.new("Friday", events.structure("no-limit-freezeout"))
            desk.do(SetMoney(MoneyTerms("$", 0, Price(40, 10))))
            if drawn:
                for one in range(2):
                    events_list = "\n".join(name(REGISTER - 1 - at) for at in range(one, 40, 2))
                    take(_read(events_list, desk), desk)
                desk.do(DrawSeats("seats"))
            lines = [f"{name(one * 30)}, paid" for one in range(LIST // 2)]
            lines += [f"Guest {name(one)} Newcomer, $20" for one in range(LIST // 2)]
            at = [time.perf_counter()]
            found = _read("\n".join(lines), desk)
            at.append(time.perf_counter())
            weighed(found, desk)
            at.append(time.perf_counter())
            record = take(found, desk)
            at.append(time.perf_counter())
            desk.undo()
            at.append(time.perf_counter())
            read, looked, taken, undone = (b - a for a, b in pairwise(at))
            book.close()
        sys.stdout.write(
            f"seats drawn {drawn}: read and matched {read * 1000:.0f} ms, weighed"
            f" {looked * 1000:.0f} ms, taken in {taken * 1000:.0f} ms"
            f" ({len(record.facts)} facts), taken back {undone * 1000:.0f} ms\n"
        )


def _read(text: str, desk: Desk) -> SignUpList:
    index = desk.player_index
    found = read_list("list", read_pasted(text), index.people, desk.tournament, ENTRY)
    for line in found.open:
        while line.chosen != UNKNOWN or line.left_out:
            line = line.turned()
        found = found.but(line)
    return found


if __name__ == "__main__":
    main()
