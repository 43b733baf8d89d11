"""The first thing a station says to PostgreSQL: which protocol, who, and which database.

It comes from strangers, so that it is read strictly: a length first, then no more than that.
"""

import asyncio
import struct

_LONGEST = 10_000
"""Bytes; PostgreSQL takes no longer one."""
_PROTOCOL = 3
"""The high half of the protocol's version."""
_CANCEL, _CANCEL_LENGTH = 80_877_102, 16
"""Asks for a statement to be broken off; carries a secret that the server gave out."""


class Unwelcome(Exception):
    """What came is nothing that a station says."""


async def startup_packet(reader: asyncio.StreamReader) -> tuple[bytes, str]:
    """The packet as it came, and the login that it names; empty where one asks to break off.

    Raises Unwelcome, and asyncio.IncompleteReadError.
    """
    head = await reader.readexactly(8)
    length, version = struct.unpack("!ii", head)
    if version == _CANCEL and length == _CANCEL_LENGTH:
        return head + await reader.readexactly(length - len(head)), ""
    if version >> 16 != _PROTOCOL or not len(head) < length <= _LONGEST:
        raise Unwelcome
    body = await reader.readexactly(length - len(head))
    return head + body, _login(body)


def _login(body: bytes) -> str:
    """Who wants to come in. Raises Unwelcome, also for who would copy the server's whole disk."""
    words = body.split(b"\0")
    if words[-2:] != [b"", b""] or len(words) % 2:
        raise Unwelcome
    names, values = words[:-2:2], words[1:-2:2]
    told = dict(zip(names, values, strict=True))
    if len(told) < len(names) or b"user" not in told or b"replication" in told:
        raise Unwelcome
    try:
        return told[b"user"].decode()
    except UnicodeDecodeError as error:
        raise Unwelcome from error


def refusal(code: str, sentence: str) -> bytes:
    """What PostgreSQL says to whom it does not let in."""
    fields = {"S": "FATAL", "V": "FATAL", "C": code, "M": sentence}
    body = b"".join(kind.encode() + text.encode() + b"\0" for kind, text in fields.items())
    return b"E" + struct.pack("!i", len(body) + 5) + body + b"\0"
