"""What is asked with one field: when to start, what to make up, what to announce on the wall."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from director.tournament.clock.commands import MakeUp, StartAt
from director.tournament.clock.time_zone import when_clocks_show
from director.tournament.commands import Command
from director.tournament.log.decisions import closed_to, decided
from director.tournament.log.figures import MOST
from director.tournament.structure.moments import read_time
from director.translation import capital, say
from director.views.clock.times import in_words, time_of_day
from director.views.players.player_rows import table_seat
from director.window.event.asking.name_player import NamePlayerField
from director.window.event.asking.typed_players import unparted
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.widgets.attempt import why_not
from director.window.widgets.buttons import be_first, push_button
from director.window.widgets.choice_list import Choice, Choices
from director.window.widgets.field import Field, is_typing
from director.window.widgets.find_by_letters import Seated, stands_in
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import REFUSED
from director.window.widgets.sums import Sums

Do = Callable[[], object]


class Answer(NamedTuple):
    """What a typed text would do, and what does it; None where it is not yet an answer."""

    says: str
    do: Do | None
    choices: tuple[Choice, ...] = ()
    """What may be meant: the key of each is what the field says then, or what to do."""
    figure: str = ""
    """What is read out before it is done: the change."""
    grave: bool = False
    """Whether Enter alone does not do it: the button is to be chosen."""


class Parts(NamedTuple):
    """What two fields are called whose texts are one answer, the first before the second."""

    first: str
    second: str
    example: str
    """Of the second."""


@dataclass(frozen=True)
class Question:
    """One question."""

    title: str
    hint: str
    """An example of what is typed; empty where nothing is, and then there is no field: what it
    offers is gone through with the arrows, the first marked."""
    answer: Callable[[Cockpit, str], Answer]
    begins: Callable[[Cockpit], str] = lambda _: ""
    """What stands in the field at first."""
    asked: Callable[[Cockpit], str] = lambda _: ""
    """The question where it names somebody; else the title."""
    deed: str = "Confirm"
    """What the button says that does it."""
    shows: Callable[[Cockpit], Sequence[tuple[str, str, str]]] = lambda _: ()
    """What is decided on, above the field: caption, amount, and the role of both."""
    offers: Callable[[Cockpit, str], Sequence[Choice]] = lambda *_: ()
    """What may be answered with this typed, where that is known; of each the key is what the field
    says then."""
    at_once: bool = False
    """Whether one of these is the whole answer: it is done as soon as it is clicked, so
    that there is nothing to confirm while they stand there."""
    carries: bool = False
    """Whether somebody was chosen for it before, so that it is not put away unanswered."""
    parts: Parts | None = None
    """Where what is answered stands in two fields."""
    names: bool = False
    """Whether a name is typed, so that several lines are a list of people."""
    ticks: bool = False
    """Whether one line after another is ticked, so that Enter on one does not answer yet."""
    other: Callable[[Cockpit, str], Answer] | None = None
    """What Shift+Enter does instead of Enter, with this typed, and what its button says; or why it
    does nothing."""
    left: Callable[[Cockpit], object] | None = None
    """What is done where it is put away unanswered; else it says which question was."""


def overridden(cockpit: Cockpit, command: Command, says: str = "") -> Answer:
    """The same of a command for which what is typed is the reason why it is done all the same."""
    t, now = cockpit.tournament, cockpit.now
    failure = why_not(lambda: command.decide(t, now), cockpit.bridge.desk.said)
    if failure is None:
        return commanded(cockpit, command, says)
    why = failure.words
    return Answer(
        say("{why}: type a reason to override", why=why) if failure.overridable else why, None
    )


def commanded(cockpit: Cockpit, command: Command, says: str = "") -> Answer:
    """A command, or why it would be refused; without words of ours, what the log will say."""
    desk, t = cockpit.bridge.desk, cockpit.tournament
    if failure := why_not(lambda: decided(command, t, cockpit.now), desk.said):
        if not failure.overridable:
            return Answer(failure.words, None)
        says = say("{why}  ·  Enter, then F4 to override", why=failure.words)
    says = says or say("Enter: {act}", act=desk.said(command.label(t)))
    return Answer(says, lambda: cockpit.bridge.do(command))


def narrowed(choices: Sequence[Choice], text: str) -> list[Choice]:
    """The choices that answer to what is typed; all of them before anything is."""
    return [
        one
        for one in choices
        if not text or stands_in(text, one.text, "", f"{one.key} {one.detail}") is not None
    ]


def one_of(
    meant: Sequence[Seated], begin: str = "", end: str = "", others: Sequence[Choice] = ()
) -> Answer:
    """Several are meant, or nobody: whoever is chosen stands in the field between two texts."""
    if not meant and not others:
        return Answer(say("no player matches"), None)
    names = ", ".join(one.name for one in meant[: Choices.MOST])
    choices = [
        Choice(one.name, table_seat(one.place), f"{begin}{unparted(one.name)}{end}")
        for one in meant
    ]
    words = say("several match: {names}", names=names)
    return Answer(words, None, (*choices, *others))


def _start(cockpit: Cockpit, text: str) -> Answer:
    t, now = cockpit.tournament, cockpit.now
    if not text:
        if t.clock.starts_at is None:
            return Answer(say("Time of day: 19:30. The clock then starts automatically"), None)
        return commanded(cockpit, StartAt(None), say("Enter: cancel the automatic start"))
    time = read_time(text.replace(".", ":"))
    if time is None:
        return Answer(say("type a time of day: 19:30"), None)
    moment = when_clocks_show(time, now, t.clock.zone)
    if moment <= now:
        moment += timedelta(days=1)
    return commanded(cockpit, StartAt(moment), _starts(moment, now))


def _starts(moment: datetime, now: datetime) -> str:
    return say(
        "Enter: start at {time}, in {wait}",
        time=time_of_day(moment),
        wait=in_words(moment - now),
    )


_MINUTES = re.compile(r"(\d+)\s*(\D*)")


def _make_up(cockpit: Cockpit, text: str) -> Answer:
    found = _MINUTES.fullmatch(text)
    if not found:
        late = late_words(cockpit)
        return Answer(say("{late}. Type 10, or 10 from levels", late=late or say("On time")), None)
    minutes, word = int(found[1]), found[2].split()[-1:]
    if word and say("levels").startswith(word[0].casefold()):
        command = MakeUp(minutes, "levels")
    else:
        command = MakeUp(minutes, "breaks")
    label_ = cockpit.bridge.desk.said(command.label(cockpit.tournament))
    return commanded(cockpit, command, say("Enter: {act}", act=label_))


def late_words(cockpit: Cockpit) -> str:
    """By how much the plan is late or early; empty where it is neither."""
    t = cockpit.tournament
    late = t.clock.late(t.structure, cockpit.now)
    if abs(late) < timedelta(minutes=1):
        return ""
    minutes = round(abs(late) / timedelta(minutes=1))
    if late > timedelta():
        return say("{minutes} min late", minutes=minutes)
    return say("{minutes} min early", minutes=minutes)


def _announce(cockpit: Cockpit, text: str) -> Answer:
    if text:
        says = say("Enter: show it on the wall until you clear it")
    elif cockpit.wall_content.announcement:
        says = say("Enter: clear the message")
    else:
        return Answer(say("Message for the wall"), None)
    return Answer(says, lambda: cockpit.announce(text))


def _make_ups(cockpit: Cockpit, text: str) -> list[Choice]:
    """What is typed, or else the delay, out of the breaks or out of the levels."""
    t = cockpit.tournament
    found, late = _MINUTES.match(text), t.clock.late(t.structure, cockpit.now)
    minutes = int(found[1]) if found else max(0, round(late / timedelta(minutes=1))) or 10
    return [
        Choice(
            say("{minutes} min from {where}", minutes=minutes, where=say(where)),
            "",
            f"{minutes} min from {say(where)}",
        )
        for where in ("breaks", "levels")
    ]


START_AT = Question("When does the clock start?", "19:30", _start)
MAKE_UP = Question(
    "How many minutes to make up?",
    "10, 10 min from levels",
    _make_up,
    deed="Make up time",
    offers=_make_ups,
)
ANNOUNCE = Question(
    "Message for the wall",
    "Dinner is served on the second floor",
    _announce,
    lambda cockpit: cockpit.wall_content.announcement,
)


def asks(question: Question) -> Callable[[Cockpit], None]:
    """What has one question asked."""
    return lambda cockpit: cockpit.request(question)


def open_to(
    command: type[Command], why: Callable[[Cockpit], str | None] = lambda _: None
) -> Callable[[Cockpit], str | None]:
    """Why no such command is given now: the event is closed to it, or else `why`."""

    def refusal(cockpit: Cockpit) -> str | None:
        closed = closed_to(command, cockpit.tournament)
        return say(closed.text) if closed else why(cockpit)

    return refusal


def when_closed(cockpit: Cockpit) -> str | None:
    """Why what belongs to play is not done any more."""
    return (
        say("the event is closed: reopen it first, in the Event menu")
        if cockpit.tournament.closed
        else None
    )


def nobody_left(cockpit: Cockpit) -> str | None:
    """Why nobody goes out: the event is closed, or there is nobody to name."""
    if why_not := when_closed(cockpit):
        return why_not
    return None if cockpit.tournament.still_in > 1 else say("fewer than two players are left")


_ENDLESS = re.compile(r"(?:[0-9][,.']?){1000}")
"""No figure, and more digits than Python reads as one; a list of tables may be as long as it is."""


class AskDrop(EventDrop):
    """One question, its field, and the buttons that answer it."""

    SCRIM = True

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self._question = ANNOUNCE
        """The one that was asked last."""
        self._title = label("", "head", wrap=True)
        self._begun = ""
        """What stood in the field before anything was typed."""
        self._choices = Choices(say("Choices"))
        self._choices.MOST = _IN_SIGHT
        self.field = NamePlayerField("", self._choices)
        self._first, self._second = label("", "caption"), label("", "caption")
        self.second = Field("")
        """The field of the second part, where the answer has two."""
        self._more = holding(column(self._second, self.second, gap=4))
        self._figure = label("", "head", wrap=True)
        self._hint = label("", "soft", wrap=True)
        self._shown = Sums()
        self._list = SteadyScroll(self._shown)
        self.other = push_button("", self._do_other)
        self._other_keys = self.on_shift_enter(self._do_other)
        self.cancel = push_button(say("Cancel"), self._cancel)
        self.deed = push_button("", self._confirm, "first")
        above = (self._title, self._list, self._first, self.field, self._choices)
        below = (self._more, self._figure, self._hint)
        for widget in (*above, *below, holding(row(None, self.other, self.cancel, self.deed))):
            self.box.addWidget(widget)
        self._choices.picked.connect(self._picked)
        self._choices.sure.connect(self._enter)
        self.field.textChanged.connect(lambda _: self._look())
        self.field.moved.connect(self._tell)
        self.field.returnPressed.connect(self._enter)
        self.second.textChanged.connect(lambda _: self._tell())
        self.second.returnPressed.connect(self._do)
        QWidget.setTabOrder(self.field, self.second)

    @property
    def hint(self) -> str:
        """What it says below the field."""
        return self._hint.text()

    @property
    def shown_lines(self) -> Sequence[tuple[str, str, str]]:
        """What is decided on: caption, amount, and the role of both."""
        return self._shown.lines

    @property
    def figure(self) -> str:
        """What is read out before it is done; empty where there is nothing to read out."""
        return self._figure.text()

    @property
    def has_typing(self) -> bool:
        return self._question.carries or super().has_typing

    @property
    def asked(self) -> str:
        return self._title.text()

    def respond(self, request: Question) -> None:
        self.ask(request)

    def ask(self, question: Question) -> None:
        """Opens with a question, ready to type."""
        self._question = question
        title = question.asked(self._cockpit) or say(question.title)
        self._title.setText(title)
        self.field.setAccessibleName(title)
        self.field.takes_names = question.names
        self.field.setPlaceholderText(say(question.hint) if question.hint else "")
        reveal(self.field, bool(question.hint))
        lines = question.shows(self._cockpit)
        self._shown.show_lines(lines)
        reveal(self._list, bool(lines))
        self._list.setFixedHeight(min(self._shown.sizeHint().height(), _LIST))
        self._list.verticalScrollBar().setValue(0)
        for key in self._other_keys:
            key.setEnabled(question.other is not None)
        self._part(question.parts)
        self.field.be_big(
            not lines and not question.parts
        )  # what is decided on is more than the note about it
        self._begun = question.begins(self._cockpit)
        self.field.setText(self._begun)
        self.field.selectAll()
        self._choices.setFocusPolicy(
            Qt.FocusPolicy.NoFocus if question.hint else Qt.FocusPolicy.TabFocus
        )
        self._look()
        self.drop()
        if question.hint:
            self.field.setFocus()
        else:
            (self._choices if self._choices.offered else self.deed).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A long list is gone through with the keys of a page: what is typed stays where it is.

        Letters that are typed while a button has the focus are meant for the field.
        """
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self._list.verticalScrollBar()
            step = bar.pageStep() if event.key() == Qt.Key.Key_PageDown else -bar.pageStep()
            bar.setValue(bar.value() + step)
        elif self._choices.hasFocus() and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._choices.move_by(1 if event.key() == Qt.Key.Key_Down else -1)
            self._tell()
        elif self._choices.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif is_typing(event) and self._is_one_field and not self.field.hasFocus():
            self.field.setFocus()
            if self.field.text() == self._begun:
                self.field.selectAll()  # the button took the mark off it
            QCoreApplication.sendEvent(self.field, event)
        super().keyPressEvent(event)

    @property
    def _is_one_field(self) -> bool:
        """Whether there is no doubt where something is typed."""
        return self.field.isVisible() and not self.second.isVisible()

    def _part(self, parts: Parts | None) -> None:
        """Shows a second field where the answer has two parts."""
        self.second.empty()
        for one in (self._first, self._more):
            reveal(one, parts is not None)
        if parts:
            self._first.setText(say(parts.first))
            self._second.setText(say(parts.second))
            self.second.setAccessibleName(say(parts.second))
            self.second.setPlaceholderText(say(parts.example))

    def _answer(self, text: str | None = None) -> Answer:
        """What a text would do; without one, what stands in the field."""
        typed = self.field.text() if text is None else text
        typed = f"{typed.strip()} {self.second.text()}"
        if _ENDLESS.search(typed):
            return Answer(say("a figure is too high: at most {most}", most=f"{MOST:,}"), None)
        return self._question.answer(self._cockpit, typed.strip())

    def _look(self) -> None:
        answer = self._answer()
        choices = answer.choices or self._offered()
        alone = len(choices) == 1 and callable(choices[0].key)
        alone = alone and (self._question.at_once or (choices[0].leads and not answer.do))
        self._choices.offer(choices, 0 if alone or not self._question.hint else -1)
        reveal(self._choices, bool(choices))
        acts = self._question.at_once and bool(choices) and not answer.figure
        reveal(self.deed, not acts)  # where a line acts there is nothing to confirm
        self._tell()
        self.settle()

    def _offered(self) -> Sequence[Choice]:
        """What may be answered; all of it as long as nothing was typed over what stood there."""
        text, question = self.field.text().strip(), self._question
        if _ENDLESS.search(text):
            return ()
        untouched = question.at_once and text == self._begun
        return question.offers(self._cockpit, "" if untouched else text)

    def _tell(self) -> None:
        """Says what Enter would do: with what is marked, or else with what is typed."""
        marked = self._choices.current
        answer = self._meant
        alone = len(self._choices.offered) == 1 and answer.do
        deed = say(self._question.deed)
        if marked and callable(marked.key) and not alone:
            answer = Answer(say("Enter: {act}", act=marked.text), marked.key)
            deed = marked.text
        elif marked and self._question.ticks:
            words = "Enter: take {choice} out" if marked.detail == "✓" else "Enter: add {choice}"
            answer = Answer(say(words, choice=marked.text), None)
        self._hint.setText(capital(answer.says if self._confirms else _by_click(answer.says)))
        self.deed.setText(deed)
        self.deed.setEnabled(answer.do is not None)
        be_first(self.deed, not answer.grave)
        rewrite(self._figure, answer.figure)
        other = self._other
        reveal(self.other, other is not None and other.do is not None)
        self.other.setText(other.says if other else "")
        self.settle()

    @property
    def _marked_text(self) -> str | None:
        marked = self._choices.current
        return marked.key if marked and isinstance(marked.key, str) else None

    @property
    def _meant(self) -> Answer:
        """What is marked would do, or else what is typed."""
        return self._answer(self._marked_text)

    @property
    def _other(self) -> Answer | None:
        """What Shift+Enter does instead; None where it is no key of its own."""
        asked, text = self._question.other, self._marked_text
        typed = self.field.text() if text is None else text
        return asked(self._cockpit, typed.strip()) if asked else None

    def _do_other(self) -> None:
        other = self._other
        if other and other.do:
            self.lift()
            other.do()
        elif other:
            self._cockpit.say(other.says, REFUSED)

    @property
    def _confirms(self) -> bool:
        """Whether a line that is clicked is only chosen, and the button does it."""
        return not self.deed.isHidden()

    def _picked(self, choice: Choice) -> None:
        """A line was clicked, and is marked now."""
        if callable(choice.key) and self._confirms and not choice.leads:
            self._tell()
        else:
            self._take(choice, acts=not self._confirms)

    def _take(self, choice: Choice, *, acts: bool) -> None:
        """What a choice stands for: another text in the field, which `acts`, or what to do."""
        if isinstance(choice.key, str):
            self.field.setText(choice.key)
            self.field.setModified(True)  # chosen is as good as typed
            self._look()  # though it may have stood there: nothing is marked any more
            if self._question.parts:
                self.second.setFocus()
            answer = self._answer()
            if acts and not answer.figure and not answer.choices:
                self._do()
        elif callable(choice.key):
            self.lift()
            choice.key()

    def _enter(self) -> None:
        if not self._meant.grave:
            self._confirm()

    def _confirm(self) -> None:
        marked, ticks = self._choices.current, self._question.ticks
        if marked is None:
            self._do()
        elif isinstance(marked.key, str) and not ticks and self._answer(marked.key).do:
            self.field.setText(marked.key)  # the line below says what Enter does with it
            self._do()
        else:
            self._take(marked, acts=False)

    def say_left(self) -> None:
        if self._question.left:
            self._question.left(self._cockpit)
        else:
            super().say_left()

    def _do(self) -> None:
        answer = self._answer()
        if answer.do:
            self.lift()
            answer.do()
        elif self._question.parts and self._says_first and not self.second.text():
            self.second.setFocus()

    @property
    def _says_first(self) -> bool:
        """Whether what stands in the first of two fields is its part, and no more."""
        text = self.field.text().strip()
        return text == self._begun or text[:1].isdigit()


def _by_click(says: str) -> str:
    """What Enter would do, where a click on a line does it too."""
    enter = say("Enter: {act}", act="")
    if not says.startswith(enter):
        return says
    return say("Click a row, or Enter: {act}", act=says.removeprefix(enter))


_LIST = 230
"""Pixels of what is decided on, so that choices and buttons below it stay in a small window."""
_IN_SIGHT = 10
"""So many choices are seen at once, above the buttons at the lower edge of a small window."""
