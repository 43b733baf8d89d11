"""Rulings: one box finds the question, its form is filled, and the answer stands beside it."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from director import shelf
from director.desk.rulings.catalogue import CHAPTERS, QUESTIONS
from director.desk.rulings.glossary import load_floor_rules, load_glossary
from director.desk.rulings.questions import Question
from director.desk.rulings.searching import (
    FILED,
    GAME,
    RULE,
    RULING,
    TERM,
    Entry,
    entries,
    filed,
    search,
)
from director.desk.rulings.sheets import sheet_rules
from director.gui.events.cockpits import SHOWDOWN, Cockpit
from director.gui.events.screens import Screen
from director.gui.look.styles import GRID
from director.gui.parts.actions import Bound
from director.gui.parts.fields import Field
from director.gui.parts.labels import captioned, column, emptied, holding, label, row
from director.gui.parts.rows import Column, RowsModel
from director.gui.parts.tables import RowsView
from director.gui.rulings.answers import AnswerView
from director.gui.rulings.forms import QuestionForm
from director.gui.rulings.houses import HouseRulesDrop
from director.house_rules import HOUSE_RULES
from director.tournament.filings import Filing
from director.words import say

_COLUMNS: tuple[Column[Entry], ...] = (
    Column(say("Question"), lambda entry: entry.title),
    Column(say("About"), lambda entry: entry.under, width=88),
)

_WIDE = 1100
"""On narrower screens the questions take the room in which their chapters would stand."""


class _SearchField(Field):
    """The search box: the arrows go through what is found without leaving it."""

    def __init__(self, screen: "RulingsScreen") -> None:
        super().__init__(say("Search"), say("quartered, sixth street, joker …"))
        self._screen = screen

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._screen.step(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class RulingsScreen(Screen):
    """Every ruling that can be asked for, every game, and the words of the trade."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        rules = load_floor_rules(shelf.rules())
        terms = load_glossary(shelf.rules() / "glossary.toml")
        self.texts = {(RULE, one.word): one for one in rules} | {
            (TERM, one.word): one for one in terms
        }
        self.all = entries(CHAPTERS, cockpit.library.sound(), rules, terms)
        self.search = _SearchField(self)
        self.model: RowsModel[Entry] = RowsModel(_COLUMNS, lambda one: (one.kind, one.key), self)
        self.view = RowsView(self.model, say("What is found"), self)
        self.none = label(say("Nothing has all these words"), "hint")
        self.title = label("", "head", wrap=True)
        self.source = label("", "caption")
        self.example = QPushButton(say("Worked example"))
        self.to_showdown = QPushButton(say("Rule a hand of it"))
        self.answer = AnswerView()
        self.houses = QPushButton(say("House rules …"))
        self.house_rules = HouseRulesDrop(cockpit.settings, self)
        self.house_rules.changed.connect(self._ask)
        self.house_rules.said.connect(cockpit.say)
        self.form: QuestionForm | None = None
        self._filed = len(cockpit.tournament.filings)
        self._typed: dict[str, dict[str, str]] = {}
        """What was typed into each form, so that looking elsewhere loses nothing."""
        self._place = column()
        self._lay_out()
        self.search.textEdited.connect(lambda _: self.look_up())
        self.search.returnPressed.connect(self.land_in_form)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._show_choice())
        self.view.opened.connect(self.land_in_form)
        self.example.clicked.connect(lambda _=False: self.fill_example())
        self.houses.clicked.connect(lambda _=False: self.house_rules.ask())
        self.to_showdown.clicked.connect(lambda _=False: self._play())
        self.look_up()

    def _lay_out(self) -> None:
        left = column(
            captioned(say("Search"), self.search), self.none, self.view, self.houses, gap=GRID
        )
        found = holding(left)
        found.setMinimumWidth(280)
        found.setMaximumWidth(420)
        head = row(self.title, None, self.example, self.to_showdown, gap=2 * GRID)
        head.setStretch(0, 100)  # a long title takes the room that the gap does not need
        inside = QWidget()
        form = column(holding(head), self.source, holding(self._place), self.answer, gap=2 * GRID)
        form.setStretch(3, 1)
        form.setContentsMargins(2 * GRID, 0, 0, 0)
        inside.setLayout(form)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        box = row(found, scroll, gap=2 * GRID)
        box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, GRID)
        box.setStretch(0, 4)
        box.setStretch(1, 9)
        self.setLayout(box)

    @property
    def chosen(self) -> Entry | None:
        """What is looked at."""
        return self.view.choice

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setColumnHidden(1, self.width() < _WIDE)
        super().resizeEvent(event)

    def land(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def refresh(self) -> None:
        if len(self.cockpit.tournament.filings) != self._filed:
            self._filed = len(self.cockpit.tournament.filings)
            self.look_up()
        if self.form:
            self._ask()

    def look_up(self) -> None:
        """Lists what has the words in the search box."""
        filings = filed(self.cockpit.tournament.filings)
        found = search(self.search.text(), [*filings, *self.all])
        self.model.show(found)
        self.none.setVisible(not found)
        if found and (self.chosen is None or self.search.text()):
            self.view.selectRow(0)
        self._show_choice()

    def step(self, by: int) -> None:
        """Goes so many places down the list."""
        rows = list(self.model.rows)
        if rows:
            at = rows.index(self.chosen) if self.chosen in rows else -by
            self.view.selectRow(max(0, min(len(rows) - 1, at + by)))

    def open(self, kind: str, key: str) -> None:
        """Goes to one entry, whatever was searched for."""
        self.search.empty()
        self.look_up()
        for place, entry in enumerate(self.model.rows):
            if (entry.kind, entry.key) == (kind, key):
                self.view.selectRow(place)

    def land_in_form(self) -> None:
        """Puts the focus where the question is asked; a game goes on to the Showdown screen."""
        if self.form:
            self.form.land()
        else:
            self._play()

    def fill_example(self) -> None:
        """Fills in the worked example."""
        if self.form:
            self.form.fill(self.form.question.example)
            self._ask()
            self.form.land()

    def _show_choice(self) -> None:
        entry = self.chosen
        question = QUESTIONS.get(entry.key) if entry and entry.kind == RULING else None
        if self.form and self.form.question is question:
            return
        self._keep()
        self.form = None
        emptied(self._place)
        self.example.setVisible(bool(question and question.inputs))
        self.to_showdown.setVisible(bool(entry and entry.kind in (GAME, FILED)))
        self.to_showdown.setText(
            say("Judge it again") if entry and entry.kind == FILED else say("Rule a hand of it")
        )
        self.title.setText(question.title if question else "")
        self.source.setText(question.source if question else "")
        self.title.setVisible(bool(question))
        self.source.setVisible(bool(question))
        if question:
            self._show_form(question)
        elif entry and entry.kind == GAME:
            self.answer.show_game(self.cockpit.library.game(entry.key))
        elif entry and entry.kind == FILED:
            self.answer.show_filing(self._filing(entry))
        elif entry:
            self.answer.show_term(self.texts[entry.kind, entry.key])

    def _show_form(self, question: Question) -> None:
        self.form = QuestionForm(question, self.cockpit.library, self._ask)
        self._place.addWidget(self.form)
        self.form.show()  # at once, for whoever types on
        fields = [blank.field for blank in self.form.blanks.values()]
        for before, after in pairwise([self.search, self.view, *fields, self.example]):
            QWidget.setTabOrder(before, after)
        self.form.fill(self._typed.get(question.id, {}))
        self._ask()

    def _keep(self) -> None:
        if self.form:
            self._typed[self.form.question.id] = self.form.typed

    def _ask(self) -> None:
        """Answers what is typed now."""
        if not self.form:
            return
        settings = self.cockpit.settings
        house = {key: settings[key] for key in HOUSE_RULES}
        sheet = sheet_rules(self.cockpit.structure)
        answer = self.form.question.answer(self.form.typed, house, self.cockpit.library, sheet)
        self.form.mark(getattr(answer, "wrong", {}))
        self.answer.show_answer(self.form.question, answer)

    def _play(self) -> None:
        """Goes on to the Showdown screen, with a game or with a hand that was filed."""
        entry = self.chosen
        if entry and entry.kind == GAME:
            self.cockpit.play_asked.emit(entry.key)
            self.cockpit.ask_for(SHOWDOWN)
        elif entry and entry.kind == FILED:
            self.cockpit.case_asked.emit(self._filing(entry).case)
            self.cockpit.ask_for(SHOWDOWN)

    def _filing(self, entry: Entry) -> Filing:
        return self.cockpit.tournament.filings[int(entry.key) - 1]
