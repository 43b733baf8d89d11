"""A season as a picture: where the leaders stood after each event, one line each."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.tournament.leagues.league import Season
from director.tournament.state import PlayerNumber
from director.translation import say
from director.window.look.fonts import MEDIUM, SMALL, font
from director.window.look.palettes import current_palette

LINES = 8
"""So many of the leaders have a line; more would be a tangle."""
DEEPEST = 12
"""Who stood lower is drawn there."""
_LEFT, _RIGHT, _TOP, _FOOT = 32, 176, 12, 24


class Track(NamedTuple):
    """Somebody's way through the season."""

    player: PlayerNumber
    name: str
    ranks: tuple[int | None, ...]
    """After each event; None before the first."""


def tracks(season: Season) -> list[Track]:
    """Those of the leaders."""
    return [
        Track(line.player, season.name(line.player), season.ranks[line.player])
        for line in season.lines[:LINES]
    ]


class SeasonChart(QWidget):
    """The lines; that of the chosen player stands out."""

    def __init__(self) -> None:
        super().__init__()
        self.tracks: Sequence[Track] = ()
        self.chosen: PlayerNumber | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(240)
        self.setAccessibleName(say("Season"))

    def sizeHint(self) -> QSize:
        return QSize(480, 240)

    def show_tracks(self, shown: Sequence[Track]) -> None:
        """From now on, these."""
        self.tracks = shown
        told = [
            f"{one.name} {', '.join([str(rank or '–') for rank in one.ranks])}" for one in shown
        ]
        self.setAccessibleDescription("; ".join(told))
        self.update()

    def choose(self, player: PlayerNumber | None) -> None:
        """From now on, the line of this player stands out."""
        if player != self.chosen:
            self.chosen = player
            self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        events = max((len(one.ranks) for one in self.tracks), default=0)
        if not events:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter, events)
        for track in sorted(self.tracks, key=lambda one: one.player == self.chosen):
            self._paint_track(painter, track, events)

    @property
    def _deepest(self) -> int:
        """The lowest rank that there is a line for."""
        stood = [rank for one in self.tracks for rank in one.ranks if rank]
        return max(min(max(stood, default=2), DEEPEST), len(self.tracks), 2)

    def _x(self, at: int, events: int) -> float:
        room = self.width() - _LEFT - _RIGHT
        return _LEFT + (room * at / (events - 1) if events > 1 else room)

    def _y(self, rank: int) -> float:
        room = self.height() - _TOP - _FOOT
        return _TOP + room * (min(rank, self._deepest) - 1) / (self._deepest - 1)

    def _paint_scale(self, painter: QPainter, events: int) -> None:
        palette = current_palette()
        painter.setFont(font(SMALL))
        for rank in range(1, self._deepest + 1):
            painter.setPen(QPen(QColor(palette.line), 0.5))
            painter.drawLine(
                QPointF(_LEFT, self._y(rank)), QPointF(self._x(events - 1, events), self._y(rank))
            )
            painter.setPen(QColor(palette.faint))
            where = QRectF(0, self._y(rank) - 9, _LEFT - 12, 18)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(where, right, str(rank))
        every = max(1, -(-events // 16))
        for at in range(0, events, every):
            where = QRectF(self._x(at, events) - 20, self.height() - _FOOT + 6, 40, 18)
            painter.drawText(where, Qt.AlignmentFlag.AlignCenter, str(at + 1))

    def _paint_track(self, painter: QPainter, track: Track, events: int) -> None:
        palette, is_chosen = current_palette(), track.player == self.chosen
        colour = QColor(palette.accent if is_chosen else palette.soft)
        painter.setPen(QPen(colour, 3 if is_chosen else 1.2))
        points = [
            QPointF(self._x(at, events), self._y(rank))
            for at, rank in enumerate(track.ranks)
            if rank
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(colour)
        for point in points:
            painter.drawEllipse(point, 3 if is_chosen else 2, 3 if is_chosen else 2)
        if not track.ranks[-1]:
            return
        painter.setFont(font(SMALL, MEDIUM if is_chosen else font().weight()))
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(track.name, Qt.TextElideMode.ElideRight, _RIGHT - 24)
        painter.setPen(QColor(palette.text if is_chosen else palette.soft))
        where = self._y(self._place_of(track))
        painter.drawText(QPointF(self.width() - _RIGHT + 14, where + 4), name)

    def _place_of(self, track: Track) -> int:
        """Its line among the names: equal ranks would lie one over the other."""
        return [one.player for one in self.tracks].index(track.player) + 1
