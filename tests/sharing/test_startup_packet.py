"""What strangers send first is read strictly."""

import asyncio
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.sharing.startup_packet import Unwelcome, startup_packet


def packet(*words, version=3 << 16):
    body = b"".join(word + b"\0" for word in words) + b"\0"
    return struct.pack("!ii", len(body) + 8, version) + body


def read(said: bytes):
    async def reading():
        reader = asyncio.StreamReader()
        reader.feed_data(said)
        reader.feed_eof()
        return await startup_packet(reader)

    return asyncio.run(reading())


def test_a_station_says_who_it_is():
    said = packet(b"user", "日本".encode(), b"database", b"book")

    assert read(said + b"what comes after") == (said, "日本")


def test_whoever_breaks_off_a_statement_names_nobody():
    said = struct.pack("!iiii", 16, 80_877_102, 7, 8)

    assert read(said) == (said, "")


@pytest.mark.parametrize(
    "said",
    [
        packet(b"user", b"ann", version=2 << 16),
        packet(b"user", b"ann", b"replication", b"true"),
        packet(b"user", b"ann", b"user", b"postgres"),
        packet(b"database", b"book"),
        packet(b"user", b"\xff"),
        packet(b"user"),
        packet(),
        struct.pack("!ii", 8, 80_877_103),  # asks for TLS inside TLS
        struct.pack("!ii", 8, 80_877_104),  # asks for Kerberos
        struct.pack("!ii", 2_000_000_000, 3 << 16),
        struct.pack("!ii", -1, 3 << 16),
        b"GET / HTTP/1.1\r\n\r\n",
    ],
)
def test_what_no_station_says_is_unwelcome(said):
    with pytest.raises(Unwelcome):
        read(said)


@given(st.binary(max_size=60), st.integers(0, 70))
def test_whatever_comes_is_read_whole_or_not_at_all(noise, length):
    said = struct.pack("!ii", length, 3 << 16) + noise
    try:
        taken, _ = read(said)
    except (Unwelcome, asyncio.IncompleteReadError):
        return

    assert taken == said[:length]
