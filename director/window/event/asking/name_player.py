"""Names a player from wherever one is: letters of a name or table-seat, and Enter.

Before Enter it says what would happen to whom; Enter takes nobody while several are meant and none
of them is marked.
"""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from director.tournament.state import EntryNumber
from director.translation import capital, say
from director.views.players.player_rows import table_seat
from director.window.event.asking.free_seats import nobody_called
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.widgets.choice_list import Choice, Choices
from director.window.widgets.field import Field
from director.window.widgets.find_by_letters import Answers, Seated, answers, everybody_left
from director.window.widgets.labels import label


class NamePlayerField(Field):
    """The field whose arrows go through the choices below it."""

    takes_names = True
    moved = Signal()
    """Another choice is marked."""

    def __init__(self, name: str, choices: Choices) -> None:
        super().__init__(name, say("Name or table-seat: mar, 2-5"))
        self.setProperty("scale", "big")
        self._choices = choices
        self.asks = False
        """Enter was pressed with nothing typed: what to type is said until something is."""
        self.textChanged.connect(self._note_typed)

    def _note_typed(self, text: str) -> None:
        self.asks = self.asks and not text.strip()

    def be_big(self, big: bool) -> None:
        """It is the first thing that is read, or stands back behind what is above it."""
        scale = "big" if big else ""
        if self.property("scale") != scale:
            self.setProperty("scale", scale)
            self.style().unpolish(self)
            self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._choices.move_by(1 if event.key() == Qt.Key.Key_Down else -1)
            self.moved.emit()
        else:
            super().keyPressEvent(event)


class NamePlayerDrop(EventDrop):
    """Asks for one of the players who are left."""

    def __init__(self, cockpit: Cockpit, question: str, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self._people: list[Seated] = []
        name = question.rstrip("?")
        self._choices = Choices(name)
        self.field = NamePlayerField(name, self._choices)
        self._hint = label("", "soft", wrap=True)
        self.box.addWidget(label(question, "head", wrap=True))
        self.box.addWidget(self.field)
        self.box.addWidget(self._choices)
        self.box.addWidget(self._hint)
        self.field.textChanged.connect(lambda _: self._look())
        self.field.moved.connect(self._tell)
        self.field.returnPressed.connect(self._enter)
        self._choices.picked.connect(self._take)
        cockpit.refreshed.connect(self._look_again)

    @property
    def hint(self) -> str:
        """What it says below the field."""
        return self._hint.text()

    def nothing_typed(self) -> str:
        """What it says before anything is typed."""
        raise NotImplementedError

    def would(self, who: Seated) -> str:
        """What Enter would do to this player."""
        raise NotImplementedError

    def do(self, entry: EntryNumber) -> None:
        """Does it."""
        raise NotImplementedError

    def people(self) -> list[Seated]:
        """Who can be named."""
        return everybody_left(self._cockpit.tournament, self._cockpit.bridge.desk.people())

    def ask(self, typed: str = "") -> None:
        """Opens, ready to type; something may have been typed already."""
        self._people = self.people()
        self.field.asks = False
        self.field.setText(typed)
        self._look()
        self.drop()
        self.field.setFocus()

    def respond(self, request: Any) -> None:  # noqa: ARG002 -- that it is asked for is all
        self.ask()

    def _answers(self) -> Answers:
        return answers(self.field.text(), self._people)

    @property
    def _who(self) -> Seated | None:
        """Whom Enter would take; None for nobody, or while several could be meant."""
        current = self._choices.current
        return current.key if current and isinstance(current.key, Seated) else None

    def _look_again(self) -> None:
        if self.isVisible():
            marked = self._choices.current
            self._people = self.people()
            self._look()
            self._choices.mark_again(marked)
            self._tell()

    def _look(self) -> None:
        """Offers who answers to what is typed; whoever alone is meant is marked."""
        answer = self._answers()
        choices = [Choice(one.name, _where(one), one) for one in answer.everybody]
        self._choices.offer(choices, 0 if len(answer.meant) == 1 else -1)
        self._choices.setVisible(bool(choices))
        self._tell()
        self.settle()

    def _tell(self) -> None:
        """Says what Enter would do."""
        who, meant = self._who, self._answers().meant
        if who:
            self._hint.setText(self.would(who))
        elif self.field.asks:
            self._hint.setText(say("Type letters of a name, or table-seat: 2-5"))
        elif not self.field.text().strip():
            self._hint.setText(self.nothing_typed())
        elif not meant:
            words = nobody_called(self._cockpit, self.field.text())
            self._hint.setText(capital(words))
        else:
            self._hint.setText(
                say(
                    "{count} players match: keep typing, use the arrow keys or type table-seat",
                    count=len(meant),
                )
            )

    def _enter(self) -> None:
        current = self._choices.current
        if current:
            self._take(current)
        elif not self.field.text().strip():
            self.field.asks = True
            self._tell()

    def _take(self, choice: Choice) -> None:
        assert isinstance(choice.key, Seated)
        self.lift()
        self.do(choice.key.entry)


def _where(one: Seated) -> str:
    return say("seat {seat}", seat=table_seat(one.place)) if one.place else say("no seat")
