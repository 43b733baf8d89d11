"""Import from The Tournament Director: choose files, see what is in them, take them over.

Until the last button nothing is changed; a file that is wrong stands among the others.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from director.desk.event_list import EventList
from director.desk.tdt.evening import Evening
from director.desk.tdt.taking_over import Found
from director.desk.tdt.telling import done, told
from director.files.whole_files import put_text
from director.house.home import Home
from director.tournament.log.books import EventNumber
from director.translation import say
from director.views.counted import counted
from director.window.imports.import_work import ImportWork, Made
from director.window.look.styles import GRID
from director.window.system.file_dialogs import ask_for_file, ask_for_files, ask_for_folder
from director.window.widgets.buttons import push_button
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import (
    SCREEN,
    column,
    emptied,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
    stacked,
)
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import DONE, FAILED
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_NOTHING, _LOOKING, _FOUND = range(3)
_BAR = 320
_BESIDE = 344
"""Pixels of the panel that says what is in a file."""


class ImportPage(Page):
    """Files of another program, and what becomes of them."""

    said = Signal(str, str)
    imported = Signal()
    """There are new events in the book."""

    def __init__(self, event_list: EventList, home: Home) -> None:
        super().__init__()
        self.work = ImportWork(event_list, home, self)
        self._numbers: dict[str, EventNumber] = {}
        self.model: RowsModel[Found] = RowsModel(self._columns(), lambda one: one.file, self)
        self.view = RowsView(self.model, say("Evenings"), self)
        self.files = push_button(say("Choose files …"), self.ask_files)
        self.folder = push_button(say("Choose a folder …"), self.ask_folder, "first")
        self.more_files = push_button(say("Choose files …"), self.ask_files)
        self.more_folders = push_button(say("Choose a folder …"), self.ask_folder)
        self.go = push_button(say("Import"), self.work.write, "first")
        self.saves = push_button(say("Save list …"), self.ask_where)
        self.cancel = push_button(say("Cancel"), self.work.stop)
        self.back = push_button(say("Back"), self.left.emit)
        self.bar = QProgressBar()
        self.told = label("", "soft", wrap=True)
        self.name, self.what = label("", "head", wrap=True), label("", "soft", wrap=True)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(GRID)
        self._lay_out()
        self._connect()
        self.refresh()

    def _columns(self) -> tuple[Column[Found], ...]:
        return (
            Column("File", lambda one: one.file, width=88),
            Column("Evening", lambda one: one.evening.name if one.evening else "–"),
            Column("Date", lambda one: _date(one.evening), width=104),
            Column(
                "Players",
                lambda one: str(len(one.evening.players)) if one.evening else "–",
                width=72,
                right=True,
            ),
            Column(
                "Levels",
                lambda one: str(one.evening.levels) if one.evening else "–",
                width=72,
                right=True,
            ),
            Column(
                "State",
                self._state,
                width=96,
                colour=lambda one: "warning" if one.wrong else "",
            ),
        )

    def _lay_out(self) -> None:
        empty = EmptyState(
            "events",
            say("Old evenings, in files of The Tournament Director"),
            say(
                "Choose .tdt files of versions 3.0 to 3.7.2, or a folder of them. You see what is"
                " in each before anything is saved. Each evening becomes an event, and the"
                " evenings of a season become a league."
            ),
            [self.folder, self.files],
        )
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(_BAR)
        middle = Qt.AlignmentFlag.AlignHCenter
        looking = column(None, self.told, self.bar, self.cancel, None, gap=2 * GRID)
        for widget in (self.told, self.bar, self.cancel):
            widget.setMaximumWidth(_BAR)
            looking.setAlignment(widget, middle)
        inside = QWidget()
        inside.setLayout(self._lines)
        self._lines.setContentsMargins(0, 0, 0, 0)
        beside = panel(column(self.name, self.what, SteadyScroll(inside), gap=GRID, stretch=2))
        beside.setFixedWidth(_BESIDE)
        found = holding(row(self.view, beside, gap=2 * GRID, stretch=0))
        self._stack = stacked(empty, holding(looking), found)
        buttons = (self.back, self.saves, self.more_folders, self.more_files, self.go)
        self.header = PageHeader(say("Import from The Tournament Director"), *buttons)
        self.doubts = label("", "soft", wrap=True)
        self.setLayout(
            column(self.header, self._stack, self.doubts, gap=2 * GRID, stretch=1, margins=SCREEN)
        )

    def _connect(self) -> None:
        work = self.work
        work.went_on.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        work.looked.connect(self._show_found)
        work.made.connect(self._tell_made)
        work.stopped.connect(self._tell_stopped)
        work.failed.connect(self._tell_failed)
        self.view.chosen.connect(self._show_chosen)
        self.view.opened.connect(self.go.setFocus)

    def land(self) -> None:
        """Puts the focus where one begins."""
        if self.model.rows:
            self.view.setFocus()
        elif self.work.task is None:
            self.folder.setFocus()

    def escape(self) -> None:
        """What is being looked at is broken off first, then the page is left."""
        if self.work.task is not None:
            self.work.stop()
        else:
            super().escape()

    def ask_files(self) -> None:
        """Asks for files."""
        ask_for_files(self, say("Files of The Tournament Director"), "*.tdt;;*", self.look_at)

    def ask_folder(self) -> None:
        """Asks for a folder."""
        ask_for_folder(self, say("A folder of old evenings"), self.look_in)

    def ask_where(self) -> None:
        """Asks for a file for the list of what was not taken over."""
        name = f"{say('imported evenings')}.txt"
        ask_for_file(self, say("Save the list"), "Text (*.txt)", self.save, name)

    def save(self, path: Path) -> None:
        """Writes file by file what became of it, and what was not taken over."""
        found = self.work.found
        lines = [line for one in found for line in told(one, self._numbers.get(one.file))]
        try:
            put_text("\n".join([*lines, ""]), path)
        except OSError as failure:
            self.said.emit(failure.strerror or str(failure), FAILED)
        else:
            self.said.emit(say("list saved as {file}", file=path), DONE)

    def look_at(self, files: Sequence[Path]) -> None:
        """Looks at these files."""
        self._numbers = {}
        self.work.look_at(files)
        self.refresh()

    def look_in(self, folder: Path) -> None:
        """Looks at the files of a folder."""
        self._numbers = {}
        self.work.look_in(folder)
        self.refresh()

    def refresh(self) -> None:
        """Shows how far it has come."""
        found, sound, under_way = self.work.found, self.work.sound, self.work.task is not None
        self._stack.setCurrentIndex(_LOOKING if under_way else _FOUND if found else _NOTHING)
        reveal(self.go, bool(sound) and not under_way)
        reveal(self.saves, bool(found) and not sound)
        for button in (self.more_files, self.more_folders):
            reveal(button, bool(found) and not under_way)
        self.go.setText(counted(len(sound), "Import 1 event", "Import {count} events"))
        self.model.show([] if under_way else found)
        self.header.tell("" if under_way else self._sums())
        rewrite(self.doubts, "\n".join(self.work.doubts))
        self._show_chosen()

    def _sums(self) -> str:
        """What would be made, in a line."""
        if not self.work.found:
            return ""
        wrong, made = sum(bool(one.wrong) for one in self.work.found), len(self._numbers)
        known, new = (0, 0) if made else self.work.people
        sums = {
            counted(made, "1 event imported", "{count} events imported"): made,
            counted(len(self.work.sound), "1 evening", "{count} evenings"): len(self.work.sound),
            counted(wrong, "1 left out", "{count} left out"): wrong,
            say("{count} players in the register", count=known): known,
            counted(new, "1 new player", "{count} new players"): new,
            counted(len(self.work.seasons), "1 league", "{count} leagues"): len(self.work.seasons),
        }
        return "   ·   ".join([words for words, count in sums.items() if count])

    def _state(self, found: Found) -> str:
        number = self._numbers.get(found.file)
        if number is not None:
            return say("event {number}", number=number)
        if found.wrong:
            return say("▲ left out")
        return say("ready")

    def _show_chosen(self) -> None:
        """What is in the file that is chosen, and what of it is not taken over."""
        chosen = self.view.choice
        emptied(self._lines)
        self.name.setText(_named(chosen) if chosen else "")
        rewrite(self.what, _told_of(chosen.evening) if chosen and chosen.evening else "")
        if chosen is None:
            self._lines.addWidget(label(say("Choose an evening to see what is in it."), "soft"))
        elif chosen.wrong:
            self._tell_lines(say("Not imported"), chosen.wrong)
        else:
            self._tell_lines(say("Not taken over"), chosen.left_out)
        self._lines.addStretch(1)

    def _tell_lines(self, title: str, lines: Sequence[str]) -> None:
        self._lines.addWidget(label(title, "caption"))
        for line in lines:
            self._lines.addWidget(label(line, wrap=True))
        if not lines:
            self._lines.addWidget(label(say("nothing"), "soft"))

    def _go_on(self, count: int, of: int) -> None:
        self.bar.setRange(0, of)
        self.bar.setValue(count)
        self.told.setText(say("looking at {count} files …", count=of // 2))

    def _show_found(self) -> None:
        self.refresh()
        self.view.selectRow(0)
        self.view.setFocus()

    def _tell_made(self, made: Made) -> None:
        self._numbers = {found.file: number for found, number in made.taken.events}
        self.refresh()
        self.view.selectRow(0)
        self.back.setFocus()
        self.said.emit(done(made.taken, len(made.leagues)), DONE)
        self.imported.emit()

    def _tell_stopped(self) -> None:
        self.refresh()
        self.land()
        self.said.emit(say("cancelled: nothing was changed"), "")

    def _tell_failed(self, why: str) -> None:
        self.refresh()
        self.land()
        self.said.emit(why, FAILED)


def _named(found: Found) -> str:
    return found.evening.name if found.evening else found.file


def _date(evening: Evening | None) -> str:
    day = evening.day if evening else None
    return f"{day.astimezone():%Y-%m-%d}" if day else "–"


def _told_of(evening: Evening) -> str:
    """What an evening has, in a line or two."""
    rebuys = sum(len(one.buy_ins) - 1 for one in evening.entered)
    add_ons = sum(len(one.add_ons) for one in evening.entered)
    parts = [
        counted(len(evening.entered), "1 entry", "{count} entries"),
        counted(rebuys, "1 rebuy", "{count} rebuys") if rebuys else "",
        counted(add_ons, "1 add-on", "{count} add-ons") if add_ons else "",
        counted(len(evening.prizes), "1 prize", "{count} prizes") if evening.prizes else "",
        f"{evening.league} {evening.season}".strip(),
        say("version {version}", version=evening.version),
    ]
    return "  ·  ".join([one for one in parts if one])
