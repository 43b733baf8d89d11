"""Pages of which one is shown: only that one says how much room is needed."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget

from director.window.look.styles import dress_window


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


class Wardrobe(Stack):
    """A stack each of whose pages is dressed by itself: those that are hidden do not wait for it.

    A page that has another wardrobe in it dresses its own parts.
    """

    def addWidget(self, page: QWidget) -> int:
        """Takes a page in; its place."""
        page.setParent(self)  # first: what changes its place is dressed anew
        if page.findChild(Wardrobe) is None:
            dress_window(page)
        return super().addWidget(page)  # last: the first page is shown at once
