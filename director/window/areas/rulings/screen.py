"""Rulings: one box finds the question, its form is filled, and the answer stands beside it."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from director.engine.showdown.house_games import as_house_plays
from director.house import shelf
from director.house.house_rules import HOUSE_RULES, otherwise
from director.rulings.catalogue import CHAPTERS, QUESTIONS
from director.rulings.event_answers import sheet_rules
from director.rulings.glossary import load_floor_rules, load_glossary
from director.rulings.question import NOBODY_NAMED, Answer, Question, Unanswered
from director.rulings.search import (
    FILED,
    GAME,
    RULE,
    RULING,
    TERM,
    Entry,
    belonging,
    entries,
    fellows,
    filed,
)
from director.tournament.filed_rulings.state import Filing
from director.translation import capital, say
from director.views.counted import counted
from director.views.ruling.answer import facts_of_case, read_case
from director.window.areas.rulings import given_answer
from director.window.areas.rulings.house_rules_panel import HouseRulesDrop
from director.window.areas.rulings.question_finder import Finder
from director.window.areas.rulings.question_form import QuestionForm
from director.window.areas.rulings.ruling_answer import AnswerView
from director.window.event.event_screen import RulingsDeskScreen
from director.window.event.screen_names import RULINGS, SHOWDOWN
from director.window.look.styles import GRID
from director.window.rulings_desk.give_ruling import Spoken
from director.window.rulings_desk.requests import (
    AskRuling,
    Deed,
    OpenCase,
    OpenRuling,
    PlayGame,
    ShowHouseRules,
)
from director.window.rulings_desk.ruling_actions import RulingActions
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.labels import (
    SCREEN,
    column,
    emptied,
    holding,
    label,
    reveal,
    rewrite,
    row,
    tip,
)
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import REFUSED

_ALIKE = 2
"""So many others are called alike at most: of question, rule and word one is in sight."""
_KINDS: Mapping[str, Callable[[], str]] = {
    RULING: lambda: say("The question"),
    RULE: lambda: say("The rule"),
    TERM: lambda: say("The word"),
}
_WIDE = 1100
"""On narrower screens the questions take the room in which their chapters would stand."""


class RulingsScreen(RulingsDeskScreen):
    """Every ruling that can be asked for, every rule and game, and the words of the trade."""

    def __init__(self, cockpit: RulingsDesk, actions: Bound[Any]) -> None:
        super().__init__(cockpit)
        rules = load_floor_rules(shelf.rules())
        terms = load_glossary(shelf.rules() / "glossary.toml")
        self.texts = {(RULE, one.word): one for one in rules} | {
            (TERM, one.word): one for one in terms
        }
        self._rules, self._terms = rules, terms
        self._games = cockpit.library.sound()
        self.all = entries(CHAPTERS, self._games, rules, terms)
        self._filings = cockpit.filings
        self.finder = Finder(lambda: [*filed(self._filings), *self.all])
        self.title = label("", "head", wrap=True)
        self.source = label("", "caption")
        self.about = label("", "soft", wrap=True)
        """Where and about whom it is asked, where it was asked from a table."""
        self.example = push_button(say("Worked example"), self.fill_example)
        self.alike = [push_button("", partial(self._to_alike, at), "link") for at in range(_ALIKE)]
        self._alike: list[Entry] = []
        """What is called like the entry in sight."""
        self.to_showdown = push_button(say("Rule on a hand"), self._play)
        self.answer = AnswerView()
        self.house_rules = HouseRulesDrop(cockpit.settings, self)
        self.houses = push_button(say("House rules …"), self.house_rules.ask)
        self.form: QuestionForm | None = None
        self.answered: Answer | Unanswered | None = None
        """What can be said of the question in sight."""
        self._typed: dict[str, dict[str, str]] = {}
        """What was typed into each form, so that looking elsewhere loses nothing."""
        self._names: dict[str, Mapping[int, str]] = {}
        """Who sits where, for each form that was asked for at a table."""
        self._tables: dict[str, int] = {}
        """At which table each question was asked."""
        self._deeds: dict[str, Deed | None] = {}
        """What is recorded of its answer there, until it is."""
        self._shown: Entry | None = None
        self._place = column()
        self._record = push_button("", self._record_deed, "first")
        self._against = label("", "due", wrap=True)
        """What speaks against recording it now."""
        self._next = push_button("", self._lead, "link")
        """What is still to answer or where the answer is, as long as it is out of sight: it leads
        there."""
        self._next.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.given = RulingActions(cockpit, self, RULINGS, self._spoken)
        self._file = ActionButton(actions["ruling.file"], text=say("File …"))
        self._outputs = (
            ActionButton(actions["ruling.aloud"], text=say("Read aloud")),
            ActionButton(actions["ruling.copy"], text=say("Copy")),
            self._file,
            ActionButton(actions["ruling.print"], text=say("Print")),
        )
        self._lay_out()
        self._connect()
        self.finder.look_up()

    def _lay_out(self) -> None:
        found = holding(column(self.finder, self.houses, gap=GRID))
        found.setMinimumWidth(280)
        found.setMaximumWidth(420)
        head = row(self.title, None, self.example, self.to_showdown, gap=2 * GRID)
        head.setStretch(0, 100)  # a long title takes the room that the gap does not need
        under = holding(row(self.source, *self.alike, None, gap=GRID))
        titled = holding(column(holding(head), under, self.about, gap=0))
        self._form = holding(self._place)
        form = column(
            titled,
            self._form,
            self.answer,
            gap=2 * GRID,
            stretch=2,
            margins=(GRID, GRID, GRID, GRID),
        )
        self._pane = SteadyScroll(holding(form))
        self._pane.setObjectName("reading")
        self._pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pane.setAccessibleName(say("The ruling"))
        self._given = holding(row(self._record, *self._outputs, None))
        outputs = holding(column(self._next, self._given, gap=0, margins=(GRID, 0, 0, 0)))
        outputs.setMinimumHeight(5 * GRID)  # also where only a word stands there
        right = column(self._pane, self._against, outputs, gap=GRID, stretch=0)
        self.setLayout(
            row(found, holding(right), gap=2 * GRID, stretch={0: 4, 1: 9}, margins=SCREEN)
        )

    def _connect(self) -> None:
        self.house_rules.changed.connect(self._ask_anew)
        self.house_rules.said.connect(self.cockpit.say)
        self.finder.chosen.connect(self._show_choice)
        self.finder.opened.connect(self.enter)
        self.answer.followed.connect(self._follow)
        bar = self._pane.verticalScrollBar()
        for moved in (bar.rangeChanged, bar.valueChanged):
            moved.connect(self._say_next)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._say_next)

    @property
    def sum_line(self) -> str:
        return counted(len(self.all), "1 question, rule or term", "{count} questions, rules, terms")

    @property
    def chosen(self) -> Entry | None:
        """What is looked at."""
        return self.finder.choice

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.finder.widen(self.width() >= _WIDE)
        self.answer.setMinimumHeight(0)
        super().resizeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.house_rules.hide()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape and not self.finder.search.hasFocus():
            self.land()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (
            typing and self._form.isAncestorOf(typing)
        ):
            self._go_on()
        else:
            super().keyPressEvent(event)

    def search(self) -> bool:
        """Puts the cursor where a question is searched for."""
        self.finder.land()
        return True

    def land(self) -> None:
        self.finder.land()

    def refresh(self) -> None:
        games, filings = self.cockpit.library.sound(), self.cockpit.filings
        if (games, filings) != (self._games, self._filings):  # of games, one was made or mended
            self._games, self._filings = games, filings
            self.all = entries(CHAPTERS, games, self._rules, self._terms)
            self.finder.look_up()
        self._ask()
        self._settle()

    def open(self, kind: str, key: str) -> None:
        """Goes to one entry, whatever was searched for."""
        known = [*filed(self._filings), *self.all]
        self.finder.show_entry(next(one for one in known if one[:2] == (kind, key)))

    def enter(self) -> None:
        """Opens what is chosen: the form of a question, a rule as a page, a hand on the table."""
        entry = self.chosen
        if self.form and self.form.blanks:
            self.form.land()
        elif entry and entry.kind in (GAME, FILED):
            self._play()
        else:
            (self.answer.links[0] if self.answer.links else self._pane).setFocus()

    def fill_example(self) -> None:
        """Fills in the worked example."""
        if self.form:
            self._names.pop(self.form.question.id, None)
            self._tables.pop(self.form.question.id, None)
            self._deeds.pop(self.form.question.id, None)
            self.form.name({})
            self.form.fill(self.form.question.worked)
            self._ask()
            self.form.land()

    def _show_choice(self) -> None:
        entry = self.chosen
        if entry and entry == self._shown:
            return
        self._keep()
        self._shown, self.form, self.answered = entry, None, None
        emptied(self._place)
        self._form.hide()
        question = QUESTIONS.get(entry.key) if entry and entry.kind == RULING else None
        self.example.setVisible(bool(question and question.inputs))
        self.to_showdown.setVisible(bool(entry and entry.kind in (GAME, FILED)))
        self.to_showdown.setText(
            say("Rule again") if entry and entry.kind == FILED else say("Rule on a hand")
        )
        self.title.setText(entry.title if entry else "")
        rewrite(self.source, entry.source if entry else "")
        rewrite(self.about, "")
        self._alike = fellows(entry, self.all)[:_ALIKE] if entry else []
        for at, button in enumerate(self.alike):
            reveal(button, at < len(self._alike))
            if at < len(self._alike):
                button.setText(_KINDS[self._alike[at].kind]())
        self._pane.verticalScrollBar().setValue(0)
        self.answer.setMinimumHeight(0)
        if question:
            self._show_form(question)
        elif entry:
            self._show_page(entry)
        else:
            self.answer.clear()
        self._settle()

    def _to_alike(self, at: int) -> None:
        if at < len(self._alike):
            self.open(*self._alike[at][:2])

    def _show_page(self, entry: Entry) -> None:
        """What is read and not asked."""
        if entry.kind == GAME:
            library = self.cockpit.library
            house = otherwise(self.cockpit.settings)
            self.answer.show_game(as_house_plays(library.game(entry.key), library, house))
        elif entry.kind == FILED:
            filing = self._filing(entry)
            self.answer.show_filing(filing, facts_of_case(read_case(filing.case)))
        else:
            self.answer.show_term(self.texts[entry[:2]], belonging(entry, self.all))

    def _show_form(self, question: Question) -> None:
        self.form = QuestionForm(question, self.cockpit.library, self._ask)
        self.form.stepped.connect(partial(self._bring_into_sight, 6))
        self.form.told.connect(self._lead)
        self._place.addWidget(self.form)
        self._form.setVisible(bool(self.form.blanks))
        self.form.show()  # at once, for whoever types on
        fields = [stop for blank in self.form.blanks.values() for stop in blank.stops]
        order = [self.finder.search, self.finder.view, *fields, self._next]
        order += [self.example, self._pane]
        for before, after in pairwise([*order, self._record, *self._outputs, self.houses]):
            QWidget.setTabOrder(before, after)
        self.form.name(self._names.get(question.id, {}))
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
        sheet = sheet_rules(self.cockpit.structure, self.cockpit.level)
        question, said = self.form.question, self.form.said
        names = self._names.get(question.id, {})
        answer = partial(
            question.answer, house=house, library=self.cockpit.library, sheet=sheet, names=names
        )
        answered = answer(said)
        self.form.hint(answer)
        if answered == self.answered:
            return
        self.answered = answered
        if isinstance(answered, Unanswered):
            self.form.ask_for((*answered.wrong, *answered.missing), answered.seat)
        self.form.mark(getattr(answered, "wrong", {}))
        self.answer.show_answer(question, answered, said)
        self.answer.keep_height()
        for _ in range(2):  # the page grows before it is painted: nothing is squeezed meanwhile
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._settle()
        self._say_next()

    def _go_on(self) -> None:
        """From a field to the same of the next seat, or to what comes next."""
        if self.form and self.form.go_below(QApplication.focusWidget()):
            self._bring_into_sight(6)
        else:
            self._lead()

    def _lead(self) -> None:
        """To what is still to answer, or to the answer.

        Nothing moves while one types: what it leads to is brought into sight.
        """
        form, answered = self.form, self.answered
        if form is None:
            return
        if isinstance(answered, Unanswered):
            first = next(iter((*answered.wrong, *answered.missing)), None)
            if first in form.blanks:
                form.go_to(first, answered.seat)
        else:
            (self._outputs[0] if self._record.isHidden() else self._record).setFocus()
            bar, height = self._pane.verticalScrollBar(), self._pane.viewport().height()
            top, end = self.answer.y(), self.answer.geometry().bottom()
            bar.setValue(max(bar.value(), min(top - GRID, end + GRID - height)))
            return
        self._bring_into_sight(14)

    def _bring_into_sight(self, room: int) -> None:
        """What is typed in, whole and with room below for what is asked there: nothing moves."""
        typing, page = QApplication.focusWidget(), self._pane.widget()
        if typing and page and page.isAncestorOf(typing):
            at = typing.mapTo(page, typing.rect().center())
            self._pane.ensureVisible(at.x(), at.y(), 0, room * GRID)

    def _say_next(self) -> None:
        """Says below the form how it goes on, where the answer itself is out of sight."""
        view, top = self._pane.viewport(), self.answer.mapTo(self._pane, QPoint(0, 0)).y()
        form = self.form if top + 4 * GRID > view.height() else None
        words = "" if form is None else self.answer.in_short
        if form and isinstance(self.answered, Answer):
            words = form.leads_to_answer(QApplication.focusWidget())
        self._next.setText(words.replace("&", "&&"))
        self._next.setToolTip(tip(words))
        reveal(self._next, bool(words))

    def _ask_anew(self) -> None:
        """The house plays otherwise now: what is in sight says so."""
        if self.chosen and self.chosen.kind == GAME:
            self._show_page(self.chosen)
        self._ask()

    def _settle(self) -> None:
        """What can be done with what is in sight."""
        spoken = self._spoken()
        for button in (self._given, *self._outputs):
            button.setVisible(spoken is not None)
        ruled = self.form if isinstance(self.answered, Answer) else None
        deed = self._deed if ruled else None
        self._record.setText(deed.title if deed else "")
        self._record.setVisible(deed is not None)
        asked = self._deeds.get(ruled.question.id) if ruled else None  # also of what is done
        rewrite(self._against, capital(asked.why_not(ruled.said)) if asked and ruled else "")
        self._file.setVisible(spoken is not None and not spoken.is_filed)
        self.given.settle()

    @property
    def _deed(self) -> Deed | None:
        deed = self._deeds.get(self.form.question.id) if self.form else None
        deed = deed.anew() if deed and deed.anew else deed
        return None if deed and self.form and deed.is_done(self.form.said) else deed

    def _record_deed(self) -> None:
        """Takes down that it was done as it was answered; the ruling stays in sight."""
        answered = self.answered
        if self.form and isinstance(answered, Answer) and (deed := self._deed):
            self._pane.setFocus()  # where Enter does nothing, if no deed comes after it
            del self._deeds[self.form.question.id]
            after = deed.do(self.form.said, answered.ruled)
            if after:
                self._deeds[self.form.question.id] = after
            self._settle()
            if after:
                self._record.setFocus()

    def _spoken(self) -> Spoken | None:
        """What is read aloud, copied, filed or printed now."""
        entry = self.chosen
        if self.form and isinstance(self.answered, Answer):
            given = given_answer.answered(
                self.cockpit, self.form.question, self.answered, self.form.said
            )
            return given._replace(table=self._tables.get(self.form.question.id, 0))
        if entry and entry.kind == FILED:
            return given_answer.on_file(self.cockpit, self._filing(entry))
        text = self.texts.get(entry[:2]) if entry else None
        return given_answer.told(self.cockpit, text) if text else None

    def respond(self, request: object) -> None:
        match request:
            case OpenRuling(kind, key):
                self._follow(kind, key)
            case ShowHouseRules():
                self.house_rules.ask()
            case AskRuling(question, typed, about, table, names, deed):
                self._fill(question, typed, names, deed)
                self._tables[question] = table
                rewrite(self.about, about)

    def _fill(
        self,
        question: str,
        typed: Mapping[str, str],
        names: Mapping[int, str] = NOBODY_NAMED,
        deed: Deed | None = None,
    ) -> None:
        """Opens a question with this in its fields."""
        self.open(RULING, question)
        self._names[question], self._deeds[question] = names, deed
        self._tables[question], self.answered = 0, None  # asked anew, be the answer the same
        if self.form:
            self.form.name(names)
            self.form.fill(typed)
            self._ask()
        # the same question may have been read to its end
        self._pane.verticalScrollBar().setValue(0)
        self.enter()
        self._bring_into_sight(6)

    def _follow(self, kind: str, key: str) -> None:
        """Goes to what belongs to a page, or was found elsewhere, and opens it."""
        self.open(kind, key)
        if kind == GAME:
            self.to_showdown.setFocus()  # its card is read first
        else:
            self.enter()

    def _play(self) -> None:
        """Goes on to the Showdown screen with a game, or judges again what was filed."""
        entry = self.chosen
        if entry and entry.kind == GAME:
            self.cockpit.request(PlayGame(entry.key))
            self.cockpit.ask_for(SHOWDOWN)
        elif entry and entry.kind == FILED:
            text = self._filing(entry).case
            if {"question", "rule"} & read_case(text).keys():
                self._judge_again(read_case(text))
            else:
                self.cockpit.request(OpenCase(text))
                self.cockpit.ask_for(SHOWDOWN)

    def _judge_again(self, case: Mapping[str, Any]) -> None:
        """Opens a question as it was asked, or the rule that was filed."""
        question, rule = QUESTIONS.get(str(case.get("question"))), str(case.get("rule"))
        if question:
            typed = case.get("typed")
            texts = (
                {key: str(said) for key, said in typed.items()} if isinstance(typed, dict) else {}
            )
            self._fill(question.id, texts)
        elif (RULE, rule) in self.texts:
            self.open(RULE, rule)
            self.enter()
        else:
            self.cockpit.say(say("this question is no longer in the program"), REFUSED)

    def _filing(self, entry: Entry) -> Filing:
        return self._filings[int(entry.key) - 1]
