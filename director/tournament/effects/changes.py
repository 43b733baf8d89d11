"""One thing that is different in one state of an event than in another."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

EVENT = "event"
ENTRY = "entry"
TABLE = "table"
PLACE = "place"
"""A finishing place, by its number."""
PAYMENT = "payment"
"""A line of the ledger."""
COUNT = "count"
"""Of the drawer, by when it was counted."""
STEP = "step"
"""A level or break, by its place in the structure, from 0."""
CLOCK = "clock"
"""By its name; "" for the main one."""
FLIGHT = "flight"
ROUND = "round"
"""Of a shootout, from 1."""
RULING = "ruling"

Path = tuple[Hashable, ...]
"""Where something lies in a state: names of fields, and keys of maps."""


class Subject(NamedTuple):
    """Whom or what a change is about."""

    kind: str
    """One of the words above."""
    key: Hashable = None


THE_EVENT = Subject(EVENT)


@dataclass(frozen=True)
class Change:
    """Something about a subject that will be different."""

    subject: Subject
    what: str
    """The field as "Bust.by", or the figure as "prize pool"."""
    before: object
    """None where there is nothing."""
    after: object
    where: Path = ()
    """Where it lies in the state; empty for a figure that follows from other things."""
    of: tuple[str, ...] = ()
    """The fields on the way there, `what` as the last one."""
