"""A field in which one of a few is picked: typed by any of its words, or from the list below it.

What counts is what was picked. While one types nothing is picked, so that half a word never
answers for another choice; left half typed, the field goes back to what was picked before.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from director.rulings.matching import begins, known, words_of
from director.translation import say
from director.window.look.icons import paint_icon
from director.window.look.palettes import current_palette
from director.window.widgets.choice_list import Choice, Choices
from director.window.widgets.chooser import Chooser
from director.window.widgets.find_by_letters import plain

_MOST = 12
"""So many lines of the list are in sight at once."""
_ARROW = 12
"""How wide the arrow is that tells of the list."""


class PickField(Chooser):
    """One of a few choices, each with its key; nothing is picked at first."""

    changed = Signal()
    """Something else is picked, or nothing any more."""

    def __init__(self, name: str, choices: Sequence[Choice], *, always: bool = False) -> None:
        """Of a field that is `always` picked, nothing can be taken back."""
        super().__init__(name, say("select"), self._meant)
        self.choices_of = tuple(choices)
        self._always = always
        self._picked: Choice | None = None
        self._told = ""
        self.setTextMargins(0, 0, 2 * _ARROW, 0)
        self.picked.connect(self._take_over)
        self.entered.connect(self._enter)
        self.textEdited.connect(lambda _: self._tell())

    @property
    def key(self) -> str:
        """The key of what is picked; empty while nothing is, or while one types.

        Of a field that is always picked, the key of what was picked last, whatever is typed.
        """
        picked = self._picked
        return str(picked.key) if picked and (self._always or self._is_untouched) else ""

    @property
    def _is_untouched(self) -> bool:
        """Whether what is picked stands there whole."""
        return self._picked is not None and self._picked.text == self.text()

    def fill(self, key: str) -> None:
        """Puts a choice in, as if it were picked; nothing is told."""
        self._picked = next((one for one in self.choices_of if one.key == key), None)
        self.setText(self._picked.text if self._picked else "")
        self.setCursorPosition(0)
        self._told = self.key

    def pick(self, key: str) -> None:
        """Picks a choice; whoever listens is told."""
        told = self._told
        self.fill(key)
        self._told = told
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()  # whoever types means another choice

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Tab
        ):
            self._take(self._first)  # and goes on: a form is filled field by field
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        whole = self.named(self.text())
        if len(whole) == 1 or not (self.text().strip() or self._always):
            self._picked = whole[0] if whole else None
        self.setText(self._picked.text if self._picked else "")
        self.setCursorPosition(0)
        self._tell()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.is_offering:
            self._open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_offering and self._picked:
            self.setText(self._picked.text)
            self._tell()
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        where = QRectF(self.width() - 2 * _ARROW, (self.height() - _ARROW) / 2, _ARROW, _ARROW)
        paint_icon(QPainter(self), "down", where, current_palette().soft)

    def offer(self) -> None:
        super().offer()
        if self.choices and self.is_offering:
            under = self.choices.geometry()
            if under.bottom() > self.window().height():
                self.choices.move(under.x(), max(0, under.y() - self.height() - under.height() - 8))

    @property
    def _first(self) -> Choice | None:
        """What Tab takes; of a list that was only opened, nothing but what is marked."""
        marked = self.choices.current if self.choices else None
        return super()._first if self.text().strip() and not self._is_untouched else marked

    def _open(self) -> None:
        self.setFocus()
        self.selectAll()
        self.offer()

    def _meant(self, text: str) -> list[Choice]:
        """What a text may mean; all of them where nothing was typed since one was picked."""
        if not text.strip() or self._is_untouched:
            return list(self.choices_of)
        return self.found(text)

    def found(self, text: str) -> list[Choice]:
        """The choices that a text may mean, the best first."""
        typed, wanted = plain(text), words_of(text)
        whole = self.named(text)
        begun = [one for one in self.choices_of if plain(one.text).startswith(typed)]
        worded = [one for one in self.choices_of if begins(wanted, known(one.text))]
        inside = [one for one in self.choices_of if typed in plain(one.text)]
        return list(dict.fromkeys([*whole, *begun, *worded] or inside))

    def named(self, text: str) -> list[Choice]:
        """The choices of which a text is the whole name."""
        return [one for one in self.choices_of if plain(one.text) == plain(text)]

    def _enter(self, text: str) -> None:
        """Enter with nothing marked takes the first that is meant."""
        meant = self._meant(text) if text.strip() and not self._is_untouched else []
        if meant:
            self._take_over(meant[0])

    def _take_over(self, choice: Choice) -> None:
        self._picked = choice
        self.setText(choice.text)
        self.setCursorPosition(0)
        self._tell()

    def _tell(self) -> None:
        if self.key != self._told:
            self._told = self.key
            self.changed.emit()

    def _list(self) -> Choices:
        made = super()._list()
        made.MOST = _MOST
        return made
