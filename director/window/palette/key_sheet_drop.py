"""The key sheet as a panel below the bar: Escape leaves it, Ctrl+P prints it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from director.translation import say
from director.window.look.styles import GRID
from director.window.palette.key_sheet import Group, in_columns
from director.window.widgets.drop import COMES_BACK, Drop
from director.window.widgets.labels import column, holding, label, row

_COLUMNS = 3
_A_FEW = 20
"""Keys that are put in at one step: some twenty milliseconds."""
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
        self._steps: Iterator[None] = iter(())
        self._spare_time = QTimer(self)
        self._spare_time.timeout.connect(self._go_on)

    def ask(self) -> None:
        """Opens with the keys that count now; asked again, it goes."""
        if self.isVisible():
            self.lift()
            return
        self.shown = list(self._groups())
        grids = [_grid() for _ in range(_COLUMNS)]
        self.sheet.setWidget(_sheet(grids))
        self._steps = _filled(grids, self.shown)
        self._go_on()  # what is seen first
        self._spare_time.start()
        self.drop()
        self.sheet.setFocus()

    def _go_on(self) -> None:
        """Some groups more, while there is nothing else to do."""
        inside = self.sheet.widget()
        if inside is None:
            self._spare_time.stop()
        elif not inside.updatesEnabled():  # laid out by now: nothing is seen squeezed
            inside.setUpdatesEnabled(True)
        elif next(self._steps, self) is not self:
            inside.setUpdatesEnabled(False)
        else:
            self._spare_time.stop()
            if self.isVisible():
                self.settle()  # it may need less room than there is

    def settle(self) -> None:
        """Below the bar, as high as there is room."""
        room = self._over.height() - self._below() - 12 * GRID
        inside = None if self._spare_time.isActive() else self.sheet.widget()
        wanted = inside.sizeHint().height() + 4 if inside else room
        self.sheet.setFixedHeight(max(_LEAST, min(room, wanted)))
        super().settle()
        self.move(self.x(), self._below() + GRID)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(GRID)
    grid.setVerticalSpacing(4)
    grid.setColumnMinimumWidth(0, _KEY)
    grid.setColumnStretch(1, 1)
    return grid


def _sheet(grids: Sequence[QGridLayout]) -> QWidget:
    """The columns beside each other."""
    box = row(*[holding(column(holding(grid), None)) for grid in grids], gap=3 * GRID)
    for at in range(len(grids)):
        box.setStretch(at, 1)
    return holding(box)


def _filled(grids: Sequence[QGridLayout], groups: Sequence[Group]) -> Iterator[None]:
    """Fills the columns from above, a few lines at each step."""
    lines = 0
    for beside in zip_longest(*in_columns(groups, len(grids))):
        for grid, group in zip(grids, beside, strict=False):
            if group:
                _add(grid, group)
                lines += len(group.keys)
                if lines >= _A_FEW:
                    lines = 0
                    yield
    yield


def _add(grid: QGridLayout, group: Group) -> None:
    at = grid.rowCount()
    grid.addWidget(label(group.title, "caption"), at, 0, 1, 2)
    for line, key in enumerate(group.keys, start=at + 1):
        for side, made in enumerate(
            (label(key.key.replace(", ", "\n"), "soft"), label(key.action, wrap=True))
        ):
            made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(made, line, side)
    grid.setRowMinimumHeight(grid.rowCount(), GRID)
