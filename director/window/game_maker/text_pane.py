"""The file's text beside the form: comments and headers stand out, faulty lines are marked."""

import re
from collections.abc import Iterable

from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from director.translation import say
from director.window.game_maker.maker import Maker
from director.window.look.fonts import FAMILIES, SMALL
from director.window.look.palettes import current_palette, mixed
from director.window.look.styles import GRID

_MONO = ["Liberation Mono", "Consolas", "Menlo", "DejaVu Sans Mono", *FAMILIES]
_HEADER = re.compile(r"^\s*\[.*?\]+")
_KEY = re.compile(r"^\s*[\w.\"'-]+(?=\s*=)|(?<=[{,])\s*[\w\"'-]+(?=\s*=)")
_COMMENT = re.compile(r"""^(?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*?(#.*)$""")


class _Tones(QSyntaxHighlighter):
    """Headers and keys apart from what they say, comments apart from both."""

    def highlightBlock(self, text: str) -> None:
        palette = current_palette()
        for pattern, group, colour in (
            (_KEY, 0, palette.soft),
            (_HEADER, 0, palette.accent),
            (_COMMENT, 1, palette.faint),
        ):
            for match in pattern.finditer(text):
                tone = QTextCharFormat()
                tone.setForeground(QColor(colour))
                start = _units(text[: match.start(group)])
                self.setFormat(start, _units(match[group]), tone)


def _units(text: str) -> int:
    """How long a text is as Qt counts letters."""
    return len(text) + sum(one > "\uffff" for one in text)


class TextPane(QPlainTextEdit):
    """The text itself."""

    def __init__(self, maker: Maker) -> None:
        super().__init__()
        self.setAccessibleName(say("Text of the game file"))
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setDocument(maker.document)
        font = QFont(_MONO)
        font.setPixelSize(SMALL + 1)
        self.setFont(font)
        self._tones = _Tones(maker.document)
        self._wrong: tuple[int, ...] = ()
        self.redress()

    def redress(self) -> None:
        """In the colours now worn."""
        ground = current_palette().sunken
        self.setStyleSheet(
            f"QPlainTextEdit {{ background: {ground}; border: none; padding: {GRID}px; }}"
        )
        self._tones.rehighlight()
        self.mark(self._wrong)

    def mark(self, lines: Iterable[int]) -> None:
        """Marks the lines with which something is wrong, counted from 1."""
        self._wrong = tuple(lines)
        palette = current_palette()
        marks = []
        for line in sorted({*self._wrong}):
            block = self.document().findBlockByNumber(line - 1)
            if block.isValid():
                mark = QTextEdit.ExtraSelection()
                mark.format.setBackground(mixed(palette.warning, palette.sunken, 0.22))
                mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
                mark.cursor = QTextCursor(block)
                marks.append(mark)
        self.setExtraSelections(marks)

    def go_to(self, line: int) -> None:
        """To the beginning of a line, counted from 1."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        if block.isValid():
            self.setTextCursor(QTextCursor(block))
            self.centerCursor()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._wrong:
            return
        painter = QPainter(self.viewport())
        painter.setPen(QColor(current_palette().warning))
        for mark in self.extraSelections():
            top = self.blockBoundingGeometry(mark.cursor.block()).translated(self.contentOffset())
            painter.fillRect(0, int(top.top()), 3, int(top.height()), painter.pen().color())
