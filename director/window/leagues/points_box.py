"""A box to try a formula in: entries, place and buy-in, and what they bring."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from director.tournament.leagues.points import Formula, NoPoints, points
from director.tournament.leagues.variables import Occasion
from director.tournament.prizes.pay_table import number
from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, column, holding, label, panel, rewrite, row


class PointsBox(QWidget):
    """What a place would earn."""

    def __init__(self) -> None:
        super().__init__()
        self._formula: Formula | None = None
        self.entries = Field(say("Entries"), "40")
        self.place = Field(say("Place"), "3")
        self.buy_in = Field(say("Buy-in"), "50")
        self.answer = label("–", "head", wrap=True)
        fields = (self.entries, self.place, self.buy_in)
        for field in fields:
            field.setMinimumWidth(48)
            field.textChanged.connect(lambda _: self._try())
        box = column(
            label(say("Points by place"), "caption"),
            holding(row(*[captioned(one.accessibleName(), one) for one in fields], gap=4)),
            self.answer,
            gap=GRID,
        )
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(panel(box, GRID))

    def show_formula(self, formula: Formula | None) -> None:
        """Tries this formula; None for none."""
        self._formula = formula
        self._try()

    def _try(self) -> None:
        rewrite(self.answer, self._said())

    def _said(self) -> str:
        texts = [
            field.text().strip() or field.placeholderText()
            for field in (self.entries, self.place, self.buy_in)
        ]
        if self._formula is None or not all(map(_is_number, texts)):
            return "–"
        entries, place, buy_in = map(int, texts)
        if place < 1 or entries < place:
            return "–"
        try:
            given = points(self._formula, Occasion(entries, place, buy_in))
        except NoPoints as why:
            return str(why)
        one, many = "{points} point", "{points} points"
        return say(one if number(given) == "1" else many, points=number(given))


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 10
