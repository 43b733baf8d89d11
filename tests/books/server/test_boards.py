"""Stations hear where the evening's board is, and leave there what they announce."""

import time
from contextlib import closing

import psycopg
import pytest

from director.books.server import reaching
from director.books.server.boards import LONGEST_ANNOUNCEMENT
from director.books.server.place import ServerPlace
from director.tournament.log.books import NotAllowed
from director.tournament.staff.role import Role

PATIENCE = 20.0


@pytest.fixture
def floor(evening, admitted, tmp_path):
    """Uwe's station, from the middle of the floor."""
    with closing(ServerPlace(admitted(Role.FLOOR), tmp_path / "floor")) as place:
        yield place


def within(true):
    until = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < until:
        time.sleep(0.01)
    return true()


def test_a_station_hears_where_the_board_is_and_that_it_is_off(logins, floor):
    woken = []
    floor.wake(lambda: woken.append(floor.board()))
    before = floor.board()

    logins.say_board("http://127.0.0.1:8420/")
    assert within(lambda: woken[-1:] == ["http://127.0.0.1:8420/"])
    logins.say_board("")

    assert within(lambda: woken[-1:] == [""])
    assert (before, floor.board()) == ("", "")


def test_a_station_that_comes_later_knows_the_board_too(logins, evening, admitted, tmp_path):
    logins.say_board("http://127.0.0.1:8420/")

    with closing(ServerPlace(admitted(Role.FLOOR), tmp_path / "late")) as late:
        assert within(lambda: late.board() == "http://127.0.0.1:8420/")


def test_what_a_station_announces_is_fetched_once_and_the_newest_of_an_event_counts(logins, floor):
    floor.announce(1, "Dinner is served")
    floor.announce(1, "'); drop table record; -- {x} \u202e")

    assert logins.fetch_announcements() == [(1, "'); drop table record; -- {x} \u202e")]
    assert logins.fetch_announcements() == []


def test_an_announcement_is_no_longer_than_a_wall_has_room_for_and_of_an_event_that_is_there(
    logins, floor, admitted
):
    floor.announce(1, "x" * 10_000)
    line = reaching.line(admitted(Role.DIRECTOR, station="station 3"))
    with psycopg.connect(**line, autocommit=True) as by_hand:
        for event, words in ((1, "x" * (LONGEST_ANNOUNCEMENT + 1)), (2, "hello"), (1, None)):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                by_hand.execute("select door.announce(%s, %s)", (event, words))

    assert logins.fetch_announcements() == [(1, "x" * LONGEST_ANNOUNCEMENT)]


def test_where_there_is_staff_nobody_announces_before_signing_in(
    logins, evening, admitted, tmp_path
):
    url = admitted(Role.DISPLAY, person="", station="clock")

    why = "nobody has signed in at this station"
    with (
        closing(ServerPlace(url, tmp_path / "clock")) as clock,
        pytest.raises(NotAllowed, match=why),
    ):
        clock.announce(1, "Dinner is served")

    assert logins.fetch_announcements() == []


@pytest.fixture
def desk(evening, admitted, tmp_path):
    """Another station."""
    with closing(ServerPlace(admitted(Role.DIRECTOR, station="desk"), tmp_path / "desk")) as place:
        yield place


def test_what_a_station_says_on_the_walls_stands_at_every_station_until_another_is_said(
    floor, desk
):
    before = desk.walls_say(1)
    assert within(lambda: floor._walls == {})

    floor.say_on_walls(1, "Dinner is served")
    assert within(lambda: desk.walls_say(1) == "Dinner is served")
    desk.say_on_walls(1, "")

    assert within(lambda: floor.walls_say(1) == "")
    assert before is None


def test_what_is_said_on_walls_by_hand_is_as_short_and_of_an_event_that_is_there(
    logins, evening, admitted, tmp_path
):
    nobody = reaching.line(admitted(Role.DISPLAY, person="", station="clock"))
    line = reaching.line(admitted(Role.DIRECTOR, station="station 3"))
    long = "x" * (LONGEST_ANNOUNCEMENT + 1)
    for of, event, words in (
        (line, 1, long),
        (line, 2, "hello"),
        (line, 1, None),
        (nobody, 1, "x"),
    ):
        with (
            psycopg.connect(**of, autocommit=True) as by_hand,
            pytest.raises(psycopg.errors.InsufficientPrivilege),
        ):
            by_hand.execute("select door.say_on_walls(%s, %s)", (event, words))
