"""The event at one moment, in the words of clock and wall."""

from dataclasses import replace
from datetime import timedelta

import pytest

from director.house import shelf
from director.tournament.commands import (
    CloseEvent,
    Eliminate,
    MoveClock,
    PauseClock,
    PayOut,
    Register,
    ReopenEvent,
    StartClock,
)
from director.tournament.state import PlayerNumber
from director.tournament.structure.files import load_structure
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Level
from director.views.clock.clock import Coming, read
from director.views.clock.event_status import State, state
from director.views.clock.schedule import schedule
from director.views.clock.stakes import Bet, KindOfGame, by_kind, rotation
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

LIBRARY = shipped_games()
BARGE = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")


@pytest.fixture(autouse=True)
def utc(monkeypatch):
    monkeypatch.setattr("director.views.clock.clock.time_of_day", lambda moment: f"{moment:%H:%M}")


def test_a_state_has_one_name_at_a_time():
    evening = Evening()
    states = [state(evening.t, evening.now)]
    for command in (
        Register(PlayerNumber(1), "seed"),
        Register(PlayerNumber(2), "seed"),
        StartClock(),
        MoveClock(2),
        PauseClock(),
        Eliminate(1),
        CloseEvent(asked=True),
        PayOut(),
        ReopenEvent(),
    ):
        evening.do(command)
        states.append(state(evening.t, evening.now))

    assert states == [
        State.DRAFT,
        State.OPEN,
        State.OPEN,
        State.RUNNING,
        State.BREAK,
        State.PAUSED,
        State.OVER,
        State.CLOSED,
        State.PAID,
        State.OVER,
    ]


def test_games_with_a_button_and_stud_games_have_stakes_of_their_own():
    first = BARGE.steps[0]

    assert by_kind(BARGE, first, LIBRARY) == (
        KindOfGame(
            ("Hold'em", "Omaha/8", "Badacey"),
            (Bet("blinds", "50 – 100"), Bet("limits", "100 – 200")),
        ),
        KindOfGame(
            ("Razz", "Stud", "Stud/8"),
            (Bet("ante", "25"), Bet("bring-in", "25"), Bet("limits", "100 – 200")),
        ),
    )


def test_the_ante_of_a_no_limit_sheet_is_the_blind_games_own():
    level = Level("1", 20, Stakes(small_blind=100, big_blind=200, ante=200))
    structure = replace(STRUCTURE, games=(GameOnSheet("texas-holdem", "no-limit"),))

    assert by_kind(structure, level, LIBRARY) == (
        KindOfGame(("Hold'em",), (Bet("blinds", "100 – 200"), Bet("ante", "200"))),
    )


def test_a_game_that_no_file_declares_is_shown_by_its_id_with_all_stakes():
    structure = replace(BARGE, games=(GameOnSheet("five-card-whim"),), rotation=None)

    [kind] = by_kind(structure, BARGE.steps[0], LIBRARY)

    assert (kind.games, [bet.title for bet in kind.bets]) == (
        ("five-card-whim",),
        ["blinds", "ante", "bring-in", "limits"],
    )


def test_the_rotation_stands_in_its_order():
    assert rotation(BARGE, LIBRARY) == ("Hold'em", "Omaha/8", "Razz", "Stud", "Stud/8", "Badacey")


def test_the_schedule_says_when_each_step_is_due_if_the_clock_runs_on():
    evening = Evening()
    evening.do(StartClock())
    evening.wait(minutes=25)

    due = [(one.at, one.present) for one in schedule(evening.t, evening.now)]

    assert due == [
        (None, False),
        (None, True),
        (FRIDAY + timedelta(minutes=40), False),
        (FRIDAY + timedelta(minutes=50), False),
    ]


def test_a_reading_tells_level_time_and_what_comes():
    evening = Evening()
    evening.do(StartClock())
    evening.wait(minutes=12, seconds=30)

    reading = read(evening.t, evening.now, LIBRARY)

    assert (reading.title, reading.time, reading.part) == ("Level 1", "7:30", 0.625)
    assert reading.next_level == Coming("Level 2", "19:20", "8 min", "20 min")
    assert reading.next_break == Coming("Break", "19:40", "28 min", "10 min", "color up the 25s")


def test_the_last_two_minutes_are_a_warning():
    evening = Evening()
    evening.do(StartClock())
    evening.wait(minutes=17, seconds=59)
    before = read(evening.t, evening.now, LIBRARY).colour
    evening.wait(seconds=1)

    assert (before, read(evening.t, evening.now, LIBRARY).colour) == ("text", "warning")


def test_in_a_break_the_stakes_are_those_that_play_goes_on_with():
    evening = Evening()
    evening.do(StartClock())
    evening.do(MoveClock(2))

    reading = read(evening.t, evening.now, LIBRARY)

    assert (reading.title, reading.color_up) == ("Break", "color up the 25s")
    assert [kind.line for kind in reading.stakes] == ["blinds 200 – 400"]


def test_after_the_last_level_nothing_comes():
    evening = Evening()
    evening.do(StartClock())
    evening.do(MoveClock(3))

    reading = read(evening.t, evening.now, LIBRARY)

    assert (reading.next_level, reading.next_break, reading.next_stakes) == (None, None, ())


def test_clock_and_wall_say_who_posts_the_ante():
    holdem = GameOnSheet("texas-holdem", "no-limit")
    level = Level("1", 20, Stakes(50, 100, big_blind_ante=100))
    by_button = replace(level, ante_poster="button")
    structure = replace(STRUCTURE, games=(holdem,), steps=(level, by_button), rotation=None)

    assert [by_kind(structure, one, LIBRARY)[0].bets[-1] for one in structure.levels] == [
        Bet("big blind ante", "100"),
        Bet("button ante", "100"),
    ]
