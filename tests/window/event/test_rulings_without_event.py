"""Rulings and showdowns from the welcome screen, while no event is open."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from director.translation import capital
from director.window.settings_and_help.rulings_page import RulingsPage
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
NOT_FILED = "open an event first: rulings are filed in its log"


def rulings_page(stage) -> RulingsPage:
    page = stage.window.beside.rulings_page
    assert isinstance(page, RulingsPage)
    assert page.isVisible()
    return page


def test_a_ruling_is_asked_for_by_keys_alone_from_the_welcome_screen(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    stage.types("misdeal")
    stage.press(Qt.Key.Key_Return)
    stage.types("two boxed cards")
    stage.press(Qt.Key.Key_Tab)
    stage.types("n")

    screen = rulings_page(stage).shown
    assert screen.answer.text[0] == "It is a misdeal: all bets go back, and it is dealt again"


def test_a_hand_is_ruled_on_by_keys_alone_from_the_welcome_screen(stage):
    stage.press(Qt.Key.Key_4, CTRL)
    screen = rulings_page(stage).shown
    for line, cards in zip(screen.lines, ("as ad", "kh kd"), strict=False):
        line.cards.setFocus()
        stage.types(cards)
    next(iter(screen.board.fields.values())).setFocus()
    stage.types("2c 7d 9h jc qd")

    assert screen.judgement.said.headline == "Seat 1 wins the whole pot"


def test_the_welcome_screen_has_buttons_for_both(stage):
    rulings, showdown = stage.window.list_page.rulings

    showdown.setFocus()
    stage.press(Qt.Key.Key_Return)
    first = stage.window.rulings_desk.screen
    stage.press(Qt.Key.Key_5, CTRL)

    assert (rulings.text(), first) == ("Rulings", "showdown")
    assert stage.window.rulings_desk.screen == "rulings"


def test_it_is_read_aloud_and_copied_and_filing_says_why_not(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    screen = rulings_page(stage).shown
    screen.open("ruling", "misdeal")
    screen.fill_example()

    stage.press(Qt.Key.Key_F5)
    aloud = screen.given.read_out.isVisible()
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_C, CTRL | SHIFT)
    copied = QGuiApplication.clipboard().text().splitlines()[0]
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (aloud, copied) == (True, "Is it a misdeal?")
    assert (stage.said, stage.window.status.kind) == (capital(NOT_FILED), "refused")
    assert not screen.given.filing.isVisible()


def test_a_sheet_of_it_is_printed(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    screen = rulings_page(stage).shown
    screen.open("ruling", "misdeal")
    screen.fill_example()
    sheets = []
    screen.given.viewer = lambda path: sheets.append(path.read_bytes()) or True

    stage.press(Qt.Key.Key_P, CTRL | SHIFT)
    for _ in range(100):
        QTest.qWait(10)
        if sheets:
            break

    assert sheets == [b"%PDF Ruling: Is it a misdeal?"]


def test_a_game_that_was_found_is_played_on_the_other_screen(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    stage.types("murder")
    stage.press(Qt.Key.Key_Return)

    page = rulings_page(stage)
    assert (page.desk.screen, page.shown.game.id) == ("showdown", "murder")


def test_escape_goes_back_to_the_events_when_nothing_is_left_to_put_away(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    stage.types("misdeal")
    seen = []

    for _ in range(2):
        stage.press(Qt.Key.Key_Escape)
        seen.append(stage.window.list_page.isVisible())

    assert seen == [False, True]


def test_its_entries_and_keys_are_there_only_while_it_is_in_sight(stage):
    def entries() -> set[str]:
        return {entry.objectName() for menu in stage.menus() for entry in menu.actions()}

    before = entries()
    stage.press(Qt.Key.Key_5, CTRL)
    there = entries()
    stage.press(Qt.Key.Key_Escape)

    assert "screen.rulings" in before
    assert "ruling.aloud" in there - before
    assert (entries(), stage.window.rulings_desk.screen) == (before, "")


def test_in_an_event_the_same_keys_go_to_its_own_screens(stage):
    stage.event("Ann Ost", "Bob Marek")

    stage.press(Qt.Key.Key_5, CTRL)

    assert stage.cockpit.screen == "rulings"
    assert stage.window.beside.rulings_page is None


def test_from_the_settings_they_go_back_to_the_event_one_came_from(stage):
    stage.event("Ann Ost", "Bob Marek")
    stage.window.beside.show_aside("settings")

    stage.press(Qt.Key.Key_5, CTRL)

    assert stage.cockpit.screen == "rulings"
    assert stage.window.beside.rulings_page is None


def test_what_open_events_do_stands_above_it(stage):
    stage.event("Ann Ost", "Bob Marek", running=True)
    stage.press(Qt.Key.Key_O, CTRL)

    stage.press(Qt.Key.Key_5, CTRL)

    assert rulings_page(stage).others.isVisible()
    assert rulings_page(stage).shown.cockpit.filings == ()


def test_the_palette_leads_there_and_to_its_deeds(stage):
    stage.press(Qt.Key.Key_K, CTRL)
    stage.enter("rulings")
    screen = rulings_page(stage).shown
    screen.open("ruling", "misdeal")
    screen.fill_example()

    stage.press(Qt.Key.Key_K, CTRL)
    stage.enter("read the ruling aloud")

    assert screen.given.read_out.isVisible()


def test_the_manual_opens_at_the_chapter_of_the_screen(stage):
    stage.press(Qt.Key.Key_4, CTRL)

    stage.press(Qt.Key.Key_F1)

    assert stage.window.beside.asides.page.shown == "showdown"


def test_a_house_rule_that_is_changed_counts_there_too(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    screen = rulings_page(stage).shown
    screen.open("ruling", "big-blind-ante")
    screen.fill_example()

    stage.settings.change({"ante_first": True})
    stage.window.rulings_desk.refreshed.emit()

    assert screen.answer.text[0] == "The big blind posts a blind of 300 and an ante of 1,000"


def test_house_rules_asked_for_beside_an_event_stand_open_over_its_rulings(stage):
    stage.press(Qt.Key.Key_5, CTRL)
    stage.event(*NAMES)
    stage.window.program_actions.ask("aside.settings")

    stage.window.going_to_rulings["ruling.house_rules"].trigger()

    assert stage.cockpit.screen == "rulings"
    assert stage.screen.house_rules.isVisible()
    assert stage.screen.house_rules.isAncestorOf(stage.focus)
