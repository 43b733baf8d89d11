"""A ruling is filed, printed, found again and judged again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.tournament.filed_rulings.state import Occasion
from tests.window.stages import CTRL


def ruled(stage):
    """Two hands at hold'em, typed."""
    stage.event("Ann Ost", "Bob Marek")
    screen = stage.go("showdown")
    first, second = screen.lines[:2]
    for line, cards in ((first, "as ad"), (second, "kh kd")):
        line.cards.setFocus()
        stage.types(cards)
    next(iter(screen.board.fields.values())).setFocus()
    stage.types("2c 7d 9h jc qd")
    assert screen.judgement.ruling
    return screen


def test_a_ruling_is_filed_with_its_table_and_note_by_keys_alone(stage):
    screen = ruled(stage)

    stage.press(Qt.Key.Key_Return, CTRL)
    for text in ("3", "last hand", "Bob asked"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)
    screen.given.filing.note.setFocus()
    stage.press(Qt.Key.Key_Return)

    (filing,) = stage.t.filings
    assert filing.occasion == Occasion(3, "1", "last hand", "Bob asked")
    assert filing.headline == "Seat 1 wins the whole pot"
    assert stage.cockpit.bridge.desk.log.next_undo.label.values["table"] == 3


def test_a_table_that_is_no_number_is_said_and_nothing_is_filed(stage):
    screen = ruled(stage)
    stage.press(Qt.Key.Key_Return, CTRL)

    stage.enter("three")

    assert stage.t.filings == ()
    assert screen.given.filing.isVisible()


def test_there_is_nothing_to_file_before_there_is_a_ruling(stage):
    stage.event("Ann Ost", "Bob Marek")
    screen = stage.go("showdown")

    stage.press(Qt.Key.Key_Return, CTRL)

    assert not screen.given.filing.isVisible()
    assert stage.said == "There is no ruling yet"


def test_that_there_is_no_ruling_is_no_longer_said_once_there_is_one(stage):
    stage.event("Ann Ost", "Bob Marek")
    screen = stage.go("showdown")
    stage.press(Qt.Key.Key_F5)
    before = stage.said

    for line, cards in zip(screen.lines, ("as ad", "kh kd"), strict=False):
        line.cards.setFocus()
        stage.types(cards)
    next(iter(screen.board.fields.values())).setFocus()
    stage.types("2c 7d 9h jc qd")

    assert (before, stage.said) == ("There is no ruling yet", "")


def test_that_there_is_no_ruling_stays_behind_when_one_goes_to_another_screen(stage):
    stage.event("Ann Ost", "Bob Marek")
    stage.go("showdown")
    stage.press(Qt.Key.Key_F5)

    stage.go("players")

    assert stage.said == ""


def test_what_was_filed_is_found_on_the_rulings_screen_and_judged_again(stage):
    screen = ruled(stage)
    before = screen.judgement.said.headline
    stage.press(Qt.Key.Key_Return, CTRL)
    stage.enter("3")
    stage.press(Qt.Key.Key_L, CTRL)
    assert screen.judgement.ruling is None

    rulings = stage.go("rulings")
    stage.types("table 3")
    assert rulings.answer.text[0] == before
    stage.press(Qt.Key.Key_Return)

    assert stage.cockpit.screen == "showdown"
    assert screen.judgement.said.headline == before


def test_a_ruling_is_printed_as_a_sheet(stage):
    screen = ruled(stage)
    opened = []
    screen.given.viewer = lambda path: opened.append(path.read_bytes()) or True

    stage.press(Qt.Key.Key_P, CTRL | Qt.KeyboardModifier.ShiftModifier)
    for _ in range(100):
        QTest.qWait(10)
        if opened:
            break

    heading = stage.cockpit.sheets.documents[0].blocks[0]
    assert opened == [b"%PDF Ruling: Texas Hold'em"]
    assert (heading.text, heading.above) == ("Texas Hold'em", "Friday")


def test_ctrl_f_finds_a_question_on_the_screen_of_rulings(stage):
    stage.event("Ann Ost", "Bob Marek")
    screen = stage.go("rulings")
    stage.press(Qt.Key.Key_Tab)

    stage.press(Qt.Key.Key_F, CTRL)

    assert (stage.cockpit.screen, stage.focus) == ("rulings", screen.finder.search)
