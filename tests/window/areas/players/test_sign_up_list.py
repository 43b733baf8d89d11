"""A sign-up list in the window: pasted, answered by keys, taken in by one act."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.desk.register import Change, Person
from director.tournament.commands import Register
from director.tournament.entries.sign_ups import RESERVATION
from director.tournament.event.commands import CloseEvent
from director.tournament.money.commands import SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.window.areas.bounties.bounty_questions import OPEN
from director.window.areas.bounties.team_actions import MEMBERS, TEAM
from director.window.areas.players.sign_up_list import SignUpDrop
from director.window.areas.prizes.ticket_actions import PASS_ON
from director.window.event.asking.question import ANNOUNCE
from director.window.event.requests import CallClock
from director.window.event.screen_names import PLAYERS
from director.window.start.new_event import NewEventPage
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


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


def test_only_what_is_typed_is_said_to_be_kept(drop):
    empty = drop.hint.text()

    drop.typed.setPlainText("Bob Marek")
    typed = drop.hint.text()
    drop.typed.clear()

    assert (empty, drop.hint.text()) == ("Escape: close",) * 2
    assert typed == "Ctrl+Enter: look at the list   Escape: keep it for later"


def test_of_a_list_in_which_nobody_waits_it_is_not_said_that_it_is_kept(stage, drop):
    look(stage, drop, "Ann Ost\nBob Marek")
    waiting = drop.hint.text()
    drop.again.click()
    look(stage, drop, "Ann Ost")
    nobody = drop.hint.text()
    stage.press(Qt.Key.Key_Escape)

    answers = (
        "Enter: all of them   1–9: person   Double-click: next answer   "
        "Right-click: every answer to a line   "
    )
    assert waiting == f"{answers}Escape: keep the list for later"
    assert nobody == f"{answers}Escape: close, nobody waits"
    assert stage.said == "Nobody on the sign-up list waits: it is not kept"


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


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("Gus Amsel\nHal Orr\nAnn Ost", ["2 will owe $70 each"]),
        ("Gus Amsel\nHal Orr (paid)", ["1 will owe $70"]),
        ("Gus Amsel\nHal Orr $50", ["2 will owe $90 in all"]),
        ("Gus Amsel; paid\nHal Orr; alternate", []),
    ],
)
def test_what_those_who_enter_will_owe_is_said_before_the_list_is_taken_in(
    stage, drop, lines, told
):
    stage.cockpit.bridge.do(SetMoney(MoneyTerms("$", entry=Price(60, 10))))

    look(stage, drop, lines)

    assert [one for one in drop.sums.text().split("   ·   ") if "owe" in one] == told


def test_what_the_figures_of_a_list_are_taken_as_is_said_above_it(stage, drop):
    look(stage, drop, "Alan\t70\nDan 70\nFay Orr -5")
    told = drop.figures.text()
    drop.again.click()
    hidden = drop.figures.isHidden()
    look(stage, drop, "Ann Ost\nBob Marek")

    assert (told, hidden, drop.figures.isHidden()) == (
        "Figures beside the names: not read, each line asks",
        True,
        True,
    )


def test_figures_beside_a_payment_are_what_was_paid_and_what_was_taken_is_said(stage, drop):
    stage.cockpit.bridge.do(SetMoney(MoneyTerms("$", entry=Price(70, 10))))

    look(stage, drop, "Alan\tpaid\t60\nDan;card;70\nFay;alternate")
    told = drop.figures.text()
    for row in (1, 2):
        drop.view.choose(row)
        stage.press(Qt.Key.Key_N)
    paid = sorted(row.paid for row in drop.model.rows)
    drop.view.choose(3)
    stage.press(Qt.Key.Key_Delete)
    stage.press(Qt.Key.Key_Return)

    assert told == "Figures beside the names: what was paid"
    assert paid == ["", "$60 cash", "$70 card"]
    assert stage.said == (
        "Sign-up list: 2 entries  ·  2 payments recorded  ·  1 line skipped  ·  Ctrl+Z to undo"
    )


def test_all_that_the_register_takes_of_somebody_new_is_shown(stage, drop):
    look(stage, drop, "Jane\tDoe\t60\nBob\tRay\tbob@example.org")

    assert said(drop) == [
        (1, "taken", "new person · card 60"),
        (2, "taken", "new person · bob@example.org"),
    ]


def test_the_change_to_hand_back_is_said_before_the_list_is_taken_in(stage, drop):
    stage.cockpit.bridge.do(SetMoney(MoneyTerms("$", entry=Price(40, 10))))

    look(stage, drop, "2) Wendy Darling $60\nHal Orr $50\nIda Monk $60, reserved")
    paid = [row.paid for row in drop.model.rows]
    drop.go.click()

    assert paid == ["$60 cash, change $10", "$50 cash", "$60 cash"]
    assert stage.t.ledger.account(2).paid == 50


def test_a_line_that_offers_several_people_is_as_high_as_its_words(stage, drop):
    dans = [Person(name="Dan Ferris", city="Upper Long Creek Falls") for _ in range(2)]
    stage.event_list.book.register.write([Change(Person(), one) for one in dans], "Ina", "desk")

    look(stage, drop, "Dan Ferris\nGus Amsel")

    assert drop.view.rowHeight(0) > drop.view.rowHeight(1)


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
        (Qt.Key.Key_Space, "Dan Ferris, Reno, same name"),
        (Qt.Key.Key_2, "Dan Ferris, Elko, same name"),
        (Qt.Key.Key_N, "new person"),
        (Qt.Key.Key_Delete, "left out"),
    ],
    ids=["Space", "2", "N", "Delete"],
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


def paste(text):
    """Lines on the clipboard, pasted where the cursor is."""
    QApplication.clipboard().setText(text)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_V, CTRL)


def entered(stage):
    return [stage.cockpit.name(one) for one in stage.t.entries]


def test_names_pasted_where_one_is_registered_are_looked_at_and_enter_takes_them_all(stage):
    stage.event("Ann Ost")
    stage.screen.ask_name()

    paste("Bob Marek\r\nCho Marlin\r\n\r\nDov Kern\r\n")
    shown = [(row.number, row.name, row.who) for row in stage.page.drop(SignUpDrop).model.rows]
    stage.press(Qt.Key.Key_Return)

    assert shown == [
        (1, "Bob Marek", "new person"),
        (2, "Cho Marlin", "new person"),
        (4, "Dov Kern", "new person"),
    ]
    assert entered(stage) == ["Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern"]
    assert (stage.screen.name.text(), stage.page.drop(SignUpDrop).isVisible()) == ("", False)


def test_one_line_with_its_end_is_a_name_as_any_other(stage):
    stage.event()
    stage.screen.ask_name()

    paste("Ann Ost\n")
    stage.press(Qt.Key.Key_Return)

    assert entered(stage) == ["Ann Ost"]


@pytest.mark.parametrize(
    "asks",
    [
        lambda stage: stage.press(Qt.Key.Key_F, CTRL),
        lambda stage: stage.cockpit.request(CallClock()),
        lambda stage: stage.cockpit.request(TEAM),
        lambda stage: stage.cockpit.request(MEMBERS),
        lambda stage: stage.cockpit.request(PASS_ON),
        lambda stage: stage.cockpit.request(OPEN),
    ],
    ids=["find", "call the clock", "team", "members", "ticket", "envelope"],
)
def test_names_pasted_wherever_a_name_is_typed_are_a_list_of_this_event(stage, asks):
    stage.event(*NAMES, seated=True, running=True)
    asks(stage)

    paste("Hal Bright\nIda Monk")

    drop = stage.page.drop(SignUpDrop)
    assert (drop.isVisible(), [row.name for row in drop.model.rows]) == (
        True,
        ["Hal Bright", "Ida Monk"],
    )


def test_lines_for_the_wall_are_no_list_of_people(stage):
    stage.event("Ann Ost")
    stage.cockpit.request(ANNOUNCE)

    paste("Dinner is served\non the second floor")

    assert stage.page.asking.field.text() == "Dinner is served on the second floor"
    assert not stage.page.drop(SignUpDrop).isVisible()


def test_the_list_goes_to_the_event_in_sight_whatever_else_is_open(stage):
    stage.event("Ann Ost")
    stage.event("Eve Lund")
    stage.screen.ask_name()

    paste("Bob Marek\nCho Marlin\nBob Marek")
    stage.press(Qt.Key.Key_N)
    stage.press(Qt.Key.Key_Return, CTRL)

    first, second = [kept.cockpit for kept in stage.window.events.kept.values()]
    assert [len(first.tournament.entries), entered(stage)] == [
        1,
        ["Eve Lund", "Bob Marek (no. 2)", "Cho Marlin", "Bob Marek (no. 4)"],
    ]
    assert second is stage.cockpit


def press_in_the_window(stage, key):
    """Ctrl and a key as the machine sends them: while they are held, everybody can ask for Ctrl."""
    QTest.keyClick(stage.window.windowHandle(), key, CTRL)


def marked(drop):
    return [row.number for row in drop.view.choices]


def test_another_list_marks_its_first_open_line_and_nothing_that_an_old_one_left(stage):
    stage.event("Ann Ost")
    stage.screen.ask_name()
    QApplication.clipboard().setText("Name\tCity\nBob Marek\tReno\nCho Marlin\tReno")
    press_in_the_window(stage, Qt.Key.Key_V)
    drop = stage.page.drop(SignUpDrop)
    first = marked(drop)
    stage.press(Qt.Key.Key_Escape)
    stage.screen.ask_name()
    QApplication.clipboard().setText("Dov Kern\nEve Lund\nDov Kern\nFay Orr")

    press_in_the_window(stage, Qt.Key.Key_V)

    assert (first, marked(drop)) == ([2], [3])


def test_a_list_that_is_shown_again_marks_what_waits_for_an_answer(stage, drop):
    look(stage, drop, "Gus Amsel\nHal Bright\nGus Amsel\nHal Bright")
    stage.press(Qt.Key.Key_Down)
    QTest.mouseClick(drop._scrim, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))

    press_in_the_window(stage, Qt.Key.Key_F7)
    again = marked(drop)
    stage.press(Qt.Key.Key_N)

    assert (again, marked(drop)) == ([3], [4])
    assert said(drop)[1] == (1, "taken", "new person")


def test_once_everybody_is_decided_nobody_is_asked_for_any_more(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris")
    stage.press(Qt.Key.Key_Return)
    asked = stage.said

    stage.press(Qt.Key.Key_N)

    assert (asked, stage.said) == ("First say who line 2 is", "")


def test_a_line_without_a_name_shows_what_stands_in_it(stage, drop):
    look(stage, drop, "No.\tName\n7 Hal Bright\t\n\tGus Amsel")

    assert [(row.name, row.kind, row.who) for row in drop.model.rows] == [
        ("7 Hal Bright", "wrong", "There is no name"),
        ("Gus Amsel", "taken", "new person"),
    ]


def test_who_may_be_meant_and_plays_already_is_told_as_such(stage, drop):
    look(stage, drop, "Anna Ost (friend)")

    assert drop.model.rows[0].who == (
        "? Ann Ost, nearly the same, already in the tournament · “friend” is left out of the name"
    )


def test_enter_goes_to_the_first_who_is_not_known_yet(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris")
    stage.press(Qt.Key.Key_Down)

    stage.press(Qt.Key.Key_Return)

    assert (stage.said, drop.view.choice.name) == (
        "First say who line 2 is",
        "Dan Ferris",
    )
    assert stage.t.entered == 1


@pytest.mark.parametrize("beside", ["Escape", "a click"])
def test_what_is_put_away_before_it_was_taken_is_there_again(stage, drop, beside):
    look(stage, drop, "Gus Amsel\nDan Ferris")
    stage.press(Qt.Key.Key_2)
    before = said(drop)

    if beside == "Escape":
        stage.press(Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(drop._scrim, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    heard, gone = stage.said, not drop.isVisible()
    stage.press(Qt.Key.Key_F7, CTRL)

    kept = "The sign-up list is kept until the event or the program is closed: Ctrl+F7 shows it"
    assert (gone, heard) == (True, kept)
    assert (said(drop), drop.isVisible()) == (before, True)


@pytest.mark.parametrize("looked_at", [True, False])
def test_a_discarded_list_is_said_to_be_and_can_be_brought_back(stage, drop, looked_at):
    drop.typed.setPlainText("Gus Amsel\nDan Ferris")
    if looked_at:
        stage.press(Qt.Key.Key_Return, CTRL)
        stage.press(Qt.Key.Key_2)
    before, button = said(drop), drop.leave.text()

    drop.leave.click()
    heard, waits = stage.said, stage.cockpit.sign_ups_kept
    stage.press(Qt.Key.Key_F7, CTRL)
    empty = (drop.found, drop.typed.toPlainText(), drop.leave.text(), drop.back.text())
    drop.back.click()

    assert (button, heard, waits) == (
        "Discard list",
        "Sign-up list discarded: 2 lines  ·  Ctrl+F7 offers it again",
        0,
    )
    assert empty == (None, "", "Cancel", "Bring back 2 discarded lines")
    assert (said(drop), drop.typed.toPlainText()) == (before, "Gus Amsel\nDan Ferris")
    assert (drop.leave.text(), drop.back.isVisible(), stage.said) == ("Discard list", False, "")


def test_that_a_list_is_kept_is_said_no_more_once_it_is_open(stage, drop):
    look(stage, drop, "Gus Amsel\nKay Moss")
    stage.press(Qt.Key.Key_Escape)

    stage.press(Qt.Key.Key_F7, CTRL)

    assert stage.said == ""


def test_a_list_of_people_who_are_all_in_is_not_kept(stage, drop):
    look(stage, drop, "Ann Ost\nAnn Ost")
    stage.press(Qt.Key.Key_Delete)
    stage.press(Qt.Key.Key_Escape)

    assert stage.said == "Nobody on the sign-up list waits: it is not kept"
    assert (drop.found, drop.unsaved, stage.screen.kept.isVisible()) == (None, "", False)


def test_who_was_registered_by_hand_meanwhile_waits_in_the_list_no_more(stage, drop):
    desk = stage.cockpit.bridge.desk
    gus = desk.player("Gus Amsel")
    look(stage, drop, "Ann Ost\nGus Amsel\nKay Moss")
    stage.press(Qt.Key.Key_Escape)
    before = stage.screen.kept.text()

    desk.do(Register(gus, "late"))

    assert (before, stage.screen.kept.text()) == (
        "2 lines of a sign-up list wait: show the list",
        "1 line of a sign-up list waits: show the list",
    )


def test_only_those_who_come_are_counted_as_new(stage, drop):
    look(stage, drop, "Gus Amsel\nHal Bright")
    stage.press(Qt.Key.Key_Delete)

    assert (drop.sums.text(), drop.go.text()) == ("1 new person", "Register 1 player")


def test_those_who_do_not_enter_are_added_and_not_registered(stage, drop):
    look(stage, drop, "Gus Amsel\nHal Bright")
    entering = drop.go.text()
    stage.press(Qt.Key.Key_Escape)
    drop.found = None
    stage.press(Qt.Key.Key_F7, CTRL)
    drop.way.setCurrentIndex(drop.way.findData(RESERVATION))

    look(stage, drop, "Gus Amsel\nHal Bright")

    assert (entering, drop.go.text()) == ("Register 2 players", "Add 2 players")


def test_a_closed_event_takes_no_list(stage):
    stage.event("Ann Ost").do(CloseEvent("test"))
    stage.cockpit.ask_for(PLAYERS)
    stage.screen.ask_name()

    paste("Bob Marek\nCho Marlin")

    assert stage.said == "The event is closed: reopen it first, in the Event menu"
    assert not stage.page.drop(SignUpDrop).isVisible()


def test_lines_that_name_nobody_are_not_kept_where_an_event_is_named(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)

    paste("Evil\tName\nsecond line \u202e abc <b>bold</b>")

    assert (stage.said, page.unsaved) == ("Nobody is named in what was pasted", "")
    paste("Evil\tName\nx\tBob Marek\ny\t--")
    heard = "1 player kept: comes as a sign-up list with the event"
    assert (stage.said, page.name.text()) == (heard, "")


def test_that_a_list_is_kept_is_said_no_longer_once_it_is_discarded(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)
    paste("Bob Marek\nCho Marlin")
    heard = stage.said

    stage.press(Qt.Key.Key_Escape)
    page.unsaved_question.discard.click()

    assert heard == "2 players kept: they come as a sign-up list with the event"
    assert (page.unsaved, stage.said) == ("", "")


def test_an_event_is_not_called_by_signs_that_turn_what_follows(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)

    paste("Friday\u202e HORSE")
    page.view.choose("horse")

    assert (page.name.text(), page.name.isModified()) == ("Friday HORSE", True)
    stage.press(Qt.Key.Key_Return, CTRL)
    assert stage.t.name == "Friday HORSE"


def test_so_many_are_expected_as_the_list_names_until_another_number_is_typed(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)
    page.view.choose("horse")
    players = page.form.fields["players"]

    paste("Bob Marek\nCho Marlin")
    followed = players.text(), page.form.answered().structure.expected.players
    players.setText("30")
    page.name.setFocus()
    paste("Bob Marek\nCho Marlin\nDov Kern")
    typed = players.text()
    page._forget()

    assert (followed, typed, players.text()) == (("2", 2), "30", "60")

    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)

    paste("Bob Marek\nCho Marlin")
    heard, named = stage.said, page.name.text()
    stage.types("Friday HORSE")
    page.view.choose("horse")
    stage.press(Qt.Key.Key_Return, CTRL)

    drop = stage.page.drop(SignUpDrop)
    assert (heard, named) == ("2 players kept: they come as a sign-up list with the event", "")
    assert (stage.t.name, drop.isVisible(), [row.name for row in drop.model.rows]) == (
        "Friday HORSE",
        True,
        ["Bob Marek", "Cho Marlin"],
    )


def test_only_the_marked_rows_are_taken_with_shift_and_enter_and_the_others_stay(stage, drop):
    look(stage, drop, "Bob Marek\nCho Marlin\nDov Kern")

    stage.press(Qt.Key.Key_Down, SHIFT)
    stage.press(Qt.Key.Key_Return, SHIFT)
    taken, left = entered(stage), said(drop)
    stage.press(Qt.Key.Key_Return)

    assert taken == ["Ann Ost", "Bob Marek", "Cho Marlin"]
    assert [who for *_, who in left] == ["new person"]
    assert entered(stage) == [*taken, "Dov Kern"]
    assert not drop.isVisible()


def test_who_is_meant_is_said_before_a_marked_row_is_taken(stage, drop):
    look(stage, drop, "Dan Ferris\nBob Marek")

    stage.press(Qt.Key.Key_Return, SHIFT)

    assert (entered(stage), drop.isVisible()) == (["Ann Ost"], True)
    assert stage.said == "First say who line 1 is"


def test_names_pasted_in_the_register_are_sent_to_an_event_in_one_sentence(stage):
    stage.press(Qt.Key.Key_R, CTRL)
    stage.press(Qt.Key.Key_F, CTRL)

    paste("Hal Bright\nIda Monk")

    assert stage.said == ("A pasted list is taken in by an event: open one and paste it on Players")


def test_what_was_answered_holds_after_a_look_at_the_text_and_what_is_open_is_in_sight(stage, drop):
    many = "\n".join(f"Player {number}" for number in range(40))
    look(stage, drop, f"{many}\nGus Amsel\nDan Ferris\nGus Amsel")
    stage.press(Qt.Key.Key_N)
    stage.press(Qt.Key.Key_N)
    answered = said(drop)
    drop.view.scrollToBottom()

    drop.again.click()
    drop.go.click()

    assert said(drop) == answered
    assert (drop.view.verticalScrollBar().value(), drop.go.isEnabled()) == (0, True)


def test_who_came_by_a_list_has_it_in_the_own_history_with_the_seat_that_came_with_it(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F7)
    paste("Una Vance\nVera Wolff")
    stage.press(Qt.Key.Key_V, CTRL)
    stage.press(Qt.Key.Key_Return, CTRL)
    una = next(one for one in stage.t.entries if stage.cockpit.name(one) == "Una Vance")
    stage.go("players")
    stage.screen.view.choose(una)

    told = [row.what for row in stage.screen.card.history.model.rows]

    seat = stage.t.seats[una]
    assert told == [f"Registered from a list of 2, seat {seat.table}–{seat.seat}"]


def test_a_list_pasted_beside_the_field_is_a_sign_up_list(stage):
    stage.event("Ann Ost", running=True)
    stage.screen.view.setFocus()

    paste("Bob Marek\nCho Marlin")

    drop = stage.page.drop(SignUpDrop)
    assert (drop.isVisible(), drop.typed.toPlainText()) == (True, "Bob Marek\nCho Marlin")


def test_a_name_pasted_beside_the_field_stands_in_it(stage):
    stage.event("Ann Ost", running=True)
    stage.screen.view.setFocus()

    paste("Bob Marek")

    assert (stage.focus, stage.screen.name.text()) == (stage.screen.name, "Bob Marek")


def test_a_list_that_is_left_for_another_page_is_said_to_be_kept(stage, drop):
    look(stage, drop, "Kay Moss")

    stage.press(Qt.Key.Key_2, CTRL)
    on_a_screen = stage.said
    stage.press(Qt.Key.Key_F7, CTRL)
    stage.press(Qt.Key.Key_N, CTRL)

    kept = "he sign-up list is kept until the event or the program is closed: Ctrl+F7 shows it"
    assert (on_a_screen, stage.said) == (f"T{kept}", f"Friday: t{kept}")


def test_every_answer_is_a_click_on_a_button_and_the_keys_stay_in_the_list(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris\nAnn Ost")
    new, leave_out, turn, marked = drop.answers

    heard = []
    for button in (new, leave_out, turn):
        drop.view.choose(2)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        heard.append(next(who for number, _, who in said(drop) if number == 2))
    focus = stage.focus
    drop.view.choose(1)
    QTest.mouseClick(marked, Qt.MouseButton.LeftButton)

    assert heard == ["new person", "left out", "Dan Ferris, Reno, same name"]
    assert focus is drop.view
    assert [one.name for one in stage.go(PLAYERS).model.rows] == ["Ann Ost", "Gus Amsel"]


def test_a_right_click_on_a_line_offers_whoever_may_be_meant(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris\nAnn Ost")
    drop.view.choose(2)

    drop.view.context_menu.open_at_choice()
    menu = drop.view.context_menu.menu
    offered = [one.text() for one in menu.actions() if not one.isSeparator()]
    menu.actions()[1].trigger()

    assert offered == [
        "Dan Ferris, Reno, same name\t1",
        "Dan Ferris, Elko, same name\t2",
        "New person (N)",
        "Leave out (Delete)",
        "Next answer (Space)",
        "Take in marked rows (Shift+Enter)",
    ]
    assert (2, "taken", "Dan Ferris, Elko, same name") in said(drop)


def test_lines_that_wait_are_named_on_the_players_screen_and_a_click_shows_them(stage, drop):
    look(stage, drop, "Gus Amsel\nDan Ferris\nKay Moss")
    QTest.mouseClick(drop._scrim, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    kept = stage.screen.kept
    waits = kept.isVisible(), kept.text()

    QTest.mouseClick(kept, Qt.MouseButton.LeftButton)
    shown = drop.isVisible(), len(said(drop))
    drop.leave.click()

    assert waits == (True, "3 lines of a sign-up list wait: show the list")
    assert (shown, kept.isVisible()) == ((True, 3), False)
