"""The settings page: what it lists, keeps, takes back, exports and imports."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from director.house.declared_settings import SETTINGS
from director.house.setting import DESK, GROUPS
from director.house.settings import Settings, load_settings
from director.window.settings_and_help.page_names import SETTINGS as HERE
from director.window.settings_and_help.setting_line import SettingLine
from director.window.settings_and_help.settings_page import SettingsPage
from director.window.system.voice import Voice
from tests.window.stages import CTRL, NAMES


@pytest.fixture
def page(stage):
    stage.press(Qt.Key.Key_Comma, CTRL)
    return stage.window.beside.asides.page


def test_every_declared_setting_stands_on_the_page(page):
    assert page.found == [one.key for one in SETTINGS]


def test_the_first_settings_are_there_at_once_and_the_others_follow(stage, qtbot):
    page = SettingsPage(stage.settings, lambda: stage.library)
    qtbot.addWidget(page)
    first = {line.setting.group for line in page.findChildren(SettingLine)}

    page.show()
    qtbot.waitUntil(lambda: len(page.findChildren(SettingLine)) == len(SETTINGS))
    qtbot.waitUntil(lambda: all(line.isVisible() for line in page.findChildren(SettingLine)))

    assert first == {DESK}
    assert page.found == [one.key for one in SETTINGS]


def test_every_number_that_is_typed_has_a_bound():
    typed = [one for one in SETTINGS if type(one.default) is int and not one.ways]

    assert [one.key for one in typed if not one.most] == []


def test_every_setting_belongs_to_a_group_of_the_page():
    assert {one.group for one in SETTINGS} == set(GROUPS)


def test_a_word_of_its_description_or_its_ways_finds_a_setting(stage, page):
    stage.types("dead button")

    assert page.found == ["moving_button"]


def test_enter_in_the_search_goes_to_the_first_that_was_found(stage, page):
    stage.enter("of countdown")

    assert stage.focus is page.lines["call_countdown"].answer


def test_a_number_is_kept_with_enter(stage, page):
    stage.enter("of countdown")
    page.lines["call_countdown"].answer.selectAll()

    stage.enter("8")

    assert load_settings(stage.settings.path).values == {"call_countdown": 8}
    assert stage.said == "Player clock: countdown: 8"


def test_what_is_no_number_is_marked_and_not_kept(stage, page):
    stage.enter("of countdown")
    answer = page.lines["call_countdown"].answer
    answer.selectAll()

    stage.enter("eight")

    assert answer.toolTip() == "type a whole number from 0 to 3,600"
    assert stage.settings.values == {}


@pytest.mark.parametrize(
    "key", [one.key for one in SETTINGS if type(one.default) is int and not one.ways]
)
def test_endless_digits_are_refused_where_they_are_typed(stage, page, key):
    answer = page.lines[key].answer
    answer.setFocus()
    answer.selectAll()

    stage.types("9" * 30)
    told = answer.toolTip()
    stage.press(Qt.Key.Key_Return)

    assert told.startswith("type a whole number from 0 to ")
    assert (answer.text(), stage.settings.values) == ("9" * 30, {})


def test_a_logo_that_is_no_picture_is_marked_and_not_kept(stage, page):
    stage.enter("house logo")

    stage.enter("nothing.png")

    assert page.lines["logo"].answer.toolTip().startswith("there is no file ")
    assert load_settings(stage.settings.path).values == {}


def test_a_house_rule_is_chosen_by_the_arrows_alone(stage, page):
    stage.enter("dead button")

    stage.press(Qt.Key.Key_Down)

    assert stage.settings["moving_button"] is True
    assert stage.said == (
        "The button when a blind busts:"
        " moving button: it goes to the next player in, and the blinds follow"
    )


def test_back_to_the_usual_forgets_the_answer(stage, page):
    page.lines["most_raises"].change(4)

    page.lines["most_raises"].back.click()

    assert stage.settings.values == {}
    assert page.lines["most_raises"].answer.currentData() == 3


def test_only_the_changed_ones_are_listed_where_that_is_ticked(page):
    page.lines["most_raises"].change(4)

    page.only_changed.click()

    assert page.found == ["most_raises"]


def test_the_light_look_is_worn_as_soon_as_it_is_chosen(stage, page):
    page.lines["look"].change("light")

    assert stage.window.start_actions.look.is_light
    page.lines["look"].change("dark")


def test_what_was_exported_is_what_is_imported(tmp_path, page):
    page.lines["most_raises"].change(4)
    page.lines["operator"].change("Ina Berg")
    page.export_to(tmp_path / "ours.toml")
    page.lines["most_raises"].change(3)
    page.lines["slide_seconds"].change(5)

    page.import_from(tmp_path / "ours.toml")

    assert (tmp_path / "ours.toml").read_text() == 'most_raises = 4\noperator = "Ina Berg"\n'
    assert [key for key, line in page.lines.items() if line.is_changed] == [
        "operator",
        "most_raises",
    ]


def test_an_import_says_all_that_is_wrong_at_once_and_changes_nothing(stage, tmp_path, page):
    page.lines["operator"].change("Ina Berg")
    file = tmp_path / "ours.toml"
    file.write_text('look = "dim"\nmost_raises = 7\nslide_secnods = 3\n')

    page.import_from(file)

    assert page.faults.text().splitlines() == [
        "ours.toml was not imported:",
        "line 1: look: no such choice “dim”; known: system, dark, light",
        "line 2: most_raises: 7 is not one of 3, 4",
        "line 3: slide_secnods: no such key “slide_secnods”; did you mean “slide_seconds”?",
    ]
    assert stage.settings.values == {"operator": "Ina Berg"}


def test_settings_that_cannot_be_written_say_so(tmp_path, stage, page):
    (tmp_path / "settings.new").mkdir()

    page.lines["operator"].change("Ina Berg")

    assert stage.said == "The settings cannot be saved: Is a directory"


def test_escape_goes_back_to_the_screen_one_was_on(stage):
    stage.event(*NAMES)
    stage.go("clock")
    stage.press(Qt.Key.Key_Comma, CTRL)

    stage.press(Qt.Key.Key_Escape)

    assert stage.cockpit.screen == "clock"
    assert stage.page.isVisible()


def test_the_open_event_is_told_above_the_settings(stage):
    stage.event(*NAMES, seated=True, running=True)

    stage.press(Qt.Key.Key_Comma, CTRL)

    assert [one.name for one in stage.window.beside.asides.others.shown] == ["Friday"]
    assert stage.window.beside.asides.name == HERE


def test_settings_are_read_again_as_they_were_kept(tmp_path):
    settings = Settings(tmp_path / "settings.toml")

    settings.change({"operator": 'Ina "the desk" Berg', "sounds": False})

    assert load_settings(settings.path) == settings


def test_a_folder_is_chosen_and_not_typed(stage, page, tmp_path):
    line = page.lines["second_folder"]
    dialog = line.choose()
    dialog.fileSelected.emit(str(tmp_path))
    dialog.close()

    assert stage.settings.text("second_folder") == str(tmp_path)


def test_a_picture_that_is_none_is_refused_when_it_is_chosen(stage, page, tmp_path):
    (tmp_path / "logo.png").write_text("no picture")
    failed = []
    line = page.lines["logo"]
    line.failed.connect(failed.append)
    dialog = line.choose()
    dialog.fileSelected.emit(str(tmp_path / "logo.png"))
    dialog.close()

    assert (stage.settings.text("logo"), len(failed)) == ("", 1)


def test_only_files_folders_and_colors_are_chosen_instead_of_typed(stage, page):
    chosen = {key for key, line in page.lines.items() if line.pick}

    assert chosen == {"second_folder", "results_folder", "status_folder", "logo", "color"}


def test_the_color_of_the_house_is_chosen_by_eye_and_seen_beside_its_field(page):
    line = page.lines["color"]
    nothing = line.pick.icon().pixmap(18).toImage()

    dialog = line.choose()
    dialog.colorSelected.emit(QColor("#a01515"))
    dialog.close()

    assert line.answer.text() == "#a01515"
    assert nothing.pixelColor(9, 4).alpha() == 0
    assert line.pick.icon().pixmap(18).toImage().pixelColor(9, 4).name() == "#a01515"


class Ear(Voice):
    """A voice that is only written down."""

    why_silent = ""

    def __init__(self):
        super().__init__(())
        self.heard = []

    def announce(self, announcement):
        self.heard.append(announcement.words)


def test_what_would_be_spoken_is_shown_while_it_is_typed_and_heard_on_request(stage, page):
    ear = Ear()
    page.voice = lambda: ear
    line = page.lines["table_breaks_spoken"]

    line.answer.setText("Table {table} goes. Good luck!")
    line.listen.click()

    assert line.spoken.text() == "Table five goes. Good luck!"
    assert ear.heard == ["Table five goes. Good luck!"]


def test_a_word_that_the_moment_does_not_know_is_said_while_it_is_typed_and_not_kept(stage, page):
    stage.enter("a table breaks: spoken")
    line = page.lines["table_breaks_spoken"]
    line.answer.selectAll()

    stage.enter("Table {tabel} goes.")

    why = "no such word “{tabel}”; did you mean “{table}”?"
    assert (line.spoken.text(), line.answer.toolTip()) == (f"▲ {why}", why)
    assert not line.listen.isEnabled()
    assert stage.settings.values == {}


def test_without_a_voice_listening_says_why_nothing_is_heard(stage, page):
    ear = Ear()
    ear.__class__ = type("Deaf", (Ear,), {"why_silent": "no voice here"})
    page.voice = lambda: ear

    page.lines["level_spoken"].listen.click()

    assert stage.said == "No voice here"


def test_only_what_is_spoken_can_be_listened_to(page):
    heard = [key for key, line in page.lines.items() if line.listen]

    assert heard == [one.key for one in SETTINGS if one.key.endswith("_spoken")]


def test_switching_to_a_book_says_first_what_changes_and_leads_back(stage, page, qtbot):
    stage.settings.values |= {"race_rounding": "up"}
    stage.enter("play by a book")
    compare = page.books.buttons["barge"]
    focused = stage.focus is page.books.buttons["tda"]
    compare.click()
    qtbot.waitUntil(lambda: page.books.found is not None, timeout=60_000)
    told = page.books.told.text()

    page.books.take.click()
    switched = dict(stage.settings.values)
    said = stage.said
    page.books.back.click()

    assert focused
    assert told.splitlines()[:2] == [
        "House rules that change: 1",
        (
            "▸ Limping in no-limit deuce-to-seven single draw:"
            " allowed → not allowed: whoever opens has to raise"
        ),
    ]
    assert (switched["no_limping"], switched["race_rounding"]) == (True, "up")
    assert said == "House rules: as in BARGE 2025"
    assert (stage.settings["no_limping"], stage.settings["race_rounding"]) == (False, "up")
    assert page.books.back.isHidden()


def test_the_page_says_how_far_the_house_plays_by_each_book(page):
    assert page.books.standing.text().splitlines()[1] == (
        "BARGE Rulebook (May 24, 2025): all of its answers but:"
        " Limping in no-limit deuce-to-seven single draw"
    )
