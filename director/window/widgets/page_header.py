"""What stands at the top of every page: its title, one line that sums it up, what is done first."""

from PySide6.QtWidgets import QWidget

from director.window.look.styles import GRID
from director.window.widgets.labels import column, holding, label, rewrite, row


class PageHeader(QWidget):
    """The title over its line; what can be done stands at the right."""

    def __init__(self, title: str, *deeds: QWidget) -> None:
        super().__init__()
        self.title = label(title, "head")
        self.sum_line = label("", "soft", wrap=True)
        self._words = holding(column(None, self.title, self.sum_line, None, gap=0))
        self._words.setMinimumHeight(4 * GRID)
        self.setLayout(row(self._words, *deeds, gap=GRID, stretch=0))
        self.tell("")

    def tell(self, words: str) -> None:
        """Sums the page up as it is now."""
        if words:
            self._words.setMinimumHeight(6 * GRID)  # what is below stands still from now on
        rewrite(self.sum_line, words)
