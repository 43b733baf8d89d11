"""Who is out, named from anywhere by a function key."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from director.tournament.commands import (
    AddTime,
    ChoosePayTable,
    Eliminate,
    Register,
    SetMoney,
    SetRegistration,
    TakePayment,
)
from director.tournament.money.state import MoneyTerms, Price
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


def busts(stage):
    return [stage.cockpit.name(entry) for entry in stage.t.out]


def test_the_fewest_letters_that_single_a_player_out_are_enough(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock")

    stage.press(Qt.Key.Key_F8)
    stage.enter("d")

    assert busts(stage) == ["Dov Kern"]


def test_enter_with_nothing_typed_says_what_to_type_and_stays(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.press(Qt.Key.Key_Return)

    stage.cockpit.refreshed.emit()
    said = stage.out.hint, stage.out.isVisible(), stage.focus is stage.out.field
    stage.types("dov")
    assert said == ("Type who busted: letters of a name, or table-seat: 2-5", True, True)
    assert (stage.out.hint, busts(stage)) == ("Enter: Dov Kern busted in 7th place", [])


def test_what_to_type_is_no_longer_said_once_a_player_is_out_or_the_question_is_asked_again(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8, SHIFT)
    first = stage.out.hint

    stage.press(Qt.Key.Key_Return)
    stage.enter("dov")
    after_bust = stage.out.hint
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_F8, SHIFT)

    assert (first, after_bust, stage.out.hint) == (
        "7 left. Escape to finish",
        "6 left. Escape to finish",
        "6 left. Escape to finish",
    )


def test_a_name_that_holds_a_semicolon_or_a_comma_is_one_player_however_it_is_chosen(stage):
    stage.event("Ann; Ost", "Lee, Bo", *NAMES[2:], seated=True, running=True)
    place = stage.t.seats[1]

    stage.press(Qt.Key.Key_F8, SHIFT)
    stage.enter(f"{place.table}-{place.seat}")
    by_seat = busts(stage)
    stage.types("lee")
    stage.press(Qt.Key.Key_Tab)
    stage.enter("dov")

    assert by_seat == ["Ann; Ost"]
    assert busts(stage) == ["Ann; Ost", "Lee, Bo"]


def test_names_that_are_pasted_over_a_chosen_one_are_meant_instead(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)
    stage.out.field.setFocus()

    stage.out.take_lines("Ann Ost\nBob Marek")

    assert stage.out.hint == "Chips at the start of the hand: Ann Ost and Bob Marek"


def test_a_clicked_name_is_chosen_and_the_button_busts(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("d")
    choices = stage.out._choices
    line = [one.text for one in choices.seen].index("Dov Kern")

    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=QPoint(40, 17 + 32 * line))
    chosen = stage.out.field.text(), stage.out.hint, busts(stage)
    QTest.mouseClick(stage.out.deed, Qt.MouseButton.LeftButton)

    assert chosen == ("Dov Kern", "Enter: Dov Kern busted in 7th place", [])
    assert busts(stage) == ["Dov Kern"]


def test_table_and_seat_are_enough(stage):
    stage.event(*NAMES, seated=True, running=True)
    place = stage.t.seats[6]
    stage.go("showdown")

    stage.press(Qt.Key.Key_F8)
    stage.enter(f"{place.table}-{place.seat}")

    assert busts(stage) == ["Fay Orr"]


def test_before_enter_it_says_who_would_go_and_in_which_place(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.types("marl")

    assert stage.out.hint == "Enter: Cho Marlin busted in 7th place"


def test_in_the_money_the_question_says_what_the_place_pays_and_before_it_nothing(stage):
    desk = stage.event(*NAMES, running=True)
    stage.go("players")
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100), guarantee=1000)))
    desk.do(ChoosePayTable(THREE))
    desk.do(SetRegistration(open=False))
    for entry in (1, 2, 3):
        desk.do(Eliminate(entry))
    stage.press(Qt.Key.Key_F8)
    stage.types("eve")
    before = stage.out.hint
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_F8)
    stage.types("fay")

    assert before == "Enter: Eve Lund busted in 4th place"
    assert stage.out.hint == "Enter: Fay Orr busted in 3rd place\nPlace 3 pays $200"


def test_who_busts_and_has_not_paid_is_said_to_owe_before_and_after(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=90, fee=10))))
    for name in NAMES:
        desk.do(Register(desk.player(name), f"late {name}"))
    desk.do(TakePayment(5, "cash"))
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    before = stage.out.hint
    stage.press(Qt.Key.Key_Return)
    after = stage.said
    stage.press(Qt.Key.Key_F8)
    stage.enter("eve")

    assert before == "Enter: Dov Kern busted in 7th place\nDov Kern owes $100"
    assert after == "Dov Kern busted in 7th place  ·  Dov Kern owes $100  ·  Ctrl+Z to undo"
    assert stage.said == "Eve Lund busted in 6th place  ·  Ctrl+Z to undo"


def test_a_prize_is_said_to_change_yet_where_entries_can_still_be_sold(stage):
    desk = stage.event(*NAMES, running=True)
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100), guarantee=1000)))
    desk.do(ChoosePayTable(THREE))
    for entry in (1, 2, 3, 4):
        desk.do(Eliminate(entry))
    stage.press(Qt.Key.Key_F8)

    stage.enter("fay")

    assert stage.said == (
        "Fay Orr busted in 3rd place, $200  ·  "
        "Entries can still be sold: the prizes may still change  ·  Ctrl+Z to undo"
    )


def test_enter_takes_nobody_while_several_are_meant(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.enter("mar")

    assert busts(stage) == []
    assert stage.out.hint == "2 players match: keep typing, use the arrow keys or type table-seat"


def test_of_several_the_arrows_choose(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("mar")

    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)

    assert busts(stage) == ["Cho Marlin"]


def test_who_was_chosen_by_arrow_stays_chosen_whatever_is_done_elsewhere(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("a")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    said = stage.out.hint

    stage.cockpit.bridge.desk.do(AddTime(1))
    stage.cockpit.refreshed.emit()

    assert (stage.out.hint, said.startswith("Enter: ")) == (said, True)


def test_who_is_out_already_is_said_to_be_with_the_place(stage):
    stage.event(*NAMES, running=True)
    for name in ("dov", "ann"):
        stage.press(Qt.Key.Key_F8)
        stage.enter(name)

    stage.press(Qt.Key.Key_F8)
    said = []
    for typed in ("dov", "dov, ann", "bob, dov", "o", "zz"):
        stage.out.field.setText(typed)
        said.append(stage.out.hint)

    out = "Dov Kern is out, 7th place"
    assert said == [out, out, out, said[3], "No player matches"]


def test_a_seat_in_which_nobody_sits_is_said_to_be_empty(stage):
    stage.event(*NAMES, seated=True, running=True)
    table, seat = stage.t.seats[4]
    stage.cockpit.bridge.do(Eliminate(4))
    stage.press(Qt.Key.Key_F8)

    said = []
    for typed in (f"{table}-{seat}", f"{table}-99", "7-1"):
        stage.out.field.setText(typed)
        said.append(stage.out.hint)

    assert said == [f"Seat {table}–{seat} is empty", "No player matches", "No player matches"]


def test_the_focus_goes_back_to_where_it_was(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock")
    before = stage.focus

    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")

    assert stage.focus is before


def test_escape_changes_nothing(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")

    stage.press(Qt.Key.Key_Escape)

    assert (busts(stage), stage.out.isVisible()) == ([], False)


def test_it_never_lies_over_the_clock_in_the_bar(stage):
    stage.event(*NAMES, running=True)

    stage.press(Qt.Key.Key_F8)

    out, bar = stage.out, stage.page.bar
    assert out.mapTo(stage.window, out.rect().topLeft()).y() >= (
        bar.mapTo(stage.window, bar.rect().bottomLeft()).y()
    )


def test_with_one_player_left_there_is_nobody_to_name(stage):
    stage.event(*NAMES[:2], running=True)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    stage.press(Qt.Key.Key_F8)

    assert not stage.out.isVisible()


def test_ctrl_z_while_the_panel_is_open_takes_the_last_act_back(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")
    stage.press(Qt.Key.Key_F8)

    stage.press(Qt.Key.Key_Z, CTRL)

    assert busts(stage) == []


def test_enter_in_the_list_behind_says_what_is_asked_until_it_is_left(stage):
    stage.event(*NAMES, running=True)
    stage.go("players")
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.screen.view.setFocus()
    stage.screen.view.choose(5)

    stage.press(Qt.Key.Key_Return)
    said = stage.said
    stage.out.field.setFocus()
    stage.press(Qt.Key.Key_Escape)

    assert (said, busts(stage)) == ("First answer what is asked, or leave it with Escape", [])
    assert stage.said != said


def test_a_hitman_nobody_is_called_is_said_to_match_no_player(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)

    stage.types("zzz")
    nobody = stage.out.hint
    stage.out.by.setText("mar")

    assert nobody == "No player matches"
    assert stage.out.hint == "2 players match: keep typing, use the arrow keys or type table-seat"


def test_from_a_button_nobody_is_led_back_to_a_field_and_the_choices_stay(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("ann")
    stage.press(Qt.Key.Key_Tab)
    stage.types("marx")

    stage.out.leave.setFocus()
    stage.cockpit.refreshed.emit()
    nobody = stage.out.hint
    stage.out.by.setText("ma")
    offered = [one.text for one in stage.out._choices.seen]
    stage.cockpit.refreshed.emit()

    assert nobody == "No player matches"
    assert offered == [one.text for one in stage.out._choices.seen] == ["Bob Marek", "Cho Marlin"]


def test_from_the_chips_enter_leads_back_to_who_did_it_where_that_is_not_clear(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("ann, bob")
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Tab)
    stage.types("marx")

    stage.out.stacks.setFocus()
    said = stage.out.hint
    stage.press(Qt.Key.Key_Return)

    assert said == "Enter leads back to “Knocked out by”: no player matches"
    assert stage.focus is stage.out.by


def test_whoever_busts_by_x_is_named_and_the_next_letters_say_by_whom(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.screen.view.land()

    stage.press(Qt.Key.Key_X)
    stage.types("dov")

    assert (stage.out.field.text(), stage.out.by.text()) == ("Ann Ost", "dov")
    assert stage.out.hint == "Enter: Ann Ost busted in 7th place, knocked out by Dov Kern"


def test_what_is_left_with_escape_says_what_was_not_answered(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.press(Qt.Key.Key_Escape)

    assert stage.said == f"Not answered: {stage.out.asked}"


def test_what_is_cancelled_says_what_was_not_answered(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)

    QTest.mouseClick(stage.out.leave, Qt.MouseButton.LeftButton)

    assert (stage.said, busts(stage)) == ("Not answered: Who busted?", [])


def test_a_name_inside_of_which_the_letters_stand_is_taken_with_who_is_out_and_begins_so(stage):
    desk = stage.event("Anna Aldrin", "Hanna Berg", "Joanna Cole", "Dov Kern", running=True)
    desk.do(Eliminate(1))
    desk.do(Eliminate(3))
    stage.press(Qt.Key.Key_F8)

    stage.types("anna")
    who = stage.out.apart, stage.out.hint
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)
    before = stage.out.apart
    stage.types("anna")
    by = stage.out.apart, stage.out.hint

    out = "Anna Aldrin is out, 4th place"
    assert who == (out, "Enter: Hanna Berg busted in 2nd place")
    assert (before, by[0]) == ("", out)
    assert by[1] == "Enter: Dov Kern busted in 2nd place, knocked out by Hanna Berg"
