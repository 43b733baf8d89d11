"""The list of sheets by what they are for: first what this hour of the event asks for."""

from collections.abc import Iterable, Iterator, Sequence

from director.reports.sheet_kinds import AT_THE_DOOR, MONEY, RESULTS, RULES, SEATS
from director.tournament.state import Tournament
from director.translation import say
from director.views.clock.event_status import has_ended
from director.window.printing.sheet import Sheet

BEFORE = (AT_THE_DOOR, SEATS, RULES, MONEY, RESULTS)
"""The order of the groups until the first hand is dealt."""
IN_PLAY = (SEATS, RULES, MONEY, AT_THE_DOOR, RESULTS)
AFTER = (RESULTS, MONEY, SEATS, AT_THE_DOOR, RULES)

Line = Sheet | str
"""A sheet of the list, or the group that it stands in."""


def groups_now(t: Tournament) -> Sequence[str]:
    """The groups in the order in which an event asks for them."""
    if has_ended(t):
        return AFTER
    return IN_PLAY if t.clock.started else BEFORE


def grouped(sheets: Iterable[Sheet], groups: Sequence[str]) -> Iterator[Line]:
    """The sheets under their groups; a group without one is not there."""
    every = list(sheets)
    for group in groups:
        if found := [sheet for sheet in every if sheet.group == group]:
            yield group
            yield from found


def titled(line: Line) -> str:
    """What stands in the list."""
    return line.title if isinstance(line, Sheet) else say(line)
