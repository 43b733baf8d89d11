"""The register's page: found, corrected, merged, erased, and read from a sheet, by keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.books import row_files
from director.desk.register import Change, Person
from tests.window.stages import CTRL

SHIFT = Qt.KeyboardModifier.ShiftModifier
PEOPLE = (
    Person(name="Ann Ost", nickname="Birdie", card="117", email="ann@example.org"),
    Person(name="Bob Marek", card="231"),
    Person(name="Cho Marlin", banned="angle shooting"),
    Person(name="A. Ost", telephone="+44 1"),
)


@pytest.fixture
def register(stage):
    stage.event_list.book.register.write([Change(Person(), one) for one in PEOPLE], "Ina", "desk 1")
    return stage.event_list.book.register


@pytest.fixture
def page(stage, register):
    stage.press(Qt.Key.Key_R, CTRL)
    return stage.window.register_page


def listed(page):
    return [one.name for one in page.model.rows]


def until_done(selection):
    for _ in range(2000):
        QTest.qWait(5)
        if not selection.busy:
            return
    raise AssertionError("the file is still being read or written")


def test_an_empty_register_says_what_to_do_and_has_no_form(stage):
    stage.press(Qt.Key.Key_R, CTRL)
    page = stage.window.register_page

    assert (page.form.isVisible(), page.count.isVisible()) == (False, False)
    assert stage.window.register_actions.refusal("register.export") == ("the register is empty")


def test_each_key_narrows_the_list_and_the_closest_is_shown_beside_it(stage, page):
    before = listed(page)

    stage.types("mar")

    assert before == ["A. Ost", "Ann Ost", "Bob Marek", "Cho Marlin"]
    assert listed(page) == ["Bob Marek", "Cho Marlin"]
    assert (page.form.title.text(), page.count.text()) == ("Bob Marek", "2 of 4 people")


def test_arrows_go_through_what_is_found_while_one_types_on(stage, page):
    stage.types("mar")
    stage.press(Qt.Key.Key_Down)

    assert page.form.person.name == "Cho Marlin"
    assert page.form.ban.text() == "Banned: angle shooting"
    assert stage.focus is page.search


def test_the_model_is_sound(page, qtmodeltester):
    qtmodeltester.check(page.model)


def test_enter_goes_to_the_person_and_enter_keeps_the_correction(stage, page, register):
    stage.enter("117")
    stage.enter("Anna Ost")

    assert register.person(1).name == "Anna Ost"
    assert (stage.said, stage.focus is page.search) == ("Anna Ost updated", True)
    assert page.view.choice.name == "Anna Ost"


def test_escape_takes_back_what_was_typed(stage, page, register):
    stage.enter("117")
    stage.types("Anna Ost")
    stage.press(Qt.Key.Key_Escape)

    assert (page.form.typed, register.person(1).name) == (register.person(1), "Ann Ost")
    assert stage.focus is page.search


def test_what_was_typed_is_kept_when_one_goes_on_to_somebody_else(stage, page, register):
    stage.enter("117")
    stage.types("Anna Ost")

    page.search.setText("")
    page.show_people()
    page.view.selectRow(0)

    assert register.person(1).name == "Anna Ost"


def test_a_card_of_somebody_else_is_refused_and_stays_to_be_put_right(stage, page, register):
    stage.enter("bob")
    page.form.fields["card"].setText("117")
    stage.press(Qt.Key.Key_Return)

    assert stage.said == "Card number 117 would belong to Ann Ost and to Bob Marek"
    assert (page.form.typed.card, register.person(2).card) == ("117", "231")


def test_a_name_that_nobody_has_is_entered_by_three_times_enter(stage, page, register):
    stage.enter("Dov Kern")
    stage.press(Qt.Key.Key_Return)

    assert register.person(5) == Person(5, "Dov Kern")
    assert (page.view.choice.name, stage.said) == ("Dov Kern", "Dov Kern added to the register")


def test_a_person_without_a_name_is_not_entered(stage, page, register):
    stage.press(Qt.Key.Key_N, CTRL | SHIFT)
    page.form.fields["card"].setText("9")
    stage.press(Qt.Key.Key_Return)

    assert (stage.said, len(register.people())) == ("Enter a name", 4)


def test_somebody_new_of_a_known_name_is_told_so(stage, page):
    stage.press(Qt.Key.Key_N, CTRL | SHIFT)
    stage.types("bob marek")

    assert page.form.namesakes.text() == "number 2 has the same name"


def test_a_reason_bans_and_the_list_says_it(stage, page, register):
    stage.enter("bob")
    page.form.fields["banned"].setText("theft")
    stage.press(Qt.Key.Key_Return)

    banned = next(one for one in page.model.columns if one.title == "Banned")
    assert [(one.name, banned.text(one)) for one in page.model.rows] == [("Bob Marek", "theft")]
    assert banned.icon(page.model.row(0)) is not None


def test_under_which_name_somebody_is_shown_is_chosen_and_kept_by_enter(stage, page, register):
    stage.enter("117")
    before = page.form.shown_as.currentText()
    page.form.shown_as.setFocus()
    stage.types("n")
    stage.press(Qt.Key.Key_Return)

    assert (before, register.person(1).shown_as) == ("as the event has it", "nickname")
    assert stage.said == "Ann Ost updated"

    stage.enter("117")
    page.form.shown_as.setFocus()
    stage.types("i")
    stage.press(Qt.Key.Key_Escape)

    assert page.form.shown_as.currentText() == "nickname"


def test_two_entries_are_merged_by_keys_alone_once_what_comes_of_it_is_read(stage, page, register):
    stage.types("a. ost")
    page.view.choose(4)
    stage.press(Qt.Key.Key_J, CTRL)
    stage.types("birdie")
    stage.press(Qt.Key.Key_Tab)
    told = page.merging.says.text()
    stage.press(Qt.Key.Key_Return)
    kept = (stage.focus is page.merging.keep, register.person(4).number)
    stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Return)

    assert kept == (True, 4)
    assert told == (
        "Number 4 becomes Ann Ost, number 1, in every event. "
        "Carried over: Telephone. Kept in the history only: Name A. Ost. "
        "This cannot be undone."
    )
    assert register.person(4) == PEOPLE[0]._replace(number=1, telephone="+44 1")
    assert (page.view.choice.number, page.merging.isVisible()) == (1, False)


def test_only_the_name_typed_in_full_erases(stage, page, register):
    stage.types("birdie")
    stage.press(Qt.Key.Key_Delete, CTRL | SHIFT)
    stage.enter("Ann")
    kept = register.person(1)
    stage.enter(" Ost")
    in_haste = (page.erasing.keep.hasFocus(), register.person(1))
    page.erasing.go.setFocus()
    stage.press(Qt.Key.Key_Return)

    assert kept is not None
    assert in_haste == (True, kept)
    assert (register.person(1), "Ann Ost" in listed(page)) == (None, False)
    assert stage.said == "Erased: events now show player 1"


def test_it_is_said_what_erasing_loses(stage, page):
    stage.types("birdie")
    stage.press(Qt.Key.Key_Delete, CTRL | SHIFT)

    assert page.erasing.goes.text() == (
        "Permanently erased: name, nickname, card number and e-mail, and their history. "
        "This cannot be undone."
    )


def test_a_sheet_is_written_only_once_it_is_accepted(stage, page, register, tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("Name;Card\nAnn Ost;118\nDov Kern;5\nBob Marek;\n;6\n", encoding="utf-8")

    page.selection.read(path)
    until_done(page.selection)
    shown = [tuple(one) for one in page.preview.model.rows]
    before = register.people()
    page.preview.go.click()
    until_done(page.selection)

    assert shown == [
        (5, "fault", "", "there is no name"),
        (
            2,
            "new",
            "Ann Ost",
            "Card number: 118  ·  number 1 has the same name but another card",
        ),
        (3, "new", "Dov Kern", "Card number: 5"),
    ]
    assert [one.number for one in before] == [1, 2, 3, 4]
    assert [one.card for one in register.people()] == ["117", "231", "", "", "118", "5"]
    assert stage.said == "people.csv: 2 added, 0 updated"
    assert len(listed(page)) == 6


def test_escape_leaves_a_sheet_unread(stage, page, register, tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("Name\nDov Kern\n", encoding="utf-8")
    page.selection.read(path)
    until_done(page.selection)

    stage.press(Qt.Key.Key_Escape)

    assert (len(register.people()), stage.focus is page.search) == (4, True)


def test_a_file_that_cannot_be_read_is_said_to_be_so(stage, page, tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("Shoe;Town\n44;Ulm\n", encoding="utf-8")

    page.selection.read(path)
    until_done(page.selection)

    assert stage.said == (
        "people.csv: line 1: no column is called “name”; the first row has to name the columns"
    )


def test_everybody_is_exported(stage, page, tmp_path):
    page.selection.export(tmp_path / "players.xlsx")
    until_done(page.selection)

    rows = row_files.read(tmp_path / "players.xlsx")
    assert stage.said == f"4 people exported to {tmp_path / 'players.xlsx'}"
    assert [row[0] for row in rows] == ["Name", "A. Ost", "Ann Ost", "Bob Marek", "Cho Marlin"]


def test_escape_goes_back_to_the_events(stage, page):
    stage.press(Qt.Key.Key_Escape)

    assert stage.window.list_page.isVisible()


def test_in_an_event_it_is_a_screen_below_the_clock_and_a_correction_is_seen_at_once(stage):
    stage.event("Ann Ost", "Bob Marek")
    stage.press(Qt.Key.Key_R, CTRL)
    stage.enter("ann")
    stage.enter("Anna Ost")
    stage.press(Qt.Key.Key_1, CTRL)

    assert stage.page.bar.isVisible()
    assert [row.name for row in stage.screen.model.rows] == ["Anna Ost", "Bob Marek"]


def test_nothing_is_done_to_the_register_out_of_its_sight(stage):
    stage.event("Ann Ost")

    assert stage.window.register_actions.refusal("register.new") == (
        "go to the register first: Ctrl+R"
    )


def test_ctrl_f_searches_the_register_where_that_is_in_sight(stage):
    stage.event("Ann Ost")
    stage.press(Qt.Key.Key_6, CTRL)
    stage.screen.page.view.setFocus()
    stage.press(Qt.Key.Key_F, CTRL)

    assert stage.focus is stage.screen.page.search


def test_what_another_desk_has_entered_is_there_when_one_comes_back(stage, page, register):
    register.write([Change(Person(), Person(name="Dov Kern"))], "Uwe", "desk 2")
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_R, CTRL)

    assert "Dov Kern" in listed(page)


def test_what_was_corrected_is_told_with_who_did_it(stage, page):
    stage.enter("117")
    stage.enter("Anna Ost")

    told = page.form.history.text()
    assert told.startswith("Name: Ann Ost → Anna Ost  (Ina, ")


def test_a_name_in_another_script_is_asked_for_its_latin_spelling(stage, page, register):
    stage.press(Qt.Key.Key_N, CTRL | SHIFT)
    spelling = page.form.fields["spelling"]
    stage.types("Dov Kern")
    assert not spelling.isVisible()

    page.form.fields["name"].setText("王小明")
    assert spelling.isVisible()
    spelling.setText("Wang Xiaoming")
    stage.press(Qt.Key.Key_Return)

    assert register.person(5).shown == "王小明 Wang Xiaoming"
    assert stage.said == "王小明 Wang Xiaoming added to the register"


def test_a_house_that_wants_no_spelling_is_not_asked_for_it(stage, page):
    stage.window.start_actions.settings.change({"latin_spelling": False})

    stage.press(Qt.Key.Key_N, CTRL | SHIFT)
    page.form.fields["name"].setText("王小明")

    assert not page.form.fields["spelling"].isVisible()


def test_what_paper_cannot_print_is_said_while_the_name_is_typed_and_when_it_is_kept(stage, page):
    stage.press(Qt.Key.Key_N, CTRL | SHIFT)
    page.form.fields["name"].setText("Dov ☃")
    assert page.form.namesakes.text() == "paper cannot print ☃ in Dov ☃"

    stage.press(Qt.Key.Key_Return)

    assert stage.said == "Paper cannot print ☃ in Dov ☃"


def test_an_imported_name_that_paper_cannot_print_says_so_in_its_row(stage, page, tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("Name,Latin spelling\nDov ☃,\n王小明,Wang Xiaoming\n", encoding="utf-8")
    page.selection.read(path)
    until_done(page.selection)

    assert [(row.name, row.what) for row in page.preview.model.rows] == [
        ("Dov ☃", "paper cannot print ☃ in Dov ☃"),
        ("王小明", "Latin spelling: Wang Xiaoming"),
    ]


def test_in_a_small_window_a_change_can_be_saved_without_scrolling(stage, page):
    stage.window.resize(1024, 768)
    stage.enter("marlin")
    stage.types("Cho Marlin-Reyes")
    QApplication.processEvents()  # lays everything out

    for button in (page.form.save_button, page.form.back_button):
        assert button.isEnabled()
        assert button.visibleRegion().boundingRect() == button.rect()
