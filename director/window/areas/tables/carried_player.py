"""A player who is dragged to another seat: what will happen stands at the pointer all the way.

What is said is the answer of the command that letting go gives, the same one that is given when the
seat is typed. On a taken seat it is asked first, for two players would swap. Escape, the other
button or another window lets the player stay.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.translation import capital, say
from director.views.tables.moves_by_hand import move_to, seat_given
from director.window.areas.tables.table_questions import moving, swapping
from director.window.event.asking.question import Answer, Do
from director.window.event.cockpit import Cockpit
from director.window.event.room.room_map import RoomMap
from director.window.look.styles import GRID, dress_window
from director.window.widgets.attempt import Failure, attempt
from director.window.widgets.labels import column, label, reveal

_WIDTH = 320
_EDGE = 40
"""Pixels: so near to its edge the map is scrolled."""
_SCROLL_EVERY = 30
"""Milliseconds."""


class CarriedPlayer(QObject):
    """Follows the pointer from where a player was taken up to where they are let go."""

    ended = Signal()
    """Nobody is carried any longer, moved or not."""

    def __init__(self, cockpit: Cockpit, room: RoomMap) -> None:
        super().__init__(room)
        self._cockpit, self._map = cockpit, room
        self.entry: EntryNumber | None = None
        """Who is carried now."""
        self._over: tuple[int, int | None] | None = None
        self._do: Do | None = None
        self._at = QPoint()
        """Where the pointer is on the screen."""
        self._note = QFrame()
        self._name, self.says = label("", "head"), label("", wrap=True)
        self._edge = QTimer(self)
        self._edge.setInterval(_SCROLL_EVERY)
        self._edge.timeout.connect(self._scroll)

    def take_up(self, entry: EntryNumber) -> None:
        """From now on the pointer carries this player, as long as the button is held."""
        window = self._map.window()
        handle = window.windowHandle()
        if self.entry is not None or handle is None:
            return
        self.entry, self._over, self._do = entry, None, None
        self._note = QFrame(window)
        self._note.setObjectName("drop")
        self._note.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name, self.says = label(self._cockpit.name(entry), "head"), label("", wrap=True)
        dress_window(self._note)  # or names would be read through it
        self._note.setLayout(column(self._name, self.says, gap=4, margins=(GRID * 2,) * 4))
        self._note.setFixedWidth(_WIDTH)
        handle.installEventFilter(self)
        self._edge.start()
        self._look(QCursor.pos())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                self._look(event.globalPosition().toPoint())
                return True
            case QEvent.Type.MouseButtonRelease:
                self._let_go()  # and whoever had the press gets the release
            case QEvent.Type.MouseButtonPress | QEvent.Type.FocusOut:
                self._end()
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._pressed(event)
        return super().eventFilter(watched, event)

    def _pressed(self, event: QKeyEvent) -> bool:
        match event.key():
            case Qt.Key.Key_Escape:
                self._end()
            case Qt.Key.Key_Z:
                self._map.show_overview(not self._map.is_overview)
                self._over = None
                self._look(self._at)
        return True  # nothing else is done with a player in the hand

    def _look(self, at: QPoint) -> None:
        """Says what letting go here would do; computed once a seat, not once a pixel."""
        self._at = at
        inside = self._map.viewport().mapFromGlobal(QPointF(at))
        over = self._map.under(inside)
        if over != self._over or over is None:
            self._over = over
            answer = self._answer(over)
            self._do = answer.do
            self._tell(answer.says)
            self._map.show_target(over, refused=answer.do is None)
        self._settle(at)

    def _answer(self, over: tuple[int, int | None] | None) -> Answer:
        t, entry = self._cockpit.tournament, self.entry
        if over is None or entry is None or entry not in t.entries:
            return Answer(say("drop on a table or a seat. Escape: cancel"), None)
        (table, seat), now = over, self._cockpit.now
        place = attempt(
            lambda: Place(table, seat) if seat else seat_given(t, entry, table, now),
            self._cockpit.bridge.desk.said,
        )
        if isinstance(place, Failure):
            return Answer(place.words, None)
        move = move_to(t, entry, place)
        answer = moving(self._cockpit, move)
        if answer.do and move.swap:
            ask = swapping(move, lambda: self._show(entry))
            return answer._replace(do=lambda: self._cockpit.request(ask))
        return answer

    def _tell(self, words: str) -> None:
        refused = self._do is None and self._over is not None
        role = "wrong" if refused else ""
        if self.says.property("role") != role:
            self.says.setProperty("role", role)
            self.says.style().polish(self.says)
        lines = [capital(line) for line in words.split("  ·  ")]
        self.says.setText(f"✕  {lines[0]}" if refused else "\n".join(lines))
        reveal(self.says, bool(words))
        self._note.setAccessibleDescription(words)

    def _settle(self, at: QPoint) -> None:
        """The note stands beside the pointer, inside the window."""
        window, note = self._map.window(), self._note
        note.setFixedHeight(note.heightForWidth(_WIDTH))
        here = window.mapFromGlobal(at)
        left, top = here.x() + 2 * GRID, here.y() + 2 * GRID
        if left + note.width() > window.width():
            left = here.x() - note.width() - GRID
        if top + note.height() > window.height():
            top = here.y() - note.height() - GRID
        note.move(max(0, left), max(0, top))
        note.show()
        note.raise_()

    def _scroll(self) -> None:
        """Near the upper or lower edge, the room comes along."""
        at = self._at
        inside, view = self._map.viewport().mapFromGlobal(at), self._map.viewport().rect()
        if not view.adjusted(0, -_EDGE, 0, _EDGE).contains(inside):
            return
        bar, before = self._map.verticalScrollBar(), self._map.verticalScrollBar().value()
        by = GRID * 2 * ((inside.y() > view.height() - _EDGE) - (inside.y() < _EDGE))
        bar.setValue(before + by)
        if bar.value() != before:
            self._look(at)

    def _let_go(self) -> None:
        act, entry = self._do, self.entry
        self._end()
        if act:
            act()
            self._show(entry)

    def _show(self, entry: EntryNumber | None) -> None:
        """Whoever was moved stays chosen, and nobody they swapped with."""
        place = self._cockpit.tournament.seats.get(entry) if entry else None
        if place and not self._map.is_overview:
            self._map.go_to(place)

    def _end(self) -> None:
        if self.entry is None:
            return
        self.entry, self._do, self._over = None, None, None
        handle = self._map.window().windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
        self._edge.stop()
        self._note.hide()
        self._note.deleteLater()
        self._map.show_target(None)
        self.ended.emit()
