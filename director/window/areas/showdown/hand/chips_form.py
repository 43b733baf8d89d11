"""The chips of a showdown beside the bets: pots, dead money, the smallest chip and the button."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.look.styles import GRID
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, column, holding, label, reveal, rewrite, row


class ChipsForm(QWidget):
    """Four fields, and what is to be said about them."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pot = Field(say("Pot"), say("or bets"))
        self.dead = Field(say("Dead money"), "0")
        self.chip = Field(say("Smallest chip"), "1")
        self.button = Field(say("Button"), say("seat"))
        self.fields = {
            "pots": self.pot,
            "dead": self.dead,
            "chip": self.chip,
            "button": self.button,
        }
        """By the field of the showdown file."""
        self._fault = label("", "fault", wrap=True)
        fields = row(
            *(captioned(field.accessibleName(), field) for field in self.fields.values()),
            gap=2 * GRID,
            stretch=0,
        )
        for field in (self.dead, self.chip, self.button):
            field.setFixedWidth(96)
        self.pot.setMaximumWidth(240)
        # rules.md B2: as a bet it would be returned as uncalled
        dead = say("A big blind ante, dead blind or penalty is dead money, not a bet.")
        pots = say("Several pots, with the seats eligible:  900; 300: 1 4")
        hints = column(label(dead, "hint", wrap=True), label(pots, "hint", wrap=True), gap=4)
        self._hints = holding(hints)
        self._foot = row(holding(column(self._hints, self._fault, None, gap=0)), stretch=0)
        self.setLayout(column(holding(fields), holding(self._foot)))
        for field in self.fields.values():
            field.textEdited.connect(lambda _: self.edited.emit())

    def put_beside(self, *buttons: QWidget) -> None:
        """Puts buttons at the foot, beside what is said about the fields."""
        for button in buttons:
            self._foot.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def clear(self, chip: int) -> None:
        """Makes it empty again, but for the smallest chip in play."""
        for field in (self.pot, self.dead, self.button):
            field.empty()
        self.chip.setText(str(chip))

    def mark(self, wrong: Mapping[str, str], missing: str) -> None:
        """Marks what is wrong, by the field of the showdown file, and says what is missing."""
        said = []
        for name, field in self.fields.items():
            why = next((why for at, why in wrong.items() if at.startswith(name)), "")
            field.mark(why)
            said.append(why)
        faults = "  ·  ".join(why for why in (*said, missing) if why)
        rewrite(self._fault, faults)
        reveal(self._hints, not faults)
