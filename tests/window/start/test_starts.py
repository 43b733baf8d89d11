"""Before an event: the list, the first start, a new event, and a copy to go on from."""

import threading
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from director.desk.event_list import SAMPLE, EventList
from director.tournament.commands import CloseEvent, Eliminate
from director.tournament.log.books import BookFailed, Reading
from director.window.look.palettes import current_palette
from director.window.shell import main_window
from director.window.start import start_actions
from director.window.start.book_damage import Rescue
from director.window.start.new_event import NewEventPage
from tests.notebooks import Notebook
from tests.window.stages import CTRL, NAMES, Stage

FAULTY = 'name = "Mine"\nseats = "eight"\n\n[[level]]\nlabel = "1"\nmintues = 20\n'


class UnreadableBook(Notebook):
    def events(self):
        raise BookFailed("the book cannot be read")


def listed(stage):
    return [(row.name, row.entries) for row in stage.window.list_page.model.rows]


def test_the_first_start_offers_a_sample_evening_and_enter_takes_it(stage):
    button = stage.focus

    stage.press(Qt.Key.Key_Return)

    assert button is stage.window.list_page.sample
    assert (stage.t.name, len(stage.t.left), stage.cockpit.bridge.face.running) == (
        "Sample evening",
        18,
        True,
    )


def test_beside_it_stands_the_new_event(stage):
    assert stage.window.list_page.new.isVisible()


def test_events_are_listed_the_one_changed_last_first(stage):
    stage.event(*NAMES)
    stage.wait(minutes=1)
    stage.event("Ann Ost")

    stage.press(Qt.Key.Key_O, CTRL)

    assert listed(stage) == [("Friday", 1), ("Friday", 7)]


def test_enter_opens_the_chosen_event(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_O, CTRL)

    stage.press(Qt.Key.Key_Return)

    assert len(stage.t.entries) == 7


def test_a_program_that_was_cut_off_opens_where_it_was_and_the_clock_has_gone_on(
    stage, dressed, tmp_path
):
    stage.event(*NAMES, running=True)

    again = Stage(tmp_path, stage.book, later=timedelta(minutes=5, seconds=7))

    assert (again.t, again.page.bar.clock.value) == (stage.t, "12:53")
    assert again.said == "Friday resumed"
    again.close()


@pytest.fixture
def cut_off(stage, dressed, tmp_path):
    """The program started again, eight minutes after it was cut off with the clock running."""
    stage.event(*NAMES, running=True)
    again = Stage(tmp_path, stage.book, later=timedelta(minutes=8))
    yield again
    again.close()


def test_after_a_start_it_is_asked_whether_the_time_since_the_last_record_was_played(cut_off):
    words = cut_off.page.gap.words

    assert words == (
        "The clock ran on from 19:00 to 19:08 (8 min). It showed Level 1, 18:00 and runs now at"
        " Level 1, 10:00."
    )
    cut_off.page.gap.right.click()
    assert (cut_off.page.gap.isVisible(), cut_off.page.bar.clock.value) == (False, "10:00")


def test_where_nobody_played_the_clock_goes_back_to_then_and_stands(cut_off):
    cut_off.page.gap.back.click()
    cut_off.wait(minutes=1)

    assert (cut_off.page.gap.isVisible(), cut_off.page.bar.clock.value) == (False, "18:00")


def test_what_was_watched_before_the_program_was_closed_is_not_asked_about(
    stage, dressed, tmp_path
):
    stage.event(*NAMES, running=True)
    stage.wait(minutes=9)
    stage.window.events.close_all()

    again = Stage(tmp_path, stage.book, later=timedelta(minutes=14))

    assert again.page.gap.words == (
        "The clock ran on from 19:09 to 19:14 (5 min). It showed Level 1, 9:00 and runs now at"
        " Level 1, 4:00."
    )
    again.page.gap.right.click()
    again.wait(minutes=1)
    again.close()
    third = Stage(tmp_path, stage.book, later=timedelta(minutes=17))
    assert third.page.gap.words.startswith("The clock ran on from 19:15 to 19:17 (2 min).")
    third.close()


def test_what_nobody_has_answered_is_asked_again_with_the_time_since(
    cut_off, stage, dressed, tmp_path
):
    cut_off.wait(minutes=4)
    cut_off.window.events.close_all()

    again = Stage(tmp_path, stage.book, later=timedelta(minutes=20))

    assert again.page.gap.words.startswith("The clock ran on from 19:00 to 19:20 (20 min).")
    again.close()


def test_what_was_looked_at_is_written_down_each_minute_so_that_a_crash_loses_no_more(
    stage, dressed, tmp_path
):
    stage.event(*NAMES, running=True)
    stage.wait(minutes=5)
    stage.window.safekeeping.look()
    stage.wait(minutes=3)

    again = Stage(tmp_path, stage.book, later=timedelta(minutes=10))

    assert again.page.gap.words.startswith("The clock ran on from 19:05 to 19:10 (5 min).")
    again.close()


def test_of_an_event_that_is_closed_nobody_asks_whether_its_clock_was_right(cut_off):
    cut_off.cockpit.bridge.do(CloseEvent(asked=True))

    assert not cut_off.page.gap.isVisible()


def test_an_event_whose_clock_stands_is_only_listed(stage, dressed, tmp_path):
    stage.event(*NAMES)

    again = Stage(tmp_path, stage.book)

    assert (again.cockpit, listed(again)) == (None, [("Friday", 7)])
    again.close()


def test_an_event_of_last_week_is_only_listed(stage, dressed, tmp_path):
    stage.event(*NAMES, running=True)

    again = Stage(tmp_path, stage.book, later=timedelta(days=7))

    assert (again.cockpit, listed(again)) == (None, [("Friday", 7)])
    again.close()


def test_enter_behind_the_name_goes_on_to_the_structures_and_founds_nothing(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page, places = stage.window.findChild(NewEventPage), []

    stage.types("Friday mixed")
    for _ in range(4):
        stage.press(Qt.Key.Key_Return)
        places.append(stage.focus)

    assert places == [page.search, page.view, page.day, page.starts]
    assert (stage.cockpit, stage.event_list.events()) == (None, [])


def test_enter_goes_through_all_fields_to_the_button_that_creates_the_event(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)

    stage.types("Friday mixed")
    for _ in range(30):
        if stage.focus is page.go:
            break
        stage.press(Qt.Key.Key_Return)
    founded_before = stage.event_list.events()
    stage.press(Qt.Key.Key_Return)

    assert founded_before == []
    assert stage.t.name == "Friday mixed"


def test_a_name_and_ctrl_enter_found_an_event(stage):
    stage.press(Qt.Key.Key_N, CTRL)

    stage.types("Friday mixed")
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (stage.t.name, stage.t.structure.name) == ("Friday mixed", "8-Game")


def test_an_event_without_a_name_is_not_founded(stage):
    stage.press(Qt.Key.Key_N, CTRL)

    stage.press(Qt.Key.Key_Return, CTRL)

    assert (stage.said, stage.cockpit) == ("Enter a name for the event", None)


def test_a_faulty_structure_is_listed_with_its_faults_and_cannot_be_taken(dressed, qtbot, tmp_path):
    (tmp_path / "mine.toml").write_text(FAULTY, encoding="utf-8")
    stage = Stage(tmp_path)
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("Friday")
    page = stage.window.frame.page

    page.view.choose("mine")
    stage.press(Qt.Key.Key_Return, CTRL)
    dressed.processEvents()

    shown = [one.text() for one in page.findChildren(QLabel) if one.isVisible()]
    assert "line 2: seats: should be a whole number, not “eight”" in shown
    assert "line 6: level[1].mintues: no such key “mintues”; did you mean “minutes”?" in shown
    assert (stage.said, stage.cockpit) == ("Fix mine.toml first", None)
    stage.close()


def test_escape_leads_back_from_the_new_event(stage):
    stage.press(Qt.Key.Key_N, CTRL)

    stage.press(Qt.Key.Key_Escape)

    assert stage.window.frame.page is stage.window.list_page


def test_a_book_that_cannot_be_read_is_said_so(dressed, qtbot, tmp_path):
    stage = Stage(tmp_path, UnreadableBook())

    assert (stage.said, stage.window.status.kind) == ("The book cannot be read", "failed")
    stage.close()


def test_a_damaged_log_is_said_so_and_not_opened(stage):
    desk = stage.event(*NAMES)
    stage.press(Qt.Key.Key_W, CTRL)
    del stage.book.logs[desk.event][0]
    stage.window.start_actions.open(desk.event)

    assert stage.cockpit is None
    assert stage.said == (
        "The log of this event is damaged at record 2: a log begins with the opening of its event"
    )


def test_a_copy_is_taken_over_beside_the_window_and_the_list_is_read_anew(dressed, qtbot, tmp_path):
    stages = []

    def continue_from(path):
        event_list = stages[0].event_list
        event_list.new("From the stick", event_list.structure(SAMPLE))
        return f"{path.name} goes as far as 21:07"

    stages.append(stage := Stage(tmp_path, rescue=Rescue(continue_from, None, None)))
    stage.window.start_actions.damage.continue_from(tmp_path / "events.book")
    qtbot.waitUntil(lambda: stage.said == "events.book goes as far as 21:07")

    assert listed(stage) == [("From the stick", 0)]
    stage.close()


def test_a_copy_that_cannot_be_taken_over_is_said_so(dressed, qtbot, tmp_path):
    def continue_from(path):
        raise BookFailed(f"{path.name} is no book")

    stage = Stage(tmp_path, rescue=Rescue(continue_from, None, None))

    stage.window.start_actions.damage.continue_from(tmp_path / "letter.txt")

    qtbot.waitUntil(lambda: stage.said == "letter.txt is no book")
    assert stage.window.status.kind == "failed"
    stage.close()


def test_the_look_is_changed_and_kept(stage, qtbot):
    def lightness():
        return stage.window.grab().toImage().pixelColor(600, 500).lightness()

    stage.event(*NAMES)
    before = lightness()

    stage.window.program_actions["look.light"].trigger()
    qtbot.waitUntil(lambda: lightness() > 200)
    stage.window.program_actions["look.light"].trigger()

    assert before < 80
    assert stage.settings.path.read_text() == 'look = "dark"\n'


def test_a_look_that_cannot_be_put_on_leaves_a_window_that_is_seen(stage, monkeypatch):
    def broken(*_):
        raise RuntimeError("no such color")
        yield

    monkeypatch.setattr(main_window, "dressing", broken)

    with pytest.raises(RuntimeError, match="no such color"):
        stage.window.dress()

    assert stage.window.updatesEnabled()


def test_a_long_event_is_opened_beside_the_windows_thread(stage, qtbot, monkeypatch):
    monkeypatch.setattr(start_actions, "LONG", 1)
    desk = stage.event_list.sample()
    threads, opening = [], stage.event_list.open

    def watched(event, told):
        threads.append(threading.current_thread() is threading.main_thread())
        return opening(event, told=told)

    monkeypatch.setattr(stage.event_list, "open", watched)
    stage.window.start_actions.open(desk.event)
    stage.window.start_actions.open(desk.event)
    assert stage.window.opening.page.isVisible()
    assert stage.window.opening.page.said == ("Sample evening", "", "", "Reading 4 records …")

    qtbot.waitUntil(lambda: stage.window.cockpit is not None)
    assert (stage.cockpit.tournament, threads) == (desk.tournament, [False])


def test_a_long_event_whose_book_fails_says_so(stage, qtbot, monkeypatch):
    monkeypatch.setattr(start_actions, "LONG", 1)
    desk = stage.event_list.sample()

    def full(_, told):
        raise BookFailed("the disk does not respond")

    monkeypatch.setattr(stage.event_list, "open", full)
    stage.window.start_actions.open(desk.event)

    qtbot.waitUntil(lambda: stage.said == "The disk does not respond")
    assert stage.window.list_page.isVisible()


def test_while_a_long_event_is_read_its_clock_is_there_and_escape_goes_back(stage, qtbot):
    desk = stage.event_list.sample()
    (row,) = stage.event_list.events()
    stage.now += timedelta(minutes=3)
    stage.window.opening.show(row)
    newest = desk.log.records[-2:]
    stage.window.start_actions.read.emit(desk.event, Reading(desk.tournament, newest, 8, 21))
    qtbot.waitUntil(lambda: stage.window.opening.page.bar.value() == 8)

    at_first = stage.window.opening.page.said
    stage.now += timedelta(seconds=10)
    qtbot.waitUntil(lambda: stage.window.opening.page.said != at_first)
    later = stage.window.opening.page.said
    stage.press(Qt.Key.Key_Escape)

    assert at_first == ("Sample evening", "15:00", "Level 1", "8 of 21 records read")
    assert later == ("Sample evening", "14:50", "Level 1", "8 of 21 records read")
    assert [row.what for row in stage.window.opening.page.model.rows] == [
        "Clock started",
        "Seats drawn for 18 players",
    ]
    assert stage.window.list_page.isVisible()


def test_of_an_event_that_is_won_no_running_clock_is_shown_while_it_is_read(stage, qtbot):
    desk = stage.event("Ann", "Ben", running=True)
    running = desk.tournament
    desk.do(Eliminate(2))
    (row,) = stage.event_list.events()
    stage.window.opening.show(row)

    stage.window.start_actions.read.emit(desk.event, Reading(running, desk.log.records, 8, 21))
    qtbot.waitUntil(lambda: stage.window.opening.page.bar.value() == 8)

    assert stage.window.opening.page.said == ("Friday", "", "", "8 of 21 records read")
    assert stage.window.opening.page.model.rows[0].what == "Ben busted in 2nd place"


def test_a_long_event_that_was_cut_off_goes_on_beside_the_windows_thread(
    stage, dressed, qtbot, tmp_path, monkeypatch
):
    stage.event(*NAMES, running=True)
    monkeypatch.setattr(start_actions, "LONG", 1)
    in_the_windows, opening = [], EventList.open

    def watched(event_list, event, told):
        in_the_windows.append(threading.current_thread() is threading.main_thread())
        return opening(event_list, event, told=told)

    monkeypatch.setattr(EventList, "open", watched)
    again = Stage(tmp_path, stage.book, later=timedelta(minutes=5, seconds=7))

    qtbot.waitUntil(lambda: again.window.cockpit is not None)
    assert (again.t, again.said, in_the_windows) == (stage.t, "Friday resumed", [False])
    again.close()


def test_a_long_event_whose_clock_never_began_leaves_the_list_in_sight(
    stage, dressed, qtbot, tmp_path, monkeypatch
):
    stage.event(*NAMES)
    monkeypatch.setattr(start_actions, "LONG", 1)
    read, opening = [], EventList.open

    def watched(event_list, event, told):
        read.append(opening(event_list, event, told=told))
        return read[0]

    monkeypatch.setattr(EventList, "open", watched)
    again = Stage(tmp_path, stage.book)

    qtbot.waitUntil(lambda: bool(read) and again.window.list_page.isVisible())
    assert again.window.cockpit is None
    again.close()


def test_the_structures_answer_typed_letters_and_the_ends_of_the_list(stage):
    stage.window.start_actions.asked_new.emit()
    view = stage.window.findChild(NewEventPage).view
    view.setFocus()
    stage.press(Qt.Key.Key_End)
    last = view.choice
    stage.press(Qt.Key.Key_Home)
    first = view.choice
    stage.types("8-g")

    assert (first, last) == (view.rows.rows[1], view.rows.rows[-1])  # below the first title
    assert view.choice.title == "8-Game"


def test_the_look_of_the_system_is_left_and_followed_again(stage, dressed):
    stage.window.program_actions["look.system"].trigger()
    left = stage.settings.text("look")
    stage.window.program_actions["look.system"].trigger()

    assert (left, stage.settings.text("look")) == ("dark", "system")


def test_a_high_contrast_is_worn_at_once(stage, dressed):
    stage.window.program_actions["look.high_contrast"].trigger()
    worn = current_palette().name
    stage.window.program_actions["look.high_contrast"].trigger()

    assert (worn, current_palette().name) == ("high contrast dark", "dark")


def test_text_grows_step_by_step_from_the_next_start_and_no_further(stage):
    larger, said = stage.window.program_actions["text.larger"], []
    for _ in range(4):
        larger.trigger()
        said.append(stage.said)

    grown = [f"Text {size}% from the next start" for size in (125, 150, 200)]
    assert said == [*grown, "Text is at its largest"]
    assert not stage.window.program_actions["text.larger"].isEnabled()
    assert stage.window.start_actions.look.no_larger_text() == "text is at its largest"


def test_text_shrinks_to_its_usual_size(stage):
    stage.window.program_actions["text.larger"].trigger()
    smaller = stage.window.program_actions["text.smaller"]
    smaller.trigger()
    smaller.trigger()

    assert stage.settings.number("text_size") == 100
    assert stage.window.start_actions.look.no_smaller_text() == "text is at its smallest"


def test_a_restart_closes_the_window_as_ever_and_says_that_it_is_one(stage):
    stage.window.program_actions["start_actions.restart"].trigger()

    assert (stage.window.isVisible(), stage.window.restarts) == (False, True)


def founding(stage):
    """The page of a new event, its name typed and the cursor in the search."""
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("Friday")
    stage.press(Qt.Key.Key_Tab)
    return stage.window.findChild(NewEventPage)


def titles(page):
    """What stands in the list, titles of groups in brackets."""
    return [f"[{one.title}]" if one.is_title else one.title for one in page.model.rows]


def test_structures_are_found_by_a_game_that_is_played_in_them(stage):
    page = founding(stage)

    stage.types("short deck")

    assert titles(page) == [
        "[BARGE 2019]",
        "F*** Cancer No Limit Short Deck Hold'em (with rebuys)",
    ]
    assert page.header.sum_line.text() == "1 of 27 structures  ·  Ctrl+Enter: create event"


def test_the_arrows_of_the_search_pass_over_titles_and_ctrl_enter_creates_the_event(stage):
    page = founding(stage)
    stage.types("lammers")
    listed, first = titles(page), page.view.choice.title

    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return, CTRL)

    assert [listed[at] for at in (0, 2)] == ["[One game]", "[BARGE 2019]"]
    assert first == "Pot-Limit Omaha with Lammers"
    assert stage.t.structure.name == "Pot Limit HORSE (with lammers)"


def test_escape_empties_the_search_before_it_leaves_the_page(stage):
    page = founding(stage)
    stage.types("nothing like it")
    nothing = (titles(page), page.go.isEnabled(), page.header.sum_line.text())

    stage.press(Qt.Key.Key_Escape)

    assert nothing == ([], False, "No match")
    assert (page.header.sum_line.text(), page.isVisible()) == (
        "27 structures  ·  Ctrl+Enter: create event  ·  every week: Event ▸ Templates",
        True,
    )


def test_a_faulty_structure_of_the_house_is_listed_first_and_a_sound_one_is_chosen(
    dressed, tmp_path
):
    (tmp_path / "mine.toml").write_text(FAULTY, encoding="utf-8")
    stage = Stage(tmp_path)

    page = founding(stage)

    assert titles(page)[:4] == ["[Your structures]", "mine.toml", "[Mixed games]", "8-Game"]
    assert page.view.choice.title == "8-Game"
    stage.close()


def test_the_schedule_of_the_chosen_structure_stands_beside_the_list(stage):
    page = founding(stage)

    page.view.choose("horse")

    rows = page.short.schedule.rows.rows
    assert [rows[at][1:] for at in (0, 5)] == [
        ("Level 1", "100 – 200", "20 min", "0 min", False),
        ("Break", "color up 25s", "10 min", "1 h 40 min", True),
    ]
