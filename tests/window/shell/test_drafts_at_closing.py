"""Closing with drafts that are not saved: each is asked about once, with the cursor in it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from director.window.areas.prizes.prize_requests import PRIZES, Pane
from director.window.widgets.drop import drops_in_sight
from tests.window.stages import CTRL, NAMES


def with_two_drafts(stage):
    """A structure that is not saved, and the changed structure of an event that is open."""
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_L, CTRL | Qt.KeyboardModifier.ShiftModifier)
    change = stage.window.structures.change
    change.editor.insert(1)
    stage.press(Qt.Key.Key_E, CTRL)
    editor = stage.window.structures.editor_page
    editor.editor.insert(0)
    return editor, change


def shown(stage):
    """The page that is asked about, and whether the cursor stands in it."""
    page = stage.window.frame.page
    return page, page.isAncestorOf(stage.focus) and stage.focus.isVisible()


def test_each_is_asked_about_once_however_many_there_are(stage):
    editor, change = with_two_drafts(stage)

    first = (stage.window.close(), shown(stage))
    editor.unsaved_question.discard.click()
    second = shown(stage)
    change.page.unsaved_question.discard.click()

    assert (first, second) == ((False, (editor, True)), (change, True))
    assert not stage.window.isVisible()


def test_one_that_was_changed_since_is_asked_about_again(stage):
    editor, _ = with_two_drafts(stage)
    stage.window.close()
    stage.window.close()
    editor.editor.insert(0)

    again = (stage.window.close(), shown(stage))

    assert again == (False, (editor, True))


def test_a_break_inserted_while_a_cell_is_open_keeps_what_was_typed_in_it(stage, qtlog):
    stage.press(Qt.Key.Key_E, CTRL)
    editor = stage.window.structures.editor_page
    editor.editor.insert(0)
    editor.view.go_to(0, "length")
    editor.view.setFocus()
    for digit in "45":
        stage.types(digit)  # the first opens the cell, which then has the focus

    stage.press(Qt.Key.Key_B, CTRL)

    rows = editor.editor.draft.rows
    assert rows[0].get("minutes") == 45
    assert [one.message for one in qtlog.records if "commitData" in one.message] == []


def test_what_is_typed_in_a_question_is_pointed_out_once_before_it_is_lost(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("ida")

    first = (stage.window.close(), stage.said, stage.out.isVisible())
    second = stage.window.close()

    assert first == (False, "This is not recorded yet: close once more to discard it", True)
    assert second


def test_a_sign_up_list_that_was_put_away_comes_back_before_it_is_lost(stage):
    desk = stage.event()
    stage.go("players")
    QGuiApplication.clipboard().setText("Ida Lund\nJon Marsh")
    stage.press(Qt.Key.Key_V, CTRL)
    stage.press(Qt.Key.Key_Escape)

    first = (stage.window.close(), stage.said, len(drops_in_sight()))
    second = stage.window.close()

    assert first == (False, "This is not recorded yet: close once more to discard it", 1)
    assert (second, len(desk.tournament.entries)) == (True, 0)


def test_a_new_event_that_is_not_created_is_asked_about_and_made_in_the_same_question(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.frame.page
    stage.types("Friday HORSE")
    question = page.unsaved_question

    first = (stage.window.close(), question.words.text(), stage.focus)
    while_asked = (stage.window.close(), question.isVisible())
    stage.press(Qt.Key.Key_Escape)
    elsewhere = stage.press(Qt.Key.Key_O, CTRL) or stage.window.frame.page
    again = (stage.window.close(), shown(stage))
    question.saved.click()

    assert first == (False, "Friday HORSE is not created yet", question.keep)
    assert (while_asked, elsewhere) == ((False, True), stage.window.list_page)
    assert again == (False, (page, True))
    assert [one.name for one in stage.event_list.events()] == ["Friday HORSE"]


def test_a_new_event_that_is_discarded_at_closing_is_not_asked_about_again(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("Friday HORSE")
    closed = stage.window.close()

    stage.window.frame.page.unsaved_question.discard.click()

    assert (closed, stage.window.isVisible()) == (False, False)


def test_a_payout_structure_that_is_written_is_asked_about_from_wherever_one_is(stage):
    stage.event(*NAMES)
    stage.cockpit.ask_for(PRIZES)
    stage.cockpit.request(Pane.NEW)
    editor = stage.screen.editor
    stage.types("Nine handed")
    stage.go("players")

    asked = (stage.window.close(), stage.cockpit.screen, editor.unsaved_question.words.text())
    focus = stage.focus
    editor.unsaved_question.discard.click()

    assert asked == (False, PRIZES, "Nine handed is not saved")
    assert focus is editor.unsaved_question.keep
    assert not stage.window.isVisible()
