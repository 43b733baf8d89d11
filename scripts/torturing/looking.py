"""Opens a book as the program does, and says whether anything in it is silently another."""

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from director.books.book import Books
from director.books.copies import newest_in
from director.books.rescue.forks import continue_from
from director.books.rescue.salvage import salvage
from director.desk.desk import Desk
from director.tournament.commands import AddTime, Refused
from director.tournament.entries.people import Person
from director.tournament.log.books import BookDamaged, BookFailed, BookUnusable, EventNumber
from director.tournament.log.log import Record
from director.tournament.log.refused import Unfit

WHOLE, NOTICED = "whole", "noticed"
SILENT, SHUT, RAW, UNCAUGHT = "silently different", "keeps others shut", "raw text", "uncaught"
WRONG = (SILENT, SHUT, RAW, UNCAUGHT)

_RAW = ("sqlite", "unique", "constraint", "no such", "malformed", "traceback", "disk image",
        "datatype", "errno", "exception")  # fmt: skip


class Truth(NamedTuple):
    """What was in a book before anything happened to it."""

    logs: dict[EventNumber, list[Record]]
    people: Sequence[Person]
    listed: dict[EventNumber, tuple[str, int, int]]


class Seen(NamedTuple):
    """What became of it."""

    outcome: str
    detail: str = ""


def truth_of(book: Books) -> Truth:
    """All that is in a sound book."""
    return Truth(
        {row.number: list(book.records(row.number)) for row in book.events()},
        book.register.people(),
        _listed(book),
    )


def look(path: Path, copies: Sequence[Path], truth: Truth) -> Seen:
    """Opens the book, by whatever way out the program offers, and compares it with the truth."""
    try:
        return _look(path, copies, truth)
    except BookFailed as failure:
        if any(sign in str(failure).lower().replace(str(path).lower(), "") for sign in _RAW):
            return Seen(RAW, str(failure))
        return Seen(SHUT, str(failure))
    except Exception:  # noqa: BLE001 -- that is what is looked for
        return Seen(UNCAUGHT, traceback.format_exc(limit=-4))


def _look(path: Path, copies: Sequence[Path], truth: Truth) -> Seen:
    told: list[str] = []
    try:
        book = Books(path, copies)
    except BookDamaged as damage:
        told.append(str(damage))
        newest = next((one.path for one in (newest_in(f, path) for f in copies) if one), None)
        try:
            salvage(path, [newest] if newest else [])
        except BookUnusable as failure:
            if newest is None:
                raise
            told.append(str(failure))
            continue_from(newest, path, "Ina", "desk 1")
        book = Books(path, copies)
    try:
        told += [*filter(None, book.worries()), *map(str, book.lost())]
        for event, records in truth.logs.items():
            try:
                desk = Desk(book, event, "Ina", "desk 1")
            except Unfit as unfit:
                told.append(str(unfit))
                continue
            if list(desk.log.records) != records and not told:
                return Seen(SILENT, f"event {event}: {len(desk.log.records)} of {len(records)}")
            _act(desk)
        if book.register.people() != truth.people and not told:
            return Seen(SILENT, "people")
        if not told and _listed(book) != truth.listed:
            return Seen(SILENT, "the list of events")
        if not told and (wrong := book.differences()):
            return Seen(SILENT, wrong[0])
        if len(told) > 1 and all("damaged on the disk" not in one for one in told):
            told = sorted(told)
        return Seen(NOTICED, told[0]) if told else Seen(WHOLE)
    finally:
        book.close()


def _act(desk: Desk) -> None:
    """Something is done in every event that opens, and must be there when it is opened anew."""
    try:
        desk.do(AddTime(1))
    except (Refused, BookFailed):
        return
    again = desk.book.records(desk.event)
    if len(again) != len(desk.log.records):
        raise AssertionError("acknowledged, and not there")


def _listed(book: Books) -> dict[EventNumber, tuple[str, int, int]]:
    return {row.number: (row.name, row.entries, row.left) for row in book.events()}
