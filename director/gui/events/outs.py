"""Names who is out, from wherever one is: letters of a name or table-seat, and Enter.

Before Enter it says who would go out and in which place; Enter takes nobody while several are
meant and none of them is marked.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from director.gui.events.cockpits import Cockpit
from director.gui.events.entries import table_seat
from director.gui.finding import Seated, everybody_left, found
from director.gui.parts.choices import Choice, Choices
from director.gui.parts.drops import Drop
from director.gui.parts.fields import Field
from director.gui.parts.labels import label
from director.tournament.commands import Eliminate
from director.words import say


class _Field(Field):
    """The field whose arrows go through the choices below it."""

    def __init__(self, choices: Choices) -> None:
        super().__init__(say("Who is out"), say("Name or table-seat: mar, 2-5"))
        self.setProperty("scale", "big")
        self._choices = choices

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._choices.move_by(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)


class OutDrop(Drop):
    """Asks who is out."""

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(parent)
        self._cockpit = cockpit
        self._choices = Choices(say("Who is out"))
        self.field = _Field(self._choices)
        self._hint = label("", "soft", wrap=True)
        self.box.addWidget(label(say("Who is out?"), "caption"))
        self.box.addWidget(self.field)
        self.box.addWidget(self._choices)
        self.box.addWidget(self._hint)
        self.field.textChanged.connect(lambda _: self._look())
        self.field.returnPressed.connect(self._enter)
        self._choices.picked.connect(self._take)
        cockpit.naming_out.connect(self.ask)

    @property
    def hint(self) -> str:
        """What it says below the field."""
        return self._hint.text()

    def ask(self) -> None:
        """Opens, ready to type."""
        self.field.empty()
        self._look()
        self.drop()
        self.field.setFocus()

    def _meant(self) -> list[Seated]:
        people = self._cockpit.bridge.desk.people()
        return found(self.field.text(), everybody_left(self._cockpit.tournament, people))

    def _look(self) -> None:
        meant = self._meant()
        choices = [Choice(one.name, _where(one), one) for one in meant]
        self._choices.offer(choices, 0 if len(choices) == 1 else -1)
        self._choices.setVisible(bool(choices))
        place = len(self._cockpit.tournament.left)
        if not self.field.text().strip():
            self._hint.setText(say("The next to go out is in place {place}", place=place))
        elif not meant:
            self._hint.setText(say("nobody in the event answers to that"))
        elif len(meant) == 1:
            self._hint.setText(
                say("Enter: {player} is out in place {place}", player=meant[0].name, place=place)
            )
        else:
            self._hint.setText(
                say("{count} players: type on, or choose with the arrows", count=len(meant))
            )
        self.settle()

    def _enter(self) -> None:
        current = self._choices.current
        if current:
            self._take(current)

    def _take(self, choice: Choice) -> None:
        assert isinstance(choice.key, Seated)
        self.lift()
        self._cockpit.bridge.do(Eliminate(choice.key.entry))


def _where(one: Seated) -> str:
    return say("table–seat {seat}", seat=table_seat(one.place)) if one.place else say("no seat")
