"""The envelopes of mystery bounties as a small table: of each amount, how many there are."""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from director.files.forms import briefly
from director.tournament.bounties.accounts import sold
from director.tournament.bounties.envelopes import count, declared, worth
from director.tournament.bounties.facts import EnvelopesDeclared
from director.tournament.commands import DeclareEnvelopes
from director.tournament.money.amounts import money, not_an_amount, read_amount, typed
from director.tournament.money.state import MysteryPrize
from director.tournament.structure.structure import DayEnd, Level, Structure
from director.translation import capital, say
from director.views.counted import counted
from director.views.money.bounty_sums import missing_said
from director.window.event.asking.question import Answer, commanded
from director.window.event.cockpit import Cockpit
from director.window.event.event_drop import EventDrop
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, reveal, row
from director.window.widgets.pick import PickField
from director.window.widgets.scrolling_form import SteadyScroll

_HIGHEST = 300
"""Pixels of the table; what is longer is scrolled."""
_PRIZE = re.compile(r"\s*(\d+)\s*[x×*]\s*(\S+?)[,;]?(?=\s|$)")


@dataclass(frozen=True)
class SetUpEnvelopes:
    """It is to be said what the envelopes hold."""


class _Line(NamedTuple):
    """Envelopes of one amount, as they are typed."""

    how_many: Field
    amount: Field
    worth: QLabel

    @property
    def is_empty(self) -> bool:
        return not (self.how_many.text().strip() or self.amount.text().strip())

    @property
    def is_open(self) -> bool:
        return not self.how_many.isHidden()


class EnvelopeTable(EventDrop):
    """Asks for them, and says what they come to beside the bounties sold.

    A whole line can be typed or pasted into any field: "1 × 5000, 3 × 1000, 20 × 100".
    """

    WIDTH = 480

    def __init__(self, cockpit: Cockpit, parent: QWidget) -> None:
        super().__init__(cockpit, parent)
        self.lines: list[_Line] = []
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        for at, title in enumerate((say("Envelopes"), say("Amount of each"), say("Together"))):
            side = Qt.AlignmentFlag.AlignRight if at == 2 else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(label(title, "caption"), 0, at, side)
        self._scroll = SteadyScroll(holding(self._grid))
        self.begins = PickField(say("Drawn from"), (), always=True)
        self.begins.changed.connect(self._look)
        self._hint = label("", "soft", wrap=True)
        self.deed = push_button(say("Confirm"), self._enter, "first")
        self.box.addWidget(label(self.asked, "head"))
        self.box.addWidget(self._scroll)
        self.box.addWidget(captioned(self.begins.accessibleName(), self.begins))
        self.box.addWidget(self._hint)
        self.box.addWidget(holding(row(None, push_button(say("Cancel"), self._cancel), self.deed)))

    @property
    def asked(self) -> str:
        return say("What is in the envelopes?")

    @property
    def hint(self) -> str:
        """What it says below the table."""
        return self._hint.text()

    def respond(self, request: SetUpEnvelopes) -> None:  # noqa: ARG002 -- that it is asked for is all
        self.ask()

    def ask(self) -> None:
        """Opens with the envelopes as they are now."""
        t = self._cockpit.tournament
        self.begins.choices_of = tuple(_beginnings(t.structure))
        self.begins.fill(t.terms.mystery_from)
        self._fill(declared(t))
        self.drop()
        self.lines[0].how_many.begin()

    def _fill(self, prizes: tuple[MysteryPrize, ...]) -> None:
        """A line for each amount, and an empty one."""
        terms = self._cockpit.tournament.terms
        self._have(len(prizes) + 1)
        for line, prize in zip(self.lines, prizes, strict=False):
            line.how_many.setText(str(prize.envelopes))
            line.amount.setText(typed(prize.amount, terms))
        for line in self.lines[len(prizes) :]:
            line.how_many.empty()
            line.amount.empty()
        self._look()

    def _have(self, many: int) -> None:
        """So many lines are to be seen."""
        while len(self.lines) < many:
            self._add()
        for at, line in enumerate(self.lines):
            for widget in line:
                reveal(widget, at < many)

    def _add(self) -> None:
        at = len(self.lines) + 1
        values = {"number": at}
        line = _Line(
            Field(say("Envelopes, line {number}", **values), "20"),
            Field(say("Amount of each, line {number}", **values), "100"),
            label("", "soft"),
        )
        line.how_many.setFixedWidth(96)
        line.amount.setFixedWidth(128)
        for column, widget in enumerate(line):
            side = Qt.AlignmentFlag.AlignRight if column == 2 else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(widget, at, column, side)
        for field in (line.how_many, line.amount):
            field.textEdited.connect(lambda _: self._look())
            field.returnPressed.connect(self._enter)
        self.lines.append(line)
        before = [each for one in self.lines for each in (one.how_many, one.amount)]
        for one, other in pairwise([*before[-3:], self.begins, self.deed]):
            self.setTabOrder(one, other)

    def _look(self) -> None:
        """Says what it comes to; below the last line there is always an empty one."""
        seen = [one for one in self.lines if one.is_open]
        if seen and not seen[-1].is_empty:
            self._have(len(seen) + 1)
        t = self._cockpit.tournament
        for line in self.lines:
            prize = self._read(line)
            line.worth.setText(
                money(worth([prize]), t.terms) if isinstance(prize, MysteryPrize) else ""
            )
        answer = self._answer()
        self._hint.setText(capital(answer.says))
        self.deed.setEnabled(answer.do is not None)
        self._scroll.setFixedHeight(min(_HIGHEST, self._grid.sizeHint().height()))
        self.settle()

    def _read(self, line: _Line) -> MysteryPrize | str | None:
        """What a line says, or what is wrong with it; None for an empty one."""
        if line.is_empty or not line.is_open:
            return None
        how_many, amount = line.how_many.text().strip(), line.amount.text().strip()
        if not how_many.isdecimal() or not int(how_many):
            if not how_many:
                return say("type how many envelopes there are of {amount}", amount=amount)
            return say(
                "how many envelopes is a whole number: “{typed}” is not", typed=briefly(how_many)
            )
        terms = self._cockpit.tournament.terms
        read = read_amount(amount, terms)
        if not read or read < 0:
            words = not_an_amount(amount, terms)
            return words if amount else say("type the amount of each envelope")
        return MysteryPrize(read, int(how_many))

    def _answer(self) -> Answer:
        """What Enter would do, and what the envelopes come to beside the bounties sold."""
        read = [self._read(line) for line in self.lines]
        if wrong := next((one for one in read if isinstance(one, str)), ""):
            return Answer(wrong, None)
        prizes = tuple([one for one in read if isinstance(one, MysteryPrize)])
        if not prizes:
            return Answer(say("how many envelopes there are of each amount"), None)
        answer = commanded(self._cockpit, DeclareEnvelopes(prizes, self.begins.key))
        t, held = self._cockpit.tournament, worth(prizes)
        gap = sold(t) - held
        beside = say("the same as the bounties sold")
        if gap:
            text = "{gap} less than the bounties sold" if gap > 0 else None
            text = text or "{gap} more than the bounties sold"
            beside = say(text, gap=money(abs(gap), t.terms))
        many = counted(count(prizes), "1 envelope", "{count} envelopes")
        told = f"{many}, {money(held, t.terms)}: {beside}"
        then = EnvelopesDeclared(prizes, self.begins.key).then(t, self._cockpit.now)
        if short := missing_said(then, self._cockpit.now):
            told = f"{told}  ·  {short}"
        return Answer(told if answer.do else f"{told}  ·  {answer.says}", answer.do)

    def _enter(self) -> None:
        field = self.focusWidget()
        text = field.text() if isinstance(field, Field) and field is not self.begins else ""
        if prizes := self._whole_line(text):
            self._fill(prizes)
        elif do := self._answer().do:
            self.lift()
            do()

    def _whole_line(self, text: str) -> tuple[MysteryPrize, ...]:
        """All envelopes where they are typed in one line; nothing where one field is meant."""
        if _PRIZE.sub("", text).strip():
            return ()
        terms = self._cockpit.tournament.terms
        read = [(read_amount(made[2], terms), int(made[1])) for made in _PRIZE.finditer(text)]
        found = [MysteryPrize(amount, many) for amount, many in read if amount and many]
        return tuple(found) if len(found) == len(read) else ()


def _beginnings(structure: Structure) -> list[Choice]:
    """From when on envelopes can be drawn: each level, each day."""
    days = sum([isinstance(step, DayEnd) for step in structure.steps]) + 1
    levels = [step.label for step in structure.steps if isinstance(step, Level) and step.label]
    return [
        Choice(say("the first hand"), "", ""),
        *[Choice(say("day {day}", day=day), "", f"day {day}") for day in range(2, days + 1)],
        *[Choice(say("level {level}", level=one), "", f"level {one}") for one in levels],
    ]
