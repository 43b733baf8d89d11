"""Records in a table, each made when it is looked at: a log may have 100,000 of them."""

from bisect import bisect_left
from collections.abc import Hashable, Iterable

from PySide6.QtCore import QModelIndex, QObject

from director.desk.desk import Desk
from director.tournament.log.log import Record
from director.translation import say
from director.views.log.happenings import counts, day_and_second, who_and_where
from director.views.log.log_search import LogSearch
from director.views.log.record_words import in_full
from director.window.widgets.table_rows import Column, RowsModel

_NOWHERE = QModelIndex()


class RecordsModel(RowsModel[int]):
    """The numbers of records, falling; the columns know what to say of a number."""

    def __init__(self, columns: Iterable[Column[int]], parent: QObject | None = None) -> None:
        super().__init__(tuple(columns), lambda number: number, parent)

    def place(self, identity: Hashable) -> int | None:
        """Found at once, for the numbers fall."""
        if not isinstance(identity, int):
            return None
        at = bisect_left(self._rows, -identity, key=lambda number: -number)
        return at if at < len(self._rows) and self._rows[at] == identity else None

    def show(self, rows: Iterable[int]) -> None:
        """Shows these records; newer ones come in above, and the place in the list is kept."""
        wanted = rows if isinstance(rows, list) else list(rows)
        more = len(wanted) - len(self._rows)
        if more >= 0 and self._rows and wanted[more:] == self._rows:
            if more:
                self.beginInsertRows(_NOWHERE, 0, more - 1)
                self._rows = wanted
                self.endInsertRows()
            last = len(self.columns) - 1
            self.dataChanged.emit(self.index(0, 0), self.index(len(wanted) - 1, last))
        elif wanted or self._rows:
            self._begin_anew(wanted)


def columns(desk: Desk, log_search: LogSearch) -> tuple[Column[int], ...]:
    """Number, time, what has become of it since and the words, by whom."""

    def record(number: int) -> Record:
        return desk.log.records[number - 1]

    def told(number: int) -> str:
        again = log_search.reinstated_since(number)
        words = in_full(record(number), desk.log, desk.name, again=again)
        if gone(number):
            return say("(undone) {what}", what=words)
        return say("(corrected) {what}", what=words) if log_search.put_right_by(number) else words

    def gone(number: int) -> bool:
        return not counts(desk.log, record(number))

    def tone(number: int) -> str:
        return "faint" if gone(number) else ""

    return (
        Column("No.", str, width=64, right=True, colour=lambda _: "faint"),
        Column("When", lambda number: day_and_second(record(number).at), width=112, colour=tone),
        Column("What happened", told, colour=tone, struck=gone),
        Column("By", lambda number: who_and_where(record(number)), width=112, colour=tone),
    )
