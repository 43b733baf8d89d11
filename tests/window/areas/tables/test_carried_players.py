"""Players who are dragged to other seats: it is said before it happens, and done by letting go."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.commands import LockTable, OpenTables, SeeButton
from director.tournament.seats.draws import Place
from director.window.event.room.table_card import TOP
from director.window.look.palettes import current_palette

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
NAMES = tuple(f"Player {number:02}" for number in range(1, 13))


@pytest.fixture
def floor(stage):
    """Twelve players at two tables of eight seats, six at each, the clock running."""
    stage.event(*NAMES, seated=True, running=True)
    stage.window.resize(1280, 800)
    stage.go("tables")
    return Floor(stage)


class Floor:
    """The window's own mouse, and where it is."""

    def __init__(self, stage):
        self.stage = stage
        self.handle = stage.window.windowHandle()

    @property
    def map(self):
        return self.stage.screen.map

    @property
    def says(self):
        return self.stage.screen.carried.says.text()

    def seat(self, place):
        """Where a seat, or a table's head, lies in the window."""
        at = [table.number for table in self.map.tables].index(place.table)
        card = self.map.card(at)
        down = TOP + (place.seat - 0.5) * self.map._line if place.seat else 20
        inside = card.topLeft() + QPointF(90, down)
        if self.map.is_overview:
            inside = card.center()
        inside -= QPointF(0, self.map.verticalScrollBar().value())
        return self.map.viewport().mapTo(self.stage.window, inside.toPoint())

    def press(self, at):
        QTest.mousePress(self.handle, LEFT, PLAIN, at)

    def move(self, at):
        QTest.mouseMove(self.handle, at + QPoint(3, 3))
        QTest.mouseMove(self.handle, at)
        QApplication.processEvents()

    def release(self, at):
        QTest.mouseRelease(self.handle, LEFT, PLAIN, at)
        QApplication.processEvents()

    def taken(self, table):
        """Somebody at a table, and the seat."""
        seat, entry = min(self.stage.t.sitters[table].items())
        return entry, Place(table, seat)

    def free(self, table):
        size = self.stage.t.size(table)
        seats = self.stage.t.sitters[table]
        return Place(table, next(seat for seat in range(1, size + 1) if seat not in seats))

    def drag(self, origin, to):
        """From one seat over another; the button is still down."""
        self.press(self.seat(origin))
        self.move(self.seat(origin) + QPoint(30, 0))
        self.move(self.seat(to))


def test_before_a_player_is_dropped_on_a_seat_it_is_said_what_will_happen(floor):
    entry, origin = floor.taken(1)
    to = floor.free(2)

    floor.drag(origin, to)

    assert (floor.says.splitlines(), floor.stage.t.seats[entry]) == (
        [
            f"{floor.stage.cockpit.name(entry)} sits at table 2, seat {to.seat}",
            "Button not known",
            "Table 1 then: 5 players, short by 1",
            "Table 2 then: 7 players, over by 1",
        ],
        origin,
    )
    floor.release(floor.seat(to))


def test_letting_go_moves_the_player_and_undo_takes_that_back(floor):
    entry, origin = floor.taken(1)
    to = floor.free(2)
    floor.drag(origin, to)

    floor.release(floor.seat(to))
    dropped = floor.stage.t.seats[entry]
    floor.stage.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert (dropped, floor.stage.t.seats[entry]) == (to, origin)


def test_whoever_was_dragged_stays_chosen(floor):
    entry, origin = floor.taken(1)
    _, to = floor.taken(2)

    floor.drag(origin, to)
    floor.release(floor.seat(to))
    floor.stage.press(Qt.Key.Key_Return)

    assert (floor.stage.t.seats[entry], floor.stage.cockpit.entry) == (to, entry)


def test_dragging_gives_the_command_that_typing_the_seat_gives(floor):
    _, origin = floor.taken(1)
    to = floor.free(2)
    floor.map.go_to(origin)
    floor.stage.press(Qt.Key.Key_M)
    floor.stage.types(f"{to.table}-{to.seat}")
    typed = floor.stage.page.asking.hint
    floor.stage.press(Qt.Key.Key_Return)
    by_key = floor.stage.cockpit.bridge.desk.log.records[-1]
    floor.stage.cockpit.bridge.undo()

    floor.drag(origin, to)
    said = "  ·  ".join(line[:1].lower() + line[1:] for line in floor.says.splitlines())
    floor.release(floor.seat(to))

    by_mouse = floor.stage.cockpit.bridge.desk.log.records[-1]
    assert by_mouse.facts == by_key.facts
    assert typed.lower() == f"click a row, or enter: {said}".lower()


def test_escape_lets_the_player_stay(floor):
    entry, origin = floor.taken(1)
    to = floor.free(2)
    floor.drag(origin, to)

    QTest.keyClick(floor.handle, Qt.Key.Key_Escape)
    floor.release(floor.seat(to))

    assert (floor.stage.t.seats[entry], floor.stage.screen.carried.entry) == (origin, None)


def test_a_taken_seat_is_a_swap_with_whoever_sits_there_and_asked_about_first(floor):
    entry, origin = floor.taken(1)
    other, to = floor.taken(2)
    floor.drag(origin, to)
    said = floor.says.splitlines()[0]

    floor.release(floor.seat(to))
    asking, seats = floor.stage.page.asking, floor.stage.t.seats
    asked = asking._title.text(), seats[entry], seats[other]
    QTest.mouseClick(asking.deed, Qt.MouseButton.LeftButton)

    names = floor.stage.cockpit.name(entry), floor.stage.cockpit.name(other)
    assert said == f"{names[0]} and {names[1]} swap seats"
    assert asked == (f"Swap {names[0]} and {names[1]}?", origin, to)
    assert (floor.stage.t.seats[entry], floor.stage.t.seats[other]) == (to, origin)


def test_what_is_said_beside_the_pointer_hides_the_names_behind_it(floor):
    _, origin = floor.taken(1)
    _, to = floor.taken(2)
    floor.drag(origin, to)
    note = floor.stage.screen.carried._note

    colours = {note.grab().toImage().pixelColor(x, note.height() // 2).alpha() for x in (8, 300)}
    shown = floor.stage.window.grab().toImage().pixelColor(note.pos() + QPoint(8, 12)).name()
    floor.release(floor.seat(origin))

    assert (colours, shown) == ({255}, current_palette().elevated)


def test_what_is_refused_is_said_as_refused_and_the_drop_does_nothing(floor):
    entry, origin = floor.taken(1)
    records = len(floor.stage.cockpit.bridge.desk.log.records)

    floor.drag(origin, Place(1, 0))
    said = floor.says
    floor.release(floor.seat(Place(1, 0)))

    assert said == f"✕  {floor.stage.cockpit.name(entry)} sits at table 1"
    assert len(floor.stage.cockpit.bridge.desk.log.records) == records


def test_a_table_gives_its_worst_seat_where_the_button_is_known(floor):
    entry, origin = floor.taken(1)
    desk = floor.stage.cockpit.bridge.desk
    taken = sorted(floor.stage.t.sitters[2])
    desk.do(SeeButton(2, taken[0]))

    floor.drag(origin, Place(2, 0))
    said = floor.says.splitlines()
    floor.release(floor.seat(Place(2, 0)))

    place = floor.stage.t.seats[entry]
    blinds = floor.stage.t.table(2).next
    clockwise = sorted(
        (seat for seat in range(1, 9) if seat not in taken and seat != blinds.small_blind),
        key=lambda seat: (seat <= blinds.small_blind, seat),
    )
    assert place == Place(2, clockwise[0])
    assert said[1] in ("Posts the big blind next", "Posts no blind next")


@pytest.mark.parametrize("table", [1, 2])
def test_a_locked_table_is_said_to_be_locked_before_anybody_comes_or_leaves(floor, table):
    _, origin = floor.taken(1)
    to = floor.free(2)
    floor.stage.cockpit.bridge.do(LockTable(table, "television"))

    floor.drag(origin, to)

    assert f"Table {table} is locked: television" in floor.says.splitlines()
    floor.release(QPoint(2, 2))


def test_letting_go_beside_the_tables_moves_nobody(floor):
    entry, origin = floor.taken(1)
    floor.drag(origin, floor.free(2))

    floor.move(QPoint(4, 4))
    floor.release(QPoint(4, 4))

    assert floor.stage.t.seats[entry] == origin


def test_a_row_of_the_players_is_dragged_into_the_room_and_the_list_comes_back(floor):
    floor.stage.cockpit.bridge.do(OpenTables((3, 4, 5, 6, 7), 8))
    entry, _ = floor.taken(1)
    players = floor.stage.go("players")
    row = players.view.rows.place(entry)
    rect = players.view.visualRect(players.view.rows.index(row, 1))
    at = players.view.viewport().mapTo(floor.stage.window, rect.center())

    floor.press(at)
    floor.move(at + QPoint(40, 0))
    carried = floor.stage.cockpit.screen, floor.map.is_overview
    to = floor.seat(Place(5, 0))
    floor.move(to)
    said = floor.says.splitlines()[0]
    floor.release(to)

    assert carried == ("tables", True)
    assert said == f"{floor.stage.cockpit.name(entry)} sits at table 5, seat 1"
    assert (floor.stage.cockpit.screen, floor.stage.t.seats[entry]) == ("players", Place(5, 1))


def test_a_click_without_a_way_carries_nobody(floor):
    _, origin = floor.taken(1)

    floor.press(floor.seat(origin))
    floor.release(floor.seat(origin))

    assert (floor.stage.screen.carried.entry, floor.map.chair.place) == (None, origin)
