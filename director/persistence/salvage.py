"""What can still be read of a damaged book, taken over into a new one.

A page of the file that cannot be read is passed over. Which records went with it the chain tells:
their event is then set apart at that place, and all others are whole.
"""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from director.persistence import files, opening
from director.persistence.books import Books
from director.persistence.forks import put_aside
from director.tournament.books import BookUnusable, EventNumber, EventRow, Lost
from director.tournament.logs import Unfit
from director.words import say

_TAKEN_OVER = ("book", "player", "player_history", "staff", "staff_history", "record")
_LEGIBLE = ".legible"
_WHOLE_HEAD = {
    0: b"SQLite format 3\0",
    16: (4096).to_bytes(2, "big"),  # bytes of a page
    18: bytes([2, 2, 0, 64, 32, 32]),  # with a journal of its own, no reserved bytes
    28: bytes(4),  # so many pages as the file has
    44: (4).to_bytes(4, "big"),
    52: bytes(4),
    56: (1).to_bytes(4, "big"),  # UTF-8
    64: bytes(4),
}
"""What every book has in these places of its head."""
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


def salvage(path: Path) -> Salvaged:
    """Puts a damaged book aside and what can be read of it into its place.

    The book must not be open anywhere. Raises BookUnusable where nothing can be read, BookFailed
    where the disk does not allow it; the book then lies where it was.
    """
    fresh = path.with_name(f"{path.name}.salvaged")
    try:
        with files.plainly(path):
            fresh.unlink(missing_ok=True)
            Books(fresh).close()
            legible = _with_whole_head(path, fresh)
            with (
                closing(sqlite3.connect(legible)) as broken,
                closing(sqlite3.connect(fresh)) as whole,
            ):
                broken.text_factory = lambda raw: raw.decode(errors="replace")
                if not sum([_take_over(broken, whole, table) for table in _TAKEN_OVER]):
                    raise BookUnusable(say("nothing can be read of {path}", path=path))
                whole.execute(
                    "insert or ignore into event (number, name)"
                    " select distinct event, '' from record"
                )
                whole.commit()
        aside = put_aside(path, say("damaged"), datetime.now().astimezone())
        fresh.replace(path)
    finally:
        for end in ("", *opening.JOURNALS, "-shm"):
            for left in (fresh, fresh.with_name(fresh.name + _LEGIBLE)):
                left.with_name(left.name + end).unlink(missing_ok=True)
    salvaged = Books(path)
    try:
        salvaged.rebuild()
        unfit = tuple(_unfit(salvaged))
        return Salvaged(aside, tuple(salvaged.events()), unfit, tuple(salvaged.lost()))
    finally:
        salvaged.close()


def _with_whole_head(path: Path, beside: Path) -> Path:
    """A copy of a damaged file whose head says what that of every book says."""
    legible = beside.with_name(beside.name + _LEGIBLE)
    for end in ("", *opening.JOURNALS):
        part = path.with_name(path.name + end)
        if part.exists():
            shutil.copyfile(part, legible.with_name(legible.name + end))
    with legible.open("rb+") as file:
        for at, content in _WHOLE_HEAD.items():
            file.seek(at)
            file.write(content)
    return legible


def _unfit(book: Books) -> Iterator[EventNumber]:
    for row in book.events():
        try:
            book.log(row.number)
        except Unfit:
            yield row.number


def _take_over(broken: sqlite3.Connection, whole: sqlite3.Connection, table: str) -> int:
    """Copies the rows of a table that can be read, and says how many."""
    columns = [row[1] for row in whole.execute(f"PRAGMA table_info({table})")]
    known = []
    with suppress(sqlite3.Error):
        known = [row[1] for row in broken.execute(f"PRAGMA table_info({table})")]
    names = ", ".join([one for one in columns if one in known] or columns)
    if table == "book":
        whole.execute("delete from book")
    marks = ", ".join("?" * (names.count(",") + 1))
    taken = 0
    for row in _readable(broken, table, names):
        with suppress(sqlite3.Error, OverflowError):  # a row of which a value is no value any more
            taken += whole.execute(f"insert into {table} ({names}) values ({marks})", row).rowcount
    if table == "book" and not taken:
        whole.execute("insert into book values (?)", (files.new_name(),))
        return 0
    return taken


def _readable(db: sqlite3.Connection, table: str, columns: str) -> Iterator[Sequence[Any]]:
    query = f"select rowid, {columns} from {table} not indexed where rowid > ? order by rowid"
    last = 0
    while True:
        try:
            for number, *row in db.execute(query, (last,)):
                yield row
                last = max(last + 1, number)
        except sqlite3.Error:
            found = _behind(db, table, last)
            if found is None:
                return
            last = found
        else:
            return


def _behind(db: sqlite3.Connection, table: str, last: int) -> int | None:
    """The number in front of the next row that can be read; None where there is none."""
    query = f"select rowid from {table} not indexed where rowid > ? order by rowid limit 1"

    def readable(after: int) -> bool:
        try:
            return db.execute(query, (after,)).fetchone() is not None
        except sqlite3.Error:
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
