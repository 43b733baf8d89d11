"""Whatever is framed as wrong says why in words that are in sight, not only under the mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from director.window.event.requests import SetPrices
from director.window.widgets.field import Field
from tests.window.stages import CTRL, NAMES


def prices(stage):
    stage.event(*NAMES)
    stage.cockpit.request(SetPrices())
    fields = [one for one in stage.screen.findChildren(Field) if one.isVisible()]
    return next(one for one in fields if one.accessibleName().startswith("Entry:")), "12x"


def prize_terms(stage):
    stage.event(*NAMES)
    stage.cockpit.ask_for("prizes")
    stage.window.event_actions.ask("prizes.agreed")
    return stage.screen.form.minimum, "12x"


def setting(stage):
    stage.press(Qt.Key.Key_Comma, CTRL)
    return stage.window.beside.asides.page.lines["call_countdown"].answer, "eight"


def date_of_event(stage):
    stage.window.start_actions.asked_new.emit()
    return stage.window.frame.page.day, "someday"


def price_of_event(stage):
    stage.window.start_actions.asked_new.emit()
    return stage.window.frame.page.form.fields["buy_in"], "a lot"


FORMS = [prices, prize_terms, setting, date_of_event, price_of_event]


@pytest.mark.parametrize("form", FORMS)
def test_a_field_framed_as_wrong_says_why_in_sight(stage, form):
    field, typed = form(stage)
    field.setFocus()
    field.selectAll()
    stage.types(typed)
    stage.press(Qt.Key.Key_Return)

    def said():
        return [
            one.text()
            for one in stage.window.frame.page.findChildren(QLabel)
            if one.isVisible() and field.toolTip() and field.toolTip() in one.text()
        ]

    assert field.property("wrong") is True
    assert len(said()) == 1
    field.mark("")
    assert said() == []
