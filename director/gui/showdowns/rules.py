"""What only some games ask for: dice, the game that a player chose, the options of the house."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from director.engine.games import Game
from director.engine.library import Library
from director.gui import stakes
from director.gui.look.styles import GRID
from director.gui.parts.fields import Field
from director.gui.parts.labels import captioned, emptied
from director.words import say


class OwnRules(QWidget):
    """The fields that a game has for itself; none for most games."""

    edited = Signal()

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(2 * GRID)
        self.dice_field: Field | None = None
        self._choice: QComboBox | None = None
        self._options: dict[str, QComboBox] = {}
        self.fields: list[QWidget] = []

    def shape(self, game: Game) -> None:
        """Takes the fields of a game."""
        emptied(self._box)
        self.dice_field = self._choice = None
        self._options, self.fields = {}, []
        if game.dice:
            self.dice_field = Field(say("Dice"), " ".join(["1–6"] * game.dice))
            self.dice_field.textEdited.connect(lambda _: self.edited.emit())
            self._put(say("Dice"), self.dice_field)
        if game.choices:
            chosen = [("", ""), *((self._name(one), one) for one in game.choices)]
            self._choice = self._combo(chosen)
            self._put(say("Chosen game"), self._choice)
        for option in game.options if game.kind != "tricks" else ():  # no hand of it is shown down
            values = [(_said(value), value) for value in option.values]
            combo = self._combo(values)
            combo.setCurrentIndex(list(option.values).index(option.default))
            self._options[option.name] = combo
            self._put(say(option.title), combo)
        self._box.addStretch(1)
        self.setVisible(bool(self.fields))

    @property
    def dice(self) -> str:
        """What was rolled, as typed."""
        return self.dice_field.text() if self.dice_field else ""

    @property
    def choice(self) -> str:
        """The id of the game that was chosen."""
        return str(self._choice.currentData() or "") if self._choice else ""

    @property
    def options(self) -> Mapping[str, str | bool]:
        """The options as they are set."""
        return {name: combo.currentData() for name, combo in self._options.items()}

    def fill(self, dice: str, choice: str, options: Mapping[str, str | bool]) -> None:
        """Writes what was rolled, chosen and set."""
        if self.dice_field:
            self.dice_field.setText(dice)
        if self._choice:
            self._choice.setCurrentIndex(max(0, self._choice.findData(choice)))
        for name, combo in self._options.items():
            if name in options and combo.findData(options[name]) >= 0:
                combo.setCurrentIndex(combo.findData(options[name]))

    def _combo(self, choices: Sequence[tuple[str, str | bool]]) -> QComboBox:
        combo = QComboBox()
        for text, value in choices:
            combo.addItem(text, value)
        combo.currentIndexChanged.connect(lambda _: self.edited.emit())
        return combo

    def _put(self, title: str, field: QWidget) -> None:
        self.fields.append(field)
        self._box.addWidget(captioned(title, field))

    def _name(self, game_id: str) -> str:
        game = stakes.known(self._library, game_id)
        return game.name if game else game_id


def _said(value: str | bool) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return value
