"""The Deal screen: stacks are typed, a way is chosen, and what everybody gets stands beside it."""

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox

from director.tournament.commands import MakeDeal
from director.tournament.deals.commands import stacks_off
from director.tournament.deals.division import BOUNTIES_LEFT, BY_PERCENT, METHODS, PLAYED_FOR, Deal
from director.tournament.deals.facts import still_played_for
from director.tournament.money.amounts import money, not_an_amount, read_amount, typed
from director.tournament.state import EntryNumber
from director.translation import capital, chips, say
from director.views.counted import counted
from director.views.money.deal_words import with_bounties
from director.window.areas.deal.deal_requests import DEAL, Term
from director.window.areas.deal.deal_rows import (
    BOUNTY,
    COLUMNS,
    NAMED,
    DealRow,
    agreed_rows,
    bargain_rows,
    takes_names,
)
from director.window.areas.deal.figure_field import FigureField, read_stack
from director.window.areas.deal.next_step import OFFERED, next_step
from director.window.event.cockpit import Cockpit
from director.window.event.deal_draft import (
    Laid,
    laid_out,
    prizes_in_full,
    prizes_left,
    prizes_said,
    read_percent,
    worked_out,
)
from director.window.event.event_screen import Screen
from director.window.event.next_step import NextStepBar
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.action import Bound
from director.window.widgets.attempt import why_not
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.context_menu import declared
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import is_ctrl_enter
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
    stacked,
    tip,
)
from director.window.widgets.page import on_ctrl_enter
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView
from director.window.widgets.typed_for_row import RowField, TypedForRow

_LEFT = 280
"""Pixels: names stay near their figures."""
_WAYS = {
    "deal.icm": "ICM",
    "deal.chop": "Chip chop, minimum prize",
    "deal.even": "Even chop",
    "deal.percent": "Percent chop",
    "deal.free": "Custom amounts",
}
"""The ways as their buttons have them, by the actions."""


class DealScreen(Screen):
    """What is left, the way and the rest at the left; those who divide it at the right."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.bargain = cockpit.bargain
        self.prizes = FigureField(say("Remaining prizes"), say("1200 600 300"))
        self.held = FigureField(say("Left to play for"), say("nothing"))
        self.unit = FigureField(say("Round to"), "1")
        self.stack = FigureField(say("Stack"), say("chips"), in_thousands=True)
        self.named = FigureField(say("Percent"), "25")
        self.whose = label("", "head", wrap=True)
        self.sums = label("", "soft", wrap=True)
        self.warnings = label("", "wrong", wrap=True)
        self.told = label("", "soft", wrap=True)
        self.model: RowsModel[DealRow] = RowsModel(COLUMNS, lambda one: one.entry, self)
        self.view = RowsView(self.model, say("Players in the deal"), self)
        self.view.offer(declared(actions, ((*_WAYS,), ("deal.agree", "deal.withdraw")), DEAL))
        self._is_working = False
        self._lay_out(actions)
        self._connect()

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        self.ways = [
            ActionButton(actions[one], text=say(text), keyed=True) for one, text in _WAYS.items()
        ]
        for way in self.ways:
            way.setCheckable(True)
        self.bounties = QComboBox()
        for rule, said in BOUNTIES_LEFT.items():
            self.bounties.addItem(capital(say(said)), rule)
        self._bounties = captioned(say("Bounties left (B)"), self.bounties)
        self._terms = panel(
            column(
                captioned(say("Remaining prizes, first prize first"), self.prizes),
                GRID,
                label(say("Method"), "caption"),
                holding(column(*self.ways, gap=4)),
                GRID,
                holding(
                    row(
                        captioned(say("Left to play for"), self.held),
                        captioned(say("Round to"), self.unit),
                    )
                ),
                self._bounties,
                gap=GRID,
            )
        )
        self._terms.setFixedWidth(_LEFT)
        for field in (self.stack, self.named):
            field.setProperty("scale", "big")
            field.setFixedWidth(20 * GRID)
        self._named_box = captioned(say("Percent"), self.named)
        self.typed = TypedForRow(
            self.view,
            RowField(
                self.stack, self._write_stack, lambda one: "" if one.is_missing else one.stack
            ),
            RowField(self.named, self._write_named, lambda one: one.named),
        )
        self.record = push_button(say("Record"), self.typed.record)
        self.hint = label("", "hint", wrap=True)
        self._typing = holding(
            row(
                captioned(say("Stack"), self.stack),
                self._named_box,
                captioned("", self.record),
                holding(column(self.whose, self.hint)),
                gap=2 * GRID,
                stretch=3,
            )
        )
        self.whole = label("", "head", wrap=True)
        there = self.whole.sizePolicy()
        there.setRetainSizeWhenHidden(True)  # the fields below it stand still
        self.whole.setMinimumHeight(4 * GRID)
        self.whole.setSizePolicy(there)
        self._of_agreed = [
            ActionButton(actions["deal.wall"], text=say("On the wall")),
            ActionButton(actions["deal.withdraw"], text=say("Withdraw …"), keyed=True),
        ]
        sheet = ActionButton(actions["print.deal"], text=say("Print to sign"))
        self.agree = ActionButton(
            actions["deal.agree"], first=True, text=say("Accept …"), keyed=True
        )
        foot = row(None, *self._of_agreed, sheet, self.agree)
        self.next = NextStepBar(actions, *OFFERED)
        self.steps = (self.next,)
        right = column(
            self.next.widget,
            self.whole,
            self._typing,
            self.view,
            self.sums,
            self.warnings,
            self.told,
            None,
            holding(foot),  # at the lower edge, where nothing moves it
            gap=GRID,
        )
        self.view.hug_rows()
        self._left = holding(column(self._terms, None))
        body = row(self._left, holding(right), gap=2 * GRID, stretch={1: 1})
        nobody = EmptyState(
            "money",
            say("No deal possible now"),
            say("A deal needs 2 to 200 players left, all registered by name."),
        )
        self._stack = stacked(nobody, holding(body))
        self.setLayout(column(self._stack, margins=SCREEN))

    def _connect(self) -> None:
        self.prizes.textEdited.connect(lambda text: self._set("prizes", text))
        self.held.textEdited.connect(lambda text: self._set("held", text))
        self.unit.textEdited.connect(lambda text: self._set("unit", text))
        self.bounties.activated.connect(
            lambda _: self._set("bounties", self.bounties.currentData())
        )
        self.prizes.editingFinished.connect(self._fill_fields)
        for field in (self.prizes, self.held, self.unit):
            field.returnPressed.connect(self.land)
        for figure in (self.prizes, self.held, self.unit, self.stack, self.named):
            figure.left.connect(self.view.setFocus)
            figure.refused.connect(lambda why: self.cockpit.say(why, REFUSED))
        self.view.chosen.connect(self._tell)
        on_ctrl_enter(self.view, lambda: self.actions_of_event.ask("deal.agree"))
        self.typed.recorded.connect(self._leave_complete)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._tell)

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        if t.closed and t.deal:
            made = len(t.deal.shares)
            return counted(made, "1 player in the deal", "{count} players in the deal")
        return counted(t.players_left, "1 player left", "{count} players left")

    def refresh(self) -> None:
        t, bargain = self.cockpit.tournament, self.bargain
        agreed = t.deal is not None
        there = agreed or bool(bargain.left(t))
        self._stack.setCurrentIndex(1 if there else 0)
        if not there:
            bargain.laid = bargain.made = None
            bargain.problem = say("no deal is possible now")
            return
        for widget in (self._left, self.agree, self._typing):
            reveal(widget, not agreed)
        for button in self._of_agreed:
            reveal(button, agreed)
        self.next.show(next_step(t))
        for button, action in zip(self.ways, _WAYS, strict=True):
            button.setChecked(self.actions_of_event[action].isChecked())
        reveal(self._bounties, not agreed and not bargain.no_bounties(t))
        self._named_box.setVisible(not agreed and takes_names(bargain.way))
        self._fill_fields()
        if agreed:
            self._show_agreed()
        else:
            self._work_out()

    def land(self) -> None:
        if self.cockpit.tournament.deal is not None or not self.model.rows:
            self.view.setFocus()
            return
        if self.view.choice is None:
            self.view.choose([*self._missing, self.model.rows[0].entry][0])
        self.stack.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter in a field is Enter first: nothing is accepted while that was refused."""
        if not (is_ctrl_enter(event) and self.typed.is_typed):
            super().keyPressEvent(event)

    def _fill_fields(self) -> None:
        """What stands in the fields: as it was typed, or what the event says."""
        t, bargain = self.cockpit.tournament, self.bargain
        for field, text in (
            (self.prizes, prizes_in_full(bargain.prizes, t.terms)),
            (self.held, bargain.held),
            (self.unit, bargain.unit),
        ):
            if field.text() != text and not field.hasFocus():
                field.setText(text)
        known = prizes_said(prizes_left(t), t.terms)
        self.prizes.setPlaceholderText(known or say("1200 600 300"))
        self.prizes.setToolTip(tip(known))
        self.unit.setPlaceholderText(typed(10**t.terms.decimals, t.terms))

    def _set(self, name: str, text: str) -> None:
        setattr(self.bargain, name, text)
        self._work_out()

    def respond(self, request: object) -> None:
        """Goes to a field of the terms."""
        match request:
            case Term.HOLD:
                self.held.setFocus()
            case Term.PRIZES:
                self.prizes.setFocus()
            case Term.UNIT:
                self.unit.setFocus()

    def _work_out(self) -> None:
        """What comes of what is typed; where that takes long, beside the window's thread."""
        bargain, laid = self.bargain, laid_out(self.cockpit.tournament, self.bargain)
        if isinstance(laid, str):
            bargain.laid, bargain.made, bargain.problem = None, None, laid
        elif laid != bargain.laid:
            bargain.laid, bargain.made = laid, None
            if laid.is_long:
                bargain.problem = say("calculating …")
                self._work_beside()
            else:
                self._take(worked_out(laid))
        self._show()

    def _work_beside(self) -> None:
        """One at a time: what was typed meanwhile is worked out after it."""
        laid = self.bargain.laid
        if self._is_working or laid is None:
            return
        self._is_working = True

        def came(made: Deal | str) -> None:
            self._is_working = False
            if self.bargain.laid == laid:
                self._take(made)
                self._show()
            elif self.bargain.laid and self.bargain.laid.is_long:
                self._work_beside()

        def failed(error: Exception) -> None:
            self._is_working = False
            raise error

        Task(self, lambda: worked_out(laid), came, failed)

    def _take(self, made: Deal | str) -> None:
        bargain = self.bargain
        bargain.made = None if isinstance(made, str) else made
        bargain.problem = made if isinstance(made, str) else ""

    def _show(self) -> None:
        """The bargain as it stands."""
        t, bargain = self.cockpit.tournament, self.bargain
        bounties = bargain.bounties_left(t)
        self.bounties.setCurrentIndex(self.bounties.findData(bounties))
        self._show_columns(bargain.way == BY_PERCENT, bounties != PLAYED_FOR)
        self.model.show(bargain_rows(t, bargain, self.cockpit.bridge.desk.names()))
        self._show_whole()
        rewrite(self.sums, stacks_said(self.cockpit, bargain.laid))
        warnings = bargain.made.warnings if bargain.made else ()
        said = [one.said(lambda entry: name_of(self.cockpit, entry)) for one in warnings[:_MOST]]
        if len(warnings) > _MOST:
            said.append(say("and {count} more", count=len(warnings) - _MOST))
        rewrite(self.warnings, "\n".join([f"▲ {one}" for one in said]))
        wants = self._wants_reason()
        self.agree.be_first(not wants)
        rewrite(self.told, capital(bargain.problem or wants))
        self.actions_of_event.refresh()
        self.typed.look()
        self._tell()

    def _wants_reason(self) -> str:
        """Why the deal is accepted with a reason alone: what the event would say against it."""
        t, now, ready = self.cockpit.tournament, self.cockpit.now, self.bargain.agreement
        if ready is None:
            return ""
        against = why_not(lambda: MakeDeal(ready).decide(t, now), self.cockpit.bridge.desk.said)
        if against is None or not against.overridable:
            return ""
        off = stacks_off(t, ready)
        if off and against.words == self.cockpit.bridge.desk.said(off):  # it stands right above
            return say("accepting needs a reason")
        return say("{why}: accepting needs a reason", why=against.words)

    def _show_whole(self) -> None:
        ready, terms = self.bargain.agreement, self.cockpit.tournament.terms
        if ready is None:
            rewrite(self.whole, "")
            return
        words = say("Splitting {amount}", amount=with_bounties(ready.shares, terms))
        if ready.held:
            words += say(", {held} left to play for", held=money(ready.held, terms))
        rewrite(self.whole, words)

    def _show_agreed(self) -> None:
        """The deal that is in force."""
        t = self.cockpit.tournament
        assert t.deal
        self._show_columns(False, t.deal.bounties != PLAYED_FOR)
        self.model.show(agreed_rows(t, self.cockpit.bridge.desk.name))
        rewrite(self.whole, say("Agreed: {way}", way=say(METHODS[t.deal.way])))
        held = still_played_for(t)
        rest = say("{held} left to play for", held=money(held, t.terms)) if held else ""
        rewrite(self.sums, rest)
        rewrite(self.warnings, "")
        on = say("Play on for the title, or close the event: places then go by chip count.")
        rewrite(self.told, on if t.players_left > 1 and not t.closed else "")

    def _show_columns(self, named: bool, bounty: bool) -> None:
        if self.view.isColumnHidden(NAMED) is named or self.view.isColumnHidden(BOUNTY) is bounty:
            self.view.setColumnHidden(NAMED, not named)
            self.view.setColumnHidden(BOUNTY, not bounty)
            self.view.share_width()

    def _write_stack(self, row: DealRow | None, text: str) -> bool:
        """Enters the stack of a player; whether it may be one."""
        amount, there = read_stack(text), self.cockpit.tournament.chips
        if row is None:
            self.cockpit.say(say("select a player first"), REFUSED)
        elif amount is None:
            self.cockpit.say(say("type chips as a number: 12,500"), REFUSED)
        elif amount > there:
            values = {"stack": chips(amount), "there": chips(there)}
            self.cockpit.say(
                say("{stack} is more than all chips in play: {there}", **values), REFUSED
            )
        else:
            self.bargain.stacks[row.entry] = amount
            self._work_out()
            return True
        return False

    def _leave_complete(self, row: DealRow | None) -> None:
        """With the last stack that was missing the bargain is there: what comes next are keys."""
        if row and row.is_missing and not self._missing:
            self.view.setFocus()

    @property
    def _missing(self) -> Sequence[int]:
        return [one.entry for one in self.model.rows if one.is_missing]

    def _write_named(self, row: DealRow | None, text: str) -> bool:
        """Enters the percentage or the amount of a player; whether it is one."""
        way, terms = self.bargain.way, self.cockpit.tournament.terms
        value = read_percent(text) if way == BY_PERCENT else read_amount(text, terms)
        if row is None or value is None or value < 0:
            self.cockpit.say(not_an_amount(text, terms), REFUSED)
            return False
        self.bargain.named[way, row.entry] = value
        self._work_out()
        return True

    def _tell(self) -> None:
        """Whose stack is typed, and what stands there."""
        chosen = self.view.choice
        rewrite(self.whose, chosen.name if chosen else say("No player selected"))
        hint = say("In the list letters are commands, and figures change the stack")
        if self.stack.hasFocus() or self.named.hasFocus():
            hint = say(
                "Enter records it and moves to the next; Escape leads to the list and its letters"
            )
            if self.typed.from_list:
                hint = say("Enter records it and leads back to the list")
            elif self._missing:
                hint = say("Enter records it and moves to the next, after the last one to the list")
        rewrite(self.hint, hint)
        name = say("Percent") if self.bargain.way == BY_PERCENT else say("Amount")
        self.named.setAccessibleName(name)
        if caption := self._named_box.findChild(type(self.whose)):
            caption.setText(name)


_MOST = 3
"""Warnings that are told one by one."""


def name_of(cockpit: Cockpit, entry: int) -> str:
    """Who holds an entry of the deal."""
    number = EntryNumber(entry)
    return cockpit.name(number) if number in cockpit.tournament.entries else str(entry)


def stacks_said(cockpit: Cockpit, laid: Laid | None) -> str:
    """The stacks beside the chips in play."""
    if laid is None:
        return ""
    together, there = sum([one.stack for one in laid.parties]), cockpit.tournament.chips
    if together == there:
        return say("Stacks: {sum}, matches chips in play", sum=chips(together))
    values = {"sum": chips(together), "there": chips(there), "gap": chips(abs(together - there))}
    if together > there:
        return say("Stacks: {sum} of {there} in play: over by {gap}", **values)
    return say("Stacks: {sum} of {there} in play: short by {gap}", **values)
