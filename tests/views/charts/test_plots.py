"""Where everything in a chart lies, whoever draws it."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from director.views.charts.axes import linear, logarithmic, of_minutes
from director.views.charts.chart import Axis, Chart, Line, Panel, Point, Stop, Stretch, Tick
from director.views.charts.plot import Area, Stroke, Words, apart, plot

UP = Axis(0, 10, (Tick(0, "0"), Tick(10, "10")))
ACROSS = Axis(0, 60, (Tick(0, "19:00"), Tick(60, "20:00")))


def wide(words):
    return 5.0 * len(words)


def drawn(*lines, said="", **more):
    chart = Chart("Players", "ten left", ACROSS, (Panel(UP, lines),), **more)
    return plot(chart, (400, 200), 10, wide, wide, said)


def words_of(laid):
    return [mark.text for mark in laid.marks if isinstance(mark, Words)]


def test_twice_as_much_is_as_far_anywhere_on_a_logarithmic_axis():
    axis = Axis(1, 16, is_log=True)

    assert [axis.part(value) for value in (1, 2, 4, 16)] == [0, 0.25, 0.5, 1]


def test_what_lies_outside_an_axis_is_put_to_its_edge():
    assert [Axis(10, 20).part(value) for value in (5, 15, 30)] == [0, 0.5, 1]


@given(st.floats(1, 1e9), st.integers(1, 8))
def test_a_linear_axis_reaches_its_highest_value_with_few_ticks(high, most):
    axis = linear(high, most, str)

    assert axis.high >= high
    assert len(axis.ticks) <= most + 1


@given(st.floats(1, 1e6), st.floats(1.1, 1e6), st.integers(1, 8))
def test_a_logarithmic_axis_has_no_more_ticks_than_are_wanted_and_none_outside(low, times, most):
    axis = logarithmic(low, low * times, most, str)

    assert len(axis.ticks) <= most
    assert all(low <= tick.at <= low * times for tick in axis.ticks)


@given(st.floats(1, 100_000), st.integers(1, 8))
def test_an_axis_of_minutes_has_few_ticks(length, most):
    assert len(of_minutes(length, most, str).ticks) <= most + 1


@given(st.lists(st.floats(0, 300), max_size=20), st.floats(1, 15))
def test_words_at_the_ends_of_lines_never_overlap_and_stay_in_their_order(wanted, gap):
    found = apart(wanted, gap, 0, 300)

    rising = sorted(found)
    assert all(two - one >= gap - 1e-6 for one, two in pairwise(rising))
    assert all(0 <= one <= 300 + 1e-6 for one in found)
    assert sorted(range(len(found)), key=lambda at: (wanted[at], at)) == sorted(
        range(len(found)), key=found.__getitem__
    )


def test_words_that_are_far_enough_apart_stay_where_they_are():
    assert apart([40, 10, 25], 6, 0, 50) == (40, 10, 25)


def test_a_step_goes_across_before_it_goes_down_and_what_stays_equal_is_one_stroke():
    line = Line((Point(0, 10), Point(20, 10), Point(30, 5), Point(60, 5)), is_stepped=True)

    laid = drawn(line)

    (stroke,) = [mark for mark in laid.marks if isinstance(mark, Stroke) and mark.tone == "quiet"]
    x = [laid.x(ACROSS, at) for at in (0, 30, 60)]
    middle = (laid.top + laid.bottom) / 2
    assert stroke.places == (
        (x[0], laid.top),
        (x[1], laid.top),
        (x[1], middle),
        (x[2], middle),
    )


def test_a_line_is_called_by_its_name_at_its_end_and_a_quiet_one_by_none():
    line = Line((Point(0, 10), Point(60, 4)), "4 left", "first")

    said = words_of(drawn(Line((Point(0, 1), Point(60, 2))), line))

    assert said == ["Players", "ten left", "19:00", "20:00", "0", "10", "4 left"]


def test_a_name_that_is_too_long_is_cut_with_a_sign_that_it_goes_on():
    line = Line((Point(0, 10), Point(60, 4)), "Maximilian Featherstonehaugh", "first")

    assert words_of(drawn(line))[-1] == "Maximilian Featherstone…"


def test_what_is_read_stands_in_the_place_of_the_sentence():
    laid = drawn(Line((Point(0, 10),)), said="19:20: nine left", stops=(Stop(20, "19:20"),))

    assert words_of(laid)[:2] == ["Players", "19:20: nine left"]


def test_breaks_and_the_band_lie_behind_all_lines():
    laid = drawn(
        Line((Point(0, 10), Point(60, 4)), "4 left", "first"),
        pauses=(Stretch(15, 30),),
        band=Stretch(45, 60, "likely end"),
    )

    areas = [mark for mark in laid.marks if isinstance(mark, Area)]
    tall = laid.bottom - laid.top
    assert areas == [
        Area(laid.x(ACROSS, 15), laid.top, laid.width / 4, tall, "pause"),
        Area(laid.x(ACROSS, 45), laid.top, laid.width / 4, tall, "band"),
    ]
    strokes = [place for place, mark in enumerate(laid.marks) if isinstance(mark, Stroke)]
    assert max(laid.marks.index(area) for area in areas) < min(strokes)


def test_ticks_that_would_overlap_are_left_out():
    across = Axis(0, 60, tuple(Tick(at, f"19:{at:02}") for at in range(0, 60, 2)))
    chart = Chart("Players", "ten left", across, (Panel(UP, (Line((Point(0, 1),)),)),))

    said = words_of(plot(chart, (300, 200), 10, wide, wide))

    assert said == ["Players", "ten left", *(f"19:{at:02}" for at in range(0, 60, 8)), "0", "10"]
