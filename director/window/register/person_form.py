"""One person of the register, to be corrected: the fields, why banned, and what was changed."""

from itertools import pairwise
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from director.desk.lists.player_sheets import AS_THE_EVENT, COLUMNS
from director.desk.register import FIELDS, SHOWN_AS, UNKNOWN, Person, RegisterLine
from director.files.forms import briefly
from director.tournament.entries.name_order import latin_spelling
from director.translation import listed, say
from director.views.clock.times import day_and_time
from director.window.drafts.form_fields import ChoiceField
from director.window.look.styles import GRID
from director.window.register.register_selection import RegisterSelection
from director.window.widgets.buttons import push_button
from director.window.widgets.field import ENTER, Field
from director.window.widgets.labels import captioned, column, holding, label, reveal, rewrite, row
from director.window.widgets.page import Page, on_ctrl_enter
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import REFUSED

_HINTS = {
    "name": "required",
    "card": "type or swipe",
    "banned": "fill in to ban",
    "spelling": "in Latin letters",
}
_LINES = 4
"""So much of the history is shown."""


class PersonForm(Page):
    """The fields of one person. Enter keeps what was typed, Escape takes it back."""

    kept = Signal(object)
    """The Person, as it is in the register now."""

    def __init__(self, selection: RegisterSelection, *aside: QWidget) -> None:
        """`aside` is what else can be done with somebody who is in the register."""
        super().__init__()
        self._selection = selection
        self._aside = holding(row(*aside, gap=GRID // 2))
        self.person = Person()
        self.title = label("", "head", wrap=True)
        self.beside = label("", "caption")
        self.ban = label("", "wrong", wrap=True)
        self.fields = {
            field: Field(say(COLUMNS[field]), say(_HINTS[field]) if field in _HINTS else "")
            for field in FIELDS
            if field != "shown_as"
        }
        self.shown_as = ChoiceField(SHOWN_AS, none=AS_THE_EVENT)
        self.shown_as.setAccessibleName(say(COLUMNS["shown_as"]))
        self.shown_as.setMinimumContentsLength(1)  # as wide as the field beside it
        self.shown_as.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.namesakes = label("", "fault", wrap=True)
        self.save_button = push_button(say("Save"), self.save, "first")
        on_ctrl_enter(self, self.save)
        self.back_button = push_button(say("Revert"), lambda: self.show_person(self.person))
        self._history_title = label(say("Recent changes"), "caption")
        self.history = label("", "hint", wrap=True)
        self._lay_out()
        for before, after in pairwise(
            (self.fields["banned"], self.save_button, self.back_button, *aside)
        ):
            QWidget.setTabOrder(before, after)
        for field in self.fields.values():
            field.textChanged.connect(lambda _: self._weigh())
            field.returnPressed.connect(self.save)
        self.shown_as.currentIndexChanged.connect(lambda _: self._weigh())
        self.show_person(Person())

    def _lay_out(self) -> None:
        every = {**self.fields, "shown_as": self.shown_as}
        wholes = {one: captioned(field.accessibleName(), field) for one, field in every.items()}
        pairs = [
            row(wholes[one], wholes[other], gap=GRID)
            for one, other in (("nickname", "shown_as"), ("card", "city"), ("telephone", "email"))
        ]
        for pair in pairs:
            pair.setStretch(0, 1)
            pair.setStretch(1, 1)
        self._spelling = wholes["spelling"]
        head = row(self.title, self.beside, stretch=0)
        box = column(
            holding(head),
            self.ban,
            wholes["name"],
            self.namesakes,
            self._spelling,
            *map(holding, pairs),
            *(wholes[field] for field in ("notes", "banned")),
            self._history_title,
            self.history,
            None,
            gap=GRID,
        )
        foot = holding(row(self.save_button, self.back_button, None, self._aside, gap=GRID // 2))
        self.setLayout(column(SteadyScroll(holding(box)), foot, gap=GRID, stretch=0))
        order = (
            "name",
            "spelling",
            "nickname",
            "shown_as",
            "card",
            "city",
            "telephone",
            "email",
            "notes",
            "banned",
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(every[before], every[after])

    @property
    def typed(self) -> Person:
        """The person as it is typed now."""
        texts: dict[str, Any] = {one: " ".join(f.text().split()) for one, f in self._named()}
        chosen = self.shown_as.currentData()  # None where nothing that is offered was kept
        way = self.person.shown_as if chosen is None else chosen
        return self.person._replace(**texts, shown_as=way)

    @property
    def is_new(self) -> bool:
        """Whether somebody new is being entered."""
        return self.person.number == UNKNOWN

    @property
    def is_dirty(self) -> bool:
        """Whether something was typed that is not kept yet."""
        return self.typed != self.person

    def show_person(self, person: Person) -> None:
        """Shows somebody, or empty fields for somebody new."""
        self.person = person
        reveal(self._aside, not self.is_new)
        for one, field in self._named():
            field.setText(getattr(person, one))
            field.setCursorPosition(0)
            field.mark("")
        self.shown_as.setCurrentIndex(self.shown_as.findData(person.shown_as))
        rewrite(self.ban, say("Banned: {why}", why=person.banned) if person.banned else "")
        self._show_history()
        self._weigh()

    def land(self) -> None:
        """Puts the cursor into the name."""
        self.fields["name"].begin()

    def save(self) -> None:
        """Keeps what was typed, and is done with this person."""
        if not self.is_dirty and not self.is_new:
            self.left.emit()
        elif self.keep():
            self.kept.emit(self.person)

    def keep(self) -> bool:
        """Keeps what was typed; whether there is nothing left to keep."""
        typed = self.typed
        if not typed.name:
            self._mark("name", say("enter a name"))
            return False
        if typed.email and "@" not in typed.email:
            self._mark(
                "email", say("“{email}” is not an email address", email=briefly(typed.email))
            )
            return False
        person = self._selection.save(self.person, typed)
        if person is None:
            return False
        self.show_person(person)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.shown_as.hasFocus():
            self.save()
        else:
            super().keyPressEvent(event)

    def escape(self) -> None:
        self.show_person(self.person)
        self.left.emit()

    def _named(self) -> list[tuple[str, Field]]:
        return list(self.fields.items())

    def _mark(self, field: str, fault: str) -> None:
        self.fields[field].mark(fault)
        self.fields[field].setFocus()
        self._selection.said.emit(fault, REFUSED)

    def _weigh(self) -> None:
        typed = self.typed
        self.title.setText(typed.name or (say("New person") if self.is_new else self.person.name))
        number = say("new")
        if not self.is_new:
            number = say("number {number}", number=self.person.number)
        self.beside.setText(number)
        told = (self._same_name(typed.name), self._selection.paper_lacks(typed.shown))
        rewrite(self.namesakes, "\n".join(part for part in told if part))
        wanted = self._selection.asks_spelling and not latin_spelling(typed.name)
        reveal(self._spelling, bool(typed.spelling or (typed.name and wanted)))
        self.save_button.setEnabled(self.is_dirty)
        self.back_button.setEnabled(self.is_dirty)

    def _same_name(self, name: str) -> str:
        """That somebody else is called so, where a name was typed."""
        if not name or name == self.person.name:
            return ""
        index = self._selection.player_index
        namesakes = index.namesakes(name) if index else ()
        others = [str(one) for one in namesakes if one != self.person.number]
        if not others:
            return ""
        number = listed(others)
        if len(others) > 1:
            return say("numbers {number} have the same name", number=number)
        return say("number {number} has the same name", number=number)

    def _show_history(self) -> None:
        lines: list[RegisterLine] = []
        if not self.is_new:
            lines = self._selection.history(self.person)
        lines = [line for line in lines if line.old or line.field not in FIELDS][-_LINES:]
        rewrite(self.history, "\n".join(map(_told, reversed(lines))))
        self._history_title.setVisible(bool(lines))


def _told(line: RegisterLine) -> str:
    """A line of the history in words."""
    if line.field == "merged":
        what = say("number {number} merged", number=line.old or line.new)
    elif line.field == "erased":
        what = say("erased")
    elif line.new:
        field = say(COLUMNS[line.field])
        what = say("{field}: {old} → {new}", field=field, old=line.old, new=line.new)
    else:
        what = say("{field}: {old} removed", field=say(COLUMNS[line.field]), old=line.old)
    return say("{what}  ({who}, {time})", what=what, who=line.who, time=day_and_time(line.at))
