"""The Rulings screen: found by word, asked by form, answered at every keystroke."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.gui.rulings.screens import RulingsScreen


def rulings(stage) -> RulingsScreen:
    stage.event("Ann Ost", "Bob Marek")
    screen = stage.go("rulings")
    assert isinstance(screen, RulingsScreen)
    return screen


def test_the_keyboard_alone_goes_from_a_word_to_an_answer(stage):
    screen = rulings(stage)

    stage.types("half bet cap")
    stage.press(Qt.Key.Key_Return)
    for text in ("1 bet 400, 2 all-in 550, 3 call", "1", "400"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)

    assert screen.form.question.id == "limit-raise"
    assert screen.answer.text[0] == "Seat 1 may call 150 or fold, and may not raise"
    assert "house rule" in screen.answer.text[-1]


def test_the_worked_example_fills_the_form(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")

    screen.fill_example()

    assert screen.form.typed["outs"] == "9"
    assert screen.answer.text[0] == "9 outs with 4 killers win 32.73 percent of the time"


def test_what_is_still_to_come_is_named(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")

    assert screen.answer.text == ("Outs", "Cards that kill them")


def test_a_field_that_is_wrong_says_why_and_no_answer_stands(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")
    screen.fill_example()

    blank = screen.form.blanks["outs"]
    blank.field.setFocus()
    QTest.keyClicks(blank.field, "x")

    assert blank.field.toolTip() == "'9x' is no whole number"
    assert screen.answer.text == ("'9x' is no whole number",)


def test_what_was_typed_is_there_again_when_one_comes_back(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")
    screen.fill_example()

    screen.open("ruling", "buh-points")
    screen.open("ruling", "killer-cards")

    assert screen.form.typed["kills"] == "4"


def test_a_house_rule_that_is_changed_changes_the_answer(stage):
    screen = rulings(stage)
    stage.settings.change({"ante_first": True})
    screen.open("ruling", "big-blind-ante")

    screen.fill_example()

    assert screen.answer.text[0] == "The big blind posts a blind of 300 and an ante of 1,000"


def test_words_of_the_trade_and_games_are_found_too(stage):
    screen = rulings(stage)

    stage.types("undercut")
    assert screen.answer.text[0] == "undercut"

    screen.finder.search.clear()
    screen.finder.search.setFocus()
    stage.types("murder")
    assert screen.answer.text[0] == "Murder"

    stage.press(Qt.Key.Key_Return)
    assert stage.cockpit.screen == "showdown"
    assert stage.screen.game.id == "murder"


def test_nothing_found_is_said(stage):
    screen = rulings(stage)

    stage.types("xyzzy")

    assert screen.finder.none.isVisible()


def test_house_rules_are_set_once_and_change_what_is_answered(stage):
    screen = rulings(stage)
    screen.open("ruling", "big-blind-ante")
    screen.fill_example()

    screen.houses.click()
    box = screen.house_rules.choices["ante_first"]
    box.setCurrentIndex(1)

    assert screen.answer.text[0] == "The big blind posts a blind of 300 and an ante of 1,000"
    assert stage.settings.flag("ante_first")
    assert stage.said == (
        "house rule, big blind with a short stack: the ante is posted before the blind"
    )
