"""The house's own games in the window: a faulty file is told once, and where it is used."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf
from director.house.home import Home
from director.house.settings import Settings
from director.window.areas.showdown.hand.game_field import games_offered
from director.window.event.screen_names import RULINGS, SHOWDOWN
from director.window.settings_and_help.page_names import GAMES
from director.window.shell.main_window import MainWindow
from director.window.start.new_event import NewEventPage
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY
from tests.window.stages import PlainSheets

LIKE = 'name = "{name}"\nlike = "{like}"\nsource = "us"\ntldr = "Ours."\n'
FAULTY = LIKE.format(name="Friday", like="razz") + "aliases = 5\nfroced = 1\n"
STRUCTURE = (
    'name = "Friday night"\nstarting_chips = 1000\ngame = [{ id = "friday" }, { id = "razz" }]\n'
    'level = [{ label = "1", minutes = 9, small_bet = 100 }]\n'
)


@pytest.fixture
def home(tmp_path):
    made = Home(tmp_path)
    made.games.mkdir()
    made.structures.mkdir()
    return made


@pytest.fixture
def opened(dressed, qtbot, home):
    """Opens the window of a house; it is closed in the end."""
    windows = []

    def open_window():
        event_list = EventList(
            Notebook(),
            Library(shelf.games(), home.games),
            [shelf.structures(), home.structures],
            "Ina",
            "desk 1",
            lambda: FRIDAY,
        )
        window = MainWindow(event_list, Settings(home.settings), PlainSheets())
        windows.append(window)
        with qtbot.waitSignal(window.set_asides.looked):
            window.show()
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    QTest.qWait(0)


def test_a_faulty_file_is_told_once_with_its_first_fault(opened, home):
    (home.games / "friday.toml").write_text(FAULTY)

    window = opened()

    assert window.set_asides.isVisible()
    assert window.set_asides.words == (
        "friday.toml has errors and is set aside: line 5: aliases: should be a list of texts,"
        " not 5, and 1 more. All other games can be played."
    )
    window.set_asides.closes.click()
    assert not window.set_asides.isVisible()


def test_several_are_named(opened, home):
    for name in ("friday", "late"):
        (home.games / f"{name}.toml").write_text(FAULTY)

    assert opened().set_asides.words == (
        "These house game files have errors and are set aside: friday.toml and late.toml."
        " All other games can be played."
    )


def test_nothing_is_told_where_all_is_well(opened, home):
    (home.games / "friday.toml").write_text(LIKE.format(name="Friday", like="razz"))

    assert not opened().set_asides.isVisible()


def test_all_faults_are_shown_and_a_file_that_was_put_right_is_sound(opened, home, qtbot):
    path = home.games / "friday.toml"
    path.write_text(FAULTY)
    (home.games / "late.toml").write_text(LIKE.format(name="Late", like="razz"))
    window = opened()

    window.set_asides.shows.click()

    page = window.beside.asides.page
    qtbot.waitUntil(lambda: "friday.toml" in page.text.toPlainText())
    first, second = page.text.toPlainText().split("\n\n")
    assert first.splitlines() == [
        "friday.toml: set aside, cannot be played",
        "    line 5: aliases: should be a list of texts, not 5",
        "    line 6: froced: no such key “froced”; did you mean “forced”?",
    ]
    assert second.startswith(
        "late.toml: playable, with errors\n    example: 0 of the 3 worked hands"
    )
    path.write_text((shelf.games() / "badugi.toml").read_text().replace("aliases", "# aliases"))
    page.again.click()
    qtbot.waitUntil(
        lambda: page.text.toPlainText().startswith("friday.toml: sound, for up to 8 players, ")
    )


def test_a_house_without_games_is_told_how_one_begins(opened, qtbot):
    window = opened()

    window.beside.show_aside(GAMES)

    qtbot.waitUntil(lambda: "New game like …" in window.beside.asides.page.text.toPlainText())


def test_a_new_event_whose_structure_plays_it_is_told_so(opened, home):
    (home.games / "friday.toml").write_text(FAULTY)
    (home.structures / "night.toml").write_text(STRUCTURE)
    window = opened()

    window.structures.show_new_event("night")

    page = window.centralWidget().findChild(NewEventPage)
    wrong = [one for one in page.findChildren(QLabel) if one.property("role") == "wrong"]
    assert [one.text() for one in wrong if one.isVisibleTo(page)] == [
        "friday.toml is faulty: line 5: aliases: should be a list of texts, not 5, and 1 more"
    ]


def test_the_editor_tells_the_game_of_a_structure_that_is_faulty(opened, home):
    (home.games / "friday.toml").write_text(FAULTY)
    (home.structures / "night.toml").write_text(STRUCTURE)
    window = opened()

    editing = window.structures.show_editor()
    editing.open_file(home.structures / "night.toml")

    assert [(one.place, one.message) for one in editing.editor.verdict.faults] == [
        (
            "game[1].id",
            "friday.toml is faulty: line 5: aliases: should be a list of texts, not 5, and 1 more",
        )
    ]


def test_the_showdown_screen_tells_why_a_game_cannot_be_taken(opened, home):
    (home.games / "friday.toml").write_text(FAULTY)
    (home.games / "texas-holdem.toml").write_text("name = 5\n")
    window = opened()
    window.rulings_desk.ask_for(SHOWDOWN)
    screen = window.beside.rulings_page.screen_of(SHOWDOWN)
    before = screen.game

    screen.play("friday")

    assert window.status.text.startswith("friday.toml is faulty: line 5: aliases:")
    assert screen.game is before
    assert [
        one.detail for one in games_offered("friday", None, window.start_actions.event_list.library)
    ] == ["set aside: its file has errors"]


def test_the_palette_finds_the_card_of_a_game_that_was_put_right_and_of_no_faulty_one(opened, home):
    for name in ("friday", "late"):
        (home.games / f"{name}.toml").write_text(FAULTY.replace("Friday", name.title()))
    window = opened()
    window.rulings_desk.ask_for(RULINGS)
    palette = window.palette_of_window

    (home.games / "friday.toml").write_text(LIKE.format(name="Friday", like="razz"))
    window.start_actions.event_list.library.look_again()
    palette.ask()
    palette.drop.field.setText("late")
    late = palette.drop.offered
    palette.drop.field.setText("friday")
    friday = palette.drop.offered
    palette.drop.field.returnPressed.emit()

    assert ("Late" in late, friday[0]) == (False, "Friday")
    assert window.beside.rulings_page.screen_of(RULINGS).finder.choice[:2] == ("game", "friday")
