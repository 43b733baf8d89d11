"""Sets a page of Markdown in the program's own type and colours."""

from PySide6.QtGui import (
    QColor,
    QFont,
    QImageReader,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)

from director.house import shelf
from director.window.look.fonts import BODY, HEAD, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID

_HEADS = {1: HEAD + 6, 2: HEAD - 2, 3: BODY + 1}
_LINE_HEIGHT = 140
_WIDEST = 680
"""Pixels of a picture."""


def set_page(document: QTextDocument, text: str) -> None:
    """Fills a document with a page, and dresses it."""
    document.setDefaultFont(font(BODY))
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    document.setDocumentMargin(3 * GRID)
    block = document.begin()
    while block.isValid():
        _dress(block)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame)


def _dress(block: QTextBlock) -> None:
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    shape = QTextBlockFormat(block.blockFormat())
    in_table = cursor.currentTable() is not None
    is_code = bool(block.blockFormat().property(QTextBlockFormat.Property.BlockCodeFence.value))
    if level:
        shape.setTopMargin(0 if level == 1 else 3 * GRID)
        shape.setBottomMargin(GRID)
    elif is_code:
        shape.setBackground(QColor(current_palette().raised))
        shape.setLeftMargin(GRID)
    elif not in_table:
        shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setBottomMargin(4 if cursor.currentList() is not None else GRID)
    cursor.setBlockFormat(shape)
    for start, length, was in _fragments(block):
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        if was.isImageFormat():
            cursor.setCharFormat(_picture(was.toImageFormat()))
        else:
            cursor.setCharFormat(_char(was, level, in_fence=is_code))


def _fragments(block: QTextBlock) -> list[tuple[int, int, QTextCharFormat]]:
    found = []
    walk = block.begin()
    while not walk.atEnd():
        part = walk.fragment()
        found.append((part.position(), part.length(), part.charFormat()))
        walk += 1
    return found


def _picture(was: QTextImageFormat) -> QTextImageFormat:
    """A picture no wider than the lines, as sharp as it is."""
    now = QTextImageFormat(was)
    size = QImageReader(str(shelf.manual() / was.name())).size()
    if size.width() > _WIDEST:
        now.setWidth(_WIDEST)
        now.setHeight(size.height() * _WIDEST / size.width())
    return now


def _char(was: QTextCharFormat, level: int, *, in_fence: bool) -> QTextCharFormat:
    """How some letters look that are a heading, a link, a key, or nothing of these."""
    palette = current_palette()
    now = QTextCharFormat()
    wanted = font(_HEADS.get(level, BODY))
    bold = level or was.fontWeight() > QFont.Weight.Medium.value
    wanted.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    wanted.setItalic(was.fontItalic())
    now.setForeground(QColor(palette.text))
    if was.isAnchor():
        now.setAnchor(True)
        now.setAnchorHref(was.anchorHref())
        now.setForeground(QColor(palette.accent))
    if was.fontFixedPitch():
        wanted.setWeight(QFont.Weight.Normal if in_fence else QFont.Weight.Medium)
        if not in_fence:
            now.setBackground(QColor(palette.hover))
    now.setFont(wanted)
    return now


def _dress_table(table: QTextTable) -> None:
    shape = table.format()
    shape.setBorder(0)
    shape.setCellSpacing(0)
    shape.setCellPadding(6)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    shape.setBottomMargin(2 * GRID)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(shape)
    for line in range(1, table.rows(), 2):
        for at in range(table.columns()):
            cell = table.cellAt(line, at)
            look = cell.format()
            look.setBackground(QColor(current_palette().raised))
            cell.setFormat(look)
