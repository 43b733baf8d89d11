"""Evenings that are shared are found on the network, here of this machine alone."""

import time
from contextlib import closing

import pytest
from zeroconf import ServiceInfo, Zeroconf

from director.desk.stations import Found
from director.sharing.discovery import KIND, Announcement, look

HERE = "127.0.0.1"


@pytest.fixture
def heard():
    """What is there, as it is heard."""
    heard = []
    stop = look(heard.append, [HERE])
    yield heard
    stop()


def within(seconds, condition):
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)
    return condition()


def test_an_evening_is_found_with_its_name_and_gone_when_it_is_withdrawn(heard):
    announcement = Announcement(HERE, 4545, "Freitagspoker 🂡", "2.1")
    there = [Found("Freitagspoker 🂡", HERE, 4545, "2.1")]
    assert within(20, lambda: heard == [there])

    announcement.withdraw()

    assert within(20, lambda: heard == [there, []])


def test_a_name_that_is_too_long_for_the_network_is_cut_between_signs(heard):
    announcement = Announcement(HERE, 4545, "é" * 150, "2.1")
    try:
        assert within(20, lambda: heard == [[Found("é" * 100, HERE, 4545, "2.1")]])
    finally:
        announcement.withdraw()


def test_what_somebody_else_announces_in_our_name_is_no_evening(heard):
    with closing(Zeroconf(interfaces=[HERE])) as stranger:
        for number, said in enumerate(
            ({}, {"name": b"\xff", "version": "1"}, {"name": "a\nb", "version": "1"})
        ):
            name = f"stranger-{number}.{KIND}"
            info = ServiceInfo(KIND, name, parsed_addresses=[HERE], port=1, properties=said)
            stranger.register_service(info)
        announcement = Announcement(HERE, 4545, "Friday", "2.1")
        try:
            assert within(20, lambda: heard == [[Found("Friday", HERE, 4545, "2.1")]])
        finally:
            announcement.withdraw()
