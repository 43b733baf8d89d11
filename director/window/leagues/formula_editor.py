"""The formula of a league: typed, checked with every key, and the table that it gives beside it."""

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from director.reports.event_sheets.league import cell_said
from director.tournament.formulas.functions import FUNCTIONS
from director.tournament.formulas.parser import parse
from director.tournament.formulas.tokens import FormulaFault, NotAFormula, Span, tidied
from director.tournament.leagues.formula_table import (
    SIZES,
    PlaceRow,
    first_fault,
    formula_table,
    is_whole,
)
from director.tournament.leagues.points import WAYS, Formula
from director.tournament.leagues.variables import NAMES, VARIABLES, Occasion
from director.translation import say
from director.window.leagues.formula_field import FormulaField
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, column, holding, label, reveal, rewrite, row
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_WORDS = 264
"""The width of the list of names, in pixels."""
_FIELD = 64
"""The width of a column of points."""
_SAMPLES = {
    "buy_in": ("Buy-in", "50"),
    "hits": ("Hits", "0"),
    "rebuys": ("Rebuys", "0"),
    "add_ons": ("Add-ons", "0"),
    "spent": ("Spent", "50"),
    "prize": ("Prize", "0"),
}
"""What is asked for the table where the formula asks for it: its title, and what stands there."""


_OF_BUY_INS = frozenset(("prize_pool", "collected"))
"""What the table makes of the buy-in."""


class Word(NamedTuple):
    """Something that may be put into a formula."""

    text: str
    says: str
    whole: bool = False
    """Whether it is a formula of its own and takes the place of what is there."""


def words() -> list[Word]:
    """The names, the functions, and the formulas that come with the program."""
    return [
        *[Word(name, say(variable.says)) for name, variable in VARIABLES.items()],
        *[Word(function.example, say(function.says)) for function in FUNCTIONS.values()],
        *[Word(text, say(way), whole=True) for way, text in WAYS.items()],
    ]


class FormulaEditor(QWidget):
    """One formula at a time. Saving it is for whoever owns this."""

    asked_to_save = Signal(str)
    """The way of the formula: the name of one that comes with the program, or its text."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._formula = Formula()
        self.faults: tuple[FormulaFault, ...] = ()
        self.field = FormulaField(say("Formula"), "10 * sqrt(entries / place)")
        self.fault = label("", "wrong", wrap=True)
        self.samples = {name: Field(say(title), hint) for name, (title, hint) in _SAMPLES.items()}
        self._asked = {
            name: captioned(field.accessibleName(), field) for name, field in self.samples.items()
        }
        self.model: RowsModel[PlaceRow] = RowsModel(
            _columns(whole=True), lambda one: one.place, self
        )
        self.view = RowsView(self.model, say("Points by place and entries"), self)
        self.words: RowsModel[Word] = RowsModel(
            (Column("Enter inserts", lambda one: one.says if one.whole else one.text),),
            lambda one: one.text,
            self,
        )
        self.list = RowsView(self.words, say("Names and functions"), self)
        self.list.find_by_typing(lambda one: one.text)
        self.meaning = label("", "soft", wrap=True)
        self.words.show(words())
        self.saves = push_button(say("Save formula"), self.save, "first")
        self.cancels = push_button(say("Cancel"), self.closed.emit)
        self._lay_out()
        self.field.textChanged.connect(self._check)
        self.field.entered.connect(self.save)
        self.list.opened.connect(self._insert)
        self.list.chosen.connect(self._tell_meaning)
        for field in self.samples.values():
            field.textChanged.connect(lambda _: self._show_table())

    def _lay_out(self) -> None:
        self.list.setFixedWidth(_WORDS)
        asked = row(*self._asked.values(), None, gap=GRID)
        for field in self.samples.values():
            field.setFixedWidth(72)
        tables = column(label(say("Points by place and entries"), "caption"), self.view, gap=GRID)
        tables.setStretch(1, 1)
        self.meaning.setMinimumHeight(3 * self.meaning.fontMetrics().lineSpacing())
        beside = column(self.list, self.meaning, gap=GRID)
        beside.setStretch(0, 1)
        below = row(holding(tables), holding(beside), gap=2 * GRID)
        below.setStretch(0, 1)
        buttons = row(self.saves, self.cancels, None, gap=GRID)
        whole = column(
            self.field, self.fault, holding(buttons), holding(asked), holding(below), gap=GRID
        )
        whole.setStretch(4, 1)
        self.setLayout(whole)

    def edit(self, formula: Formula) -> None:
        """Takes a league's formula up, with what else its file says of points."""
        self._formula = formula
        if self.field.toPlainText() != formula.text:
            self.field.setPlainText(formula.text)
        self._check()
        self.field.selectAll()
        self.field.setFocus()

    @property
    def text(self) -> str:
        """As it stands there, with single blanks."""
        return tidied(self.field.toPlainText())

    @property
    def formula(self) -> Formula:
        """With all that the league's file says of points besides."""
        named = [way for way, text in WAYS.items() if text == self.text]
        return replace(self._formula, way=named[0] if named else self.text)

    def save(self) -> None:
        """Asks for it to be saved; what is wrong is shown instead."""
        if self.faults:
            self.field.setFocus()
        else:
            self.asked_to_save.emit(self.formula.way)

    def _check(self) -> None:
        text = self.field.toPlainText()
        try:
            parse(text, NAMES)
            self.faults = self._missing_table()
        except NotAFormula as wrong:
            self.faults = wrong.faults
        self.field.underline(self.faults)
        self.saves.setEnabled(not self.faults)
        self._show_table()

    def _missing_table(self) -> tuple[FormulaFault, ...]:
        """A formula may look in a list only where the league's file has one, and has to then."""
        whole = Span(0, len(self.field.toPlainText()))
        if self.formula.asks_table and not self._formula.table:
            said = say("table(place) needs “table = [100, 70, 50]” in the file; or write pick(…)")
            return (FormulaFault(said, whole),)
        return ()

    def _show_table(self) -> None:
        """The table as far as the formula can be read; the last one stays while it cannot."""
        rewrite(self.fault, "\n".join([f"▲ {fault}" for fault in self.faults]))
        if self.faults:
            reveal(self.fault, True)
            return
        uses = self.formula.uses
        for name, asked in self._asked.items():
            reveal(asked, name in uses or (name == "buy_in" and bool(uses & _OF_BUY_INS)))
        rows = formula_table(self.formula, self._like())
        self.model.columns = _columns(whole=is_whole(rows))
        self.model.show(rows)
        nothing = first_fault(rows)
        rewrite(self.fault, f"▲ {nothing}" if nothing else "")
        reveal(self.fault, bool(nothing))

    def _like(self) -> Occasion:
        """Whom the table is for."""
        of = {name: _number(field) for name, field in self.samples.items()}
        return Occasion(entries=1, place=1, **of)

    def _tell_meaning(self) -> None:
        chosen = self.list.choice
        if chosen:
            rewrite(self.meaning, chosen.text if chosen.whole else chosen.says)

    def _insert(self) -> None:
        chosen = self.list.choice
        if chosen is None:
            return
        if chosen.whole:
            self.field.selectAll()
        self.field.put_in(chosen.text)


def _columns(*, whole: bool) -> tuple[Column[PlaceRow], ...]:
    fields = [
        Column[PlaceRow](
            str(size), partial(_said, at, whole), key=partial(_points, at), right=True, width=_FIELD
        )
        for at, size in enumerate(SIZES)
    ]
    place: Column[PlaceRow] = Column(
        "Place", lambda one: str(one.place), key=lambda one: one.place, width=56, right=True
    )
    return (place, *fields)


def _said(at: int, whole: bool, of: PlaceRow) -> str:
    return cell_said(of.cells[at], whole=whole)


def _points(at: int, of: PlaceRow) -> int:
    return -(of.cells[at].points or 0)


def _number(field: Field) -> int:
    typed = field.text().strip() or field.placeholderText()
    return int(typed) if typed.isdecimal() and len(typed) < 10 else 0
