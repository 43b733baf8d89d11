"""Pages of which one is shown."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from director.window.widgets.stack import Wardrobe


class Dressed(QWidget):
    """Counts how often it is given a style."""

    def __init__(self):
        super().__init__()
        self.times = 0

    def changeEvent(self, event):
        self.times += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


def test_what_lies_on_a_page_is_dressed_once_when_a_wardrobe_takes_it_in(dressed):
    wardrobe, page, within = Wardrobe(), QWidget(), Dressed()
    box = QVBoxLayout(page)
    box.addWidget(within)

    wardrobe.addWidget(page)

    assert within.times == 1
