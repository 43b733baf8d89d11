"""Putting one event back as a copy has it, while all others stay as they are."""

import sqlite3
import tempfile
from contextlib import closing
from datetime import datetime
from pathlib import Path

from director.books import chains, copies, row_files
from director.books.book import Books
from director.books.chains import DIGEST, NUMBER
from director.books.codec import sentences_from_texts
from director.books.stored_records import unlinked
from director.tournament.log.books import BookUnusable, EventNumber
from director.tournament.log.log import Log
from director.translation import say


def restore(book: Books, event: EventNumber, copy: Path, who: str, station: str) -> Log:
    """Puts an event as a copy has it into the place of a damaged or shortened one; its log then.

    The book as it is lies beside itself afterwards, and the log says that it goes on from a copy.
    Raises BookUnusable where the copy is no book or does not have this event, Unfit where the event
    is damaged there too, BookFailed.
    """
    if not book.path.is_file():
        raise BookUnusable(say("a book on a server is not restored; move it into a file first"))
    with tempfile.TemporaryDirectory(prefix="copy") as folder:
        readable = Path(folder) / copy.name
        copies.write_whole(copy, readable)
        Books(readable).close()  # one of an older form is brought up
        ours = {(row[NUMBER], row[DIGEST]) for row in book.texts(event)}
        rows = _same_event(readable, event, ours)
    if not rows:
        raise BookUnusable(say("{path} does not have this event", path=copy))
    broken = chains.first_broken(rows)
    if broken is not None:
        raise unlinked(rows, broken)
    aside = f"{book.path.stem} before restoring {datetime.now().astimezone():%Y-%m-%d %H.%M.%S}"
    copies.write_whole(book.path, book.path.with_name(aside + book.path.suffix))
    book.replace(event, rows)
    book.mark_continued(event, who, station)
    return book.log(event)


def export(book: Books, event: EventNumber, path: Path) -> None:
    """Writes all that can be read of an event's log into a sheet, sound or not.

    Raises BookFailed, OSError.
    """
    rows = book.texts(event)
    broken = chains.first_broken(rows)
    head = [
        say(word) for word in ("Record", "At (UTC)", "Who", "Station", "What", "Facts", "Sound")
    ]
    body = []
    for _, number, at, who, station, words, values, facts, *_ in rows:
        sound = broken is None or number < broken
        what = _said(words, values)
        body.append(
            [str(number), at, who, station, what, facts, say("yes") if sound else say("no")]
        )
    row_files.write(path, [head, *body])


def _said(words: str, values: str) -> str:
    """A label with its values filled in, or as it stands where that cannot be done any more."""
    try:
        (sentence,) = sentences_from_texts([words], [values])
        return sentence.said(lambda player: say("player {number}", number=player))
    except (AttributeError, LookupError, TypeError, ValueError):
        return f"{words} {values}"


def _same_event(
    copy: Path, event: EventNumber, digests: set[tuple[int, str]]
) -> list[tuple[object, ...]]:
    """The rows of the event that shares a record with these; empty where there is none.

    Of an event of which nothing is left, those of the same number.
    """
    with closing(sqlite3.connect(copy)) as db:
        heads = db.execute("select event, number, digest from record").fetchall()
        theirs = next((one for one, *head in heads if tuple(head) in digests), None)
        if not digests:
            theirs = event
        query = "select * from record where event = ? order by number"
        return db.execute(query, (theirs,)).fetchall()
