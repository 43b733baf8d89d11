"""The house rules: each question once, with the answer that this house has chosen."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QScrollArea, QWidget

from director.gui.look.styles import GRID
from director.gui.parts.drops import Drop
from director.gui.parts.labels import column, holding, label, row
from director.gui.parts.statuslines import DONE, FAILED
from director.house_rules import HOUSE_RULES, HouseQuestion
from director.settings import Settings
from director.words import say


class HouseRulesDrop(Drop):
    """Asks how the house plays; what is chosen is kept at once."""

    WIDTH = 760

    changed = Signal()
    said = Signal(str, str)
    """A word for the status line, and its kind."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.choices: dict[str, QComboBox] = {}
        lines = column(*(self._line(one) for one in HOUSE_RULES.values()), gap=2 * GRID)
        lines.setContentsMargins(0, 0, GRID, 0)
        scroll = QScrollArea()
        scroll.setWidget(holding(lines))
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setMinimumHeight(420)
        self.box.addWidget(label(say("House rules"), "head"))
        advice = say("Set once; each ruling says which of them it hangs on. The first is ours.")
        self.box.addWidget(label(advice, "hint", wrap=True))
        self.box.addWidget(scroll)
        self.box.addWidget(label(say("Escape closes"), "hint"))

    def ask(self) -> None:
        """Opens, with what is set now."""
        for key, box in self.choices.items():
            box.blockSignals(True)
            box.setCurrentIndex(box.findData(self._settings[key]))
            box.blockSignals(False)
        self.drop()
        next(iter(self.choices.values())).setFocus()

    def _line(self, one: HouseQuestion) -> QWidget:
        box = QComboBox()
        box.setAccessibleName(one.title)
        for way, said in one.ways.items():
            box.addItem(say(said), way)
        box.currentIndexChanged.connect(partial(self._change, one.key))
        self.choices[one.key] = box
        head = holding(row(label(one.title, "soft"), None, label(one.source, "caption")))
        return holding(column(head, box, gap=4))

    def _change(self, key: str, _: int) -> None:
        way = self.choices[key].currentData()
        try:
            self._settings.change({key: way})
        except OSError as error:
            why = error.strerror or str(error)
            self.said.emit(say("the settings cannot be kept: {why}", why=why), FAILED)
            return
        self.said.emit(HOUSE_RULES[key].says(way), DONE)
        self.changed.emit()
