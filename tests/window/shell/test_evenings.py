"""Several events at once: all clocks run, one key changes over, nothing is lost on closing."""

from datetime import timedelta

from PySide6.QtCore import Qt

from director.desk.event_list import SAMPLE
from director.tournament.commands import (
    CloseEvent,
    MoveClock,
    PauseClock,
    Register,
    RenameEvent,
    StartClock,
)
from director.views.clock.event_status import State
from director.views.clock.other_events import Elsewhere
from tests.notebooks import Notebook
from tests.window.stages import CTRL, NAMES, Stage


def two(stage):
    """Friday runs, Saturday is in sight."""
    friday = stage.event(*NAMES, running=True)
    saturday = stage.event_list.new("Saturday", friday.tournament.structure)
    stage.window.events.show(saturday)
    return friday, saturday


def tick_all(stage):
    for kept in stage.window.events.kept.values():
        kept.cockpit.bridge.tick()


def test_one_key_changes_over_and_back(stage):
    two(stage)
    seen = []

    for _ in range(3):
        seen.append(stage.t.name)
        stage.press(Qt.Key.Key_Tab, CTRL)

    assert seen == ["Saturday", "Friday", "Saturday"]


def test_every_event_keeps_its_screen_and_whoever_is_chosen(stage):
    two(stage)
    stage.press(Qt.Key.Key_Tab, CTRL)
    stage.screen.view.choose(3)
    stage.press(Qt.Key.Key_Tab, CTRL)
    stage.go("clock")

    stage.press(Qt.Key.Key_Tab, CTRL)

    assert (stage.t.name, stage.cockpit.screen, stage.cockpit.entry) == ("Friday", "players", 3)


def test_the_line_below_the_bar_says_what_the_others_are_doing(stage):
    friday, _ = two(stage)
    shown = []

    for deed in (lambda: None, lambda: friday.do(MoveClock(5)), lambda: friday.do(PauseClock())):
        deed()
        stage.now += timedelta(minutes=2)
        tick_all(stage)
        shown += stage.page.others.shown

    length = friday.tournament.structure.steps[0].minutes
    local = (stage.now - timedelta(minutes=6) + timedelta(minutes=length)).astimezone()
    assert shown == [
        Elsewhere(
            1, "Friday", State.RUNNING, f"Level 1  {length - 2}:00  ·  Level 2 at {local:%H:%M}"
        ),
        Elsewhere(1, "Friday", State.BREAK, shown[1].words),
        Elsewhere(1, "Friday", State.PAUSED, "Break"),
    ]
    assert shown[1].words.startswith("Break  8:00  ·  Level 6 at ")


def test_the_bells_of_an_event_out_of_sight_ring_and_it_says_its_name(stage):
    friday, _ = two(stage)
    rung = []
    kept = stage.window.events.kept[friday.event]
    kept.cockpit.bells._play = rung.append

    stage.now += timedelta(minutes=friday.tournament.structure.steps[0].minutes, seconds=1)
    tick_all(stage)

    assert len(rung) == 1
    assert stage.said.startswith("Friday: ")
    assert stage.t.name == "Saturday"


def test_the_list_leaves_the_clocks_running_and_opening_goes_back_to_the_same_desk(stage):
    friday, _ = two(stage)

    stage.press(Qt.Key.Key_O, CTRL)
    out_of_sight = stage.cockpit
    stage.window.start_actions.open(friday.event)

    assert out_of_sight is None
    assert stage.cockpit.bridge.desk is friday


def test_an_event_is_put_away_and_the_other_comes_into_sight(stage):
    friday, _ = two(stage)

    stage.press(Qt.Key.Key_W, CTRL)

    assert (stage.t.name, list(stage.window.events.kept)) == ("Friday", [friday.event])
    assert not stage.page.others.isVisible()
    stage.press(Qt.Key.Key_Tab, CTRL)
    assert stage.t.name == "Friday"
    stage.press(Qt.Key.Key_W, CTRL)
    assert stage.window.frame.page is stage.window.list_page


def test_each_has_its_wall_and_the_keys_on_it_are_its_own(stage):
    friday, saturday = two(stage)
    stage.press(Qt.Key.Key_F11)
    first = stage.window.wall
    stage.press(Qt.Key.Key_Tab, CTRL)

    stage.press(Qt.Key.Key_F11)

    kept = stage.window.events.kept
    assert [len(kept[desk.event].walls.up) for desk in (friday, saturday)] == [1, 1]
    assert first.isVisible()
    stage.window.events.kept[friday.event].walls.take_down()
    assert [len(kept[desk.event].walls.up) for desk in (friday, saturday)] == [0, 1]


def test_who_is_new_in_one_event_is_known_in_the_other(stage):
    friday, saturday = two(stage)
    new = saturday.player("Zoe Quill")

    stage.press(Qt.Key.Key_Tab, CTRL)

    assert friday.player("zoe quill") == new


class SharedBook(Notebook):
    """Says once that another program has written."""

    changed = False

    def changed_elsewhere(self):
        was, self.changed = self.changed, False
        return was


def test_what_another_program_wrote_is_heard_by_every_open_event(dressed, qtbot, tmp_path):
    book = SharedBook()
    stage = Stage(tmp_path, book)
    friday, saturday = two(stage)
    elsewhere = stage.event_list.open(friday.event)
    elsewhere.do(Register(elsewhere.player("Gil Roth"), "seed"))

    book.changed = True
    stage.window.events.kept[saturday.event].cockpit.bridge.tick()

    assert len(friday.tournament.entries) == len(NAMES) + 1
    stage.close()


def test_all_events_whose_clocks_run_are_open_again_after_a_start(dressed, qtbot, tmp_path):
    stage = Stage(tmp_path)
    _, saturday = two(stage)
    stage.now += timedelta(minutes=1)
    saturday.do(StartClock())
    stage.close()

    again = Stage(tmp_path, stage.book, later=timedelta(minutes=3))

    assert [kept.name for kept in again.window.events.kept.values()] == ["Friday", "Saturday"]
    again.close()


def test_closing_copies_the_one_book_once_and_closes_all(dressed, qtbot, tmp_path):
    stage = Stage(tmp_path)
    two(stage)
    for kept in stage.window.events.kept.values():
        kept.cockpit.copied = False

    stage.window.close()

    qtbot.waitUntil(lambda: not stage.window.isVisible())
    assert (stage.book.copies, stage.window.events.kept) == (1, {})
    stage.window.deleteLater()


def test_the_window_stays_until_a_record_is_taken_back(stage, qtbot):
    two(stage)
    bridge = stage.cockpit.bridge
    bridge.busy = "undoing: Ann Ost registered"

    stage.window.close()

    assert stage.window.isVisible()
    assert stage.said == "One moment: undoing: Ann Ost registered …"
    bridge.busy = ""


def test_the_list_of_events_says_what_each_is_doing(stage):
    two(stage)
    stage.event_list.new("Sunday", stage.t.structure)

    stage.press(Qt.Key.Key_O, CTRL)

    model = stage.window.list_page.model
    assert {model.columns[0].text(row): model.columns[1].text(row) for row in model.rows} == {
        "Friday": "Running",
        "Saturday": "Draft",
        "Sunday": "Draft",
    }


def test_an_event_that_is_named_anew_has_its_name_in_the_title_of_the_window(stage):
    stage.event(*NAMES).do(RenameEvent("Friday HORSE"))

    assert stage.window.windowTitle() == "Friday HORSE – Tournament Director"


def test_the_title_of_the_window_follows_whatever_page_is_in_sight(stage):
    stage.event(*NAMES)
    titles = []

    for asked in (stage.window.start_actions.asked_new, stage.window.start_actions.asked_list):
        asked.emit()
        titles.append(stage.window.windowTitle())

    assert titles == ["New event – Tournament Director", "Tournament Director"]


def test_a_closed_event_leaves_the_line_of_the_others(stage):
    friday, _ = two(stage)

    friday.do(CloseEvent(asked=True))
    tick_all(stage)

    assert not stage.page.others.isVisible()


def test_beside_eight_events_no_short_name_is_cut_on_a_small_screen(stage):
    names = [
        "1A",
        "1B",
        "HORSE",
        "8-Game",
        "Satellite",
        "Stud/8",
        "Dealer's choice of Friday night",
    ]
    for name in names:
        stage.window.events.show(stage.event_list.new(name, stage.event_list.structure(SAMPLE)))
    stage.event(*NAMES, running=True)
    stage.window.resize(1024, 768)
    tick_all(stage)

    shown = [button.text() for _, button in stage.page.others._buttons]
    assert shown[:-1] == names[:-1]
    assert shown[-1].startswith("Dealer's")
    assert stage.page.others.width() <= 1024


def test_an_event_out_of_sight_wears_another_look_once_it_is_in_sight(stage, qtbot):
    two(stage)
    friday, saturday = (kept.actions["event.undo"] for kept in stage.window.events.kept.values())
    dark = saturday.icon().cacheKey()

    stage.window.start_actions.look.switch_look()
    qtbot.waitUntil(lambda: saturday.icon().cacheKey() != dark)
    waits = friday.icon().cacheKey()
    stage.press(Qt.Key.Key_Tab, CTRL)

    assert (waits, friday.icon().cacheKey()) == (dark, saturday.icon().cacheKey())
    stage.window.start_actions.look.switch_look()
    qtbot.waitUntil(stage.window.updatesEnabled)
