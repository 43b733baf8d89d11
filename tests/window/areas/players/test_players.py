"""The Players screen: registering, finding, busting by key, and standings."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from director.desk.register import Change, Person
from director.tournament.commands import Eliminate
from director.window.areas.players.player_columns import COLUMNS
from tests.window.stages import CTRL, NAMES


def listed(stage, *titles):
    wanted = [column for column in COLUMNS if column.title in titles]
    return [tuple(column.text(row) for column in wanted) for row in stage.screen.model.rows]


def test_a_name_and_enter_registers_and_the_field_is_ready_for_the_next(stage):
    stage.event()

    stage.enter("Ann Ost")
    stage.enter("Bob Marek")

    assert listed(stage, "No.", "Name", "State") == [
        ("1", "Ann Ost", "in"),
        ("2", "Bob Marek", "in"),
    ]
    assert stage.focus is stage.screen.name
    assert stage.said == "Bob Marek registered  ·  Ctrl+Z to undo"


def test_who_has_been_here_before_is_offered_and_tab_takes_the_first(stage):
    stage.event("Ann Ost", "Cho Marlin")
    stage.event()
    stage.types("mar")

    offered = [choice.text for choice in stage.screen.name.choices.offered]
    stage.press(Qt.Key.Key_Tab)

    assert offered == ["Cho Marlin", "new: mar"]
    assert listed(stage, "Name") == [("Cho Marlin",)]
    assert stage.book.register.names == ["Ann Ost", "Cho Marlin"]


def test_enter_registers_what_was_typed_though_somebody_like_it_is_known(stage):
    stage.event("Ann Ost")
    stage.event()

    stage.enter("Ann")

    assert stage.book.register.names == ["Ann Ost", "Ann"]


def test_any_part_of_a_name_a_nickname_or_a_card_offers_its_player(stage):
    people = [Person(name="Ann Ost", nickname="Birdie"), Person(name="Bob Marek", card="117")]
    stage.book.register.write([Change(Person(), one) for one in people], "Ina", "desk 1")
    stage.event()

    offered = []
    for text in ("irdi", "117", "rek b"):
        stage.screen.name.setText("")
        stage.types(text)
        offered.append(
            [(one.text, one.detail, one.press) for one in stage.screen.name.choices.offered[:1]]
        )

    assert offered == [
        [("Ann Ost", "“Birdie”", "Tab")],
        [("Bob Marek", "card 117", "Tab")],
        [("Bob Marek", "card 117", "Tab")],
    ]


def test_in_the_standings_a_place_stands_first_and_its_name_beside_it(stage):
    desk = stage.event(*NAMES[:4])
    desk.do(Eliminate(2))
    header = stage.screen.view.horizontalHeader()
    titles = [column.title for column in stage.screen.model.columns]

    stage.screen.order.setCurrentIndex(3)
    standings = [titles[header.logicalIndex(at)] for at in range(3)]
    stage.screen.order.setCurrentIndex(0)

    assert standings == ["Place", "Name", "No."]
    assert [titles[header.logicalIndex(at)] for at in range(len(titles))] == titles


def test_the_latest_deeds_say_the_place_in_as_few_words_as_the_room_uses(stage):
    desk = stage.event(*NAMES[:4])
    desk.do(Eliminate(2))

    assert stage.screen.card.history.model.rows[0].what == "Bob Marek out 4th"


def test_of_two_namesakes_the_one_that_was_offered_is_registered(stage):
    people = [Person(name="Ann Ost", card="1"), Person(name="Ann Ost", card="2")]
    stage.book.register.write([Change(Person(), one) for one in people], "Ina", "desk 1")
    stage.event()

    stage.types("ann")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)

    assert [entry.player for entry in stage.t.entries.values()] == [2]


def test_a_card_that_is_swiped_registers_whose_it_is(stage):
    people = [Person(name="Ann Ost", card="117"), Person(name="Bob Marek", card="1170")]
    stage.book.register.write([Change(Person(), one) for one in people], "Ina", "desk 1")
    stage.event()

    stage.enter("117")

    assert listed(stage, "Name") == [("Ann Ost",)]


def test_tab_goes_on_to_the_next_field_where_nothing_is_offered(stage):
    stage.event()
    stage.enter("Ann Ost")

    stage.press(Qt.Key.Key_Tab)

    assert stage.focus is stage.screen.filter


def test_the_same_name_in_other_letters_is_the_same_person(stage):
    stage.event("Ann Ost")
    stage.event()

    stage.enter("ann ost")

    assert stage.book.register.names == ["Ann Ost"]


def test_who_is_in_already_is_refused_and_the_name_stays_to_be_put_right(stage):
    stage.event("Ann Ost")

    stage.enter("Ann Ost")

    assert (stage.said, stage.screen.name.selectedText()) == (
        "Ann Ost is already in the tournament",
        "Ann Ost",
    )


def test_a_refusal_goes_when_another_name_is_typed(stage):
    stage.event("Ann Ost")
    stage.enter("Ann Ost")
    refused = stage.said

    stage.types("B")

    assert (refused, stage.said) == ("Ann Ost is already in the tournament", "")


def test_ctrl_z_in_the_empty_field_takes_the_registration_back(stage):
    stage.event()
    stage.enter("Ann Ost")

    stage.press(Qt.Key.Key_Z, CTRL)

    assert (listed(stage, "Name"), stage.said) == (
        [],
        "Undone: Ann Ost registered  ·  Ann Ost is no longer registered  ·  Ctrl+Y to redo",
    )


def test_ctrl_z_in_a_field_with_text_takes_the_typing_back(stage):
    stage.event("Ann Ost")
    stage.types("Bo")

    stage.press(Qt.Key.Key_Z, CTRL)

    assert (stage.screen.name.text(), listed(stage, "Name")) == ("", [("Ann Ost",)])


def test_nobody_yet_and_the_screen_says_what_to_do(stage):
    stage.event()

    assert stage.screen._list.currentIndex() == 0


def test_seats_are_drawn_by_key_and_shown(stage):
    stage.event(*NAMES)

    stage.press(Qt.Key.Key_D, CTRL)

    seats = sorted(seat for (seat,) in listed(stage, "Seat"))
    assert len(set(seats)) == 7
    assert all(seat.startswith("1–") for seat in seats)


def test_x_busts_who_is_chosen(stage):
    stage.event(*NAMES, seated=True, running=True)
    for _ in range(2):
        stage.press(Qt.Key.Key_Down)

    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    assert stage.said == "Bob Marek busted in 7th place  ·  Ctrl+Z to undo"
    assert listed(stage, "Name", "Place", "State")[1] == ("Bob Marek", "7", "out")


def test_down_leads_from_register_into_the_list_so_that_a_letter_busts_who_is_lit(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.screen.name.setFocus()

    for _ in range(4):
        stage.press(Qt.Key.Key_Down)
    lit, here = stage.screen.view.choice.name, stage.focus is stage.screen.view
    stage.press(Qt.Key.Key_X)

    assert here
    assert (stage.out.field.text(), stage.screen.name.text()) == (lit, "")


def test_down_leads_from_find_into_what_was_found(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F, CTRL)
    stage.types("dov")

    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_X)

    assert stage.screen.filter.text() == "dov"
    assert (stage.out.isVisible(), stage.out.field.text()) == (True, "Dov Kern")


def test_what_was_half_typed_in_register_is_typed_over_once_something_else_was_done(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.screen.name.setFocus()
    stage.types("x")
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")
    kept, marked = stage.screen.name.text(), stage.screen.name.selectedText()

    stage.types("Hal")

    assert (kept, marked, stage.screen.name.text()) == ("x", "x", "Hal")


def test_who_is_out_cannot_go_out_again(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    stage.press(Qt.Key.Key_X)

    assert stage.said == "This player is out"


def test_the_list_is_narrowed_while_one_types_and_enter_goes_there(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F, CTRL)

    stage.types("mar")
    narrowed = listed(stage, "Name")
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    assert narrowed == [("Bob Marek",), ("Cho Marlin",)]
    assert [standing.entry.number for standing in stage.t.standings()] == [2]


@pytest.mark.parametrize("screen", ["players", "counts"])
def test_enter_goes_to_whoever_the_text_means_best_and_not_to_the_first(stage, screen):
    stage.event("Maria Lopez Jr", "Ann Ost", "María López", running=True)
    if screen == "counts":
        stage.cockpit.ask_for("counts")
    stage.screen.filter.setFocus()

    stage.enter("maria lopez")

    assert [row.name for row in stage.screen.model.rows] == ["Maria Lopez Jr", "María López"]
    assert stage.screen.view.choice.name == "María López"


def test_a_table_seat_finds_who_sits_there(stage):
    stage.event(*NAMES, seated=True)
    seat = stage.t.seats[5].seat
    stage.press(Qt.Key.Key_F, CTRL)

    stage.types(f"1-{seat}")

    assert listed(stage, "Name") == [("Eve Lund",)]


def test_the_standings_put_who_is_left_first_and_the_rest_by_place(stage):
    stage.event(*NAMES[:4], running=True)
    for name in ("bob", "dov"):
        stage.press(Qt.Key.Key_F8)
        stage.enter(name)

    stage.screen.order.setCurrentIndex(stage.screen.order.findText("standings"))

    assert listed(stage, "Name", "Place") == [
        ("Ann Ost", ""),
        ("Cho Marlin", ""),
        ("Dov Kern", "3"),
        ("Bob Marek", "4"),
    ]


def test_the_winner_is_named(stage):
    stage.event(*NAMES[:2], running=True)

    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    stage.go("players")
    assert listed(stage, "Name", "Place", "State") == [
        ("Bob Marek", "1", "winner"),
        ("Ann Ost", "2", "out"),
    ]


def test_a_list_that_is_searched_says_how_many_of_how_many_it_shows(stage):
    stage.event(*NAMES, running=True)

    stage.screen.search()
    stage.types("mar")
    searched = stage.screen._hint.text()
    button = stage.screen.all.findChild(QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert searched == "2 of 7 shown: “mar”"
    assert (len(stage.screen.model.rows), "shown" in stage.screen._hint.text()) == (7, False)
    assert (button.isVisible(), stage.focus) == (False, stage.screen.view)


def test_whoever_comes_back_to_the_players_sees_everybody(stage):
    stage.event(*NAMES, running=True)
    stage.screen.search()
    stage.types("mar")

    stage.go("clock")
    stage.go("players")

    assert (stage.screen.filter.text(), len(stage.screen.model.rows)) == ("", 7)


def test_who_is_registered_while_the_list_is_searched_is_seen_in_it(stage):
    stage.event(*NAMES)
    stage.screen.search()
    stage.types("mar")

    stage.screen.ask_name()
    stage.enter("Zed Zorn")

    assert stage.cockpit.name(stage.cockpit.entry) == "Zed Zorn"
    assert len(stage.screen.model.rows) == 8


def test_nobody_is_chosen_until_somebody_chooses_and_down_chooses_the_first(stage):
    stage.event(*NAMES, running=True, seated=True)
    stage.go("clock")
    stage.go("players")
    opened = (stage.focus, stage.cockpit.entry, stage.screen.view.choice)

    stage.press(Qt.Key.Key_Down)
    first = stage.cockpit.entry
    stage.press(Qt.Key.Key_Down)

    assert opened == (stage.screen.name, None, None)
    assert (first, stage.cockpit.entry) == (1, 2)


def test_a_name_typed_at_once_on_the_way_to_the_players_is_no_command(stage):
    desk = stage.event(*NAMES, running=True, seated=True)
    stage.screen.view.choose(1)
    stage.screen.view.setFocus()
    before = len(desk.log.records)
    stage.go("clock")
    stage.go("players")

    stage.press(Qt.Key.Key_Return)
    stage.types("bxry")

    assert (stage.screen.name.text(), len(desk.log.records)) == ("bxry", before)
    assert not stage.page.asking.isVisible()
