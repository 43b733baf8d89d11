"""Where the tickets of an event were used: the other events of the book are asked."""

from collections.abc import Mapping
from contextlib import suppress

from director.desk import tickets
from director.desk.desk import Desk
from director.tournament.log.books import BookFailed


def used_elsewhere(desk: Desk) -> Mapping[str, str]:
    """The names of events by the numbers of tickets; none while the book does not answer."""
    with suppress(BookFailed):
        found = tickets.used_elsewhere(desk.book, desk.event, desk.tournament)
        return {number: one.event for number, one in found.items()}
    return {}
