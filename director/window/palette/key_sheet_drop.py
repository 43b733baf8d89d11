"""The key sheet as a panel below the bar: Escape leaves it, Ctrl+P prints it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from director.translation import say
from director.window.look.styles import GRID
from director.window.palette.key_sheet import Group, in_columns
from director.window.widgets.drop import COMES_BACK, Drop
from director.window.widgets.labels import column, holding, label, row

_KEY = 104
_LEAST = 240


class _Sheet(QScrollArea):
    """What is scrolled; while it is in sight, Ctrl+P prints it and nothing else."""

    printed = Signal()
    left = Signal()
    """The focus went elsewhere in the window: to another screen, or by a click beside it."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in COMES_BACK:
            self.left.emit()

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Print)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Print):
            self.printed.emit()
        else:
            super().keyPressEvent(event)


class KeysDrop(Drop):
    """All keys by their menus."""

    WIDTH = 1080
    ASKS = False

    def __init__(
        self,
        parent: QWidget,
        groups: Callable[[], Sequence[Group]],
        below: Callable[[], int],
    ) -> None:
        super().__init__(parent)
        self._groups, self._below = groups, below
        self.sheet = _Sheet()
        self.sheet.left.connect(self.hide)  # on another screen other keys count
        self.sheet.setWidgetResizable(True)
        self.sheet.setFrameShape(QScrollArea.Shape.NoFrame)
        self.sheet.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet.setAccessibleName(say("Keyboard shortcuts"))
        hint = say("Ctrl+P: print. Escape: close. Ctrl+K: find anything by name")
        self.box.addWidget(
            holding(row(label(say("Keyboard shortcuts"), "head"), None, label(hint, "hint")))
        )
        self.box.addWidget(self.sheet)
        self.shown: list[Group] = []

    def ask(self) -> None:
        """Opens with the keys that count now; asked again, it goes."""
        if self.isVisible():
            self.lift()
            return
        self.shown = list(self._groups())
        self.sheet.setWidget(_sheet(self.shown))
        self.drop()
        self.sheet.setFocus()

    def settle(self) -> None:
        """Below the bar, as high as there is room."""
        room = self._over.height() - self._below() - 12 * GRID
        inside = self.sheet.widget()
        wanted = inside.sizeHint().height() + 4 if inside else _LEAST
        self.sheet.setFixedHeight(max(_LEAST, min(room, wanted)))
        super().settle()
        self.move(self.x(), self._below() + GRID)


def _sheet(groups: Sequence[Group]) -> QWidget:
    columns = []
    for each in in_columns(groups, 3):
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(4)
        grid.setColumnMinimumWidth(0, _KEY)
        grid.setColumnStretch(1, 1)
        for group in each:
            at = grid.rowCount()
            grid.addWidget(label(group.title, "caption"), at, 0, 1, 2)
            for line, key in enumerate(group.keys, start=at + 1):
                for side, made in enumerate(
                    (label(key.key.replace(", ", "\n"), "soft"), label(key.action, wrap=True))
                ):
                    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                    grid.addWidget(made, line, side)
            grid.setRowMinimumHeight(grid.rowCount(), GRID)
        inside = QWidget()
        inside.setLayout(grid)
        columns.append(holding(column(inside, None)))
    box = row(*columns, gap=3 * GRID)
    for at in range(len(columns)):
        box.setStretch(at, 1)
    return holding(box)
