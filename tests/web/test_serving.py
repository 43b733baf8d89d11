"""A web server in a running loop: it waits for nobody for ever, and ends when it is told to."""

import socket
import sys
from contextlib import ExitStack, suppress

import pytest

from director.sharing.places import Places
from director.web import serving
from director.web.serving import CannotListen, listening


async def hello(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: a\r\n"])
def test_who_does_not_say_what_is_wanted_is_not_waited_for(serve, monkeypatch, sent):
    monkeypatch.setattr(serving, "PATIENCE", 0.1)
    site = serve(hello)

    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as line:
        line.sendall(sent)

        assert line.recv(1000) == b""


def test_who_stays_after_an_answer_and_says_half_a_request_is_not_waited_for(serve, monkeypatch):
    monkeypatch.setattr(serving, "PATIENCE", 0.1)
    site = serve(hello)

    with socket.create_connection(("127.0.0.1", site.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET / HT")

        while line.recv(1000):
            pass


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127 is this machine")
def test_where_one_neighbor_has_all_places_whoever_comes_is_answered(serve):
    site = serve(hello, Places(3, 3))

    with ExitStack() as lines:
        for _ in range(5):
            lines.enter_context(socket.create_connection(("127.0.0.1", site.port)))
        asks = socket.create_connection(("127.0.0.1", site.port), 5, ("127.0.0.2", 0))
        lines.enter_context(asks).sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")

        assert asks.recv(1000).startswith(b"HTTP/1.1 200")


def test_a_place_is_free_again_when_the_connection_has_ended(serve):
    site = serve(hello, Places(1, 1))

    first, then = site.get("/"), None
    while then is None:
        with suppress(OSError):
            then = site.get("/")

    assert (first.status, then.status) == (200, 200)


def test_what_is_sent_is_sent_without_delay(serve):
    with listening("127.0.0.1") as made:
        assert made.proto == socket.IPPROTO_TCP


def test_an_address_that_this_machine_does_not_have_is_said_plainly():
    for address in ("192.0.2.7", "everywhere"):
        with pytest.raises(CannotListen, match=address):
            listening(address)


def test_a_port_that_is_taken_is_said_plainly():
    with listening("127.0.0.1") as taken, pytest.raises(CannotListen, match="port"):
        listening("127.0.0.1", taken.getsockname()[1])
