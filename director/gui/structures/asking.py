"""Two panels that drop down: all levels by a factor, and a schedule out of wishes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from director.gui.look.styles import GRID
from director.gui.parts.drops import Drop
from director.gui.parts.fields import Field
from director.gui.parts.labels import captioned, holding, label, rewrite, row
from director.gui.structures.editors import Editor
from director.gui.structures.values import found
from director.tournament.schedules import STEEPNESSES, Wish
from director.words import say

_MOST = 10**9
_ROUND = 10**9
"""Stakes are round: a chip that does not go into this goes into none of them."""


def _number(text: str) -> float | None:
    """A number above nothing as it is typed; None where it is none."""
    try:
        number = float(text.strip().replace(",", ""))
    except ValueError:
        return None
    return number if 0 < number <= _MOST else None


class StretchDrop(Drop):
    """Asks for a factor."""

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.factor = Field(say("Factor"), "0.75")
        self.why = label("", "fault", wrap=True)
        go = QPushButton(say("Stretch"))
        go.setProperty("role", "first")
        go.clicked.connect(lambda _=False: self.go())
        self.factor.returnPressed.connect(self.go)
        self.box.addWidget(label(say("All levels longer or shorter"), "head"))
        self.box.addWidget(captioned(say("Factor: 0.75 makes 20 minutes 15"), self.factor))
        self.box.addWidget(self.why)
        self.box.addWidget(holding(row(label(say("Breaks stay as they are"), "hint"), None, go)))

    def ask(self) -> None:
        """Opens, ready for the factor."""
        self.factor.empty()
        rewrite(self.why, "")
        self.drop()
        self.factor.setFocus()

    def go(self) -> None:
        """Stretches, or says why not."""
        factor = _number(self.factor.text())
        if factor is None or factor > 100:
            rewrite(self.why, say("a factor has to be a number above nothing, such as 0.75"))
            self.settle()
            return
        self._editor.stretch(factor)
        self.lift()


class SuggestDrop(Drop):
    """Asks for chips, players, hours and a steepness."""

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.fields = {
            "chips": Field(say("Starting chips")),
            "players": Field(say("Players")),
            "hours": Field(say("Hours")),
            "smallest": Field(say("Smallest chip")),
            "depth": Field(say("Big blinds in a stack")),
        }
        self.steepness = QComboBox()
        self.steepness.setAccessibleName(say("Steepness"))
        for one in STEEPNESSES:
            self.steepness.addItem(say(one), one)
        self.why = label("", "fault", wrap=True)
        go = QPushButton(say("Suggest"))
        go.setProperty("role", "first")
        go.clicked.connect(lambda _=False: self.go())
        asked = [captioned(field.accessibleName(), field) for field in self.fields.values()]
        self.box.addWidget(label(say("Suggest a schedule"), "head"))
        self.box.addWidget(holding(row(*asked[:3], gap=2 * GRID)))
        steep = captioned(say("Steepness"), self.steepness)
        self.box.addWidget(holding(row(*asked[3:], steep, gap=2 * GRID)))
        self.box.addWidget(self.why)
        hint = label(say("It takes the place of all rows; Ctrl+Z brings them back"), "hint")
        self.box.addWidget(holding(row(hint, None, go)))
        for field in self.fields.values():
            field.returnPressed.connect(self.go)

    def ask(self) -> None:
        """Opens with what the draft says already."""
        data = self._editor.draft.data
        minutes = found(data, "expected.minutes")
        chips = self._editor.draft.data.get("chip")
        smallest = (
            chips[0].get("value", 25)
            if isinstance(chips, list) and chips and isinstance(chips[0], dict)
            else 25
        )
        begins = {
            "chips": data.get("starting_chips", 10000),
            "players": found(data, "expected.players") or 30,
            "hours": f"{minutes / 60:g}" if isinstance(minutes, int) else 5,
            "smallest": smallest,
            "depth": 100,
        }
        for name, value in begins.items():
            self.fields[name].setText(str(value))
        self.steepness.setCurrentIndex(self.steepness.findData("usual"))
        rewrite(self.why, "")
        self.drop()
        self.fields["chips"].setFocus()
        self.fields["chips"].selectAll()

    def go(self) -> None:
        """Writes the schedule, or says why there is none."""
        numbers = {name: _number(field.text()) for name, field in self.fields.items()}
        for name, field in self.fields.items():
            field.mark("" if numbers[name] else say("should be a number above nothing"))
        try:
            if not all(numbers.values()):
                raise ValueError(say("each of these has to be a number above nothing"))
            if _ROUND % max(1, int(numbers["smallest"] or 0)):
                raise ValueError(say("no round stakes can be posted with such chips"))
            self._editor.suggest(
                Wish(
                    int(numbers["chips"] or 0),
                    int(numbers["players"] or 0),
                    numbers["hours"] or 0,
                    str(self.steepness.currentData(Qt.ItemDataRole.UserRole)),
                    int(numbers["smallest"] or 0),
                    int(numbers["depth"] or 0),
                )
            )
        except ValueError as error:
            rewrite(self.why, str(error))
            self.settle()
            return
        self.lift()
