"""What is asked about newer versions, and each sentence that may come back."""

import json
import socket
import socketserver
import ssl
import threading
import time
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director import __version__
from director.files.strict_json import Malformed
from director.house import newer_version
from director.house.newer_version import (
    LONGEST,
    NewestVersion,
    NotTold,
    _read,
    newest_version,
)
from director.house.version_address import why_no_address
from director.sharing.certificate import certificate

TOLD = {
    "version": "9.1.0",
    "notes": "Walls in color.\n\nFaster.",
    "where": "the office, at the till",
}
NOW = datetime.now(UTC)


def answer(body: bytes, status: str = "200 OK", more: str = "") -> bytes:
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n{more}\r\n".encode() + body


@contextmanager
def server(folder: Path, *pieces: bytes, pause: float = 0.0):
    """A server that says these pieces to everybody; its address, trust, and what it heard."""
    made = certificate(folder, "127.0.0.1", "localhost", NOW)
    inside = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    inside.load_cert_chain(made.file, made.key_file)
    heard: list[bytes] = []
    done = threading.Event()

    class Talk(socketserver.BaseRequestHandler):
        def handle(self):
            try:
                with inside.wrap_socket(self.request, server_side=True) as line:
                    heard.append(line.recv(65_536))
                    for piece in pieces:
                        line.sendall(piece)
                        done.wait(pause)
            except OSError:
                return

    class Server(socketserver.ThreadingTCPServer):
        block_on_close = True

    with Server(("127.0.0.1", 0), Talk) as serving:
        thread = threading.Thread(target=serving.serve_forever, args=(0.01,))
        thread.start()
        try:
            trust = ssl.create_default_context(cafile=made.file)
            yield f"https://127.0.0.1:{serving.server_address[1]}/newest.json", trust, heard
        finally:
            done.set()
            serving.shutdown()
            thread.join()


def refusal(address, trust=None, patience=5.0):
    with pytest.raises(NotTold) as told:
        newest_version(address, trust, patience)
    return str(told.value)


def test_a_newer_version_is_told_with_its_notes_and_its_place(tmp_path):
    with server(tmp_path, answer(json.dumps(TOLD).encode())) as (address, trust, _):
        found = newest_version(address, trust)

    assert found == NewestVersion("9.1.0", "Walls in color.\n\nFaster.", "the office, at the till")
    assert found.is_newer


def test_nothing_is_sent_but_the_request(tmp_path):
    with server(tmp_path, answer(json.dumps(TOLD).encode())) as (address, trust, heard):
        newest_version(f"{address}?from=house", trust)

    place = address.removeprefix("https://").removesuffix("/newest.json")
    assert heard == [
        f"GET /newest.json?from=house HTTP/1.1\r\nHost: {place}\r\n"
        "Accept-Encoding: identity\r\n\r\n".encode()
    ]


@pytest.mark.parametrize(
    ("version", "newer"),
    [(__version__, False), (f"{__version__}.0", False), ("0.0.9", False), ("0.10", True)],
)
def test_versions_are_compared_by_their_numbers(version, newer):
    assert NewestVersion(version, "", "here").is_newer == newer


def test_without_an_address_it_says_where_versions_come_from():
    assert refusal("").startswith(
        "No address for new versions is set. New versions come from whoever gave you this one"
    )


@pytest.mark.parametrize(
    "address",
    [
        "http://versions.invalid/newest.json", "versions.invalid", "https://", "file:///etc/hosts",
        "https://ann@versions.invalid/", "https://versions.invalid:99999/", "https://a b.invalid/",
        "https://versions.invalid/#part", "https://[::1/", "https://v.invalid/\r\nX: 1",
    ],
)  # fmt: skip
def test_only_an_address_of_a_server_that_proves_itself_is_asked(address):
    why = "an address for new versions begins with https:// and names a server"

    assert why_no_address(address) == why
    assert refusal(address) == f"The address cannot be asked: {why}."


@pytest.mark.parametrize("address", ["", "https://versions.invalid", "https://10.0.0.1:8443/a?b=c"])
def test_an_address_of_such_a_server_can_be_set(address):
    assert why_no_address(address) == ""


def test_a_server_that_nobody_vouches_for_is_not_believed(tmp_path):
    with server(tmp_path, answer(json.dumps(TOLD).encode())) as (address, _, heard):
        said = refusal(address)

    assert said.startswith("127.0.0.1 cannot prove who it is: ")
    assert heard == []


def test_whom_the_system_trusts_is_found_where_another_system_keeps_it(tmp_path, monkeypatch):
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none"))
    monkeypatch.setenv("SSL_CERT_DIR", str(tmp_path / "none"))

    with server(tmp_path, answer(json.dumps(TOLD).encode())) as (address, _, _):
        monkeypatch.setattr(newer_version, "_ROOTS", (str(tmp_path / "certificate.pem"),))
        found = newest_version(address)

    assert found.version == "9.1.0"


def test_a_server_that_is_not_there_cannot_be_reached():
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    said = refusal(f"https://127.0.0.1:{port}/")

    assert said == "127.0.0.1 cannot be reached. Is this computer online?"


@pytest.mark.parametrize("status", ["404 Not Found", "301 Moved", "500 Oh"])
def test_an_answer_that_is_no_file_is_said_and_nobody_is_sent_elsewhere(tmp_path, status):
    elsewhere = "Location: https://127.0.0.1:1/\r\n"
    with server(tmp_path, answer(b"", status, elsewhere)) as (address, trust, heard):
        said = refusal(address, trust)

    assert said == f"127.0.0.1 answered “{status}”."
    assert len(heard) == 1


@pytest.mark.parametrize(
    "pieces",
    [
        (),
        (b"HTTP/1.1 200 OK\r\nX-Slow: ", *[b"x"] * 60),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n", *[b"x"] * 60),
    ],
    ids=["silent", "slow head", "slow body"],
)
def test_whoever_answers_too_slowly_is_not_waited_for(tmp_path, pieces):
    pieces = pieces or (b"",) * 60
    with server(tmp_path, *pieces, pause=0.1) as (address, trust, _):
        began = time.monotonic()
        said = refusal(address, trust, patience=0.5)
        waited = time.monotonic() - began

    assert said == "127.0.0.1 has not answered in time. Try again later."
    assert waited < 3  # all pieces take six seconds


def without(key):
    return {name: value for name, value in TOLD.items() if name != key}


@pytest.mark.parametrize(
    "body",
    [
        b"", b"<html>", b"[]", b"\xff", b'{"version": "9", "version": "9"}', b"[" * 50_000,
        *(json.dumps(one).encode() for one in (
            without("version"), without("notes"), without("where"), {**TOLD, "more": ""},
            {**TOLD, "version": "9"}, {**TOLD, "version": "9.1b"}, {**TOLD, "version": "9.٣"},
            {**TOLD, "version": 9.1}, {**TOLD, "where": ""}, {**TOLD, "where": "a\nb"},
            {**TOLD, "notes": ["a"]}, {**TOLD, "notes": "a\x1b[2J"}, {**TOLD, "notes": "a" * 9000},
        )),
        b" " * (LONGEST + 1),
    ],
)  # fmt: skip
def test_an_answer_in_another_form_is_no_version(tmp_path, body):
    with server(tmp_path, answer(body)) as (address, trust, _):
        said = refusal(address, trust)

    assert said == "127.0.0.1 answered, but not with a version."


def test_what_speaks_no_http_is_no_version(tmp_path):
    with server(tmp_path, b"220 mail ready\r\n") as (address, trust, _):
        said = refusal(address, trust)

    assert said == "127.0.0.1 answered, but not with a version."


@given(st.binary(max_size=200) | st.recursive(st.none() | st.text(), st.lists).map(
    lambda one: json.dumps(one).encode()
))  # fmt: skip
def test_nothing_but_a_version_is_read_as_one(body):
    with pytest.raises(Malformed):
        _read(body)
