"""Templates in the window: an event saved as one, begun from one, or copied."""

from dataclasses import replace
from datetime import date, time

import pytest
from PySide6.QtCore import Qt

from director.tournament.commands import SetMoney
from director.tournament.money.state import MoneyTerms, Price
from director.window.event.asking.question import AskDrop
from director.window.event.template_shelf import house_templates
from director.window.start.new_event import NewEventPage
from tests.window.stages import CTRL, NAMES

PRICED = MoneyTerms("$", 0, Price(40, 10))


@pytest.fixture
def friday(stage):
    """An event with players and prices, in sight."""
    desk = stage.event(*NAMES)
    desk.do(SetMoney(PRICED))
    return desk


def new_event(stage):
    return stage.window.findChild(NewEventPage)


def save_as_template(stage):
    stage.window.event_actions["event.save_template"].trigger()
    stage.press(Qt.Key.Key_Return)


def test_a_weekly_event_is_begun_with_nothing_typed_but_ctrl_enter(stage, friday):
    save_as_template(stage)

    stage.window.program_actions["start_actions.from_template"].trigger()
    stage.press(Qt.Key.Key_Return, CTRL)

    t = stage.t
    assert (t.name, t.terms, t.structure, t.entered) == (
        "Friday, 2 Jan 2026",
        PRICED,
        replace(friday.tournament.structure, day=date(2026, 1, 2)),
        0,
    )


def test_a_template_offers_the_next_such_weekday_on_which_it_is_not_created_yet(stage, friday):
    save_as_template(stage)
    from_template = stage.window.program_actions["start_actions.from_template"]
    days = []
    for _ in range(2):
        from_template.trigger()
        days.append(new_event(stage).day.text())
        stage.press(Qt.Key.Key_Return, CTRL)

    assert (days, stage.t.name) == (["2026-01-02", "2026-01-09"], "Friday, 9 Jan 2026")


def test_what_is_saved_and_what_not_is_said_before(stage, friday):
    stage.window.event_actions["event.save_template"].trigger()

    said = stage.page.drop(AskDrop).hint

    assert "It holds: structure: 25 levels, buy-in $50" in said
    assert "Not in it: the date, 7 entries and what was paid for them" in said


def test_a_date_is_all_that_is_typed(stage, friday):
    save_as_template(stage)
    stage.window.program_actions["start_actions.from_template"].trigger()

    stage.types("2026-01-09")
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (stage.t.name, stage.t.structure.day) == ("Friday, 9 Jan 2026", date(2026, 1, 9))


def test_a_date_that_is_none_is_told(stage, friday):
    save_as_template(stage)
    stage.window.program_actions["start_actions.from_template"].trigger()

    stage.types("someday")
    marked = new_event(stage).day.toolTip()
    stage.press(Qt.Key.Key_Return, CTRL)

    assert marked == "enter a day as 2027-03-05, 3/5, friday, tomorrow; or leave it blank"
    assert stage.said == "Enter a day as 2027-03-05, 3/5, friday, tomorrow; or leave it blank"
    assert stage.focus is new_event(stage).day


def test_a_start_is_typed_without_a_colon(stage, friday):
    stage.press(Qt.Key.Key_N, CTRL)
    page = new_event(stage)

    page.starts.setText("late")
    wrong = page.starts.toolTip()
    page.starts.setText("2000")
    right = page.starts.toolTip()
    stage.types("Late night")
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (wrong, right) == ("enter the time as 19:30, or leave it blank", "")
    assert stage.t.structure.starts == time(20, 0)


def test_a_name_that_was_typed_stays(stage, friday):
    save_as_template(stage)
    stage.press(Qt.Key.Key_N, CTRL)
    page = new_event(stage)

    stage.types("Opening night")
    page.day.setText("2026-01-09")

    assert page.name.text() == "Opening night"


def test_a_copy_has_the_settings_and_none_of_the_players(stage, friday):
    stage.window.event_actions["event.copy"].trigger()
    chosen = new_event(stage).view.choice.title
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (chosen, stage.t.name, stage.t.terms, stage.t.entered) == (
        "Copy of Friday",
        "Friday, 2 Jan 2026",
        PRICED,
        0,
    )


def test_an_event_of_the_list_is_copied_too(stage, friday):
    stage.press(Qt.Key.Key_O, CTRL)

    stage.window.list_page.copies.click()

    assert new_event(stage).view.choice.title == "Copy of Friday"


def test_a_template_of_the_same_name_is_replaced_and_that_is_said_first(stage, friday):
    save_as_template(stage)
    friday.do(SetMoney(replace(PRICED, guarantee=500)))

    stage.window.event_actions["event.save_template"].trigger()
    words = stage.page.drop(AskDrop).hint.splitlines()[0]
    stage.press(Qt.Key.Key_Return)

    kept = house_templates(stage.settings, stage.library)
    assert (words, [one.money.guarantee for one in kept.values()]) == (
        "Enter: replace Friday",
        [500],
    )


def test_a_faulty_template_is_listed_with_all_that_is_wrong(stage, friday):
    save_as_template(stage)
    file = stage.settings.path.parent / "templates" / "friday.toml"
    file.write_text(file.read_text().replace("[money]", "[mony]"))
    stage.window.program_actions["start_actions.from_template"].trigger()

    chosen = new_event(stage).view.choice

    assert (chosen.title, [str(one) for one in chosen.fault.faults]) == (
        "friday.toml",
        ["line 67: mony: no such key “mony”; did you mean “money”?"],
    )


def test_without_a_template_it_is_said_how_to_get_one(stage):
    stage.window.program_actions["start_actions.from_template"].trigger()

    assert stage.said == "No template yet: save an event as one first"
