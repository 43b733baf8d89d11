"""What open pages hear: the newest state and nothing in between, and never nothing for long."""

import http.client
import json
import socket
from contextlib import ExitStack, contextmanager

import pytest

from director.sharing.places import Places
from director.tournament.commands import MoveClock, PauseClock
from director.web import feed
from director.web.guard import READ_ONLY


@contextmanager
def reading(evening, path="/feed"):
    """An open stream; closed when the test is done with it."""
    connection = http.client.HTTPConnection("127.0.0.1", evening.site.port, timeout=10)
    try:
        connection.request("GET", path)
        yield connection.getresponse()
    finally:
        connection.close()


def heard(stream):
    """The next message: its kind, and what it says."""
    kind = "state"
    while line := stream.readline().decode().strip():
        name, _, value = line.partition(": ")
        if name == "event":
            kind = value
        if name == "data":
            return kind, json.loads(value)
    return heard(stream)


def state(stream):
    """The next state."""
    kind, said = heard(stream)
    return said if kind == "state" else state(stream)


def test_a_reader_hears_the_time_and_how_it_stands_at_once(evening):
    with reading(evening) as stream:
        kind, said = heard(stream)

        assert (stream.status, kind, said["now"]) == (200, "ping", 1767380400000)
        assert stream.getheader("content-type") == "text/event-stream; charset=utf-8"
        assert "Level 1" in state(stream)["board"]


def test_what_is_done_is_told_to_everybody_who_reads(evening):
    with ExitStack() as many:
        streams = [many.enter_context(reading(evening)) for _ in range(5)]
        before = [state(stream) for stream in streams]
        evening.do(MoveClock(1))

        after = [state(stream) for stream in streams]

    assert ["Level 2" in one["board"] for one in after] == [True] * 5
    assert [one["games"] for one in before + after] == [0] * 5 + [1] * 5


def test_of_many_changes_a_reader_hears_the_last(evening):
    with reading(evening) as stream:
        state(stream)
        for step in (1, 2, 1, 2, 1, 3):
            evening.do(MoveClock(step))

        said = [state(stream)]
        while "Level 3" not in said[-1]["board"]:
            said.append(state(stream))

    assert len(said) < 6


def test_a_clock_that_only_runs_is_told_to_nobody(evening, monkeypatch):
    monkeypatch.setattr(feed, "PING", 0.05)
    with reading(evening) as stream:
        state(stream)
        for _ in range(5):
            evening.wait(seconds=1)

        assert [heard(stream)[0] for _ in range(4)] == ["ping"] * 4


def asked(evening, known=""):
    """What one who is not told gets: after how long to ask again, the time, the state's id."""
    said = evening.site.get("/feed", last_event_id=known)
    lines = [line.split(": ", 1) for line in said.body.splitlines() if line]
    told = [json.loads(value) for name, value in lines if name == "data"]
    return said, dict(lines), told


def test_a_reader_too_many_hears_how_it_stands_and_when_to_ask_again(at):
    evening = at(most_readers=2)

    with reading(evening) as first, reading(evening) as second:
        states = state(first), state(second)
        third, lines, (time, said) = asked(evening)

    assert third.status == 200
    assert third.headers["content-type"] == "text/event-stream; charset=utf-8"
    assert third.headers["connection"] == "close"
    assert 10_000 <= int(lines["retry"]) <= 15_000
    assert time == {"now": 1767380400000, "at": time["at"], "asked": 15_000}
    assert states == (said, said)


def test_readers_who_ask_do_not_all_ask_in_the_same_moment(at):
    evening = at(most_readers=0)

    assert len({asked(evening)[1]["retry"] for _ in range(20)}) > 10


def test_who_asks_again_hears_only_what_is_new(at):
    evening = at(most_readers=0)
    known = asked(evening)[1]["id"]

    same = asked(evening, known)[2]
    evening.do(MoveClock(1))
    other = asked(evening, known)[2]

    assert [len(same), len(other)] == [1, 2]
    assert "Level 2" in other[1]["board"]


def test_a_reader_who_is_told_is_asked_for_nothing(evening):
    with reading(evening) as stream:
        assert heard(stream)[1]["asked"] == 0


def test_who_asks_how_it_stands_is_never_told_that_he_asks_too_often(at):
    evening = at(most_readers=0, limits=READ_ONLY._replace(each_second=0.01, at_once=1))

    assert [asked(evening)[0].status for _ in range(5)] == [200] * 5


def test_whoever_comes_finds_a_place_beside_those_who_are_told(at, serve):
    evening = at(most_readers=3)
    evening.site = serve(evening.board.app, Places(4, 9))

    with ExitStack() as many:
        streams = [many.enter_context(reading(evening)) for _ in range(3)]
        before = [state(stream) for stream in streams]
        idle = socket.create_connection(("127.0.0.1", evening.site.port))
        many.enter_context(idle)
        others = [asked(evening)[2][1] for _ in range(20)]
        evening.do(MoveClock(1))
        after = [state(stream) for stream in streams]

    assert others == [before[0]] * 20
    assert ["Level 2" in one["board"] for one in after] == [True] * 3


def test_who_goes_makes_room(at, monkeypatch):
    monkeypatch.setattr(feed, "PING", 0.05)
    evening = at(most_readers=1)
    with reading(evening) as first:
        state(first)

    for _ in range(200):
        with reading(evening) as next_one:
            if heard(next_one)[1]["asked"] == 0:
                return
    pytest.fail("nobody was let in any more")


def test_there_is_no_stream_of_an_event_that_there_is_not(evening):
    with reading(evening, "/e/9/feed") as stream:
        assert stream.status == 404


def test_a_stream_ends_when_the_board_does(evening):
    with reading(evening) as stream:
        state(stream)
        evening.close()
        while stream.readline():
            pass

    assert evening.board.feed.readers == 0


def test_seats_and_games_are_told_apart(evening):
    with reading(evening) as stream:
        first = state(stream)
        evening.do(PauseClock())
        second = state(stream)

    assert (first["seats"], second["seats"]) == (0, 0)
    assert (first["games"], second["games"]) == (0, 1)
