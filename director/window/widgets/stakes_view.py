"""The stakes of a level by kind of game: the games, and the bets as figures below."""

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from director.views.clock.stakes import KindOfGame
from director.window.look.styles import GRID
from director.window.widgets.figure import Figure
from director.window.widgets.labels import emptied, holding, label, row


class StakesView(QWidget):
    """Every kind of game of the event, with what a hand costs."""

    def __init__(self) -> None:
        super().__init__()
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(GRID // 2)
        self._shown: Sequence[KindOfGame] | None = None

    def show_stakes(self, kinds: Sequence[KindOfGame]) -> None:
        """Shows these stakes; nothing is built anew while they stay the same."""
        if kinds == self._shown:
            return
        self._shown = kinds
        emptied(self._box)
        for number, kind in enumerate(kinds):
            if number:
                rule = QFrame()
                rule.setObjectName("rule")
                self._box.addWidget(rule)
            self._box.addWidget(label(kind.title, "soft", wrap=True))
            figures = []
            for bet in kind.bets:
                figure = Figure("")
                figure.show_figure(bet.title, bet.amount)
                figures.append(figure)
            self._box.addWidget(holding(row(*figures, None, gap=3 * GRID)))
