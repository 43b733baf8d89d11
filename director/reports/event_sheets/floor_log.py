"""The floor log: all that happened in an event, when, by whom, and what was taken back."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from itertools import groupby

from director.reports.blocks.events import Happening, Happenings
from director.reports.blocks.figures import Figure, Figures
from director.reports.blocks.text import Heading, Points, Section
from director.reports.dates import day, moment
from director.reports.documents import Block, Document
from director.tournament.facts import RecordsUndone, RecordUndone
from director.tournament.log.log import Log, Record
from director.translation import chips, say
from director.views.log.record_words import in_full, with_reinstated

Name = Callable[[int], str]
"""A person's name by number."""

_TOGETHER = 40
"""Lines in a block: where a log is long, no more are measured again for each side."""


def floor_log(log: Log, name: Name, now: datetime, paper: str = "a4") -> Document:
    """Every record in its order, by days; those that were taken back are struck out."""
    undone = _taken_back(log)
    blocks: list[Block] = [
        Heading(say("Floor log"), above=log.tournament.name, beside=moment(now)),
        Figures(
            (
                Figure(say("Records"), chips(len(log.records))),
                Figure(say("Undone"), chips(len(undone))),
            )
        ),
    ]
    blocks += _by_days(log, log.records, name, undone)
    if not len(log.records):
        blocks.append(Points((say("nothing has happened yet"),)))
    title = say("Floor log: {event}", event=log.tournament.name)
    return Document(title, paper, tuple(blocks), is_numbered=True)


def last_happenings(log: Log, name: Name, count: int) -> Iterator[Block]:
    """So many of the last records, by days."""
    return _by_days(log, log.records[-count:], name, _taken_back(log))


def _by_days(
    log: Log, records: Iterable[Record], name: Name, undone: dict[int, int]
) -> Iterator[Section | Happenings]:
    records = tuple(records)
    back = {one.number for one, again in with_reinstated(log, reversed(records)) if again}
    staff = tuple(dict.fromkeys([one.who for one in records]))
    for on, of_day in groupby(records, key=lambda one: day(one.at)):
        yield Section(on)
        lines = [
            _line(one, in_full(one, log, name, again=one.number in back), undone) for one in of_day
        ]
        titles = (say("No."), say("Time"), say("Staff"), say("What happened"))
        for at in range(0, len(lines), _TOGETHER):
            yield Happenings(tuple(lines[at : at + _TOGETHER]), titles, at > 0, staff)


def _line(record: Record, said: str, undone: dict[int, int]) -> Happening:
    by = undone.get(record.number)
    return Happening(
        f"#{record.number}",
        f"{record.at.astimezone():%H:%M:%S}",
        record.who,
        said,
        say("undone by #{number}", number=by) if by else "",
    )


def _taken_back(log: Log) -> dict[int, int]:
    """The records that are not in force, and the last one that took each back."""
    found = {number: record.number for record in log.records for number in _undone(record)}
    return {number: by for number, by in found.items() if not log.in_force(number)}


def _undone(record: Record) -> Iterator[int]:
    for fact in record.facts:
        match fact:
            case RecordUndone(number):
                yield number
            case RecordsUndone(numbers):
                yield from numbers
