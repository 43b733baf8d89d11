"""The Prizes screen: choose a table, see who won what, pay with two keys, put it right."""

from dataclasses import replace

import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel

from director.desk.event_list import SAMPLE
from director.tournament.commands import (
    ChoosePayTable,
    Eliminate,
    MakeDeal,
    PayPrize,
    Register,
    SetMoney,
    SetRegistration,
)
from director.tournament.deals.state import Agreement, Share
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table_grid import PERCENT, Line
from director.tournament.prizes.payouts import Good, PayoutTerms
from director.tournament.prizes.prize_list import paid, places_paid
from director.tournament.prizes.rounding import Rounding
from director.tournament.prizes.state import PrizeTerms
from director.window.areas.prizes.next_step import next_step
from director.window.areas.prizes.prize_requests import PRIZES
from director.window.areas.prizes.screen import CHOICE, EDITOR, FORM, NOTHING, PLACES
from director.window.event.pay_table_shelf import pay_tables
from director.window.sheets.event_sheets import sheets_on_offer
from director.window.start.house_rules_copied import as_house_plays
from director.window.widgets.buttons import ActionButton
from director.window.widgets.context_menu import ContextMenu
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import CTRL, NAMES, Stage

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def stage(dressed, qtbot, tmp_path):
    made = Stage(tmp_path)
    qtbot.addWidget(made.window)
    return made


@pytest.fixture
def prizes(stage):
    """Seven players, $100 each, and the screen without a table."""
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for number, name in enumerate(NAMES, start=1):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    stage.press(Qt.Key.Key_9, CTRL)
    return stage


def with_table(stage, out=0):
    desk = stage.cockpit.bridge.desk
    stage.cockpit.bridge.do(ChoosePayTable(THREE))
    for entry in sorted(desk.tournament.entries)[:out]:
        stage.cockpit.bridge.do(Eliminate(entry))
    stage.screen.land()


def choose(stage, row: int) -> None:
    model = stage.screen.model
    stage.screen.view.choose(model.identity(model.rows[row]))


def shown(stage):
    return [(row.said, row.amount, row.name, row.state) for row in stage.screen.model.rows]


def test_without_a_table_the_screen_says_what_to_do_next(prizes):
    assert prizes.cockpit.screen == PRIZES
    assert prizes.screen._stack.currentIndex() == NOTHING


def test_a_table_is_chosen_by_keys_alone_with_its_prizes_in_sight(prizes):
    prizes.press(Qt.Key.Key_T, CTRL | SHIFT)
    assert prizes.screen._stack.currentIndex() == CHOICE
    assert "$" in prizes.screen.choice.lines

    prizes.press(Qt.Key.Key_Down)
    prizes.press(Qt.Key.Key_Return)

    assert prizes.t.pay_table == prizes.screen.choice.table
    assert prizes.screen._stack.currentIndex() == PLACES
    assert len(prizes.screen.model.rows) == places_paid(prizes.t)


def test_a_faulty_table_of_the_house_says_what_is_wrong_and_is_not_taken(prizes, tmp_path):
    (tmp_path / "paytables").mkdir()
    (tmp_path / "paytables" / "ours.toml").write_text(
        "name = 'Ours'\n[[bracket]]\nentries = '1+'\npercent = { 1 = 90 }\n"
    )
    prizes.press(Qt.Key.Key_T, CTRL | SHIFT)

    prizes.screen.choice.view.choose("ours")
    prizes.press(Qt.Key.Key_Return)

    assert "90%" in prizes.screen.choice.problem.text()
    assert prizes.t.pay_table is None


def test_places_are_played_for_until_somebody_has_finished_there(prizes):
    with_table(prizes, out=5)

    assert shown(prizes) == [
        ("1", "$350", "in play", ""),
        ("2", "$210", "in play", ""),
        ("3", "$140", NAMES[4], "unpaid"),
    ]


def test_a_prize_is_paid_with_two_keys(prizes):
    with_table(prizes, out=6)
    choose(prizes, 0)

    prizes.press(Qt.Key.Key_Return)
    prizes.press(Qt.Key.Key_Return)

    row = prizes.screen.model.rows[0]
    assert (row.state, row.paid, row.how, row.who) == ("paid", "$350", "cash", "Ina")
    assert prizes.t.ledger.drawer == 350


def test_while_entries_are_sold_the_question_to_pay_says_that_prizes_may_change(prizes):
    with_table(prizes, out=5)
    step = next_step(prizes.t, prizes.cockpit.now).says
    choose(prizes, 2)
    prizes.press(Qt.Key.Key_P)
    said = prizes.page.asking.hint
    prizes.press(Qt.Key.Key_Escape)
    prizes.cockpit.bridge.do(SetRegistration(open=False))
    prizes.press(Qt.Key.Key_P)

    enter = "Click a row, or Enter: Eve Lund was paid $140 for 3rd place, cash"
    assert said == f"{enter}\nEntries can still be sold: the prizes may still change"
    assert step == "1 prize to pay, $140. Entries can still be sold: the prizes may still change"
    assert prizes.page.asking.hint == enter


def test_a_part_is_paid_in_another_way(prizes):
    with_table(prizes, out=6)
    choose(prizes, 0)

    prizes.press(Qt.Key.Key_P)
    prizes.enter("100 transfer")

    row = prizes.screen.model.rows[0]
    assert (row.state, row.paid, row.how) == ("part paid", "$100", "transfer")
    assert row.told == "paid $100, $250 due"


def test_words_behind_the_method_are_a_note_that_the_history_keeps(prizes):
    with_table(prizes, out=6)
    choose(prizes, 0)

    prizes.press(Qt.Key.Key_P)
    prizes.enter("100 transfer to his brother")

    (paid,) = next(iter(prizes.t.prizes_paid.values()))
    record = prizes.cockpit.bridge.desk.log.records[-1]
    assert paid.note == "to his brother"
    assert prizes.cockpit.bridge.desk.said(record.label).endswith(", transfer: to his brother")


def test_everybody_is_paid_at_once_and_a_payment_is_taken_out_again(prizes):
    with_table(prizes, out=6)
    prizes.window.event_actions.ask("prizes.pay_all")
    prizes.press(Qt.Key.Key_Return)
    assert [row.state for row in prizes.screen.model.rows] == ["paid"] * 3

    choose(prizes, 1)
    prizes.press(Qt.Key.Key_V)
    prizes.enter("paid to the wrong player")

    assert [row.state for row in prizes.screen.model.rows] == ["paid", "unpaid", "paid"]


def test_a_payment_is_corrected_from_what_it_was(prizes):
    with_table(prizes, out=6)
    choose(prizes, 0)
    prizes.press(Qt.Key.Key_Return)
    prizes.press(Qt.Key.Key_Return)

    prizes.press(Qt.Key.Key_E)
    assert prizes.page.asking.field.text() == "#8 350 cash"
    prizes.enter("#8 300 card")

    assert paid(prizes.t, 7) == 300


def payment(stage, number=8):
    line = stage.t.ledger.lines[number]
    return -line.amount, line.method


def test_of_a_payout_only_what_was_wrong_is_typed_or_chosen(prizes):
    with_table(prizes, out=6)
    choose(prizes, 0)
    prizes.press(Qt.Key.Key_Return)
    prizes.press(Qt.Key.Key_Return)

    prizes.press(Qt.Key.Key_E)
    prizes.enter("transfer")
    by_transfer = payment(prizes)
    prizes.press(Qt.Key.Key_E)
    prizes.enter("300")
    less = payment(prizes)
    prizes.press(Qt.Key.Key_E)
    ways = [one.text for one in prizes.page.asking._choices.seen]
    prizes.press(Qt.Key.Key_Down)
    prizes.press(Qt.Key.Key_Return)

    assert (by_transfer, less) == ((350, "transfer"), (300, "transfer"))
    assert (ways[0], payment(prizes)) == ("Cash", (300, "cash"))


def test_places_paid_are_those_of_the_deal_where_one_was_made(prizes):
    with_table(prizes, out=3)
    of_places = zip(sorted(prizes.t.left), (350, 210, 140, 0), strict=True)
    shares = tuple([Share(one, 10_000, prize, 175) for one, prize in of_places])
    prizes.cockpit.bridge.do(MakeDeal(Agreement("free amounts", shares), "by word"))

    assert ("Places paid", "4", "soft") in prizes.screen.sums.lines
    assert prizes.screen.sum_line == "4 places in the money"


def test_the_structure_in_use_is_chosen_on_the_shelf_and_is_what_is_edited(prizes):
    table = pay_tables(prizes.cockpit.settings)["one-in-eight"]
    prizes.cockpit.bridge.do(ChoosePayTable(table))

    prizes.press(Qt.Key.Key_U, CTRL | SHIFT)
    edited = prizes.screen.editor.name.text()
    prizes.press(Qt.Key.Key_Escape)

    assert edited == "One in Eight, our copy"
    assert prizes.screen.choice.table == table


def test_a_structure_in_use_that_is_in_no_file_is_on_the_shelf_all_the_same(prizes):
    with_table(prizes)

    prizes.press(Qt.Key.Key_T, CTRL | SHIFT)
    first, chosen = prizes.screen.choice.model.rows[0], prizes.screen.choice.table
    prizes.press(Qt.Key.Key_U, CTRL | SHIFT)

    assert (first.name, first.series, first.now, chosen) == (THREE.name, "this event", "●", THREE)
    assert prizes.screen.editor.draft.table == THREE


@pytest.mark.parametrize("width", [1024, 1440])
def test_no_share_in_the_grid_is_cut_at_its_edge(prizes, width):
    prizes.window.resize(width, 900)
    prizes.window.event_actions.ask("prizes.edit")
    view = prizes.screen.editor.view
    view.grid.replace([Line("1-", PERCENT, {str(place): "5" for place in range(1, 21)})])

    edges = {
        view.columnViewportPosition(at) + view.columnWidth(at)
        for at in range(view.model().columnCount())
    }
    room = view.viewport().width()

    assert max(edges) > room
    assert room - max(edge for edge in edges if edge <= room) < 12


def test_what_is_agreed_is_typed_into_a_form(prizes):
    with_table(prizes)
    prizes.window.event_actions.ask("prizes.agreed")
    assert prizes.screen._stack.currentIndex() == FORM
    form = prizes.screen.form
    captions = [one.text() for one in form.findChildren(QLabel)]
    assert "Tax note for prizes over" in captions

    form.saves.setText("100")
    form.goods.setText("1 bracelet")
    form.unit.setText("5")
    form.save()

    assert prizes.t.prize_terms == PrizeTerms(
        PayoutTerms(saves=(100,), goods=(Good(1, "bracelet"),), rounding=Rounding(5))
    )
    assert prizes.screen._stack.currentIndex() == PLACES


def test_what_cannot_be_paid_is_said_while_one_types_and_nothing_is_lost(prizes):
    with_table(prizes)
    prizes.window.event_actions.ask("prizes.agreed")
    form = prizes.screen.form

    form.locks.setText("1 9000")

    assert "fixed prizes come to" in form.answer.text()
    assert not form.save_button.isEnabled()
    form.locks.setText("first")
    form.save()
    assert prizes.said == "Type places and amounts: 1 5000, 2 3000"
    assert form.locks.text() == "first"


def editing(stage, table="one-in-ten"):
    """The editor with a shipped table in it."""
    stage.press(Qt.Key.Key_T, CTRL | SHIFT)
    stage.screen.choice.view.choose(table)
    stage.window.event_actions.ask("prizes.edit")
    return stage.screen.editor


def test_a_shipped_table_becomes_one_of_the_house_and_the_event_is_paid_by_it(prizes, tmp_path):
    editor = editing(prizes)
    editor.name.setText("Ours")
    editor.name.editingFinished.emit()

    prizes.window.event_actions.ask("prizes.save")
    assert prizes.said == "Saved as ours.toml"
    prizes.press(Qt.Key.Key_Return)

    assert (tmp_path / "paytables" / "ours.toml").is_file()
    assert prizes.t.pay_table.name == "Ours"


def test_what_is_wrong_stands_in_its_cell_and_is_not_saved(prizes):
    prizes.window.event_actions.ask("prizes.new_table")
    editor = prizes.screen.editor
    editor.name.setText("Ours")
    editor.name.editingFinished.emit()

    editor.model.write({(0, 3): "60"})

    assert (
        editor.model.fault(editor.model.index(0, 3))
        == "is paid 60, more than place 1, which is paid 50"
    )
    assert "✕ 2+ entries: comes to 130%, not 100%" in editor.findings.text()
    assert not editor.save_button.isEnabled()


def test_undo_takes_back_a_cell_and_nothing_of_the_event(prizes):
    with_table(prizes)
    before = prizes.t
    prizes.window.event_actions.ask("prizes.new_table")
    editor = prizes.screen.editor
    editor.view.setFocus()
    editor.model.write({(0, 2): "60"})

    prizes.press(Qt.Key.Key_Z, CTRL)

    assert editor.model.lines[0].shares == {"1": "50", "2": "30", "3": "20"}
    assert prizes.t is before


def test_places_that_no_line_pays_yet_get_a_column(prizes):
    prizes.window.event_actions.ask("prizes.new_table")
    editor = prizes.screen.editor
    editor.more.setFocus()

    prizes.enter("4-6")

    assert editor.model.places == ["1", "2", "3", "4-6"]


def test_a_sheet_takes_the_place_of_all_lines(prizes):
    prizes.window.event_actions.ask("prizes.new_table")
    editor = prizes.screen.editor

    editor.take_in([["Entries", "1", "2-3"], ["2-9", "100%", ""], ["10+", "60%", "20%"]], "our.csv")

    assert [(line.entries, line.shares) for line in editor.model.lines] == [
        ("2-9", {"1": "100"}),
        ("10+", {"1": "60", "2-3": "20"}),
    ]
    assert prizes.said == "Imported from our.csv: lines, 2"


def test_a_formula_is_typed_as_a_form(prizes):
    prizes.window.event_actions.ask("prizes.new_table")
    editor = prizes.screen.editor
    for field, text in zip(editor.formula.values(), ("15", "1.5", "0.9"), strict=True):
        field.setText(text)
        field.editingFinished.emit()

    assert editor.draft.data["formula"] == {"paid": 15, "minimum": 1.5, "steepness": 0.9}


def test_what_is_not_saved_is_asked_about_and_escape_twice_loses_none_of_it(prizes):
    prizes.window.event_actions.ask("prizes.new_table")
    editor = prizes.screen.editor
    question = editor.unsaved_question
    stands_in_the_field = "Friday"
    prizes.types(stands_in_the_field)

    prizes.press(Qt.Key.Key_Escape)
    asked = question.isVisible(), question.words.text(), prizes.focus is question.keep
    prizes.press(Qt.Key.Key_Escape)
    kept = question.isVisible(), prizes.screen._stack.currentIndex(), editor.draft.name
    prizes.press(Qt.Key.Key_Escape)
    question.discard.click()

    assert asked == (True, f"{stands_in_the_field} is not saved", True)
    assert kept == (False, EDITOR, stands_in_the_field)
    assert prizes.screen._stack.currentIndex() == CHOICE


def test_a_payout_structure_that_is_saved_when_it_is_left_is_on_the_shelf(prizes):
    editor = editing(prizes)
    editor.name.setFocus()
    editor.name.selectAll()
    prizes.types("Friday")

    prizes.press(Qt.Key.Key_Escape)
    editor.unsaved_question.saved.click()

    assert prizes.screen._stack.currentIndex() == CHOICE
    assert prizes.screen.choice.view.choice.file == "friday"


def test_a_new_event_begins_with_the_pay_table_of_the_house(stage):
    stage.settings.change({"pay_table": "one-in-ten"})

    played = as_house_plays(stage.event_list.structure(SAMPLE), stage.settings)
    desk = stage.event_list.begin(played, "Saturday", None)

    assert desk.tournament.pay_table.name == "One in Ten"


def test_an_event_begins_with_the_pay_table_that_its_structure_names(stage):
    stage.settings.change({"pay_table": "one-in-ten"})
    structure = replace(stage.event_list.structure(SAMPLE), pay_table="main-event")

    played = as_house_plays(structure, stage.settings)
    desk = stage.event_list.begin(played, "Saturday", None)

    assert desk.tournament.pay_table == pay_tables(stage.settings)["main-event"]


def test_the_sheets_of_an_event_have_its_prizes(prizes):
    with_table(prizes, out=6)

    titles = [sheet.title for sheet in sheets_on_offer(prizes.cockpit)]

    assert [one for one in titles if "rize" in one or "Payout" in one] == [
        "Prize list",
        "Payout report",
        "Payout slip: Gus Amsel",
        "Payout slips",
    ]


def test_a_prize_is_a_line_of_the_ledger_and_out_of_the_drawer(prizes):
    with_table(prizes, out=6)
    prizes.cockpit.bridge.do(PayPrize(7, "cash"))

    prizes.cockpit.ask_for("money")
    money = prizes.screen

    assert money.model.rows[0].note == "prize"
    assert ("Cash to players", "−$350", "soft") in money.drawer.lines


def test_a_pay_table_is_read_from_a_spreadsheet_that_is_chosen_in_the_window(
    prizes, tmp_path, qtbot
):
    book = Workbook()
    for cells in (["Entries", "1", "2"], ["2-9", 70, 30], ["10+", 60, 40]):
        book.active.append(cells)
    book.save(tmp_path / "ours.xlsx")
    editor = editing(prizes)

    prizes.window.event_actions.ask("prizes.import")
    dialog = editor.window().findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "ours.xlsx"))
    qtbot.waitUntil(lambda: prizes.said.startswith("Imported from"))

    assert not dialog.isModal()
    assert prizes.said == "Imported from ours.xlsx: lines, 2"
    assert editor.draft.lines == [
        Line("2-9", PERCENT, {"1": "70", "2": "30"}),
        Line("10+", PERCENT, {"1": "60", "2": "40"}),
    ]


def test_a_deal_is_offered_where_one_is_possible_and_a_place_nobody_has_has_no_acts(prizes):
    with_table(prizes, out=3)
    before = prizes.screen.deal.isVisible()
    prizes.cockpit.bridge.do(Eliminate(4))
    offered = [prizes.screen.deal, prizes.screen.next.widget]
    choose(prizes, 0)
    view = prizes.screen.view

    menu = next(one for one in view.children() if isinstance(one, ContextMenu))
    menu.open_at(view.visualRect(prizes.screen.model.index(0, 1)).center())
    lines = [one.text().partition("\t")[0] for one in menu.menu.actions() if one.text()]
    menu.menu.close()

    of_step = [one for one in offered[1].findChildren(ActionButton) if one.isVisible()]
    deals = [one for one in (offered[0], *of_step) if one.accessibleName() == "Deal"]
    assert (before, [one.isVisible() for one in deals].count(True)) == (False, 1)
    assert lines == ["Pay next prize …", "Pay all prizes …", "Deal"]
