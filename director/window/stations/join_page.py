"""Join an evening: one that is found on the network, one by its address, one joined before."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from director import __version__
from director.desk.stations import Found, How, where
from director.translation import capital, say
from director.window.look.styles import GRID
from director.window.stations.shared_evening import SharedEvening
from director.window.widgets.attempt import tried
from director.window.widgets.buttons import push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.field import Field
from director.window.widgets.labels import (
    SCREEN,
    captioned,
    column,
    holding,
    keep_at_top,
    label,
    panel,
    reveal,
    rewrite,
    row,
)
from director.window.widgets.page import Page, on_ctrl_enter
from director.window.widgets.page_header import PageHeader
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

Again = tuple[str, str]
"""The name of an evening that was joined before, and the address of its book."""
_FORM = 360
_LINK = "://"


def _where(found: Found) -> str:
    return where(found.address, found.port)


def _version(found: Found) -> str:
    if found.version == __version__:
        return say("the same")
    return say("{version}: not this one", version=found.version)


FOUND_COLUMNS: tuple[Column[Found], ...] = (
    Column("Evening", lambda one: one.name),
    Column("Address", _where, width=184),
    Column(
        "Version",
        _version,
        width=144,
        colour=lambda one: "" if one.version == __version__ else "warning",
    ),
)
AGAIN_COLUMNS: tuple[Column[Again], ...] = (Column("Evening and station", lambda one: one[0]),)


class JoinPage(Page):
    """The ways into an evening that another laptop shares."""

    said = Signal(str, str)

    def __init__(self, evening: SharedEvening, station: str) -> None:
        super().__init__()
        self._evening = evening
        self._stop: Callable[[], object] | None = None
        self.leaves = push_button(say("Leave the evening"), self._leave)
        self.header = PageHeader(
            say("Join an evening"), self.leaves, push_button(say("Back"), self.left.emit)
        )
        self.model: RowsModel[Found] = RowsModel(FOUND_COLUMNS, _where, self)
        self.view = RowsView(self.model, say("Found on this network"), self)
        self._looking = label("", "soft", wrap=True)
        keep_at_top(self._looking)
        self.again_model: RowsModel[Again] = RowsModel(AGAIN_COLUMNS, lambda one: one[1], self)
        self.again = RowsView(self.again_model, say("Joined before"), self)
        self.joins_again = push_button(say("Join again"), self._join_again)
        self.forgets = push_button(say("Forget"), self._forget)
        self.where = Field(say("Address or link"), "192.168.1.5:4545")
        self.code = Field(say("Code"), "K7Q M3X")
        self.station = Field(say("Name of this station"), say("Registration desk"))
        self.station.setText(station)
        self.joins = push_button(say("Join"), self._join, "first")
        on_ctrl_enter(self, self.joins.click)
        self._fault = label("", "wrong", wrap=True)
        box = column(
            self.header,
            holding(row(self._lists(), self._form(), gap=3 * GRID, stretch=0)),
            gap=2 * GRID,
            margins=SCREEN,
            stretch={1: 1},
        )
        self.setLayout(box)
        self.view.chosen.connect(self._take)
        self.view.opened.connect(self.code.begin)
        self.again.offer(of_buttons((self.joins_again, self.forgets)))
        self.again.opened.connect(self._join_again)
        self.where.textChanged.connect(lambda _: self._typed())
        self.code.textChanged.connect(lambda _: self._say_fault(""))
        for field in (self.where, self.code, self.station):
            field.returnPressed.connect(self._join)
        evening.found.connect(self._show_found)
        evening.moved.connect(self.refresh)
        self._typed()

    @property
    def fault(self) -> str:
        """Why it was not joined."""
        return self._fault.text()

    def land(self) -> None:
        """Begins to look, ready to type."""
        self._say_fault("")
        self._show_found(())
        stop = tried(self._evening.look, lambda why, _: self._looking.setText(capital(why) + "."))
        self._stop = stop or self._stop
        self.refresh()
        self.where.setFocus()

    def refresh(self) -> None:
        """Shows what was joined before, and which evening this station is in."""
        before = list(self._evening.joining.joined())
        self.again_model.show(before)
        reveal(self._before, bool(before))
        if before and self.again.choice is None:
            self.again.selectRow(0)
        joined = self._evening.joined
        reveal(self.leaves, bool(joined))
        shares = self._evening.shared.how is not How.OFF
        if joined:
            words = say("This station works in {evening}", evening=joined)
        elif shares:
            words = say("This station shares its own evening: end that first")
        else:
            words = say("This station works in its own book")
        self.header.tell(words)
        self.joins.setEnabled(not shares)
        self.joins_again.setEnabled(not shares)

    def hideEvent(self, event: QHideEvent) -> None:
        if self._stop:
            self._stop()
            self._stop = None
        super().hideEvent(event)

    def _lists(self) -> QWidget:
        self._before = holding(
            column(
                holding(
                    row(label(say("Joined before"), "step"), None, self.forgets, self.joins_again)
                ),
                self.again,
                gap=GRID,
                stretch={1: 1},
            )
        )
        found = column(
            label(say("Found on this network"), "step"), self._looking, self.view, gap=GRID
        )
        found.setStretch(2, 1)
        return holding(column(holding(found), self._before, gap=2 * GRID, stretch={0: 3, 1: 2}))

    def _form(self) -> QWidget:
        how = say(
            "On the laptop that shares: Share this evening. Type its code here, or paste the"
            " link of its QR code."
        )
        form = panel(
            column(
                label(how, "soft", wrap=True),
                captioned(say("Address or link"), self.where),
                captioned(say("Code"), self.code),
                self._fault,
                captioned(say("Name of this station"), self.station),
                holding(row(None, self.joins)),
                gap=GRID + 4,
            )
        )
        form.setFixedWidth(_FORM)
        return holding(column(form, None, gap=0))

    def _show_found(self, found: Sequence[Found]) -> None:
        self.model.show(list(found))
        reveal(self.view, bool(found))
        self._looking.setText(
            say("Choose one, then type its code.")
            if found
            else say(
                "Looking … Some networks keep computers from finding each other: then type"
                " the address that the other laptop shows."
            )
        )

    def _take(self) -> None:
        if found := self.view.choice:
            self.where.setText(_where(found))

    def _typed(self) -> None:
        """A link has the code in it."""
        self._say_fault("")
        self.code.setEnabled(_LINK not in self.where.text())

    def _say_fault(self, why: str) -> None:
        rewrite(self._fault, capital(why))
        typed_last = self.code if self.code.isEnabled() else self.where
        for field in (self.where, self.code):
            field.mark(why if field is typed_last else "")

    def _join(self) -> None:
        if not self.joins.isEnabled():
            return
        for field in (self.where, self.station):
            if not field.text().strip():
                field.begin()
                rewrite(self._fault, say("{field} is missing", field=field.accessibleName()))
                return
        self._begin()
        self._evening.join(
            self.where.text().strip(), self.code.text(), self.station.text(), self._failed
        )

    def _join_again(self) -> None:
        if again := self.again.choice:
            self._begin()
            self._evening.open(again[1], self._failed)

    def _begin(self) -> None:
        self._say_fault("")
        self.joins.setEnabled(False)
        self.said.emit(say("joining …"), "")

    def _failed(self, why: str) -> None:
        self.joins.setEnabled(True)
        self._say_fault(why)
        self.said.emit("", "")
        (self.code if self.code.isEnabled() else self.where).begin()

    def _forget(self) -> None:
        if again := self.again.choice:
            joining = self._evening.joining
            tried(lambda: joining.forget(again[1]), lambda why, _: self._say_fault(why))
            self.refresh()

    def _leave(self) -> None:
        self._evening.leave(self._failed)
