"""How a station and an evening prove to each other that they know the same code.

A password-authenticated key exchange (SPAKE2) over the door's TLS. Both messages, the certificate
that each side sees, both versions and the station's name go into what is confirmed: whoever stands
between the two with a certificate of his own has one guess, is refused, and has learnt nothing. The
station confirms first, so that the evening proves nothing to whom does not know the code.
"""

import hmac
import os
from hashlib import sha256
from typing import NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from spake2 import SPAKE2_A, SPAKE2_B
from spake2.ed25519_basic import NotOnCurve
from spake2.spake2 import SPAKEError

MESSAGE = 33
"""Bytes of what each side sends first."""
TAG = 32
"""Bytes by which each confirms."""

_STATION, _EVENING = b"tournament director: a station", b"tournament director: an evening"
_PURPOSE = b"tournament director: pairing, 1"
_KEY, _NONCE = 32, 12


class NotTheSame(Exception):
    """The two do not know the same code, or do not see the same certificate."""


class Circumstances(NamedTuple):
    """What both sides have to see alike."""

    fingerprint: str
    """Of the certificate, in hexadecimal digits, as each side sees it."""
    evening: str
    """The version of the program there."""
    station: str
    """The version here."""
    name: str
    """The station's."""


class Agreed:
    """What both have once the messages are exchanged: keys, which are equal only if the code is."""

    def __init__(self, secret: bytes, messages: tuple[bytes, bytes], seen: Circumstances) -> None:
        """`messages` are the station's and the evening's."""
        parts = (_PURPOSE, *messages, *(text.encode() for text in seen))
        self._all = sha256(b"".join(len(one).to_bytes(4) + one for one in parts)).digest()
        made = HKDF(hashes.SHA256(), 3 * _KEY, salt=self._all, info=_PURPOSE).derive(secret)
        self._station, self._evening = made[:_KEY], made[_KEY : 2 * _KEY]
        self._sealing = AESGCM(made[2 * _KEY :])

    def station_tag(self) -> bytes:
        """By which the station confirms."""
        return hmac.digest(self._station, self._all, sha256)

    def evening_tag(self) -> bytes:
        """By which the evening confirms."""
        return hmac.digest(self._evening, self._all, sha256)

    def check_station(self, tag: bytes) -> None:
        """Raises NotTheSame."""
        if not hmac.compare_digest(tag, self.station_tag()):
            raise NotTheSame

    def check_evening(self, tag: bytes) -> None:
        """Raises NotTheSame."""
        if not hmac.compare_digest(tag, self.evening_tag()):
            raise NotTheSame

    def seal(self, text: bytes) -> bytes:
        """Closes what only the other side can open."""
        nonce = os.urandom(_NONCE)
        return nonce + self._sealing.encrypt(nonce, text, self._all)

    def open(self, sealed: bytes) -> bytes:
        """What the other side closed. Raises NotTheSame."""
        try:
            return self._sealing.decrypt(sealed[:_NONCE], sealed[_NONCE:], self._all)
        except (InvalidTag, ValueError) as error:
            raise NotTheSame from error


class StationSide:
    """The side that typed the code."""

    def __init__(self, code: str) -> None:
        self._exchange = SPAKE2_A(code.encode(), idA=_STATION, idB=_EVENING)
        self.message: bytes = self._exchange.start()

    def agreed(self, answer: bytes, seen: Circumstances) -> Agreed:
        """What comes of the evening's answer, once. Raises NotTheSame where that is none."""
        return Agreed(_finished(self._exchange, answer), (self.message, answer), seen)


class EveningSide:
    """The side that showed it."""

    def __init__(self, code: str) -> None:
        self._exchange = SPAKE2_B(code.encode(), idA=_STATION, idB=_EVENING)
        self.message: bytes = self._exchange.start()

    def agreed(self, asked: bytes, seen: Circumstances) -> Agreed:
        """What comes of the station's message, once. Raises NotTheSame where that is none."""
        return Agreed(_finished(self._exchange, asked), (asked, self.message), seen)


def _finished(exchange: SPAKE2_A | SPAKE2_B, message: bytes) -> bytes:
    if len(message) != MESSAGE:
        raise NotTheSame
    try:
        secret: bytes = exchange.finish(message)
    except (SPAKEError, NotOnCurve, ValueError) as error:
        raise NotTheSame from error
    return secret
