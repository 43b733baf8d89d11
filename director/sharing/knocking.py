"""A station at the door of an evening: it proves to know the code, and gets what it needs.

The certificate is looked at before anything is said where the invitation names it, and goes into
what both confirm in any case.
"""

import json
import ssl
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from http.client import HTTPException, HTTPSConnection
from pathlib import Path
from typing import NamedTuple

from director import __version__
from director.files.strict_json import Malformed, as_bytes, as_text, read_object, text
from director.sharing.addresses import from_here
from director.sharing.certificate import fingerprint
from director.sharing.door import CONFIRM, NAME, PAIR
from director.sharing.invitation import Invitation
from director.sharing.pairing import (
    MESSAGE,
    Agreed,
    Circumstances,
    NotTheSame,
    StationSide,
)
from director.sharing.station_connection import StationConnection
from director.tournament.log.books import BookFailed
from director.translation import say

_PATIENCE = 8.0
"""Seconds for each answer."""
_LONGEST = 32_768
"""Bytes of an answer."""
_WORDS = 200
_CERTIFICATE = 8_192
_TOLD = {"certificate", "login", "password", "database", "station", "evening"}
_FINE, _TOO_OFTEN = 200, 429
_PORTS = range(1, 65_536)

_NOT_THERE = "there is no evening at {address}, port {port}"
_WRONG = (
    "the code is wrong, or somebody stands between this station and the evening; after five wrong "
    "tries this station needs a new code"
)
_TRIED = "five wrong codes have come from this station’s address; ask there for a new code"
_NO_CODE = "no code is open there: it lets in one station within five minutes; ask for a new one"
_LATER = "the evening cannot let anybody in just now; try again"
_FULL = (
    "the evening has no room for another station: have one dismissed there, then ask for a new code"
)
_IMPOSTOR = "what answers there is not the evening that showed the code: do not join here"


class NotJoined(BookFailed):
    """A station was not let in; says why."""


class Granted(NamedTuple):
    """What a station gets."""

    certificate: str
    port: int
    login: str
    password: str
    database: str
    station: str
    evening: str
    fingerprint: str
    """Of the certificate."""
    address: str = ""
    """At which the door was found, as this machine reaches it."""

    def book(self, certificate: Path) -> str:
        """The address of the book, where its certificate lies in this file."""
        who = (self.login, self.password, self.station)
        return StationConnection(self.address, self.port, certificate, *who, self.database).url()


def granted(invitation: Invitation, station: str, version: str = __version__) -> Granted:
    """Joins with the code of an invitation, under a name for this station. Raises NotJoined."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.minimum_version = ssl.TLSVersion.TLSv1_3
    tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE  # it is known by its fingerprint
    at = (invitation.address, invitation.port)
    try:
        door = _reached(*at, tls)
    except (OSError, HTTPException) as error:
        raise NotJoined(say(_NOT_THERE, address=at[0], port=at[1])) from error
    try:
        door.auto_open = 0  # all of it on this one line
        assert isinstance(door.sock, ssl.SSLSocket)
        seen = sha256(door.sock.getpeercert(binary_form=True) or b"").hexdigest()
        if invitation.fingerprint not in ("", seen):
            raise NotJoined(say(_IMPOSTOR))
        known = Circumstances(seen, "", version, station[:NAME])
        return _let_in(door, invitation.code, known)._replace(address=door.host)
    except (OSError, HTTPException) as error:
        raise NotJoined(say(_NOT_THERE, address=at[0], port=at[1])) from error
    except Malformed as error:
        raise NotJoined(say("what answers there is no evening of this program")) from error
    except NotTheSame as error:
        raise NotJoined(say(_IMPOSTOR)) from error
    finally:
        door.close()


def _reached(address: str, port: int, tls: ssl.SSLContext) -> HTTPSConnection:
    """The door, by whichever network it is in. Raises OSError, HTTPException."""
    ways = [
        HTTPSConnection(one, port, timeout=_PATIENCE, context=tls) for one in from_here(address)
    ]
    for door in ways[:-1]:
        with suppress(OSError, HTTPException):
            door.connect()
            return door
    ways[-1].connect()
    return ways[-1]


def _let_in(door: HTTPSConnection, code: str, seen: Circumstances) -> Granted:
    side = StationSide(code)
    asked = {"version": seen.station, "station": seen.name, "message": as_text(side.message)}
    answer = _asked(door, PAIR, asked, seen.station)
    there = seen._replace(evening=text(answer.get("version"), _WORDS))
    message = as_bytes(text(answer.get("message"), _WORDS), MESSAGE)
    agreed = side.agreed(message, there)
    number = text(answer.get("round"), _WORDS)
    confirmed = {"round": number, "confirm": as_text(agreed.station_tag())}
    answer = _asked(door, CONFIRM, confirmed, seen.station)
    agreed.check_evening(as_bytes(text(answer.get("confirm"), _WORDS)))
    return _opened(agreed, as_bytes(text(answer.get("granted"), _LONGEST)), seen.fingerprint)


def _asked(
    door: HTTPSConnection, path: str, said: Mapping[str, str], version: str
) -> Mapping[str, object]:
    """What the door answers. Raises NotJoined where it refuses, Malformed, OSError."""
    door.request("POST", path, json.dumps(said), {"Content-Type": "application/json"})
    answer = door.getresponse()
    body = answer.read(_LONGEST + 1)
    if len(body) > _LONGEST:
        raise Malformed
    told = read_object(body) if answer.status != _TOO_OFTEN else {"why": "later"}
    if answer.status == _FINE:
        return told
    match told.get("why"):
        case "version":
            sentence = (
                "the evening runs version {theirs} of this program, and this station version "
                "{ours}: install the same one on both"
            )
            theirs = text(told.get("version"), _WORDS)
            raise NotJoined(say(sentence, theirs=theirs, ours=version))
        case "no code":
            raise NotJoined(say(_NO_CODE))
        case "wrong":
            raise NotJoined(say(_WRONG))
        case "tried":
            raise NotJoined(say(_TRIED))
        case "full":
            raise NotJoined(say(_FULL))
        case "later":
            raise NotJoined(say(_LATER))
    raise Malformed


def _opened(agreed: Agreed, sealed: bytes, seen: str) -> Granted:
    """What was sealed for us. Raises NotTheSame, Malformed."""
    told = dict(read_object(agreed.open(sealed)))
    port = told.pop("port", None)
    if type(port) is not int or port not in _PORTS or set(told) != _TOLD:
        raise Malformed
    certificate = told.pop("certificate")
    if not isinstance(certificate, str) or len(certificate) > _CERTIFICATE:
        raise Malformed
    try:
        if fingerprint(certificate) != seen:
            raise NotTheSame
    except ValueError as error:
        raise Malformed from error
    words = {name: text(value, _WORDS) for name, value in told.items()}
    return Granted(certificate=certificate, port=port, fingerprint=seen, **words)
