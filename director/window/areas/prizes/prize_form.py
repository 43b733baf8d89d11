"""What is agreed about the prizes beside the pay table, as a form."""

from PySide6.QtWidgets import QComboBox, QGridLayout

from director.engine.not_possible import NotPossible
from director.tournament.commands import SetPrizeTerms
from director.tournament.money.amounts import money, not_an_amount, read_amount, typed
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.pay_table import number
from director.tournament.prizes.payouts import PayoutTerms
from director.tournament.prizes.prize_list import tried
from director.tournament.prizes.rounding import ROUNDINGS, Rounding
from director.tournament.prizes.state import PrizeTerms
from director.tournament.prizes.tax_notes import TaxTerms
from director.translation import capital, say
from director.views.counted import counted
from director.window.areas.prizes.typed_prizes import (
    goods_typed,
    locks_typed,
    read_goods,
    read_locks,
    read_saves,
    saves_typed,
)
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field, reasons
from director.window.widgets.labels import captioned, column, holding, label, rewrite, row
from director.window.widgets.page import Page, on_ctrl_enter
from director.window.widgets.status_line import REFUSED

_PERCENT = MoneyTerms(decimals=2)
"""Percents are read as amounts of hundredths."""
_FIRST = 3
"""So many prizes are named beside the number of places."""


class PrizeForm(Page):
    """The fields. Enter keeps them, Escape takes back what was typed."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self._cockpit = cockpit
        self.saves = Field(say("Bubble prizes"), say("none"))
        self.minimum = Field(say("Minimum prize"), say("none"))
        self.locks = Field(say("Fixed prizes"), "1 5000, 2 3000")
        self.goods = Field(say("Non-cash prizes"), "1 bracelet; 2 main event seat = 500")
        self.bounty = Field(say("Bounty from each entry, out of the pool"), say("none"))
        self.unit = Field(say("Round to"), say("as in the payout structure"))
        self.way = QComboBox()
        self.way.setAccessibleName(say("Rounding remainder goes to"))
        self.way.addItems([say(way) for way in ROUNDINGS])
        self.tax_name = Field(say("Tax note"), say("none"))
        self.tax_above = Field(say("Over"), "0")
        self.tax_rate = Field(say("Percent"), say("report only"))
        self.answer = label("", "soft", wrap=True)
        self.save_button = push_button(say("Save"), self.save, "first")
        on_ctrl_enter(self, self.save)
        self.back_button = push_button(say("Back"), self.escape)
        self._lay_out()
        for field in self._fields():
            field.textChanged.connect(lambda _: self._weigh())
            field.returnPressed.connect(self.save)
        self.way.currentIndexChanged.connect(lambda _: self._weigh())

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        pairs = (
            (say("Bubble prizes: 100, 50"), self.saves),
            (say("Minimum prize"), self.minimum),
            (say("Fixed prizes: 1 5000, 2 3000"), self.locks),
            (say("Non-cash prizes: 1 bracelet; 2 seat = 500"), self.goods),
            (say("Bounty from each entry, out of the pool"), self.bounty),
            (say("Round to"), self.unit),
            (say("Rounding remainder goes to"), self.way),
            (say("Tax note on the slip"), self.tax_name),
            (say("Tax note for prizes over"), self.tax_above),
            (say("Tax, percent of winnings"), self.tax_rate),
        )
        for at, (caption, field) in enumerate(pairs):
            grid.addWidget(captioned(caption, field), at // 2, at % 2)
        hint = label(
            say(
                "A non-cash prize with a value is part of its place’s prize; one without comes on"
                " top. No tax is withheld: it is only noted."
            ),
            "hint",
            wrap=True,
        )
        box = column(
            label(say("Prize terms"), "head"),
            holding(grid),
            hint,
            reasons(self._fields()),
            self.answer,
            holding(row(None, self.back_button, self.save_button)),
            None,
        )
        self.setLayout(box)

    def _fields(self) -> list[Field]:
        return [
            self.saves,
            self.minimum,
            self.locks,
            self.goods,
            self.bounty,
            self.unit,
            self.tax_name,
            self.tax_above,
            self.tax_rate,
        ]

    def begin(self) -> None:
        """Shows what is agreed now, ready to type."""
        t = self._cockpit.tournament
        terms, payout, tax = t.terms, t.prize_terms.payout, t.prize_terms.tax
        self.saves.setText(saves_typed(payout.saves, terms))
        self.minimum.setText(typed(payout.minimum, terms) if payout.minimum else "")
        self.locks.setText(locks_typed(payout.locks, terms))
        self.goods.setText(goods_typed(payout.goods, terms))
        self.bounty.setText(typed(t.prize_terms.bounty, terms) if t.prize_terms.bounty else "")
        rounding = payout.rounding
        self.unit.setText(typed(rounding.unit, terms) if rounding else "")
        self.way.setCurrentIndex([*ROUNDINGS].index(rounding.way) if rounding else 0)
        self.tax_name.setText(tax.name if tax else "")
        self.tax_above.setText(typed(tax.above, terms) if tax else "")
        self.tax_rate.setText(number(tax.rate) if tax and tax.rate else "")
        self._weigh()
        self.saves.begin()

    @property
    def typed_terms(self) -> PrizeTerms | None:
        """What is typed; None where a field is wrong, which is marked then."""
        terms = self._cockpit.tournament.terms
        saves = read_saves(self.saves.text(), terms)
        locks = read_locks(self.locks.text(), terms)
        goods = read_goods(self.goods.text(), terms)
        self.saves.mark("" if saves is not None else say("type amounts: 100, 50"))
        self.locks.mark("" if locks is not None else say("type places and amounts: 1 5000, 2 3000"))
        self.goods.mark("" if goods is not None else say("type places and prizes: 1 bracelet"))
        minimum, bounty = self._amount(self.minimum), self._amount(self.bounty)
        unit, above = self._amount(self.unit), self._amount(self.tax_above)
        rate = read_amount(self.tax_rate.text(), _PERCENT) if self.tax_rate.text().strip() else 0
        right = rate is not None and 0 <= rate <= 100_00
        self.tax_rate.mark("" if right else say("type a percentage up to 100"))
        if any(field.property("wrong") for field in self._fields()):
            return None
        rounding = Rounding(unit, [*ROUNDINGS][self.way.currentIndex()]) if unit else None
        name = self.tax_name.text().strip()
        return PrizeTerms(
            PayoutTerms(0, saves or (), minimum or 0, locks or (), goods or (), rounding),
            bounty or 0,
            TaxTerms(name, above or 0, rate or 0) if name else None,
            self._cockpit.tournament.prize_terms.seats,
        )

    def _amount(self, field: Field) -> int | None:
        text, terms = field.text().strip(), self._cockpit.tournament.terms
        amount = read_amount(text, terms) if text else 0
        wrong = amount is None or amount < 0
        field.mark(not_an_amount(text, terms) if wrong else "")
        return None if wrong else amount

    def _weigh(self) -> None:
        """What would be paid so, or why it cannot be."""
        t, terms = self._cockpit.tournament, self.typed_terms
        words, role = "", "soft"
        if terms and t.pay_table and t.entered:
            try:
                found = tried(t, t.pay_table, terms)
            except NotPossible as problem:
                words, role = capital(problem.message), "fault"
            else:
                first = [money(prize.cash, t.terms) for prize in found.prizes[:_FIRST]]
                places = counted(found.places, "Pays 1 place", "Pays {count} places")
                more = " …" if found.places > _FIRST else ""
                words = f"{places}: {'  '.join(first)}{more}"
        if self.answer.property("role") != role:
            self.answer.setProperty("role", role)
            self.answer.style().polish(self.answer)
        rewrite(self.answer, words)
        self.save_button.setEnabled(terms is not None and role == "soft")

    def save(self) -> None:
        """Keeps what was typed; a wrong field is shown instead, and nothing is lost."""
        terms = self.typed_terms
        if terms is None:
            wrong = next(field for field in self._fields() if field.property("wrong"))
            wrong.begin()
            self._cockpit.say(wrong.toolTip(), REFUSED)
        elif terms == self._cockpit.tournament.prize_terms or self._cockpit.bridge.do(
            SetPrizeTerms(terms)
        ):
            self.left.emit()

    def escape(self) -> None:
        self.begin()
        self.left.emit()
