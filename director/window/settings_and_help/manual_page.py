"""The manual: its chapters at the left, one of them beside, found by any of their words."""

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from director.house import shelf
from director.translation import say
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.settings_and_help.manual_chapters import Chapter, answering
from director.window.settings_and_help.markdown import made_page
from director.window.widgets.buttons import push_button
from director.window.widgets.field import ListField
from director.window.widgets.find_by_letters import plain
from director.window.widgets.labels import captioned, column, holding, label, row
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_SIDE = 264
_WIDEST = 1060
"""Pixels of a page: room for a picture of the window as it is."""
_MOST_MARKS = 200
_LEAST_MARKED = 2
"""Letters of a word that is marked: a single one stands everywhere."""
_ANY_CASE = QRegularExpression.PatternOption.CaseInsensitiveOption
_WITH_LETTERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_COLUMNS: tuple[Column[Chapter], ...] = (Column("", lambda chapter: chapter.title),)


class Reader(QTextBrowser):
    """A chapter, which says when its lines may be longer or have to be shorter."""

    widened = Signal()
    searched = Signal(str)
    """A letter was typed, or the key to find something: "" then."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_letter = event.text().isprintable() and bool(event.text().strip())
        if event.matches(QKeySequence.StandardKey.Find):
            self.searched.emit("")
        elif is_letter and not event.modifiers() & _WITH_LETTERS:
            self.searched.emit(event.text())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.widened.emit()


class ManualPage(Page):
    """Every chapter of the manual."""

    said = Signal(str, str)

    def __init__(self, chapters: Sequence[Chapter], title: str) -> None:
        super().__init__()
        self._chapters = {one.id: one for one in chapters}
        self.search = ListField(say("Find"), say("Any words: odd chip, backup"))
        self.model: RowsModel[Chapter] = RowsModel(_COLUMNS, lambda one: one.id, self)
        self.view = RowsView(self.model, say("Chapters"), self)
        self.view.horizontalHeader().hide()
        self.search.stepped.connect(self.view.step)
        self._none = label("", "hint", wrap=True)
        self.text = Reader()
        self.text.setAccessibleName(say("The chapter"))
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.text.setSearchPaths([str(shelf.manual())])
        self.shown = ""
        """The id of the chapter in sight."""
        self._made: dict[str, QTextDocument] = {}
        """The chapters that have been read at this width, by their ids."""
        self._lay_out(title)
        self.search.textChanged.connect(lambda _: self.show_found())
        self.search.returnPressed.connect(self.text.setFocus)
        self.view.chosen.connect(self._show_chosen)
        self.view.opened.connect(self.text.setFocus)
        self.text.anchorClicked.connect(self._follow)
        self.text.widened.connect(self.refresh)
        self.text.searched.connect(self._search)
        self.model.show(chapters)

    def _lay_out(self, title: str) -> None:
        back = push_button(say("Back"), self.left.emit)
        header = PageHeader(title, back)
        searching = captioned(say("Find"), self.search)
        inside = column(searching, self._none, self.view, gap=GRID, stretch=2)
        side = holding(inside)
        side.setFixedWidth(_SIDE)
        self.text.setMaximumWidth(_WIDEST)
        header.setContentsMargins(0, 0, 3 * GRID, 0)
        below = row(side, self.text, gap=2 * GRID, stretch=1)
        below.addStretch(0)
        margins = (3 * GRID, 2 * GRID, 0, GRID)
        self.setLayout(column(header, holding(below), gap=GRID, stretch=1, margins=margins))
        self._none.hide()

    @property
    def found(self) -> list[str]:
        """The titles of the chapters in the list."""
        return [chapter.title for chapter in self.model.rows]

    def open(self, chapter: str) -> None:
        """Goes to a chapter; to the first where there is none of that name."""
        self.search.empty()
        self.show_found()
        known = chapter if chapter in self._chapters else next(iter(self._chapters))
        self.view.choose(known)
        self._show_chosen()

    def land(self) -> None:
        """Ready to read: arrows scroll, and whatever is typed is searched for."""
        self.text.setFocus()

    def _search(self, typed: str) -> None:
        self.search.begin()
        if typed:
            self.search.insert(typed)

    def refresh(self) -> None:
        """Sets the chapter anew, in the look now worn."""
        before, self._made = self._made, {}
        self._set(self.shown)
        for document in before.values():
            document.deleteLater()

    def show_found(self) -> None:
        """Lists the chapters with every word that was typed, those called so first."""
        typed = self.search.text()
        words = plain(typed).split()
        fits = answering(typed, self._chapters.values())
        self.model.show(fits)
        self._none.setText("" if fits else say("No match"))
        self._none.setVisible(not fits)
        if words and fits:
            self.view.choose(fits[0].id)
            self._show_chosen()
        self._mark(words)

    def escape(self) -> None:
        if self.search.text():
            self.search.empty()
            self.search.setFocus()
        else:
            super().escape()

    def _show_chosen(self) -> None:
        chosen = self.view.choice
        if chosen and chosen.id != self.shown:
            self._set(chosen.id)

    def _set(self, chapter: str) -> None:
        if chapter not in self._chapters:
            return
        self.shown = chapter
        self.text.setStyleSheet(
            f"QTextBrowser {{ background: {current_palette().ground}; border: none; }}"
        )
        if chapter not in self._made:
            width = self.text.viewport().width()
            self._made[chapter] = made_page(self._chapters[chapter].text, width, self.text)
        self.text.setDocument(self._made[chapter])
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._mark(plain(self.search.text()).split())

    def _mark(self, words: Sequence[str]) -> None:
        """Marks what was searched for, in one piece where it stands so; goes to the first of it."""
        document: QTextDocument = self.text.document()
        marks: list[QTextEdit.ExtraSelection] = []
        phrase = " ".join(words)
        as_one = QRegularExpression(rf"\b{QRegularExpression.escape(phrase)}", _ANY_CASE)
        apart = [one for one in words if len(one) >= _LEAST_MARKED]
        is_phrase = len(words) > 1 and not document.find(as_one).isNull()
        for word in [phrase] if is_phrase else apart:
            begins = QRegularExpression(rf"\b{QRegularExpression.escape(word)}", _ANY_CASE)
            wanted = word if document.find(begins).isNull() else begins
            cursor = document.find(wanted)
            while not cursor.isNull() and len(marks) < _MOST_MARKS:
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(QColor(current_palette().chosen))
                marks.append(mark)
                cursor = document.find(wanted, cursor)
        self.text.setExtraSelections(marks)
        if marks:
            first = QTextCursor(marks[0].cursor)
            first.clearSelection()
            self.text.setTextCursor(first)
            self.text.ensureCursorVisible()

    def _follow(self, link: QUrl) -> None:
        """Another chapter, or a page of the web."""
        if link.scheme():
            QDesktopServices.openUrl(link)
        else:
            self.open(link.path().removesuffix(".md"))
