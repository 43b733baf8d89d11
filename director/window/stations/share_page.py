"""Share this evening: on which network, how others come in, who is there, and the end of it."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from director.desk.stations import Address, How, LeftBehind, Shared, Station, Stranger, bare
from director.translation import capital, say
from director.views.clock.times import day_and_time, time_of_day
from director.window.look.styles import GRID
from director.window.stations.browser_card import BrowserCard
from director.window.stations.danger_question import DangerQuestion
from director.window.stations.invitation_card import InvitationCard
from director.window.stations.shared_evening import SharedEvening
from director.window.stations.station_rows import STATION_COLUMNS
from director.window.stations.stranger_rows import STRANGER_COLUMNS
from director.window.widgets.buttons import push_button
from director.window.widgets.choice_list import Choice
from director.window.widgets.context_menu import of_buttons
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
    stacked,
)
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.pick import PickField
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import ROW_HEIGHT, RowsView

_A_SECOND = 1000
_WIDTH = 560
_STRANGERS = 2
"""Lines in sight of those with wrong tries; the others are scrolled to."""
_TICK = 30
"""Pixels from the edge to the words beside a tick."""
_BOARD = "Clock, seats and payouts, read only, for phones and televisions."
_REMOTE = "Bust, move and count from a phone; signed in with a PIN."


class SharePage(Page):
    """The sharing of this station's evening."""

    said = Signal(str, str)

    def __init__(self, evening: SharedEvening) -> None:
        super().__init__()
        self._evening = evening
        sharing = evening.sharing
        self._there: Sequence[Address] = ()
        """The networks that are offered."""
        self.ends = push_button(say("End sharing …"), self._ask_end)
        self.header = PageHeader(
            say("Share this evening"), self.ends, push_button(say("Back"), self.left.emit)
        )
        self.network = PickField(say("Network"), (), always=True)
        self.board = QCheckBox(say("Board for phones and televisions"))
        self.remote = QCheckBox(say("Remote for the floor"))
        self.begins = push_button(say("Begin sharing"), self._begin, "first")
        self.takes_back = push_button(say("End the sharing"), evening.end)
        self._why = label("", "wrong", wrap=True)
        self.begins_again = push_button(say("Share again"), evening.begin_again, "first")
        self.question = DangerQuestion()
        self.invitation = InvitationCard(sharing.new_code, sharing.qr)
        self.cards = (
            BrowserCard(say("Board"), say(_BOARD), self._switch, sharing.qr),
            BrowserCard(say("Remote"), say(_REMOTE), self._switch, sharing.qr),
        )
        self.model: RowsModel[Station] = RowsModel(STATION_COLUMNS, lambda one: one.name, self)
        self.view = RowsView(self.model, say("Stations"), self)
        self.dismisses = push_button(say("Dismiss station …"), self._ask_dismiss)
        self.view.offer(of_buttons((self.dismisses,)))
        self.stranger_model: RowsModel[Stranger] = RowsModel(
            STRANGER_COLUMNS, lambda one: one.address, self
        )
        self.strangers = RowsView(self.stranger_model, say("Wrong tries"), self)
        self.shuts_out = push_button(say("Shut out"), self._shut_out)
        self.strangers.horizontalHeader().hide()
        self.strangers.offer(of_buttons((self.shuts_out,)))
        self._alone = label(say("No other station has joined yet."), "soft")
        keep_at_top(self._alone)
        self._stack = stacked(self._off(), self._under_way(), self._on())
        box = column(self.header, self.question, self._stack, gap=2 * GRID, margins=SCREEN)
        box.setStretch(2, 1)
        self.setLayout(box)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        evening.changed.connect(lambda _: self.refresh())
        self.view.chosen.connect(self._chose)
        self.strangers.chosen.connect(self._chose)

    def land(self) -> None:
        """Shows how it stands now, ready to go on."""
        self._evening.in_sight = True
        self._timer.start(_A_SECOND)
        if self._evening.shared.how in (How.OFF, How.FAILED):
            if self._evening.left_over:
                for one, on in zip(
                    (self.board, self.remote), self._evening.left_over_pages, strict=True
                ):
                    one.setChecked(on)
            self._offer_networks()
            self._evening.prepare_sharing()
        self.refresh()
        self._focus()

    def refresh(self) -> None:
        """Shows how the sharing stands."""
        shared = self._evening.shared
        was = self._stack.currentIndex()
        at = {How.ON: 2, How.STARTING: 1, How.ENDING: 1}.get(shared.how, 0)
        reveal(self.ends, shared.how is How.ON)
        self.header.tell(_summed_up(shared, self._evening.joined, self._evening.stranded))
        if at == 0:
            if was:  # it has ended, or failed: which networks there are was asked long ago
                self._offer_networks()
            self._show_off(shared)
        elif at == 1:
            self._sentence.setText(_under_way(shared))
        else:
            self._show_on(shared)
        if at != was:
            self._stack.setCurrentIndex(at)
            self.question.close_question()
            if self.isVisible():
                self._focus()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        self._evening.put_away()
        super().hideEvent(event)

    def _off(self) -> QWidget:
        self._left_over = label("", wrap=True)
        ticks = column(
            self.board, _under_tick(_BOARD), GRID, self.remote, _under_tick(_REMOTE), gap=0
        )
        self._promise = label(
            say(
                "The evening moves into a server on this computer. Others on the same network come"
                " in with a code; what they see and enter is encrypted. Nothing leaves the network."
            ),
            "soft",
            wrap=True,
        )
        form = panel(
            column(
                self._left_over,
                self._promise,
                captioned(say("Network"), self.network),
                GRID,
                holding(ticks),
                GRID,
                self._why,
                holding(row(None, self.takes_back, self.begins)),
            )
        )
        form.setMaximumWidth(_WIDTH)
        return holding(column(holding(row(form, None, stretch=0)), None, gap=0))

    def _under_way(self) -> QWidget:
        self._sentence = label("", "head")
        hint = label(say("Clocks and walls go on; nothing can be entered meanwhile."), "soft")
        return holding(column(None, self._sentence, hint, None, None))

    def _on(self) -> QWidget:
        cards = row(self.invitation.panel, *(one.panel for one in self.cards), gap=2 * GRID)
        cards.setStretch(0, 0)
        for at in (1, 2):
            cards.setStretch(at, 1)
        words = say(
            "Sharing does not answer: stations wait, and phones show what they know. Share again,"
            " and they are back in seconds."
        )
        notice = row(label(words, "wrong", wrap=True), self.begins_again, gap=2 * GRID)
        notice.setStretch(0, 1)
        self._silent = panel(notice)
        listing = column(
            holding(row(label(say("Stations"), "step"), None, self.dismisses)),
            self._alone,
            self.view,
            gap=GRID,
            stretch={2: 1},
        )
        self._wrong = holding(
            column(
                holding(row(label(say("Wrong tries"), "step"), None, self.shuts_out)),
                self.strangers,
                gap=0,
            )
        )
        all_of_it = (self._silent, holding(cards), holding(listing), self._wrong)
        return holding(column(*all_of_it, gap=2 * GRID, stretch={2: 1}))

    def _offer_networks(self) -> None:
        """Those that are there now; one that is chosen stays so while it is there."""
        there = self._evening.addresses
        if there == self._there:
            return
        self._there, kept = there, self.network.key
        self.network.choices_of = tuple(
            Choice(f"{one.network}  ·  {bare(one.address)}", "", one.address) for one in there
        )
        known = [one.address for one in there]
        if kept not in known:
            self.network.fill(known[0] if known else "")

    def _show_off(self, shared: Shared) -> None:
        evening, left_over = self._evening, self._evening.left_over
        rewrite(self._left_over, _lies_there(evening, left_over) if left_over else "")
        reveal(self._promise, not left_over)
        reveal(self.takes_back, bool(left_over))
        self.takes_back.setEnabled(not evening.moving)
        self.begins.setText(say("Share it again") if left_over else say("Begin sharing"))
        joined = self._evening.joined
        why = capital(shared.why) if shared.how is How.FAILED else ""
        if joined:
            why = say("This station has joined an evening; only its own can be shared.")
        elif not self.network.choices_of:
            why = why or say("This computer is in no network.")
        rewrite(self._why, why)
        was = self.begins.isEnabled()
        self.begins.setEnabled(bool(self.network.choices_of) and not (joined or evening.moving))
        if self.begins.isEnabled() and not was and self.isVisible():
            self._focus()

    def _show_on(self, shared: Shared) -> None:
        self.invitation.show_sharing(shared, self._evening.now)
        if shared.silent is self._silent.isHidden():
            reveal(self._silent, shared.silent)
            if self.isVisible():
                self._focus()
        self.board.setChecked(bool(shared.board))  # where it ends by itself, it goes on as it was
        self.remote.setChecked(bool(shared.remote))
        board, remote = self.cards
        board.show_address(shared.board)
        remote.show_address(shared.remote, shared.remote_pin)
        self.model.show(list(shared.stations))
        reveal(self.view, bool(shared.stations))
        reveal(self._alone, not shared.stations)
        if shared.stations and self.view.choice is None:
            self.view.selectRow(0)
        self.stranger_model.show(list(shared.strangers))
        self.strangers.setFixedHeight(min(len(shared.strangers), _STRANGERS) * ROW_HEIGHT + GRID)
        reveal(self._wrong, bool(shared.strangers))
        if shared.strangers and self.strangers.choice is None:
            self.strangers.selectRow(0)
        self._chose()

    def _chose(self) -> None:
        reveal(self.dismisses, self.view.choice is not None)
        if stranger := self.strangers.choice:
            out = stranger.shut_out
            self.shuts_out.setText(say("Let in again") if out else say("Shut out"))

    def _tick(self) -> None:
        shared = self._evening.shared
        if shared.how is How.ON:
            self.invitation.show_sharing(shared, self._evening.now)
        elif shared.how in (How.OFF, How.FAILED):
            self._offer_networks()
            self._show_off(shared)

    def _focus(self) -> None:
        match self._stack.currentIndex():
            case 0:
                self.begins.setFocus()
            case 1:
                self.setFocus()
            case 2 if self._evening.shared.silent:
                self.begins_again.setFocus()
            case _:
                self.invitation.renew.setFocus()

    def _begin(self) -> None:
        if address := self.network.key:
            self._evening.begin(
                address, board=self.board.isChecked(), remote=self.remote.isChecked()
            )

    def _switch(self) -> None:
        board, remote = (card.on.isChecked() for card in self.cards)
        self._evening.sharing.open_board(board=board, remote=remote)

    def _ask_dismiss(self) -> None:
        if station := self.view.choice:
            words = say(
                "Dismiss “{station}”? It is cut off at once, and needs a new code to come back.",
                station=station.name,
            )
            evening = self._evening
            self.question.ask(
                words,
                say("Dismiss"),
                lambda: evening.dismiss(station.name),
            )

    def _shut_out(self) -> None:
        if stranger := self.strangers.choice:
            sharing = self._evening.sharing
            (sharing.let_in if stranger.shut_out else sharing.shut_out)(stranger.address)

    def _ask_end(self) -> None:
        here = sum(one.here for one in self._evening.shared.stations)
        words = say("End sharing? The evening comes back into its file on this computer.")
        if here == 1:
            words = say("End sharing? One station loses its line; the evening goes on here only.")
        elif here:
            words = say(
                "End sharing? {count} stations lose their line; the evening goes on here only.",
                count=here,
            )
        self.question.ask(words, say("End sharing"), self._evening.end, say("Keep sharing"))


def _under_tick(words: str) -> QWidget:
    return holding(row(label(say(words), "hint", wrap=True), margins=(_TICK, 0, 0, 0)))


def _summed_up(shared: Shared, joined: str, stranded: str) -> str:
    if shared.silent:
        return say("Shared on {address}  ·  does not answer", address=shared.address)
    if shared.how is How.ON:
        here = sum(one.here for one in shared.stations)
        return say(
            "Shared on {address}  ·  stations connected: {count}",
            address=shared.address,
            count=here,
        )
    if joined:
        return say("This station works in {evening}", evening=joined)
    if shared.how is How.STARTING:
        return say("The evening moves into a server on this computer")
    if shared.how is How.ENDING:
        return say("The evening comes back into its file")
    if stranded:
        return say("Stopped: “{evening}” is still on its server", evening=stranded)
    return say("Off: this evening is on this computer alone")


def _lies_there(evening: SharedEvening, name: str) -> str:
    """How an evening that was left over stands, and what can be done with it."""
    stands = [_stands(one, evening.now) for one in evening.left_behind]
    if evening.moving:
        stands = [say("How it stands there is being looked at …")]
    return "\n".join(
        (
            say(
                "“{evening}” was shared when the program ended, and lies on its server.",
                evening=name,
            ),
            *stands,
            say(
                "Share it again, and its stations come back by themselves; or end the sharing, and"
                " it comes back into its file."
            ),
        )
    )


def _stands(one: LeftBehind, now: datetime) -> str:
    clock = say("clock running") if one.runs else say("clock stopped")
    today = one.last.astimezone().date() == now.astimezone().date()
    return say(
        "{event}: {left} of {entries} left, {level}, {clock}; last entered {time}",
        event=one.name,
        left=one.left,
        entries=one.entries,
        level=one.level,
        clock=clock,
        time=time_of_day(one.last) if today else day_and_time(one.last),
    )


def _under_way(shared: Shared) -> str:
    return say("Ending the sharing …") if shared.how is How.ENDING else say("Starting the server …")
