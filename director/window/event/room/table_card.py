"""One table of the room, painted as a card: its seats in order, how full it is, what it plays."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from director.tournament.state import EntryNumber
from director.translation import say
from director.views.tables.room import Chair, TableCard
from director.window.event.player_clocks import HandTimer
from director.window.event.room.table_tile import alarms, paint_seats
from director.window.look.fonts import HEAD, REGULAR, SEMIBOLD, SMALL, font
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette, mixed, outline

NO_TIMERS: Mapping[EntryNumber, HandTimer] = {}

TOP, FOOT, GAP = 56, 8, 16
"""The height of what stands above the seats, what is left below them, and between two tables."""
_APART = 12
"""Between the game and what stands at the right."""
LOWEST, LINE = 20, 36
"""The height of a seat, in pixels: where room is scarce, and where there is enough."""
FOR_FINGERS = 32
"""The least of it on a screen that is touched; what does not fit is scrolled."""


def seat_height(seats: int, lines: int, height: float, lowest: int = LOWEST) -> int:
    """Of a seat in so many lines of tables, so that as many tables as can be are seen whole."""
    least = TOP + seats * lowest + FOOT
    whole = max(1, min(lines, int((height + GAP) // (least + GAP))))
    room = (height + GAP) / whole - GAP - TOP - FOOT
    return max(lowest, min(LINE, int(room // max(1, seats))))


def paint_table(
    painter: QPainter,
    where: QRectF,
    table: TableCard,
    chosen: int | None,
    timers: Mapping[EntryNumber, HandTimer] = NO_TIMERS,
    *,
    seat_height: int,
    acted_on: bool,
    focused: bool,
) -> None:
    """Draws a table; one of its seats may be chosen, by its place in the list, or -1 its heading.

    The table that is `acted_on` now is told apart from those that may wait.
    """
    painter.setPen(outline())
    painter.setBrush(QColor(current_palette().raised))
    painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    if chosen == -1:
        _paint_choice(painter, QRectF(where.x(), where.y() + 4, where.width(), 35), focused)
    _paint_head(painter, where, table, acted_on=acted_on)
    for seat, chair in enumerate(table.chairs):
        line = QRectF(where.x(), where.y() + TOP + seat * seat_height, where.width(), seat_height)
        if seat == chosen:
            _paint_choice(painter, line, focused)
        timer = timers.get(chair.entry) if chair.entry is not None else None
        _paint_chair(painter, line, chair, timer)


def _paint_chair(painter: QPainter, line: QRectF, chair: Chair, timer: HandTimer | None) -> None:
    palette = current_palette()
    painter.setFont(font(SMALL))
    painter.setPen(QColor(palette.faint))
    number = QRectF(line.x() + 8, line.y(), 24, line.height())
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(number, right, str(chair.place.seat))
    name = line.adjusted(48, 0, -12 - _paint_note(painter, line, chair, timer), 0)
    painter.setFont(font())
    painter.setPen(QColor(palette.text if chair.entry else palette.faint))
    text = QFontMetricsF(font()).elidedText(
        chair.name or ("×" if chair.barred else ""), Qt.TextElideMode.ElideRight, name.width()
    )
    painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)


def _paint_note(painter: QPainter, line: QRectF, chair: Chair, timer: HandTimer | None) -> float:
    """What stands at the right of a seat; the room that it takes."""
    palette = current_palette()
    words, colour, weight = chair.words, palette.faint, REGULAR
    if timer:
        words = say("time is up") if timer.over else f"{timer.left} s"
        colour, weight = (palette.paused if timer.over else palette.warning), SEMIBOLD
    elif chair.origin:
        words, colour = say("from {table}–{seat}", **chair.origin._asdict()), palette.rest
    elif chair.verified:
        tick = QRectF(line.right() - 30, line.y() + (line.height() - 14) / 2, 14, 14)
        paint_icon(painter, "done", tick, palette.running)
        if not chair.behind and not chair.note:
            return 26
        line = line.adjusted(0, 0, -18, 0)
    if not words:
        return 0
    painter.setFont(font(SMALL, weight))
    painter.setPen(QColor(colour))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line.adjusted(0, 0, -16, 0), right, words)
    return QFontMetricsF(painter.font()).horizontalAdvance(words) + 12


def _paint_choice(painter: QPainter, line: QRectF, focused: bool) -> None:
    palette = current_palette()
    painter.setPen(QPen(QColor(palette.accent), 2) if focused else outline())
    quiet = mixed(palette.chosen, palette.raised, 0.5)
    painter.setBrush(QColor(palette.chosen) if focused else quiet)
    painter.drawRoundedRect(line.adjusted(6, 1, -6, -1), 4, 4)


def head_words(table: TableCard, width: float, told_in: QFont | None = None) -> tuple[str, str]:
    """What a table is called, and what stands at the right: in fewer words where it is narrow.

    So that its game beside them is whole; the width is in pixels.
    """
    head, plain = QFontMetricsF(font(HEAD, SEMIBOLD)), QFontMetricsF(font(SMALL))
    metrics = QFontMetricsF(told_in or font(SMALL))
    game = plain.horizontalAdvance(table.game) + _APART if table.game else 0
    found = alarms(table, called=False, breaks=False)
    seats, state = len(table.chairs), table.state
    count, short = f"{table.players}/{seats}", found[0].short if found else state
    called, number = say("Table {number}", number=table.number), str(table.number)
    ways = (
        (called, state, count),
        (called, short, count),
        (number, state, count),
        (number, short, count),
    )
    for title, told, how_many in ways:
        words = f"{told}  ·  {how_many}" if told else how_many
        room = width - 48 - head.horizontalAdvance(title) - game
        if metrics.horizontalAdvance(words) <= room:
            break
    return title, words


def _paint_head(painter: QPainter, where: QRectF, table: TableCard, *, acted_on: bool) -> None:
    palette = current_palette()
    colour = palette.warning if acted_on else palette.running if table.won else palette.soft
    told_in = font(SMALL, SEMIBOLD if acted_on or table.won else REGULAR)
    title, words = head_words(table, where.width(), told_in)
    painter.setFont(font(HEAD, SEMIBOLD))
    painter.setPen(QColor(palette.text))
    painter.drawText(QPointF(where.x() + 16, where.y() + 30), title)
    taken = QFontMetricsF(painter.font()).horizontalAdvance(title)
    room = where.width() - 48 - taken
    metrics, plain = QFontMetricsF(told_in), QFontMetricsF(font(SMALL))
    words = metrics.elidedText(words, Qt.TextElideMode.ElideLeft, room)
    width = metrics.horizontalAdvance(words)
    painter.setFont(told_in)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(where.right() - 16 - width, where.y() + 29), words)
    painter.setFont(font(SMALL))
    painter.setPen(QColor(palette.accent))
    named = plain.elidedText(table.game, Qt.TextElideMode.ElideRight, room - width - _APART)
    painter.drawText(QPointF(where.x() + 24 + taken, where.y() + 29), named)
    paint_seats(painter, where.adjusted(16, 41, -16, 0), table, colour)
