"""The players of an event that is closed: what belongs to play is grey, and says why."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from director.tournament.commands import CloseEvent, Eliminate, ReopenEvent
from director.window.widgets.drop import drops_in_sight
from tests.window.stages import CTRL, NAMES

WHY = "the event is closed: reopen it first, in the Event menu"


def closed(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    for entry in range(1, len(NAMES)):
        desk.do(Eliminate(entry))
    stage.go("players").name.setFocus()
    desk.do(CloseEvent())
    return desk


def test_nobody_is_registered_in_a_closed_event_and_the_field_says_so(stage):
    desk = closed(stage)
    field = stage.screen.name
    says = field.isEnabled(), field.placeholderText(), field.toolTip()

    focus = stage.focus
    desk.do(ReopenEvent())

    assert says == (False, "The event is closed", f"T{WHY[1:]}")
    assert focus is stage.screen.view
    assert (field.isEnabled(), field.placeholderText()) == (True, "Name or card, then Enter")


def test_a_name_pasted_beside_the_field_of_a_closed_event_is_refused(stage):
    closed(stage)
    QGuiApplication.clipboard().setText("Zed Zorn")

    stage.press(Qt.Key.Key_V, CTRL)

    assert (stage.said, stage.screen.name.text()) == (f"T{WHY[1:]}", "")


def test_lines_pasted_where_a_player_is_looked_for_stay_as_text_in_a_closed_event(stage):
    closed(stage)
    QGuiApplication.clipboard().setText("Ann\nOst\n")
    stage.press(Qt.Key.Key_F, CTRL)

    stage.press(Qt.Key.Key_V, CTRL)

    assert (stage.screen.filter.text(), stage.said) == ("Ann Ost", f"T{WHY[1:]}")
    assert [row.name for row in stage.screen.model.rows] == ["Ann Ost"]
    assert drops_in_sight() == []


def test_what_moves_seats_and_tables_is_grey_in_a_closed_event_and_says_why(stage):
    closed(stage)
    actions = stage.screen.actions_of_event

    why = {
        name: actions.refusal(name)
        for name in (
            "seats.draw",
            "seats.redraw",
            "alternates.list",
            "tables.open",
            "tables.lock",
            "tables.chip_race",
            "tables.turn",
        )
    }

    assert set(why.values()) == {WHY}
