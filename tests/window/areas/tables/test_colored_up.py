"""Chips that leave play are due on the clock, and taken down for a table or for all."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from director.tournament.chips.state import EVERYWHERE, ColoredUp
from director.tournament.commands import ColorUp, MoveClock
from director.views.clock.clock import read
from director.views.clock.schedule_rows import plan
from director.window.areas.tables.chip_race import ask_chip_race
from director.window.areas.tables.where_colored_up import COLORED_UP
from director.window.event.asking.question import AskDrop
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


def click_line(drop, at):
    """A click on a line of what is offered."""
    where = QPoint(40, 17 + 32 * at)
    QTest.mouseClick(drop._choices, Qt.MouseButton.LeftButton, pos=where)


def test_the_question_where_it_was_done_leads_by_a_click_to_the_race_of_a_table(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    stage.cockpit.request(COLORED_UP)
    drop = stage.page.drop(AskDrop)
    offered = [one.text for one in drop._choices.offered]
    records = len(desk.log.records)

    click_line(drop, 1)
    asked = drop.asked
    click_line(drop, 1)

    assert offered[:2] == ["All tables", "Race the chips at a table …"]
    assert asked == "Chip race: Which table?"
    assert (stage.cockpit.screen, len(desk.log.records)) == ("rulings", records)
    assert stage.screen.about.text().startswith("Table 2")


def test_race_typed_where_it_was_done_reaches_the_race_and_the_button_says_so(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    stage.cockpit.request(COLORED_UP)
    drop = stage.page.drop(AskDrop)
    at_first = drop.deed.text()

    stage.types("race")
    reached = drop.deed.text(), drop.hint, [one.text for one in drop._choices.offered]
    stage.press(Qt.Key.Key_Return)

    race = "Race the chips at a table …"
    assert at_first == "Colored up"
    assert reached == (race, f"Enter: {race}", [race])
    assert (drop.asked, desk.tournament.colored_up) == ("Chip race: Which table?", set())


def test_the_button_says_what_the_marked_row_does(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    stage.cockpit.request(COLORED_UP)
    drop = stage.page.drop(AskDrop)
    said = []

    for _ in range(3):
        stage.press(Qt.Key.Key_Down)
        said.append(drop.deed.text())

    assert said == ["Colored up", "Race the chips at a table …", "Colored up"]


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


def test_the_clock_and_the_wall_stop_saying_what_is_recorded(stage):
    desk, first = in_the_break(stage, MANY)
    stage.go("clock")
    row = read(stage.t, stage.cockpit.now, stage.library)
    told = [row.next_break.color_up]
    desk.do(MoveClock(first))
    told.append(read(stage.t, stage.cockpit.now, stage.library).color_up)

    for table in (1, 2):
        desk.do(ColorUp((25,), (table,)))
        told.append(read(stage.t, stage.cockpit.now, stage.library).color_up)

    assert told == ["color up the 25s", "color up the 25s", "color up the 25s", ""]
    rest = next(one for one in plan(stage.t, stage.cockpit.now) if one.number == first)
    assert rest.stakes == "10 min"


def test_a_race_that_is_due_stands_on_the_clock_and_leads_to_its_table(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    screen = stage.go("clock")
    at = [one.says for one in screen.due.shown].index("Chip race for the 25s")

    screen.due.lines[at].click()
    asked = stage.page.drop(AskDrop).asked
    stage.enter("2")

    assert asked == "Chip race: Which table?"
    assert (stage.cockpit.screen, stage.screen.about.text()) == ("rulings", "Table 2")


def test_what_is_not_due_is_taken_down_only_after_that_is_said(stage):
    in_the_break(stage, MANY)

    stage.cockpit.request(COLORED_UP)

    assert stage.page.drop(AskDrop).asked == (
        "The 25s are not due for 18 min yet. Where are the 25s colored up?"
    )


@pytest.mark.parametrize(
    ("old", "against"),
    [
        ("25", "The 25s are not due for 18 min yet"),
        ("5", "The 5s are not scheduled to leave play"),
    ],
)
def test_a_race_that_is_not_due_says_so_above_the_button(stage, old, against):
    in_the_break(stage, NAMES)
    ask_chip_race(stage.cockpit)
    screen = stage.screen
    about = screen.about.text()

    screen.form.fill({"old": old, "new": "100", "racers": "1: 20 chips"})
    screen._ask()

    assert about == "Table 1  ·  the 25s are not due for 18 min yet"
    assert (screen._record.text(), screen._against.text(), screen._against.isVisible()) == (
        "Record table 1 as colored up",
        against,
        True,
    )


def test_a_table_where_it_is_done_is_marked_and_the_one_that_is_due_comes_first(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    desk.do(ColorUp((25,), (1,)))
    stage.go("clock")

    stage.window.event_actions["tables.chip_race"].trigger()

    drop = stage.page.drop(AskDrop)
    offered = [(one.text, one.detail) for one in drop._choices.offered]
    assert offered == [("Table 2", "8 players"), ("Table 1", "25s colored up")]


def test_a_race_at_a_table_where_it_is_done_says_so_before_its_answer_and_beside_it(stage):
    desk, first = in_the_break(stage, NAMES)
    desk.do(MoveClock(first))
    desk.do(ColorUp((25,), (1,)))
    ask_chip_race(stage.cockpit)
    screen = stage.screen
    about = screen.about.text()

    screen.form.fill(screen.form.typed | {"racers": "1: 0 chips"})
    screen._ask()

    done = "the 25s are colored up at table 1 already"
    assert about == f"Table 1  ·  {done}"
    assert (screen._against.text(), screen._against.isVisible()) == (done.capitalize(), True)
    assert screen._record.isVisible() is False


def test_a_table_that_was_forgotten_in_the_break_is_raced_for_what_is_still_there(stage):
    desk, first = in_the_break(stage, MANY)
    desk.do(MoveClock(first))
    desk.do(ColorUp((25,), (1,)))
    desk.do(MoveClock(first + 1))
    stage.press(Qt.Key.Key_K, CTRL)
    for typed in ("chip race", "2"):
        stage.types(typed)
        stage.press(Qt.Key.Key_Return)

    assert stage.screen.form.typed["old"] == "25"
    assert stage.screen.about.text() == "Table 2"
