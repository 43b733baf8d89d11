"""Two entries that are one person: who the chosen one really is, and what comes of that."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.desk.lists.player_sheets import COLUMNS
from director.desk.register import Change, Person, joined
from director.translation import say
from director.window.register.register_selection import RegisterSelection
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.drop import Drop
from director.window.widgets.labels import holding, label, row

_OFFERED = 7


def beside(person: Person) -> str:
    """What tells a person from namesakes: nickname, city, card and number."""
    card = say("card {card}", card=person.card) if person.card else ""
    number = say("person {number}", number=person.number)
    return "  ·  ".join(part for part in (person.nickname, person.city, card, number) if part)


class MergeDrop(Drop):
    """Asks who the chosen person is as well, says what comes of it; only the button merges."""

    merged = Signal(object)
    """The Person that is left."""

    SCRIM = True

    def __init__(self, selection: RegisterSelection, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection = selection
        self._gone = Person()
        self._kept: Person | None = None
        self._title = label("", "head", wrap=True)
        self.who = Chooser(say("Merge into"), say("Name, nickname or card"), self._offered)
        self.says = label("", "soft", wrap=True)
        self.go = push_button(say("Merge"), self._merge, "danger")
        self.keep = push_button(say("Keep both"), self.lift)
        for widget in (self._title, self.who, self.says):
            self.box.addWidget(widget)
        self.box.addWidget(holding(row(None, self.keep, self.go)))
        self.who.picked.connect(self._picked)
        self.who.textEdited.connect(lambda _: self._pick(None))
        self.who.entered.connect(lambda _: self._enter())

    def ask(self, person: Person) -> None:
        """Opens, for this person."""
        self._gone = person
        self._title.setText(
            say("Merge {name}, {beside}, into …", name=person.name, beside=beside(person))
        )
        self.who.empty()
        self._pick(None)
        self.drop()
        self.who.setFocus()

    def _offered(self, text: str) -> list[Choice]:
        index = self._selection.player_index if text.strip() else None
        if index is None:
            return []
        closest = index.found(text, _OFFERED + 1).closest
        others = [index.people[number] for number in closest if number != self._gone.number]
        return [Choice(one.name, beside(one), one) for one in others[:_OFFERED]]

    def _picked(self, choice: Choice) -> None:
        assert isinstance(choice.key, Person)
        self.who.setText(choice.text)
        self._pick(choice.key)

    def _pick(self, person: Person | None) -> None:
        self._kept = person
        self.go.setEnabled(person is not None)
        self.says.setText(_comes_of_it(self._gone, person) if person else _advice())
        self.settle()

    def _enter(self) -> None:
        if self._kept is not None:
            self.keep.setFocus()  # a second Enter in haste must not merge for good
        else:
            offered = self._offered(self.who.text())
            if len(offered) == 1:
                self._picked(offered[0])

    def _merge(self) -> None:
        if self._kept is None:
            return
        both = self._selection.merge(self._gone, self._kept)
        if both is not None:
            self.lift()
            self.merged.emit(both)


def _advice() -> str:
    return say("Type the person to keep; this record is merged into that one.")


def _comes_of_it(gone: Person, kept: Person) -> str:
    both = joined(kept, gone)
    taken = [say(COLUMNS[field]) for field in Change(kept, both).fields]
    lost = [
        say("{field} {value}", field=say(COLUMNS[field]), value=getattr(gone, field))
        for field, (old, new) in Change(gone, both).fields.items()
        if old and old not in new
    ]
    sentences = [
        say(
            "Number {gone} becomes {name}, number {kept}, in every event.",
            gone=gone.number,
            name=kept.name,
            kept=kept.number,
        )
    ]
    if taken:
        sentences.append(say("Carried over: {fields}.", fields=", ".join(taken)))
    if lost:
        sentences.append(say("Kept in the history only: {fields}.", fields=", ".join(lost)))
    sentences.append(say("This cannot be undone."))
    return " ".join(sentences)
