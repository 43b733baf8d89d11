"""The curve of the structure that is written; fields are played under it while nobody types."""

from collections.abc import Iterator

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent

from director.tournament.structure.simulated_fields import Course, Field, course_of, fields
from director.tournament.structure.structure import Structure
from director.views.charts.structure_curve import structure_curve
from director.window.widgets.chart_view import ChartView

_STILL = 150
"""Milliseconds after the last letter, from when on fields are played."""


class CurveView(ChartView):
    """Follows the draft; where it is faulty, the last sound curve stays."""

    def __init__(self) -> None:
        super().__init__()
        self._structure: Structure | None = None
        self._course: Course | None = None
        """What was played, or is being played."""
        self._played: list[Field] = []
        self._coming: Iterator[Field] = iter(())
        self._new: list[Field] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_on)

    @property
    def is_settled(self) -> bool:
        """Whether all fields are played that the curve waits for."""
        return not self._timer.isActive()

    def show_structure(self, structure: Structure | None) -> None:
        """The curve of this structure from now on; the band follows when its fields are played."""
        if structure is None or structure == self._structure:
            return
        self._structure = structure
        if self.isVisible():
            self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def _draw(self) -> None:
        if self._structure is None:
            return
        players = self._structure.expected.players if self._structure.expected else 0
        course = course_of(self._structure, players)
        if course != self._course:
            self._course, self._new = course, []
            self._coming = fields(course) if course else iter(())
            self._timer.start(_STILL)
            if course is None:
                self._played = []
        self.show_chart(structure_curve(self._structure, self._played))

    def _play_on(self) -> None:
        """One field more, and then whatever else the window has to do."""
        field = next(self._coming, None)
        if field:
            self._new.append(field)
            self._timer.start(0)
        elif self._structure:
            self._played = self._new
            self.show_chart(structure_curve(self._structure, self._played))
