"""The house rules: each question once, with the answer that this house has chosen."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from director.house.house_rules import HOUSE_RULES, HouseQuestion
from director.house.settings import Settings
from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.choice_list import Choice
from director.window.widgets.drop import Drop
from director.window.widgets.labels import column, holding, label, row
from director.window.widgets.pick import PickField
from director.window.widgets.status_line import DONE, FAILED


class HouseRulesDrop(Drop):
    """Asks how the house plays; what is chosen is kept at once."""

    WIDTH = 760

    changed = Signal()
    said = Signal(str, str)
    """A word for the status line, and its kind."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.choices: dict[str, PickField] = {}
        lines = column(*(self._line(one) for one in HOUSE_RULES.values()), gap=2 * GRID)
        lines.setContentsMargins(0, 0, GRID, 0)
        self._scroll = QScrollArea()
        self._scroll.setWidget(holding(lines))
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setMinimumHeight(20 * GRID)
        self.box.addWidget(label(say("House rules"), "head"))
        advice = say(
            "Set once; each ruling names the house rules it depends on."
            " The first choice is the default."
        )
        self.box.addWidget(label(advice, "hint", wrap=True))
        self.box.addWidget(self._scroll)
        self.box.addWidget(label(say("Escape to close"), "hint"))

    def ask(self) -> None:
        """Opens, with what is set now."""
        for key, box in self.choices.items():
            box.fill(str(self._settings[key]))
        self.drop()
        next(iter(self.choices.values())).setFocus()
        self._scroll.verticalScrollBar().setValue(0)  # the first question as well as its answer

    def _line(self, one: HouseQuestion) -> QWidget:
        ways = [Choice(say(said), "", str(way)) for way, said in one.ways.items()]
        box = PickField(one.title, ways, always=True)
        box.changed.connect(partial(self._change, one))
        self.choices[one.key] = box
        head = holding(row(label(one.title, "soft"), None, label(one.source, "caption")))
        return holding(column(head, box, gap=4))

    def _change(self, one: HouseQuestion) -> None:
        picked = self.choices[one.key].key
        way = next((way for way in one.ways if str(way) == picked), None)
        if way is None or way == self._settings[one.key]:
            return  # somebody types
        try:
            self._settings.change({one.key: way})
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(say("the settings cannot be saved: {why}", why=why), FAILED)
            return
        self.said.emit(one.says(way), DONE)
        self.changed.emit()
