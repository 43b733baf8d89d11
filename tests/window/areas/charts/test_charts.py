"""The event in charts."""

from PySide6.QtCore import Qt

from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate
from director.views.charts import field_history
from director.window.areas.charts import screen
from director.window.settings_and_help.page_names import SETTINGS
from tests.window.stages import NAMES


def charts(stage):
    stage.cockpit.ask_for("charts")
    return stage.screen


def test_nobody_registered_is_nothing_to_draw(stage):
    stage.event()

    screen = charts(stage)

    assert (screen.field.chart, screen.race.chart) == (None, None)
    assert not screen.field.isVisible()


def test_an_act_is_in_the_chart_at_once_and_its_undo_too(stage):
    desk = stage.event(*NAMES, running=True)
    screen = charts(stage)
    stage.wait(minutes=10)

    desk.do(Eliminate(2))
    before = screen.field.chart.sentence
    desk.undo()

    assert (before, screen.field.chart.sentence) == (
        "7 entries; 6 players left",
        "7 entries; 7 players left",
    )


def test_a_long_log_is_read_only_while_somebody_looks(stage, qtbot, monkeypatch):
    monkeypatch.setattr(field_history, "_A_BIT", 1)
    monkeypatch.setattr(screen, "_A_BLINK", -1)
    desk = stage.event(*NAMES, running=True)
    stage.wait(minutes=10)
    shown = charts(stage)
    qtbot.waitUntil(shown.field.isVisible)

    desk.do(Eliminate(2))
    stage.window.beside.show_aside(SETTINGS)
    qtbot.waitUntil(lambda: not shown._soon.isActive())
    meanwhile = shown.field.chart.sentence
    stage.window.beside.show_aside(SETTINGS)  # and back
    qtbot.waitUntil(lambda: shown.field.chart.sentence != meanwhile)

    assert meanwhile == "7 entries; 7 players left"
    assert shown.field.chart.sentence == "7 entries; 6 players left"


def test_the_race_is_there_from_the_second_count_on(stage):
    desk = stage.event(*NAMES, running=True)
    screen = charts(stage)
    stage.wait(minutes=10)
    desk.do(CountChips((Count(1, 9000), Count(2, 5000))))
    assert not screen.race.isVisible()

    stage.wait(minutes=50)
    desk.do(CountChips((Count(1, 7000), Count(2, 8000))))

    assert screen.race.isVisible()
    assert screen.race.chart.sentence == "2 chip counts; Bob Marek leads with 8,000"


def test_time_alone_makes_the_lines_longer_once_a_minute(stage):
    stage.event(*NAMES, running=True)
    stage.wait(minutes=10)
    screen = charts(stage)
    first = screen.field.chart.across.high

    stage.wait(seconds=30)
    soon = screen.field.chart.across.high
    stage.wait(seconds=31)

    assert (soon, screen.field.chart.across.high > first) == (first, True)


def test_the_keys_reach_both_charts(stage):
    desk = stage.event(*NAMES, running=True)
    for chips in (9000, 7000):
        stage.wait(minutes=40)
        desk.do(CountChips((Count(1, chips), Count(2, 8000))))
    screen = charts(stage)

    assert screen.field.hasFocus()
    stage.press(Qt.Key.Key_Tab)
    assert screen.race.hasFocus()
