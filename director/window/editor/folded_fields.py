"""A heading that opens: the fields below it are out of the way until somebody wants them."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from director.translation import say
from director.views.counted import counted
from director.window.widgets.labels import column, holding, reveal

_FOLDED, _OPEN = "▸", "▾"


class FoldedFields(QWidget):
    """A heading and its fields; closed, the heading says how many of them say something."""

    def __init__(self, title: str, fields: Sequence[QWidget]) -> None:
        super().__init__()
        self._title = self._says = title
        self.heading = QPushButton(title)
        self.heading.setProperty("role", "heading")
        self.heading.setCheckable(True)
        self.heading.setAutoDefault(True)  # Enter opens it, as Space does
        self.heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._inside = holding(column(*fields))
        self.setLayout(column(self.heading, self._inside))
        self.heading.toggled.connect(self._turn)
        self._turn(False)

    def open(self) -> None:
        """Its fields can be seen."""
        self.heading.setChecked(True)

    def tell(self, said: int, wrong: int) -> None:
        """So many of its fields say something, and so many are wrong."""
        words = counted(said, "1 field set", "{count} fields set") if said else ""
        if wrong:
            words = counted(wrong, "1 error", "{count} errors")
        title = self._title
        self._says = say("{title}  ·  {words}", title=title, words=words) if words else title
        self._name()

    def _turn(self, opens: bool) -> None:
        reveal(self._inside, opens)
        self._name()

    def _name(self) -> None:
        opens = self.heading.isChecked()
        self.heading.setText(f"{_OPEN if opens else _FOLDED}  {self._says}".replace("&", "&&"))
        self.heading.setAccessibleName(self._says)
        self.heading.setAccessibleDescription(say("open") if opens else say("folded"))
