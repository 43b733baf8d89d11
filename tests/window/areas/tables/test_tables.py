"""The Tables screen: the room as it sits."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest

from director.tournament.commands import DrawSeats, Eliminate
from director.tournament.seats.draws import Place
from director.views.tables.room import Chair, TableCard, room
from director.window.areas.tables.room_map import RoomMap
from tests.tournament.evening import Evening
from tests.window.stages import NAMES


def a_room(tables, seats=9, free=()):
    return [
        TableCard(
            table,
            tuple(
                Chair(Place(table, seat), None if seat in free else seat, f"Player {table}-{seat}")
                for seat in range(1, seats + 1)
            ),
        )
        for table in range(1, tables + 1)
    ]


def test_a_table_shows_its_seats_in_order_the_free_ones_too():
    evening = Evening(players=3)
    evening.do(DrawSeats("seats"))

    [table] = room(evening.t, lambda player: f"player {player}")

    assert [chair.place for chair in table.chairs] == [Place(1, seat) for seat in (1, 2, 3, 4)]
    assert (table.players, table.is_full, table.is_short, table.state) == (3, False, False, "")


def test_a_table_of_two_fewer_than_the_fullest_is_short():
    evening = Evening(players=8)
    evening.do(DrawSeats("seats"))
    for entry in [one.number for one in evening.t.at_table(2).values()][:2]:
        evening.do(Eliminate(entry))

    states = [table.state for table in room(evening.t, str)]

    assert states == ["over by 1", "short by 1"]


def test_before_the_draw_the_screen_leads_to_it(stage):
    stage.event(*NAMES)

    screen = stage.go("tables")

    assert (screen._stack.currentIndex(), stage.focus) == (1, screen._draw)


def test_space_on_that_button_draws_and_the_room_is_there(stage):
    stage.event(*NAMES)
    screen = stage.go("tables")

    stage.press(Qt.Key.Key_Space)

    assert [table.players for table in screen.map.tables] == [7]


def test_x_busts_whoever_sits_at_the_chosen_seat(stage):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")
    while screen.map.chair.entry is None:
        stage.press(Qt.Key.Key_Down)
    name = screen.map.chair.name

    stage.press(Qt.Key.Key_X)

    assert stage.said == f"{name} busted in place 7  ·  Ctrl+Z to undo"
    assert screen.map.chair.entry is None


def test_nobody_is_busted_from_a_free_seat(stage):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")
    while screen.map.chair.entry is not None:
        stage.press(Qt.Key.Key_Down)

    stage.press(Qt.Key.Key_X)

    assert len(stage.t.left) == 7


def test_the_summary_says_who_has_no_seat(stage):
    stage.event(*NAMES, seated=True)
    screen = stage.go("tables")

    assert screen._summary.text() == "1 table  ·  7 players  ·  1 open seat  ·  Level 1"


@pytest.fixture
def chart(dressed, qtbot):
    made = RoomMap()
    qtbot.addWidget(made)
    made.resize(QSize(900, 600))
    made.show_tables(a_room(7))
    made.show()
    return made


def test_arrows_reach_every_seat_of_the_room(chart):
    reached = {chart.chair.place}
    for _ in range(7):
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            for _ in range(9):
                QTest.keyClick(chart, key)
                reached.add(chart.chair.place)
        QTest.keyClick(chart, Qt.Key.Key_Right)

    assert len(reached) == 63


def test_the_chosen_seat_is_said_for_who_cannot_see_it(chart):
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Down)

    assert chart.accessibleDescription() == "table 2, seat 2: Player 2-2"


def test_the_chosen_table_comes_into_sight(chart):
    QTest.keyClick(chart, Qt.Key.Key_End)

    top = chart.verticalScrollBar().value()
    seen = QRectF(0, top, chart.viewport().width(), chart.viewport().height())
    assert seen.contains(chart.card(6))


def test_a_click_chooses_the_seat_that_is_clicked(chart):
    card = chart.card(2)
    point = QPointF(card.x() + 60, card.y() + 56 + 3.5 * 28).toPoint()

    QTest.mouseClick(
        chart.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
    )

    assert chart.chair.place == Place(3, 4)


def test_no_card_lies_over_another(chart):
    cards = [chart.card(number) for number in range(7)]

    assert not [
        (one, other) for one in cards for other in cards if one != other and one.intersects(other)
    ]


def test_forty_tables_are_seen_at_once_and_enter_shows_the_seats_of_one(dressed, qtbot):
    chart = RoomMap()
    qtbot.addWidget(chart)
    chart.resize(QSize(1290, 700))
    chart.show_tables(a_room(40))
    chart.show()

    chart.show_overview(True)
    whole = QRectF(chart.viewport().rect())
    tiles = [chart.card(number) for number in range(40)]
    assert all(whole.contains(tile) for tile in tiles)

    QTest.keyClick(chart, Qt.Key.Key_Down)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert (chart.is_overview, chart.chair.place) == (False, Place(10, 1))


def test_where_no_names_are_seen_nobody_is_chosen_to_bust(stage):
    stage.event(*NAMES, seated=True)
    screen = stage.go("tables")
    chosen = stage.cockpit.entry

    stage.press(Qt.Key.Key_Z)
    in_tiles = stage.cockpit.entry, stage.cockpit.place
    stage.press(Qt.Key.Key_Z)

    assert chosen is not None
    assert in_tiles == (None, Place(1, 1))
    assert (screen.map.is_overview, stage.cockpit.entry) == (False, chosen)
