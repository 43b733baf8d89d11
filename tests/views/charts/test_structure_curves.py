"""The curve of a structure."""

from dataclasses import replace
from datetime import time, timedelta

from director.tournament.structure.simulated_fields import Field
from director.tournament.structure.stakes import Stakes, StakesSet
from director.tournament.structure.structure import Level
from director.views.charts.chart import Line, Point, Stop, Stretch
from director.views.charts.structure_curve import structure_curve
from tests.tournament.evening import STRUCTURE


def fields(*ends):
    return [Field((20, 10, 5, 4), timedelta(minutes=end)) for end in ends]


def test_stakes_are_steps_over_time_and_breaks_are_stripes():
    chart = structure_curve(STRUCTURE)

    (panel,) = chart.panels
    points = (Point(0, 100), Point(20, 200), Point(50, 400), Point(70, 400))
    assert panel.lines == (Line(points, "Big blind", "first", is_stepped=True),)
    assert panel.up.is_log
    assert chart.pauses == (Stretch(40, 50),)
    assert (chart.across.low, chart.across.high, chart.band) == (0, 70, None)
    assert chart.sentence == "Big blind 100 to 400"


def test_with_fields_there_are_the_average_in_big_blinds_and_the_band():
    chart = structure_curve(STRUCTURE, fields(55, 60, 65))

    stakes, stacks = chart.panels
    assert stakes == structure_curve(STRUCTURE).panels[0]
    averages = (Point(0, 10), Point(20, 10), Point(50, 12.5))
    assert stacks.lines == (Line(averages, "Average (big blinds)", "second"),)
    assert chart.band == Stretch(55, 65, "likely end")
    assert chart.sentence.replace("\N{NO-BREAK SPACE}", " ") == (
        "Big blind 100 to 400; 20 players likely end after 55 min to 1 h 05 min"
    )


def test_fields_that_outlast_the_levels_make_the_chart_longer_up_to_a_quarter():
    assert structure_curve(STRUCTURE, fields(60, 75)).across.high == 75
    assert structure_curve(STRUCTURE, fields(60, 600)).across.high == 70 * 1.25


def test_a_limit_event_counts_by_the_big_bet():
    steps = (Level("1", 20, Stakes(25, 50, small_bet=50, big_bet=100)), *STRUCTURE.steps[1:])
    mixed = (
        Level("1", 20, sets=(StakesSet("limit", Stakes(small_bet=40, big_bet=80)),)),
        Level("2", 20, sets=(StakesSet("limit", Stakes(small_bet=60, big_bet=120)),)),
    )

    assert structure_curve(replace(STRUCTURE, steps=steps)).panels[0].lines[0].label == "Big bet"
    assert structure_curve(replace(STRUCTURE, steps=mixed)).stops == (
        Stop(0, "Level 1, 0 h: big bet 80"),
        Stop(20, "Level 2, 0:20: big bet 120"),
    )


def test_each_level_is_said_with_its_time_of_day_and_average():
    chart = structure_curve(replace(STRUCTURE, starts=time(19, 30)), fields(55, 60))

    assert chart.stops == (
        Stop(0, "Level 1, 19:30: big blind 100; average stack 10 big blinds"),
        Stop(20, "Level 2, 19:50: big blind 200; average stack 10 big blinds"),
        Stop(50, "Level 3, 20:20: big blind 400; average stack 12 big blinds"),
    )
    assert [tick.words for tick in chart.across.ticks] == [
        "19:30",
        "19:45",
        "20:00",
        "20:15",
        "20:30",
    ]


def test_without_stakes_there_is_no_curve():
    assert structure_curve(replace(STRUCTURE, steps=())) is None
    assert structure_curve(replace(STRUCTURE, steps=(Level("1", 20),))) is None
