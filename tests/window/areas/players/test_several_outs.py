"""Busts that are not of one player now: several on a hand, reported late, credited, taken back."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from director.tournament.commands import SetHandForHand, SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.seats.draws import Place
from director.window.event.requests import NameOut
from director.window.widgets.drop import drops_in_sight
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


def places(stage):
    """Who is out in which place."""
    return {stage.cockpit.name(one.entry.number): one.place for one in stage.t.standings()}


def seat_of(stage, name):
    entry = next(one for one in stage.t.entries if stage.cockpit.name(one) == name)
    return "-".join(map(str, stage.t.seats[entry]))


def test_two_of_one_hand_are_asked_for_their_chips_and_the_larger_stack_finishes_higher(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.enter("dov, fay")
    asked = stage.out.hint
    stage.enter("500 1,200")

    assert asked == "Chips at the start of the hand: Dov Kern and Fay Orr"
    assert places(stage) == {"Fay Orr": 6, "Dov Kern": 7}


def test_which_place_each_has_or_that_they_tie_is_said_before_enter(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov, fay")

    stage.out.stacks.setText("500 1,200")
    apart = stage.out.hint.splitlines()[1]
    stage.out.stacks.setText("500 500")

    assert apart == "Fay Orr 6th, Dov Kern 7th"
    assert stage.out.hint.splitlines()[1] == "Dov Kern and Fay Orr tie for 6th"


def test_whoever_has_no_enter_key_confirms_with_the_button(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    at_first = stage.out.deed.isEnabled()
    stage.types("dov, fay")
    without_chips = stage.out.deed.isEnabled()
    stage.out.stacks.setText("500 1,200")

    stage.out.deed.click()

    assert (at_first, without_chips) == (False, False)
    assert places(stage) == {"Fay Orr": 6, "Dov Kern": 7}


def test_two_table_seats_with_a_space_are_two_players(stage):
    stage.event(*NAMES, seated=True, running=True)
    both = f"{seat_of(stage, 'Ann Ost')} {seat_of(stage, 'Bob Marek')}"
    stage.press(Qt.Key.Key_F8)

    stage.enter(both)
    stage.enter("900 900")

    assert places(stage) == {"Ann Ost": 6, "Bob Marek": 6}


def test_of_several_each_has_to_be_clear(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.enter("dov, mar")

    hint = "“mar” matches 2 players: keep typing or use the arrow keys"
    assert (places(stage), stage.out.hint) == ({}, hint)


def test_of_several_the_arrows_and_enter_choose_whoever_is_not_clear_in_his_place(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.types("mar, dov")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)
    chosen = stage.out.field.text(), places(stage)
    stage.press(Qt.Key.Key_Return)
    stage.enter("900 900")

    assert chosen == ("Cho Marlin, dov", {})
    assert places(stage) == {"Cho Marlin": 6, "Dov Kern": 6}


def test_several_who_knocked_a_player_out_are_chosen_with_the_arrows_one_by_one(stage):
    stage.event(*NAMES, "Ann Moore", seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("gus")
    stage.press(Qt.Key.Key_Tab)

    stage.types("mar, ann")
    for _ in range(2):
        stage.press(Qt.Key.Key_Down)
        stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_Return)

    [bust] = stage.t.busts.values()
    assert [stage.cockpit.name(one) for one in bust.by] == ["Bob Marek", "Ann Moore"]


def test_at_several_tables_they_tie_only_hand_for_hand(stage):
    names = tuple(f"{letter}{letter} Doe" for letter in "abcdefghijkl")
    stage.event(*names, seated=True, running=True)
    one, other = (
        stage.cockpit.name(next(iter(stage.t.at_table(table).values())).number)
        for table in stage.t.tables
    )
    stage.press(Qt.Key.Key_F8)
    stage.enter(f"{one}, {other}")
    before = places(stage)

    stage.cockpit.bridge.do(SetHandForHand(True))
    stage.press(Qt.Key.Key_Return)

    assert (before, places(stage)) == ({}, {one: 11, other: 11})


def test_tab_leads_to_who_knocked_the_player_out_those_of_the_table_first(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)
    offered = len(stage.out._choices.offered)

    stage.enter("eve")

    [bust] = stage.t.busts.values()
    assert (offered, [stage.cockpit.name(one) for one in bust.by]) == (6, ["Eve Lund"])


def test_a_bust_that_is_reported_late_goes_in_before_the_one_named(stage):
    stage.event(*NAMES, seated=True, running=True)
    for name in ("ann", "bob"):
        stage.press(Qt.Key.Key_F8)
        stage.enter(name)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Tab)

    stage.types("bob")
    told = stage.out.hint
    stage.press(Qt.Key.Key_Return)

    assert told == "Enter: Dov Kern busted in 6th place"
    assert places(stage) == {"Bob Marek": 5, "Dov Kern": 6, "Ann Ost": 7}


def test_many_go_out_one_after_another_without_opening_it_again(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8, SHIFT)

    for name in ("ann", "bob", "dov"):
        stage.enter(name)

    assert places(stage) == {"Dov Kern": 5, "Bob Marek": 6, "Ann Ost": 7}
    assert stage.out.hint == "4 left. Escape to finish"


def test_once_one_is_left_nobody_is_asked_for_who_busted_next(stage):
    desk = stage.event(*NAMES[:2], seated=True, running=True)
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, bounty=20))))
    stage.press(Qt.Key.Key_F8, SHIFT)

    stage.enter("ann")
    stage.enter("bob")

    assert stage.t.winner is not None
    assert drops_in_sight() == []


def test_who_is_not_out_after_all_has_the_old_seat_again(stage):
    stage.event(*NAMES, seated=True, running=True)
    seat = stage.t.seats[4]
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")

    stage.press(Qt.Key.Key_F8, CTRL)
    stage.enter("dov")

    assert (places(stage), stage.t.seats[4]) == ({}, seat)


def test_where_somebody_has_it_another_seat_is_drawn(stage):
    stage.event(*NAMES, seated=True, running=True)
    seat = stage.t.seats[4]
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")
    stage.go("tables").map.go_to(stage.t.seats[1])
    stage.press(Qt.Key.Key_M)
    stage.enter(f"{seat.table}-{seat.seat}")

    stage.press(Qt.Key.Key_F8, CTRL)
    stage.enter("dov")

    assert stage.t.seats[1] == seat
    assert stage.t.seats[4] in [Place(1, number) for number in range(1, 9)]


def test_without_seats_nobody_is_given_one(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")

    stage.press(Qt.Key.Key_F8, CTRL)
    stage.enter("dov")

    assert (len(stage.t.left), dict(stage.t.seats), stage.t.drawn) == (7, {}, False)


def test_one_after_another_is_finished_and_not_cancelled(stage):
    stage.event(*NAMES, running=True)
    stage.cockpit.request(NameOut(several=True))
    at_first = stage.out.leave.text()

    stage.enter("dov")

    assert (at_first, stage.out.leave.text()) == ("Finish", "Finish")
    stage.out.leave.click()
    assert (stage.out.isVisible(), places(stage)) == (False, {"Dov Kern": 7})
    stage.press(Qt.Key.Key_F8)
    assert stage.out.leave.text() == "Cancel"


def test_a_list_pasted_where_busts_are_named_is_of_who_busted_and_registers_nobody(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    said = []

    for lines in ("Hal Bright\nIda Monk", "Ann Ost\r\nBob Marek\r\n"):
        stage.out.field.selectAll()
        QApplication.clipboard().setText(lines)
        stage.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        said.append((stage.out.field.text(), stage.out.hint))
    stage.press(Qt.Key.Key_Return)
    stage.enter("900 500")

    assert said == [
        ("Hal Bright, Ida Monk", "No player matches “Hal Bright”"),
        ("Ann Ost, Bob Marek", "Chips at the start of the hand: Ann Ost and Bob Marek"),
    ]
    assert ([stage.cockpit.name(one) for one in stage.t.out], len(stage.t.entries)) == (
        ["Bob Marek", "Ann Ost"],
        7,
    )
