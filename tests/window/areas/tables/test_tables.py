"""The Tables screen: the room as it sits."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.commands import (
    AcceptMoves,
    Arrive,
    DrawSeats,
    Eliminate,
    OpenTables,
    RedrawSeats,
)
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.proposals import breaking
from director.views.tables.room import Chair, TableCard, room
from director.window.event.room import room_map
from director.window.event.room.acts_of_table import ON_TABLE
from director.window.event.room.room_map import RoomMap
from director.window.event.room.table_card import FOOT, FOR_FINGERS, TOP, head_words, seat_height
from director.window.event.room.table_tile import Tiling, alarms, tiling
from director.window.look.fonts import HEAD, SEMIBOLD, SMALL, font
from director.window.look.palettes import current_palette
from director.window.look.styles import dress_window
from tests.tournament.evening import Evening
from tests.window.stages import CTRL, NAMES

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


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


@pytest.mark.parametrize(
    ("width", "short", "words"),
    [
        (316, 2, ("Table 12", "short by 2  ·  9/9")),
        (240, 2, ("12", "short  ·  9/9")),
        (256, 0, ("12", "full  ·  9/9")),
    ],
)
def test_the_head_of_a_narrow_table_says_it_in_fewer_words_and_the_game_is_whole(
    dressed, width, short, words
):
    table = a_room(12)[-1]._replace(game="2-7 Triple Draw", short=short)
    said = head_words(table, width)
    taken = [
        QFontMetricsF(font(HEAD, SEMIBOLD)).horizontalAdvance(said[0]),
        *[QFontMetricsF(font(SMALL)).horizontalAdvance(one) for one in (said[1], table.game)],
    ]

    assert said == words
    assert sum(taken) + 48 + 12 <= width


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


def test_of_an_uneven_number_over_and_short_are_told_of_the_same_even_tables():
    evening = Evening(players=8)
    evening.do(DrawSeats("seats"))
    for entry in [one.number for one in evening.t.at_table(2).values()][:3]:
        evening.do(Eliminate(entry))

    states = [table.state for table in room(evening.t, str)]

    assert states == ["over by 1", "short by 1"]  # 4 and 1: even would be 3 and 2


def test_before_the_draw_the_screen_leads_to_it_and_enter_alone_draws_nothing(stage):
    stage.event(*NAMES)

    screen = stage.go("tables")
    stage.enter()

    assert (screen._stack.currentIndex(), len(stage.t.seats)) == (1, 0)


def test_its_key_draws_there_and_the_room_is_there(stage):
    stage.event(*NAMES)
    screen = stage.go("tables")

    stage.press(Qt.Key.Key_D, CTRL)

    assert [table.players for table in screen.map.tables] == [7]


def test_x_busts_whoever_sits_at_the_chosen_seat(stage):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")
    stage.press(Qt.Key.Key_Down)
    while screen.map.chair.entry is None:
        stage.press(Qt.Key.Key_Down)
    name = screen.map.chair.name

    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    assert stage.said == f"{name} busted in 7th place  ·  Ctrl+Z to undo"
    assert screen.map.chair.entry is None


@pytest.mark.parametrize(
    ("key", "held", "said"),
    [
        (Qt.Key.Key_Return, NONE, "Select a seat first: arrow keys or a click"),
        (Qt.Key.Key_A, NONE, "There is nobody"),
        (Qt.Key.Key_B, SHIFT, "There is no other table"),
    ],
)
def test_nobody_is_chosen_before_a_person_chooses_and_each_key_says_so(stage, key, held, said):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")

    stage.press(key, held)
    told = stage.said, stage.cockpit.entry, stage.cockpit.place
    stage.press(Qt.Key.Key_Right)

    assert told == (said, None, None)
    assert stage.cockpit.place == Place(1, 1) == screen.map.chair.place


def test_who_comes_to_the_chosen_seat_by_a_redraw_is_not_chosen(stage):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")
    screen.map.go_to(stage.t.seats[3])
    stage.cockpit.bridge.do(Eliminate(3))
    stage.cockpit.bridge.undo()
    still = stage.cockpit.entry

    stage.cockpit.bridge.do(RedrawSeats("elsewhere"))

    assert still == 3
    assert (screen.map.chair, stage.cockpit.entry, stage.cockpit.place) == (None, None, None)


def test_whoever_was_chosen_for_a_free_seat_is_chosen_there(stage):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")
    free = next(one.place for one in screen.map.tables[0].chairs if one.entry is None)
    screen.map.go_to(free)
    screen.map.setFocus()

    stage.press(Qt.Key.Key_Return)
    stage.enter("Cho")

    assert stage.t.seats[3] == free
    assert stage.cockpit.entry == 3


def test_nobody_is_busted_from_a_free_seat(stage):
    stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("tables")
    stage.press(Qt.Key.Key_Down)
    while screen.map.chair.entry is not None:
        stage.press(Qt.Key.Key_Down)

    stage.press(Qt.Key.Key_X)

    assert len(stage.t.left) == 7


def test_the_summary_says_who_has_no_seat(stage):
    stage.event(*NAMES, seated=True)
    screen = stage.go("tables")

    assert screen.sum_line == "1 table  ·  7 players  ·  1 open seat  ·  Level 1"


@pytest.fixture
def chart(dressed, qtbot):
    made = RoomMap()
    dress_window(made)
    qtbot.addWidget(made)
    made.resize(QSize(900, 600))
    made.show_tables(a_room(7))
    made.show()
    return made


def test_arrows_reach_every_seat_of_the_room(chart):
    QTest.keyClick(chart, Qt.Key.Key_Down)
    reached = {chart.chair.place}
    for _ in range(7):
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            for _ in range(9):
                QTest.keyClick(chart, key)
                reached.add(chart.chair.place)
        QTest.keyClick(chart, Qt.Key.Key_Right)

    assert len(reached) == 63


def test_the_chosen_seat_is_said_for_who_cannot_see_it(chart):
    told = [chart.accessibleDescription()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(chart, key)
        told.append(chart.accessibleDescription())

    assert told == [
        "no seat selected",
        "table 1, seat 1: Player 1-1",
        "table 2, seat 1: Player 2-1",
        "table 2, seat 2: Player 2-2",
    ]


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


@pytest.mark.parametrize("tables", [38, 60, 100])
@pytest.mark.parametrize("size", [QSize(904, 560), QSize(1300, 690), QSize(3700, 1900)])
def test_every_table_is_seen_at_once_and_none_lies_over_another(tables, size, dressed, qtbot):
    chart = RoomMap()
    dress_window(chart)
    qtbot.addWidget(chart)
    chart.resize(size)
    chart.show_tables(a_room(tables))
    chart.show()

    chart.show_overview(True)

    whole = QRectF(chart.viewport().rect())
    tiles = [chart.card(number) for number in range(tables)]
    assert all(whole.contains(tile) for tile in tiles)
    assert not [
        (one, other) for one in tiles for other in tiles if one != other and one.intersects(other)
    ]


class Painted(RoomMap):
    """Writes down what was drawn."""

    def __init__(self):
        super().__init__()
        self.drawn = []

    def paintEvent(self, event):
        self.drawn.append(event.rect())
        super().paintEvent(event)


@pytest.mark.parametrize("overview", [True, False])
def test_only_the_table_at_which_something_has_changed_is_drawn_anew(overview, dressed, qtbot):
    chart, before = Painted(), a_room(12)
    dress_window(chart)
    qtbot.addWidget(chart)
    chart.resize(QSize(1290, 900))
    chart.show_overview(overview)
    chart.show_tables(before)
    chart.show()
    qtbot.waitUntil(lambda: bool(chart.drawn))
    QApplication.processEvents()
    chart.drawn.clear()

    chart.show_tables([*before[:6], before[6]._replace(short=2), *before[7:]])
    QApplication.processEvents()

    assert chart.drawn == [chart.card(6).toAlignedRect() & chart.viewport().rect()]


def test_a_table_more_draws_the_whole_room_anew(dressed, qtbot):
    chart = Painted()
    dress_window(chart)
    qtbot.addWidget(chart)
    chart.resize(QSize(1290, 900))
    chart.show_overview(True)
    chart.show_tables(a_room(12))
    chart.show()
    qtbot.waitUntil(lambda: bool(chart.drawn))
    QApplication.processEvents()
    chart.drawn.clear()

    chart.show_tables(a_room(13))
    QApplication.processEvents()

    assert chart.drawn == [chart.viewport().rect()]


def test_in_a_room_that_is_too_small_for_tiles_they_are_scrolled():
    assert tiling(300, 568, 500) == Tiling(6, (568 - 5 * 8) / 6, 44)


def test_arrows_go_from_tile_to_tile_and_enter_shows_the_seats_of_one(dressed, qtbot):
    chart = RoomMap()
    dress_window(chart)
    qtbot.addWidget(chart)
    chart.resize(QSize(1290, 700))
    chart.show_tables(a_room(40))
    chart.show()
    chart.show_overview(True)
    below = next(at for at in range(1, 40) if chart.card(at).x() == chart.card(0).x())

    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(chart, key)

    assert (chart.is_overview, chart.place) == (False, Place(below + 2, 0))


def test_each_alarm_of_a_table_is_a_word_and_a_shape_of_its_own():
    [plain] = a_room(1, free=(9,))
    locked, short = plain._replace(locked="television"), plain._replace(short=2)
    over, [full], broken = plain._replace(over=1), a_room(1), plain._replace(awaited=3)
    square = QRectF(0, 0, 10, 10)

    told = [
        *alarms(plain, called=True, breaks=False),
        *alarms(plain, called=False, breaks=True),
        *[alarms(one, called=False, breaks=False)[0] for one in (locked, short, over, full)],
        *alarms(broken, called=False, breaks=False),
    ]

    assert alarms(plain, called=False, breaks=False) == []
    assert [one.words for one in told] == [
        "clock called",
        "breaks next",
        "locked: television",
        "short by 2",
        "over by 1",
        "full",
        "broken, 3 on the way",
    ]
    drawn = [one.shape(square) for one in told[:-1]]  # what breaks and what is broken are one
    assert not [
        (one, other) for one in drawn for other in drawn if one is not other and one == other
    ]


def test_a_table_that_is_uneven_stands_out_only_where_the_floor_acts_on_it_now():
    [plain] = a_room(1, free=(9,))
    short = plain._replace(short=2)

    [waits] = alarms(short, called=False, breaks=False)
    [acts] = alarms(short, called=False, breaks=False, acted_on=True)

    assert (waits.colour, acts.colour) == (current_palette().soft, current_palette().warning)


def test_two_lines_of_tables_are_seen_whole_where_low_seats_make_room_for_them():
    assert seat_height(8, 2, 545) == 25
    assert seat_height(8, 1, 545) == 36
    assert seat_height(9, 3, 545) == 22
    assert seat_height(10, 1, 200) == 20


def test_on_a_screen_that_is_touched_no_seat_is_lower_than_a_finger(qtbot, monkeypatch):
    monkeypatch.setattr(room_map, "has_touch_screen", lambda: True)
    felt = RoomMap()
    qtbot.addWidget(felt)
    felt.resize(1200, 545)

    felt.show_tables(a_room(15))

    assert felt.card(0).height() == TOP + 9 * 36 + FOOT
    assert [seat_height(9, 4, height, FOR_FINGERS) for height in (300, 360, 545)] == [32, 32, 36]


def test_a_broken_table_is_shown_until_its_players_have_arrived():
    evening = Evening(players=12)
    evening.do(DrawSeats("seats"))
    evening.do(OpenTables((3,), 8))
    seats = breaking(evening.t, 2, "breaks").moves
    drawn = tuple(SeatDrawn(one.player, *one.to) for one in seats)
    evening.do(AcceptMoves(drawn, "TDA 10", 2, "breaks"))

    on_the_way = [(table.number, table.state, table.players) for table in room(evening.t, str)]
    evening.do(Arrive(tuple(sorted(evening.t.moving))))

    assert on_the_way[1] == (2, "broken, 4 on the way", 0)
    assert [table.number for table in room(evening.t, str)] == [1, 3]


def test_where_no_names_are_seen_nobody_is_chosen_to_bust(stage):
    stage.event(*NAMES, seated=True)
    screen = stage.go("tables")
    stage.press(Qt.Key.Key_Down)
    chosen = stage.cockpit.entry

    stage.press(Qt.Key.Key_Z)
    in_tiles = stage.cockpit.entry, stage.cockpit.place
    stage.press(Qt.Key.Key_Z)

    assert chosen is not None
    assert in_tiles == (None, Place(1, 0))
    assert (screen.map.is_overview, stage.cockpit.entry) == (False, chosen)


def _twelve_at_two_tables(stage):
    stage.event(*NAMES, "Hal Ek", "Ivo Rask", "Jan Sol", "Kim Tan", "Lou Uhl", seated=True)
    return stage.go("tables")


def cards_of(screen):
    QApplication.processEvents()
    return [screen.map.card(number) for number in range(2)]


def test_no_table_moves_when_something_is_to_do_is_put_away_or_is_come_back_to(stage):
    stage.window.resize(1024, 768)
    screen = _twelve_at_two_tables(stage)
    at_first = cards_of(screen)

    for chair in screen.map.tables[1].chairs[:3]:
        stage.cockpit.bridge.do(Eliminate(chair.entry))
    came, comes = cards_of(screen), screen.pane.isVisible()
    screen.pane.put_away()
    gone, goes = cards_of(screen), not screen.pane.isVisible()
    stage.go("players")
    stage.go("tables")

    assert comes
    assert goes
    assert at_first == came == gone == cards_of(screen)


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_at_the_heading_of_a_table_nobody_is_chosen_to_bust(stage, button):
    screen = _twelve_at_two_tables(stage)
    heading = screen.map.card(1).topLeft().toPoint() + QPoint(40, 20)

    QTest.mouseClick(screen.map.viewport(), button, pos=heading)
    at_heading = stage.cockpit.entry, stage.cockpit.place.table, screen._acts_of_seat()
    stage.press(Qt.Key.Key_Down)

    assert at_heading == (None, 2, (ON_TABLE,))
    assert stage.cockpit.entry == screen.map.tables[1].chairs[0].entry


def _double_click(stage, table, seat):
    room, window = stage.screen.map, stage.window.windowHandle()
    QApplication.processEvents()
    card = room.card(table - 1)
    point = QPointF(card.x() + 60, card.y() + TOP + (seat - 0.5) * room._line).toPoint()
    there = room.viewport().mapTo(stage.window, point)
    none = Qt.KeyboardModifier.NoModifier
    for _ in range(2):
        QTest.mouseClick(window, Qt.MouseButton.LeftButton, none, there, 20)


def test_a_double_click_on_a_player_shows_their_card(stage):
    screen = _twelve_at_two_tables(stage)
    chair = next(one for one in screen.map.tables[1].chairs if one.entry is not None)

    _double_click(stage, 2, chair.place.seat)

    assert (stage.cockpit.screen, stage.cockpit.entry) == ("players", chair.entry)


def test_enter_on_a_seat_does_the_same_and_at_a_heading_nothing(stage):
    screen = _twelve_at_two_tables(stage)
    heading = screen.map.card(1).topLeft().toPoint() + QPoint(40, 20)

    QTest.mouseClick(screen.map.viewport(), Qt.MouseButton.LeftButton, pos=heading)
    stage.press(Qt.Key.Key_Return)
    at_heading = stage.cockpit.screen
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)

    assert (at_heading, stage.cockpit.screen) == ("tables", "players")
    assert stage.cockpit.entry == screen.map.tables[1].chairs[0].entry


def test_a_double_click_on_an_open_seat_asks_who_sits_down_there(stage):
    screen = _twelve_at_two_tables(stage)
    free = next(one for one in screen.map.tables[0].chairs if one.entry is None)
    somebody = screen.map.tables[1].chairs[0]

    _double_click(stage, 1, free.place.seat)
    asked = stage.page.asking.asked
    stage.enter(somebody.name)
    stage.press(Qt.Key.Key_Return)

    assert asked == f"Who sits down at 1–{free.place.seat}?"
    assert stage.t.seats[somebody.entry] == free.place
