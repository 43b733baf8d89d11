"""Sets a page of Markdown in the program's own type and colours."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
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
from PySide6.QtWidgets import QTextEdit

from director.house import shelf
from director.window.look.fonts import BODY, HEAD, font
from director.window.look.palettes import current_palette
from director.window.look.styles import GRID

_HEADS = {1: HEAD + 6, 2: HEAD - 2, 3: BODY + 1}
_LINE_HEIGHT = 135
_LINE = "No line of a page is longer than this one, which an eye can still follow."
"""Some seventy letters."""
_TABLE = 1.25
"""Of such a line, how wide a table may be."""
MARGIN = 3 * GRID


def made_page(text: str, width: int, parent: QTextEdit) -> QTextDocument:
    """A page of Markdown as it is read in so many pixels: lines to be followed, pictures large.

    Nothing is laid out before all of it is dressed: a long table would take seconds.
    """
    document = QTextDocument(parent)
    document.setDefaultFont(font(BODY))
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    document.setDocumentMargin(MARGIN)
    room = max(width - 2 * MARGIN, GRID)
    line = min(round(QFontMetricsF(font(BODY)).horizontalAdvance(_LINE)), room)
    edit = QTextCursor(document)
    edit.beginEditBlock()
    block = document.begin()
    while block.isValid():
        _dress(block, line, room)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, min(round(line * _TABLE), room))
    edit.endEditBlock()
    return document


def _dress(block: QTextBlock, line: int, room: int) -> None:
    cursor = QTextCursor(block)
    level = block.blockFormat().headingLevel()
    shape = QTextBlockFormat(block.blockFormat())
    in_table = cursor.currentTable() is not None
    is_code = bool(block.blockFormat().property(QTextBlockFormat.Property.BlockCodeFence.value))
    parts = _fragments(block)
    is_picture = any(was.isImageFormat() for _, _, was in parts)
    if level:
        shape.setTopMargin(0 if level == 1 else 3 * GRID)
        shape.setBottomMargin(GRID)
    elif is_code:
        shape.setBackground(QColor(current_palette().raised))
        shape.setLeftMargin(GRID)
    elif is_picture:
        shape.setBottomMargin(2 * GRID)
    elif not in_table:
        shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setBottomMargin(4 if cursor.currentList() is not None else GRID)
    if not in_table and not is_picture:
        shape.setRightMargin(room - line)
    cursor.setBlockFormat(shape)
    for start, length, was in parts:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        if was.isImageFormat():
            cursor.setCharFormat(_picture(block.document(), was.toImageFormat(), room))
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


def _picture(page: QTextDocument, was: QTextImageFormat, room: int) -> QTextImageFormat:
    """A picture as large as it is, or as there is room, in a frame of its own.

    It is made smaller here: drawn smaller, its words would lose letters.
    """
    drawn = QImage(str(shelf.manual() / was.name()))
    if drawn.width() > room:
        drawn = drawn.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
    drawn = drawn.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    painter.setPen(QColor(current_palette().field))
    painter.drawRect(drawn.rect().adjusted(0, 0, -1, -1))
    painter.end()
    page.addResource(QTextDocument.ResourceType.ImageResource, QUrl(was.name()), drawn)
    now = QTextImageFormat(was)
    now.setWidth(drawn.width())
    now.setHeight(drawn.height())
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


def _dress_table(table: QTextTable, width: int) -> None:
    shape = table.format()
    shape.setBorder(0)
    shape.setCellSpacing(0)
    shape.setCellPadding(6)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    shape.setBottomMargin(2 * GRID)
    shape.setWidth(QTextLength(QTextLength.Type.FixedLength, width))
    table.setFormat(shape)
    for line in range(1, table.rows(), 2):
        for at in range(table.columns()):
            cell = table.cellAt(line, at)
            look = cell.format()
            look.setBackground(QColor(current_palette().raised))
            cell.setFormat(look)
