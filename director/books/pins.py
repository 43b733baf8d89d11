"""PINs: what is kept of one, and whether somebody typed it.

A PIN has few digits: whoever has the book can try them all. What is kept makes each try slow, and
no two people's alike; the door makes whoever tries at it wait.
"""

import hmac
import secrets
from base64 import b64decode, b64encode
from hashlib import scrypt
from typing import NamedTuple

_KIND = "scrypt"
_SALT, _LENGTH = 16, 32
"""Bytes."""
_MOST_MEMORY = 2**27
"""Bytes that a try may take, whatever a book says."""


class _Cost(NamedTuple):
    """What a try costs: 16 MB, and some 50 ms of this program's time."""

    n: int = 2**14
    r: int = 8
    p: int = 1


def kept_of(pin: str) -> str:
    """What is kept of a PIN: how it was made, salt and digest."""
    salt, cost = secrets.token_bytes(_SALT), _Cost()
    return ":".join((_KIND, *map(str, cost), _text(salt), _text(_digest(pin, salt, cost))))


def is_pin(kept: str, pin: str) -> bool:
    """Whether this is the PIN of which that is kept; it takes the same time either way."""
    try:
        kind, n, r, p, salt, digest = kept.split(":")
        cost = _Cost(int(n), int(r), int(p))
        found = _digest(pin, b64decode(salt, validate=True), cost)
        expected = b64decode(digest, validate=True)
    except (ValueError, OverflowError, MemoryError):  # it comes from a file
        return False
    return kind == _KIND and len(expected) == _LENGTH and hmac.compare_digest(found, expected)


def _digest(pin: str, salt: bytes, cost: _Cost) -> bytes:
    return scrypt(
        pin.encode(),
        salt=salt,
        n=cost.n,
        r=cost.r,
        p=cost.p,
        maxmem=_MOST_MEMORY,
        dklen=_LENGTH,
    )


def _text(some: bytes) -> str:
    return b64encode(some).decode()
