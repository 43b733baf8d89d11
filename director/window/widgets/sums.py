"""Lines of captions and amounts that add up: a statement, a drawer, a pool."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from director.window.look.styles import GRID
from director.window.widgets.labels import label

_BEGINS = ("group", "lack")
"""The roles of lines that have room above them: what stands below each belongs to it."""

_BETWEEN = GRID // 2
"""Pixels above a sum that stands over its parts."""


class Sums(QWidget):
    """Lines of a caption and an amount, the amounts flush right."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._labels: list[tuple[QLabel, QLabel]] = []
        self.lines: Sequence[tuple[str, str, str]] = ()

    def show_lines(self, lines: Sequence[tuple[str, str, str]]) -> None:
        """Shows these lines: caption, amount, and the role of both."""
        self.lines = lines
        while len(self._labels) < len(lines):
            pair = label(), label()
            at = len(self._labels)
            self._grid.addWidget(pair[0], at, 0)
            self._grid.addWidget(pair[1], at, 1, Qt.AlignmentFlag.AlignRight)
            self._labels.append(pair)
        for at, pair in enumerate(self._labels):
            there = at < len(lines)
            for side, each in enumerate(pair):
                each.setVisible(there)
                if there:
                    if each.property("role") != lines[at][2]:
                        each.setProperty("role", lines[at][2])
                        each.style().polish(each)
                        begins = at and lines[at][2] in _BEGINS
                        each.setContentsMargins(0, _BETWEEN if begins else 0, 0, 0)
                    each.setText(lines[at][side])
