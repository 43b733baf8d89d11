"""Setting aside a record that makes no sense: it stays in the log, and counts for nothing.

A program writes down only what it has weighed. But whoever has a login of a shared evening may
write by hand what no program would: a bust of somebody who never entered. It is in the log then,
with name and station, and every station that reads it comes to the same: it counts for nothing.
"""

from director.files.forms import FileWrong
from director.tournament.log.log import Log, Record, SetAside
from director.tournament.log.refused import Unfit
from director.translation import Sentence

OF_NONSENSE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    FileWrong,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What reading or folding a record raises that no program of ours can have written."""

UNREADABLE = Sentence("it cannot be read")


def set_aside(record: Record, why: Sentence) -> SetAside:
    """The record as one that counts for nothing."""
    label = Sentence(
        "a record of {who} at {station} makes no sense and was set aside: {why}",
        {"who": record.who, "station": record.station, "why": why.within(str)},
    )
    parts = (record.number, record.at, record.who, record.station)
    return SetAside(*parts, label, (), record.uid)


def taken_in(log: Log, record: Record) -> Record:
    """Takes a record into a log, and returns it; set aside where it cannot have happened.

    Raises Unfit where that is the first one: without it there is no event.
    """
    try:
        log.append(record)
    except Unfit as unfit:
        return _aside(log, record, unfit.why)
    except OF_NONSENSE:
        return _aside(log, record, UNREADABLE)
    return record


def _aside(log: Log, record: Record, why: Sentence) -> Record:
    if not log.records:
        raise Unfit(record.number, why)
    aside = set_aside(record, why)
    log.append(aside)
    return aside
