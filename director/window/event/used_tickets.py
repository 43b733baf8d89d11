"""Where the tickets of an event were used: the other events of the book are asked."""

from collections.abc import Mapping

from director.desk import tickets
from director.desk.desk import Desk
from director.window.widgets.attempt import told_elsewhere, tried


def used_elsewhere(desk: Desk) -> Mapping[str, str]:
    """The names of events by the numbers of tickets; none while the book does not answer."""
    found = tried(
        lambda: tickets.used_elsewhere(desk.book, desk.event, desk.tournament), told_elsewhere
    )
    return {number: one.event for number, one in (found or {}).items()}
