"""A whole evening through the window, with the keyboard alone: from the first name to the last.

BARGE 2019's 'Limit 6 Game HORSE + Badacey', eighteen players, three tables. Nothing is called
that a hand at the desk could not do; only the time is set by the test.
"""

import pytest
from PySide6.QtCore import Qt

from director.books.book import Books
from director.desk.desk import Desk
from director.desk.event_list import SAMPLE, SAMPLE_PLAYERS
from director.tournament.log.log import Log
from director.translation import ordinal
from director.window.event.screen_names import TABLES
from director.window.look.styles import prepare
from director.window.start.new_event import NewEventPage
from tests.window.stages import CTRL, Stage

Key = Qt.Key

ORDER = (
    "Dov Ferrant", "Kira Ashdown", "Pavel Drummond", "Bertil Quist", "Greta Paloma",
    "Ines Corrigan", "Mina Okoro", "Ada Marlowe", "Sven Tolland", "Fergus Lind", "Carmen Ostrow",
    "Luca Brandt", "Rosa Thibault", "Elif Sandoval", "Nils Harrow", "Hugo Tamm", "Jonas Velde",
)  # fmt: skip
"""Who goes out, in their order; Oona Castell wins."""


@pytest.fixture
def stage(qapp, qtbot, tmp_path):
    prepare(qapp)
    book = Books(tmp_path / "events.book", [tmp_path / "copies"])
    made = Stage(tmp_path, book)
    yield made
    made.close()
    book.close()


def register_everybody(stage):
    """The desk is open: a name and Enter for each, a slip, and a name typed twice."""
    stage.press(Key.Key_N, CTRL)
    stage.types("Friday mixed games")
    stage.press(Key.Key_Tab)
    view = stage.window.findChild(NewEventPage).view
    while view.choice.file != SAMPLE:
        stage.press(Key.Key_Down)
    stage.press(Key.Key_Return, CTRL)
    for name in SAMPLE_PLAYERS[:9]:
        stage.enter(name)
    stage.enter("Oona Kastell")
    stage.press(Key.Key_Z, CTRL)
    stage.enter(SAMPLE_PLAYERS[0])
    assert stage.said == "Ada Marlowe is already in the tournament"
    for name in SAMPLE_PLAYERS[9:]:
        stage.enter(name)
    assert len(stage.t.left) == 18


def by_letters(stage, name):
    """F8, as many letters of the name as it needs, Enter."""
    stage.press(Key.Key_F8)
    for letter in name:
        stage.types(letter)
        if stage.out.hint.startswith(f"Enter: {name} "):
            break
    stage.press(Key.Key_Return)


def by_seat(stage, name):
    """F8, table-seat, Enter."""
    entry = entry_of(stage, name)
    place = stage.t.seats[entry]
    stage.press(Key.Key_F8)
    stage.enter(f"{place.table}-{place.seat}")


def from_the_list(stage, name):
    """Find, Enter, X."""
    stage.go("players")
    stage.press(Key.Key_F, CTRL)
    stage.enter(name)
    stage.press(Key.Key_X)
    stage.press(Key.Key_Return)
    stage.press(Key.Key_F, CTRL)
    stage.press(Key.Key_Delete)  # what was found is marked: the list is whole again


def from_the_room(stage, name):
    """Arrows to the seat, X."""
    if stage.cockpit.screen != TABLES:
        stage.go("tables")
    chart = stage.screen.map
    stage.press(Key.Key_Home)
    place = stage.t.seats[entry_of(stage, name)]
    while chart.chair.place.table != place.table:
        stage.press(Key.Key_Right)
    while chart.chair.place.seat != place.seat:
        stage.press(Key.Key_Down)
    stage.press(Key.Key_X)
    stage.press(Key.Key_Return)


WAYS = (by_letters, by_seat, from_the_list, from_the_room)


def entry_of(stage, name):
    return next(entry for entry in stage.t.entries if stage.cockpit.name(entry) == name)


def title(stage):
    return stage.page.bar.clock.caption


def standings(stage):
    """Places and names as the Players screen shows them, best first."""
    stage.go("players")
    rows = sorted(stage.screen.model.rows, key=lambda row: row.place)
    return [(row.place, row.name) for row in rows]


def test_an_evening_from_the_first_name_to_the_last_elimination(stage, qtbot, tmp_path):
    register_everybody(stage)

    stage.press(Key.Key_D, CTRL)
    assert [len(stage.t.at_table(table)) for table in stage.t.tables] == [6, 6, 6]

    stage.press(Key.Key_F9)
    titles = []
    for number, name in enumerate(ORDER):
        stage.wait(minutes=19)
        titles.append(title(stage))
        WAYS[number % len(WAYS)](stage, name)
        won = "  ·  Oona Castell has won: clock stopped" if number == 16 else ""
        assert (
            stage.said == f"{name} busted in {ordinal(18 - number)} place{won}  ·  Ctrl+Z to undo"
        )
        if number == 4:  # the floor called the wrong name
            stage.press(Key.Key_Z, CTRL)
            table, seat = stage.t.seats[7]
            assert stage.said == (
                "Undone: Greta Paloma busted  ·  Greta Paloma is back in:"
                f" table {table}, seat {seat} (was place 14)  ·  Ctrl+Y to redo"
            )
            stage.press(Key.Key_Y, CTRL)
            assert stage.said == (
                "Redone: Greta Paloma busted  ·  Greta Paloma is out;"
                f" table {table}, seat {seat} opens (place 14)  ·  Ctrl+Z to undo"
            )
        if number == 6:  # and once it was somebody else
            stage.press(Key.Key_Z, CTRL)
            by_letters(stage, "Jonas Velde")
            stage.press(Key.Key_Z, CTRL)
            by_letters(stage, name)
        if number == 8:  # somebody has spilled a drink
            stage.go("clock")
            stage.press(Key.Key_Space)
            stage.wait(minutes=7)
            stage.press(Key.Key_Space)
            stage.press(Key.Key_Backspace)
            stage.press(Key.Key_Up)
            stage.press(Key.Key_Backspace)
        if number == 9:  # eight left: the final table
            stage.go("players")
            stage.press(Key.Key_F7)
            while getattr(stage.focus, "text", str)() != "Redraw":
                stage.press(Key.Key_Tab)
            stage.press(Key.Key_Space)
            stage.press(Key.Key_Return)
            assert [len(stage.t.at_table(table)) for table in stage.t.tables] == [8]

    assert stage.page.bar.pill.state.word == "Over"
    assert titles[:7] == [
        "Level 2", "Level 3", "Level 4", "Level 5", "Break", "Level 6", "Level 7",
    ]  # fmt: skip
    places = [(place, name) for place, name in zip(range(18, 1, -1), ORDER, strict=True)]
    assert standings(stage) == [(1, "Oona Castell"), *reversed(places)]
    assert len(list((tmp_path / "copies").iterdir())) >= 2  # one for each break that has begun


def test_the_log_of_an_evening_folds_into_an_equal_event(stage):
    register_everybody(stage)
    stage.press(Key.Key_D, CTRL)
    stage.press(Key.Key_F9)
    for number, name in enumerate(ORDER[:6]):
        stage.wait(minutes=11)
        WAYS[number % len(WAYS)](stage, name)
    stage.press(Key.Key_Z, CTRL)
    desk = stage.cockpit.bridge.desk

    folded = Log(stage.book.records(desk.event)).tournament
    opened = Desk(stage.book, desk.event, "Uwe", "desk 2", lambda: stage.now)

    assert folded == stage.t
    assert opened.tournament == stage.t
    assert opened.tournament.clock.shows(stage.t.structure, stage.now) == stage.cockpit.bridge.face
