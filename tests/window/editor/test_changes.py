"""The event as a whole from the window: its name, its end, its structure changed in play."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.commands import MoveClock
from director.views.clock.event_status import State
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


def editing(stage, running=True):
    """The editor with the structure of an event; its second level is being played."""
    stage.event(*NAMES, running=running)
    if running:
        stage.cockpit.bridge.do(MoveClock(1))
    stage.press(Qt.Key.Key_L, CTRL | SHIFT)
    return stage.window.structures.change


def column(page, name):
    return next(one for one in page.editor.columns if one.id == name)


def test_a_level_to_come_is_changed_and_played_by(stage):
    page = editing(stage)
    page.editor.write([(2, column(page, "length"))], "45")

    stage.press(Qt.Key.Key_Return, CTRL)

    assert stage.t.structure.steps[2].minutes == 45
    assert stage.page.isVisible()
    assert stage.said == "Friday: Structure changed  ·  Ctrl+Z to undo"


def test_the_structure_of_an_event_that_is_put_away_is_changed_no_more(stage):
    page = editing(stage)
    page.editor.write([(2, column(page, "length"))], "45")
    kept = stage.window.events.kept[page.number]
    kept.cockpit.copied = True
    stage.window.events.close(kept)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    stage.press(Qt.Key.Key_Return, CTRL)

    assert not page.isVisible()
    assert stage.window.frame.page is stage.window.list_page


def test_what_has_begun_is_locked_and_says_so(stage):
    page = editing(stage)
    model = page.page.view.steps
    at = model.column("length")

    page.editor.write([(1, column(page, "length"))], "45")

    assert stage.said == "Levels that have started cannot be changed"
    assert not page.editor.is_dirty
    editable = [
        bool(model.flags(model.index(row, at)) & Qt.ItemFlag.ItemIsEditable) for row in range(3)
    ]
    assert editable == [False, False, True]


@pytest.mark.parametrize("deed", [lambda e: e.delete([0]), lambda e: e.insert(1)])
def test_no_row_comes_or_goes_before_what_is_played(stage, deed):
    page = editing(stage)

    deed(page.editor)

    assert not page.editor.is_dirty


def test_a_level_that_begins_meanwhile_is_refused_and_nothing_typed_is_lost(stage):
    page = editing(stage)
    page.editor.write([(2, column(page, "length"))], "45")
    kept = next(iter(stage.window.events.kept.values()))
    kept.cockpit.bridge.do(MoveClock(2))

    stage.press(Qt.Key.Key_Return, CTRL)

    assert stage.said == "Friday: Levels that have started cannot be changed"
    assert page.isVisible()
    assert page.editor.draft.rows[2]["minutes"] == 45


def test_escape_asks_about_what_was_changed_and_discarding_leaves_it_as_it_is(stage):
    page = editing(stage)
    before = page.editor.draft.rows
    page.editor.write([(2, column(page, "length"))], "45")

    page.editor.left.emit()
    stays = page.isVisible()
    page.page.unsaved_question.discard.click()

    assert (stays, page.isVisible(), stage.page.isVisible()) == (True, False, True)
    assert len(stage.t.structure.steps) == len(before)
    assert stage.t.structure.steps[2].minutes != 45


def test_the_same_structure_is_refused(stage):
    editing(stage)

    stage.press(Qt.Key.Key_Return, CTRL)

    assert stage.said == "Friday: The structure is unchanged"


def test_the_clock_stays_in_sight_while_the_structure_is_changed(stage):
    page = editing(stage)

    assert [one.name for one in page.others.shown] == ["Friday"]


def test_an_event_is_renamed_closed_paid_and_opened_again(stage):
    stage.event(*NAMES)
    ask, states = stage.window.event_actions.ask, [stage.page.bar.pill.state]

    ask("event.rename")
    stage.page.asking.field.selectAll()
    stage.enter("Saturday")
    for deed in ("event.close", "event.pay_out", "event.reopen"):
        ask(deed)
        if deed != "event.reopen":
            stage.enter("yes")
        states.append(stage.page.bar.pill.state)

    assert stage.t.name == "Saturday"
    assert states == [State.OPEN, State.CLOSED, State.PAID, State.OPEN]


def test_what_cannot_be_is_refused_in_words(stage):
    stage.event(*NAMES)
    refusal = stage.window.event_actions.refusal

    assert [refusal(f"event.{one}") for one in ("pay_out", "reopen", "close")] == [
        "The event is not closed",
        "The event is open",
        None,
    ]


@pytest.mark.parametrize("by_key", [False, True])
def test_who_means_to_type_into_a_row_that_has_started_is_told_so(stage, by_key):
    page = editing(stage)
    view = page.page.view
    cell = view.steps.index(0, view.steps.column("length"))
    view.setCurrentIndex(cell)
    before = page.page.fault.isVisible()

    if by_key:
        stage.types("4")
    else:
        spot = view.viewport().mapTo(stage.window, view.visualRect(cell).center())
        plain = Qt.KeyboardModifier.NoModifier
        handle = stage.window.windowHandle()
        QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, plain, spot)

    assert (before, page.page.fault.text(), page.page.fault.isVisible()) == (
        False,
        "This row has started and cannot be changed",
        True,
    )
