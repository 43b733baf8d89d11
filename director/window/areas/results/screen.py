"""How the event has ended: who won, everybody's place, and what remains to be paid and printed."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from director.tournament.event.closing import OpenPoint, Subject, open_points
from director.tournament.money.amounts import money
from director.tournament.state import Tournament
from director.translation import capital, listed, say
from director.views.counted import counted
from director.views.money.standing_rows import StandingRow, standing_rows
from director.window.event.cockpit import Cockpit
from director.window.event.event_screen import Screen
from director.window.event.next_step import NEXT_KEY
from director.window.event.payment_state import payment_colour, payment_mark
from director.window.event.requests import ShowPlayer
from director.window.look.styles import GRID
from director.window.system.tasks import Task
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import Act
from director.window.widgets.labels import (
    SCREEN,
    column,
    emptied,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
)
from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import RowsView

_LEFT = 312
_MANY = 1000
"""With so many entries, everybody's place takes longer than a blink to find."""

SETTLES: dict[Subject, tuple[str, ...]] = {
    Subject.PRIZES: ("prizes.pay_all", "bounties.pay_all", "screen.prizes"),
    Subject.POOL: ("prizes.table", "screen.prizes"),
    Subject.BOUNTIES: ("screen.bounties",),
    Subject.MONEY: ("screen.money",),
    Subject.DEAL: ("screen.deal",),
    Subject.PLAYERS: ("screen.players",),
    Subject.REGISTRATION: ("players.registration",),
    Subject.CLOCK: ("clock.switch",),
    Subject.DRAWER: ("money.close", "screen.money"),
}
"""What settles an open point, by its subject: the first of these that can be done."""

PAPERS = ("print.results", "print.slips", "print.paying_out", "save.results")

COLUMNS: tuple[Column[StandingRow], ...] = (
    Column("Place", lambda one: one.said, width=56, right=True),
    Column("Player", lambda one: one.name, colour=lambda one: "running" if one.has_won else ""),
    Column("Prize", lambda one: one.prize, width=104, right=True),
    Column("Bounties", lambda one: one.bounties, width=88, right=True),
    Column(
        "Paid",
        lambda one: one.paid,
        width=184,
        colour=lambda one: payment_colour(one.state),
        icon=lambda one: payment_mark(one.state),
    ),
)


class ResultsScreen(Screen):
    """Winner and what remains to the left, the standings to the right."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__(cockpit, actions)
        self.winner = label("", "winner", wrap=True)
        self.ended = label("", "caption")
        self.prize = label("", "soft")
        self.model: RowsModel[StandingRow] = RowsModel(COLUMNS, lambda one: one.entry, self)
        self.view = RowsView(self.model, say("Standings"), self)
        self._of: Tournament | None = None
        """Whose standings are being found beside the window's thread; None while none are."""
        self._open: tuple[Tournament, Sequence[OpenPoint]] | None = None
        """What remains of which event: every bust is looked at for it."""
        self._said: tuple[tuple[str, str], ...] | None = None
        """What remains, as it is listed: each point, and what settles it."""
        self._remains = QVBoxLayout()
        self._remains.setSpacing(GRID)
        self._remains.setContentsMargins(0, 0, 0, 0)
        self._close = ActionButton(actions["event.close"])
        self._paid = ActionButton(actions["event.pay_out"])
        self._reopen = ActionButton(actions["event.reopen"])
        self.deeds = (self._reopen, self._paid, self._close)
        self._first: ActionButton | None = None
        """What settles the first of what remains."""
        self.steps = (self,)
        self._lay_out(actions)
        self.view.opened.connect(self._show_player)
        shows = Act(say("Show player"), "Enter", None, self._show_player)
        self.view.offer(lambda: [[shows]])

    def _lay_out(self, actions: Bound[Cockpit]) -> None:
        self._papers = papers = [ActionButton(actions[one]) for one in PAPERS]
        printing = holding(column(holding(row(*papers[:2], None)), holding(row(*papers[2:], None))))
        remains = QWidget()
        remains.setLayout(self._remains)
        left = panel(
            column(
                self.ended,
                self.winner,
                self.prize,
                2 * GRID,
                label(say("Still to do"), "caption"),
                remains,
                2 * GRID,
                label(say("Print and export"), "caption"),
                printing,
                None,
                gap=4,
            )
        )
        scroll = QScrollArea()
        scroll.setWidget(left)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFixedWidth(_LEFT)
        self.setLayout(row(scroll, self.view, gap=2 * GRID, stretch={1: 1}, margins=SCREEN))

    @property
    def sum_line(self) -> str:
        t = self.cockpit.tournament
        parts = [counted(t.entered, "1 entry", "{count} entries")]
        if t.pool:
            parts.append(say("prize pool {amount}", amount=money(t.pool, t.terms)))
        return "  ·  ".join(parts)

    def refresh(self) -> None:
        t = self.cockpit.tournament
        self._show_remaining()
        for deed in (self._reopen, self._paid):
            reveal(deed, t.closed)
        reveal(self._close, not t.closed)
        if t.entered <= _MANY:
            self._show(standing_rows(t, self.cockpit.bridge.desk.name))
        elif self._of is None:
            self._find_standings()

    def _find_standings(self) -> None:
        """Finds everybody's place beside the window's thread; what was there stays meanwhile."""
        self._of = t = self.cockpit.tournament
        found = partial(_standings, t, self.cockpit.bridge.desk.names(), tuple(self.model.rows))
        Task(self, found, self._came, self._failed, alone=False)

    def _came(self, rows: Sequence[StandingRow]) -> None:
        is_so_still = self._of is self.cockpit.tournament
        self._of = None
        self._show(rows)
        if not is_so_still:
            self.refresh()

    def _failed(self, error: Exception) -> None:
        self._of = None
        raise error

    def _show(self, rows: Sequence[StandingRow]) -> None:
        self.model.show(rows)
        won = next((one for one in rows if one.has_won), None)
        first = [won] if won else self._first_of_deal(rows)
        self.ended.setText(say("Winner") if won else self._ended())
        self.winner.setText(listed([one.name for one in first]) or self._left())
        rewrite(self.prize, _won_said(first[0]) if len(first) == 1 else "")
        says = {"Prize": "prize", "Bounties": "bounties", "Paid": "state"}
        self.view.hide_columns(
            {title for title, part in says.items() if not any(getattr(one, part) for one in rows)}
        )

    def _ended(self) -> str:
        """How it ends where nobody has won; after a deal who leads by it stands below."""
        t = self.cockpit.tournament
        if not t.deal:
            return say("No winner") if t.closed else say("No winner yet")
        return say("Deal of {count}: first by chips", count=len(t.deal.shares))

    def _first_of_deal(self, rows: Sequence[StandingRow]) -> Sequence[StandingRow]:
        """Whose stack was the largest of the deal: several who had as much."""
        shares = self.cockpit.tournament.deal.shares if self.cockpit.tournament.deal else ()
        most = {one.entry for one in shares if one.stack == shares[0].stack}
        return [one for one in rows if one.entry in most]

    def _left(self) -> str:
        t = self.cockpit.tournament
        if t.closed:
            return say("Closed with {count} in", count=t.players_left)
        return counted(t.players_left, "1 player left", "{count} players left")

    def _show_remaining(self) -> None:
        """What is open, each with what settles it; said once and kept until something changes."""
        t = self.cockpit.tournament
        if self._open is None or self._open[0] is not t:
            self._open = t, open_points(t.at(self.cockpit.now))
        said = self.cockpit.bridge.desk.said
        listed = tuple([(said(one.says), self._settling(one)) for one in self._open[1]])
        if listed == self._said:
            return
        self._said = listed
        emptied(self._remains)
        made: list[ActionButton] = []
        for words, action in listed:
            told, key = label(capital(words), wrap=True), label("" if made else NEXT_KEY, "hint")
            made.append(ActionButton(self.actions_of_event[action], first=not made))
            beside = holding(row(made[-1], key, None, gap=GRID))
            self._remains.addWidget(holding(column(told, beside, gap=4)))
        if not listed:
            self._remains.addWidget(label(say("Everything is paid"), "soft"))
        self._first = made[0] if made else None
        for one, after in pairwise((*made, *self._papers, self.view)):  # as they stand
            self.setTabOrder(one, after)

    def do(self) -> bool:
        """The next step of the page: what settles the first of what remains; whether any does."""
        if self._first is None:
            return False
        self._first.click()
        return True

    waits_for = ""
    """Where nothing remains that is said."""

    def _settling(self, point: OpenPoint) -> str:
        ways, refusal = SETTLES[point.subject], self.actions_of_event.refusal
        return next((way for way in ways if refusal(way) is None), ways[-1])

    def land(self) -> None:
        self.view.setFocus()
        if self.view.choice is None:
            self.view.selectRow(0)

    def _show_player(self) -> None:
        chosen = self.view.choice
        if chosen:
            self.cockpit.request(ShowPlayer(chosen.entry))


def _won_said(row: StandingRow) -> str:
    heads = say("bounties {amount}", amount=row.bounties) if row.bounties else ""
    return "  ·  ".join(filter(None, [row.prize, heads]))


def _standings(
    t: Tournament, name: Callable[[int], str], shown: Sequence[StandingRow]
) -> list[StandingRow]:
    """Everybody's row; who stands as before has the same one, which a table sees at once."""
    before = {row.entry: row for row in shown}
    rows = standing_rows(t, name)
    return [had if (had := before.get(row.entry)) == row else row for row in rows]
