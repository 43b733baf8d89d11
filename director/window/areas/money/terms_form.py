"""What the event costs and promises, as a form: a line for each price, a field for each part."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QGridLayout, QLabel

from director.tournament.commands import SetMoney
from director.tournament.entries.sold_on_top import sold_in
from director.tournament.money.amounts import money, not_an_amount, read_amount, typed
from director.tournament.money.state import PARTS, MoneyTerms, Price
from director.translation import say
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.field import Field, reasons
from director.window.widgets.labels import captioned, column, holding, label, row
from director.window.widgets.page import Page, on_ctrl_enter
from director.window.widgets.status_line import REFUSED

PRICES = {"entry": "Entry", "re_entry": "Re-entry", "rebuy": "Rebuy", "add_on": "Add-on"}
TITLES = {
    "pool": "Prize pool",
    "fee": "Fee",
    "staff": "Staff",
    "bounty": "Bounty",
    "other": "Other",
}
"""Of the parts of a price, as forms and sheets name them."""
_WIDTH = 88
_ON_TOP = ("rebuy", "add_on")
"""What is sold on top of an entry, in the order of `sold_in`."""


class TermsForm(Page):
    """The fields of an event's prices. Enter keeps them, Escape takes back what was typed."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__()
        self._cockpit = cockpit
        self.currency = Field(say("Currency"), "$")
        self.decimals = Field(say("Decimals"), "0")
        self.guarantee = Field(say("Guarantee"), say("none"))
        self.cells = {
            (price, part): Field(f"{say(title)}: {say(TITLES[part])}")
            for price, title in PRICES.items()
            for part in PARTS
        }
        self._totals: dict[str, QLabel] = {price: label("", "soft") for price in PRICES}
        self.hint = label("", "hint", wrap=True)
        self.save_button = push_button(say("Save"), self.save, "first")
        on_ctrl_enter(self, self.save)
        self.back_button = push_button(say("Back"), self.escape)
        self._lay_out()
        for field in self._fields():
            field.textChanged.connect(lambda _: self._weigh())
            field.returnPressed.connect(self.save)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GRID)
        for at, part in enumerate(PARTS, start=1):
            grid.addWidget(label(say(TITLES[part]), "caption"), 0, at)
        grid.addWidget(label(say("Total"), "caption"), 0, len(PARTS) + 1)
        for line, (price, title) in enumerate(PRICES.items(), start=1):
            grid.addWidget(label(say(title)), line, 0)
            for at, part in enumerate(PARTS, start=1):
                self.cells[price, part].setMinimumWidth(56)
                grid.addWidget(self.cells[price, part], line, at)
            self._totals[price].setMinimumWidth(_WIDTH)
            grid.addWidget(self._totals[price], line, len(PARTS) + 1)
        for field in (self.currency, self.decimals):
            field.setFixedWidth(_WIDTH)
        self.guarantee.setFixedWidth(2 * _WIDTH)
        first = row(
            captioned(say("Currency"), self.currency),
            captioned(say("Decimals"), self.decimals),
            captioned(say("Guarantee"), self.guarantee),
            None,
            gap=2 * GRID,
        )
        box = column(
            label(say("Buy-in and guarantee"), "head"),
            holding(first),
            GRID,
            holding(grid),
            reasons(self._fields()),
            self.hint,
            holding(row(None, self.back_button, self.save_button)),
            None,
            gap=GRID,
        )
        self.setLayout(box)

    def _fields(self) -> list[Field]:
        return [self.currency, self.decimals, self.guarantee, *self.cells.values()]

    def show_terms(self) -> None:
        """Shows the terms as they are."""
        terms, sold = self._cockpit.tournament.terms, self._sold()
        for (name, _), field in self.cells.items():
            field.setEnabled(name not in _ON_TOP or name in sold)
        self.hint.setText(_hint(sold))
        self.currency.setText(terms.currency)
        self.decimals.setText(str(terms.decimals))
        self.guarantee.setText(typed(terms.guarantee, terms) if terms.guarantee else "")
        for (name, part), field in self.cells.items():
            price: Price | None = getattr(terms, name)
            units = getattr(price, part) if price else 0
            field.setText(typed(units, terms) if units else "")
        self._weigh()

    def _sold(self) -> list[str]:
        """What the structure sells on top of an entry; nothing else has a price."""
        of = self._cockpit.tournament.structure
        return [price for price, on_top in zip(_ON_TOP, sold_in(of), strict=True) if on_top]

    def land(self) -> None:
        """Puts the cursor where the price of an entry is typed."""
        self.cells["entry", "pool"].begin()

    @property
    def typed_terms(self) -> MoneyTerms | None:
        """The terms as they are typed; None where a field is wrong, which is marked then."""
        decimals = self.decimals.text().strip() or "0"
        right = decimals.isdecimal() and int(decimals) <= 4
        self.decimals.mark("" if right else say("decimals: 0 to 4"))
        terms = MoneyTerms(self.currency.text().strip(), int(decimals) if right else 0)
        amounts = {cell: self._amount(field, terms) for cell, field in self.cells.items()}
        guarantee = self._amount(self.guarantee, terms)
        if not right or guarantee is None or None in amounts.values():
            return None
        prices = {price: Price(*[amounts[price, part] or 0 for part in PARTS]) for price in PRICES}
        return replace(
            self._cockpit.tournament.terms,  # how bounties are won is said elsewhere
            currency=terms.currency,
            decimals=terms.decimals,
            entry=prices["entry"],
            re_entry=prices["re_entry"] if prices["re_entry"].total else None,
            rebuy=prices["rebuy"] if prices["rebuy"].total else None,
            add_on=prices["add_on"] if prices["add_on"].total else None,
            guarantee=guarantee,
        )

    def _amount(self, field: Field, terms: MoneyTerms) -> int | None:
        text = field.text().strip()
        amount = read_amount(text, terms) if text else 0
        wrong = amount is None or amount < 0
        field.mark(not_an_amount(text, terms) if wrong else "")
        return None if wrong else amount

    def _weigh(self) -> None:
        terms = self.typed_terms
        for price, total in self._totals.items():
            of = getattr(terms, price) if terms else None
            total.setText(money(of.total, terms) if of and terms else "–")
        is_open = when_closed(self._cockpit) is None
        is_new = terms is not None and terms != self._cockpit.tournament.terms
        self.save_button.setEnabled(is_open and is_new)

    def save(self) -> None:
        """Keeps what was typed; a wrong field is shown instead."""
        terms = self.typed_terms
        if terms is None:
            wrong = next(field for field in self._fields() if field.property("wrong"))
            wrong.begin()
            self._cockpit.say(wrong.toolTip(), REFUSED)
        elif terms == self._cockpit.tournament.terms or self._cockpit.bridge.do(SetMoney(terms)):
            self.left.emit()

    def escape(self) -> None:
        self.show_terms()
        self.left.emit()


def _hint(sold: Sequence[str]) -> str:
    """What blank lines mean, and why some cannot be typed in."""
    blank = say("Left blank, a re-entry costs the same as an entry.")
    if len(sold) == len(_ON_TOP):
        more = say("Left blank, rebuys and add-ons cost what the structure sheet says.")
    elif sold == ["rebuy"]:
        more = say("This event sells no add-ons; change its structure to sell them.")
    elif sold:
        more = say("This event sells no rebuys; change its structure to sell them.")
    else:
        more = say("This event sells no rebuys or add-ons; change its structure to sell them.")
    return " ".join((blank, more, say("Entries already sold keep their price.")))
