"""PINs: what is kept of one, and whether somebody typed it.

A PIN has few digits: whoever has the book can try them all. What is kept makes each try slow, and
no two people's alike; the door makes whoever tries at it wait.
"""

import hmac
import secrets
from base64 import b64decode, b64encode
from hashlib import scrypt, sha256
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


class NoPin(ValueError):
    """What is kept is of no PIN."""


def kept_of(pin: str) -> str:
    """What is kept of a PIN: how it was made, salt, and the digest of its proof."""
    cost = ":".join(map(str, _Cost()))
    how = f"{_KIND}:{cost}:{_text(secrets.token_bytes(_SALT))}"
    return f"{how}:{_text(sha256(proof_of(how, pin)).digest())}"


def proof_of(how: str, pin: str) -> bytes:
    """What only somebody has who knows the PIN; it takes long. `how` is what is kept, or begins it.

    Raises NoPin where that is none.
    """
    try:
        kind, n, r, p, salt, *_ = how.split(":")
        if kind != _KIND:
            raise NoPin
        return scrypt(
            pin.encode(),
            salt=b64decode(salt, validate=True),
            n=int(n),
            r=int(r),
            p=int(p),
            maxmem=_MOST_MEMORY,
            dklen=_LENGTH,
        )
    except (ValueError, OverflowError, MemoryError) as error:  # it comes from a file
        raise NoPin from error


def is_pin(kept: str, pin: str) -> bool:
    """Whether this is the PIN of which that is kept."""
    try:
        expected = b64decode(kept.rpartition(":")[2], validate=True)
        found = sha256(proof_of(kept, pin)).digest()
    except ValueError:
        return False
    return hmac.compare_digest(found, expected)


def _text(some: bytes) -> str:
    return b64encode(some).decode()
