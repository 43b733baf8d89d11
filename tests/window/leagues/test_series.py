"""The Series page: a calendar begun, filled by a line, and today's event begun by Enter."""

import pytest
from PySide6.QtCore import Qt

from director.house.home import Home
from director.house.templates import save_template
from director.tournament.commands import Eliminate, Register, SetMoney
from director.tournament.event.commands import RenameEvent
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.templates.template import template_of
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
TERMS = MoneyTerms("$", 0, Price(40, 10))


def page(stage):
    stage.press(Qt.Key.Key_X, CTRL | SHIFT)
    return stage.window.beside.asides.page


def listed(shown):
    return [(one.name, one.event) for one in shown.model.rows]


@pytest.fixture
def winter(stage):
    """A series with three Fridays, of which the second is today."""
    home = Home(stage.settings.path.parent)
    desk = stage.event(*NAMES)
    desk.do(SetMoney(TERMS))
    save_template(template_of(desk.tournament, "Friday mixed"), home.templates)
    home.series.mkdir()
    (home.series / "winter.toml").write_text(
        'name = "Winter"\ncolor = "#1f6feb"\npapers = ["structure"]\nevent = [\n'
        '    { day = "2025-12-26", template = "friday-mixed" },\n'
        '    { day = "2026-01-02", template = "friday-mixed" },\n'
        '    { day = "2026-01-09", template = "friday-mixed" },\n]\n'
    )
    return home.series / "winter.toml"


def test_enter_begins_today_s_event_with_the_look_of_the_series(stage, winter):
    page(stage)

    stage.press(Qt.Key.Key_Return)

    structure = stage.t.structure
    assert (stage.t.name, stage.t.terms) == ("Friday mixed, 2 Jan 2026", TERMS)
    assert (structure.series, structure.color, structure.papers) == (
        "Winter",
        "#1f6feb",
        ("structure",),
    )


def test_an_event_that_was_begun_is_opened_again(stage, winter):
    page(stage)
    stage.press(Qt.Key.Key_Return)
    begun = stage.cockpit.bridge.desk.event
    stage.press(Qt.Key.Key_O, CTRL)

    shown = page(stage)
    stage.press(Qt.Key.Key_Return)

    assert listed(shown) == [
        ("Friday mixed, 26 Dec 2025", None),
        ("Friday mixed, 2 Jan 2026", begun),
        ("Friday mixed, 9 Jan 2026", None),
    ]
    assert (stage.cockpit.bridge.desk.event, len(stage.event_list.events())) == (begun, 2)


def test_a_series_is_begun_and_filled_by_two_lines(stage, winter):
    winter.unlink()
    shown = page(stage)

    stage.enter("Spring")
    stage.enter("2026-01-09 Friday mixed x 2")

    assert listed(shown) == [
        ("Friday mixed, 9 Jan 2026", None),
        ("Friday mixed, 16 Jan 2026", None),
    ]
    assert stage.said == "2 events added"


def test_a_template_that_there_is_not_is_told_and_nothing_is_written(stage, winter):
    before = winter.read_text()
    shown = page(stage)
    shown.more.setFocus()

    stage.enter("2026-01-16 Fridy mixed")

    assert stage.said == "No such template “Fridy mixed”; did you mean “Friday mixed”?"
    assert winter.read_text() == before


def test_a_faulty_file_is_listed_with_everything_that_is_wrong(stage, winter):
    winter.write_text(winter.read_text().replace("friday-mixed", "fryday-mixed"))

    shown = page(stage)

    assert (shown.list.choice.name, shown.faults.text().count("did you mean “friday-mixed”?")) == (
        "winter.toml",
        3,
    )


def test_the_series_that_goes_on_is_chosen_before_one_that_is_faulty(stage, winter):
    (winter.parent / "autumn.toml").write_text('nmae = "Autumn"')

    shown = page(stage)

    assert (shown.list.choice.name, shown.view.choice.name) == (
        "Winter",
        "Friday mixed, 2 Jan 2026",
    )


def test_players_are_found_by_a_name_with_the_events_that_they_played(stage, winter, qtbot):
    (winter.parent.parent / "leagues").mkdir()
    league = 'name = "Hits"\n[points]\nformula = "1 + hits"\n'
    (winter.parent.parent / "leagues" / "hits.toml").write_text(league)
    winter.write_text('leagues = ["hits", "gone"]\n' + winter.read_text())
    page(stage)
    stage.press(Qt.Key.Key_Return)
    desk = stage.cockpit.bridge.desk
    for name in ("Ann Ost", "Bob Marek"):
        desk.do(Register(desk.player(name), name))
    desk.do(Eliminate(2, (1,)))
    shown = page(stage)
    qtbot.waitUntil(lambda: shown.found is not None)

    shown.turns.click()
    stage.types("bob")

    rows = [tuple(one.text(row) for one in shown.players.model.columns) for row in
            shown.players.model.rows]  # fmt: skip
    events = [tuple(one.text(row) for one in shown.players.parts.columns) for row in
              shown.players.parts.rows]  # fmt: skip
    assert rows == [("Bob Marek", "1", "1", "2nd", "", "", "1")]
    assert events == [("2 Jan", "Friday mixed", "2nd")]
    assert [(row.name, row.line and row.line.points) for row in shown.ranks.rows] == [
        ("Hits", None),
        ("Ann Ost", 200),
        ("Bob Marek", 100),
    ]
    assert "gone.toml" in shown.league.text()
    stage.press(Qt.Key.Key_Escape)
    assert (stage.focus, shown.shows_players) == (shown.view, False)


def test_the_list_of_players_is_printed(stage, winter, qtbot):
    opened = []
    page(stage)
    stage.press(Qt.Key.Key_Return)
    desk = stage.cockpit.bridge.desk
    desk.do(Register(desk.player("Ann Ost"), "late"))
    shown = page(stage)
    shown.viewer = lambda path: not opened.append(path.name)
    qtbot.waitUntil(lambda: shown.found is not None)

    shown.turns.click()
    shown.prints.click()

    qtbot.waitUntil(lambda: bool(opened))
    assert (opened, stage.said) == (["players-winter.pdf"], "Opened: Players: Winter")


def test_an_event_that_was_renamed_stays_in_the_calendar(stage, winter, qtbot):
    page(stage)
    stage.press(Qt.Key.Key_Return)
    desk = stage.cockpit.bridge.desk
    desk.do(RenameEvent("Friday with a guest"))

    shown = page(stage)
    qtbot.waitUntil(lambda: shown.found is not None)

    assert listed(shown)[1] == ("Friday mixed, 2 Jan 2026", desk.event)
    assert (shown.view.choice.event, shown.go.text()) == (desk.event, "Open event")


def test_the_sheets_of_a_day_are_printed_from_the_calendar(stage, winter, qtbot):
    opened = []
    shown = page(stage)
    before = shown.papers.isEnabled()
    stage.press(Qt.Key.Key_Return)
    shown = page(stage)
    shown.viewer = lambda path: not opened.append(path.name)

    shown.papers.click()

    qtbot.waitUntil(lambda: bool(opened))
    name = "sheets-of-the-day-friday-mixed-2-jan-2026.pdf"
    assert (before, opened) == (False, [name])
