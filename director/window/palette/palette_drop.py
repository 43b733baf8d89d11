"""The palette: type a few letters of anything the program can do or go to, and Enter."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from director.translation import say
from director.window.look.styles import GRID
from director.window.palette.palette_entries import (
    Offer,
    is_called,
    meant,
    nearest,
    on_whom,
    typed_words,
)
from director.window.widgets.drop import COMES_BACK, Drop
from director.window.widgets.field import Field
from director.window.widgets.find_by_letters import plain
from director.window.widgets.labels import label, rewrite
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import ROW_HEIGHT, RowsView

_LINES = 10
_STEPS = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: _LINES,
    Qt.Key.Key_PageUp: -_LINES,
}
_ANYTHING = say("Type anything: draw, bust, chop, a name, a game, an event")


def _tone(offer: Offer) -> str:
    return "faint" if offer.why_not else ""


def _line(offer: Offer) -> str:
    """What stands in the list: whatever is grey says there why."""
    return "  ·  ".join(filter(None, (offer.title, offer.why_not)))


_COLUMNS: tuple[Column[tuple[int, Offer]], ...] = (
    Column("", lambda row: _line(row[1]), colour=lambda row: _tone(row[1])),
    Column("", lambda row: row[1].kind, width=112, colour=lambda _: "faint"),
    Column("", lambda row: row[1].key, width=136, right=True, colour=lambda row: _tone(row[1])),
)


def _act(offer: Offer) -> str:
    """What Enter does; and what it asks first."""
    asked = [offer.which.question] if offer.which else []
    whom = " ".join([*asked, offer.typed]).strip()
    return f"{offer.title}: {whom}" if whom else offer.title


class _Field(Field):
    """The field whose arrows go through the list below it."""

    def __init__(self, drop: "PaletteDrop") -> None:
        super().__init__(say("Find anything"), _ANYTHING)
        self._drop = drop
        self.setProperty("scale", "big")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._drop.move_by(step)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in COMES_BACK:
            self._drop.hide()  # whoever works elsewhere wants no list over it


class PaletteDrop(Drop):
    """Everything that can be done or gone to, by a few letters of it."""

    WIDTH = 720
    SCRIM = True
    ASKS = False

    def __init__(
        self,
        parent: QWidget,
        offers: Callable[[], Sequence[Offer]],
        more: Callable[[str], Sequence[Offer]],
        rulings: Callable[[str], Sequence[Offer]],
        below: Callable[[], int],
    ) -> None:
        """`more` and `rulings` find what is too much to list: players, and what floors ask.

        `below` is how far down it drops.
        """
        super().__init__(parent)
        self._offers, self._more, self._below = offers, more, below
        self._rulings = rulings
        self._all: Sequence[Offer] = ()
        self._is_near = False
        """Whether nothing answers to what is typed, and what is nearest to it is offered: nobody
        meant any of it, so none is marked before an arrow or a click does."""
        self._asking: Offer | None = None
        """What is to be done to somebody who is being chosen."""
        self._question = label("", "head", wrap=True)
        self.field = _Field(self)
        self.model: RowsModel[tuple[int, Offer]] = RowsModel(_COLUMNS, lambda row: row[0], self)
        self.view = RowsView(self.model, say("Matches"), self)
        self.view.horizontalHeader().hide()
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._hint = label("", "soft", wrap=True)
        for widget in (self._question, self.field, self.view, self._hint):
            self.box.addWidget(widget)
        self.field.textChanged.connect(lambda _: self._look())
        self.field.returnPressed.connect(self._enter)
        self.view.chosen.connect(self._tell)
        self.view.clicked.connect(lambda _: self._enter())

    @property
    def hint(self) -> str:
        """What it says below the list."""
        return self._hint.text()

    @property
    def offered(self) -> list[str]:
        """The titles in the list."""
        return [offer.title for _, offer in self.model.rows]

    def ask(self) -> None:
        """Opens, ready to type; asked again, what was typed can be typed over."""
        if self.isVisible():
            self.field.begin()
            return
        self._all = self._offers()
        self._turn_to(None)
        self.drop()
        self.field.setFocus()

    def _turn_to(self, asking: Offer | None) -> None:
        """Finds anything, or those to whom something is to be done."""
        self._asking = asking
        which = asking.which if asking else None
        rewrite(self._question, f"{asking.title}: {which.question}" if asking and which else "")
        self.field.setPlaceholderText(which.hint if which else _ANYTHING)
        self.field.setAccessibleName(self._question.text() or say("Find anything"))
        self.field.empty()
        if asking and asking.typed:
            self.field.setText(asking.typed)
        self._look()

    def move_by(self, lines: int) -> None:
        """Marks another line; the ends hold."""
        chosen = self.view.choice
        at = (chosen[0] if chosen else -1) + lines
        if self.model.rows:
            self._mark(min(max(at, 0), len(self.model.rows) - 1))

    def settle(self) -> None:
        """Below the bar, so that the clock stays in sight."""
        super().settle()
        self.move(self.x(), self._below() + GRID)

    def _look(self) -> None:
        typed = self.field.text()
        if self._asking and self._asking.which:
            self._is_near = False
            self._show(self._asking.which.among(typed))
            return
        found, more = meant(typed, self._all), list(self._more(typed))
        first = typed_words(typed)[:1]
        begins = [one for one in found if more and plain(one.title).startswith(first[0])]
        rulings = self._rulings(typed)
        worded = [one for one in found if one not in begins and is_called(typed, one)]
        whom = on_whom(typed, self._all, self._more)
        found = list(dict.fromkeys([*whom, *begins, *more, *worded, *rulings, *found]))
        self._is_near = not found
        found = found or nearest(typed, self._all)
        self._show(found)

    def _show(self, found: Sequence[Offer]) -> None:
        self.model.show([])
        self.model.show(enumerate(found))
        self.view.setFixedHeight(min(len(found), _LINES) * ROW_HEIGHT + 8)
        sought = self._asking or self.field.text().strip()
        if found and sought and not self._is_near:  # Enter alone undoes nothing
            self._mark(0)
        self._tell()

    def _mark(self, at: int) -> None:
        self.view.selectRow(at)
        self.view.scrollTo(self.model.index(at, 0))

    def _tell(self) -> None:
        chosen = self.view.choice
        if chosen is None:
            self._hint.setText(self._unmarked())
        elif why_not := chosen[1].why_not:
            self._hint.setText(say("Not now: {why}", why=why_not))
        else:
            self._hint.setText(say("Enter: {act}", act=_act(chosen[1])))
        self.field.setAccessibleDescription(self._hint.text())
        self.settle()

    def _unmarked(self) -> str:
        """What can be done while no line is marked."""
        if not self.model.rows:
            return say("No match")
        if self._is_near:
            return say("No match, but these are near: use the arrow keys or click one")
        return say("Type, or use the arrow keys")

    def _enter(self) -> None:
        chosen = self.view.choice
        if chosen is None:
            return
        offer = chosen[1]
        if offer.typed and offer.why_not:
            return  # what was typed stands there yet, and below it why not
        if offer.which and not offer.why_not:
            self._turn_to(offer)
        else:
            self.lift()
            offer.do()
