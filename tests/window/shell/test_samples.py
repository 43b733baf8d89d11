"""Sample evening: in a book of its own, gone on with, begun anew, removed, without a trace."""

import pytest
from PySide6.QtCore import Qt

from director.house.home import Home
from director.house.settings import Settings
from director.start import app
from director.tournament.commands import Eliminate, PauseClock
from director.window.shell.main_window import MainWindow
from director.window.start.start_actions import SAMPLE
from tests.window.stages import CTRL, NAMES, PlainSheets

Key = Qt.Key


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def program(dressed, qtbot, home):
    """The window as the program starts it, over real books; each call is another start."""
    windows = []

    def start():
        settings = Settings(home.settings)
        event_list = app.open_event_list(home, settings)
        sample = app.sample_evening(home, settings)
        window = MainWindow(event_list, settings, PlainSheets(), None, sample)
        window.show()
        windows.append((window, event_list, sample))
        return window

    yield start
    for window, event_list, sample in windows:
        closed(window)
        sample.close()
        event_list.book.close()


def closed(window):
    for kept in window.events.kept.values():
        kept.cockpit.copied = True
    window.close()
    window.deleteLater()


def of(window):
    return window.cockpit.bridge.desk


def test_nothing_of_it_is_in_the_users_book_nor_beside_it(program, home, qtbot):
    window = program()
    before = {path.name for path in home.folder.iterdir()}

    window.start_actions.open_sample()
    of(window).do(Eliminate(3))
    window.cockpit.mute(True)
    window.cockpit.pays = "card"
    window.cockpit.copy_book()
    qtbot.waitUntil((home.sample / "copies").is_dir)

    assert window.start_actions.event_list.events() == []
    assert list(window.start_actions.event_list.book.register.people()) == []
    assert window.start_actions.settings.values == {}
    assert {path.name for path in home.folder.iterdir()} - before == {"sample"}


def test_it_shows_three_tables_of_six_and_the_clock_running(program):
    window = program()

    window.start_actions.open_sample()

    t = window.cockpit.tournament
    assert [len(t.at_table(table)) for table in t.tables] == [6, 6, 6]
    assert (t.name, window.cockpit.bridge.face.running) == ("Sample evening", True)
    assert len(of(window).player_index) == 18


def test_it_says_everywhere_that_it_is_a_sample(program):
    window = program()

    window.start_actions.open_sample()

    assert window.windowTitle() == "Sample: Sample evening – Tournament Director"
    assert window.page.bar.badge.isVisible()


def test_another_event_has_no_such_badge(stage):
    stage.event()

    assert not stage.page.bar.badge.isVisible()


def test_after_another_start_it_is_gone_on_with_where_it_was_left(program):
    window = program()
    window.start_actions.open_sample()
    of(window).do(Eliminate(3))
    of(window).do(PauseClock())
    closed(window)

    again = program()
    offered = again.program_actions.text("start_actions.sample")
    again.start_actions.open_sample()

    assert offered == "Continue sample evening"
    assert len(of(again).tournament.left) == 17
    assert again.start_actions.event_list.events() == []


def test_it_is_not_opened_by_itself_though_its_clock_runs(program):
    window = program()
    window.start_actions.open_sample()
    closed(window)

    assert program().cockpit is None


def test_it_is_begun_anew_by_one_act(program):
    window = program()
    window.start_actions.open_sample()
    of(window).do(Eliminate(3))

    window.program_actions["start_actions.sample_anew"].trigger()
    window.sample_question.go.click()

    assert len(window.cockpit.tournament.left) == 18
    assert len(window.events.kept) == 1


def test_it_is_removed_by_one_act_and_nothing_is_left(program, home):
    window = program()
    window.start_actions.open_sample()

    window.program_actions["start_actions.sample_removed"].trigger()
    window.sample_question.go.click()

    assert not home.sample.exists()
    assert (window.cockpit, window.events.kept) == (None, {})
    assert window.status.text == "Sample evening removed"
    assert window.program_actions.text("start_actions.sample") == "Open sample evening"


def test_without_one_there_is_nothing_to_remove(stage):
    assert not stage.window.program_actions["start_actions.sample_removed"].isEnabled()
    assert stage.window.program_actions.refusal("start_actions.sample_anew") == (
        "open a sample evening first"
    )


def test_the_list_has_it_below_the_events_and_not_among_them(stage):
    stage.event(*NAMES)
    stage.window.start_actions.open_sample()

    stage.press(Key.Key_O, CTRL)

    page = stage.window.list_page
    assert [row.name for row in page.model.rows] == ["Friday"]
    assert page.sample_strip.isVisible()
    page.sample_strip.remove.click()
    stage.window.sample_question.go.click()
    assert not page.sample_strip.isVisible()


def test_it_is_open_beside_an_event_of_the_same_number_and_both_are_gone_to(stage):
    friday = stage.event(*NAMES, running=True)
    stage.window.start_actions.open_sample()
    beside = [one.name for one in stage.page.others.shown]

    stage.press(Key.Key_Tab, CTRL)
    back = stage.t.name
    stage.page.others.went.emit(SAMPLE)

    assert (beside, back) == (["Friday"], "Friday")
    assert (stage.t.name, friday.event, list(stage.window.events.kept)) == (
        "Sample evening",
        1,
        [1, SAMPLE],
    )


def test_the_register_of_the_sample_is_its_own(stage):
    stage.event("Ann Ost")
    stage.window.start_actions.open_sample()
    stage.press(Key.Key_6, CTRL)
    shown = len(stage.screen.page.model.rows)

    stage.press(Key.Key_O, CTRL)
    stage.press(Key.Key_R, CTRL)

    assert (shown, stage.window.register_page.model.rows[0].name) == (18, "Ann Ost")
    assert stage.book.register.names == ["Ann Ost"]


def test_the_structure_of_the_sample_is_changed_in_the_sample(stage):
    friday = stage.event(*NAMES, running=True)
    before = friday.tournament.structure
    stage.window.start_actions.open_sample()
    stage.press(Key.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)

    stage.window.structures.change.editor.left.emit()

    assert stage.t.name == "Sample evening"
    assert friday.tournament.structure == before


def test_the_palette_leads_from_the_sample_to_the_first_event_of_the_book(stage):
    stage.event(*NAMES)
    stage.window.start_actions.open_sample()

    offers = [one.title for one in stage.window.palette_of_window._offers()]

    assert "Friday" in offers


def test_a_window_is_closed_at_once_though_the_sample_was_played_on(stage):
    stage.window.start_actions.open_sample()
    stage.cockpit.bridge.do(Eliminate(3))

    stage.window.close()

    assert not stage.window.isVisible()
    assert stage.window.events.kept == {}


def test_a_book_whose_register_an_older_program_filled_is_left_as_it_is(program):
    window = program()
    window.start_actions.event_list.sample()
    window.show_list()

    window.start_actions.open_sample()
    window.program_actions["start_actions.sample_removed"].trigger()
    window.sample_question.go.click()

    assert [row.name for row in window.start_actions.event_list.events()] == ["Sample evening"]
    assert len(window.start_actions.event_list.book.register.people()) == 18


def test_what_cannot_be_removed_is_said_and_stays(stage, monkeypatch):
    stage.window.start_actions.open_sample()

    def locked(_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("director.desk.sample_evening.shutil.rmtree", locked)
    stage.window.program_actions["start_actions.sample_removed"].trigger()
    stage.window.sample_question.go.click()

    assert (stage.window.status.kind, "Permission denied" in stage.said) == ("failed", True)
    assert stage.sample.is_there


def test_no_copy_of_it_is_written_when_it_is_left(program, home):
    window = program()
    window.start_actions.open_sample()
    of(window).do(Eliminate(3))
    said = window.status.text

    window.show_list()

    assert not window.events.kept[SAMPLE].cockpit.copied
    assert window.status.text == said
    assert not (home.sample / "copies").exists()


@pytest.mark.parametrize("deed", ["sample_anew", "sample_removed"])
def test_it_is_asked_before_it_is_thrown_away_and_enter_in_haste_keeps_it(stage, deed):
    stage.window.start_actions.open_sample()
    stage.cockpit.bridge.do(Eliminate(3))

    stage.window.program_actions[f"start_actions.{deed}"].trigger()
    asked = stage.window.sample_question.isVisible()
    stage.press(Key.Key_Return)

    assert (asked, stage.window.sample_question.isVisible()) == (True, False)
    assert stage.sample.is_there
    assert len(stage.t.left) == 17


def test_while_it_is_being_written_it_is_not_removed(program, home):
    window = program()
    window.start_actions.open_sample()
    window.cockpit.bridge.busy = "undoing: Ann Ost registered"

    window.program_actions["start_actions.sample_removed"].trigger()
    window.sample_question.go.click()

    window.cockpit.bridge.busy = ""
    window.cockpit.bridge.tick()
    of(window).do(Eliminate(3))
    assert len(window.cockpit.tournament.left) == 17
