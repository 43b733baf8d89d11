"""A web server in a running loop: it waits for nobody for ever, and ends when it is told to."""

import socket

import pytest

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
