"""What the records of a log say in a list: when, what, by whom, and whether they are in force."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from director.tournament.log.first_glance import undone
from director.tournament.log.log import Log, Record
from director.tournament.log.subjects import about_the_log
from director.translation import Sentence
from director.views.clock.times import time_of_day
from director.views.log.record_words import briefly, with_reinstated
from director.views.log.source import Source

Said = Callable[[Sentence], str]
"""A sentence of the log with people's names in it."""

MOST = 60
"""How many records are shown."""


class Happening(NamedTuple):
    """One record, as the list shows it."""

    number: int
    time: str
    what: str
    counts: bool
    """Whether it is in force."""


def happenings(source: Source, most: int = MOST) -> list[Happening]:
    """The newest records, the newest first, in few words: the list stands in a narrow column."""
    log, name = source.log, source.name
    return [
        Happening(
            record.number,
            time_of_day(record.at),
            briefly(record, log, name, again=again),
            counts(log, record),
        )
        for record, again in with_reinstated(log, reversed(log.records[-most:]))
    ]


def first_happenings(newest: Sequence[Record], said: Said) -> list[Happening]:
    """The same of the newest records alone, while the others are being read."""
    gone = undone(newest)
    return [_happening(one, said, one.number not in gone) for one in reversed(newest)]


def _happening(record: Record, said: Said, in_force: bool) -> Happening:
    return Happening(record.number, time_of_day(record.at), said(record.label), in_force)


def counts(log: Log, record: Record) -> bool:
    """Whether a record is in force; what is said about the log itself always is."""
    return about_the_log(record.facts) or log.in_force(record.number)


def who_and_where(record: Record) -> str:
    """Who did it, and where."""
    return f"{record.who} · {record.station}"


def day_and_second(moment: datetime) -> str:
    """The weekday and the time to the second: "Fri 20:14:09"."""
    return f"{moment.astimezone():%a %H:%M:%S}"
