"""Beside the map: what should be done about the tables, and who is on the way.

It comes when there is something to do and goes when there is not. Its room is kept while several
tables play, and else from when it first came until the screen is left, so that no table moves under
the mouse. Put away with Escape, it stays away until there is something else to do. The button is
asked for, a key a table, and never guessed.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import zip_longest

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QWidget

from director.engine.reasons import Reason
from director.tournament.commands import (
    Arrive,
    Command,
    SeeBlinds,
    SeeButton,
)
from director.tournament.seats.buttons import Positions, clockwise
from director.tournament.seats.draws import Place
from director.tournament.seats.proposals import Proposal
from director.tournament.seats.tables import Move
from director.tournament.state import EntryNumber, Tournament
from director.translation import capital, listed, say
from director.views.counted import counted
from director.views.ruling.reasons import sentence, with_rule
from director.views.tables.room import TableCard
from director.views.tables.what_to_do import Todo, why
from director.window.areas.tables.move_rows import PROPOSED, UNDER_WAY, MoveRow, accepting
from director.window.areas.tables.redraw import redraw_commands, ways
from director.window.areas.tables.seat_buttons import SeatButtons
from director.window.areas.tables.todo_now import TodoNow
from director.window.event.cockpit import Cockpit
from director.window.event.next_step import NEXT_KEY
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.context_menu import of_buttons
from director.window.widgets.labels import column, holding, label, panel, reveal, rewrite, row
from director.window.widgets.mouse_up import once_up
from director.window.widgets.scrolling_form import SteadyScroll
from director.window.widgets.status_line import LEFT, REFUSED
from director.window.widgets.table_rows import RowsModel
from director.window.widgets.table_view import ROW_HEIGHT, RowsView

_WIDTH, _WIDEST = 40 * GRID, 56 * GRID
"""As wide as the longest name at the tables asks for, within these."""
_BESIDE_NAMES = 240
"""Of its width, in pixels: what stands beside the names, and the margins."""
_A_READING = timedelta(seconds=5)
"""What stood there for less than that nobody has read."""
_ALL = 0
"""In the place of the table that breaks: everybody moves."""
_MOST = 12
"""Rows in sight; more are scrolled."""
_LEAST = 3
"""Rows in sight however low the window is."""


class TablesPane(QWidget):
    """What the floor should do, and what it has set going."""

    done = Signal()
    """It was accepted or put away: work goes on at the map."""

    def __init__(self, cockpit: Cockpit, actions: Bound[Cockpit]) -> None:
        super().__init__()
        self.cockpit = cockpit
        keys = {one.id: one.key_text for one in actions.declared}
        self._key, self._break_key = keys["tables.proposal"], keys["tables.break"]
        """Which lead here."""
        self.todo = Todo()
        self._todo = TodoNow(cockpit)
        self._otherwise = TodoNow(cockpit)
        """What is proposed while another table breaks by hand."""
        self._by_hand: int | None = None
        self._put_away: tuple[object, ...] | None = None
        self._away_before: tuple[object, ...] | None = None
        """What was put away when a break was asked for."""
        self._unticked: set[int] = set()
        self._breaks: int | None = None
        """The table whose break is shown."""
        self._drawn: dict[int, Place] = {}
        """Who goes where then, as it is shown."""
        self._since = cockpit.now
        """Since when it stands there so."""
        self._read: dict[int, Place] = {}
        """The same as it stood there before, for long enough to be read."""
        self._fitted: tuple[int | None, int] = None, 0
        """The table whose break has room for so many moves."""
        self._measured: set[tuple[str, str]] = set()
        """The names for which it is wide enough, each with its font."""
        self._big_blind = False
        """Whether the next figure is the seat of the big blind, not of the button."""
        self.setFixedWidth(_WIDTH)
        self.hide()
        self._title = label("", "head", wrap=True)
        self.ask = label("", wrap=True)
        self.held = label("", "soft", wrap=True)
        """Why the table whose turn it is does not break yet, also where nothing is proposed."""
        self.stops = label("", "fault", wrap=True)
        self.model: RowsModel[MoveRow] = RowsModel(PROPOSED, lambda one: one.entry, self)
        self.moves = RowsView(self.model, say("Proposed moves"), self)
        self.anew = label("", "due", wrap=True)
        """What is drawn otherwise than was read; below all that is clicked, which does not jump."""
        self.reason = label("", "soft", wrap=True)
        self._accept = push_button(say("Accept"), self.accept, "first")
        self._leave = push_button(say("Not now"), self.put_away)
        self._clicked = row_of(self._accept, self._leave)
        self._hint = label("", "hint", wrap=True)
        self.seats = SeatButtons()
        self.seats.picked.connect(self._see)
        self._instead = push_button("", self._ask_instead, "link")
        """What the key B does, for the mouse."""
        self._proposal = panel(
            column(
                holding(row(self._title, label(NEXT_KEY, "hint"), stretch=0)),
                self.ask,
                self.seats,
                self._instead,
                self.stops,
                self.moves,
                self._clicked,
                self.anew,
                self.reason,
                self._hint,
            )
        )
        self._proposal.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._proposal.setAccessibleName(say("Balancing"))
        self._way = label("", "caption")
        self.way_model: RowsModel[MoveRow] = RowsModel(UNDER_WAY, lambda one: one.entry, self)
        self.under_way = RowsView(self.way_model, say("Moving"), self)
        self._all = ActionButton(actions["tables.all_arrive"], text=say("All arrived"), keyed=True)
        self._arrives = label("", "hint", wrap=True)
        self._waiting = panel(
            column(
                self._way,
                self.under_way,
                row_of(self._all),
                self._arrives,
            )
        )
        for view in (self.moves, self.under_way):
            view.horizontalHeader().hide()
            view.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        both = holding(column(self._proposal, self._waiting, self.held, None, gap=2 * GRID))
        self.setLayout(column(SteadyScroll(both)))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._moved)
        self.moves.opened.connect(self.accept)
        self.moves.chosen.connect(self._explain)
        self.moves.offer(of_buttons((self._accept, self._leave)))
        self.under_way.offer(of_buttons((self._all,)))
        self.under_way.opened.connect(self._arrive_chosen)
        self.under_way.unchosen.connect(
            lambda: cockpit.say(say("select a player first: arrow keys or a click"), REFUSED)
        )

    @property
    def tables(self) -> frozenset[int]:
        """Those of which something is proposed or asked now: the ones that players leave."""
        made = self.todo.proposal
        breaks = (made.breaks,) if made.breaks is not None else ()
        return frozenset((*breaks, *made.needs[:1], *(one.origin.table for one in made.moves)))

    def refresh(self) -> None:
        """Shows what there is to do now."""
        t = self.cockpit.tournament
        if self._by_hand is not None and self._by_hand not in t.sitters:
            self._by_hand = None
        self.todo = self._todo.now(self._by_hand)
        if self._put_away is not None and self.todo.sign != self._put_away:
            self._put_away = None
        seen = not self.todo.is_empty and self._put_away is None
        had_focus, awaited = self._has_focus, self._all.hasFocus() or self.under_way.hasFocus()
        self._show_way(t)
        rows = self._rows()
        self._note_draw(rows, seen=seen)
        reveal(self._proposal, seen)  # first: which keys count depends on it
        self._show_proposal(rows)
        reveal(self._waiting, bool(t.moving))
        if len(t.tables) > 1:  # something will come to be done, in the middle of a double click
            self.keep_room(True)
        held = self.todo.proposal.held
        rewrite(self.held, with_rule(held) if held else "")
        reveal(self, bool(seen or t.moving or held))
        if seen and had_focus and not self.moves.hasFocus():
            self._take_focus()
        elif (awaited and not t.moving) or (had_focus and not seen):
            self.done.emit()  # not to whatever Qt finds next

    def keep_room(self, kept: bool) -> None:
        """Whether its room is kept while it is away."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        self.setSizePolicy(policy)

    def widen(self, cards: Sequence[TableCard]) -> None:
        """Makes room for the longest name of these tables; never less than it had."""
        self.moves.ensurePolished()  # before it is seen it has no font of its own
        metrics, font = self.moves.fontMetrics(), self.moves.font().key()
        names = {(one.name, font) for table in cards for one in table.chairs} - self._measured
        self._measured |= names
        longest = max((metrics.horizontalAdvance(name) for name, _ in names), default=0)
        needed = longest + _BESIDE_NAMES
        self.setFixedWidth(min(max(self.minimumWidth(), needed), _WIDEST))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keep_room(True)
        self._since = self.cockpit.now

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._note_reading()

    def tick(self, now: datetime) -> None:
        """An answer about a button has become too old."""
        if not self.todo.is_empty and self._todo.is_old(now, self._by_hand):
            self.refresh()

    def accept(self) -> None:
        """Has done what is proposed."""
        if self.todo.redraw:
            self._redraw()
            return
        made = self.todo.proposal
        if not made.moves:
            return
        ticks = dict.fromkeys(self._unticked, False)
        if self.cockpit.bridge.do(accepting(made, ticks)):
            self._by_hand = None
            self._unticked.clear()
            self.refresh()
            self.done.emit()

    def do(self) -> bool:
        """The next step of the page: goes to what is proposed; whether anything is in sight."""
        seen = self._proposal.isVisible()
        if seen:
            self.show_proposal()
        return seen

    waits_for = ""
    """The page says nothing where nothing is proposed."""

    def put_away(self) -> None:
        """Not now: it comes again when there is something else to do.

        A break that somebody asked for gives way to what stood there before.
        """
        asked, self._by_hand = self._by_hand, None
        self._big_blind = False
        shown, self.todo = self.todo, self._todo.now()
        self._put_away = self.todo.sign
        back = self._key
        if asked is not None and shown.sign != self.todo.sign:
            self._put_away = self._away_before
            back = say("{key} at table {table}", key=self._break_key, table=asked)
        self.refresh()
        self.done.emit()
        if not shown.trouble:
            left = say("left for now: {what}  ·  {key} brings it back", what=shown.title, key=back)
            self.cockpit.say(left, LEFT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._has_focus and self._pressed(event):
            return
        super().keyPressEvent(event)

    def _moved(self, _old: QWidget | None, _now: QWidget | None) -> None:
        self._say_keys()

    def _say_keys(self) -> None:
        """The keys that count now; once the mouse is up, for more lines move what is clicked."""
        if not once_up(self, self._say_keys) and self.isVisible():
            rewrite(self.ask, self._question())
            self._show_keys()

    @property
    def _has_focus(self) -> bool:
        """Whether keys are meant for the proposal."""
        at = QApplication.focusWidget()
        return at is not None and (at is self._proposal or self._proposal.isAncestorOf(at))

    def _pressed(self, event: QKeyEvent) -> bool:
        """Whether a key has been taken for the proposal."""
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            return False
        match event.key():
            case Qt.Key.Key_Escape:
                self.put_away()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.accept()
            case Qt.Key.Key_Space if self.todo.proposal.moves:
                self._tick_chosen()
            case Qt.Key.Key_B if self.todo.proposal.needs:
                self._ask_instead()
            case _ if self.todo.proposal.needs and event.text().isdigit():
                self._see(int(event.text()) or 10)
            case _:
                return False
        return True

    def _ask_instead(self) -> None:
        """The big blind is asked for, not the button, or the button again."""
        self._big_blind = not self._big_blind
        self._show_proposal(self._rows())

    def _see(self, seat: int) -> None:
        """Somebody has said where the button, or the big blind, of the table asked for lies."""
        table = self.todo.proposal.needs[0]
        command: Command = SeeButton(table, seat)
        if self._big_blind:
            command = SeeBlinds(table, blinds(self.cockpit.tournament, table, seat))
        self._big_blind = False
        self.cockpit.bridge.do(command)
        self._show_proposal(self._rows())

    def _tick_chosen(self) -> None:
        chosen = self.moves.choice
        if chosen is not None:
            self._unticked ^= {int(chosen.entry)}
            self._show_proposal(self._rows())

    def _redraw(self) -> None:
        """Everybody left goes where it is shown."""
        for command in self._redraws:
            self.cockpit.bridge.do(command)

    @property
    def _redraws(self) -> Sequence[Command]:
        t = self.cockpit.tournament
        sitting = sorted((int(entry), *place) for entry, place in t.seats.items())
        seed = self.cockpit.bridge.desk.seed_for("redraw", sitting)
        return redraw_commands(t, self.todo.redraw, seed)

    def show_proposal(self, breaks: int | None = None) -> None:
        """Goes to what there is to do, with a table that is to break where one was chosen."""
        if breaks is not None:
            self._by_hand, self._away_before = breaks, self._put_away
        self._put_away = None
        self._todo.forget()
        self.refresh()
        if self._proposal.isVisible():
            self._take_focus()
        elif self._waiting.isVisible():
            self.under_way.land()
        else:
            made = self.todo.proposal
            why_not = made.held or next(iter(made.reasons), None)
            words = with_rule(why_not) if why_not else say("the tables are balanced: nothing to do")
            self.cockpit.say(words)

    def _note_draw(self, rows: Sequence[MoveRow], *, seen: bool) -> None:
        """Notes which draw stands there now, and which one did for long enough to be read."""
        breaks = (_ALL if self.todo.redraw else self.todo.proposal.breaks) if seen else None
        drawn = {} if breaks is None else {int(one.entry): one.to for one in rows}
        if breaks != self._breaks:
            self._breaks, self._read = breaks, {}
        elif self.isVisible():
            self._note_reading()
        if drawn != self._drawn:
            self._drawn, self._since = drawn, self.cockpit.now
        others = sum(self._read.get(one, to) != to for one, to in drawn.items())
        words = counted(
            others,
            "Drawn anew: 1 player goes elsewhere than was shown",
            "Drawn anew: {count} players go elsewhere than was shown",
        )
        rewrite(self.anew, words if others else "")

    def _note_reading(self) -> None:
        """What has stood there long enough may have been read, and read out."""
        if self.cockpit.now - self._since >= _A_READING:
            self._read = self._drawn

    def _take_focus(self) -> None:
        if self.model.rows:
            self.moves.setFocus()
            if self.moves.choice is None:
                self.moves.selectRow(0)
        else:
            self._proposal.setFocus()

    def _show_proposal(self, rows: Sequence[MoveRow]) -> None:
        made = self.todo.proposal
        self._title.setText(self._heading())
        rewrite(self.ask, self._question())
        rewrite(self.stops, _halted(self.todo.halted))
        reveal(self.seats, bool(made.needs))
        reveal(self._instead, bool(made.needs))
        if made.needs:
            self.seats.show_table(self.cockpit.tournament, made.needs[0])
        self.moves.hide_columns(("",) if self.todo.redraw else ())  # it is all or nothing
        self.model.show(rows)
        self._fit_moves(made)
        reveal(self.moves, bool(self.model.rows))
        ticked = sum(move.player not in self._unticked for move in made.moves)
        self._accept.setText(
            counted(ticked, "Accept 1 move", "Accept {count} moves")
            if made.moves
            else say("Redraw seats")
        )
        self._accept.setEnabled(bool(ticked or self.todo.redraw))
        reveal(self._accept, bool(made.moves or self.todo.redraw))
        self._show_keys()
        self._explain()

    def _fit_moves(self, made: Proposal) -> None:
        """A table that is to break has a row less at every bust: what is below does not jump up."""
        count, (breaks, rows) = min(len(self.model.rows), _MOST), self._fitted
        same = made.breaks is not None and made.breaks == breaks
        self._fitted = made.breaks, max(count, rows if same else 0)
        _fit(self.moves, count)
        self._clicked.setContentsMargins(0, (self._fitted[1] - count) * ROW_HEIGHT, 0, 0)

    def _show_keys(self) -> None:
        """The keys that count where the cursor is; elsewhere they do something else."""
        button, blind = say("Give the button instead"), say("Give the big blind instead")
        words = button if self._big_blind else blind
        self._instead.setText(say("{deed} (B)", deed=words) if self._has_focus else words)
        arrived = say("Enter: selected player has arrived")
        there = say("Click a player, then Enter: the player has arrived")
        if self._proposal.isHidden():  # else the key leads to what is proposed
            words = "Click a player, or {key}, then Enter: the player has arrived"
            there = say(words, key=self._key)
        self._arrives.setText(arrived if self.under_way.hasFocus() else there)
        here = say("Space: skip this move. Enter: accept. Escape: not now")
        if self.todo.redraw:  # it is all or nothing
            here = say("Enter: redraw seats. Escape: not now")
        there = say("Ctrl+Shift+B: go to these moves")
        words = here if self._has_focus else there
        rewrite(self._hint, words if self.todo.proposal.moves or self.todo.redraw else "")

    def _rows(self) -> list[MoveRow]:
        """Who moves: of a redraw and of a table that breaks in the order in which they sit."""
        t, moves = self.cockpit.tournament, self.todo.proposal.moves
        if self.todo.redraw:
            drawn = ways(t, self._redraws, self.cockpit.now)
            return [MoveRow(one, self.cockpit.name(one), origin, to) for one, origin, to in drawn]
        if self.todo.proposal.breaks is not None:  # the order stays whoever else goes
            moves = tuple(sorted(moves, key=lambda one: one.origin))
        return [self._row(move) for move in moves]

    def _row(self, move: Move) -> MoveRow:
        entry = EntryNumber(move.player)
        ticked = entry not in self._unticked
        return MoveRow(entry, self.cockpit.name(entry), move.origin, move.to, ticked, why(move))

    def _heading(self) -> str:
        needs = self.todo.proposal.needs
        if not needs:
            return self.todo.title
        if self._big_blind:
            return say("Table {table}: where is the next big blind?", table=needs[0])
        return say("Table {table}: where is the next button?", table=needs[0])

    def _tenth(self) -> str:
        """The key of seat 10, where the table that is asked about has one."""
        seats = self.cockpit.tournament.size(self.todo.proposal.needs[0])
        return say(", 0 for seat 10") if seats > 9 else ""

    def _then(self) -> str:
        """Of which tables it is asked next, on a line of its own; empty for none."""
        after = self.todo.proposal.needs[1:]
        if not after:
            return ""
        tables = listed([str(one) for one in after])
        one, many = "Next: table {tables}", "Next: tables {tables}"
        return "\n" + say(one if len(after) == 1 else many, tables=tables)

    def _question(self) -> str:
        made = self.todo.proposal
        if self.todo.trouble:
            return capital(self.todo.trouble)
        if self.todo.redraw:
            left = self.cockpit.tournament.players_left
            return counted(
                left,
                "1 player left: the structure calls for a redraw",
                "{count} players left: the structure calls for a redraw",
            )
        if made.needs and self._big_blind:
            if not self._has_focus:
                return say(
                    "Choose the seat of the next big blind, or press Ctrl+Shift+B and its number"
                )
            return f"{say('Choose or press the seat of the next big blind')}{self._tenth()}"
        if made.needs and not self._has_focus:
            asked = say("Choose the seat of the next button, or press Ctrl+Shift+B and its number")
            return f"{asked}{self._then()}"
        if made.needs:
            asked = f"{say('Choose or press the seat of the next button')}{self._tenth()}"
            return f"{asked}{self._then()}"
        if made.waits:
            tables = listed([str(one) for one in made.waits])
            one = "After the next hand: table {tables} gets a player"
            many = "After the next hand: tables {tables} get a player each"
            return say(one if len(made.waits) == 1 else many, tables=tables)
        if made.breaks is None:
            return ""
        told = [one for one in made.reasons[1:] if "{seed}" not in one.sentence]  # the log has it
        return "\n".join([*self._not_proposed(made.breaks), *_once_ruled(told[:2])])

    def _not_proposed(self, breaks: int) -> list[str]:
        """That another table is to break by the rules than the one chosen by hand."""
        proposed = None if self._by_hand is None else self._otherwise.now().proposal.breaks
        if proposed in (None, breaks):
            return []
        text = "The program proposes table {table}: Escape, then {key}"
        return [say(text, table=proposed, key=self._key)]

    def _explain(self) -> None:
        chosen = self.moves.choice or next(iter(self.model.rows), None)
        rewrite(self.reason, f"{chosen.name}\n{chosen.why}" if chosen and chosen.why else "")

    def _show_way(self, t: Tournament) -> None:
        rows = [
            MoveRow(entry, self.cockpit.name(entry), origin, t.seats[entry])
            for entry, origin in sorted(t.moving.items())
        ]
        self._way.setText(counted(len(rows), "Moving: 1 player", "Moving: {count} players"))
        self.way_model.show(rows)
        _fit(self.under_way, len(rows))

    def _arrive_chosen(self) -> None:
        chosen = self.under_way.choice
        if chosen is not None:
            self.cockpit.bridge.do(Arrive((chosen.entry,)))


def _once_ruled(reasons: Sequence[Reason]) -> list[str]:
    """Each with its rule, which is said once where the next one stands on it too."""
    following = [one.rule for one in reasons[1:]]
    return [
        sentence(one) if one.rule == after else with_rule(one)
        for one, after in zip_longest(reasons, following)
    ]


def blinds(t: Tournament, table: int, big_blind: int) -> Positions:
    """Button and blinds where the big blind is known and no seat before it is dead."""
    before = list(reversed(clockwise(t.sitters.get(table, {}), big_blind - 1)))
    before = [seat for seat in before if seat != big_blind] or [big_blind]
    if len(before) == 1:
        return Positions(before[0], before[0], big_blind)
    return Positions(before[1], before[0], big_blind)


def row_of(*buttons: QPushButton) -> QWidget:
    """Buttons at the right."""
    made = QWidget()
    made.setLayout(row(None, *buttons))
    return made


def _halted(tables: tuple[int, ...]) -> str:
    """Which tables stop; nothing where all play."""
    if not tables:
        return ""
    one = "Table {tables} halts until it gets players"
    many = "Tables {tables} halt until they get players"
    return say(one if len(tables) == 1 else many, tables=listed([str(table) for table in tables]))


def _fit(view: RowsView[MoveRow], count: int) -> None:
    """Every row in sight, up to a dozen; fewer where two lists share a low window."""
    view.setMaximumHeight(min(max(count, 1), _MOST) * ROW_HEIGHT + 4)
    view.setMinimumHeight(min(max(count, 1), _LEAST) * ROW_HEIGHT + 4)
    view.updateGeometry()
