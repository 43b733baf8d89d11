"""Practice: what is wished for above, the exercise below, or progress and the leader board."""

from datetime import datetime
from random import Random, SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.desk.event_list import EventList
from director.engine.games.families import Family
from director.house.home import Home
from director.house.settings import Settings
from director.reports.sheet_kinds import Typesetter
from director.school.exercise import MEDIUM, STRENGTHS
from director.school.lesson import Lesson, Wish
from director.school.making import house_plays
from director.school.notebook import Notebook, is_name
from director.school.topics import TOPICS
from director.translation import say
from director.views.counted import counted
from director.window.look.styles import GRID
from director.window.practice.exercise_view import ExerciseView
from director.window.practice.paper_drop import PaperDrop
from director.window.practice.progress_view import ProgressView
from director.window.practice.strike_drop import StrikeDrop
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field
from director.window.widgets.labels import SCREEN, captioned, column, holding, row, stacked
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.pick import PickField
from director.window.widgets.status_line import DONE, FAILED, REFUSED

_NOBODY, _EXERCISE, _PROGRESS = 0, 1, 2


def now_here() -> datetime:
    """The time with its zone."""
    return datetime.now().astimezone()


class PracticePage(Page):
    """Exercises, and how it goes."""

    said = Signal(str, str)

    def __init__(
        self,
        event_list: EventList,
        sheets: Typesetter,
        settings: Settings,
        rng: Random | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings
        self.now = now_here
        self.book = Notebook(Home(settings.path.parent).practice)
        library = event_list.library
        self.lesson = Lesson(library, self.book.pupil(""), rng or SystemRandom())
        self.who = Field(say("Your name"), say("Name, then Enter"))
        self.games = PickField(say("Games"), self._games(), always=True)
        self.topic = PickField(say("Topic"), self._topics(), always=True)
        self.strength = PickField(
            say("Strength"), [Choice(say(one).capitalize(), key=one) for one in STRENGTHS],
            always=True,
        )  # fmt: skip
        self.view = ExerciseView()
        self.progress = ProgressView(library)
        self.shows_progress = push_button(say("Progress"), self.switch)
        self.papers = push_button(say("Dealer test …"), self._ask_for_paper)
        self.paper_drop = PaperDrop(library, sheets, self)
        self.strike_drop = StrikeDrop(self)
        self._lay_out()
        self._connect()

    def _games(self) -> list[Choice]:
        library = self.lesson.library
        named = [Choice(game.name, key=game.id) for game in library.sound()]
        families = [Choice(say("All: {family}", family=one), key=str(one)) for one in Family]
        return [Choice(say("All games"), key="all"), *families, *named]

    def _topics(self) -> list[Choice]:
        topics = [Choice(one.title, key=one.id) for one in TOPICS.values()]
        return [Choice(say("All topics"), key="all"), *topics]

    def _lay_out(self) -> None:
        back = push_button(say("Back"), self.escape)
        self.header = PageHeader(say("Practice"), self.papers, self.shows_progress, back)
        for field, wide in ((self.who, 150), (self.strength, 110)):
            field.setFixedWidth(wide)
        wishes = row(
            captioned(say("Your name"), self.who),
            captioned(say("Games"), self.games),
            captioned(say("Topic"), self.topic),
            captioned(say("Strength"), self.strength),
            gap=2 * GRID,
            stretch={1: 3, 2: 2},
        )
        nobody = EmptyState(
            "rulings",
            say("Who is practicing?"),
            say(
                "Type a name above and press Enter. Answers are kept by name on this computer"
                " only; no event knows of them."
            ),
        )
        self._stack = stacked(nobody, self.view, self.progress)
        box = column(
            self.header, holding(wishes), self._stack, gap=2 * GRID, stretch=2, margins=SCREEN
        )
        self.setLayout(box)
        QWidget.setTabOrder(self.strength, self.view)

    def _connect(self) -> None:
        self.who.returnPressed.connect(self.begin)
        for field in (self.games, self.topic, self.strength):
            field.changed.connect(self._wish)
        self.view.answered.connect(self.answer)
        self.view.asked_next.connect(self.go_on)
        self.paper_drop.said.connect(self.said)
        self.progress.strike_asked.connect(lambda: self.strike_drop.ask(self.lesson.pupil.name))
        self.strike_drop.struck.connect(self.strike)

    def land(self) -> None:
        """Who practised last goes on; else somebody types a name."""
        self.refresh()
        if self.book.put_beside:
            sentence = say(
                "the answers of before cannot be read; they are kept in {file}",
                file=self.book.put_beside.name,
            )
            self.said.emit(sentence, FAILED)
            self.book.put_beside = None
        if not self.lesson.pupil.name and self.book.last:
            self.who.setText(self.book.last)
            self.begin()
        elif self._stack.currentIndex() == _EXERCISE:
            self.view.setFocus()
        else:
            self.who.begin()

    def refresh(self) -> None:
        """Shows everything as it is now, in the look of now."""
        for field, key in (
            (self.games, self.lesson.wish.games or "all"),
            (self.topic, self.lesson.wish.topic or "all"),
            (self.strength, self.lesson.wish.strength),
        ):
            field.fill(key)
        self._show()

    def begin(self) -> None:
        """Whoever is typed practises from now on."""
        name = " ".join(self.who.text().split())
        if not is_name(name):
            self.said.emit(say("type a name of up to 60 letters"), REFUSED)
            return
        self.who.setText(name)
        self.who.setCursorPosition(0)
        self.lesson.pupil = self.book.pupil(name)
        self.go_on()

    def go_on(self) -> None:
        """The next exercise."""
        if not self.lesson.pupil.name:
            self.who.begin()
            return
        self.lesson.house = house_plays(self._settings)
        self.lesson.go_on(self.now())
        if self.lesson.exercise is None:
            self.said.emit(say("nothing on this topic is asked of these games"), REFUSED)
        self._stack.setCurrentIndex(_EXERCISE if self.lesson.exercise else _NOBODY)
        self._show()
        self.view.setFocus()

    def answer(self, choice: int) -> None:
        """Takes an answer, and keeps it."""
        self.lesson.answer(choice, self.now())
        try:
            self.book.keep(self.lesson.pupil)
        except OSError as failure:
            why = failure.strerror or str(failure)
            self.said.emit(say("the answer cannot be kept: {why}", why=why), FAILED)
        self._show()

    def switch(self) -> None:
        """From the exercise to progress and leader board, or back."""
        if self._stack.currentIndex() == _PROGRESS:
            self._leave_progress()
            return
        self._stack.setCurrentIndex(_PROGRESS)
        self._show()
        self.progress.land()

    def strike(self) -> None:
        """Leaves nothing of whoever practises."""
        name = self.lesson.pupil.name
        try:
            self.book.strike(name)
        except OSError as failure:
            self.said.emit(failure.strerror or str(failure), FAILED)
            return
        self.lesson.pupil = self.book.pupil("")
        self.lesson.exercise = None
        self.who.empty()
        self._stack.setCurrentIndex(_NOBODY)
        self._show()
        self.said.emit(say("the answers of {who} removed", who=name), DONE)
        self.who.setFocus()

    def escape(self) -> None:
        if self._stack.currentIndex() == _PROGRESS:
            self._leave_progress()
        else:
            self.left.emit()

    def _leave_progress(self) -> None:
        self._stack.setCurrentIndex(_EXERCISE if self.lesson.exercise else _NOBODY)
        self._show()
        (self.view if self.lesson.exercise else self.who).setFocus()

    def _wish(self) -> None:
        """Something else is wished for: the next exercise is of that."""
        games, topic = self.games.key, self.topic.key
        self.lesson.wish = Wish(
            "" if games == "all" else games,
            "" if topic == "all" else topic,
            self.strength.key or MEDIUM,
        )
        if self.lesson.pupil.name:
            self.go_on()

    def _ask_for_paper(self) -> None:
        self.paper_drop.ask(self.lesson.wish, house_plays(self._settings))

    def _show(self) -> None:
        lesson, pupil = self.lesson, self.lesson.pupil
        at = self._stack.currentIndex()
        self.shows_progress.setText(say("Exercise") if at == _PROGRESS else say("Progress"))
        if lesson.exercise:
            topic = TOPICS[lesson.exercise.name.topic].title
            self.view.show_lesson(lesson, topic, self._settings.flag("four_colours"))
        self.progress.show_progress(pupil, list(self.book.pupils.values()))
        self.header.tell(self._sum() if pupil.name else "")

    def _sum(self) -> str:
        """How it goes, in a line."""
        pupil = self.lesson.pupil
        if not pupil.whole.asked:
            return say("No answers yet")
        due = len(pupil.due(self.now()))
        told = [
            counted(pupil.points, "1 point", "{count} points"),
            say("{right} of {asked} right", right=pupil.whole.right, asked=pupil.whole.asked),
            counted(pupil.run, "1 in a row", "{count} in a row"),
        ]
        if due:
            told.append(counted(due, "1 due today", "{count} due today"))
        return " · ".join(told)
