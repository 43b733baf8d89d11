"""What is due and the room's tables, below the clock on which a running event opens."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from director.tournament.commands import (
    ChangeStructure,
    ChoosePayTable,
    DrawSeats,
    Eliminate,
    MoveClock,
    Register,
    SetMoney,
    StartClock,
    Warn,
)
from director.tournament.entries.terms import LateRegistration
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Break
from director.window.event.due import Due
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
MANY = [f"Player {number}" for number in range(1, 19)]


def due(stage):
    return [(one.says, one.action) for one in stage.screen.due.shown]


def test_a_running_event_opens_on_the_clock_and_another_at_its_players(stage):
    desk = stage.event(*NAMES)
    registering = stage.cockpit.screen
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.events.put_away()

    stage.window.events.show(desk)

    assert (registering, stage.cockpit.screen) == ("players", "clock")


def test_who_has_no_seat_is_due_and_its_line_leads_there_and_draws_nobody(stage):
    stage.event(*NAMES, running=True)
    screen = stage.go("clock")
    said = due(stage)

    screen.due.lines[0].click()

    assert said[0] == ("7 players without a seat", "screen.tables")
    assert (stage.cockpit.screen, stage.t.drawn) == ("tables", False)


def test_a_proposal_is_due_with_its_moves_and_its_line_leads_to_it_and_moves_nobody(stage):
    desk = stage.event(*MANY, seated=True, running=True)
    for entry in (1, 2, 3):
        desk.do(Eliminate(entry))
    records = len(desk.log.records)
    screen = stage.go("clock")
    (said, action), *_ = due(stage)

    screen.due.lines[0].click()

    assert (said.startswith("Break table "), action) == (True, "tables.proposal")
    assert (stage.cockpit.screen, len(desk.log.records)) == ("tables", records)
    assert stage.screen.pane.moves.hasFocus()


def test_a_penalty_is_seen_on_row_and_seat_and_its_line_leads_to_that_player(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    stage.cockpit.choose(EntryNumber(1))
    desk.do(Warn(EntryNumber(3), "phone", 14, 2))
    screen = stage.go("clock")
    said = [words for words, _ in due(stage)]

    screen.due.lines[said.index("1 player sits out a penalty")].click()

    chosen = stage.cockpit.chosen
    rows = {one.number: one.state for one in stage.screen.model.rows}
    chairs = stage.go("tables").map.tables[0].chairs
    assert chosen == 3
    assert (rows[3], rows[1]) == ("in, penalty", "in")
    assert [one.words for one in chairs if one.entry == 3] == ["penalty, 14 hands"]


def test_debts_and_knockouts_without_a_name_are_due(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, bounty=20))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "" if number else "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    desk.do(Eliminate(1))
    stage.go("clock")

    assert ("players owe $720: collect it", "screen.money") in due(stage)
    assert ("1 unnamed knockout: say who won it", "screen.bounties") in due(stage)


def test_what_is_due_goes_once_it_is_done(stage):
    desk = stage.event(*NAMES, running=True)
    stage.go("clock")
    before = due(stage)

    desk.do(DrawSeats("seats"))

    assert ("7 players without a seat", "screen.tables") in before
    assert "screen.tables" not in [action for _, action in due(stage)]


def test_late_registration_is_told_by_the_minute(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    late = LateRegistration(Moment("end", "level", "1"))
    desk.do(ChangeStructure(replace(stage.t.structure, late_registration=late)))
    stage.go("clock")
    told = []

    for _ in range(2):
        told += [says for says, action in due(stage) if action == "screen.players"]
        stage.wait(minutes=1)

    assert len(set(told)) == 2
    assert all(one.startswith("late registration ends in ") for one in told)


def test_late_registration_is_due_in_its_last_level_and_not_an_hour_ahead(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    late = LateRegistration(Moment("end", "level", "4"))
    desk.do(ChangeStructure(replace(stage.t.structure, late_registration=late)))
    stage.go("clock")
    told = []

    for _ in range(4):
        told += [[says for says, action in due(stage) if action == "screen.players"]]
        stage.wait(minutes=18)

    assert told == [[], [], [], ["late registration ends in 18 min"]]


def test_late_registration_to_the_end_of_a_break_is_due_before_the_break(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    late = LateRegistration(Moment("start", "level", "6"))
    desk.do(ChangeStructure(replace(stage.t.structure, late_registration=late)))
    stage.go("clock")

    stage.wait(minutes=4 * 18)

    assert ("late registration ends in 28 min", "screen.players") in due(stage)


def test_what_has_passed_in_an_hour_to_the_minute_is_due_no_longer(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    late = LateRegistration(Moment("end", "level", "1"))
    desk.do(ChangeStructure(replace(stage.t.structure, late_registration=late)))
    stage.go("clock")
    before = [says for says, action in due(stage) if action == "screen.players"]

    stage.wait(hours=9)

    assert len(before) == 1
    assert "screen.players" not in [action for _, action in due(stage)]


def test_a_table_below_the_clock_leads_to_its_seats(stage):
    stage.event(*MANY, seated=True, running=True)
    screen = stage.go("clock")
    screen.room.setFocus()

    at_first = stage.cockpit.place
    for _ in range(2):
        stage.press(Qt.Key.Key_Right)
    chosen = stage.cockpit.place
    stage.press(Qt.Key.Key_Return)

    assert len(screen.room.tables) == 3
    assert (at_first, chosen, stage.cockpit.screen) == (None, Place(2, 0), "tables")
    assert (stage.cockpit.place, stage.cockpit.entry) == (Place(2, 0), None)


def test_the_acts_of_a_table_drop_down_from_it_below_the_clock(stage):
    stage.event(*MANY, seated=True, running=True)
    screen = stage.go("clock")
    screen.room.setFocus()

    stage.press(Qt.Key.Key_Menu)

    menu = stage.window.findChildren(type(stage.window.menuBar().actions()[0].menu()))
    shown = [one for one in menu if one.isVisible()]
    assert [one.text().partition("\t")[0] for one in shown[0].actions()][:2] == [
        "Confirm table",
        "Lock table 1 …",
    ]
    shown[0].close()


def test_the_clock_fits_a_small_screen_with_all_that_is_below_it(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.window.resize(1024, 768)
    screen = stage.go("clock")
    QTest.qWait(1)

    assert screen.minimumSizeHint().width() <= screen.width()
    assert screen.minimumSizeHint().height() <= screen.height()
    assert min(line.height() for line in (screen.room, screen.due)) >= 96


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1920, 1080)])
def test_two_things_that_are_due_are_seen_whole(stage, size):
    stage.event(*MANY, seated=True, running=True)
    for entry in list(stage.t.at_table(3).values())[:4]:
        stage.cockpit.bridge.do(Eliminate(entry.number))
    sits = next(iter(stage.t.at_table(1).values())).number
    stage.cockpit.bridge.do(Warn(sits, "phone at the table", 6))
    stage.window.resize(*size)
    panel = stage.go("clock").due
    for _ in range(3):
        QApplication.processEvents()

    there = [*panel.lines, *panel.shorts]
    seen = [one for one in there if not one.visibleRegion().isEmpty()]

    assert len(panel.shown) >= 2
    assert [one.visibleRegion().boundingRect().size() for one in seen[:2]] == [
        one.size() for one in seen[:2]
    ]
    assert len(seen) >= 2


def test_the_bubble_is_due_in_a_sentence_for_which_there_is_room(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    late = LateRegistration(Moment("end", "level", "1"))
    structure = replace(stage.t.structure, late_registration=late)
    for command in (
        ChoosePayTable(THREE),
        ChangeStructure(structure),
        DrawSeats("seats"),
        StartClock(),
    ):
        stage.cockpit.bridge.do(command)
    for entry in (1, 2, 3):
        stage.cockpit.bridge.do(Eliminate(entry))
    stage.window.resize(1024, 768)
    panel = stage.go("clock").due
    QApplication.processEvents()

    assert [one.shown for one in panel.lines[:2]] == [
        "Late registration ends in 18 min",
        "Bubble: the next out is unpaid",
    ]


def test_a_line_for_which_there_is_no_room_says_that_it_goes_on(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.cockpit.due = [lambda: [Due(" ".join(["word"] * 40), "screen.money")]]
    stage.window.resize(1024, 768)
    line = stage.go("clock").due.lines[0]
    QApplication.processEvents()

    assert line.shown.startswith("Word word")
    assert line.shown.endswith("…")


@pytest.mark.parametrize(("count", "seen"), [(3, 3), (4, 4), (12, 5)])
def test_lines_that_are_due_are_whole_or_not_there_at_all(stage, count, seen):
    stage.event(*MANY, seated=True, running=True)
    stage.cockpit.due = [lambda: [Due(f"thing {at}", "screen.money") for at in range(count)]]
    stage.window.resize(1024, 768)
    panel = stage.go("clock").due
    panel.refresh()
    stage.screen._show_below()
    for _ in range(3):
        QApplication.processEvents()

    visible = [one for one in panel.lines if not one.visibleRegion().isEmpty()]

    assert [one.visibleRegion().boundingRect().size() for one in visible] == [
        one.size() for one in visible
    ]
    assert (len(visible), panel._scroll.verticalScrollBar().maximum() > 0) == (seen, count > seen)


def test_what_is_done_with_a_table_is_done_with_the_one_chosen_below_the_clock(stage):
    stage.event(*MANY, seated=True, running=True)
    screen = stage.go("clock")
    ask = screen.actions_of_event
    before = ask.refusal("tables.check_table"), ask.refusal("tables.lock")
    screen.room.go_to(Place(2, 0))
    after = ask.refusal("tables.check_table"), ask.refusal("tables.lock")

    ask.ask("tables.lock")

    assert before == ("select a table on the Tables screen first",) * 2
    assert after == (None, None)
    assert stage.page.asking._title.text() == "Why is table 2 locked?"


def test_where_there_is_no_room_below_what_is_due_has_a_line_beside_the_clock(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.event(*MANY, seated=True, running=True)  # its line above takes room
    screen = stage.go("clock")
    for entry in list(stage.t.at_table(3).values())[:4]:
        stage.cockpit.bridge.do(Eliminate(entry.number))
    stage.window.resize(1366, 1000)
    QApplication.processEvents()
    tall = screen.below.isVisible(), screen.due.strip.isVisible()
    least = screen._above.minimumSizeHint().height()

    stage.window.resize(1366, 680)
    QApplication.processEvents()
    strip = screen.due.strip
    first, second = screen.due.shorts
    low = screen.below.isVisible(), strip.isVisible(), first.text(), second.text()
    same = screen._above.minimumSizeHint().height() == least
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)

    assert tall == (True, False)
    words = [one.text() for one in screen.due.lines[:2]]
    assert low == (False, True, f"Due now ({len(screen.due.shown)}): {words[0]}", words[1])
    assert same
    assert stage.cockpit.screen == "tables"


def test_a_break_says_which_chips_leave_play(stage):
    desk = stage.event(*NAMES, running=True)
    screen = stage.go("clock")

    desk.do(MoveClock(5))

    assert screen.specials.text() == "Color up the 25s"


def test_the_first_line_that_is_due_shows_the_key_of_the_next_step_which_does_it(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    screen = stage.go("clock")
    [key] = [one for one in screen.due.findChildren(QLabel) if one.text() == "F2"][:1]
    before = key.isVisible()
    stage.press(Qt.Key.Key_F2)
    refused = stage.said

    desk.do(MoveClock(5))
    QApplication.processEvents()
    shown = key.isVisible(), screen.due.lines[0].text()
    stage.press(Qt.Key.Key_F2)

    assert (before, refused) == (False, "Nothing is due now")
    assert shown == (True, "Color up the 25s")
    assert stage.page.asking.asked == "Where are the 25s colored up?"


def test_several_chips_that_leave_play_stand_in_the_schedule_whole(stage):
    desk = stage.event(*NAMES, seated=True)
    steps = [
        replace(one, remove=(25, 100, 500)) if isinstance(one, Break) else one
        for one in desk.tournament.structure.steps
    ]
    desk.do(ChangeStructure(replace(desk.tournament.structure, steps=tuple(steps))))
    view = stage.go("clock").view
    QApplication.processEvents()
    [row] = [at for at, one in enumerate(view.rows.rows) if "500s" in one.stakes][:1]
    words, room = view.rows.rows[row].stakes, view.columnWidth(1)

    assert words == "10 min, color up 25s, 100s, 500s"
    assert view.fontMetrics().horizontalAdvance(words) > room
    assert view.rowHeight(row) > view.rowHeight(0)

    high = view.rowHeight(row)
    view.setFixedWidth(view.width() + 200)
    wide = view.rowHeight(row)
    view.setFixedWidth(view.width() - 200)

    assert (wide, view.rowHeight(row)) == (view.rowHeight(0), high)


def test_the_clock_is_never_cut_or_scrolled_away_for_what_lies_below_it(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.event(*MANY, seated=True, running=True)  # its line above takes room from both
    screen = stage.go("clock")

    found = []
    for height in (720, 690, 660):
        stage.window.resize(1366, height)
        QApplication.processEvents()
        least = screen._above.minimumSizeHint().height()
        whole = screen._above.height() >= least and stage.page.height() < height
        found.append((whole, screen.below.isVisible()))

    assert found == [(True, True), (True, False), (True, False)]


@pytest.mark.parametrize("size", [(1280, 900), (1024, 700)])
def test_a_key_leads_to_the_second_line_and_the_arrows_to_the_others(stage, size):
    stage.window.resize(*size)
    stage.event(*MANY, seated=True, running=True)
    due = [Due(f"thing {at}", screen) for at, screen in enumerate(("money", "tables", "players"))]
    due = [one._replace(action=f"screen.{one.action}") for one in due]
    stage.cockpit.due = [lambda: due]
    panel = stage.go("clock").due
    panel.refresh()
    stage.go("rulings")

    stage.press(Qt.Key.Key_F2, SHIFT)
    QApplication.processEvents()
    second = stage.cockpit.screen, stage.focus.text()
    keys = [one.text() for one in panel.window().findChildren(QLabel) if one.isVisible()]
    stage.press(Qt.Key.Key_Return)
    led = stage.cockpit.screen

    assert (second, led) == (("clock", "Thing 1"), "tables")
    assert [keys.count("F2"), keys.count("Shift+F2, Enter")] == [1, 1]


def test_the_arrows_go_from_one_line_to_the_next_and_no_further(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.cockpit.due = [lambda: [Due(f"thing {at}", "screen.money") for at in range(3)]]
    stage.go("clock").due.refresh()
    stage.press(Qt.Key.Key_F2, SHIFT)
    gone = [stage.focus.text()]

    down, up = Qt.Key.Key_Down, Qt.Key.Key_Up
    for key in (down, down, up, up, up):
        stage.press(key)
        gone.append(stage.focus.text())

    assert gone == [f"Thing {at}" for at in (1, 2, 2, 1, 0, 0)]


def test_where_nothing_is_due_the_key_says_so(stage):
    stage.event(*NAMES, seated=True, running=True)

    stage.press(Qt.Key.Key_F2, SHIFT)

    assert (stage.cockpit.screen, stage.said) == ("clock", "Nothing is due now")
