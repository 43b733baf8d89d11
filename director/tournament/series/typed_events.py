"""Events of a calendar as they are typed on one line: a date, a template, how many weeks."""

import re
from collections.abc import Mapping
from datetime import date, timedelta

from director.files.forms import no_such
from director.tournament.entries.search_key import search_key
from director.tournament.series.series import Planned
from director.translation import say

_LINE = re.compile(r"(\d{4}-\d\d-\d\d)\s+(.+?)(?:\s+[x×]\s*(\d{1,2}))?\s*")
_WEEK = timedelta(days=7)


class NotEvents(ValueError):
    """What was typed is no event of a calendar; says why."""


def typed_events(text: str, templates: Mapping[str, str]) -> tuple[Planned, ...]:
    """The events that a line adds; `templates` are the names by their files. Raises NotEvents.

    >>> [one.day.day for one in typed_events("2026-11-06 friday x3", {"friday": "Friday"})]
    [6, 13, 20]
    """
    found = _LINE.fullmatch(text.strip())
    if not found:
        raise NotEvents(say("type a date and a template: 2027-03-05 Friday mixed x 8"))
    try:
        first = date.fromisoformat(found[1])
    except ValueError:
        raise NotEvents(say("{day} is no day", day=found[1])) from None
    file = _file(found[2], templates)
    return tuple([Planned(first + week * _WEEK, file) for week in range(int(found[3] or 1))])


def _file(typed: str, templates: Mapping[str, str]) -> str:
    wanted = search_key(typed)
    for file, name in templates.items():
        if wanted in (search_key(file), search_key(name)):
            return file
    begins = [file for file, name in templates.items() if search_key(name).startswith(wanted)]
    if len(begins) == 1:
        return begins[0]
    raise NotEvents(no_such("template", typed, templates.values()))
