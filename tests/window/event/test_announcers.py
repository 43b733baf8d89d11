"""The announcer: what the clock and the floor bring about is spoken, where it is wanted."""

from datetime import timedelta

import pytest

from director.desk.desk import open_event
from director.house.settings import Settings
from director.tournament.commands import (
    CloseTable,
    DrawSeats,
    Eliminate,
    ListAlternate,
    Register,
    SetHandForHand,
    StartClock,
)
from director.views.spoken.numbers import number_in_words
from director.window.event.announcer import Announcer
from director.window.event.bridge import DeskBridge
from director.window.event.clock_bells import Bells
from director.window.system.voice import Program, Voice
from tests.notebooks import Notebook
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE


class Ear(Voice):
    """A voice that is only written down."""

    def __init__(self):
        super().__init__((Program(("nobody",)),))
        self.heard = []

    def announce(self, announcement):
        self.heard.append(announcement.words)


class Deaf(Ear):
    why_silent = "no voice here"


class Room:
    """An event with its bells and its announcer."""

    def __init__(self, folder, ear):
        self.now = FRIDAY
        self.ear, self.rung, self.told = ear, [], []
        self.settings = Settings(folder / "settings.toml", {"spoken": True})
        self.desk = open_event(Notebook(), "Friday", STRUCTURE, "Ina", "desk", lambda: self.now)
        self.bridge = DeskBridge(self.desk)
        library = shipped_games()
        bells = Bells(self.bridge, self.settings, self.rung.append)
        self.announcer = Announcer(self.bridge, self.settings, lambda: library, self.rung.append)
        self.announcer.voice = lambda: self.ear
        self.announcer.silent.connect(self.told.append)
        bells.rang.connect(self.announcer.of_clock)

    def wait(self, **time):
        self.now += timedelta(**time)
        self.bridge.tick()

    def seat(self, count):
        for number in range(count):
            self.desk.do(Register(self.desk.player(f"Ann {number}"), f"late {number}"))
        self.desk.do(DrawSeats("seats"))


@pytest.fixture
def room(qapp, tmp_path):
    made = Room(tmp_path, Ear())
    yield made
    made.bridge.stop()


def test_warnings_levels_and_breaks_are_spoken_after_their_bells(room):
    room.desk.do(StartClock())

    room.wait(minutes=18)
    room.wait(minutes=2)
    room.wait(minutes=20)
    room.wait(minutes=10)

    assert room.ear.heard[:2] == [
        "Two minutes left in level one.",
        "Level two. Blinds one hundred, two hundred.",
    ]
    assert room.ear.heard[2].startswith("Break. Ten minutes. Play resumes at ")
    assert room.ear.heard[2].endswith(" Color up the twenty-fives.")
    assert room.ear.heard[3] == ("Cards in the air. Level three. Blinds two hundred, four hundred.")
    assert room.rung == ["bell", "chime", "gong", "two-bells"]


@pytest.mark.parametrize("setting", ["sounds", "spoken"])
def test_muted_or_off_nothing_is_spoken(room, setting):
    room.settings.values[setting] = False
    room.desk.do(StartClock())

    room.wait(minutes=18)
    room.desk.do(SetHandForHand(True))

    assert room.ear.heard == []


def test_hand_for_hand_is_spoken_when_it_begins_and_not_when_it_ends(room):
    room.desk.do(SetHandForHand(True))
    room.desk.do(SetHandForHand(False))

    assert room.ear.heard == ["We are hand for hand. Dealers, stop when your hand is over."]


def test_a_seat_that_opens_is_spoken_where_somebody_waits_for_it(room):
    room.seat(4)
    place = room.desk.tournament.seats[1]
    room.desk.do(Eliminate(2))
    room.desk.do(ListAlternate(room.desk.player("Zoe Amber")))

    room.desk.do(Eliminate(1))

    table, seat = number_in_words(place.table), number_in_words(place.seat)
    assert room.ear.heard == [f"Seat open. Table {table}, seat {seat}."]


def test_a_table_that_breaks_is_spoken_with_the_sound_of_the_house(room):
    room.settings.values["table_breaks_sound"] = "gong"

    room.desk.do(CloseTable(7))

    assert room.ear.heard == ["Table seven is breaking. Players, take your new seats."]
    assert room.rung == ["gong"]


def test_what_is_taken_back_is_not_spoken_again(room):
    room.desk.do(SetHandForHand(True))

    room.desk.undo()

    assert len(room.ear.heard) == 1


def test_the_level_is_spoken_when_somebody_asks_also_where_announcements_are_off(room):
    room.settings.values["spoken"] = False

    room.announcer.say_level(room.now)

    assert room.ear.heard == ["Level one. Blinds fifty, one hundred."]


def test_where_there_is_no_voice_it_is_told_once(room):
    room.ear = Deaf()

    room.desk.do(SetHandForHand(True))
    room.desk.do(CloseTable(7))

    assert room.told == ["no voice here"]
