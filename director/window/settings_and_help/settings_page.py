"""The settings page: every declared setting by what it is about, found by any of its words."""

from collections.abc import Callable, Mapping
from itertools import chain
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QScrollArea, QWidget

from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.house.declared_settings import SETTINGS
from director.house.house_rules import Way
from director.house.setting import GROUPS, HOUSE
from director.house.settings import Settings
from director.translation import say
from director.views.counted import counted
from director.window.look.styles import GRID
from director.window.settings_and_help.book_choice import BookChoice
from director.window.settings_and_help.setting_answer import said
from director.window.settings_and_help.setting_line import SettingLine, faults_of
from director.window.system.file_dialogs import ask_for_file
from director.window.system.voice import Announcement, Voice, the_voice
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field
from director.window.widgets.find_by_letters import stands_in
from director.window.widgets.labels import (
    captioned,
    column,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
)
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.status_line import DONE, FAILED, REFUSED

_FILES = "*.toml"
_PREVIEW = "preview"
_BOOKS = "rule book, edition, TDA, WSOP, BARGE, compare house rules, switch"
_WIDEST = 944
"""Pixels of a setting and its answer; the buttons of the page end where they do."""


class SettingsPage(Page):
    """Every setting; what is answered is kept at once."""

    changed = Signal(str)
    """The key of a setting that was changed; "" for several."""
    said = Signal(str, str)

    def __init__(self, settings: Settings, library: Callable[[], Library]) -> None:
        """`library` is asked for when house rules are compared with a book."""
        super().__init__()
        self._settings = settings
        self.voice: Callable[[], Voice] = the_voice
        """Asked for when something is to be heard."""
        self.search = Field(say("Find a setting"), say("Any word: odd, sound, name"))
        self.only_changed = QCheckBox(say("Changed only"))
        self._header = PageHeader(
            say("Settings"),
            push_button(say("Import …"), self.ask_import),
            push_button(say("Export …"), self.ask_export),
            push_button(say("Back"), self.left.emit),
        )
        self.count = self._header.sum_line
        self.faults = label("", "wrong", wrap=True)
        self._lines: dict[str, SettingLine] = {}
        """Those that are made: the first of them at once, the others while nobody waits."""
        self._groups = iter(GROUPS)
        self.books = BookChoice(settings, library)
        self.books.switched.connect(self._switch)
        self._parts = {
            group: (label(group, "head"), panel(column(gap=2 * GRID))) for group in GROUPS
        }
        self._scroll = QScrollArea()
        self._lay_out()
        self.search.textChanged.connect(lambda _: self.show_found())
        self.search.returnPressed.connect(self._enter)
        self.only_changed.toggled.connect(lambda _: self.show_found())
        self._spare_time = QTimer(self)
        self._spare_time.timeout.connect(self._make_ahead)
        self._make_ahead()
        self._spare_time.start()

    def _lay_out(self) -> None:
        searching = captioned(say("Find a setting"), self.search)
        searching.setFixedWidth(440)
        ticks = holding(column(label(), self.only_changed, gap=4))
        head = holding(row(searching, ticks, None, gap=2 * GRID))
        self._put_below(HOUSE, self.books)
        every = column(*chain.from_iterable(self._parts.values()), None, gap=GRID)
        every.setContentsMargins(0, 0, 2 * GRID, 0)
        inside = holding(every)
        inside.setMaximumWidth(_WIDEST + 2 * GRID)
        self._header.setMaximumWidth(_WIDEST)
        self._scroll.setMaximumWidth(_WIDEST + 4 * GRID)
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        box = column(self._header, head, self.faults, self._scroll, gap=2 * GRID)
        box.setContentsMargins(3 * GRID, 2 * GRID, GRID, GRID)
        box.setStretch(3, 1)
        self.setLayout(box)
        self.faults.hide()

    def _put_below(self, group: str, part: QWidget) -> None:
        box = self._parts[group][1].layout()
        assert box
        box.addWidget(part)

    def _make_ahead(self) -> None:
        """Makes the settings of the next group, a group at a time: there are some eighty."""
        if self._make_next():
            self.show_found()
        else:
            self._spare_time.stop()

    def _make_next(self) -> bool:
        """Makes those of the next group; whether there was one."""
        group = next(self._groups, None)
        for one in SETTINGS:
            if one.group == group:
                line = self._lines[one.key] = SettingLine(one, self._settings)
                line.kept.connect(self._kept)
                line.failed.connect(self._failed)
                line.heard.connect(self._have_heard)
                self._put_below(one.group, line)
        return group is not None

    @property
    def lines(self) -> Mapping[str, SettingLine]:
        """All settings, made now where they are not."""
        if len(self._lines) < len(SETTINGS):
            while self._make_next():
                pass
            self.show_found()
        return self._lines

    @property
    def found(self) -> list[str]:
        """The keys of the settings in sight."""
        lines = self.lines
        return [one.key for one in SETTINGS if not lines[one.key].isHidden()]

    @property
    def meant(self) -> str:
        """Which of the settings in sight answers best to what is typed."""
        return min(self.found, key=lambda key: self.lines[key].answers_to(self.search.text()) or 0)

    def land(self) -> None:
        """Shows what is set, ready to search."""
        rewrite(self.faults, "")
        self.refresh()
        self.search.begin()

    def refresh(self) -> None:
        """Shows what is set now; it may have been changed elsewhere."""
        for line in self._lines.values():
            line.refresh()
        self.books.refresh()
        self.show_found()

    def show_found(self) -> None:
        """Shows the settings that answer to what is typed."""
        typed, only = self.search.text(), self.only_changed.isChecked()
        seen = set()
        for line in (self.lines if typed or only else self._lines).values():
            fits = line.answers_to(typed) is not None and (line.is_changed or not only)
            reveal(line, fits)
            if fits:
                seen.add(line.setting.group)
        reveal(self.books, not only and self._books_answer is not None)
        if not self.books.isHidden():
            seen.add(HOUSE)
        for group, parts in self._parts.items():
            for part in parts:
                reveal(part, group in seen)
        self._tell_count(typed or only)

    def import_from(self, path: Path) -> None:
        """Takes all settings of a file, or none of them and says what is wrong with it."""
        try:
            self._settings.take_in(path)
        except (FileWrong, OSError) as error:
            faults = faults_of(error)
            head = say("{file} was not imported:", file=path.name)
            rewrite(self.faults, "\n".join([head, *faults]))
            wrong = counted(len(faults), "1 error", "{count} errors")
            self.said.emit(say("settings: {wrong}, nothing changed", wrong=wrong), FAILED)
            return
        rewrite(self.faults, "")
        self.refresh()
        self.said.emit(say("settings imported from {file}", file=path.name), DONE)
        self.changed.emit("")

    def export_to(self, path: Path) -> None:
        """Writes what differs from the usual."""
        try:
            self._settings.export(path)
        except OSError as error:
            self._failed(error.strerror or str(error))
        else:
            self.said.emit(say("settings saved as {file}", file=path), DONE)

    def ask_import(self) -> None:
        """Asks for the file; the dialog is not modal."""
        ask_for_file(self, say("Import settings"), _FILES, self.import_from)

    def ask_export(self) -> None:
        """Asks for the file; the dialog is not modal."""
        ask_for_file(self, say("Export settings"), _FILES, self.export_to, say("settings.toml"))

    def escape(self) -> None:
        if self.search.text():
            self.search.empty()
            self.search.setFocus()
        else:
            super().escape()

    @property
    def _books_answer(self) -> int | None:
        """How well the choice of a book answers to what is typed, the least the best."""
        return stands_in(self.search.text(), say("Play by a book"), _BOOKS, HOUSE)

    def _enter(self) -> None:
        """Enter in the search field: to what is meant."""
        best = self.lines[self.meant].answers_to(self.search.text()) if self.found else None
        books = self._books_answer
        if books is not None and (best is None or books < best):
            self.books.land()
        elif self.found:
            self.lines[self.meant].answer.setFocus()

    def _tell_count(self, searching: object) -> None:
        changed = sum(self._settings.is_changed(one.key) for one in SETTINGS)
        words = counted(changed, "1 setting changed", "{count} settings changed")
        if searching:
            found = len(self.found) + (not self.books.isHidden())
            told = say("{found} found  ·  {changed}", found=found, changed=words)
            words = told if found else say("No match")
        self._header.tell(words)

    def _kept(self, key: str) -> None:
        line = self._lines[key]
        self.books.refresh()
        words = f"{line.setting.title}: {said(line.setting, self._settings[key])}"
        self._tell_count(self.search.text() or self.only_changed.isChecked())
        self.said.emit(words, DONE)
        self.changed.emit(key)

    def _switch(self, ways: Mapping[str, Way], called: str) -> None:
        """The house plays otherwise from now on; nothing is changed where it cannot be kept."""
        try:
            self._settings.change(ways)
        except OSError as error:
            self._failed(error.strerror or str(error))
            return
        for line in self._lines.values():
            line.refresh()
        self.show_found()
        self.said.emit(say("house rules: {called}", called=called), DONE)
        self.changed.emit("")

    def _have_heard(self, words: str) -> None:
        """Has it spoken, or says why nothing is heard."""
        voice = self.voice()
        voice.failed.connect(self._tell_silent, Qt.ConnectionType.UniqueConnection)
        if voice.why_silent:
            self._tell_silent(voice.why_silent)
        voice.announce(Announcement(_PREVIEW, words, self._settings.text("voice")))

    def _tell_silent(self, why: str) -> None:
        self.said.emit(why, REFUSED)

    def _failed(self, why: str) -> None:
        self.said.emit(say("the settings cannot be saved: {why}", why=why), FAILED)
