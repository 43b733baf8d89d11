"""What can still be read of a damaged book, taken over into a new one.

A page of the file that cannot be read is passed over. Which records went with it the chain tells:
their event is then set apart at that place, and all others are whole.
"""

import re
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from director.books import book_files, opening
from director.books.book import Books
from director.books.rescue.forks import put_aside
from director.tournament.log.books import BookUnusable, EventNumber, EventRow, Lost
from director.tournament.log.refused import Unfit
from director.translation import say

_TAKEN_OVER = ("book", "player", "player_history", "staff", "staff_history", "record")
_PAGE = 4096
_WHOLE_HEAD = {
    0: b"SQLite format 3\0",
    16: _PAGE.to_bytes(2, "big"),  # bytes of a page
    18: bytes([2, 2, 0, 64, 32, 32]),  # with a journal of its own, no reserved bytes
    28: bytes(4),  # so many pages as the file has
    32: bytes(8),  # none of them free
    44: (4).to_bytes(4, "big"),
    52: bytes(4),
    56: (1).to_bytes(4, "big"),  # UTF-8
    64: bytes(4),
}
"""What every book has in these places of its head."""
_COMPUTES = re.compile(r"\b(virtual|generated)\b", re.IGNORECASE)
_FARTHEST = 2**40
"""No row of a book has a higher number."""


class Salvaged(NamedTuple):
    """A book made of what could be read of a damaged one."""

    aside: Path
    """Where the damaged file lies now, as it was."""
    events: tuple[EventRow, ...]
    unfit: tuple[EventNumber, ...]
    """Those that are damaged somewhere, and sound before that place."""
    lost: tuple[Lost, ...]
    """Those of which the end is missing."""


def salvage(path: Path, copies: Sequence[Path] = ()) -> Salvaged:
    """Puts a damaged book aside and what can be read of it into its place.

    Where its first page is damaged, which says where everything lies, that of one of the `copies`
    is read in its place. The book must not be open anywhere. Raises BookUnusable where nothing can
    be read, BookFailed where the disk does not allow it; the book then lies where it was.
    """
    fresh = path.with_name(f"{path.name}.salvaged")
    try:
        with book_files.plainly(path):
            if not any(_read_all(path, fresh, page) for page in _first_pages(copies)):
                raise BookUnusable(say("nothing in {path} can be read", path=path))
        aside = put_aside(path, say("damaged"), datetime.now().astimezone())
        fresh.replace(path)
    finally:
        _remove(fresh)
        _remove(_legible(fresh))
    salvaged = Books(path, [one.parent for one in copies])
    try:
        salvaged.rebuild()
        unfit = tuple(_unfit(salvaged))
        return Salvaged(aside, tuple(salvaged.events()), unfit, tuple(salvaged.lost()))
    finally:
        salvaged.close()


def _first_pages(copies: Sequence[Path]) -> Iterator[bytes]:
    """Nothing for the book's own first page, then those of copies."""
    yield b""
    for copy in copies:
        with suppress(OSError), copy.open("rb") as file:
            yield file.read(_PAGE)


def _read_all(path: Path, fresh: Path, page: bytes) -> bool:
    """Takes all that can be read into a new book; whether that was anything."""
    _remove(fresh)
    Books(fresh).close()
    legible = _made_legible(path, fresh, page)
    with (
        closing(sqlite3.connect(legible)) as broken,
        closing(sqlite3.connect(fresh)) as whole,
    ):
        broken.text_factory = lambda raw: raw.decode(errors="replace")
        broken.execute("PRAGMA trusted_schema=OFF")
        taken = {
            table: _take_over(broken, whole, table) if _is_stored(broken, table) else 0
            for table in _TAKEN_OVER
        }
        query = "select distinct event, '' from record"
        whole.execute(f"insert or ignore into event (number, name) {query}")
        whole.commit()
    return taken["record"] > 0


def _made_legible(path: Path, beside: Path, page: bytes) -> Path:
    """A copy of a damaged file whose head says what that of every book says."""
    legible = _legible(beside)
    _remove(legible)
    for end in ("", *opening.JOURNALS):
        part = path.with_name(path.name + end)
        if part.exists():
            shutil.copyfile(part, legible.with_name(legible.name + end))
    with legible.open("rb+") as file:
        file.write(page)
        for at, content in _WHOLE_HEAD.items():
            file.seek(at)
            file.write(content)
    return legible


def _legible(fresh: Path) -> Path:
    return fresh.with_name(fresh.name + ".legible")


def _remove(book: Path) -> None:
    for end in ("", *opening.JOURNALS, "-shm"):
        book.with_name(book.name + end).unlink(missing_ok=True)


def _unfit(book: Books) -> Iterator[EventNumber]:
    for row in book.events():
        try:
            book.log(row.number)
        except Unfit:
            yield row.number


def _is_stored(db: sqlite3.Connection, table: str) -> bool:
    """Whether it may be read: neither a view nor anything that computes has taken its place."""
    query = "select type, sql from sqlite_master where name = ?"
    try:
        found = db.execute(query, (table,)).fetchall()
    except (sqlite3.Error, UnicodeError):
        return True  # what is not even listed is tried row by row
    return not any(kind == "view" or _COMPUTES.search(str(sql)) for kind, sql in found)


def _take_over(broken: sqlite3.Connection, whole: sqlite3.Connection, table: str) -> int:
    """Copies the rows of a table that can be read, and says how many."""
    columns = [row[1] for row in whole.execute(f"PRAGMA table_info({table})")]
    known = []
    with suppress(sqlite3.Error, UnicodeError):
        known = [row[1] for row in broken.execute(f"PRAGMA table_info({table})")]
    names = ", ".join([one for one in columns if one in known] or columns)
    if table == "book":
        whole.execute("delete from book")
    marks = ", ".join("?" * (names.count(",") + 1))
    taken = 0
    for row in _readable(broken, table, names):
        # a row may have a value that is none any more
        with suppress(sqlite3.Error, OverflowError, UnicodeError):
            taken += whole.execute(f"insert into {table} ({names}) values ({marks})", row).rowcount
    if table == "book" and not taken:
        whole.execute("insert into book values (?)", (book_files.new_name(),))
        return 0
    return taken


def _readable(db: sqlite3.Connection, table: str, columns: str) -> Iterator[Sequence[Any]]:
    """The rows that can be read, each once: damaged pages may lead round and round."""
    query = f"select rowid, {columns} from {table} not indexed where rowid > ? order by rowid"
    last, seen = 0, set[int]()
    while True:
        try:
            for number, *row in db.execute(query, (last,)):
                if number in seen:
                    break
                seen.add(number)
                yield row
            else:
                return
            last = max(seen)
        except (sqlite3.Error, UnicodeError):
            last = max(last, *seen) if seen else last
        found = _behind(db, table, last)
        if found is None:
            return
        last = max(found, last + 1)


def _behind(db: sqlite3.Connection, table: str, last: int) -> int | None:
    """The number in front of the next row that can be read; None where there is none."""
    query = f"select rowid from {table} not indexed where rowid > ? order by rowid limit 1"

    def readable(after: int) -> bool:
        try:
            return db.execute(query, (after,)).fetchone() is not None
        except (sqlite3.Error, UnicodeError):
            return False

    step = 1
    while not readable(last + step):
        step *= 2
        if step > _FARTHEST:
            return None
    wrong, right = last + step // 2, last + step
    while right - wrong > 1:
        middle = (wrong + right) // 2
        wrong, right = (wrong, middle) if readable(middle) else (middle, right)
    return right
