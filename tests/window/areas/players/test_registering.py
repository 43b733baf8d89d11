"""Registering takes the money; what is forbidden needs a note; alternates wait in line."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest

from director.desk.register import Change, Person
from director.tournament.commands import Refused, Register, SetMoney, SetRegistration
from director.tournament.money.state import MoneyTerms, Price
from director.views.wall.wall import poster
from director.window.areas.players.player_columns import COLUMNS
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
TERMS = MoneyTerms("$", 0, Price(100, 10))


def listed(stage, *titles):
    wanted = [column for column in COLUMNS if column.title in titles]
    return [tuple(column.text(row) for column in wanted) for row in stage.screen.model.rows]


def priced(stage, *names):
    """An event with a price in which these players have paid in cash."""
    desk = stage.event()
    desk.do(SetMoney(TERMS))
    for number, name in enumerate(names):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    stage.cockpit.refreshed.emit()
    return desk


def paid(stage):
    return [(line.entry, line.amount, line.method) for line in stage.t.ledger.lines.values()]


def test_enter_registers_and_takes_the_price(stage):
    priced(stage)

    stage.enter("Ann Ost")

    assert (listed(stage, "Name", "Paid"), paid(stage)) == (
        [("Ann Ost", "$110")],
        [(1, 110, "cash")],
    )


def test_a_line_of_headings_is_no_player(stage):
    stage.event()
    stage.go("players")
    stage.press(Qt.Key.Key_F7)

    stage.enter("Name;Email;Seat")

    assert stage.said == "These are headings of columns, not a player"
    assert not stage.t.entries


def test_f3_chooses_how_players_pay_from_now_on(stage):
    priced(stage)

    stage.press(Qt.Key.Key_F3)
    stage.enter("Ann Ost")
    stage.enter("Bob Marek")

    assert paid(stage) == [(1, 110, "card"), (2, 110, "card")]


def test_who_pays_later_owes_and_a_word_finds_them(stage):
    priced(stage, "Ann Ost")
    for _ in range(4):
        stage.press(Qt.Key.Key_F3)
    stage.enter("Bob Marek")

    stage.press(Qt.Key.Key_F, CTRL)
    stage.types("owes")

    assert listed(stage, "Name", "Paid") == [("Bob Marek", "owes $110")]


def test_later_holds_for_one_player_and_the_next_pays_as_those_before(stage):
    priced(stage)
    stage.press(Qt.Key.Key_F3)  # card
    for _ in range(3):
        stage.press(Qt.Key.Key_F3)
    stage.enter("Ann Ost")
    stage.enter("Bob Marek")

    assert [way for _, _, way in paid(stage)] == ["ticket"]


def test_without_a_price_nobody_is_asked_how_to_pay(stage):
    stage.event()

    stage.enter("Ann Ost")

    assert (stage.screen.way.isVisible(), paid(stage)) == (False, [])


def test_a_banned_person_is_refused_with_the_reason_and_the_name_stays(stage):
    banned = Person(name="Ann Ost", banned="stole chips")
    stage.book.register.write([Change(Person(), banned)], "Ina", "desk 1")
    stage.event()

    stage.enter("Ann Ost")

    assert (stage.said, stage.screen.name.text(), len(stage.t.entries)) == (
        "Ann Ost is banned: stole chips  ·  F4: override",
        "Ann Ost",
        0,
    )


def test_f4_and_a_note_do_it_all_the_same_and_the_field_is_free_again(stage):
    desk = stage.event("Bob Marek")
    desk.do(SetRegistration(False))
    stage.screen.ask_name()
    stage.enter("Ann Ost")

    stage.press(Qt.Key.Key_F4)
    stage.enter("came from the hospital")

    facts = desk.log.records[-1].facts
    assert (facts[0].note, len(stage.t.entries), stage.screen.name.text()) == (
        "came from the hospital",
        2,
        "",
    )


def test_without_a_note_nothing_is_done_all_the_same(stage):
    desk = stage.event("Bob Marek")
    desk.do(SetRegistration(False))
    stage.screen.ask_name()
    stage.enter("Ann Ost")

    stage.press(Qt.Key.Key_F4)
    stage.press(Qt.Key.Key_Return)

    assert (len(stage.t.entries), stage.page.asking.isVisible()) == (1, True)


def test_enter_twice_overrides_nothing(stage):
    desk = stage.event("Bob Marek")
    desk.do(SetRegistration(False))
    stage.screen.ask_name()

    stage.enter("Ann Ost")
    stage.press(Qt.Key.Key_Return)

    assert len(stage.t.entries) == 1


def test_registration_is_closed_and_opened_again_by_the_name_of_what_would_happen(stage):
    priced(stage, "Ann Ost")
    offered = []
    for typed in ("close registration", "reopen registration"):
        stage.press(Qt.Key.Key_K, CTRL)
        stage.types(typed)
        offered.append(stage.window.palette_of_window.drop.offered[0])
        stage.press(Qt.Key.Key_Return)
        stage.enter("Bob Marek")
        shown = poster(stage.t, stage.now, stage.library, {})
        offered.append((len(stage.t.entries), shown.title))

    assert offered == [
        "Close registration",
        (1, "Registration closed"),
        "Reopen registration",
        (2, "Registration open"),
    ]


def test_shift_f7_lists_the_typed_name_as_an_alternate(stage):
    stage.event("Bob Marek")
    stage.screen.ask_name()
    for name in NAMES[2:4]:
        stage.types(name)
        stage.press(Qt.Key.Key_F7, SHIFT)

    assert (listed(stage, "Name", "State"), stage.screen.name.text()) == (
        [("Bob Marek", "in"), ("Cho Marlin", "alternate 1"), ("Dov Kern", "alternate 2")],
        "",
    )


def test_one_key_lets_the_next_alternate_in(stage):
    test_shift_f7_lists_the_typed_name_as_an_alternate(stage)

    stage.press(Qt.Key.Key_A, CTRL | SHIFT)

    assert listed(stage, "Name", "State") == [
        ("Bob Marek", "in"),
        ("Cho Marlin", "in"),
        ("Dov Kern", "alternate 1"),
    ]


def test_delete_strikes_the_chosen_alternate(stage):
    test_shift_f7_lists_the_typed_name_as_an_alternate(stage)
    stage.screen.view.setFocus()
    stage.screen.view.choose(-stage.t.alternates[0])

    stage.press(Qt.Key.Key_Delete)

    assert listed(stage, "Name", "State") == [("Bob Marek", "in"), ("Dov Kern", "alternate 1")]


def test_what_was_voided_is_listed_when_it_is_asked_for(stage):
    priced(stage, "Ann Ost", "Bob Marek")
    stage.screen.view.choose(2)
    stage.screen.view.setFocus()
    stage.press(Qt.Key.Key_V, SHIFT)
    stage.enter("registered by mistake")
    usual = listed(stage, "Name")

    stage.screen.filter.setText("voided")

    assert (usual, listed(stage, "No.", "Name", "Paid", "State")) == (
        [("Ann Ost",)],
        [("2", "Bob Marek", "registered by mistake", "voided")],
    )


def test_a_name_that_paper_cannot_print_is_said_when_it_is_registered(stage):
    priced(stage)

    stage.enter("Dov ~")
    QTest.qWait(1)

    assert stage.said == "Paper cannot print ~ in Dov ~"


def test_a_letter_that_may_have_been_a_key_asks_once_before_it_is_a_player(stage):
    stage.event()

    stage.enter("D")
    asked, none = stage.said, len(stage.t.entries)
    stage.press(Qt.Key.Key_Return)

    assert (asked, none) == ("D is not in the register: Enter again for a new player", 0)
    assert listed(stage, "Name") == [("D",)]


def test_once_play_runs_an_unknown_name_asks_once_and_a_known_one_does_not(stage):
    stage.book.register.write([Change(Person(), Person(name="Gus Amsel"))], "Ina", "desk 1")
    stage.event(*NAMES[:3], seated=True, running=True)
    stage.screen.ask_name()

    stage.enter("Gus Amsel")
    stage.enter("award satellite")
    asked, then = stage.said, len(stage.t.entries)
    stage.types("s")
    stage.press(Qt.Key.Key_Return)

    assert (asked, then) == (
        "Award satellite is not in the register: Enter again for a new player",
        4,
    )
    assert (len(stage.t.entries), stage.said) == (
        4,
        "Award satellites is not in the register: Enter again for a new player",
    )


def test_what_is_no_name_is_refused_in_words(stage):
    stage.event()

    stage.enter("!?")

    assert (stage.said, len(stage.t.entries)) == ("A name has letters: “!?” has none", 0)


def test_what_the_register_refuses_is_said_in_its_words(stage, monkeypatch):
    def full(*_):
        raise Refused("{field} is too long", field="name")

    stage.event()
    monkeypatch.setattr(stage.book.register, "write", full)

    stage.enter("Ann Ost")

    assert (stage.said, stage.screen.name.text()) == ("Name is too long", "Ann Ost")


def test_a_name_left_over_from_a_refusal_is_asked_about_before_it_waits_for_a_seat(stage):
    banned = Person(name="Ann Ost", banned="stole chips")
    stage.book.register.write([Change(Person(), banned)], "Ina", "desk 1")
    desk = stage.event("Bob Marek", "Cho Marlin")
    stage.screen.ask_name()
    stage.enter("Ann Ost")
    desk.do(Register(desk.player("Dov Kern"), "late"))

    stage.press(Qt.Key.Key_F7, SHIFT)

    assert (stage.said, stage.t.alternates, stage.screen.name.selectedText()) == (
        "Shift+F7 again: Ann Ost waits for a seat",
        (),
        "Ann Ost",
    )


def test_under_x11_ctrl_u_belongs_to_the_window_also_while_a_name_is_typed(stage):
    stage.event()
    field = stage.screen.name
    field.setText("Ann")

    class CtrlU(QKeyEvent):
        """As X11 has it."""

        def matches(self, key):
            return key == QKeySequence.StandardKey.DeleteCompleteLine

    pressed = CtrlU(QEvent.Type.ShortcutOverride, Qt.Key.Key_U, CTRL, "")
    field.event(pressed)

    assert (pressed.isAccepted(), field.text()) == (False, "Ann")


def test_a_name_that_nobody_has_is_registered_by_a_click_and_tab_leads_on(stage):
    stage.event(*NAMES)
    stage.go("players")
    stage.press(Qt.Key.Key_F7)
    field = stage.screen.name
    stage.types("Zita Novak")
    offered = [one.text for one in field.choices.offered]
    stage.press(Qt.Key.Key_Tab)
    after_tab = stage.t.entered
    stage.press(Qt.Key.Key_F7)
    field.offer()
    QTest.qWait(20)

    at = field.choices.mapTo(stage.window, QPoint(40, 16))
    handle, plain = stage.window.windowHandle(), Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, plain, at)

    assert (offered, after_tab) == (["new: Zita Novak"], len(NAMES))
    assert [stage.cockpit.name(one) for one in stage.t.entries][-1] == "Zita Novak"
    assert field.text() == ""
