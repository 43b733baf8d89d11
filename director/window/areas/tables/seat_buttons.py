"""The seats of one table to click, where the floor is asked for one of them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from director.tournament.state import Tournament
from director.translation import say
from director.window.widgets.labels import reveal

_IN_A_ROW = 5


class SeatButtons(QWidget):
    """A button a seat, those in which nobody sits too: the button may be dead."""

    picked = Signal(int)
    """The number of a seat."""

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[QPushButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)

    def show_table(self, t: Tournament, table: int) -> None:
        """Shows the seats of this table."""
        seats = t.size(table)
        while len(self.buttons) < seats:
            self._add(len(self.buttons) + 1)
        for number, button in enumerate(self.buttons, 1):
            reveal(button, number <= seats)

    def _add(self, seat: int) -> None:
        made = QPushButton(str(seat))
        made.setProperty("role", "deed")
        made.setAccessibleName(say("Seat {seat}", seat=seat))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the number keys do the same
        made.clicked.connect(lambda _=False: self.picked.emit(seat))
        self._grid.addWidget(made, (seat - 1) // _IN_A_ROW, (seat - 1) % _IN_A_ROW)
        self.buttons.append(made)
