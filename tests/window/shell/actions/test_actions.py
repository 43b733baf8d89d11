"""Actions: declared once, and the same in menu, button and key."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from shiboken6 import delete

from director.tournament.commands import CloseEvent, DrawRound, PlanRounds
from director.tournament.shootouts.state import RoundTerms
from director.window.event.screen_names import REGISTER, RULINGS, SHOWDOWN
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.shell.actions.every_action import EVERY_ACTION
from director.window.shell.actions.program_actions import PROGRAM_ACTIONS
from director.window.shell.menu_bar import Menus
from director.window.shell.menu_places import WHERE
from director.window.widgets.drop import Drop
from tests.window.stages import CTRL, NAMES

ALL = (*EVENT_ACTIONS, *PROGRAM_ACTIONS)


def test_no_two_actions_share_an_id_or_a_key():
    ids = Counter(action.id for action in ALL)
    keys = Counter(
        (key, screen)
        for action in ALL
        for key in (action.key, action.also)
        for screen in action.screens or ("",)
        if key
    )
    everywhere = {key for key, screen in keys if not screen}

    assert (set(ids.values()), set(keys.values())) == ({1}, {1})
    commits = [("Ctrl+Enter", "deal")]  # what is in front: no ruling is filed from there
    assert [one for one in keys if one[1] and one[0] in everywhere] == commits


def test_every_key_is_one_that_qt_knows():
    assert [action.id for action in ALL if action.key and not QKeySequence(action.key)[0]] == []


def test_a_bare_key_that_does_something_to_an_event_names_screens_on_which_nothing_is_typed():
    bare = [action for action in EVENT_ACTIONS if action.is_bare]

    assert [action.id for action in bare if not action.screens] == []
    assert [action.id for action in bare if {SHOWDOWN, RULINGS, REGISTER} & {*action.screens}] == []


def test_a_key_is_of_the_event_in_sight_also_after_the_menus_of_another_were_open(stage):
    friday = stage.event(*NAMES, seated=True, running=True)
    stage.menus()
    saturday = stage.event(*NAMES, seated=True, running=True)

    stage.press(Qt.Key.Key_F9)

    assert [bool(one.tournament.clock.since) for one in (friday, saturday)] == [True, False]


@pytest.mark.parametrize("screen", [SHOWDOWN, RULINGS])
def test_no_letter_typed_beside_a_field_does_anything_to_the_event(stage, screen):
    stage.event(*NAMES, seated=True, running=True)
    showing = stage.go(screen)
    showing.setFocus()
    before = stage.cockpit.bridge.desk.log.next_undo

    for key in "ahkdxhsrtplm bcegnowvuij":
        QTest.keyClicks(showing, key)
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
        QTest.keyClick(showing, key)

    assert [drop for drop in stage.window.findChildren(Drop) if drop.isVisible()] == []
    assert stage.cockpit.bridge.desk.log.next_undo is before
    assert (stage.cockpit.screen, stage.cockpit.bridge.face.running) == (screen, True)


def test_the_standard_keys_keep_their_meaning():
    meanings = {action.key: action.id for action in ALL}

    assert (meanings["Ctrl+Z"], meanings["Ctrl+P"]) == ("event.undo", "print.sheets")
    assert "Ctrl+C" not in meanings  # it copies, in tables and fields alike


def test_letters_and_arrows_are_commands_only_where_no_field_has_the_focus(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F7)

    stage.types("x x")

    assert (stage.screen.name.text(), len(stage.t.left)) == ("x x", 7)


def test_space_presses_the_button_that_has_the_focus_and_not_the_clock(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock").lock.setFocus()

    stage.press(Qt.Key.Key_Space)

    assert (stage.cockpit.unlocked, stage.cockpit.bridge.face.running) == (True, True)


def test_a_key_stands_in_the_menu_of_no_screen_on_which_it_does_something_else(stage):
    stage.event(*NAMES, seated=True)
    actions, shown = stage.window.event_actions, {}

    for key in (Qt.Key.Key_2, Qt.Key.Key_8, Qt.Key.Key_3):
        stage.press(key, CTRL)
        screen = stage.cockpit.screen
        twice = ("history.take_back", "tables.unseat", "clock.mute", "tables.move")
        shown[screen] = [actions[one].text().partition("\t")[2] for one in twice]

    assert shown == {
        "tables": ["", "Del", "", "M"],
        "history": ["Del", "", "M", "M"],
        "clock": ["", "", "M", ""],
    }


def test_undo_and_redo_say_what_they_concern(stage):
    stage.event(*NAMES, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.enter("dov")
    actions = stage.window.event_actions
    undo = actions["event.undo"].text()

    stage.press(Qt.Key.Key_Z, CTRL)

    assert undo == "Undo: Dov Kern busted in 7th place"
    assert actions["event.redo"].text() == "Redo: Dov Kern busted"
    assert actions["event.undo"].text() == "Undo: Clock started"


def test_what_cannot_be_done_says_why_in_its_tooltip(stage):
    stage.event()

    draw = stage.window.event_actions["seats.draw"]

    assert (draw.isEnabled(), draw.toolTip()) == (
        False,
        "Draw seats: No players are registered yet",
    )


def test_the_key_of_what_cannot_be_done_says_why_on_the_status_line(stage):
    stage.event(*NAMES)
    stage.go("clock")

    stage.press(Qt.Key.Key_Right)

    assert stage.said == "The clock keys are locked: press Backspace to unlock them"
    assert stage.window.status.kind == "refused"


def with_those_within(menus):
    """Every menu, those within others too."""
    for menu in menus:
        yield menu
        yield from with_those_within([one.menu() for one in menu.actions() if one.menu()])


def entries(menu):
    return [entry for entry in menu.actions() if not entry.isSeparator()]


def a_page(stage, name):
    PAGES_WITH_MENUS[name](stage)
    return with_those_within(stage.menus())


PAGES_WITH_MENUS = {
    "the list of events": lambda stage: stage.window.show_list(),
    "an event without anything": lambda stage: stage.event(),
    "an event with players": lambda stage: stage.event(*NAMES, seated=True, running=True),
    "a shootout": lambda stage: stage.event(*NAMES).do(PlanRounds(RoundTerms(4))),
    "a closed event": lambda stage: stage.event(*NAMES).do(CloseEvent(asked=True)),
    "the structure editor": lambda stage: stage.window.structures.show_editor(),
    "the game maker": lambda stage: stage.window.beside.show_game_maker(),
    "rulings without an event": lambda stage: stage.window.beside.show_rulings(RULINGS),
}


@pytest.mark.parametrize("page", PAGES_WITH_MENUS)
def test_no_menu_has_more_than_twelve_entries(stage, page):
    menus = [*a_page(stage, page)]

    assert {menu.title(): len(entries(menu)) for menu in menus if len(entries(menu)) > 12} == {}
    assert [menu.title() for menu in menus if not entries(menu)] == []


@pytest.mark.parametrize("page", PAGES_WITH_MENUS)
def test_no_action_stands_in_two_menus_but_what_is_looked_for_in_both(stage, page):
    shown = Counter(
        entry.objectName()
        for menu in a_page(stage, page)
        for entry in entries(menu)
        if not entry.menu()
    )

    assert {name for name, times in shown.items() if times > 1} <= {"players.all_pay"}


def test_taking_all_payments_stands_where_players_pay_and_where_money_is(stage):
    stage.event(*NAMES)
    menus = [*with_those_within(stage.menus())]

    where = [
        menu.title()
        for menu in menus
        if "players.all_pay" in [entry.objectName() for entry in entries(menu)]
    ]

    assert where == ["Payment", "&Money"]


def test_every_menu_has_a_letter_of_its_own(stage):
    stage.event()

    letters = [one.text()[one.text().index("&") + 1] for one in stage.window.menuBar().actions()]

    assert len({*letters}) == len(letters)


def test_whatever_a_menu_names_is_an_action():
    assert {*WHERE} - {action.id for action in EVERY_ACTION} == set()


def test_every_action_stands_in_a_menu_or_in_the_palette(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_K, CTRL)

    offered = {offer.title for offer in stage.window.palette_of_window.drop._all}
    known = {stage.window.event_actions.text(one.id) for one in EVENT_ACTIONS if one.menu}

    assert {one.rstrip(" …") for one in known} - {one.rstrip(" …") for one in offered} == set()


def test_a_key_counts_for_an_action_that_stands_in_no_menu(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock")

    assert "clock.count_entry" not in WHERE
    held = {action.objectName() for action in stage.window.actions()}
    assert {action.id for action in ALL if action.key and not action.is_bare} <= held


def test_the_menus_of_an_event_are_there_only_while_one_is_open(stage):
    stage.event()
    stage.press(Qt.Key.Key_O, CTRL)

    titles = [entry.text() for entry in stage.window.menuBar().actions()]

    assert titles == ["&Event", "E&dit", "&Rulings", "H&ouse", "&View", "&Help"]


def test_the_keys_of_a_closed_event_are_off_and_say_why(stage):
    desk = stage.event(*NAMES, running=True)
    desk.do(CloseEvent(asked=True))
    actions = stage.window.event_actions

    off = [actions[one].isEnabled() for one in ("clock.switch", "event.hand_for_hand")]
    stage.press(Qt.Key.Key_F9)

    assert (off, stage.said) == (
        [False, False],
        "The event is closed: reopen it first, in the Event menu",
    )


def test_all_seats_are_not_redrawn_while_a_round_is_played(stage):
    desk = stage.event(*NAMES)
    desk.do(PlanRounds(RoundTerms(4)))
    desk.do(DrawRound("first"))

    redraw = stage.window.event_actions["seats.redraw"]

    assert redraw.toolTip() == "Redraw all seats: This round is already drawn: undo the draw first"


def test_a_function_key_says_why_it_does_nothing_from_within_a_field_too(stage):
    stage.event()
    stage.press(Qt.Key.Key_F7)

    stage.press(Qt.Key.Key_F8)

    assert (stage.window.status.kind, stage.said) == ("refused", "Fewer than two players are left")


PAGES = {
    "the list of events": lambda window: window.show_list(),
    "a new event": lambda window: window.structures.show_new_event(),
    "the register": lambda window: window.show_register(),
    "the settings": lambda window: window.beside.show_aside("settings"),
    "the leagues": lambda window: window.beside.show_aside("leagues"),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_bare_key_of_the_whole_window_counts_on_every_page_where_nothing_is_typed(stage, page):
    PAGES[page](stage.window)

    QTest.keyClicks(stage.window.frame.page, "?")

    assert stage.window.palette_of_window.keys.isVisible()


@pytest.mark.parametrize("screen", ["players", "tables", "clock", "rulings"])
def test_a_bare_key_of_the_whole_window_counts_on_the_screens_of_an_event(stage, screen):
    stage.event(*NAMES, seated=True, running=True)
    stage.go(screen).setFocus()

    QTest.keyClicks(stage.screen, "?")

    assert stage.window.palette_of_window.keys.isVisible()


def test_a_bare_key_in_a_field_is_a_letter(stage):
    stage.event()
    stage.press(Qt.Key.Key_F7)

    stage.types("?")

    assert stage.screen.name.text() == "?"


def test_a_menu_that_is_left_after_its_window_gives_the_keyboard_to_nobody(stage, qtbot):
    window = QMainWindow()
    Menus(window).fill([stage.window.program_actions])
    menu = window.menuBar().actions()[0].menu()
    menu.setParent(None)
    delete(window)

    with qtbot.captureExceptions() as failed:
        menu.aboutToHide.emit()
        QApplication.processEvents()

    assert failed == []
