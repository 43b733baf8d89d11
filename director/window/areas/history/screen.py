"""The history: every record with who and when, found by any word of it, taken back where wrong."""

from itertools import pairwise

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QWidget

from director.tournament.state import PlayerNumber
from director.translation import chips, say
from director.views.counted import counted
from director.views.log.log_search import Kind, LogSearch, Search, about, search
from director.window.areas.history.history_actions import HISTORY, SearchChosen
from director.window.areas.history.record_rows import RecordsModel, columns
from director.window.areas.history.take_back import TakeBack, TakeBackPane
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field
from director.window.widgets.labels import SCREEN, captioned, column, holding, label, row, stacked
from director.window.widgets.table_view import RowsView

_SLICE = 0.004
"""So many seconds of reading, and the window has its turn again."""
_ROW_ACTS = (("history.take_back",),)
"""What drops down from a record."""
_BESIDE = (288, 400)
_LIST = 650
"""So many pixels the list keeps before the record beside it takes more."""
_WIDE = 1300


class _Find(Field):
    """The field; Down leads into the list."""

    def __init__(self, name: str, hint: str) -> None:
        super().__init__(name, hint)
        self.view: RowsView[int] | None = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Escape) and self.view:
            self.view.setFocus()
        else:
            super().keyPressEvent(event)


class HistoryScreen(Screen):
    """The log as a list, the newest first, with one record in full beside it."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.log_search = LogSearch(cockpit.bridge.desk)
        self.filter = _Find(say("Find"), say("Name, table 5, operator, desk, #120"))
        self.kind = QComboBox()
        for kind in Kind:
            self.kind.addItem(say(kind.value), kind)
        self.model = RecordsModel(columns(cockpit.bridge.desk, self.log_search), self)
        self.view = RowsView(self.model, say("History"), self)
        self.filter.view = self.view
        self.view.offer(declared(actions, _ROW_ACTS, HISTORY))
        self.pane = TakeBackPane(cockpit, self.log_search, actions, self.view.setFocus)
        self.pane.setFixedWidth(_BESIDE[0])
        self.count = label("", "hint")
        self._empty = EmptyState(
            "find",
            say("No match"),
            say("Type fewer letters or choose Everything. Escape returns to the list."),
        )
        self._list = stacked(self.view, self._empty)
        self._shown: tuple[Search, int, list[int]] | None = None
        """What is listed: the search, of how long a log, and what was found."""
        self._person: tuple[str, PlayerNumber] | None = None
        """Whom somebody looks for, as long as this name stands in the field."""
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_on)
        self._was_left = True
        """Whether it begins anew, with the newest record, when somebody comes to it next."""
        self._lay_out()
        self.filter.textChanged.connect(lambda _: self._show())
        self.filter.returnPressed.connect(self._to_the_first)
        self.kind.currentIndexChanged.connect(lambda _: self._show())
        self.view.chosen.connect(self._tell)
        self.view.opened.connect(lambda: actions.ask("history.take_back"))

    def _lay_out(self) -> None:
        finding = captioned(say("Find"), self.filter)
        finding.setFixedWidth(272)
        kind = captioned(say("Show"), self.kind)
        hint = say("Del or Enter: undo the selected record  ·  Ctrl+F: find")
        self.deeds = (self.count,)
        head = row(finding, kind, None, gap=2 * GRID)
        left = column(self._list, label(hint, "hint"), stretch=0)
        below = row(holding(left), self.pane, gap=2 * GRID, stretch=0)
        self.setLayout(
            column(holding(head), holding(below), gap=2 * GRID, stretch=1, margins=SCREEN)
        )
        for before, after in pairwise((self.view, self.filter, self.kind, self.pane.take)):
            QWidget.setTabOrder(before, after)

    @property
    def sum_line(self) -> str:
        return ""

    def refresh(self) -> None:
        if not self._reading.isActive():
            self.log_search.read_on(_SLICE)
        if not self.log_search.is_whole and self.isVisible():
            self._reading.start()
        self._show()

    def land(self) -> None:
        self.view.land()
        if self._was_left:  # what was chosen then may be out of sight: nobody undoes that unseen
            self._was_left = False
            self.filter.empty()
            self.kind.setCurrentIndex(0)
            self._show()  # it may be looked at before it has heard of the newest
            self.view.choose_first()
        self._tell()

    def search(self) -> bool:
        """Puts the cursor where a record is searched for."""
        self.filter.begin()
        return True

    def _to_the_first(self) -> None:
        self.view.choose_first()
        self.view.setFocus()

    def search_for(self, words: str, player: PlayerNumber | None = None) -> None:
        """Searches all records for words, or for the person who is called so."""
        self.kind.setCurrentIndex(0)
        self._person = (words, player) if player is not None else None
        self.filter.setText(words)
        self.search()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.pane.leave():
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._reading.stop()
        self._was_left = True
        self.pane.asked = None
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() > _WIDE
        least, most = _BESIDE
        self.pane.setFixedWidth(max(least, min(self.width() - _LIST, most)))
        self.view.hide_columns(() if wide else ("By",))  # the record beside it says by whom

    def respond(self, request: object) -> None:
        entry = self.cockpit.entry
        match request:
            case TakeBack():
                self.pane.ask()
            case SearchChosen() if entry is not None:
                player = self.cockpit.tournament.entries[entry].player
                self.search_for(self.cockpit.name(entry), player)
                self._show()  # another of this name may be listed already

    def _read_on(self) -> None:
        self.log_search.read_on(_SLICE)
        if self.log_search.is_whole:
            self._reading.stop()
            self._show()
        else:
            self._say_how_many()

    def _show(self) -> None:
        """Lists what answers to what is typed; a longer word is looked for in what was found."""
        text, kind = self.filter.text(), self.kind.currentData()
        wanted = search(text, kind)
        if self._person and text == self._person[0]:
            wanted = about(self._person[1], kind)
        length = len(self.cockpit.bridge.desk.log.records)
        among = None
        whole = self.log_search.is_whole
        if whole and self._shown and self._shown[1] == length and wanted.narrows(self._shown[0]):
            among = self._shown[2]
        found = self.log_search.found(wanted, among)
        self._shown = (wanted, length, found) if whole else None
        self.model.show(found)
        self._list.setCurrentIndex(0 if found or not whole else 1)
        self._say_how_many()
        if self.view.choice != self.pane.number:  # a list made anew tells nobody what is chosen
            self._tell()
        else:
            self.pane.refresh()

    def _say_how_many(self) -> None:
        listed, read = len(self.model.rows), self.log_search.read
        length = len(self.cockpit.bridge.desk.log.records)
        if not self.log_search.is_whole:
            words = say("reading: {read} of {all}", read=chips(read), all=chips(length))
        elif listed == length:
            words = counted(length, "1 record", "{count:,} records")
        else:
            words = say("{count} of {all} records", count=chips(listed), all=chips(length))
        self.count.setText(words)

    def _tell(self) -> None:
        self.cockpit.record = self.view.choice
        self.pane.show_record(self.view.choice)
        self.actions_of_event.refresh()
