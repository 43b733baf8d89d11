"""Chips that leave play are due on the clock, and taken down for a table or for all."""

from PySide6.QtCore import Qt

from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.commands import MoveClock
from tests.window.stages import CTRL, NAMES

MANY = [f"Player {number}" for number in range(1, 17)]


def due(stage):
    return [one.says for asked in stage.cockpit.due for one in asked() if "olor" in one.says]


def in_the_break(stage, names):
    """The break in which the 25s leave play, at two tables of eight where there are sixteen."""
    desk = stage.event(*names, seated=True, running=True)
    steps = stage.t.structure.steps
    first = next(at for at, one in enumerate(steps) if getattr(one, "remove", ()))
    desk.do(MoveClock(first - 1))
    return desk, first


def test_the_clock_says_ten_minutes_before_the_break_that_chips_leave_play(stage):
    _, first = in_the_break(stage, NAMES)
    length = stage.t.structure.steps[first - 1].minutes
    told = [due(stage)]

    stage.wait(minutes=length - 10)
    told.append(due(stage))
    stage.wait(minutes=10)
    told.append(due(stage))

    assert told == [[], ["Color up the 25s in 10 min"], ["Color up the 25s"]]


def test_the_line_on_the_clock_asks_where_it_was_done_and_enter_takes_it_down_for_all(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    screen = stage.go("clock")
    at = [one.says for one in screen.due.shown].index("Color up the 25s")

    screen.due.lines[at].click()
    records = len(desk.log.records)
    stage.press(Qt.Key.Key_Return)

    assert len(desk.log.records) == records + 1
    assert stage.t.colored_up == {ColoredUp(25, EVERYWHERE)}
    assert (stage.said, due(stage)) == (
        "25s colored up at all tables  ·  Ctrl+Z to undo",
        [],
    )
    stage.press(Qt.Key.Key_Z, CTRL)
    assert due(stage) == ["Color up the 25s"]


def test_a_race_that_is_answered_is_recorded_for_its_table_by_enter(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    stage.press(Qt.Key.Key_K, CTRL)
    for typed in ("chip race", "2"):
        stage.types(typed)
        stage.press(Qt.Key.Key_Return)
    form = stage.screen.form
    form.fill({"old": "25", "new": "100", "racers": "1: 2 chips", "cards": "1: As Kd"})
    stage.screen._ask()
    form.land()
    for _ in form.blanks["racers"].field.cells:
        if stage.focus is stage.screen._record:
            break
        stage.press(Qt.Key.Key_Return)
    words = stage.screen._record.text()

    stage.press(Qt.Key.Key_Return)

    assert words == "Record table 2 as colored up"
    assert dict(stage.t.chips_raced) == {"": 50}  # two odd 25s raced for one 100
    assert stage.said.startswith("Table 2: 25s colored up")
    assert (stage.screen._record.text(), stage.focus) == (
        "Race chips at table 1",
        stage.screen._record,
    )
    assert due(stage) == ["Color up the 25s at table 1"]


def test_tables_are_typed_by_number(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    for typed in ("7", "one", "2"):
        stage.press(Qt.Key.Key_K, CTRL)
        stage.types("colored up")
        stage.press(Qt.Key.Key_Return)
        stage.types(typed)
        stage.press(Qt.Key.Key_Return)
        stage.press(Qt.Key.Key_Escape)

    assert stage.t.colored_up == {ColoredUp(25, 2)}
    assert due(stage) == ["Color up the 25s at table 1"]


def test_what_the_stacks_gained_is_typed_behind_the_tables(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    before = stage.t.chips
    for typed in ("1 +75", "all -1,000"):
        stage.press(Qt.Key.Key_K, CTRL)
        stage.types("colored up")
        stage.press(Qt.Key.Key_Return)
        stage.types(typed)
        stage.press(Qt.Key.Key_Return)
        stage.press(Qt.Key.Key_Escape)

    assert stage.t.chips - before == 75 - 1000
    assert stage.t.colored_up == {ColoredUp(25, 1), ColoredUp(25, EVERYWHERE)}
