"""The stakes of a level by kind of game: the games, and the bets as figures beside them."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from director.gui.look.styles import GRID
from director.gui.parts.figures import Figure
from director.gui.parts.labels import holding, label, row
from director.gui.stakes import KindOfGame

SIDE = 160
"""The width of what stands before the figures."""


class StakesView(QWidget):
    """Every kind of game of the event, with what a hand costs."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(GRID)
        self._shown: Sequence[KindOfGame] | None = None

    def show_stakes(self, kinds: Sequence[KindOfGame]) -> None:
        """Shows these stakes; nothing is built anew while they stay the same."""
        if kinds == self._shown:
            return
        self._shown = kinds
        while item := self._box.takeAt(0):
            widget = item.widget()
            if widget:
                widget.setParent(None)
                widget.deleteLater()
        for number, kind in enumerate(kinds):
            if number:
                rule = QFrame()
                rule.setObjectName("rule")
                self._box.addWidget(rule)
            games = label(kind.title, "soft", wrap=True)
            games.setFixedWidth(SIDE)
            figures = []
            for bet in kind.bets:
                figure = Figure("")
                figure.show_figure(bet.title, bet.amount)
                figures.append(figure)
            self._box.addWidget(holding(row(games, *figures, None, gap=3 * GRID)))
