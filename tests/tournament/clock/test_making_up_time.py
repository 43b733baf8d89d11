"""Where a late plan can be made up, minute by minute."""

from datetime import time

import pytest

from director.tournament.clock.making_up_time import savings
from director.tournament.commands import AddTime, StartClock
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Level, Structure
from tests.tournament.evening import Evening

PLAN = Structure(
    name="Eight steps",
    starting_chips=1000,
    seats=4,
    games=(GameOnSheet("texas-holdem"),),
    steps=(
        Level("1", 20, Stakes(50, 100)),
        Break(12),
        Level("2", 21, Stakes(100, 200)),
        Break(5),
        Level("3", 7, Stakes(200, 400)),
        Break(8),
        Break(until=time(23, 30)),
        Break(6),
        Level("4", 20, Stakes(400, 800)),
        Level("5", 0, Stakes(500, 1000), hands=12),
    ),
)
"""Breaks with 7, 0, 3 and 1 minutes to give, and levels with 11, 4 and 10."""


@pytest.mark.parametrize(
    ("where", "minutes", "given"),
    [
        ("breaks", 0, {}),
        ("breaks", 1, {1: 1}),
        ("breaks", 7, {1: 7}),
        ("breaks", 8, {1: 7, 5: 1}),
        ("breaks", 10, {1: 7, 5: 3}),
        ("breaks", 11, {1: 7, 5: 3, 7: 1}),
        ("breaks", 12, {1: 7, 5: 3, 7: 1}),
        ("breaks", 90, {1: 7, 5: 3, 7: 1}),
        ("levels", 0, {}),
        ("levels", 1, {2: 1}),
        ("levels", 2, {2: 1, 4: 1}),
        ("levels", 3, {2: 1, 4: 1, 8: 1}),
        ("levels", 4, {2: 2, 4: 1, 8: 1}),
        ("levels", 12, {2: 4, 4: 4, 8: 4}),
        ("levels", 13, {2: 5, 4: 4, 8: 4}),
        ("levels", 24, {2: 10, 4: 4, 8: 10}),
        ("levels", 25, {2: 11, 4: 4, 8: 10}),
        ("levels", 90, {2: 11, 4: 4, 8: 10}),
    ],
)
def test_breaks_give_one_after_another_and_levels_in_turn_until_they_keep_their_least(
    where, minutes, given
):
    evening = Evening(2, PLAN)
    evening.do(StartClock())

    assert savings(evening.t.clock, PLAN, evening.now, minutes, where) == given


def test_a_step_that_has_begun_gives_nothing_and_time_given_before_is_given_only_once():
    evening = Evening(2, PLAN)
    evening.do(StartClock())
    evening.wait(minutes=20)

    assert savings(evening.t.clock, PLAN, evening.now, 20, "breaks") == {5: 3, 7: 1}
    evening.do(AddTime(30))
    evening.wait(minutes=42)
    assert savings(evening.t.clock, PLAN, evening.now, 20, "levels") == {4: 4, 8: 10}
