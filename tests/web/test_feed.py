"""What open pages hear: the newest state and nothing in between, and never nothing for long."""

import http.client
import json
from contextlib import ExitStack, contextmanager

import pytest

from director.tournament.commands import MoveClock, PauseClock
from director.web import feed


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


def test_a_reader_too_many_is_asked_to_come_back(at):
    evening = at(most_readers=2)

    with reading(evening) as first, reading(evening) as second:
        state(first), state(second)
        with reading(evening) as third:
            assert (third.status, third.getheader("retry-after")) == (503, "15")


def test_who_goes_makes_room(at, monkeypatch):
    monkeypatch.setattr(feed, "PING", 0.05)
    evening = at(most_readers=1)
    with reading(evening) as first:
        state(first)

    for _ in range(200):
        with reading(evening) as next_one:
            if next_one.status == 200:
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
