"""The ruling as it is shown: who wins what of which pot, with which cards, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from director.translation import say
from director.views.ruling.judgement import Judgement
from director.views.ruling.pot_shares import pots_shown
from director.views.ruling.ruling import SaidRuling
from director.window.areas.showdown.ruling.pot_view import PotView
from director.window.look.cards import Deck
from director.window.look.styles import GRID
from director.window.widgets.labels import column, holding, label, reveal, rewrite
from director.window.widgets.scrolling_form import SteadyScroll


class RulingView(SteadyScroll):
    """Shows a ruling, or what is still to come before there is one.

    What it is made of stays from one keystroke to the next; only the words change.
    """

    def __init__(self) -> None:
        self._inside = QWidget()
        super().__init__(self._inside)
        self.setAccessibleName(say("The ruling"))
        self.text: tuple[str, ...] = ()
        self.pots: list[PotView] = []
        self._head = label("", "head", wrap=True)
        self._pots = column(gap=GRID)
        self._reasons = _Lines("soft")
        self._faults = _Lines("fault")
        self._to_come = _Lines("soft")
        why = column(label(say("Why"), "caption"), self._reasons, gap=GRID)
        self._why = holding(why)
        self._ruled = holding(column(holding(self._pots), self._why, gap=2 * GRID))
        self._advice = label("", "hint", wrap=True)
        waiting = column(self._faults, self._to_come, self._advice, gap=2 * GRID)
        self._waiting = holding(waiting)
        box = QVBoxLayout(self._inside)
        box.setContentsMargins(0, 0, GRID, 0)
        box.setSpacing(2 * GRID)
        for widget in (self._head, self._ruled, self._waiting):
            box.addWidget(widget)
        box.addStretch(1)

    def show_judgement(self, judgement: Judgement, advice: str, deck: Deck) -> None:
        """Shows what can be said now."""
        said = judgement.said
        reveal(self._ruled, bool(said))
        reveal(self._waiting, not said)
        if said:
            self.text = (said.headline, *said.reasons)
            rewrite(self._head, said.headline)
            others = said.other_reasons
            self._reasons.show_lines(others)
            reveal(self._why, bool(others))
            self._show_pots(said, deck)
        else:
            faults = tuple(dict.fromkeys(judgement.wrong.values()))
            self.text = faults or (advice,)
            title = say("Check what was entered") if faults else say("No ruling yet")
            rewrite(self._head, title)
            self._faults.show_lines(faults)
            to_come = () if faults else tuple(dict.fromkeys(judgement.to_come.values()))
            self._to_come.show_lines(to_come)
            rewrite(self._advice, advice)
        self.setAccessibleDescription("  ".join(self.text))
        self._settle()

    def _settle(self) -> None:
        """Gives everything its place now, and not a layer of boxes with each turn of the loop."""
        for box in (self._pots, self._ruled.layout(), self._inside.layout()):
            if box:
                box.activate()
        QApplication.sendEvent(self._inside, QEvent(QEvent.Type.LayoutRequest))

    def _show_pots(self, said: SaidRuling, deck: Deck) -> None:
        shown = pots_shown(said)
        while len(self.pots) < len(shown):
            self.pots.append(PotView(self))
            self._pots.addWidget(self.pots[-1])
        for place, view in enumerate(self.pots):
            reveal(view, place < len(shown))
            if place < len(shown):
                view.show_pot(shown[place], deck)


class _Lines(QWidget):
    """Sentences one below the other, in one tone."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self._role = role
        self._box = column(gap=GRID)
        self.setLayout(self._box)
        self._labels: list[QLabel] = []

    def show_lines(self, lines: Sequence[str]) -> None:
        """Shows other sentences."""
        while len(self._labels) < len(lines):
            self._labels.append(label("", self._role, wrap=True))
            self._box.addWidget(self._labels[-1])
        for place, one in enumerate(self._labels):
            rewrite(one, lines[place] if place < len(lines) else "")
        reveal(self, bool(lines))
