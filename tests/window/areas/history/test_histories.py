"""The history: every record found, read in full, and taken back with what stands on it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from director.books.book import Books
from director.desk.desk import open_event
from director.desk.undo_preview import preview_take_back
from director.tournament.busts.facts import PlayerEliminated
from director.tournament.commands import (
    ChoosePayTable,
    CloseEvent,
    CountDrawer,
    DrawSeats,
    Eliminate,
    MoveFloat,
    PayOut,
    PayPrize,
    Refused,
    Register,
    RenameEvent,
    ReopenEvent,
    SetMoney,
    VoidEntry,
    VoidPrize,
    Warn,
)
from director.tournament.money.facts import MoneyTaken
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.facts import PrizePaid
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.views.log.log_search import Kind, LogSearch, search
from director.window.areas.history.history_actions import HISTORY
from director.window.areas.history.record_rows import RecordsModel
from director.window.event.bridge import DeskBridge
from director.window.look.fonts import font
from director.window.widgets.buttons import IconButton
from director.window.widgets.table_rows import Column
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY, STRUCTURE
from tests.window.stages import CTRL, NAMES


def words(screen):
    """What the list says: number and words, with what has become of it."""
    columns = screen.model.columns
    return [tuple(columns[at].text(row) for at in (0, 2)) for row in screen.model.rows]


@pytest.fixture
def desk():
    made = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY)
    for name in NAMES[:4]:
        made.do(Register(made.player(name), "seed"))
    made.do(DrawSeats("seats"))
    return made


def log_search(desk):
    made = LogSearch(desk)
    made.read_on(60)
    return made


def test_records_are_found_by_beginnings_of_words_tables_operators_and_numbers(desk):
    desk.do(Warn(2, "phone at the table"))
    seen = log_search(desk)

    found = {
        text: seen.found(search(text))
        for text in ("bob", "mar", "table 1", "table 11", "INA", "desk 1 phone", "#3", "arek", "")
    }

    assert found == {
        "bob": [7, 6, 3],
        "mar": [7, 6, 4, 3],
        "table 1": [7, 6],
        "table 11": [],
        "INA": [7, 6, 5, 4, 3, 2, 1],
        "desk 1 phone": [7],
        "#3": [3],
        "arek": [],
        "": [7, 6, 5, 4, 3, 2, 1],
    }


def test_what_was_put_right_or_taken_back_later_is_known(desk):
    desk.do(VoidEntry(1, "by mistake"))
    desk.do(RenameEvent("Saturday"))
    desk.do(Warn(2, "phone"))
    desk.undo()
    seen = log_search(desk)

    assert {kind: seen.found(search("", kind)) for kind in Kind} == {
        Kind.EVERYTHING: list(range(10, 0, -1)),
        Kind.TAKEN_BACK: [9],
        Kind.PUT_RIGHT: [2, 1],
        Kind.CORRECTIONS: [10, 8, 7],
    }
    assert (seen.put_right_by(2), seen.taken_back_by(9), seen.taken_back_by(8)) == ([7], 10, None)


def test_a_correction_that_was_taken_back_corrects_nothing(desk):
    desk.do(VoidEntry(1, "by mistake"))
    desk.undo()

    assert log_search(desk).found(search("", Kind.PUT_RIGHT)) == []


def test_who_holds_an_entry_now_is_found_from_then_on(desk):
    seen = log_search(desk)
    desk.do(Warn(1, "phone"))
    seen.read_on(60)

    assert seen.found(search("ann")) == [7, 6, 2]


@pytest.mark.parametrize(
    ("new", "old", "narrower"),
    [
        (search("marl"), search("mar"), True),
        (search("mar ann"), search("mar"), True),
        (search("ann"), search("mar"), False),
        (search("mar", Kind.TAKEN_BACK), search("mar"), False),
        (search("#1"), search("#"), False),
    ],
)
def test_a_longer_word_is_looked_for_in_what_was_found(new, old, narrower):
    assert new.narrows(old) is narrower


def test_the_list_grows_above_and_stays_sound(qapp):
    model = RecordsModel((Column("", str),))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    shown = []

    for rows in ([], [3, 2, 1], [5, 4, 3, 2, 1], [4, 1], [4, 1], []):
        model.show(rows)
        shown.append((list(model.rows), model.place(4), model.place(9), model.place("")))

    assert shown == [
        ([], None, None, None),
        ([3, 2, 1], None, None, None),
        ([5, 4, 3, 2, 1], 1, None, None),
        ([4, 1], 0, None, None),
        ([4, 1], 0, None, None),
        ([], None, None, None),
    ]


def test_the_history_lists_everything_with_what_became_of_it(stage):
    desk = stage.event(*NAMES[:2])
    desk.do(VoidEntry(1, "by mistake"))
    desk.do(Register(desk.player("Cho Marlin"), "seed"))
    desk.undo()

    stage.press(Qt.Key.Key_8, CTRL)

    assert words(stage.screen) == [
        ("6", "Undone: Cho Marlin registered"),
        ("5", "(undone) Cho Marlin registered"),
        ("4", "Ann Ost’s entry voided: by mistake"),
        ("3", "Bob Marek registered"),
        ("2", "(corrected) Ann Ost registered"),
        ("1", "Friday opened"),
    ]


def test_typing_filters_and_escape_leads_back_to_the_list(stage):
    stage.event(*NAMES[:3])
    stage.press(Qt.Key.Key_8, CTRL)

    stage.press(Qt.Key.Key_F, CTRL)
    stage.types("bob")

    assert words(stage.screen) == [("3", "Bob Marek registered")]
    assert stage.screen.count.text() == "1 of 4 records"
    stage.press(Qt.Key.Key_Escape)
    assert stage.focus is stage.screen.view


def test_the_history_of_the_chosen_player_is_a_key_away(stage):
    stage.event(*NAMES[:3])
    stage.screen.view.choose(2)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)

    assert words(stage.screen) == [("3", "Bob Marek registered")]


def asked(stage, qtbot, number):
    """The question whether a record is taken back."""
    stage.press(Qt.Key.Key_8, CTRL)
    stage.screen.view.choose(number)
    stage.press(Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: stage.screen.pane.asked is not None)
    return stage.screen.pane


def test_what_stands_on_a_record_is_named_and_enter_takes_all_of_it_back(stage, qtbot):
    desk = stage.event(*NAMES[:4])
    desk.do(DrawSeats("seats"))
    desk.do(Warn(2, "phone"))
    desk.do(Eliminate(2))

    pane = asked(stage, qtbot, 3)

    assert pane.asked.numbers == (3, 7, 8)
    assert [row.words for row in pane.question.view.rows][:6] == [
        "Also undone",
        "7  Bob Marek warned: phone",
        "8  Bob Marek busted in 4th place",
        "Players",
        "Bob Marek is no longer registered (was place 4)",
        "Players left: 3 of 4 → 3 of 3",
    ]
    assert pane.question.confirm.text() == "Undo all 3 (Enter)"
    assert stage.focus is pane.question.confirm
    stage.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not stage.cockpit.bridge.busy)
    assert stage.said == (
        "Undone: Bob Marek registered (2 with it)  ·  Bob Marek is no longer registered"
        " (was place 4)  ·  Ctrl+Y to redo"
    )
    assert sorted(stage.t.entries) == [1, 3, 4]
    assert stage.focus is stage.screen.view


def test_escape_leaves_everything_as_it_was(stage, qtbot):
    desk = stage.event(*NAMES[:4])
    asked(stage, qtbot, 3)

    stage.press(Qt.Key.Key_Escape)

    assert stage.screen.pane.asked is None
    assert len(desk.log.records) == 5
    assert stage.focus is stage.screen.view


def test_a_question_is_put_again_after_something_else_was_done(stage, qtbot):
    desk = stage.event(*NAMES[:4])
    pane = asked(stage, qtbot, 3)

    desk.do(DrawSeats("seats"))

    assert pane.asked is None
    assert stage.said == "Something else was recorded meanwhile: try again"


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (1, "The opening of the event cannot be undone"),
        (2, "This is undone already"),
        (3, "An undo is not undone itself: press Ctrl+Y to redo"),
    ],
)
def test_some_records_stay(stage, number, why):
    desk = stage.event(*NAMES[:1])
    desk.undo()
    stage.press(Qt.Key.Key_8, CTRL)
    stage.screen.view.choose(number)
    beside = stage.screen.pane.why_not

    stage.press(Qt.Key.Key_Delete)

    assert (beside, stage.said) == (why, why)


def why_not(stage, number):
    stage.press(Qt.Key.Key_8, CTRL)
    stage.screen.view.choose(number)
    return stage.screen.pane.why_not


def test_ctrl_y_is_named_only_while_it_would_redo_just_that(stage):
    desk = stage.event(*NAMES[:2])
    desk.undo()
    before = why_not(stage, 4)
    desk.do(Register(desk.player(NAMES[2]), "later"))

    assert (before, why_not(stage, 4)) == (
        "An undo is not undone itself: press Ctrl+Y to redo",
        "An undo is not undone itself, and Ctrl+Y does not redo this one: enter it again",
    )


def test_of_two_undos_ctrl_y_is_named_for_the_one_whose_turn_it_is(stage):
    desk = stage.event(*NAMES[:2])
    desk.undo()
    desk.undo()

    assert (why_not(stage, 4), why_not(stage, 5)) == (
        "An undo is not undone itself, and Ctrl+Y does not redo this one: enter it again",
        "An undo is not undone itself: press Ctrl+Y to redo",
    )


def test_of_a_redo_it_is_said_which_record_can_be_undone(stage):
    desk = stage.event(*NAMES[:2])
    desk.undo()
    desk.redo()
    redone = (why_not(stage, 4), why_not(stage, 5))
    desk.undo()

    assert (*redone, why_not(stage, 5)) == (
        "An undo is not undone itself: No. 3 is redone already",
        "A redo is not undone itself: undo No. 3",
        "A redo is not undone itself: No. 3 is undone already",
    )


class SlowBook(Notebook):
    """Writes what takes back only when it is let."""

    def __init__(self):
        super().__init__()
        self.let = True

    def write(self, event, record, before, now, sure=None):
        while not self.let:
            pass
        super().write(event, record, before, now, sure)


def test_while_a_record_is_taken_back_nothing_else_is_done_and_nobody_hears_of_it(qapp, qtbot):
    book = SlowBook()
    bridge = DeskBridge(open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", lambda: FRIDAY))
    desk, said = bridge.desk, []
    bridge.refused.connect(said.append)
    bridge.changed.connect(lambda record: said.append(record.number))
    for name in NAMES[:3]:
        bridge.do(Register(desk.player(name), "seed"))

    book.let = False
    bridge.take_back(2)
    bridge.do(Register(desk.player(NAMES[4]), "seed"))
    bridge.undo()
    bridge.tick()
    before = (bridge.busy, sorted(bridge.tournament.entries), len(desk.log.records))
    book.let = True
    qtbot.waitUntil(lambda: not bridge.busy)
    bridge.stop()

    moment = "one moment: undoing: Ann Ost registered …"
    assert before == ("undoing: Ann Ost registered", [1, 2, 3], 4)
    assert said == [2, 3, 4, moment, moment, 5]
    assert sorted(bridge.tournament.entries) == [2, 3]


def test_a_real_book_has_what_was_taken_back_beside_the_window(qapp, qtbot, tmp_path):
    book = Books(tmp_path / "events.book")
    bridge = DeskBridge(open_event(book, "Friday", STRUCTURE, "Ina", "desk 1"))
    desk = bridge.desk
    for number in range(40):
        desk.do(Register(desk.player(f"Player {number}"), "seed"))
    desk.do(DrawSeats("seats"))
    for entry in (3, 9, 27):
        desk.do(Eliminate(entry))
    answers = []

    bridge.preview(lambda desk: preview_take_back(desk, 10), 10, answers.append)
    [preview] = answers
    bridge.take_back(10, [record.number for record in preview.others])
    qtbot.waitUntil(lambda: not bridge.busy)
    bridge.redo()

    assert preview.numbers == (10, 44)
    assert 9 in desk.tournament.entries
    assert book.differences() == []
    assert list(book.records(desk.event)) == desk.log.records
    bridge.stop()
    book.close()


def test_another_program_that_was_faster_is_heard_and_it_is_done_again(qapp, qtbot, tmp_path):
    book, other = Books(tmp_path / "events.book"), Books(tmp_path / "events.book")
    bridge = DeskBridge(open_event(book, "Friday", STRUCTURE, "Ina", "desk 1"))
    desk = bridge.desk
    for name in NAMES[:3]:
        desk.do(Register(desk.player(name), "seed"))
    elsewhere = type(desk)(other, desk.event, "Ole", "desk 2")
    elsewhere.do(Register(elsewhere.player("Gil Roth"), "seed"))

    bridge.take_back(2)
    qtbot.waitUntil(lambda: not bridge.busy and len(desk.log.records) == 6)

    assert sorted(desk.tournament.entries) == [2, 3, 4]
    assert list(book.records(desk.event)) == desk.log.records
    bridge.stop()
    book.close()
    other.close()


def test_where_nothing_is_found_no_record_is_shown_to_be_undone(stage):
    desk = stage.event(*NAMES)
    desk.do(RenameEvent("Saturday"))
    stage.cockpit.ask_for("history")
    before = stage.screen.pane.number

    stage.screen.search_for("zebedee")

    assert before is not None
    assert (stage.screen.pane.number, stage.cockpit.record) == (None, None)
    assert not stage.screen.pane.take.isVisible()


def test_a_place_is_not_cut_off_in_the_history_of_a_small_window(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.window.resize(1024, 768)
    stage.cockpit.bridge.do(Eliminate(1))
    stage.cockpit.ask_for(HISTORY)
    QApplication.processEvents()
    view, longest = stage.screen.view, "Konstantina Papadopoulou busted in 12th place"

    assert view.columnWidth(2) - 16 >= QFontMetricsF(font()).horizontalAdvance(longest)
    shown = sum(view.columnWidth(at) for at in range(5) if not view.isColumnHidden(at))
    assert shown <= view.viewport().width()


def paid_out(desk, pays="cash"):
    """An event that is won, with its prize paid, and closed; an entry is paid, or owed."""
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100))))
    all_to_first = PayTable("All", brackets=(Bracket(1, None, (PlaceRange(1, 1, 10000),)),))
    desk.do(ChoosePayTable(all_to_first))
    for name in NAMES[:3]:
        desk.do(Register(desk.player(name), "late", pays))
    desk.do(Eliminate(2))
    desk.do(Eliminate(1))
    desk.do(PayPrize(3, pays or "transfer"))
    desk.do(CloseEvent(asked=True))


def test_the_history_begins_with_the_newest_record_whenever_somebody_comes_to_it(stage):
    desk = stage.event(*NAMES[:4])
    stage.press(Qt.Key.Key_8, CTRL)
    stage.screen.view.choose(2)
    stage.press(Qt.Key.Key_1, CTRL)
    desk.do(DrawSeats("seats"))

    stage.press(Qt.Key.Key_8, CTRL)

    assert (stage.screen.view.choice, stage.cockpit.record) == (6, 6)


def test_lines_that_are_too_many_for_the_pane_drop_down_in_full_once_all_are_asked_for(
    stage, qtbot
):
    stage.window.resize(1024, 768)
    desk = stage.event(*[f"Player {number} of a Long Name" for number in range(1, 25)])
    for entry in range(1, 16):
        desk.do(Eliminate(entry, (24,)))
    pane = asked(stage, qtbot, 26)
    before = stage.undoing.isVisible()

    stage.press(Qt.Key.Key_A)
    view = stage.undoing.question.view
    shown = (stage.undoing.isVisible(), pane.asked, view.height() > 2 * pane.question.view.height())
    has_focus = stage.focus is stage.undoing.question.confirm
    stage.press(Qt.Key.Key_Return)

    assert (before, shown, has_focus) == (False, (True, None, True), True)
    qtbot.waitUntil(lambda: not desk.log.in_force(26))
    assert not stage.undoing.isVisible()


def test_enter_alone_undoes_no_payment_and_nothing_of_a_closed_event(stage, qtbot):
    desk = stage.event()
    paid_out(desk)
    length = len(desk.log.records)
    payment = next(one.number for one in desk.log.records if type(one.facts[0]) is PrizePaid)
    pane = asked(stage, qtbot, payment)
    question = pane.question
    said = (question.caution, question.confirm.text(), stage.focus is question.leaves)

    stage.press(Qt.Key.Key_Return)

    why = (
        "The event is closed. Payments that will be undone: 1."
        " Enter cancels: choose Undo with the mouse or Shift+Tab."
    )
    assert said == (why, "Undo", True)
    assert (len(desk.log.records), pane.asked) == (length, None)
    roles = [button.property("role") for button in (question.leaves, question.confirm)]
    assert roles == ["first", ""]
    pane = asked(stage, qtbot, payment)
    qtbot.mouseClick(question.confirm, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not stage.cockpit.bridge.busy)
    assert len(desk.log.records) == length + 1


def test_payments_of_a_paid_out_event_are_undone_once_it_is_reopened(stage):
    desk = stage.event()
    paid_out(desk)
    desk.do(PayOut(asked=True))
    bust = next(one.number for one in desk.log.records if type(one.facts[0]) is PlayerEliminated)
    payment = next(one.number for one in desk.log.records if type(one.facts[0]) is PrizePaid)

    words = "the event is paid out and this would {undo}: reopen it first, in the Event menu"
    for number, undo in ((bust, "leave prizes overpaid"), (payment, "undo a payment")):
        why = words.format(undo=undo)
        others = [one.number for one in desk.dependents(number)]
        for refused in (
            lambda number=number: preview_take_back(desk, number),
            lambda number=number, others=others: desk.take_back(number, others),
        ):
            with pytest.raises(Refused) as raised:
                refused()
            assert raised.value.sentence.text == why
    desk.do(ReopenEvent())
    desk.take_back(payment)

    assert (desk.tournament.paid_out, dict(desk.tournament.prizes_paid)) == (False, {})


def test_what_players_paid_in_is_no_more_undone_in_a_paid_out_event_than_what_they_were_paid(stage):
    desk = stage.event()
    paid_out(desk)
    desk.do(PayOut(asked=True))
    paid_in = next(one.number for one in desk.log.records if type(one.facts[-1]) is MoneyTaken)
    drawer, length = desk.tournament.ledger.drawer, len(desk.log.records)

    why = "the event is paid out and this would undo a payment: reopen it first, in the Event menu"
    for refused in (
        lambda: preview_take_back(desk, paid_in),
        lambda: desk.take_back(paid_in, [one.number for one in desk.dependents(paid_in)]),
    ):
        with pytest.raises(Refused) as raised:
            refused()
        assert raised.value.sentence.text == why
    assert (desk.tournament.ledger.drawer, len(desk.log.records)) == (drawer, length)


def test_the_newest_payment_of_a_paid_out_event_is_no_more_undone_than_an_older_one(stage):
    desk = stage.event()
    paid_out(desk)
    desk.do(VoidPrize(desk.tournament.prizes_paid[3][0].line, "came back"))
    desk.do(PayOut(note="the winner fetches it"))
    payment = desk.do(PayPrize(3, "transfer")).number
    length = len(desk.log.records)

    for refused in (lambda: preview_take_back(desk, payment), lambda: desk.take_back(payment)):
        with pytest.raises(Refused) as raised:
            refused()
        assert raised.value.sentence.text == (
            "the event is paid out and this would undo a payment:"
            " reopen it first, in the Event menu"
        )
    assert len(desk.log.records) == length


def test_a_counted_drawer_of_a_paid_out_event_stays_as_it_was_counted(stage):
    desk = stage.event()
    floated = desk.do(MoveFloat(50)).number
    paid_out(desk)
    desk.do(CountDrawer(desk.tournament.ledger.drawer, closed=True))
    desk.do(PayOut(asked=True))
    later = desk.do(MoveFloat(20)).number

    with pytest.raises(Refused) as raised:
        desk.take_back(floated)
    desk.take_back(later)

    assert raised.value.sentence.text == (
        "the event is paid out and this would change what the drawer was counted against:"
        " reopen it first, in the Event menu"
    )
    assert desk.tournament.ledger.drawer == desk.tournament.ledger.counts[-1].expected


def test_nothing_is_undone_that_would_leave_the_prizes_of_a_paid_out_event_overpaid(stage):
    desk = stage.event()
    paid_out(desk, pays="")
    desk.do(PayOut(asked=True))
    entry = next(one.number for one in desk.log.records if "registered" in one.label.text)
    others = [one.number for one in desk.dependents(entry)]

    why = (
        "the event is paid out and this would leave prizes overpaid:"
        " reopen it first, in the Event menu"
    )
    for refused in (
        lambda: preview_take_back(desk, entry),
        lambda: desk.take_back(entry, others),
    ):
        with pytest.raises(Refused) as raised:
            refused()
        assert raised.value.sentence.text == why
    desk.do(ReopenEvent())

    assert preview_take_back(desk, entry).overpaid == 100


def test_what_leaves_a_prize_overpaid_says_so_and_enter_alone_does_not_undo_it(stage, qtbot):
    desk = stage.event()
    paid_out(desk)
    entry = next(one.number for one in desk.log.records if "registered" in one.label.text)

    question = asked(stage, qtbot, entry).question

    assert question.caution == (
        "The event is closed. $100 will have been paid too much."
        " Enter cancels: choose Undo with the mouse or Shift+Tab."
    )
    assert stage.focus is question.leaves


def test_a_bust_whose_place_has_moved_says_the_place_it_was_recorded_with(stage):
    desk = stage.event(*NAMES, running=True)
    for entry in (1, 2):
        desk.do(Eliminate(entry))
    second = len(desk.log.records)
    stage.press(Qt.Key.Key_8, CTRL)
    stage.screen.view.choose(second)
    pane = stage.screen.pane
    before = pane._words.text(), pane._by.text()
    desk.take_back(second - 1)
    stage.cockpit.bridge.catch_up()
    pane.refresh()

    assert before == ("Bob Marek busted in 6th place", "Ina at desk 1")
    assert (pane._words.text(), pane._by.text()) == (
        "Bob Marek busted in 7th place",
        "Ina at desk 1\nWhen recorded: 6th place",
    )


def test_the_history_of_a_player_leaves_out_whose_name_only_begins_like_theirs(stage):
    stage.event("Amy One", "Amy One Ben Two", "Cy Dunn")
    stage.go("players")
    stage.screen.view.choose(1)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)

    assert (stage.screen.filter.text(), [one for _, one in words(stage.screen)]) == (
        "Amy One",
        ["Amy One registered"],
    )


def test_the_record_beside_the_list_is_wide_where_the_window_has_room(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_8, CTRL)
    stage.window.resize(1366, 768)

    assert stage.screen.pane.width() == 400


def test_enter_in_find_takes_the_first_that_was_found(stage):
    stage.event(*NAMES[:3])
    stage.press(Qt.Key.Key_8, CTRL)
    stage.press(Qt.Key.Key_F, CTRL)

    stage.enter("#3")

    assert (stage.focus, stage.screen.view.choice) == (stage.screen.view, 3)
    assert stage.cockpit.record == 3


def test_whoever_comes_back_to_the_history_finds_everything_listed(stage):
    stage.event(*NAMES[:3])
    stage.press(Qt.Key.Key_8, CTRL)
    stage.press(Qt.Key.Key_F, CTRL)
    stage.enter("#3")
    stage.go("players")

    stage.press(Qt.Key.Key_8, CTRL)

    assert (stage.screen.filter.text(), stage.screen.count.text()) == ("", "4 records")


def test_tab_leads_from_the_list_to_the_fields_and_never_to_the_undo_above(stage):
    stage.event(*NAMES, seated=True)
    stage.cockpit.ask_for(HISTORY)
    bar = stage.page.bar.findChildren(IconButton)

    order = []
    for _ in range(4):
        order.append(stage.focus)
        stage.press(Qt.Key.Key_Tab)
    passed = []
    while stage.focus not in (*passed, stage.screen.view):
        passed.append(stage.focus)
        stage.press(Qt.Key.Key_Tab)

    screen = stage.screen
    assert order == [screen.view, screen.filter, screen.kind, screen.pane.take]
    assert [one.accessibleName() for one in bar if one in passed] == ["All events", "Show wall"]
