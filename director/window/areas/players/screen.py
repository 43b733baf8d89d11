"""The players: register by typing a name, find, bust, and see who stands where."""

from datetime import datetime
from operator import itemgetter

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QComboBox

from director.files.forms import briefly
from director.tournament.log.log import Record
from director.tournament.money.amounts import money
from director.tournament.money.facts import MoneyTaken
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.clock.event_status import has_ended
from director.views.counted import counted
from director.views.money.ledger_rows import way_said
from director.views.players.first_draw import draw_words
from director.views.players.player_rows import MANY, EntryRow, EntryRows, filtered, nobody_said
from director.window.areas.players.next_step import OFFERED, next_step
from director.window.areas.players.player_acts import NIT, ROW_IN, ROW_OUT, ROW_SEVERAL, WAITS
from director.window.areas.players.player_card import Card
from director.window.areas.players.player_columns import COLUMNS, ON_THE_CARD, PLACE, unused_columns
from director.window.areas.players.register_field import RegisterField
from director.window.event.asking.question import when_closed
from director.window.event.asking.typed_money import WAYS, has_price
from director.window.event.chosen_row import light
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.next_step import NextStepBar
from director.window.event.requests import (
    CarryPlayer,
    ListAlternate,
    RegisterPlayer,
    ShowPlayer,
    TakeSignUpList,
)
from director.window.event.screen_names import PLAYERS
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.context_menu import Groups, declared
from director.window.widgets.drop import QUESTION_OPEN, leave_questions
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    label,
    panel,
    reveal,
    row,
    stacked,
)
from director.window.widgets.nothing_found import FindField, NothingFound
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import REFUSED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_WIDE = 1200
"""From this width on, there is room for every column and a wide card."""
_BESIDE = (296, 360)
"""The width of the card in a narrow window and in a wide one."""


class PlayersScreen(Screen):
    """Everybody who entered."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.name = RegisterField(cockpit)
        self.way = QComboBox()
        for way in WAYS:
            self.way.addItem(way_said(way), way)
        self.filter = FindField(say("Find"), say("Name, 2-5, owes"))
        self._was_left = False
        """Whether it shows everybody when somebody comes to it next."""
        self.order = QComboBox()
        self.order.addItem(say("in order of entry"), -1)
        for number, key in ((1, "by name"), (2, "by seat"), (PLACE, "standings")):
            self.order.addItem(say(key), number)
        self.model: RowsModel[EntryRow] = RowsModel(COLUMNS, itemgetter(0), self)
        self.view = RowsView(self.model, say("Players"), self)
        self.view.let_sort()
        self.view.let_choose_several()
        self.view.offer(declared(actions, self._acts_of_row, PLAYERS))
        self._of = 0
        """Of so many rows those are shown that answer to what is searched for."""
        self._in_places = False
        """Whether the list was put in the order of the places because the event has ended."""
        self._rows = EntryRows(cockpit.bridge.desk)
        self._spare_time = QTimer(self)
        self._spare_time.timeout.connect(self._make_ahead)
        if len(cockpit.tournament.entries) >= MANY:
            self._spare_time.start()
        self.card = Card(cockpit, actions, self._rows.place)
        whole = column(SteadyScroll(self.card))
        self._beside = panel(whole)
        whole.setContentsMargins(2 * GRID, 2 * GRID, GRID // 2, 2 * GRID)  # the bar has the rest
        self._beside.setFixedWidth(_BESIDE[0])
        self._lay_out(actions)
        self._connect()

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        self._caption = label("", "caption")
        self._caption.setBuddy(self.name)
        self._name_field = holding(column(self._caption, self.name, gap=4))
        self._name_field.setFixedWidth(248)
        self._way_field = captioned(say("Method (F3)"), self.way)
        self._price = label("", "hint")
        finding = captioned(say("Find"), self.filter)
        finding.setFixedWidth(168)  # not less once there is a button beside it
        ordering = captioned(say("Order"), self.order)
        draw = ActionButton(actions["seats.draw"], keyed=True)
        redraw = ActionButton(actions["seats.redraw"], text=say("Redraw"))
        self._hint = label("", "hint")
        self.deeds = (draw, redraw)
        self.next = NextStepBar(actions, *OFFERED, elsewhere={"seats.draw": draw})
        self.steps = (self.next,)
        self.all = captioned("", push_button(say("Show all"), self._show_all))
        self.kept = push_button("", lambda: self.cockpit.request(TakeSignUpList()), "link")
        self._kept_line = holding(row(self.kept, None))
        fields = (self._name_field, self._way_field, finding, ordering, self.all)
        head = row(*fields, None, gap=2 * GRID)
        self._empty = EmptyState(
            "players",
            say("No players yet"),
            say(
                "Type a name above and press Enter, or paste a list of names there. Draw the seats"
                " when everyone is here."
            ),
        )
        self._nobody = NothingFound("players", self._show_all)
        self._list = stacked(self._empty, self.view, self._nobody)
        self._foot = holding(row(self._hint, None, self._price, gap=2 * GRID))
        left = column(self._list, self._foot, stretch=0)
        below = row(holding(left), self._beside, gap=2 * GRID)
        self.setLayout(
            column(
                holding(head),
                self._kept_line,
                self.next.widget,  # below the fields: they stand still when it comes
                holding(below),
                gap=2 * GRID,
                stretch=3,
                margins=SCREEN,
            )
        )

    def _connect(self) -> None:
        self.name.registered.connect(self._show_entered)
        self.way.activated.connect(lambda _: self.cockpit.pay_with(self.way.currentData()))
        self.cockpit.chose.connect(self._show_card)
        self.cockpit.bridge.changed.connect(self._heard)
        self.filter.textChanged.connect(lambda _: self._show_rows())
        self.filter.returnPressed.connect(self._to_the_closest)
        self.name.stepped.connect(self._go_into_list)
        self.filter.stepped.connect(self._go_into_list)
        self.order.currentIndexChanged.connect(self._reorder)
        self.view.chosen.connect(self._tell_choice)
        self.view.pulled.connect(self._carry)
        self.view.opened.connect(self._leaves_questions)
        self.view.horizontalHeader().sortIndicatorChanged.connect(self._sorted_by_title)

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        parts = [counted(t.entered, "1 entry", "{count} entries")]
        if t.busts or t.counters.out:
            parts.append(say("{count} left", count=t.still_playing))
        if t.alternates:
            parts.append(counted(len(t.alternates), "1 alternate", "{count} alternates"))
        if t.reserved:
            parts.append(counted(len(t.reserved), "1 reservation", "{count} reservations"))
        return "  ·  ".join(parts)

    def refresh(self) -> None:
        t = self.cockpit.tournament
        there = self._is_there
        if has_ended(t) is not self._in_places:
            self._in_places = not self._in_places
            self.order.setCurrentIndex(self.order.findData(PLACE if self._in_places else -1))
        self._refresh_name()
        self._foot.setVisible(bool(t.entries))
        reveal(self._beside, there or self.width() >= _WIDE)
        self._tell_how_many()
        kept = self.cockpit.sign_ups_kept
        one, more = "1 line of a sign-up list waits", "{count} lines of a sign-up list wait"
        self.kept.setText(say("{lines}: show the list", lines=counted(kept, one, more)))
        reveal(self._kept_line, bool(kept) and not t.closed)
        reveal(self._way_field, has_price(t))
        self._caption.setText(
            say("Register  (Shift+Enter: make change)")
            if has_price(t)
            else self.name.accessibleName()
        )
        self.way.setCurrentIndex(self.way.findData(self.cockpit.pays))
        self._price.setText(_price_and_debts(t))
        self.next.show(next_step(t))
        self._show_columns()
        self._show_rows()
        self.card.refresh()

    def _refresh_name(self) -> None:
        """Once the event is closed, work goes on in the list."""
        was_here = self.name.hasFocus()
        self.name.refresh()
        if was_here and not self.name.isEnabled():
            self.view.setFocus()

    def tick(self, _: datetime) -> None:
        if self.cockpit.tournament.structure.has_nit_levels:
            self._show_card()  # cards are dealt by the clock

    def _show_columns(self) -> None:
        """The columns that have something to say, and room to say it."""
        unused = unused_columns(self.cockpit.tournament)
        if self.width() < _WIDE:
            unused |= ON_THE_CARD
        self.view.hide_columns(unused)

    def _show_card(self) -> None:
        if self.isVisible():
            self.card.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._was_left = True
        self._choose_one()

    def _heard(self, record: Record) -> None:
        paid = {fact.entry for fact in record.facts if isinstance(fact, MoneyTaken)}
        if len(paid.intersection(self.cockpit.several)) > 1:
            self._choose_one()

    def _choose_one(self) -> None:
        """Several were chosen for one act: it is done, or other work is."""
        if self.cockpit.several:
            self.view.selectRow(self.view.currentIndex().row())

    def land(self) -> None:
        if self._was_left:  # or whoever was searched past is missing for whoever comes back
            self._was_left = False
            self.filter.empty()
        # where a name may be typed: in the list its letters would be commands
        (self.name if self.name.isEnabled() else self.filter).setFocus()
        self._tell_choice()

    def _make_ahead(self) -> None:
        """A few rows more, before anybody looks at them, while there is nothing else to do."""
        if self._rows.go_on():
            return
        self._spare_time.stop()
        if self.isVisible():  # so far it has shown the first of them
            self._show_rows()

    def ask_name(self) -> None:
        """Puts the cursor where a name is typed to register it."""
        self.name.begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is pasted beside the field is meant for it: a name, or a list of them."""
        if not event.matches(QKeySequence.StandardKey.Paste):
            super().keyPressEvent(event)
        elif why_not := when_closed(self.cockpit):
            self.cockpit.say(why_not, REFUSED)
        elif self._leaves_questions():
            self.name.begin()
            self.name.paste()

    def _leaves_questions(self) -> bool:
        """Whether nothing typed in a question above is lost by what is done here; says if it is."""
        if leave_questions():
            return True
        self.cockpit.say(QUESTION_OPEN, REFUSED)
        return False

    def search(self) -> bool:
        """Puts the cursor where a name is typed to find it."""
        self.filter.begin()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        self._beside.setFixedWidth(_BESIDE[wide])
        self.card.history.fit(self._list.height())
        self._show_columns()

    @property
    def _is_there(self) -> bool:
        """Whether anybody has entered, waits or is expected."""
        t = self.cockpit.tournament
        return bool(t.entries or t.alternates or t.reserved)

    def _show_rows(self, *, whole: bool = False) -> None:
        """The rows that are searched for; of thousands the rest may follow the first of them."""
        wanted, was_here = self.filter.text(), self.view.hasFocus()
        is_sorted = self.view.horizontalHeader().sortIndicatorSection() >= 0
        whole = whole or bool(wanted) or is_sorted or len(self.cockpit.tournament.entries) < MANY
        rows = self._rows.now() if whole else self._rows.first()
        if not self._rows.is_whole:
            self._spare_time.start()
        self.model.show(filtered(rows, wanted))
        self._of = len(rows)
        reveal(self.all, bool(wanted.strip()))
        self._tell_how_many()
        nobody = self._is_there and not self.model.rows and bool(wanted.strip())
        if nobody:
            self._nobody.say_why(nobody_said(wanted), wanted)
        self._list.setCurrentIndex(2 if nobody else self._is_there)
        if nobody and was_here:
            self.filter.begin()
        self.view.viewport().update()  # a late entry moves everybody who is out a place down

    def _reorder(self) -> None:
        column_number = int(self.order.currentData())
        if self.view.horizontalHeader().sortIndicatorSection() != column_number:
            self.view.sortByColumn(column_number, Qt.SortOrder.AscendingOrder)
        self._show_rows()

    def _sorted_by_title(self, section: int) -> None:
        """A click on a title and the field above say the same."""
        self._lead_with_place(section == PLACE)
        at = self.order.findData(section)
        self.order.blockSignals(True)
        self.order.setCurrentIndex(at)
        self.order.blockSignals(False)
        if section == -1:
            self._show_rows()

    def _lead_with_place(self, leads: bool) -> None:
        """In the standings a place stands beside its name, and the number of the entry after it."""
        header = self.view.horizontalHeader()
        if (header.visualIndex(PLACE) == 0) is not leads:
            header.moveSection(header.visualIndex(PLACE), 0 if leads else PLACE)
            header.moveSection(header.visualIndex(0), 2 if leads else 0)

    def _show_all(self) -> None:
        self.filter.empty()
        self.view.setFocus()

    def light_choice(self) -> None:
        light(self.cockpit, self.view, self._show_everybody)

    def _show_everybody(self) -> None:
        self.filter.empty()
        self._show_rows(whole=True)

    def _go_into_list(self, by: int) -> None:
        """The arrows lead out of a field into the list, where letters act on the chosen row."""
        if self.model.rows:
            self.view.step(by)
            self.view.setFocus()

    def _to_the_closest(self) -> None:
        self.view.land_on_closest(self.filter.text(), lambda row: row.name)

    def _tell_choice(self) -> None:
        chosen = self.view.choice
        numbers = tuple([one.number for one in self.view.choices])
        self.cockpit.choose(chosen.number if chosen else None, numbers)
        self._tell_how_many()

    def _carry(self) -> None:
        if self.cockpit.chosen is not None:
            self.cockpit.request(CarryPlayer(self.cockpit.chosen))

    def respond(self, request: object) -> None:
        if self.cockpit.screen != PLAYERS:
            self.cockpit.ask_for(PLAYERS)
        match request:
            case RegisterPlayer():
                self.ask_name()
            case ListAlternate():
                self.name.list_typed()
            case ShowPlayer(entry):
                self._show_everybody()
                self.view.choose(entry)
                self.view.setFocus()

    def _tell_how_many(self) -> None:
        """Below the list: how many are chosen and what they owe, or else what helps now."""
        t, several = self.cockpit.tournament, self.cockpit.several
        wanted = self.filter.text().strip()
        if several:
            self._hint.setText(say("{count} selected", count=len(several)))
        elif wanted:
            found = len(self.model.rows)
            words = say(
                "{count} of {all} shown: “{text}”", count=found, all=self._of, text=briefly(wanted)
            )
            self._hint.setText(words)
        elif t.closed:
            self._hint.setText("")
        elif t.clock.started:
            self._hint.setText(say("F8 busts a player:  mar  or  2-5"))
        else:
            self._hint.setText("  ·  ".join(filter(None, (_registered(t), draw_words(t)))))

    def _acts_of_row(self) -> Groups:
        """Of several; of an entry, or of who waits for a seat or is expected."""
        if self.cockpit.several:
            return ROW_SEVERAL
        if self.cockpit.entry is None:
            return (WAITS,)
        if self.cockpit.chosen is None:
            return ROW_OUT
        return (NIT, *ROW_IN) if self.cockpit.structure.has_nit_levels else ROW_IN

    def _show_entered(self, entry: EntryNumber) -> None:
        """Whoever was registered just now stands chosen in the list."""
        self._show_rows()
        if self.model.place(entry) is None:
            self.filter.empty()
        self.view.choose(entry)


def _registered(t: Tournament) -> str:
    return say("{count} registered", count=len(t.entries))


def _price_and_debts(t: Tournament) -> str:
    """What an entry costs, and what players owe."""
    parts = []
    if has_price(t):
        parts.append(say("entry {price}", price=money(t.terms.entry.total, t.terms)))
    if t.ledger.owed > 0:
        parts.append(say("{amount} owed", amount=money(t.ledger.owed, t.terms)))
    return "  ·  ".join(parts)
