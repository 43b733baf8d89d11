"""People of one name: asked about where they are typed, told apart where both could be meant."""

from PySide6.QtCore import QPoint, Qt

from director.desk.register import Change, Person
from director.tournament.commands import DrawSeats, StartClock
from director.window.areas.bounties.team_actions import TEAM
from director.window.look.palettes import current_palette
from tests.window.stages import CTRL, NAMES

Key = Qt.Key
EDGE = QPoint(8, 4)
SHIFT = Qt.KeyboardModifier.ShiftModifier


def known(stage, *people):
    return [
        one.number
        for one in stage.book.register.write(
            [Change(Person(), person) for person in people], "Ina", "desk 1"
        )
    ]


def offered(stage):
    return [(one.text, one.detail) for one in stage.screen.name.choices.offered]


def listed(stage):
    return [row.name for row in stage.screen.model.rows]


def both_dans(stage):
    """Dan of Reno and Dan of Elko, both registered, and a few others."""
    numbers = known(stage, Person(name="Dan", city="Reno"), Person(name="Dan", city="Elko"))
    stage.event(*NAMES)
    for _ in numbers:
        stage.types("dan")
        stage.press(Key.Key_Down)
        stage.press(Key.Key_Return)


def test_a_name_that_several_have_is_asked_about_with_what_tells_them_apart(stage):
    known(stage, Person(name="Dan", city="Reno"), Person(name="dan", nickname="Slim"))
    stage.event()

    stage.enter("Dan")

    assert (stage.said, len(stage.t.entries)) == ("2 people are called Dan: select one", 0)
    assert offered(stage) == [
        ("Dan", "Reno"),
        ("dan", "“Slim”"),
        ("Another person with this name", "new"),
    ]


def test_another_person_of_the_name_of_somebody_who_is_in_is_entered_with_down_and_enter(stage):
    stage.event("Dan")

    stage.enter("dan")
    asked = stage.said, offered(stage)
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)

    assert asked == (
        "Dan is already in the tournament",
        [("Another person with this name", "new")],
    )
    assert listed(stage) == ["Dan (no. 1)", "Dan (no. 2)"]
    assert stage.screen.name.text() == ""


def test_enter_twice_enters_nobody_anew(stage):
    stage.event("Dan")

    stage.enter("dan")
    stage.press(Key.Key_Return)

    assert stage.book.register.names == ["Dan"]


def test_a_third_of_the_name_is_entered_as_well(stage):
    both_dans(stage)

    stage.enter("dan")
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)

    assert listed(stage)[-3:] == ["Dan (Reno)", "Dan (Elko)", "Dan (no. 10)"]


def two_mikes_of_a_second_event(stage):
    """Person 13 has entry 2, and person 14 has entry 3."""
    stage.event(*NAMES, "Hal Ito", "Ida Joss", "Jim Kay", "Kim Lee", "Lou May")
    stage.event("Ann Ost", "Mike Smith")
    stage.enter("mike smith")
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)
    desk = stage.cockpit.bridge.desk
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())


def test_in_an_event_namesakes_have_the_numbers_of_their_entries_wherever_they_are_named(stage):
    two_mikes_of_a_second_event(stage)
    rows = [(row.number, row.name) for row in stage.screen.model.rows]

    stage.press(Key.Key_F8)
    stage.types("mike 2")
    said = stage.out.hint
    offered = [one.text for one in stage.out._choices.offered]
    stage.out.lift()
    stage.press(Key.Key_K, CTRL)
    stage.types("mike smith")

    assert {entry.player for entry in stage.t.entries.values()} == {1, 13, 14}
    assert rows == [(1, "Ann Ost"), (2, "Mike Smith (no. 2)"), (3, "Mike Smith (no. 3)")]
    assert (said, offered) == (
        "Enter: Mike Smith (no. 2) busted in 3rd place",
        ["Mike Smith (no. 2)"],
    )
    assert stage.window.palette_of_window.drop.offered[:2] == [
        "Mike Smith (no. 2)",
        "Mike Smith (no. 3)",
    ]


def test_a_name_with_its_number_is_that_person_wherever_a_name_is_typed(stage):
    two_mikes_of_a_second_event(stage)
    drop = stage.window.palette_of_window.drop

    stage.screen.ask_name()
    stage.enter("Mike Smith (no. 3)")
    said = stage.said
    stage.press(Key.Key_K, CTRL)
    stage.types("mike smith (no. 2)")
    found = drop.offered[0]
    drop.lift()

    assert said == "Mike Smith (no. 3) is already in the tournament"
    assert (len(stage.t.entries), found) == (3, "Mike Smith (no. 2)")


def test_a_number_behind_a_name_is_not_the_beginning_of_another(stage):
    two_mikes_of_a_second_event(stage)

    stage.press(Key.Key_F8)
    stage.types("mike 1")

    assert stage.out.hint == "No player matches"


def test_who_is_typed_as_told_apart_is_the_one_who_is_meant(stage):
    known(stage, Person(name="Dan", city="Reno"), Person(name="Dan", city="Elko"))
    stage.event()

    stage.enter("dan (elko)")

    assert [entry.player for entry in stage.t.entries.values()] == [2]


def test_a_namesake_who_is_not_in_the_event_changes_no_name_in_it(stage):
    known(stage, Person(name="Dan", city="Reno"), Person(name="Dan", city="Elko"))
    stage.event()

    stage.enter("dan (elko)")

    assert (listed(stage), stage.said.partition("  ·  ")[0]) == (["Dan"], "Dan registered")


def test_accents_need_not_be_typed(stage):
    known(stage, Person(name="María López"))
    stage.event()

    stage.enter("maria lopez")

    assert stage.book.register.names == ["María López"]
    assert listed(stage) == ["María López"]


def test_both_are_offered_apart_to_be_busted_and_the_other_keeps_the_seat(stage):
    both_dans(stage)
    stage.press(Key.Key_F8)

    stage.types("dan")
    choices = [one.text for one in stage.out._choices.offered]
    hint = stage.out.hint
    stage.press(Key.Key_Down)
    told = stage.out.hint
    stage.press(Key.Key_Return)

    assert choices == ["Dan (Elko)", "Dan (Reno)"]
    assert hint == "2 players match: keep typing, use the arrow keys or type table-seat"
    assert told == "Enter: Dan (Elko) busted in 9th place"
    assert [stage.cockpit.name(one) for one in stage.t.busts] == ["Dan (Elko)"]


def test_the_city_is_enough_to_say_which(stage):
    both_dans(stage)
    stage.press(Key.Key_F8)

    stage.enter("dan reno")

    assert [stage.cockpit.name(one) for one in stage.t.busts] == ["Dan (Reno)"]


def test_a_question_about_several_of_a_name_offers_them_and_the_arrows_choose(stage):
    both_dans(stage)
    stage.press(Key.Key_F8)
    stage.enter("ann")
    [ann] = stage.t.busts
    stage.page.show_player(ann)
    stage.press(Key.Key_K)

    stage.enter("dan, eve")
    asked = [one.text for one in stage.page.asking._choices.offered]
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)
    typed = stage.page.asking.field.text()
    stage.press(Key.Key_Return)

    assert asked == ["Dan (Elko)", "Dan (Reno)"]
    assert typed == "Dan (Elko), eve"
    assert [stage.cockpit.name(one) for one in stage.t.busts[ann].by] == ["Dan (Elko)", "Eve Lund"]


def test_the_entry_is_one_of_several_of_a_name_or_another_person_of_it(stage):
    known(stage, Person(name="Dan", city="Reno"), Person(name="Dan", city="Elko"))
    stage.event("Ann Ost")
    stage.screen.view.selectRow(0)
    stage.screen.view.setFocus()
    stage.press(Key.Key_N)

    stage.types("dan")
    asked = [(one.text, one.detail) for one in stage.page.asking._choices.offered]
    for _ in range(3):
        stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)

    assert asked == [
        ("Dan", "Reno"),
        ("Dan", "Elko"),
        ("Another person with this name", "new"),
    ]
    assert [entry.player for entry in stage.t.entries.values()] == [4]


def test_a_team_says_which_of_its_players_is_not_clear(stage):
    known(stage, Person(name="Dan", city="Reno"), Person(name="Dan", city="Elko"))
    stage.event()
    stage.cockpit.request(TEAM)

    stage.types("River Rats: ann, dan")

    assert (
        stage.page.asking.hint == "“dan” could be Dan (Reno) and Dan (Elko): type more of the name"
    )


def test_who_waits_for_a_seat_is_chosen_with_the_arrows_first(stage):
    known(stage, Person(name="Dan", city="Reno"), Person(name="Dan", city="Elko"))
    stage.event()
    stage.types("dan")
    stage.press(Key.Key_F7, SHIFT)
    before = stage.t.alternates, stage.said

    stage.press(Key.Key_Down)
    stage.press(Key.Key_Down)
    stage.press(Key.Key_F7, SHIFT)

    assert before == ((), "2 people are called dan: select one")
    assert stage.t.alternates == (2,)


def test_when_one_of_them_was_registered_by_mistake_the_other_is_called_as_before(stage):
    both_dans(stage)

    stage.press(Key.Key_Z, CTRL)

    assert listed(stage)[-1] == "Dan"


def test_the_wall_tells_them_apart(stage):
    both_dans(stage)

    names = stage.cockpit.bridge.desk.people()

    assert (names[1], names[2]) == ("Dan (Reno)", "Dan (Elko)")


def test_a_choice_that_the_arrows_mark_is_what_enter_would_do(stage):
    stage.event("Pat Kelly", "Raj Patel", "Ann Ost")
    stage.press(Key.Key_F8)

    stage.types("pat")
    first = stage.out.hint
    stage.press(Key.Key_Down)

    assert (first, stage.out.hint) == (
        "Enter: Pat Kelly busted in 3rd place",
        "Enter: Raj Patel busted in 3rd place",
    )


def two_smiths(stage):
    """John Smith at 2-2 and at 1-3, Ann at table 1, Bob at table 2."""
    stage.event("John Smith", *NAMES)
    stage.enter("john smith")
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)
    desk = stage.cockpit.bridge.desk
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())


def bust_of(stage, entry):
    return [stage.cockpit.name(one) for one in stage.t.busts[entry].by]


def test_of_two_of_a_name_the_one_at_the_table_is_meant_who_knocked_somebody_out(stage):
    two_smiths(stage)
    stage.press(Key.Key_F8)
    stage.types("ann")
    stage.press(Key.Key_Tab)

    stage.types("john smith")
    hint = stage.out.hint
    stage.press(Key.Key_Return)

    assert hint == "Enter: Ann Ost busted in 9th place, knocked out by John Smith (no. 9)"
    assert bust_of(stage, 2) == ["John Smith (no. 9)"]


def test_whoever_sits_elsewhere_is_named_by_table_and_seat(stage):
    two_smiths(stage)
    stage.press(Key.Key_F8)
    stage.types("ann")
    stage.press(Key.Key_Tab)

    stage.enter("2-2")

    assert bust_of(stage, 2) == ["John Smith (no. 1)"]


def test_where_it_is_not_clear_who_is_out_enter_leads_back_from_any_field_to_that_one(stage):
    two_smiths(stage)
    stage.press(Key.Key_F8)
    stage.types("john smith")
    stage.press(Key.Key_Tab)
    stage.types("bob")

    hint = stage.out.hint
    stage.press(Key.Key_Return)
    back = stage.focus is stage.out.field, [one.text for one in stage.out._choices.offered]
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)

    assert hint == (
        "Enter leads back to “Who busted”: "
        "2 players match: keep typing, use the arrow keys or type table-seat"
    )
    assert back == (True, ["John Smith (no. 1)", "John Smith (no. 9)"])
    assert bust_of(stage, 1) == ["Bob Marek"]


def test_where_all_of_a_name_are_in_it_says_so_and_what_enters_another(stage):
    two_smiths(stage)
    stage.screen.name.setFocus()

    stage.enter("john smith")
    asked = stage.said, offered(stage)
    stage.press(Key.Key_Down)
    stage.press(Key.Key_Return)

    assert asked == (
        "All 2 people called john smith are in already: Down and Enter for another",
        [("Another person with this name", "new")],
    )
    assert len(stage.t.entries) == 10


def test_what_is_offered_below_the_field_hides_what_lies_behind_it(stage):
    two_smiths(stage)
    stage.screen.name.setFocus()
    stage.enter("john smith")
    choices = stage.screen.name.choices

    corner = stage.window.grab().toImage().pixelColor(choices.geometry().bottomRight() - EDGE)

    assert corner.name() == current_palette().elevated.lower()
