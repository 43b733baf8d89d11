"""A sign-up list in the window: pasted, answered by keys, taken in by one act."""

import pytest
from PySide6.QtCore import Qt

from director.desk.register import Change, Person
from director.window.areas.players.sign_up_list import SignUpDrop
from tests.window.stages import CTRL, NAMES


@pytest.fixture
def drop(stage):
    """The list asked for, over an event that Ann is in; two are called Dan Ferris."""
    dans = [Person(name="Dan Ferris", city=city) for city in ("Reno", "Elko")]
    stage.event_list.book.register.write([Change(Person(), one) for one in dans], "Ina", "desk")
    stage.event("Ann Ost")
    stage.window.event_actions["players.sign_ups"].trigger()
    return stage.page.drop(SignUpDrop)


def look(stage, drop, text):
    drop.typed.setPlainText(text)
    stage.press(Qt.Key.Key_Return, CTRL)


def said(drop):
    return [(row.number, row.kind, row.who) for row in drop.model.rows]


def test_pasted_lines_are_shown_with_what_wants_an_answer_first(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris\nAnn Ost")

    assert said(drop) == [
        (2, "open", "? Dan Ferris, Reno, same name · Dan Ferris, Elko, same name"),
        (3, "wrong", "Ann Ost is already in the tournament"),
        (1, "taken", "new person"),
    ]
    assert (drop.sums.text(), drop.go.isEnabled()) == (
        "1 to decide   ·   1 line skipped   ·   1 new person",
        False,
    )


def test_the_keyboard_alone_answers_and_takes_in_and_takes_back(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris\nAnn Ost")

    stage.press(Qt.Key.Key_2)
    stage.press(Qt.Key.Key_Return, CTRL)
    names = [stage.cockpit.name(one) for one in stage.t.entries]
    heard = stage.said
    stage.press(Qt.Key.Key_Z, CTRL)

    assert names == ["Ann Ost", "Gus Amsel", "Dan Ferris"]
    assert heard.startswith("Sign-up list: 2 entries")
    assert stage.t.entered == 1


@pytest.mark.parametrize(
    ("key", "who"),
    [
        (Qt.Key.Key_Return, "Dan Ferris, Reno, same name"),
        (Qt.Key.Key_N, "new person"),
        (Qt.Key.Key_Delete, "left out"),
    ],
    ids=["Enter", "N", "Delete"],
)
def test_each_key_is_an_answer(stage, drop, key, who):
    look(stage, drop, "Dan Ferris")

    stage.press(key)

    assert said(drop)[0][2] == who


def test_reservations_stand_in_the_list_and_enter_by_the_key_of_alternates(stage, drop):
    drop.way.setCurrentIndex(1)
    look(stage, drop, "Gus Amsel")
    stage.press(Qt.Key.Key_Return, CTRL)
    rows = {row.name: row.state for row in stage.screen.model.rows}

    stage.cockpit.choose(-stage.t.reserved[0].player)
    stage.window.event_actions["alternates.in"].trigger()

    assert rows == {"Ann Ost": "in", "Gus Amsel": "reserved"}
    assert ([stage.cockpit.name(one) for one in stage.t.entries], stage.t.reserved) == (
        ["Ann Ost", "Gus Amsel"],
        (),
    )


def test_nothing_in_it_is_said_and_the_text_stays(stage, drop):
    look(stage, drop, "Name;Card")

    assert stage.said == "There is nobody in this list"
    assert drop.typed.toPlainText() == "Name;Card"


def test_a_list_for_seven_leaves_the_way_back(stage, drop):
    look(stage, drop, "\n".join(NAMES))

    drop.again.click()

    assert (drop.found, drop.typed.toPlainText().splitlines()) == (None, list(NAMES))
