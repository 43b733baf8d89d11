"""The draw says what it comes to, and asks before it opens a table that nobody has opened."""

import pytest
from PySide6.QtCore import Qt

from director.tournament.commands import OpenTables
from director.views.players.player_rows import table_seat
from tests.window.stages import CTRL, NAMES

Key = Qt.Key
MANY = tuple(f"Player {number}" for number in range(1, 28))


def sizes(stage):
    return [len(stage.t.at_table(table)) for table in sorted(stage.t.sitters)]


def test_before_the_draw_it_is_said_at_how_many_tables_of_how_many(stage):
    stage.event(*MANY)

    told = stage.screen._hint.text()

    assert told == "27 registered  ·  4 tables of 6 and 7"
    stage.press(Key.Key_D, CTRL)
    assert sizes(stage) == [7, 7, 7, 6]


def test_where_the_tables_that_are_open_do_not_suffice_it_asks_first(stage):
    stage.event(*MANY)
    stage.cockpit.bridge.do(OpenTables((1, 2, 3), 8))

    stage.press(Key.Key_D, CTRL)
    asked = stage.page.asking._title.text(), stage.page.asking.hint, stage.t.drawn

    assert asked == (
        "27 players and 24 open seats: open which more tables?",
        "Enter: open table 4, then draw seats",
        False,
    )
    stage.press(Key.Key_Return)
    assert sizes(stage) == [7, 7, 7, 6]


def test_more_seats_at_the_same_tables_are_an_answer(stage):
    stage.event(*MANY)
    stage.cockpit.bridge.do(OpenTables((1, 2, 3), 8))
    stage.press(Key.Key_D, CTRL)

    stage.enter("1-3 of 9")

    assert sizes(stage) == [9, 9, 9]


def test_escape_draws_nothing(stage):
    stage.event(*MANY)
    stage.cockpit.bridge.do(OpenTables((1, 2, 3), 8))
    stage.press(Key.Key_D, CTRL)

    stage.press(Key.Key_Escape)

    assert not stage.t.drawn


def test_tables_that_suffice_are_filled_without_a_question(stage):
    stage.event(*MANY[:24])
    stage.cockpit.bridge.do(OpenTables((2, 3, 5), 8))

    stage.press(Key.Key_D, CTRL)

    assert sorted(stage.t.sitters) == [2, 3, 5]


def test_the_screen_of_the_tables_says_it_as_well(stage):
    stage.event(*MANY)

    told = stage.go("tables")._undrawn._more.text()

    assert told == "27 players: 4 tables of 6 and 7"


@pytest.mark.parametrize("running", [False, True])
def test_a_redraw_asks_before_anybody_gets_another_seat(stage, running):
    stage.event(*NAMES, seated=True, running=running)
    seats = stage.t.seats

    stage.window.event_actions["seats.redraw"].trigger()
    asking, same = stage.page.asking, stage.t.seats == seats
    hint = asking.hint
    shown = [line[:2] for line in asking.shown_lines]
    stage.enter()

    assert (asking._title.text(), hint, same) == (
        "Redraw all seats?",
        f"Enter: all {len(NAMES)} players move to the seats that they draw",
        True,
    )
    assert stage.t.seats != seats
    assert sorted(shown) == sorted(
        (stage.cockpit.name(one), f"{table_seat(seats[one])}  →  {table_seat(to)}")
        for one, to in stage.t.seats.items()
    )


def test_whether_all_seats_are_drawn_anew_is_asked_without_a_field(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.window.event_actions.ask("seats.redraw")
    asking = stage.page.asking

    asked = (asking.field.isVisible(), asking.second.isVisible(), stage.focus is asking.deed)
    records = len(stage.cockpit.bridge.desk.log.records)
    stage.types("no")
    stage.press(Key.Key_Return)

    assert asked == (False, False, True)
    assert asking.hint == "Enter: all 7 players move to the seats that they draw"
    assert len(stage.cockpit.bridge.desk.log.records) == records + 1
