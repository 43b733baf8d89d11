"""A person asks to be forgotten: what goes, what stays, and the name typed to mean it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.desk.lists.player_sheets import COLUMNS
from director.desk.register import FIELDS, Person
from director.translation import listed, say
from director.window.register.register_selection import RegisterSelection
from director.window.widgets.buttons import push_button
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field, reasons
from director.window.widgets.labels import captioned, holding, label, row


class EraseDrop(Drop):
    """Says what would be lost; only the person's name, typed, allows the button that does."""

    erased = Signal()

    SCRIM = True

    def __init__(self, selection: RegisterSelection, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection = selection
        self._person = Person()
        self._title = label("", "head", wrap=True)
        self.goes = label("", "wrong", wrap=True)
        self.stays = label("", "soft", wrap=True)
        self.name = Field(say("Type the name to erase"))
        self.keep = push_button(say("Keep"), self.lift)
        self.go = push_button(say("Erase permanently"), self._erase, "danger")
        for widget in (self._title, self.goes, self.stays):
            self.box.addWidget(widget)
        self._field = captioned(say("Type the name to erase"), self.name)
        self.box.addWidget(self._field)
        self.box.addWidget(reasons([self.name]))
        self.box.addWidget(holding(row(None, self.keep, self.go)))
        self.name.textChanged.connect(lambda _: self.go.setEnabled(self._means_it))
        self.name.returnPressed.connect(self._enter)

    @property
    def _means_it(self) -> bool:
        return " ".join(self.name.text().split()).casefold() == self._person.name.casefold()

    def ask(self, person: Person) -> None:
        """Opens, for this person."""
        self._person = person
        known = [say(COLUMNS[field]).lower() for field in FIELDS if getattr(person, field)]
        self._title.setText(say("Erase all data on {name}?", name=person.name))
        self.goes.setText(
            say(
                "Permanently erased: {fields}, and their history. This cannot be undone.",
                fields=listed(known),
            )
        )
        self.stays.setText(
            say(
                "Entries, places and prizes stay under the name player {number}. Earlier"
                " backups still hold the data, as do rulings with the name typed in.",
                number=person.number,
            )
        )
        self.name.setPlaceholderText(person.name)
        self.name.empty()
        self.go.setEnabled(False)
        self.drop()
        self.name.setFocus()

    def _enter(self) -> None:
        """Goes to the button that keeps: Enter in haste must not erase for good."""
        if self._means_it:
            self.keep.setFocus()
        else:
            self.name.mark(say("type {name} to erase; Escape to keep", name=self._person.name))

    def _erase(self) -> None:
        if self._selection.erase(self._person):
            self.lift()
            self.erased.emit()
