"""Pages of which one is shown: only that one says how much room is needed."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget


class Stack(QStackedWidget):
    """A stack as large as the page in sight; Qt's own is as large as the largest of all."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        here = self.currentWidget()
        return here.sizeHint() if here else super().sizeHint()

    def hasHeightForWidth(self) -> bool:
        """Lines that are broken inside are made to fit; they make no page higher."""
        return False

    def minimumSizeHint(self) -> QSize:
        here = self.currentWidget()
        return here.minimumSizeHint() if here else super().minimumSizeHint()
