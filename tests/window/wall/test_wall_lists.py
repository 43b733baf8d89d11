"""Walls beside the clock: lists that turn their pages, moves, and several walls at once."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication

from director.desk.register import Change
from director.house.wall_memory import Remembered, remember, remembered
from director.tournament.busts.facts import Count
from director.tournament.commands import (
    AcceptMoves,
    CloseEvent,
    CountChips,
    DrawSeats,
    Eliminate,
    MakeDeal,
    SetHandForHand,
    StartClock,
)
from director.tournament.deals.division import EVEN
from director.tournament.deals.state import Agreement, Share
from director.tournament.seats.draws import Place
from director.tournament.seats.facts import SeatDrawn
from director.tournament.state import EntryNumber
from director.views.wall.wall import Wanted, poster
from director.views.wall.wall_lists import Content, ListRow
from director.window.look.fonts import font
from director.window.wall.blocks import Text
from director.window.wall.layout import lay_out
from director.window.wall.list_block import pages
from director.window.wall.wall_question import choosing_content
from director.window.wall.walls import NO_WALL, wanted
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE, Evening
from tests.window.stages import NAMES

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LIBRARY = shipped_games()
SIZES = [(1024, 768), (1920, 1080), (3840, 2160), (1080, 1920), (2560, 1080)]
LISTS = [Content.SEATS, Content.MOVES, Content.PRIZES, Content.STANDINGS, Content.MESSAGES]
LONG = "Maximiliane Hohenlohe-Öhringen von Waldenburg und Schillingsfürst"
PEOPLE = {
    number: f"{chr(65 + number % 26)}{name}{number}"
    for number, name in zip(range(1, 91), [LONG, *["nn Ost "] * 89], strict=True)
}


def evening(players=90):
    made = Evening(players, STRUCTURE)
    made.do(DrawSeats("seats"))
    made.do(StartClock())
    for number in range(1, 6):
        made.do(Eliminate(EntryNumber(number)))
    made.do(CountChips((Count(EntryNumber(7), 3500), Count(EntryNumber(8), 12_500))))
    return made


def moment(content, turn=0, of=None, **wanted):
    of = of or evening()
    wishes = Wanted(content=content, turn=turn, **wanted)
    return poster(of.t, of.now, LIBRARY, PEOPLE, wishes)


def texts(shown, size):
    return [one for one in lay_out(shown, *size) if isinstance(one, Text) and one.text]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("content", LISTS, ids=lambda one: one.value)
@pytest.mark.parametrize("words", ["", "Dinner is served " * 9], ids=["quiet", "announced"])
def test_every_list_stands_on_every_wall_whole(dressed, content, size, words):
    screen = QRectF(0, 0, *size)
    shown = texts(moment(content, announcement=words), size)

    beyond = [
        one.text
        for one in shown
        if not screen.contains(one.where)
        or QFontMetricsF(font(one.size, one.weight)).horizontalAdvance(one.text)
        > one.where.width() + 0.5
    ]
    touching = [
        (one.text, other.text)
        for one, other in combinations(shown, 2)
        if one.where.adjusted(1, 1, -1, -1).intersects(other.where.adjusted(1, 1, -1, -1))
    ]

    assert (beyond, touching) == ([], [])


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1366, 768)], ids=str)
def test_a_seat_is_found_from_the_last_table(dressed, size):
    heights = {
        one.text: 100 * QFontMetricsF(font(one.size, one.weight)).capHeight() / size[1]
        for one in texts(moment(Content.SEATS), size)
    }

    assert {words: high for words, high in heights.items() if high < 2.5} == {}


def test_every_seat_comes_up_once_as_the_pages_turn(dressed):
    of = evening()
    names = {PEOPLE[of.t.entries[one].player] for one in of.t.seats}
    first = [one.text for one in texts(moment(Content.SEATS, 0, of), (1920, 1080))]
    count = int(next(one for one in first if one.startswith("1 of ")).removeprefix("1 of "))

    said = [
        one.text
        for turn in range(count)
        for one in texts(moment(Content.SEATS, turn, of), (1920, 1080))
    ]

    found = sorted(one for one in said if one in names)
    assert found == sorted(names - {PEOPLE[1]})
    again = [one.text for one in texts(moment(Content.SEATS, count, of), (1920, 1080))]
    assert again == first


def test_a_page_ends_where_a_letter_ends_if_that_is_near():
    rows = [ListRow(name, ()) for name in ("Ann", "Abe", "Bea", "Bob", "Cho", "Cid", "Dov")]

    assert [[row.name for row in page] for page in pages(rows, 5, by_name=True)] == [
        ["Ann", "Abe", "Bea", "Bob"],
        ["Cho", "Cid", "Dov"],
    ]
    assert [len(page) for page in pages(rows, 4, by_name=False)] == [4, 3]


def test_a_page_says_from_whom_to_whom_it_goes(dressed):
    said = [one.text for one in texts(moment(Content.SEATS), (1920, 1080))]

    assert [one for one in said if " – " in one] == ["A – H"]


def test_the_moves_are_those_who_have_another_seat_than_before():
    of = evening()
    mover, other = sorted(of.t.seats)[:2]
    origin = of.t.seats[mover]
    free = next(
        place
        for table in of.t.tables
        for place in (Place(table, seat) for seat in range(1, 9))
        if of.t.sitter(place) is None
    )
    of.do(AcceptMoves((SeatDrawn(mover, *free),), "balance"))
    gone = {mover: origin, other: of.t.seats[other]}

    shown = moment(Content.CLOCK, of=of, moves=gone).listing

    assert shown.title == "Table moves"
    assert shown.rows == (
        ListRow(
            PEOPLE[of.t.entries[mover].player],
            (f"{origin.table}–{origin.seat}", str(free.table), str(free.seat)),
        ),
    )


def test_standings_are_the_stacks_that_were_counted_and_else_the_places():
    counted = moment(Content.STANDINGS).listing
    fresh = Evening(9, STRUCTURE)
    fresh.do(StartClock())
    fresh.do(Eliminate(EntryNumber(4)))
    places = moment(Content.STANDINGS, of=fresh).listing

    assert [(row.before, row.cells) for row in counted.rows] == [
        ("1", ("12,500", "125")),
        ("2", ("3,500", "35")),
    ]
    assert [(row.before, row.name) for row in places.rows] == [("9", PEOPLE[4])]


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160), (1366, 768)], ids=str)
def test_the_rows_of_a_list_fill_the_height_whatever_their_number(dressed, size):
    of = evening(40)
    playing = sorted(of.t.left)
    rows = []
    for count in (3, 9, 20, 35):
        of.do(CountChips(tuple(Count(one, 2000 + 100 * one) for one in playing[:count])))
        shown = moment(Content.STANDINGS, of=of)
        names = {row.name for row in shown.listing.rows}
        here = [one for one in texts(shown, size) if one.text in names]
        lowest = max(one.where.bottom() for one in here)
        rows.append((here[0].size / size[1] >= 0.045, lowest / size[1]))

    assert [large for large, _ in rows] == [True] * 4
    assert [round(low, 1) for _, low in rows] == [0.9] * 4


def test_hand_for_hand_is_said_across_the_room():
    of = evening()
    of.do(SetHandForHand(True))

    assert moment(Content.CLOCK, of=of).message.startswith("Hand for hand")


def test_no_word_of_the_clock_stands_in_the_place_of_hand_for_hand():
    of = evening()
    before = moment(Content.CLOCK, of=of, notice="2 minutes left").message
    of.do(SetHandForHand(True))

    after = moment(Content.CLOCK, of=of, notice="2 minutes left").message

    assert (before, after[:13]) == ("2 minutes left", "Hand for hand")


def test_a_wall_of_seats_that_are_not_drawn_says_who_is_there_and_when_play_begins():
    of = Evening(12, STRUCTURE)

    shown = moment(Content.SEATS, of=of)

    assert shown.listing
    assert shown.listing.title == "Seats are not drawn yet"
    assert shown.listing.empty == "12 players registered"
    assert shown.message == "Start time to be announced"


def closed_evening(out, *deeds):
    of = Evening(24, STRUCTURE)
    of.do(DrawSeats("seats"))
    of.do(StartClock())
    for number in range(1, out + 1):
        of.do(Eliminate(EntryNumber(number)))
    for deed in deeds:
        of.do(deed)
    of.do(CloseEvent(asked=True))
    return of


def said(shown, size):
    return [block.text for block in lay_out(shown, *size) if isinstance(block, Text)]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (1080, 1920)], ids=str)
def test_who_has_won_stays_on_every_page_of_the_places_of_a_closed_event(size):
    of = closed_evening(23)
    shown = [said(moment(Content.CLOCK, turn, of=of), size) for turn in range(3)]
    pages = 1 if size[1] > size[0] else 3

    assert [PEOPLE[24] in page for page in shown] == [True] * 3
    assert {word for page in shown for word in page if word.isdigit()} == set(
        map(str, range(2, 25))
    )
    assert len({tuple(page) for page in shown}) == pages


def test_an_event_closed_before_it_has_a_winner_says_so_and_how_many_were_left():
    shown = moment(Content.CLOCK, of=closed_evening(9))

    assert (shown.ending, shown.winner) == ("Closed without a winner", "15 players left")
    assert "Places 16–24" in said(shown, (1920, 1080))


def test_what_a_wall_shows_is_chosen_by_keys_and_remembered_by_its_screen(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F11, CTRL)
    stage.enter("seats")
    shown = stage.window.wall.content
    stage.window.activateWindow()
    stage.press(Qt.Key.Key_F11)
    down = stage.window.wall
    stage.press(Qt.Key.Key_F11)

    assert (shown, down, stage.window.wall.content) == (Content.SEATS, None, Content.SEATS)


def test_one_line_says_what_several_screens_show(stage):
    stage.event(*NAMES, seated=True, running=True)
    left = right = QGuiApplication.primaryScreen()
    shown = []
    question = choosing_content(
        stage.window.events.in_sight.walls, [left, right], lambda *what: shown.append(what)
    )

    answer = question.answer(stage.cockpit, "1 seats, 2 moves")
    answer.do()
    unsure = question.answer(stage.cockpit, "1 e, 2 moves")
    next_screen = question.answer(stage.cockpit, "1 seats, ")

    assert shown == [(left, Content.SEATS), (right, Content.MOVES)]
    assert (unsure.says, unsure.do) == ("“1 e” is no screen and what it shows", None)
    assert [one.key for one in next_screen.choices] == ["1 seats, 1 ", "1 seats, 2 "]


def test_one_wall_is_closed_by_the_word_for_none(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F11)
    stage.window.activateWindow()
    stage.press(Qt.Key.Key_F11, CTRL)
    stage.enter("no wall")

    assert (stage.window.wall, stage.cockpit.wall_is_up) == (None, False)


def test_a_wall_whose_screen_is_gone_is_said_to_be_and_comes_back(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F11, CTRL)
    stage.enter("standings")
    screen = QGuiApplication.primaryScreen()

    QGuiApplication.instance().screenRemoved.emit(screen)
    gone, said = stage.window.wall, stage.said
    QGuiApplication.instance().screenAdded.emit(screen)

    assert gone is None
    assert "is gone: its wall returns when it is back" in said
    assert stage.window.wall.content == Content.STANDINGS


def test_moves_are_put_on_the_wall_and_taken_off_by_one_key_or_by_time(stage):
    stage.event(*NAMES, seated=True, running=True)
    entry = sorted(stage.t.seats)[0]
    table = stage.t.seats[entry].table
    free = next(n for n in range(1, 9) if stage.t.sitter(Place(table, n)) is None)
    stage.cockpit.bridge.do(AcceptMoves((SeatDrawn(entry, table, free),), "balance"))
    stage.press(Qt.Key.Key_F11)
    wall = stage.window.wall
    stage.window.activateWindow()
    told = []
    for minutes in (0, 9, 1):
        if not minutes:
            stage.press(Qt.Key.Key_F11, SHIFT)
        stage.wait(minutes=minutes)
        told.append(bool(wall.poster.listing))
    stage.press(Qt.Key.Key_F11, SHIFT)
    told.append(bool(wall.poster.listing))
    stage.press(Qt.Key.Key_F11, SHIFT)
    told.append(bool(wall.poster.listing))

    assert told == [True, True, False, True, False]


def test_a_screen_that_was_to_have_no_wall_or_shows_another_open_event_is_left_alone():
    screens = {"left": "left", "right": "right", "bar": "bar"}
    known = {"left": Remembered(7, "SEATS"), "bar": Remembered(7, NO_WALL)}

    assert wanted(screens, known, ()) == ["left", "right"]
    assert wanted(screens, known, (7,)) == ["right"]
    assert wanted({"bar": "bar"}, known, ()) == ["bar"]


def test_what_screens_showed_is_read_back_and_a_damaged_file_is_nothing(tmp_path):
    path = tmp_path / "walls.json"
    remember(path, "left", Remembered(7, "SEATS"))
    kept = remembered(path)
    path.write_text('{"left": [1]}', encoding="utf-8")

    assert kept == {"left": Remembered(7, "SEATS")}
    assert remembered(path) == {}


def redrawing(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F11)
    stage.window.activateWindow()
    stage.window.event_actions.ask("seats.redraw")
    stage.press(Qt.Key.Key_Return)
    return stage.window.wall


def test_after_a_redraw_the_wall_asks_everybody_to_find_a_seat_for_some_minutes(stage):
    wall = redrawing(stage)
    shown, said = wall.poster, stage.said
    stage.wait(minutes=9)
    later = wall.poster
    stage.wait(minutes=1)

    assert shown.announcement == "New seats for everybody: find your name"
    assert {one.name for one in shown.listing.rows} == set(NAMES)
    assert "on the wall for 10 min, Shift+F11 takes them off" in said
    assert later.listing is not None
    assert (wall.poster.listing, wall.poster.announcement) == (None, "")


def test_the_key_of_the_moves_takes_new_seats_off_the_wall(stage):
    wall = redrawing(stage)

    stage.press(Qt.Key.Key_F11, SHIFT)

    assert (wall.poster.listing, stage.said) == (None, "New seats taken off the wall")


def test_a_redraw_that_is_taken_back_leaves_the_wall_and_comes_back_with_it(stage):
    wall = redrawing(stage)
    told = []
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        stage.press(key, CTRL)
        told.append(bool(wall.poster.listing))

    assert told == [False, True]


def test_a_wall_that_is_set_to_show_something_else_keeps_it_through_a_redraw(stage):
    wall = redrawing(stage)

    wall.show_content(Content.STANDINGS)

    assert wall.poster.listing.title != "Find your seat"
    assert wall.poster.announcement == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_new_seats_stand_on_every_wall_whole_and_in_sight(dressed, size):
    screen = QRectF(0, 0, *size)
    shown = texts(moment(Content.CLOCK, new_seats=True), size)

    assert "New seats for everybody: find your name" in " ".join(one.text for one in shown)
    assert [one.text for one in shown if not screen.contains(one.where)] == []


def test_a_name_on_a_tall_wall_is_set_smaller_before_it_loses_its_end(dressed):
    of = Evening(2, STRUCTURE)
    of.do(DrawSeats("seats"))
    names = {1: "Wilhelmina Brandstetter", 2: "Christopher Dunmore"}
    shown = poster(of.t, of.now, LIBRARY, names, Wanted(content=Content.SEATS))

    assert set(names.values()) <= {one.text for one in texts(shown, (1080, 1920))}


@pytest.mark.parametrize(
    ("left", "named"),
    [
        (3, "{0}, {1} and {2}"),
        (5, "{0} and 4 more"),
    ],
)
def test_an_event_that_ended_with_a_deal_names_those_who_made_it(left, named):
    shares = [Share(EntryNumber(24 - one), (left - one) * 100, 0, 0) for one in range(left)]
    evening = closed_evening(24 - left, MakeDeal(Agreement(EVEN, tuple(shares)), "by eye"))
    shown = moment(Content.CLOCK, of=evening)

    people = [PEOPLE[one.entry.player] for one in evening.t.standings()[:left]]
    assert shown.ending == f"Winners  ·  deal between {left} players"
    assert shown.winner == named.format(*people)
    assert [place for place, _ in shown.places[:left]] == [*range(1, left + 1)]


def test_the_wall_calls_players_as_they_want_to_be_called_in_public(stage):
    desk = stage.event(*NAMES, seated=True)
    register = stage.book.register
    ann = register.person(1)
    register.write([Change(ann, ann._replace(shown_as="not at all"))], "Ina", "desk 1")
    desk.player_index.look()

    stage.press(Qt.Key.Key_F11)
    stage.window.wall.show_content(Content.SEATS)
    rows = stage.window.wall.poster.listing.rows

    assert {one.name for one in rows} == {"Entry 1", *NAMES[1:]}
    assert {desk.name(number) for number in range(1, len(NAMES) + 1)} == set(NAMES)
