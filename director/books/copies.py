"""Copies of a book in other folders: written whole, read again, and thinned out.

Only what this program wrote of this very book is ever removed: another book may lie in the same
folder under the same name, and so may anything else.
"""

import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from datetime import datetime
from enum import Enum
from itertools import count
from pathlib import Path

from director.books import book_files, chains
from director.books.opening import is_book
from director.tournament.log.books import BookFailed, Copy
from director.translation import say

KEPT = 30
"""Copies of a book in a folder; the oldest go."""

_WHEN = "%Y-%m-%d %H.%M.%S"
_PART = ".part"
_ABANDONED = 24 * 3600.0
"""Seconds after which nobody writes to a part of a copy any more."""
_UID = re.compile("[0-9a-f]{32}")


class Older(Enum):
    """What becomes of the older copies in a folder, once a new one lies there."""

    KEPT = "kept"
    THINNED_OUT = "thinned out"


def copy_into(book: Path, folder: Path, at: datetime) -> Path:
    """Writes a copy of a book that may be in use into a folder, and reads it again.

    Raises BookFailed where the disk does not take it or gives back something else.
    """
    with book_files.plainly(folder):
        folder.mkdir(parents=True, exist_ok=True)
        part, target = _free(folder, f"{book.stem} {at:{_WHEN}}", book.suffix)
    try:
        write_whole(book, part)
        if unlike(book, part):
            raise BookFailed(say("{path}: the backup does not match what was written", path=target))
        with book_files.plainly(folder):
            part.replace(target)
    except BaseException:
        # only here: what bears this name once it was replaced is somebody else's
        part.unlink(missing_ok=True)
        raise
    return target


def write_whole(book: Path, target: Path) -> None:
    """Writes all of a book that may be in use into one file, onto the disk. Raises BookFailed."""
    with book_files.plainly(target):
        book_files.make_private(target)
        with (
            closing(sqlite3.connect(book)) as ours,
            closing(sqlite3.connect(target)) as theirs,
        ):
            ours.backup(theirs)
            theirs.execute("PRAGMA journal_mode=DELETE")  # a copy is one file
        with target.open("rb+") as file:
            os.fsync(file.fileno())


def unlike(book: Path, copy: Path) -> bool:
    """Whether a copy is damaged in a place where its book is not, or ends before it began to."""
    try:
        with book_files.read_only(copy) as db:
            (sound,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if sound != "ok":
                return True
            broken = set(_broken_logs(db))
        if not broken:
            return False
        with book_files.read_only(book) as db:
            return broken != set(_broken_logs(db))
    except sqlite3.Error:
        return True


def copies_in(folder: Path, book: Path) -> Sequence[Copy]:
    """The copies of a book that lie in a folder, the oldest first; nothing else that lies there."""
    uid = _uid(book)
    if not uid:
        return ()
    return [one for one in _named_so(folder, book) if is_book(one.path) and _uid(one.path) == uid]


def newest_in(folder: Path, book: Path) -> Copy | None:
    """The newest copy of a book in a folder; None where there is none.

    Of a book that can no longer be read, the newest of its name.
    """
    ours = _uid(book)
    for one in reversed(list(_named_so(folder, book))):
        if is_book(one.path) and (not ours or _uid(one.path) in {ours, ""}):
            return one
    return None


def thin_out(folder: Path, book: Path) -> None:
    """Removes the oldest copies of a book from a folder, and what is left of those cut off."""
    for old in copies_in(folder, book)[:-KEPT]:
        with suppress(OSError):
            old.path.unlink()
    for part in _named_so(folder, book, _PART):
        with suppress(OSError):
            age = time.time() - part.path.stat().st_mtime
            if age > _ABANDONED and (is_book(part.path) or not part.path.stat().st_size):
                part.path.unlink()


def _named_so(folder: Path, book: Path, end: str = "") -> Iterator[Copy]:
    pattern = re.compile(
        rf"{re.escape(book.stem)} (\d{{4}}-\d\d-\d\d \d\d\.\d\d\.\d\d)(?: (\d+))?"
        rf"{re.escape(book.suffix + end)}"
    )
    try:
        named = [(path, pattern.fullmatch(path.name)) for path in folder.iterdir()]
    except OSError:
        return
    ours = [(path, found[1], int(found[2] or 1)) for path, found in named if found]
    for path, when, _ in sorted(ours, key=lambda one: one[1:]):
        with suppress(ValueError):
            yield Copy(path, datetime.strptime(when, _WHEN).astimezone())


def _free(folder: Path, name: str, suffix: str) -> tuple[Path, Path]:
    """A name that nobody has, and the file beside it that is written to: it is ours from now on."""
    for number in count(1):
        target = folder / f"{name}{f' {number}' if number > 1 else ''}{suffix}"
        part = target.with_name(target.name + _PART)
        try:
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, book_files.PRIVATE))
        except FileExistsError:
            continue
        if not target.exists():
            return part, target
        part.unlink()
    raise AssertionError("numbers do not end")


def _broken_logs(db: sqlite3.Connection) -> Iterator[tuple[int, int]]:
    for (event,) in db.execute("select distinct event from record").fetchall():
        rows = db.execute("select * from record where event = ? order by number", (event,))
        if broken := chains.first_broken(rows.fetchall()):
            yield event, broken


def _uid(book: Path) -> str:
    """What tells a book and its copies from others; '' for one of an older form or none at all."""
    try:
        with book_files.read_only(book) as db:
            found = db.execute("select uid from book").fetchone()
            # in a damaged file something else may stand there
            return str(found[0]) if found and _UID.fullmatch(str(found[0])) else ""
    except (sqlite3.Error, OSError):
        return ""
