"""What an address that the house has chosen says of newer versions; asked only when somebody asks.

Nothing is sent but the request, and nothing is fetched: whoever reads the answer goes there.
"""

import contextlib
import http.client
import re
import socket
import ssl
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from director import __version__
from director.files.strict_json import Malformed, read_object, text
from director.house.version_address import why_no_address
from director.translation import say

PATIENCE = 5.0
"""Seconds until whoever is asked has to have answered, all told."""
LONGEST = 65_536
"""Bytes of an answer."""
_LONGEST_NOTES = 8_000
"""Characters."""
_LONGEST_PLACE = 300
"""Characters."""
_VERSION = re.compile(r"[0-9]{1,5}(\.[0-9]{1,5}){1,3}")
_ROOTS = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)
"""Where systems keep whom they trust; the program may have been built on another one."""


class NotTold(Exception):
    """It could not be found out; says why, in a sentence for the reader."""


@dataclass(frozen=True)
class NewestVersion:
    """The newest version that there is, as the address says."""

    version: str
    notes: str
    """What is new in it: lines of plain text."""
    where: str
    """Where it is to be had: an address, or a few words."""

    @property
    def is_newer(self) -> bool:
        """Whether it is newer than the one that runs."""
        return _number(self.version) > _number(__version__)


def _number(version: str) -> tuple[int, ...]:
    """For comparing; "1.2" and "1.2.0" are the same."""
    parts = [int(one) for one in version.split(".")]
    while parts and parts[-1] == 0:
        parts.pop()
    return tuple(parts)


def newest_version(
    address: str, trusted: ssl.SSLContext | None = None, patience: float = PATIENCE
) -> NewestVersion:
    """Asks an address. Raises NotTold.

    It waits `patience` seconds on the server, all told; a resolver of names has a patience of its
    own. `trusted` is whom the system trusts where nothing else is said.
    """
    if not address:
        raise NotTold(
            say(
                "No address for new versions is set. New versions come from whoever gave you this"
                " one; the setting “Address for new versions” is for houses that keep one."
            )
        )
    if why := why_no_address(address):
        raise NotTold(say("The address cannot be asked: {why}.", why=why))
    asked = urlsplit(address)
    try:
        return _read(_answer(asked, trusted or _trusted(), time.monotonic() + patience))
    except ssl.SSLCertVerificationError as error:
        why = error.verify_message
        raise NotTold(
            say("{server} cannot prove who it is: {why}.", server=asked.hostname, why=why)
        ) from error
    except TimeoutError as error:
        raise NotTold(
            say("{server} has not answered in time. Try again later.", server=asked.hostname)
        ) from error
    except (Malformed, http.client.HTTPException) as error:
        words = say("{server} answered, but not with a version.", server=asked.hostname)
        raise NotTold(words) from error
    except (OSError, UnicodeError) as error:
        words = say("{server} cannot be reached. Is this computer online?", server=asked.hostname)
        raise NotTold(words) from error


class _Patient(ssl.SSLSocket):
    """A line whose other end has so long for all that it says, however slowly it says it."""

    until = 0.0
    """By `time.monotonic`."""

    def recv_into(self, *arguments: Any, **options: Any) -> int:
        self.settimeout(_left(self.until))
        return super().recv_into(*arguments, **options)


def _answer(asked: SplitResult, trusted: ssl.SSLContext, until: float) -> bytes:
    """The body of the answer. Raises NotTold, OSError, HTTPException, Malformed."""
    line = http.client.HTTPSConnection(asked.netloc)
    with contextlib.closing(line):
        line.sock = _connected(line.host, line.port, trusted, until)
        path = asked.path or "/"
        line.putrequest("GET", f"{path}?{asked.query}" if asked.query else path)
        line.endheaders()
        answer = line.getresponse()
        if answer.status != http.client.OK:
            said = f"{answer.status} {answer.reason}".strip()
            raise NotTold(say("{server} answered “{answer}”.", server=line.host, answer=said[:80]))
        body = answer.read(LONGEST + 1)
        if len(body) > LONGEST:
            raise Malformed
        return body


def _connected(host: str, port: int, trusted: ssl.SSLContext, until: float) -> _Patient:
    """A line to the first address of a server that answers. Raises OSError."""
    trusted.sslsocket_class = _Patient
    failed: OSError = ConnectionError()
    for family, kind, protocol, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        line = socket.socket(family, kind, protocol)
        try:
            line.settimeout(_left(until) / 2)  # another address is to have its turn
            line.connect(place)
            line.settimeout(_left(until))
            made = trusted.wrap_socket(line, server_hostname=host)
        except OSError as error:
            line.close()
            failed = error
            continue
        assert isinstance(made, _Patient)
        made.until = until
        return made
    raise failed


def _left(until: float) -> float:
    """Seconds. Raises TimeoutError where none are left."""
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _trusted() -> ssl.SSLContext:
    """Whom this system trusts, wherever it keeps them."""
    made = ssl.create_default_context()
    if not made.get_ca_certs() and not _has_roots():
        for one in _ROOTS:
            if Path(one).is_file():
                made.load_verify_locations(one)
                break
    return made


def _has_roots() -> bool:
    """Whether the system's certificates lie where this Python looks for them."""
    paths = ssl.get_default_verify_paths()
    folder = Path(paths.capath) if paths.capath else None
    return bool(paths.cafile) or bool(folder and any(folder.iterdir()))


def _read(body: bytes) -> NewestVersion:
    """The version of an answer. Raises Malformed."""
    told = read_object(body)
    if set(told) != {"version", "notes", "where"}:
        raise Malformed
    version = text(told["version"], 24)
    if not _VERSION.fullmatch(version):
        raise Malformed
    return NewestVersion(version, _notes(told["notes"]), text(told["where"], _LONGEST_PLACE))


def _notes(told: object) -> str:
    """Lines of text; there may be none."""
    if not isinstance(told, str) or len(told) > _LONGEST_NOTES:
        raise Malformed
    return "\n".join(text(line, _LONGEST_NOTES) if line else "" for line in told.split("\n"))
