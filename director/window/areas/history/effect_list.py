"""What will be different, group by group: some lines of each, and all of them on demand."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QTextBrowser

from director.desk.desk import Desk
from director.desk.undo_preview import Preview
from director.tournament.effects.figure_titles import DRAWER
from director.translation import Sentence, chips, say
from director.views.log.record_words import as_they_stand
from director.window.look.fonts import BODY, REGULAR, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID
from director.window.widgets.scrolling_form import keep_room_for_bar

SOME = 6
"""So many lines of a group are shown at first."""
_LEAST = 12 * GRID
_AT_ONCE = 300
"""So many lines are written at once; thousands come in bit by bit, so that nothing halts."""

HEADING, LINE, INSIDE, MORE = "heading", "line", "inside", "more"


class Row(NamedTuple):
    """A line of the view."""

    kind: str
    words: str


def rows(preview: Preview, desk: Desk, *, whole: bool) -> Iterator[Row]:
    """What goes with it and what will be different; not whole: some of each group."""
    if preview.others:
        yield Row(HEADING, say("Also undone") if preview.back else say("Also restored"))
        others = preview.others if whole else preview.others[:SOME]
        for one, what in zip(others, as_they_stand(others, desk.log), strict=True):
            words = say("{number}  {what}", number=one.number, what=desk.said(what))
            yield Row(LINE, words)
        yield from _more(len(preview.others) - len(others))
    for section in preview.sections:
        yield Row(HEADING, say(section.group.value))
        lines = section.lines if whole else section.lines[:SOME]
        for line in lines:
            yield Row(LINE, desk.said(line.sentence))
            if whole:
                yield from (Row(INSIDE, desk.said(one.sentence)) for one in line.one_by_one())
        yield from _more(len(section.lines) - len(lines))


def hidden(preview: Preview) -> int:
    """How many lines more there are when all of it is shown."""
    groups = [preview.others, *[section.lines for section in preview.sections]]
    inside = [line.inside for section in preview.sections for line in section.lines]
    return sum([max(len(one) - SOME, 0) for one in groups]) + sum(inside)


def first_words(preview: Preview, said: Callable[[Sentence], str]) -> str:
    """What is different, for one line: the first thing, or the cash if nobody was shown that.

    It says of how many more the same is true. Empty where nothing is different.
    """
    lines = [line for section in preview.sections for line in section.lines]
    cash = [line for line in lines if any(change.what == DRAWER for change in line.changes)]
    told = lines if preview.asks else [*cash, *lines]
    if not told:
        return ""
    first = told[0]
    kinds = [{change.what for change in one.changes} for one in lines if one is not first]
    more = kinds.count({change.what for change in first.changes})
    beside = say(", and {count} more", count=chips(more)) if more else ""
    return said(first.sentence) + beside


def _more(count: int) -> Iterator[Row]:
    if count > 0:
        yield Row(MORE, say("and {count} more", count=chips(count)))


class EffectsView(QTextBrowser):
    """The lines, as high as they are and no higher; it scrolls where there is too little room."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setAccessibleName(say("What will change"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_room_for_bar(self)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self._fit())
        self._shown: list[Row] = []
        self._coming: Iterator[Row] = iter(())
        self._writing = QTimer(self)
        self._writing.setInterval(0)
        self._writing.timeout.connect(self._write_on)
        self._dress()

    @property
    def rows(self) -> tuple[Row, ...]:
        """What it shows."""
        return tuple(self._shown)

    def show_rows(self, shown: Iterable[Row]) -> None:
        """Shows these from now on, from the first; many are made while they are shown."""
        self._shown, self._coming = [], iter(shown)
        self.document().clear()
        self._write_on()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def break_lines(self, width: int) -> None:
        """Breaks them beside the scroll bar, before it is as wide as this."""
        self.document().setTextWidth(width - self.verticalScrollBar().sizeHint().width())

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows whole lines alone: of one that is cut through nobody knows whether it is all.

        Nor does a heading stand last, above lines that nobody sees.
        """
        area = self.viewport().rect()
        first = self.cursorRect(self.cursorForPosition(area.topLeft()))
        lowest = self.cursorForPosition(area.bottomLeft())
        last = self.cursorRect(lowest)
        if first.top() < area.top():
            area.setTop(first.bottom() + 1)
        if last.bottom() > area.bottom():
            area.setBottom(last.top() - 1)
            lowest.movePosition(QTextCursor.MoveOperation.Up)
        if self._heads_others(lowest.blockNumber()):
            area.setBottom(self.cursorRect(lowest).top() - 1)
        super().paintEvent(QPaintEvent(area.intersected(event.rect())))

    def _heads_others(self, at: int) -> bool:
        return at < len(self._shown) and self._shown[at].kind == HEADING

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()  # other lines are cut now

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _dress(self) -> None:
        """In the colours that are worn."""
        style = "QTextBrowser { background: transparent; border: none; }"
        if self.styleSheet() != style:
            self.setStyleSheet(style)
        palette = current_palette()
        self._formats = {
            HEADING: _format(SMALL, palette.faint, GRID, 2),
            LINE: _format(BODY, palette.text, 0, 4),
            INSIDE: _format(BODY, palette.soft, 0, 2, indent=2 * GRID),
            MORE: _format(BODY, palette.soft, 0, 4),
        }
        self.show_rows([*self._shown, *self._coming])

    def _write_on(self) -> None:
        """Writes the next lines below those that are there."""
        rows = list(islice(self._coming, _AT_ONCE))
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for row in rows:
            block, characters = self._formats[row.kind]
            if self._shown:
                cursor.insertBlock(block, characters)
            else:
                cursor.setBlockFormat(block)
            cursor.insertText(row.words, characters)
            self._shown.append(row)
        cursor.endEditBlock()
        self._fit()
        if len(rows) < _AT_ONCE:
            self._writing.stop()
        elif not self._writing.isActive():
            self._writing.start()

    def _height(self) -> int:
        return ceil(self.document().size().height()) + 2 if self._shown else 0

    def _fit(self) -> None:
        height = self._height()
        self.setMaximumHeight(height)
        self.setMinimumHeight(min(height, _LEAST))
        self.updateGeometry()


def _format(
    size: int, colour: str, above: int, below: int, *, indent: int = 0
) -> tuple[QTextBlockFormat, QTextCharFormat]:
    block, characters = QTextBlockFormat(), QTextCharFormat()
    block.setTopMargin(above)
    block.setBottomMargin(below)
    block.setLeftMargin(indent)
    characters.setFont(font(size, SEMIBOLD if size == SMALL else REGULAR))
    characters.setForeground(QColor(colour))
    return block, characters


class ConfirmButton(QPushButton):
    """Takes Enter once: a key that is held down has not said yes to a question it never saw."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(True)
        self.setProperty("role", "first")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)
