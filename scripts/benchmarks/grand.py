"""Makes a book with an event of 25,000 buy-ins and 100,000 records, 300 tables of 9 in play."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import insert

from director.books.book import Books
from director.books.chains import BEGINNING
from director.books.sql_tables import Event, table
from director.books.sql_tables import Record as RecordRow
from director.books.stored_records import row_of
from director.house import shelf
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    CountChips,
    DrawSeats,
    Eliminate,
    OpenTables,
    Register,
    SetMoney,
    SetRegistration,
    StartClock,
    Warn,
)
from director.tournament.facts import EventOpened, Fact
from director.tournament.log.books import EventNumber
from director.tournament.log.decisions import Command
from director.tournament.log.log import Log, Record
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber, PlayerNumber
from director.tournament.structure.files import load_structure
from director.translation import Sentence

ENTRIES, TABLES, SEATS, RECORDS = 25_000, 300, 9, 100_000
EVENT = EventNumber(1)
START = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)


def grand_log() -> Log:
    """The log: 25,000 register, play, and go out until 300 tables are left."""
    log = Log()
    structure = load_structure(shelf.structures() / "no-limit-freezeout.toml")
    _write(log, Sentence("opened"), (EventOpened("The big one", structure, "UTC"),))
    for command in _commands(log):
        t = log.tournament
        now = START + timedelta(seconds=len(log.records) // 2)
        _write(log, command.label(t), command.decide(t, now), now)
    return log


def write_book(path: Path, log: Log) -> None:
    """Puts a log into a new book in one go."""
    books = Books(path)
    with books._place.writing() as connection:
        connection.execute(insert(table(Event)), {"number": EVENT, "name": "The big one"})
        rows, digest = [], BEGINNING
        for record in log.records:
            rows.append(row_of(EVENT, record, digest))
            digest = str(rows[-1]["digest"])
        connection.execute(insert(table(RecordRow)), rows)
    books.rebuild()
    books.close()


def _commands(log: Log) -> Iterator[Command]:
    yield SetMoney(MoneyTerms("$", 0, Price(500, 50, 15), guarantee=5_000_000))
    yield OpenTables(tuple(range(1, TABLES + 1)), SEATS)
    for number in range(1, TABLES * SEATS + 1):
        yield Register(PlayerNumber(number), f"late {number}", "cash")
    yield DrawSeats("seats")
    yield StartClock()
    yield SetRegistration(True)
    out = iter(range(1, ENTRIES))
    for number in range(TABLES * SEATS + 1, ENTRIES + 1):
        yield Eliminate(EntryNumber(next(out)))
        yield Register(PlayerNumber(number), f"late {number}", "card")
    left = sorted(log.tournament.left)
    turn = 0
    while len(log.records) < RECORDS:
        entry = left[turn % len(left)]
        yield (
            CountChips((Count(entry, 1000 + turn),))
            if turn % 7
            else Warn(entry, "late to the seat")
        )
        turn += 1


def _write(log: Log, label: Sentence, facts: tuple[Fact, ...], now: datetime = START) -> None:
    log.append(Record(len(log.records) + 1, now, "Ina", "desk 1", label, facts))
