"""Evenings that are shared are found on the network, here of this machine alone."""

import secrets
import time
from contextlib import closing

import pytest
from zeroconf import ServiceInfo, Zeroconf

from director.desk.stations import Found
from director.sharing.discovery import KIND, Announcement, look

HERE = "127.0.0.1"


@pytest.fixture
def name():
    """A name that no other test, beside this one on the same machine, announces."""
    return f"Freitagspoker 🂡 {secrets.token_hex(6)}"


@pytest.fixture
def heard():
    """Who is there now, by name; also what other tests announce at this moment."""
    heard = {}

    def hear(found):
        heard.clear()
        heard.update({one.name: one for one in found})

    stop = look(hear, [HERE])
    yield heard
    stop()


def within(seconds, condition):
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)
    return condition()


def test_an_evening_is_found_with_its_name_and_gone_when_it_is_withdrawn(heard, name):
    announcement = Announcement(HERE, 4545, name, "2.1")
    assert within(30, lambda: heard.get(name) == Found(name, HERE, 4545, "2.1"))

    announcement.withdraw()

    assert within(30, lambda: name not in heard)


def test_a_name_that_is_too_long_for_the_network_is_cut_between_signs(heard, name):
    announcement = Announcement(HERE, 4545, name + "é" * 100, "2.1")
    cut = name + "é" * ((200 - len(name.encode())) // 2)
    try:
        assert within(30, lambda: heard.get(cut) == Found(cut, HERE, 4545, "2.1"))
    finally:
        announcement.withdraw()


def test_what_somebody_else_announces_in_our_name_is_no_evening(heard, name):
    wrong = ({}, {"name": b"\xff"}, {"name": f"{name}\n1"}, {"name": f"{name} 2", "version": ""})
    with closing(Zeroconf(interfaces=[HERE])) as stranger:
        for said in wrong:
            called = f"{secrets.token_hex(6)}.{KIND}"
            told = {"version": "2.1", **said}
            info = ServiceInfo(KIND, called, parsed_addresses=[HERE], port=1, properties=told)
            stranger.register_service(info)
        announcement = Announcement(HERE, 4545, name, "2.1")
        try:
            assert within(30, lambda: name in heard)
            assert [one for one in heard if one.startswith(name)] == [name]
        finally:
            announcement.withdraw()
