"""What stands beside the rows of a structure: its details, its curve, the sheet as it prints.

One of them in a narrow window, or beside so many columns that these would be hidden; else all.
"""

from PySide6.QtWidgets import QPushButton, QWidget

from director.translation import say
from director.window.editor.curve_view import CurveView
from director.window.editor.detail_form import DetailsForm
from director.window.look.styles import GRID
from director.window.widgets.labels import column, holding, panel, reveal, row
from director.window.widgets.sheet_preview import Preview

WIDE = 1400
"""From this width of the page on, they stand side by side."""
_WIDEST = 1700
"""From this width on there is room for whole names of games in the details."""
_RIGHT, _AROUND = 424, 10 * GRID
"""The width of the sheet and the curve, and what parts the panes and is around them."""
_CURVE = 264
"""The height of the curve below the sheet."""
DETAILS, CURVE, SHEET = "details", "curve", "sheet"
_ORDER = (DETAILS, CURVE, SHEET)


class SidePanes(QWidget):
    """All three, of which those are in sight for which there is room."""

    def __init__(self, form: DetailsForm, preview: Preview) -> None:
        super().__init__()
        self.curve = CurveView()
        self.chosen = DETAILS
        self._width, self._rows = 0, 0
        self._details = panel(column(form))
        self._sheet, self._curve = panel(column(preview)), panel(column(self.curve))
        right = column(self._sheet, self._curve, None, gap=2 * GRID)
        right.setStretch(0, 1 << 10)
        right.setStretch(1, 1 << 10)
        self._right = holding(right)
        self.setLayout(row(self._details, self._right, gap=2 * GRID))
        titles = (say("Details"), say("Curve"), say("Sheet"))
        self.buttons = dict(zip(_ORDER, map(QPushButton, titles), strict=True))
        for name, button in self.buttons.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=name: self.choose(name))
        self.switch = holding(row(*self.buttons.values(), gap=4))

    def choose(self, pane: str) -> None:
        """Brings one into sight, where there is room for one alone."""
        self.chosen = pane
        self.settle(self._width, self._rows)

    def next(self) -> None:
        """The next one, after the last the first."""
        self.choose(_ORDER[(_ORDER.index(self.chosen) + 1) % len(_ORDER)])

    def settle(self, width: int, rows: int) -> None:
        """As many as there is room for in a page of this width beside rows so wide."""
        self._width, self._rows = width, rows
        details = 400 if width >= _WIDEST else 320
        wide = width >= WIDE and width >= _AROUND + rows + details + _RIGHT
        reveal(self.switch, not wide)
        reveal(self._details, wide or self.chosen == DETAILS)
        reveal(self._right, wide or self.chosen != DETAILS)
        reveal(self._sheet, wide or self.chosen == SHEET)
        reveal(self._curve, wide or self.chosen == CURVE)
        self._curve.setMaximumHeight(_CURVE if wide else 400)
        self._details.setFixedWidth(details)
        self._right.setFixedWidth(_RIGHT if wide else 400)
        for name, button in self.buttons.items():
            button.setChecked(name == self.chosen)
