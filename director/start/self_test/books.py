"""A book is made, its writer killed, and the book opened: what was acknowledged has to be there."""

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from director.books import book_files
from director.books.book import Books
from director.books.migrations import bring_up_to_date
from director.start.self_test.evening import evening, event_list
from director.start.self_test.words import program, tell
from director.tournament.commands import RenameEvent
from director.tournament.log.books import BookFailed
from director.translation import say

WRITE = "--self-test-writes"
"""The option by which the program is started that will be killed."""
_ENOUGH = 25
"""Acts, after which it is."""


def try_book() -> Iterator[str]:
    """What is wrong with a book that is made, written, closed and opened again."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "events.book"
        book, desk = evening(path)
        book.close()
        again = Books(path)
        if again.records(desk.event) != list(desk.log.records) or again.differences():
            yield say("the book: what was read is not what was written")
        again.close()
    tell(say("a book written, closed and opened"))


def write_until_killed(path: Path) -> None:
    """Goes on writing into a new book, and says each record that is on disk."""
    desk = event_list(Books(path)).sample()
    while True:
        record = desk.do(RenameEvent(f"killed {len(desk.log.records)}"))
        tell(str(record.number))


def try_killing() -> Iterator[str]:
    """What is lost where the program is killed while it writes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "events.book"
        command = [*program(), WRITE, str(path)]
        last = 0
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout
            for line in writer.stdout:
                last = int(line)
                if last >= _ENOUGH:
                    break
            writer.kill()
        if last < _ENOUGH:
            yield say("the program that was to be killed ended by itself")
            return
        try:
            book = Books(path)
        except BookFailed as failure:
            yield str(failure)
            return
        (row,) = book.events()
        kept = [record.number for record in book.records(row.number)]
        if kept[:last] != list(range(1, last + 1)) or book.differences():
            yield say(
                "the book of a killed program: {said} records acknowledged, {kept} there",
                said=last,
                kept=len(kept),
            )
        book.close()
    tell(say("a book opened whose program was killed after {count} acts", count=last))


def try_migrations() -> Iterator[str]:
    """What is wrong with bringing the book of an older program into today's form."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "older.book"
        engine = book_files.sqlite_engine(path)
        bring_up_to_date(engine)
        engine.dispose()
        book = Books(path)
        if book.events() or book.differences():
            yield say("the book of an older program is not as a new one")
        book.close()
    tell(say("a book of an older program brought up to date"))
