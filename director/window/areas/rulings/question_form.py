"""The form of one question, made from what the question says it is asked with."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton, QWidget

from director.engine.games import game_names
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.rulings.inputs import Input
from director.rulings.question import Answer, Question, Unanswered
from director.translation import say
from director.window.areas.rulings.list_rows import Column, ListRows
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.field import LINES, Field
from director.window.widgets.labels import column, holding, label, reveal
from director.window.widgets.pick import PickField
from director.window.widgets.yes_no import YesNo

_ACROSS = 3
"""So many narrow fields stand side by side."""
_LETTERS = 18
"""So many are whole in a narrow field."""


class GamePick(PickField):
    """One of the games that hold something, by any name that floors have for it."""

    def __init__(self, title: str, library: Library, holds: Callable[[Game], bool]) -> None:
        games = [game for game in library.sound() if holds(game)]
        super().__init__(title, [Choice(game.name, game.short, game.id) for game in games])
        names, ids = library.names(), {game.id for game in games}
        self._names = {one: called for one, called in names.items() if one in ids}

    def found(self, text: str) -> list[Choice]:
        return self._of(game_names.found(text, self._names))

    def named(self, text: str) -> list[Choice]:
        return self._of(game_names.named(text, self._names))

    def _of(self, ids: Sequence[str]) -> list[Choice]:
        by_id = {one.key: one for one in self.choices_of}
        return [by_id[one] for one in ids]


class Blank(QWidget):
    """One field with its name above and what is wrong with it below."""

    edited = Signal()
    told = Signal()
    """A button has said all that is asked here."""

    def __init__(self, asked: Input, library: Library, beside: "Blank | None" = None) -> None:
        """What is asked for `beside` a list is typed in its rows."""
        super().__init__()
        self.asked = asked
        self._library = library
        self._beside = beside
        self._of_one: list[QPushButton] = []
        self._seat = 0
        self._fault = label("", "fault", wrap=True)
        self._fault.setMinimumHeight(2 * GRID)  # the gap to what is below, also where all is right
        at_will = not asked.needed and not asked.once_asked
        title = say("{title} (if any)", title=asked.title) if at_will else asked.title
        self.field: Field | PickField | YesNo | ListRows | Column = self._made()
        if isinstance(self.field, Column):
            self.setLayout(column(self._fault))
            return
        self.field.setAccessibleName(asked.title)
        if asked.kind.flag:
            self.setLayout(column(self.field, self._fault, gap=4))
        else:
            caption = label(title, "caption", wrap=True)
            caption.setBuddy(self.field)
            box = column(None, caption, self.field, self._fault, gap=4)  # fields in one line
            self._of_one = [push_button("", partial(self._take, at), "link") for at in asked.of_one]
            for button in self._of_one:
                box.addWidget(button, alignment=Qt.AlignmentFlag.AlignLeft)
                button.hide()
            self.setLayout(box)

    def _made(self) -> Field | PickField | YesNo | ListRows | Column:
        kind = self.asked.kind
        if kind.table and self._beside and isinstance(self._beside.field, ListRows):
            return self._beside.field.add_column(self.asked, kind.table)
        if kind.table and self.asked.needed:  # what is seldom typed takes one line
            rows = ListRows(kind.table)
            rows.edited.connect(self.edited)
            rows.told.connect(self.told)
            return rows
        if kind.flag:
            asked = YesNo(self.asked.title)
            asked.answered.connect(self.edited)
            return asked
        if kind.choices or kind.games:
            pick = (
                GamePick(self.asked.title, self._library, kind.games)
                if kind.games
                else PickField(
                    self.asked.title, [Choice(say(one), "", one) for one in kind.choices]
                )
            )
            pick.changed.connect(self.edited)
            return pick
        field = Field(self.asked.title, self.asked.hint or kind.hint)
        field.textEdited.connect(lambda _: self.edited.emit())
        return field

    @property
    def across(self) -> int:
        """How many narrow fields it is as wide as."""
        kind = self.asked.kind
        if kind.wide or kind.flag:
            return _ACROSS
        long = max((len(say(one)) for one in kind.choices), default=0) > _LETTERS
        return 2 if long or kind.games else 1

    @property
    def text(self) -> str:
        """What is typed, picked or answered."""
        match self.field:
            case YesNo():
                return self.field.answer
            case PickField():
                return self.field.key
            case _:
                return self.field.text()

    @property
    def said(self) -> str:
        """The same as it is asked with: a list in which a row is begun is not typed yet."""
        return self.field.said() if isinstance(self.field, ListRows) else self.text

    @property
    def stops(self) -> list[QWidget]:
        """Where the Tab key stops."""
        match self.field:
            case ListRows():
                return list(self.field.cells)
            case Column():
                return []
            case _:
                return [self.field]

    def fill(self, text: str) -> None:
        """Puts something in, as if it were typed."""
        match self.field:
            case YesNo() | PickField() | ListRows() | Column():
                self.field.fill(text)
            case _:
                self.field.setText(text)

    def ask_of(self, seat: int) -> None:
        """Offers what can be said where it is asked of one seat alone; 0 for several."""
        self._seat = seat
        for button, words in zip(self._of_one, self.asked.of_one, strict=True):
            button.setText(say(words, seat=seat))
            reveal(button, bool(seat))

    def _take(self, words: str) -> None:
        self.fill(self.asked.of_one[words].format(seat=self._seat))
        self.edited.emit()
        self.told.emit()

    def mark(self, fault: str) -> None:
        """Says what is wrong with it; "" for nothing."""
        if isinstance(self.field, Field):
            self.field.mark(fault)
        self._fault.setText(fault)


class QuestionForm(QWidget):
    """All fields of one question; what seldom matters is shown once it is asked for."""

    stepped = Signal()
    """The arrows have gone to another row."""
    told = Signal()
    """A button has said all that is asked in its field."""

    def __init__(self, question: Question, library: Library, edited: Callable[[], None]) -> None:
        super().__init__()
        self.question = question
        self.blanks: dict[str, Blank] = {}
        """As they stand: lists grow, so nothing is below them."""
        for one in sorted(
            question.inputs, key=lambda one: (one.once_asked, one.kind.table is not None)
        ):
            self.blanks[one.key] = Blank(one, library, self.blanks.get(one.beside))
        self._asked_for: set[str] = set()
        self._later = _grid()
        first = _grid()
        _lay(first, [blank for blank in self.blanks.values() if not blank.asked.once_asked])
        for blank in self.blanks.values():
            blank.setParent(self)
            blank.edited.connect(edited)
            blank.told.connect(self.told)
        self._lower = holding(self._later)
        self.setLayout(column(holding(first), self._lower, gap=0))
        self._show_asked_for()

    @property
    def typed(self) -> dict[str, str]:
        """What is in the fields, by key."""
        return {key: blank.text for key, blank in self.blanks.items()}

    @property
    def said(self) -> dict[str, str]:
        """What the question is asked with, by key."""
        return {key: blank.said for key, blank in self.blanks.items()}

    def name(self, names: Mapping[int, str]) -> None:
        """Says who sits where."""
        for blank in self.blanks.values():
            if isinstance(blank.field, ListRows):
                blank.field.name(names)

    def fill(self, texts: Mapping[str, str]) -> None:
        """Fills the whole form."""
        for key, blank in self.blanks.items():
            blank.fill(texts.get(key, ""))
        self._asked_for = {key for key, text in texts.items() if text}
        self._show_asked_for()

    def ask_for(self, keys: Iterable[str], seat: int = 0) -> None:
        """Shows the fields that are asked for, and leaves them there; of whom, if of one seat."""
        for blank in [self.blanks[key] for key in keys if key in self.blanks]:
            blank.ask_of(seat)
        if not self._asked_for.issuperset(keys):
            self._asked_for.update(keys)
            self._show_asked_for()

    def hint(self, answer: Callable[[Mapping[str, str]], Answer | Unanswered]) -> None:
        """Says beside a list what is to be typed there for each seat, whatever stands there now."""
        for key, blank in self.blanks.items():
            if isinstance(blank.field, Column):
                before = answer(self.said | {key: ""})
                blank.field.hint(before.each if isinstance(before, Unanswered) else {})

    def mark(self, wrong: Mapping[str, str]) -> None:
        """Marks the fields that are wrong, and only those."""
        for key, blank in self.blanks.items():
            blank.mark(wrong.get(key, ""))

    def land(self) -> None:
        """Puts the focus into the first field, or the first that is empty where one is filled."""
        there = [blank for blank in self.blanks.values() if not blank.isHidden()]
        empty = [blank for blank in there if not blank.said]
        for blank in (empty or there)[:1]:
            blank.field.setFocus()

    def go_to(self, key: str, seat: int = 0) -> None:
        """Puts the focus where something is still to be typed, in the row of a seat."""
        field = self.blanks[key].field
        if isinstance(field, Column):
            field.setFocus(seat)
        else:
            field.setFocus()

    def go_below(self, typing: QWidget | None) -> bool:
        """Goes to the same of the next seat, if there is one.

        Behind the last one, where nothing is typed for any, it goes to what says that nobody has
        any.
        """
        for one in self._lists:
            if cell := one.below(typing):
                cell.begin()
                return True
            if one.left_empty(typing):
                one.nobody.setFocus()
                return True
        return False

    def leads_to_answer(self, typing: QWidget | None) -> str:
        """Where the answer is, as long as it is out of sight, and where Enter leads from here."""
        if typing is None or not self.isAncestorOf(typing):
            return say("The answer is below")
        below = ((one, one.below(typing)) for one in self._lists)
        if seat := next((one.seat_of(cell) for one, cell in below if cell), ""):
            return say("Enter leads to {seat}; the answer is below", seat=seat)
        return say("Press Enter for the answer")

    @property
    def _lists(self) -> list[ListRows]:
        return [one.field for one in self.blanks.values() if isinstance(one.field, ListRows)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In a list the arrows go to the same of the next row, and stay at its ends."""
        typing = QApplication.focusWidget()
        here = next((one for one in self._lists if typing in list(one.cells)), None)
        if event.key() not in LINES or here is None:
            super().keyPressEvent(event)
        elif to := here.stepped(typing, LINES[Qt.Key(event.key())]):
            to.begin()
            self.stepped.emit()

    def _show_asked_for(self) -> None:
        later = [blank for blank in self.blanks.values() if blank.asked.once_asked]
        for blank in later:
            self._later.removeWidget(blank)
        _lay(self._later, [blank for blank in later if blank.asked.key in self._asked_for])
        self._lower.setVisible(any(blank.asked.key in self._asked_for for blank in later))
        for blank in later:
            blank.setVisible(blank.asked.key in self._asked_for)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(2 * GRID)
    grid.setVerticalSpacing(0)  # each has room below it for what is wrong
    for place in range(_ACROSS):
        grid.setColumnStretch(place, 1)
    return grid


def _lay(grid: QGridLayout, blanks: Iterable[Blank]) -> None:
    """Puts fields side by side, line after line."""
    line, place = 0, 0
    for blank in blanks:
        if place + blank.across > _ACROSS:
            if isinstance(blank.field, ListRows) and blank.field.may_be_nobody:
                above = column(None, blank.field.nobody, 2 * GRID + 6)  # in line with the fields
                grid.addWidget(holding(above), line, place)
            line, place = line + 1, 0
        grid.addWidget(blank, line, place, 1, blank.across)
        place += blank.across
