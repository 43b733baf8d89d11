"""What happened last: the newest records of the log, with the time of each."""

from director.translation import say
from director.views.log.happenings import Happening
from director.window.widgets.table_rows import Column

COLUMNS: tuple[Column[Happening], ...] = (
    Column("Time", lambda row: row.time, width=64, colour=lambda _: "faint"),
    Column(
        "What happened",
        lambda row: row.what if row.counts else say("{what}  (undone)", what=row.what),
        colour=lambda row: "" if row.counts else "faint",
    ),
)
