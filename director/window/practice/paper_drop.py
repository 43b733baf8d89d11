"""A dealer test on paper: how many questions, and its number; of the games that are practised."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.engine.games.library import Library
from director.files.typed_figures import joined
from director.reports.game_sheets.dealer_test import MOST_QUESTIONS, DealerTest
from director.reports.sheet_kinds import NoSheet, Typesetter
from director.reports.sheets_beside_events import DEALER_TEST
from director.school.lesson import Wish, chosen_games
from director.school.making import HousePlays
from director.translation import say
from director.window.look.styles import GRID
from director.window.printing.opened_sheet import not_opened
from director.window.printing.sheet import file_name, open_in_viewer
from director.window.system.tasks import Task
from director.window.widgets.buttons import push_button
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, rewrite, row
from director.window.widgets.status_line import DONE, FAILED

_QUESTIONS = 20
_DIGITS = 9


class PaperDrop(Drop):
    """Two fields; Enter sets the test and opens it."""

    WIDTH = 480

    said = Signal(str, str)

    def __init__(self, library: Library, sheets: Typesetter, parent: QWidget) -> None:
        super().__init__(parent)
        self._library, self._sheets = library, sheets
        self.viewer = open_in_viewer
        """Opens a file; tests look at it instead."""
        self._wish, self._house = Wish(), HousePlays()
        self.questions = Field(say("Questions"))
        self.number = Field(say("Number of the test"))
        self.words = label("", "soft", wrap=True)
        self.fault = label("", "wrong", wrap=True)
        makes = push_button(say("Open as PDF"), self.make, "first")
        fields = row(
            captioned(say("Questions"), self.questions),
            captioned(say("Number of the test"), self.number),
            gap=2 * GRID,
        )
        for widget in (label(say("Dealer test"), "head"), self.words, holding(fields), self.fault):
            self.box.addWidget(widget)
        self.box.addWidget(holding(row(None, makes)))
        self.questions.setText(str(_QUESTIONS))
        self.number.setText("1")
        for field in (self.questions, self.number):
            field.returnPressed.connect(self.make)

    def ask(self, wish: Wish, house: HousePlays) -> None:
        """Drops down for the games, the topic and the strength that are practised."""
        self._wish, self._house = wish, house
        rewrite(self.fault, "")
        rewrite(
            self.words,
            say(
                "Of the games, the topic and the strength chosen on this page. The same number is"
                " always the same test; its key stands on pages of its own."
            ),
        )
        self.drop()
        self.questions.begin()

    def make(self) -> None:
        """Sets the test, beside the window's own thread, and opens it."""
        count, number = _whole(self.questions.text()), _whole(self.number.text())
        if not 1 <= count <= MOST_QUESTIONS:
            rewrite(self.fault, say("a test has 1 to {most} questions", most=MOST_QUESTIONS))
            self.questions.begin()
            return
        if number < 0:
            rewrite(self.fault, say("the number of a test is a whole number of up to 9 digits"))
            self.number.begin()
            return
        wish, sheets = self._wish, self._sheets
        games = chosen_games(self._library, wish.games)
        topics = (wish.topic,) if wish.topic else ()
        test = DealerTest(games, self._library, count, number, topics, wish.strength, self._house)
        self.lift()

        def opened(pdf: bytes) -> None:
            name = file_name(say("Dealer test {number}", number=number))
            words = not_opened(pdf, name, self.viewer)
            self.said.emit(words or say("opened: dealer test {number}", number=number), DONE)

        Task(self, lambda: DEALER_TEST.pdf(test, sheets), opened, self._failed)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, NoSheet | OSError):
            self.said.emit(str(error), FAILED)
        else:
            raise error


def _whole(text: str) -> int:
    """A number as it is typed; -1 for none."""
    plain = joined(text.strip())
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) <= _DIGITS else -1
