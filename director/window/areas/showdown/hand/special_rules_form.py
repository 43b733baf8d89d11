"""What only some games ask for: dice, the game that a player chose, the options of the house."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.translation import say
from director.views.clock import stakes
from director.window.look.styles import GRID
from director.window.widgets.choice_list import Choice
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, emptied
from director.window.widgets.pick import PickField


class SpecialRulesForm(QWidget):
    """The fields that a game has for itself; none for most games."""

    edited = Signal()

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(2 * GRID)
        self.dice_field: Field | None = None
        self._choice: PickField | None = None
        self._options: dict[str, tuple[PickField, dict[str, str | bool]]] = {}
        """The field of each option, and its values by their keys."""
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
        if game.to_choose:
            titles = {case.name: case.title for case in game.cases}
            chosen = [
                Choice(say(titles[one]) if one in titles else self._name(one), "", one)
                for one in game.to_choose
            ]
            title = say("Chosen game") if game.choices else say("Choice")
            self._choice = PickField(title, chosen)
            self._choice.changed.connect(self.edited)
            self._put(title, self._choice)
        for option in game.options if game.kind != "tricks" else ():  # no hand of it is shown down
            values = {str(value): value for value in option.values}
            ways = [Choice(_said(value), "", key) for key, value in values.items()]
            field = PickField(say(option.title), ways, always=True)
            field.fill(str(option.default))
            field.changed.connect(self.edited)
            self._options[option.name] = field, values
            self._put(say(option.title), field)
        self._box.addStretch(1)
        self.setVisible(bool(self.fields))

    @property
    def asked(self) -> list[QWidget]:
        """The fields that stand empty until somebody says what was rolled, or chosen."""
        return [one for one in (self.dice_field, self._choice) if one is not None]

    @property
    def dice(self) -> str:
        """What was rolled, as typed."""
        return self.dice_field.text() if self.dice_field else ""

    @property
    def choice(self) -> str:
        """The id of the game that was chosen, or the name of the case."""
        return self._choice.key if self._choice else ""

    @property
    def options(self) -> Mapping[str, str | bool]:
        """The options as they are set."""
        return {name: values[field.key] for name, (field, values) in self._options.items()}

    def fill(self, dice: str, choice: str, options: Mapping[str, str | bool]) -> None:
        """Writes what was rolled, chosen and set."""
        if self.dice_field:
            self.dice_field.setText(dice)
        if self._choice:
            self._choice.fill(choice)
        for name, (field, values) in self._options.items():
            if str(options.get(name)) in values:
                field.fill(str(options[name]))

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
