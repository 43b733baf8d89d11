"""The status of an event in the form that pages for The Tournament Director read."""

from datetime import UTC, datetime, timedelta

import pytest

from director.desk.desk import open_event
from director.house import shelf
from director.tournament.commands import Eliminate, Register, SetMoney, StartClock
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.files import load_structure
from director.views.status_update import last_of, status_update
from tests.notebooks import Notebook
from tests.shipped import shipped_games

STRUCTURE = load_structure(shelf.structures() / "no-limit-freezeout.toml", shipped_games())
SEVEN = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)


class Room:
    """An event whose clock is set by hand."""

    def __init__(self):
        self.now = SEVEN
        self.desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk", lambda: self.now)
        self.desk.do(SetMoney(MoneyTerms("$", 0, Price(90, 10), guarantee=500)))
        for name in ("Ann Ost", "Bob Marek", "Cho Marlin"):
            self.desk.do(Register(self.desk.player(name), ""))

    def update(self):
        return status_update(self.desk.tournament, self.now, last_of(self.desk.log))

    def only(self, *names):
        update = self.update()
        return [update[name] for name in names]


@pytest.fixture
def room():
    return Room()


def test_before_the_start_nothing_runs(room):
    assert room.only("State", "StateDesc", "ClockPaused", "Level", "RoundNum", "IsRound") == [
        1,
        "before",
        1,
        0,
        1,
        1,
    ]


def test_the_clock_is_told_in_seconds_and_minutes(room):
    room.desk.do(StartClock())
    length = STRUCTURE.lengths[0]
    room.now += timedelta(seconds=61)

    update = room.only("StateDesc", "ClockPaused", "SecondsLeft", "SecondsElapsed", "LevelDuration")

    left = length // timedelta(seconds=1) - 61
    assert update == ["inprogress", 0, left, 61, length // timedelta(minutes=1)]


def test_levels_and_breaks_are_counted_together_from_0_and_each_from_1(room):
    room.desk.do(StartClock())
    at_break = STRUCTURE.next_break(0)
    room.now += sum(STRUCTURE.lengths[:at_break], timedelta(seconds=1))

    assert room.only("Level", "RoundNum", "BreakNum", "IsBreak", "IsRound", "NextIsRound") == [
        at_break,
        at_break,
        1,
        1,
        0,
        1,
    ]


def test_stakes_and_game_of_now_and_of_the_next_level(room):
    first, second = STRUCTURE.levels[:2]

    assert room.only("SmallBlind", "BigBlind", "NextSmallBlind", "NextBigBlind") == [
        first.stakes.small_blind,
        first.stakes.big_blind,
        second.stakes.small_blind,
        second.stakes.big_blind,
    ]
    assert room.only("GameType", "GameName") == [2, "texas holdem"]


def test_players_pot_and_guarantee(room):
    room.desk.do(StartClock())
    room.now += timedelta(minutes=1)
    room.desk.do(Eliminate(3, (1,)))

    assert room.only("Buyins", "PlayersLeft", "Pot", "PreGuaranteedPot", "HouseAdds") == [
        3,
        2,
        500,
        270,
        230,
    ]
    assert room.only("DefaultBuyinFee", "DefaultBuyinRake") == [100, 10]
    assert room.only("LastPlayerBustoutTime", "Time") == [int(room.now.timestamp())] * 2


def test_a_bust_that_was_taken_back_is_not_the_last(room):
    room.desk.do(Eliminate(3, (1,)))
    room.desk.undo()

    assert room.only("LastPlayerBustoutTime", "PlayersLeft") == [0, 3]


def test_when_one_is_left_it_is_over_and_nobody_plays(room):
    room.desk.do(Eliminate(3))
    room.desk.do(Eliminate(2))

    assert room.only("State", "StateDesc", "PlayersLeft", "TablesLeft") == [3, "after", 0, 0]


def test_the_time_of_day_is_that_of_the_room_without_a_zero_before_the_hour(room):
    room.now = datetime(2026, 1, 2, 0, 30, 16, tzinfo=UTC)

    assert room.only("TimeOfDay") == ["03016"]
