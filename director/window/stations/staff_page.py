"""Staff: who works here, in which role, and with a PIN that only its owner knows."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from director.desk.event_list import EventList
from director.desk.staff import Staff
from director.tournament.staff.members import LEAST_DIGITS, MOST_DIGITS, Member
from director.tournament.staff.role import Role
from director.translation import capital, say
from director.window.look.styles import GRID
from director.window.start.at_this_station import AtThisStation
from director.window.stations.staff_rows import STAFF_COLUMNS
from director.window.widgets.attempt import tried
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.field import Field
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
)
from director.window.widgets.page import Page, on_ctrl_enter
from director.window.widgets.page_header import PageHeader
from director.window.widgets.pick import PickField
from director.window.widgets.status_line import DONE
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import RowsView

_FORM = 336
_ABOUT = {
    Role.DIRECTOR: "Does everything, and keeps the staff.",
    Role.FLOOR: "Runs the clock, tables, busts and rulings; no money.",
    Role.REGISTRATION: "Registers players, draws seats, takes payments.",
    Role.CASHIER: "Takes payments, pays prizes and bounties, counts the drawer.",
    Role.DEALER: "Counts chips and turns in lammers, from the remote.",
}
"""Who may sign in, and what each does."""


class StaffPage(Page):
    """The register of staff, and a form beside it: of the one chosen, or of somebody new."""

    said = Signal(str, str)

    def __init__(self, event_list: EventList, here: AtThisStation) -> None:
        super().__init__()
        self._event_list, self._here = event_list, here
        self._member: Member | None = None
        """Whose form it is; None for somebody new."""
        self.adds = push_button(say("Add person"), self.begin_new)
        self.header = PageHeader(say("Staff"), self.adds, push_button(say("Back"), self.left.emit))
        self.model: RowsModel[Member] = RowsModel(STAFF_COLUMNS, lambda one: one.number, self)
        self.view = RowsView(self.model, say("Staff"), self)
        self.name = Field(say("Name"))
        self.role = PickField(
            say("Role"), [Choice(one.title, "", one.value) for one in _ABOUT], always=True
        )
        self.pin = Field(say("PIN"))
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(MOST_DIGITS)
        self._title = label("", "step")
        self._fault = label("", "wrong", wrap=True)
        self.saves = push_button(say("Save"), self._save, "first")
        on_ctrl_enter(self, self.saves.click)
        self.serves = push_button("", self._turn)
        empty = EmptyState(
            "players",
            say("Nobody signs in"),
            say(
                "Whoever is at this computer may do everything, and nothing asks for a PIN. Add"
                " people, the first of them a director, and everybody signs in with a name and"
                " a PIN."
            ),
        )
        self._stack = stacked(empty, self.view)
        lists = row(self._stack, self._form(), gap=3 * GRID, stretch=0)
        box = column(self.header, holding(lists), gap=2 * GRID, margins=SCREEN, stretch={1: 1})
        self.setLayout(box)
        self.view.chosen.connect(self._chose)
        self.view.offer(of_buttons((self.serves,), (self.adds,)))
        self.role.changed.connect(self._tell_role)
        for field in (self.name, self.pin):
            field.textChanged.connect(lambda _: self._say_fault(""))
            field.returnPressed.connect(self._save)

    @property
    def fault(self) -> str:
        """Why it was not saved."""
        return self._fault.text()

    def land(self) -> None:
        """Shows who works here; in a house without staff, ready for the first."""
        self.refresh()
        if self.model.rows:
            self.view.setFocus()
        else:
            self.begin_new()

    def refresh(self) -> None:
        """Reads the register anew."""
        members = tried(lambda: list(self._staff.members()), self.said.emit)
        if members is None:
            return
        self.model.show(members)
        self._stack.setCurrentIndex(1 if members else 0)
        count = sum(one.gone_since is None for one in members)
        self.header.tell(
            say("{count} in service; everybody signs in with a PIN", count=count)
            if members
            else say("A house without staff signs in nobody")
        )
        if members and self.view.choice is None:
            self.view.selectRow(0)
        self._chose()

    def begin_new(self) -> None:
        """An empty form, for somebody new."""
        self.view.clearSelection()
        self._show(None)
        self.name.setFocus()

    @property
    def _staff(self) -> Staff:
        return self._event_list.book.staff

    def _form(self) -> QWidget:
        self._about_pin = label("", "hint", wrap=True)
        self._about_role = label("", "hint", wrap=True)
        form = panel(
            column(
                self._title,
                captioned(say("Name"), self.name),
                captioned(say("Role"), self.role),
                self._about_role,
                captioned(say("PIN"), self.pin),
                self._about_pin,
                self._fault,
                holding(row(self.serves, None, self.saves)),
                gap=GRID + 4,
            )
        )
        form.setFixedWidth(_FORM)
        return holding(column(form, None, gap=0))

    def _chose(self) -> None:
        if chosen := self.view.choice:
            self._show(chosen)
        elif not self.model.rows:
            self._show(None)

    def _show(self, member: Member | None) -> None:
        self._member = member
        self._title.setText(member.name if member else say("New person"))
        self.name.setText(member.name if member else "")
        first = not self.model.rows
        role = member.role if member else Role.DIRECTOR if first else Role.FLOOR
        self.role.fill(role.value)
        self._tell_role()
        self.pin.empty()
        digits = say("{least} to {most} digits.", least=LEAST_DIGITS, most=MOST_DIGITS)
        keeps = say("Blank: the PIN stays as it is.") if member and member.has_pin else ""
        self._about_pin.setText(f"{digits} {keeps}".strip())
        reveal(self.serves, member is not None)
        gone = member is not None and member.gone_since is not None
        self.serves.setText(say("Back in service") if gone else say("Out of service"))
        self._say_fault("")

    def _tell_role(self) -> None:
        self._about_role.setText(say(_ABOUT[Role(self.role.key)]))

    def _say_fault(self, why: str) -> None:
        rewrite(self._fault, capital(why))

    def _save(self) -> None:
        member, pin = self._member, self.pin.text()
        signed = self._here.acting.who, self._event_list.station
        name, role = " ".join(self.name.text().split()), Role(self.role.key)

        def write() -> Member:
            if member is None:
                return self._staff.enter(name, role, pin, *signed)
            now = self._staff.change(member.number, name, role, *signed)
            return self._staff.set_pin(member.number, pin, *signed) if pin else now

        self._tried(write, say("{name} saved", name=name))

    def _turn(self) -> None:
        """Out of service, or back in it."""
        if member := self._member:
            staff, signed = self._staff, (self._here.acting.who, self._event_list.station)
            if member.gone_since:
                words = say("{name} is back in service", name=member.name)
                self._tried(lambda: staff.put_in_service(member.number, *signed), words)
            else:
                words = say("{name} is out of service", name=member.name)
                self._tried(lambda: staff.put_out_of_service(member.number, *signed), words)

    def _tried(self, write: Callable[[], Member], done: str) -> None:
        if why := self._here.no_staff_page():
            self._say_fault(why)
            return
        if written := tried(write, lambda why, _: self._say_fault(why)):
            self._here.meet()
            self.refresh()
            at = [one.number for one in self.model.rows].index(written.number)
            self.view.selectRow(at)
            self.said.emit(done, DONE)
            if self._here.why_nothing:  # the first of the staff: from here on one signs in
                self._here.asked.emit()
