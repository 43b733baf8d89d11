"""The structure editor: cells, fields, faults, the sheet beside them, and files."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from director.house import shelf
from director.reports.sheet_kinds import Planned
from director.reports.sheets_beside_events import STRUCTURE_SHEET
from director.start.press import Press
from director.tournament.structure.files import load_structure
from director.tournament.structure.stakes import StakesClass
from director.tournament.structure.structure import Break, Level
from director.window.drafts.typed_values import found, with_value
from director.window.editor.detail_fields import kept, specs
from director.window.editor.draft import draft_of, verdict
from director.window.editor.side_panes import DETAILS, SHEET
from director.window.system.pdf_pages import page_of
from tests.shipped import shipped_games
from tests.window.stages import CTRL, Stage

SHIPPED = sorted(path.stem for path in shelf.structures().glob("*.toml"))
MIXED = "barge-2019-six-handed-dealers-choice"


@pytest.fixture
def page(stage):
    stage.press(Qt.Key.Key_E, CTRL)
    return stage.window.structures.editor_page


def keys(stage, *typed):
    """Texts are typed, keys are pressed, wherever the focus is."""
    for one in typed:
        if isinstance(one, str):
            for letter in one:
                stage.types(letter)
        else:
            stage.press(one)
        QApplication.processEvents()


def shown(page, row):
    view = page.view
    columns = [at for at in range(view.steps.columnCount()) if not view.isColumnHidden(at)]
    return [view.steps.index(row, at).data() for at in columns]


def at(page, row, column):
    page.view.setFocus()
    page.view.go_to(row, column)


TAB, ENTER, HOME = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Home


def test_a_structure_is_built_saved_and_played_by_keys_alone(stage, tmp_path):
    stage.press(Qt.Key.Key_E, CTRL)
    keys(stage, "Tuesday turbo", Qt.Key.Key_F6, Qt.Key.Key_F6)
    keys(stage, HOME, TAB, TAB, "15", TAB, "25", TAB, "50", ENTER)
    for small, big in (("50", "100"), ("100", "200")):
        keys(stage, small, TAB, big, ENTER)
    keys(stage, HOME, "b", TAB, TAB, "5", ENTER)
    for small, big in (("200", "400"), ("300", "600")):
        keys(stage, small, TAB, big, *([ENTER] if small == "200" else [TAB]))
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_S, CTRL)
    stage.press(Qt.Key.Key_Return, CTRL)
    keys(stage, "Tuesday")
    stage.press(Qt.Key.Key_Return, CTRL)

    steps = stage.t.structure.steps
    assert (stage.t.name, stage.t.structure.name) == ("Tuesday", "Tuesday turbo")
    assert [
        (one.label, one.minutes, one.stakes.small_blind, one.stakes.big_blind)
        for one in steps
        if isinstance(one, Level)
    ] == [
        ("1", 15, 25, 50),
        ("2", 15, 50, 100),
        ("3", 15, 100, 200),
        ("4", 15, 200, 400),
        ("5", 15, 300, 600),
    ]
    assert steps[3] == Break(5)
    saved = load_structure(tmp_path / "tuesday-turbo.toml")
    assert replace(saved, day=stage.t.structure.day) == stage.t.structure


def test_the_model_of_the_rows_keeps_qts_rules(page):
    QAbstractItemModelTester(
        page.view.steps, QAbstractItemModelTester.FailureReportingMode.Fatal, page
    )

    page.editor.insert(1)
    page.editor.insert(1, "Break")
    page.editor.delete([0])
    page.editor.stack.undo()
    page.begin_copy(page._event_list.structure(MIXED))
    page.begin_copy(page._event_list.structure(MIXED))

    assert page.view.steps.rowCount() == len(page.editor.draft.rows)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_structure_comes_out_of_the_cells_and_fields_as_it_went_in(page, name):
    draft = draft_of(page._event_list.structure(name))
    page.editor.open(draft)
    for number, row in enumerate(draft.rows):
        for column in page.editor.columns:
            if column.keys(row):
                page.editor.write([(number, column)], column.show(row))
    for spec in specs():
        if not (spec.flag or spec.choices):
            value = found(draft.data, spec.place)
            kind = page.form.kind(spec)
            assert kind.read(kind.show(value)) == value

    written = verdict(page.editor.draft, page.editor.library)

    assert written.structure == page._event_list.structure(name)


def test_a_row_may_be_a_break_a_change_or_the_end_of_a_day(stage, page):
    at(page, 0, "step")
    keys(stage, "b", ENTER)

    assert page.editor.draft.rows == [
        {"break": 10},
        {"label": "1", "minutes": 20},
    ]


def test_lengths_are_typed_as_they_are_said(stage, page):
    at(page, 0, "length")
    keys(stage, "12 hands", TAB)

    assert page.editor.draft.rows == [{"label": "1", "hands": 12}]


def test_what_is_typed_ahead_while_the_window_is_busy_goes_into_the_row_below(stage, page):
    at(page, 0, "length")
    page.editor.insert(1)
    page.view.go_to(0, "length")

    for letter in "12\n15\n":  # the event loop does not turn in between
        QTest.keyClick(QApplication.focusWidget(), ENTER if letter == "\n" else Qt.Key(ord(letter)))

    assert [row["minutes"] for row in page.editor.draft.rows[:2]] == [12, 15]


def test_a_fault_is_told_while_one_types(stage, page):
    at(page, 0, "small_blind")
    keys(stage, "2x")

    assert page.fault.text() == "should be a whole number, not “2x”"


def test_what_was_typed_wrongly_stays_in_its_cell_and_is_marked(stage, page):
    at(page, 0, "small_blind")
    keys(stage, "2x", TAB)

    index = page.view.steps.index(0, page.view.steps.column("small_blind"))
    assert index.data() == "2x"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "should be a whole number, not “2x”"


def test_the_same_goes_into_all_selected_rows(stage, page):
    for _ in range(3):
        page.editor.insert(1)
    at(page, 0, "length")
    for _ in range(3):
        stage.press(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)

    keys(stage, "30", TAB)

    assert [row["minutes"] for row in page.editor.draft.rows] == [30, 30, 30, 30]


def test_each_act_is_taken_back_and_brought_back(stage, page):
    before = page.editor.draft
    at(page, 0, "small_blind")
    keys(stage, "25", TAB, "50", TAB)
    after = page.editor.draft

    page.view.setFocus()
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_E, CTRL)
    page.view.setFocus()
    stage.press(Qt.Key.Key_Z, CTRL)
    stage.press(Qt.Key.Key_Z, CTRL)
    undone = page.editor.draft
    stage.press(Qt.Key.Key_Y, CTRL)
    stage.press(Qt.Key.Key_Y, CTRL)

    assert (undone, page.editor.draft) == (before, after)


def test_the_key_brings_back_one_of_two_acts(stage, page):
    page.view.setFocus()
    stage.press(Qt.Key.Key_I, CTRL)
    stage.press(Qt.Key.Key_B, CTRL)
    both = page.editor.draft.rows

    stage.press(Qt.Key.Key_Z, CTRL)
    one = page.editor.draft.rows
    stage.press(Qt.Key.Key_Y, CTRL)

    assert len(one) == len(both) - 1
    assert page.editor.draft.rows == both


def test_letters_typed_into_a_field_are_one_act(stage, page):
    keys(stage, "Tuesday")
    named = page.editor.draft.name

    stage.press(Qt.Key.Key_Z, CTRL)

    assert (named, page.editor.draft.name, page.form.fields["name"].text()) == ("Tuesday", "", "")


def test_rows_from_a_spreadsheet_are_pasted_by_their_titles(stage, page):
    QGuiApplication.clipboard().setText(
        "Big blind\tLabel\tSmall blind\n50\t1\t25\n100\t1A\t50\n1,000\t2\t500\n"
    )
    at(page, 0, "label")

    stage.press(Qt.Key.Key_V, CTRL)

    assert page.editor.draft.rows == [
        {"label": "1", "minutes": 20, "big_blind": 50, "small_blind": 25},
        {"label": "1A", "minutes": 20, "big_blind": 100, "small_blind": 50},
        {"label": "2", "minutes": 20, "big_blind": 1000, "small_blind": 500},
    ]


def test_cells_without_titles_are_pasted_from_here_on(stage, page):
    QGuiApplication.clipboard().setText("15\t25\t50\n15\t50\t100")
    at(page, 0, "length")

    stage.press(Qt.Key.Key_V, CTRL)

    assert page.editor.draft.rows == [
        {"label": "1", "minutes": 15, "small_blind": 25, "big_blind": 50},
        {"label": "2", "minutes": 15, "small_blind": 50, "big_blind": 100},
    ]


def test_what_is_copied_can_be_pasted(stage, page):
    page.begin_copy(page._event_list.structure("no-limit-turbo"))
    rows = page.editor.draft.rows
    page.view.selectAll()
    page.view.copy()
    copied = QGuiApplication.clipboard().text()
    page.begin()
    page.begin()
    at(page, 0, "step")
    page.view.paste()

    assert copied.count("\n") == len(rows) - 1
    assert len(page.editor.draft.rows) == len(rows)


def test_an_undo_that_takes_away_the_cell_one_types_into_leaves_the_keys_in_the_list(stage, page):
    page.editor.insert(1)
    at(page, 1, "small_blind")
    keys(stage, "7")
    field = stage.focus

    for _ in range(2):
        stage.press(Qt.Key.Key_Z, CTRL)
        QApplication.processEvents()

    assert isinstance(field, QLineEdit)
    assert (len(page.editor.draft.rows), stage.focus) == (1, page.view)


def test_rows_are_deleted_and_inserted_by_keys(stage, page):
    at(page, 0, "label")
    stage.press(Qt.Key.Key_I, CTRL)
    stage.press(Qt.Key.Key_B, CTRL)
    inserted = page.editor.draft.rows
    stage.press(Qt.Key.Key_Delete, CTRL)

    assert inserted == [{"label": "1", "minutes": 20}, {"label": "2", "minutes": 20}, {"break": 10}]
    assert page.editor.draft.rows == inserted[:2]


def test_a_mixed_structure_has_columns_for_each_class_of_stakes(stage, page):
    page.begin_copy(page._event_list.structure(MIXED))

    titles = [column.full_title for column in page.view.steps.columns if column.of]
    assert len(titles) == 7 * len(page.editor.draft.classes)
    assert page.editor.verdict.faults == ()


def test_what_no_field_expresses_is_said_and_kept(stage, page):
    team = page._event_list.structure("barge-2019-team-chorse")
    page.begin_copy(team)

    assert kept(page.editor.draft.data) == []
    page.editor.open(replace(page.editor.draft, data={**page.editor.draft.data, "colour": "red"}))
    assert page.form.left_alone.text() == "Kept in the file but not shown here: colour"
    assert page.editor.draft.data["teams"]["players"] == team.teams.players


def test_teams_and_classes_of_stakes_are_typed_as_anything_else(stage, page):
    page.begin_copy(page._event_list.structure("barge-2019-team-chorse"))
    for place, typed in (
        ("teams.entry.total", "500"),
        ("stakes_class", "limit: Limit games, stud: Stud"),
    ):
        field = page.form.fields[place]
        field.setFocus()
        field.clear()
        stage.types(typed)

    structure = page.editor.verdict.structure
    assert structure.teams.entry.total == 500
    assert structure.stakes_classes == (
        StakesClass("limit", "Limit games"),
        StakesClass("stud", "Stud"),
    )


def test_levels_are_stretched_in_one_act(stage, page):
    page.begin_copy(page._event_list.structure("no-limit-turbo"))
    before = page.editor.draft

    usual = page.editor.verdict.structure.levels[0].minutes
    stage.press(Qt.Key.Key_T, CTRL)
    begins = page.stretch.minutes.text()
    keys(stage, str(2 * usual))
    says = page.stretch.says.text()
    keys(stage, ENTER)
    after = page.editor.draft.rows
    page.editor.stack.undo()

    assert begins == str(usual)
    assert says.startswith(f"Levels of {usual} minutes become {2 * usual}. Likely ends after ")

    assert [row.get("minutes") for row in after] == [
        row["minutes"] * 2 if "minutes" in row else None for row in before.rows
    ]
    assert page.editor.draft == before


@pytest.mark.parametrize("typed", ["fast", "0", "601"])
def test_minutes_that_no_level_has_are_refused_where_they_were_typed(stage, page, typed):
    keys(stage, "X")
    stage.press(Qt.Key.Key_T, CTRL)
    keys(stage, typed, ENTER)

    assert page.stretch.why.text() == "type minutes per level, up to 600"
    assert page.editor.draft.rows == [{"label": "1", "minutes": 20}]


def test_a_schedule_is_suggested_in_the_place_of_rows_that_say_nothing(stage, page):
    keys(stage, "X")
    stage.press(Qt.Key.Key_G, CTRL)
    asked = page.suggest._typed.isVisible(), page.suggest.makes_room.text()
    keys(stage, ENTER)

    assert asked == (False, "The starting stack is 12 × 25, 12 × 100, 5 × 500, 6 × 1,000.")

    structure = page.editor.verdict.structure
    assert (structure.expected.players, structure.expected.minutes) == (30, 300)
    assert len(structure.levels) > 8
    assert page.ending.text().startswith("7 h" if structure.lengths[0].seconds > 1500 else "")
    page.editor.stack.undo()
    assert page.editor.draft.rows == [{"label": "1", "minutes": 20}]


def test_a_warning_leads_to_its_row(stage, page):
    keys(stage, "X")
    columns = [one for one in page.editor.columns if one.id in ("small_blind", "big_blind")]
    page.editor.paste(0, columns, [["25", "50"], ["200", "400"]])
    sentences = [one.sentence for one in page.findings.rows.rows]
    stage.press(Qt.Key.Key_F6)
    keys(stage, ENTER)

    assert sentences == ["a big jump: 50 in level 1, 400 here"]
    assert page.view.currentIndex().row() == 1
    assert page.view.hasFocus()


def test_a_refused_save_says_where_and_goes_there_and_keeps_what_was_typed(stage, page, tmp_path):
    keys(stage, "Mine")
    at(page, 0, "big_blind")
    keys(stage, "lots", TAB)
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_E, CTRL)
    stage.press(Qt.Key.Key_S, CTRL)

    assert stage.said == "Not saved: Level 1: should be a whole number, not “lots”"
    assert page.editor.draft.rows[0]["big_blind"] == "lots"
    assert list(tmp_path.glob("*.toml")) == []


def test_a_folder_that_cannot_be_written_is_said_so(stage, page, tmp_path):
    keys(stage, "Mine")
    (tmp_path / "mine.toml.new").mkdir()

    stage.press(Qt.Key.Key_S, CTRL)

    assert (stage.said, stage.window.status.kind) == ("Not saved: Is a directory", "failed")
    assert page.editor.is_dirty


def test_a_copy_of_a_shipped_structure_gets_a_name_and_a_file_of_its_own(stage, page, tmp_path):
    page.begin_with("no-limit-turbo")
    page.save()

    assert [path.name for path in tmp_path.glob("*.toml")] == [f"{page.editor.file}.toml"]
    assert page.editor.draft.name.endswith(", copy")
    assert page.editor.file not in SHIPPED


def test_a_structure_with_the_name_of_a_shipped_one_does_not_cover_it(stage, page, tmp_path):
    page.begin_with("horse")
    page.editor.set_value("name", "horse", "Name")
    page.save()

    assert [path.name for path in tmp_path.glob("*.toml")] == ["horse-2.toml"]


def test_ones_own_structure_is_edited_in_place(stage, page, tmp_path):
    page.begin_with("horse")
    page.save()
    file = page.editor.file

    page.begin_with(file)
    page.editor.set_value("series", "Club", "Series")
    page.save()

    assert [path.stem for path in tmp_path.glob("*.toml")] == [file]
    assert load_structure(tmp_path / f"{file}.toml").series == "Club"


def test_a_broken_file_shows_all_its_faults_with_their_places(stage, page, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('name = "Mine"\nseats = "eight"\n\n[[level]]\nlabel = "1"\nmintues = 20\n')

    page.open_file(path)

    assert [(one.where, one.sentence) for one in page.findings.rows.rows] == [
        ("Game", "is missing: name at least one game"),
        ("Level 1", "is missing: how many minutes, hands or orbits is the level?"),
        ("Level 1", "no such key “mintues”; did you mean “minutes”?"),
        ("Starting chips", "is needed"),
        ("Seats", "should be a whole number, not “eight”"),
    ]
    assert page.form.fields["seats"].text() == "eight"


def test_a_file_that_is_no_toml_is_said_so_and_the_draft_stays(stage, page, tmp_path):
    path = tmp_path / "letter.toml"
    path.write_text("Dear Sir,\n")
    before = page.editor.draft

    page.open_file(path)

    assert stage.said.startswith("Line 1: there is no = between a key and its value")
    assert page.editor.draft == before


def test_what_is_not_saved_is_not_thrown_away_unasked(stage, page):
    keys(stage, "Mine")

    page.begin()
    question = page.unsaved_question
    asked = question.isVisible(), question.words.text(), stage.focus is question.keep
    stage.press(Qt.Key.Key_Return)
    kept_name = question.isVisible(), page.editor.draft.name
    page.begin()
    question.discard.click()

    assert asked == (True, "Mine is not saved", True)
    assert (kept_name, page.editor.draft.name) == ((False, "Mine"), "")


def test_what_is_not_saved_can_be_saved_where_it_is_asked_about(stage, page, tmp_path):
    page.begin_with("no-limit-turbo")
    page.panes.choose(DETAILS)
    page.form.land()
    keys(stage, "Mine", TAB)
    dirty = page.editor.is_dirty

    page.begin()
    page.unsaved_question.saved.click()

    files = [path.stem for path in tmp_path.glob("*.toml")]
    assert (dirty, len(files), page.editor.draft.name) == (True, 1, "")


def test_the_window_does_not_close_over_what_is_not_saved(stage, page):
    keys(stage, "Mine")

    assert not stage.window.close()
    assert page.unsaved_question.words.text() == "Mine is not saved"
    page.unsaved_question.discard.click()
    assert not stage.window.isVisible()


def test_the_name_of_the_new_event_is_kept_while_its_structure_is_edited(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("Friday")
    stage.press(Qt.Key.Key_F2)
    stage.press(Qt.Key.Key_Escape)
    kept = stage.focus.text()

    stage.press(Qt.Key.Key_Escape)  # what was typed is asked about
    stage.window.frame.page.unsaved_question.discard.click()
    stage.press(Qt.Key.Key_N, CTRL)

    assert (kept, stage.focus.text()) == ("Friday", "")


def test_f2_in_the_new_event_edits_the_chosen_structure(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    chosen = stage.window.frame.page.view.choice.structure.name

    stage.press(Qt.Key.Key_F2)

    assert stage.window.structures.editor_page.title.text() == f"{chosen}, copy"


def test_a_page_is_as_wide_as_was_asked_for():
    horse = load_structure(shelf.structures() / "horse.toml")
    sheet = STRUCTURE_SHEET.pdf(Planned(horse, shipped_games()), Press())

    assert [page_of(sheet, 5, width).picture.width() for width in (354, 400, 611)] == [
        354,
        400,
        611,
    ]
    assert page_of(sheet, 5, 400).number == page_of(sheet, 5, 400).pages - 1


def test_the_sheet_beside_the_rows_follows_what_is_typed(dressed, qtbot, tmp_path):
    stage = Stage(tmp_path, sheets=Press())
    stage.press(Qt.Key.Key_E, CTRL)
    page = stage.window.structures.editor_page
    page.begin_with("horse")
    page.panes.choose(SHEET)
    with qtbot.waitSignal(page.preview.drawn, timeout=20000):
        pass
    first = page.preview.page.picture

    page.editor.set_value("series", "Club championship", "Series")
    with qtbot.waitSignal(page.preview.drawn, timeout=20000):
        pass

    assert page.preview.page.picture != first
    page.editor.stack.setClean()
    stage.close()


def test_a_fault_keeps_the_last_sheet_in_sight_and_says_so(dressed, qtbot, tmp_path):
    stage = Stage(tmp_path)
    stage.press(Qt.Key.Key_E, CTRL)
    page = stage.window.structures.editor_page
    page.editor.set_value("starting_chips", "many", "Starting chips")
    QTest.qWait(1)

    assert page.preview.words.text() == "no preview: 1 error"
    assert [one.text() for one in page.findChildren(QLabel) if one.text() == "New structure"]
    stage.close()


def _said_of_the_name(page):
    """The list below the rows, the line above the list, and the mark in the field."""
    said = [(one.where, one.sentence) for one in page.findings.rows.rows]
    return said, page.fault.isVisible(), page.form.fields["name"].property("wrong")


def test_a_structure_that_nobody_has_touched_is_not_blamed_for_its_name(stage, page):
    page.form.land()

    assert _said_of_the_name(page) == ([], False, False)
    assert page.preview.words.text() == "The sheet is shown here once the structure has a name"


def test_enter_in_a_field_says_once_that_the_name_is_needed(stage, page):
    page.form.land()

    stage.press(Qt.Key.Key_Return)

    assert _said_of_the_name(page) == ([("Name", "is needed")], False, True)


def test_a_name_that_was_typed_and_erased_is_needed(stage, page):
    page.form.land()

    keys(stage, "M")
    stage.press(Qt.Key.Key_Backspace)

    assert _said_of_the_name(page) == ([("Name", "is needed")], False, True)


def test_empty_parts_leave_the_file():
    data = with_value({"rebuys": {"price": 60}}, "rebuys.price", None)

    assert data == {}


def test_a_game_is_added_by_part_of_its_name(stage, page):
    page.form.more_games.setFocus()
    keys(stage, "badacey", TAB)

    assert page.editor.draft.data["game"] == [
        {"id": "texas-holdem", "betting": "no-limit"},
        {"id": "badacey"},
    ]


def test_a_game_that_nobody_knows_is_told_with_what_may_be_meant(stage, page):
    page.form.land("game")
    keys(stage, "raz")

    assert page.fault.text() == "Game 1: the game “raz” may be razz or razzdugi: which?"


def test_a_copy_goes_elsewhere_faults_and_all_and_comes_back(stage, page, tmp_path):
    at(page, 0, "big_blind")
    keys(stage, "lots", TAB)
    elsewhere = tmp_path / "stick" / "mine.toml"
    before = page.editor.draft

    page.export(elsewhere)
    page.editor.stack.setClean()
    page.open_file(elsewhere)

    assert page.editor.draft.data == before.data


def test_what_a_file_leaves_to_its_usual_way_is_shown_as_such(stage, page):
    page.begin_with("horse")

    assert page.form.fields["rotation.kind"].currentText() == "fixed order"
    assert page.form.fields["lammers.redeemed"].currentText() == "not set"


@pytest.mark.parametrize("wrong", [5, "x", True, [], [1], {}, {"x": [1]}, [{}], [["x"]]])
def test_whatever_stands_in_a_file_is_shown_and_told(page, wrong):
    whole = draft_of(page._event_list.structure("horse")).data
    for key in whole:
        page.editor.open(replace(page.editor.draft, data={**whole, key: wrong}))
        page.form.refresh()
        assert (
            page.editor.verdict.faults
            or key in ("name", "notes", "chip", "floor_rules")
            or (page.editor.verdict.structure is not None)
        )


@pytest.mark.parametrize(
    ("field", "typed"),
    [
        ("minutes", "7 min"),
        ("hours", "inf"),
        ("players", "nan"),
        ("chips", "9" * 40),
        ("depth", "0"),
    ],
)
def test_a_wish_that_nobody_can_fulfil_is_refused_and_nothing_changes(page, field, typed):
    page.suggest.ask()
    page.suggest.fields[field].setText(typed)
    page.suggest.go()

    assert page.suggest.why.text() != ""
    assert len(page.editor.draft.rows) == 1


def copied(page, name):
    page.begin_copy(page._event_list.structure(name))
    page.suggest.ask()
    return page.suggest


def test_ctrl_g_on_a_sheet_that_is_typed_keeps_it_and_says_so(page):
    drop, before = copied(page, "horse"), page.editor.draft

    says = drop.would_be.text().splitlines()
    drop.go()

    assert (drop.typed.isVisibleTo(drop), drop.makes_room.text()) == (True, "")
    assert says[1] == "Kept: 21 levels and 4 breaks."
    assert page.editor.draft.rows == before.rows


def test_what_would_be_replaced_is_said_before_enter(page):
    drop = copied(page, "horse")
    drop.fields["chips"].setText("20000")
    drop.typed.setCurrentIndex(1)
    drop.look()

    assert drop.makes_room.text().splitlines() == [
        "Enter replaces 21 levels and 4 breaks.",
        "Starting chips: 10,000 changed to 20,000.",
        "The starting stack is 12 × 25, 12 × 100, 5 × 500, 6 × 1,000, 2 × 5,000.",
    ]
    assert len(page.editor.draft.rows) == 25


@pytest.mark.parametrize("name", ["horse", "eight-game", "dealers-choice", "plo-lammers"])
def test_a_suggested_schedule_keeps_the_games_and_has_stakes_for_all_of_them(page, name):
    drop = copied(page, name)
    before = page.editor.verdict.structure
    drop.typed.setCurrentIndex(1)

    drop.go()

    said = page.editor.verdict
    after = said.structure
    kept = ("games", "stakes_classes", "rotation", "lammers", "late_registration", "final_table")
    assert [getattr(after, one) for one in kept] == [getattr(before, one) for one in kept]
    assert {tuple(one.of for one in level.all_stakes) for level in after.levels} == {
        tuple(one.of for one in before.levels[0].all_stakes)
    }
    assert (said.faults, said.concerns) == ((), ())


def test_rows_that_are_kept_stay_as_they_were_typed_to_the_letter(page):
    page.begin_copy(page._event_list.structure("horse"))
    rows = page.editor.draft.rows
    odd = {**rows[1], "label": "1B", "special": {"also": "deuces are wild"}}
    page.editor.open(page.editor.draft.with_rows([rows[0], odd]))
    page.suggest.ask()

    page.suggest.go()

    assert page.editor.draft.rows[:2] == [rows[0], odd]
    assert [row.get("label") for row in page.editor.draft.rows[2:4]] == ["2", "3"]


def test_when_it_ends_says_how_many_hours_there_are_where_the_start_is_known(stage, page):
    page.begin_copy(page._event_list.structure("horse"))
    page.editor.set_value("starts", "18:30", "Starts at")
    page.suggest.ask()
    fields = page.suggest.fields
    before = fields["hours"].text(), fields["ends"].text()
    fields["ends"].setFocus()
    fields["ends"].selectAll()
    stage.types("1am")
    page.suggest.typed.setCurrentIndex(1)
    page.suggest.look()

    says = page.suggest.would_be.text().splitlines()[-1]
    page.suggest.go()

    assert (before, fields["hours"].text()) == (("7:10", "01:40"), "6:30")
    assert says == "Likely ends after 6 h 30 min, at 01:00, in level 18."
    assert page.editor.verdict.structure.expected.minutes == 390


def test_a_fault_of_the_games_stands_in_the_way_and_is_named(page):
    page.begin_copy(page._event_list.structure("horse"))
    page.editor.set_value("game", [{"id": "razz", "betting": "odd"}], "Games")
    page.suggest.ask()

    assert page.suggest.why.text().startswith("fix first: game[1].betting: no such choice")
    assert not page.suggest._go.isEnabled()


def test_of_a_running_event_the_levels_that_have_begun_stay(page):
    structure = page._event_list.structure("horse")
    page.begin_change(structure, "Friday", 7)
    page.suggest.ask()
    page.suggest.typed.setCurrentIndex(1)

    page.suggest.go()

    after = page.editor.verdict.structure
    assert after.steps[:7] == structure.steps[:7]
    assert (page.editor.verdict.concerns, len(after.levels) > 15) == ((), True)


def test_ten_fields_stand_beside_the_rows_and_the_others_under_headings_that_open(stage, page):
    seen = [place for place, field in page.form.fields.items() if field.isVisibleTo(page)]
    rebuys = page.form.folded["Rebuys"]

    rebuys.heading.setFocus()
    stage.press(Qt.Key.Key_Return)

    opened = [place for place, field in page.form.fields.items() if field.isVisibleTo(page)]
    assert len(seen) == 10
    assert {one.partition(".")[0] for one in {*opened} - {*seen}} == {"rebuys"}


def test_a_heading_says_how_many_of_its_fields_are_set_or_wrong(stage, page):
    heading = page.form.folded["Rebuys"].heading

    page.editor.set_value("rebuys.price", 60, "Rebuy price")
    page.editor.set_value("rebuys.chips", 5000, "Rebuy chips")
    said = heading.text()
    page.editor.set_value("rebuys.chips", "many", "Rebuy chips")

    assert (said, heading.text()) == ("▸  Rebuys  ·  2 fields set", "▸  Rebuys  ·  1 error")


def test_what_is_wrong_under_a_heading_is_gone_to_and_the_heading_opens(stage, page):
    page.editor.set_value("rebuys.chips", "many", "Rebuy chips")

    page.go_to("rebuys.chips")

    assert stage.focus is page.form.fields["rebuys.chips"]
    assert page.form.folded["Rebuys"].heading.isChecked()


def test_the_details_fit_their_pane(stage, page):
    page.form.folded["Teams"].open()
    QTest.qWait(1)

    assert page.form.widget().width() <= page.form.viewport().width()
