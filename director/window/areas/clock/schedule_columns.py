"""The columns of the schedule, with a mark at the level or break of this moment."""

from PySide6.QtGui import QPixmap

from director.translation import say
from director.views.clock.schedule_rows import ScheduleRow
from director.window.widgets.present_line import mark
from director.window.widgets.table_rows import Column


def _colour(row: ScheduleRow) -> str:
    if row.present:
        return "accent"
    if row.over:
        return "faint"
    return "rest" if row.rest else ""


def _words(row: ScheduleRow) -> str:
    return say("{stakes}  ·  pause", stakes=row.stakes) if row.stops else row.stakes


def _mark(row: ScheduleRow) -> QPixmap:
    return mark("accent" if row.present else "")


PLAN: tuple[Column[ScheduleRow], ...] = (
    Column("", lambda row: row.title, width=104, colour=_colour, icon=_mark),
    Column("Stakes or break", _words, colour=_colour),
    Column("From", lambda row: row.due, width=64, right=True, colour=_colour),
)
